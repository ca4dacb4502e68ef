/** Main deck of Onyxia's Lair: what destroys and what interrupts. */
import { describe, expect, test } from 'vitest'
import { type SideSpec, table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const igvand = 'Crazy Igvand'
const whelp = 'Onyxian Whelp'

/** Two raiders with a card of each kind, a quest and resources. */
const parties: SideSpec[] = [
  { hero: 'Warrax', cards: [kor, 'Krol Blade', 'Golem Skull Helm', 'Stalwart Protector'], resources: 2 },
  {
    hero: 'Boris Brightbeard',
    cards: [igvand, 'Lei of Lilies', 'Spiritual Healing'],
    quests: ['In Dreams'],
    resources: 1,
  },
]

describe('Crush', () => {
  test('destroys the target ally, also on a raider’s turn', () => {
    const t = table({ boss: { hand: ['Crush'], resources: 1, cards: [whelp] }, raiders: parties, turn: 'R1' })
    t.as('Boss').say('play Crush')
    expect(t.asked()).toBe('Boss: target')
    expect(t.legal()).toEqual([`pick ${kor}`, `pick ${igvand}`, `pick ${whelp}`])
    t.say(`pick ${igvand}`).resolve().expect(igvand, { zone: 'graveyard' }).expect(kor, { zone: 'party' })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
  })

  test('707.1d without an ally it can’t be played, nor without a resource', () => {
    const legal = (boss: SideSpec, raiders: SideSpec[]): string[] => table({ boss, raiders, turn: 'Boss' }).legal()
    expect(legal({ hand: ['Crush'], resources: 1 }, [{ hero: 'Warrax', cards: ['Krol Blade'] }])).toEqual([
      'pass',
      'attack Onyxia',
    ])
    expect(legal({ hand: ['Crush'] }, parties)).toEqual(['pass', 'attack Onyxia'])
  })

  test('with her own Whelp as the only ally, that is the target', () => {
    const t = table({ boss: { hand: ['Crush'], resources: 1, cards: [whelp] }, turn: 'Boss' })
    t.play('Crush').resolve()
    expect(t.count('Boss', whelp)).toBe(0)
  })

  test('709.2a without its target it is interrupted', () => {
    const t = table({
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ hero: 'Boris Brightbeard', cards: ['Dorric the Martyr', kor], resources: 1 }],
      turn: 'Boss',
    })
    t.play('Crush', 'Dorric the Martyr').as('R1').use('Dorric the Martyr', kor).resolve()
    t.expect('Dorric the Martyr', { zone: 'graveyard' })
    t.resolve().expect(kor, { zone: 'party' })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
  })
})

describe('Wrath of Onyxia', () => {
  test('destroys the allies of every opponent', () => {
    const t = table({ boss: { hand: ['Wrath of Onyxia'], resources: 6 }, raiders: parties, turn: 'Boss' })
    t.play('Wrath of Onyxia').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
    expect(t.zone('R2', 'graveyard')).toEqual([igvand])
  })

  test('spares heroes, equipment, abilities and her own brood', () => {
    const t = table({
      boss: { hand: ['Wrath of Onyxia'], resources: 6, cards: [whelp, whelp, 'Thrash'] },
      raiders: parties,
      turn: 'Boss',
    })
    t.play('Wrath of Onyxia').resolve()
    expect(t.count('Boss', whelp)).toBe(2)
    expect(t.zone('R1', 'party')).toEqual(['Golem Skull Helm', 'Krol Blade', 'Stalwart Protector', 'Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Boris Brightbeard', 'Lei of Lilies', 'Spiritual Healing'])
    expect(t.zone('Boss', 'party')).toContain('Thrash')
  })

  test('403.1 five resources are too few; with no ally in play six may be wasted', () => {
    const poor = table({ boss: { hand: ['Wrath of Onyxia'], resources: 5 }, raiders: parties, turn: 'Boss' })
    expect(poor.legal()).toEqual(['pass', 'attack Onyxia'])
    const t = table({ boss: { hand: ['Wrath of Onyxia'], resources: 6 }, turn: 'Boss' })
    t.play('Wrath of Onyxia').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Wrath of Onyxia'])
  })
})

