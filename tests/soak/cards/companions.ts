/** What a card may need around it, found in its data: cards of the kinds, names and traits that it speaks of, and whoever deals, heals, destroys and protects. */
import { keywordTable } from '../../../src/language/keywords.ts'
import { isObject } from '../../../src/language/meta.ts'
import {
  type CardDef,
  type ClassName,
  classNames,
  type DamageType,
  damageTypes,
  type Kind,
  races,
} from '../../../src/language/types.ts'

const base = { set: 'test', number: 0, cost: 0 } as const

const spell = (name: string, text: CardDef['text'], more: Partial<CardDef> = {}): CardDef => ({
  ...{ ...base, name, type: 'ability', instant: true, ...more },
  text,
})
const deal = (name: string, n: number, type: DamageType, more: Partial<CardDef> = {}): CardDef =>
  spell(name, [{ do: 'deal', n, type, by: 'yourHero', to: { target: 1, is: 'character' } }], more)

/** They destroy whatever is in play, so that every card is targeted and destroyed. */
export const hammers: readonly string[] = ['Hammerfall', 'Stonefall', 'Treefall']
const hammer = (name: string): CardDef =>
  spell(name, [{ do: 'destroy', what: { target: 1, is: ['ability', 'ally', 'weapon', 'armor', 'item'] } }])

const ribbon: CardDef = {
  ...{ ...base, name: 'Ribbon', type: 'ability', attach: { target: 1, is: 'character' } },
  powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'health', n: 1 }] }],
}

/** What turns up in most tables: much damage, healing, whoever protects and whoever is exhausted. */
const always: readonly CardDef[] = [
  ...hammers.map(hammer),
  deal('Rockfall', 5, 'nature'),
  spell('Salve', [{ do: 'heal', n: 4, by: 'yourHero', from: { target: 1, is: 'character' } }]),
  spell('Lull', [{ do: 'exhaust', what: { target: 1, is: ['character', 'equipment'] } }]),
  {
    ...{ ...base, name: 'Sentry', type: 'ally', atk: 1, health: 6, damageType: 'melee' },
    powers: [{ keyword: 'Protector' }],
  },
  { ...base, name: 'Runt', type: 'ally', atk: 0, health: 1, damageType: 'melee' },
  { ...base, name: 'Ox', type: 'ally', atk: 0, health: 40, damageType: 'melee' },
  { ...base, name: 'Spare Cap', type: 'armor', def: 1 },
]

/** What stands in a card's data at these keys, as words. */
function wordsAt(node: unknown, keys: readonly string[]): Set<string> {
  const out = new Set<string>()
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (keys.includes(key) && !value.startsWith('$')) out.add(value)
    } else if (Array.isArray(value)) for (const one of value) walk(one, key)
    else if (isObject(value)) for (const [inner, one] of Object.entries(value)) walk(one, inner)
  }
  walk(node, '')
  return out
}

/** Names that a card's sets ask for, with the kinds that such a card has to be of. */
function namesIn(node: unknown): Map<string, string> {
  const out = new Map<string, string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    else if (isObject(value)) {
      const { name, is } = value
      if (typeof name === 'string' && !name.startsWith('$')) out.set(name, String([is].flat()[0] ?? 'ally'))
      for (const one of Object.values(value)) walk(one)
    }
  }
  walk(node)
  return out
}

/** Whom a card empowers its player by. */
function empowering(node: unknown): string[] {
  const all = JSON.stringify(node).matchAll(/"do":"empower","of":"([^"]+)"/g)
  return [...all].map(([, name = '']) => name)
}

/** Costs that a card's sets ask for, or more. */
function costsIn(node: unknown): number[] {
  const text = JSON.stringify(node)
  const costly = /\["cost",">=?",(\d+)\]|\[\{"stat":"cost","of":"\$\w+"\},">=?",(\d+)\]/g
  const asked = [...text.matchAll(costly)].map(([, n, of]) => Number(n ?? of) + 1)
  return [...new Set([...asked, ...(text.includes('"stat":"cost"') ? [2] : [])])]
}

