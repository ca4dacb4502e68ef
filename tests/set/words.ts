// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/**
 * Cards that say what no other card of the project says, cheaply and plainly, so that random games come to every word of the
 * language (tests/slow/words.test.ts). Each is about one part of it; several words of one kind stand side by side.
 */
import { keywordTable } from '../../src/language/keywords.ts'
import { cardStates, compares, kinds, type StepName, stats, stepNames, zones } from '../../src/language/lists.ts'
import type {
  CardDef,
  CardState,
  Condition,
  Effect,
  EventPattern,
  Keyword,
  KeywordWord,
  Kind,
  Mod,
  Power,
  Stat,
  Who,
} from '../../src/language/types.ts'
import { base } from './basics.ts'

const spell = (name: string, text: readonly Effect[], more: Partial<CardDef> = {}): CardDef => ({
  ...base,
  name,
  type: 'ability',
  cost: 0,
  text,
  ...more,
})
const ongoing = (name: string, powers: readonly Power[], more: Partial<CardDef> = {}): CardDef => ({
  ...base,
  name,
  type: 'ability',
  cost: 0,
  powers,
  ...more,
})
const ally = (name: string, powers: readonly Power[], more: Partial<CardDef> = {}): CardDef => ({
  ...base,
  name,
  type: 'ally',
  cost: 0,
  atk: 1,
  damageType: 'melee',
  health: 2,
  powers,
  ...more,
})

const heal: Effect & { do: 'heal' } = { do: 'heal', n: 1, by: 'self', from: 'yourHero' }
const aHero: Who = { target: 1, is: 'hero' }
const anAlly: Who = { choose: { upTo: 1 }, is: 'ally', of: 'you' }
const variety = (of: 'race' | 'name'): Effect => ({ ...heal, n: { different: of, of: { is: 'ally', of: 'you' } } })
const asks = (name: string, conditions: readonly Condition[]): CardDef =>
  spell(
    name,
    conditions.map((c) => ({ ...heal, if: c })),
  )
const watch = (name: string, events: readonly EventPattern[]): CardDef =>
  ongoing(
    name,
    events.map((when) => ({ when, then: [heal] })),
  )
const rule = (name: string, mods: readonly Mod[]): CardDef => ongoing(name, [{ always: mods }])
const spellOf = (name: string, mods: readonly Mod[]): CardDef => spell(name, [{ do: 'modify', mods, until: 'turn' }])

/** What stands beside each keyword, on an ally. */
function bearer(keyword: Keyword): CardDef {
  const { takes } = keywordTable[keyword]
  const beside: Partial<KeywordWord> =
    takes === 'number'
      ? { n: 1 }
      : takes === 'description'
        ? { of: { is: 'ally' } }
        : takes === 'damage type'
          ? { type: 'fire' }
          : takes === 'effects'
            ? { then: [heal] }
            : {}
  return ally(`Bearer of ${keyword}`, [{ keyword, ...beside }])
}

/** Hands are players', all other numbers cards'. */
const isHand = (stat: Stat): boolean => stat === 'hand' || stat === 'maxHand'
const holderOf = (stat: Stat): Who => (isHand(stat) ? 'you' : 'yourHero')
const stateOf = (state: CardState): Condition => ({ some: { is: ['character', 'equipment', 'ability'], state } })
const kindOf = (is: Kind): Condition =>
  is === 'effect' || is === 'reward' ? { some: { is, in: 'chain' } } : { some: { is } }
const stepOf = (step: StepName): EventPattern => ({ on: 'start', step })

