/** R500, R501 and R504: setup, the Boss player's turn, Minions, threat; R101.3d for these Bosses. */

import { describe, expect, test } from 'vitest'
import { blackTemple } from '../../../raids/black-temple/raid.ts'
import { library } from '../../../src/content.ts'
import { codeFor } from '../../../src/engine/compiled.ts'
import { running } from '../../../src/engine/game.ts'
import { decision, start, view } from '../../../src/engine/index.ts'
import type { CardDef, SetWho } from '../../../src/language/types.ts'
import { suits } from '../../../src/rules/100-decks.ts'
import { ability, hero, withCards } from '../../rules/own.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const event = (n: number): string => `You Are Not Prepared! (${n})`
const filler = (n: number): string[] => Array(n).fill('In Dreams')
const begun = (raiders = 2) =>
  start(library, {
    raid,
    raiders: Array.from({ length: raiders }, (_, i) => ({ name: `R${i + 1}`, deck: library.decks[0]! })),
    seed: 5,
  })

describe('R500 starting the raid', () => {
  test('R500.1, R500.2 four decks, the Betrayer Events set aside; Naj’entus is in play without an Event', () => {
    const g = begun()
    const boss = view(g, 0).seats[0]!
    expect(running(g).s.players[0]!.decks).toEqual(['main', 'minion', 'event', 'betrayer'])
    expect(running(g).s.cards[running(g).s.players[0]!.hero]!.def).toBe("High Warlord Naj'entus")
    expect(boss.resources).toEqual([])
    expect(Object.values(running(g).s.cards).filter((c) => c.controller === 0 && c.home === 3)).toHaveLength(5)
  })

  test('R500.3 seven cards each; the Boss player may mulligan, too', () => {
    const g = begun()
    expect(view(g, 0).seats.map((s) => s.handCount)).toEqual([7, 7, 7])
    expect(decision(g)).toMatchObject({ kind: 'mulligan' })
  })

  test('R500.4 the raider to the left of the Boss begins, and draws', () => {
    const t = table({
      raid,
      raiders: [{ deck: filler(3), turns: 0 }, { deck: filler(3) }],
      boss: { turns: 0 },
      turn: 'R1',
      at: 'start',
    })
    t.until('R1', 'action')
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })
})

