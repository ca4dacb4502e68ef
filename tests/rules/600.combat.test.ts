import { describe, expect, test } from 'vitest'
import { describe as describe_, view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, instant, item, weapon, withCards } from './own.ts'

/** What an attacker may be proposed against, and back to the window. */
function against(t: Table, attacker: string): string[] {
  t.say(`attack ${attacker}`)
  return t.legal()
}
const passes = (t: Table, n: number): Table => {
  for (let i = 0; i < n; i++) t.say('pass')
  return t
}

describe('600 must, only, and what it costs', () => {
  test('CR-EX-600.2b-1 (a) must attack one, can attack only another: only the other, and nobody is forced', () => {
    const t = table({
      players: [{ cards: ['Sarmoth'], hand: ['Vigilant Guard'], resources: 1 }, { cards: ['Dummy 2/2'] }],
      turn: 'B',
    })
    t.as('A').play('Vigilant Guard').resolve()
    expect(t.asked()).toBe('B: priority')
    expect(t.legal()).toEqual(['pass', 'attack Hero B', 'attack Dummy 2/2'])
    expect(against(t, 'Dummy 2/2')).toEqual(['pick Sarmoth'])
  })

  test('CR-EX-600.2b-1 (b) who can’t attack the other must attack the one', () => {
    const t = table({
      players: [{ cards: ['Sarmoth'], hand: ['Vigilant Guard'], resources: 1 }, { cards: ['Bloodsoul'] }],
      turn: 'B',
    })
    t.as('A').play('Vigilant Guard').resolve()
    expect(t.legal()).toEqual(['attack Hero B', 'attack Bloodsoul'])
    t.attack('Hero B', 'Sarmoth')
    expect(t.legal()).toEqual(['attack Bloodsoul'])
    expect(against(t, 'Bloodsoul')).toEqual(['pick Hero A'])
    t.say('pick Hero A')
    expect(t.legal()).toEqual(['pass'])
    t.fight().expect('Hero A', { damage: 2 })
    expect(t.legal()).toEqual(['pass'])
  })

  test('CR-EX-601.2d-1 two "can attack only" of friends: either of them, and he must', () => {
    const t = table({
      players: [
        { team: 1, cards: ['Sarmoth'] },
        { team: 2, hero: 'Graccus' },
        { team: 1, hero: 'Warrax', hand: ['Mocking Blow'], resources: 1 },
      ],
      turn: 'B',
    })
    t.as('C').play('Mocking Blow', 'Graccus').resolve()
    t.expect('Graccus', { damage: 1 })
    expect(t.legal()).toEqual(['attack Graccus'])
    expect(against(t, 'Graccus')).toEqual(['pick Warrax', 'pick Sarmoth'])
  })

  test('600.2 must attack binds in the action phase only, and not over a chain', () => {
    const t = table({
      players: [{ hand: ['Inner Fury'] }, { cards: ['Dummy 2/2'], hand: ['Low Hum'] }, {}],
      turn: 'B',
      at: 'draw',
    })
    t.as('A').play('Inner Fury', 'Dummy 2/2').resolve()
    expect(t.legal()).toEqual(['pass', 'play Low Hum'])
    t.passAll()
    expect(t.legal()).toEqual(['play Low Hum', 'place Low Hum', 'attack Hero B', 'attack Dummy 2/2'])
    t.play('Low Hum')
    expect(t.legal()).toEqual(['pass'])
  })

  test('600.2a several who are to be attacked: one of them', () => {
    const t = table({
      players: [
        { hand: ['Vigilant Guard'], resources: 1 },
        { cards: ['Dummy 2/2'] },
        { hand: ['Vigilant Guard'], resources: 1 },
        {},
      ],
      turn: 'B',
    })
    t.as('C').play('Vigilant Guard').as('A').play('Vigilant Guard').resolve().resolve()
    expect(t.legal()).toEqual(['attack Hero B', 'attack Dummy 2/2'])
    expect(against(t, 'Dummy 2/2')).toEqual(['pick Hero C', 'pick Hero A'])
  })

  test('600.3 must attack at a price: he need not pay, but may; where there is a free target it must', () => {
    const t = table({
      players: [
        { cards: ['Turnpike'], hand: ['Vigilant Guard'], resources: 1 },
        { cards: ['Dummy 2/2'], resources: 2 },
      ],
      turn: 'B',
    })
    t.as('A').play('Vigilant Guard').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Hero B', 'attack Dummy 2/2'])
    // Unable to attack the hero unless he pays, it may attack what is left.
    expect(against(t, 'Dummy 2/2')).toEqual(['pick Hero A', 'pick Turnpike'])
    t.say('pick Hero A')
    expect(t.resources('B').ready).toBe(0)
    const u = table({
      players: [{ cards: ['Turnpike'], hand: ['Inner Fury'] }, { cards: ['Dummy 2/2'] }],
      turn: 'B',
    })
    u.as('A').play('Inner Fury', 'Dummy 2/2').resolve()
    expect(u.legal()).toEqual(['attack Hero B', 'attack Dummy 2/2'])
    expect(against(u, 'Dummy 2/2')).toEqual(['pick Turnpike'])
  })

  test('600.3a can’t attack or exhaust unless its controller pays: once to attack, and for anything else', () => {
    const t = table({
      players: [{ resources: 4, cards: ['Bell Ringer', 'Dummy 2/2', { name: 'Living Roots', on: 'Bell Ringer' }] }, {}],
    })
    t.attack('Bell Ringer', 'Hero B').expect('Bell Ringer', { exhausted: true }).expect('Hero B', { damage: 1 })
    expect(t.resources('A').ready).toBe(2)
    const u = table({
      players: [{ resources: 2, cards: ['Bell Ringer', { name: 'Living Roots', on: 'Bell Ringer' }] }, {}],
    })
    u.use('Bell Ringer')
    expect(u.resources('A').ready).toBe(0)
    u.expect('Bell Ringer', { exhausted: true }).resolve()
    expect(u.zone('A', 'hand')).toEqual(['Filler'])
    const poor = table({
      players: [{ resources: 1, cards: ['Bell Ringer', { name: 'Living Roots', on: 'Bell Ringer' }] }, {}],
    })
    expect(poor.legal()).toEqual(['pass', 'attack Hero A'])
  })

  test('600.3a nobody pays for what can’t exhaust: exhausted already, or forbidden to', () => {
    const rooted = (more: { exhausted?: boolean }, cards: string[] = []) =>
      table({
        library: withCards(
          ability('Sleep', { text: [{ do: 'exhaust', what: { is: 'ally', of: 'opponents' } }] }),
          item('Vigil', { powers: [{ always: [{ mod: 'cannot', on: 'exhaust', what: { is: 'ally' } }] }] }),
        ),
        players: [
          { hand: ['Sleep'] },
          {
            resources: 2,
            cards: [
              { name: 'Bell Ringer', ...more },
              'Dummy 2/2',
              { name: 'Living Roots', on: 'Bell Ringer' },
              ...cards,
            ],
          },
        ],
      })
        .play('Sleep')
        .resolve()
    const tired = rooted({ exhausted: true })
    expect([tired.asked(), tired.resources('B').ready]).toEqual(['A: priority', 2])
    tired.expect('Dummy 2/2', { exhausted: true })
    const held = rooted({}, ['Vigil'])
    expect([held.asked(), held.resources('B').ready]).toEqual(['A: priority', 2])
    held.expect('Bell Ringer', { exhausted: false })
    expect(rooted({}).asked()).toBe('B: yes-no')
  })

  test('600.3a an effect exhausts it only if its controller pays', () => {
    const spec = {
      players: [
        { hand: ['Lull'] },
        { resources: 2, cards: ['Bell Ringer', { name: 'Living Roots', on: 'Bell Ringer' }] },
      ],
    }
    const t = table(spec).play('Lull', 'Bell Ringer').resolve()
    expect(t.asked()).toBe('B: yes-no')
    t.say('no').expect('Bell Ringer', { exhausted: false })
    const u = table(spec).play('Lull', 'Bell Ringer').resolve().say('yes')
    u.expect('Bell Ringer', { exhausted: true })
    expect(u.resources('B').ready).toBe(0)
  })
})

