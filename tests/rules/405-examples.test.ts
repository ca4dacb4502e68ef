/** The official examples of 405 to 408, with the cards that they name. Watchers of our own count packets. */
import { describe, expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import type { Happening } from '../../src/state/types.ts'
import { type Table, table } from '../table/index.ts'
import { ally, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Might', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 2 }], until: 'turn' }],
  }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Idle', { text: [{ do: 'draw', n: 0 }] }),
  ally('Witness', 0, 9, {
    powers: [{ when: { on: 'deal', to: { is: 'character' } }, then: [{ do: 'put', n: 1, what: 'dealt', to: 'self' }] }],
  } as Partial<CardDef>),
)

/** What was dealt or healed this turn, as the log has it. */
const done = (t: Table, on: 'deal' | 'heal' = 'deal'): Happening[] =>
  Object.values(t.game.s.log).filter((h) => h.on === on)
const name = (t: Table, o: number | undefined): string => t.game.s.cards[o ?? 0]?.def ?? ''

describe('405 damage: the examples', () => {
  test('CR-EX-405.3-1 putting damage: at most exactly fatal, nothing dealt, nothing prevented', () => {
    const t = table({
      library: lib,
      players: [
        { resources: 1, cards: [{ name: 'Barnathrum, Lord of Pain', damage: 3 }] },
        {
          cards: [
            { name: 'Dummy 2/6', damage: 2 },
            { name: 'Rorga Trueshot', damage: 1 },
            'Dummy 1/1',
            { name: 'Witness', damage: 0 },
          ],
        },
      ],
    })
    t.use('Barnathrum, Lord of Pain').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Barnathrum, Lord of Pain'])
    const was = Object.values(t.game.s.cards).find((c) => c.def === 'Barnathrum, Lord of Pain' && c.became !== 0)
    expect(was?.damage).toBe(4)
    t.expect('Dummy 2/6', { damage: 4 }).expect('Dummy 1/1', { damage: 0 })
    t.expect('Rorga Trueshot', { damage: 2 }).expect('Witness', { damage: 0, counters: {} })
    expect(done(t)).toEqual([])
  })

  test('CR-EX-405.4-1, CR-EX-408.2c-1, CR-EX-408.3d-3 Frost Nova: a packet for each, by the hero, with the ability', () => {
    const t = table({ players: [{ resources: 4, hand: ['Frost Nova'] }, { cards: ['Dummy 2/3', 'Dummy 2/3'] }] })
    t.play('Frost Nova').resolve()
    const dealt = done(t)
    expect(dealt.map((h) => name(t, h.to))).toEqual(['Hero B', 'Dummy 2/3', 'Dummy 2/3'])
    for (const h of dealt) {
      expect(h).toMatchObject({ n: 1, type: 'frost', combat: false, cause: 0 })
      expect([name(t, h.by), name(t, h.with)]).toEqual(['Hero A', 'Frost Nova'])
    }
  })

  test('CR-EX-408.2c-1 … and such a packet can be prevented', () => {
    const t = table({
      players: [{ resources: 4, hand: ['Frost Nova'] }, { cards: ['Golem Skull Helm'] }],
    })
    t.play('Frost Nova').resolve('prevent Golem Skull Helm').expect('Hero B', { damage: 0 })
  })

  test('CR-EX-405.4-2 "for each" makes one packet, counted as it resolves', () => {
    const spec = {
      library: lib,
      players: [
        { cards: ['Vexra Darkfall'], hand: ['Slay'] },
        { hand: ['Idle', 'Filler', 'Filler', 'Filler', 'Filler'], cards: ['Witness'] },
      ],
    }
    const t = table(spec)
    t.play('Slay', 'Vexra Darkfall').resolve('Hero B').resolve()
    expect(done(t).map((h) => [name(t, h.to), h.n, h.type])).toEqual([['Hero B', 5, 'arcane']])
    const u = table(spec)
    u.play('Slay', 'Vexra Darkfall').resolve('Hero B').as('B').play('Idle').resolve().resolve()
    expect(done(u).map((h) => h.n)).toEqual([4])
  })

  test('CR-EX-405.4-2 … so that DEF 1 takes 1 off the whole', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Vexra Darkfall'], hand: ['Slay'] },
        { hand: Array.from({ length: 5 }, () => 'Filler'), cards: ['Green Whelp Armor'] },
      ],
    })
    t.play('Slay').resolve('Hero B').resolve('prevent Green Whelp Armor')
    t.expect('Hero B', { damage: 4 })
  })
})