describe('Burninate', () => {
  test('destroys the abilities, allies and equipment of every opponent', () => {
    const t = table({ boss: { hand: ['Burninate'], resources: 8 }, raiders: parties, turn: 'Boss' })
    t.play('Burninate').resolve()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Boris Brightbeard'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Golem Skull Helm', kor, 'Krol Blade', 'Stalwart Protector'])
  })

  test('spares heroes, resources, quests and her own cards', () => {
    const t = table({
      boss: { hand: ['Burninate'], resources: 8, cards: [whelp, 'Thrash', { name: 'Engulfing Flames', on: 'Warrax' }] },
      raiders: parties,
      turn: 'Boss',
    })
    t.play('Burninate').resolve()
    expect(t.zone('R2', 'resources')).toEqual(['In Dreams', 'In Dreams'])
    expect(t.zone('Boss', 'party')).toEqual(['Engulfing Flames', 'Onyxia (Stage 1)', whelp, 'Thrash'])
    t.expect('Warrax', { damage: 0 })
  })

  test('401.2 an opponent’s ability attached to Onyxia is opposing; hers on an ally goes with its host', () => {
    const t = table({
      boss: { hand: ['Burninate'], resources: 8, cards: [{ name: 'Engulfing Flames', on: 'Onyxia' }] },
      raiders: [{ hero: 'Warrax', cards: [igvand, { name: 'Rend', on: 'Onyxia' }] }],
      turn: 'Boss',
    })
    t.play('Burninate').resolve()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.zone('R1', 'graveyard')).toEqual([igvand, 'Rend'])
  })

  test('403.1 it costs eight', () => {
    const legal = (resources: number): string[] =>
      table({ boss: { hand: ['Burninate'], resources }, turn: 'Boss' }).legal()
    expect(legal(7)).toEqual(['pass', 'attack Onyxia'])
    expect(legal(8)).toEqual(['pass', 'play Burninate', 'attack Onyxia'])
  })
})

