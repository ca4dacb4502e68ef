/**
 * The published list of rewordings: how texts of the game's years say what 7.4 says, and what our printer says.
 * They are made in this order, before a text is read; nothing else is changed. docs/reading.md explains them.
 */

import { clauseWords } from './reword-clauses.ts'
import { closingWords } from './reword-closing.ts'
import { firstDeeds } from './reword-first-deeds.ts'
import { firstNumbers } from './reword-first-numbers.ts'
import { firstSlips, firstWords } from './reword-first-years.ts'
import { lateWords } from './reword-late.ts'
import { layoutWords } from './reword-layout.ts'
import { orderWords } from './reword-order.ts'
import { earlyPhrases, phraseWords } from './reword-phrases.ts'
import { possession } from './reword-possession.ts'
import { sameEarly, sameWords } from './reword-same.ts'
import { areMany, iconWords, lastWords, sentenceWords } from './reword-sentences.ts'
import { slips } from './reword-slips.ts'

export interface Rewording {
  from: RegExp
  to: string | ((whole: string, ...groups: string[]) => string)
  /** Why it says the same. */
  why: string
}

/** Marks, symbols and notes. */
const marks: readonly Rewording[] = [
  { from: /<p>|<br ?\/?>/g, to: '\n', why: 'a paragraph' },
  { from: / ?\(\[\w+\]\)/g, to: '', why: 'the icon of the word before it' },
  {
    from: /\[(HORDE|ALLIANCE|HEALTH|COST)\]/g,
    to: (_, icon = '') => `[${icon.charAt(0)}${icon.slice(1).toLowerCase()}]`,
    why: 'an icon',
  },
  { from: /\[(Health|melee) icon\]/gi, to: '[$1]', why: 'an icon' },
  { from: /(?<=\d|\bX)(?=\[(?:Melee|Ranged|Fire|Frost|Nature|Shadow|Holy|Arcane|Health)\])/g, to: ' ', why: 'a space' },
  { from: /\] ?\/ ?(?=\d|X)/g, to: '] / ', why: 'a space' },
  {
    from: /\b(\d+|X) ATK ?\/ ?(\d+|X) [Hh]ealth (?=(?:[A-Za-z]+ )+tokens?\b)/g,
    to: '$1 melee ATK / $2 health ',
    why: '404.2: melee is left out',
  },
  { from: /\[(\d+|X)\]/g, to: '$1', why: '403.6: resource costs stand in parentheses' },
  { from: /\[ACT\]/g, to: '[Activate]', why: '701.3: the symbol' },
  {
    from: /\[(MELEE|RANGED|FIRE|FROST|NATURE|SHADOW|HOLY|ARCANE)\]/g,
    to: (_, type = '') => `[${type.charAt(0)}${type.slice(1).toLowerCase()}]`,
    why: 'an icon',
  },
  {
    from: /([+-](?:\d+|X)) ?\/ ?([+-](?:\d+|X))(?! ?(?:health|\[Health\]))/g,
    to: '$1 ATK and $2 health',
    why: 'ATK and health',
  },
  { from: /<\/?[a-z]+>/g, to: '', why: 'bold and italics mean nothing' },
  { from: /[‘’]/g, to: "'", why: 'one kind of apostrophe' },
  { from: /\(received errata\)/gi, to: '', why: 'a note on the card' },
  { from: /\s*\((?=[^()]*[a-z]{2})[^()]*\)\.?/g, to: '', why: 'reminder text repeats a rule' },
  { from: /\s*\((?=[^()]*[a-z]{2})[^()]*$/gm, to: '', why: 'reminder text repeats a rule' },
  { from: /;\s*\.?\s*(?=;|$)/g, to: '', why: 'an empty paragraph' },
  { from: /;\s*(?=or )/g, to: ' ¦ ', why: 'modes stay together' },
  { from: /(?<!:);\s*\.?\s*/g, to: '\n', why: 'paragraphs' },
  { from: / ¦ /g, to: '; ', why: 'modes stay together' },
  { from: /^Ongoing:\s*\n\s*/gm, to: 'Ongoing: ', why: 'the word and its power are one paragraph' },
  { from: /\s*--\s*(?=->|>>>)/g, to: ' ', why: 'the arrow of a payment power' },
  { from: /\[Exhaust\]/g, to: '[Activate]', why: '701.3: the symbol' },
  { from: /\s*(?:->|→)\s*/g, to: ' >>> ', why: '701.1: the arrow of a payment power' },
  {
    from: /\b([Pp]ay|[Pp]ays) (\d+|X)\b(?! (?:less|more|damage))/g,
    to: '$1 ($2)',
    why: '403.6: resource costs stand in parentheses',
  },
  { from: /\b([Pp]ay|[Pp]ays) (\d+|X) (less|more)\b/g, to: '$1 ($2) $3', why: '403.6' },
  { from: /\bto a minimum of (\d+)/g, to: 'to a minimum of ($1)', why: '403.6' },
  {
    from: /^((?:Ongoing: |On your turn: |Once per turn: )*)(\d+|X)(?=(?:, [^>\n]*)? >>>)/gm,
    to: '$1($2)',
    why: '403.6',
  },
  { from: /(["“])(\d+|X)(?=(?:, [^>\n"]*)? >>>)/g, to: '$1($2)', why: '403.6' },
  { from: / ?\/ ?(?=\+|-|−)/g, to: ' and ', why: '"+1 ATK / +1 health"' },
  { from: /(?<=\+\d ATK) (?=\+\d)/g, to: ' and ', why: '"+1 ATK / +1 health"' },
]

