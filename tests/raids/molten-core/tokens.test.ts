/** The nine ally tokens (raids/molten-core/tokens.ts). */
import { describe, expect, test } from 'vitest'
import { table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const decks = {
  minion: Array.from({ length: 8 }, () => 'Flame Imps'),
  main: Array.from({ length: 9 }, () => 'Lava Pool'),
  ragnaros: Array.from({ length: 9 }, () => 'Melt Weapon'),
}

describe('Firesworn', () => {
  test('Firesworn deals 1 fire damage to the source of damage that is fatal to it', () => {
    const t = table({
      boss: { hero: 'Garr', cards: ['Firesworn'] },
      raiders: [{ cards: ['Crazy Igvand', kor], hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    t.attack('Crazy Igvand', 'Firesworn').expect('Crazy Igvand', { damage: 2 }) // no damage, nothing fatal
    t.attack(kor, 'Firesworn').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual([kor]) // 2 in combat, and 1 after it
    const u = table({
      boss: { hero: 'Garr', cards: ['Firesworn'] },
      raiders: [{ hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    u.play('Quick Strike', 'Firesworn').resolveAll().expect('Warrax', { damage: 1 })
  })

  test('Firesworn that is destroyed without fatal damage deals none', () => {
    const t = table({
      boss: { hero: 'Garr', flipped: true, resources: 1, cards: ['Firesworn'] },
      raiders: [{ cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    t.use('Garr').resolve().resolveAll().expect('Garr', { damage: 0 }).expect('Crazy Igvand', { damage: 2 })
  })
})

describe('Son of Flame', () => {
  test('Son of Flame attacks the turn it came, and is dealt no fire damage', () => {
    const t = table({
      boss: { hero: 'Ragnaros', cards: [{ name: 'Son of Flame', fresh: true }] },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1 }],
      turn: 'Boss',
    })
    t.attack('Son of Flame', 'Litori Frostburn').expect('Litori Frostburn', { damage: 2 })
    t.as('R1').play('Fire Blast', 'Son of Flame').resolve().expect('Son of Flame', { damage: 0 })
  })

  const sons = (n: number, flipped = false) =>
    table({
      boss: { hero: 'Ragnaros', flipped, cards: Array.from({ length: n }, () => 'Son of Flame'), decks },
      raiders: [{ deck, cards: [kor, 'Anika Berlyn'] }],
      turn: 'R1',
    })

  test('Son of Flame: when the last one leaves play, Ragnaros rises', () => {
    const t = sons(2).attack(kor, 'Son of Flame').resolveAll().expect('Ragnaros', { faceDown: false })
    t.attack('Anika Berlyn', 'Son of Flame').resolveAll().expect('Ragnaros', { faceDown: true })
  })

  test('Son of Flame: a Ragnaros who has risen does not submerge when the last one leaves', () => {
    sons(1, true).attack(kor, 'Son of Flame').resolveAll().expect('Ragnaros', { faceDown: true })
  })

  test('Son of Flame: several that fall together raise him once', () => {
    const t = table({
      boss: { hero: 'Ragnaros', cards: ['Son of Flame', 'Son of Flame', 'Son of Flame'] },
      raiders: [
        { hero: 'Litori Frostburn', cards: ['Adept Breton', 'World in Flames'], hand: ['Frost Nova'], resources: 4 },
      ],
      turn: 'R1',
    })
    t.play('Frost Nova').resolve()
    for (const i of [1, 2, 3]) t.expect(`Son of Flame#${i}`, { damage: 1 })
    t.expect('Ragnaros', { faceDown: false })
  })
})

describe('Flamewaker tokens', () => {
  test('Flamewaker: (1) and itself destroyed destroy target equipment, on any turn', () => {
    const t = table({
      boss: { hero: 'Gehennas', resources: 1, cards: ['Flamewaker', 'Flamewaker'] },
      raiders: [{ cards: ['Krol Blade', kor] }],
      turn: 'R1',
    })
    t.as('Boss').use('Flamewaker')
    expect(t.count('Boss', 'Flamewaker')).toBe(1)
    t.resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Krol Blade'])
    expect(t.as('Boss').legal()).toEqual(['pass'])
  })

  test('Flamewaker Priest heals 4 damage from target hero or ally on its player’s turn', () => {
    const t = table({
      boss: {
        hero: 'Sulfuron Harbinger',
        damage: 5,
        cards: ['Flamewaker Priest', { name: 'Flamewaker Priest', fresh: true }],
      },
      raiders: [{ damage: 3 }],
      turn: 'Boss',
    })
    t.use('Flamewaker Priest', 'Sulfuron Harbinger').resolve().expect('Sulfuron Harbinger', { damage: 1 })
    expect(t.legal().filter((a) => a.startsWith('use Flamewaker'))).toEqual([]) // the other came this turn
    const u = table({ boss: { hero: 'Sulfuron Harbinger', cards: ['Flamewaker Priest'] }, turn: 'R1' })
    expect(u.as('Boss').legal()).toEqual(['pass'])
  })

  test('Flamewaker Elite is a 3/3 protector', () => {
    const t = table({
      boss: { hero: 'Majordomo Executus', cards: ['Flamewaker Elite', 'Flamewaker Healer'] },
      raiders: [{ cards: [kor] }],
      turn: 'R1',
    })
    t.expect('Flamewaker Elite', { atk: 3, health: 3 })
    t.propose(kor, 'Flamewaker Healer').resolve().passAll()
    expect(t.legal()).toEqual(['pass', 'protect Flamewaker Elite'])
  })

  test('Flamewaker Healer deals 1 shadow damage to each hero and ally of one opponent, on any turn', () => {
    const t = table({
      boss: { hero: 'Majordomo Executus', cards: ['Flamewaker Healer', 'Flamewaker Healer'] },
      raiders: [{ cards: [kor] }, { hero: 'Graccus', cards: ['Crazy Igvand'] }],
      turn: 'R1',
    })
    t.as('Boss').use('Flamewaker Healer', 'R2').resolve()
    t.expect('Graccus', { damage: 1 }).expect('Crazy Igvand', { damage: 1 }).expect(kor, { damage: 0 })
    t.as('Boss').use('Flamewaker Healer#2', 'R1').resolve().expect('Warrax', { damage: 1 }).expect(kor, { damage: 1 })
  })

  test('Flamewaker Protector exhausts target ready ally, which deals its ATK to its own controller’s hero', () => {
    const t = table({
      boss: { hero: 'Lucifron', cards: ['Flamewaker Protector', 'Flamewaker Protector'] },
      raiders: [{ cards: [kor, { name: 'Parvink', exhausted: true }] }, { hero: 'Graccus', cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    t.expect('Flamewaker Protector', { atk: 0, health: 1 }).say('use Flamewaker Protector')
    expect(t.legal()).toContain(`pick ${kor}`)
    expect(t.legal()).not.toContain('pick Parvink')
    t.say(`pick ${kor}`).resolve().expect(kor, { exhausted: true, damage: 0 }).expect('Warrax', { damage: 3 })
    const u = table({
      boss: { hero: 'Lucifron', cards: ['Flamewaker Protector'] },
      raiders: [{ cards: [kor] }],
      turn: 'R1',
    })
    expect(u.as('Boss').legal()).toEqual(['pass'])
  })
})

describe('Core Rager', () => {
  test('Core Rager is a 5/5 protector that readies at the end of its player’s turn', () => {
    const t = table({
      boss: { hero: 'Golemagg the Incinerator', cards: ['Core Rager'], decks },
      raiders: [{ deck, cards: [kor] }],
      turn: 'Boss',
    })
    t.attack('Core Rager', 'Warrax').expect('Warrax', { damage: 5 }).expect('Core Rager', { exhausted: true })
    t.reach('Boss', 'end', 'trigger Core Rager', 'Warrax').resolveAll().expect('Core Rager', { exhausted: false })
    t.until('R1', 'action').propose(kor, 'Golemagg the Incinerator').resolve().passAll()
    expect(t.legal()).toEqual(['pass', 'protect Core Rager'])
  })
})

describe('Lava Spawn', () => {
  test('Lava Spawn: each makes another at the start of the Boss player’s turn', () => {
    const t = table({
      boss: { hero: 'Magmadar', cards: ['Lava Spawn'], decks },
      raiders: [{ deck }],
      turn: 'R1',
    })
    t.until('Boss', 'action')
    expect(t.count('Boss', 'Lava Spawn')).toBe(2)
    t.until('R1', 'action').until('Boss', 'action') // their order can't matter (708.1a)
    expect(t.count('Boss', 'Lava Spawn')).toBe(4)
  })
})
