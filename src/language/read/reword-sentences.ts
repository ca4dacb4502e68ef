/** Rewordings of whole sentences: who did what to whom, attacks that are bound, forms, coins, what is done for each kind. */
import type { Rewording } from './rewordings.ts'

const classes = '(?:Death Knight|Druid|Hunter|Mage|Paladin|Priest|Rogue|Shaman|Warlock|Warrior)'
const types = { Air: 'an Air', Earth: 'an Earth', Fire: 'a Fire', Water: 'a Water' } as const

/** "Opposing heroes and allies", "target attacker": more than one, so the verb has no s. */
export const areMany = (who: string): boolean =>
  /(?:heroes|allies|weapons|abilities|equipment|opponents|players|Totems|Pets|armor)\b/i.test(who) &&
  !/\b(?:an?|target|each|attached|this)\b/i.test(who)

/** What stands first of all: names and icons, before a card's own words are read. */
export const iconWords: readonly Rewording[] = [
  {
    from: /^Say ["“][^"”\n]*["”](?=\s*(?:->|>>>))/gm,
    to: '(0)',
    why: 'words that are said cost nothing',
  },
  {
    from: new RegExp(`^\\[?(${classes})\\]?(?: [Hh]ero)?: ?(?=[A-Z0-9[])`, 'gm'),
    to: '$1 hero: ',
    why: '206.1a: a power of heroes of that class',
  },
  {
    from: new RegExp(`(?<=\\.) \\[(${classes})\\](?: [Hh]ero)?: ?`, 'g'),
    to: '\n$1 hero: ',
    why: 'a paragraph of its own',
  },
  {
    from: new RegExp(`(?<!\\[)\\b(${classes}) (?=abilit|equipment|armor|weapon)`, 'g'),
    to: '[$1] ',
    why: '206.1a: abilities and equipment have class icons',
  },
  {
    from: /\b(Holy|Fire|Arcane|Shadow|Frost|Nature|Ranged|Melee) (?=ally\b|allies\b)/g,
    to: (_, type = '') => `${type.toLowerCase()} `,
    why: '205.1: an ally’s damage type',
  },
  {
    from: /\b([Yy]our hero) is s?tealthed\.(?=\s*(?:\n|$))/gm,
    to: '$1 has Stealth.\nWhen your hero deals damage, destroy this ability.',
    why: 'who is stealthed in the wording of the first years is so until then',
  },
  {
    from: /\ban? (hero or ally|ally|hero) without damage on (?:it|him|her)\b/g,
    to: 'an undamaged $1',
    why: 'an undamaged character',
  },
  { from: /\banother one of your (\w+?(?: \w+)?)s\b/g, to: 'another $1 you control', why: 'one of your own' },
]

export const sentenceWords: readonly Rewording[] = [
  {
    from: /\b(Attach to [^.\n]*?),? and put (\w+) (\w+) counters on this ability\b/g,
    to: '$1.\nThis ability enters play with $2 $3 counters',
    why: '404.1b: counters lie on cards in play',
  },
  {
    from: /\b(resource row face down), then exhaust it\b/g,
    to: '$1. Exhaust it',
    why: '712.3: two things, the second also where the first can’t be done',
  },
  {
    from: /\b(\w+ weapons you control) have (\+\d ATK), and you pay \((\d)\) less to strike with them\b/g,
    to: '$1 have $2. You pay ($3) less to strike with $1',
    why: 'of the same weapons',
  },
  {
    from: /\b[Pp]layers can keep any of their equipment and start the next game with those cards in play\b/g,
    to: 'each player keeps any number of equipment he controls in play for the next game',
    why: '800.1d',
  },
  {
    from: /\b[Tt]he player who chooses the highest number gains control of ([^.,\n]*), and you put that (?:amount of|much) damage on that player's hero\. If there's a tie, you choose the outcome\b/g,
    to: "The player who chose the highest number gains control of $1. You settle ties. Put X damage on that player's hero, where X is the number that player chose",
    why: 'what a choice decides once all have chosen',
  },
  {
    from: /\b[Nn]ame a card type and (\w)/g,
    to: (_, next = '') => `choose a card type. ${next.toUpperCase()}`,
    why: '300.1: it is chosen',
  },
  {
    from: /\bguesses whether that card has that type, then reveals it\. If he's right,/g,
    to: 'guesses whether that card is a card of that card type. That player reveals it. If that player guessed correctly,',
    why: '712.8',
  },
  {
    from: /(\bthe top card of target opponent's deck\.) Then, both players reveal the top card of their decks?\./g,
    to: "$1 Reveal the top card of your deck. Reveal the top card of that player's deck.",
    why: 'the two that were spoken of',
  },
  {
    from: /\bits owner puts it into play at the end of (your|the) turn\b/g,
    to: 'at the end of $1 turn, its owner puts it into play',
    why: 'the order of words',
  },
  {
    from: /^[Tt]his (?:item|armor|weapon) enters play attached to ([^.\n]*)/gm,
    to: 'Attach to $1',
    why: '400.2: what it is attached to as it enters play',
  },
  { from: /\ban opponent's hero\b/g, to: 'an opposing hero', why: 'the same' },
  {
    from: /(?<=\ban opposing hero\b[^\n]*)\bthat opponent\b/g,
    to: "that hero's controller",
    why: 'whose hero it is',
  },
  {
    from: /\bIf you win the flip, ([^.\n]*)\. If you lose the flip, you may pay (\(\d+\)) to reflip\b/g,
    to: 'Heads: $1. Tails: You may pay $2. Then, if you did, repeat this process',
    why: 'heads wins, and the coin is flipped again',
  },
  {
    from: /\bTwo-Handed (?=Sword|Axe|Mace)/g,
    to: 'non-One-Handed ',
    why: 'a weapon is one or the other',
  },
  { from: /\n\s*(?=\d(?:-\d)?: )/g, to: ' ', why: 'the lines of one roll' },
  {
    from: /\bthe next time you pay a cost with X in it\b/g,
    to: 'the next time you play a card, use a power, or complete a quest with (X) in its cost',
    why: '403: what is paid for',
  },
  {
    from: /\bthat target (?=your hero|this \w+|an? )/g,
    to: 'that are targeting ',
    why: 'the same',
  },
  {
    from: /^(Attach to [^\n]*\n)(?=Attached \w+ (?:can't|has|is|loses|pays)\b)/gm,
    to: '$1Ongoing: ',
    why: '305.2: what lasts is ongoing',
  },
  {
    from: /\b(ATK|cost|health|DEF) of the ([A-Z]\w+|ally|card|ability|equipment|weapon|hero) you (?:destroyed|discarded|removed|exhausted|revealed)\b/g,
    to: '$1 of that $2',
    why: 'the same one',
  },
  {
    from: /\bthe (destroyed|discarded|removed|exhausted|chosen) (allies|cards|abilities|equipment|weapons|heroes|characters|resources)\b/g,
    to: '$2 $1 this way',
    why: 'the same ones',
  },
  {
    from: /^((?:Ongoing: )?When your hero) ([^,\n]*?) while (?:it|he|she|your hero) has (Bear|Cat) Form,/gm,
    to: '$1 with $3 Form $2,',
    why: 'whose form is asked as it happens',
  },
  {
    from: /\b(has|have) (Bear|Cat) Form or (?:in )?(bear|cat) form\b/gi,
    to: (_, has = '', a = '', b = '') => `${has} ${title(a)} Form or your hero has ${title(b)} Form`,
    why: 'each is named',
  },
  {
    from: /\bFor each type of Totem you (?:have|control), do the following:?/g,
    to: '',
    why: 'each kind is asked for by name',
  },
  {
    from: /^\s*[;.]?\s*(Air|Earth|Fire|Water): (.)/gm,
    to: (_, kind = '', first = '') =>
      `If you control ${types[kind as keyof typeof types]} Totem, ${first.toLowerCase()}`,
    why: 'each kind is asked for by name',
  },
  {
    from: /\bwhile your hero is attacking (an? [^.,\n]*?)(?=[.,\n]|$)/g,
    to: (_, what = '') => `while your hero is attacking and there is ${asDefender(what)} in play`,
    why: '601: what is attacked defends',
  },
  {
    from: /\b[Ww]hile ((?:attached|target) [\w ]*?) can attack (your hero|this \w+)( this turn)?, (?:it|he|she) can attack only \2(?: this turn)?/g,
    to: (_, who = '', whom = '', time = '') => `${title(who)} can attack only ${whom} if able${time}`,
    why: '600.1: those that can',
  },
  {
    from: /\b([Ii]f|[Ww]hile) ((?:an?|your|that|target|this) [^,.]*?) was dealt ((?:combat )?(?:\w+ )?damage) by ((?:an?|your|this|it|he|she)\b[^,.]*?) this turn\b/g,
    to: '$1 $4 dealt $3 to $2 this turn',
    why: 'who did it',
  },
  {
    from: /(^|\. |: |>>> )(Opposing heroes and allies|Heroes and allies|Opposing allies|Opposing heroes|Allies) can't be healed\b/gm,
    to: (_, front = '', who = '') =>
      `${front}Damage can't be healed from ${who.replace(' and ', ' or ').toLowerCase()}`,
    why: '407: damage is healed from a character',
  },
  {
    from: /\bWhen (this \w+) prevents damage\b/g,
    to: 'When damage is prevented by $1',
    why: 'the order of words',
  },
  {
    from: /\b(an?|one|two|three|four|five|six|X|that many) ((?:unique )?(?:[A-Z][\w']* )+)ally (tokens?(?: named [A-Z][\w'-]*(?: of)?(?: [A-Z][\w']*)*)?)( into play)? with (\d+|X) ((?:[a-z]+ )?)ATK(?:,| and| \/)? (\d+|X) health,? (?:and )?(?=[A-Z"])/g,
    to: (...[, n = '', tags = '', token = '', , atk = '', type = '', health = '']: string[]) =>
      `${n} ${atk} ${type || 'melee '}ATK / ${health} health ${tags}ally ${token} with `,
    why: '404.2: the order of words',
  },
  {
    from: /\b((?:unique )?(?:[A-Z][\w']* )+ally tokens?(?: named [A-Z][\w'-]*(?: of)?(?: [A-Z][\w']*)*)?) with (?=[A-Z"])((?:[^.;"\n]|"[^"\n]*")*?)(?=\.|;|$)(?<! into play\b[^.;\n]*)/gm,
    to: '$1 with $2 into play',
    why: '404.2: the order of words',
  },
  {
    from: /\bthat much \+ ?(\d+) is dealt instead\b/g,
    to: 'that much damage plus $1 is dealt instead',
    why: 'the same amount',
  },
  {
    from: /\bIf you do and (?=your hero would|this \w+ would)/g,
    to: 'If you do, if ',
    why: 'both',
  },
  { from: /\bdealt to and by\b/g, to: 'dealt to and dealt by', why: 'the same' },
  {
    from: /\b([Dd])iscard (this \w+) card from your hand(?=,| >>>)/g,
    to: '$1iscard $2 from your hand',
    why: '700.2: a power that works in the hand',
  },
]

/** What is said last, of what the other rewordings made. */
export const lastWords: readonly Rewording[] = [
  {
    from: /\b(deals? )((?:\w+ )?damage) equal to the combined (ATK|health|cost|DEF) of (?:all )?([^.,]*?) (to [^.,]*)/g,
    to: '$1X $2 $5, where X is the combined $3 of all $4',
    why: 'a number that is worked out',
  },
  {
    from: /(?<![Dd]ouble )\bthe (ATK|cost|health|DEF) of (that (?!removed|revealed)\w+|this \w+)\b/g,
    to: "$2's $1",
    why: 'the order of words',
  },
]

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** "an exhausted hero or ally" as what defends. */
function asDefender(what: string): string {
  const m = /^an? ((?:[\w-]+ )*?)(hero or ally|hero|ally)(.*)$/.exec(what)
  if (!m) return what
  const [, adj = '', noun = '', rest = ''] = m
  return `${/^[aeiou]/.test(adj) ? 'an' : 'a'} ${adj}defending ${noun}${rest}`
}
