/** Rewordings that come last of all: one choice written as two, what is more in some cases, conditions said with the turn, counters of heirlooms. */
import { capital } from '../phrases.ts'
import { closingSame } from './reword-closing-same.ts'
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Another number in some cases. */
const cases: readonly Rewording[] = [
  rule(
    /^Target ([^.\n]*?) has ([+-]\d+ ATK) this turn, or ([+-]\d+ ATK) if (it's [^.\n]*)\.?$/gm,
    'Choose target $1. If $4, it has $3 this turn. Otherwise, it has $2 this turn.',
    'the number depends on the target',
  ),
  rule(
    /^Put an? (\d+ \w+ ATK \/ \d+ health [^.\n]*?) token into play, or (two|three|four) if ([^.\n]*)\.?$/gm,
    'If $3, put $2 $1 tokens into play. Otherwise, put a $1 token into play.',
    'how many depends on the condition',
  ),
  rule(/\b([Ii]f you control a)n? (?:ally token|token ally)\b/g, '$1 token ally', '404: the order of words'),
  rule(
    /\b(where X is \d+ plus )(double the number of [^.,\n]*)/g,
    (_: string, plus = '', of = '') => `${plus}(${of.replace(/\bcard you control$/, 'cards you control')})`,
    'a sum of a product',
  ),
  rule(
    /^Destroy (target [^,.\n]*), or gain control of it if ([^.\n]*)\.?$/gm,
    'Choose $1. If $2, gain control of it. Otherwise, destroy it.',
    'what is done depends on the condition',
  ),
  rule(
    /\bReward: Draw a card if ([^.\n]*)\. Draw a card if ([^.\n]*)/g,
    'Reward: If $1, draw a card. If $2, draw a card',
    'the order of words',
  ),
  rule(
    /\b(to attached (\w+)) if its controller has (four|three|two) or fewer cards in hand\b/g,
    (...[, to = '', host = '', n = '']: string[]) =>
      `${to} if the number of cards in attached ${host}'s controller's hand is ${['two', 'three', 'four'].indexOf(n) + 2} or less`,
    'a number that is compared',
  ),
]

/** Two costs of which one is paid, and one of two effects. */
const choices: readonly Rewording[] = [
  rule(
    /\bhas ([A-Z]\w+) ?, ([A-Z]\w+),? or ([A-Z]\w+) Resistance this turn/g,
    'has $1 Resistance, $2 Resistance, or $3 Resistance this turn',
    'each is named',
  ),
  rule(
    /\bChoose ((?:[a-z]+, )+or [a-z]+)\. ([A-Z][^.\n]*?) has the chosen resistance this turn/g,
    (_: string, list = '', who = '') =>
      `Choose one: ${list
        .split(/, (?:or )?/)
        .map((type) => `${who} has ${capital(type)} Resistance this turn`)
        .join('; or ')}`,
    'one of them is chosen',
  ),
  rule(
    /^Pay (\(\d+\)) or (remove an? [^>\n]*?) >>> ([^\n]*)$/gm,
    (...[, pay = '', other = '', effect = '']: string[]) =>
      `${pay} >>> ${capital(effect)}\n${capital(other)} >>> ${capital(effect)}`,
    'either cost has the same effect',
  ),
  rule(
    /\b([Tt]arget [^.,\n]*?) has ((?:[A-Z][\w-]*(?: \d| Resistance)?, )*[A-Z][\w-]*(?: \d| Resistance)?),? or ([A-Z][\w-]*(?: \d| Resistance)?) this turn(?=\.|$)/gm,
    (...[, who = '', list = '', last = '']: string[]) =>
      `Choose ${small(who)}. Choose one: It has ${[...list.split(', '), last].join(' this turn; or it has ')} this turn`,
    'one of them is chosen',
  ),
]

/** Turns and states as conditions. */
const whilst: readonly Rewording[] = [
  rule(
    /(?<=\. )On (your|an opponent's) turn, ((?!pay\b)[^.\n]*? (?:has|have) [+-]\d[^.\n]*?)\.?$/gm,
    (...[, whose = '', what = '']: string[]) => `\n${capital(what)} while it's ${whose} turn.`,
    '714.3a: a condition',
  ),
  rule(/\bon opposing turns(?=\.|$)/gm, "while it's an opponent's turn", '714.3a: a condition'),
  rule(/\b([Ii])f it's not your turn\b/g, "$1f it isn't your turn", 'the same'),
  rule(
    /^When (this \w+) is (ready|exhausted), (prevent all damage that would be dealt to) it(?=\.|$)/gm,
    'Prevent all damage that would be dealt to $1 while $1 is $2',
    'a state, not an event',
  ),
  rule(/^((?:Ongoing: )?)On your turn, (\d+),? \[Activate\] >>>/gm, '$1On your turn: ($2), [Activate] >>>', '701.1'),
  rule(/^On your turn: Once per turn: /gm, 'On your turn, once per turn: ', '701.4'),
  rule(/^Once per turn, on your turn: /gm, 'On your turn, once per turn: ', '701.4'),
  rule(
    /\bwhile an ability, ally, and equipment are in your graveyard(?=\.|$)/gm,
    'while there is an ability card in your graveyard, there is an ally card in your graveyard, and there is an equipment card in your graveyard',
    'what lies there',
  ),
  rule(
    /\b(while there is an (?:ability|ally|equipment)) (?=in (?:your|an opponent's) graveyard)/g,
    '$1 card ',
    'outside play it is a card',
  ),
  rule(
    /\bwhile an ability is attached to (?:it|him|her|this ally)\b/g,
    'while there is an ability attached to this ally in play',
    'what is attached is in play',
  ),
  rule(
    /^While an ability is attached to this ally, (?:he|she|it) has ([^.\n]*)/gm,
    'This ally has $1 while there is an ability attached to this ally in play',
    'what is attached is in play',
  ),
  rule(
    /\b([Ii]f|[Ww]hile) you control an ally with an ability attached to it\b/g,
    '$1 there is an ability attached to an ally you control in play',
    'what is attached is in play',
  ),
  rule(
    /^(You pay \(\d+\) less to strike with this weapon) if you have (a card with the same name as this weapon) in your graveyard/gm,
    '$1 while there is $2 in your graveyard',
    'what lies there',
  ),
  rule(/^(You pay \(\d+\) less to strike with this weapon) if (?=[^.\n]*\.?$)/gm, '$1 while ', '714.3a: a condition'),
  rule(
    /^If ([^,\n]* this turn), (you pay \(\d+\) less to play cards)\.?$/gm,
    (...[, when = '', pay = '']: string[]) => `${capital(pay)} while ${when}.`,
    '714.3a: a condition',
  ),
  rule(
    /\bWhen you strike with this weapon while your hero is (defending|attacking), it (?=heals|deals)/g,
    'When you strike with this weapon, if your hero is $1, your hero ',
    'it is so when it resolves, too',
  ),
  rule(
    /\bIf an ally entered play and an ally left play this turn\b/g,
    'If an ally entered play this turn and an ally left play this turn',
    'both',
  ),
  rule(
    /\b([Ww]hile|[Ii]f) you control an ability, an ally, and an equipment\b/g,
    '$1 you control an ability, you control an ally, and you control an equipment',
    'each of them',
  ),
  rule(/\bif you control a Protector\b/gi, 'If you control a hero or ally with Protector', 'a keyword of the glossary'),
  rule(
    /\b(can't attack|can't protect) unless you control another ally\b/g,
    '$1 while you control no other allies',
    'a condition the other way round',
  ),
  rule(/\bat least (two|three) (allies) each with\b/g, '$1 or more $2 with', 'so many'),
  rule(/\bwas not dealt\b/g, "wasn't dealt", 'the same'),
  rule(/\byou do not control\b/g, "you don't control", 'the same'),
  rule(
    /\byou played (two|three) or more abilities this turn\b/g,
    'you played an ability $1 or more times this turn',
    'how often',
  ),
  rule(/\bthis turn (while you control [^.,\n]*)/g, '$1 this turn', 'the order of words'),
  rule(/\bwhile damaged this turn\b/g, 'while it is damaged this turn', 'its own state'),
  rule(
    /\b([Ee]ach opposing (?:ally|hero and ally) has [^.\n]*?) (?:on|during) (?:its )?controller's turn\b/g,
    "$1 while it's its controller's turn",
    '714.3a: a condition',
  ),
]

/** Heirlooms: one for the card and one for each counter. */
const heirlooms: readonly Rewording[] = [
  rule(
    /^((?:Weapons|Allies) you control) have (\+\d ATK) and an additional (\+\d ATK for each [^.\n]*)/gm,
    '$1 have $2. $1 have $3',
    'numbers add up',
  ),
  rule(
    /^You pay \(1\) less to play ([^.,\n]*?),? (?:add|and) an additional 1 less (for each [^.,\n]*), (to a minimum of \(\d\))/gm,
    'You pay (1) less to play $1, $3. You pay (1) less to play $1 $2, $3',
    'numbers add up',
  ),
  rule(
    /^While your hero is attacking an? (hero|ally), this \w+ has (\+\d ATK for each [^.\n]*?) on it(?=\.|$)/gm,
    'This card has $2 on this card while your hero is attacking and there is a defending $1 in play',
    '601: what is attacked defends',
  ),
  rule(
    /\b(You pay) \(1\) (less to play your next ally this turn) and an additional 1 less for each ([^.\n]*?) counter on (this \w+)/g,
    '$1 (X) $2, where X is 1 plus the number of $3 counters on $4',
    'a number that is worked out',
  ),
  rule(
    /(?<=^|\. )(This weapon has \+\d ATK) and costs (\d) less to strike (for each [^.\n]*)/gm,
    '\n$1 $3.\nYou pay ($2) less to strike with this weapon $3',
    'one thing each',
  ),
  rule(
    /^((?:Ongoing: )?)(This ally|Attached ally) has (\+\d ATK and \+\d health) for this and (each other [^.\n]*)/gm,
    (...[, front = '', who = '', what = '', of = '']: string[]) =>
      `${front}${who} has ${what}.\n${who} has ${what} for ${of.replace('attached to it', 'attached to itself')}`,
    'one for itself',
  ),
]

/** What is chosen first, and powers that a text lists. */
const listed: readonly Rewording[] = [
  rule(
    /^(The next time [^.\n]*? would be dealt damage this turn, that damage is dealt to) (target hero or ally other than [^.\n]*?) instead/gm,
    'Choose $2. $1 that character instead',
    '706.1: the target is chosen first',
  ),
  rule(
    /^(Allies you control have [A-Z][\w-]* while in combat with) (target hero or ally) this turn/gm,
    'Choose $2. $1 that character this turn',
    '706.1: the target is chosen first',
  ),
  rule(
    /^((?:Ongoing: )?Attached \w+ has):[;\s]*(\[Activate\][^\n]*)\n\s*(\[Activate\][^\n]*)\n\s*(\[Activate\][^\n]*)/gm,
    '$1 "$2", "$3", and "$4"',
    'a list of powers',
  ),
  rule(
    /^Put (target ally card from your graveyard) into play\. If you do, attach this ability to it/gm,
    'Put $1 into play and attach this ability to it',
    '400.4: what is put into play first',
  ),
  rule(
    /\bchoose two of the following: ([^.\n]*)\.\s*This ally has the chosen keywords until (?:he|she|it) leaves play/gi,
    (_: string, list = '') =>
      `choose two: ${list
        .split(/, (?:or )?/)
        .map((one) => `This ally has ${one} while it remains in play`)
        .join('; or ')}`,
    'two of them are chosen',
  ),
]

/** Numbers that are said once for several things. */
const numbers: readonly Rewording[] = [
  rule(
    /\bhave \+ATK equal to (this ally's ATK) and \+health equal to (this ally's health)/g,
    'have +X ATK and +Y health, where X is $1 and Y is $2',
    'numbers that are worked out',
  ),
  rule(
    /\bput X damage on your hero and draw X cards, where X is ([^.\n]*)/g,
    'put damage equal to $1 on your hero, then draw X cards, where X is $1',
    'the same number',
  ),
  rule(
    /\((\d)\) less to play (this \w+|[A-Z]\w+) for each ability you played this turn/g,
    '(X) less to play $2, where X is $1 times the number of times you played an ability this turn',
    'a number that is worked out',
  ),
  rule(
    /\b([Rr])eveal the top card of your deck and an additional card for each (\w+) counter on (this \w+)\. Place each revealed card into\b/g,
    '$1eveal the top X cards of your deck, where X is 1 plus the number of $2 counters on $3. Place them into',
    'a number that is worked out',
  ),
]

/** Tokens. */
const tokens: readonly Rewording[] = [
  rule(
    /\b(tokens?(?: named [A-Z]\w+)?) into play exhausted with ("[^"\n]*"|[A-Z][\w-]*)/g,
    '$1 with $2 into play exhausted',
    '404.2: the order of words',
  ),
  rule(
    /\b(tokens?(?: named [A-Z][\w']*(?: [A-Z][\w']*)*)?) into play with ([A-Z][\w-]*(?: \d)?)(?=\.|$)/gm,
    '$1 with $2 into play',
    '404.2: the order of words',
  ),
  rule(/\b(\d) (?:\[melee\]|\[ATK\]) \/ (\d) health\b/g, '$1 melee ATK / $2 health', '404.2: a damage type'),
]

export const closingWords: readonly Rewording[] = [
  ...cases,
  ...choices,
  ...whilst,
  ...heirlooms,
  ...listed,
  ...numbers,
  ...closingSame,
  ...tokens,
]
