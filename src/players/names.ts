/** The names of the bots: all that is needed to offer them. */
import type { PlayerName } from './types.ts'

const bots = [
  {
    name: 'tactics',
    about: 'Plays the Boss by the published tactics of the raid, and sensibly where none applies.',
    for: 'boss',
  },
  {
    name: 'gentle',
    about: 'The same Boss, going easy on a first raid: one card a turn, never its hardest blow, attacks spread.',
    for: 'boss',
  },
  { name: 'story', about: 'The same Boss, who often errs: raiders should win about four of five raids.', for: 'boss' },
  { name: 'normal', about: 'The same Boss, who errs so often that raiders win about half of the raids.', for: 'boss' },
  { name: 'heroic', about: 'The same Boss, who seldom errs: raiders win about one raid in four.', for: 'boss' },
  { name: 'mythic', about: 'The same Boss, who hardly errs: raiders win about one raid in ten.', for: 'boss' },
  {
    name: 'raider',
    about: 'Plays a raider who attacks, protects, heals and equips for the good of the raid.',
    for: 'raider',
  },
  {
    name: 'protector',
    about: 'Plays a raider who puts on armor, brings protectors first, keeps them ready and steps in for friends.',
    for: 'raider',
  },
  {
    name: 'healer',
    about: 'Plays a raider who cares most about healing whoever could fall, and keeps heals in hand.',
    for: 'raider',
  },
  {
    name: 'damage',
    about: 'Plays a raider who attacks first, with weapons and with damage that lasts, and gives up heals.',
    for: 'raider',
  },
  {
    name: 'control',
    about: 'Plays a raider who fights the Boss’s allies and ongoing cards, and keeps answers for the Boss’s turn.',
    for: 'raider',
  },
  {
    name: 'careful',
    about: 'Plays a raider who saves twice as much, seldom attacks with protectors, and keeps two allies from falling.',
    for: 'raider',
  },
  {
    name: 'ahead',
    about: 'Plays on in its head before each of its turns, from what its seat knows, and does what turns out best.',
    for: 'both',
  },
  { name: 'briefly', about: 'Thinks ahead with half of the thought, for phones.', for: 'both' },
  { name: 'random', about: 'Gives random legal answers, from a seed.', for: 'both' },
] as const satisfies readonly PlayerName[]

export type BotName = (typeof bots)[number]['name']

/** The bots by name: what each does, and for which side. */
export const playerNames: readonly (PlayerName & { name: BotName })[] = bots

/** Names that bots had in earlier versions, as saved games and links may still have them. */
const former: Readonly<Record<string, string>> = { careless: 'story', cautious: 'careful' }

/**
 * What a bot is called now.
 * @param name - Its name in a saved game or a link.
 * @returns Its name in this version; the same name if it is not a former one.
 */
export const presentName = (name: string): string => (Object.hasOwn(former, name) && former[name]) || name

/**
 * Titles a bot for players, where its name says too little.
 * @param name - One of `playerNames`.
 * @returns Its title, in small letters; otherwise its name.
 */
export const botTitle = (name: string): string =>
  name === 'ahead' ? 'thinks ahead' : name === 'briefly' ? 'thinks ahead briefly' : name

/**
 * Whether a bot plays on in its head before it chooses.
 * @param name - One of `playerNames`.
 * @returns True for those that do, with whatever budget.
 */
export const thinksAhead = (name: string): boolean => name === 'ahead' || name === 'briefly'

/** The default bot of each side. */
export const defaultPlayer = { boss: 'tactics', raider: 'raider' } as const
