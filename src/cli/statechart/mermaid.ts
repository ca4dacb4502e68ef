/** Draws a raid's statechart as a Mermaid state diagram. */
import { printCondition, type RaidWords, raidWords } from '../../language/print/index.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from '../../raid/format.ts'
import { actionText, listOf, targetOf } from './machine-words.ts'

/** The text of a stateDiagram-v2. States are named by their path, so that equal names in different regions stay apart. */
export function mermaid(raid: RaidDef): string {
  return ['stateDiagram-v2', ...inside(raid.machine, [], '  ', raidWords(raid))].join('\n')
}

function inside(node: Omit<RaidStateNode, 'on'>, path: readonly string[], indent: string, words: RaidWords): string[] {
  const states = Object.entries(node.states ?? {})
  const regions = states.map(([name, state]) => [
    ...stateLines(name, state, path, indent, words),
    ...transitionLines(state, [...path, name], indent, words),
  ])
  if (node.type === 'parallel') return regions.flatMap((lines, i) => (i ? [`${indent}--`, ...lines] : lines))
  const start = node.initial ? [`${indent}[*] --> ${idOf([...path, node.initial])}`] : []
  return [...start, ...regions.flat()]
}

function stateLines(
  name: string,
  state: RaidStateNode,
  path: readonly string[],
  indent: string,
  words: RaidWords,
): string[] {
  const id = idOf([...path, name])
  const label = state.meta?.title ?? name
  if (!state.states) return [`${indent}${id}: ${clean(label)}`]
  return [
    `${indent}state "${clean(label)}" as ${id} {`,
    ...inside(state, [...path, name], `${indent}  `, words),
    `${indent}}`,
  ]
}

function transitionLines(state: RaidStateNode, path: readonly string[], indent: string, words: RaidWords): string[] {
  const id = idOf(path)
  const entry = (state.entry ?? []).map(
    (one) => `${indent}note right of ${id}: as it is entered, ${clean(actionText(one, words))}`,
  )
  const end = state.type === 'final' ? [`${indent}${id} --> [*]`] : []
  const rows = Object.entries(state.on ?? {}).flatMap(([event, some]) =>
    listOf(some).map((to) => `${indent}${id} --> ${targetId(to.target, path)}: ${clean(label(event, to, words))}`),
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
