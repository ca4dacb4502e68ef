/** The main deck of Magtheridon's Lair, card by card: it works, it does not where it should not, and the edge. R403 has the FAQ. */
import { describe, expect, test } from 'vitest'
import { ally, item, withCards } from '../../rules/own.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'magtheridons-lair'
const bloods = (n: number) => Array.from({ length: n }, () => "Magtheridon's Blood")
const cubes = (n: number) => Array.from({ length: n }, () => 'Manticron Cube')
const deck = ['Blood Siphon', 'Blood Siphon', 'Blood Siphon', 'Blood Siphon']

/** Unleashed Magtheridon with a card in hand and resources to play it. */
const free = (card: string, boss: BossSpec = {}, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid,
    boss: { hero: 'Magtheridon (Unleashed)', hand: [card], resources: 8, deck, ...boss },
    raiders: raiders.map((r) => ({ deck: ['In Dreams', 'In Dreams', 'In Dreams'], ...r })),
    turn: 'Boss',
    ...more,
  })
const guardians = withCards(
  item('Old Banner', {
    powers: [{ always: [{ mod: 'keyword', what: { is: 'character', of: 'you' }, keyword: 'Protector' }] }],
  }),
)
const chained = (card: string, boss: BossSpec = {}, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  free(card, { hero: 'Magtheridon (Chained)', cards: ['Shadow Channeler'], ...boss }, raiders, more)

describe('Abyssal Reinforcements', () => {
  test('puts an Abyssal into play, stays, and turns two Bloods into another', () => {
    const t = free('Abyssal Reinforcements', { row: bloods(2) })
    t.play('Abyssal Reinforcements').resolveAll()
    expect(t.count('Boss', 'Abyssal')).toBe(1)
    t.expect('Abyssal', { atk: 6, health: 6 })
    t.use('Abyssal Reinforcements').resolveAll()
    expect([t.count('Boss', 'Abyssal'), t.zone('Boss', 'row')]).toEqual([2, []])
  })
  test('its power is for the own turn only', () => {
    const t = free('Blast Nova', { row: bloods(2), cards: ['Abyssal Reinforcements'] }, [{}], { turn: 'R1' })
    t.as('Boss')
    expect(t.legal()).not.toContain('use Abyssal Reinforcements')
  })
})

describe('Bathe in Blood', () => {
  test('deals 2 damage, and gains a Blood once he is Unleashed', () => {
    const t = free('Bathe in Blood').play('Bathe in Blood', 'Warrax').resolveAll()
    t.expect('Warrax', { damage: 2 })
    expect(t.zone('Boss', 'row')).toEqual(bloods(1))
  })
  test('gains none while he is Chained', () => {
    const t = chained('Bathe in Blood').play('Bathe in Blood', 'Warrax').resolveAll()
    t.expect('Warrax', { damage: 2 })
    expect(t.zone('Boss', 'row')).toEqual([])
  })
})

describe('Blast Nova', () => {
  test('turns the Lair over: on the Nova side that cools it down', () => {
    const t = free('Blast Nova', { row: [{ name: "Magtheridon's Lair", faceDown: true }, ...cubes(1)] })
    t.play('Blast Nova').resolveAll()
    t.expect("Magtheridon's Lair", { faceDown: false })
  })
  test('does nothing while there is no Lair', () => {
    const t = chained('Blast Nova').play('Blast Nova').resolveAll()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Blast Nova'])
  })
})

describe('Blindside', () => {
  test('takes the raiders’ hands until the end of the Boss player’s next turn', () => {
    const t = free('Blindside', {}, [{ hand: ['Heal', 'Smite'] }, { hand: ['Fire Blast'] }])
    t.play('Blindside').resolveAll()
    expect([t.zone('R1', 'hand'), t.zone('R2', 'hand')]).toEqual([[], []])
    expect(t.zone('R1', 'removed')).toEqual(['Heal', 'Smite'])
    t.reach('R1', 'ready')
    expect(t.zone('R1', 'removed')).toEqual(['Heal', 'Smite'])
    t.until('Boss', 'end')
    t.resolveAll().reach('R1', 'ready')
    expect(t.zone('R1', 'hand')).toEqual(expect.arrayContaining(['Heal', 'Smite']))
    expect(t.zone('R2', 'hand')).toContain('Fire Blast')
    expect(t.zone('R1', 'removed')).toEqual([])
  })
})

describe('small ones', () => {
  test('Blood Siphon is destroyed for three cards', () => {
    const t = free('Blast Nova', { cards: ['Blood Siphon'] })
    t.use('Blood Siphon').resolveAll()
    expect(t.zone('Boss', 'hand')).toHaveLength(4)
    expect(t.zone('Boss', 'graveyard')).toEqual(['Blood Siphon'])
  })
  test('Broken Hopes destroys an ability or equipment, not an ally', () => {
    const t = free('Blast Nova', { cards: ['Broken Hopes'] }, [{ cards: ['Kor Cindervein', 'Devotion Aura'] }])
    t.use('Broken Hopes', 'Devotion Aura').resolveAll()
    expect(t.zone('R1', 'party')).toEqual(['Kor Cindervein', 'Warrax'])
  })
  test('Demonic Fury enters exhausted; then the next card costs 2 less', () => {
    const t = free('Demonic Fury').play('Demonic Fury').resolveAll()
    t.expect('Demonic Fury', { exhausted: true })
    const u = free('Abyssal Reinforcements', { cards: ['Demonic Fury'], resources: 1 })
    expect(u.legal()).not.toContain('play Abyssal Reinforcements')
    u.use('Demonic Fury').resolveAll().play('Abyssal Reinforcements').resolveAll()
    expect(u.resources('Boss').ready).toBe(0)
    expect(u.count('Boss', 'Abyssal')).toBe(1)
  })
  test('Terrifying Presence: opposing allies enter exhausted, and it exhausts one', () => {
    const t = free('Blast Nova', { cards: ['Terrifying Presence'] }, [{ hand: ['Kor Cindervein'], resources: 3 }], {
      turn: 'R1',
    })
    t.play('Kor Cindervein').resolveAll()
    t.expect('Kor Cindervein', { exhausted: true })
    const u = free('Blast Nova', { cards: ['Terrifying Presence'] }, [{ cards: ['Kor Cindervein'] }])
    u.use('Terrifying Presence').resolveAll()
    u.expect('Kor Cindervein', { exhausted: true })
  })
  test('Violent Reflex strikes back at what deals him damage', () => {
    const t = free('Blast Nova', { cards: ['Violent Reflex'] }, [{ cards: ['Kor Cindervein'] }], { turn: 'R1' })
    t.attack('Kor Cindervein', 'Magtheridon').resolveAll()
    t.expect('Kor Cindervein', { damage: 1 })
    t.expect('Magtheridon', { damage: 3 })
  })
  test('Trample Underfoot deals 2 damage, and 2 more whenever he exhausts', () => {
    const t = free('Trample Underfoot', {}, [{ cards: ['Kor Cindervein'] }])
    t.play('Trample Underfoot', 'Warrax').resolveAll()
    t.expect('Warrax', { damage: 2 })
    t.propose('Magtheridon', 'Warrax').resolveAll('Kor Cindervein')
    t.expect('Kor Cindervein', { damage: 2 })
  })
})

describe('interrupts', () => {
  test('Brush Aside: 1 melee damage to the hero for each Blood', () => {
    const t = free('Brush Aside', { row: bloods(4) }, [{ hand: ['Kor Cindervein'], resources: 3 }], { turn: 'R1' })
    t.play('Kor Cindervein').as('Boss').play('Brush Aside').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    t.expect('Warrax', { damage: 4 })
  })
  test('Will of the Legion: gains a Blood besides', () => {
    const t = free('Will of the Legion', {}, [{ hand: ['Kor Cindervein'], resources: 3 }], { turn: 'R1' })
    t.play('Kor Cindervein').as('Boss').play('Will of the Legion').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    expect(t.zone('Boss', 'row')).toEqual(bloods(1))
  })
})

describe('Deadly Sweep', () => {
  test('706.1 destroys up to one target of each raider', () => {
    const t = free('Deadly Sweep', {}, [{ cards: ['Kor Cindervein', 'Parvink'] }, { cards: ['Crazy Igvand'] }])
    t.play('Deadly Sweep', 'Parvink', 'Crazy Igvand').resolveAll()
    expect([t.zone('R1', 'graveyard'), t.zone('R2', 'graveyard')]).toEqual([['Parvink'], ['Crazy Igvand']])
  })
})

describe('Magtheridon’s Rage', () => {
  test('707.1d one ally, and one more for each Blood; X to each', () => {
    const t = free("Magtheridon's Rage", { row: bloods(1) }, [{ cards: ['Kor Cindervein', 'Crazy Igvand', 'Parvink'] }])
    t.play("Magtheridon's Rage", 2, 'Kor Cindervein', 'Crazy Igvand').resolveAll()
    t.expect('Kor Cindervein', { damage: 2 })
    t.expect('Crazy Igvand', { damage: 2 })
    t.expect('Parvink', { damage: 0 })
  })
})

describe('Mind Exhaustion', () => {
  test('deals 4, and its bearer can’t man a Cube, but can do everything else', () => {
    const t = free('Mind Exhaustion', { row: cubes(1) }, [{ cards: ['Crazy Igvand', 'Kor Cindervein'] }])
    t.play('Mind Exhaustion', 'Crazy Igvand').resolveAll()
    t.expect('Crazy Igvand', { damage: 4 })
    t.until('R1', 'action').say('use Manticron Cube')
    expect(t.legal().filter((l) => l.includes('Igvand'))).toEqual([])
    t.say('pick Kor Cindervein').resolveAll()
    expect(t.card('Manticron Cube').host).toBe(t.id('Kor Cindervein'))
  })
})

describe('One Fell Swoop', () => {
  test('only with fifteen Bloods, and he exhausts for it; 30 to everybody', () => {
    expect(free('One Fell Swoop', { row: bloods(14) }).legal()).not.toContain('play One Fell Swoop')
    expect(free('One Fell Swoop', { row: bloods(15), exhausted: true }).legal()).not.toContain('play One Fell Swoop')
    const t = free('One Fell Swoop', { row: bloods(15) }, [{ cards: ['Kor Cindervein'] }])
    t.play('One Fell Swoop')
    t.expect('Magtheridon', { exhausted: true })
    t.resolveAll()
    expect(t.result()).toBe('boss')
  })
})

describe('Path of Ruin', () => {
  test('a number is chosen; what costs that is destroyed, of all raiders', () => {
    const t = free('Path of Ruin', {}, [{ cards: ['Kor Cindervein', 'Crazy Igvand'] }, { cards: ['Parvink'] }])
    t.play('Path of Ruin').resolve(3)
    expect([t.zone('R1', 'party'), t.zone('R2', 'party')]).toEqual([['Crazy Igvand', 'Warrax'], ['Warrax']])
  })
})

describe('Power Returns', () => {
  test('a card for each Blood; a Blood brings it back from the graveyard', () => {
    const t = free('Power Returns', { row: bloods(2) })
      .play('Power Returns')
      .resolveAll()
    expect(t.zone('Boss', 'hand')).toHaveLength(2)
    t.use('Power Returns').resolveAll()
    expect(t.zone('Boss', 'hand')).toContain('Power Returns')
    expect(t.zone('Boss', 'row')).toEqual(bloods(1))
  })
})

describe('Rampant Destruction', () => {
  test('destroys so many abilities and equipment as there are Bloods', () => {
    const t = free('Rampant Destruction', { row: bloods(1) }, [{ cards: ['Devotion Aura', 'Kor Cindervein'] }])
    t.play('Rampant Destruction').resolveAll()
    expect(t.zone('R1', 'party')).toEqual(['Kor Cindervein', 'Warrax'])
  })
  test('discarded for an opponent’s effect it may come back', () => {
    const t = free('Rampant Destruction', {}, [{ hand: ['Mind Spike'], resources: 2 }], { turn: 'R1' })
    t.play('Mind Spike', 'Warrax').resolveAll()
    expect(t.zone('Boss', 'hand')).toEqual(['Rampant Destruction'])
  })
})

describe('Redouble Effort', () => {
  test('readies him; he can’t attack the same hero again this turn', () => {
    const t = free('Blast Nova', { cards: ['Redouble Effort'], row: bloods(1) }, [{}, {}])
    t.attack('Magtheridon', 'Warrax').use('Redouble Effort').resolveAll()
    t.expect('Magtheridon', { exhausted: false })
    t.say('attack Magtheridon')
    expect(t.legal()).toHaveLength(1)
  })

  test('602.1, 602.3 neither the hero for whom an ally protected, nor one who protected an ally', () => {
    const guarded = [{ cards: ['Crazy Igvand', 'Old Banner'] }, {}]
    const left = (aim: string, protector: string): string[] => {
      const t = free('Blast Nova', { cards: ['Redouble Effort'] }, guarded, { library: guardians })
      t.propose('Magtheridon', aim).resolve().passAll().say(`protect ${protector}`).fight()
      t.use('Redouble Effort').resolveAll().say('attack Magtheridon')
      return t.legal()
    }
    // Both raiders have Warrax: only the other one's is left.
    expect(left('Warrax', 'Crazy Igvand')).toEqual(['pick Crazy Igvand', 'pick Warrax'])
    expect(left('Crazy Igvand', 'Warrax')).toEqual(['pick Crazy Igvand', 'pick Warrax'])
  })
})

describe('Sadistic Choice', () => {
  test('the raider decides: two cards into the hand, or into the graveyard for two others', () => {
    const hand = free('Sadistic Choice', { deck: ['Blast Nova', 'Blindside', 'Path of Ruin', 'Whiplash'] })
    hand.play('Sadistic Choice').resolve('no').resolveAll()
    expect(hand.zone('Boss', 'hand')).toEqual(['Blast Nova', 'Blindside'])
    const grave = free('Sadistic Choice', { deck: ['Blast Nova', 'Blindside', 'Path of Ruin', 'Whiplash', ...deck] })
    grave.play('Sadistic Choice').resolve('yes').resolveAll()
    expect(grave.zone('Boss', 'hand')).toEqual(['Path of Ruin', 'Whiplash'])
    expect(grave.zone('Boss', 'graveyard')).toEqual(['Blast Nova', 'Blindside', 'Sadistic Choice'])
  })
})

describe('Sow Destruction', () => {
  test('enters with a counter for each Blood, gains one each turn, and burns the hero with the least damage', () => {
    const t = free('Sow Destruction', { row: bloods(2) }, [{ damage: 3 }, {}])
    t.play('Sow Destruction').resolveAll()
    t.expect('Sow Destruction', { counters: { curse: 2 } })
    t.reach('Boss', 'ready').resolveAll()
    t.expect('Sow Destruction', { counters: { curse: 3 } })
    expect(t.card('Warrax#2').damage + t.card('Warrax').damage).toBe(6)
  })
})

describe('Spirit Wrench', () => {
  test('moves all damage from one hero to another', () => {
    const t = free('Spirit Wrench', { row: bloods(7) }, [{ damage: 5 }, { hero: 'Boris Brightbeard' }])
    t.play('Spirit Wrench', 'Warrax', 'Boris Brightbeard').resolveAll()
    t.expect('Warrax', { damage: 0 })
    t.expect('Boris Brightbeard', { damage: 5 })
  })
})

describe('Squish Together', () => {
  test('two opposing allies exhaust and hit each other', () => {
    const t = free('Squish Together', {}, [{ cards: ['Kor Cindervein', 'Crazy Igvand'] }])
    t.play('Squish Together').resolveAll()
    t.expect('Crazy Igvand', { damage: 3, exhausted: true })
    t.expect('Kor Cindervein', { damage: 0, exhausted: true })
  })

  test('802 they do it at once: ATK that the first blow would raise is not dealt back', () => {
    const fury = ally('Fury', 1, 9, {
      powers: [
        { always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 6 }], while: { match: 'self', state: 'damaged' } },
      ],
    })
    for (const cards of [
      ['Fury', 'Dummy 2/3'],
      ['Dummy 2/3', 'Fury'],
    ]) {
      const t = free('Squish Together', {}, [{ cards }], { library: withCards(fury) })
      t.play('Squish Together').resolveAll().expect('Dummy 2/3', { damage: 1 }).expect('Fury', { damage: 2, atk: 7 })
    }
  })
})

