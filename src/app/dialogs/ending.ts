/** The end of a game in words, from the side of the persons at the table, and suggestions for the next. Pure. */
import type { Stop } from '../../board/index.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Outcome, Seat, View } from '../../engine/types.ts'
import { firstName, inList, numbered, possessive, times } from '../../language/phrases.ts'
import { capital } from '../../language/print/index.ts'
import { type LevelName, levelNames } from '../../players/index.ts'
import type { Decisive } from '../../session/decisive.ts'
import { type Honour, honours, mostValuable, type SeatStats } from '../../session/game-stats.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { levelTitle, modeFor } from '../start/levels.ts'
import type { Wanted } from '../start/raid-link.ts'

/** The sides on which persons play. */
export interface Sides {
  raiders: boolean
  boss: boolean
}

/** The sides of the persons at the table; on a page of one of them, in a room, the side of that seat (`own`). */
export function sidesOf({ seats }: Pick<View, 'seats'>, plans: readonly Pick<SeatPlan, 'kind'>[], own: Seat): Sides {
  const some =
    own < 0 ? seats.filter(({ seat }) => plans[seat]?.kind === 'person') : seats.filter(({ seat }) => seat === own)
  return { raiders: some.some(({ boss }) => !boss), boss: some.some(({ boss }) => boss) }
}

/** Whether the persons at the table have won; null if they play on both sides, or on none, or nobody has won. */
export function personsWon({ result }: Pick<Outcome, 'result'>, { raiders, boss }: Sides): boolean | null {
  if (raiders === boss || (result !== 'raiders' && result !== 'boss')) return null
  return (result === 'raiders') === raiders
}

export function endTitle(outcome: Pick<Outcome, 'result'>, sides: Sides): string {
  const won = personsWon(outcome, sides)
  if (won !== null) return won ? 'Victory' : 'Defeat'
  const titles = { raiders: 'The raid has won', boss: 'The Boss has won', draw: 'A draw', team: 'The game is over' }
  return titles[outcome.result]
}

/** The end in words: 'Onyxia is slain! The last blow was Warrax's: 4 melee damage. 11 rounds.' What decided it comes first. */
export function howItEnded(
  { result, text, excess }: Pick<Outcome, 'result' | 'text' | 'excess'>,
  view: View,
  { conceded, blow }: Pick<Decisive, 'conceded' | 'blow'>,
): string {
  const long = `${numbered(Math.max(1, view.turn.round), 'round')}.`
  const boss = capital(view.seats.find((seat) => seat.boss)?.name ?? 'The Boss')
  if (conceded.length > 0) return `${capital(inList(conceded, 'and'))} conceded. ${long}`
  const hit = blow && blow.n > 0 ? `: ${blow.n} ${blow.type} damage` : ''
  if (result === 'raiders') {
    const slain = `${boss === 'The Boss' ? view.raid.name : boss} is ${boss === 'The Boss' ? 'beaten' : 'slain'}!`
    return `${slain} ${blow ? `The last blow was ${possessive(blow.by, false)}${hit}. ` : ''}${long}`
  }
  if (result === 'boss')
    return blow
      ? `${capital(blow.by)} killed ${inList(blow.to, 'and')} in round ${blow.round}${hit}. No raider is left standing.`
      : `No raider is left standing. ${long}`
  if (result === 'team') return `One team has won. ${long}`
  if (excess) return `${text ?? 'This raid'} asks for more than is computed for one choice. ${long}`
  return `${text ? `${text} would have gone on for ever.` : 'Neither side has won.'} ${long}`
}

/**
 * The raid's progress: 'Stage 2 of 3. Onyxia had 12 of 30 health left.'; '' if it won.
 * If not all stages come, the past ones are counted: '3 Bosses down.'
 */
export function howFar(
  { result }: Pick<Outcome, 'result'>,
  { raid, seats, cards }: View,
  stops: readonly Stop[] = [],
): string {
  if (result === 'raiders' || raid.id === '') return ''
  const boss = cards[seats.find((seat) => seat.boss)?.hero ?? 0]
  const down = stops.filter(({ fate }) => fate === 'past').length
  const some = stops.some(({ fate }) => fate === 'secret' || fate === 'out')
  const behind = `${down === 0 ? 'No' : down} ${down > 1 ? 'Bosses' : 'Boss'} down.`
  const stage = raid.stages < 2 || raid.stage === 0 ? '' : some ? behind : `Stage ${raid.stage} of ${raid.stages}.`
  const left =
    boss?.health && boss.zone === 'party'
      ? `${capital(boss.def ?? 'The Boss')} had ${Math.max(0, boss.health - boss.damage)} of ${boss.health} health left.`
      : ''
  return [stage, left].filter(Boolean).join(' ')
}

