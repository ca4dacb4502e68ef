/** A raid setup, and the link that shares it: `#raid=…&mode=…&seed=…&boss=…&real=cards&raider=deck,who,name&raider=…`. Pure. */
import { z } from 'zod'
import type { Catalogue } from '../../catalogue.ts'
import type { RaidSetup } from '../../engine/types.ts'
import { plainText } from '../../language/plain-text.ts'
import type { DeckDef } from '../../language/types.ts'
import { defaultPlayer, playerNames, presentName } from '../../players/index.ts'
import { besideCards, type Real, reals } from '../../session/real-things.ts'
import { personNumber, type SeatPlan } from '../../session/saved-game.ts'

/** `who` is a bot's name, `person`, or `person-2` and so on for more people at the same screen. */
export interface Wanted {
  raid: string
  /** The mode, for a raid that has modes; without it, the usual one. */
  mode?: string
  seed: number
  boss: string
  raiders: { deck: string; who: string; name: string }[]
  /** The things that lie on a real table: the cards of the raiders whom people play, their dice, the raid's decks. */
  real?: Real
}

export const mostSeed = 0xffff_ffff
export const longestName = 24
export const persons = ['person', 'person-2', 'person-3', 'person-4', 'person-5'] as const

/** The possible players of a seat: numbered persons, then bots. */
export const whoFits = (boss: boolean): string[] => [...persons, ...botsFor(boss).map(({ name }) => name)]

export const botsFor = (boss: boolean): (typeof playerNames)[number][] =>
  playerNames.filter((one) => one.for === 'both' || one.for === (boss ? 'boss' : 'raider'))

export function planOf(who: string, boss: boolean): SeatPlan {
  const person = (persons as readonly string[]).indexOf(who) + 1
  if (person > 0) return { kind: 'person', bot: boss ? defaultPlayer.boss : defaultPlayer.raider, person }
  return { kind: 'bot', bot: who }
}

export const whoOf = (plan: SeatPlan): string =>
  plan.kind === 'bot' ? plan.bot : (persons[personNumber(plan) - 1] ?? 'person')

/** The decks of one's own that this page has, by id. */
export type OwnDeck = (id: string) => DeckDef | undefined

const noDeck: OwnDeck = () => undefined

/** A setup as it can be set up again; null if a raider's deck is neither from the library nor one of `own`. */
export function wantedOf(setup: RaidSetup, seats: readonly SeatPlan[], own: OwnDeck = noDeck): Wanted | null {
  if (setup.raiders.some(({ deck, kept }) => (typeof deck !== 'string' && !own(deck.id)) || kept)) return null
  const [boss, ...others] = seats.map(whoOf)
  const raiders = setup.raiders.map(({ name, deck }, i) => ({
    name,
    deck: typeof deck === 'string' ? deck : deck.id,
    who: others[i] ?? 'person',
  }))
  return {
    raid: setup.raid,
    ...(setup.mode === undefined ? {} : { mode: setup.mode }),
    seed: setup.seed,
    boss: boss ?? defaultPlayer.boss,
    raiders,
    ...(setup.raiders.some(({ real }) => real)
      ? { real: setup.raidDecks ? ('all' as const) : setup.dice ? ('dice' as const) : ('cards' as const) }
      : {}),
  }
}

export const setupOf = ({ raid, mode, seed, raiders, real }: Wanted, own: OwnDeck = noDeck): RaidSetup => ({
  raid,
  ...(mode === undefined ? {} : { mode }),
  seed,
  ...(raiders.some(({ who }) => who.startsWith('person')) ? besideCards(real) : {}),
  raiders: raiders.map(({ name, deck, who }) => ({
    ...{ name, deck: own(deck) ?? deck },
    ...(real && who.startsWith('person') ? { real: true as const } : {}),
  })),
})

export const plansOf = ({ boss, raiders }: Wanted): SeatPlan[] => [
  planOf(boss, true),
  ...raiders.map(({ who }) => planOf(who, false)),
]

export function addressOf({ raid, mode, seed, boss, raiders, real }: Wanted): string {
  const code = encodeURIComponent
  const how = mode === undefined ? '' : `&mode=${code(mode)}`
  const seats = raiders.map(({ deck, who, name }) => `&raider=${[deck, who, name].map(code).join(',')}`)
  return `#raid=${code(raid)}${how}&seed=${seed}&boss=${code(boss)}${real ? `&real=${real}` : ''}${seats.join('')}`
}