describe('R501 the Boss player’s turn', () => {
  const betrayer = (
    boss: BossSpec = {},
    raiders: readonly SideSpec[] = [{}, {}],
    at: 'start' | 'action' = 'start',
  ): Table =>
    table({
      raid,
      boss: {
        hero: 'The Betrayer',
        deck: Array(5).fill('Eye Blast'),
        ...boss,
        decks: {
          minion: Array(5).fill('Sister of Pain'),
          betrayer: ['Draw Soul', 'Flames of Azzinoth'],
          ...boss.decks,
        },
      },
      raiders,
      turn: 'Boss',
      at,
    })

  test('R501.1, R501.1a all of his cards ready, Events too, and he draws one card', () => {
    const t = betrayer({ resources: 2, row: [{ name: event(56), exhausted: true }] })
    t.reach('Boss', 'draw')
    t.expect(event(56), { exhausted: false })
    expect(t.resources('Boss').ready).toBe(2)
    expect(t.zone('Boss', 'hand')).toEqual(['Eye Blast'])
  })

  test('R501.1b, R503.3c a Betrayer Event is added to the chain after the draw step; players can’t interrupt it; it stays in play', () => {
    const t = betrayer({}, [{ cards: ['Kor Cindervein'] }])
    t.reach('Boss', 'betrayer')
    const [link] = t.game.s.chain[0]!.links.map((id) => t.game.s.links[id]!)
    expect(link).toMatchObject({ kind: 'card', sealed: true })
    expect(t.zone('Boss', 'hand')).toEqual(['Eye Blast'])
    t.resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    expect(t.zone('Boss', 'row')).toEqual(['Draw Soul'])
    expect(t.resources('Boss').all).toBe(0)
    t.until('Boss', 'action')
    expect(t.resources('Boss').all).toBe(1)
  })

  test('R501.1b when the Betrayer Event deck has run out, the step is skipped', () => {
    const t = betrayer({ decks: { betrayer: [] } })
    t.until('Boss', 'action')
    expect(t.zone('Boss', 'row')).toEqual([])
    expect(Object.values(t.game.s.log).filter((h) => h.on === 'play')).toEqual([])
  })

  test('R501.1b no other Boss has that step', () => {
    const t = betrayer({ hero: 'Mother Shahraz' })
    t.until('Boss', 'action')
    expect(t.zone('Boss', 'row')).toEqual([])
    expect(t.pile('deck:betrayer')).toEqual(['Draw Soul', 'Flames of Azzinoth'])
  })

  test('R501.1b raiders can’t do anything to a Betrayer Event', () => {
    const t = betrayer({ row: ['Draw Soul'] }, [{ hand: ['Disenchant'], resources: 5 }], 'action')
    expect(t.legal()).not.toContain('play Disenchant')
  })

  test('R501.2 as the Minion phase starts, the top Minion becomes a face-down resource that nobody has seen', () => {
    const t = betrayer({ hero: 'Mother Shahraz' })
    t.until('Boss', 'minion')
    const [one] = Object.values(t.game.s.cards).filter((c) => c.resource && c.controller === 0)
    expect(one).toMatchObject({ def: 'Sister of Pain', faceDown: true, seen: 0, exhausted: false })
    expect(t.asked()).toBe('Boss: priority')
  })

  test('R501.3 the action phase follows', () => {
    const t = betrayer({ hero: 'Mother Shahraz' })
    t.until('Boss', 'minion').passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'action' })
  })
})

/** An ability that puts an ally away. */
const removalOf = (to: 'hand' | 'deck' | 'removed', of: Partial<SetWho> = {}): CardDef =>
  ability('Sent Away', { text: [{ do: 'move', what: { target: 1, is: 'ally', ...of }, to }] })

