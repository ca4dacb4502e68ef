/** Whether a position can be laid: its seats, steps, states and names. */
import type { Code } from '../../language/compile.ts'
import { listed } from '../../language/nodes.ts'
import { didYouMean, type Problem } from '../../language/problem.ts'
import type { RaidDef, RaidStateNode } from '../../raid/format.ts'
import { ordinary } from '../../rules/500-turn.ts'
import type { PlacedCard, Position, PositionSide, StateName } from '../types.ts'
import { nameOf } from './name.ts'

/** The game that a position is for: its cards, its raid, and the names of its players, the Boss first. */
export interface Seated {
  code: Code
  raid: RaidDef | null
  names: readonly string[]
}

/** At most this many unknown names are reported at once. */
export const most = 20

/** The steps of a side's turn that have a window, besides "start". */
export const stepsOf = (raid: RaidDef | null, seat: number): readonly string[] =>
  (raid && seat === 0 ? raid.turn : ordinary).filter((step) => step !== 'wrap-up')

/** Lists the reasons why a position can't be laid. */
export function positionProblems(position: Position, seated: Seated): Problem[] {
  const { sides, turn, at = 'start', state, left = [] } = position
  const { raid, names } = seated
  const no = (where: string, what: string, fix: string): Problem => ({ where: `position.${where}`, what, fix })
  if (sides.length !== names.length)
    return [
      no(
        'sides',
        `${sides.length} sides for ${names.length} players.`,
        'Give one side for each player, the Boss first.',
      ),
    ]
  const steps = ['start', ...stepsOf(raid, turn)]
  const states = raid?.machine.states ?? {}
  return [
    ...(sides[turn] && !sides[turn].out
      ? []
      : [no('turn', `Nobody plays at seat ${turn}.`, `Give a seat from 0 to ${names.length - 1} that is not out.`)]),
    ...(steps.includes(at)
      ? []
      : [no('at', `"${at}" is no step of this turn.`, didYouMean(at, steps, `There are ${steps.join(', ')}.`))]),
    ...(state === undefined || isState(states, state)
      ? []
      : [
          no(
            'state',
            `${JSON.stringify(state)} is no state of the raid.`,
            `There are ${Object.keys(states).join(', ') || 'none'}.`,
          ),
        ]),
    ...left.flatMap((name) =>
      name in states
        ? []
        : [no('left', `"${name}" is no state of the raid.`, didYouMean(name, Object.keys(states), 'Leave it out.'))],
    ),
    ...sides.flatMap((side, seat) => sideProblems(side, seat, seated)),
  ]
}

function isState(states: Readonly<Record<string, RaidStateNode>>, state: StateName): boolean {
  if (typeof state === 'string') return state in states && !states[state]?.states
  const inner = Object.entries(state)
  return inner.length > 0 && inner.every(([name, value]) => isState(states[name]?.states ?? {}, value))
}

function sideProblems(side: PositionSide, seat: number, { code, raid, names }: Seated): Problem[] {
  const at = `position.sides.${seat}`
  const { hero, hand, resources, cards = [], row = [], decks = {}, graveyards = {}, removed = [], draws } = side
  const piles = raid && seat === 0 ? Object.keys(raid.decks) : ['deck']
  const playable = [...cards, ...row, ...(typeof resources === 'object' ? resources : [])]
  const plain = [
    ...removed,
    ...(typeof hand === 'object' ? hand : []),
    ...Object.values(decks).flat(),
    ...Object.values(graveyards).flat(),
  ]
  const known = [...code.cards.keys()]
  const unknown = [...new Set([...plain, ...playable.map(nameOf)])]
    .filter((name) => !code.cards.has(name))
    .slice(0, most)
  const led = hero === undefined || typeof hero === 'string' ? hero : hero.name
  return [
    ...(led === undefined || listed(code.cards.get(led)?.def.type).includes('hero')
      ? []
      : [
          {
            where: `${at}.hero`,
            what: `"${led}" is no hero.`,
            fix: didYouMean(led, known, 'Name a hero of this game.'),
          },
        ]),
    ...unknown.map((name) => ({
      where: at,
      what: `There is no card "${name}".`,
      fix: didYouMean(name, known, 'Name cards of this game.'),
    })),
    ...[...Object.keys(decks), ...Object.keys(graveyards), ...(draws === undefined ? [] : [draws])].flatMap((name) =>
      piles.includes(name)
        ? []
        : [{ where: at, what: `There is no deck "${name}".`, fix: `There are ${piles.join(', ')}.` }],
    ),
    ...playable.flatMap((one) => (typeof one === 'string' ? [] : placedProblems(one, at, { code, names }))),
  ]
}

function placedProblems(
  { name, attach, of }: PlacedCard,
  at: string,
  { code, names }: Omit<Seated, 'raid'>,
): Problem[] {
  const where = `${at}, ${name}`
  return [
    ...(attach === undefined || code.at.has(attach)
      ? []
      : [{ where, what: `Nothing attaches by "${attach}".`, fix: 'Leave "attach" out.' }]),
    ...(of === undefined || of in names
      ? []
      : [{ where, what: `Nobody plays at seat ${of}.`, fix: `Give a seat from 0 to ${names.length - 1}.` }]),
  ]
}
