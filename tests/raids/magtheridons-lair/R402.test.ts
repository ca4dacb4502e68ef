/** R402: unleashing, Blood, Cubes and the Lair. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../src/engine/index.ts'
import { ability, ally, filler, instant, withCards } from '../../rules/own.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'magtheridons-lair'
const chained = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid,
    boss: { hero: 'Magtheridon (Chained)', deck: ['Blast Nova', 'Blast Nova'], ...boss },
    raiders,
    ...more,
  })
const cubes = (n: number) => Array.from({ length: n }, () => 'Manticron Cube')
const bloods = (n: number) => Array.from({ length: n }, () => "Magtheridon's Blood")
const unleashed = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid,
    boss: { hero: 'Magtheridon (Unleashed)', deck: ['Blast Nova', 'Blast Nova', 'Blast Nova'], ...boss },
    raiders,
    ...more,
  })

/** With two health left. */
const hurt = (name: string) => ({ name, damage: 2 })

/** What lies in the row once he is free. */
const free = [...bloods(1), "Magtheridon's Lair", ...cubes(5)].sort()
const isFree = (t: Table): void => {
  expect(t.zone('Boss', 'party')).toContain('Magtheridon (Unleashed)')
  expect(t.zone('Boss', 'row')).toEqual(free)
  t.expect('Magtheridon', { damage: 0, exhausted: false, faceDown: false })
  t.expect("Magtheridon's Lair", { faceDown: false })
  expect(t.zone('Boss', 'removed')).toContain('Magtheridon (Chained)')
  expect(t.stage()).toBe(2)
}

