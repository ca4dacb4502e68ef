/** The phrases of card texts, for the printer and the reader: nouns with their plurals, verbs with their forms, states, numbers, lists. */
import type { CardState, CommonKind, Compare, Likeness, Purpose } from './lists.ts'

export interface Noun {
  one: string
  many: string
  /** The adjective of a card: "is Unleashed". */
  bare?: true
  /** Only one player, or card, has this mark: "the raid leader", "the MARKED hero". */
  the?: 'player' | 'card'
}

export interface VerbForms {
  base: string
  /** deals */
  s: string
  /** dealt, as in "you dealt" */
  past: string
  /** dealt, as in "was dealt" */
  done: string
}

export type Pronoun = 'it' | 'he' | 'she' | 'they' | 'you'

/** As an object: "protect her". */
export const objectives = { he: 'him', she: 'her', it: 'it' } as const

export const kindNouns = {
  hero: { one: 'hero', many: 'heroes' },
  ally: { one: 'ally', many: 'allies' },
  ability: { one: 'ability', many: 'abilities' },
  armor: { one: 'armor', many: 'armor' },
  weapon: { one: 'weapon', many: 'weapons' },
  item: { one: 'item', many: 'items' },
  quest: { one: 'quest', many: 'quests' },
  location: { one: 'location', many: 'locations' },
  event: { one: 'event', many: 'events' },
  equipment: { one: 'equipment', many: 'equipment' },
  character: { one: 'character', many: 'characters' },
  resource: { one: 'resource', many: 'resources' },
  token: { one: 'token', many: 'tokens' },
  card: { one: 'card', many: 'cards' },
  player: { one: 'player', many: 'players' },
  opponent: { one: 'opponent', many: 'opponents' },
  friend: { one: 'friendly player', many: 'friendly players' },
  deck: { one: 'deck', many: 'decks' },
  graveyard: { one: 'graveyard', many: 'graveyards' },
  hand: { one: 'hand', many: 'hands' },
  effect: { one: 'effect', many: 'effects' },
  reward: { one: 'quest reward effect', many: 'quest reward effects' },
} as const satisfies Record<CommonKind, Noun>

export const likenessNouns: Readonly<Record<Likeness, Noun>> = {
  class: { one: 'class', many: 'classes' },
  race: { one: 'race', many: 'races' },
  'Alliance race': { one: 'Alliance race', many: 'Alliance races' },
  color: { one: 'color', many: 'colors' },
  type: { one: 'card type', many: 'card types' },
  types: { one: 'set of card types', many: 'sets of card types' },
  name: { one: 'name', many: 'names' },
}

export const dieNoun: Noun = { one: 'die', many: 'dice' }
export const coinNoun: Noun = { one: 'coin', many: 'coins' }

const tagPlurals: Readonly<Record<string, string>> = {
  Dwarf: 'Dwarves',
  'Melee weapon': 'Melee weapons',
  Staff: 'Staves',
  Sheep: 'Sheep',
  Draenei: 'Draenei',
  Tauren: 'Tauren',
  Taunka: 'Taunka',
  Undead: 'Undead',
  Worgen: 'Worgen',
  Naga: 'Naga',
  Wolf: 'Wolves',
  Totem: 'Totems',
}

/** The noun of a tag, token or card name: 'Whelp', 'Son of Flame'. */
export function nameNoun(name: string): Noun {
  if (name.startsWith('The ')) return nameNoun(name.slice(4)) // "an opposing Lantern" of The Lantern
  if (/^[A-Z]{2,}$/.test(name)) return { one: name, many: name, bare: true } // MARKED
  const of = name.indexOf(' of ')
  if (of > 0) return { one: name, many: plural(name.slice(0, of)) + name.slice(of) }
  return { one: name, many: plural(name) }
}

/** A card's name in a sentence, without its version: "Onyxia" of "Onyxia (Stage 2)". */
export const plainName = (name: string): string => name.replace(/ \([^()]*\)$/, '')

/** A hero's name in texts: "Golemagg" of "Golemagg the Incinerator". */
export const shortName = (name: string): string => name.replace(/(?:,| (?:of )?the ).*$/s, '')

/** The first name of a hero: "Warrax" of "Warrax, the Unbroken". */
export const firstName = (hero: string): string => hero.replace(/[\s,].*$/s, '')

