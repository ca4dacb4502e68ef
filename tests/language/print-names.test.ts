// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Two cards that differ in one word are two texts: what random cards (tests/soak/cards) had in common, as it is said now or refused. */
import { describe, expect, test } from 'vitest'
import { plainWords, printCard, raidWords } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'

const base = { name: 'Odd', set: 'test', number: 1, cost: 1 } as const
const spell = (...text: object[]) => ({ ...base, type: 'ability', text }) as unknown as CardDef
const ally = (...powers: object[]) => ({ ...base, type: 'ally', atk: 1, health: 1, powers }) as unknown as CardDef
const said = (card: CardDef): string => printCard(card, plainWords).text
const refused = (card: CardDef): string[] => checkCard(card).map(({ where, what }) => `${where}: ${what}`)

describe('"it" is what is looked at, and nothing else', () => {
  const put = (other: string) =>
    ally({
      pay: [{ do: 'pay', n: 1 }],
      then: [{ do: 'put', n: { sum: 'def', of: { least: 'strike', other } }, what: 'damage', to: 'startingHero' }],
    })
  const turn = (of: string) =>
    spell({
      do: 'turn',
      what: { target: 1, where: [{ stat: 'atk', of: 'self' }, '=', { counters: 'time', of }] },
      face: 'up',
    })
  const ready = (by: string) =>
    ally({
      pay: [{ do: 'pay', n: 1 }],
      then: [
        { do: 'ready', by: { controller: 'self' }, what: { is: 'weapon', did: { on: 'destroy', by, what: 'it' } } },
      ],
    })
  const barred = (match: string) =>
    ally({ always: [{ mod: 'cannot', on: 'play', by: { owner: 'self' }, while: { match, of: 'opponents' } }] })
  const rows: readonly (readonly [def: CardDef, text: string])[] = [
    [
      put('self'),
      '(1) >>> Put X damage on your starting hero, where X is the DEF of the other card with the lowest strike cost.',
    ],
    [
      put('it'),
      '(1) >>> Put X damage on your starting hero, where X is the DEF of the card with the lowest strike cost other than it.',
    ],
    [
      turn('self'),
      "Turn target card for which this ability's ATK is the number of time counters on this ability face up.",
    ],
    [turn('it'), "Turn target card for which this ability's ATK is the number of time counters on it face up."],
    [ready('self'), "(1) >>> This ally's controller readies all weapons that were destroyed by this ally this turn."],
    [barred('self'), "This ally's owner can't play cards while this ally is opposing."],
  ]
  test.each(rows)('%#', (def, text) => expect(said(def)).toBe(text))

  test('of several it is they', () => {
    const def = ally({
      always: [
        {
          mod: 'stat',
          what: { is: 'ally', of: 'opponents' },
          stat: 'atk',
          n: -1,
          while: { match: 'it', state: 'damaged' },
        },
      ],
    })
    expect(said(def)).toBe('Opposing allies have -1 ATK while they are damaged.')
  })
})

describe('an amount in which "it" is whoever gets it', () => {
  const put = (of: string) =>
    spell({
      do: 'put',
      n: {
        minus: [
          { stat: 'atk', of: 'self' },
          { counters: 'spine', of },
        ],
      },
      what: 'time',
      to: 'yourHero',
    })
  const deal = (of: string) =>
    ally({
      pay: [{ do: 'pay', n: 1 }],
      then: [{ do: 'deal', n: { stat: 'atk', of }, type: 'fire', by: 'self', to: { target: 1, is: 'ally' } }],
    })
  const rows: readonly (readonly [def: CardDef, text: string])[] = [
    [
      put('self'),
      "Put X time counters on your hero, where X is this ability's ATK minus the number of spine counters on this ability.",
    ],
    [
      put('it'),
      "Put X time counters on your hero, where X is this ability's ATK minus the number of spine counters on it.",
    ],
    [deal('self'), '(1) >>> This ally deals fire damage equal to its ATK to target ally.'],
    [deal('it'), "(1) >>> This ally deals fire damage equal to that ally's ATK to target ally."],
  ]
  test.each(rows)('%#', (def, text) => expect(said(def)).toBe(text))
})

