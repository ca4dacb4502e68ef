/** Families of texts that cards of later sets share: what each does, where it stops, whom it leaves alone. */
import { expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import { decision, describe as described } from '../../src/engine/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryWith, type More } from './scenes.ts'

const essences = [
  ['Essence of War', 'Warrior', 'Rogue'],
  ['Essence of Defense', 'Druid', 'Death Knight'],
] as const
const names = [
  ...['Arcane Warding', 'Prayer of Vitality', 'A Donation of Silk', 'Bedrock Talisman', 'Mortal Slash', 'Lady Kath'],
  ...['Stable Master', 'Nether Fissure', 'Grugthar Sharpblade', 'Fierce Cat Form', 'Lesson of the Light'],
  ...['The Boon of Remulos', 'End of the Supply Line', 'Buzzer Blade', 'Form of the Serpent', 'Eye of Kilrogg'],
  ...['Scimitar of the Sirocco', 'Sarmoth', 'Cinder', 'Lightning Bolt'],
  ...[
    'For Great Honor',
    'Krazal the Eggregator',
    'Vindicator Javlo',
    'Vindicator Kaldel',
    'Borrowed Time',
    'High Commander Halford Wyrmbane',
  ],
  ...essences.map(([name]) => name),
]
const follower = (name: string, more: Partial<CardDef>): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 1 },
  ...more,
})
const classes = ['Priest', 'Warrior', 'Rogue', 'Druid', 'Death Knight'] as const
const library = libraryWith([
  ...(await cardsNamed(new Set(names))),
  ...classes.map((tag) => follower(`Young ${tag}`, { tags: [tag] })),
  follower('Arcane Spark', { damageType: 'arcane' }),
])
const duel = (mine: SideSpec, theirs: SideSpec = {}, rest: More = {}) => anyDuel(mine, theirs, { library, ...rest })

test('Arcane Warding: its ally is Untargetable, others are not', () => {
  duel({ hand: ['Arcane Warding'], resources: 2, cards: ['Dummy 1/1', 'Dummy 2/2'] })
    .play('Arcane Warding', 'Dummy 2/2')
    .resolve()
    .expect('Dummy 2/2', { keywords: ['Untargetable'] })
    .expect('Dummy 1/1', { keywords: [] })
})

test('714 Prayer of Vitality: one’s own allies have 1 health more', () => {
  duel({ hand: ['Prayer of Vitality'], resources: 3, cards: ['Dummy 1/1'] }, { cards: ['Dummy 2/2'] })
    .play('Prayer of Vitality')
    .resolve()
    .expect('Dummy 1/1', { health: 2 })
    .expect('Dummy 2/2', { health: 2 })
})

test('702 A Donation of Silk: two cards for two', () => {
  const t = duel({ quests: ['A Donation of Silk'], resources: 1, hand: ['Lightning Bolt'] })
  t.complete('A Donation of Silk').resolveAll('Lightning Bolt', 'Filler')
  expect(t.zone('A', 'hand')).toEqual(['Filler'])
  expect(t.zone('A', 'graveyard')).toEqual(['Filler', 'Lightning Bolt'])
})

test('501.1b Vindicator Javlo: a card for each of one’s own allies that is inspired', () => {
  const t = duel(
    { cards: ['Vindicator Javlo', 'Vindicator Kaldel', { name: 'Dummy 1/1', exhausted: true }], hand: [] },
    { cards: [{ name: 'Dummy 2/2', exhausted: true }] },
  )
  t.until('B', 'action', 'Dummy 1/1').expect('Dummy 1/1', { exhausted: false })
  expect(t.zone('A', 'hand')).toEqual(['Filler'])
})

test('709.2d High Commander Halford Wyrmbane: Mend for each other ally, and the question says so', () => {
  const mine = { cards: ['High Commander Halford Wyrmbane', 'Dummy 1/1', 'Dummy 2/2'], damage: 9 }
  const t = duel(mine, {}, { at: 'start' }).resolveAll('Hero A')
  expect(described(t.game, decision(t.game)!, 0).prompt).toBe(
    'High Commander Halford Wyrmbane: this ally heals 1 damage from Hero A for each other ally you control?',
  )
  t.say('yes').expect('Hero A', { damage: 7 })
})

