// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Words that are right each by itself, and say nothing or contradict each other as they stand: refused with place and fix. */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'

const spell = (...text: object[]) => ({ name: 'Odd', type: 'ability', set: 'test', number: 1, cost: 1, text })
const power = (p: object) => ({
  name: 'Odd',
  type: 'ally',
  set: 'test',
  number: 1,
  cost: 1,
  atk: 1,
  health: 1,
  powers: [p],
})
const always = (mod: object) => power({ always: [mod] })
const draw = { do: 'draw' }
const said = (def: object) => checkCard(def as CardDef).map((p) => `${p.where}: ${p.what}`)

type Row = readonly [def: object, problem: string]

describe('names of the roles of events, and "other"', () => {
  const strike = { on: 'deal', by: 'yourHero', to: { is: 'ally' }, with: { is: 'weapon' } }
  const hit = (to: object) => power({ when: strike, then: [{ do: 'deal', n: 1, by: 'yourHero', to }] })
  const second = { target: 1, is: 'character', other: '$to' }
  const guarded = { mod: 'prevent', n: { next: 1 }, would: { on: 'deal', to: second } }
  const guard = { do: 'modify', mods: [guarded], until: 'turn' }
  const less = { minus: [0, { stat: 'cost', of: { choose: 1, is: 'ability', of: 'you' } }] }
  const shrink = (stat: string) => ({ mod: 'stat', what: { is: 'ally' }, stat, n: less })
  const rows: readonly Row[] = [
    [
      power({ when: { on: 'place', by: 'you' }, then: [guard] }),
      'Odd.powers[0].then[0].mods[0].would.to.other: there is no $to here',
    ],
    [hit({ is: 'character', other: '$with' }), 'Odd.powers[0].then[0].to.other: $with is none of these anyway'],
    [
      spell({ do: 'destroy', what: { is: 'ally', same: ['name', { is: 'card', other: true }] } }),
      'Odd.text[0].what.same[1].other: each is compared with others than itself',
    ],
    [
      power({
        when: { on: 'sabotage', by: 'self', what: { is: 'ability' } },
        then: [{ do: 'attach', what: '$what', to: { choose: 1, is: 'ally', other: true } }],
      }),
      'Odd.powers[0].then[0].to.other: this leaves out the card itself, not its present host',
    ],
    [
      spell({ do: 'modify', mods: [shrink('atk'), shrink('health')], until: 'turn' }),
      'Odd.text[0].mods: each of these numbers has a choice of its own',
    ],
    [
      spell(
        { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'one' } },
        { do: 'modes', n: 1, of: [[draw], [{ do: 'move', what: '$one', to: 'hand' }]] },
      ),
      'Odd.text[1]: modes are chosen as the link is added (707.1c), before this text shows anything',
    ],
  ]

  test.each(rows)('707.1c, 703.1 %#: %j', (def, problem) => {
    expect(said(def)).toContain(problem)
  })

  test('another than the one that was dealt damage, and a role of an outer event, are known', () => {
    expect(said(hit({ is: 'character', other: '$to' }))).toEqual([])
    expect(said(power({ when: strike, then: [guard] }))).toEqual([])
  })
})

