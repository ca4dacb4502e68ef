/** Rewordings of the sets of the first years: what their texts, and the list of them, say otherwise than the later ones. */
import { withArticle } from '../phrases.ts'
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

const slip = (from: RegExp, to: Rewording['to']): Rewording => rule(from, to, 'a slip')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** So far the sentence asks for nothing, and nothing is quoted in it. */
const plainly = '(?<=^[^"\\n]*?(?:^|[.:] |>>> )(?:(?!\\b(?:[Ii]f|[Ww]hile|[Uu]nless)\\b)[^.\\n"])*)'

/** Slips of the list, before anything else. */
export const firstSlips: readonly Rewording[] = [
  slip(/(?<=, and )<b>protector<\/b> (?=into play)/g, '<b>Protector</b> '),
  slip(/(?<=, and )(?:<b>)?protector(?:<\/b>)? (?=into play)/g, 'Protector '),
  slip(/\bRanged Weapons\b/g, 'Ranged weapons'),
  slip(/\b[Yy]our (melee|ranged) (?=weapons have)/g, (_: string, type = '') => `Your ${capital(type)} `),
  slip(/\btokens into play (\d \[Melee\] ATK \/ \d health)/g, 'tokens into play with $1'),
  slip(
    /(?<=(?:->|>>>) )an? (ally|ability|equipment) card from your graveyard into (?=your hand)/g,
    'Put an $1 card from your graveyard into ',
  ),
  slip(/\b(put damage on [^.,]* equal to its cost, and put) into play\b/g, '$1 it into play'),
  slip(/\branged damaged to\b/g, 'ranged damage to'),
  slip(/(?<=\+\d) attack\b/g, ' ATK'),
  slip(/\bDestroy and ability\b/g, 'Destroy an ability'),
  slip(/\bHeroes and Allies\b/g, 'Heroes and allies'),
  slip(/\btarget Hero or Ally\b/g, 'target hero or ally'),
  slip(/\bArcane Damage\b/g, 'arcane damage'),
  slip(/\b(\d) ATK\/(\d) Health scarab (?=ally tokens?\b)/g, '$1 ATK / $2 health Scarab '),
  slip(/\bExhaust-->/g, '[Exhaust] ->'),
  slip(/\b(Pay \d, \[Exhaust\]), d(?=estroy target )/g, '$1 -> D'),
  slip(/\bput it into play and its also\b/g, "put it into play. It's also"),
  slip(/\bstike with\b/g, 'strike with'),
  slip(/\bhad (?=\+\d ATK)/g, 'has '),
  slip(/\beach other ally, ability and equipment\b/g, 'each other ability, ally, and equipment'),
  slip(/\bcards you remov$/gm, 'cards removed this way'),
  slip(/\bIs that character (?=doesn't)/g, 'If that character '),
  slip(/\b(in your party|you control) \[Exhaust\] (?=Put an?\b)/g, '$1, [Exhaust] -> '),
  slip(/\bFlip --?>(\w+) (?=[A-Z])/g, 'Flip $1 -> '),
  slip(/\bRiey\b/g, 'Riley'),
  slip(/\bCase is (?=a <b>|a P)/g, 'This ally is '),
  slip(/(?<=\[Melee\] ATK \/ \d) Health\b/g, ' health'),
  slip(/(?<=\bhave )'([^'\n]*)'\.?$/gm, '"$1"'),
  slip(/(?<=^[^"\n]*\bhave )"([^"\n;]+)$/gm, '"$1"'),
  slip(/\bOn your turn, (?=\d, \[Exhaust\])/g, 'On your turn: '),
  slip(/\bfrom game\b(?! zone)/g, 'from the game'),
  slip(/\bCoildfang\b/g, 'Coilfang'),
  rule(
    /(?<!\()\bDefenders deal no combat damage to (?:him|her|it)\.(?!\))/g,
    '',
    'reminder text without its parentheses',
  ),
  rule(/(?<=\bDeath Rattle(?:<\/b>)?(?: <i>\([^()]*\)<\/i>)?):;\s*/g, ': ', 'one paragraph'),
  rule(/<b>(Stealth)<\/b>: \([^()]*\)<\/i>; /g, '<b>$1</b>; ', 'a keyword and its reminder'),
]

/** Two sentences where one joins them, or two powers where one waits for two things. */
const apart: readonly Rewording[] = [
  rule(
    new RegExp(
      `${plainly}, and (it|they|(?:opposing |other )?(?:heroes and allies|allies)|target [^.,\\n]*?) (?=can't |has |have )`,
      'gm',
    ),
    (_: string, who = '') => `. ${capital(who)} `,
    'a sentence of its own',
  ),
  rule(new RegExp(`${plainly}, and you (?=may have )`, 'gm'), '. You ', 'a sentence of its own'),
  rule(
    /\b([Yy]ou may have your hero [^.\n]*)\. You may have it (?=deal|heal)/g,
    '$1. You may have your hero ',
    'the same hero',
  ),
  rule(/(>>> [^.\n]*) and skip (?=your next turn)/g, '$1. Skip ', 'a sentence of its own'),
  rule(/, and then draw (?=a card)/g, '. Draw ', 'a sentence of its own'),
  rule(/\b(Name a card),(?: and)? then /g, '$1. ', 'one after the other'),
  rule(/^(Choose (?:"\w+", (?:or )?)*"\w+"), then (?=target)/gm, '$1. ', 'one after the other'),
  rule(/(?<=\. )target (?=opponent|player)/g, 'Target ', 'a sentence'),
  rule(
    /\bheals damage from itself equal to ([^.,\n]*?) and has (\+X ATK this turn, where X is )/g,
    'heals damage from itself equal to $1. It has $2',
    'a sentence of its own',
  ),
  rule(/^((?:Ongoing: )?[^"\n]* have \+\d ATK) and other (?=[^"\n]* have )/gm, '$1. Other ', 'a sentence of its own'),
  rule(/(?<=^[^"\n]*)(, and|\.) (When this \w+ is destroyed, )/gm, '.\n$2', 'a paragraph of its own'),
  rule(
    /^(Ongoing: )?When ([^,"\n]*?) or (you strike with it|your hero attacks), ([^"\n]*)$/gm,
    (...[, ongoing = '', one = '', other = '', then = '']: string[]) =>
      `${ongoing}When ${one}, ${then}\nWhen ${other.replace(/\bit$/, 'this weapon')}, ${then}`,
    'two powers that do the same',
  ),
  rule(
    /^At the start and end of your turn, ([^\n]*)$/gm,
    'At the start of your turn, $1\nAt the end of your turn, $1',
    'two powers that do the same',
  ),
  rule(
    /^([^\n:]*[,:]) ?\n((?:[A-Z][\w ]*? hero: [^\n]*(?:\n|$)){2,})/gm,
    (_: string, front = '', lines = '') =>
      lines.replace(
        /^([A-Z][\w ]*? hero: )(.)/gm,
        (__: string, hero = '', first = '') => `${hero}${front} ${front.endsWith(',') ? first.toLowerCase() : first}`,
      ),
    'each says it',
  ),
  rule(/^((?:Traitor|Loyal) Hero: )([A-Z][\w-]*), (?=[A-Z][\w-]*$)/gm, '$1$2\n$1', 'a paragraph of its own'),
  rule(
    /^(While [^,\n]*, )(this weapon has \+\d ATK) and (you pay \(\d\) less to strike with) it\.?$/gm,
    '$1$2.\n$1$3 this weapon.',
    'one thing each',
  ),
  rule(
    /\b(This ally has (?:Assault|Mend) \d while [^.,\n]*), and (?=(?:Assault|Mend) \d while)/g,
    '$1.\nThis ally has ',
    'one thing each',
  ),
  rule(
    /\bYou pay (\(\d\)) less to play and strike with weapons\b/g,
    'You pay $1 less to play weapons. You pay $1 less to strike with weapons',
    'one thing each',
  ),
  rule(
    /^((?:Ongoing: )?)For each (\w+ counter on this card), your hero has (\+\d ATK while attacking) and (\+\d health)\.?$/gm,
    '$1Your hero has $3 for each $2.\nYour hero has $4 for each $2.',
    'one thing each',
  ),
  rule(
    /^While ([^,\n]*) this turn, ([^"\n]*?), and ([^,"\n]*)\.$/gm,
    'While $1, $2 this turn. While $1, $3 this turn.',
    'one thing each',
  ),
  rule(/\n(?=Put an? [^\n]* revealed this way)/g, ' ', 'it belongs to the effect before it'),
  rule(/^Ongoing\.?$/gm, 'Ongoing:', 'the word alone'),
  rule(/\n(?=That opponent puts )/g, ' ', 'it belongs to the effect before it'),
]

/** Whose, who, and where. */
const places: readonly Rewording[] = [
  rule(/\b(puts? [^.\n]*? into) (his|her|your) party\b/g, '$1 play under $2 control', '415.2'),
  rule(
    /\binto play under (his|your) control with damage equal to ([^.,;\n]*? minus \d+)/g,
    'into play under $1 control with X damage on it, where X is $2',
    'a number that is worked out',
  ),
  rule(
    /\b[Pp]ut an (ally|ability|equipment) card that's removed from the game\b/g,
    'Put an $1 card removed from the game',
    'where it is',
  ),
  rule(/\bcards from your removed from (?:the )?game zone\b/g, 'cards you own removed from the game', 'where they are'),
  rule(/\bin opposing removed from (?:the )?game zones\b/g, 'an opponent owns removed from the game', 'where they are'),
  rule(/\bfrom any number of graveyards\b/g, 'from any graveyard', 'whosever they are'),
  rule(/\ba (\w+ card) in hand (?=from the game)/g, 'a $1 in your hand ', 'whose hand'),
  rule(
    /\b(you|its owner) may put (it|him|her|this \w+) into ([^.,\n]*? hand) at (end of turn|the start of the next turn)\b/g,
    'at $4, $1 may put $2 into $3',
    'the order of words',
  ),
  rule(
    /\b(you|its owner) may at (end of turn|the start of the next turn), put /g,
    'at $2, $1 may put ',
    'the order of words',
  ),
  rule(
    /\b([Ww]hen [^,\n]*) during your turn, (?=at end of turn)/g,
    "$1, if it's your turn, ",
    'the turn is the same when it resolves',
  ),
  rule(
    /\b(deals combat damage to) an opponent's defending hero, ([^.\n]*?) he controls\b/g,
    "$1 a defending opposing hero, $2 that hero's controller controls",
    'whose hero it is',
  ),
  rule(
    /\ban? ability, ally, and equipment he controls\b/g,
    'an ability he controls, an ally he controls, and an equipment he controls',
    'one of each',
  ),
  rule(
    /\b[Ii]f (target player|target opponent) has exactly one ally in his party, destroy it\b/g,
    'Choose $1. If that player controls exactly one ally, destroy all allies he controls',
    'the one that there is',
  ),
  rule(/\bcontrolled by (its controller|that player)\b/g, '$1 controls', 'the order of words'),
  rule(
    /\b(an?|each|target) ((?:\w+ )?)you and other friendly players control\b/g,
    '$1 friendly $2',
    'glossary: friendly players include you',
  ),
  rule(
    /\bfor each ([A-Z][\w' ]*?) you and other friendly players control\b/g,
    'for each friendly $1',
    'glossary: friendly players include you',
  ),
  rule(/\ban opponent has an? ([A-Z][\w ,]*?) in his party\b/g, 'there is an opposing $1 in play', 'where it is'),
  rule(
    /\b([Ww]hile) an opponent controls an? (\w+) card\b/g,
    '$1 there is an opposing $2 card in play',
    'who controls it',
  ),
  rule(
    /\b([Ww]hile) (an?|another) ((?:friendly |opposing )?(?:hero or ally|hero|ally)) is in play\b/g,
    '$1 there is $2 $3 in play',
    'where it is',
  ),
  rule(/\b([Ww]hile) ([A-Z]\w+) is you control\b/g, '$1 you control a card named $2', 'who controls it'),
  rule(/\byour heroes, allies, or Totems\b/g, 'heroes or allies you control', '404.2b: a Totem is an ally'),
  rule(/\byour ready step\b(?<=can't ready during your ready step)/g, "its controller's ready step", 'whose it is'),
]

/** Damage, numbers and counters. */
const numbers: readonly Rewording[] = [
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
  rule(/\bwith an attachment this turn\b/g, 'with an attached card this turn', '400.1'),
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
    /\b(your hero deals [^.\n]*?) and heals damage from itself equal to the damage dealt this way\b/g,
    '$1 and heals that much damage from your hero',
    'as much',
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
    /\b(target ([A-Z]\w+ )?ally you control deals damage to an ally) with (lower|higher) cost\b/g,
    (...[, front = '', , which = '']: string[]) =>
      `${front} with cost ${which === 'lower' ? 'less' : 'greater'} than that ally's cost`,
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
  rule(
    /\b[Aa]dd (\w+) counters equal to ([^.,\n]*)/g,
    'put X $1 counters on this card, where X is $2',
    'counters are put',
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
  rule(
    /\bpay (\(\d\)) less to play your next ([^.\n]*?) this turn (for each [^.\n]*)/g,
    'pay $1 less to play your next $2 $3 this turn',
    'the order of words',
  ),
]

/** Sentences, places and numbers. */
export const firstWords: readonly Rewording[] = [...apart, ...places, ...numbers]
