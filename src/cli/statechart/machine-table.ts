/** A raid's statechart as a table: for each state its events, conditions, actions, and next states. */
import { printCondition, type RaidWords, raidWords } from '../../language/print/index.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from '../../raid/format.ts'
import { actionText, listOf, machineEventText, targetOf } from './machine-words.ts'

/** A transition, or a state without transitions. */
export interface MachineRow {
  /** The path of the state. */
  state: string
  title: string
  /** The stage while the machine is in this state; null if the stage doesn't change. */
  stage: number | null
  event: string
  /**
   * The condition, or the raid's own words for it; '' if always.
   * If several transitions have the same event, the first whose condition is true is taken.
   */
  guard: string
  does: readonly string[]
  /** The next state; '' if it stays. */
  to: string
}

export interface MachineTable {
  initial: string
  rows: readonly MachineRow[]
  /** Each event of the machine, in words. */
  events: Readonly<Record<string, string>>
}

export function machineTable(raid: RaidDef): MachineTable {
  const words = raidWords(raid)
  const rows = rowsIn(raid.machine.states, [], words)
  const heard = [...new Set(rows.map(({ event }) => event))].filter(Boolean)
  const events = Object.fromEntries(heard.map((event) => [event, machineEventText(event, raid, words)]))
  return { initial: raid.machine.initial, rows, events }
}

const rowsIn = (
  states: Readonly<Record<string, RaidStateNode>>,
  path: readonly string[],
  words: RaidWords,
): MachineRow[] =>
  Object.entries(states).flatMap(([name, state]) => {
    const here = [...path, name]
    return [...rowsOf(state, here, words), ...rowsIn(state.states ?? {}, here, words)]
  })

function rowsOf(state: RaidStateNode, path: readonly string[], words: RaidWords): MachineRow[] {
  const { title = '', stage = null } = state.meta ?? {}
  const at = { state: path.join('.'), title, stage }
  const entry = state.entry ? [{ ...at, event: 'entry', ...said({ actions: state.entry }, path, words) }] : []
  const on = Object.entries(state.on ?? {}).flatMap(([event, some]) =>
    listOf(some).map((way) => ({ ...at, event, ...said(way, path, words) })),
  )
  const ways = [...entry, ...on]
  return ways.length > 0 ? ways : [{ ...at, event: '', guard: '', does: [], to: '' }]
}

function said({ guard, when = '', actions = [], target }: RaidTransition, path: readonly string[], words: RaidWords) {
  return {
    guard: guard ? printCondition(guard.params, words) : when,
    does: actions.map((one) => actionText(one, words)),
    to: target === undefined ? '' : targetOf(target, path).join('.'),
  }
}

/** The table in Markdown, aligned, with a list of its events below. */
export function asMarkdown({ initial, rows, events }: MachineTable): string[] {
  const cells = rows.map((row, i): string[] => {
    const again = rows[i - 1]?.state === row.state
    const stage = row.stage === null ? '' : `${row.stage}`
    const does = row.does.join('; ')
    return [
      again ? '' : row.state,
      again ? '' : row.title,
      again ? '' : stage,
      row.event,
      row.guard,
      row.to || (row.event && 'stays'),
      does,
    ]
  })
  const head = ['state', 'title', 'stage', 'event', 'if', 'to', 'actions']
  const body = cells.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((word, i) => Math.max(word.length, ...body.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell)).join(' | ')} |`
  return [
    `Begins in ${initial}.`,
    '',
    line(head),
    line(head.map((word, i) => '-'.repeat(i < head.length - 1 ? (widths[i] ?? 0) : word.length))),
    ...body.map(line),
    '',
    ...Object.entries(events).map(([event, text]) => `${event}: ${text}.`),
  ]
}