describe('sets', () => {
  const rows: readonly Row[] = [
    [spell({ do: 'destroy', what: { by: 'opponents', is: 'ally' } }), 'Odd.text[0].what.by: nothing is picked here'],
    [spell({ do: 'destroy', what: { ties: 'you', is: 'ally' } }), 'Odd.text[0].what.ties: there are no ties'],
    [
      spell({ do: 'destroy', what: { target: 1, differ: 'name', is: 'ally' } }),
      'Odd.text[0].what.differ: only several that are picked can differ',
    ],
    [
      spell({ do: 'destroy', what: { is: 'ally', of: 'players' } }),
      'Odd.text[0].what: every card belongs to some player',
    ],
    [spell({ do: 'destroy', what: { is: ['ally', 'ally'] } }), 'Odd.text[0].what.is: "ally" is named twice'],
    [spell({ do: 'destroy', what: { is: ['ally', 'card'] } }), 'Odd.text[0].what.is: "card" is all of these'],
    [
      spell({ do: 'choose', what: { choose: 1, is: ['player', 'ally'] } }),
      'Odd.text[0].what.is: these kinds can’t be combined',
    ],
    [
      spell({ do: 'reveal', what: { top: 1, in: 'deck', is: 'ally', of: 'you' } }),
      'Odd.text[0].what.is: a top card can’t be described',
    ],
    [spell({ do: 'reveal', what: { top: 1, in: 'deck' } }), 'Odd.text[0].what: it does not say whose'],
    [
      spell({ do: 'reveal', what: { top: 1, in: 'deck', of: 'opponents' } }),
      'Odd.text[0].what.of: only one player is possible here',
    ],
    [
      spell({ do: 'destroy', what: { is: 'ally', other: { is: 'ally' } } }),
      'Odd.text[0].what.other: others than what?',
    ],
    [spell({ do: 'destroy', what: { is: 'ally', among: { is: 'ally' } } }), 'Odd.text[0].what.among: among what?'],
    [
      spell({ do: 'destroy', what: { choose: { from: 3, to: 2 }, is: 'ally' } }),
      'Odd.text[0].what.choose: from 3 to 2 is not a choice',
    ],
    [
      spell({ do: 'drop', what: 'yourHero', onto: { is: 'ally' }, as: 'struck' }, { do: 'draw', n: 1 }),
      'Odd.text[0]: no effect uses what it lands on',
    ],
    [spell({ do: 'destroy', what: { choose: 0, is: 'ally' } }), 'Odd.text[0].what.choose: 0 is too few'],
    [
      spell({ do: 'destroy', what: { is: 'ally', other: 'you' } }),
      'Odd.text[0].what.other: this is not one of them anyway',
    ],
    [
      spell({ do: 'destroy', what: { is: 'ally', same: ['cost', 'it'] } }),
      'Odd.text[0].what.same[1]: everything is equal to itself',
    ],
    [spell({ do: 'destroy', what: { is: 'ally', tag: 'Pet (1)' } }), 'Odd.text[0].what.tag: "Pet (1)" has a number'],
    [spell({ do: 'draw', if: { some: 'you' } }), 'Odd.text[0].if.some: there is always "you"'],
    [
      spell({ do: 'pay', n: 1, as: 'paid' }, { do: 'draw', by: { is: 'opponent', rolled: ['$paid', 'odd'] } }),
      'Odd.text[1].by.rolled[0]: $paid stands for numbers, which can’t be used here',
    ],
    [spell({ do: 'destroy', what: ['self'] }), 'Odd.text[0].what: the list is empty'],
    [spell({ do: 'draw', if: { match: 'you', is: 'player', in: 'play' } }), 'Odd.text[0].if.in: these have no "in"'],
    [
      spell({ do: 'draw', if: { match: 'yourHero', is: 'hero', in: 'play' } }),
      'Odd.text[0].if.in: they are in play anyway',
    ],
  ]
  test.each(rows)('%j', (def, problem) => expect(said(def)).toContain(problem))
})

