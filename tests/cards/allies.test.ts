/** Allies: keywords, continuous modifiers and triggered powers. Those with payment powers are in allies-powers.test.ts. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { table } from '../table/index.ts'
import { calm, pile } from './fixtures.ts'

test.each([
  'Apprentice Teep',
  'Latro Abiectus',
  "Sha'lin Nightwind",
  'Warden Tonarin',
  'Ryn Dreamstrider',
  'Seva Shadowdancer',
])("601.2b %s is Elusive and can't be attacked, but can attack", (name) => {
  const t = table({ raiders: [{ cards: [name, 'Kor Cindervein'] }], turn: 'Boss' })
  t.say('attack Onyxia')
  expect(t.legal()).toEqual(['pick Warrax', 'pick Kor Cindervein'])
  const own = table({ raiders: [{ cards: [name] }], turn: 'R1' })
  own.attack(name, 'Onyxia')
  own.expect(name, { exhausted: true }).expect('Onyxia', { damage: own.card(name).atk as number })
})

test.each([
  'Crazy Igvand',
  'Donna Calister',
  'Lord Grayson Shadowbreaker',
  'Parvink',
  'Wyneth Harridan',
  'Warden Tonarin',
])('602.2 %s protects a friend', (name) => {
  const t = table({
    raiders: [
      { cards: [name], flipped: true },
      { hero: 'Graccus', flipped: true },
    ],
    turn: 'Boss',
  })
  t.propose('Onyxia', 'Graccus').resolveAll().passAll()
  expect(t.asked()).toBe('R1: protect')
  expect(t.legal()).toEqual(['pass', `protect ${name}`])
  t.fight(`protect ${name}`, ...(name === 'Lord Grayson Shadowbreaker' ? ['pick Graccus'] : []))
  t.expect('Graccus', { damage: 0 })
  if (t.zone('R1', 'party').includes(name)) t.expect(name, { exhausted: true, damage: 1 })
  else expect(t.zone('R1', 'graveyard')).toEqual([name])
})

test('602.2 Crazy Igvand can only protect while ready', () => {
  const t = table({
    raiders: [{ cards: [{ name: 'Crazy Igvand', exhausted: true }] }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.attack('Onyxia', 'Graccus')
  t.expect('Graccus', { damage: 1 }).expect('Crazy Igvand', { damage: 0 })
})

test('Crazy Igvand and Golem Skull Helm have their numbers', () => {
  const t = table({ raiders: [{ hand: ['Crazy Igvand'], resources: 2 }], turn: 'R1' })
  t.play('Crazy Igvand').resolve()
  t.expect('Crazy Igvand', { atk: 0, health: 6, cost: 2, keywords: ['Protector'] })
})

test('Tristan Rapidstrike comes as an instant and protects at once', () => {
  const t = table({
    raiders: [{ hand: ['Tristan Rapidstrike'], resources: 4 }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.propose('Onyxia', 'Graccus').as('R1').play('Tristan Rapidstrike').resolve()
  t.expect('Tristan Rapidstrike', { zone: 'party', exhausted: false })
  t.fight('protect Tristan Rapidstrike')
  t.expect('Tristan Rapidstrike', { damage: 1, exhausted: true }).expect('Onyxia', { damage: 3 })
})

test('Donna Calister gets ready when an opponent attacks, and may protect again', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ cards: [{ name: 'Donna Calister', exhausted: true }] }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.attack('Onyxia', 'Graccus', 'protect Donna Calister')
  t.expect('Donna Calister', { damage: 1, exhausted: true }).expect('Onyxia', { damage: 1 })
  t.attack('Onyxian Whelp', 'Graccus', 'protect Donna Calister')
  t.expect('Donna Calister', { damage: 2, exhausted: true }).expect('Graccus', { damage: 0 })
  expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
})

test('Donna Calister does not get ready when a friend attacks', () => {
  const t = table({
    raiders: [{ cards: [{ name: 'Donna Calister', exhausted: true }] }, { hero: 'Graccus', cards: ['Kor Cindervein'] }],
    turn: 'R2',
  })
  t.attack('Kor Cindervein', 'Onyxia')
  t.expect('Donna Calister', { exhausted: true })
})

test('Kailis Truearc has 2 more ATK and health among four allies, itself counted', () => {
  const three = table({
    raiders: [{ cards: ['Kailis Truearc', 'Parvink', 'Parvink'] }, { hero: 'Graccus', cards: ['Parvink', 'Parvink'] }],
    turn: 'R1',
  })
  three.expect('Kailis Truearc', { atk: 1, health: 1 })
  const four = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [{ cards: [{ name: 'Kailis Truearc', damage: 1 }, 'Parvink', 'Parvink', 'Kor Cindervein'] }],
    turn: 'Boss',
  })
  four.expect('Kailis Truearc', { atk: 3, health: 3, damage: 1 })
  four.play('Crush', 'Kor Cindervein').resolve()
  expect(four.zone('R1', 'graveyard')).toEqual(['Kailis Truearc', 'Kor Cindervein'])
})

test("Lady Jaina Proudmoore: opposing allies can't attack, Onyxia can", () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      {
        hero: 'Litori Frostburn',
        hand: ['Lady Jaina Proudmoore'],
        resources: 8,
        cards: ['Kor Cindervein'],
        deck: pile,
      },
    ],
    turn: 'R1',
  })
  t.play('Lady Jaina Proudmoore').resolve()
  t.expect('Lady Jaina Proudmoore', { atk: 7, health: 4, damageTypes: ['frost'] })
  expect(t.legal()).toContain('attack Kor Cindervein')
  const boss = table({
    boss: { cards: ['Onyxian Whelp'], hand: ['Crush'], resources: 1 },
    raiders: [{ cards: ['Lady Jaina Proudmoore'] }],
    turn: 'Boss',
  })
  expect(boss.legal()).toEqual(['pass', 'play Crush', 'attack Onyxia'])
  boss.play('Crush', 'Lady Jaina Proudmoore').resolve()
  expect(boss.legal()).toEqual(['pass', 'attack Onyxia', 'attack Onyxian Whelp'])
})

test('414.3a Lady Jaina Proudmoore and Lord Grayson Shadowbreaker are unique in a party, not in a raid', () => {
  for (const name of ['Lady Jaina Proudmoore', 'Lord Grayson Shadowbreaker']) {
    const t = table({
      raiders: [
        { hand: [name], cards: [name], resources: 8 },
        { hero: 'Graccus', cards: [name] },
      ],
      turn: 'R1',
    })
    t.play(name).resolve()
    expect(t.asked()).toBe('R1: unique')
    expect(t.legal()).toEqual([`pick ${name}`, `pick ${name}`])
    t.answer(0)
    expect([t.count('R1', name), t.count('R2', name)]).toEqual([1, 1])
  }
})

test('Liba Wobblebonk draws a card as it enters play', () => {
  const t = table({ raiders: [{ hand: ['Liba Wobblebonk'], resources: 5, deck: pile }], turn: 'R1' })
  t.play('Liba Wobblebonk').resolve()
  expect(t.zone('R1', 'hand')).toEqual([])
  t.resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  t.expect('Liba Wobblebonk', { atk: 3, health: 4, damageTypes: ['arcane'] })
})

test('Parvink draws a card as it enters play', () => {
  const t = table({ raiders: [{ hand: ['Parvink'], resources: 3, deck: pile }], turn: 'R1' })
  t.play('Parvink').resolve().resolve()
  expect(t.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  t.expect('Parvink', { atk: 2, health: 2, keywords: ['Protector'] })
})

test('Lord Grayson Shadowbreaker heals 2 whenever he becomes exhausted', () => {
  const t = table({
    raiders: [{ cards: ['Lord Grayson Shadowbreaker'], damage: 9, hand: ['Charge'], resources: 1, deck: pile }],
    turn: 'R1',
  })
  t.propose('Lord Grayson Shadowbreaker', 'Onyxia').resolve()
  expect(t.asked()).toBe('R1: target')
  expect(t.legal()).toEqual(['pick Warrax', 'pick Lord Grayson Shadowbreaker', 'pick Onyxia'])
  t.say('pick Warrax').fight()
  t.expect('Warrax', { damage: 7 }).expect('Onyxia', { damage: 4 })
  // Exhausting what is exhausted already is no becoming.
  t.play('Charge', 'Lord Grayson Shadowbreaker').resolve()
  t.expect('Warrax', { damage: 7 })
  expect(t.asked()).toBe('R1: priority')
})

test('Lord Grayson Shadowbreaker heals as Charge exhausts him', () => {
  const t = table({
    raiders: [{ cards: ['Lord Grayson Shadowbreaker'], damage: 9, hand: ['Charge'], resources: 1, deck: pile }],
    turn: 'R1',
  })
  t.play('Charge', 'Lord Grayson Shadowbreaker').resolve('Warrax').resolve()
  t.expect('Warrax', { damage: 7 }).expect('Lord Grayson Shadowbreaker', { exhausted: true })
})

test('Maxum Ironbrew heals 2 from himself when he defends, not when he attacks', () => {
  const t = table({
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [{ cards: [{ name: 'Maxum Ironbrew', damage: 3 }], deck: pile }],
    turn: 'Boss',
  })
  t.attack('Onyxia', 'Maxum Ironbrew')
  t.expect('Maxum Ironbrew', { damage: 2 }).expect('Onyxia', { damage: 2 })
  const own = table({ raiders: [{ cards: [{ name: 'Maxum Ironbrew', damage: 3 }] }], turn: 'R1' })
  own.attack('Maxum Ironbrew', 'Onyxia').expect('Maxum Ironbrew', { damage: 3 })
})

test('Nerra Lifeboon gives the other allies of the party 1 health', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [
      { cards: ['Nerra Lifeboon', { name: 'Kor Cindervein', damage: 3 }] },
      { hero: 'Graccus', cards: ['Parvink'] },
    ],
    turn: 'Boss',
  })
  t.expect('Nerra Lifeboon', { health: 4 }).expect('Kor Cindervein', { health: 4 }).expect('Parvink', { health: 2 })
  t.expect('Warrax', { health: 30 })
  t.play('Crush', 'Nerra Lifeboon').resolve()
  expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', 'Nerra Lifeboon'])
})

test('two of Nerra Lifeboon help each other', () => {
  const t = table({ raiders: [{ cards: ['Nerra Lifeboon', 'Nerra Lifeboon', 'Parvink'] }], turn: 'R1' })
  t.expect('Nerra Lifeboon', { health: 5 }).expect('Nerra Lifeboon#2', { health: 5 }).expect('Parvink', { health: 4 })
})

test('Randipan draws for combat damage to a defending hero, not to an ally', () => {
  const hero = table({ raiders: [{ cards: ['Randipan'], deck: pile }], turn: 'R1' })
  hero.attack('Randipan', 'Onyxia').resolveAll()
  expect(hero.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
  const ally = table({ boss: { cards: ['Onyxian Whelp'] }, raiders: [{ cards: ['Randipan'], deck: pile }], turn: 'R1' })
  ally.attack('Randipan', 'Onyxian Whelp').resolveAll()
  expect(ally.zone('R1', 'hand')).toEqual([])
})

test('Randipan draws nothing when she defends, or when her damage is prevented', () => {
  const t = table({
    boss: { hand: ['Knock Away'], resources: 1 },
    raiders: [{ cards: ['Randipan'], deck: pile }],
    turn: 'Boss',
  })
  t.attack('Onyxia', 'Randipan').resolveAll()
  t.expect('Onyxia', { damage: 2 })
  expect(t.zone('R1', 'hand')).toEqual([])
  const no = table({
    boss: { hand: ['Knock Away'], resources: 1 },
    raiders: [{ cards: ['Randipan'], deck: pile }],
    turn: 'R1',
  })
  no.as('Boss').play('Knock Away').resolve().attack('Randipan', 'Onyxia').resolveAll()
  expect(no.zone('R1', 'hand')).toEqual([])
})

test('Sentry Gwynn makes her hero Elusive', () => {
  const t = table({ raiders: [{ cards: ['Sentry Gwynn'] }, { hero: 'Graccus' }], turn: 'Boss' })
  t.expect('Warrax', { keywords: ['Elusive'] }).expect('Graccus', { keywords: [] })
  t.say('attack Onyxia')
  expect(t.legal()).toEqual(['pick Sentry Gwynn', 'pick Graccus'])
})

test('Stylean Silversteel heals 3 from all of the party as she enters play', () => {
  const t = table({
    raiders: [
      {
        hand: ['Stylean Silversteel'],
        resources: 6,
        damage: 5,
        cards: [
          { name: 'Kor Cindervein', damage: 2 },
          { name: 'Donna Calister', damage: 5 },
        ],
      },
      { hero: 'Graccus', damage: 5 },
    ],
    turn: 'R1',
  })
  t.play('Stylean Silversteel').resolve().resolve()
  t.expect('Warrax', { damage: 2 }).expect('Kor Cindervein', { damage: 0 }).expect('Donna Calister', { damage: 2 })
  t.expect('Graccus', { damage: 5 })
})

test('Thunderhead Hippogryph is Elusive in an Alliance party', () => {
  const t = table({ raiders: [{ hand: ['Thunderhead Hippogryph'], resources: 4 }], turn: 'R1' })
  t.play('Thunderhead Hippogryph').resolve()
  t.expect('Thunderhead Hippogryph', { keywords: ['Elusive'], atk: 3, health: 3 })
  expect(t.legal()).not.toContain('attack Thunderhead Hippogryph')
})

test('Thunderhead Hippogryph has Ferocity in a Horde party', () => {
  const graccus = library.cards.find((c) => c.name === 'Graccus')
  if (!graccus) throw new Error('Graccus is missing.')
  const t = table({
    library: {
      ...library,
      cards: [...library.cards, { ...graccus, name: 'A Horde Hero', faction: 'Horde' as const, front: [], back: [] }],
    },
    raiders: [{ hero: 'A Horde Hero', hand: ['Thunderhead Hippogryph'], resources: 4 }],
    turn: 'R1',
  })
  t.play('Thunderhead Hippogryph').resolve()
  t.expect('Thunderhead Hippogryph', { keywords: ['Ferocity'] })
  t.attack('Thunderhead Hippogryph', 'Onyxia').expect('Onyxia', { damage: 3 })
})

test('Tracker Gallen has 1 ATK for each ally of the party, itself counted', () => {
  const t = table({
    boss: calm,
    raiders: [
      { cards: ['Tracker Gallen', 'Parvink'], hand: ['Kor Cindervein'], resources: 3 },
      { hero: 'Graccus', cards: ['Parvink'] },
    ],
    turn: 'R1',
  })
  t.expect('Tracker Gallen', { atk: 2 })
  t.play('Kor Cindervein').resolve().expect('Tracker Gallen', { atk: 3 })
  t.attack('Tracker Gallen', 'Onyxia').expect('Onyxia', { damage: 3 })
})

test('Treesong makes a protector of her hero', () => {
  const t = table({ raiders: [{ cards: ['Treesong'] }, { hero: 'Graccus' }], turn: 'Boss' })
  t.attack('Onyxia', 'Graccus', 'protect Warrax')
  t.expect('Warrax', { damage: 1, exhausted: true }).expect('Graccus', { damage: 0 })
})

test('a protector of Treesong loses it with her', () => {
  const t = table({
    boss: { hand: ['Crush'], resources: 1 },
    raiders: [{ cards: ['Treesong'] }, { hero: 'Graccus' }],
    turn: 'Boss',
  })
  t.play('Crush').resolve()
  t.expect('Warrax', { keywords: [] }).attack('Onyxia', 'Graccus').expect('Graccus', { damage: 1 })
})
