/** Allies with payment powers (701). */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { CardDef } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { pile } from './fixtures.ts'

test.each([
  ['Adept Breton', 3],
  ['Freya Lightsworn', 0],
  ['Galway Steamwhistle', 0],
  ['Kena Shadowbrand', 0],
  ['Lady Courtney Noel', 0],
  ['Lafiel', 2],
  ['Lt. Commander Dudefella', 1],
  ['Medoc Spiritwarden', 0],
  ['Melgwy Pingzot', 5],
  ['Ryn Dreamstrider', 0],
  ['Seva Shadowdancer', 0],
])('701.3 %s activates for %i while ready and not fresh', (name, cost) => {
  const offers = (resources: number, more: object) =>
    table({
      raiders: [
        {
          cards: [{ name, ...more }, 'Mana Agate', 'Krol Blade'],
          graveyard: ['Parvink'],
          damage: 3,
          resources,
          flipped: true,
          deck: pile,
        },
      ],
      turn: 'R1',
    })
      .legal()
      .includes(`use ${name}`)
  expect(offers(cost, {})).toBe(true)
  expect(offers(cost, { exhausted: true })).toBe(false)
  expect(offers(cost, { fresh: true })).toBe(false)
  if (cost > 0) expect(offers(cost - 1, {})).toBe(false)
})

test('Adept Breton deals 1 arcane damage to each opposing hero and ally', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp'] },
    raiders: [
      { cards: ['Adept Breton'], resources: 3 },
      { hero: 'Graccus', cards: ['Parvink'] },
    ],
    turn: 'R1',
  })
  t.use('Adept Breton').resolve()
  t.expect('Onyxia', { damage: 1 }).expect('Graccus', { damage: 0 }).expect('Adept Breton', { exhausted: true })
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  expect(t.resources('R1').ready).toBe(0)
})

test('Dorric the Martyr dies to heal all damage from an ally', () => {
  const t = table({
    raiders: [
      { cards: ['Dorric the Martyr', { name: 'Anika Berlyn', damage: 5 }], resources: 1 },
      { hero: 'Graccus', cards: ['Parvink'] },
    ],
    turn: 'R1',
  })
  t.say('use Dorric the Martyr')
  expect(t.legal()).toEqual(['pick Dorric the Martyr', 'pick Anika Berlyn', 'pick Parvink'])
  t.say('pick Anika Berlyn')
  expect(t.zone('R1', 'graveyard')).toEqual(['Dorric the Martyr'])
  t.resolve()
  t.expect('Anika Berlyn', { damage: 0 })
})

test('Dorric the Martyr needs neither readiness nor patience, but 1', () => {
  const start = (resources: number) =>
    table({
      raiders: [{ cards: [{ name: 'Dorric the Martyr', exhausted: true, fresh: true }], resources, flipped: true }],
      turn: 'R1',
    }).legal()
  expect(start(1)).toContain('use Dorric the Martyr')
  expect(start(0)).not.toContain('use Dorric the Martyr')
})

test('Freya Lightsworn heals 3', () => {
  const t = table({
    raiders: [{ cards: ['Freya Lightsworn', 'Krol Blade'] }, { hero: 'Graccus', damage: 7 }],
    turn: 'Boss',
  })
  t.as('R1').say('use Freya Lightsworn')
  expect(t.legal()).toEqual(['pick Onyxia', 'pick Warrax', 'pick Freya Lightsworn', 'pick Graccus'])
  t.say('pick Graccus').resolve()
  t.expect('Graccus', { damage: 4 }).expect('Freya Lightsworn', { exhausted: true })
})

test('Galway Steamwhistle readies a hero and one of his weapons', () => {
  const t = table({
    raiders: [
      {
        exhausted: true,
        cards: [
          'Galway Steamwhistle',
          { name: 'Krol Blade', exhausted: true },
          { name: 'Ancient Bone Bow', exhausted: true },
        ],
      },
      { hero: 'Graccus', exhausted: true },
    ],
    turn: 'R1',
  })
  t.say('use Galway Steamwhistle')
  expect(t.legal()).toEqual(['pick Warrax', 'pick Graccus', 'pick Onyxia'])
  t.say('pick Graccus').resolve()
  expect(t.legal()).toEqual(['pick Krol Blade', 'pick Ancient Bone Bow'])
  t.say('pick Ancient Bone Bow')
  t.expect('Graccus', { exhausted: false }).expect('Warrax', { exhausted: true })
  t.expect('Ancient Bone Bow', { exhausted: false }).expect('Krol Blade', { exhausted: true })
})

test('Galway Steamwhistle readies the hero also without a weapon', () => {
  const t = table({ raiders: [{ exhausted: true, cards: ['Galway Steamwhistle'] }], turn: 'R1' })
  t.use('Galway Steamwhistle', 'Warrax').resolve()
  t.expect('Warrax', { exhausted: false })
})

