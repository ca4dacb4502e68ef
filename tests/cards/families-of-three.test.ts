/** Families of texts that three to eleven read cards share word for word but for numbers: what each does, where it stops, whom it leaves alone. */
import { describe, expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryWith, type More } from './scenes.ts'

const cheapQuests = ['Deathcharger', 'Dreadsteed', 'Swift Nightsaber', 'Swift Ram'] as const
const ownTurn = [
  ['Proving Grounds', 2, 1],
  ['The Eye of Command', 7, 3],
] as const
const weaponsmiths = [
  ['Strength of Arms', 2],
  ['Swordsmith Hanso', 3],
] as const
const armorers = [
  ['Strength of Arms', 2],
  ['Deathguard Ashleigh', 2],
  ['Stoneform', 1],
] as const
const savers = ['Tarwila Gladespring', 'Blood Rune', 'Frost Rune', 'Unholy Rune'] as const
const comforts = [
  ["No Man's Land", 2],
  ['Favor of the Arcane', 1],
] as const
const planters = ["Zaza'jun", "Raso'jin"] as const
const forsaken = ['Nathaniel Voran', 'Dark Archon Farrum', 'Charkov'] as const
const escaping = ['Skaduzzle', 'Noxel Shroudhaggle'] as const
const drawing = [
  ['Bizzazz', 3, 1],
  ['Weeble', 6, 2],
] as const
const taxing = [
  ['Morfiel', 1],
  ['Orderkeeper Henley', 2],
] as const
const watching = ['Atani of the Watch', 'Bulvai of the Watch', 'Niyore of the Watch'] as const
const shrinking = [
  ['Cowering Shout', 2, -3, -3],
  ['Nether Inversion', 3, 3, -3],
] as const
const limber = [
  ['Feline Grace', 2],
  ['Sanguine Presence', 1],
] as const
const outnumbered = ['Emelia Darkhand', 'Ginza Darktusk', 'Haranto Darkstrider'] as const
const treasure = ['Grudum, Trove Guardian', 'Darok Steelstrike', 'Modric Sternbeard'] as const
const inspiring = ['Anchorite Alonora', 'Darynus', 'Vindicator Kaldel'] as const
const torrents = ['Canissa the Shadow', 'Nea Sunmark'] as const
const bearers = ['Stevrona Forgemender', "Nature's Reach"] as const
const shortLived = ["Ol' Stonewall"] as const
const weary = [
  ['Wanton Warlord', 4, 1],
  ['Really Big Worm', 10, 3],
] as const
const reckless = [
  ['Nalonae', 1],
  ["Kiani De'nara", 4],
] as const
const prepared = ['Shredder', "Guardian's Plate Bracers"] as const
const totemic = [
  ['Totemic Mastery', 3],
  ['Totemic Vigor', 2],
] as const
const honored = ['Warsong Gulch', 'Eye of the Storm', 'Arathi Basin'] as const
const stashed = ['Dread Pirate Ring', 'Swift Hand of Justice', 'Bloodied Arcanite Reaper'] as const
const eternal = ['Boundless Life'] as const
const finishing = ['Cut to the Chase'] as const
const windy = ['Cyclone'] as const

const words = [cheapQuests, ownTurn, weaponsmiths, armorers, savers, comforts, planters, forsaken, escaping, drawing]
const more = [taxing, watching, shrinking, limber, outnumbered, treasure, inspiring, torrents, bearers, shortLived]
const last = [
  weary,
  reckless,
  prepared,
  totemic,
  honored,
  stashed,
  ['Baxxel Geartooth', 'Cinder', 'Surge of Adrenaline'],
  eternal,
  finishing,
  windy,
]
const names = [...words, ...more, ...last].flat(2).filter((word) => typeof word === 'string')
const library = libraryWith(
  await cardsNamed(
    new Set([
      ...names,
      'Lightning Bolt',
      'Krol Blade',
      'Stronghold Gauntlets',
      'Jar Soul',
      'Mana Spring Totem',
      'Gouge',
      'Sinister Strike',
    ]),
  ),
)

const duel = (mine: SideSpec, theirs: SideSpec = {}, rest: More = {}) => anyDuel(mine, theirs, { library, ...rest })
const bolt = { hand: ['Lightning Bolt'], resources: 3 }
const theirTurn = { turn: 'B' } as const