describe('R402.1 unleashing', () => {
  test('R402.1a a Channeler that would leave play is removed from the game', () => {
    const t = chained(
      { cards: [hurt('Summoner Channeler'), 'Shadow Channeler'] },
      [{ hand: ['Fire Blast'], resources: 2 }],
      {
        turn: 'R1',
      },
    )
    t.play('Fire Blast', 'Summoner Channeler').resolveAll()
    expect(t.zone('Boss', 'removed')).toEqual(['Summoner Channeler'])
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    expect(t.zone('Boss', 'party')).toEqual(['Magtheridon (Chained)', 'Shadow Channeler'])
  })

  test('R402.1a when the last Channeler leaves he is flipped, and what follows can’t be interrupted', () => {
    const t = chained({ cards: [hurt('Shadow Channeler')] }, [{ hand: ['Fire Blast'], resources: 2 }], { turn: 'R1' })
    t.play('Fire Blast', 'Shadow Channeler').resolve()
    t.resolve() // the flip
    t.expect('Magtheridon', { faceDown: true })
    const [link] = t.game.s.chain[0]!.links.map((id) => t.game.s.links[id]!)
    expect(link).toMatchObject({ kind: 'trigger', sealed: true })
    t.resolveAll()
    isFree(t)
  })

  test('R402.1a, 415.8b the last Channeler leaves his party also as a raider takes it, one or several at once', () => {
    const take = ability('Take', {
      text: [
        { do: 'exhaust', what: { is: 'ally', of: 'opponents', as: 'they' } },
        { do: 'modify', mods: [{ mod: 'control', what: '$they', by: 'you' }], until: 'turn' },
      ],
    })
    for (const n of [1, 3]) {
      const cards = Array(n).fill('Shadow Channeler')
      const t = chained({ cards }, [{ hand: ['Take'] }, {}], { turn: 'R1', library: withCards(take) })
      t.play('Take').resolve()
      expect(t.zone('R1', 'party')).toEqual([...cards, 'Warrax'])
      expect(t.legal()).toEqual(['pass']) // on the chain, where nobody can interrupt it
      t.resolveAll()
      isFree(t)
      t.until('Boss', 'action')
      expect(t.zone('Boss', 'party')).toEqual(['Magtheridon (Unleashed)', ...cards])
    }
  })

  test('R402.1a, 415.8b one of two that a raider takes is not the last; back in the party, it is there again', () => {
    const cards = ['Shadow Channeler', hurt('Dark Mending Channeler')]
    const library = withCards(
      ability('Borrow', {
        text: [
          {
            do: 'modify',
            mods: [{ mod: 'control', what: { target: 1, is: 'ally', of: 'opponents', as: 'it' }, by: 'you' }],
            until: 'turn',
          },
        ],
      }),
    )
    const raiders = [
      { hand: ['Borrow'], deck: filler },
      { hand: ['Fire Blast'], resources: 2, deck: filler },
    ]
    const t = chained({ cards }, raiders, { turn: 'R1', library })
    t.play('Borrow', 'Shadow Channeler').resolveAll().until('R2', 'action')
    t.play('Fire Blast', 'Dark Mending Channeler').resolveAll()
    expect(t.stage()).toBe(1)
    expect(t.zone('Boss', 'party')).toEqual(['Magtheridon (Chained)', 'Shadow Channeler'])
    // Two Warlocks have left the party: one was taken.
    t.until('Boss', 'action').attack('Shadow Channeler', 'Warrax').expect('Warrax', { damage: 3 })
  })

  test('102.2, R402.1a whoever killed the last Channeler concedes in their own turn: he is freed all the same', () => {
    for (const flipped of [false, true]) {
      const raiders = [{ hand: ['Fire Blast'], resources: 2 }, {}]
      const t = chained({ cards: [hurt('Shadow Channeler')] }, raiders, { turn: 'R1' })
      t.play('Fire Blast', 'Shadow Channeler').resolve()
      if (flipped) t.resolve()
      t.concede('R1').resolveAll()
      isFree(t)
      t.passAll()
      expect(t.game.s.turn[0]).toMatchObject({ seat: 2, step: 'ready' })
    }
  })

  test('R402.1a the fifth resource unleashes him too, whatever Channelers are left', () => {
    const t = chained({ cards: ['Shadow Channeler'], resources: 4 }, [{}], { turn: 'Boss', at: 'start' })
    expect(t.resources('Boss').all).toBe(5)
    t.resolveAll()
    isFree(t)
    expect(t.zone('Boss', 'party')).toEqual(['Magtheridon (Unleashed)', 'Shadow Channeler'])
  })

  test('R402.1a the fourth does not, nor does the last but one Channeler', () => {
    const t = chained({ cards: ['Shadow Channeler', 'Dark Mending Channeler'], resources: 3 }, [{}], {
      turn: 'Boss',
      at: 'start',
    })
    t.resolveAll()
    expect(t.zone('Boss', 'row')).toEqual([])
    expect(t.stage()).toBe(1)
  })

  test('R402.1a a sixth resource and a last Channeler later unleash nobody again', () => {
    const t = unleashed({ resources: 5, cards: ['Shadow Channeler'], row: [...cubes(5), "Magtheridon's Lair"] }, [{}], {
      turn: 'Boss',
      at: 'start',
    })
    t.resolveAll()
    expect(t.zone('Boss', 'row').filter((name) => name === 'Manticron Cube')).toHaveLength(5)
  })

  test('R402.1a he draws two cards in the very turn in which the fifth resource frees him', () => {
    const t = chained(
      { cards: ['Shadow Channeler'], resources: 4, deck: ['Blindside', 'Blindside', 'Blindside'] },
      [{}],
      {
        turn: 'Boss',
        at: 'start',
      },
    )
    t.until('Boss', 'draw')
    expect(t.zone('Boss', 'hand')).toHaveLength(2)
  })

  test('R402.1a if the last Channeler leaves while the fifth resource is still at work, he is unleashed once', () => {
    const t = chained({ cards: [hurt('Shadow Channeler')], resources: 4 }, [{ hand: ['Fire Blast'], resources: 2 }], {
      turn: 'Boss',
      at: 'start',
    })
    t.as('R1').play('Fire Blast', 'Shadow Channeler').resolveAll()
    isFree(t)
  })

  test('R101.4 what is attached to the Chained one stays, and he enters ready and undamaged', () => {
    const t = chained(
      { exhausted: true, cards: [hurt('Shadow Channeler')] },
      [{ hand: ['Fire Blast'], resources: 2 }],
      {
        turn: 'R1',
      },
    )
    t.play('Fire Blast', 'Shadow Channeler').resolveAll()
    isFree(t)
  })
})

