/** Checks a raid's course and end: whether the raiders can win, from every state; and its stages. */
import { type Data, isRecord } from '../../language/schema/shape.ts'
import type { RaidDef } from '../format.ts'
import { nodesIn } from './nodes.ts'
import type { Lint } from './report.ts'
import { around, entered, known, reachedFrom, type State, statesOf, type Way } from './states.ts'

/** The side that these players are on: that of the text's controller, the other, or either. */
function sideOf(by: unknown): 'own' | 'other' | 'either' {
  if (by === undefined || by === 'you' || by === 'friends') return 'own'
  if (by === 'opponents' || (isRecord(by) && (by.is === 'opponent' || by.of === 'opponents'))) return 'other'
  return 'either'
}

/** Whether a text of one side makes the raiders win: the Boss loses, or they win. */
const wins = ({ do: verb, by }: Data, raiders: boolean): boolean => {
  const side = sideOf(by)
  if (verb === 'lose') return by !== 'players' && side !== (raiders ? 'own' : 'other')
  return verb === 'win' && side !== (raiders ? 'other' : 'own')
}
const ends = ({ do: verb }: Data): boolean => verb === 'lose' || verb === 'win'
const some = (data: unknown, is: (node: Data) => boolean): boolean => [...nodesIn(data)].some(is)

/** Cards that texts create for raiders. */
const given = (def: RaidDef): ReadonlySet<unknown> =>
  new Set(
    [...nodesIn([def.cards, def.machine, def.always, def.modes])].flatMap(({ do: verb, by, token }) =>
      verb === 'create' && sideOf(by) !== 'own' ? [token].flat() : [],
    ),
  )

/** Powers that only raiders use. */
const theirs = ({ by, pay }: Data): boolean => pay !== undefined && by === 'opponents'

/** Whether some text makes the raiders win, of a card or a modifier; `raiders`: from their side. */
function someWins(data: unknown, raiders: boolean): boolean {
  if (Array.isArray(data)) return data.some((part) => someWins(part, raiders))
  if (!isRecord(data)) return false
  const side = raiders !== theirs(data)
  return wins(data, side) || Object.values(data).some((part) => someWins(part, side))
}

/** Whether a text outside the machine makes the raiders win. */
function textWins(def: RaidDef): boolean {
  const raiders = given(def)
  return someWins([def.always, def.modes], false) || def.cards.some((card) => someWins(card, raiders.has(card.name)))
}

/** The texts of the raid outside its machine. */
const texts = ({ cards, always, modes }: RaidDef): unknown => [cards, always, modes?.map((mode) => mode.always)]

export function lintEnds(lint: Lint): void {
  const { def, say } = lint
  const states = statesOf(def)
  const first = states.filter(({ parent, name }) => parent === null && name === def.machine.initial)
  const reached = reachedFrom(first)
  stages(lint, states)
  for (const { ways } of states) for (const way of ways) stillFatal(lint, way)
  finals(lint, states)
  if (textWins(def) || !known(def, states)) return
  const winning = (state: State): boolean =>
    state.ways.some(({ way, never }) => !never && someWins(way.actions, false)) || someWins(state.node.entry, false)
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

/** Effects after which the Boss’s damage need not be fatal any more. */
const mends = ['swap', 'heal', 'remove', 'switch', 'flip', 'move', 'destroy', 'modify', 'bring', 'lose', 'win', 'drop']

/** Reports a state that is entered because of fatal damage, which would send it on at once. */
function stillFatal({ say }: Lint, { event, way, to, from, path }: Way): void {
  if (event !== 'fatallyDamaged' || !to || to === from) return
  const next = entered(to)
  const leads = next.some(({ ways }) => ways.some((one) => one.event === event && !one.way.guard))
  const done = [way.actions, next.map(({ node }) => node.entry)]
  if (leads && !some(done, ({ do: verb }) => typeof verb === 'string' && mends.includes(verb)))
    say(
      path,
      `leaves the fatal damage on the Boss, so "${to.name}" is over as it begins.`,
      'Add { do: "swap", … } or { do: "remove", n: "all", what: "damage", from: "boss" } to its actions.',
    )
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
