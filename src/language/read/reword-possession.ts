/** Rewordings of whose cards are: "all of your weapons", "while you have a Pet", "in your party". */
import type { Rewording } from './rewordings.ts'

/** Plural nouns of cards in play. */
const many =
  'heroes and allies|allies|weapons|abilities|Totems|Pets|Shields|Staves|Daggers|Swords|Axes|Maces|Rings|Wands|resources|equipment|armor|items|Demons|quests|locations|Forms|Treants|Humans|Orcs|Trolls|Tauren|Dwarves|Gnomes|Undead|Auras|Traps|Poisons|Curses'
/** One of them. */
const one =
  'hero or ally|hero|ally|weapon|ability|Totem|Pet|Shield|Staff|Dagger|Sword|Axe|Mace|Ring|Wand|resource|equipment|armor|item|Demon|quest|location|Form|Treant|Aura|Trap|Poison|Curse|Blessing|Seal|Combo|token'
const adjectives = "(?:(?!of |in |to |on |and |or |if |that |for |with |from )[\\w'-]+ )*?"

/** The noun of many as that of one. */
const single = (noun: string): string =>
  noun === 'heroes and allies'
    ? 'hero or ally'
    : noun === 'Staves'
      ? 'Staff'
      : noun === 'Dwarves'
        ? 'Dwarf'
        : noun
            .replace(/ies$/, 'y')
            .replace(/(?<=x|ch|sh|ss)es$/, '')
            .replace(/(?<!s|Undead|Tauren)s$/, '')

/** "ally cards" of "allies". */
const cardsOf = (noun: string): string =>
  single(noun) === noun || /^(?:equipment|armor|Undead|Tauren)$/.test(noun) ? `${noun} card` : `${single(noun)} cards`

const rule = (from: string, to: Rewording['to'], why: string, flags = 'g'): Rewording => ({
  from: new RegExp(from, flags),
  to,
  why,
})

/** Whoever can stand in front of "'s". */
const whose =
  "(target player|target opponent|that player|that opponent|that hero's controller|its controller|each opponent)"
const some = '(all|up to (?:\\w+|that many)|any number|X|that many|two|three|four|five|six)'
const quantity = (n: string): string => (/^any number$/i.test(n) ? 'any number of' : n)