describe('Shattering Scales', () => {
  test('destroys the abilities and equipment of every opponent', () => {
    const t = table({ boss: { hand: ['Shattering Scales'], resources: 4 }, raiders: parties, turn: 'Boss' })
    t.play('Shattering Scales').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Golem Skull Helm', 'Krol Blade', 'Stalwart Protector'])
    expect(t.zone('R2', 'graveyard')).toEqual(['Lei of Lilies', 'Spiritual Healing'])
  })

  test('spares allies, heroes and her own abilities', () => {
    const t = table({
      boss: { hand: ['Shattering Scales'], resources: 4, cards: ['Draconic Rage', whelp] },
      raiders: parties,
      turn: 'Boss',
    })
    t.play('Shattering Scales').resolve()
    expect(t.zone('R1', 'party')).toEqual([kor, 'Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Boris Brightbeard', igvand])
    expect(t.zone('Boss', 'party')).toEqual(['Draconic Rage', 'Onyxia (Stage 1)', whelp])
  })

  test('it is no instant, costs four, and abilities in hand or on the chain are safe', () => {
    const legal = (turn: string, resources: number): string[] =>
      table({ boss: { hand: ['Shattering Scales'], resources }, turn })
        .as('Boss')
        .legal()
    expect(legal('Boss', 3)).toEqual(['pass', 'attack Onyxia'])
    expect(legal('R1', 4)).toEqual(['pass'])
    const t = table({
      boss: { hand: ['Shattering Scales'], resources: 4 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Frostbolt', 'Fire Blast'], resources: 3 }],
      turn: 'Boss',
    })
    t.play('Shattering Scales').as('R1').play('Frostbolt', 'Onyxia').resolve().resolve()
    t.expect('Onyxia', { damage: 3 })
    expect(t.zone('R1', 'hand')).toEqual(['Fire Blast'])
  })
})

describe('Tail Swipe', () => {
  test('destroys one ability, ally or equipment, whosever it is', () => {
    const t = table({ boss: { hand: ['Tail Swipe'], resources: 2, cards: [whelp] }, raiders: parties, turn: 'Boss' })
    t.say('play Tail Swipe')
    expect(t.legal()).toEqual(
      [
        whelp,
        kor,
        'Krol Blade',
        'Golem Skull Helm',
        'Stalwart Protector',
        igvand,
        'Lei of Lilies',
        'Spiritual Healing',
      ].map((n) => `pick ${n}`),
    )
    t.say('pick Krol Blade').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Krol Blade'])
    expect(t.zone('R1', 'party')).toEqual(['Golem Skull Helm', kor, 'Stalwart Protector', 'Warrax'])
  })

  test('707.1d with heroes, resources and quests alone there is no target', () => {
    const t = table({
      boss: { hand: ['Tail Swipe'], resources: 2 },
      raiders: [{ quests: ['In Dreams'], resources: 3 }],
      turn: 'Boss',
    })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('it is no instant and costs two', () => {
    const legal = (turn: string, resources: number): string[] =>
      table({ boss: { hand: ['Tail Swipe'], resources }, raiders: parties, turn })
        .as('Boss')
        .legal()
    expect(legal('Boss', 2)).toEqual(['pass', 'play Tail Swipe', 'attack Onyxia'])
    expect(legal('Boss', 1)).toEqual(['pass', 'attack Onyxia'])
    expect(legal('R1', 2)).toEqual(['pass'])
  })

  test('706.1 a weapon that opponents can’t target is spared', () => {
    const t = table({
      boss: { hand: ['Tail Swipe'], resources: 2 },
      raiders: [{ cards: ['Krol Blade', 'Stronghold Gauntlets'] }],
      turn: 'Boss',
    })
    t.play('Tail Swipe').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Stronghold Gauntlets'])
  })
})

describe('Meaningless Exertion', () => {
  const spell = { hero: 'Litori Frostburn', hand: ['Frostbolt'], resources: 3 }

  test('707.1c destroys an ability in play', () => {
    const t = table({ boss: { hand: ['Meaningless Exertion'], resources: 1 }, raiders: parties, turn: 'R1' })
    t.as('Boss').say('play Meaningless Exertion')
    // Nothing is on the chain that it could interrupt, so only one mode is open.
    expect(t.asked()).toBe('Boss: target')
    expect(t.legal()).toEqual(['pick Stalwart Protector', 'pick Spiritual Healing'])
    t.say('pick Spiritual Healing').resolve()
    expect(t.zone('R2', 'graveyard')).toEqual(['Spiritual Healing'])
    expect(t.zone('R1', 'party')).toContain('Stalwart Protector')
  })

  test('711.1 interrupts an ability card on the chain', () => {
    const t = table({ boss: { hand: ['Meaningless Exertion'], resources: 1 }, raiders: [spell], turn: 'R1' })
    t.play('Frostbolt', 'Onyxia').as('Boss').play('Meaningless Exertion').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Frostbolt'])
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.expect('Onyxia', { damage: 0 })
  })

  test('707.1d allies, equipment and effects on the chain are no ability cards', () => {
    const t = table({
      boss: { hand: ['Meaningless Exertion'], resources: 1 },
      raiders: [{ hero: 'Boris Brightbeard', hand: [kor], cards: ['Freya Lightsworn'], resources: 3, damage: 5 }],
      turn: 'R1',
    })
    t.play(kor).as('Boss')
    expect(t.legal()).toEqual(['pass'])
    t.resolve().use('Freya Lightsworn', 'Boris Brightbeard').as('Boss')
    expect(t.legal()).toEqual(['pass'])
  })

  test('both modes open: she chooses, and its own card is no target', () => {
    const t = table({
      boss: { hand: ['Meaningless Exertion'], resources: 1, cards: ['Thrash'] },
      raiders: [spell],
      turn: 'R1',
    })
    t.play('Frostbolt', 'Onyxia').as('Boss').say('play Meaningless Exertion')
    expect(t.asked()).toBe('Boss: mode')
    expect(t.legal()).toEqual(['mode 0', 'mode 1'])
    t.say('mode 1').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Frostbolt'])
    expect(t.zone('Boss', 'party')).toContain('Thrash')
  })

  test('it may answer an answer, and be interrupted by another one', () => {
    const t = table({
      boss: { hand: ['Flame Breath', 'Meaningless Exertion', 'Meaningless Exertion'], resources: 4 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Counterspell', 'Counterspell'], resources: 4 }],
      turn: 'Boss',
    })
    t.play('Flame Breath').as('R1').play('Counterspell')
    t.as('Boss').play('Meaningless Exertion', 'Counterspell').as('R1').play('Counterspell', 'Meaningless Exertion')
    t.as('Boss').say('play Meaningless Exertion')
    expect(t.legal()).toHaveLength(4)
    t.say('pick Counterspell#2').resolve()
    t.resolveAll()
    t.expect('Litori Frostburn', { damage: 1 })
  })
})