describe('R402.2 Blood', () => {
  test('R402.2a a Blood in the resource row is a resource like any other, and counts as Blood no longer', () => {
    const t = unleashed({ resources: 1, row: bloods(2) }, [{}], { turn: 'Boss', at: 'start' })
    t.until('Boss', 'action')
    expect(t.resources('Boss').all).toBe(2)
    t.attack('Magtheridon', 'Warrax')
    expect(t.card('Warrax').damage).toBe(3) // two and the one gained, not the one in the row
  })

  test('R402.2b Blood in play is no resource: it pays nothing', () => {
    const t = unleashed({ row: bloods(3), hand: ['Blast Nova'] }, [{}], { turn: 'Boss' })
    expect(t.legal()).not.toContain('play Blast Nova')
    expect(view(t.game, 0).seats[0]).toMatchObject({ payers: 0, readyResources: 0 })
  })

  test('R402.2c destroyed to pay a cost, a Blood enters no graveyard: it is back in the pile', () => {
    const t = unleashed({ row: bloods(2), cards: ['Abyssal Reinforcements'] }, [{}], { turn: 'Boss' })
    t.use('Abyssal Reinforcements').resolveAll()
    expect(t.zone('Boss', 'row')).toEqual([])
    expect([t.zone('Boss', 'graveyard'), t.zone('Boss', 'removed')]).toEqual([[], []])
    expect(t.count('Boss', 'Abyssal')).toBe(1)
  })

  test('R402.2c a cost of two Bloods can’t be paid with one', () => {
    const t = unleashed({ row: bloods(1), cards: ['Abyssal Reinforcements'] }, [{}], { turn: 'Boss' })
    expect(t.legal()).not.toContain('use Abyssal Reinforcements')
  })

  test('R402.2d there is always one more: the thirtieth is like the others', () => {
    const t = unleashed({ row: bloods(29), resources: 3 }, [{}], { turn: 'Boss', at: 'start' })
    expect(t.zone('Boss', 'row')).toHaveLength(30)
    expect(t.resources('Boss').all).toBe(4)
  })
})