describe('what is named is said as what it is', () => {
  test('somebody by cases, of whom the last is you', () => {
    const of = { case: [{ if: { turnOf: 'friends' }, use: 'opponents' }], else: 'you' }
    expect(said(spell({ do: 'destroy', what: { target: 1, is: 'weapon', of } }))).toBe(
      "Destroy target weapon an opponent if it's a friendly player's turn, otherwise you control.",
    )
  })
  const happened = (event: object) => said(spell({ do: 'draw', if: { happened: event, since: 'turn' } }))
  test('a hero that somebody becomes', () => {
    expect(happened({ on: 'become' })).toBe('If a hero became another this turn, draw a card.')
    expect(happened({ on: 'become', by: 'you' })).toBe('If your hero became another this turn, draw a card.')
  })
  test('from where something was revealed', () => {
    expect(happened({ on: 'reveal', of: 'you' })).toBe(
      'If a card was revealed from any of your zones this turn, draw a card.',
    )
    expect(happened({ on: 'reveal', of: 'you', zone: 'deck' })).toBe(
      'If a card was revealed from your deck this turn, draw a card.',
    )
  })
  test('600.1 what is sabotaged does not sabotage itself', () =>
    expect(happened({ on: 'sabotage', what: 'opponents' })).toBe(
      'If an opponent was sabotaged this turn, draw a card.',
    ))
  test('601.1 whoever proposes a combat is a player', () =>
    expect(happened({ on: 'propose', what: { is: 'ally' } })).toBe(
      'If a player proposed a combat with an ally this turn, draw a card.',
    ))
  test('415.2 a card goes into the resource row of whoever has it', () => {
    const move = (more: object) =>
      said(spell({ do: 'move', what: { target: 1, is: 'ally' }, to: 'resources', ...more }))
    expect(move({})).toBe("Put target ally into its controller's resource row.")
    expect(move({ of: 'you' })).toBe('Put target ally into your resource row.')
  })
  test('a pronoun for what has only been looked at', () =>
    expect(
      said(
        ally({ when: { on: 'exhaust', what: { is: 'hero', of: { owner: 'startingHero' } } }, then: [{ do: 'draw' }] }),
      ),
    ).toBe("When your starting hero's owner's hero becomes exhausted, draw a card."))
  test('who decides together', () => {
    const may = (together: string) =>
      said(
        ally({
          always: [
            { mod: 'instead', would: { on: 'attach' }, then: [{ do: 'destroy', what: '$what' }], may: { together } },
          ],
        }),
      )
    expect(may('players')).toBe('If a card would become attached, players may have you destroy it instead.')
    expect(may('friends')).toBe('If a card would become attached, friendly players may have you destroy it instead.')
  })
  test('a pronoun for what was named before, in the order in which it is read', () => {
    const from = { choose: 'any', is: 'ally', as: 'some', owned: 'friends' }
    const remove = (n: object) => said(spell({ do: 'remove', what: 'damage', n, from }))
    expect(remove({ counters: 'time', of: '$some' })).toBe(
      'Remove 1 damage from each of any number of allies a friendly player owns for each time counter on them.',
    )
  })
  test('a number that is added, and one that is set', () => {
    const atk = (more: object) =>
      said(
        ally({
          pay: [{ do: 'roll', as: 'die' }],
          then: [
            { do: 'modify', mods: [{ mod: 'stat', what: 'self', stat: 'atk', n: '$die', ...more }], until: 'turn' },
          ],
        }),
      )
    expect(atk({})).toBe('Roll a die >>> This ally has that much more ATK this turn.')
    expect(atk({ set: true })).toBe('Roll a die >>> This ally has that much ATK this turn.')
  })
  test('a type beside the name of a token', () => {
    const words = raidWords({ calls: 'Vexna', nouns: { 'Fel Spawn': { one: 'Spawn', many: 'Spawn' } } })
    const ready = (more: object) =>
      printCard(spell({ do: 'ready', what: { random: 2, name: 'Fel Spawn', ...more } }), words).text
    expect(ready({})).toBe('Ready two random Spawn.')
    expect(ready({ is: 'resource' })).toBe('Ready two random Spawn resources.')
  })
})