describe('406 wielding: the examples', () => {
  test('CR-EX-406.2a-1 Dual Wield and an Off-Hand: any one of the three goes, at once', () => {
    for (const gone of ['Deathbringer', 'Sword of Zeal', 'Draconian Deflector']) {
      const t = table({
        players: [
          { resources: 12, cards: ['Dual Wield', 'Deathbringer'], hand: ['Sword of Zeal', 'Draconian Deflector'] },
          {},
        ],
      })
      t.play('Sword of Zeal').resolve()
      expect(t.asked()).toBe('A: priority')
      t.play('Draconian Deflector').resolve()
      expect(t.asked()).toBe('A: unique')
      expect(t.legal()).toEqual(['pick Deathbringer', 'pick Sword of Zeal', 'pick Draconian Deflector'])
      t.say(`pick ${gone}`)
      expect(t.zone('A', 'graveyard')).toEqual([gone])
      expect(t.asked()).toBe('A: priority')
    }
  })

  test('CR-EX-406.6-1 two weapons: one packet with both, both trigger, in the order of your choice', () => {
    const t = table({
      players: [{ resources: 4, cards: ['Dual Wield', 'Deathbringer', 'Sword of Zeal'] }, { cards: ['Dummy 0/10'] }],
    })
    t.propose('Hero A', 'Dummy 0/10').say('pass').say('pass')
    expect(t.legal()).toEqual(['pass', 'strike Deathbringer', 'strike Sword of Zeal'])
    t.say('strike Sword of Zeal').say('strike Deathbringer')
    expect(t.resources('A').ready).toBe(0)
    t.say('pass').say('pass').say('pass').say('pass')
    expect(done(t)).toHaveLength(1)
    expect(done(t)[0]).toMatchObject({ n: 4, combat: true })
    expect(done(t)[0]?.withs?.map((w) => name(t, w))).toEqual(['Sword of Zeal', 'Deathbringer'])
    expect(t.asked()).toBe('A: order')
    expect(t.legal()).toEqual(['trigger Deathbringer', 'trigger Sword of Zeal'])
    t.say('trigger Sword of Zeal').say('pick A')
    t.resolve().expect('Hero B', { damage: 4 })
    expect(done(t)[1]).toMatchObject({ n: 4, type: 'shadow', combat: false })
    t.resolve()
    for (let i = 0; i < 4; i++) t.answer(1)
    expect(t.resources('A').ready).toBe(4)
  })
})

describe('407 healing: the examples', () => {
  const bolt = (heal: number, damage: number) => {
    const t = table({
      turn: 'B',
      players: [
        { resources: 1, hand: ['Flash Heal'], cards: [{ name: `Dummy 2/${heal}`, damage }, 'Witness'] },
        { resources: 3, hand: ['Lightning Bolt'] },
      ],
      library: lib,
    })
    t.play('Lightning Bolt', `Dummy 2/${heal}`).as('A').play('Flash Heal', `Dummy 2/${heal}`).resolve()
    return t
  }

  test('CR-EX-407.1-1 excess healing is wasted', () => {
    const t = bolt(5, 1)
    expect(done(t, 'heal').map((h) => h.n)).toEqual([1])
    t.expect('Dummy 2/5', { damage: 0 }).resolve().expect('Dummy 2/5', { damage: 4, zone: 'party' })
  })

  test('CR-EX-407.3-1 healing the undamaged makes no packet; then the ally is destroyed before anybody gets priority', () => {
    const t = bolt(4, 0)
    expect(done(t, 'heal')).toEqual([])
    t.resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 2/4', 'Flash Heal'])
    expect(t.asked()).toBe('B: priority')
  })

  test('CR-EX-407.2-1 a packet for each, replaced each; a packet of 0 is never made', () => {
    const t = table({
      players: [
        {
          team: 1,
          hero: 'Boris Brightbeard',
          damage: 20,
          resources: 4,
          cards: ['Hide of the Wild'],
          hand: ['Shelter the Flock'],
        },
        { team: 2, damage: 20 },
        { team: 1, damage: 20 },
      ],
    })
    t.play('Shelter the Flock').resolve()
    expect(done(t, 'heal').map((h) => [name(t, h.what), h.n, name(t, h.by), name(t, h.with)])).toEqual([
      ['Boris Brightbeard', 12, 'Boris Brightbeard', 'Shelter the Flock'],
      ['Hero C', 12, 'Boris Brightbeard', 'Shelter the Flock'],
    ])
    t.expect('Boris Brightbeard', { damage: 8 }).expect('Hero C', { damage: 8 }).expect('Hero B', { damage: 20 })
    t.use('Boris Brightbeard', 'Hero C').resolve()
    t.expect('Hero C', { damage: 8 }).expect('Boris Brightbeard', { faceDown: true })
    expect(done(t, 'heal')).toHaveLength(2)
  })
})