export const possession: readonly Rewording[] = [
  rule('\\bin your party(?= from the game)', 'you control', '305.1: a party is what a player controls'),
  rule(
    "\\b([Ii]f|[Ww]hile) there are more allies in an opponent's party than in yours\\b",
    '$1 an opponent controls more allies than you',
    '305.1',
  ),
  rule('\\bremains? in your party\\b', 'remains under your control', '305.1'),
  rule(
    "\\bmore allies are in an opponent's party than in yours?\\b",
    'an opponent controls more allies than you',
    '305.1',
  ),
  rule(
    '\\b([Ii]f|[Ww]hile|only if) ((?:an?|another|no other|no|exactly one|\\w+ or (?:more|fewer)) [^,.>:]*?) (?:is|are) in your party\\b',
    '$1 you control $2',
    '305.1',
  ),
  rule(
    `\\b[Ee]ach of your (other )?(${adjectives})(${many}) (has|gains)\\b`,
    (_: string, other = '', adj = '', noun = '') => `${other}${adj}${noun} you control have`,
    'all of them',
  ),
  rule(
    `\\b[Ee]ach of your (other )?(${adjectives})(${many})\\b`,
    (_: string, other = '', adj = '', noun = '') => `each ${other}${adj}${single(noun)} you control`,
    'each one of them',
  ),
  rule(
    `\\b${some} of your (other )?(${adjectives})(${many})\\b`,
    (_: string, n = '', other = '', adj = '', noun = '') => `${quantity(n)} ${other}${adj}${noun} you control`,
    'so many of their own',
  ),
  rule(
    `\\b${some} of (his|her) (other )?(${adjectives})(${many})\\b`,
    (...[, n = '', , other = '', adj = '', noun = '']: string[]) => `${quantity(n)} ${other}${adj}${noun} he controls`,
    'so many of their own',
  ),
  rule(
    `\\b[Oo]ne of your (other )?(${adjectives})(${many})\\b`,
    (_: string, other = '', adj = '', noun = '') => `a ${other}${adj}${single(noun)} you control`,
    'one of your own',
  ),
  rule(
    `\\bone of (?:his|her) (${adjectives})(${many}|abilities, allies, or equipment)\\b`,
    (_: string, adj = '', noun = '') =>
      `a ${adj}${noun.includes(',') ? 'ability, ally, or equipment' : single(noun)} he controls`,
    'one of their own',
  ),
  rule(
    `\\b${some} of ${whose}'s (${adjectives})(${many})\\b`,
    (_: string, n = '', who = '', adj = '', noun = '') => `${quantity(n)} ${adj}${noun} ${who} controls`,
    'so many of their own',
  ),
  rule(
    `\\bone of ${whose}'s (${adjectives})(${many})\\b`,
    (_: string, who = '', adj = '', noun = '') => `a ${adj}${single(noun)} ${who} controls`,
    'one of their own',
  ),
  rule(
    `\\b(opponents|players|[Yy]ou|they) have (an? |another |no other |no |exactly \\w+ |\\w+ or (?:more|fewer) |more |fewer )(${adjectives})(${one}|${many})\\b(?! cards?\\b| in (?:hand|your)| attached)`,
    '$1 control $2$3$4',
    'who has cards in play controls them',
  ),
  rule(
    `\\b(an opponent|each opponent|that player|target player|a player|its controller|he|she) has (an? |another |no other |no |exactly \\w+ |\\w+ or (?:more|fewer) |more |fewer )(${adjectives})(${one}|${many})\\b(?! cards?\\b| in (?:hand|his)| attached)`,
    '$1 controls $2$3$4',
    'who has cards in play controls them',
  ),
  rule(`\\bcan have (an additional|any number of|up to)\\b`, 'can control $1', '414.3b'),
  rule(`\\b(${many}|${one}) you have\\b`, '$1 you control', 'who has cards in play controls them'),
  rule(`\\b(${many}|${one}) (he|she|its controller) has\\b`, '$1 $2 controls', 'who has cards in play controls them'),
  rule('\\b([Cc])ards in play you control\\b', '$1ards you control', 'who has cards in play controls them'),
  rule(
    '\\b(target(?: opposing)?|another target|name as another) card in play\\b',
    '$1 card',
    'a card without a zone is in play',
  ),
  rule('\\b(for each (?:[a-z]+ )?(?:hero|ally|weapon|equipment)) in play\\b', '$1', 'a card without a zone is in play'),
  rule('\\b(from|in) a graveyard\\b', '$1 any graveyard', 'whosever it is'),
  rule('\\bin graveyards\\b', 'in any graveyard', 'whosever they are'),
  rule(
    "\\b(puts?) (it|him|her|them|that (?:card|ally|ability)|this (?:card|ally|ability|equipment|weapon|armor|item)) from (?:his|her|its|your|their|its owner's|the) (?:graveyard|party)s? (into|on)\\b",
    '$1 $2 $3',
    '415.9: where it has gone',
  ),
  rule(
    '\\b(puts?) (it|him|her|them|that (?:card|ally|ability)|this (?:card|ally|ability|equipment|weapon|armor|item)) from play (into|on)\\b',
    '$1 $2 $3',
    'it is in play',
  ),
  rule(
    '\\byou controlled (?=dealt|was|were|attacked|entered|defended)',
    'you control ',
    'as things were when it happened',
  ),
  rule('\\b[Tt]his (?=or another|and other|and another)', 'this card ', 'the card itself'),
  rule(
    `(?<!named (?:[A-Z][\\w']* )*)(?<!\\b[Tt]his )\\b(${many}|${one}|[A-Z]\\w+)((?: with [^.,]*?)?) (in|from) (your|his|her|that player's|target player's|target opponent's|an opponent's|any|its controller's) (graveyard|hand|deck)s?\\b`,
    (...[whole = '', noun = '', extra = '', where = '', who = '', zone = '']: string[]) =>
      /^(?:Cards?|Look|Put|Shuffle|Search|Remove|Discard|Reveal|Choose|Exhaust|Destroy|If|While|When|Instant)$/.test(
        noun,
      )
        ? whole
        : `${cardsOf(noun)}${extra} ${where} ${who} ${zone}`,
    'outside play it is a card',
  ),
  rule(
    "\\b([Ss]earch(?:es)? (?:your|his|target (?:player|opponent)'s) (?:deck|graveyard)(?:(?: and/or| or) graveyard)? for (?:an?|up to \\w+|two|three)) ((?:(?!with |named |as |that )\\[?[\\w-]+\\]? )*?)([A-Z]\\w+|ally|ability|equipment|quest|location|weapon|armor)(?=,| and (?:put|reveal)|\\.| with cost)",
    (_: string, front = '', adj = '', noun = '') => `${front} ${adj}${cardsOf(noun)}`,
    'outside play it is a card',
  ),
  rule(
    `\\b([Dd]iscards?) (an?|X) (${adjectives})(ability or equipment|ability|ally|equipment|weapon|armor|item|quest|[A-Z]\\w+)(?: card)?(?= >>>|,|\\.| with cost| rather)`,
    (_: string, verb = '', a = '', adj = '', noun = '') =>
      `${verb} ${a} ${adj}${noun} card from ${verb.endsWith('s') ? 'his' : 'your'} hand`,
    '713: cards are discarded from the hand',
  ),
  rule(
    "\\b([Ww]hile|[Ii]f|only if) (an?|no) ((?:[\\w-]+ )*?)(ally|equipment|ability|weapon|armor|quest|[A-Z]\\w+)(?: card)? is in (your|an opponent's|a player's|any) graveyard",
    '$1 there is $2 $3$4 card in $5 graveyard',
    'what lies there',
  ),
  rule(
    '\\b(an|each) opposing (graveyard|hand|deck)\\b',
    (_: string, a = '', zone = '') => `${a === 'an' ? 'an' : 'each'} opponent's ${zone}`,
    'whose it is',
  ),
  rule(
    '(When this \\w+ (?:is destroyed|leaves play|enters (?:your|a) graveyard[^,]*|is put into your graveyard[^,]*), [^\\n]*?\\bput (?:it|him|her|this \\w+) into) your hand',
    "$1 its owner's hand",
    '415.2: a card goes into its owner’s hand',
  ),
  rule(
    '(if this \\w+ is in your graveyard, [^\\n]*?\\bput (?:it|him|her|this \\w+) into) your hand',
    "$1 its owner's hand",
    '415.2: a card goes into its owner’s hand',
    'gi',
  ),
  rule('\\bin opposing graveyards\\b', "in opponents' graveyards", 'whose they are'),
]