describe('Swath of Destruction', () => {
  const three: readonly SideSpec[] = [
    { cards: ['Kor Cindervein'], resources: 1, hand: ['Heal'] },
    { resources: 1, hand: ['Heal'] },
    { resources: 1, hand: ['Heal'] },
  ]
  test('an ally, then a resource of another, then a card of a third', () => {
    const t = free('Swath of Destruction', { row: bloods(1) }, three)
    t.play('Swath of Destruction').resolve('R3').resolveAll()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect([1, 2, 3].map((n) => t.resources(`R${n}`).all)).toEqual([1, 1, 0])
    expect([1, 2, 3].map((n) => t.zone(`R${n}`, 'hand').length)).toEqual([1, 0, 1])
  })
  test('with two raiders nobody discards, with one only the ally goes', () => {
    const two = free('Swath of Destruction', { row: bloods(1) }, three.slice(0, 2))
    two.play('Swath of Destruction').resolveAll()
    expect([two.resources('R2').all, two.zone('R2', 'hand').length, two.zone('R1', 'hand').length]).toEqual([0, 1, 1])
    const one = free('Swath of Destruction', { row: bloods(1) }, three.slice(0, 1))
    one.play('Swath of Destruction').resolveAll()
    expect([one.zone('R1', 'party'), one.resources('R1').all]).toEqual([['Warrax'], 1])
  })
})

