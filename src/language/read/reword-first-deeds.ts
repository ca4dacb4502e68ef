/** Rewordings of the sets of the first years: what cards are, have and can do, what happens, and what is done. */
import { capital, withArticle } from '../phrases.ts'
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

/** What a card is, has and can do. */
const being: readonly Rewording[] = [
  rule(
    /\b(is|are|becomes?) (?:also )?an? ([A-Z]\w+(?: [A-Z]\w+)*) (?:ally|card)\b(?! token)/g,
    (_: string, __: string, tag = '') => `is also ${withArticle(tag)}`,
    '202.3: a tag is added',
  ),
  rule(/\bare (?:also )?([A-Z]\w+) (?:allies|cards)(?=[.,]|$)/gm, 'are also $1s', '202.3: a tag is added'),
  rule(
    /\bbecomes an? (arcane|fire|frost|holy|nature|shadow|melee|ranged) ally\b/g,
    'is $1 only',
    '205.1: its damage type',
  ),
  rule(
    /\b(has \+\d ATK(?: and \+\d health)?) and is an? ([A-Z]\w+)(?=[.\n]|$)/gm,
    (_: string, has = '', tag = '') => `${has}. It is also ${withArticle(tag)}`,
    'a sentence of its own',
  ),
  rule(
    /\b(Inspire: )Protector\b/g,
    (_: string, word = '') => `${word}Hero and ally with Protector`,
    'a keyword as a noun',
  ),
  rule(/\bfor each Protector in play\b/g, 'for each hero and ally with Protector', 'a keyword as a noun'),
  rule(/\bProtectors you control\b/g, 'heroes and allies you control with Protector', 'a keyword as a noun'),
  rule(/\bElusive allies you control\b/g, 'allies you control with Elusive', 'a keyword as an adjective'),
  rule(
    /^(Alliance|Horde): (?=allies)/gim,
    (_: string, f = '') => `${f} hero: `,
    '206.1a: a power of heroes of that faction',
  ),
  rule(/\bwith (inspire|sabotage)\b/g, (_: string, k = '') => `with ${capital(k)}`, 'a keyword'),
  rule(/\b(have|has|are) also (?=Protectors?\b|Stealth\b)/g, '$1 ', 'the same'),
  rule(/\balso (have|has) (?=[A-Z]\w+\.?$)/gm, '$1 ', 'the same'),
  rule(/\bare (?:also )?Protectors\b/g, 'have Protector', 'a keyword of the glossary'),
  rule(/(["“](?:Sabotage|Inspire): [^".”]*)\.(?=["”])/g, '$1', 'a mark'),
  rule(/\bdamage is prevented with this armor\b/g, 'damage is prevented by this armor', 'what prevents it'),
  rule(
    /^[Tt]his ally is also a Combo while in any graveyard\.?$/gm,
    'While this ally is in your graveyard, this ally is also a Combo',
    '700.2: where the power works',
  ),
  rule(
    /\b([Tt]his item) is also an ally with (\d) melee ATK \/ (\d) health and ([A-Z]\w+) this turn\b/g,
    (...[, item = '', atk = '', health = '', k = '']: string[]) =>
      `${capital(item)} is also an ally, is also melee, and has ${atk} ATK, ${health} health, and ${k} this turn`,
    '404.2: each of them',
  ),
  rule(/\bcan also protect\b/g, 'can protect', 'the same'),
  rule(/\bagainst attacking heroes and allies with\b/g, 'against attacking heroes or allies with', 'any of them'),
  rule(/\bNon-Horde, non-Alliance (?=allies|heroes)/g, 'Neutral ', '206.1d: of no faction'),
  rule(/\bto each of (them|those \w+)\b/g, 'to $1', 'all of them'),
  rule(/\ball ally tokens\b/g, 'all token allies', '404: the order of words'),
  rule(
    /\bwhile attacking while (your hero) has (Bear|Cat) Form(?= this turn)/g,
    'while $1 is attacking and $1 has $2 Form',
    'both',
  ),
  rule(
    /\b(Prevent all damage that would be dealt to ([A-Z]\w+)) while defending while your hero has (Bear|Cat) Form this turn\b/g,
    '$1 this turn while $2 is defending and $2 has $3 Form',
    'both',
  ),
  rule(
    /\b(?:While in (cat|bear) form|While your hero has (Cat|Bear) Form), when (?:your hero|it) (deals combat damage to a (?:defending )?hero), ([^\n]*?)\bits controller\b/gi,
    (...[, a, b, deals = '', then = '']: (string | undefined)[]) =>
      `When your hero with ${capital((a ?? b ?? '').toLowerCase())} Form ${deals}, ${then}that hero's controller`,
    'whose form is asked as it happens',
  ),
  rule(/ \.(?= |$)/gm, '.', 'a mark'),
  rule(
    /\bWhile your hero is fatally damaged, when it's dealt damage, /g,
    'When your hero is dealt damage, if your hero is fatally damaged, ',
    'asked as it happens',
  ),
  rule(
    /\bthat many equipment you control and\/or resources\b/g,
    'that many equipment and/or resources you control',
    'the order of words',
  ),
  rule(
    /\bwhile your hero is in combat with an? (ally|hero or ally|hero)\b/g,
    'while your hero is in combat and there is an $1 in combat',
    '602.2: they are in combat with each other',
  ),
  rule(
    /(?<=there is an (?:ally|hero or ally|hero) in combat( with [^.,\n]*)?)(?=[.,\n]|$)/gm,
    ' in play',
    'where it is',
  ),
  rule(
    /\bIf your hero is defending against an ally\b/g,
    'If your hero is defending and there is an attacking ally in play',
    '601.1',
  ),
  rule(
    /\byour hero has more damage than an opposing hero\b/g,
    'the lowest damage among opposing heroes is less than the damage on your hero',
    'the same comparison',
  ),
  rule(
    /^If (your hero dealt [^\n.]*? this turn), (this ally has [A-Z][\w-]*)\.?$/gm,
    (_: string, c = '', has = '') => `${capital(has)} while ${c}.`,
    '714.3a: a condition',
  ),
  rule(/^([Tt]his \w+ has \+\d ATK) if ([^.\n]* this turn)\.?$/gm, '$1 while $2.', '714.3a: a condition'),
  rule(
    /^You may play this ally without paying (?:his|her|its) cost if ([^\n.]*)\.?$/gm,
    'If $1, you may play this card without paying its cost.',
    'the order of words',
  ),
  rule(
    /^You pay (\(\d\)) less (for each [^\n]*?) to play this (?:ability|ally|weapon|armor|item)\.?$/gm,
    'You pay $1 less to play this card $2.',
    'the order of words',
  ),
  rule(
    /\bWhile you control exactly one ally, it has\b/g,
    'While you control exactly one ally, allies you control have',
    'the one that there is',
  ),
]

/** What happens and what is done. */
const deeds: readonly Rewording[] = [
  rule(/\b(turns) face (down|up)(?=,)/g, 'is turned face $2', '411: what happens to it'),
  rule(/\ban opposing card or effect causes\b/g, 'an opponent causes', 'whose effect it is'),
  rule(
    /\b(an opponent causes you to discard [^.,\n]*?) card from your hand(, you may put it into) your hand\b/g,
    "$1$2 its owner's hand",
    '713: cards are discarded from the hand',
  ),
  rule(
    /\byou complete your first quest each turn\b/g,
    'you complete a quest for the first time each turn',
    'the first one',
  ),
  rule(/\byou may turn it face up if it's in play\b/g, 'you may turn it face up', 'it is in play'),
  rule(/\byou may complete it this turn\b/g, 'you can complete it this turn', '702.2b'),
  rule(
    /\bWhen a quest is inspired this way, (you pay \(\d\) less to complete) it\b/g,
    'When this ally inspires a quest, $1 it',
    '501.1b',
  ),
  rule(/\b[Ii]f you can't, (?=destroy)/g, "If you don't, ", 'it was not done'),
  rule(/\bIf it's (?:named ([A-Z][\w' ]*?)), draw it\b/g, "If it's named $1, draw a card", 'the card on top'),
  rule(
    /\bthat player discards a card or destroys an ally in his party\b/g,
    'that player chooses one: That player discards a card; or that player destroys an ally in his party',
    'one of the two',
  ),
  rule(
    /\b[Dd]raw a card, or ready (up to \w+ resources you control)/g,
    'Choose one: Draw a card; or ready $1',
    'two modes',
  ),
  rule(/,; or put\b/g, '; or put', 'a mark'),
  rule(/\bPut it in your hand\b/g, 'Put it into your hand', 'where it goes'),
  rule(
    /\bchoose whether (this ally|[A-Z]\w+|he|she|it) has (?:an? )?([A-Z][\w-]*) or (?:an? )?([A-Z][\w-]*)( until [^.\n]*)?/g,
    (...[, , a = '', b = '', until = '']: string[]) =>
      `choose one: This ally has ${a}${until}; or this ally has ${b}${until}`,
    'two modes',
  ),
  rule(
    /\bhe exhausts a second (equipment|resource) he controls\b/g,
    'he exhausts another $1 he controls',
    'another one',
  ),
  rule(
    /\b(he exhausts an? (equipment|resource) he controls), or two (if [^.\n]*)/g,
    (...[, front = '', what = '', c = '']: string[]) =>
      `${front}. ${capital(c)}, he exhausts another ${what} he controls`,
    'another one',
  ),
  rule(
    /\b(its controller|that player|that opponent) skips drawing his next card this turn\b/g,
    'the next time $1 would draw a card this turn, he skips drawing it instead',
    '413',
  ),
  rule(/\bthis turn, if (your hero) would deal damage, /g, 'if $1 would deal damage this turn, ', 'the order of words'),
  rule(/\b(Target player discards a card if he) already (?=discarded)/g, '$1 ', 'the same'),
  rule(
    /\b(chooses (?:two|three) allies in his party), in order(?=\.[^\n]*respectively)/g,
    '$1',
    '707.1d: in the order in which they are chosen',
  ),
  rule(/^As a cost to play this face up\b/gm, 'As a cost to place this quest face up', '412.1c'),
  rule(/\bAll targets are chosen at random\b/g, 'Players choose targets at random', '706.5'),
  rule(/\b[Tt]arget random (ally you control) (?=has)/g, 'Target $1 chosen at random ', '706.5'),
  rule(
    /(^|, )[Tt]arget a random (opposing hero or ally|hero or ally|opposing ally)\./gm,
    '$1choose target $2 chosen at random.',
    '706.5',
  ),
  rule(/, and then (?=your hero (?:deals|heals))/g, ', then ', 'one after the other'),
  rule(/\bthree different (?=allies)/g, 'three ', 'several are different'),
  rule(
    /\bDamage that (target [^.,\n]*?) deals this turn can't be prevented\b/g,
    "Damage that $1 deals can't be prevented this turn",
    'the order of words',
  ),
  rule(/(?<=\breveal the top card of your deck\. If [^.\n]*, )draw it\b/gi, 'draw a card', 'it is the top card'),
  rule(/\b[Ii]f it has that name, /g, 'If it is of that name, ', 'its name'),
  rule(/\b[Ii]f it's named (?=[A-Z])/g, "If it's ", 'its name'),
  rule(/\bDamage that (character|hero|ally) deals\b/g, 'Damage that that $1 deals', 'who deals it'),
  rule(/\b(share a)s? type with\b/g, '$1 card type with', '300.1'),
  rule(/\bChoose one, shuffle\b/g, 'Choose one of them, shuffle', 'of the cards looked at'),
  rule(
    /\bthe owner of (that card|each card removed this way) puts that card into play\b/g,
    'for each card removed this way, its owner puts it into play',
    'each its own',
  ),
  rule(
    /\bchoose at random one of the (\w+) cards removed this way and put it into\b/g,
    'put a random card removed this way into',
    'one of them',
  ),
  rule(
    /\b(Put|put) a ((?:\[?\w+\]? )*?card)s? (with (?!an odd)[^.\n]*?) card revealed this way (?=into)/g,
    '$1 a $2 revealed this way $3 ',
    'a card that was revealed',
  ),
  rule(
    /\b([Pp]ut) all revealed ally cards in your hand\b/g,
    '$1 all ally cards revealed this way into your hand',
    'cards that were revealed',
  ),
  rule(
    /\b([Pp]ut) all revealed abilities and equipment card in your hand\b/g,
    '$1 all ability and equipment cards revealed this way into your hand',
    'cards that were revealed',
  ),
]

export const firstDeeds: readonly Rewording[] = [...being, ...deeds]