describe('quests', () => {
  test.each(cheapQuests)('403 %s: its controller’s quests cost 1 less', (name) => {
    const quests = { quests: ['Proving Grounds'] }
    expect(
      duel({ ...quests, cards: [name] })
        .complete('Proving Grounds')
        .resolve()
        .zone('A', 'hand'),
    ).toHaveLength(1)
    expect(duel(quests, { cards: [name] }).legal()).not.toContain('complete Proving Grounds')
  })

  test.each(ownTurn)('702 %s: %i for %i, on one’s own turn only', (name, cost, n) => {
    const start = (resources: number, rest: More = {}) => duel({ quests: [name], resources: resources - 1 }, {}, rest)
    expect(start(cost).complete(name).resolve().zone('A', 'hand')).toHaveLength(n)
    expect(start(cost - 1).legal()).not.toContain(`complete ${name}`)
    expect(start(cost, theirTurn).say('pass').as('A').legal()).not.toContain(`complete ${name}`)
  })

  test.each(weary)('702 %s: %i ready cards exhaust for %i', (name, cost, n) => {
    const start = (resources: number) => duel({ quests: [name], resources, exhausted: true })
    expect(
      start(cost - 1)
        .complete(name)
        .resolve()
        .zone('A', 'hand'),
    ).toHaveLength(n)
    expect(start(cost - 2).legal()).not.toContain(`complete ${name}`)
  })
})

describe('numbers of others', () => {
  test.each(weaponsmiths)('714 %s: its party’s weapons have %i more ATK', (name, n) => {
    const t = duel({ cards: [name, 'Krol Blade'] }, { cards: ['Annihilator'] }).expect('Krol Blade', { atk: 3 + n })
    expect(t.card('Annihilator').atk).toBeLessThanOrEqual(duel({ cards: ['Annihilator'] }).card('Annihilator').atk ?? 0)
  })

  test.each(armorers)('714 %s: its party’s armor has %i more DEF', (name, n) => {
    const start = (mine: string[], theirs: string[]) =>
      duel({ cards: mine }, { cards: theirs }).card('Stronghold Gauntlets').def_
    const plain = start(['Stronghold Gauntlets'], []) ?? 0
    expect(start(['Stronghold Gauntlets', name], [])).toBe(plain + n)
    expect(start(['Stronghold Gauntlets'], [name])).toBe(plain)
  })

  test.each(totemic)('%s: Totems have %i more health', (name, n) => {
    const t = duel({ cards: [name, 'Mana Spring Totem', 'Dummy 1/1'] })
    t.expect('Mana Spring Totem', { health: 1 + n }).expect('Dummy 1/1', { health: 1 })
  })

  test('Baxxel Geartooth, turned over: Pets have Assault 2, other allies have not', () => {
    const start = (flipped: boolean) => duel({ hero: 'Baxxel Geartooth', flipped, cards: ['Cinder', 'Dummy 1/1'] })
    start(true).expect('Cinder', { atk: 6 }).expect('Dummy 1/1', { atk: 1 })
    start(false).expect('Cinder', { atk: 4 })
  })

  test.each(bearers)('%s: ally tokens have 1 ATK and 1 health more, other allies have not', (name) => {
    const t = duel({ cards: [name, 'Dummy 1/1'], hand: ["Raso'jin"], resources: 3 })
      .play("Raso'jin")
      .resolve()
      .resolveAll()
    t.expect('Treant', { atk: 2, health: 2 }).expect('Dummy 1/1', { atk: 1, health: 1 })
  })

  test.each(shrinking)('%s for %i: %i ATK and %i health for an ally, this turn', (name, cost, atk, health) => {
    const t = duel({ hand: [name], resources: cost }, { cards: ['Dummy 4/4', 'Dummy 3/3'] })
      .play(name, 'Dummy 4/4')
      .resolve()
    t.expect('Dummy 4/4', { atk: 4 + atk, health: 4 + health }).expect('Dummy 3/3', { atk: 3, health: 3 })
    t.until('B', 'action').expect('Dummy 4/4', { atk: 4, health: 4 })
  })

  test.each(taxing)('403 %s: opponents’ abilities cost %i more', (name, n) => {
    const theirs = (resources: number) => duel({ ...bolt, resources }, { cards: [name] }).legal()
    expect(theirs(2 + n)).not.toContain('play Lightning Bolt')
    expect(theirs(3 + n)).toContain('play Lightning Bolt')
    expect(duel({ ...bolt, cards: [name] }).legal()).toContain('play Lightning Bolt')
  })

  test.each(savers)('%s, exhausted: the next card costs 1 less', (name) => {
    const t = duel({ ...bolt, resources: 2, cards: [name] })
    expect(t.legal()).not.toContain('play Lightning Bolt')
    t.use(name).resolve().play('Lightning Bolt', 'Hero B').resolve().expect('Hero B', { damage: 4 })
  })
})

