/** Armor (717.2c) and items. */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

test.each([
  ['Chromatic Cloak', 4, 0],
  ['Deathdealer Breastplate', 5, 1],
  ['Draconian Deflector', 4, 4],
  ["Edgemaster's Handguards", 3, 1],
  ['Eye of Flame', 2, 0],
  ['Eye of Rend', 1, 0],
  ['Golem Skull Helm', 3, 3],
  ['Hide of the Wild', 2, 0],
  ['Mooncloth Robe', 4, 0],
  ['Stronghold Gauntlets', 3, 1],
  ['Truesilver Breastplate', 6, 2],
  ["Whitemane's Chapeau", 4, 1],
])('717.2c %s costs %i and prevents %i', (name, cost, def) => {
  const t = table({ raiders: [{ flipped: true, hand: [name], resources: cost }], turn: 'R1' })
  t.play(name).resolve().resolveAll()
  t.expect(name, { zone: 'party', def_: def, types: ['armor'] })
  expect(t.resources('R1')).toEqual({ ready: 0, all: cost })
  const hit = table({
    boss: { cards: ['Tooth and Claw'] },
    raiders: [{ cards: [name] }],
    turn: 'Boss',
  })
  hit.attack('Onyxia', 'Warrax', ...(def > 0 ? [`prevent ${name}`] : []))
  hit.expect('Warrax', { damage: 6 - def }).expect(name, { exhausted: def > 0 })
})

test('717.2c nobody has to use Golem Skull Helm; exhausted, or for an ally, it is no help', () => {
  const t = table({ boss: { cards: ['Tooth and Claw'] }, raiders: [{ cards: ['Golem Skull Helm'] }], turn: 'Boss' })
  t.attack('Onyxia', 'Warrax', 'pass').expect('Warrax', { damage: 6 }).expect('Golem Skull Helm', { exhausted: false })
  const tired = table({ raiders: [{ cards: [{ name: 'Golem Skull Helm', exhausted: true }] }], turn: 'Boss' })
  tired.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 1 })
  const ally = table({ raiders: [{ cards: ['Golem Skull Helm', 'Kor Cindervein'] }], turn: 'Boss' })
  ally.attack('Onyxia', 'Kor Cindervein').expect('Kor Cindervein', { damage: 1 })
})

test('Chromatic Cloak adds 1 to what the hero deals with abilities, and to nothing else', () => {
  const t = table({
    boss: calm,
    raiders: [
      {
        hero: 'Litori Frostburn',
        hand: ['Fire Blast', 'Fireball'],
        cards: ['Chromatic Cloak', 'Rod of the Ogre Magi'],
        resources: 8,
        deck: pile,
      },
    ],
    turn: 'R1',
  })
  t.play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 3 })
  t.play('Fireball', 'Onyxia').resolve().expect('Onyxia', { damage: 8 })
  t.use('Rod of the Ogre Magi', 'Onyxia').resolve().expect('Onyxia', { damage: 9 })
  t.until('Boss', 'action').until('R1', 'action').expect('Onyxia', { damage: 11 })
  t.attack('Litori Frostburn', 'Onyxia', 'strike Rod of the Ogre Magi').expect('Onyxia', { damage: 12 })
})

test.each([
  ['Deathdealer Breastplate', 2],
  ['Eye of Rend', 1],
  ['Stronghold Gauntlets', 1],
])('%s gives weapons %i more ATK', (name, n) => {
  const t = table({
    raiders: [
      { cards: [name, 'Krol Blade', 'Kor Cindervein'], resources: 1 },
      { hero: 'Graccus', cards: ['Annihilator'] },
    ],
    turn: 'R1',
  })
  t.expect('Krol Blade', { atk: 3 + n })
    .expect('Annihilator', { atk: 3 })
    .expect('Kor Cindervein', { atk: 3 })
  t.attack('Warrax', 'Onyxia', 'strike Krol Blade').expect('Onyxia', { damage: 3 + n })
})

