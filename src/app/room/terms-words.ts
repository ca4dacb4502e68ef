/** The terms of a raid together, in words; and their defaults. Pure. */
import type { Catalogue, Offer } from '../../catalogue.ts'
import { numbered } from '../../language/phrases.ts'
import type { DeckAbout } from '../../language/types.ts'
import { defaultPlayer } from '../../players/index.ts'
import { mayPeek, type Room, type Terms } from '../../wire/index.ts'
import { levelTitle, modeFor, promiseOf, usualLevel } from '../start/levels.ts'
import { fittingCount, meantFor, modeOf } from '../start/raid-form.ts'
import type { Wanted } from '../start/raid-link.ts'
import type { Option } from '../ui/fields.tsx'

/** In `Terms`: a seat that a person is to have. */
export const person = 'person'

export const undoOptions: readonly Option[] = [
  ['vote', 'if everybody agrees'],
  ['host', 'the host'],
  ['free', 'everybody'],
  ['off', 'nobody'],
]
export const peekOptions: readonly Option[] = [
  ['true', 'as far as people like, which shows what comes'],
  ['false', 'not past a draw, a roll or a look'],
]
export const speedOptions: readonly Option[] = [
  ['1', 'to read along'],
  ['2', 'fast'],
  ['0', 'at once'],
]
/** The things that lie on a real table, as the form for one screen has them. */
export const realOptions: readonly Option[] = [
  ['', 'No: all on our screens'],
  ['cards', 'Our own cards'],
  ['dice', 'Our own cards and dice'],
  ['all', 'Our own cards, dice and the raid’s decks'],
]
export const clockOptions: readonly Option[] = [
  ['0', 'never'],
  ['60', 'after a minute'],
  ['180', 'after 3 minutes'],
  ['600', 'after 10 minutes'],
]
export const graceOptions: readonly Option[] = [
  ['15', 'after 15 seconds'],
  ['60', 'after a minute'],
  ['300', 'after 5 minutes'],
]

/** An option that fits, even if it is not in the list. */
const textOf = (options: readonly Option[], value: string): string =>
  options.find(([one]) => one === value)?.[1] ?? value

/** The default terms: the last raid, with a person in every seat. */
export function firstTerms({ raids }: Pick<Catalogue, 'raids'>, last: Partial<Wanted>): Terms {
  const raid = raids.find(({ id }) => id === last.raid) ?? raids[0]
  const count = fittingCount(raid, last.raiders?.length || (raid?.raiders?.meant ?? meantFor)[0])
  const terms: Terms = {
    raid: raid?.id ?? '',
    boss: usualLevel,
    raiders: Array.from({ length: count }, () => person),
    listed: false,
    undo: 'vote',
    openHands: false,
    aloud: false,
    speed: 1,
    clock: 0,
    grace: 60,
  }
  return withMode(terms, raid, '')
}

/** The terms with the mode that goes with the raid, the level and the number of raiders. */
export function withMode({ mode: _old, ...terms }: Terms, raid: Offer | undefined, wanted: string): Terms {
  const count = terms.raiders.length
  const mode = modeFor({ raid, mode: modeOf(raid, wanted), count, boss: terms.boss })
  return mode ? { ...terms, mode } : terms
}

/** The same terms for another raid, with as many people as can take part in it. */
export function onRaid(terms: Terms, to: Offer): Terms {
  const n = fittingCount(to, terms.raiders.length)
  const raiders = raidersOf(terms, n, Math.min(n, peopleOf(terms)))
  return withMode({ ...terms, raid: to.id, raiders }, to, terms.mode ?? '')
}

/** Sets the numbers of raiders and of persons; remaining seats keep their players. */
export function raidersOf({ raiders }: Pick<Terms, 'raiders'>, count: number, people: number): string[] {
  const bots = raiders.filter((who) => who !== person)
  return Array.from({ length: count }, (_, i) => (i < people ? person : (bots[i - people] ?? defaultPlayer.raider)))
}

export const peopleOf = ({ raiders }: Pick<Terms, 'raiders'>): number => raiders.filter((who) => who === person).length

const peeks = 'Whoever takes back a draw, a roll or a look knows what comes.'

/** The terms, a sentence each. */
export function termsInWords(terms: Terms, raid: Offer | undefined): string[] {
  const mode = raid?.modes?.find(({ id }) => id === terms.mode)
  const { raiders, boss, undo, openHands, listed, clock, grace, speed, real } = terms
  return [
    `${raid?.name ?? terms.raid}${mode ? `, ${mode.name}` : ''}. Level: ${boss === person ? 'a person plays the Boss' : levelTitle(boss)}.`,
    `${numbered(raiders.length, 'raider')}, ${numbered(peopleOf(terms), 'seat')} for people.`,
    `Choices can be taken back by ${undo === 'vote' ? 'vote' : textOf(undoOptions, undo)}.`,
    ...(undo === 'off' ? [] : [mayPeek(terms) ? peeks : 'Nothing is taken back past a draw, a roll or a look.']),
    ...(openHands ? ['House rule: raiders see each other’s hands.'] : []),
    listed ? 'Anyone can find this room.' : 'Only people with the link or the code find this room.',
    ...(clock > 0 ? [`A bot answers for anyone who hasn’t answered ${textOf(clockOptions, `${clock}`)}.`] : []),
    real
      ? `At a real table: people’s own cards${{ cards: '', dice: ' and dice', all: ', dice and the raid’s decks' }[real]}. The raid waits for any of them who is gone.`
      : `If anyone is gone, a bot plays for them ${textOf(graceOptions, `${grace}`)}, until they are back.`,
    `Bots act ${textOf(speedOptions, `${speed}`)}.`,
  ]
}

/** Says how hard the raid is at these terms. */
export const promiseInWords = ({ boss, mode = '', raiders }: Terms, raid: Offer | undefined): string =>
  boss === person ? '' : promiseOf({ raid, mode, count: raiders.length, boss })

/** Advice on a party: no two of one hero, and not three of one role. Pure. */
export function partyHints({ seats }: Pick<Room, 'seats'>, decks: readonly DeckAbout[]): string[] {
  const chosen = seats.flatMap(({ deck }) => deck ?? [])
  const twice = chosen.find(({ hero }, i) => chosen.findIndex((other) => other.hero === hero) < i)
  const roles = chosen.flatMap(({ id }) => decks.find((deck) => deck.id === id)?.role ?? [])
  const crowd = roles.find((role) => role !== 'damage' && roles.filter((other) => other === role).length > 2)
  return [
    ...(twice ? [`${twice.hero} is in the party twice: another hero brings other powers.`] : []),
    ...(crowd ? [`Three or more are ${crowd === 'healer' ? 'healers' : 'tanks'}: who deals the damage?`] : []),
    ...(roles.length > 2 && !roles.includes('healer') ? ['Nobody heals.'] : []),
  ]
}