describe('Whiplash', () => {
  test('exhausts an ally for each card above seven in hand, and gains a Blood', () => {
    const hand = ['Whiplash', ...Array.from({ length: 8 }, () => 'Blast Nova')]
    const t = free('Whiplash', { hand }, [{ cards: ['Kor Cindervein', 'Parvink'] }])
    t.play('Whiplash').resolve('Parvink').resolveAll()
    t.expect('Parvink', { exhausted: true })
    t.expect('Kor Cindervein', { exhausted: false })
    expect(t.zone('Boss', 'row')).toEqual(bloods(1))
  })
})

describe('what he wears', () => {
  test.each(["Pit Lord's Armor", "Pit Lord's Glaive"])('%s only once he is Unleashed', (card) => {
    expect(chained(card).legal()).not.toContain(`play ${card}`)
    expect(free(card).legal()).toContain(`play ${card}`)
  })
  test('717.2c the Armor prevents 5 of the damage to him', () => {
    const t = free('Blast Nova', { cards: ["Pit Lord's Armor"] }, [{ cards: ['Anika Berlyn'] }], { turn: 'R1' })
    t.propose('Anika Berlyn', 'Magtheridon').fight("prevent Pit Lord's Armor")
    t.expect('Magtheridon', { damage: 0 })
    t.expect("Pit Lord's Armor", { exhausted: true })
  })
  test('the Armor turns a Blood into safety: he can’t be targeted, his cards can’t be interrupted, this turn', () => {
    const raider: SideSpec = { cards: ['Kor Cindervein'], hand: ['Counterspell', 'Fire Blast'], resources: 4 }
    const t = free('Blast Nova', { cards: ["Pit Lord's Armor"], row: bloods(1) }, [raider])
    t.use("Pit Lord's Armor").resolveAll().play('Blast Nova').as('R1').say('play Fire Blast')
    expect(t.legal()).not.toContain('pick Magtheridon')
    t.say('pick Kor Cindervein').resolve().as('R1').play('Counterspell').resolveAll()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Blast Nova'])
    expect(t.zone('Boss', 'row')).toEqual([])
  })
  test('the Glaive is struck for nothing, and his combat damage hits a second one', () => {
    const t = free('Blast Nova', { cards: ["Pit Lord's Glaive"], row: bloods(1) }, [{ cards: ['Medoc Spiritwarden'] }])
    t.propose('Magtheridon', 'Warrax').fight("Pit Lord's Glaive", 'Medoc Spiritwarden')
    t.expect('Warrax', { damage: 5 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Medoc Spiritwarden'])
  })
})