describe('600, 601, 602, 603 sabotage', () => {
  test('600.1, 601.2b a sabotage of what is not friendly, beside normal combats', () => {
    const t = table({
      players: [
        { team: 1, cards: ['Lashan'], resources: 1 },
        { team: 2, resources: 2 },
        { team: 1, resources: 1 },
      ],
    })
    expect(against(t, 'Lashan')).toEqual(['pick Hero B', 'pick Filler', 'pick Filler'])
    t.answer(1).fight().resolveAll()
    // 603.1: no damage; it is sabotaged.
    t.expect('Hero B', { damage: 0 }).expect('Lashan', { exhausted: true, damage: 0 })
    expect(t.resources('B')).toEqual({ ready: 1, all: 1 })
  })

  test('601.2b an Elusive thing can’t be sabotaged', () => {
    const t = table({
      players: [{ cards: ['Jeweller'] }, { cards: ['Plain Ring', 'Hidden Ring'] }, { cards: ['Plain Ring'] }],
    })
    expect(against(t, 'Jeweller')).toEqual(['pick Hero B', 'pick Hero C', 'pick Plain Ring', 'pick Plain Ring'])
  })

  test('603.1 sabotaging a player with an ATK of 0; the trigger waits for the window after the combat', () => {
    const t = table({ players: [{ cards: ['Weak Bartis'] }, { hand: ['Filler'] }, { hand: ['Filler'] }] })
    expect(against(t, 'Weak Bartis')).toEqual(['pick Hero B', 'pick Hero C', 'pick B', 'pick C'])
    t.say('pick C').fight().resolveAll()
    expect(t.zone('C', 'hand')).toEqual([])
    expect(t.zone('B', 'hand')).toEqual(['Filler'])
  })

  test('601.2b, 602.3 zones: owned by an opponent', () => {
    const t = table({ players: [{ cards: ['Larynna'] }, {}] })
    expect(against(t, 'Larynna')).toEqual(['pick Hero B', 'pick B graveyard'])
    t.say('pick B graveyard')
    passes(t, 4)
    expect(t.game.s.combat[0]).toMatchObject({ window: 'defend', sabotage: true })
    t.fight().resolveAll()
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
  })

  test('602.2c who protects makes it a normal combat', () => {
    const t = table({ players: [{ cards: ['Lashan'] }, { resources: 1, cards: ['Wyneth Harridan'] }] })
    t.say('attack Lashan').say('pick Filler')
    passes(t, 4).say('protect Wyneth Harridan')
    expect(t.game.s.combat[0]!.sabotage).toBe(false)
    t.fight().expect('Lashan', { damage: 2 })
    expect(t.resources('B').all).toBe(1)
  })

  test('602.3a who becomes the defender makes it a normal combat', () => {
    const t = table({ players: [{ cards: ['Lashan'] }, { resources: 1, hand: ['Stand In'] }] })
    t.say('attack Lashan').say('pick Filler')
    passes(t, 4).as('B').play('Stand In', 'Hero B').resolve()
    expect(t.game.s.combat[0]!.sabotage).toBe(false)
    t.fight().resolveAll().expect('Hero B', { damage: 3 })
    expect(t.resources('B').all).toBe(1)
  })

  test('603.1b a sabotage whose thing has gone does nothing', () => {
    const t = table({ players: [{ cards: ['Weak Bartis'] }, { hand: ['Filler'] }, { hand: ['Star Bolt', 'Filler'] }] })
    t.say('attack Weak Bartis').say('pick B')
    passes(t, 6).as('C').play('Star Bolt', 'Hero B').resolve()
    t.fight().resolveAll()
    expect(t.zone('C', 'hand')).toEqual(['Filler'])
    expect(t.game.s.combat[0]).toMatchObject({ window: '', attacker: 0, defender: 0 })
    expect(t.asked()).toBe('A: priority')
  })
})