describe('R402.3 Cubes', () => {
  const two: readonly SideSpec[] = [
    { cards: ['Kor Cindervein', { name: 'Crazy Igvand', fresh: true }] },
    { cards: ['Galway Steamwhistle'], deck: ['In Dreams'] },
  ]

  test('R402.3a a raider exhausts a character on the own turn, however new it is, and the Cube is attached to it', () => {
    const t = unleashed({ row: cubes(5) }, two, { turn: 'R1' })
    t.use('Manticron Cube', 'Crazy Igvand').resolveAll()
    t.expect('Crazy Igvand', { exhausted: true })
    expect(t.card('Manticron Cube').host).toBe(t.id('Crazy Igvand'))
    t.use('Manticron Cube#2', 'Warrax').resolveAll()
    expect(t.card('Manticron Cube#2').host).toBe(t.id('Warrax'))
  })

  test('R402.3a nobody does so on another’s turn, and the Boss player never', () => {
    const t = unleashed({ row: cubes(1) }, two, { turn: 'R1' })
    expect(t.legal()).toContain('use Manticron Cube')
    t.as('R2')
    expect(t.legal()).not.toContain('use Manticron Cube')
    const b = unleashed({ row: cubes(1) }, two, { turn: 'Boss' })
    expect(b.legal()).not.toContain('use Manticron Cube')
  })

  test('R402.3a an exhausted character can’t take one, so no character has two', () => {
    const t = unleashed({ row: cubes(2) }, [{ cards: [{ name: 'Kor Cindervein', exhausted: true }] }], { turn: 'R1' })
    t.use('Manticron Cube').resolveAll() // Warrax is the only one
    expect(t.card('Manticron Cube').host).toBe(t.id('Warrax'))
    expect(t.legal()).not.toContain('use Manticron Cube#2')
  })

  test('R402.3a a Cube moves from one character to another', () => {
    const t = unleashed({ row: cubes(1) }, two, { turn: 'R1' })
    t.use('Manticron Cube', 'Kor Cindervein').resolveAll()
    t.use('Manticron Cube', 'Crazy Igvand').resolveAll()
    expect(t.card('Manticron Cube').host).toBe(t.id('Crazy Igvand'))
    t.expect('Kor Cindervein', { exhausted: true })
  })

  test('R402.3a as the character readies the Cube falls off, at once', () => {
    const t = unleashed({ row: [...cubes(1), "Magtheridon's Lair"] }, two, { turn: 'R1' })
    t.use('Manticron Cube', 'Kor Cindervein').resolveAll()
    t.until('Boss', 'action')
    expect(t.card('Manticron Cube').host).toBe(t.id('Kor Cindervein'))
    t.reach('R1', 'ready')
    t.expect('Kor Cindervein', { exhausted: false })
    expect(t.card('Manticron Cube').host).toBe(0)
  })

  test('R402.3a when its bearer leaves play the Cube stays in play, unattached', () => {
    const t = unleashed(
      { row: cubes(1) },
      [{ cards: [{ name: 'Kor Cindervein', damage: 1 }], hand: ['Fire Blast'], resources: 2 }],
      {
        turn: 'R1',
      },
    )
    t.use('Manticron Cube', 'Kor Cindervein').resolveAll()
    t.play('Fire Blast', 'Kor Cindervein').resolveAll()
    expect(t.zone('Boss', 'row')).toEqual(['Manticron Cube'])
    expect(t.card('Manticron Cube').host).toBe(0)
  })

  const rouse = withCards(
    instant('Rouse', { text: [{ do: 'ready', what: { target: 1, is: 'character' } }] }),
    ally('Drummer', 1, 1, { powers: [{ keyword: 'Inspire', of: { is: 'ally' } }] }),
  )
  const helped = (more: SideSpec = {}): Table =>
    unleashed(
      { row: cubes(2) },
      [{ cards: ['Kor Cindervein'], hand: ['Rouse', 'Rouse'], ...more }, { deck: ['In Dreams'] }],
      {
        turn: 'R1',
        library: rouse,
      },
    )

  test('R402.3a, 714.3b whoever readies in response gets no Cube, nor if it exhausts again for another', () => {
    const t = helped()
    t.use('Manticron Cube', 'Kor Cindervein').play('Rouse', 'Kor Cindervein').resolve()
    t.expect('Kor Cindervein', { exhausted: false })
    t.use('Manticron Cube#2', 'Kor Cindervein').resolveAll()
    t.expect('Kor Cindervein', { exhausted: true })
    expect(t.card('Manticron Cube').host).toBe(0)
    expect(t.card('Manticron Cube#2').host).toBe(t.id('Kor Cindervein'))
  })

  test('R402.3a an effect that readies the bearer later takes the Cube off', () => {
    const t = helped()
    t.use('Manticron Cube', 'Kor Cindervein').resolveAll()
    t.play('Rouse', 'Kor Cindervein').resolve()
    expect(t.card('Manticron Cube').host).toBe(0)
  })

  test('R402.3a, 501.1b a bearer who is inspired loses the Cube', () => {
    const t = helped({ cards: ['Kor Cindervein', 'Drummer'] })
    t.use('Manticron Cube', 'Kor Cindervein').resolveAll()
    t.reach('R2', 'draw', 'pick Kor Cindervein')
    t.expect('Kor Cindervein', { exhausted: false })
    expect(t.card('Manticron Cube').host).toBe(0)
  })

  test('R402.4c, 102.2 the Cubes of a raider who leaves the game in the own turn are unattached from then on', () => {
    const t = unleashed(
      { row: [{ name: "Magtheridon's Lair", faceDown: true }, ...cubes(1)] },
      [{}, { cards: ['Kor Cindervein'] }],
      { turn: 'R2' },
    )
    t.use('Manticron Cube', 'Kor Cindervein').resolveAll()
    t.concede('R2')
    expect(t.card('Manticron Cube').host).toBe(0)
    t.reach('Boss', 'ready').resolveAll()
    expect(t.card('Warrax').damage).toBe(10)
  })
})