/** Deck words. */
const bold: readonly Rewording[] = [
  {
    from: /^(Blood|Frost|Unholy|Balance|Feral|Restoration|Beast Mastery|Marksmanship|Survival|Arcane|Fire|Holy|Protection|Retribution|Discipline|Shadow|Assassination|Combat|Subtlety|Elemental|Enhancement|Affliction|Demonology|Destruction|Arms|Fury) Hero Required\.?/gim,
    to: '$1 Talent',
    why: '100.2c: a talent',
  },
  {
    from: /^(.+? (?:Hero Required|Talent|Reputation))\.?(?:\s*;\s*|\s+)(?=[A-Z])/gm,
    to: '$1\n',
    why: 'a paragraph of its own',
  },
  { from: /\b(Reputation|Repuation)(?=,|[A-Z])(?:, )?/g, to: 'Reputation\n', why: 'a paragraph of its own' },
  { from: /\bRepuation\b/g, to: 'Reputation', why: 'a slip' },
  { from: /^(Trap|Finishing Move) (?=[A-Z])/gm, to: '$1\n', why: 'a paragraph of its own' },
  { from: /^((?:Stealth|Elusive|Protector|Ferocity)):$/gm, to: '$1', why: 'a paragraph of its own' },
  { from: /\bLong Range\b/g, to: 'Long-Range', why: 'a keyword of the glossary' },
  {
    from: /^((?:Protector|Elusive|Ferocity|Stealth|Long-Range|Time is Money|Untargetable|War Stomp|Hardiness|Thrown|Conspicuous|Sentinel|Inspiring Presence|Shadowmeld|Will of the Forsaken|Arcane Torrent|Berserking|Find Treasure|Escape Artist|Dual Wield|\w+ Resistance|Assault \d|Mend \d)(?:, [A-Z][\w-]+)?)\.? (?=(?:When|This|At the|Once|While|\[Activate\]|On your turn|You |Other|If |\(?\d+\)? >>>))/gm,
    to: '$1\n',
    why: 'a paragraph of its own',
  },
  { from: /(?<=\.) (?=Stash:)/g, to: '\n', why: 'a paragraph of its own' },
  {
    from: /^Diplomacy: (Night )?(Dwarves|Gnomes|Demons|Elves|Orcs|Trolls|Humans)$/gm,
    to: (_, night = '', many = '') => `Diplomacy: ${night}${many.replace(/ves$/, 'f').replace(/s$/, '')}`,
    why: 'a tag',
  },
  { from: /^Totem(?: Totem)?$/gm, to: '', why: '404.2b: totems are ability allies' },
]