describe('408 packets: the examples', () => {
  test('CR-EX-408.3a-1 two damage types in one packet', () => {
    const fire = (cards: readonly string[]): Table =>
      table({
        players: [{ resources: 2, hand: ['Fel Flame'], cards }, { cards: ['Golem Skull Helm'] }],
      })
        .play('Fel Flame')
        .resolve('Hero B')
        .resolve()
    const t = fire([])
    expect(done(t)).toHaveLength(1)
    expect(done(t)[0]).toMatchObject({ n: 2, types: ['shadow', 'fire'] })
    t.expect('Hero B', { damage: 2 }).expect('Golem Skull Helm', { exhausted: false }) // unpreventable
    fire(['World in Flames']).expect('Hero B', { damage: 4 })
    fire(['Shadowform']).expect('Hero B', { damage: 3 })
  })

  test('CR-EX-408.3c-1 partly unpreventable is wholly unpreventable', () => {
    const t = table({
      players: [{ resources: 2, cards: ['Masons Fraternity Ring', 'Annihilator'] }, { cards: ['Golem Skull Helm'] }],
    })
    t.propose('Hero A', 'Hero B').say('pass').say('pass').say('strike Annihilator').expect('Hero A', { atk: 4 })
    t.fight().expect('Hero B', { damage: 4 }).expect('Golem Skull Helm', { exhausted: false })
    expect(done(t)).toHaveLength(1)
  })

  test('CR-EX-408.3d-1 the association survives partial prevention', () => {
    const t = table({
      library: lib,
      players: [
        { resources: 2, cards: ['Thrash Blade'], hand: ['Might'] },
        { hero: 'Graccus', resources: 3, cards: ['Dummy 1/6'] },
      ],
    })
    t.play('Might').resolve().propose('Hero A', 'Dummy 1/6').say('pass').say('pass').say('strike Thrash Blade')
    t.expect('Hero A', { atk: 4 }).say('pass').say('pass') // the attack window
    t.as('B').use('Graccus', 'Dummy 1/6').resolve()
    t.fight().resolveAll().expect('Dummy 1/6', { damage: 1 })
    expect(done(t).find((h) => name(t, h.to) === 'Dummy 1/6')).toMatchObject({ n: 1, combat: true })
    t.expect('Thrash Blade', { exhausted: false }).expect('Hero A', { exhausted: false })
  })

  test('CR-EX-408.3d-2 one packet, one trigger', () => {
    const t = table({
      players: [
        { resources: 2, cards: ['Dual Wield', 'Blade Flurry', 'Viking Warhammer', 'Viking Warhammer'] },
        { cards: ['Dummy 0/5'] },
      ],
    })
    t.propose('Hero A', 'Dummy 0/5').say('pass').say('pass').answer(1).answer(1)
    t.say('pass').say('pass').say('pass').say('pass')
    expect(done(t).map((h) => h.n)).toEqual([2])
    expect(t.legal()).toEqual(['pick Hero A', 'pick Hero B']) // a second character
    t.say('pick Hero B').resolve('yes').expect('Hero B', { damage: 2 }).expect('Dummy 0/5', { damage: 2 })
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(done(t)[1]).toMatchObject({ n: 2, type: 'melee', combat: false })
  })
})