test('Draconian Deflector makes a protector of its hero and shields him', () => {
  const t = table({
    boss: { cards: ['Tooth and Claw'] },
    raiders: [{ cards: ['Draconian Deflector'] }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.expect('Warrax', { keywords: ['Protector'] })
  t.attack('Onyxia', 'Graccus', 'protect Warrax', 'prevent Draconian Deflector')
  t.expect('Warrax', { damage: 2 }).expect('Graccus', { damage: 0 })
})

test('414.3c Draconian Deflector does not go with a staff', () => {
  const t = table({
    raiders: [{ hand: ['Draconian Deflector'], cards: ['Rod of the Ogre Magi'], resources: 4 }],
    turn: 'R1',
  })
  t.play('Draconian Deflector').resolve()
  expect(t.asked()).toBe('R1: unique')
  expect(t.legal()).toEqual(['pick Rod of the Ogre Magi', 'pick Draconian Deflector'])
  t.say('pick Rod of the Ogre Magi').expect('Draconian Deflector', { zone: 'party' })
})

test("707.1e Edgemaster's Handguards make strikes 1 cheaper", () => {
  const t = table({
    raiders: [{ cards: ["Edgemaster's Handguards", 'Krol Blade'] }],
    turn: 'R1',
  })
  t.attack('Warrax', 'Onyxia', 'strike Krol Blade').expect('Onyxia', { damage: 3 })
  const two = table({ raiders: [{ cards: ["Edgemaster's Handguards", 'Annihilator'], resources: 2 }], turn: 'Boss' })
  two.attack('Onyxia', 'Warrax', 'strike Annihilator').expect('Onyxia', { damage: 3 })
  expect(two.resources('R1').ready).toBe(1)
  const poor = table({ raiders: [{ cards: ["Edgemaster's Handguards", 'Annihilator'] }], turn: 'R1' })
  poor.propose('Warrax', 'Onyxia').resolve()
  expect(poor.asked()).toBe('R1: priority')
})

test('Eye of Flame burns 1 more if the hero has dealt fire damage this turn', () => {
  const t = table({
    raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], cards: ['Eye of Flame'], resources: 2, flipped: true }],
    turn: 'R1',
  })
  t.play('Fire Blast', 'Onyxia').resolve()
  t.use('Eye of Flame', 'Onyxia').expect('Litori Frostburn', { exhausted: true })
  t.resolve().expect('Onyxia', { damage: 3 }).expect('Eye of Flame', { exhausted: false })
  expect(t.legal()).toEqual(['pass'])
})

test.each(['Frostbolt', 'Arcane Shot', ''])('Eye of Flame deals nothing after %s', (name) => {
  const t = table({
    raiders: [
      { hero: 'Litori Frostburn', hand: name ? [name] : [], cards: ['Eye of Flame'], resources: 4, deck: pile },
    ],
    turn: 'R1',
  })
  if (name) t.play(name, 'Onyxia').resolve()
  const before = t.card('Onyxia').damage
  t.use('Eye of Flame', 'Onyxia').resolve()
  t.expect('Onyxia', { damage: before }).expect('Litori Frostburn', { exhausted: true })
})

test("Eye of Flame forgets the fire of another turn, and a friend's fire", () => {
  const t = table({
    boss: calm,
    raiders: [
      {
        hero: 'Litori Frostburn',
        hand: ['Fire Blast'],
        cards: ['Eye of Flame'],
        resources: 2,
        deck: pile,
        flipped: true,
      },
    ],
    turn: 'Boss',
  })
  t.as('R1').play('Fire Blast', 'Onyxia').resolve().until('R1', 'action')
  t.use('Eye of Flame', 'Onyxia').resolve().expect('Onyxia', { damage: 2 })
})

test('Hide of the Wild adds 1 to what the hero heals, not to what an ally heals', () => {
  const t = table({
    raiders: [
      {
        hero: 'Boris Brightbeard',
        hand: ['Flash Heal'],
        cards: ['Hide of the Wild', 'Freya Lightsworn'],
        damage: 12,
        resources: 3,
      },
      { hero: 'Warrax', damage: 12 },
    ],
    turn: 'R1',
  })
  t.play('Flash Heal', 'Warrax').resolve().expect('Warrax', { damage: 7 })
  t.use('Freya Lightsworn', 'Warrax').resolve().expect('Warrax', { damage: 4 })
  t.use('Boris Brightbeard', 2, 'Boris Brightbeard').resolve().expect('Boris Brightbeard', { damage: 9 })
})

test('Mooncloth Robe: its hero exhausts with it to draw', () => {
  const t = table({
    raiders: [{ hero: 'Litori Frostburn', flipped: true, cards: ['Mooncloth Robe'], resources: 2, deck: pile }],
    turn: 'Boss',
  })
  t.as('R1').use('Mooncloth Robe')
  t.expect('Litori Frostburn', { exhausted: true }).expect('Mooncloth Robe', { exhausted: true })
  t.resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
})

test("Stronghold Gauntlets: opponents can't target weapons", () => {
  const t = table({
    boss: { hand: ['Tail Swipe'], resources: 2 },
    raiders: [{ cards: ['Stronghold Gauntlets', 'Krol Blade'] }, { hero: 'Graccus', cards: ['Annihilator'] }],
    turn: 'Boss',
  })
  t.say('play Tail Swipe')
  expect(t.legal()).toEqual(['pick Stronghold Gauntlets', 'pick Annihilator'])
})

test('Truesilver Breastplate heals 1 when its hero defends', () => {
  const t = table({ raiders: [{ cards: ['Truesilver Breastplate'], damage: 5 }], turn: 'Boss' })
  t.attack('Onyxia', 'Warrax', 'pass').expect('Warrax', { damage: 5 })
  const ally = table({ raiders: [{ cards: ['Truesilver Breastplate', 'Kor Cindervein'], damage: 5 }], turn: 'Boss' })
  ally.attack('Onyxia', 'Kor Cindervein').expect('Warrax', { damage: 5 })
  const own = table({ raiders: [{ cards: ['Truesilver Breastplate'], damage: 5 }], turn: 'R1' })
  own.attack('Warrax', 'Onyxia').expect('Warrax', { damage: 5 })
})