describe('R504.1 Minions', () => {
  const with_ = (raiders: readonly SideSpec[], cards = ['Sister of Pain', 'Soul Fragment']): Table =>
    table({ raid, boss: { hero: 'Mother Shahraz', cards }, raiders, turn: 'R1' })

  test('R504.1a a Minion that is destroyed goes to the Minion graveyard', () => {
    const t = with_([{ hand: ['Fire Blast'], resources: 3 }])
    t.play('Fire Blast', 'Sister of Pain').resolveAll()
    expect(t.pile('graveyard:minion')).toEqual(['Sister of Pain'])
  })

  const sent = (card: CardDef, name: string, cards = [name]): Table => {
    const raiders = [{ hand: [card.name], cards: ['Kor Cindervein'] }]
    const t = table({ raid, library: withCards(card), boss: { hero: 'Mother Shahraz', cards }, raiders, turn: 'R1' })
    return t.play(card.name, name).resolveAll()
  }

  test.each(['hand', 'deck', 'removed'] as const)(
    'R504.1a a Minion that would leave play for the %s is destroyed instead',
    (to) => {
      const t = sent(removalOf(to), 'Sister of Pain')
      expect(t.pile('graveyard:minion')).toEqual(['Sister of Pain'])
      expect([t.zone('Boss', 'hand'), t.zone('Boss', 'removed'), t.pile('deck:minion')]).toEqual([[], [], []])
      expect(Object.values(t.game.s.log).some((h) => h.on === 'destroy')).toBe(true)
    },
  )

  test('R504.1a that is true of Minions only, tokens and allies of the raiders leave play as usual', () => {
    expect(sent(removalOf('hand'), 'Kor Cindervein').zone('R1', 'hand')).toEqual(['Kor Cindervein'])
    const t = sent(removalOf('removed'), 'Soul Fragment')
    expect([t.zone('Boss', 'party'), t.pile('graveyard:minion')]).toEqual([['Mother Shahraz'], []])
  })

  test('R504.1a one that raiders have taken control of goes to the Minion graveyard, too', () => {
    const taking = ability('Turncoat', {
      text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally', as: 'it' }, by: 'you' }] }],
    })
    const away = removalOf('hand')
    const t = table({
      raid,
      library: withCards(taking, away),
      boss: { hero: 'Mother Shahraz', cards: ['Sister of Pain'] },
      raiders: [{ hand: [taking.name, away.name] }],
      turn: 'R1',
    })
    t.play(taking.name).resolve()
    expect(t.zone('R1', 'party')).toContain('Sister of Pain')
    t.play(away.name).resolve()
    expect(t.pile('graveyard:minion')).toEqual(['Sister of Pain'])
  })

  test('R504.1b its cost is the printed one', () => {
    const t = with_([{}], ['Coilskar General'])
    t.expect('Coilskar General', { cost: 6 })
  })

  test('R504.1b what looks for its cost finds the printed one', () => {
    const cheap = removalOf('hand', { where: ['cost', '<=', 2] })
    const t = table({
      raid,
      library: withCards(cheap),
      boss: { hero: 'Mother Shahraz', cards: ['Sister of Pain', 'Coilskar General', 'Illidari Blood Lord'] },
      raiders: [{ hand: [cheap.name] }],
      turn: 'R1',
    })
    t.say(`play ${cheap.name}`)
    expect(t.legal()).toEqual(['pick Sister of Pain', 'pick Illidari Blood Lord'])
  })

  test('R504.1b the Boss player pays nothing for those that come with the next Boss', () => {
    const t = table({
      raid,
      boss: {
        hero: "High Warlord Naj'entus",
        flipped: true,
        damage: 4,
        waits: ['Coilskar General'],
        deck: ['Eye Blast'],
      },
      raiders: [{ cards: ['Kor Cindervein'], deck: filler(3) }],
      turn: 'R1',
    })
    t.attack('Kor Cindervein', "High Warlord Naj'entus").resolveAll()
    expect(t.zone('Boss', 'party')).toContain('Coilskar General')
    expect(t.count('Boss', 'Coilskar General')).toBe(1)
  })
})

