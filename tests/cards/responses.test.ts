/** Cards in response to each other: interrupted, without their targets, or speaking of what is gone. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

test('711.2 an interrupted Cold Snap goes to the graveyard, not out of the game', () => {
  const t = table({
    boss: { hand: ['Meaningless Exertion'], resources: 1 },
    raiders: [{ hero: 'Litori Frostburn', hand: ['Cold Snap'], graveyard: ['Frostbolt'], resources: 3 }],
    turn: 'R1',
  })
  t.play('Cold Snap', 1).as('Boss').play('Meaningless Exertion').resolve()
  expect(t.zone('R1', 'graveyard')).toEqual(['Cold Snap', 'Frostbolt'])
  expect(t.zone('R1', 'removed')).toEqual([])
})

test('a Counterspell may be countered by a friend, and a friend by it', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [
      { hero: 'Litori Frostburn', hand: ['Counterspell'], cards: ['Kor Cindervein'], resources: 2, flipped: true },
      { hero: 'Warrax', hand: ['Counterspell'], resources: 2, flipped: true },
    ],
    turn: 'Boss',
  })
  t.play('Crush').as('R1').play('Counterspell').as('R2').say('play Counterspell')
  expect(t.legal()).toEqual(['pick Crush', 'pick Counterspell'])
  t.say('pick Counterspell').resolveAll()
  expect(t.zone('R1', 'graveyard')).toEqual(['Counterspell', 'Kor Cindervein'])
})

test.each(['Blessing of Might', 'Power Word: Fortitude', 'Rend', 'Fireball', 'Shadow Word: Pain'])(
  '709.2a %s without its target goes to the graveyard',
  (name) => {
    const t = table({
      boss: { hand: ['Crush', 'Burninate'], resources: 1 },
      raiders: [{ hand: [name, 'Holy Light'], cards: ['Kor Cindervein'], resources: 4 }],
      turn: 'R1',
    })
    t.play(name, 'Kor Cindervein').as('Boss').play('Crush').resolve().resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', name].sort())
    expect(t.zone('R1', 'hand')).toEqual(['Holy Light'])
    t.expect('Onyxia', { damage: 0 })
  },
)

test.each(['Holy Light', 'Charge', 'Hammer of Justice', 'Arcane Shot', 'Touched by Light'])(
  '709.2a %s does not even draw without its target',
  (name) => {
    const t = table({
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ hand: [name], cards: ['Kor Cindervein'], resources: 4, deck: pile }],
      turn: 'R1',
    })
    t.play(name, 'Kor Cindervein').as('Boss').play('Crush').resolve().resolve()
    expect(t.zone('R1', 'hand')).toEqual([])
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', name].sort())
  },
)

test('Dorric the Martyr may aim at himself, to no avail', () => {
  const t = table({
    raiders: [{ cards: ['Dorric the Martyr', { name: 'Kor Cindervein', damage: 2 }], resources: 1 }],
    turn: 'R1',
  })
  t.use('Dorric the Martyr', 'Dorric the Martyr').resolve()
  t.expect('Kor Cindervein', { damage: 2 })
  expect(t.zone('R1', 'graveyard')).toEqual(['Dorric the Martyr'])
})

test('a power goes on without the ally that it came from (705.5)', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [{ cards: ['Melgwy Pingzot'], resources: 5 }],
    turn: 'R1',
  })
  t.use('Melgwy Pingzot', 'Onyxia').as('Boss').play('Crush').resolve()
  expect(t.zone('R1', 'graveyard')).toEqual(['Melgwy Pingzot'])
  t.resolve().expect('Onyxia', { damage: 5 })
})

test('Retribution Aura: the dead strike back too', () => {
  const t = table({
    raiders: [{ hero: 'Graccus', cards: ['Retribution Aura', { name: 'Kor Cindervein', damage: 2 }] }],
    turn: 'Boss',
  })
  t.attack('Onyxia', 'Kor Cindervein').resolveAll()
  expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  t.expect('Onyxia', { damage: 4 })
})

test('Resurrection counts resources as it resolves, exhausted ones too', () => {
  const t = table({
    raiders: [{ hero: 'Boris Brightbeard', hand: ['Resurrection'], graveyard: ['Anika Berlyn'], resources: 6 }],
    turn: 'R1',
  })
  t.play('Resurrection').resolve()
  t.expect('Anika Berlyn', { zone: 'party', damage: 0 })
  expect(t.resources('R1')).toEqual({ ready: 2, all: 6 })
})

test("712.7 Divine Shield asks nothing where nothing is attached, and leaves a friend's things alone", () => {
  const t = table({
    boss: { cards: [{ name: 'Engulfing Flames', on: 'Warrax' }] },
    raiders: [{ hero: 'Graccus', hand: ['Divine Shield'], resources: 3 }, { hero: 'Warrax' }],
    turn: 'R1',
  })
  t.play('Divine Shield').resolve()
  expect(t.asked()).toBe('R1: priority')
  t.expect('Engulfing Flames', { zone: 'party' })
})

test('Multi-Shot may have no target at all', () => {
  const t = table({ raiders: [{ hero: 'Elendril', hand: ['Multi-Shot'], resources: 5 }], turn: 'R1' })
  t.play('Multi-Shot', 'done').resolve()
  t.expect('Onyxia', { damage: 0 })
  expect(t.zone('R1', 'graveyard')).toEqual(['Multi-Shot'])
})

test("Frost Nova does not hold who wasn't there", () => {
  const t = table({
    boss: { hand: ['Tossed into the Hatchery'], resources: 2 },
    raiders: [{ hero: 'Litori Frostburn', hand: ['Frost Nova'], cards: ['Kor Cindervein'], resources: 4 }],
    turn: 'Boss',
  })
  t.as('R1').play('Frost Nova').resolve()
  t.play('Tossed into the Hatchery').resolve()
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(1)
  // A fresh Whelp can't attack for another reason.
  expect(t.legal()).toEqual(['pass'])
})

test('Thrash Blade counts its own damage only', () => {
  const t = table({
    raiders: [
      { flipped: true, cards: ['Thrash Blade', 'Ancient Bone Bow', 'Galway Steamwhistle'], resources: 4, deck: pile },
    ],
    turn: 'R1',
  })
  t.attack('Warrax', 'Onyxia', 'strike Ancient Bone Bow').resolveAll()
  t.expect('Warrax', { exhausted: true }).expect('Onyxia', { damage: 2 })
  t.use('Galway Steamwhistle', 'Warrax').resolve()
  if (t.asked() === 'R1: choose') t.say('pick Ancient Bone Bow')
  t.attack('Warrax', 'Onyxia', 'strike Thrash Blade').resolveAll()
  t.expect('Warrax', { exhausted: false }).expect('Onyxia', { damage: 4 })
})

test('Battle Shout and Rally the Troops add up; Demoralizing Shout goes with its card', () => {
  const t = table({
    boss: { hand: ['Tail Swipe'], resources: 2, cards: ['Onyxian Whelp'] },
    raiders: [
      { hand: ['Rally the Troops'], cards: ['Battle Shout', 'Demoralizing Shout', 'Kor Cindervein'], resources: 3 },
    ],
    turn: 'Boss',
  })
  t.as('R1').play('Rally the Troops').resolve()
  t.expect('Kor Cindervein', { atk: 5 }).expect('Onyxian Whelp', { atk: 0 })
  t.play('Tail Swipe', 'Demoralizing Shout').resolve()
  t.expect('Kor Cindervein', { atk: 5 }).expect('Onyxian Whelp', { atk: 1 })
})

test('104.2 Demoralizing Shout twice: the ATK counts as 0, not less', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ cards: ['Demoralizing Shout', 'Demoralizing Shout'], damage: 5 }],
    turn: 'Boss',
  })
  t.attack('Onyxian Whelp', 'Warrax').expect('Warrax', { damage: 5 })
})

test('Blessing of Protection also keeps damage of the own side away', () => {
  const t = table({
    boss: calm,
    raiders: [
      {
        hero: 'Graccus',
        cards: ['Kor Cindervein', { name: 'Blessing of Protection', on: 'Graccus' }],
        hand: ['Quick Strike'],
        resources: 3,
      },
    ],
    turn: 'R1',
  })
  t.play('Quick Strike', 'Graccus').resolve().expect('Graccus', { damage: 0 })
  t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 3 })
})

test('Smite goes through Blessing of Protection; Devotion Aura and Defensive Stance are no help either (408.3c)', () => {
  const t = table({
    raiders: [
      { hero: 'Boris Brightbeard', hand: ['Smite'], resources: 5 },
      {
        hero: 'Warrax',
        cards: [
          'Defensive Stance',
          'Devotion Aura',
          'Golem Skull Helm',
          { name: 'Blessing of Protection', on: 'Warrax' },
        ],
      },
    ],
    turn: 'R1',
  })
  t.play('Smite', 'Warrax').resolve().expect('Warrax', { damage: 4 }).expect('Golem Skull Helm', { exhausted: false })
})

test("Graccus's prevention and armor: the controller chooses the order (717.4)", () => {
  const t = table({
    boss: { cards: ['Tooth and Claw'] },
    raiders: [{ hero: 'Graccus', cards: ['Golem Skull Helm'], resources: 3 }],
    turn: 'Boss',
  })
  t.as('R1').use('Graccus', 'Graccus').resolve()
  t.attack('Onyxia', 'Graccus', 'prevent Golem Skull Helm').expect('Graccus', { damage: 0 })
  t.expect('Golem Skull Helm', { exhausted: true })
})

test('717.4a World in Flames with Chromatic Cloak: who deals the damage chooses the order', () => {
  const t = table({
    raiders: [
      {
        hero: 'Litori Frostburn',
        hand: ['Fire Blast', 'Fire Blast'],
        cards: ['World in Flames', 'Chromatic Cloak'],
        resources: 2,
      },
    ],
    turn: 'R1',
  })
  t.play('Fire Blast', 'Onyxia').resolve()
  expect(t.asked()).toBe('R1: replace')
  expect(t.legal()).toEqual(['prevent World in Flames', 'prevent Chromatic Cloak'])
  t.say('prevent Chromatic Cloak').expect('Onyxia', { damage: 6 })
  t.play('Fire Blast', 'Onyxia').resolve('prevent World in Flames').expect('Onyxia', { damage: 11 })
})

test('717.4a what makes damage grow comes before what prevents it', () => {
  const t = table({
    raiders: [{ hand: ['Mocking Blow', 'Fire Blast'], cards: ['Defensive Stance', 'Chromatic Cloak'], resources: 2 }],
    turn: 'R1',
  })
  t.play('Mocking Blow', 'Onyxia').resolve().expect('Onyxia', { damage: 1 })
  t.play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 3 })
})

test('On Your Feet makes a protector also of an ally that is ready', () => {
  const t = table({
    raiders: [{ hand: ['On Your Feet'], cards: ['Kor Cindervein', 'Anika Berlyn'], resources: 3 }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.as('R1').say('play On Your Feet')
  expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Anika Berlyn'])
  t.say('pick Anika Berlyn').resolve()
  t.expect('Anika Berlyn', { keywords: ['Protector'], exhausted: false }).expect('Kor Cindervein', { keywords: [] })
})

test('Truesilver Breastplate and Sacred Duty both heal a hero who protects', () => {
  const t = table({
    raiders: [{ hero: 'Graccus', cards: ['Truesilver Breastplate', 'Sacred Duty'], damage: 9 }, { hero: 'Warrax' }],
    turn: 'Boss',
  })
  t.propose('Onyxia', 'Warrax').fight('protect Graccus', 'trigger Sacred Duty', 'pass')
  t.expect('Graccus', { damage: 8 }).expect('Warrax', { damage: 0 })
})

test('Wraith Scythe heals what was dealt, not what was prevented', () => {
  const t = table({
    boss: { cards: ['Dragon Hide'] },
    raiders: [{ cards: ['Wraith Scythe'], hand: ['Heroic Strike'], resources: 3, damage: 9 }],
    turn: 'R1',
  })
  t.as('Boss').use('Dragon Hide').resolve()
  t.play('Heroic Strike').resolve().attack('Warrax', 'Onyxia', 'strike Wraith Scythe').resolveAll()
  t.expect('Onyxia', { damage: 3 }).expect('Warrax', { damage: 6 })
})

test("Arcane Intellect's three cards go with it", () => {
  const t = table({
    boss: { hand: ['Tail Swipe'], resources: 2, ...calm },
    raiders: [
      {
        hero: 'Litori Frostburn',
        hand: Array(10).fill('Flamestrike'),
        cards: [{ name: 'Arcane Intellect', on: 'Litori Frostburn' }],
        deck: pile,
      },
    ],
    turn: 'Boss',
  })
  t.play('Tail Swipe').resolve().until('R1', 'end').passAll()
  expect(t.asked()).toBe('R1: discard')
  t.until('Boss', 'action', ...Array(4).fill('Flamestrike'))
  expect(t.zone('R1', 'hand')).toHaveLength(7)
})

test('Marked for Death on a Whelp dies with it; Mind Spike finds an empty hand', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      {
        hero: 'Boris Brightbeard',
        hand: ['Mind Spike'],
        cards: [{ name: 'Marked for Death', on: 'Onyxian Whelp' }],
        resources: 2,
      },
    ],
    turn: 'R1',
  })
  t.play('Mind Spike', 'Onyxian Whelp').resolve()
  expect(t.asked()).toBe('R1: priority')
  expect(t.zone('R1', 'graveyard')).toEqual(['Marked for Death', 'Mind Spike'])
})
