/** A campaign: raids won by a party, the treasures drawn, and their owners. Plain data; each function returns a new campaign. */

/** Counts and names of cards. */
export type Rows = readonly (readonly [count: number, card: string])[]

/** A hero of the campaign: the deck that it brings, by id, and its treasures, whether they are in that deck or not. */
export interface CampaignHero {
  hero: string
  deck: string
  loot: Rows
}

/** A raid that was won. */
export interface Win {
  /** The key of the game (`winKey`), which counts only once. */
  key: string
  raid: string
  /** The raid's name, and its mode if it has several. */
  name: string
  mode?: string
  heroes: readonly string[]
  drawn: readonly string[]
}

/** A raid that was played to its end. */
export interface Try {
  key: string
  raid: string
  won: boolean
  /** Somebody gave it up. */
  conceded: boolean
  /** The heroes who fell. */
  fell: readonly string[]
  /** Its end, in a sentence. */
  told: string
}

export interface Campaign {
  /** In the order of time; the same cards again are no further try, unless they are won at last. */
  tries: readonly Try[]
  wins: readonly Win[]
  heroes: readonly CampaignHero[]
  /** Treasures that nobody has taken. */
  chest: Rows
  /** Counters that the raids left to the next ones, by name. */
  left?: Readonly<Record<string, number>>
}

/** A card, and the hero who gets it; null: it goes into the chest. */
export type Share = readonly [card: string, hero: string | null]

export const newCampaign: Campaign = { tries: [], wins: [], heroes: [], chest: [] }

/** The most tries that are remembered. */
export const mostTries = 500

/** The campaign after a raid, which counts once. `party`: the heroes and decks that took part; `left`: what the raid leaves to the next. */
export function withTry(
  campaign: Campaign,
  one: Try,
  party: readonly Pick<CampaignHero, 'hero' | 'deck'>[],
  left: Campaign['left'] = {},
): Campaign {
  if (campaign.tries.some(({ key, won }) => key === one.key && (won || !one.won))) return campaign
  const after = { ...campaign, tries: [...campaign.tries, one].slice(-mostTries) }
  return withParty(Object.keys(left).length > 0 ? { ...after, left: { ...campaign.left, ...left } } : after, party)
}

/** Those of the counters that a raid leaves, or takes over. */
export const leftOf = (leaves: readonly string[] = [], counters: Campaign['left'] = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(counters).filter(([name]) => leaves.includes(name)))

/** The most lessons of a raid. */
const mostLessons = 3

/**
 * The lessons of a raid for its next win, or for the win with this key: one for each raid lost since the win before, up to three.
 * A conceded raid teaches nothing.
 */
export function lessonsOf({ tries }: Campaign, raid: string, key?: string): number {
  const at = tries.findIndex((one) => one.won && one.key === key)
  const own = (at < 0 ? tries : tries.slice(0, at)).filter((one) => one.raid === raid)
  const lost = own.slice(own.findLastIndex(({ won }) => won) + 1).filter(({ conceded }) => !conceded)
  return Math.min(mostLessons, lost.length)
}

/** The number of times that a hero fell. */
export const scarsOf = ({ tries }: Campaign, hero: string): number =>
  tries.filter(({ fell }) => fell.includes(hero)).length

interface Raid {
  id: string
  name: string
  face: { treasure?: string | undefined }
  leaves?: readonly string[] | undefined
}

/** Whether a raid gives a campaign something: treasures, or what it leaves to the next. */
export const countsIn = ({ face, leaves }: Pick<Raid, 'face' | 'leaves'>): boolean =>
  face.treasure !== undefined || leaves !== undefined

const isWon = ({ wins, tries }: Campaign, raid: string): boolean =>
  [...wins, ...tries.filter(({ won }) => won)].some((one) => one.raid === raid)

/** The first raid that counts and is not won yet. */
export const goalOf = <R extends Raid>(campaign: Campaign, raids: readonly R[]): R | undefined =>
  raids.find((raid) => countsIn(raid) && !isWon(campaign, raid.id))