/** The content of a raid link, null if it is none. Invalid parts are left out of `wanted` and listed in `wrong`. */
export function readLink(
  hash: string,
  { raids, decks }: Catalogue,
): { wanted: Partial<Wanted>; wrong: string[] } | null {
  if (!hash.startsWith('#raid=')) return null
  const said = new URLSearchParams(hash.slice(1))
  const wrong: string[] = []
  const wanted: Partial<Wanted> = {}
  const raid = raids.find(({ id }) => id === said.get('raid'))
  if (raid) wanted.raid = raid.id
  else
    wrong.push(
      `There is no raid called "${short(said.get('raid'))}"; the raids are ${inWords(raids.map(({ name }) => name))}. If it is somebody’s own raid, open its file first.`,
    )

  const mode = said.get('mode')
  if (mode !== null && raid) {
    const modes = raid.modes?.map(({ id }) => `"${id}"`) ?? []
    const has = modes.length > 0 ? `it has ${inWords(modes)}` : 'it has no modes'
    if (raid.modes?.some(({ id }) => id === mode)) wanted.mode = mode
    else wrong.push(`${raid.name} has no mode "${short(mode)}": ${has}.`)
  }
  const seed = said.get('seed')
  if (seed !== null) {
    if (/^\d{1,10}$/.test(seed) && Number(seed) <= mostSeed) wanted.seed = Number(seed)
    else wrong.push(`"${short(seed)}" is not a seed: seeds are whole numbers up to ${mostSeed}.`)
  }
  const boss = said.get('boss')
  if (boss !== null) {
    if (whoFits(true).includes(presentName(boss))) wanted.boss = presentName(boss)
    else wrong.push(`"${short(boss)}" can't play the Boss.`)
  }
  const real = said.get('real')
  const lies = reals.find((one) => one === real)
  if (lies) wanted.real = lies
  else if (real !== null) wrong.push(`"${short(real)}" can't be real: cards can, dice with them, or all.`)
  const most = raid?.raiders?.max ?? 5
  const raiders = said.getAll('raider')
  if (raiders.length > most) wrong.push(`It names ${raiders.length} raiders; at most ${most} can take part.`)
  const seats = raiders.slice(0, most).map((text, i) => readRaider(text, i + 1, decks, wrong))
  if (seats.length > 0) wanted.raiders = seats
  const strange = [...new Set(said.keys())].filter((word) => !words.includes(word))
  if (strange.length > 0)
    wrong.push(
      `A link has no ${inWords(strange.slice(0, 3).map((word) => `"${short(word)}"`))}: it may say ${inWords(words)} (once for each raider).`,
    )
  return { wanted, wrong }
}

/** The allowed words of a link. */
const words: readonly string[] = ['raid', 'mode', 'seed', 'boss', 'real', 'raider']

function readRaider(text: string, seat: number, decks: Catalogue['decks'], wrong: string[]): Wanted['raiders'][number] {
  const [deck = '', who = '', ...rest] = text.split(',')
  const known = decks.some(({ id }) => id === deck)
  if (!known) wrong.push(`Raider ${seat}: there is no deck called "${short(deck)}".`)
  const fits = who === '' || whoFits(false).includes(who)
  if (!fits) wrong.push(`Raider ${seat}: "${short(who)}" can't play.`)
  return { deck: known ? deck : '', who: fits ? who : '', name: plainText(rest.join(','), longestName) }
}

const short = (text: string | null): string => plainText(text ?? '', 40)

const key = 'raidkeeper-raid'
const shape = z
  .object({
    raid: z.string(),
    mode: z.string(),
    boss: z.string(),
    raiders: z.array(z.object({ deck: z.string(), who: z.string(), name: z.string() })).max(5),
  })
  .partial()

/** The last raid setup, without its seed; empty if storage is forbidden or damaged. */
export function lastWanted(): Partial<Wanted> {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

export function keepWanted({ raid, mode, boss, raiders }: Wanted): void {
  try {
    localStorage.setItem(key, JSON.stringify({ raid, mode, boss, raiders }))
  } catch {
    return
  }
}

const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
