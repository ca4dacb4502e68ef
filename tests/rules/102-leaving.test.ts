import { describe, expect, test } from 'vitest'
import { running } from '../../src/engine/game.ts'
import { choose, concede, decision, hash, load, record, redo, start, undo, view } from '../../src/engine/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { mix } from '../../src/state/dice.ts'
import { library } from '../set/index.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const own: readonly CardDef[] = [
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'character' } }] }),
  instant('Zap', { text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  ability('Leash', {
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'control', what: 'host', by: 'you' }] }],
  }),
  ability('Steal for Good', {
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally', as: 'it' }, by: 'you' }] }],
  }),
  ability('Raise', { text: [{ do: 'move', what: { target: 1, is: 'ally', in: 'graveyard' }, to: 'play' }] }),
  ability('Weight', {
    attach: { target: 1, is: 'character' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 2 }] }],
  }),
  ability('Long Strength', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: 1 }] }],
  }),
  ability('Everybody Falls', { text: [{ do: 'deal', n: 40, by: 'yourHero', to: { is: 'hero' } }] }),
  ability('Last Word', { text: [{ do: 'win', by: 'you' }] }),
  ability('Toll', {
    text: [
      { do: 'forEach', of: 'players', as: 'he', then: [{ do: 'discard', by: '$he', n: 1 }] },
      { do: 'draw', n: 1 },
    ],
  }),
  ability('Unearth', {
    text: [{ do: 'move', what: { choose: 'any', is: 'card', in: 'removed', of: 'players' }, to: 'hand' }],
  }),
  ally('Heir', 1, 1, { powers: [{ when: { on: 'lose', by: 'opponents' }, then: [{ do: 'draw', n: 1 }] }] }),
  ability('Borrow', {
    text: [{ do: 'play', what: { target: 1, is: 'ability', in: 'graveyard', of: 'opponents' }, cost: 0 }],
  }),
  ally('Stubborn', 1, 1, {
    powers: [{ always: [{ mod: 'cannot', on: ['leave', 'move', 'destroy'], what: 'self' }] }],
  }),
  ally('Rider', 3, 3, {
    powers: [{ pay: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }], then: [{ do: 'draw', n: 1 }] }],
  }),
]
const lib = withCards(...own)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })
const three = [{}, {}, {}] as const