test('405.3 Kena Shadowbrand pays with damage on herself, even with her life', () => {
  const t = table({ raiders: [{ cards: ['Kena Shadowbrand'], deck: pile }], turn: 'R1' })
  t.use('Kena Shadowbrand').expect('Kena Shadowbrand', { damage: 1, exhausted: true })
  t.resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  const last = table({ raiders: [{ cards: [{ name: 'Kena Shadowbrand', damage: 2 }], deck: pile }], turn: 'R1' })
  last.use('Kena Shadowbrand')
  expect(last.zone('R1', 'graveyard')).toEqual(['Kena Shadowbrand'])
  last.resolve()
  expect(last.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test('Lady Courtney Noel heals 1 from all of the party', () => {
  const t = table({
    raiders: [
      { damage: 5, cards: ['Lady Courtney Noel', { name: 'Kor Cindervein', damage: 2 }] },
      { hero: 'Graccus', damage: 5 },
    ],
    turn: 'R1',
  })
  t.use('Lady Courtney Noel').resolve()
  t.expect('Warrax', { damage: 4 }).expect('Kor Cindervein', { damage: 1 }).expect('Graccus', { damage: 5 })
})

test('Lafiel destroys an ability', () => {
  const t = table({
    boss: { cards: ['Tooth and Claw'] },
    raiders: [{ cards: ['Lafiel', 'Krol Blade', 'Stalwart Protector'], resources: 2, flipped: true }],
    turn: 'R1',
  })
  t.say('use Lafiel')
  expect(t.legal()).toEqual(['pick Stalwart Protector', 'pick Tooth and Claw'])
  t.say('pick Tooth and Claw').resolve()
  expect(t.zone('Boss', 'graveyard')).toEqual(['Tooth and Claw'])
})

test("Lt. Commander Dudefella's target can't attack if it was dealt damage", () => {
  const t = table({ raiders: [{ cards: ['Lt. Commander Dudefella'], resources: 1 }], turn: 'Boss' })
  t.as('R1').use('Lt. Commander Dudefella', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 1 })
  expect(t.legal()).toEqual(['pass'])
  const no = table({
    boss: { hand: ['Knock Away'], resources: 1 },
    raiders: [{ cards: ['Lt. Commander Dudefella'], resources: 1 }],
    turn: 'Boss',
  })
  no.play('Knock Away').resolve().as('R1').use('Lt. Commander Dudefella', 'Onyxia').resolve()
  no.expect('Onyxia', { damage: 0 })
  expect(no.legal()).toEqual(['pass', 'attack Onyxia'])
})

test('Medoc Spiritwarden takes an ally out of the own graveyard', () => {
  const t = table({
    raiders: [
      { cards: ['Medoc Spiritwarden'], graveyard: ['Parvink', 'Krol Blade', 'Liba Wobblebonk'] },
      { hero: 'Graccus', graveyard: ['Kor Cindervein'] },
    ],
    turn: 'R1',
  })
  t.say('use Medoc Spiritwarden')
  expect(t.legal()).toEqual(['pick Parvink', 'pick Liba Wobblebonk'])
  t.say('pick Liba Wobblebonk').resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Liba Wobblebonk'])
  expect(t.zone('R1', 'graveyard')).toEqual(['Krol Blade', 'Parvink'])
})

test('Medoc Spiritwarden needs an ally there', () => {
  const t = table({ raiders: [{ cards: ['Medoc Spiritwarden'], graveyard: ['Krol Blade'] }], turn: 'R1' })
  expect(t.legal()).not.toContain('use Medoc Spiritwarden')
})

test('Melgwy Pingzot deals 5 fire damage', () => {
  const t = table({ raiders: [{ cards: ['Melgwy Pingzot'], resources: 5 }], turn: 'R1' })
  t.use('Melgwy Pingzot', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: 5 }).expect('Melgwy Pingzot', { exhausted: true })
  expect(t.resources('R1').ready).toBe(0)
})

test('Ryn Dreamstrider gives 2 ATK while attacking', () => {
  const t = table({
    raiders: [{ cards: ['Ryn Dreamstrider', 'Kor Cindervein', 'Parvink'] }],
    turn: 'R1',
  })
  t.use('Ryn Dreamstrider', 'Kor Cindervein').resolve()
  t.expect('Kor Cindervein', { atk: 3 })
  t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 5 })
  t.attack('Parvink', 'Onyxia').expect('Onyxia', { damage: 7 })
})

test('Seva Shadowdancer heals X', () => {
  const t = table({ raiders: [{ damage: 9, cards: ['Seva Shadowdancer'], resources: 4, flipped: true }], turn: 'R1' })
  t.say('use Seva Shadowdancer')
  expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2', 'number 3', 'number 4'])
  t.say('number 3').say('pick Warrax').resolve()
  t.expect('Warrax', { damage: 6 })
  expect(t.resources('R1').ready).toBe(1)
})

test('Wyneth Harridan destroys Undead allies, of which the lair has none', () => {
  const wanderer: CardDef = {
    name: 'An Undead Ally',
    type: 'ally',
    set: 'Tests',
    number: 1,
    tags: ['Undead'],
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 9,
  }
  const raiders = [{ cards: ['Wyneth Harridan', 'Kor Cindervein'], resources: 3, flipped: true }]
  const none = table({ boss: { cards: ['Onyxian Whelp'] }, raiders, turn: 'R1' })
  expect(none.legal()).not.toContain('use Wyneth Harridan')
  const t = table({
    library: { ...library, cards: [...library.cards, wanderer] },
    boss: { cards: ['Onyxian Whelp', 'An Undead Ally'] },
    raiders,
    turn: 'R1',
  })
  t.use('Wyneth Harridan').resolve()
  expect(t.zone('Boss', 'party')).toEqual(['Onyxia (Stage 1)', 'Onyxian Whelp'])
  t.expect('Wyneth Harridan', { exhausted: true })
})
