/** Rewordings of how texts choose, count and wait: "target a hero", "the next ally", "two cards from the top of your deck". */
import type { Rewording } from './rewordings.ts'

const number = '(?:a|an|one|two|three|four|five|six|seven|ten|X)'

export const orderWords: readonly Rewording[] = [
  // Kinds that are chosen.
  { from: /"(ability|ally|equipment|quest|resource|location|hero),"/g, to: '"$1",', why: 'a mark' },
  { from: /"(equipment|quest|resource)\."/g, to: '"$1".', why: 'a mark' },
  {
    from: /\b([Cc])hoose ((?:"\w+"(?:,? or|,)? ?)+)(?:,? and then |, then | and )/g,
    to: (_: string, c = '', list = '') => `${c}hoose ${list.replace(/,? *$/, '')}, then `,
    why: 'one after the other',
  },
  {
    from: /\bof (?:that|the chosen) (?:kind|type)\b(?<="\w+"[^\n]*)/g,
    to: 'of that kind',
    why: 'the type that was chosen',
  },
  {
    from: /\b(discards?) (a card|all cards) of that kind\b/g,
    to: (_: string, d = '', n = '') => `${d} ${n} of that kind from ${d === 'discard' ? 'your' : 'his'} hand`,
    why: '713: cards are discarded from the hand',
  },
  {
    from: /\bPut a card of that kind card revealed this way\b/g,
    to: 'Put a card of that kind revealed this way',
    why: 'a card that was revealed',
  },
  {
    from: /\bPut a card with an odd cost(?: of 1 or more)? card revealed this way\b/g,
    to: 'Put a card revealed this way with an odd cost',
    why: 'a card that was revealed; an odd number is 1 or more',
  },
  {
    from: /\b([Oo])pposing ([A-Z]\w+(?: \w+)?s) and (\[\w+(?: \w+)?\] \w+s)/g,
    to: '$1pposing $2 and opposing $3',
    why: 'both are opposing',
  },
  {
    from: /(^|[.:,] |>>> |, then )([Tt])arget an? ((?:random )?(?:[\w-]+ )*?(?:hero or ally|hero|ally|ability|equipment|player|opponent)\b[^.,]*?)(?=[.,])/gm,
    to: (whole: string, before = '', t = '', what = '') =>
      what.startsWith('random') ? whole : `${before}${t === 'T' ? 'C' : 'c'}hoose target ${what}`,
    why: '706.1: a target is chosen',
  },
  {
    from: /(^|[.:,] |>>> )([Tt])arget (up to \w+|two|three) (?!target)([^.,]*?)(?=[.,])/gm,
    to: (_: string, before = '', t = '', n = '', what = '') =>
      `${before}${t === 'T' ? 'C' : 'c'}hoose ${n} target ${what}`,
    why: '706.1: a target is chosen',
  },
  {
    from: /\b([Ww])hen (target [^,.]*?|[A-Z][^,.]*?|attached \w+|your hero|this \w+) is next (\w+)/g,
    to: (_: string, w = '', who = '', what = '') => `${w === 'W' ? 'T' : 't'}he next time ${who} is ${what}`,
    why: 'it waits once',
  },
  {
    from: /\b([Ww])hen (target [^,.]*?|[A-Z][^,.]*?|attached \w+|your hero|this \w+) next (\w+s)\b/g,
    to: (_: string, w = '', who = '', what = '') => `${w === 'W' ? 'T' : 't'}he next time ${who} ${what}`,
    why: 'it waits once',
  },
  {
    from: /\b([Ww])hen the next ((?:opposing )?)(ally|ability, ally, or equipment|ability|hero or ally)\b/g,
    to: (_: string, w = '', opposing = '', what = '') =>
      `${w === 'W' ? 'T' : 't'}he next time ${what.startsWith('hero') && !opposing ? 'a' : 'an'} ${opposing}${what}`,
    why: 'it waits once',
  },
  {
    from: /\b([Ww])hen you play your next (ability|ally|equipment|card)\b/g,
    to: (_: string, w = '', what = '') =>
      `${w === 'W' ? 'T' : 't'}he next time you play ${what === 'card' ? 'a' : 'an'} ${what}`,
    why: 'it waits once',
  },
  {
    from: new RegExp(`\\b([Pp]uts?) (${number}) cards? from the top of (\\w+(?: \\w+)?(?:'s)?) deck into`, 'g'),
    to: (_: string, put = '', n = '', whose = '') =>
      /^(a|an|one)$/.test(n)
        ? `${put} the top card of ${whose} deck into`
        : `${put} the top ${n} cards of ${whose} deck into`,
    why: 'the top of a deck',
  },
  {
    from: /\b([Dd])ouble (your hero|this \w+|target weapon)'s (ATK|health|DEF)\b/g,
    to: '$1ouble the $3 of $2',
    why: 'whose number',
  },
  {
    from: /\b(Each player's|Each opponent's) maximum hand size is reduced by (\w+)/g,
    to: (_: string, who = '', n = '') =>
      `${who.startsWith('Each player') ? 'Players' : 'Opponents'} have -${['zero', 'one', 'two', 'three', 'four', 'five'].indexOf(n)} maximum hand size`,
    why: 'a number that changes',
  },
  { from: /\b(heals?|deals?) that much (from|to)\b/g, to: '$1 that much damage $2', why: 'of damage' },
  { from: /\b(If you would draw a card, )draw (two|three) instead/g, to: '$1draw $2 cards instead', why: 'of cards' },
  {
    from: /\b([Cc])ards? in play (?=can't|loses?\b|ha(?:s|ve)\b|enters?\b)/g,
    to: (w: string) => w.replace(' in play', ''),
    why: 'cards are in play if nothing else is said',
  },
  { from: /\b([Tt]arget (?:opposing )?card) in play\b/g, to: '$1', why: 'cards are in play if nothing else is said' },
  {
    from: /\bEither ([a-z][^.;]*?) or (put [^.;]*)\./g,
    to: (_: string, a = '', b = '') => `Choose one: ${a.charAt(0).toUpperCase()}${a.slice(1)}; or ${b}.`,
    why: 'a choice of two',
  },
  {
    from: /\b([Ww]hen) ([^.,]*?) deals? ((?:\w+ )?(?:\w+ )?damage) to (this \w+|attached \w+)(?=,)/g,
    to: '$1 $4 is dealt $3 by $2',
    why: 'the order of words',
  },
  {
    from: /^(Attach to [^.\n]*\.) (?=(?:Once per turn|On your turn): |\(\w+\)[^.]* >>>)/gm,
    to: '$1\nOngoing: ',
    why: 'a paragraph of its own',
  },
  { from: /^(Stealth|Elusive|Protector|Ferocity|Untargetable): ?$/gm, to: '$1', why: 'a slip' },
  { from: /\bwith cost of (\d)/g, to: 'with cost $1', why: 'its cost' },
  {
    from: /\b(puts? [^.]*?) in (his|her|your|their) resource rows?\b/g,
    to: '$1 into $2 resource row',
    why: 'where it goes',
  },
  { from: /\bdealt no damage this turn\b/g, to: "didn't deal damage this turn", why: 'what has not happened' },
  {
    from: /\b([Yy]ou|he|she|it|they)'ve (played|completed|removed|drawn|attacked|put|used)\b/g,
    to: '$1 $2',
    why: 'what has happened this turn',
  },
  { from: /\bin any order\b,? ?/g, to: '', why: '415.3: whoever puts several cards there orders them' },
  {
    from: /\bwhile (attacking|protecting|defending) it has (Bear|Cat) Form\b/g,
    to: 'while $1 while your hero has $2 Form',
    why: 'both',
  },
  { from: /\b([Cc])ombo cards?\b/g, to: (w: string) => w.replace(/^c/, 'C'), why: 'a tag' },
  {
    from: /\b([Yy])our (totems|pets|wands|daggers)\b/g,
    to: (_: string, _y = '', tag = '') => `${tag.charAt(0).toUpperCase()}${tag.slice(1)} you control`,
    why: 'one of your own',
  },
  {
    from: /\b[Yy]our (other )?(Axes|Forms|Daggers|Wands|Swords|Maces|Traps|Curses|Seals)\b/g,
    to: '$1$2 you control',
    why: 'one of your own',
  },
  { from: /\b[Yy]ou can (put|pay|play) (this [^.,]*?)(?=\. If you do)/g, to: 'you may $1 $2', why: 'it is up to you' },
  { from: /\binto to\b/g, to: 'into', why: 'a slip' },
]
