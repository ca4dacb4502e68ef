/** Draws a raid's statechart as a Mermaid state diagram. */
import { printCondition, type RaidWords, raidWords } from '../../language/print/index.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from '../../raid/format.ts'
import { actionText, listOf, targetOf } from './machine-words.ts'

/** The text of a stateDiagram-v2. States are named by their path, so that equal names in different regions stay apart. */
export function mermaid(raid: RaidDef): string {
  return ['stateDiagram-v2', ...indented(inside(raid.machine, [], raidWords(raid)))].join('\n')
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

function inside(node: Omit<RaidStateNode, 'on'>, path: readonly string[], words: RaidWords): string[] {
  const states = Object.entries(node.states ?? {})
  const regions = states.map(([name, state]) => [
    ...stateLines(state, [...path, name], words),
    ...transitionLines(state, [...path, name], words),
  ])
  if (node.type === 'parallel') return regions.flatMap((lines, i) => (i ? ['--', ...lines] : lines))
  const start = node.initial ? [`[*] --> ${idOf([...path, node.initial])}`] : []
  return [...start, ...regions.flat()]
}

function stateLines(state: RaidStateNode, path: readonly string[], words: RaidWords): string[] {
  const id = idOf(path)
  const label = state.meta?.title ?? path.at(-1) ?? ''
  if (!state.states) return [`${id}: ${clean(label)}`]
  return [`state "${clean(label)}" as ${id} {`, ...indented(inside(state, path, words)), '}']
}

function transitionLines(state: RaidStateNode, path: readonly string[], words: RaidWords): string[] {
  const id = idOf(path)
  const entry = (state.entry ?? []).map(
    (one) => `note right of ${id}: as it is entered, ${clean(actionText(one, words))}`,
  )
  const end = state.type === 'final' ? [`${id} --> [*]`] : []
  const rows = Object.entries(state.on ?? {}).flatMap(([event, some]) =>
    listOf(some).map((to) => `${id} --> ${targetId(to.target, path)}: ${clean(label(event, to, words))}`),
  )
  return [...entry, ...rows, ...end]
}

const targetId = (target: string | undefined, path: readonly string[]): string => idOf(targetOf(target, path))

function label(event: string, { guard, actions }: RaidTransition, words: RaidWords): string {
  const when = guard ? ` [${printCondition(guard.params, words)}]` : ''
  const does = (actions ?? []).map((one) => actionText(one, words)).join(', ')
  return does ? `${event}${when} / ${does}` : `${event}${when}`
}

const idOf = (path: readonly string[]): string => path.join('_').replace(/\W/g, '_')

/** Removes characters that have a meaning in Mermaid. */
const clean = (text: string): string => text.replace(/[;#]/g, ',').replace(/:/g, ' ').replace(/"/g, "'")
