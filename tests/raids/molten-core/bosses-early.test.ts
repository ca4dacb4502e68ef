/** Lucifron to Baron Geddon: both sides of each (raids/molten-core/bosses.ts). */
import { describe, expect, test } from 'vitest'
import { table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const minions = {
  minion: Array.from({ length: 6 }, () => 'Flame Imps'),
  main: Array.from({ length: 9 }, () => 'Lava Pool'),
}

describe('Lucifron', () => {
  const lucifron = (turns: number, flipped = false) =>
    table({
      boss: { hero: 'Lucifron', turns, flipped, decks: minions },
      raiders: [
        { deck, cards: [kor] },
        { hero: 'Graccus', deck },
      ],
      turn: 'Boss',
      at: 'start',
    })

  test('Lucifron flips at the start of the third turn, and at no other', () => {
    for (const turns of [0, 1, 3]) lucifron(turns).until('Boss', 'action').expect('Lucifron', { faceDown: false })
    lucifron(2).until('Boss', 'action').expect('Lucifron', { faceDown: true })
  })

  test('Lucifron attacks heroes only, on either side, with 2 ATK', () => {
    for (const flipped of [false, true]) {
      const t = table({ boss: { hero: 'Lucifron', flipped }, raiders: [{ cards: [kor] }], turn: 'Boss' })
      t.say('attack Lucifron')
      expect(t.legal()).toEqual(['pick Warrax'])
      t.say('pick Warrax').fight().expect('Warrax', { damage: 2 })
      expect(t.card('Lucifron').atk).toBe(0)
    }
  })

  test('Lucifron flipped deals 6 shadow damage to each opposing hero at the end of each of his turns', () => {
    const t = lucifron(2).reach('Boss', 'end')
    t.resolveAll().expect('Warrax', { damage: 6 }).expect('Graccus', { damage: 6 }).expect(kor, { damage: 0 })
    t.until('R1', 'action').reach('Boss', 'end').resolveAll().expect('Warrax', { damage: 12 })
  })

  test('Lucifron on his front deals nothing at the end of turn', () => {
    lucifron(0).until('R1', 'action').expect('Warrax', { damage: 0 })
  })
})

describe('Magmadar', () => {
  test('Magmadar flips at the end of the Boss player’s turn, and does not flip back by himself', () => {
    const t = table({
      boss: { hero: 'Magmadar', decks: minions },
      raiders: [{ deck }],
      turn: 'Boss',
    })
    t.attack('Magmadar', 'Warrax').expect('Warrax', { damage: 5 })
    t.until('R1', 'action').expect('Magmadar', { faceDown: true })
    t.until('Boss', 'action').attack('Magmadar', 'Warrax').expect('Warrax', { damage: 15 })
    t.until('R1', 'action').expect('Magmadar', { faceDown: true })
  })

  const hunted = (turn: string, resources = 1) =>
    table({
      boss: { hero: 'Magmadar', flipped: true, resources: 3, cards: [] },
      raiders: [
        { hero: 'Elendril', resources, cards: ['Tracker Gallen', kor] },
        { resources: 3, cards: [kor] },
      ],
      turn,
    })

  test('Magmadar: a raider with a Hunter may flip him on his own turn for (1) and a Hunter exhausted', () => {
    const t = hunted('R1').say('use Magmadar')
    expect(t.legal()).toEqual(['pick Elendril', 'pick Tracker Gallen'])
    t.say('pick Tracker Gallen').expect('Tracker Gallen', { exhausted: true }).expect('Magmadar', { faceDown: true })
    expect(t.resources('R1')).toEqual({ ready: 0, all: 1 })
    t.resolve().expect('Magmadar', { faceDown: false })
    expect(t.legal()).not.toContain('use Magmadar')
  })

  test('Magmadar: not on another’s turn, not without a Hunter, not without a resource', () => {
    expect(hunted('R2').legal()).not.toContain('use Magmadar')
    expect(hunted('R2').as('R1').legal()).not.toContain('use Magmadar')
    expect(hunted('R1', 0).legal()).not.toContain('use Magmadar')
    expect(hunted('R1').as('Boss').legal()).not.toContain('use Magmadar')
  })

  test('Magmadar: the Boss player has the power too, if he has a Hunter', () => {
    const t = table({
      boss: { hero: 'Magmadar', flipped: true, resources: 1, cards: ['Tracker Gallen'] },
      turn: 'Boss',
    })
    t.use('Magmadar').resolve().expect('Magmadar', { faceDown: false })
  })
})

describe('Gehennas', () => {
  const gehennas = (flipped: boolean) =>
    table({
      boss: { hero: 'Gehennas', flipped, decks: minions },
      raiders: [
        { deck, hand: ['In Dreams', 'Rend'], cards: [kor] },
        { hero: 'Graccus', deck, hand: ['In Dreams', 'Rend'], cards: ['Crazy Igvand'] },
      ],
      turn: 'Boss',
    })

  test('Gehennas deals 3 shadow damage to a hero chosen by lot, whose controller discards, and flips', () => {
    const t = gehennas(false)
    t.reach('Boss', 'end')
    const link = t.game.s.links[t.game.s.chain[0]!.links[0] as number]!
    const [target] = Object.values(link.targets).flat()
    const hit = t.game.s.players[1]!.hero === target ? 1 : 2
    t.resolve('Rend')
    const names = ['Warrax', 'Graccus']
    t.expect(names[hit - 1] as string, { damage: 3 }).expect(names[2 - hit] as string, { damage: 0 })
    expect(t.zone(`R${hit}`, 'graveyard')).toEqual(['Rend'])
    expect(t.zone(`R${3 - hit}`, 'hand')).toHaveLength(2)
    t.expect('Gehennas', { faceDown: true })
  })

  test('Gehennas: the lot falls on either hero', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const t = table({ boss: { hero: 'Gehennas' }, raiders: [{}, { hero: 'Graccus' }], turn: 'Boss', seed })
      t.until('R1', 'ready')
      seen.add(t.card('Warrax').damage === 3 ? 'Warrax' : 'Graccus')
    }
    expect([...seen].sort()).toEqual(['Graccus', 'Warrax'])
  })

  test('Gehennas flipped deals 1 fire damage to each opposing ally and flips back', () => {
    const t = gehennas(true).reach('Boss', 'end').resolveAll()
    t.expect(kor, { damage: 1 }).expect('Crazy Igvand', { damage: 1 }).expect('Warrax', { damage: 0 })
    t.expect('Gehennas', { faceDown: false })
  })
})

