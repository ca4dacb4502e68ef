/** Checks a raid's course and end: whether the raiders can win, from every state; and its stages. */
import type { Data } from '../../language/schema/shape.ts'
import type { RaidDef } from '../format.ts'
import { nodesIn } from './nodes.ts'
import type { Lint } from './report.ts'
import { around, known, reachedFrom, type State, statesOf } from './states.ts'

/** Whether a text of the Boss's side lets the raiders win: the Boss loses, or they win. */
const wins = ({ do: verb, by }: Data): boolean =>
  (verb === 'lose' && by !== 'opponents' && by !== 'players') || (verb === 'win' && by !== 'you')
const ends = ({ do: verb }: Data): boolean => verb === 'lose' || verb === 'win'
const some = (data: unknown, is: (node: Data) => boolean): boolean => [...nodesIn(data)].some(is)

/** The texts of the raid outside its machine. */
const texts = ({ cards, always, modes }: RaidDef): unknown => [cards, always, modes?.map((mode) => mode.always)]

export function lintEnds(lint: Lint): void {
  const { def, say } = lint
  const states = statesOf(def)
  const first = states.filter(({ parent, name }) => parent === null && name === def.machine.initial)
  const reached = reachedFrom(first)
  stages(lint, states)
  finals(lint, states)
  if (some(texts(def), wins) || !known(def, states)) return
  const winning = (state: State): boolean =>
    state.ways.some(({ way, never }) => !never && some([way.actions], wins)) || some(state.node.entry, wins)
  if (!states.some(winning)) {
    const fix = 'Let fatallyDamaged of the last Boss do { do: "lose", by: "you" }.'
    say(['machine'], 'the raiders can never win.', fix)
    return
  }
  for (const state of reached) {
    if (state.children.length > 0 || state.node.type === 'final') continue
    const onward = reachedFrom(around(state))
    if (![...onward].some(winning))
      say(
        state.path,
        'the raiders can never win from here.',
        'Add a transition that leads on, or { do: "lose", by: "you" }.',
      )
  }
}

/** Checks that somebody has won or lost at a final state. */
function finals({ def, say }: Lint, states: readonly State[]): void {
  if (some(texts(def), ends)) return
  for (const state of states)
    for (const { way, to, path } of state.ways)
      if (to?.node.type === 'final' && !some([way.actions, to.node.entry], ends))
        say(path, `nobody has won or lost as "${to.name}" is entered.`, 'Add { do: "lose", by: "you" } to its actions.')
}

/** Stages are numbered from 1 on, without a gap; two Bosses are not the same stage. */
function stages({ def, say }: Lint, states: readonly State[]): void {
  const numbered = states.filter(({ node }) => node.meta?.stage !== undefined)
  const numbers = new Set(numbered.map(({ stage }) => stage))
  const most = Math.max(0, ...numbers)
  numbered.forEach((state, i) => {
    const path = [...state.path, 'meta', 'stage']
    const { stage } = state
    if (stage < 1) say(path, `the stage is ${stage}.`, { fix: 'Number stages from 1 on.', expected: ['1 or more'] })
    else if (stage > 1 && !numbers.has(stage - 1))
      say(path, `there is no stage ${stage - 1}.`, {
        fix: 'Number stages from 1 on, without a gap.',
        expected: [String(stage - 1)],
      })
    const fights = ({ node }: State): boolean => Object.hasOwn(node.on ?? {}, 'fatallyDamaged')
    const other = numbered.slice(0, i).find((one) => one.stage === stage && fights(one) && fights(state))
    if (other) say(path, `"${other.name}" is stage ${stage}, too.`, 'Number the fights from 1 on.')
  })
  if (most === 0 && some([texts(def), def.draws, def.machine], ({ raid }) => raid === 'stage'))
    say(['machine', 'states'], 'no state has a stage, but texts ask for it.', 'Add meta: { stage: 1 } to the first.')
}
