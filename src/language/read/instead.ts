/**
 * Finds how cards say what a text says otherwise: in the words of other games, of speech, or without "Ongoing:".
 * Only tried where a text is refused, and only shown if it is read.
 */
import { capital } from '../phrases.ts'
import type { Reading, Refusal } from './card.ts'

/** Typed words, and what cards print; several where the rest of the sentence decides. */
type Habit = readonly [typed: RegExp, ...printed: string[]]

const number = String.raw`(\d+|X|an?|one|two|three|four|five|six|seven|eight|nine|ten)`
const someone = String.raw`((?:[Ee]ach|[Tt]arget|[Tt]hat|[Aa]ll|[Aa]n?) (?:[\w-]+ ){0,6}?[\w-]+|[A-Z][\w']*(?: [A-Z][\w']*)*)`
const counters = String.raw`([\w+]+ counters?)`

/** Words of other games. */
const ofGames: readonly Habit[] = [
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
  [/\bexile ([^.,]+)/gi, 'remove $1 from the game'],
  [/\bcounter (?=target\b)/gi, 'interrupt '],
  [/\bmills (\w+) cards\b/g, 'puts the top $1 cards of his deck into his graveyard'],
  [/\b(?:loses all abilities|has no powers)\b/g, 'loses all powers'],
  [/\bsilences? ([^.,]+)/gi, '$1 loses all powers this turn'],
  [/\b(?:stun|freeze)s? ([^.,]+)/gi, "exhaust $1. It can't ready during its controller's next ready step"],
  [
    /\b(target|each) (\w+ )?(hero|ally) is (?:stunned|frozen)\b/gi,
    "exhaust $1 $2$3. It can't ready during its controller's next ready step",
  ],
  [/\b(target|each|all) (?:opposing )?(?:hero|heroes) can't use weapons\b/gi, "$1 opponent can't strike with weapons"],
  [
    /\b(?:look at )?(target (?:player|opponent))(?:'s| reveals his) hand(?:\.|,? and|, then) discard (an? [^.]+?)(?: card)? from it\./gi,
    "look at $1's hand. That player discards $2 from his hand of your choice.",
    "look at $1's hand. That player discards $2 card from his hand of your choice.",
  ],
  [/\bone of (?:his|that player's) (resource|weapon|location|quest)s\b/g, 'a $1 he controls'],
  [/\battach (?:this|it) to\b/gi, 'attach to'],
  [/\. (?=Ongoing: )/g, '.\n'],
  [/\breturn ([^.,]+) to (its owner's|their owners'|your) (hands?)\b/gi, 'put $1 into $2 $3'],
  [/\b(damage|counters?) on (?:him|her|it|them)\b/g, '$1'],
]

/** The table of them; `boss` is what texts call the Boss. */
export const habits = (boss: string): readonly Habit[] => [...ofGames, ...ofSpeech(boss), ...ofOrder]

/** Speech: somebody does something to somebody. */
const ofSpeech = (boss: string): readonly Habit[] => [
  [/\bheroes with ([\w+]+) counters\b/gi, 'each hero with a $1 counter'],
  [
    /\beach opponent ([^.]+?) or takes (\d+|X) (\w+ )?damage/gi,
    `for each opponent, ${boss} deals $2 $3damage to that player's hero unless that player $1`,
  ],
  [
    /\beach opponent may (\w+) ([^.]+)\. If (?:he|that player) doesn't, ([^.]+? damage to )(?:his|that player's) hero/gi,
    "for each opponent, $3that player's hero unless that player $1s $2",
  ],
  [new RegExp(String.raw`${someone} takes? ${number} (\w+ )?damage`, 'g'), `${boss} deals $2 $3damage to $1`],
  [/\btakes damage\b/g, 'is dealt damage'],
  [/\bdoes (?=\d|X)/g, 'deals '],
  [/(^|\. )([^.]+? deals )1?d6 (?=\w* ?damage)/gi, '$1roll a die, and $2that much '],
  [/\b(deals \w+ )(\w+ damage [^.]+\.) (?:this|that) damage can't be prevented\./gi, '$1unpreventable $2'],
  [/(^|\. |, |: )deal (?=\d|X)/gi, `$1${boss} deals `],
  [new RegExp(String.raw`\bheal ([^.,]+) for ${number}(?=[.,])`, 'gi'), `${boss} heals $2 damage from $1`],
  [/\b(?:gains|heals) (\d+|X) health\b/g, 'heals $1'],
  [/(?<=\battacks [^.,]+, )it (?=deals\b)/g, `${boss} `],
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
  [new RegExp(`${boss} (?:has|have|controls?) (no (?:other )?allies)`, 'g'), 'you control $1'],
]

/** Parts of a sentence that stand elsewhere, or in other words. */
const ofOrder: readonly Habit[] = [
  [/(^|\. |: )while ([^,.]+), ([^.]+)(?=\.)/gim, '$&', '$1$3 while $2'],
  [/\bhealth left\b/g, 'remaining health'],
  [/\bat least (\w+)/g, '$1 or more'],
  [/(^|\. |: )for each ([^,.]+), ([^.]+)(?=\.)/gim, '$&', '$1$3 for each $2'],
  [/\bthere is one\b/g, 'there is exactly one'],
  [/\b(put \w+ ([\w+]+) counters? on ([^.]+)\. If there are (\w+ or \w+))(?: of them)?,/gi, '$1 $2 counters on $3,'],
  [/(?<=\bdiscards? \w+) (cards?) at random\b/gi, ' random $1'],
  [/(?<=\bdiscards? \w+ random cards?)(?=[.,])/gi, ' from his hand', ' from your hand'],
  [/\bchooses and (?=\w+s\b)/g, ''],
  [/(^|\. |: )([^.:]+) at the (start|end) of your next turn(?=\.)/gi, '$1at the $3 of your next turn, $2'],
  [/(^|\. |: )([^.:,]+) (?:is|are) (destroy|exhaust)ed(?=\.)/gim, '$1$3 $2'],
  [/\b(?:on|if you roll(?:ed)?) an? ([1-6])(?:\+| or (?:more|higher)), /gi, '$1-6: '],
  [/\b(?:on|if you roll(?:ed)?) an? ([1-6]) or ([1-6]), /gi, '$1-$2: '],
  [/\b(?:on|if you roll(?:ed)?) an? ([1-6]), /gi, '$1: '],
  [
    /\b(abilities|allies|equipment|weapons|cards) cost \(?(\d+)\)? (less|more)(?: to play)?\b/gi,
    'players pay ($2) $3 to play $1',
  ],
  [
    /\bthe next (ability|ally|card|equipment|weapon) you play this turn costs \(?(\d+)\)? (less|more)/gi,
    'you pay ($2) $3 to play your next $1 this turn',
  ],
  [/\ball ([^.,]+?) (?:your )?opponents control\b/gi, 'all opposing $1'],
  [/\bflip ([^.,]+) face (down|up)\b/gi, 'turn $1 face $2'],
  [/\bopponents can't heal\b/gi, "damage can't be healed from opposing heroes"],
  [/\b((?:opposing |friendly )?(?:heroes|allies)) can't (?:heal|be healed)\b/gi, "damage can't be healed from $1"],
  [/\b(?:target|one) party\b/g, "target player's party"],
  [/\b(?:on|during) (?:its|his|her) (?:controller's )?next turn\b/g, "until the end of its controller's next turn"],
  [/\b(Attach to target (\w+)[^"]*?) its controller's turn\b/gi, "$1 attached $2's controller's turn"],
  [/\b([A-Z][\w']+) (?:allies|(?:ally )?tokens?)\b/g, '$&', '$1s', '$1'],
]

/** Paragraphs in words that are read; `power`: all that was missing is "Ongoing:". */
export interface Better {
  words: string
  power: boolean
}

/** More wordings than these are not tried. */
const most = 12

const mid = /(?<!^|[.:"] |\n)\b(?:Each|Target|That|The|All|Opposing|Abilities|Allies|Equipment|Weapons|An?)\b/g
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
  const said = worded.flatMap((one) => asPrinted(one, read))[0]
  if (said !== undefined) return { words: changed(text, said), power: false }
  const ongoing = [...worded, text].flatMap((one) => (one.includes('Ongoing:') ? [] : withOngoing(one)))
  const power = ongoing.find((one) => 'card' in read(one))
  return power === undefined ? undefined : { words: changed(text, power), power: true }
}

/** The text if it is read, or as it would be printed if that is. */
function asPrinted(text: string, read: (text: string) => Reading): string[] {
  const reading = read(text)
  if ('card' in reading) return [text]
  const printed = printedIn(reading.refusal)
  return printed === undefined || text.includes('\n') || 'refusal' in read(printed) ? [] : [printed]
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
  return others.join('\n')
}