describe('R402.4 the Lair', () => {
  const five: readonly SideSpec[] = [
    { cards: ['Kor Cindervein', 'Crazy Igvand', 'Galway Steamwhistle', 'Parvink', 'Freya Lightsworn'] },
  ]
  const lair = (faceDown: boolean) => ({ name: "Magtheridon's Lair", faceDown })

  test('R402.2b, R402.3a, R402.4a raiders can’t interact with Blood, Cubes and Lair: nothing of theirs moves, turns, exhausts or attaches them', () => {
    const all = { is: ['Blood', 'Cube', 'Lair'] } as const
    const meddle = withCards(
      ability('Meddle', {
        text: [
          { do: 'destroy', what: all },
          { do: 'move', what: all, to: 'removed' },
          { do: 'flip', what: { is: 'Lair' } },
          { do: 'exhaust', what: all },
          { do: 'attach', what: { is: 'Cube' }, to: 'yourHero' },
          { do: 'put', n: 1, what: 'mark', to: all },
        ],
      }),
    )
    const t = unleashed({ row: [...free] }, [{ hand: ['Meddle'] }], { turn: 'R1', library: meddle })
    t.play('Meddle').resolveAll()
    expect(t.zone('Boss', 'row')).toEqual(free)
    for (const name of free) {
      const { faceDown, exhausted, host, counters } = t.card(name)
      expect({ faceDown, exhausted, host, counters }, name).toEqual({
        faceDown: false,
        exhausted: false,
        host: 0,
        counters: {},
      })
    }
  })

  test('R402.4a the Lair enters play with its Cooldown side up', () => {
    const t = chained({ cards: ['Shadow Channeler'], resources: 4 }, [{}], { turn: 'Boss', at: 'start' })
    t.resolveAll()
    t.expect("Magtheridon's Lair", { zone: 'row', faceDown: false, side: 'Cooldown' })
  })

  test('R402.4b it flips at the end of each of the Boss player’s turns, and of no other turn', () => {
    const t = unleashed({ row: [lair(false), ...cubes(5)] }, [{}, {}], { turn: 'Boss' })
    t.reach('R1', 'ready')
    t.expect("Magtheridon's Lair", { faceDown: true, side: 'Nova' })
    t.reach('R2', 'ready')
    t.expect("Magtheridon's Lair", { faceDown: true })
  })

  test('R402.4c with an unattached Cube the Nova deals 10 fire damage to each opposing character, also those with Cubes', () => {
    const t = unleashed({ row: [lair(true), ...cubes(5)] }, five, { turn: 'R1' })
    for (const [i, name] of ['Kor Cindervein', 'Crazy Igvand', 'Galway Steamwhistle', 'Parvink'].entries())
      t.use(i === 0 ? 'Manticron Cube' : `Manticron Cube#${i + 1}`, name).resolveAll()
    t.reach('Boss', 'ready').resolveAll()
    expect(t.card('Warrax').damage).toBe(10)
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.zone('Boss', 'row')).toHaveLength(7) // five Cubes, the Lair, a Blood
  })

  test('R402.4c with all five manned nothing happens', () => {
    const t = unleashed({ row: [lair(true), ...cubes(5)] }, five, { turn: 'R1' })
    for (const [i, name] of [
      'Kor Cindervein',
      'Crazy Igvand',
      'Galway Steamwhistle',
      'Parvink',
      'Freya Lightsworn',
    ].entries())
      t.use(i === 0 ? 'Manticron Cube' : `Manticron Cube#${i + 1}`, name).resolveAll()
    t.reach('Boss', 'ready').resolveAll()
    expect(t.card('Warrax').damage).toBe(0)
    expect(t.zone('R1', 'party')).toHaveLength(6)
  })

  test('R402.4c on its Cooldown side there is no Nova', () => {
    const t = unleashed({ row: [lair(false), ...cubes(5)] }, five, { turn: 'R1' })
    t.reach('Boss', 'ready').resolveAll()
    expect(t.card('Warrax').damage).toBe(0)
  })

  test('R402.4d as it cools down those with Cubes have 2 damage put on them, and the Cubes come off', () => {
    const t = unleashed({ row: [lair(true), ...cubes(5)] }, five, { turn: 'R1' })
    for (const [i, name] of ['Kor Cindervein', 'Crazy Igvand', 'Galway Steamwhistle', 'Parvink', 'Warrax'].entries())
      t.use(i === 0 ? 'Manticron Cube' : `Manticron Cube#${i + 1}`, name).resolveAll()
    t.reach('R1', 'ready')
    t.expect("Magtheridon's Lair", { faceDown: false, side: 'Cooldown' })
    expect(t.card('Warrax').damage).toBe(2)
    expect(t.card('Freya Lightsworn').damage).toBe(0)
    for (const i of [1, 2, 3, 4, 5]) expect(t.card(`Manticron Cube#${i}`).host).toBe(0)
  })
})
