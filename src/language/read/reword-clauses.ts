/** Rewordings of clauses: amounts, damage, counters, forms, choices. */
import type { Rewording } from './rewordings.ts'

const number = '(?:\\d+|X|that much)'

export const clauseWords: readonly Rewording[] = [
  // Cards removed as a cost are X (707.1b).
  {
    from: /\bremove up to five ((?:[A-Z]\w+ )*cards (?:in|from) your graveyard) from the game([^~]*?), where X is the number of (?:[A-Z]\w+ )*cards removed(?: this way)?/g,
    to: 'remove X $1 from the game, where X is 5 or less$2',
    why: '707.1b: X is what is paid',
  },
  {
    from: /\bremove up to five ((?:[A-Z]\w+ )*cards (?:in|from) your graveyard) from the game([^~]*?)\bX\b([^~]*?), where X is (\d+) plus the number of (?:[A-Z]\w+ )*cards removed(?: this way)?/g,
    to: 'remove X $1 from the game, where X is 5 or less$2Y$3, where Y is $4 plus X',
    why: '707.1b: X is what is paid',
  },
  // Damage.
  {
    from: new RegExp(`\\b(deals? (?:${number}) )((?:\\w+ )?damage [^.]*)\\. That damage can't be prevented`, 'g'),
    to: '$1unpreventable $2',
    why: '717.2: unpreventable damage',
  },
  { from: /\bthat much \+ ?(\d+)(?= instead| for)/g, to: 'that much damage plus $1', why: 'the same amount' },
  { from: /\bdouble that much instead\b/g, to: 'double that much damage instead', why: 'the same amount' },
  { from: /\bit's dealt (?=that|double|to)/g, to: 'it is dealt ', why: 'the same word' },
  { from: /\bit (?:is|'s) dealt to\b/g, to: 'that damage is dealt to', why: 'what is dealt is damage' },
  { from: /\bthat much damage is dealt to\b/g, to: 'that damage is dealt to', why: 'all of it' },
  {
    from: /\b(damage|damage,) that (?!would)([^.,;]*?) would be dealt\b/g,
    to: '$1 that would be dealt to $2',
    why: 'the order of words',
  },
  {
    from: /\bDamage that (?!would)([^.,;]*?) would deal(.*?) is unpreventable\b/gi,
    to: (_: string, who = '', rest = '') =>
      `Damage that ${who} ${/(?:control|s)$/.test(who) ? 'deal' : 'deals'}${rest} can't be prevented`,
    why: '717.2: unpreventable damage',
  },
  {
    from: /\bDamage that would be dealt( with [^.,;]*?)? is unpreventable\b/gi,
    to: "Damage dealt$1 can't be prevented",
    why: '717.2: unpreventable damage',
  },
  {
    from: new RegExp(
      `\\b(deals?|heals?) (${number}) ((?:unpreventable )?(?:\\w+ )?)damage (to|from) ([^.;,]*?) and (${number}) ((?:unpreventable )?(?:\\w+ )?)damage (?=to |from )`,
      'g',
    ),
    to: '$1 $2 $3damage $4 $5 and $1 $6 $7damage ',
    why: 'the verb once more',
  },
  {
    from: new RegExp(
      `\\b(your hero|this ally|it|he|she) may (deal|heal) (?=${number}|that|all|damage|\\w+ damage)`,
      'gi',
    ),
    to: (_: string, who = '', verb = '') => `you may have ${who.replace(/^(?:he|she)$/i, 'it').toLowerCase()} ${verb} `,
    why: '709.2b: its controller decides',
  },
  {
    from: /\b(deals?|heals?) (\d+ (?:unpreventable )?(?:\w+ )?damage) ((?:to|from) [^.,;]*?), or (\d+) damage if\b/g,
    to: '$1 $2 $3, or $4 if',
    why: 'the same word once',
  },
  { from: /\b(\w+) damage ((?:to|from) [^.,;]*?), (\d+) damage if\b/g, to: '$1 damage $2, or $3 if', why: 'or' },
  { from: /\b[Dd]raw a card, or (\w+) cards if\b/g, to: 'draw a card, or $1 if', why: 'the same word once' },
  {
    from: /\b(puts?) damage on ([^.,;]*?) equal to ([^.,;]*)/g,
    to: '$1 damage equal to $3 on $2',
    why: 'the order of words',
  },
  { from: /\bwith fatal damage\b/g, to: 'FATAL', why: 'fatally damaged' },
  {
    from: /\b((?:hero or ally|ally|hero|allies|heroes and allies)(?: you control)?) FATAL/g,
    to: 'fatally damaged $1',
    why: 'fatally damaged',
  },
  {
    from: /\b(target )((?:opposing )?(?:hero or ally|ally|hero)) with(out)? damage\b(?! on)/g,
    to: (_: string, t = '', noun = '', out = '') => `${t}${out ? 'un' : ''}damaged ${noun}`,
    why: 'a damaged character',
  },
  {
    from: /\b(each |all )?((?:opposing )?(?:hero and ally|heroes and allies|allies|hero or ally|ally)) with damage\b(?! on)/g,
    to: '$1damaged $2',
    why: 'a damaged character',
  },
  {
    from: /\b(ha(?:s|ve) (?:\d+ or (?:more|less)|no|any) damage) on (?:it|him|her|them)\b/g,
    to: '$1',
    why: 'its own damage',
  },
  {
    from: /\bIf you targeted a hero, (?=you may)/g,
    to: 'If that character is a hero, ',
    why: '706: what was targeted',
  },
  { from: /\bcard played by ([^.,;]*?)(?=\.|,|;|$| unless)/gm, to: 'card $1 plays', why: 'the order of words' },
  {
    from: /\bcombined (ATK|DEF|cost|health) of (?=(?:[A-Z]\w+ )*(?:[A-Z]\w+s|armor|weapons|allies|equipment|resources|Staves)\b)/g,
    to: 'combined $1 of all ',
    why: 'all of them',
  },
  { from: /\b[Oo]pposing cards and effects must target\b/g, to: 'opponents must target', why: '706.4' },
  {
    from: /\bdiscards a random card(?=[.,]| and)/g,
    to: 'discards a random card from his hand',
    why: '713: cards are discarded from the hand',
  },
  {
    from: /\bIf it's an? ((?:[\w-]+ )*?(?:ability|ally|equipment|quest|weapon|armor|location)) card,/g,
    to: "If it's a $1,",
    why: 'a card outside play',
  },
  {
    from: /\bdeals ((?:\w+ )?)damage to itself equal to its (ATK|health)\b/g,
    to: 'deals $1damage equal to its $2 to itself',
    why: 'the order of words',
  },
  {
    from: /\bthat (your hero|it|this \w+) dealt ((?:combat )?(?:\w+ )?damage) to this turn\b/g,
    to: 'that was dealt $2 by $1 this turn',
    why: 'the order of words',
  },
  {
    from: /\b(he|she|it|this ally|that ally|that character) has damage\b/g,
    to: '$1 is damaged',
    why: 'a damaged character',
  },
  {
    from: /\b([Aa]llies|[Hh]eroes and allies) you control with damage\b/g,
    to: 'damaged $1 you control',
    why: 'a damaged character',
  },
  { from: /\bequal the (ATK|health|cost|DEF)\b/g, to: 'equal to the $1', why: 'a slip' },
  { from: /\bit's controller\b/g, to: 'its controller', why: 'a slip' },
  { from: /\bhas (\+\d+ ATK) when (attacking|defending|protecting)\b/g, to: 'has $1 while $2', why: '714.3a' },
  {
    from: /\bcan protect (damaged |exhausted |other )?heroes and allies\b/g,
    to: 'can protect $1heroes or allies',
    why: 'any of them',
  },
  { from: /\b(this \w+),? enter(?:s)? play\b/g, to: '$1 enters play', why: 'a slip' },
  { from: /\bRanged Weapons\b/g, to: 'Ranged weapons', why: 'a slip' },
  {
    from: /\bwhile (defending|attacking|protecting) (this (?:turn|combat)),/g,
    to: '$2 while $1,',
    why: 'the order of words',
  },
  // Counters.
  { from: /\[DEF\]/g, to: 'DEF', why: 'the word and its icon' },
  { from: /\bput an a\b/g, to: 'put a', why: 'a slip' },
  { from: /\b(enters? play with [^.]*? counters?) on (?:it|him|her|this \w+)\b/g, to: '$1', why: 'its own counters' },
  {
    from: /(\b[Rr]emove (?:an?|one|two|three|four|five|all) ((?:\+1 )?\w+) counters?(?: from this \w+)?[^.]*)\. If (?:none remain|you removed the last one|that was the last one), (?:then )?/g,
    to: "$1. If this card doesn't have a $2 counter, ",
    why: 'none of them',
  },
  {
    from: /\b([Rr]emoves? (?:an?|one|two|three|four|five|six|X|all) (?:[a-z]+|\+1 \w+) counters?\b)(?! (?:from|on)\b)/g,
    to: '$1 from this card',
    why: 'its own counters',
  },
  {
    from: /\b(for each (?:[a-z]+|\+1 \w+) counter)(?! (?:on|from|removed|put)\b)/g,
    to: '$1 on this card',
    why: 'its own counters',
  },
  {
    from: /\b([Aa]dd) (an?|one|two|three|four|five|X) ((?:[a-z]+|\+1 \w+) counters?\b)(?! (?:on|to)\b)/g,
    to: 'put $2 $3 on this card',
    why: 'its own counters',
  },
  {
    from: /\b[Aa]dd (an?|one|two|three|four|five|X) ((?:[a-z]+|\+1 \w+) counters?) to\b/g,
    to: 'put $1 $2 on',
    why: 'counters are put',
  },
  // Forms.
  { from: /\b(?:he's|she's|it's) in (bear|cat) form\b/g, to: 'it is in $1 form', why: 'the same word' },
  { from: /\bin bear or cat form\b/g, to: 'in bear form or in cat form', why: 'each is named' },
  // Words in another order.
  { from: /\bthis turn if able\b/g, to: 'if able this turn', why: 'the order of words' },
  { from: /\beach turn if able\b/g, to: 'if able', why: 'in each turn anyway' },
  { from: /\bcan only attack\b/g, to: 'can attack only', why: 'the order of words' },
  {
    from: /\bwhile attacking (heroes|allies|exhausted heroes and allies|exhausted allies)(?= |\.|$)/gm,
    to: (_: string, what = '') => `while attacking ${article(what)}`,
    why: 'any of them',
  },
  {
    from: /\b(ally|ability|equipment|weapon|armor|quest) cards? with cost (\d+ or (?:less|more)|\d+) (from|in) (your|his|that player's|target player's|an opponent's|any) (graveyard|hand|deck)\b/g,
    to: '$1 card $3 $4 $5 with cost $2',
    why: 'the order of words',
  },
  {
    from: /\b(an?|target|each|all) (other )?([\w-]+) (with [A-Z]\w+) you control\b/g,
    to: '$1 $2$3 you control $4',
    why: 'the order of words',
  },
  {
    from: /\b(Allies|Heroes and allies) (with [A-Z]\w+) you control\b/g,
    to: '$1 you control $2',
    why: 'the order of words',
  },
  { from: /\bAll other allies\b/g, to: 'Other allies', why: 'all of them' },
  { from: /\bfriendly (defending|attacking|exhausted|ready) /g, to: '$1 friendly ', why: 'the order of words' },
  {
    from: /\bnon-token ((?:Alliance |Horde |fire |frost |nature |shadow |holy |arcane )?\w+(?: or \w+)?)( you control| in your party)?/g,
    to: '$1$2 other than a token',
    why: 'the order of words',
  },
  {
    from: /\ban? (\w+) you control other than this (ally|ability|weapon|armor|item)\b/g,
    to: 'another $1 you control',
    why: 'the same',
  },
  {
    from: /([+-])1 (ATK|health) (this (?:turn|combat)) for each ([^.,"]*)/g,
    to: '$1X $2 $3, where X is the number of $4',
    why: '709.2d: the number is worked out once',
  },
  {
    from: /\b(deals? )X ((?:unpreventable )?(?:\w+ )?damage )(to [^.,]*?), where X is (?=(?:[^.,]*'s|its|the) (?:ATK|health|cost|DEF)\b(?! among| plus| minus))([^.,]*)/g,
    to: '$1$2equal to $4 $3',
    why: 'the same number',
  },
  { from: /\b(dealt (?:\w+ )?damage) this turn by ([^.,:]*)/g, to: '$1 by $2 this turn', why: 'the order of words' },
  {
    from: /\b([Pp])revent all ((?:[\w-]+ )?)damage that would be dealt to and dealt by (target [^.,]*?)( this turn| this combat)?(?=\.|$)/gm,
    to: (_: string, p = '', kind = '', who = '', time = '') =>
      `${p === 'P' ? 'C' : 'c'}hoose ${who}¦ prevent all ${kind}damage that would be dealt to it${time}¦ prevent all ${kind}damage that it would deal${time}`,
    why: 'both, one after the other',
  },
  { from: /\b(If you do, choose [^¦.]*)¦ ([^¦.]*)¦ /g, to: '$1, then $2, then ', why: 'both, one after the other' },
  { from: /¦ p(?=revent)/g, to: '. P', why: 'both, one after the other' },
  {
    from: /\b([\w-]+ |)damage that would be dealt to and dealt by ([^.,]*?)( this turn| this combat)?(?=\.|$)/gm,
    to: (_: string, kind = '', who = '', time = '') =>
      `${kind}damage that would be dealt to ${who}${time}. Prevent all ${kind === 'all ' ? '' : kind}damage that ${who} would deal${time}`,
    why: 'both, one after the other',
  },
  {
    from: /\b(printed \w+) is (more|less) than your hero's(?=,)/g,
    to: (_: string, what = '', op = '') => `${what} is ${op === 'more' ? 'greater' : 'less'} than your hero's ${what}`,
    why: 'the same number of both',
  },
  {
    from: /\bchoose a card you removed and put it into\b/g,
    to: "put a card removed this way that's still removed from the game into",
    why: 'a card that this ability removed',
  },
  {
    from: /\bwould be dealt to ([^.,]*?) by ([^.,]*?)(?= this (?:turn|combat)| while|\.|,|$)/gm,
    to: '$2 would deal to $1',
    why: 'the order of words',
  },
  { from: /\bits source\b/g, to: 'the source of that damage', why: 'who dealt it' },
  {
    from: /\b[Ww]hen combat damage is dealt with (this weapon|a weapon|[^.,]*?weapon) to (an? (?:defending )?(?:hero or ally|hero|ally))\b/g,
    to: 'When $2 is dealt combat damage with $1',
    why: 'the order of words',
  },
  {
    from: /\b[Tt]arget (up to \w+) ((?:[\w/-]+ )*?[\w/-]+)\. They (?=can't|have|lose)/g,
    to: '$1 target $2 ',
    why: 'whom it is about',
  },
  {
    from: /\b[Ee]ach of (?:them|those \w+) can't ready during its controller's next ready step\b/g,
    to: "they can't ready during their controllers' next ready step",
    why: 'all of them',
  },
  {
    from: /\b([Ii]f|[Tt]he next time) ((?:combat |non-combat )?(?:\w+ )?damage) would be dealt to ([^.,]*?)((?: this turn)?,)/g,
    to: '$1 $3 would be dealt $2$4',
    why: 'the order of words',
  },
  { from: /\bcan't attack or exhaust\b/g, to: "can't attack and can't become exhausted", why: 'both are forbidden' },
  { from: /\bcan't (?:be exhausted|exhaust)(?=\.| this| and|$)/gm, to: "can't become exhausted", why: '411.1' },
  { from: /\bto complete your next quest\b/g, to: 'the next time you complete a quest', why: 'the same' },
  {
    from: /\bplaces? a (resource|quest) face up\b/g,
    to: (whole: string, what = '') => `${whole.startsWith('places') ? 'places' : 'place'} a face-up ${what}`,
    why: '412.1',
  },
  { from: /\benters or leaves play\b/g, to: 'enters play or leaves play', why: 'the same word twice' },
  { from: /\bNature allies\b/g, to: 'nature allies', why: 'a damage type' },
  {
    from: /(an?|another|up to \w+) ((?:[\w-]+ )*card)s? from your (hand|graveyard) into play if (?:its|their) cost is less than or equal to ((?:the number|the cost) of [^.,\n]*)/g,
    to: '$1 $2 from your $3 with cost less than or equal to $4 into play',
    why: '709.2b: what can be chosen',
  },
  // Choices.
  {
    from: /\b([Cc]hoose one)(:[^:]*?)\. If ([^.,]*), you may (?:choose|do) both\b/g,
    to: '$1, or both if $3$2',
    why: 'how many is chosen first (707.1c)',
  },
  {
    from: /\b[Ww]hile (this \w+ remains [^,.]*), you control (target [^.]*)/g,
    to: 'Gain control of $2 while $1',
    why: 'an effect makes it',
  },
  {
    from: /\b(discard (?:two cards|a card)), or (target opponent gains control of [^.]*)/g,
    to: '$2 unless you $1',
    why: 'the one who chooses does one of the two',
  },
  { from: /\bchooses one\. /g, to: 'chooses one of them. ', why: 'of the cards revealed' },
  {
    from: /\bthe (destroyed|discarded|exhausted|chosen) (ally|card|ability|equipment|weapon|hero|character|resource|Pet|Demon)\b/g,
    to: 'that $2',
    why: 'the same one',
  },
  { from: /\bthe removed cards\b/g, to: 'cards removed this way', why: 'the same cards' },
  { from: /\bthat (?:friendly|opposing) (character|ally|hero)\b/g, to: 'that $1', why: 'the same one' },
  { from: /\bwith the same name(?! as)\b/g, to: 'with the same name as it', why: 'as the one just named' },
  {
    from: /\bis an? (sheep|Sheep|Frog|Boar|Penguin|Turtle|Pig|Toad|Rabbit|Chicken)\b/g,
    to: (_: string, kind = '') => `is also a ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    why: '202.3: a tag is added',
  },
  { from: /\bare (Sheep|Frogs|Boars|Toads|Rabbits|Chickens)\b/g, to: 'are also $1', why: '202.3: a tag is added' },
  {
    from: /\b[Pp]layers put all (.*?) from their graveyards (?=into|on)/g,
    to: 'each player puts all $1 from his graveyard ',
    why: 'each his own',
  },
  {
    from: /\b[Aa]ll players shuffle their graveyards into their decks\b/g,
    to: 'each player shuffles his graveyard into his deck',
    why: 'each his own',
  },
  {
    from: /\b(?:this ally|he|she|it) is the only ally you control\b/g,
    to: 'you control no other allies',
    why: 'the same',
  },
  {
    from: /\bOpposing heroes and allies that can attack (this \w+) can attack only \1/g,
    to: 'Opposing heroes and allies can attack only $1 if able',
    why: '600.1: those that can',
  },
  {
    from: /\b([Ii]f)( you control)? there are more allies in an opponent's party than in yours\b/g,
    to: '$1 an opponent controls more allies than you',
    why: '305.1',
  },
  {
    from: /\bcan't play cards or strike with weapons\b/g,
    to: "can't play cards and can't strike with weapons",
    why: 'both are forbidden',
  },
  { from: /\bis AWESOME!?/g, to: 'has AWESOME', why: 'a keyword of the glossary' },
  { from: /\bwithout (?:the )?keyword /g, to: 'without ', why: 'the same' },
  {
    from: /\bunless it's (attached|attacking|defending|exhausted|ready|damaged)\b/g,
    to: "if it isn't $1",
    why: 'the same',
  },
  { from: /\bthat's not (attached)\b/g, to: "that isn't $1", why: 'the same' },
  {
    from: /\bon the (bottom|top)(?=[.,]|$| and | or )/gm,
    to: 'on the $1 of DECK',
    why: 'of the deck that was looked at',
  },
  { from: /\bon top(?=[.,]|$| and | or )/gm, to: 'on top of DECK', why: 'of the deck that was looked at' },
  {
    from: /(?<=(?:[Tt]arget player|[Tt]arget opponent|that player|each opponent|his)'?s? deck[^\n]*)\bDECK\b/g,
    to: "that player's deck",
    why: 'whose deck',
  },
  { from: /\bDECK\b/g, to: 'your deck', why: 'whose deck' },
  {
    from: /\b(into play )with damage (?:on (?:it|him|her) )?equal to ([^.,;]*?)(?: -(\d+))?(?=[.,;]|$)/gm,
    to: (_: string, play = '', n = '', less?: string) =>
      `${play}with X damage on it, where X is ${n}${less ? ` minus ${less}` : ''}`,
    why: 'a number that is worked out',
  },
  {
    from: /\b([Dd]estroy|[Ee]xhaust|[Rr]eady|[Rr]emove|[Pp]ut|exhausts|destroys) each (other )?((?:opposing |exhausted |ready |damaged |attacking |ongoing |friendly |Demon |[A-Z]\w+ )*)(hero and ally|ability and equipment|ability, ally, and equipment|ally|equipment|ability|armor|weapon|resource|token)\b(?! (?:in|from) )/g,
    to: (...[, verb = '', other = '', adj = '', noun = '']: string[]) => `${verb} all ${other}${adj}${plural(noun)}`,
    why: 'all of them',
  },
  {
    from: /\b((?:put|Put) all [^.]*? into )its owner's (hand|deck)/g,
    to: "$1their owners' $2s",
    why: 'each has an owner',
  },
  {
    from: /\b(can't [^.,]*|has [^.,]*|have [^.,]*|pays? [^.,]*) (?:on|during) (your|an opponent's|each opponent's) turn(?=\.|$)/gm,
    to: (_: string, what = '', whose = '') => `${what} while it's ${whose.replace('each', 'an')} turn`,
    why: '714.3a: a condition',
  },
  {
    from: /(^|[.,:;] |>>> )(Put|put|Destroy|destroy|Remove|remove|Draw|draw|Discard|discard) ([^.,;]*) at (end of turn|the start of (?:your|the) next turn)(?=\.|$)/gm,
    to: (...[, front = '', verb = '', what = '', when = '']: string[]) =>
      `${front}at ${when}, ${verb.toLowerCase()} ${what}`,
    why: 'the order of words',
  },
  { from: /((?:[Cc]hoose one:|; or|, or) )attach to\b/g, to: '$1attach this card to', why: 'what is attached' },
  // Turns.
  { from: /\bafter your next turn\b/g, to: 'the end of your next turn', why: 'through all of it' },
  { from: /\b[Aa]t the end of this turn,/g, to: 'at end of turn,', why: 'this turn' },
  { from: /\bat end of this turn\b/g, to: 'at end of turn', why: 'this turn' },
]

const plural = (noun: string): string =>
  noun
    .replace(/\bhero\b/g, 'heroes')
    .replace(/\bally\b/g, 'allies')
    .replace(/\bability\b/g, 'abilities')
    .replace(/\b(weapon|resource|token)\b/g, '$1s')

const article = (what: string): string =>
  what
    .replace(/^exhausted heroes and allies$/, 'an exhausted hero or ally')
    .replace(/^exhausted allies$/, 'an exhausted ally')
    .replace(/^heroes$/, 'a hero')
    .replace(/^allies$/, 'an ally')
