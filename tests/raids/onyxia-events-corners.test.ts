/** Events in company: several of them, raiders who leave, targets that go, and what the stream of events gives away. */
import { describe, expect, test } from 'vitest'
import { decision, events, view } from '../../src/engine/index.ts'
import { ability, filler, instant, withCards } from '../rules/own.ts'
import { table } from '../table/index.ts'
import { event, three } from './onyxia-events.ts'

const lib = withCards(
  instant('Slap', { text: [{ do: 'deal', n: 5, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Feed', { text: [{ do: 'destroy', what: { choose: 1, is: 'resource', of: 'you' } }] }),
  ability('Keepsake', {
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: { is: ['ally', 'equipment'], of: 'you' } }] }],
  }),
)

describe('targets that go', () => {
  test('709.2c Broken Ranks moves those that are left', () => {
    const raiders = [{ cards: ['Kor Cindervein'], hand: ['Slap'] }, { cards: ['Parvink'] }]
    const t = event('Broken Ranks', { library: lib, stage: 2, raiders })
    t.say('pick Kor Cindervein').say('pick Parvink').as('R1').play('Slap', 'Parvink').resolve().resolve('yes')
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
    expect(t.zone('R2', 'graveyard')).toEqual(['Parvink'])
    expect(t.zone('Boss', 'resources')).toEqual(['Broken Ranks'])
  })
  test('709.2a with none left it is interrupted by the game', () => {
    const raiders = [{ cards: ['Parvink'], hand: ['Slap'] }]
    const t = event('Broken Ranks', { library: lib, raiders }).say('pick Parvink')
    t.as('R1').play('Slap', 'Parvink').resolve().resolve()
    expect(t.zone('Boss', 'eventGraveyard')).toEqual(['Broken Ranks'])
  })
  test('709.2b what can’t be destroyed is not asked for, and can’t be given up', () => {
    const gullet = event('Down the Gullet', { library: lib, raiders: [{ cards: ['Parvink', 'Keepsake'] }] }).resolve()
    expect(gullet.asked()).toBe('Boss: priority')
    gullet.expect('Parvink', { zone: 'party' })
    const meal = event('Sacrificial Meal', { library: lib, raiders: [{ cards: ['Parvink', 'Keepsake'] }] }).resolve()
    expect(meal.zone('R1', 'graveyard')).toEqual(['Keepsake'])
  })
})

describe('raiders who leave', () => {
  const hurt = [{ damage: 28, deck: filler }, { deck: filler }, { deck: filler }]
  test('102.2 an event that kills a raider becomes a resource all the same', () => {
    const t = event('Claw, Claw, Bite', { raiders: [{ damage: 29 }, {}] })
      .say('pick R1')
      .resolve()
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(t.zone('Boss', 'resources')).toEqual(['Claw, Claw, Bite'])
    expect(t.asked()).toBe('Boss: priority')
  })
  test('102.2 joint decisions are those of the raiders who remain', () => {
    const boss = { deck: ['Crush', 'Thrash', 'Devour'], hand: ['Slap'] }
    const t = event('Lesser of Two Evils', { library: lib, boss, raiders: hurt })
    t.play('Slap', 'Warrax').resolve().resolve()
    expect(t.asked()).toBe('R2: choose')
    expect(decision(t.game)?.joint).toEqual([2, 3])
  })
  test('102.2 only heroes still there are counted, fed on and chosen', () => {
    const boss = { deck: ['Crush', 'Thrash', 'Devour'], hand: ['Slap'] }
    const fuel = event('Fuel for the Fire', { library: lib, boss, raiders: hurt })
    fuel.play('Slap', 'Warrax').resolve().resolve()
    expect(fuel.zone('Boss', 'hand')).toEqual(['Crush', 'Thrash'])
    const food = event('Play With Your Food', { library: lib, boss, raiders: hurt, dice: [3, 5] })
    food.play('Slap', 'Warrax').resolve().resolve().done()
    food.say('pick Warrax').say('number 5')
    food.expect('Warrax', { damage: 5, owner: 2 }).expect('Warrax#2', { damage: 3 })
    const cover = event('Take Cover', { library: lib, boss, raiders: hurt })
    cover.play('Slap', 'Warrax').resolve().resolve()
    expect(cover.legal()).toEqual(['pick Boss', 'pick R2', 'pick R3'])
  })
})

describe('her resources', () => {
  test('R101.3c an event that she gives up goes to the event graveyard, a card of the main deck to its own', () => {
    const boss = { hand: ['Feed'] }
    const t = event('Growing Rage', { library: lib, boss }).resolve().play('Feed').resolve()
    expect(t.zone('Boss', 'eventGraveyard')).toEqual(['Growing Rage'])
    expect(t.zone('Boss', 'graveyard')).toEqual(['Feed'])
  })
  test('R100.3 the stream of events names no card that went face down unseen', () => {
    const boss = { events: ['Wing Storm', 'Reign of Fire'] }
    const raiders = [{ deck: ['Fireball'] }, { deck: ['Heal'] }]
    for (const name of ['Imposing Presence', 'Quicken the Pace']) {
      const t = event(name, { boss, raiders }).resolve()
      const told = (seat: number): string => JSON.stringify(events(t.game, 0, seat))
      for (const seat of [-1, 0, 1, 2]) expect(told(seat), `${name} ${seat}`).not.toContain('Wing Storm')
      for (const seat of [-1, 0, 2]) expect(told(seat), `${name} ${seat}`).not.toContain('Fireball')
      expect(told(0)).toContain(name)
    }
  })
  test('R200.3, 415.4a drawn cards are named to nobody else', () => {
    const t = event('Growing Rage', { boss: { deck: ['Crush'] } }).resolve()
    expect(JSON.stringify(events(t.game, 0, 1))).not.toContain('Crush')
    expect(JSON.stringify(events(t.game, 0, 0))).toContain('Crush')
  })
})

describe('stages', () => {
  test('R203.1a the stage is read as the event resolves', () => {
    const raiders = [{ hand: ['Slap'] }]
    const t = event('Feeding Time', { library: lib, boss: { damage: 15 }, raiders })
    t.as('R1').play('Slap', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    t.resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(4)
  })
  test('R101.4, 709.2d her flip power resolves though she has been swapped', () => {
    const boss = { damage: 15, resources: 10 }
    const t = table({ library: lib, boss, raiders: [{ hand: ['Slap'] }, {}] }).use('Onyxia', 'Warrax#2')
    t.as('R1').play('Slap', 'Onyxia').resolve().expect('Onyxia', { def: 'Onyxia (Stage 2)', faceDown: false })
    t.resolve()
    expect(view(t.game, 0).seats.map((s) => s.lost)).toEqual([false, false, true])
  })
  test('R201.2 an event still counts its resources by what lies there: exhausted ones too', () => {
    const t = event('Burn to a Crisp', {
      boss: { resources: 3, hand: ['Knock Away'] },
      raiders: three(['Crazy Igvand']),
    })
    t.play('Knock Away').resolve().resolve().expect('Crazy Igvand', { damage: 3 })
  })
})