describe('601 proposals', () => {
  test('601.2f a proposed defender that changes sides, even to another opponent, is one no longer', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Dummy 1/3'] }, { hand: ['Turn Coat'] }] })
    t.propose('Dummy 2/2', 'Dummy 1/3').as('C').play('Turn Coat', 'Dummy 1/3').resolve()
    t.expect('Dummy 1/3', { role: '' }).resolve()
    expect(t.asked()).toBe('A: priority')
    t.expect('Dummy 2/2', { exhausted: false, role: '' }).expect('Dummy 1/3', { damage: 0 })
  })

  test('601.2f a proposed attacker that changes sides', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { hand: ['Turn Coat'] }, {}] })
    t.propose('Dummy 2/2', 'Hero B').as('B').play('Turn Coat').resolve().resolve()
    expect(t.legal()).toEqual(['pass', 'attack Hero A'])
    t.expect('Hero B', { damage: 0 }).expect('Dummy 2/2', { exhausted: false })
  })

  test('601.2a, 401.3 what has just come over can’t attack', () => {
    const t = table({ players: [{ hand: ['Turn Coat'] }, { cards: ['Dummy 2/2'] }] })
    t.play('Turn Coat').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Hero A'])
  })

  test('601.2 a proposed attacker or defender can be taken out of the proposal', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { hand: ['Fade Out'] }] })
    t.propose('Dummy 2/2', 'Hero B').as('B').play('Fade Out', 'Hero B').resolve().resolve()
    expect(t.game.s.combat[0]!.window).toBe('')
    t.expect('Dummy 2/2', { exhausted: false })
  })
})