describe('effects', () => {
  const rows: readonly Row[] = [
    [spell({ do: 'deal', n: 1, by: { is: 'ally' }, to: 'yourHero' }), 'Odd.text[0].by: this may be several'],
    [spell({ do: 'deal', n: 0, by: 'self', to: 'yourHero' }), 'Odd.text[0].n: 0 is too few'],
    [
      spell({ do: 'move', what: 'yourHero', to: 'hand', state: 'exhausted' }),
      'Odd.text[0].state: "state" has no meaning for this destination',
    ],
    [spell({ do: 'move', what: 'yourHero', to: 'deck' }), 'Odd.text[0]: it does not say where in the deck'],
    [
      spell({ do: 'turn', what: { is: 'graveyard', of: 'you' }, face: 'down' }),
      'Odd.text[0].what: this can’t be turned',
    ],
    [spell({ do: 'turn', what: 'yourHero' }), 'Odd.text[0]: it does not say how the card is turned'],
    [
      spell({ do: 'turn', what: { is: 'deck', of: 'you' }, face: 'up' }),
      'Odd.text[0].face: a deck can only be turned over',
    ],
    [
      spell({ do: 'shuffle', what: { is: 'deck', of: 'you' }, as: 'it' }),
      'Odd.text[0].as: "shuffle" has no result to name',
    ],
    [spell({ do: 'destroy', what: { together: 'opponents' } }), 'Odd.text[0].what: nothing is decided here'],
    [
      spell({ do: 'destroy', by: { together: 'you' }, what: 'yourHero' }),
      'Odd.text[0].by: a single player is not a group',
    ],
    [
      spell({ do: 'name', by: 'opponents', of: 'card type', as: 'type' }),
      'Odd.text[0].by: several players are asked for one answer',
    ],
    [
      spell({ do: 'name', of: 'number', secret: true, as: 'n' }),
      'Odd.text[0].secret: what a single player chooses is told at once',
    ],
    [spell({ do: 'guess', what: 'yourHero', as: 'tip' }), 'Odd.text[0]: it is not said what is guessed'],
    [
      spell({ do: 'guess', what: 'yourHero', stat: 'cost', whether: { is: 'ally' }, as: 'tip' }),
      'Odd.text[0]: it is not said what is guessed',
    ],
    [spell({ do: 'discard', n: 1, what: { in: 'hand', of: 'you' } }), 'Odd.text[0]: both "n" and "what" are given'],
    [spell({ do: 'draw', n: 1, until: 'maxHand' }), 'Odd.text[0].n: "until" already says how many are drawn'],
    [spell({ do: 'draw', n: -1 }), 'Odd.text[0].n: -1 is too few'],
    [
      spell({ do: 'choose', what: { choose: 1, is: 'ally' }, take: true }),
      'Odd.text[0].take: there is nothing to take it out of',
    ],
    [spell({ do: 'flip', what: { target: 1, is: 'ability' } }), 'Odd.text[0].what: none of these has two sides'],
    [spell({ do: 'flip', what: 'self' }), 'Odd.text[0].what: this card has one side only'],
    [
      spell({ do: 'search', in: 'deck', for: { is: 'ally' }, as: 'one' }),
      'Odd.text[0].for: it does not say how many cards to find',
    ],
    [
      spell({
        do: 'modify',
        mods: [{ mod: 'control', what: { is: 'ally', of: 'opponents' }, by: 'you' }],
        until: 'turn',
      }),
      'Odd.text[0].mods[0].what: this modifier changes who controls them',
    ],
    [
      spell({
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'attack', by: 'yourHero' }],
        until: { during: 'ready', of: 'you', next: true },
      }),
      'Odd.text[0].until: only readying has a step of its own',
    ],
  ]
  test.each(rows)('%j', (def, problem) => expect(said(def)).toContain(problem))
})

describe('words and numbers that were chosen', () => {
  const chosen = (of: unknown, ...more: object[]) => spell({ do: 'name', of, as: 'word' }, ...more)
  const destroy = (set: object) => ({ do: 'destroy', what: { choose: 1, ...set } })
  const rows: readonly Row[] = [
    [
      chosen('card', destroy({ is: 'ally', tag: '$word' })),
      'Odd.text[1].what.tag: $word stands for names of cards, which can’t be used here',
    ],
    [
      chosen('ally type', destroy({ is: 'ally', name: '$word' })),
      'Odd.text[1].what.name: $word stands for tags, which can’t be used here',
    ],
    [
      chosen(['Elf', 'Orc'], destroy({ is: '$word' })),
      'Odd.text[1].what.is: $word stands for names of cards or tags, which can’t be used here',
    ],
    [
      chosen('card type', { do: 'draw', n: '$word' }),
      'Odd.text[1].n: $word stands for card types, which can’t be used here',
    ],
    [
      chosen('card', { do: 'table', of: '$word', rows: [{ is: 'odd', then: [draw] }] }),
      'Odd.text[1].of: $word stands for names of cards, which can’t be used here',
    ],
    [
      spell(
        { do: 'roll', as: 'die' },
        {
          do: 'table',
          of: '$die',
          rows: [
            { is: [5, 1], then: [draw] },
            { is: 'even', then: [draw] },
          ],
        },
      ),
      'Odd.text[1].rows[0].is: no number is from 5 to 1',
    ],
  ]
  test.each(rows)('%j', (def, problem) => expect(said(def)).toContain(problem))
  test.each([
    ['card', { name: '$word' }],
    ['ally type', { is: 'ally', tag: '$word' }],
    ['card type', { is: '$word' }],
    [['Elf', 'Orc'], { is: 'ally', tag: '$word' }],
    [['ally', 'item'], { is: '$word' }],
  ])('%j', (of, set) => expect(said(chosen(of, destroy(set)))).toEqual([]))
})