describe('R504.1b Minions in any other deck', () => {
  const deck = (hero: CardDef, more: SideSpec, two: SideSpec = {}): Table =>
    table({ library: withCards(hero), players: [{ hero: hero.name, ...more }, two] })
  const loyal = hero('Loyal Hero', { tags: [] })
  const traitor = hero('Traitor Hero', { tags: ['Traitor'] })

  test('R504.1b they cost what is printed on them', () => {
    const t = deck(traitor, { hand: ['Illidari Archon'], resources: 3 })
    t.play('Illidari Archon')
    expect(t.resources('A').ready).toBe(0)
    t.resolve()
    expect(t.zone('A', 'party')).toEqual(['Illidari Archon', traitor.name])
    expect(deck(traitor, { hand: ['Illidari Archon'], resources: 2 }).legal()).not.toContain('play Illidari Archon')
  })

  test('R504.1b Ashtongue Rogue: for a Loyal hero Long-Range and Stealth, for a Traitor Elusive and Ferocity', () => {
    const words = (h: CardDef): readonly string[] =>
      deck(h, { cards: ['Ashtongue Rogue'] }).card('Ashtongue Rogue').keywords
    expect([...words(loyal)].sort()).toEqual(['Long-Range', 'Stealth'])
    expect([...words(traitor)].sort()).toEqual(['Elusive', 'Ferocity'])
  })

  test('R504.1b Ashtongue Battlelord: for a Loyal hero all damaged opposing allies, for a Traitor one that is undamaged', () => {
    const two = { cards: ['Dummy 1/3', { name: 'Dummy 2/3', damage: 1 }, { name: 'Dummy 3/3', damage: 2 }] }
    const battle = (h: CardDef): string[] =>
      deck(h, { hand: ['Ashtongue Battlelord'], resources: 6 }, two)
        .play('Ashtongue Battlelord')
        .resolveAll()
        .zone('B', 'graveyard')
    expect(battle(loyal)).toEqual(['Dummy 2/3', 'Dummy 3/3'])
    expect(battle(traitor)).toEqual(['Dummy 1/3'])
  })

  test('R504.1b, 100.2b a Traitor may have all of them in a deck, a Loyal hero the two that have a text for both', () => {
    const minions = blackTemple.cards.filter((c) => blackTemple.decks.minion!.some(([, name]) => name === c.name))
    const may = (h: CardDef): string[] => {
      const { code } = codeFor(withCards(h), null)
      return minions.filter((c) => suits(code.cards.get(h.name)!, [code.cards.get(c.name)!])).map((c) => c.name)
    }
    expect(minions).toHaveLength(14)
    expect(may(traitor)).toHaveLength(14)
    expect(may(loyal)).toEqual(['Ashtongue Battlelord', 'Ashtongue Rogue'])
  })

  test('R504.1b a raider may have them in this raid, too, but nothing that only the Boss player has', () => {
    const first = library.decks[0]!
    const withOne = (name: string) => ({
      ...first,
      cards: [...first.cards.map((row, i) => (i === 0 ? ([row[0] - 1, row[1]] as const) : row)), [1, name] as const],
    })
    const begin = (name: string) => () =>
      start(library, { raid, raiders: [{ name: 'Ann', deck: withOne(name) }], seed: 1 })
    expect(begin('Ashtongue Rogue')).not.toThrow()
    expect(begin('Eye Blast')).toThrow('Eye Blast is for the Boss player only (R504.1b).')
  })

  test('R504.1a outside this raid they leave play like any ally', () => {
    const away = removalOf('hand')
    const t = table({ library: withCards(away), players: [{ hand: [away.name], cards: ['Ashtongue Rogue'] }, {}] })
    t.play(away.name).resolve()
    expect(t.zone('A', 'hand')).toEqual(['Ashtongue Rogue'])
  })
})

describe('R504.2 threat', () => {
  const over = (hero: string, resources: number, hand: string[] = []): Table => {
    const t = table({
      raid,
      boss: { hero, deck: ['Eye Blast'] },
      raiders: [{ resources, hand }, { resources: 9 }],
      turn: 'R1',
    })
    t.until('R1', 'end').passAll()
    return t
  }

  test.each([
    ["High Warlord Naj'entus", 4],
    ['Supremus', 5],
    ['Shade of Akama', 6],
    ['Teron Gorefiend', 7],
    ['Gurtogg Bloodboil', 8],
    ['Mother Shahraz', 10],
  ])('R504.2a %s: %i; the raider whose turn ends chooses what to destroy', (hero, threat) => {
    const t = over(hero, threat + 2)
    expect(t.asked()).toBe('R1: choose')
    t.answer(0).answer(0)
    expect(t.resources('R1').all).toBe(threat)
    expect(t.resources('R2').all).toBe(9)
    expect(t.zone('R1', 'graveyard')).toHaveLength(2)
  })

  test('R504.2a as many as the level, or fewer, may stay', () => {
    const t = over('Supremus', 5)
    expect(t.resources('R1').all).toBe(5)
    expect(t.asked()).not.toBe('R1: choose')
  })

  test('R504.2b the Council and The Betrayer have none', () => {
    for (const hero of ['The Illidari Council', 'The Betrayer']) expect(over(hero, 12).resources('R1').all).toBe(12)
  })
})

describe('R101.3d immune', () => {
  test('R101.3d such a Boss can’t be attacked or targeted, is dealt no damage, and can’t attack', () => {
    const t = table({
      raid,
      boss: {},
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Fire Blast'], resources: 3 }],
      turn: 'R1',
    })
    expect(t.legal()).not.toContain('attack Kor Cindervein')
    const boss = table({ raid, boss: {}, raiders: [{}], turn: 'Boss' })
    expect(boss.legal()).toEqual(['pass'])
  })
})
