import { expect, test } from 'vitest'
import { plainWords, printCard, printEffects } from '../../src/language/print/index.ts'
import {
  always,
  cardsOf,
  count,
  create,
  deal,
  destroy,
  draw,
  each,
  grant,
  may,
  pays,
  plus,
  prevent,
  stageNumber,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'

const { ability, instant, event } = cardsOf('Yard', ['Golem'])

test('effects and modifiers are the data of the language, and print', () => {
  expect(deal(2, 'fire', target('ally'))).toEqual({
    do: 'deal',
    n: 2,
    type: 'fire',
    by: 'boss',
    to: { target: 1, is: 'ally' },
  })
  expect(deal(stageNumber, 'frost', each('hero'), { by: 'self' })).toMatchObject({ n: { raid: 'stage' }, by: 'self' })
  expect(create(count(each('ally', 'you')), 'Rubble', { as: 'they' })).toMatchObject({
    n: { count: { is: 'ally', of: 'you' } },
    as: 'they',
  })
  const text = [
    draw(1, 'opponents'),
    may(destroy(target('ally', 'opponents'))),
    thisTurn(plus('self', 'atk', 2, 'attacking'), grant('self', 'Ferocity'), prevent('self', 'all')),
  ]
  expect(printEffects(text, plainWords)).toMatchInlineSnapshot(
    `"Each opponent draws a card. You may destroy target opposing ally. This card has +2 ATK while attacking and has Ferocity this turn. Prevent all damage that would be dealt to this card this turn."`,
  )
})

test('cards have their fields in one order, whatever is given first', () => {
  const card = ability(1, 'Crush', 2, [destroy(target('ally', undefined, 2))], {
    ruling: 'Both.',
    powers: [
      pays([{ do: 'activate' }], draw(1)),
      whenever({ on: 'start', turn: 'you' }, draw(2)),
      always(plus('boss', 'health', 3)),
    ],
  })
  expect(Object.keys(card)).toEqual(['name', 'type', 'set', 'number', 'tags', 'cost', 'powers', 'text', 'ruling'])
  expect(instant(2, 'Now', 0, [])).toEqual({
    ...{ name: 'Now', type: 'ability', instant: true },
    ...{ set: 'Yard', number: 2, tags: ['Golem'], cost: 0 },
  })
  expect(printCard(event(3, 'Tremor', [draw(1, 'players')]), plainWords)).toMatchInlineSnapshot(`
    {
      "back": null,
      "text": "Each player draws a card.",
      "type": "Event — Golem",
    }
  `)
})