/** A plain card of a kind. */
function plain(name: string, kind: Kind | string, more: Partial<CardDef> = {}): CardDef {
  const type = kind === 'equipment' ? 'item' : ['ability', 'weapon', 'armor', 'item'].includes(kind) ? kind : 'ally'
  const own: CardDef = { ...base, name, type: type as 'ally', ...more }
  if (type === 'ally') return { damageType: 'melee', ...own, atk: 2, health: 3 }
  if (type === 'weapon') return { damageType: 'melee', ...own, atk: 2, strike: 0 }
  if (type === 'armor') return { ...own, def: 1 }
  if (type === 'item') return own
  return { ...own, powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'health', n: 1 }] }] }
}

/** Keys at which words of a type line, of a hero's traits and of bold deck-building words stand. */
const ofTraits = ['tag', 'trait', 'empowered', 'icon', 'requires'] as const

/** The other cards of its tables: `named` are cards that are known by name. */
export function companions(card: CardDef, named: ReadonlyMap<string, CardDef> = new Map()): readonly CardDef[] {
  const said = texts(card)
  const traits = traitsIn(new Set([...wordsAt(said, ofTraits), ...empowering(said)]))
  const { faction, tags, classes } = traits
  const [reputation] = wordsAt(said, ['reputation'])
  const [damageType] = damageTypes.filter((type) => wordsAt(said, ['damageType']).has(type))
  const kin: Partial<CardDef> = {
    ...(faction ? { faction } : {}),
    ...(damageType ? { damageType } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(classes.length > 0 ? { classes } : {}),
    ...(reputation === undefined ? {} : { reputation }),
  }
  const types = damageTypes.filter((type) => wordsAt(card, ['type', 'damageType']).has(type))
  return [
    ...always,
    ...(types.length > 0 ? types : (['arcane'] as const)).map((type) => deal(`Sting of ${type}`, 1, type, kin)),
    { ...plain('Friend', 'ally', kin), tags: [...tags, ...classes] },
    plain('Spare Blade', 'weapon', kin),
    ...(wordsAt(said, ['is']).has('armor') ? [plain('Spare Vest', 'armor', kin)] : []),
    ...(wordsAt(said, ['state']).has('ongoing') ? [plain('Charm', 'ability', kin)] : []),
    ...toolsFor(said, types, kin),
    ...costsIn(said).map((cost) => plain(`Colossus of ${cost}`, 'ally', { ...kin, tags: [...tags, ...classes], cost })),
    ...[...wordsAt(card, ['keyword']), ...(wordsAt(said, ['on']).has('protect') ? ['Protector'] : [])].map(
      (keyword): CardDef => ({
        ...{ ...base, name: `Air of ${keyword}`, type: 'ability' },
        powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: keyword as 'Stealth' }] }],
      }),
    ),
    ...[...wordsAt(card, ['counter', 'counters'])]
      .filter((counter) => counter !== 'damage')
      .map((what) => spell(`Touch of ${what}`, [{ do: 'put', n: 2, what, to: { choose: 1, is: 'card', in: 'play' } }])),
    ...[...namesIn(said)].flatMap(([name, kind]) => (name === card.name ? [] : [named.get(name) ?? plain(name, kind)])),
    ...(wordsAt(said, ['is']).has('location')
      ? [{ ...base, name: 'Spare Pond', type: 'location', powers: [] } as const]
      : []),
    ...(/"attach/.test(JSON.stringify(said)) ? [{ ...ribbon, tags }] : []),
    ...Array.from(
      { length: 4 },
      (_, i): CardDef => ({
        ...{ ...base, name: `Task ${i}`, type: 'quest' },
        powers: [{ pay: [{ do: 'pay', n: 1 }], reward: [{ do: 'draw', n: 1 }] }],
      }),
    ),
    ...(faction || tags.length > 0 || classes.length > 0 ? [champion(traits)] : []),
  ]
}

