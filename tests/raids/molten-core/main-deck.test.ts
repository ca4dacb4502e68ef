/** The fifteen cards of the main deck (raids/molten-core/main-deck.ts), with the Boss whom each favors and without. */
import { describe, expect, test } from 'vitest'
import { table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const decks = {
  minion: Array.from({ length: 8 }, () => 'Flame Imps'),
  main: Array.from({ length: 9 }, () => 'Lava Pool'),
}

describe('Ashes to Ashes', () => {
  const ashes = (hero: string) =>
    table({
      boss: { hero, hand: ['Ashes to Ashes'], resources: 3, cards: ['Flamewaker Elite'] },
      raiders: [
        { cards: [kor, 'Crazy Igvand'], hand: ['Quick Strike'], resources: 3 },
        { hero: 'Graccus', cards: ['Parvink'] },
      ],
      turn: 'Boss',
    })

  test('Ashes to Ashes: each opponent chooses an ally in his party, which is removed from the game', () => {
    const t = ashes('Magmadar').play('Ashes to Ashes').resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual([`pick ${kor}`, 'pick Crazy Igvand'])
    t.say('pick Crazy Igvand')
    expect(t.zone('R1', 'removed')).toEqual(['Crazy Igvand'])
    expect(t.zone('R2', 'removed')).toEqual(['Parvink'])
    expect(t.zone('Boss', 'party')).toEqual(['Ashes to Ashes', 'Flamewaker Elite', 'Magmadar'])
  })

  test('Ashes to Ashes: with Majordomo the Boss player chooses instead', () => {
    const t = ashes('Majordomo Executus').play('Ashes to Ashes').resolve()
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual([`pick ${kor}`, 'pick Crazy Igvand'])
    t.say(`pick ${kor}`)
    expect(t.zone('R1', 'removed')).toEqual([kor])
    expect(t.zone('R2', 'removed')).toEqual(['Parvink'])
  })

  test('Ashes to Ashes: an ally that is destroyed is removed from the game', () => {
    const t = ashes('Magmadar').play('Ashes to Ashes').resolve('Crazy Igvand')
    t.attack('Flamewaker Elite', kor).resolveAll('trigger Ashes to Ashes')
    expect(t.zone('R1', 'removed')).toEqual(['Crazy Igvand', kor])
    expect(t.zone('R1', 'graveyard')).toEqual([])
  })
})

describe('Flame Burst', () => {
  test('Flame Burst: each opponent destroys one of his resources', () => {
    const t = table({
      boss: { hero: 'Garr', hand: ['Flame Burst'], resources: 4 },
      raiders: [{ resources: 1, quests: ['A Donation of Wool'] }, { resources: 1 }, {}],
      turn: 'Boss',
    })
    t.play('Flame Burst').resolve('A Donation of Wool')
    expect(t.resources('R1').all).toBe(1)
    expect(t.resources('R2').all).toBe(0)
    expect(t.resources('Boss').all).toBe(4)
  })
})

describe('Flames of the Incinerator', () => {
  const flames = (hero: string) =>
    table({
      boss: { hero, hand: ['Flames of the Incinerator'], resources: 2, decks },
      raiders: [{ deck, cards: [kor] }],
      turn: 'Boss',
    })
      .play('Flames of the Incinerator', 'Warrax')
      .resolve()

  test('Flames of the Incinerator: 3 fire damage at once, 1 at the start of each turn of the Boss player', () => {
    const t = flames('Magmadar').expect('Warrax', { damage: 3 }).expect('Flames of the Incinerator', { zone: 'party' })
    t.until('R1', 'action').until('Boss', 'action').expect('Warrax', { damage: 4 })
  })

  test('Flames of the Incinerator: 4 damage with Golemagg', () => {
    const t = flames('Golemagg the Incinerator').until('R1', 'action', 'Warrax').until('Boss', 'action')
    t.expect('Warrax', { damage: 10 }) // 3, his own 3, and 4
  })
})

describe("Gehennas's Shadowbolt", () => {
  const bolt = (hero: string) =>
    table({
      boss: { hero, hand: ["Gehennas's Shadowbolt"], resources: 3 },
      raiders: [{ hand: ['Rend', 'Charge'] }, { hero: 'Graccus', hand: ['Rend'] }],
      turn: 'Boss',
    })
      .play("Gehennas's Shadowbolt", 'Graccus')
      .resolve()

  test('Gehennas’s Shadowbolt deals 4 shadow damage; with Gehennas each opponent discards a card', () => {
    const t = bolt('Garr').expect('Graccus', { damage: 4 }).expect('Warrax', { damage: 0 })
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    const u = bolt('Gehennas').expect('Graccus', { damage: 4 })
    expect(u.asked()).toBe('R1: discard')
    u.say('pick Charge')
    expect(u.zone('R1', 'graveyard')).toEqual(['Charge'])
    expect(u.zone('R2', 'graveyard')).toEqual(['Rend'])
  })
})

describe('Hotter Than Goo', () => {
  test('Hotter Than Goo destroys all abilities, allies, and equipment of target opponent', () => {
    const t = table({
      boss: { hero: 'Garr', hand: ['Hotter Than Goo'], resources: 6, cards: ['Firesworn'] },
      raiders: [
        { cards: [kor, 'Battle Shout', 'Krol Blade', 'Golem Skull Helm'], resources: 2 },
        { cards: ['Parvink'] },
      ],
      turn: 'Boss',
    })
    t.play('Hotter Than Goo').say('pick R1').resolve()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.resources('R1').all).toBe(2)
    expect(t.zone('R2', 'party')).toEqual(['Parvink', 'Warrax'])
    expect(t.count('Boss', 'Firesworn')).toBe(1)
  })
})