describe('Garr', () => {
  const sworn = (n: number, flipped = false, raider = {}) =>
    table({
      boss: {
        hero: 'Garr',
        flipped,
        resources: 2,
        cards: Array.from({ length: n }, () => 'Firesworn'),
        decks: minions,
      },
      raiders: [
        { deck, cards: [kor], ...raider },
        { hero: 'Graccus', deck, cards: ['Crazy Igvand'] },
      ],
      turn: 'Boss',
    })

  test('Garr flips at the end of any turn with four or fewer Firesworn', () => {
    sworn(4).until('R1', 'action').expect('Garr', { faceDown: true })
    const t = sworn(5).until('R1', 'action').expect('Garr', { faceDown: false })
    t.attack(kor, 'Firesworn').resolveAll().until('R2', 'action').expect('Garr', { faceDown: true })
  })

  test('Garr hits for 3, flipped for 6', () => {
    sworn(5).attack('Garr', 'Warrax').expect('Warrax', { damage: 3 })
    sworn(5, true).attack('Garr', 'Warrax').expect('Warrax', { damage: 6 })
  })

  test('Garr flipped: (1) destroys a Firesworn, which deals 2 fire damage to each hero and ally of one opponent', () => {
    const t = sworn(2, true)
    t.say('use Garr')
    expect(t.legal()).toEqual(['pick R1', 'pick R2'])
    t.say('pick R2')
    expect(t.count('Boss', 'Firesworn')).toBe(2) // no cost
    t.resolve('Firesworn')
    expect(t.count('Boss', 'Firesworn')).toBe(1)
    t.expect('Graccus', { damage: 2 }).expect('Crazy Igvand', { damage: 2 })
    t.expect('Warrax', { damage: 0 }).expect(kor, { damage: 0 })
  })

  test('Garr flipped: with no Firesworn left nothing is dealt', () => {
    const t = sworn(0, true).use('Garr', 'R1').resolve()
    t.expect('Warrax', { damage: 0 }).expect(kor, { damage: 0 })
    expect(t.resources('Boss').ready).toBe(1)
  })

  test('Garr flipped: the power works on anyone’s turn, as often as it is paid for', () => {
    const t = sworn(2, true).until('R1', 'action').as('Boss')
    t.use('Garr', 'R1').resolve('Firesworn').expect('Warrax', { damage: 2 }).expect(kor, { damage: 2 })
    t.as('Boss').use('Garr', 'R1').resolve().expect('Warrax', { damage: 4 })
    expect(t.zone('R1', 'graveyard')).toContain(kor)
  })
})

