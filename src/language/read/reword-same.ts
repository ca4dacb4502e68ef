/** Rewordings of what says the same in other words: plurals, "each" and "all", who does what to whom. */
import { capital } from '../phrases.ts'
import type { Rewording } from './rewordings.ts'

export const rule = (from: RegExp, to: Rewording['to'], why = 'the same'): Rewording => ({ from, to, why })

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** One of several, with its article: "a damaged hero or ally". */
function one(many: string): string {
  const single = many
    .replace(/heroes (?:and|and\/or) allies/, 'hero or ally')
    .replace(/\bheroes\b/, 'hero')
    .replace(/\ballies\b/, 'ally')
    .replace(/^([A-Z]\w+)s\b/, '$1')
  return `${/^[aeiouAEIO]/.test(single) ? 'an' : 'a'} ${single}`
}
const single = (many: string): string => one(many).replace(/^an? /, '').replace('hero or ally', 'hero and ally')
const several = (each: string): string =>
  each
    .replace(/\bhero\b/g, 'heroes')
    .replace(/\bally\b/g, 'allies')
    .replace(/\bability\b/g, 'abilities')

const toTheBoss = 'who they are to the Boss'
const inDungeon = 'whose they are in a dungeon'

/** Before the others. The players of a raid are their Boss’s opponents (R100.1). */
export const sameEarly: readonly Rewording[] = [
  rule(/\b([Rr])aiding players\b/g, (_: string, r = '') => (r === 'R' ? 'Opponents' : 'opponents'), toTheBoss),
  rule(/\b[Rr]aiding player('s)?\b/g, 'opponent$1', toTheBoss),
  rule(/\b[Nn]on-hero raiding card\b/g, 'opposing card other than a hero', toTheBoss),
  rule(/(^|[.:] |\n)Raiding (?=[a-z])/g, '$1Opposing ', toTheBoss),
  rule(/\b[Rr]aiding (?=[a-z])/g, 'opposing ', toTheBoss),
  rule(/\ba opposing\b/g, 'an opposing', toTheBoss),
  rule(/(^|[.:] |\n)Raiders\b/g, '$1Opponents', toTheBoss),
  rule(/\b(?:the )?[Rr]aiders\b/g, 'opponents', toTheBoss),
  rule(/\ba [Rr]aider('s)?\b/g, 'an opponent$1', toTheBoss),
  rule(/(?<!Any )\b[Rr]aider('s)?\b/g, 'opponent$1', toTheBoss),
  rule(/\bDungeon (allies|heroes and allies)(?: in play)?\b/g, '$1 you control', inDungeon),
  rule(
    /(^|[.:] |\n)(allies|heroes and allies)(?= you control)/g,
    (_: string, at = '', who = '') => `${at}${capital(who)}`,
    inDungeon,
  ),
  rule(/\ba Dungeon ally\b/g, 'an ally you control', inDungeon),
  rule(/\bDungeon ally(?: in play)?\b/g, 'ally you control', inDungeon),
  rule(/\b(for each|(?:or fewer|or more)) ([A-Za-z]+) you have(?=[.,])/g, '$1 $2 you control'),
  rule(/\bif you have ((?:\w+ or (?:fewer|more)) [A-Z]\w+)(?=,)/g, 'if you control $1'),
  rule(/\[DEF\]/g, 'DEF', 'the word and its icon'),
  rule(/\binto to\b/g, 'into', 'a slip'),
  rule(/\bdealt no damage this turn\b/g, "didn't deal damage this turn"),
  rule(/\bone of your armor or weapons\b/g, 'an armor or weapon you control', 'one of your own'),
  rule(
    /(?<!another )\bone of (?:his|her) abilities, allies, or equipment\b/g,
    'an ability, ally, or equipment he controls',
    'one of their own',
  ),
  rule(/\b[Ee]ach of your other equipment is\b/g, 'other equipment you control are', 'all of them'),
  rule(
    /\bDouble the ATK of this and other weapons\b/g,
    'Double the ATK of this weapon and all other weapons',
    'all of them',
  ),
  rule(/^((?:On your turn: |Once per turn: )?)Pay (\(?\d+\)?)(?=, )/gm, '$1$2', '701.1: a cost'),
]

export const sameWords: readonly Rewording[] = [
  // Plurals, "each" and "all".
  rule(/\b(any number of (?:[a-z]+ )*)heroes and allies\b/g, '$1heroes and/or allies', 'as many of both'),
  rule(/\bhero and\/or ally\b/g, 'hero and ally', 'each of both'),
  rule(/\b[Ee]ach friendly player has\b/g, 'friendly players have', 'all of them'),
  rule(/(^|Ongoing: |\n)Allies have (?!been)/g, '$1All allies have ', 'all of them'),
  rule(/\b([4-9]|10) cards\b/g, (_: string, n = '') => `${digits[Number(n)]} cards`, 'numbers of things are words'),
  rule(/\b([Dd]raws?) one card\b/g, '$1 a card', 'one is a card'),
  rule(/\bone or more counters\b/g, '1 or more counters', 'a number'),
  rule(
    /\b(while attacking|in combat with|while defending against) ((?:damaged |exhausted |ready )?(?:heroes and allies|heroes|allies)|[A-Z]\w+s)(?= with an attachment|\.|,| and |$)/gm,
    (_: string, what = '', whom = '') => `${what} ${one(whom)}`,
    'any of them',
  ),
  rule(
    /\b(damage from) (?:all )?((?:[a-z]+ |[A-Z]\w+ )?(?:allies|heroes and allies))(?= you control\b)/g,
    (_: string, from = '', what = '') => `${from} each ${single(what)}`,
    'each of them',
  ),
  rule(
    /\bEach (opposing [a-z, ]*?) can't ready during its controller's ready step\b/g,
    (_: string, each = '') =>
      `Opposing ${several(each.replace('opposing ', ''))} can't ready during their controllers' ready step`,
    'all of them',
  ),
  rule(
    /\b(choose a hero or ally you control\. )Other characters can't attack\b/g,
    "$1Heroes and allies other than that character can't attack",
    'than the one just named',
  ),
  rule(
    /\b(each player chooses an ally (?:he controls|in his party)\. Destroy all )other allies\b/g,
    '$1allies other than those allies',
    'than those just named',
  ),
  rule(
    /\b(destroy all (?:of your resources|resources you control)\b[^~]*?\b(?:for each|the number of)) (resources?) destroyed this way\b/gi,
    (_: string, before = '', what = '') => `${before} ${what === 'resource' ? 'card' : 'cards'} destroyed this way`,
    'only resources are',
  ),
  rule(
    /\b(An opponent chooses one: [^;\n]*? your hand; or )draw a card\b/g,
    '$1you draw a card',
    'whose hand and card it is',
  ),
  rule(/\beach damaged opposing character\b/g, 'each damaged opposing hero and ally', '300.1: heroes and allies'),
  rule(/\b(two|three|four|five) (\d+ \w+ ATK [^.,\n]*? ally) token(?= into play)/g, '$1 $2 tokens', 'a slip'),
  rule(/\btheir owner's decks\b/g, "their owners' decks", 'each has an owner'),
  rule(/\beach opponent's graveyard(?= from the game)/g, "opponents' graveyards", 'all of them'),
  rule(
    /\bPut each of (up to \w+ target [^.\n]*?) into its owner's hand\b/g,
    "Put $1 into their owners' hands",
    'all of them',
  ),
  rule(/\bdamage to up to one target\b/g, 'damage to each of up to one target', 'one at most'),
  rule(
    /\b((?:to play|among) (?:[A-Z]\w+, )*[A-Z]\w+)(,?) and ([A-Z]\w+(?: allies)?)(?= you control|\.|,|$)/gm,
    '$1$2 or $3',
    'any of them',
  ),
  rule(/\bopposing (ongoing|face-down|face-up) /g, '$1 opposing ', 'the order of words'),
  rule(/\ban other\b/g, 'another', 'one word'),
  // Conditions.
  rule(/(If you do, [^.\n]*\. )Otherwise, /g, "$1If you don't, ", 'otherwise'),
  rule(/\bif you don't control an ally\b/g, 'if you control no allies'),
  rule(/\b([Ii]f|[Ww]hile) an? ([A-Z]\w+) is (defending|attacking)\b/g, '$1 there is a $3 $2 in play'),
  rule(/\b([Ii]f|[Ww]hile) an opposing hero is face (up|down)\b/g, '$1 there is a face-$2 opposing hero in play'),
  rule(/\b([Ii]f) no ([A-Z]\w+s) are in play\b/g, '$1 there are no $2 in play'),
  rule(
    /\byou have (\w+ or (?:more|fewer)) ((?:\w+ )?cards) in your graveyard\b/g,
    'there are $1 $2 in your graveyard',
    'what lies there',
  ),
  // Who does what.
  rule(
    /\b[Yy]ou control (it|that \w+) while (this \w+ remains [^.\n]*)/g,
    'Gain control of $1 while $2',
    'an effect makes it',
  ),
  rule(/\b([Gg])ain control of ([^.\n]*?) until end of turn\b/g, '$1ain control of $2 this turn', 'as long'),
  rule(
    /\bReady and gain control of (target [^.\n]*?) this turn\b/g,
    'Ready $1. Gain control of it this turn',
    'both, one after the other',
  ),
  rule(/\b(its owner's hand\. )(?:Then, )?that player discards\b/g, '$1Its owner discards', 'who that is'),
  rule(
    /\bfor each (ally|equipment|ability|quest) (removed|discarded|revealed) this way\b/g,
    'for each $1 card $2 this way',
    'outside play it is a card',
  ),
  rule(
    /\b[Ww]hen (an? (?:armor|item) you control) prevents damage\b/g,
    'When damage is prevented by $1',
    'the order of words',
  ),
  rule(/\bexhausts, or readies\b/g, 'becomes exhausted, or readies', '411.1'),
  rule(
    /\bIf an (ability|ally|equipment) card would enter (your|a) graveyard\b/g,
    'If an $1 would enter $2 graveyard',
    'whatever it is then',
  ),
  rule(
    /(^|Ongoing: |\. )Attached (character|ally|hero) can't be healed\b/gm,
    "$1Damage can't be healed from attached $2",
    '407: damage is healed from a character',
  ),
  rule(/\b[Oo]pponents can't target (this \w+)(?=\.|$)/gm, "$1 can't be targeted by opponents", 'the order of words'),
  rule(
    /\b(ally card) with cost less than (attached ally's cost) from your graveyard\b/g,
    '$1 from your graveyard with cost less than $2',
    'the order of words',
  ),
]
