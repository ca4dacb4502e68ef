/** Rewordings of phrases inside sentences: numbers for a turn, graveyards and hands, what happened or did not, order of words. */
import type { Rewording } from './rewordings.ts'

const icon = '(?:MELEE|RANGED|FIRE|FROST|NATURE|SHADOW|HOLY|ARCANE)'

/** "two times the number of", "the number of". */
const many = (n: string, of: string): string =>
  `${n === '1' ? '' : n === '2' ? 'double ' : `${n} times `}the number of ${of.replace(/\bcounter\b/, 'counters')}`

/** What is said before possession and zones are looked at. */
export const earlyPhrases: readonly Rewording[] = [
  { from: /\balso have that type\b/g, to: 'are also of that type', why: '202.4: an ally type that was chosen' },
  {
    from: /\bThis (?:ally )?and other ([^.]*? you control) have (\w+) while (ready|exhausted|damaged)\b/g,
    to: "This ally has $2 while it's $3. Other $3 $1 have $2",
    why: 'each on its own',
  },
  {
    from: /\b(When an ally enters play under (?:your control or )?a friendly player's control), it may deal\b/g,
    to: '$1, its controller may have it deal',
    why: 'what another player controls is for that player to decide',
  },
  {
    from: new RegExp(`\\[(${icon}) ICON\\]`, 'gi'),
    to: (_: string, type = '') => `[${type.charAt(0).toUpperCase()}${type.slice(1).toLowerCase()}]`,
    why: 'an icon',
  },
  { from: /(?<=[a-z])\?(?=s\b)/g, to: "'", why: 'a slip' },
  {
    from: /\bfrom its owner's graveyard into (?:his|her) hand\b/g,
    to: "into its owner's hand",
    why: '415.2: a card goes into its owner’s hand',
  },
  { from: /\b([Oo])pponent's (?=can't|pay|must)/g, to: '$1pponents ', why: 'a slip' },
  { from: /\b([Yy])ou hero\b/g, to: '$1our hero', why: 'a slip' },
  { from: /\bthis Totem\b/g, to: 'this ability', why: '404.2b: a Totem is an ability ally' },
  { from: /\b(hero or ally|ally|hero) wth\b/g, to: '$1 with', why: 'a slip' },
  { from: /\ban additional turn\b/g, to: 'an extra turn', why: '500.3' },
  { from: /\bAs the (start|end) of\b/g, to: 'At the $1 of', why: 'a slip' },
  { from: /\bheroes an allies\b/g, to: 'heroes and allies', why: 'a slip' },
  { from: /\bhero an ally\b/g, to: 'hero and ally', why: 'a slip' },
  { from: /\bcontrollers next\b/g, to: "controller's next", why: 'a slip' },
  { from: /\ban opponents turn\b/g, to: "an opponent's turn", why: 'a slip' },
  { from: /(?<=\. )(?:They|It) ha(?:ve|s) [^.\n]*\.\)/g, to: '', why: 'reminder text without its first parenthesis' },
  { from: /(?<=: )(\d+|X)(?=(?:, [^>\n]*)? >>>)/g, to: '($1)', why: '403.6: resource costs stand in parentheses' },
  { from: /^(Eternal|Echo|Artifact)\.? (?=[A-Z])/gm, to: '$1\n', why: 'a paragraph of its own' },
  { from: /\n\s*(?=Use only )/g, to: ' ', why: 'it belongs to the power before it' },
  { from: /\beach (opposing |friendly )?hero or ally (?=with )/g, to: 'each $1hero and ally ', why: 'a slip' },
  {
    from: /\b(Black|Blue|Bronze|Green|Red|Twilight) or (Black|Blue|Bronze|Green|Red|Twilight) Dragonkin\b/g,
    to: '$1 Dragonkin or $2 Dragonkin',
    why: 'each is named',
  },
  {
    from: /^At the start of your turn and when ([^,\n]*), ([^\n]*)/gm,
    to: 'At the start of your turn, $2\nWhen $1, $2',
    why: 'two powers that do the same',
  },
  {
    from: /\b(?:has|have) another (\w+) card in play\b/g,
    to: 'control another $1 card',
    why: 'who has cards in play controls them',
  },
  { from: /\b([Ii]f|[Ww]hile) no (opposing [a-z]+) are in play\b/g, to: '$1 there are no $2 in play', why: 'the same' },
  {
    from: /\bthere are no ((?:ready |exhausted |damaged )?opposing (?:allies|heroes))(?! in play)\b/g,
    to: 'there are no $1 in play',
    why: 'where they are',
  },
  { from: /\b(counters? from) opposing (allies|heroes)\b/g, to: '$1 all opposing $2', why: 'all of them' },
  {
    from: /\b[Ww]hen (you strike with [^,\n]*?|damage is dealt with [^,\n]*?) on (an opponent's|your) turn, /g,
    to: "When $1, if it's $2 turn, ",
    why: 'the turn is the same when it resolves',
  },
  {
    from: /\b[Ee]ach character dealt damage this way has\b/g,
    to: 'characters dealt damage this way have',
    why: 'all of them',
  },
  {
    from: /\bto target (hero or ally|hero|ally)\. If a hero is dealt damage this way, (its controller)\b/g,
    to: 'to target $1. If damage was dealt this way and that character is a hero, $2',
    why: 'who was dealt damage',
  },
  {
    from: /\b(ha(?:s|ve) (?:no|exactly \w+|\w+ or (?:more|fewer)) cards?) in (?:his|her|their) hand\b/g,
    to: '$1 in hand',
    why: 'one hand',
  },
  {
    from: /\b([Ii]f|[Ww]hile) an opponent controls an? ((?:[A-Za-z-]+ )?(?:ally|equipment|ability|weapon|hero or ally) with [^,.:\n]*)/g,
    to: (_, front = '', what = '') => `${front} there is an opposing ${what} in play`,
    why: 'who controls it',
  },
  {
    from: /\b([Yy]our hero (?:deals|heals) [^.\n]*? itself[^.\n]*? (?:to|from) )another target (hero or ally|hero|ally)\b/g,
    to: '$1target $2 other than itself',
    why: 'another than the hero',
  },
  {
    from: /\b(Assault|Mend) X, where X is ((?:this|attached|that|its|your) ?[^.,\n]*?(?:ATK|cost|health|DEF))(?=\.|,|\n|$)/g,
    to: '$1 X equal to $2',
    why: 'the same number',
  },
  {
    from: /\bunder your control or a friendly player's control\b/g,
    to: "under a friendly player's control",
    why: 'glossary: friendly players include you',
  },
  {
    from: /^On (your|an opponent's) turn, if ([^:\n]*): (?=[^\n]*(?:->|>>>))/gm,
    to: (_: string, whose = '', c = '') =>
      whose === 'your' ? `If it's your turn and ${c}: ` : `If it's ${whose} turn and ${c}: `,
    why: '701.1',
  },
  { from: /^On (an opponent's) turn: (?=[Pp]ay)/gm, to: 'On $1 turn, ', why: '702.2' },
  {
    from: /^Target (up to \w+) heroes and\/or allies\. (.*?) (to|from) them,? respectively/gm,
    to: '$2 $3 $1 target heroes and/or allies, respectively',
    why: '707.1d: targets in order',
  },
  {
    from: /\b[Tt]arget (up to \w+|any number of) ((?:opposing |friendly )?(?:heroes and\/or allies|allies|heroes))\. ([^.\n]*?) to each of them\b/g,
    to: '$3 to each of $1 target $2',
    why: 'whom it is about',
  },
  {
    from: /\b([Ll]ook at )(target (?:player|opponent)'s hand),? and choose (an?) ([^.\n]*?)(?: card)?\. (?:He|She|That player|That opponent) discards (?:that card|it)\b/g,
    to: '$1$2. That player discards $3 $4 card from his hand of your choice',
    why: '709.2b: who chooses',
  },
  {
    from: /\b([Ll]ook at )(target (?:player|opponent)'s hand)\. Choose (an?) ([^.\n]*?)(?: card)? and he discards (?:that card|it)\b/g,
    to: '$1$2. That player discards $3 $4 card from his hand of your choice',
    why: '709.2b: who chooses',
  },
  {
    from: /\b(chooses) and (destroys|discards|exhausts|removes) /g,
    to: '$2 ',
    why: '709.2b: who does it chooses',
  },
  {
    from: /\b([Ww]hen [^.\n]*?\b(?:an?|that|target) opposing hero\b[^.\n,]*, )(?:he|she|that player|that opponent) (?=discards|draws|destroys|puts|exhausts|skips)/g,
    to: "$1that hero's controller ",
    why: 'whose hero it is',
  },
  { from: /\b(\d+) or (more|less) (ATK|health|cost)\b/g, to: '$3 $1 or $2', why: 'the order of words' },
]

export const phraseWords: readonly Rewording[] = [
  {
    from: /\b(ha(?:s|ve) \w+ or (?:more|fewer) [A-Za-z]+ counters) on (?:it|this \w+)\b/g,
    to: '$1',
    why: 'its own counters',
  },
  {
    from: /\b([Ii]f|[Ww]hile|only if) an? ((?:[A-Z]\w+ )?(?:[A-Z]\w+|ally|hero or ally)) you control is (attacking|defending|exhausted|ready|damaged)\b/g,
    to: (_: string, front = '', what = '', state = '') =>
      `${front} you control ${/^[aeiou]/.test(state) ? 'an' : 'a'} ${state} ${what}`,
    why: 'the same',
  },
  {
    from: /\b(damage from) (?:all )?(allies|heroes and allies|Pets|Totems)(?= you control\b|\.|,|$)/gm,
    to: (_: string, from = '', what = '') => `${from} each ${oneOf(what)}`,
    why: 'each of them',
  },
  { from: /\b(discards?) a card at random\b/g, to: '$1 a random card from HIS hand', why: 'the order of words' },
  { from: /(?<=\bdiscard a random card from )HIS\b/g, to: 'your', why: 'whose hand' },
  { from: /(?<=\bdiscards a random card from )HIS\b/g, to: 'his', why: 'whose hand' },
  {
    from: /\bwould deal any type of damage([^,\n]*), it deals (\w+) damage instead\b/g,
    to: 'would deal damage$1, it deals that much $2 damage instead',
    why: '408.3: the type is another one',
  },
  {
    from: /\b([Dd]raws?) another (card|two cards)(?! for)\b/g,
    to: (_: string, d = '', n = '') => `${d} ${n === 'card' ? 'a card' : n}`,
    why: 'one more is one',
  },
  {
    from: /\b(?:Opponents play with the top card of their decks|Each player plays with the top card of his deck|Players play with the top card of their decks) revealed/g,
    to: (whole: string) =>
      `Play with the top card of each ${whole.startsWith('Opponents') ? "opponent's" : "player's"} deck revealed`,
    why: 'each his own',
  },
  { from: /\b(look at the top card of) any opponent(?:’|')s deck/g, to: "$1 each opponent's deck", why: 'any of them' },
  {
    from: /\b([Ww]hen) your hero strikes with\b/g,
    to: '$1 you strike with',
    why: '303: a player strikes with a weapon',
  },
  {
    from: /\b(has|have) ((?:\+\d+ )?[A-Z+](?:(?! while )[\w +])*?) and (?:has|have) (?=[A-Z+])/g,
    to: '$1 $2 and ',
    why: 'the verb once',
  },
  { from: /\battackers\b/g, to: 'attacking heroes and allies', why: '601.1' },
  { from: /\b([Pp]revent all (?:\w+ )?damage) (?=attacking)/g, to: '$1 that ', why: 'the same' },
  {
    from: /(?:^|(?<=\. ))For each (damage (?:dealt|healed|removed) this way), ((?:(?! and )[^.,\n])*)(?=\.|$)/gm,
    to: (_: string, each = '', what = '') => `${what.charAt(0).toUpperCase()}${what.slice(1)} for each ${each}`,
    why: 'the order of words',
  },
  {
    from: /\b(\+X ATK) (this turn) (while (?:attacking|protecting|defending)),/g,
    to: '$1 $3 $2,',
    why: 'the order of words',
  },
  {
    from: /\bcost X or less, where X is (the cost of [^.\n]*)/g,
    to: 'cost less than or equal to $1',
    why: 'the same number',
  },
  {
    from: /\b(Assault|Mend) X( this turn)?, where X is ((?:the|its|target) [^.,\n]*?(?:cost|ATK|health|DEF)[^.,\n]*)(?=\.|\n|$)/gm,
    to: (_: string, k = '', time = '', n = '') =>
      /^the (?:number|highest|combined)/.test(n) ? `${k} X${time}, where X is ${n}` : `${k} X equal to ${n}${time}`,
    why: 'the same number',
  },
  {
    from: /\b(deals?|heals?) 1 ((?:\w+ )?)damage ((?:(?! and (?:deals|heals) )[^.,\n])*?) for each (?:damage|counter) (?:dealt|healed|removed)(?: in)? this way\b/g,
    to: '$1 that much $2damage $3',
    why: 'one for each is as much',
  },
  {
    from: /\b([Pp]ut) 1 damage on ([^.,\n]*?) for each damage (?:dealt|healed|removed) this way\b/g,
    to: '$1 that much damage on $2',
    why: 'one for each is as much',
  },
  { from: /\b(for each card (?:discarded|removed|destroyed)) in this way\b/g, to: '$1 this way', why: 'the same' },
  {
    from: /\b([Ll]ook at target (?:player|opponent)'s hand),? and (?:choose (an? (?:\w+ )?card)\. Remove (?:that card|it)|remove (a card) in it) from the game\b/g,
    to: (_: string, look = '', one = '', other = '') =>
      `${look}. Remove ${one || other} in that player's hand from the game`,
    why: '709.2b: who acts chooses',
  },
  // Who has more.
  {
    from: /\byou control (more|fewer) ([\w ]+?) than (an|each) opponent\b/g,
    to: (_: string, more = '', what = '', each = '') =>
      `${each} opponent controls ${more === 'more' ? 'fewer' : 'more'} ${what} than you`,
    why: 'the other way round',
  },
  {
    from: /\b([Ii]f|[Ww]hile|only if) an (opposing (?:hero or ally|hero|ally)) has (\d+ or (?:more|less) damage)(?: on it)?\b/g,
    to: '$1 there is an $2 with $3 in play',
    why: 'the same',
  },
  {
    from: /\b([Ii]f|[Ww]hile|only if) an (opposing (?:hero or ally|hero|ally) with [^,.\n]*?) is in play\b/g,
    to: '$1 there is an $2 in play',
    why: 'the same',
  },
  {
    from: /\b([Ii]nterrupt target (?:ability|ally|equipment))(?= with cost| that| played|;|\.|,(?! (?:\w+, )?or )|\n|$)/gm,
    to: '$1 card',
    why: '711: what is interrupted is a card on the chain',
  },
  { from: /\b(target ability card) that is targeting\b/g, to: "$1 that's targeting", why: 'the same' },
  {
    from: /\b([Ww]hen) ([^,\n"]*?\b(?:deals?|dealt|attacks?|defends?|plays?|prevented|enters?)\b[^,\n"]*?) on (an opponent's|your) turn, /g,
    to: "$1 $2, if it's $3 turn, ",
    why: 'the turn is the same when it resolves',
  },
  {
    from: /\bnon-hero ((?:\[?\w+\]?)(?: Knight)?(?: or \w+(?: Knight)?)?)( you control\b)?(?! or \[)/g,
    to: '$1$2 other than a hero',
    why: 'the order of words',
  },
  { from: /\beach (damaged )?(opposing |friendly )hero or ally\b/g, to: 'each $1$2hero and ally', why: 'a slip' },
  {
    from: /\bput (this ability|it|a resource you control) into your hand(?=\. If you do, prevent|\.?$)/gm,
    to: (whole: string, what = '') => (what === 'it' ? whole : `put ${what} into its owner's hand`),
    why: '415.2: a card goes into its owner’s hand',
  },
  {
    from: /\b(When [^,\n]*? is destroyed, )its owner (may put|puts) (it|this ability) into (?:his|her|your) hand\b/g,
    to: "$1its owner $2 $3 into its owner's hand",
    why: '415.2: a card goes into its owner’s hand',
  },
  {
    from: /\b(deals? )((?:unpreventable )?(?:\w+ )?damage) to (itself|himself|herself) equal to ([^.,\n]*)/g,
    to: '$1$2 equal to $4 to $3',
    why: 'the order of words',
  },
  // Numbers for a turn.
  {
    from: /([+-])(\d) (ATK|health|DEF) (this (?:turn|combat)) for each ([^.,"\n]*)/g,
    to: (...[, sign = '', n = '', stat = '', time = '', of = '']: string[]) =>
      `${sign}X ${stat} ${time}, where X is ${many(n, of)}`,
    why: '709.2d: the number is worked out once',
  },
  {
    from: /\b(Assault|Mend) (\d) this turn for each ([^.,"\n]*)/g,
    to: '$1 $2 for each $3 this turn',
    why: 'the order of words',
  },
  {
    from: /\b(deals?) (\d+) ((?:unpreventable )?(?:\w+ )?damage) ([^.,\n]*), plus an additional (\d+) for each ([^.,\n]*)/g,
    to: (...[, deal = '', n = '', what = '', to = '', more = '', of = '']: string[]) =>
      `${deal} X ${what} ${to}, where X is ${n} plus ${many(more, of)}`,
    why: 'a number that is worked out',
  },
  {
    from: /\bthat much \+ ?(\d+) is (dealt|healed) instead\b/g,
    to: 'that much damage plus $1 is $2 instead',
    why: 'the same amount',
  },
  // What happened.
  { from: /\b([Ii]f) (damage|a card) is (\w+) this way\b/g, to: '$1 $2 was $3 this way', why: 'what has happened' },
  {
    from: /\bno (damage) was (dealt)\b/g,
    to: "$1 wasn't $2",
    why: 'the same',
  },
  {
    from: /\bto target hero\. A hero dealt damage this way\b/g,
    to: 'to target hero. A character dealt damage this way',
    why: 'only a hero can be',
  },
  {
    from: /\b([Ww]hen [^.,\n]*?) exhausts(?=,| this turn| for the first)/g,
    to: '$1 becomes exhausted',
    why: '411.1',
  },
  { from: /(?<!and )\ban additional (?=\+\d|Assault \d|Mend \d)/g, to: '', why: 'numbers add up' },
  { from: /\bchoose at random an? /g, to: 'choose a random ', why: 'the order of words' },
  {
    from: /(\+(?:\d|X) ATK) and (\+(?:\d|X) health),? and (?=[A-Z"])/g,
    to: '$1, $2, and ',
    why: 'one list',
  },
  {
    from: /\b(dealt (?:\w+ )?damage) (with [^.,\n]*?) (to that (?:character|hero|ally)) (this turn)\b/g,
    to: '$1 $3 $2 $4',
    why: 'the order of words',
  },
  // States.
  {
    from: /\b(have [^.\n]*? while) (ready|exhausted|damaged|undamaged)(?=[.,"\n]|$)/gm,
    to: '$1 they are $2',
    why: 'each its own state',
  },
  {
    from: /\b([Aa])lly tokens? (?=you control|in your party)/g,
    to: (whole: string, a = '') => `${a === 'A' ? 'Token' : 'token'} ${/tokens /.test(whole) ? 'allies' : 'ally'} `,
    why: '404: the order of words',
  },
  {
    from: /\bwhile you have another ([A-Z]\w+)(?=[.,])/g,
    to: 'while you control another $1',
    why: 'who has cards in play controls them',
  },
  {
    from: /^(\w[\w ]*?) hero: You pay (\(\d+\)) (less|more) to play this \w+/gm,
    to: (...[, hero = '', n = '', less = '']: string[]) =>
      `If your hero is a ${hero}, you pay ${n} ${less} to play this card`,
    why: 'what is said of playing it',
  },
  { from: /\bwhile (ready|exhausted|damaged|undamaged)(?=[.,"\n]|$)/gm, to: 'while it is $1', why: 'its own state' },
  {
    from: /\b(doesn't have|has) fatal damage\b/g,
    to: (_, has = '') => `${has === 'has' ? 'is' : "isn't"} fatally damaged`,
    why: '405.4',
  },
  {
    from: /\b(can't attack|can't protect|can't attack or protect) unless (an? [^.,\n]*? (?:controls|control) (?:more|fewer) [^.,\n]*)/g,
    to: (_, cant = '', c = '') =>
      `${cant} while ${/^an opponent controls/.test(c) ? c.replace('an opponent', 'no opponent') : `it isn't so that ${c}`}`,
    why: 'a condition the other way round',
  },
  {
    from: /\b(can't attack|can't protect|can't attack or protect) unless you control (an?) ([^.,\n]*)/g,
    to: '$1 while you control no $3',
    why: 'a condition the other way round',
  },
  // The order of words.
  {
    from: /^You pay (\(\w+\)) (less|more) to play this \w+ (?:if|while) ([^.\n]*)/gm,
    to: 'If $3, you pay $1 $2 to play this card',
    why: 'the order of words',
  },
  {
    from: /\b(pay \(\w+\) (?:less|more) [^.,\n]*?) this turn, (to a minimum of \(\d+\))/g,
    to: '$1, $2 this turn',
    why: 'the order of words',
  },
  { from: /\b(until) the start of ([^.,\n]*? next turn)\b/g, to: '$1 $2', why: 'the same moment' },
  {
    from: /\b(puts?) (it|him|her|this \w+) into (his|her|its owner's|your) hand at the (start of the next|end of this) turn\b/g,
    to: (...[, put = '', it = '', whose = '', when = '']: string[]) =>
      `${when.startsWith('end') ? 'at end of turn' : 'at the start of the next turn'}, ${put} ${it} into ${whose} hand`,
    why: 'the order of words',
  },
  {
    from: /\bopposing (attacking|defending|exhausted|ready|damaged) (?=ally|hero|allies|heroes)/g,
    to: '$1 opposing ',
    why: 'the order of words',
  },
  {
    from: /^For each ([^,\n]*?), ((?:your hero|this \w+|[\w ]* you control) (?:has|have) (?:\+1|Assault 1|Mend 1)[^.\n]*)/gm,
    to: '$2 for each $1',
    why: 'the order of words',
  },
  {
    from: /\bplaces? (?:a resource into your resource row face up|a face-up resource into your resource row)\b/g,
    to: (whole: string) => `${whole.startsWith('places') ? 'places' : 'place'} a face-up resource`,
    why: '412.1',
  },
  {
    from: /\byou control ([^.,\n]*?),? and you pay (\(\d+\)) less to strike with (?:it|them)\b/g,
    to: 'you control $1. You pay $2 less to strike with them',
    why: 'a sentence of its own',
  },
  {
    from: /\b[Ee]ach of (them|those \w+) can't ready during its controller's next (?:ready )?step\b/g,
    to: "they can't ready during their controllers' next ready step",
    why: 'all of them',
  },
  {
    from: /(?<=^|Ongoing: )Each ((?:other )?(?:[A-Z][\w' ]*? )?)(ally|hero and ally|hero|weapon|equipment|armor|Pet|Totem|Demon) you control has (?![^.\n]*\bits\b)/gm,
    to: (_, adj = '', noun = '') => `${adj}${several(noun)} you control have `,
    why: 'all of them',
  },
  { from: /\bcan't play ability cards\b/g, to: "can't play abilities", why: 'the same' },
  { from: /\bDemon ally or Undead ally\b/g, to: 'Demon or Undead ally', why: 'the noun once' },
]

const oneOf = (nouns: string): string =>
  nouns === 'heroes and allies' ? 'hero and ally' : nouns.replace(/ies$/, 'y').replace(/s$/, '')

const several = (noun: string): string =>
  noun === 'hero and ally'
    ? 'heroes and allies'
    : noun
        .replace(/y$/, 'ies')
        .replace(/(?<!s|i|r)o$/, 'oes')
        .replace(/(weapon|Pet|Totem|Demon)$/, '$1s')