/** What makes happen what is rare: allies that deal damage, inspire and have its keywords, cards that are revealed, dice, damage by what is of no kin, links that are interrupted, resources that are destroyed. */
function toolsFor(said: unknown, types: readonly DamageType[], kin: Partial<CardDef>): CardDef[] {
  const text = JSON.stringify(said)
  const on = wordsAt(said, ['on'])
  const reveal = { do: 'reveal', what: { top: 12, in: 'deck', of: 'you' } } as const
  const ally = { ...plain('Archer', 'ally'), atk: 1, health: 4 }
  return [
    ...(/"on":"deal","by":\{[^{}]*"is":"ally"/.test(text)
      ? [
          {
            ...ally,
            powers: [
              {
                pay: [{ do: 'activate' }],
                then: [{ do: 'deal', n: 1, type: 'ranged', by: 'self', to: { target: 1, is: 'character' } }],
              },
            ],
          } as CardDef,
        ]
      : []),
    ...(on.has('inspire')
      ? [{ ...ally, name: 'Bard', powers: [{ keyword: 'Inspire', of: { is: 'ally' } }] } as CardDef]
      : []),
    ...(/"on":"reveal"[^{}]*"zone":"deck"/.test(text)
      ? [
          spell('Omen', [reveal]),
          {
            ...base,
            name: 'Vision',
            type: 'quest',
            powers: [{ pay: [{ do: 'pay', n: 1 }], reward: [reveal] }],
          } as const,
        ]
      : []),
    ...(/"do":"name","of":"race"/.test(text) ? [{ ...ally, name: 'Traveller', tags: races }] : []),
    ...(on.has('roll') ? [spell('Dice', [{ do: 'roll', n: 6 }])] : []),
    ...(on.has('interrupt')
      ? [spell('Hush', [{ do: 'interrupt', what: { target: 1, is: 'card', in: 'chain' } }])]
      : []),
    ...(/"on":"destroy","what":\{[^{}]*"is":"resource"/.test(text)
      ? [spell('Blight', [{ do: 'destroy', what: { target: 1, is: 'resource' } }])]
      : []),
    ...[...text.matchAll(/"is":"ally"[^{}]*"has":\{"keyword":"([^"]+)"\}/g)].map(
      ([, keyword]): CardDef => ({
        ...{ ...ally, name: `Kin of ${keyword}` },
        powers: [{ keyword: keyword as 'Assault', ...(keyword === 'Assault' ? { n: 1 } : {}) } as never],
      }),
    ),
    ...(kin.tags && /"on":"deal"[^{}]*"type":/.test(text)
      ? types.map((type) => deal(`Prick of ${type}`, 1, type))
      : []),
    ...(/"some":\{[^{}]*"is":"ability"/.test(text) ? [plain('Charm of many', 'ability', kin)] : []),
    ...(text.includes('"stat":"cost"') && wordsAt(said, ['is']).has('ability')
      ? [plain('Rite of 3', 'ability', { ...kin, cost: 3 })]
      : []),
  ]
}

interface Traits {
  faction: CardDef['faction']
  classes: readonly ClassName[]
  /** All others. */
  tags: readonly string[]
}

function traitsIn(words: ReadonlySet<string>): Traits {
  const isClass = (word: string): boolean => (classNames as readonly string[]).includes(word)
  const isFaction = (word: string): word is 'Alliance' | 'Horde' => word === 'Alliance' || word === 'Horde'
  return {
    faction: [...words].find(isFaction),
    classes: classNames.filter((name) => words.has(name)),
    tags: [...words].filter((word) => !isClass(word) && !isFaction(word)),
  }
}

/** Its texts, and what its keywords mean. */
function texts({ attach, text, powers, front, back }: CardDef): unknown {
  const words = powers?.filter((p) => 'keyword' in p) ?? []
  return [attach, text, powers, front, back, ...words.map((word) => keywordTable[word.keyword].means?.(word))]
}

/** A hero with all of these traits (206.1). */
function champion({ faction, classes, tags }: Traits): CardDef {
  const [spec] = tags
  return {
    ...{ set: 'test', number: 0, name: 'Champion', type: 'hero', health: 28 },
    ...{ classes, tags },
    ...(faction ? { faction } : {}),
    ...(spec === undefined ? {} : { spec }),
    front: [],
    back: [],
  }
}