describe('602 in combat', () => {
  test('CR-EX-602.3-1 both trigger as they enter combat: the turn player’s is added first and resolves last', () => {
    const t = table({ players: [{ cards: ['High Overlord Saurfang'] }, { cards: ['Grunt Baranka'] }] })
    t.propose('High Overlord Saurfang', 'Grunt Baranka')
    passes(t, 4)
    expect(t.asked()).toBe('A: priority')
    expect(t.game.s.combat[0]!.window).toBe('defend')
    expect(t.game.s.chain[0]!.links.map((id) => t.game.s.links[id]!.controller)).toEqual([0, 1])
    t.resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['High Overlord Saurfang'])
    expect(t.zone('B', 'graveyard')).toEqual(['Grunt Baranka'])
    t.resolve().fight()
    expect(t.asked()).toBe('A: priority')
    t.expect('Hero A', { damage: 0 }).expect('Hero B', { damage: 0 })
  })

  test('602.1, 602.3 attacking, defending and entering combat are events of their own', () => {
    const t = table({ players: [{ cards: ['Crowd Watcher'] }, { cards: ['Crowd Watcher'] }] })
    t.propose('Crowd Watcher', 'Crowd Watcher#2')
    passes(t, 2).resolveAll()
    t.expect('Crowd Watcher', { counters: { attack: 1 } }).expect('Crowd Watcher#2', { counters: {} })
    passes(t, 2)
    if (t.asked().endsWith('order')) t.answer(0)
    t.answer(0)
    t.resolveAll()
    t.expect('Crowd Watcher', { counters: { attack: 1, fight: 1 } })
    t.expect('Crowd Watcher#2', { counters: { defend: 1, fight: 1 } })
  })

  test('602.2 anybody opposed to the attacker may protect, also one whom the defender does not concern', () => {
    const t = table({
      players: [{ cards: ['Dummy 2/2'] }, { cards: ['Crazy Igvand'] }, { cards: ['Parvink'] }, { cards: ['Parvink'] }],
    })
    t.propose('Dummy 2/2', 'Hero C')
    passes(t, 8)
    expect(t.asked()).toBe('B: protect')
    t.say('pass')
    expect(t.asked()).toBe('C: protect')
    t.say('pass')
    expect(t.asked()).toBe('D: protect')
    t.say('protect Parvink')
    expect(t.game.s.combat[0]!.window).toBe('defend')
    t.fight().expect('Hero C', { damage: 0 })
    expect(t.zone('D', 'graveyard')).toEqual(['Parvink'])
  })

  test('602.2 in teams: friends of the defender, never the attacker’s', () => {
    const t = table({
      players: [
        { team: 1, cards: ['Dummy 2/2'] },
        { team: 2 },
        { team: 1, cards: ['Parvink'] },
        { team: 2, cards: ['Crazy Igvand'] },
      ],
    })
    t.propose('Dummy 2/2', 'Hero B')
    passes(t, 8)
    expect(t.asked()).toBe('D: protect')
    expect(t.legal()).toEqual(['pass', 'protect Crazy Igvand'])
  })

  test('602.2 Conspicuous: every ready hero and ally opposed to it can protect', () => {
    const t = table({
      players: [
        { cards: ['Loud Target', 'Dummy 2/2'] },
        { cards: ['Dummy 1/3', { name: 'Dummy 1/5', exhausted: true }] },
        {},
      ],
    })
    t.propose('Loud Target', 'Hero C')
    passes(t, 6)
    expect(t.asked()).toBe('B: protect')
    expect(t.legal()).toEqual(['pass', 'protect Hero B', 'protect Dummy 1/3'])
    t.say('pass')
    // Hero C can't protect himself (602.2b).
    expect(t.asked()).toBe('A: priority')
    t.fight().attack('Dummy 2/2', 'Hero C')
    expect(t.card('Hero C').damage).toBe(5)
  })

  test('602.2, 303.2b Conspicuous lent by a weapon: to whoever strikes with it, while he does', () => {
    const bell = {
      ...weapon('Bell Hammer', 2, 0, ['Two-Handed', 'Melee (1)']),
      powers: [{ keyword: 'Conspicuous' }],
    } as const
    const t = table({
      library: withCards(bell),
      players: [{ cards: ['Bell Hammer'] }, { cards: ['Dummy 1/3', { name: 'Dummy 1/5', exhausted: true }] }],
    })
    passes(t.propose('Hero A', 'Hero B'), 2)
    expect(t.asked()).toBe('A: strike')
    t.say('strike Bell Hammer')
    passes(t, 2)
    expect(t.asked()).toBe('B: protect')
    expect(t.legal()).toEqual(['pass', 'protect Dummy 1/3'])
    t.fight('protect Dummy 1/3').expect('Dummy 1/3', { damage: 2 })
    const u = table({ library: withCards(bell), players: [{ cards: ['Bell Hammer'] }, { cards: ['Dummy 1/3'] }] })
    passes(u.propose('Hero A', 'Hero B'), 2)
    u.say('pass') // no strike: nobody is asked to protect
    passes(u, 2)
    expect(u.game.s.combat[0]!.window).toBe('defend')
  })

  test('601.1, 601.2e Battle Tactics: as a combat is proposed, its defender may be changed to another legal one', () => {
    const t = table({
      players: [
        { cards: ['Battle Tactics', 'Dummy 1/3', 'Sneak'] },
        { cards: ['Dummy 2/2', 'Dummy 3/3'] },
        { cards: ['Dummy 1/5'] },
      ],
      library: withCards(ally('Sneak', 1, 1, { powers: [{ keyword: 'Elusive' }] })),
      turn: 'B',
    })
    expect(t.legal()).not.toContain('pass') // 600.2: somebody must attack
    t.propose('Dummy 2/2', 'Hero C')
    expect(t.game.s.chain[0]!.links).toHaveLength(2) // the trigger, above the proposal
    t.resolve()
    expect([t.asked(), t.legal()]).toEqual(['A: yes-no', ['yes', 'no']])
    t.say('yes')
    expect([t.asked(), t.legal()]).toEqual(['A: choose', ['pick Dummy 1/5', 'pick Hero A', 'pick Dummy 1/3']])
    t.say('pick Dummy 1/3').fight()
    t.expect('Dummy 1/3', { damage: 2 }).expect('Hero C', { damage: 0 }).expect('Dummy 2/2', { damage: 1 })
    t.propose('Dummy 3/3', 'Hero C').resolve('no').fight()
    t.expect('Hero C', { damage: 3 })
  })

  test('601.2c, 709.2f … only to what its attacker may attack; without any other nothing is asked', () => {
    const t = table({
      players: [{ cards: ['Battle Tactics', 'Sarmoth'] }, { cards: ['Dummy 2/2'] }],
      turn: 'B',
    })
    t.propose('Dummy 2/2', 'Sarmoth').resolve()
    expect(t.asked()).toBe('B: priority')
    t.fight().expect('Sarmoth', { damage: 2 })
  })

  const two = (more: readonly string[] = [], hand: readonly string[] = []) =>
    table({
      players: [{ cards: ['Uberserc'] }, { cards: ['Dummy 1/3', ...more], hand }, { cards: ['Dummy 2/2'] }],
      library: withCards(instant('Recall', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] })),
    }).propose('Uberserc', 'Dummy 1/3')

  test('601.2, 603.1 Uberserc: two defenders at once, of one opponent or two; damage is dealt with both', () => {
    const t = two()
    expect([t.asked(), t.legal()]).toEqual([
      'A: attacker-target',
      ['done', 'pick Hero B', 'pick Hero C', 'pick Dummy 2/2'],
    ])
    t.say('pick Hero C')
    t.expect('Dummy 1/3', { role: 'proposed defender' }).expect('Hero C', { role: 'proposed defender' })
    passes(t, 6)
    t.expect('Dummy 1/3', { role: 'defender' }).expect('Hero C', { role: 'defender' })
    const seen = view(t.game, 0).combat
    expect([seen?.defender, seen?.second]).toEqual([t.id('Dummy 1/3'), t.id('Hero C')])
    t.fight().expect('Dummy 1/3', { zone: 'graveyard' }).expect('Hero C', { damage: 4 })
    t.expect('Uberserc', { damage: 1, role: '', exhausted: true })
    two().say('pick Dummy 2/2').fight().expect('Uberserc', { damage: 3 })
    const one = two().say('done').fight()
    one.expect('Hero C', { damage: 0 }).expect('Uberserc', { damage: 1 })
  })

  test('602.2b each of two proposed defenders may be protected, not by the other', () => {
    const t = two(['Crazy Igvand', 'Crazy Igvand']).say('pick Hero B')
    passes(t, 6)
    expect([t.asked(), t.legal()]).toEqual(['B: protect', ['pass', 'protect Crazy Igvand', 'protect Crazy Igvand']])
    t.say('protect Crazy Igvand')
    expect([t.asked(), t.legal()]).toEqual(['B: protect', ['pass', 'protect Crazy Igvand']])
    t.say('pass').fight()
    t.expect('Dummy 1/3', { damage: 0 }).expect('Hero B', { damage: 4 })
    expect(['Crazy Igvand', 'Crazy Igvand#2'].map((name) => t.card(name).damage).sort()).toEqual([0, 4])
  })

  test('602.4, 602.3b one of two defenders that leaves combat leaves it to the other', () => {
    const t = two([], ['Recall']).say('pick Hero C')
    t.as('B').play('Recall', 'Dummy 1/3').resolve().fight()
    t.expect('Dummy 1/3', { zone: 'hand' }).expect('Hero C', { damage: 4 }).expect('Uberserc', { damage: 0 })
    for (const gone of ['Dummy 1/3', 'Dummy 2/2']) {
      const late = passes(two([], ['Recall']).say('pick Dummy 2/2'), 6)
      expect(late.game.s.combat[0]!.window).toBe('defend')
      late.as('B').play('Recall', gone).resolve().fight()
      const left = gone === 'Dummy 1/3' ? 'Dummy 2/2' : 'Dummy 1/3'
      late.expect(gone, { zone: 'hand' }).expect(left, { zone: 'graveyard' })
      late.expect('Uberserc', { damage: gone === 'Dummy 1/3' ? 2 : 1, role: '' })
    }
  })

  test('602.2 "can protect against heroes"', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Giant Slayer'] }] })
    t.propose('Dummy 2/2', 'Hero B')
    passes(t, 4)
    expect(t.asked()).toBe('A: priority')
    t.fight().propose('Hero A', 'Hero B')
    passes(t, 4)
    expect(t.legal()).toEqual(['pass', 'protect Giant Slayer'])
  })

  test('602.3a in the place of the defender: the old one is out, both are in combat, nobody strikes', () => {
    const t = table({
      players: [
        { team: 1, cards: ['Crowd Watcher'] },
        { team: 2, cards: ['Dummy 2/2'] },
        { team: 2, hand: ['Righteous Defense'], cards: ['Krol Blade'], resources: 3 },
      ],
    })
    t.propose('Crowd Watcher', 'Dummy 2/2')
    passes(t, 3).resolveAll()
    passes(t, 3).resolveAll()
    t.as('C').play('Righteous Defense').resolve()
    t.expect('Dummy 2/2', { role: '' }).expect('Hero C', { role: 'defender' })
    t.resolveAll().expect('Crowd Watcher', { counters: { attack: 1, fight: 2 } })
    t.fight().expect('Hero C', { damage: 1 }).expect('Dummy 2/2', { damage: 0 })
  })

  test('602.3a without an attacker, or outside combat, nobody becomes a defender', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'], hand: ['Stand In'] }, { hand: ['Fade Out', 'Stand In'] }] })
    t.play('Stand In', 'Hero B').resolve().expect('Hero B', { role: '' })
    t.propose('Dummy 2/2', 'Hero B')
    passes(t, 4).as('B').play('Fade Out', 'Dummy 2/2').resolve().as('B').play('Stand In', 'Hero B').resolve()
    t.fight().expect('Hero B', { damage: 0 })
  })

  test('602.3b in combat takes two: not before the protect point, nor once the other is gone', () => {
    const t = table({ players: [{ cards: ['Duellist'] }, { hand: ['Fade Out'] }] })
    t.expect('Duellist', { atk: 1 }).propose('Duellist', 'Hero B')
    passes(t, 2).expect('Duellist', { atk: 1, role: 'attacker' })
    passes(t, 2).expect('Duellist', { atk: 5 })
    t.as('B').play('Fade Out', 'Hero B').resolve().expect('Duellist', { atk: 1, role: 'attacker' })
    t.fight().expect('Hero B', { damage: 0 })
  })

  test('602.4 a change of sides takes an attacker out of combat; it stays exhausted', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { hand: ['Turn Coat'] }, {}] })
    t.propose('Dummy 2/2', 'Hero B')
    passes(t, 6).as('B').play('Turn Coat').resolve()
    t.expect('Dummy 2/2', { role: '', exhausted: true, controller: 1 })
    // 602.4a: the step goes on to its conclusion.
    expect(t.game.s.combat[0]!.window).toBe('defend')
    t.fight().expect('Hero B', { damage: 0 })
  })

  test('602.4 what stops being a character is out of combat', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Tin Golem'], hand: ['Spoilsport'] }] })
    t.as('B').use('Tin Golem').resolve()
    t.propose('Dummy 2/2', 'Tin Golem')
    passes(t, 4).as('B').expect('Tin Golem', { role: 'defender' })
    t.play('Spoilsport').resolve().expect('Tin Golem', { role: '' })
    t.fight().expect('Dummy 2/2', { damage: 0 }).expect('Tin Golem', { damage: 0 })
  })

  test('602.4a a defender that is gone in the middle of a chain: the chain is resolved all the same', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Dummy 1/3'], hand: ['Low Hum', 'Take Back'] }] })
    t.propose('Dummy 2/2', 'Dummy 1/3')
    passes(t, 4).as('B').play('Low Hum').play('Take Back', 'Dummy 1/3').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.game.s.combat[0]!.window).toBe('defend')
    t.fight().expect('Dummy 2/2', { damage: 0, exhausted: true })
  })
})