describe('what is paid', () => {
  test.each(reckless)('707.1e %s for nothing but %i of one’s own resources', (name, n) => {
    const t = duel({ hand: [name], resources: n })
      .play(name)
      .resolve()
    t.expect(name, { zone: 'party' })
    expect(t.resources('A').all).toBe(0)
    expect(duel({ hand: [name], resources: n - 1 }).legal()).not.toContain(`play ${name}`)
  })

  test.each(prepared)('Preparation: %s is free on its player’s first turn', (name) => {
    const start = (turns: number) => duel({ hand: [name], turns }).legal()
    expect(start(1)).toContain(`play ${name}`)
    expect(start(2)).not.toContain(`play ${name}`)
  })

  test('Finishing Move: Surge of Adrenaline costs 1 less for each Combo card in the graveyard, five at most', () => {
    const start = (combos: number, resources: number) =>
      duel({ hand: ['Surge of Adrenaline'], graveyard: Array<string>(combos).fill('Gouge'), resources }).legal()
    expect(start(2, 3)).toContain('play Surge of Adrenaline')
    expect(start(2, 2)).not.toContain('play Surge of Adrenaline')
    expect(start(7, 0)).toContain('play Surge of Adrenaline')
  })
})

describe('as they come and go', () => {
  test.each(stashed)('415.8 Stash: %s, placed face down and shown, puts a counter on equipment', (name) => {
    const start = (says: string) =>
      duel({ hand: [name], cards: ['Krol Blade'] })
        .place(name)
        .resolve()
        .resolveAll(says)
        .card('Krol Blade').counters
    expect(start('yes')).toEqual({ heirloom: 1 })
    expect(start('no')).toEqual({})
  })

  test.each(honored)('703 %s: each card that is played is a point of honor', (name) => {
    const t = duel({ quests: [name], ...bolt })
      .play('Lightning Bolt', 'Hero B', 'done')
      .resolveAll()
    t.expect(name, { counters: { honor: 1 } })
  })

  test.each(drawing)('703 %s for %i: %i cards', (name, cost, n) => {
    const t = duel({ hand: [name], resources: cost })
      .play(name)
      .resolve()
      .resolveAll()
    expect(t.zone('A', 'hand')).toHaveLength(n)
  })

  test.each(planters)('404 %s comes with two Treants', (name) => {
    const t = duel({ hand: [name], resources: 4 })
      .play(name)
      .resolve()
      .resolveAll()
    expect(t.zone('A', 'party').filter((card) => card === 'Treant')).toHaveLength(2)
  })

  test.each(treasure)('Find Treasure: %s draws and discards, if wanted', (name) => {
    const start = () =>
      duel({ hand: [name, 'Dummy 1/1'], resources: 9 })
        .play(name)
        .resolve()
    const t = start().resolveAll('yes', 'Dummy 1/1')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([['Filler'], ['Dummy 1/1']])
    expect(start().resolveAll('no').zone('A', 'hand')).toEqual(['Dummy 1/1'])
  })

  test.each(torrents)('Arcane Torrent: as %s comes an opposing card loses its powers, this turn', (name) => {
    const t = duel({ hand: [name], resources: 5 }, { cards: ['Crazy Igvand'] })
      .play(name)
      .resolve()
      .resolveAll('Crazy Igvand')
    t.expect('Crazy Igvand', { keywords: [] })
      .until('B', 'action')
      .expect('Crazy Igvand', { keywords: ['Protector'] })
  })

  test.each(comforts)('703 %s: as its ally is destroyed, %i cards', (name, n) => {
    const start = (dies: string) =>
      duel({ cards: ['Dummy 2/2', 'Dummy 1/1', { name, on: 'Dummy 2/2' }] }, { cards: ['Dummy 9/9'] })
        .attack(dies, 'Dummy 9/9')
        .resolveAll()
        .zone('A', 'hand')
    expect(start('Dummy 2/2')).toHaveLength(n)
    expect(start('Dummy 1/1')).toEqual([])
  })

  test.each(eternal)('Eternal: %s may go from the graveyard into the deck', (name) => {
    const start = () =>
      duel({ hand: [name], resources: 1, damage: 5 })
        .play(name)
        .resolve()
    expect(start().resolveAll('yes').zone('A', 'deck')).toContain(name)
    expect(start().resolveAll('no').zone('A', 'graveyard')).toEqual([name])
  })

  test.each(shortLived)('%s is gone with the start of the next own turn', (name) => {
    const t = duel({ cards: [name] })
      .until('B', 'action')
      .expect(name, { zone: 'party' })
    t.until('A', 'action').expect(name, { zone: 'graveyard' })
  })
})