describe('Baron Geddon', () => {
  test('Baron Geddon leaves each opponent five resources as he enters play, of his own choice', () => {
    const t = table({
      raid: 'molten-core',
      boss: { decks: { ...minions, rune: ['Rune of Zeth'] }, damage: 6 },
      raiders: [
        { deck, resources: 5, quests: ['A Donation of Wool', 'In Dreams'] },
        { hero: 'Graccus', deck, resources: 4 },
      ],
      turn: 'R2',
    })
    t.reach('Boss', 'newBoss').resolve()
    t.expect('Baron Geddon', { zone: 'party' })
    expect(t.zone('Boss', 'row')).toEqual(['Rune of Zeth'])
    t.resolve('A Donation of Wool', 'In Dreams')
    expect(t.resources('R1').all).toBe(5)
    expect(t.resources('R2').all).toBe(4)
    expect(t.zone('R1', 'graveyard')).toEqual(['A Donation of Wool', 'In Dreams'])
  })

  test('Baron Geddon deals 1 fire damage for each resource, not for runes, at the end of his turn', () => {
    const t = table({
      boss: {
        hero: 'Baron Geddon',
        resources: 3,
        row: [{ name: 'Rune of Kress', faceDown: true }, 'Rune of Mohn'],
        decks: minions,
      },
      raiders: [{ deck, cards: [kor, 'Crazy Igvand'] }],
      turn: 'Boss',
    })
    t.reach('Boss', 'end').resolveAll()
    t.expect('Warrax', { damage: 3 }).expect('Crazy Igvand', { damage: 3 })
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
  })

  test('Baron Geddon has no ATK while attacking; [Activate] flips him on any turn', () => {
    const t = table({ boss: { hero: 'Baron Geddon' }, raiders: [{ deck }], turn: 'R1' })
    t.as('Boss').use('Baron Geddon').expect('Baron Geddon', { exhausted: true }).resolve()
    t.expect('Baron Geddon', { faceDown: true })
    expect(t.as('Boss').legal()).toEqual(['pass'])
    table({ boss: { hero: 'Baron Geddon' }, turn: 'Boss' })
      .attack('Baron Geddon', 'Warrax')
      .expect('Warrax', { damage: 0 })
  })

  const blast = (damage: number) =>
    table({
      boss: { hero: 'Baron Geddon', flipped: true, damage, decks: minions },
      raiders: [
        { deck, cards: ['Crazy Igvand'] },
        { hero: 'Graccus', deck },
      ],
      turn: 'R1',
    })

  test('Baron Geddon flipped with 12 damage destroys himself for 12 fire damage to everybody', () => {
    const t = blast(12).as('Boss').use('Baron Geddon')
    expect(t.zone('Boss', 'removed')).toEqual(['Baron Geddon']) // R302.1
    t.resolveAll().expect('Warrax', { damage: 12 }).expect('Graccus', { damage: 12 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Crazy Igvand'])
    expect(t.result()).toBe(null)
  })

  test('Baron Geddon flipped with less than 12 damage can’t', () => {
    expect(blast(11).as('Boss').legal()).toEqual(['pass'])
  })

  test('R101.3a nobody else destroys Baron Geddon', () => {
    const t = table({
      boss: { hero: 'Baron Geddon', flipped: true, damage: 12, hand: ['Hotter Than Goo'], resources: 6 },
      raiders: [{ deck, resources: 6 }],
      turn: 'Boss',
    })
    t.play('Hotter Than Goo').resolve().expect('Baron Geddon', { zone: 'party' })
  })
})
