/** Texts of the Boss player's cards as the other side reads them: "your next turn" is "Onyxia's next turn", "an opponent" is "a raider". */
import { capital, possessive } from '../phrases.ts'
import type { RaidWords } from './scope.ts'

/** Verbs that have no other form for "she". */
const fixed = new Set(["can't", 'can', 'may', 'must', 'would', 'could', 'next', 'last', 'also', 'each'])
const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  are: 'is',
  were: 'was',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
}

/** The form of a verb for "she": 'deals', 'readies', 'has'. */
export function third(verb: string): string {
  if (fixed.has(verb)) return verb
  const known = irregular[verb]
  if (known) return known
  if (/(s|sh|ch|x|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const object = /(^|[\s(])((?:to|by|from|of|for|with|against|on|than|under|deals?|attacks?|damages?) )you\b/gi

/**
 * The text of a card as a raider reads it, if "you" in it is the Boss player.
 * @param text - The text as it is printed.
 * @param words - The words of the raid.
 * @returns The same from the raiders' seats.
 */
export function toRaiders(text: string, { boss }: RaidWords): string {
  // Of a power that raiders use, "you" is whoever uses it.
  return opponentsAsRaiders(/only an opponent can use this power/i.test(text) ? text : withoutYou(text, boss))
}

/** The text of a power that raiders use, as they read it: "opponents" are raiders, and "you" is whoever uses it (705.4). */
export const opponentsAsRaiders = (text: string): string =>
  text
    .replace(/\ban (?=oppos?(?:ing|nent))/g, 'a ')
    .replace(/\bAn (?=oppos?(?:ing|nent))/g, 'A ')
    .replace(/\b(o)pposing ((?:exhausted |ready |damaged )*)(\w+)/gi, (_, o: string, how: string, noun: string) =>
      cased(o, `raider${/s$|^equipment$/.test(noun) ? "s'" : "'s"} ${how}${noun}`),
    )
    .replace(/\b(o)pponent(s?)\b/gi, (_, o: string, many: string) => cased(o, `raider${many}`))

const cased = (like: string, text: string): string => (like === like.toUpperCase() ? capital(text) : text)

/** The text with a player's name in place of "you"; a Boss is its hero, a raider has one. */
export const withoutYou = (text: string, boss: string, hero = boss): string =>
  text
    .replace(/\byou lose the game\b/gi, (all) => cased(all.charAt(0), 'the raid wins'))
    .replace(/\byou win the game\b/gi, (all) => cased(all.charAt(0), 'the raid is lost'))
    .replace(/\b(y)our hero\b/gi, (_, y: string) => cased(y, hero))
    .replace(/\b(y)ours?\b/gi, (_, y: string) => cased(y, possessive(boss, false)))
    .replace(/\bhave you\b/g, `have ${boss}`)
    .replace(object, (_, before: string, word: string) => `${before}${word}${boss}`)
    .replace(/\b(y)ou ((?:also |each )?)([a-z']+)/gi, (_, y: string, way: string, verb: string) =>
      cased(y, `${boss} ${way}${third(verb)}`),
    )
    .replace(/\b(y)ou\b/gi, (_, y: string) => cased(y, boss))
