/** A statechart in words: its transitions, events and actions. */
import { under } from '../../language/look-up.ts'
import { printEffects, printEvent, type RaidWords } from '../../language/print/index.ts'
import type { DoAction, RaidDef, RaidTransition } from '../../raid/format.ts'

export const listOf = (some: RaidTransition | readonly RaidTransition[]): readonly RaidTransition[] =>
  Array.isArray(some) ? some : [some as RaidTransition]

/** The path of a target state. XState names targets as a sibling, '.child' or '#id.path'; without a target the state stays. */
export function targetOf(target: string | undefined, path: readonly string[]): readonly string[] {
  if (target === undefined) return path
  if (target.startsWith('#')) return target.slice(1).split('.').slice(1)
  if (target.startsWith('.')) return [...path, ...target.slice(1).split('.')]
  return [...path.slice(0, -1), ...target.split('.')]
}

export function actionText({ params }: DoAction, words: RaidWords): string {
  const how = params.how === 'sealed' ? 'on the chain, ' : ''
  return `${how}${params.name ?? printEffects(params.do, words).replace(/\.$/, '')}`
}

const builtIn: Readonly<Record<string, string>> = {
  entry: 'this state is entered',
  gameStarts: 'the game starts',
  fatallyDamaged: 'a Boss has fatal damage',
  eventResolved: 'an event has left the chain',
  done: 'an action with a name is done',
}

/** An event of the machine in words: a phase that starts, an event of the rules, a pattern of the raid's own. */
export function machineEventText(event: string, { phases = {}, listens }: RaidDef, words: RaidWords): string {
  const pattern = under(listens, event)
  if (pattern) return printEvent(pattern, words)
  return Object.hasOwn(phases, event) ? `${phases[event]} starts` : (builtIn[event] ?? event)
}
