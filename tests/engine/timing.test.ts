import { expect, test } from 'vitest'
import { decision, timing, view } from '../../src/engine/index.ts'
import { automaticAnswer } from '../../src/session/passing.ts'
import { type Table, table } from '../table/index.ts'

/** When each act of whoever has priority is worth doing, by the name of its card. */
function times(t: Table): Record<string, string> {
  const open = decision(t.game)!
  const when = timing(t.game, open)
  return Object.fromEntries(
    open.answers.flatMap(({ do: what, card = 0 }, i) =>
      ['play', 'use', 'complete'].includes(what) ? [[t.game.s.cards[card]!.def, when[i]]] : [],
    ),
  )
}

const quests = ['Big Game Hunter', 'Chasing A-Me 01', 'The Love Potion', "It's a Secret to Everybody"]

test('702 what only brings cards can wait; what readies a character, or may not be possible later, can not', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      {
        quests: [...quests, 'Dragonkin Menace', 'The Defias Brotherhood'],
        resources: 4,
        graveyard: ['Crazy Igvand'],
        cards: ['Crazy Igvand', 'Crazy Igvand', 'Crazy Igvand', 'Crazy Igvand'],
      },
    ],
    turn: 'Boss',
  }).as('R1')
  expect(times(t)).toMatchObject({
    ...Object.fromEntries(quests.map((name) => [name, 'before'])),
    'Dragonkin Menace': 'now',
    'The Defias Brotherhood': 'now',
  })
})

test('302.2, 303.2 Ferocity and the ATK of weapons are for the own turn, as long as the hero does not fight', () => {
  const set = () =>
    table({
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ hero: 'Elendril', cards: ['Leeroy Jenkins'], hand: ['Flash Heal'], resources: 3 }],
      turn: 'Boss',
    })
  expect(times(set().as('R1'))).toEqual({ 'Flash Heal': 'now', Elendril: 'own', 'Leeroy Jenkins': 'own' })
  expect(times(set().propose('Onyxian Whelp', 'Elendril').resolve().as('R1'))).toEqual({
    'Flash Heal': 'now',
    Elendril: 'now',
    'Leeroy Jenkins': 'own',
  })
})

test('602.2 to become a protector is worth it in the attack window of an attack on another, and nowhere else', () => {
  const set = (on: string) =>
    table({
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ hero: 'Warrax', resources: 1 }, { hero: 'Boris Brightbeard' }],
      turn: 'Boss',
    })
      .propose('Onyxian Whelp', on)
      .resolve()
  const at = (on: string) => {
    const t = set(on)
    const seen: string[] = []
    for (let i = 0; i < 12 && decision(t.game); i++) {
      const open = decision(t.game)!
      if (open.seat === 1 && open.kind === 'priority') seen.push(`${open.about.window} ${times(t).Warrax}`)
      t.say('pass')
    }
    return [...new Set(seen)]
  }
  expect(at('Boris Brightbeard')).toEqual(['attack now', 'defend own', 'action own', 'end own'])
  expect(at('Warrax')).toEqual(['attack own', 'defend own', 'action own', 'end own'])
})

test('an open quest is asked for once in a turn of the Boss, at its end, and can be completed there', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'], hand: ['Crush'], resources: 1 },
    raiders: [{ hero: 'Boris Brightbeard', quests: ['Big Game Hunter'], resources: 2, cards: ['Crazy Igvand'] }],
    turn: 'Boss',
  })
  const acts = [() => t.play('Crush', 'Crazy Igvand'), () => t.propose('Onyxian Whelp', 'Boris Brightbeard')]
  const passed: string[] = []
  for (;;) {
    const open = decision(t.game)!
    const own = view(t.game, 1)
    const mine = open.seat === 1 && open.kind === 'priority'
    const when = timing(t.game, open)
    if (mine && automaticAnswer(open, own, { stop: 'useful', marks: [], silent: {} }, null, when) === null) break
    if (mine) passed.push(open.about.window ?? '')
    const free = open.seat === 0 && own.turn.step === 'action' && own.chain.length === 0 && own.combat === null
    if (free && acts.length > 0) acts.shift()!()
    else t.say('pass')
  }
  expect(passed).toEqual(['action', 'action', 'attack', 'defend', 'action'])
  expect(decision(t.game)?.about.window).toBe('end')
  t.complete('Big Game Hunter')
  expect(t.game.s.chain[0]!.links).toHaveLength(1)
})
