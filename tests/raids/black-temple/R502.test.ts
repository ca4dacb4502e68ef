/** R502: what happens as a Boss is destroyed: Events one by one, then Minions, tokens and the next Boss. */
import { describe, expect, test } from 'vitest'
import { blackTemple } from '../../../raids/black-temple/raid.ts'
import { stopsOf } from '../../../src/app/dialogs/raid-map.ts'
import { view } from '../../../src/engine/index.ts'
import { library as testSet } from '../../set/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const event = (n: number): string => `You Are Not Prepared! (${n})`
/** Does nothing that anybody sees on an empty table. */
const [idle, idleToo] = [event(57), event(46)]

/** Supremus with one health left and a raider who can take it. */
const nearlyDead = (boss: BossSpec = {}, raiders: readonly SideSpec[] = [{}]): Table =>
  table({
    raid,
    library: testSet,
    boss: {
      hero: 'Supremus',
      damage: 5,
      deck: ['Eye Blast', 'Eye Blast', 'Eye Blast'],
      ...boss,
      decks: { minion: ['Sister of Pain'], event: [event(59), event(44), event(51)], ...boss.decks },
    },
    raiders: raiders.map((r) => ({ cards: ['Kor Cindervein'], ...r })),
    turn: 'R1',
  })
const links = (t: Table): string[] =>
  t.game.s.chain[0]!.links.map((id) => {
    const l = t.game.s.links[id]!
    return l.kind === 'game' ? 'the next Boss' : t.game.s.cards[l.card]!.def
  })
/** Kills him, and stops with what that puts on the chain. */
const kill = (t: Table, boss = 'Supremus'): Table => {
  t.propose('Kor Cindervein', boss)
  for (let i = 0; i < 40 && t.zone('Boss', 'party').includes(boss); i++) t.say('pass')
  return t
}

describe('R502.1 as a Boss is destroyed', () => {
  test('R502.1a he is removed from the game', () => {
    const t = kill(nearlyDead())
    expect(t.zone('Boss', 'removed')).toContain('Supremus')
    expect(t.zone('Boss', 'party')).toEqual([])
  })

  test('R502.1b, R502.1c face-up Events are destroyed, into the Event graveyard', () => {
    const t = kill(nearlyDead({ row: [event(56), event(64)] }))
    expect(t.zone('Boss', 'row')).toEqual([])
    expect(t.pile('graveyard:event')).toEqual([event(56), event(64)])
  })

  test('R502.1c each face-down Event is turned up and added to the chain, one at a time; the turn player gets priority', () => {
    const t = kill(nearlyDead({ waits: [idle, 'Sister of Pain', idleToo] }))
    expect(links(t)).toHaveLength(1)
    const [first] = links(t)
    expect([idle, idleToo]).toContain(first)
    expect(t.asked()).toBe('R1: priority')
    expect(t.resources('Boss').all).toBe(2)
    t.resolve()
    expect(links(t)).toEqual([first === idle ? idleToo : idle])
    expect(t.asked()).toBe('R1: priority')
    t.resolve()
    expect(links(t)).toEqual(['the next Boss'])
    expect(t.pile('graveyard:event')).toEqual([idleToo, idle])
  })

  test('R502.1c players can’t interrupt an Event', () => {
    const t = kill(nearlyDead({ waits: [idle] }))
    expect(t.game.s.links[t.game.s.chain[0]!.links[0]!]).toMatchObject({ sealed: true })
  })

  test('R502.1c an ongoing Event enters play face up; it is no resource, and raiders can’t touch it', () => {
    const t = kill(nearlyDead({ waits: [event(64)] }))
    t.resolve()
    expect(t.zone('Boss', 'row')).toEqual([event(64)])
    expect(t.resources('Boss').all).toBe(0)
    t.resolveAll()
    t.expect(event(64), { faceDown: false })
    expect(t.pile('graveyard:event')).toEqual([])
  })

  test('R502.1c an Event without a target goes to its graveyard, and the next comes', () => {
    const t = kill(nearlyDead({ waits: [event(53), event(52)] })) // no abilities, no equipment
    t.resolveAll()
    expect(t.pile('graveyard:event')).toEqual([event(52), event(53)])
    expect(t.zone('Boss', 'party')).toContain('Shade of Akama')
  })

  /** The raid goes on without anybody's turn: the Boss comes before the next one begins. */
  const goesOn = (t: Table, waits: readonly string[]): void => {
    const { n } = t.game.s.turn[0]!
    for (let i = 0; i < 60 && !t.zone('Boss', 'party').includes('Shade of Akama'); i++) t.say('pass')
    expect(t.zone('Boss', 'party')).toContain('Shade of Akama')
    expect(t.stage()).toBe(3)
    expect(t.pile('graveyard:event')).toEqual([...waits].sort())
    expect(t.game.s.turn[0]!.n).toBe(n)
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ n: n + 1, seat: 2, step: 'ready' })
  }
  const two = [{ damage: 28 }, { hero: 'Graccus', deck: Array<string>(9).fill('In Dreams') }]

  test.each([{ waits: [event(59)] }, { waits: [event(59), idle, idleToo] }, { waits: [event(59), event(59), idle] }])(
    '102.2, R502.1c an Event destroys the hero whose turn it is: further Events are turned up and resolve, and the next Boss comes: $waits',
    ({ waits }) => {
      // The raider whose turn it is has too little health left for 2 damage.
      const t = kill(nearlyDead({ waits }, two))
      goesOn(t, waits)
      expect(view(t.game, -1).seats.map(({ lost }) => lost)).toEqual([false, true, false])
      t.expect('Graccus', { damage: waits.filter((name) => name === event(59)).length * 2 })
    },
  )

  test.each([0, 1, 2])('102.2, R502 whose turn it is concedes when %i Events have resolved', (after) => {
    const t = kill(nearlyDead({ waits: [idle, idleToo, 'Sister of Pain'] }, two))
    for (let i = 0; i < after; i++) t.resolve()
    expect(links(t)).toEqual([after < 2 ? expect.stringContaining('Not Prepared') : 'the next Boss'])
    t.concede('R1')
    expect(t.asked()).toBe('R2: priority')
    expect(links(t)).toHaveLength(1)
    goesOn(t, [idle, idleToo])
    expect(t.zone('Boss', 'party')).toContain('Sister of Pain')
  })

  test.each([0, 1])('500.5, R502 a card ends the turn when %i Events have resolved', (after) => {
    const t = kill(nearlyDead({ waits: [idle] }, [{ hand: ['Curtain'] }, {}]))
    for (let i = 0; i < after; i++) t.resolve()
    t.play('Curtain').resolve()
    goesOn(t, [idle])
  })

  test('R502.1d Minions leave the row face up only when the last Event has resolved', () => {
    const t = kill(nearlyDead({ waits: [idle, 'Sister of Pain'] }))
    expect(t.resources('Boss').all).toBe(1)
    t.resolve()
    expect(t.zone('Boss', 'removed')).toEqual(['Sister of Pain', 'Supremus'])
    expect(t.resources('Boss').all).toBe(0)
  })

  test('R502.1a while no Boss is in play "your hero" is the last one', () => {
    const t = kill(nearlyDead({ waits: [event(59)] })) // 2 melee damage to each opposing hero and ally, by him
    t.resolve()
    t.expect('Warrax', { damage: 2 })
    t.expect('Kor Cindervein', { damage: 2 })
  })
})