describe('Inspire', () => {
  const inspire = (hero: string, exhausted = false, flipped = false) =>
    table({
      boss: { hero, exhausted, flipped, hand: ['Inspire'], resources: 4, cards: ['Flamewaker Elite'], decks },
      raiders: [{ deck }],
      turn: 'R1',
    })
      .as('Boss')
      .play('Inspire')

  test('Inspire: the Boss player may flip his hero, at any time', () => {
    inspire('Garr').resolve('yes').expect('Garr', { faceDown: true })
    inspire('Garr').resolve('no').expect('Garr', { faceDown: false })
    inspire('Magmadar', true, true).resolve('yes').expect('Magmadar', { faceDown: false, exhausted: true })
  })

  test('Inspire: with Sulfuron Harbinger he may also ready him', () => {
    const both = inspire('Sulfuron Harbinger', true).resolve('yes', 'yes')
    both.expect('Sulfuron Harbinger', { faceDown: true, exhausted: false })
    const one = inspire('Sulfuron Harbinger', true).resolve('no', 'yes')
    one.expect('Sulfuron Harbinger', { faceDown: false, exhausted: false })
  })

  test('R303.1 Inspire may flip Majordomo before his allies are gone: Ragnaros awakens', () => {
    const t = inspire('Majordomo Executus').resolve('yes').resolveAll()
    expect(t.zone('Boss', 'party')).toEqual(['Flame Imps', 'Flame Imps', 'Flame Imps', 'Flame Imps', 'Ragnaros'])
    expect(t.zone('Boss', 'removed')).toContain('Majordomo Executus')
  })
})

describe('Lava Pool, Tight Quarters', () => {
  const pool = (card: string, ...aim: string[]) =>
    table({
      boss: { hero: 'Garr', hand: [card], resources: 2 },
      raiders: [{ cards: [kor, 'Battle Shout', 'Krol Blade'] }],
      turn: 'Boss',
    })
      .play(card, ...aim)
      .resolve()
      .zone('R1', 'graveyard')

  test('Lava Pool destroys an ability, an ally, or equipment', () => {
    for (const aim of [kor, 'Battle Shout', 'Krol Blade']) expect(pool('Lava Pool', aim)).toEqual([aim])
  })
  test('Tight Quarters destroys equipment, at any time', () => {
    expect(pool('Tight Quarters')).toEqual(['Krol Blade'])
    const t = table({
      boss: { hero: 'Garr', hand: ['Tight Quarters'], resources: 1 },
      raiders: [{ cards: ['Krol Blade', kor] }],
      turn: 'R1',
    })
    expect(t.as('Boss').legal()).toContain('play Tight Quarters')
  })
})