describe('what clients are told of a sabotage', () => {
  test('600.1 views, prompts and answers of things that are no characters', () => {
    const t = table({ players: [{ cards: ['Pickpocket'] }, { hand: ['Low Hum', 'Filler'] }, {}] })
    t.say('attack Pickpocket')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Hero C', 'pick B hand', 'pick C hand'])
    expect(JSON.stringify(view(t.game, 0))).not.toContain('Low Hum')
    expect(describe_(t.game, t.game.s.decision[0]!.open!, 0).answers.join('|')).toMatch(/hand/)
    t.say('pick B hand')
    expect(view(t.game, 2).chain[0]).toMatchObject({ sabotage: true })
    for (let i = 0; i < 6; i++) t.say('pass')
    expect(view(t.game, 2).combat).toMatchObject({ sabotage: true, window: 'defend' })
    t.fight().resolveAll().answer(0)
    expect(t.zone('B', 'hand')).toHaveLength(1)
  })
})

describe('keywords of combat', () => {
  test('Sentinel: readies the first time it exhausts each turn', () => {
    const t = table({ players: [{ cards: ['Sleepless'] }, {}] })
    t.attack('Sleepless', 'Hero B').resolveAll().expect('Sleepless', { exhausted: false })
    t.attack('Sleepless', 'Hero B').resolveAll().expect('Sleepless', { exhausted: true })
    t.expect('Hero B', { damage: 2 })
  })

  test('War Stomp: as it attacks and as it defends', () => {
    const t = table({ players: [{ cards: ['Stomper'] }, { cards: ['Crazy Igvand'] }] })
    t.propose('Stomper', 'Hero B')
    passes(t, 2)
    expect(t.asked()).toBe('A: target')
    t.say('pick Crazy Igvand').resolve('yes').expect('Crazy Igvand', { exhausted: true })
    t.fight().expect('Hero B', { damage: 2 })
    const u = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Stomper'] }] })
    u.propose('Dummy 2/2', 'Stomper')
    passes(u, 4)
    expect(u.asked()).toBe('B: target')
    expect(u.legal()).toEqual(['pick Hero A', 'pick Dummy 2/2'])
  })

  test('Shadowmeld: Elusive and Untargetable while ready', () => {
    const t = table({ players: [{ cards: ['Dummy 2/2'], hand: ['Lull'] }, { cards: ['Night Walker'] }] })
    t.say('play Lull')
    expect(t.legal()).toEqual(['pick Hero A', 'pick Dummy 2/2', 'pick Hero B'])
    const u = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: [{ name: 'Night Walker', exhausted: true }] }] })
    expect(against(u, 'Dummy 2/2')).toEqual(['pick Hero B', 'pick Night Walker'])
    const v = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Night Walker'] }] })
    expect(against(v, 'Dummy 2/2')).toEqual(['pick Hero B'])
  })

  test('701.3 Time is Money: activated powers at once, but no attack', () => {
    const t = table({
      players: [
        {
          cards: [
            { name: 'Trader', fresh: true },
            { name: 'Bell Ringer', fresh: true },
          ],
        },
        {},
      ],
    })
    expect(t.legal()).toEqual(['pass', 'use Trader', 'attack Hero A'])
  })

  test('Assault 2: on its controller’s turn', () => {
    const t = table({ players: [{ cards: ['Charger'] }, { cards: ['Dummy 2/2'] }] })
    t.expect('Charger', { atk: 3 }).until('B', 'action').expect('Charger', { atk: 1 })
  })
})