test('500.3 Borrowed Time: five counters are a turn', () => {
  const five = { name: 'Borrowed Time', counters: { clock: 5 } }
  const t = duel({ cards: [five] })
    .use('Borrowed Time')
    .resolve()
  expect(t.zone('A', 'graveyard')).toEqual(['Borrowed Time'])
  t.reach('A', 'end').reach('A', 'action')
  expect(t.game.s.turn[0]!.seat).toBe(0)
  expect(duel({ cards: [{ ...five, counters: { clock: 4 } }] }).legal()).not.toContain('use Borrowed Time')
})

test('Bedrock Talisman: one’s own allies protect', () => {
  duel({ cards: ['Bedrock Talisman', 'Dummy 1/1'] }, { cards: ['Dummy 2/2'] })
    .expect('Dummy 1/1', { keywords: ['Protector'] })
    .expect('Dummy 2/2', { keywords: [] })
})

test.each([0, 4, 5, 9, 10])(
  'Bedrock Talisman: with %i damage on one’s hero it costs 1 less for each full five',
  (damage) => {
    const cost = 6 - Math.floor(damage / 5)
    const start = (resources: number) => duel({ hand: ['Bedrock Talisman'], resources, damage }).legal()
    expect(start(cost)).toContain('play Bedrock Talisman')
    expect(start(cost - 1)).not.toContain('play Bedrock Talisman')
  },
)

test('407 Mortal Slash: what it is attached to is not healed', () => {
  const t = duel(
    { hand: ['Mortal Slash'], resources: 1, cards: ['Lady Kath'] },
    {
      cards: [
        { name: 'Dummy 4/4', damage: 2 },
        { name: 'Dummy 3/3', damage: 2 },
      ],
    },
  )
  t.play('Mortal Slash', 'Dummy 4/4').resolve()
  t.until('B', 'action').expect('Dummy 4/4', { damage: 2 }).expect('Dummy 3/3', { damage: 0 })
})

test('414.3b Stable Master: two Pets', () => {
  const pets = (cards: string[]) =>
    duel({ cards: ['Sarmoth', ...cards], hand: ['Cinder'], resources: 9 })
      .play('Cinder')
      .resolve()
      .zone('A', 'party')
  expect(pets(['Stable Master'])).toEqual(expect.arrayContaining(['Cinder', 'Sarmoth']))
})

test('711 Nether Fissure interrupts any card', () => {
  const t = duel({ hand: ['Nether Fissure'], resources: 4 }, { hand: ['Lightning Bolt'], resources: 3 }, { turn: 'B' })
  t.play('Lightning Bolt', 'Hero A').say('pass').play('Nether Fissure').resolveAll()
  t.expect('Hero A', { damage: 0 })
})

test('Grugthar Sharpblade: only the one that is chosen can attack', () => {
  const t = duel({ cards: ['Grugthar Sharpblade', 'Dummy 2/2', 'Dummy 1/1'] }, {}, { turn: 'B' })
  t.until('A', 'action', 'Dummy 2/2')
  const attackers = t.legal().filter((a) => /Dummy|Grugthar/.test(a))
  expect(attackers.join()).toContain('Dummy 2/2')
  expect(attackers.join()).not.toMatch(/Dummy 1\/1|Grugthar/)
})

test('Fierce Cat Form: the hero has Assault 1 on its player’s turn', () => {
  duel({ cards: ['Fierce Cat Form'] }).expect('Hero A', { atk: 1 })
  duel({ cards: ['Fierce Cat Form'] }, {}, { turn: 'B' }).expect('Hero A', { atk: 0 })
})

