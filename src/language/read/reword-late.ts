/** Rewordings of what the others made: what is named by what became of it, kinds that share a noun, tokens with numbered keywords. */
import { withArticle } from '../phrases.ts'
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

const one: Readonly<Record<string, string>> = {
  abilities: 'ability',
  allies: 'ally',
  quests: 'quest',
  locations: 'location',
}
const singles = (many: string): string =>
  many.replace(/\b(?:abilities|allies|quests|locations)\b/g, (noun) => one[noun] ?? noun)

const people = 'hero or ally|heroes and allies|hero and ally|heroes and\\/or allies|hero|ally|allies'
const elements = 'fire|frost|nature|arcane|shadow|holy'

/** Cards that are called by what was done to them. */
const done: readonly Rewording[] = [
  rule(
    /\bthat (?:revealed|destroyed|discarded|removed|attacking|defending|attack) (card|ally)('s)?\b/g,
    (_: string, noun = '', s = '') => `that ${noun}${s}`,
    'the same one',
  ),
  rule(/\bthe (?:revealed|drawn) (card)\b('s)?/g, (_: string, noun = '', s = '') => `that ${noun}${s}`, 'the same one'),
  rule(
    new RegExp(`\\bthat (?:${elements}) (card|ally)('s)?`, 'g'),
    (_: string, noun = '', s = '') => `that ${noun}${s}`,
    'the same one',
  ),
  rule(
    /\b([Pp]ut) all revealed (?!cards |attachments)([^.\n]*?)(?<! cards?) (?=(?:into|in) your hand\b|into play\b)/g,
    (_: string, put = '', what = '') => {
      const [kind = '', more] = what.split(/ (?=with )/)
      return `${put} all ${singles(kind)} cards revealed this way${more === undefined ? '' : ` ${more}`} `
    },
    'cards that were revealed',
  ),
  rule(
    /\b([Pp]ut) all revealed (cards named [^.\n]*?) (?=(?:into|in) your hand\b|into play\b)/g,
    '$1 all $2 revealed this way ',
    'cards that were revealed',
  ),
  rule(/\b(cards revealed this way) in (?=your hand)/g, '$1 into ', 'where they go'),
]

/** Kinds that share a noun. */
const kinds: readonly Rewording[] = [
  rule(
    new RegExp(`\\b((?:all |each )?)(Alliance|Horde) (and) (Alliance|Horde) (${people})\\b`, 'g'),
    '$1$2 $5 $3 $1$4 $5',
    'each is named',
  ),
  rule(
    /\b(When you play an?) (Frost|Fire|Nature|Arcane|Shadow|Holy) or (frost|fire|nature|arcane|shadow|holy) card\b/g,
    (...[, play = '', tag = '', type = '']: string[]) => `${play} ${tag} card or ${withArticle(type)} card`,
    'each is named',
  ),
  rule(
    /\b(Black|Blue|Bronze|Green|Red|Twilight) and (Black|Blue|Bronze|Green|Red|Twilight) Dragonkin\b/g,
    '$1 Dragonkin and $2 Dragonkin',
    'each is named',
  ),
]

/** Tokens. */
const tokens: readonly Rewording[] = [
  rule(
    /\b(tokens?(?: named [A-Z]\w+(?: [A-Z]\w*)*)?) into play with ((?:Assault|Mend) \d+)/g,
    '$1 with $2 into play',
    '404.2: the order of words',
  ),
]

/** Counters that run out. */
const counters: readonly Rewording[] = [
  rule(
    /\b([Rr]emove an? (\w+) counter from this (?:card|ability)\b[^\n]*?)\. When the last counter is removed, (destroy this (?:card|ability|item|armor|weapon))\./g,
    (...[, before = '', name = '', destroy = '']: string[]) =>
      `${before}.\nWhen ${withArticle(name)} counter is removed from this ability, if this ability doesn't have ${withArticle(name)} counter, ${destroy}.`,
    'the last one leaves none',
  ),
  rule(
    /\b(?:Then, )?if no (\w+) counters remain, (?=destroy)/gi,
    (_: string, name = '') => `If this card doesn't have ${withArticle(name)} counter, `,
    'none are left',
  ),
]

/** Counters and tokens of a number that an effect did. */
const numbers: readonly Rewording[] = [
  rule(
    /\b([Pp]ut) an? (\d+ \w+ ATK \/ \d+ health (?:[A-Z]\w+ )+ally token) into play for each damage healed this way\b/g,
    '$1 that many $2s into play',
    'one for each is as many',
  ),
  rule(
    /\b(enters play with) an? (\w+) counter for each damage (?:dealt|healed) this way\b/g,
    '$1 that many $2 counters',
    'one for each is as many',
  ),
]

/** How much health is left (glossary: Remaining Health). */
const health: readonly Rewording[] = [
  rule(/\bexactly (\d+) remaining health\b/g, '$1 remaining health', 'so much'),
  rule(/\b(remaining health) -(\d+)\b/g, '$1 minus $2', 'a number that is worked out'),
  rule(
    /\b([Aa]llies you control) have (\d+ or more) combined remaining health\b/g,
    'the combined remaining health of all $1 is $2',
    'all together',
  ),
  rule(
    /(?<=\bremaining health of all [^.,\n]*) is (\d+) or more\b/g,
    ' is greater than or equal to $1',
    'the same comparison',
  ),
  rule(/\bcombined remaining health of (?!all )/g, 'combined remaining health of all ', 'all of them'),
  rule(
    /\b(heals?) damage from (itself|[a-z][^.,\n]*?) equal to (the (?:highest|combined) remaining health [^.,\n]*)/g,
    '$1 X damage from $2, where X is $3',
    'a number that is worked out',
  ),
  rule(/\bequal to that ally's (remaining health[^.,\n]*? to each )/g, 'equal to its $1', 'of each one'),
  rule(
    /^(While [^,\n]*, )double the ATK of (weapons you control) and double the (DEF|health) of (armor you control)\.?$/gm,
    '$1double the ATK of all $2.\n$1double the $3 of all $4.',
    'one thing each',
  ),
]

/** While what, and when. */
const states: readonly Rewording[] = [
  rule(
    /\bWhile in (bear|cat) form, your hero has ([^.\n]*)\.(?: |$)/gm,
    (_: string, form = '', what = '') =>
      `Your hero has ${what.replace(/\bexhausted defender\b/, 'exhausted hero or ally')} while your hero has ${form === 'bear' ? 'Bear' : 'Cat'} Form.\n`,
    'a keyword of the glossary',
  ),
  rule(
    /\bWhile this ally is the only ally in play, double (?:his|her|its) ATK and health, and (?:he|she|it) has (\w+)\./g,
    'While there are no other allies in play, double the ATK of this ally.\nWhile there are no other allies in play, double the health of this ally.\nThis ally has $1 while there are no other allies in play.',
    'one thing each',
  ),
  rule(
    /\b(Prevent all (?:\w+ )?damage that would be dealt to (?:it|that \w+|[A-Z]\w+)) while (protecting|defending) this turn\b/g,
    '$1 this turn while $2',
    'the order of words',
  ),
  rule(/\b(loses? and can't have [A-Z][\w-]*(?:, [A-Z][\w-]*)*,?) or (?=[A-Z])/g, '$1 and ', 'none of them'),
  rule(/(\+X ATK) (this turn) (while (?:attacking|protecting|defending)),/g, '$1 $3 $2,', 'the order of words'),
]

/** What a hero is flipped for. */
const flips: readonly Rewording[] = [rule(/(>>> Flip [^.\n]*?) face down(?=\.|$)/gm, '$1', '301.2: to its other side')]

/** Where a card is, and whose. */
const places: readonly Rewording[] = [
  rule(
    /^((?:At the (?:start|end) of|When) [^,\n]*), if (this (?:ally|weapon|armor|item|ability)) is in your graveyard, (?=(\w))([^\n]*)/gm,
    (...[, when = '', self = '', , rest = '']: string[]) =>
      `While ${self} is in your graveyard, ${when.charAt(0).toLowerCase()}${when.slice(1)}, ${rest.replace("its owner's hand", 'your hand')}`,
    '703.3a: there the power works',
  ),
  rule(/\bAt end of turn, (?=destroy this ability\.$)/gm, '\nAt the end of each turn, ', 'a power of its own'),
  rule(/^((?:Ongoing: )?At the (?:start|end) of) the turn, /gm, '$1 each turn, ', 'every turn'),
  rule(
    /^On (your|an opponent's) turn, (your hero has \+X ATK), (?=where X is )/gm,
    "$2 while it's $1 turn, ",
    'the order of words',
  ),
  rule(/^Once on each of your turns: /gm, 'On your turn: Once per turn: ', '701.4'),
  rule(
    /\b([Dd])amage your hero deals with abilities is Unpreventable\b/g,
    "$1amage that your hero deals with abilities can't be prevented",
    'the same',
  ),
  rule(/\bDemon and\/or Monster (?=hero and ally)/g, 'Demon or Monster ', 'any of them'),
  rule(/\bwhere X was (?=that \w+'s\b)/g, 'where X is ', 'the same number'),
  rule(
    /\bIf a hero (?:is|was) dealt damage this way, (?=its controller|the next time its controller)/g,
    'If damage was dealt this way and that character is a hero, ',
    'who was dealt damage',
  ),
  rule(
    /\b(ally card) (with cost less than or equal to [^.,\n]*?) from your (graveyard|hand)\b/g,
    '$1 from your $3 $2',
    'the order of words',
  ),
  rule(
    /\b(If you do, prevent that damage)\. If this card doesn't have (an? \w+ counter), destroy this ability\b/g,
    "$1, then if this ability doesn't have $2, destroy this ability",
    'one after the other',
  ),
  rule(/\bto the (first|second) target\b/g, 'to the $1 character', 'the targets in order'),
  rule(/\bTurn the (first|second) face down\b/gi, 'turn the $1 resource face down', 'the targets in order'),
]

/** The same in other words. */
const same: readonly Rewording[] = [
  rule(
    /\b(deals \d+ \w+ damage to (attached \w+))\. The controller of [Aa] \w+ dealt damage this way (can't [^.\n]*)/g,
    "$1. If damage was dealt this way, $2's controller $3",
    'who was dealt damage',
  ),
  rule(/\n(?=If damage (?:is|was) dealt this way,)/g, ' ', 'it speaks of the paragraph before'),
  rule(
    /\b(When an? (hero|ally) is dealt damage with this weapon, if )its controller ([^,\n]*), he (?=destroys)/g,
    "$1that $2's controller $3, that player ",
    'who that is',
  ),
  rule(/\b(from any graveyard) into your party\b/g, '$1 into play under your control', '415.2'),
  rule(/(?<=\. )this (?=(?:ally|armor|weapon|item|ability|quest|location) )/g, 'This ', 'a sentence'),
  rule(
    /^(Protector|Find Treasure|Will of the Forsaken|Elusive|Stealth|Ferocity) (?=this (?:ally|weapon) )/gm,
    '$1\n',
    'a paragraph of its own',
  ),
  rule(/\bcard card\b/g, 'card', 'once'),
  rule(
    /\bYour ((?:(?:ability|ally|equipment)(?:, and |, | and )?)+ cards) can't be interrupted\b/g,
    (_: string, what = '') => `${what.charAt(0).toUpperCase()}${what.slice(1)} you play can't be interrupted`,
    '711: on the chain they are played',
  ),
  rule(
    /\bYour maximum hand size is increased by (one|two|three)\b/g,
    (_: string, n = '') => `You have +${['zero', 'one', 'two', 'three'].indexOf(n)} maximum hand size`,
    'a number that changes',
  ),
  rule(
    /\bWhile your hero has (Bear|Cat) Form, when it's (dealt [^,\n]*),/g,
    'When your hero with $1 Form is $2,',
    'whose form is asked as it happens',
  ),
  rule(/\btarget ([A-Z]\w+) ally or ([A-Z]\w+) ally\b/g, 'target $1 or $2 ally', 'either of them'),
  rule(/\bwould be dealt damage it is dealt\b/g, 'would be dealt damage, it is dealt', 'a mark'),
  rule(/\b(it|he|she|your hero) may also deal\b/g, 'you may have $1 deal', '709.2b: who does it decides'),
  rule(
    /\b([Pp]revent all (?:\w+ )?damage) that would be dealt by (target [^.,\n]*?)(?= this turn)/g,
    '$1 that $2 would deal',
    'who deals it',
  ),
  rule(/\bresource row face down and ready\b/g, 'resource row face down', '412.1: it is ready if nothing else is said'),
  rule(/\bReady all of your other (Arena cards)\b/g, 'Ready all other $1 you control', 'one of your own'),
  rule(
    /\b(put (?:him|her|it) into (?:his|her|its) owner's hand) at the end of this turn\b/g,
    'at end of turn, $1',
    'the order of words',
  ),
  rule(
    /\b(deals \d+ \w+ damage) and (\d+ (?:unpreventable )?\w+ damage) to (target (?:attacking )?(?:hero or ally|ally))(?=\.)/g,
    (...[, first = '', second = '', whom = '']: string[]) =>
      `${first} to ${whom} and deals ${second} to that ${whom.includes('hero') ? 'character' : 'ally'}`,
    'the same target',
  ),
  rule(
    /^(This weapon has \+\d ATK) and you pay (\(\d+\)) less to strike with it (for each [^.\n]*)/gm,
    '$1 $3.\nYou pay $2 less to strike with this weapon $3',
    'one thing each',
  ),
  rule(/\b(Interrupt target ability), or (?=exhaust )/g, '$1 card; or ', 'two modes'),
]

/** Who and whose, as our printer says it. */
const whoseWords: readonly Rewording[] = [
  rule(/\b(where X is the combined \w+ of) (Pets|Leather|Plate|Cloth|Mail)(?= |,)/g, '$1 all $2', 'all of them'),
  rule(/\ball (\w+) and (\w+) armor you control\b/g, 'all $1 or $2 armor you control', 'any of them'),
  rule(/\bchoose a random (friendly hero or ally) other than this ally\b/g, 'choose another random $1', 'another one'),
  rule(
    /\byou may have (target player) shuffle (his graveyard into his deck)\b/g,
    'you may do this: $1 shuffles $2',
    '709.2b: who does it decides',
  ),
  rule(/\bthat token's\b/g, "that ally's", 'it is an ally'),
  rule(/\bOpposing Ongoing abilities\b/g, 'Ongoing opposing abilities', 'the order of words'),
  rule(/\bDamage dealt can't be prevented\b/g, "Damage can't be prevented", 'all damage is dealt'),
  rule(
    /\b(When an opposing hero is dealt combat damage with this weapon, exhaust all cards )he controls\b/g,
    "$1that hero's controller controls",
    'who that is',
  ),
  rule(/\b(deals combat damage to an opposing hero, )he (?=discards)/g, "$1that hero's controller ", 'who that is'),
  rule(
    /\b[Ii]f an opposing (hero or ally) was healed this turn\b/g,
    'If damage was healed from an opposing $1 this turn',
    '407: damage is healed from a character',
  ),
  rule(
    /\b(the top (?:card|\w+ cards) of (that hero's controller's) deck into) his graveyard\b/g,
    '$1 $2 graveyard',
    'whose graveyard',
  ),
  rule(
    /\b(your hero would be dealt damage this turn, that damage is dealt to) another target (hero or ally) instead\b/g,
    '$1 target $2 other than your hero instead',
    'another than that one',
  ),
  rule(
    /\b(to attached hero, or \d+ if there are no allies in) its party\b/g,
    "$1 attached hero's party in play",
    'whose party',
  ),
  rule(/\bthe (ATK|cost|health|DEF) of (that \w+)\b/g, "$2's $1", 'the order of words'),
  rule(/\b(health (?:Treant|Wisp)) (tokens?) into play\b/g, '$1 ally $2 into play', 'what it is'),
  rule(/\bany number of equipment card from your hand\b/g, 'any number of equipment cards in your hand', 'a slip'),
  rule(
    /\b(When an ally you control deals damage, if it's your turn, you may put) a (\+1 ATK) counter (on this weapon) for each damage dealt this way/g,
    '$1 that many $2 counters $3',
    'one for each is as many',
  ),
  rule(
    /\bfor each opposing card removed from the game\b/g,
    'for each card an opponent owns removed from the game',
    '401.1',
  ),
  rule(/^At the end of an opponent's turn, /gm, "At the end of each opponent's turn, ", 'each of them'),
  rule(/\b(puts all [A-Z]\w+) allies (from his graveyard)\b/g, '$1 ally cards $2', 'outside play it is a card'),
  rule(
    /\byou may have ([A-Z]\w+) heal (\d damage) from (?:her|him|it)self and heal (\d damage from target ally)/g,
    'you may do this: $1 heals $2 from itself and heals $3',
    '709.2b: who does it decides',
  ),
  rule(
    /\bOther ([a-z]+) allies you control have (\+X ATK and \+X health), where X is their (cost|ATK|health)\b/g,
    'Each other $1 ally you control has $2, where X is its $3',
    'each of them',
  ),
  rule(
    /\b([Yy]our hero heals [^.\n]*)\. Then, it (?=heals that much damage from itself)/g,
    '$1 and ',
    'one after the other',
  ),
]

export const lateWords: readonly Rewording[] = [
  ...done,
  ...kinds,
  ...tokens,
  ...counters,
  ...numbers,
  ...health,
  ...states,
  ...flips,
  ...places,
  ...same,
  ...whoseWords,
]
