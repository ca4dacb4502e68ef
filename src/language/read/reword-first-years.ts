/** Rewordings of the sets of the first years: what their texts, and the list of them, say otherwise than the later ones. */
import { capital, withArticle } from '../phrases.ts'
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

const slip = (from: RegExp, to: Rewording['to']): Rewording => rule(from, to, 'a slip')
/** ", and" of a sentence that so far asks for nothing, and in which nothing is quoted. */
const plainly = ', and (?<=^[^"\\n]*?(?:^|[.:] |>>> )(?:(?!\\b(?:[Ii]f|[Ww]hile|[Uu]nless)\\b)[^.\\n"])*)'

/** Slips of the list, before anything else. */
export const firstSlips: readonly Rewording[] = [
  slip(/(?<=, and )<b>protector<\/b> (?=into play)/g, '<b>Protector</b> '),
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
  slip(/\bput it into play and its also (?=Undead\b)/g, 'put it into play. It is also an '),
  slip(/\bstike with\b/g, 'strike with'),
  slip(/\bhad (?=\+\d ATK)/g, 'has '),
  slip(/\beach other ally, ability and equipment\b/g, 'each other ability, ally, and equipment'),
  slip(/\bcards you remov$/gm, 'cards removed this way'),
  slip(/\bIs that character (?=doesn't)/g, 'If that character '),
  slip(/\b(in your party|you control) \[Exhaust\] (?=Put an?\b)/g, '$1, [Exhaust] -> '),
  slip(/\bFlip --?>(\w+) (?=[A-Z])/g, 'Flip $1 -> '),
  slip(/\bRiey\b/g, 'Riley Sizzleswitch'),
  slip(/\bCase is (?=a <b>|a P)/g, 'This ally is '),
  slip(/(?<=\[Melee\] ATK \/ \d) Health\b/g, ' health'),
  slip(/(?<=\bhave )'([^'\n]*)'\.?$/gm, '"$1"'),
  slip(/(?<=^[^"\n]*\bhave )"([^"\n;]+)$/gm, '"$1"'),
  slip(/\bOn your turn, (?=\d, \[Exhaust\])/g, 'On your turn: '),
  slip(/\bfrom game\b(?! zone)/g, 'from the game'),
  slip(/^When (?=this ally is in your graveyard, your hero has |you control an? \w+, )/gm, 'While '),
  slip(/\bthis ally (?:"\w+" )?this ally\b/g, 'this ally'),
  slip(/\bplay a <b>finishing move<\/b>/g, 'play a Finishing Move'),
  rule(/; (?<=Choose one or more: [^\n]*)(?=[a-z])/g, '; or ', 'modes stay together'),
  rule(
    /\ba second target ((?:ally card from your graveyard|ally in your party)[^.\n]*?)\ba third target (?=(?:ally card from your graveyard|ally from your party))/g,
    'target $1target ',
    'they lie in different places, so each is another',
  ),
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
      `${plainly}(it|they|(?:opposing |other )?(?:heroes and allies|allies)|target [^.,\\n]*?) (?=can't |has |have )`,
      'gm',
    ),
    (_: string, who = '') => `. ${capital(who)} `,
    'a sentence of its own',
  ),
  rule(new RegExp(`${plainly}you (?=may have )`, 'gm'), '. You ', 'a sentence of its own'),
  rule(
    /\b([Yy]ou may have your hero [^.\n]*)\. You may have it (?=deal|heal)/g,
    '$1. You may have your hero ',
    'the same hero',
  ),
  rule(/(>>> [^.\n]*) and skip (?=your next turn)/g, '$1. Skip ', 'a sentence of its own'),
  rule(/, and then draw (?=a card)/g, '. Draw ', 'a sentence of its own'),
  rule(
    /\b(Name a card),(?: and)? then (\w)/g,
    (_: string, name = '', first = '') => `${name}. ${capital(first)}`,
    'one after the other',
  ),
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
      lines
        .replace(
          /^([A-Z][\w ]*? hero: )(.)/gm,
          (__: string, hero = '', first = '') => `${hero}${front} ${front.endsWith(',') ? first.toLowerCase() : first}`,
        )
        .replace(/^([^\n:]*: )(If [^\n:]*): ([^\n]* >>> [^\n]*?)\.?$/gm, '$1$3. Use only $2.')
        .replace(/Use only If/g, 'Use only if'),
    'each says it',
  ),
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
    /^While ([^,\n]*) this turn, ([^"\n]*?), and ([^,"\n]*)\.$/gm,
    'While $1, $2 this turn. While $1, $3 this turn.',
    'one thing each',
  ),
  rule(/\n(?=Put an? [^\n]* revealed this way)/g, ' ', 'it belongs to the effect before it'),
  rule(/^Ongoing\.?$/gm, 'Ongoing:', 'the word alone'),
  rule(/^(Attach to target \w+)\. The next time it would be /gm, '$1, and the next time it would be ', 'one sentence'),
  rule(
    /^ ?For each (\w+ counter)(?: on this card)?, (your hero has \+\d ATK while attacking) and (\+\d health)\.?$/gm,
    '$2 and $3 for each $1',
    'the order of words',
  ),
  rule(
    /^((?:Ongoing: )?[Yy]our hero has \+\d ATK while attacking) and (\+\d health) (for each \w+ counter)(?: on this card)?\.?$/gm,
    '$1 $3 on this card.\nYour hero has $2 $3 on this card.',
    'one thing each',
  ),
  rule(
    /\b([Pp]ut) an? ([A-Z]\w+), ([A-Z]\w+), ([A-Z]\w+), and ([A-Z]\w+) ([A-Z]\w+) card from your graveyard into play\b/g,
    (...[, put = '', a = '', b = '', c = '', d = '', kind = '']: string[]) =>
      `${put} ${[a, b, c].map((tag) => `${withArticle(tag)} ${kind} card from your graveyard`).join(', ')}, and ${withArticle(d)} ${kind} card from your graveyard into play`,
    'one of each',
  ),
  rule(
    /^(While you control an? \w+, )([a-z][^"\n]*? ha(?:s|ve) [^"\n]*?),? and ((?:opposing allies|armor you control|other allies you control) have [^"\n]*)$/gm,
    '$1$2.\n$1$3',
    'one thing each',
  ),
  rule(
    /^([Tt]his ally has )ATK equal to ([^,\n]*), and health equal to ([^\n.]*)\.?$/gm,
    '$1X ATK, where X is $2.\n$1X health, where X is $3.',
    'one thing each',
  ),
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
    "Choose $1. If there is exactly one ally in that player's party, destroy all allies in his party",
    'the one that there is',
  ),
  rule(/\battached to opposing heroes and allies\b/g, 'attached to an opposing hero or ally', 'any of them'),
  rule(
    /\b(ally card) with cost X or less from your graveyard\b/g,
    '$1 from your graveyard with cost X or less',
    'the order of words',
  ),
  rule(
    /^On your turn, you can play (\w+ cards) that are removed from the game\b/gm,
    "You can play $1 removed from the game while it's your turn",
    'the order of words',
  ),
  rule(
    /\bput a unique ([A-Z]\w+) ally token with that name and (\d) melee ATK \/ (\d) health into play\b/g,
    'put a $2 melee ATK / $3 health unique $1 ally token with that name into play',
    '404.2: the order of words',
  ),
  rule(
    /\b(cards you own removed from the game) into your graveyard\b/g,
    "$1 into their owners' graveyards",
    '415.2: where they go',
  ),
  rule(/\bcontrolled by (its controller|that player)\b/g, '$1 controls', 'the order of words'),
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

/** Sentences and places. */
export const firstWords: readonly Rewording[] = [...apart, ...places]
