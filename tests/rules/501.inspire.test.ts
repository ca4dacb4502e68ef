import { describe, expect, test } from 'vitest'
import { type Table, table } from '../table/index.ts'

const exhausted = (...names: string[]) => names.map((name) => ({ name, exhausted: true }))

/** Which of A's cards are ready, by name. */
const ready = (t: Table, ...names: string[]): string[] => names.filter((n) => !t.card(n).exhausted)

describe('501.1b Inspire', () => {
  test('CR-EX-501.1b-1 two powers "Inspire: ally" ready up to two of three exhausted allies as B readies', () => {
    const spec = {
      players: [
        { cards: exhausted('Vindicator Kaldel', 'Vindicator Kaldel', 'Dummy 1/3') },
        { cards: exhausted('Dummy 2/2') },
      ],
      turn: 'B',
      at: 'start' as const,
    }
    const t = table(spec)
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['done', 'pick Vindicator Kaldel', 'pick Vindicator Kaldel', 'pick Dummy 1/3'])
    // Chosen before anything readies, and without the chain.
    t.expect('Dummy 2/2', { exhausted: true })
    t.say('pick Dummy 1/3')
    expect(t.legal()).toEqual(['done', 'pick Vindicator Kaldel', 'pick Vindicator Kaldel'])
    t.say('pick Vindicator Kaldel')
    expect(t.asked()).toBe('B: priority')
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
    expect(ready(t, 'Dummy 1/3', 'Vindicator Kaldel', 'Vindicator Kaldel#2', 'Dummy 2/2')).toHaveLength(3)
    t.expect('Dummy 2/2', { exhausted: false })
    // None, or just one.
    const u = table(spec).say('done').say('done')
    expect(ready(u, 'Dummy 1/3', 'Vindicator Kaldel', 'Vindicator Kaldel#2')).toEqual([])
    const v = table(spec).say('done').say('pick Dummy 1/3')
    expect(ready(v, 'Dummy 1/3', 'Vindicator Kaldel', 'Vindicator Kaldel#2')).toEqual(['Dummy 1/3'])
  })

  test('CR-EX-501.1b-2 only an exhausted quest, and each only once', () => {
    const t = table({
      players: [
        {
          resources: 3,
          cards: ['Marksman Glous', 'Marksman Glous'],
          quests: [{ name: 'Long Errand', exhausted: true }, 'Long Errand'],
        },
        {},
      ],
      turn: 'B',
      at: 'start',
    })
    expect(t.legal()).toEqual(['done', 'pick Long Errand'])
    t.say('pick Long Errand')
    // The second Marksman finds nothing that he could inspire.
    expect(t.asked()).toBe('B: priority')
    t.resolveAll().expect('Long Errand', { exhausted: false })
    t.as('A').complete('Long Errand')
    expect(t.resources('A')).toEqual({ ready: 3, all: 5 })
  })

  test('CR-EX-501.1b-2 the other quest costs what it says, and the inspired one does again next turn', () => {
    const spec = {
      players: [
        {
          resources: 3,
          cards: ['Marksman Glous'],
          quests: [{ name: 'Long Errand', exhausted: true }, 'Long Errand'],
        },
        {},
      ],
      turn: 'B',
      at: 'start' as const,
    }
    const t = table(spec).say('pick Long Errand').resolveAll().as('A')
    expect(t.legal()).toEqual(['pass', 'complete Long Errand', 'complete Long Errand'])
    t.answer(2)
    expect(t.resources('A')).toEqual({ ready: 2, all: 5 })
    const u = table(spec).say('pick Long Errand').resolveAll().until('A', 'action')
    u.complete('Long Errand')
    expect(u.resources('A')).toEqual({ ready: 2, all: 5 })
  })

  const six = Array.from({ length: 6 }, () => ({ name: 'Filler', exhausted: true, faceDown: true }))
  test('CR-EX-501.1b-3 several kinds: any, all or none of one each, never two resources', () => {
    const t = table({
      players: [{ exhausted: true, quests: six, cards: exhausted('Exarch Orelis') }, {}],
      turn: 'B',
      at: 'start',
    })
    expect(t.legal()).toEqual(['done', 'pick Exarch Orelis'])
    t.say('pick Exarch Orelis')
    expect(t.legal()).toEqual(['done', 'pick Hero A'])
    t.say('pick Hero A')
    expect(t.legal()).toHaveLength(7)
    t.answer(1)
    expect(t.asked()).toBe('B: priority')
    expect(t.resources('A')).toEqual({ ready: 1, all: 6 })
    t.expect('Exarch Orelis', { exhausted: false }).expect('Hero A', { exhausted: false })
  })

  test('501.1b "or": one card of any of these kinds; "any number": as many as he likes', () => {
    const t = table({
      players: [{ exhausted: true, cards: exhausted('Anchorite Onkoth', 'Dummy 1/3') }, {}],
      turn: 'B',
      at: 'start',
    })
    expect(t.legal()).toEqual(['done', 'pick Hero A', 'pick Anchorite Onkoth', 'pick Dummy 1/3'])
    t.say('pick Dummy 1/3')
    expect(t.asked()).toBe('B: priority')
    const u = table({
      players: [{ cards: exhausted('Vindicator Aluumen', 'Crazy Igvand', 'Parvink', 'Dummy 1/3') }, {}],
      turn: 'B',
      at: 'start',
    })
    expect(u.legal()).toEqual(['done', 'pick Crazy Igvand', 'pick Parvink'])
    u.say('pick Parvink').say('pick Crazy Igvand')
    expect(u.asked()).toBe('B: priority')
    expect(ready(u, 'Vindicator Aluumen', 'Crazy Igvand', 'Parvink', 'Dummy 1/3')).toEqual(['Crazy Igvand', 'Parvink'])
  })

  test('501.1b not in one’s own ready step; several players in turn order, friends too', () => {
    const side = { cards: ['Vindicator Kaldel', { name: 'Dummy 1/3', exhausted: true }] }
    const t = table({
      players: [
        { ...side, team: 1 },
        { ...side, team: 2 },
        { ...side, team: 1 },
      ],
      turn: 'B',
      at: 'start',
    })
    const asked = [0, 1].map(() => {
      const who = t.asked()
      t.answer(1)
      return who
    })
    expect(asked).toEqual(['C: choose', 'A: choose'])
    expect(t.asked()).toBe('B: priority')
    for (const n of ['Dummy 1/3', 'Dummy 1/3#2', 'Dummy 1/3#3']) t.expect(n, { exhausted: false })
  })

  test('501.1b, 411.1 what can’t ready in its controller’s ready step can be inspired in another’s', () => {
    const t = table({
      players: [{ cards: ['Vindicator Kaldel', { name: 'Dummy 1/3', exhausted: true }, 'Cold Snare'] }, {}],
      turn: 'B',
      at: 'start',
    })
    t.say('pick Dummy 1/3').expect('Dummy 1/3', { exhausted: false })
  })
})
