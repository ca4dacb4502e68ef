import { expect, test } from 'vitest'
import { decision, timing, view } from '../../src/engine/index.ts'
import { automaticAnswer } from '../../src/session/passing.ts'
import { type Table, type TableSpec, table } from '../table/index.ts'

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

/** When the cards of R1 are worth using in an attack of the other side: as it is proposed, before protectors are chosen, before its damage. */
function inAttack(raiders: NonNullable<TableSpec['raiders']>, boss: string, on: string) {
  const t = table({ boss: { cards: [boss] }, raiders, turn: 'Boss' }).propose(boss, on)
  const seen: Record<string, Record<string, string>> = {}
  for (let i = 0; i < 20 && decision(t.game); i++) {
    const { seat, kind } = decision(t.game)!
    const { chain, combat } = view(t.game, 1)
    const at = chain.length > 0 ? 'proposal' : (combat?.window ?? '')
    if (seat === 1 && kind === 'priority' && at !== '') seen[at] ??= times(t)
    t.say('pass')
  }
  return (card: string): (string | undefined)[] => ['proposal', 'attack', 'defend'].map((at) => seen[at]?.[card])
}

test('702 quests can wait, whatever their reward, unless they are only for the turns of others', () => {
  const spec = {
    quests: [...quests, 'Dragonkin Menace', 'The Defias Brotherhood'],
    resources: 4,
    graveyard: ['Crazy Igvand'],
    cards: ['Crazy Igvand', 'Crazy Igvand', 'Crazy Igvand', { name: 'Crazy Igvand', exhausted: true }],
  }
  const t = table({ boss: { cards: ['Onyxian Whelp'] }, raiders: [spec], turn: 'Boss' }).as('R1')
  expect(times(t)).toMatchObject(Object.fromEntries([...quests, 'The Defias Brotherhood'].map((q) => [q, 'before'])))
  expect(times(t)['Dragonkin Menace']).toBe('own')
  const at = inAttack([spec], 'Onyxian Whelp', 'Warrax')
  expect(at('Dragonkin Menace')).toEqual(['own', 'now', 'own'])
  for (const quest of quests) expect(at(quest)).toEqual(['before', 'before', 'before'])
})

test('302.2, 303.2 Ferocity and the ATK of weapons are for the own turn, unless the hero fights', () => {
  const raider = { hero: 'Elendril', cards: ['Leeroy Jenkins', 'Krol Blade'], resources: 3 }
  expect(times(table({ raiders: [raider], turn: 'Boss' }).as('R1'))).toEqual({
    Elendril: 'own',
    'Leeroy Jenkins': 'own',
  })
  const at = inAttack([raider], 'Onyxian Whelp', 'Elendril')
  expect(at('Elendril')).toEqual(['own', 'own', 'now'])
  expect(at('Leeroy Jenkins')).toEqual(['own', 'own', 'own'])
})

test('601.3 what stops an attack counts as it is proposed, and not when it is made', () => {
  const litori = { hero: 'Litori Frostburn', hand: ['Frost Nova'], cards: ['Crazy Igvand'], resources: 6 }
  const at = inAttack([litori], 'Onyxian Whelp', 'Litori Frostburn')
  expect(at('Litori Frostburn')).toEqual(['now', 'own', 'own'])
  expect(at('Frost Nova')).toEqual(['now', 'before', 'before'])
  const hammer = inAttack([{ hand: ['Hammer of Justice'], resources: 2 }], 'Onyxian Whelp', 'Warrax')
  expect(hammer('Hammer of Justice')).toEqual(['now', 'before', 'before'])
})

test('717.2 what prevents or heals counts when damage comes that it can save from', () => {
  const graccus = { hero: 'Graccus', hand: ['Flash Heal', 'Divine Shield'], resources: 6 }
  const hurt = [graccus, { hero: 'Boris Brightbeard', damage: 25 }]
  const at = inAttack(hurt, 'Onyxian Whelp', 'Boris Brightbeard')
  expect(at('Graccus')).toEqual(['own', 'own', 'now'])
  expect(at('Divine Shield')).toEqual(['before', 'before', 'now'])
  expect(at('Flash Heal')).toEqual(['before', 'before', 'now'])
  const scratched = inAttack([graccus, { hero: 'Boris Brightbeard', damage: 5 }], 'Onyxian Whelp', 'Boris Brightbeard')
  expect(scratched('Flash Heal')).toEqual(['before', 'before', 'before'])
  const whole = inAttack([graccus], 'Onyxian Whelp', 'Graccus')
  expect(whole('Flash Heal')).toEqual(['own', 'own', 'own'])
})

test('damage counts against an attacker that it destroys', () => {
  const raider = { hand: ['Fire Blast', 'Quick Strike'], resources: 6 }
  expect(inAttack([raider], 'Onyxian Whelp', 'Warrax')('Fire Blast')).toEqual(['before', 'before', 'now'])
  const onyxia = table({ raiders: [raider], turn: 'Boss' }).card('Onyxia (Stage 1)')
  expect(onyxia.health! - onyxia.damage).toBeGreaterThan(2)
  expect(inAttack([raider], 'Onyxia (Stage 1)', 'Warrax')('Fire Blast')).toEqual(['before', 'before', 'before'])
})

test('against a link: what interrupts it, and what saves from its damage', () => {
  const against = (card: string, damage: number) => {
    const raider = {
      hero: 'Litori Frostburn',
      hand: ['Counterspell', 'Flash Heal', 'Fire Blast'],
      resources: 4,
      damage,
    }
    const t = table({
      boss: { hand: [card], resources: 3 },
      raiders: [{ ...raider, cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    t.say(`play ${card}`)
    if (decision(t.game)?.kind === 'target') t.say('pick Litori Frostburn')
    return times(t.as('R1'))
  }
  const later = { 'Fire Blast': 'before', 'Litori Frostburn': 'own' }
  expect(against('Crush', 5)).toEqual({ ...later, Counterspell: 'now', 'Flash Heal': 'before' })
  expect(against('Engulfing Flames', 22)).toEqual({ ...later, Counterspell: 'now', 'Flash Heal': 'now' })
  expect(against('Engulfing Flames', 5)).toEqual({ ...later, Counterspell: 'now', 'Flash Heal': 'before' })
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