test("Whitemane's Chapeau may bring back an ability as it enters play", () => {
  const start = () =>
    table({
      raiders: [
        {
          hero: 'Boris Brightbeard',
          hand: ["Whitemane's Chapeau"],
          graveyard: ['Heal', 'Smite', 'Parvink'],
          resources: 4,
        },
      ],
      turn: 'R1',
    })
      .play("Whitemane's Chapeau")
      .resolve()
  const t = start().resolve()
  expect(t.asked()).toBe('R1: yes-no')
  t.say('yes')
  expect(t.legal()).toEqual(['pick Heal', 'pick Smite'])
  t.say('pick Smite')
  expect(t.zone('R1', 'hand')).toEqual(['Smite'])
  const no = start().resolve('no')
  expect(no.zone('R1', 'hand')).toEqual([])
})

test("712.7 Whitemane's Chapeau asks nothing over a graveyard without abilities", () => {
  const t = table({
    raiders: [{ hand: ["Whitemane's Chapeau"], graveyard: ['Parvink'], resources: 4 }],
    turn: 'R1',
  })
  t.play("Whitemane's Chapeau").resolve().resolveAll()
  expect(t.asked()).toBe('R1: priority')
  expect(t.zone('R1', 'hand')).toEqual([])
})

// --- items ---

test.each([
  [4, 4],
  [3, 5],
])('Lei of Lilies with %i cards in hand at the start of the turn leaves %i damage', (cards, damage) => {
  const t = table({
    raiders: [
      { hero: 'Graccus', hand: Array(cards).fill('Holy Light'), cards: ['Lei of Lilies'], damage: 5, deck: pile },
    ],
    turn: 'R1',
    at: 'start',
  })
  t.until('R1', 'action').expect('Graccus', { damage })
})

test('703.2 Lei of Lilies heals nothing if the hand has shrunk below four', () => {
  const t = table({
    raiders: [
      {
        hero: 'Graccus',
        hand: ['Blessing of Might', 'Holy Light', 'Holy Light', 'Holy Light'],
        cards: ['Lei of Lilies'],
        resources: 3,
        damage: 5,
        deck: pile,
      },
    ],
    turn: 'R1',
    at: 'start',
  })
  t.as('R1').play('Blessing of Might', 'Graccus').until('R1', 'action')
  t.expect('Graccus', { damage: 5 })
})

test('Lei of Lilies can be broken to heal 1 for each card in hand', () => {
  const t = table({
    raiders: [
      { hero: 'Graccus', hand: ['Holy Light', 'Holy Light'], cards: ['Lei of Lilies'], resources: 1, damage: 5 },
    ],
    turn: 'Boss',
  })
  t.as('R1').use('Lei of Lilies').resolve()
  t.expect('Graccus', { damage: 3 })
  expect(t.zone('R1', 'graveyard')).toEqual(['Lei of Lilies'])
})

test('Masons Fraternity Ring: 1 more ATK while attacking, two rings 2', () => {
  const t = table({
    raiders: [{ hand: ['Masons Fraternity Ring'], cards: ['Masons Fraternity Ring'], resources: 3 }],
    turn: 'R1',
  })
  t.play('Masons Fraternity Ring').resolve().expect('Warrax', { atk: 0 })
  expect(t.count('R1', 'Masons Fraternity Ring')).toBe(2)
  t.attack('Warrax', 'Onyxia').expect('Onyxia', { damage: 2 })
  const boss = table({ raiders: [{ cards: ['Masons Fraternity Ring'] }], turn: 'Boss' })
  boss.attack('Onyxia', 'Warrax').expect('Onyxia', { damage: 0 })
})

test('414.3b a third ring is one too many', () => {
  const t = table({
    raiders: [
      { hand: ["Myrmidon's Signet"], cards: ['Masons Fraternity Ring', 'Masons Fraternity Ring'], resources: 3 },
    ],
    turn: 'R1',
  })
  t.play("Myrmidon's Signet").resolve()
  expect(t.legal()).toEqual(['pick Masons Fraternity Ring', 'pick Masons Fraternity Ring', "pick Myrmidon's Signet"])
})

test("Myrmidon's Signet gives 5 health, and takes them along", () => {
  const t = table({
    boss: { hand: ['Tail Swipe'], resources: 2 },
    raiders: [{ cards: ["Myrmidon's Signet"], damage: 30 }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.expect('Warrax', { health: 35, damage: 30 })
  t.play('Tail Swipe').resolve()
  expect(t.game.s.players[1]?.lost).toBe(true)
})