test('403.3 Lesson of the Light: a Priest ally pays for it, a Warrior does not', () => {
  const start = (cards: string[]) => duel({ hand: ['Lesson of the Light'], cards })
  start(['Young Priest'])
    .play('Lesson of the Light', 'Hero B')
    .resolve()
    .expect('Hero B', { damage: 2 })
    .expect('Young Priest', { exhausted: true })
  expect(start(['Young Warrior']).legal()).not.toContain('play Lesson of the Light')
})

test('702 The Boon of Remulos: on an opponent’s turn only', () => {
  const quest = { quests: ['The Boon of Remulos'], resources: 1 }
  expect(duel(quest).legal()).not.toContain('complete The Boon of Remulos')
  expect(duel(quest, {}, { turn: 'B' }).say('pass').as('A').legal()).toContain('complete The Boon of Remulos')
})

test('End of the Supply Line: an arcane card of the top five', () => {
  const start = (fifth: string[]) =>
    duel({
      quests: ['End of the Supply Line'],
      resources: 2,
      deck: ['Filler', 'Filler', 'Filler', 'Filler', ...fifth],
    })
      .complete('End of the Supply Line')
      .resolveAll()
      .zone('A', 'hand')
  expect(start(['Arcane Spark'])).toEqual(['Arcane Spark'])
  expect(start(['Filler', 'Arcane Spark'])).toEqual([])
})

test('700.2 Artifact: Scimitar of the Sirocco is played from the graveyard, too', () => {
  const start = (mine: SideSpec) => duel({ ...mine, resources: 9 }).legal()
  expect(start({ graveyard: ['Scimitar of the Sirocco'] })).toContain('play Scimitar of the Sirocco')
  expect(start({ removed: ['Scimitar of the Sirocco'] })).not.toContain('play Scimitar of the Sirocco')
})

test('Buzzer Blade: Dual Wield', () => {
  expect(duel({ cards: ['Buzzer Blade'] }).card('Buzzer Blade').keywords).toEqual(['Dual Wield'])
})

test.each(essences)('707.1e %s: 2 less with a %s, 2 less with a %s', (name, one, other) => {
  const costs = (cards: string[], cost: number) => {
    const start = (resources: number) => duel({ hand: [name], cards: ['Dummy 1/1', ...cards], resources }).legal()
    expect(start(cost)).toContain(`play ${name}`)
    expect(start(cost - 1)).not.toContain(`play ${name}`)
  }
  costs([], 5)
  costs([`Young ${one}`], 3)
  costs([`Young ${one}`, `Young ${other}`], 1)
})

test('Form of the Serpent: as much damage as counters were removed', () => {
  duel({ cards: [{ name: 'Form of the Serpent', counters: { poison: 2 } }] }, { cards: ['Dummy 4/4', 'Dummy 3/3'] })
    .use('Form of the Serpent', 'Dummy 4/4')
    .resolveAll()
    .expect('Dummy 4/4', { damage: 2 })
    .expect('Form of the Serpent', { counters: {} })
})

test('Eye of Kilrogg: a card of the hand that was looked at', () => {
  const t = duel({ hand: ['Eye of Kilrogg'], resources: 2, cards: ['Dummy 1/1'] }, { hand: ['Lightning Bolt'] })
  t.play('Eye of Kilrogg').resolveAll()
  expect(t.zone('B', 'removed')).toEqual(['Lightning Bolt'])
  expect(t.zone('A', 'party')).toContain('Dummy 1/1')
})

test('703.3a For Great Honor takes only a card of odd cost; Krazal, revealed from the deck, makes a Rabbit from there', () => {
  const deck = ['Krazal the Eggregator', 'Dummy 2/2', 'Young Rogue', 'Filler']
  const t = duel({ quests: ['For Great Honor'], resources: 1, deck })
  t.complete('For Great Honor').resolveAll('Krazal the Eggregator')
  expect(t.zone('A', 'hand')).toEqual(['Young Rogue'])
  expect(t.zone('A', 'deck').slice(1).sort()).toEqual(['Dummy 2/2', 'Krazal the Eggregator'])
  t.expect('Spring Rabbit', { atk: 1, health: 1 })
})