/** Whose: parties, control, possession. */
const whose: readonly Rewording[] = [
  { from: /\bin your party under your control\b/g, to: 'you control', why: '415.3' },
  { from: /\b(?:in|from) your party\b(?! from)/g, to: 'you control', why: '305.1: a party is what a player controls' },
  {
    from: /\b[Oo]ne of your (other )?((?:[A-Z][\w-]+ )*)(\w+?)ies\b/g,
    to: 'a $1$2$3y you control',
    why: 'one of your own',
  },
  {
    from: /\b[Oo]ne of your (other )?((?:[A-Z][\w-]+ )*)(\w+?)s\b/g,
    to: 'a $1$2$3 you control',
    why: 'one of your own',
  },
  {
    from: /\b(two|three|four) of your (other )?((?:[A-Z][\w-]+ )*)(\w+)\b/g,
    to: '$1 $2$3$4 you control',
    why: 'one of your own',
  },
  {
    from: /\b[Ee]ach of your ((?:[A-Z][\w-]+ )*(?:armor|equipment))\b/g,
    to: 'armor you control',
    why: 'one of your own',
  },
  {
    from: /\b([Yy])our ((?:other )?(?:[A-Z][\w-]+ )*(?:allies|weapons|abilities|Totems|Pets|Shields|Staves|Daggers|resources|equipment|armor|Demons))\b/g,
    to: '$2 you control',
    why: 'one of your own',
  },
  {
    from: /\b(resources|allies|abilities|Totems|equipment|resource|ally|weapon|Pet|quests|weapons) you have\b/g,
    to: '$1 you control',
    why: 'who has cards in play controls them',
  },
  {
    from: /\b([Ii]f|[Ww]hile) there are (.*?) you control\b/g,
    to: '$1 you control $2',
    why: 'who has cards in play controls them',
  },
  { from: /\bcards in your hand(?=, )/g, to: 'cards in hand', why: 'one hand' },
]

/** Damage and replacement. */
const damage: readonly Rewording[] = [
  { from: /\bthat amount of (?=(?:\w+ )?damage)/g, to: 'that much ', why: 'the same amount' },
  { from: /\bthat much ((?:\w+ )?)damage \+ ?(\d+)/g, to: 'that much $1damage plus $2', why: 'the same amount' },
  {
    from: /\b([Dd])amage dealt by ([^.]+?) can't be prevented\b/g,
    to: (_, d = '', who = '') => `${d}amage that ${who} ${areMany(who) ? 'deal' : 'deals'} can't be prevented`,
    why: 'who deals it',
  },
  {
    from: /\b([Dd])amage that (your hero) with (.+?) deals\b/g,
    to: '$1amage that $2 deals with $3',
    why: 'with what it is dealt',
  },
  { from: /\bprevent (\d+) of that damage\b/g, to: 'prevent $1 of it', why: 'the same damage' },
  {
    from: /\b(?:dealt|deals) (\w+) damage with (.+?) to (an? (?:[a-z]+ )?(?:hero or ally|hero|ally))\b/g,
    to: 'deals $1 damage to $3 with $2',
    why: 'the order of words',
  },
  { from: /\b[Aa] character dealt damage this way\b/g, to: 'A character dealt damage this way', why: '' },
  {
    from: /\bfor each damage dealt(?! this way)\b/g,
    to: 'for each damage dealt this way',
    why: 'the damage of this effect',
  },
  { from: /\bthe source of that combat damage\b/g, to: 'the source of that damage', why: 'the same damage' },
  { from: /\bwith damage on (?:it|them)\b(?! equal)/g, to: 'DAMAGED', why: 'a damaged character' },
  {
    from: /\b((?:target )?(?:opposing )?)(hero or ally|ally|hero|allies|heroes and allies) DAMAGED/g,
    to: '$1damaged $2',
    why: 'a damaged character',
  },
  { from: /\btarget damaged opposing/g, to: 'target damaged opposing', why: '' },
]

