/**
 * Finds how cards say what a text says otherwise: in the words of other games, of speech, or without "Ongoing:".
 * Only tried where a text is refused, and only shown if it is read.
 */
import { capital } from '../phrases.ts'
import type { Reading, Refusal } from './card.ts'

/** Typed words, and what cards print; several where the rest of the sentence decides. */
type Habit = readonly [typed: RegExp, ...printed: string[]]

const number = String.raw`(\d+|X|an?|one|two|three|four|five|six|seven|eight|nine|ten)`
const someone = String.raw`((?:[Ee]ach|[Tt]arget|[Tt]hat|[Aa]ll|[Aa]n?) (?:[\w-]+ ){0,3}?[\w-]+|[A-Z][\w']*(?: [A-Z][\w']*)*)`
const counters = String.raw`([\w+]+ counters?)`

/** The table of them; `boss` is what texts call the Boss. */
export const habits = (boss: string): readonly Habit[] => [
  [/\bevery\b/gi, 'each'],
  [/\b(?:all|each) raiders?\b/gi, 'each opponent', 'each opposing hero'],
  [/\b(target|that|a) raider\b/gi, '$1 opposing hero', '$1 opponent'],
  [/\bminions\b/g, 'allies'],
  [/\bminion\b/g, 'ally'],
  [/\bdiscard pile\b/g, 'graveyard'],
  [/\b(\d+) (?:hit points|HP|life)\b/g, '$1 health'],
  [/([+-]\d+) attack\b/gi, '$1 ATK'],
  [/\bgains? (?=[+-]\d|[A-Z])/g, 'has '],
  [/\bat the beginning of\b/gi, 'at the start of'],
  [/\bwhenever\b/gi, 'when'],
  [/\bdies\b/g, 'is destroyed'],
  [/\b(?:kill|sacrifice)(s?)\b/gi, 'destroy$1'],
  [/\btaps?\b/gi, 'exhaust'],
  [/\buntaps?\b/gi, 'ready'],
  [/\b(?:summon|create|spawn)s? ([^.,]+)/gi, 'put $1 into play'],
  [/\breturn ([^.,]+) to (its owner's|their owners'|your) (hands?)\b/gi, 'put $1 into $2 $3'],
  [new RegExp(String.raw`${someone} takes? ${number} (\w+ )?damage`, 'g'), `${boss} deals $2 $3damage to $1`],
  [/\bdoes (?=\d|X)/g, 'deals '],
  [/(^|\. |, |: )deal (?=\d|X)/gi, `$1${boss} deals `],
  [new RegExp(String.raw`\bheal ([^.,]+) for ${number}(?=[.,])`, 'gi'), `${boss} heals $2 damage from $1`],
  [
    /\bheals (?:for )?(\d+|X)(?=[.,])/g,
    ...['himself', 'herself', 'itself'].map((self) => `heals $1 damage from ${self}`),
  ],
  [
    new RegExp(`\\bheals (\\d+|X) damage from ${boss}(?=[.,])`, 'g'),
    ...['himself', 'herself', 'itself'].map((self) => `heals $1 damage from ${self}`),
  ],
  [new RegExp(`${someone} (?:gains?|gets?) ${number} ${counters}`, 'g'), 'put $2 $3 on $1'],
  [new RegExp(`${someone} loses? ${number.replace(')', '|all)')} ${counters}`, 'g'), 'remove $2 $3 from $1'],
  [/\b(?:add|place) ([^.,]+? counters?) (?:to|on)\b/gi, 'put $1 on'],
  [/\bremove each ([\w+]+ counter)\b/gi, 'remove all $1s'],
  [/\bthere is no damage on ([^.,]+)/g, '$1 is undamaged'],
  [/\bthere (?:is|are) (\w+ or \w+) damage on ([^.,]+)/g, '$2 has $1 damage'],
  [/\b(damage|counters?) on (?:him|her|it|them)\b/g, '$1'],
  [new RegExp(`${boss} (?:has|have|controls?) (no (?:other )?allies)`, 'g'), 'you control $1'],
  [/\bhealth left\b/g, 'remaining health'],
  [/\bat least (\w+)/g, '$1 or more'],
  [/(^|\. |: )for each ([^,.]+), ([^.]+)(?=\.)/gim, '$1$3 for each $2'],
  [/\bthere is one\b/g, 'there is exactly one'],
]

/** Paragraphs in words that are read; `power`: all that was missing is "Ongoing:". */
export interface Better {
  words: string
  power: boolean
}

/** More wordings than these are not tried. */
const most = 12

const mid = /(?<!^|[.:"] |\n)\b(?:Each|Target|That|All|An?)\b/g
const starts = /(?<=^|[.:] |\n)[a-z]/g
const cased = (text: string): string =>
  text.replace(mid, (word) => word.toLowerCase()).replace(starts, (letter) => capital(letter))

/**
 * A refused text in words that are read.
 * @param read - Reads a text where this one stands.
 * @returns Its paragraphs that change; undefined if no wording is known.
 */
export function instead(text: string, boss: string, read: (text: string) => Reading): Better | undefined {
  const found = habits(boss).reduce<readonly string[]>(
    (all, [typed, ...printed]) =>
      all.flatMap((one) => [...new Set(printed.map((words) => one.replace(typed, words)))]).slice(0, most),
    [text],
  )
  const worded = found.flatMap((one) => (one === text ? [] : [cased(one)]))
  const said = worded.flatMap((one) => asPrinted(one, read(one)))[0]
  if (said !== undefined) return { words: changed(text, said), power: false }
  const ongoing = [...worded, text].flatMap((one) => (one.includes('Ongoing:') ? [] : withOngoing(one)))
  const power = ongoing.find((one) => 'card' in read(one))
  return power === undefined ? undefined : { words: changed(text, power), power: true }
}

/** The text if it is read, or as it would be printed. */
function asPrinted(text: string, reading: Reading): string[] {
  if ('card' in reading) return [text]
  const printed = printedIn(reading.refusal)
  return printed === undefined || text.includes('\n') ? [] : [printed]
}

/** The print of what was read, if that is why a text is refused. */
export const printedIn = ({ why }: Refusal): string | undefined => /^would be printed: (.*)$/s.exec(why)?.[1]

function withOngoing(text: string): string[] {
  const lines = text.split('\n')
  return lines.map((line, i) => lines.with(i, `Ongoing: ${line}`).join('\n'))
}

function changed(text: string, better: string): string {
  const lines = text.split('\n')
  const others = better.split('\n').filter((line, i) => line !== lines[i])
  return others.join(' / ')
}
