import { describe, expect, test } from 'vitest'
import { type Table, table } from '../table/index.ts'

const card = { cards: ['Dummy 1/3'] }

/** Whose turns there are from now on, while everyone passes. */
function turns(t: Table, n: number): string {
  const out: string[] = []
  let last = -1
  for (let i = 0; i < 600 && out.length < n; i++) {
    const turn = t.game.s.turn[0]!
    if (turn.n !== last) out.push('ABCDEF'.charAt(turn.seat))
    last = turn.n
    if (t.legal()[0] === 'pass') t.say('pass')
    else t.answer(0)
  }
  return out.join('')
}

describe('500 turns at any table', () => {
  test('500.1 clockwise, from two to six seats', () => {
    expect(turns(table({ players: [{}, {}] }), 5)).toBe('ABABA')
    expect(turns(table({ players: [{}, {}, {}], turn: 'C' }), 5)).toBe('CABCA')
    expect(turns(table({ players: [{}, {}, {}, {}, {}, {}], turn: 'E' }), 8)).toBe('EFABCDEF')
  })

  test('500.1, 102.2 players who are out have no turns any more', () => {
    const t = table({ players: [{ hand: ['Star Bolt'] }, {}, {}] })
    t.play('Star Bolt', 'Hero B').resolve()
    expect(turns(t, 5)).toBe('ACACA')
  })

  test('500.3 an extra turn comes right after this one; then the order goes on from where it was', () => {
    const t = table({ players: [{ hand: ['Once More'] }, {}, {}] })
    t.play('Once More').resolve()
    expect(turns(t, 6)).toBe('AABCAB')
  })

  test('500.3 somebody else’s extra turn does not skip those between', () => {
    const t = table({ players: [{ hand: ['Gift of Time'] }, {}, {}] })
    t.play('Gift of Time', 'C').resolve()
    expect(turns(t, 6)).toBe('ACBCAB')
  })

  test('500.3 several: the one made last is taken first', () => {
    const t = table({ players: [{ hand: ['Gift of Time', 'Gift of Time'] }, {}, {}] })
    t.play('Gift of Time', 'C').resolve().play('Gift of Time', 'B').resolve()
    expect(turns(t, 6)).toBe('ABCBCA')
  })

  test('500.3 an extra turn in an extra turn', () => {
    const t = table({ players: [{ hand: ['Once More', 'Gift of Time'] }, {}, {}] })
    t.play('Once More').resolve().until('A', 'end').passAll().until('A', 'action')
    t.play('Gift of Time', 'C').resolve()
    expect(turns(t, 5)).toBe('ACBCA')
  })

  test('500.3, 102.2 the extra turn of a player who is out is not taken', () => {
    const t = table({ players: [{ hand: ['Gift of Time', 'Star Bolt'] }, {}, {}] })
    t.play('Gift of Time', 'C').resolve().play('Star Bolt', 'Hero C').resolve()
    expect(turns(t, 4)).toBe('ABAB')
  })

  test('500.3 an extra turn is a whole turn: cards ready, a card is drawn, a resource may be placed', () => {
    const t = table({ players: [{ hand: ['Once More', 'Filler'], cards: ['Dummy 1/3'] }, {}] })
    t.place('Filler').resolve().attack('Dummy 1/3', 'Hero B').play('Once More').resolve()
    t.until('A', 'end').passAll().until('A', 'action').expect('Dummy 1/3', { exhausted: false })
    expect(t.legal()).toEqual(['pass', 'place Filler face up', 'place Filler', 'attack Hero A', 'attack Dummy 1/3'])
  })

  test('500.4 a skipped turn is nothing: the next player’s comes', () => {
    const t = table({ players: [{ hand: ['Deep Sleep'] }, {}, {}] })
    t.play('Deep Sleep', 'B').resolve()
    expect(turns(t, 6)).toBe('ACABCA')
  })

  test('500.4 two of them: the next two turns', () => {
    const t = table({ players: [{ hand: ['Deep Sleep', 'Deep Sleep'] }, {}, {}] })
    t.play('Deep Sleep', 'B').resolve().play('Deep Sleep', 'B').resolve()
    expect(turns(t, 8)).toBe('ACACABCA')
  })

  test('500.4 an extra turn is skipped like any other', () => {
    const t = table({ players: [{ hand: ['Deep Sleep', 'Once More'] }, {}, {}] })
    t.play('Deep Sleep', 'A').resolve().play('Once More').resolve()
    expect(turns(t, 5)).toBe('ABCAB')
  })

  test('500.4 two players: who makes the other skip has two turns in a row; nothing of a skipped turn happens', () => {
    const t = table({
      players: [{ hand: ['Deep Sleep'] }, { cards: ['Morning Rooster', { name: 'Dummy 1/3', exhausted: true }] }],
    })
    t.play('Deep Sleep', 'B').resolve().until('A', 'end').passAll()
    expect(t.game.s.turn[0]!.seat).toBe(0)
    t.expect('Morning Rooster', { counters: {} }).expect('Dummy 1/3', { exhausted: true })
    expect(t.zone('B', 'hand')).toEqual([])
    t.until('B', 'action')
      .expect('Morning Rooster', { counters: { dawn: 1 } })
      .expect('Dummy 1/3', { exhausted: false })
  })

  test('500.4, 501.2a a draw step that is skipped: no card, no window', () => {
    const t = table({ players: [{ cards: ['Bright Ice'] }, {}], at: 'start' })
    t.passAll()
    expect(t.game.s.turn[0]!.step).toBe('action')
    expect(t.zone('A', 'hand')).toEqual([])
    t.until('B', 'action')
    expect(t.zone('B', 'hand')).toEqual(['Filler'])
  })

  test('500.5 the turn ends at once: other links are interrupted, "this turn" is over, the end does not trigger', () => {
    const t = table({
      players: [{ hand: ['Curtain', 'Battle Cry', 'Low Hum'], cards: ['Lamplighter'] }, {}, {}],
    })
    t.play('Battle Cry').resolve().expect('Hero A', { atk: 2 })
    t.play('Low Hum').play('Curtain').resolve()
    expect(t.asked()).toBe('B: priority')
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.expect('Hero A', { atk: 0 })
    // Its own text is done to the end (two draws, none for the Lamplighter), and the cards are where links go.
    expect(t.zone('A', 'hand')).toEqual(['Filler', 'Filler'])
    expect(t.zone('A', 'graveyard')).toEqual(['Battle Cry', 'Curtain', 'Low Hum'])
  })

  test('500.5 in mid-combat: everybody is out of combat, no damage', () => {
    const t = table({ players: [card, { hand: ['Curtain'] }, {}] })
    t.propose('Dummy 1/3', 'Hero B').say('pass').say('pass').say('pass')
    t.as('B').play('Curtain').resolve()
    expect(t.game.s.combat[0]).toMatchObject({ window: '', attacker: 0, defender: 0, proposed: 0 })
    t.expect('Hero B', { damage: 0 }).expect('Dummy 1/3', { exhausted: true })
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
  })

  test('500.5 an extra turn made before comes next', () => {
    const t = table({ players: [{ hand: ['Curtain', 'Once More'] }, {}, {}] })
    t.play('Once More').resolve().play('Curtain').resolve()
    expect(turns(t, 3)).toBe('ABC')
  })

  test('500.6 to the right of another player: he has the next turn', () => {
    const t = table({ players: [{ hand: ['Change Seats'] }, {}, {}, {}] })
    t.play('Change Seats', 'D').resolve()
    expect(t.game.s.turn[0]!.seat).toBe(0)
    expect(turns(t, 6)).toBe('ADBCAD')
  })

  test('500.6, 410.1 priority goes round in the new order', () => {
    const t = table({ players: [{ hand: ['Change Seats'] }, {}, {}, {}] })
    t.play('Change Seats', 'C').resolve()
    const asked = [0, 1, 2, 3].map(() => {
      const who = t.asked()
      t.say('pass')
      return who
    })
    expect(asked).toEqual(['A: priority', 'C: priority', 'D: priority', 'B: priority'])
  })

  test('500.6 with two players left, or beside himself, nothing happens', () => {
    const t = table({ players: [{ hand: ['Change Seats', 'Star Bolt'] }, {}, {}] })
    t.play('Star Bolt', 'Hero C').resolve().play('Change Seats', 'B').resolve()
    expect(turns(t, 4)).toBe('ABAB')
    const u = table({ players: [{ hand: ['Change Seats'] }, {}, {}] })
    u.play('Change Seats', 'A').resolve()
    expect(turns(u, 4)).toBe('ABCA')
  })
})
