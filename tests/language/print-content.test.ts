// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Every card of the content prints, completely; worked examples print as they read in play; what is unknown is refused. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import {
  PrintError,
  plainWords,
  printCard,
  printCondition,
  printCost,
  printEffects,
  printWho,
  type RaidWords,
  raidWords,
} from '../../src/language/print/index.ts'
import type { CardDef, Effect } from '../../src/language/types.ts'

const onyxia: RaidWords = { boss: 'Onyxia', they: 'she' }
const card = (part: Partial<CardDef>): CardDef => ({
  name: 'Example',
  type: 'ability',
  set: 'test',
  number: 1,
  cost: 1,
  ...part,
})
const text = (part: Partial<CardDef>, words = onyxia) => printCard(card(part), words).text.split('\n')

const all = [
  ...library.cards.map((def) => ({ def, words: plainWords })),
  ...library.raids.flatMap((raid) => raid.cards.map((def) => ({ def, words: raidWords(raid) }))),
]

describe('content', () => {
  test.each(all.map(({ def, words }) => [def.name, def, words] as const))('%s', (_, def, words) => {
    const { type, text: front, back } = printCard(def, words)
    const printed = [type, front, back ?? ''].join('\n')
    expect(type).not.toBe('')
    expect(printed).not.toMatch(/undefined|\[object|NaN|\$\w| {2}|\.\.|,,| [.,]/)
    for (const line of [...front.split('\n'), ...(back ?? '').split('\n')]) {
      if (/[.] /.test(line) || line.endsWith('.')) expect(line).toMatch(/[.")]$/)
      expect(line).not.toMatch(/\b(an? (an?|each|all|the) )|\b(\w+) \3\b/)
    }
    const says = (def.text ?? []).length + (def.powers ?? []).length + (def.front ?? []).length
    expect(front !== '').toBe(says > 0 || def.attach !== undefined)
    expect(back !== null).toBe(def.front !== undefined || def.back !== undefined)
  })

  test('no two powers of one card print alike by accident', () => {
    for (const { def, words } of all) {
      const lines = printCard(def, words).text.split('\n').filter(Boolean)
      expect(new Set(lines).size, def.name).toBe(lines.length)
    }
  })
})

describe('worked examples', () => {
  test('each and all by the verb; "they" for those that were named', () => {
    expect(
      text({
        text: [
          { do: 'exhaust', what: { is: 'ally', of: 'opponents', as: 'they' } },
          {
            do: 'modify',
            mods: [{ mod: 'cannot', on: 'ready', what: '$they' }],
            until: { during: 'ready', of: { controller: '$they' }, next: true },
          },
        ],
      }),
    ).toEqual(["Exhaust all opposing allies. They can't ready during their controllers' next ready step."])
  })

  test('an attachment is "it" at once, "attached character" later', () => {
    expect(
      text({
        attach: { target: 1, is: 'character', of: 'opponents' },
        text: [{ do: 'deal', n: 5, type: 'fire', by: 'boss', to: 'host' }],
        powers: [
          {
            when: { on: 'start', turn: 'you' },
            then: [{ do: 'deal', n: { raid: 'stage' }, type: 'fire', by: 'boss', to: 'host' }],
          },
        ],
      }),
    ).toEqual([
      'Attach to target opposing hero or ally, and Onyxia deals 5 fire damage to it.',
      'Ongoing: At the start of your turn, Onyxia deals X fire damage to attached character, where X is the current stage.',
    ])
  })

  test('a cost comes before the text, and the text knows what was paid', () => {
    expect(
      text({
        powers: [{ play: { add: [{ do: 'put', n: { upTo: 5 }, what: 'damage', to: 'boss', as: 'paid' }] } }],
        text: [{ do: 'deal', n: '$paid.n', type: 'melee', by: 'boss', to: { is: 'ally', of: 'opponents' } }],
      }),
    ).toEqual([
      'As an additional cost to play, put up to 5 damage on Onyxia.',
      'Onyxia deals that much melee damage to each opposing ally.',
    ])
  })

  test('one after another', () => {
    expect(
      text({
        powers: [{ play: { only: { compare: [{ raid: 'stage' }, '=', 3] } } }],
        text: [
          {
            do: 'forEach',
            of: { is: 'character', of: 'opponents' },
            order: 'you',
            as: 'one',
            then: [
              { do: 'roll', as: 'die' },
              { do: 'deal', n: '$die', type: 'fire', by: 'boss', to: '$one' },
            ],
          },
        ],
      }),
    ).toEqual([
      'Stage 3 only.',
      'For each opposing hero and ally, in an order of your choice, roll a die, and Onyxia deals that much fire damage to it.',
    ])
  })

  test('out of two, one and the other', () => {
    expect(
      text({
        text: [
          { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'two' } },
          { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, among: '$two' }, as: 'one' },
          { do: 'move', what: '$one', to: 'hand' },
          { do: 'move', what: { among: '$two', other: '$one' }, to: 'deck', at: 'bottom' },
        ],
      }),
    ).toEqual([
      'Reveal the top two cards of your deck. Opponents choose one of them. Put it into your hand and the other on the bottom of your deck.',
    ])
  })

  test('modifiers with one duration stand behind it; a Boss by pronoun after a condition', () => {
    expect(
      text({
        text: [
          {
            do: 'modify',
            mods: [
              { mod: 'cannot', on: 'target', by: 'opponents', what: 'boss' },
              { mod: 'cannot', on: 'interrupt', what: { is: 'card', of: 'you', in: 'chain' } },
            ],
            until: 'turn',
          },
          {
            do: 'deal',
            n: 5,
            type: 'melee',
            by: 'boss',
            to: { target: 1, is: 'character', state: 'attacking' },
            if: { match: 'boss', state: 'defending' },
          },
        ],
      }),
    ).toEqual([
      "This turn, Onyxia can't be targeted by opponents, and cards you play can't be interrupted. If Onyxia is defending, she deals 5 melee damage to target attacking hero or ally.",
    ])
  })

  test('the Boss calls itself by the raid’s name, on both sides', () => {
    const def = card({
      type: 'hero',
      tags: ['Boss'],
      they: 'she',
      front: [
        {
          pay: [
            { do: 'pay', n: 2 },
            { do: 'flip', what: 'self' },
          ],
          then: [{ do: 'create', n: { count: { is: 'resource', of: 'you' } }, token: 'Whelp' }],
          only: { turnOf: 'you' },
        },
      ],
      back: [
        { keyword: 'Long-Range' },
        { when: { on: 'deal', to: 'self' }, then: [{ do: 'deal', n: 5, by: 'self', to: '$by' }] },
      ],
    })
    expect(printCard(def, onyxia)).toEqual({
      type: 'Hero — Boss',
      text: 'On your turn: (2), Flip Onyxia >>> Put a Whelp into play for each resource you control.',
      back: 'Long-Range\nWhen Onyxia is dealt damage, she deals 5 damage to the source of that damage.',
    })
  })

  test('lasting restrictions on an attached ally join', () => {
    expect(
      text({
        attach: { target: 1, is: 'ally' },
        powers: [
          {
            always: [
              { mod: 'cannot', on: ['attack', 'protect'], by: 'host' },
              { mod: 'noPowers', what: 'host' },
              { mod: 'is', what: 'host', tag: 'Sheep' },
            ],
          },
        ],
      }),
    ).toEqual([
      'Attach to target ally.',
      "Ongoing: Attached ally can't attack or protect, loses and can't have powers, and is also a Sheep.",
    ])
  })

  test('unless somebody pays', () => {
    expect(
      text(
        {
          attach: {
            target: 1,
            is: 'character',
            did: { on: 'deal', to: 'it', by: 'yourHero', combat: true, since: 'turn' },
          },
          powers: [
            {
              when: { on: 'start', turn: 'players' },
              then: [
                {
                  do: 'try',
                  may: { controller: 'host' },
                  these: [{ do: 'pay', by: { controller: 'host' }, n: 3 }],
                  else: [{ do: 'exhaust', what: 'host' }],
                },
              ],
            },
          ],
        },
        plainWords,
      ),
    ).toEqual([
      'Attach to target hero or ally that was dealt combat damage by your hero this turn.',
      'Ongoing: At the start of each turn, exhaust attached character unless its controller pays (3).',
    ])
  })

  test('prevention remembers what it prevented', () => {
    expect(
      text({
        text: [
          {
            do: 'modify',
            mods: [
              {
                mod: 'prevent',
                n: { next: 5 },
                would: { on: 'deal', by: { target: 1, is: 'character', as: 'it' }, to: 'boss' },
              },
              {
                mod: 'when',
                event: { on: 'prevent', what: 'self' },
                then: [{ do: 'deal', n: '$n', type: 'holy', by: 'boss', to: '$it' }],
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ).toEqual([
      'Prevent the next 5 damage that target hero or ally would deal to Onyxia this turn. When damage is prevented by this ability this turn, Onyxia deals that much holy damage to that character.',
    ])
  })

  test('tables, tokens by their own plural, quests', () => {
    const words = {
      boss: 'the Boss',
      token: (name: string) => (name === 'Son' ? { one: 'Son of Flame', many: 'Sons of Flame' } : null),
    }
    const rows: Effect = {
      do: 'table',
      of: '$die',
      rows: [
        { is: [1, 1], then: [] },
        { is: [2, 6], then: [{ do: 'create', n: 2, token: 'Son' }] },
      ],
    }
    expect(printCard(card({ text: [{ do: 'roll', as: 'die' }, rows] }), words).text).toBe(
      'Roll a die. 1: Nothing happens. 2-6: Put two Sons of Flame into play.',
    )
    const quest = card({
      type: 'quest',
      powers: [
        {
          reward: [{ do: 'draw', n: 1 }],
          pay: [
            { do: 'exhaust', what: { choose: 2, is: 'ally', of: 'you' } },
            { do: 'pay', n: 1 },
          ],
        },
      ],
    })
    expect(printCard(quest, words).text).toBe(
      'Exhaust two allies you control and pay (1) to complete this quest. Reward: Draw a card.',
    )
  })
})

describe('pieces for prompts', () => {
  test('who, condition, cost, effects', () => {
    expect(printWho({ target: { upTo: 2 }, is: 'character', other: true }, plainWords)).toBe(
      'up to two other target heroes and/or allies',
    )
    expect(printWho({ choose: 1, is: ['ability', 'ally', 'equipment'], of: 'opponents' }, plainWords)).toBe(
      'an opposing ability, ally, or equipment',
    )
    expect(printWho('$it', plainWords)).toBe('that card')
    expect(printCondition({ not: { some: { is: 'ally', of: 'you' } } }, plainWords)).toBe('you control no allies')
    expect(printCost([{ do: 'pay', n: 2 }, { do: 'activate' }, { do: 'destroy', what: 'self' }], plainWords)).toBe(
      '(2), [Activate], destroy this card',
    )
    expect(printEffects([{ do: 'deal', n: 2, by: '$one', to: '$two' }], plainWords)).toMatch(/deals 2 damage/)
  })
})

describe('refusals', () => {
  const refused = (part: unknown) => {
    try {
      printCard(card(part as Partial<CardDef>), plainWords)
    } catch (error) {
      if (error instanceof PrintError) return [error.card, error.path]
      throw error
    }
    return 'printed'
  }

  test('an unknown word names the card and the path', () => {
    expect(refused({ text: [{ do: 'explode' }] })).toEqual(['Example', 'text[0]'])
    expect(refused({ text: [{ do: 'destroy', what: { target: 1, is: 'aly' } }] })[0]).toBe('Example')
    expect(refused({ powers: [{ sometimes: [] }] })).toEqual(['Example', 'powers[0]'])
    expect(refused({ powers: [{ always: [{ mod: 'shrink', what: 'self' }] }] })).toEqual([
      'Example',
      'powers[0].always[0]',
    ])
    expect(refused({ powers: [{ when: { on: 'explode' }, then: [] }] })).toEqual(['Example', 'powers[0].when'])
    expect(refused({ text: [{ do: 'draw', if: { someday: true } }] })).toEqual(['Example', 'text[0].if'])
    expect(refused({ text: [{ do: 'draw', n: { half: 2 } }] })).toEqual(['Example', 'text[0].n'])
  })

  test('an unbound name is refused', () => {
    expect(refused({ text: [{ do: 'destroy', what: '$it' }] })).toEqual(['Example', 'text[0].what'])
  })

  test('a missing role is refused', () => {
    expect(refused({ text: [{ do: 'destroy' }] })[0]).toBe('Example')
  })
})