/** The turn that cost the raid most: 'The worst turn was Onyxia’s of round 3: 24 damage to heroes.'; '' if there was none. */
export const worstTurn = ({ worst }: Pick<Decisive, 'worst'>): string =>
  worst
    ? `The worst turn was ${possessive(worst.turn, false)} of round ${worst.round}: ${worst.n} damage to heroes.`
    : ''

const deeds: Readonly<Record<Honour['deed'], (n: number) => string>> = {
  dealt: (n) => `most damage, ${n}`,
  healed: (n) => `most healing, ${n}`,
  protected: (n) => (n === 1 ? 'protected once' : `protected most often, ${times(n)}`),
  prevented: (n) => `prevented most, ${n}`,
}

/** The raiders' deeds, the most valuable raider first, and their falls. */
export function whoDidWhat(lines: readonly SeatStats[]): { best: string; honours: string[]; fallen: string[] } {
  const best = mostValuable(lines)
  const of = (name: string): string =>
    honours(lines)
      .filter((one) => one.name === name)
      .map(({ deed, n, tied }) => `${deeds[deed](n)}${tied ? ' (tied)' : ''}`)
      .join('; ')
  const raiders = lines.filter(({ boss }) => !boss)
  const others = raiders.filter(({ name }) => name !== best?.name && of(name) !== '')
  return {
    best: best ? `MVP: ${best.name}, ${of(best.name) || `${best.dealt} damage`}.` : '',
    honours: others.map(({ name }) => `${name}: ${of(name)}.`),
    fallen: raiders
      .filter(({ fell }) => fell > 0)
      .sort((a, b) => a.fell - b.fell)
      .map(({ name, fell }) => `${name} fell in round ${fell}.`),
  }
}

/** A raid to try next, and the button that fills it in. */
export interface Try {
  text: string
  wanted: Wanted
}

const most = 5

/**
 * Suggestions after this raid: the next one, or its usual mode, after a win; another raider after a loss; another hero.
 * `level`: the level suggested by the last games.
 */
export function whatNext(
  played: Wanted,
  { raids, decks }: Catalogue,
  won: boolean,
  level: LevelName | null = null,
): Try[] {
  const { raiders } = played
  const at = raids.findIndex(({ id }) => id === played.raid)
  const usual = raids[at]?.modes?.[0]
  const learnt = raids[at]?.modes?.find(({ id }) => id === played.mode)?.learning
  const next = raids[at + 1]
  const free = decks.filter(({ id }) => raiders.every(({ deck }) => deck !== id))
  const me = raiders.findIndex(({ who }) => who.startsWith('person'))
  const [other] = free
  return [
    ...(won && learnt && usual
      ? [{ text: 'Now by the rules', wanted: { ...played, mode: usual.id, boss: 'story' } }]
      : []),
    ...(level ? [atLevel(played, raids[at], level)] : []),
    ...(won && !learnt && next ? [{ text: `Next raid: ${next.name}`, wanted: onRaid(played, next) }] : []),
    ...(!won && other && raiders.length < most
      ? [
          {
            text: `Try with ${raiders.length + 1} raiders`,
            wanted: {
              ...played,
              raiders: [...raiders, { deck: other.id, who: 'raider', name: firstName(other.hero) }],
            },
          },
        ]
      : []),
    ...(me >= 0 && other
      ? [
          {
            text: `Try ${firstName(other.hero)}`,
            wanted: {
              ...played,
              raiders: raiders.with(me, {
                deck: other.id,
                who: raiders[me]?.who ?? 'person',
                name: firstName(other.hero),
              }),
            },
          },
        ]
      : []),
  ]
}

function atLevel(played: Wanted, raid: Catalogue['raids'][number] | undefined, level: LevelName): Try {
  const { boss, mode = '', raiders } = played
  const to = modeFor({ raid, mode, count: raiders.length, boss: level })
  const harder = levelNames.indexOf(level) > (levelNames as readonly string[]).indexOf(boss)
  return {
    text: `${harder ? 'Harder' : 'Easier'}: ${levelTitle(level)}`,
    wanted: { ...played, boss: level, ...(to ? { mode: to } : {}) },
  }
}

function onRaid({ mode: _before, ...played }: Wanted, { id, modes }: Catalogue['raids'][number]): Wanted {
  return { ...played, raid: id, ...(modes?.[0] ? { mode: modes[0].id } : {}) }
}