/** '2 of 5 won, next: Black Temple'. */
export function campaignTitle(campaign: Campaign, raids: readonly Raid[]): string {
  const goals = raids.filter(countsIn)
  const next = goalOf(campaign, raids)
  return `${goals.filter(({ id }) => isWon(campaign, id)).length} of ${goals.length} won${next ? `, next: ${next.name}` : ''}`
}

/** The number of copies of a card in a list. */
export const countIn = (rows: Rows, card: string): number =>
  rows.reduce((sum, [n, name]) => (name === card ? sum + n : sum), 0)

/** The list with so many more copies of a card, or fewer. */
function changed(rows: Rows, card: string, by: number): Rows {
  const n = countIn(rows, card) + by
  const others = rows.filter(([, name]) => name !== card)
  return n > 0 ? [...others, [n, card] as const].sort(([, a], [, b]) => (a < b ? -1 : 1)) : others
}

/** The campaign's hero of this name. */
export const heroOf = (campaign: Campaign, hero: string): CampaignHero | undefined =>
  campaign.heroes.find((one) => one.hero === hero)

/** The treasures of a hero; with null, those in the chest. */
export const lootOf = (campaign: Campaign, hero: string | null): Rows =>
  hero === null ? campaign.chest : (heroOf(campaign, hero)?.loot ?? [])

/**
 * The campaign after a won raid.
 * @param party - The winning heroes, and their decks.
 * @param shares - Each card drawn, with its new owner.
 * @returns The same campaign if that win has been counted before: nobody draws for it twice.
 */
export function withWin(
  campaign: Campaign,
  win: Omit<Win, 'drawn' | 'heroes'>,
  party: readonly Pick<CampaignHero, 'hero' | 'deck'>[],
  shares: readonly Share[],
): Campaign {
  if (hasWin(campaign, win.key)) return campaign
  const { heroes } = withParty(campaign, party)
  const names = [...new Set(party.map(({ hero }) => hero))]
  const told = { ...win, heroes: names, drawn: shares.map(([card]) => card) }
  return shares.reduce((after, [card, hero]) => withLoot(after, hero, card, 1), {
    ...campaign,
    wins: [...campaign.wins, told],
    heroes,
  } as Campaign)
}

export const hasWin = (campaign: Campaign, key: string): boolean => campaign.wins.some((win) => win.key === key)

const withParty = (campaign: Campaign, party: readonly Pick<CampaignHero, 'hero' | 'deck'>[]): Campaign =>
  party.reduce((all, { hero, deck }) => withDeck(all, hero, deck), campaign)

/** The campaign in which a hero brings this deck; a hero who is new to it joins. */
export function withDeck(campaign: Campaign, hero: string, deck: string): Campaign {
  const { heroes } = campaign
  return {
    ...campaign,
    heroes: heroOf(campaign, hero)
      ? heroes.map((one) => (one.hero === hero ? { ...one, deck } : one))
      : [...heroes, { hero, deck, loot: [] }],
  }
}

/** A card changes hands; null is the chest. Nothing changes if the giver does not have it, or nobody can take it. */
export function given(campaign: Campaign, card: string, from: string | null, to: string | null): Campaign {
  const known = to === null || heroOf(campaign, to) !== undefined
  if (!known || countIn(lootOf(campaign, from), card) === 0) return campaign
  return withLoot(withLoot(campaign, from, card, -1), to, card, 1)
}

function withLoot(campaign: Campaign, hero: string | null, card: string, by: number): Campaign {
  if (hero === null) return { ...campaign, chest: changed(campaign.chest, card, by) }
  const heroes = campaign.heroes.map((one) => (one.hero === hero ? { ...one, loot: changed(one.loot, card, by) } : one))
  return { ...campaign, heroes }
}

/** Treasures in a deck that its hero has not won: their names, and the number in excess. */
export function unwon(deck: Rows, loot: Rows, treasures: ReadonlySet<string>): Rows {
  const names = new Set(deck.map(([, card]) => card).filter((card) => treasures.has(card)))
  return [...names].flatMap((card) => {
    const n = countIn(deck, card) - countIn(loot, card)
    return n > 0 ? [[n, card] as const] : []
  })
}