describe('allies in danger', () => {
  test.each(forsaken)('Will of the Forsaken: %s leaves play only by fatal damage', (name) => {
    const jar = duel({ cards: [name] }, { hand: ['Jar Soul'], resources: 9 }, theirTurn)
    jar.play('Jar Soul').resolve().expect(name, { zone: 'party' })
    duel({ cards: [name] }, { cards: ['Dummy 9/9'] }, theirTurn)
      .attack('Dummy 9/9', name)
      .expect(name, { zone: 'graveyard' })
  })

  test.each(escaping)('Escape Artist: %s, targeted by an opponent, may go back to its owner', (name) => {
    const start = () => duel({ cards: [name] }, bolt, theirTurn).play('Lightning Bolt', name)
    expect(start().resolveAll('yes').zone('A', 'hand')).toEqual([name])
    expect(start().resolveAll('no').zone('A', 'hand')).toEqual([])
  })

  test.each(watching)('716 %s: damage to its hero is dealt to it', (name) => {
    const t = duel({ cards: [name] }, bolt, theirTurn)
      .play('Lightning Bolt', 'Hero A')
      .resolve()
    t.expect('Hero A', { damage: 0 })
    expect(t.card(name).damage === 4 || t.card(name).zone === 'graveyard').toBe(true)
    duel({ cards: [name, 'Dummy 1/9'] }, bolt, theirTurn)
      .play('Lightning Bolt', 'Dummy 1/9')
      .resolve()
      .expect('Dummy 1/9', { damage: 4 })
  })

  test.each(outnumbered)('%s attacks only where an opponent has more allies', (name) => {
    const start = (...theirs: string[]) => duel({ cards: [name] }, { cards: theirs }).legal()
    expect(start('Dummy 1/1', 'Dummy 2/2')).toContain(`attack ${name}`)
    expect(start('Dummy 1/1')).not.toContain(`attack ${name}`)
  })

  test.each(limber)('%s for %i: its hero is ready again', (name, cost) => {
    const start = (resources: number) => duel({ cards: [name], resources, exhausted: true })
    start(cost).use(name).resolve().expect('Hero A', { exhausted: false }).expect(name, { exhausted: true })
    expect(start(cost - 1).legal()).not.toContain(`use ${name}`)
  })

  test.each(inspiring)('501.1b Inspire: %s readies an ally as another player’s ready step starts', (name) => {
    const t = duel({ cards: [name, { name: 'Dummy 1/1', exhausted: true }] }).until('B', 'action', 'Dummy 1/1')
    t.expect('Dummy 1/1', { exhausted: false })
  })
})

describe('finishing moves', () => {
  test.each(finishing)('403.3 %s does as much as Combo cards were removed for it, up to five', (name) => {
    const start = (graveyard: string[]) =>
      duel({ hand: [name], resources: 3, graveyard }, { cards: ['Dummy 1/9', 'Dummy 2/9'] })
    const two = start(['Sinister Strike', 'Sinister Strike', 'Lightning Bolt']).play(name)
    two.say('pick Sinister Strike').say('pick Sinister Strike').resolveAll()
    two.expect('Dummy 1/9', { damage: 2 }).expect('Dummy 2/9', { damage: 2 })
    expect(two.zone('A', 'graveyard')).toEqual([name, 'Lightning Bolt'])
    start(['Lightning Bolt']).play(name).resolveAll().expect('Dummy 1/9', { damage: 0 })
  })
})

describe('counters that a card enters play with', () => {
  test.each(windy)('404.1 %s: three, of which one goes at the start of each of its player’s turns', (name) => {
    const deck = Array.from({ length: 8 }, () => 'Filler')
    const t = duel({ hand: [name], resources: 1, deck }, { cards: ['Dummy 1/9'], deck })
    t.play(name, 'Dummy 1/9')
      .resolveAll()
      .expect(name, { counters: { wind: 3 } })
    t.until('B', 'action')
    expect(t.legal()).not.toContain('attack Dummy 1/9')
    t.until('A', 'action').expect(name, { counters: { wind: 2 } })
  })
})