describe('costs and powers', () => {
  const rows: readonly Row[] = [
    [power({ pay: [{ do: 'draw', n: 1 }], then: [draw] }), 'Odd.powers[0].pay[0].do: "draw" can’t be a cost'],
    [
      power({ pay: [{ do: 'pay', n: 1, if: { turnOf: 'you' } }], then: [draw] }),
      'Odd.powers[0].pay[0].if: a cost has no further effects',
    ],
    [
      power({ in: 'deck', pay: [{ do: 'pay', n: 1 }], then: [draw] }),
      'Odd.powers[0].in: "deck" is not a zone that a power works in',
    ],
    [
      power({ in: 'play', when: { on: 'draw', by: 'you' }, then: [draw] }),
      'Odd.powers[0].in: "play" is not a zone that a power works in',
    ],
    [power({ play: {} }), 'Odd.powers[0].play: the playing conditions are empty'],
    [
      power({ in: 'deck', when: { on: 'ready', what: 'self' }, then: [draw] }),
      'Odd.powers[0].in: this does not happen to a card that lies there (703.3a)',
    ],
    [
      power({ when: { on: 'ready', what: 'self', step: 'draw' }, then: [draw] }),
      'Odd.powers[0].when.step: cards ready by the rules only in the ready step',
    ],
    [
      power({ play: { min: 1, add: [{ do: 'pay', n: 1 }] } }),
      'Odd.powers[0].play.min: a minimum cost without a reduction',
    ],
    [power({ play: { n: 1, rather: [{ do: 'draw' }] } }), 'Odd.powers[0].play.rather[0].do: "draw" can’t be a cost'],
  ]
  test.each(rows)('%j', (def, problem) => expect(said(def)).toContain(problem))
})

describe('modifiers', () => {
  const rows: readonly Row[] = [
    [
      always({ mod: 'is', what: 'self', tag: 'Elf', type: 'item' }),
      'Odd.powers[0].always[0]: it changes several things at once',
    ],
    [always({ mod: 'can', on: 'play', by: 'you', with: 'self' }), 'Odd.powers[0].always[0].with: "play" has no "with"'],
    [
      always({ mod: 'enters', what: 'yourHero', state: 'exhausted' }),
      'Odd.powers[0].always[0].what: this can’t enter play',
    ],
    [
      always({ mod: 'instead', would: { on: 'roll' }, then: [draw] }),
      'Odd.powers[0].always[0].then: a die is rolled all the same',
    ],
    [
      always({ mod: 'instead', would: { on: 'roll', by: 'you' } }),
      'Odd.powers[0].always[0]: it does not say what the die shows instead',
    ],
    [
      always({ mod: 'instead', would: { on: 'deal' }, n: 'any' }),
      'Odd.powers[0].always[0].n: only dice can show any number',
    ],
    [
      always({ mod: 'limit', tag: 'Pet', n: 1, while: { match: 'it', is: 'ally' } }),
      'Odd.powers[0].always[0].while.match: "it" has no meaning here',
    ],
    [always({ mod: 'enters', what: 'self' }), 'Odd.powers[0].always[0]: it does not say how it enters'],
    [
      always({ mod: 'cannot', on: 'attack', by: 'self', ifAble: true }),
      'Odd.powers[0].always[0].ifAble: exceptions are only for "can attack only …" (601.2c)',
    ],
    [
      always({ mod: 'cannot', on: 'attack', by: 'self', during: 'ready' }),
      'Odd.powers[0].always[0].during: only readying has a step of its own',
    ],
    [
      always({ mod: 'cost', on: 'play', by: 'you', n: 1, add: [{ do: 'pay', n: 1 }] }),
      'Odd.powers[0].always[0]: both "n" and "add" are given',
    ],
    [
      always({ mod: 'control', what: { is: 'ally', of: 'opponents' }, by: 'players' }),
      'Odd.powers[0].always[0].by: this may be several',
    ],
    [always({ mod: 'stat', what: 'you', stat: 'atk', n: 1 }), 'Odd.powers[0].always[0].stat: none of these has "atk"'],
    [
      always({ mod: 'stat', what: 'self', stat: 'maxHand', n: 1 }),
      'Odd.powers[0].always[0].stat: none of these has "maxHand"',
    ],
    [always({ mod: 'limit', tag: 'Pet', n: 0 }), 'Odd.powers[0].always[0].n: 0 is too few'],
    [
      always({ mod: 'cannot', on: 'exhaust', what: 'yourHero', for: { is: 'ally' } }),
      'Odd.powers[0].always[0].for: it does not say for what purpose',
    ],
    [
      always({ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1, while: { attacking: 'it' } }),
      'Odd.powers[0].always[0].while.attacking: "it" has no meaning here',
    ],
  ]
  test.each(rows)('%j', (def, problem) => expect(said(def)).toContain(problem))
})