export const plainWords: readonly CardDef[] = [
  ...(Object.keys(keywordTable) as Keyword[]).filter((k) => !keywordTable[k].does).map(bearer),

  asks('Census of States', cardStates.map(stateOf)),
  asks('Census of Kinds', kinds.map(kindOf)),
  asks(
    'Census of Numbers',
    stats.map((stat) => ({ compare: [{ stat, of: holderOf(stat) }, '>=', 1] })),
  ),
  asks('Census of Filters', [
    ...stats.map((stat): Condition => ({ some: { is: isHand(stat) ? 'player' : 'ally', where: [stat, '>', 1] } })),
    { some: { is: 'ally', where: ['counters', '>', 0] } },
    { some: { is: 'ally', where: ['cost', 'odd'] } },
    { some: { is: 'ally', where: ['cost', 'even'] } },
    ...compares.map((sign): Condition => ({ some: { is: 'ally', where: ['atk', sign, 2] } })),
  ]),
  asks('Census of Amounts', [
    { compare: [{ greater: [1, { count: { is: 'ally' } }] }, '>', 2] },
    { compare: [{ lesser: [3, { count: { is: 'ally' } }] }, '>', 2] },
    { compare: [{ count: { is: 'ally' } }, 'odd'] },
    { compare: [{ count: { is: 'ally' } }, 'even'] },
  ]),
  asks(
    'Census of Likeness',
    (['cost', 'name', 'class', 'race', 'type', 'any type'] as const).map((what) => ({
      some: { is: 'ally', same: [what, 'yourHero'] },
    })),
  ),
  asks(
    'Census of Places',
    zones
      .filter((zone) => zone !== 'collection')
      .map((zone) => ({ some: { is: 'ally', ...(zone === 'play' ? {} : { in: zone }) } })),
  ),
  asks('Census of Marks', [
    { some: { is: 'ability', in: 'graveyard', icon: 'none' } },
    { some: { is: 'card', in: 'graveyard', reputation: true } },
    { some: { is: 'card', in: 'graveyard', requires: true } },
    { some: { is: 'ally', has: { counter: 'mark' } } },
    { some: { is: 'character', has: { attached: 'Aura' } } },
    { some: { is: 'ability', has: { gives: ['Ferocity'], to: 'yourHero' } } },
    { some: { is: 'hero', icon: 'Mage' } },
    { some: { is: 'ally', nameWith: 'Bearer' } },
    { some: { is: 'card', either: [{ tag: 'Fire' }, { damageType: 'fire' }] } },
    { some: { is: 'card', in: 'graveyard', reputation: 'Argent Crusade' } },
    { some: { did: { on: 'attack', by: 'it', since: 'turn' }, is: 'character' } },
    { all: [{ turnOf: 'you' }, { turnOf: 'you', first: true }] },
  ]),
  asks('Census of Deeds', [
    { happened: { on: 'heal', from: { is: 'ally' } }, since: 'turn' },
    { happened: { on: 'deal', fatal: true }, since: 'turn' },
    { happened: { on: 'deal', fatal: false }, since: 'turn' },
    { happened: { on: 'deal', n: ['>=', 3] }, since: 'turn' },
    { happened: { on: 'destroy', cause: 'opponents' }, since: 'turn' },
    { happened: { on: 'protect', for: 'yourHero' }, since: 'turn' },
    { happened: { on: 'enter', zone: 'party' }, since: 'turn' },
    { happened: { on: 'enter', zone: 'hand' }, since: 'turn' },
    { happened: { on: 'flip', to: 'front' }, since: 'turn' },
    { happened: { on: 'flip', to: 'back' }, since: 'turn' },
  ]),
  asks('Census of Long Ago', [
    { happened: { on: 'complete', by: 'you' }, since: 'game' },
    { happened: { on: 'destroy', what: { is: 'ally', of: 'you' }, nth: { n: 2, per: 'game' } }, since: 'game' },
    { some: { is: 'ally', did: { on: 'deal', to: 'it', since: 'game' } } },
    { happened: { on: 'deal', by: 'self', to: 'yourHero' }, since: 'game' },
  ]),
  asks('Census of Whose', [
    { some: { is: 'ally', of: { case: [{ if: { turnOf: 'you' }, use: 'you' }], else: 'opponents' } } },
  ]),

  watch('Vigil of Hands', [
    { on: 'put' },
    { on: 'put', counter: 'mark', what: 'players' },
    { on: 'remove' },
    { on: 'search', by: 'you' },
    { on: 'turn' },
    { on: 'attach' },
    { on: 'shuffle', by: 'you' },
    { on: 'pay', by: 'you' },
    { on: 'place', by: 'you' },
    { on: 'roll', by: 'you' },
  ]),
  watch('Vigil of Deeds', [
    { on: 'activate', by: 'you' },
    { on: 'use', by: 'you' },
    { on: 'flip' },
    { on: 'swap' },
    { on: 'trigger', what: { is: 'ally' } },
    { on: 'lose' },
    { on: 'become' },
    { on: 'leave', last: true, what: { is: 'ally', of: 'you' } },
  ]),
  watch('Vigil of Hours', stepNames.filter((step) => step !== 'game').map(stepOf)),
  watch('Vigil of the Third Day', [{ on: 'start', turn: 'you', nth: { n: 3, per: 'game' } }]),
  ongoing('Vigil of the First Hour', [{ in: 'hand', as: { on: 'start', step: 'game' }, then: [heal] }]),
  ally('Cheerleader', [
    { keyword: 'Inspire', of: { is: 'ally' } },
    { when: { on: 'inspire', by: 'self' }, then: [heal] },
  ]),
  ongoing('Decoy', [
    {
      when: { on: 'propose', by: 'opponents' },
      then: [{ do: 'retarget', by: 'you', to: { random: 1, is: 'ally', of: 'you' } }],
    },
  ]),
  ally('Slippery Fighter', [
    {
      pay: [{ do: 'pay', n: 0 }],
      only: { match: 'self', state: 'inCombat' },
      then: [{ do: 'uncombat', what: 'self' }],
    },
    { when: { on: 'uncombat', what: 'self' }, then: [heal] },
  ]),
  ally('Fading Guest', [
    { pay: [{ do: 'pay', n: 0 }], then: [{ do: 'move', what: 'self', to: 'removed' }] },
    { in: 'removed', when: { on: 'enter', what: 'self', zone: 'removed' }, then: [heal] },
  ]),
  ongoing(
    'Plain Aura',
    [
      {
        pay: [{ do: 'pay', n: 0 }],
        then: [{ do: 'attach', what: 'self', to: { choose: 1, is: 'ally' } }],
        limit: { n: 1, per: 'turn' },
      },
      { when: { on: 'attach', what: 'self' }, then: [heal] },
    ],
    { attach: { target: 1, is: 'ally' }, tags: ['Aura'] },
  ),
  spell('Long Memory', [
    {
      do: 'modify',
      mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1 }],
      until: { until: { on: 'end', turn: 'you' }, next: true },
    },
  ]),
  spell('Long Fuse', [
    {
      do: 'modify',
      mods: [{ mod: 'when', event: { on: 'end', turn: 'you' }, next: 'turn', then: [{ do: 'draw', n: 1 }] }],
    },
  ]),
  ongoing('Lingering Echo', [
    { in: 'graveyard', when: { on: 'enter', what: 'self', zone: 'graveyard' }, then: [heal] },
    { pay: [{ do: 'destroy', what: 'self' }], then: [heal] },
  ]),
  ongoing('Drill Square', [
    { tagWord: 'Bloodrush', when: { on: 'start', turn: 'you' }, then: [heal] },
    { tagWord: 'Tribe', when: { on: 'start', turn: 'you' }, then: [heal] },
    { tagWord: 'Unity', when: { on: 'start', turn: 'you' }, then: [heal] },
    { pay: [{ do: 'pay', n: 0 }], then: [heal], by: 'opponents', limit: { n: 1, per: 'turn' } },
    { pay: [{ do: 'pay', n: 0 }], then: [heal], basic: true, limit: { n: 1, per: 'turn' } },
  ]),

  spell('Plain Blows', [
    { do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: aHero, combat: true },
    { do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' }, smash: true },
  ]),
  spell('Split Bolt', [
    {
      do: 'deal',
      n: 3,
      type: 'fire',
      by: 'yourHero',
      to: { target: { from: 1, to: 2 }, is: 'character', of: 'opponents' },
      divided: true,
    },
  ]),
  spell('Split Balm', [
    { do: 'heal', n: 3, by: 'self', from: { target: { upTo: 2 }, is: 'character' }, divided: true },
  ]),
  spell('Split Wound', [
    { do: 'put', n: 2, what: 'damage', to: { target: { upTo: 2 }, is: 'character' }, divided: true },
    { do: 'put', n: 1, what: 'mark', to: { choose: { upTo: 1 }, is: 'ally' }, by: 'you' },
    { do: 'put', n: 1, what: 'mark', to: 'players' },
    { do: 'remove', n: 'all', what: 'mark', from: { is: 'ally', has: { counter: 'mark' } } },
  ]),
  spell('Traded Wounds', [{ do: 'switch', what: 'damage', of: 'yourHero', with: { target: 1, is: 'ally' } }]),
  spell('All but One', [{ do: 'exhaust', what: { choose: { allBut: 1 }, is: 'ally', of: 'you' } }]),
  spell('By Lot', [
    { do: 'exhaust', what: { random: 1, is: 'character' } },
    { do: 'ready', what: { most: 'atk', is: 'ally', ties: 'you' } },
    { do: 'ready', what: { least: 'atk', is: 'ally', ties: 'you' } },
  ]),
  spell('Stray Bolt', [
    { do: 'deal', n: 1, type: 'arcane', by: 'yourHero', to: { target: 1, atRandom: true, is: 'hero' } },
  ]),
  spell('Grave Robbery', [
    {
      do: 'move',
      what: {
        choose: { upTo: 1 },
        is: 'ally',
        in: { target: 1, is: 'graveyard', of: 'players', by: 'you', as: 'yard' },
      },
      to: 'removed',
    },
  ]),
  spell('Crawling Back', [
    { do: 'move', what: { choose: { upTo: 1 }, is: 'ally', in: 'graveyard', of: 'you' }, to: 'play', damage: 1 },
    { do: 'move', what: { top: 1, in: 'deck', of: 'you' }, to: 'play', type: 'item' },
  ]),
  spell('Toy Soldiers', [
    { do: 'create', n: 1, token: { tags: ['Toy'], atk: 1, health: 1 }, state: 'exhausted', by: 'you' },
    { do: 'create', n: 1, token: { name: 'Toy Shield', type: 'armor', tags: ['Shield'], def: 1 } },
    {
      do: 'create',
      n: 1,
      token: { name: 'Toy Sword', type: 'weapon', tags: ['Sword'], atk: 1, damageType: 'melee', strike: 0 },
    },
  ]),
  spell('Copied Lesson', [{ do: 'copy', what: { choose: { upTo: 1 }, is: 'ally', in: 'chain' }, by: 'you' }], {
    instant: true,
  }),
  spell('Odd Ones Out', [
    { do: 'roll', by: 'players', as: 'dice' },
    {
      do: 'deal',
      n: 1,
      type: 'melee',
      by: 'yourHero',
      to: { is: 'hero', of: { is: 'player', rolled: ['$dice', 'odd'] } },
    },
    { do: 'create', n: 1, token: { tags: ['Seed'], atk: 0, health: 1 }, to: 'resources' },
    { do: 'draw', n: { often: { on: 'draw', by: 'you' }, since: 'turn' } },
  ]),
  spell('Known Name', [
    { do: 'name', of: { card: { is: 'ally' } }, as: 'word' },
    { do: 'destroy', what: { is: 'ally', name: '$word' } },
  ]),
  spell('Spoken Word', [{ do: 'name', by: 'you', of: ['red', 'blue'], as: 'word' }]),
  spell('Path of Plain Ruin', [
    { do: 'name', of: 'number', as: 'n' },
    { do: 'destroy', what: { is: ['ability', 'ally', 'equipment'], of: 'opponents', where: ['cost', '=', '$n'] } },
  ]),
  spell('Plain Flame Crash', [
    { do: 'name', of: { from: 1 }, as: 'n' },
    { do: 'destroy', what: { is: 'ally', of: 'opponents', where: ['cost', '=', '$n'] } },
    { do: 'name', of: { from: 1, to: 3 }, as: 'm' },
    { do: 'heal', n: '$m', by: 'self', from: 'yourHero' },
  ]),
  spell('Plain Paralysis', [
    { do: 'name', of: 'class', as: 'class' },
    { do: 'name', of: 'race', as: 'kin' },
    { do: 'name', of: 'damage type', as: 'power' },
    { do: 'deal', n: 1, type: '$power', by: 'yourHero', to: { is: 'ally', tag: '$class' } },
    { do: 'ready', what: { is: 'ally', of: 'you', tag: '$kin' } },
    { do: 'name', of: 'card type', except: ['hero', 'quest', 'location'], as: 'type' },
    {
      do: 'modify',
      mods: [{ mod: 'cannot', on: 'play', by: 'opponents', what: { is: '$type' } }],
      until: { until: { on: 'end', turn: 'players' }, next: true },
    },
  ]),
  spell('Laid Down', [
    { do: 'place', by: 'you', what: { top: 1, in: 'deck', of: 'you' } },
    { do: 'turn', what: { choose: { upTo: 1 }, is: 'resource', of: 'you' }, face: 'down', by: 'you' },
    { do: 'turn', what: { choose: { upTo: 1 }, is: 'resource', of: 'you' }, face: 'up', by: 'you' },
  ]),
  spell('Alarm', [{ do: 'trigger', what: { is: 'ally', of: 'you' } }]),
  spell(
    'Turned Bolt',
    [{ do: 'retarget', by: 'you', what: { choose: { upTo: 1 }, in: 'chain', targeting: 'single' } }],
    {
      instant: true,
    },
  ),
  spell('Other Chair', [{ do: 'sit', by: 'you', to: { target: 1, is: 'player' } }]),
  spell('Flip a Coin', [
    { do: 'roll', by: 'you', sides: 2, as: 'coin' },
    {
      do: 'table',
      of: '$coin',
      rows: [
        { is: 'odd', then: [heal] },
        { is: 'even', then: [{ do: 'draw', n: 1 }] },
      ],
    },
  ]),
  spell('Cut the Cards', [
    { do: 'shuffle', what: { is: 'deck', of: 'you' } },
    {
      do: 'if',
      if: { some: { is: 'ally', of: 'you' } },
      then: [heal],
      else: [{ do: 'draw', n: 1 }],
    },
    { do: 'guess', by: 'you', stat: 'cost', what: { top: 1, in: 'deck', of: 'you' }, than: 'self', as: 'guess' },
    { do: 'modes', n: 1, by: 'you', of: [[heal], [{ do: 'draw', n: 1 }]] },
    { do: 'modes', n: 1, atRandom: true, of: [[heal], [{ do: 'draw', n: 1 }]] },
    { do: 'create', n: 1, token: { tags: ['Dwarf'], faction: 'Alliance', atk: 1, health: 1 } },
    { do: 'put', n: 1, what: 'mark', to: 'yourHero' },
    {
      do: 'repeat',
      these: [{ do: 'remove', n: 1, what: 'mark', from: 'yourHero' }],
      while: { compare: [{ counters: 'mark', of: 'yourHero' }, '>', 0] },
    },
  ]),
  ally('Plain Gorefiend', [
    {
      pay: [{ do: 'pay', n: 0 }],
      limit: { n: 1, per: 'turn' },
      then: [
        {
          do: 'modify',
          mods: [{ mod: 'is', what: { choose: 1, is: 'opponent', not: { tag: 'Ghost' } }, tag: 'Ghost' }],
          until: { until: { on: 'end', turn: 'players' }, next: true },
        },
      ],
    },
    {
      always: [
        {
          mod: 'stat',
          what: { is: 'character', of: { is: 'player', tag: 'Ghost' } },
          stat: 'atk',
          n: -1,
        },
      ],
    },
  ]),
  spell('Deadly Sweep of the Plain', [
    { do: 'destroy', what: { target: { upTo: 1 }, is: ['ability', 'ally', 'equipment'], ofEach: 'opponents' } },
  ]),
  spell('Let Them Choose', [
    {
      do: 'modes',
      n: 1,
      by: { choose: 1, is: 'opponent', as: 'he' },
      of: [[heal], [{ do: 'draw', by: '$he', n: 1 }]],
    },
  ]),
  spell('Last Word', [
    { do: 'try', may: 'you', these: [{ do: 'destroy', what: anAlly }], then: [heal], else: [heal] },
    { ...heal, as: 'healed' },
    { ...heal, if: { done: 'healed' } },
  ]),
  ongoing('Doom', [
    { pay: [{ do: 'pay', n: 4 }], then: [{ do: 'lose', by: 'opponents' }] },
    { pay: [{ do: 'pay', n: 5 }], then: [{ do: 'win', by: 'you' }] },
  ]),
  ongoing('Scouting', [
    {
      pay: [{ do: 'pay', n: 0 }],
      only: { some: { is: 'ability', in: 'hand', of: 'you', couldTarget: { is: 'hero', of: 'opponents' } } },
      then: [heal],
      limit: { n: 1, per: 'turn' },
    },
    { pay: [{ do: 'pay', n: 1 }], then: [{ do: 'keyword', keyword: 'Delve' }] },
  ]),
  spell('Loosened Straps', [{ do: 'attach', what: { is: 'card', of: 'you', state: 'attached' }, to: null }]),
  spell('Spiteful Blow', [
    { do: 'modify', mods: [{ mod: 'when', event: { on: 'deal', by: 'yourHero' }, then: [heal] }], until: 'turn' },
    { do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { is: 'hero', of: 'opponents' } },
  ]),
  {
    ...base,
    name: 'Slow Errand',
    type: 'quest',
    powers: [{ basic: true, pay: [{ do: 'pay', n: 0 }], reward: [heal] }],
  },

  {
    ...base,
    name: 'Curious Errand',
    type: 'quest',
    powers: [
      { pay: [{ do: 'pay', n: 0 }], reward: [{ do: 'reveal', what: { top: 4, in: 'deck', of: 'you' } }] },
      { in: 'deck', when: { on: 'reveal', what: 'self', zone: 'deck', of: 'you', quest: true }, then: [heal] },
    ],
  },
  ongoing('Lent Hands', [
    { always: [{ mod: 'power', what: 'yourHero', of: { is: 'ally', of: 'you' }, only: 'payment' }] },
  ]),
  ongoing('Fixed Minds', [{ always: [{ mod: 'noPowers', what: { is: 'hero', of: 'opponents' }, only: 'flip' }] }]),
  ongoing('Summoning Horn', [{ pay: [{ do: 'pay', n: 3 }], then: [{ do: 'startRaid', raid: 'onyxias-lair' }] }]),

  rule('Rules of War', [
    { mod: 'stat', what: 'yourHero', stat: 'atk', n: 1, while: { inCombat: { is: 'ally' } } },
    { mod: 'stat', what: 'yourHero', stat: 'atk', n: 1, while: { defending: { is: 'ally' } } },
    { mod: 'stat', what: 'yourHero', stat: 'def', n: 1 },
    { mod: 'double', what: { is: 'ally', of: 'you', state: 'damaged' }, stat: 'health' },
    { mod: 'double', what: { is: 'armor', of: 'you' }, stat: 'def' },
    { mod: 'can', on: 'strike', by: { is: 'ally', of: 'you' }, with: { is: 'weapon', of: 'you' } },
    { mod: 'can', on: 'defendWith', by: { is: 'ally', of: 'you' }, with: { is: 'armor', of: 'you' } },
    { mod: 'limit', tag: 'Pet', n: 'any' },
    { mod: 'enters', what: { is: 'item', of: 'opponents' }, state: 'exhausted' },
    { mod: 'instead', would: { on: 'create', by: 'opponents' }, then: [heal] },
  ]),
  rule('Rules of Rest', [
    { mod: 'cannot', on: 'exhaust', what: { is: 'ally', of: 'opponents' }, purpose: ['attack', 'protect'] },
    { mod: 'cannot', on: 'exhaust', what: { is: 'resource', of: 'opponents', state: 'faceUp' }, purpose: 'pay' },
    { mod: 'cannot', on: 'exhaust', what: { is: 'hero', of: 'opponents' }, purpose: ['use', 'play', 'complete'] },
    { mod: 'cannot', on: 'exhaust', what: { is: 'weapon', of: 'opponents' }, purpose: 'strike' },
    { mod: 'cost', on: 'exhaust', what: { is: 'armor', of: 'opponents' }, purpose: 'prevent', n: 1 },
    { mod: 'cannot', on: 'exhaust', what: { is: 'equipment', of: 'opponents' }, purpose: 'place' },
  ]),
  rule('Rules of Trade', [
    { mod: 'rewards', what: { is: 'quest', of: 'you' }, of: { is: 'quest', of: 'opponents', state: 'faceUp' } },
    { mod: 'can', on: 'complete', by: 'you', for: { is: 'quest', of: 'opponents' } },
    { mod: 'cost', on: 'play', by: 'you', what: { is: 'ally' }, n: -1, min: 1 },
    { mod: 'cost', on: 'play', by: 'you', what: { is: 'item' }, rather: [] },
    { mod: 'cost', on: 'attack', what: { is: 'ally' }, add: [{ do: 'pay', n: 1 }] },
    { mod: 'must', on: 'target', by: 'opponents', random: true },
  ]),
  rule('Rules of Rush', [
    { mod: 'can', on: 'attack', by: { is: 'ally', of: 'you' }, for: { is: 'character', of: 'friends' } },
    { mod: 'can', on: 'place', by: 'you' },
    { mod: 'can', on: 'pay', by: 'you', for: { is: 'ally', of: 'you' } },
    { mod: 'must', on: 'attack', by: { is: 'ally', of: 'opponents' }, random: true },
    { mod: 'must', on: 'strike', by: 'yourHero', what: { is: 'weapon' } },
    { mod: 'cannot', on: 'place', by: 'opponents', what: { is: 'location' } },
  ]),
  spell('Far Down', [
    { do: 'exhaust', what: { is: 'character', fighting: { inCombat: 'yourHero' } } },
    { do: 'draw', n: { alike: 'name', of: { is: 'ally', of: 'you' } } },
    { do: 'exhaust', what: { target: 'any', is: 'ally', of: 'opponents', combined: ['cost', 6] } },
    { do: 'move', what: { top: 1, place: 'bottom', in: 'deck', of: 'you' }, to: 'hand' },
    { do: 'move', what: { target: { upTo: 2 }, is: 'card', in: 'graveyard', ofOne: true }, to: 'removed' },
    { do: 'move', what: { top: 1, place: 2, in: 'deck', of: 'you' }, to: 'hand' },
    {
      do: 'modify',
      mods: [{ mod: 'is', what: { is: 'ally', in: 'hand', of: 'you' }, tag: 'instant' }],
      until: { until: { on: 'play', by: 'you' } },
    },
  ]),
  rule('Rules of Magic', [
    { mod: 'instead', would: { on: 'deal', by: 'yourHero' }, type: 'shadow' },
    { mod: 'instead', would: { on: 'deal', by: 'yourHero', n: ['<', 2] }, combat: true },
    { mod: 'instead', would: { on: 'deal', by: 'yourHero', n: ['>', 4] }, sure: true },
    { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: { first: 1 } },
    { mod: 'prevent', would: { on: 'deal', to: { is: 'ally', of: 'you' } }, n: { allBut: 3 } },
    { mod: 'instead', would: { on: 'deal', by: 'yourHero' }, divide: { excess: { is: 'hero' } } },
    { mod: 'instead', would: { on: 'deal', to: 'yourHero', smash: true }, divide: { part: 'any', to: 'self' } },
    {
      mod: 'instead',
      would: { on: 'deal', by: 'self' },
      divide: { among: { is: 'character', of: 'opponents' } },
    },
  ]),
  spellOf('Passing Whim', [
    { mod: 'switch', what: { is: 'ally', of: 'you' } },
    { mod: 'cost', on: 'play', by: 'you', n: -1, next: true },
    { mod: 'instead', would: { on: 'draw', by: 'you' }, then: [heal], may: 'you' },
    { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 'all', next: true },
    { mod: 'when', event: { on: 'destroy', what: { is: 'ally' } }, if: { turnOf: 'you' }, then: [heal] },
  ]),

  ongoing(
    'No Hurry',
    [
      { always: [{ mod: 'instead', would: { on: 'draw', by: 'you' }, may: 'you', then: [] }] },
      { when: { on: 'skip', by: 'you', with: 'self' }, then: [heal] },
    ],
    { cost: 2 },
  ),
  ongoing('Cheap Trick', [{ play: { n: -1, min: 1 } }], { cost: 2 }),
  ongoing(
    'Racial Pride',
    [{ play: { choose: 'race', n: { minus: [0, { count: { is: 'ally', of: 'you', tag: '$race' } }] } } }],
    {
      cost: 2,
    },
  ),
  spell('Mixed Company', [variety('race'), variety('name')]),
  ongoing('Set in Stone', [{ always: [{ mod: 'fixed', what: { is: 'ally' } }] }], { cost: 2 }),
  spell('Counted Coins', [{ do: 'heal', n: 'X', by: 'self', from: 'yourHero' }], {
    powers: [{ play: { add: [{ do: 'put', n: 'X', what: 'damage', to: 'yourHero' }], x: 2 } }],
  }),
]