describe('Lava Spit', () => {
  const spit = (hero: string) =>
    table({
      boss: { hero, hand: ['Lava Spit'], resources: 1 },
      raiders: [{ cards: [kor, 'Crazy Igvand'] }, { hero: 'Graccus', cards: ['Donna Calister'] }],
      turn: 'R1',
    })
      .as('Boss')
      .play('Lava Spit', kor)
      .resolve()

  test('Lava Spit deals 2 fire damage to an opposing ally; with Magmadar also to all others in its party', () => {
    spit('Garr').expect(kor, { damage: 2 }).expect('Warrax', { damage: 0 }).expect('Crazy Igvand', { damage: 0 })
    const t = spit('Magmadar')
      .expect(kor, { damage: 2 })
      .expect('Warrax', { damage: 2 })
      .expect('Crazy Igvand', { damage: 2 })
    t.expect('Graccus', { damage: 0 }).expect('Donna Calister', { damage: 0 })
  })
})

describe('Living Bomb', () => {
  const bomb = (hero: string) =>
    table({
      boss: { hero, hand: ['Living Bomb'], resources: 1, decks },
      raiders: [
        { deck, cards: [kor, 'Crazy Igvand'] },
        { hero: 'Graccus', deck, cards: ['Donna Calister'] },
      ],
      turn: 'Boss',
    })
      .play('Living Bomb', kor)
      .resolve()
      .until('R2', 'action')

  test('Living Bomb destroys its ally at the start of the Boss player’s next turn', () => {
    const t = bomb('Garr').expect(kor, { zone: 'party' }).until('Boss', 'action')
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
    expect(t.zone('Boss', 'graveyard')).toEqual(['Living Bomb'])
    t.expect('Warrax', { damage: 0 })
  })

  test('Living Bomb: with Baron Geddon that ally deals its cost in fire damage to the others in its party', () => {
    const t = bomb('Baron Geddon')
    const before = ['Warrax', 'Crazy Igvand', 'Graccus'].map((n) => t.card(n).damage)
    t.until('Boss', 'action')
    expect(t.zone('R1', 'graveyard')).toContain(kor)
    expect(['Warrax', 'Crazy Igvand', 'Graccus'].map((n, i) => t.card(n).damage - before[i]!)).toEqual([3, 3, 0])
  })
})

describe("Lucifron's Curse", () => {
  const curse = (hero: string) => {
    const t = table({
      boss: { hero, hand: ["Lucifron's Curse"], resources: 1 },
      raiders: [{ cards: ['Battle Shout'], hand: ['Charge'], resources: 1 }],
      turn: 'R1',
    })
    return t.play('Charge', hero).as('Boss').say("play Lucifron's Curse")
  }

  test('Lucifron’s Curse: choose one, destroy target ability or interrupt target ability card', () => {
    const t = curse('Garr')
    expect(t.legal()).toEqual(['mode 0', 'mode 1'])
    t.say('mode 1').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Charge'])
    t.expect('Garr', { exhausted: false })
    const u = curse('Garr').say('mode 0').resolve()
    expect(u.zone('R1', 'graveyard')).toEqual(['Battle Shout'])
    u.resolve().expect('Garr', { exhausted: true })
  })

  test('Lucifron’s Curse: with Lucifron both may be chosen', () => {
    const t = curse('Lucifron').say('mode 0')
    expect(t.legal()).toEqual(['done', 'mode 1'])
    t.say('mode 1').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Battle Shout', 'Charge'])
    t.expect('Lucifron', { exhausted: false })
  })
})