describe('what a card prints', () => {
  const rows: readonly Row[] = [
    [
      { ...spell(draw), health: 3 },
      'Odd.health: only a hero or an ally or an armor or a weapon or an item has "health"',
    ],
    [{ ...spell(draw), turned: { atk: 3 } }, 'Odd.turned: only a hero or an ally has "turned"'],
    [{ ...spell(draw), master: true }, 'Odd.master: only a hero is a Master Hero'],
    [{ ...spell(draw), sides: ['One', 'Other'] }, 'Odd.sides: names of sides that the card does not have'],
    [{ ...spell(draw), tags: [] }, 'Odd.tags: the list is empty'],
    [{ ...spell(draw), cost: -1 }, 'Odd.cost: it is -1'],
    [{ name: 'Odd', type: 'location', set: 'test', number: 1, capacity: ['coin', 0] }, 'Odd.capacity[1]: 0 is too few'],
  ]
  test.each(rows)('%j', (def, problem) => expect(said(def)).toContain(problem))
})

describe('nothing less than nothing', () => {
  test.each<Row>([
    [
      always({ mod: 'stat', what: 'self', stat: 'def', n: -1, set: true }),
      'Odd.powers[0].always[0].n: nothing is set to less than 0',
    ],
    [always({ mod: 'can', on: 'defendWith', by: 'self' }), 'Odd.powers[0].always[0]: it does not say with what'],
    [spell({ do: 'bring', cards: [], what: 'startingHero' }), 'Odd.text[0].cards: the list is empty'],
  ])('%j', (def, problem) => expect(said(def)).toEqual([problem]))
})

describe('sets of printed cards (100.2e)', () => {
  const hero = (deckbuilding: object) => ({
    name: 'Odd',
    type: 'hero',
    set: 'test',
    number: 1,
    health: 25,
    deckbuilding,
  })
  test.each<Row>([
    [hero({ only: [{ is: 'card', not: { is: 'quest' } }] }), 'Odd.deckbuilding.only[0].not: "not" is not known here'],
    [
      hero({ not: [{ is: 'card', not: { is: 'card', not: { is: 'quest' } } }] }),
      'Odd.deckbuilding.not[0].not.not: "not" is not known here',
    ],
    [
      hero({ only: [{ is: ['ally', 'item', 'quest'] }] }),
      'Odd.deckbuilding.only[0].is: ["ally","item","quest"] does not have 2 parts',
    ],
    [hero({ only: [{ is: 'player' }] }), 'Odd.deckbuilding.only[0].is: "player" is not a kind of card'],
  ])('%j', (def, problem) => expect(said(def)).toEqual([problem]))
})