/** "1 round", "2 rounds". */
export const numbered = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
/** "once", "twice", "3 times". */
export const times = (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`

function plural(word: string): string {
  if (tagPlurals[word]) return tagPlurals[word]
  if (/(?<![Hh]u|[Ss]ha|[Gg]er|[Rr]o)man$/.test(word)) return word.replace(/man$/, 'men')
  if (/Elf$/.test(word)) return word.replace(/Elf$/, 'Elves')
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

const numberWords = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]

/** Numbers of things are words, numbers of damage, ATK and cost are digits. */
export const inWords = (n: number): string => numberWords[n] ?? String(n)

const ordinals = [
  ...[
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
]
/** "third", "21st". */
export function ordinal(n: number): string {
  const teens = n % 100 > 10 && n % 100 < 20
  return ordinals[n - 1] ?? `${n}${(teens ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`
}

const article = (text: string): string =>
  /^\[?(heir|hono|hour|[aeio]|u(?!ni|se)|X\b|8|11\b|18\b)/i.test(text) ? 'an' : 'a'
/** A name that begins with “The” has its article. */
export const withArticle = (text: string): string => (text.startsWith('The ') ? text : `${article(text)} ${text}`)

/** "a", "a and b", "a, b, and c". */
export function inList(parts: readonly string[], word: 'and' | 'or' | 'and/or' | 'then'): string {
  if (parts.length <= 1) return parts[0] ?? ''
  if (parts.length === 2) return `${parts[0]} ${word} ${parts[1]}`
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A player's name in the midst of a sentence: a Boss player who is called "The Boss" is "the Boss" there. */
export const inText = ({ name, boss }: { name: string; boss: boolean }): string =>
  boss ? name.replace(/^The /, 'the ') : name

/** A finished sentence: it begins with a capital, also where its first word is "the" of a name, and ends with a stop. */
export const sentence = (text: string): string => (text ? capital(/[.!?][”"]?$/.test(text) ? text : `${text}.`) : '')
/** Without the capital of its first word; X has no other. */
export const lower = (text: string): string => (/^X\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** "Onyxia's", "opponents'", "your hero's". */
export const possessive = (text: string, many: boolean): string =>
  / you$/.test(text) ? `${text}r` : many && text.endsWith('s') ? `${text}'` : `${text}'s`

const regular = (base: string, past: string, s = `${base}s`, done = past): VerbForms => ({ base, s, past, done })

/** English of every verb of the language; also a few that only the printer needs. */
export const verbForms = {
  deal: regular('deal', 'dealt'),
  heal: regular('heal', 'healed'),
  put: regular('put', 'put'),
  remove: regular('remove', 'removed'),
  set: regular('set', 'set'),
  smash: regular('smash', 'smashed', 'smashes'),
  switch: regular('switch', 'switched', 'switches'),
  destroy: regular('destroy', 'destroyed'),
  discard: regular('discard', 'discarded'),
  draw: regular('draw', 'drew', 'draws', 'drawn'),
  move: regular('put', 'put'),
  create: regular('put', 'put'),
  search: regular('search', 'searched', 'searches'),
  reveal: regular('reveal', 'revealed'),
  turn: regular('turn', 'turned'),
  attach: regular('attach', 'attached', 'attaches'),
  enter: regular('enter', 'entered'),
  leave: regular('leave', 'left', 'leaves'),
  detach: regular('detach', 'detached'),
  exhaust: regular('exhaust', 'exhausted'),
  ready: regular('ready', 'readied', 'readies'),
  activate: regular('activate', 'activated'),
  flip: regular('flip', 'flipped'),
  swap: regular('swap', 'swapped'),
  pay: regular('pay', 'paid'),
  play: regular('play', 'played'),
  place: regular('place', 'placed'),
  complete: regular('complete', 'completed'),
  strike: regular('strike', 'struck'),
  target: regular('target', 'targeted'),
  interrupt: regular('interrupt', 'interrupted'),
  trigger: regular('trigger', 'triggered'),
  retarget: regular('change', 'changed'),
  use: regular('use', 'used'),
  prevent: regular('prevent', 'prevented'),
  propose: regular('propose', 'proposed'),
  attack: regular('attack', 'attacked'),
  defend: regular('defend', 'defended'),
  fight: regular('enter', 'entered'),
  protect: regular('protect', 'protected'),
  sabotage: regular('sabotage', 'sabotaged'),
  inspire: regular('inspire', 'inspired'),
  uncombat: regular('remove', 'removed'),
  extraTurn: regular('take', 'took', 'takes', 'taken'),
  endTurn: regular('end', 'ended'),
  startRaid: regular('take', 'took', 'takes', 'taken'),
  rebuild: regular('remove', 'removed'),
  concede: regular('concede', 'conceded', 'concedes'),
  keep: regular('keep', 'kept'),
  sit: regular('move', 'moved'),
  start: regular('start', 'started'),
  end: regular('end', 'ended'),
  roll: regular('roll', 'rolled'),
  drop: regular('drop', 'dropped', 'drops', 'dropped'),
  choose: regular('choose', 'chose', 'chooses', 'chosen'),
  chooseSecretly: regular('secretly choose', 'secretly chose', 'secretly chooses', 'secretly chosen'),
  modify: regular('change', 'changed'),
  win: regular('win', 'won'),
  lose: regular('lose', 'lost', 'loses'),
  shuffle: regular('shuffle', 'shuffled'),
  keyword: { base: '', s: '', past: '', done: '' },
  copy: regular('copy', 'copied', 'copies'),
  bring: regular('put', 'put'),
  drawFrom: regular('draw', 'drew', 'draws', 'drawn'),
  exchange: regular('exchange', 'exchanged'),
  skip: regular('skip', 'skipped'),
  say: regular('say', 'said'),
  name: regular('name', 'named'),
  makeUp: regular('make up', 'made up', 'makes up'),
  look: regular('look at', 'looked at', 'looks at'),
  become: regular('become', 'became', 'becomes', 'become'),
  have: regular('have', 'had', 'has'),
  cause: regular('cause', 'caused'),
  be: { base: 'be', s: 'is', past: 'was', done: 'been' },
  gain: regular('gain', 'gained'),
} as const satisfies Record<string, VerbForms>
export type EnglishVerb = keyof typeof verbForms

/** The verb in the present, agreeing with its subject ('' is the imperative). */
export function present(verb: EnglishVerb, subject: { plural: boolean; you: boolean } | null): string {
  const f = verbForms[verb]
  if (verb === 'be') return subject?.you || subject?.plural ? 'are' : 'is'
  return !subject || subject.you || subject.plural ? f.base : f.s
}

/** A state in front of a noun: "face-down". */
export const stateWords: Readonly<Record<CardState, string>> = {
  ready: 'ready',
  exhausted: 'exhausted',
  damaged: 'damaged',
  undamaged: 'undamaged',
  fatal: 'fatally damaged',
  attacking: 'attacking',
  defending: 'defending',
  protecting: 'protecting',
  inCombat: '',
  faceUp: 'face-up',
  faceDown: 'face-down',
  attached: 'attached',
  ongoing: 'ongoing',
  token: 'token',
  front: '',
  back: '',
}

export const stateNames: Readonly<Partial<Record<CardState, string>>> = {
  fatal: 'fatally damaged',
  token: 'a token',
  inCombat: 'in combat',
  faceUp: 'face up',
  faceDown: 'face down',
  front: 'on its front',
  back: 'on its back',
}

/** The nouns for the numbers of cards and players. */
export const statNouns: Readonly<Record<string, string>> = {
  atk: 'ATK',
  health: 'health',
  def: 'DEF',
  cost: 'cost',
  damage: 'damage',
  remaining: 'remaining health',
  strike: 'strike cost',
  maxHand: 'maximum hand size',
  hand: 'cards in hand',
  counters: 'counters',
  threat: 'threat',
}

/** Numbers in front of their noun: "2 or more damage". */
export const isHeap = (stat: unknown): boolean =>
  stat === 'damage' || stat === 'remaining' || stat === 'hand' || stat === 'counters'

/** 404.1c: counters that change a number have no name of their own. */
export const numberCounters: Readonly<Record<string, string>> = {
  ...{ atk: '+1 ATK', def: '+1 DEF', health: '+1 health' },
  both: '+1 ATK and +1 health',
}
export const counterName = (name: string): string => numberCounters[name] ?? name

/** Comparisons of a number that is computed: "less than its cost". */
export const compareWords: Record<Compare, string> = {
  '=': 'equal to ',
  '!=': 'other than ',
  '<': 'less than ',
  '>': 'greater than ',
  '<=': 'less than or equal to ',
  '>=': 'greater than or equal to ',
}

export const purposeVerbs: Readonly<Record<Purpose, string>> = {
  attack: 'attack',
  protect: 'protect',
  prevent: 'prevent damage',
  strike: 'strike',
  pay: 'pay a resource cost',
  play: 'play a card',
  use: 'use a power',
  complete: 'complete a quest',
  place: 'place a resource',
}