/** Words that the glossary has since. */
const words: readonly Rewording[] = [
  { from: /\b(he|she|it)(?:'s| is) in (bear|cat) form\b/g, to: '$1 has $2 Form', why: 'a keyword of the glossary' },
  {
    from: /\bwhile (attacking |protecting |defending )?in (bear|cat) form\b/g,
    to: 'while $1it has $2 Form',
    why: 'a keyword of the glossary',
  },
  { from: /\bis in (bear|cat) form\b/g, to: 'has $1 Form', why: 'a keyword of the glossary' },
  { from: /\bhas bear Form\b/g, to: 'has Bear Form', why: 'a keyword of the glossary' },
  { from: /\bhas cat Form\b/g, to: 'has Cat Form', why: 'a keyword of the glossary' },
  { from: /\bis s?tealthed\b/g, to: 'has Stealth', why: 'a keyword of the glossary' },
  { from: /\bis (Elusive|Untargetable|Stealthed|Invincible)\b/g, to: 'has $1', why: 'a keyword of the glossary' },
  { from: /\bare (Elusive|Untargetable|Invincible)\b/g, to: 'have $1', why: 'a keyword of the glossary' },
  { from: /\bmaximum hand size is increased by three\b/g, to: 'HAND3', why: '' },
  { from: /(.*)'s HAND3/g, to: '$1 has +3 maximum hand size', why: 'a number that changes' },
  { from: /\bWhenever\b/g, to: 'When', why: '703.1' },
  { from: /\bwhenever\b/g, to: 'when', why: '703.1' },
  { from: /\bAttackers\b/g, to: 'Attacking heroes and allies', why: '601.1' },
  { from: /\ball attackers\b/g, to: 'all attacking heroes and allies', why: '601.1' },
  { from: /\bits controller's ready step\b/g, to: "its controller's ready step", why: '' },
  { from: /\btheir controller's ready step\b/g, to: "their controllers' ready step", why: 'each has its own' },
  { from: /\bhand\(s\)/g, to: 'hand', why: '' },
  { from: /\bfrom your graveyard into play\b/g, to: 'from your graveyard into play', why: '' },
  { from: /\bPut one into\b/g, to: 'Put one of them into', why: 'one of the cards looked at' },
  { from: /\bPut one on (?:the )?top of\b/g, to: 'Put one of them on top of', why: 'one of the cards looked at' },
  { from: /\bthe rest on the bottom(?= *[.\n]|$)/g, to: 'the rest on the bottom of your deck', why: 'whose bottom' },
  { from: /\bthe other one\b/g, to: 'the other', why: 'of two' },
  {
    from: /\b(?:[Pp]ut) all revealed ((?:[\w-]+ )*?\w+) cards (?=into|on)/g,
    to: 'put all $1 cards revealed this way ',
    why: 'cards that were revealed',
  },
  {
    from: /\b(?:[Pp]ut|puts) (an?|two) revealed (.+?) (?=into|in )/g,
    to: 'Put $1 $2 card revealed this way ',
    why: 'a card that was revealed',
  },
  { from: /\bcard card revealed/g, to: 'card revealed', why: 'a card that was revealed' },
  { from: /\bon the top of\b/g, to: 'on top of', why: '' },
]

/** The same words in another order, or another form. */
const forms: readonly Rewording[] = [
  {
    from: /\b(?:has|have) (dealt|played|attacked|defended|been dealt|entered|exhausted)\b(?= .*this (?:turn|game))/g,
    to: '$1',
    why: 'what has happened this turn',
  },
  {
    from: /\b([Tt]hat character|[Tt]hat ally|[Tt]hat hero) can't be healed/g,
    to: "Damage can't be healed from $1",
    why: '407: damage is healed from a character',
  },
  { from: /\bfrom (his|her|their|its controller's) party (?=into|on)/g, to: 'in $1 party ', why: 'where they are' },
  { from: /\btheir owner's hands?\b/g, to: "their owners' hands", why: 'each has an owner' },
  {
    from: /\b(deals|heals|deal|heal) 1 ((?:[a-z]+ )?)damage (from|to) ((?:(?! and (?:deals|heals) )[^.,])*?) for each damage dealt this way/g,
    to: '$1 that much $2damage $3 $4',
    why: 'one for each is as much',
  },
  {
    from: /\b(deals?) ((?:[a-z]+ )?)damage (to [^.,]*?),? equal to ([^.,]*?(?: minus | plus |number of)[^.,]*)/g,
    to: '$1 X $2damage $3, where X is $4',
    why: 'a number that is worked out',
  },
  {
    from: /\bdamage (to (?:that|target|its|each|your) (?:(?! and (?:deals|heals) )[^.,])*?) equal to ([^.,]*)/g,
    to: 'damage equal to $2 $1',
    why: 'the order of words',
  },
  {
    from: /\b([Aa]t the start|[Aa]t the end) of each player's turn/g,
    to: '$1 of each turn',
    why: 'each turn is a player’s',
  },
  { from: /\b2 cards\b/g, to: 'two cards', why: 'numbers of things are words' },
  { from: /\b3 cards\b/g, to: 'three cards', why: 'numbers of things are words' },
  { from: /\barmor you control has\b/g, to: 'armor you control have', why: 'all of them' },
  { from: /\ban (?=[1-79])/g, to: 'a ', why: 'the article' },
  { from: /\ba (?=8\b|hono|heir)/g, to: 'an ', why: 'the article' },
  { from: /\ban (?=(?!hono|heir)[bcdf-hj-np-tv-z])/g, to: 'a ', why: 'the article' },
  { from: /\ban other\b/g, to: 'another', why: 'one word' },
  { from: /\ba (?=[AEIO][a-z])/g, to: 'an ', why: 'the article' },
  { from: /\ba (?=[aeio])/g, to: 'an ', why: 'the article' },
]

/** Turns and the use of powers. */
const turns: readonly Rewording[] = [
  {
    from: /^((?:Ongoing: )?)(.*) >>> (.*?)\.? Use only on your turn\.?$/gm,
    to: '$1On your turn: $2 >>> $3.',
    why: '701.1',
  },
  {
    from: /^((?:Ongoing: )?)(.*) >>> (.*?)\.? Use only once per turn\.?$/gm,
    to: '$1Once per turn: $2 >>> $3.',
    why: '701.4',
  },
  { from: /^((?:Ongoing: )?)If ([^:\n]*): ([^\n]* >>> [^\n]*?)\.?$/gm, to: '$1$3. Use only if $2.', why: '701.1' },
  {
    from: /\n\s*(?=When (?:damage|an? \w+) (?!is inspired)(?:is|was) \w+ this way)/g,
    to: ' ',
    why: 'it belongs to the effect before it',
  },
  { from: /\bDuring (your|an opponent's) turn, /g, to: 'On $1 turn, ', why: 'the same turn' },
  { from: /^On your turn: [Pp]ay (\(?\w+\)?)(?= to complete| and )/gm, to: 'On your turn, pay $1', why: '702.2' },
  {
    from: /^On your turn: (?!Pay)([A-Z])([^>\n]*? to complete this quest)/gm,
    to: (_: string, first = '', rest = '') => `On your turn, ${first.toLowerCase()}${rest}`,
    why: '702.2',
  },
  {
    from: /^On your turn, if ([^:\n]*): [Pp]ay (\(?\w+\)?)(?= to complete)/gm,
    to: "If it's your turn and $1, pay $2",
    why: '702.2',
  },
  { from: /^((?:If|While) [^:\n]*?): [Pp]ay (\(?\w+\)?)(?= to complete| and )/gm, to: '$1, pay $2', why: '702.2' },
  { from: /\bUse only while\b/g, to: 'Use only if', why: '701.1' },
  { from: /^While (.*?), pay /gm, to: 'If $1, pay ', why: '702.2' },
  {
    from: /\bat the start of each player's turn, that player\b/gi,
    to: "At the start of each player's turn, that player",
    why: '',
  },
  { from: /^At end of turn, /gm, to: 'At the end of each turn, ', why: '703: every turn' },
  { from: /^((?:Ongoing: ))At end of turn, /gm, to: '$1At the end of each turn, ', why: '703: every turn' },
  { from: /\bWhile attacking this turn\b/g, to: 'while attacking this turn', why: '' },
  { from: /\breward:/gi, to: 'Reward:', why: '' },
  { from: /\n\s*Reward:/g, to: ' Reward:', why: 'a quest is one paragraph' },
  { from: /\n\s*If you do, /g, to: ' If you do, ', why: 'one sentence with the one before' },
]

/** What the lists of cards and the later years write otherwise. */
const later: readonly Rewording[] = [
  { from: /\[(Alliance|Horde)\](?!:)/g, to: '$1', why: '206.1a: the icon of a faction' },
  { from: /\b(\w+) or \[\w+\] damage/g, to: '$1 damage', why: 'the word and its icon' },
  { from: /\[Health\]/gi, to: 'health', why: 'the word and its icon' },
  {
    from: /\b(\d+|X) \[(Melee|Ranged|Fire|Frost|Nature|Shadow|Holy|Arcane)\] (?=(?:\/|and) (?:\d+|X) health)/g,
    to: '$1 [$2] ATK ',
    why: 'the word and its icon',
  },
  { from: /\[Melee\]/g, to: 'melee', why: 'the word and its icon' },
  { from: /\[Ranged\]/g, to: 'ranged', why: 'the word and its icon' },
  { from: /\[Fire\]/g, to: 'fire', why: 'the word and its icon' },
  { from: /\[Frost\]/g, to: 'frost', why: 'the word and its icon' },
  { from: /\[Nature\]/g, to: 'nature', why: 'the word and its icon' },
  { from: /\[Shadow\]/g, to: 'shadow', why: 'the word and its icon' },
  { from: /\[Holy\]/g, to: 'holy', why: 'the word and its icon' },
  { from: /\[Arcane\]/g, to: 'arcane', why: 'the word and its icon' },
  { from: /\bis a Protector\b/g, to: 'has Protector', why: 'a keyword of the glossary' },
  { from: /\bare Protectors\b/g, to: 'have Protector', why: 'a keyword of the glossary' },
  { from: /\bcard in play you control\b/g, to: 'card you control', why: 'who has cards in play controls them' },
  {
    from: /\b[Ii]nterrupt target card\b(?! on)/g,
    to: 'Interrupt target card on the chain',
    why: '711: links are on the chain',
  },
  { from: /\b([Tt])arget attacker\b/g, to: '$1arget attacking hero or ally', why: '601.1' },
  { from: /^\[(Alliance|Horde)\]: (?:this \w+ has )?/gm, to: '$1 hero: ', why: '301.1: the hero’s faction' },
  { from: /\bfatugue\b/g, to: 'fatigue', why: 'a slip' },
  {
    from: /(?<=token named ([A-Z]\w+)\b[^\n]*)\b(?<!named )\1\b/g,
    to: 'it',
    why: 'the token by its name',
  },
  { from: /\bPut revealed\b/g, to: 'Put a revealed', why: 'a slip' },
  { from: /\b[Yy]oure hero\b/g, to: 'your hero', why: 'a slip' },
  { from: /\babililty\b/g, to: 'ability', why: 'a slip' },
  { from: /\baly\b/g, to: 'ally', why: 'a slip' },
  { from: /\bheros\b/g, to: 'heroes', why: 'a slip' },
  { from: /\b(?:heor|her) or ally\b/g, to: 'hero or ally', why: 'a slip' },
  { from: /\bexhauste\b/g, to: 'exhausted', why: 'a slip' },
  { from: /\bDestory\b/g, to: 'Destroy', why: 'a slip' },
  { from: /\bAttached ally had\b/g, to: 'Attached ally has', why: 'a slip' },
  { from: /\bAttack to target\b/g, to: 'Attach to target', why: 'a slip' },
  { from: /\battacked ally is destroyed\b/g, to: 'attached ally is destroyed', why: 'a slip' },
  { from: /\bform the game\b/g, to: 'from the game', why: 'a slip' },
  { from: /\baditional\b/g, to: 'additional', why: 'a slip' },
  { from: /\bWhem\b/g, to: 'When', why: 'a slip' },
  { from: /\bnature nature\b/g, to: 'nature', why: 'a slip' },
  { from: /\bwhile while\b/g, to: 'while', why: 'a slip' },
  { from: /\bMele(?:e)? ATK\b/g, to: 'melee ATK', why: 'a damage type' },
  {
    from: /\b(Nature|Shadow|Fire|Frost|Arcane|Holy|Ranged) ATK\b/g,
    to: (_, type = '') => `${type.toLowerCase()} ATK`,
    why: 'a damage type',
  },
  { from: /\bRanged damage\b/g, to: 'ranged damage', why: 'a damage type' },
  { from: /\bPlayer's can't\b/g, to: "Players can't", why: 'a slip' },
  { from: /\byour may\b/g, to: 'you may', why: 'a slip' },
  { from: /\binto hand\b/g, to: 'into your hand', why: 'whose hand' },
  {
    from: /\b[Tt]arget up to (\w+) heroes and\/or allies\.\s+(.*?) (to|from) them, respectively/g,
    to: '$2 $3 up to $1 target heroes and/or allies, respectively',
    why: '707.1d: targets in order',
  },
  { from: /\bone of (?:his|her) (?!\w+ies\b)(\w+?)s\b/g, to: 'a $1 he controls', why: 'one of their own' },
  {
    from: /\b(discard two cards|discard a card|pay \(\d+\)) or destroy (this \w+)/g,
    to: 'destroy $2 unless you $1',
    why: 'the one who chooses does one of the two',
  },
  {
    from: /\b(tokens?(?: named [A-Z]\w+)?) into play with ((?:[^.;"\n]|"[^"\n]*")*)/g,
    to: '$1 with $2 into play',
    why: 'the order of words',
  },
  {
    from: /\b(a|an|one|two|three|four|five|six|X) ((?:unique )?(?:[A-Z][\w']* )+)ally (tokens?(?: named [A-Z]\w+)?) with (\d+|X) ATK(?:,| and| \/) (\d+|X) health( into play|,? and )/g,
    to: '$1 $4 melee ATK / $5 health $2ally $3$6',
    why: '404.2: the order of words; melee is left out',
  },
  {
    from: /\b(a|an|one|two|three|four|five|six|X|that many) ((?:unique )?(?:[A-Z][\w']* )+)ally (tokens?(?: named [A-Z]\w+)?) with (\d+|X) ([a-z]+) ATK(?:,| and| \/) (\d+|X) health( into play|,? and )/g,
    to: '$1 $4 $5 ATK / $6 health $2ally $3$7',
    why: '404.2: the order of words',
  },
  {
    from: /\b(tokens?(?: named [A-Z]\w+(?: [A-Z]\w*)*)?),? and (?:with )?([A-Z][\w-]+ into play|(?=["“]))/g,
    to: '$1 with $2',
    why: '404.2',
  },
]

/** All of them, in their order. */
export const rewordings: readonly Rewording[] = [
  ...firstSlips,
  ...slips,
  ...marks,
  ...layoutWords,
  ...iconWords,
  ...sameEarly,
  ...earlyPhrases,
  ...bold,
  ...turns,
  ...possession,
  ...whose,
  ...later,
  ...clauseWords,
  ...damage,
  ...words,
  ...sentenceWords,
  ...phraseWords,
  ...forms,
  ...orderWords,
  ...sameWords,
  ...lastWords,
  ...lateWords,
  ...firstWords,
  ...firstNumbers,
  ...firstDeeds,
  ...closingWords,
]