describe('what no sentence could tell apart is refused', () => {
  const pay = (n: string, ...before: object[]) => spell(...before, { do: 'draw', n })
  const rows: readonly (readonly [def: CardDef, problem: string])[] = [
    [
      pay('$one', { do: 'ready', what: { choose: 1, is: 'ally', as: 'one' } }),
      "Odd.text[1].n: it can't be printed: $one is one thing, and no number",
    ],
    [
      pay(
        '$some',
        { do: 'ready', what: { target: 'any', is: 'ally', as: 'some' } },
        { do: 'ready', what: { target: 'any', is: 'ally', as: 'more' } },
      ),
      'Odd.text[2].n: it can\'t be printed: $some and another are both "the number of those allies"',
    ],
    [
      spell(
        { do: 'destroy', as: 'a', what: { choose: 1, is: 'ally' } },
        { do: 'destroy', as: 'b', what: { choose: 1, is: 'ally' } },
        {
          do: 'draw',
          if: { done: 'a' },
        },
      ),
      "Odd.text[2].if: it can't be printed: a and another are both destroyed this way",
    ],
    [
      ally(
        { when: { on: 'start', turn: 'you' }, then: [{ do: 'reveal', as: 'seen', what: 'self' }] },
        { pay: [{ do: 'pay', n: 1 }], then: [{ do: 'draw' }], only: { right: 'seen', stat: 'atk' } },
      ),
      'Odd.powers[1].only.right: there is no $seen here',
    ],
    [
      spell({ do: 'draw', n: { count: { choose: { count: { is: 'ally' } }, is: 'weapon' } } }),
      "Odd.text[0].n.count: it can't be printed: a number of a number of things",
    ],
    [
      ally({ when: { on: 'start', turn: 'you' }, then: [{ do: 'draw', if: { done: 'turn' } }] }),
      'Odd.powers[0].then[0].if.done: "turn" is not an effect',
    ],
    [
      spell(
        { do: 'forEach', of: 'players', as: 'one', then: [{ do: 'draw', by: '$one' }] },
        { do: 'draw', by: '$one' },
      ),
      'Odd.text[1].by: there is no $one here',
    ],
    [
      spell({ do: 'forEach', of: 'players', as: 'one', then: [{ do: 'draw', by: '$one', if: { done: 'one' } }] }),
      'Odd.text[0].then[0].if.done: "one" is not an effect',
    ],
    [
      spell({ do: 'trigger', what: { target: 1 } }, { do: 'ready', what: { least: 'atk', other: true } }),
      'Odd.text[1].what: it can\'t be printed: "other" is this card, which is none of them',
    ],
    [
      ally({ always: [{ mod: 'rewards', what: 'yourHero', of: 'it' }] }),
      'Odd.powers[0].always[0].of: every quest already has its own rewards',
    ],
    [
      spell({ do: 'destroy', what: { is: 'ally', did: { on: 'reveal', of: 'it', zone: 'deck' } } }),
      'Odd.text[0].what.did.of: "it" is a card here',
    ],
    [
      spell({ do: 'draw', by: { is: 'player', did: { on: 'destroy', what: 'it' } } }),
      'Odd.text[0].by.did.what: "it" is a player here',
    ],
    [
      ally({ keyword: 'Diplomacy', of: { same: ['name', ['self', 'self']] } }),
      'Odd.powers[0].of.same[1]: "self" is named twice',
    ],
    [
      ally({ keyword: 'Diplomacy', of: { same: ['name', ['self', 'it']] } }),
      'Odd.powers[0].of.same[1]: everything is equal to itself',
    ],
    [
      spell({ do: 'shuffle', what: { is: 'deck', in: 'graveyard', of: 'you' } }),
      'Odd.text[0].what.in: a deck is not a graveyard',
    ],
    [
      spell({ do: 'move', what: { top: 1, in: { target: 1, is: 'graveyard' }, of: 'you' }, to: 'hand' }),
      'Odd.text[0].what.of: the target graveyard already has an owner',
    ],
  ]
  test.each(rows)('%#', (def, problem) => expect(refused(def)).toContain(problem))
})