describe('R502.2 the next Boss', () => {
  test('R502.2 the Minions come with him, by an effect that players can’t interrupt; the turn player gets priority first', () => {
    const t = kill(nearlyDead({ waits: ['Sister of Pain', 'Temple Concubine'] }))
    expect(links(t)).toEqual(['the next Boss'])
    expect(t.game.s.links[t.game.s.chain[0]!.links[0]!]).toMatchObject({ sealed: true })
    expect(t.asked()).toBe('R1: priority')
    t.resolveAll()
    expect(t.zone('Boss', 'party')).toEqual(
      ['Shade of Akama', 'Sister of Pain', 'Temple Concubine', ...Array(6).fill('Ashtongue Channeler')].sort(),
    )
    expect(t.stage()).toBe(3)
  })

  test('R502.2b, R502.2c his Events lie face down in the row, and nobody has looked at them', () => {
    const t = kill(nearlyDead())
    t.resolveAll()
    expect(t.resources('Boss').all).toBe(2)
    expect(t.zone('Boss', 'resources')).toEqual([event(44), event(59)])
    const waiting = Object.values(t.game.s.cards).filter((c) => c.resource && c.controller === 0)
    expect(waiting.map((c) => [c.seen, c.faceDown])).toEqual([
      [0, true],
      [0, true],
    ])
  })

  test.each([
    ["High Warlord Naj'entus", 'Supremus', 1, []],
    ['Shade of Akama', 'Teron Gorefiend', 2, []],
    ['Teron Gorefiend', 'Gurtogg Bloodboil', 3, []],
    ['Gurtogg Bloodboil', 'Shrine of Lost Souls', 3, Array(3).fill('Soul Fragment')],
    [
      'Mother Shahraz',
      'The Illidari Council',
      4,
      ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow'],
    ],
  ] as const)('R502.2a, R502.2c after %s comes %s', (now, next, events, tokens) => {
    const health = {
      "High Warlord Naj'entus": 5,
      'Shade of Akama': 7,
      'Teron Gorefiend': 13,
      'Gurtogg Bloodboil': 15,
      'Mother Shahraz': 20,
    }[now]
    const deck = [43, 44, 45, 46].map(event)
    const t = nearlyDead({ hero: now, damage: health - 1, flipped: true, decks: { event: deck } })
    kill(t, now).resolveAll()
    expect(t.zone('Boss', 'party')).toEqual([next, ...tokens].sort())
    expect(t.resources('Boss').all).toBe(events)
  })
})

test('R502.1 the map has nine stages; while Events burst out it stands where the fallen Boss stood', () => {
  const fates = (t: Table): string =>
    stopsOf(blackTemple, view(t.game, 1))
      .map(({ fate }) => fate)
      .join(' ')
  const t = nearlyDead({ waits: [idle] })
  expect(fates(t)).toBe('comes here comes comes comes comes comes comes comes')
  kill(t)
  expect(fates(t)).toBe('comes here comes comes comes comes comes comes comes')
  t.resolveAll()
  expect(fates(t)).toBe('comes past here comes comes comes comes comes comes')
})
