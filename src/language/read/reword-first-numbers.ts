/** Rewordings of the sets of the first years: damage, numbers and counters. */
import { capital, withArticle } from '../phrases.ts'
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

/** Damage, numbers and counters. */
export const firstNumbers: readonly Rewording[] = [
  rule(/\b(is|isn't) fatally damaged on it\b/g, '$1 fatally damaged', '405.4'),
  rule(
    /\b(When [^,\n]*?) heals damage with an (ability|equipment) from ([^,\n]*)/g,
    (_: string, when = '', what = '', from = '') => `${when} heals damage from ${from} with ${withArticle(what)}`,
    'the order of words',
  ),
  rule(
    /\b(When [^,\n]*?) deals damage with an? (ability|equipment|weapon) to ([^,\n]*)/g,
    (_: string, when = '', what = '', to = '') => `${when} deals damage to ${to} with ${withArticle(what)}`,
    'the order of words',
  ),
  rule(/\bprevent (it|that damage),? and (?=put |your hero )/g, 'prevent $1, then ', 'one after the other'),
  rule(/\b(your hero|this \w+) then (?=deals|heals)/g, '$1 ', 'one after the other'),
  rule(
    /\beach hero and ally (it|your hero|this \w+) dealt ((?:combat )?damage) to this turn\b/g,
    'each hero and ally that was dealt $2 by $1 this turn',
    'the order of words',
  ),
  rule(/\bwith which damage was dealt to your hero\b/g, 'with which your hero was dealt damage', 'the order of words'),
  rule(
    /\bcards? you (removed|discarded|destroyed)\b(?! this)/g,
    (w: string) => `${w.replace(' you', '')} this way`,
    'what the effect did',
  ),
  rule(
    /\bcards? you (removed|discarded|destroyed) this way\b/g,
    (w: string) => w.replace(' you', ''),
    'what the effect did',
  ),
  rule(
    /\bthe number of (?:\w+ )?counters? you removed\b/g,
    'the number of counters removed this way',
    'what the effect did',
  ),
  rule(
    /\+X (ATK|health) (this \w+), where X is the number of counters removed this way\b/g,
    'that much more $1 $2',
    'as much',
  ),
  rule(
    /\bdamage that would be dealt to ([^.,\n]*?) is prevented\b/g,
    'damage dealt to $1 is prevented',
    'the damage that is not dealt',
  ),
  rule(
    /\b([Rr]emove) 1 damage from (this \w+) for each (?:ally )?card removed this way/g,
    '$1 that much damage from $2',
    'one for each is as much',
  ),
  rule(/\bfor each card removed(?=[.,\n]|$)/gm, 'for each card removed this way', 'what the effect did'),
  rule(/\bfor each resource (exhausted|readied) this way\b/g, 'for each card $1 this way', 'only resources are'),
  rule(
    /\b([Tt]arget player discards (?:a|two|three) cards?\.[^\n]*?) damage from itself equal to (the combined \w+ of) those cards\b/g,
    '$1 X damage from itself, where X is $2 cards discarded this way',
    'the same cards',
  ),
  rule(
    /\b([Ff]or each damage dealt this way, )put 1 damage on ([^.,\n]*?) and draw a card\b/g,
    'Put X damage on $2, where X is the damage dealt this way. Draw that many cards',
    'one for each is as many',
  ),
  rule(/\bthe combined damage (?:on|of) (?=[A-Z])/g, 'the combined damage of all ', 'all of them'),
  rule(
    /\bfor each damage on ((?:[A-Z]?\w+ )?allies you control|heroes and allies you control)\b/g,
    'for each damage on all $1',
    'all of them',
  ),
  rule(
    /\b(opposing heroes and allies|[Ee]ach [a-z ]*?) has -X ATK this turn, where X is the number of damage on it\b/g,
    '$1 has -X ATK this turn, where X is the damage on it',
    'how much it is',
  ),
  rule(/\b[Dd]ouble the damage on each (\w+)/g, 'Put 1 damage on each $1 for each damage on it', 'once more as much'),
  rule(
    /\bdeals (\w+ damage) equal to its ATK, divided as you choose, (?=to any number of target )/g,
    "deals $1 equal to this ally's ATK divided as you choose ",
    'marks; who deals it',
  ),
  rule(
    /\b(Target weapon)'s ATK becomes equal to (its strike cost) this turn\b/g,
    '$1 has X ATK this turn, where X is $2',
    'a number that is set',
  ),
  rule(/\bit deals combat damage instead\b/g, 'it deals that much combat damage instead', 'as much'),
  rule(
    /\b(When damage is healed from [^,\n]*, [^.,\n]* deals) double that much (\w+ damage [^.,\n]*)/g,
    '$1 X $2, where X is double the damage healed',
    'the same number',
  ),
  rule(
    /\b(deals|heals) double (X|that much) ((?:\w+ )?damage) ((?:to|from) [^.,\n]*)/g,
    '$1 Y $3 $4, where Y is double $2',
    'a number that is worked out',
  ),
  rule(
    /((\w+) damage (?:to|from) [^.\n]*\. [Aa] character dealt) \2 (?=damage this way)/g,
    '$1 ',
    'the damage before it',
  ),
  rule(
    /\b([Rr]anged|[Mm]elee) (weapons you control have \+\d ATK)\. You pay (\(\d\)) less to strike with them\b/g,
    (...[, type = '', have = '', n = '']: string[]) =>
      `${capital(type)} ${have}. You pay ${n} less to strike with ${capital(type)} weapons you control`,
    'the same weapons',
  ),
  rule(/\bput that much on your hero\b/g, 'put that much damage on your hero', 'of damage'),
  rule(/\balso (?=put that much damage)/g, '', 'the same'),
  rule(
    /\bdeals X (\w+ damage) (to [^.,\n]*?), where X is (that \w+'s (?:ATK|health|cost)) you (?:destroyed|discarded)\b/g,
    'deals $1 equal to $3 $2',
    'the same one',
  ),
  rule(
    /\b(the (?:highest|lowest) \w+ among (?:abilities and equipment|abilities|equipment)) in play(?=\.)/g,
    '$1',
    'cards are in play if nothing else is said',
  ),
  rule(
    /\b[Tt]arget hero or ally can't deal (combat damage) to (attached \w+)/g,
    "$2 can't be dealt $1 by target hero or ally",
    'the order of words',
  ),
  rule(/(?<=^|>>> |\. )attached (?=\w+ can't be dealt)/gm, 'Attached ', 'a sentence'),
  rule(
    /\b([Pp]ut \w+) ([A-Z]\w+) armor tokens with (\d) DEF into play\b/g,
    '$1 $3 DEF $2 armor tokens into play',
    '404.2: the order of words',
  ),
  rule(
    /\b[Tt]arget (player|opponent) reveals his hand and discards /g,
    "Reveal target $1's hand. That player discards ",
    'one after the other',
  ),
  rule(
    /\b(discards? all cards with that name)(?= from|$|\.)(?! from)/gm,
    '$1 from his hand',
    '713: cards are discarded from the hand',
  ),
  rule(
    /\bhas \+1 ATK for each damage on (?:all )?(allies you control|heroes and allies you control)\b/g,
    'has +X ATK, where X is the combined damage of all $1',
    'the same number',
  ),
  rule(
    /\bheals 1 damage from that ally for each damage prevented this way\b/g,
    'heals that much damage from that ally',
    'one for each is as much',
  ),
  rule(
    /\bdeals (\w+ damage) equal to its (remaining health minus \d) to each opposing ally\b/g,
    'deals X $1 to each opposing ally, where X is its $2',
    'a number that is worked out',
  ),
  rule(/\b(an (?:even|odd) number of heroes) and (?=allies)/g, '$1 or ', 'both are counted'),
  rule(
    /\b(you may have it deal that) much (divided as you choose among any number of opposing heroes and)\/or (?=allies)/g,
    '$1 damage $2 ',
    '717.8',
  ),
  rule(
    /^You pay \(1\) less to play this (?:card|ability) for each other ability you played this turn\.?$/gm,
    'You pay (X) less to play this ability, where X is the number of times you played another ability this turn.',
    'as many',
  ),
  rule(/\bnot named ([A-Z][\w' ]*?)(?= have| has|\.|,)/g, 'other than a card named $1', 'the same'),
  rule(
    /\b(Your hero (?:can't|has) [^.,\n]* while there is) another (friendly hero or ally) in play\b/g,
    '$1 a $2 other than itself in play',
    'another than that one',
  ),
  rule(
    /\b[Ww]hen your hero is dealt damage by a hero or ally, /g,
    'When a hero or ally deals damage to your hero, ',
    'the order of words',
  ),
  rule(
    /\bOpponents can't target (cards you control[^.\n]*?)(?=\.|$)/gm,
    (_: string, what = '') => `${capital(what)} can't be targeted by opponents`,
    'the order of words',
  ),
  rule(
    /\b(?:that )?ha(?:s|ve) or shares? the (highest|lowest) (cost|ATK|health) among\b/g,
    (_: string, which = '', stat = '') => `with ${stat} equal to the ${which} ${stat} among`,
    'the same number',
  ),
  rule(/\bif it with (cost|ATK|health) equal to\b/g, 'if its $1 is', 'the same number'),
  rule(
    /\ban? ((?:\w+ )?)(ally(?: card)?|equipment|ability(?: card)?) with (lower|higher) (cost|ATK) than that (ally)(?: card)?( from your graveyard)?/g,
    (...[, adj = '', what = '', which = '', stat = '', than = '', from = '']: string[]) =>
      `an ${adj}${what}${from} with ${stat} ${which === 'lower' ? 'less' : 'greater'} than that ${than}'s ${stat}`,
    'the same comparison',
  ),
  rule(
    /\byou have fewer cards in your hand than in your graveyard\b/g,
    'the number of cards in your hand is less than the number of cards in your graveyard',
    'the same comparison',
  ),
  rule(/\bdraw another (?:one|card) (?=for each)/g, 'draw a card ', 'one more is one'),
  rule(/\byou (?:draw|drew) one instead\b/g, 'you draw a card instead', 'of cards'),
  rule(
    /\b(for each other quest named [A-Z][\w' ]*?) you have\b/g,
    '$1 you control',
    'who has cards in play controls them',
  ),
  rule(/\band then you remove one\. If none remain, (?=destroy)/g, 'then NONE ', 'its own counters'),
  rule(
    /(?<=for each (\w+) counter on this card,? )(?:then )NONE /g,
    (_: string, name = '') =>
      `then remove ${withArticle(name)} counter from this ability. If this card doesn't have ${withArticle(name)} counter, `,
    'its own counters',
  ),
  rule(
    /(\b[Rr]emove an? (\w+) counter from this (?:card|ability)[^\n]*?)\. If (?:you removed the last counter|no counters remain), /g,
    (_: string, front = '', name = '') => `${front}. If this card doesn't have ${withArticle(name)} counter, `,
    'none are left',
  ),
  rule(
    /\bput an? (\w+) counter on this card\. Then, if there are (\w+ or more), /g,
    (_: string, name = '', n = '') =>
      `put ${withArticle(name)} counter on this card. If this card has ${n} ${name} counters, `,
    'its own counters',
  ),
  rule(
    /\b(When damage is prevented this way, remove an? \w+ counter from this ability)\. If this card doesn't have\b/g,
    "$1, then if this ability doesn't have",
    'one after the other',
  ),
  rule(
    /\bhe skips drawing that card and you (remove an? \w+ counter) from this card instead\. If this card doesn't have\b/g,
    "do this instead: $1 from this ability, then if this ability doesn't have",
    '413: nothing else is drawn',
  ),
  rule(
    /\bwith (\w+) counters (?=lose|have|can't)/g,
    (_: string, name = '') => `with ${withArticle(name)} counter `,
    'any number of them',
  ),
]