describe('102 leaving the game', () => {
  test('102.1 a player wins when no opponent is left: in a duel, among three, with his team', () => {
    expect(
      play({ players: [{ hand: ['Slay'] }, {}] })
        .play('Slay', 'Hero B')
        .resolve()
        .result(),
    ).toBe('team')
    const t = play({ players: [{ hand: ['Slay', 'Slay'] }, {}, {}] })
    t.play('Slay', 'Hero B').resolve()
    expect(t.result()).toBeNull()
    t.play('Slay', 'Hero C').resolve()
    expect(t.game.s.misc[0]!.outcome).toEqual({ winners: [0], result: 'team', rule: '102.1' })
    const u = play({ players: [{ team: 0, hand: ['Slay'] }, { team: 1 }, { team: 0 }] })
    u.play('Slay', 'Hero B').resolve()
    expect(u.game.s.misc[0]!.outcome?.winners).toEqual([0, 2])
  })

  test('102.1 a team plays on without a fallen friend, and wins without him', () => {
    const t = play({ players: [{ team: 0 }, { team: 1, hand: ['Slay'] }, { team: 0, hand: ['Slay'] }] })
    t.as('B').play('Slay', 'Hero A').resolve()
    expect(t.result()).toBeNull()
    t.as('C').play('Slay', 'Hero B').resolve()
    expect(t.game.s.misc[0]!.outcome?.winners).toEqual([2])
  })

  test('102.1a all that remain lose at once: a draw', () => {
    const t = play({ players: [{ hand: ['Everybody Falls'] }, {}, {}] })
    t.play('Everybody Falls').resolve()
    expect(t.game.s.misc[0]!.outcome).toEqual({ winners: [], result: 'draw', rule: '102.1a' })
  })

  test('102.1a the destruction of a hero loses at once, in the middle of a text; what follows finds him gone', () => {
    const t = play({ players: [{ hand: ['Slay'] }, { cards: ['Dummy 2/2'] }, {}] })
    t.play('Slay', 'Hero B').resolve()
    expect(t.zone('B', 'party')).toEqual([])
    expect(t.asked()).toBe('A: priority')
    expect(t.legal()).toEqual(['pass', 'attack Hero A'])
  })

  test('102.1b anybody may concede at any time, whoever is asked, and no one who is out can do it again', () => {
    const t = play({ players: three })
    expect(t.asked()).toBe('A: priority')
    t.concede('C')
    expect(t.asked()).toBe('A: priority')
    expect(concede(t.game, 2)).toMatchObject({ rule: '102.1b' })
    expect(concede(t.game, 9)).toMatchObject({ rule: '102.1b' })
    t.concede('A')
    expect(t.result()).toBe('team')
    expect(concede(t.game, 1)).not.toBeNull()
  })

  test('102.1b conceding is part of the record, and can be undone', () => {
    const g = start(library, {
      players: library.decks.slice(0, 3).map((d, i) => ({ name: `P${i}`, deck: d.id })),
      seed: 3,
    })
    const before = hash(g)
    expect(concede(g, 2)).toBeNull() // while somebody is asked about his mulligan
    const after = hash(g)
    expect(undo(g)).toBe(true)
    expect(hash(g)).toBe(before)
    expect(redo(g)).toBe(true)
    expect(hash(g)).toBe(after)
    const again = load(library, record(g))
    expect(hash(again)).toBe(after)
    expect(running(again).s.players[2]!.lost).toBe(true)
  })

  test('102.1b conceding in the mulligans: the others go on choosing, and the next one has the first turn', () => {
    const g = start(library, {
      players: library.decks.slice(0, 3).map((d, i) => ({ name: `P${i}`, deck: d.id })),
      seed: 3,
    })
    const first = running(g).s.turn[0]!.first
    expect(choose(g, 0)).toBeNull() // whom the lot fell on begins
    expect(concede(g, first)).toBeNull()
    expect(decision(g)).toMatchObject({ kind: 'mulligan', seat: (first + 1) % 3 })
  })

  test('102.1b the Boss player may concede too: the raiders win', () => {
    expect(
      table({ raiders: [{}] })
        .concede('Boss')
        .result(),
    ).toBe('raiders')
  })

  test('102.1b conceding in the middle of random games leaves no question to who is out, and replays', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const g = start(
        library,
        { players: Array.from({ length: 4 }, (_, i) => ({ name: `P${i}`, deck: library.decks[i]!.id })), seed },
        { events: false },
      )
      for (let n = 0; n < 300 && decision(g); n++) {
        const d = decision(g)!
        expect(running(g).s.players[d.seat]!.lost).toBe(false)
        const index = mix(seed, n, 3) % d.answers.length
        if (n % 90 === 89)
          concede(
            g,
            running(g).s.turn[0]!.order.find((s) => !running(g).s.players[s]!.lost && (s + seed) % 2 === 0) ?? d.seat,
          )
        else choose(g, index)
      }
      expect(hash(load(library, record(g), { events: false }))).toBe(hash(g))
    }
  })

  test('102.2 what he owns is removed wherever it is: also under another’s control and on the chain', () => {
    const t = play({
      players: [{ hand: ['Leash'] }, { cards: ['Dummy 2/2'], resources: 2, graveyard: ['Filler'] }, {}],
    })
    t.play('Leash').resolve()
    expect(t.zone('A', 'party')).toContain('Dummy 2/2')
    t.concede('B')
    expect(t.zone('A', 'party')).toEqual(['Hero A'])
    expect(t.zone('B', 'removed').filter((n) => n !== 'Filler')).toEqual(['Dummy 2/2', 'Hero B'])
    expect(t.zone('A', 'graveyard')).toEqual(['Leash']) // 400.5: its host is gone
  })

  test('102.2, 401.3b cards of others that he controlled go back: by an attachment, for good, or from the graveyard', () => {
    const t = play({
      players: [
        { hand: ['Leash', 'Steal for Good', 'Raise'] },
        { cards: ['Dummy 2/2', 'Dummy 1/1'], graveyard: ['Dummy 3/3'] },
        {},
      ],
    })
    t.play('Leash', 'Dummy 2/2').resolve().play('Steal for Good', 'Dummy 1/1').resolve()
    t.play('Raise').resolve()
    expect(t.zone('A', 'party')).toEqual(['Dummy 1/1', 'Dummy 2/2', 'Dummy 3/3', 'Hero A', 'Leash'])
    t.concede('A')
    expect(t.zone('B', 'party')).toEqual(['Dummy 1/1', 'Dummy 2/2', 'Hero B'])
    // Nobody is left under whose control it entered play: removed from the game, its owner's zone.
    expect(t.zone('B', 'removed')).toEqual(['Dummy 3/3'])
  })

  test('102.2, 401.3b the latest of several control modifiers that are left decides', () => {
    const t = play({
      players: [{ hand: ['Steal for Good'] }, { cards: ['Dummy 2/2'] }, { hand: ['Leash'] }],
    })
    t.play('Steal for Good').resolve()
    t.until('C', 'action').play('Leash').resolve()
    expect(t.zone('C', 'party')).toContain('Dummy 2/2')
    t.concede('C')
    expect(t.zone('A', 'party')).toContain('Dummy 2/2')
    t.concede('A')
    expect(t.zone('B', 'party')).toContain('Dummy 2/2')
  })

  test('102.2, 415.7a what lay face down is removed face down: others don’t learn what it was', () => {
    const t = play({ players: [{}, { resources: 1, hand: ['Zap'] }, {}] })
    t.concede('B')
    const shown = Object.values(view(t.game, 0).cards).filter((c) => c.zone === 'removed')
    expect(shown.filter((c) => c.def === null)).toHaveLength(1)
    expect(shown.some((c) => c.def === 'Zap')).toBe(true)
  })

  test('102.2 a card of his that another is playing leaves the chain for his removed zone', () => {
    const t = play({ players: [{ hand: ['Borrow'] }, { graveyard: ['Zap'] }, {}] })
    t.play('Borrow').resolve().say('pick Hero C')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.concede('B')
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('B', 'removed')).toContain('Zap')
    t.expect('Hero C', { damage: 0 })
  })

  test('102.2 his attachments leave others’ cards; others’ attachments on his cards go to their graveyards', () => {
    const t = play({
      players: [
        { cards: ['Dummy 2/2'] },
        { cards: [{ name: 'Weight', on: 'Dummy 2/2' }, 'Dummy 1/1'] },
        { cards: [{ name: 'Weight', on: 'Dummy 1/1' }] },
      ],
    })
    t.expect('Dummy 2/2', { atk: 4 })
    t.concede('B')
    t.expect('Dummy 2/2', { atk: 2 })
    expect(t.zone('B', 'removed')).toContain('Weight')
    expect(t.zone('C', 'graveyard')).toEqual(['Weight'])
  })

  test('102.2 his links are interrupted by the game; those of others against him find no target', () => {
    const t = play({ players: [{ hand: ['Zap'] }, { hand: ['Zap'] }, {}] })
    t.play('Zap', 'Hero B')
    t.as('B').play('Zap#2', 'Hero C')
    t.concede('B')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    t.expect('Hero C', { damage: 0 })
    expect(t.zone('A', 'graveyard')).toEqual(['Zap'])
  })

  test('102.2 an effect of another from his source still resolves', () => {
    const t = play({ players: [{ cards: ['Rider', 'Dummy 1/1'], hand: ['Leash'] }, { cards: ['Dummy 2/2'] }, {}] })
    t.use('Rider', 'Dummy 1/1')
    t.concede('B')
    t.resolve()
    expect(t.zone('A', 'hand')).toContain('Filler')
  })

  test('102.2 his continuous modifiers no longer apply', () => {
    const t = play({ players: [{ hand: ['Long Strength'] }, { cards: ['Dummy 2/2'] }, {}] })
    t.play('Long Strength').resolve()
    t.expect('Dummy 2/2', { atk: 3 })
    t.concede('A')
    t.expect('Dummy 2/2', { atk: 2 })
  })

  test('102.2 what was removed with him can’t come back', () => {
    const t = play({ players: [{ hand: ['Unearth'], removed: ['Dummy 1/1'] }, {}, {}] })
    t.concede('C')
    t.play('Unearth').resolve()
    expect(t.legal()).toEqual(['done', 'pick Dummy 1/1'])
  })

  test('102.3, 500.5 the turn player goes out: his turn ends, the next player’s begins', () => {
    const t = play({ players: [{ hand: ['Zap'] }, { hand: ['Zap'] }, {}] })
    t.play('Zap', 'Hero B').as('C')
    t.concede('A')
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
    expect(t.asked()).toBe('B: priority')
  })

  test('102.2, 500.5 as the turn player goes out only his links are interrupted; others resolve before the next turn', () => {
    const t = play({ players: [{ hand: ['Zap'] }, { hand: ['Zap', 'Long Strength'], cards: ['Dummy 3/3'] }, {}] })
    t.play('Zap', 'Hero B').as('B').play('Zap#2', 'Hero C')
    t.concede('A')
    expect([t.asked(), t.legal()]).toEqual(['B: priority', ['pass']])
    t.resolve()
    t.expect('Hero C', { damage: 3 }).expect('Hero B', { damage: 0 })
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
  })

  test('102.3 in combat: attacker or defender goes, the combat ends without blows', () => {
    const t = play({ players: [{ cards: ['Dummy 3/3'] }, {}, {}] })
    t.propose('Dummy 3/3', 'Hero B').resolve()
    t.concede('B')
    t.fight()
    t.expect('Dummy 3/3', { exhausted: true, damage: 0 })
    expect(t.game.s.combat[0]!.window).toBe('')
    expect(t.asked()).toBe('A: priority')
  })

  test('102.3, 410.4 who leaves does not count among those who have passed', () => {
    const t = play({ players: [{ hand: ['Zap'] }, {}, {}, {}] })
    t.play('Zap', 'Hero D').say('pass').say('pass')
    expect(t.asked()).toBe('C: priority')
    t.concede('B')
    expect(t.asked()).toBe('C: priority')
    t.say('pass')
    expect(t.asked()).toBe('D: priority')
    t.say('pass')
    t.expect('Hero D', { damage: 3 })
  })

  test('102.3 whoever is asked in the middle of another’s text leaves: the text goes on without him', () => {
    const t = play({
      players: [{ hand: ['Toll'] }, { hand: ['Zap', 'Slay'] }, { hand: ['Zap', 'Slay'] }],
    })
    t.play('Toll').resolve()
    expect(t.asked()).toBe('B: discard')
    t.concede('B')
    expect(t.asked()).toBe('C: discard')
    t.say('pick Zap')
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
    expect(t.zone('C', 'graveyard')).toEqual(['Zap'])
  })

  test('102.3 several lose in one wave: both are out, the third goes on', () => {
    const t = play({
      players: [{ hand: ['Everybody Falls'], cards: ['Heir'] }, {}, { damage: 0 }],
    })
    t.concede('C')
    expect(t.game.s.chain[0]!.links).toHaveLength(1) // 703: the Heir saw it
    t.resolve()
    expect(t.zone('A', 'hand')).toContain('Filler')
  })

  test('102.1 "you win": all opponents lose, friends win along', () => {
    const t = play({ players: [{ team: 0, hand: ['Last Word'] }, { team: 1 }, { team: 0 }, { team: 2 }] })
    t.play('Last Word').resolve()
    expect(t.game.s.misc[0]!.outcome?.winners).toEqual([0, 2])
  })

  test('102.2 removal can’t be stopped by "can’t"', () => {
    const t = play({ players: [{ cards: ['Stubborn'] }, {}, {}] })
    t.concede('A')
    expect(t.zone('A', 'removed')).toContain('Stubborn')
  })
})
