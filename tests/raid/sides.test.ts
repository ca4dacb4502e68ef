// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** A raid's cards in the hands of raiders, and raiders' in the Boss player's: whom the text names is whom it hits. */
import { describe, expect, test } from 'vitest'
import { describeChain } from '../../src/engine/index.ts'
import { plainWords, printCard, raidWords } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Power, Who } from '../../src/language/types.ts'
import { ability, ally, hero, withCards } from '../rules/own.ts'
import { library } from '../set/index.ts'
import { type Table, table } from '../table/index.ts'

const onyxia = raidWords(library.raids[0]!)
const hurt = (who: Who): Effect => ({ do: 'put', n: 7, what: 'damage', to: who })
const ferryman = (who: Who, more: Partial<Power> = { by: 'opponents' } as never): CardDef =>
  ally('Ferryman', 1, 5, { powers: [{ pay: [{ do: 'pay', n: 1 }], then: [hurt(who)], ...more } as Power] })
const text = (card: CardDef): string => printCard(card, onyxia).text

/** One ally of Warrax's, and the Boss player has this card, or the raider. */
const sit = (card: CardDef, whose: 'boss' | 'raider', turn = 'R1', events: readonly string[] = []): Table => {
  const mine = { resources: 3, cards: [card.name] }
  const [boss, raider] = whose === 'boss' ? [mine, { resources: 3 }] : [{ resources: 3 }, mine]
  return table({ library: withCards(card), boss: { ...boss, events }, raiders: [{ hero: 'Warrax', ...raider }], turn })
}
const damage = (t: Table): [boss: number, raider: number] => [t.card('Onyxia').damage, t.card('Warrax').damage]

describe('a power that opponents may use', () => {
  test('705.4 "your hero" is the hero of the raider who uses it, and every reader reads "your hero"', () => {
    const card = ferryman('yourHero')
    expect(text(card)).toContain('Put 7 damage on your hero. Only opponents can use this power.')
    const t = sit(card, 'boss').use('Ferryman')
    for (const seat of [0, 1]) expect(describeChain(t.game, seat)[0]).toContain('Put 7 damage on your hero')
    expect(damage(t.resolve())).toEqual([0, 7])
  })

  test('705.4 so it is where the power stands on a side of the Boss', () => {
    const power = { pay: [{ do: 'pay', n: 1 }], then: [hurt('yourHero')], by: 'opponents' } as Power
    const lord = hero('Ferryman', { front: [power], back: [] })
    const [lair, ...others] = library.raids
    const t = table({
      library: { ...library, raids: [{ ...lair!, cards: [...lair!.cards, lord] }, ...others] },
      boss: { hero: 'Ferryman', resources: 3 },
      raiders: [{ hero: 'Warrax', resources: 3 }],
      turn: 'R1',
    }).use('Ferryman')
    for (const seat of [0, 1]) expect(describeChain(t.game, seat)[0]).toContain('7 damage on your hero')
    t.resolve()
    expect([t.card('Ferryman').damage, t.card('Warrax').damage]).toEqual([0, 7])
  })

  test('R302.3 the Boss by name is the Boss, also where a raider uses it', () => {
    const card = ferryman('boss')
    expect(text(card)).toContain('Put 7 damage on Onyxia. Only opponents can use this power.')
    const t = sit(card, 'boss').use('Ferryman')
    for (const seat of [0, 1]) expect(describeChain(t.game, seat)[0]).toContain('Put 7 damage on Onyxia')
    expect(damage(t.resolve())).toEqual([7, 0])
  })
})

describe('a card that raiders control', () => {
  test.each<[Who, [number, number]]>([
    ['boss', [7, 0]],
    ['yourHero', [0, 7]],
  ])('R302.3, 705.4 %s', (who, hit) => {
    expect(damage(sit(ferryman(who, {}), 'raider').use('Ferryman').resolve())).toEqual(hit)
  })

  test('714.3e what lasts is about whom it names: a stolen claw arms the Boss', () => {
    const arms = (who: Who): CardDef =>
      ally('Claw', 1, 5, { powers: [{ always: [{ mod: 'stat', what: who, stat: 'atk', n: 5 }] }] })
    const atk = (t: Table) => [t.card('Onyxia').atk, t.card('Warrax').atk ?? 0]
    const none = atk(sit(ally('Claw', 1, 5), 'raider'))
    expect(atk(sit(arms('boss'), 'raider'))).toEqual([none[0]! + 5, none[1]])
    expect(atk(sit(arms('yourHero'), 'raider'))).toEqual([none[0], none[1]! + 5])
  })

  test('R101.3c "the event deck" is the Boss player’s, whoever counts it', () => {
    const count = ally('Counter', 1, 5, {
      powers: [
        {
          pay: [{ do: 'pay', n: 1 }],
          then: [{ do: 'put', n: { count: { in: 'deck:event', of: 'you' } }, what: 'damage', to: 'boss' }],
        },
      ],
    })
    expect(text(count)).toContain('for each card in the event deck')
    const events = ['Battle Plan', 'Feeding Time']
    expect(damage(sit(count, 'raider', 'R1', events).use('Counter').resolve())).toEqual([2, 0])
    expect(damage(sit(count, 'boss', 'Boss', events).use('Counter').resolve())).toEqual([2, 0])
  })
})

describe('a card that the Boss player controls', () => {
  test('705.4 a raider’s "your hero" is the Boss, and still prints "your hero"', () => {
    const card = ferryman('yourHero', {})
    expect(printCard(card, plainWords).text).toBe(text(card))
    expect(damage(sit(card, 'boss', 'Boss').use('Ferryman').resolve())).toEqual([7, 0])
  })
})

test('without a raid there is no Boss', () => {
  const t = table({
    library: withCards(ability('Omen', { text: [hurt('boss')] })),
    players: [{ hand: ['Omen'] }, {}],
  })
  t.play('Omen').resolve()
  expect(['Hero A', 'Hero B'].map((name) => t.card(name).damage)).toEqual([0, 0])
})

test('a Boss is no player, and what is said of one by another word is told', () => {
  const problems = checkCard(ability('Omen', { text: [{ do: 'draw', by: 'boss', n: 1 }] }))
  expect(problems.map(({ what }) => what)).toEqual(['boss stands for cards in play, which can’t be used here'])
})