describe('Magma Shackles', () => {
  const shackled = (hero: string) =>
    table({
      boss: {
        hero,
        hand: ['Magma Shackles'],
        resources: 1,
        cards: Array.from({ length: 5 }, () => 'Firesworn'),
        decks,
      },
      raiders: [
        { deck, cards: [kor, { name: 'Crazy Igvand', exhausted: true }], exhausted: true },
        { hero: 'Graccus', deck, cards: [{ name: 'Parvink', exhausted: true }] },
      ],
      turn: 'Boss',
    })
      .play('Magma Shackles', kor)
      .resolve()

  test('Magma Shackles exhausts target ally, which does not ready in its controller’s ready step', () => {
    const t = shackled('Magmadar').expect(kor, { exhausted: true }).until('R1', 'action')
    t.expect(kor, { exhausted: true })
      .expect('Crazy Igvand', { exhausted: false })
      .expect('Warrax', { exhausted: false })
  })

  test('Magma Shackles: while Garr is in play no ally of that party readies', () => {
    const t = shackled('Garr').until('R1', 'action')
    t.expect(kor, { exhausted: true })
      .expect('Crazy Igvand', { exhausted: true })
      .expect('Warrax', { exhausted: false })
    t.until('R2', 'action').expect('Parvink', { exhausted: false })
  })
})

describe("Shazzrah's Arcane Explosion", () => {
  const explosion = (hero: string) =>
    table({
      boss: { hero, hand: ["Shazzrah's Arcane Explosion"], resources: 2, decks },
      raiders: [{ cards: [kor] }, { hero: 'Graccus', cards: ['Parvink'] }],
      turn: 'R1',
    })
      .as('Boss')
      .play("Shazzrah's Arcane Explosion", 'R2')
      .resolve()

  test('Shazzrah’s Arcane Explosion deals 1 arcane damage to one opponent’s party; with Shazzrah three cards', () => {
    const t = explosion('Garr')
      .expect('Graccus', { damage: 1 })
      .expect('Parvink', { damage: 1 })
      .expect(kor, { damage: 0 })
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(explosion('Shazzrah').zone('Boss', 'hand')).toHaveLength(3)
  })
})

describe('Unexpected Distraction', () => {
  test('Unexpected Distraction prevents all damage that would be dealt to target hero or ally this turn', () => {
    const t = table({
      boss: { hero: 'Garr', hand: ['Unexpected Distraction'], resources: 1, decks },
      raiders: [{ deck, cards: [kor, 'Parvink'] }],
      turn: 'R1',
    })
    t.as('Boss').play('Unexpected Distraction', 'Garr').resolve()
    t.attack(kor, 'Garr').attack('Parvink', 'Garr').expect('Garr', { damage: 0 })
    t.until('Boss', 'action').until('R1', 'action').attack(kor, 'Garr').expect('Garr', { damage: 3 })
  })
})

describe('Volcanic Lair', () => {
  const lair = (resources: number) =>
    table({
      boss: {
        hero: 'Garr',
        resources,
        cards: ['Volcanic Lair'],
        row: ['Rune of Mohn', { name: 'Rune of Kress', faceDown: true }],
        decks,
      },
      raiders: [{ deck }, { hero: 'Graccus', deck }],
      turn: 'R2',
    })

  test('Volcanic Lair destroys target opposing hero at the start of a turn with five resources', () => {
    const t = lair(5).reach('Boss', 'ready', 'Graccus').resolve()
    expect(t.game.s.players[2]!.lost).toBe(true)
    expect(t.result()).toBe(null)
  })

  test('R303.3a Volcanic Lair counts face-down Minions, not runes', () => {
    const t = lair(4).until('Boss', 'action') // the fifth comes in the Minion phase, after the turn has started
    expect(t.resources('Boss').all).toBe(5)
    expect(Object.values(t.game.s.players).some((p) => p.lost)).toBe(false)
  })
})
