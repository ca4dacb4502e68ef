/** The FAQ of Black Temple: Illidan Stormrage and other Master Heroes among the raiders (R505, 301.4, 800.2). */

import { describe, expect, test } from 'vitest'
import { running } from '../../../src/engine/game.ts'
import { decision, start } from '../../../src/engine/index.ts'
import { ability, hero, instant, withCards } from '../../rules/own.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const illidan = 'Illidan Stormrage'
const filler = Array(12).fill('In Dreams') as string[]
const own = [
  instant('Spin', { text: [{ do: 'flip', what: { target: 1, is: 'hero' } }] }),
  instant('Hide', { text: [{ do: 'turn', what: { target: 1, is: 'hero' }, face: 'down' }] }),
  instant('Recall', { text: [{ do: 'move', what: { choose: 1, is: 'card', in: 'removed', of: 'you' }, to: 'hand' }] }),
  ability('Fel Chains', {
    attach: { target: 1, is: 'hero' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 2 }] }],
  }),
  hero('Plain Traitor', { tags: ['Traitor'], faction: undefined }),
]
const library = withCards(...own)

const temple = (raider: SideSpec, boss: BossSpec = {}, more = {}): Table =>
  table({
    raid: 'black-temple',
    library,
    boss: { hero: 'Mother Shahraz', resources: 8, deck: Array(9).fill('Eye Blast'), ...boss },
    raiders: [{ hero: 'Elendril', deck: filler, resources: 11, ...raider }, { deck: filler }],
    turn: 'R1',
    ...more,
  })
/** A Boss under whom raiders may have as many resources as they like. */
const noThreat: BossSpec = { hero: 'The Betrayer', decks: { minion: Array(4).fill('Sister of Pain') } }
const come = (raider: SideSpec = {}, boss: BossSpec = {}): Table =>
  temple({ ...raider, hand: [illidan, ...(raider.hand ?? [])] }, boss)
    .play(illidan)
    .resolve()

describe('R505 Illidan Stormrage enters a party of the raiders', () => {
  test('R505, 301.4 he starts in the deck, and is played from the hand', () => {
    const t = temple({ hand: [illidan] })
    expect(t.legal()).toContain(`play ${illidan}`)
    expect(temple({ hand: [illidan], resources: 10 }).legal()).not.toContain(`play ${illidan}`)
    t.play(illidan).resolve()
    t.expect(illidan, { zone: 'party', health: 35, atk: 5, faceDown: false })
    expect(t.game.s.players[1]!.hero).toBe(t.id(illidan))
  })

  test('R505, 301.4a with the attachments, counters, damage and readiness of the hero before', () => {
    const t = come({
      damage: 7,
      exhausted: true,
      flipped: true,
      cards: [{ name: 'Fel Chains', on: 'Elendril' }],
    })
    t.expect(illidan, { damage: 7, exhausted: true, faceDown: false, atk: 7 })
    expect(t.card(illidan).attachments).toEqual([t.id('Fel Chains')])
    const spined = temple({ hand: [illidan] }, { hero: "High Warlord Naj'entus" }, { turn: 'Boss' })
    spined.until('R1', 'action', 'pick Elendril') // at the end of the Boss player's turn
    expect(spined.card('Elendril').counters).toEqual({ spine: 1 })
    spined.play(illidan).resolve()
    spined.expect(illidan, { counters: { spine: 1 }, damage: 2 })
  })

  test('R505, 301.4b what affected the hero before affects him, such as a Gouge', () => {
    const t = temple({ hand: [illidan] }, {}, { turn: 'Boss' })
    const gouged = table({
      raid: 'black-temple',
      library,
      boss: { hero: 'Mother Shahraz', deck: Array(9).fill('Eye Blast') },
      raiders: [
        { hero: 'Elendril', deck: filler, resources: 11, hand: [illidan] },
        { deck: filler, hand: ['Gouge'], resources: 1 },
      ],
      turn: 'R1',
    })
    gouged.as('R2').play('Gouge', 'Elendril').resolve()
    gouged.as('R1').play(illidan).resolve()
    gouged.expect(illidan, { exhausted: true })
    gouged.until('Boss', 'action').until('R1', 'action')
    gouged.expect(illidan, { exhausted: true }) // not readied
    t.until('R1', 'action')
    t.expect('Elendril', { exhausted: false })
  })

  test('R505, 301.4a he can’t be flipped or turned face down', () => {
    const t = come({ hand: ['Spin', 'Hide'] })
    t.play('Spin', illidan).resolve()
    t.expect(illidan, { faceDown: false })
    t.play('Hide', illidan).resolve()
    t.expect(illidan, { faceDown: false })
  })

  test('R505, 301.4a the hero before is removed from the game, and can’t leave that zone', () => {
    const t = come({ hand: ['Recall'], removed: ['Smite'] })
    expect(t.zone('R1', 'removed')).toEqual(['Elendril', 'Smite'])
    t.play('Recall').resolve()
    expect(t.zone('R1', 'removed')).toEqual(['Elendril'])
    expect(t.zone('R1', 'hand')).toEqual(['Smite'])
  })

  test('R505 cards with a faction or a class can be played all the same', () => {
    const t = temple({ hand: [illidan, 'Aimed Shot', 'Kor Cindervein'], resources: 18 })
      .play(illidan)
      .resolve()
    expect(t.legal()).toContain('play Aimed Shot')
    expect(t.legal()).toContain('play Kor Cindervein')
  })

  test('R505 what looks for an icon on the present hero finds none: Blastershot Launcher has lost its Hunter power', () => {
    const launcher = 'Blastershot Launcher'
    const hunter = temple({ hand: [launcher] }).play(launcher)
    while (hunter.game.s.chain[0]!.links.length > 0) hunter.settle()
    const damaged = (t: Table): number => Object.values(t.game.s.cards).reduce((n, c) => n + c.damage, 0)
    expect(damaged(hunter)).toBe(3)
    const t = temple({ hand: [illidan, launcher], resources: 16 })
      .play(illidan)
      .resolve()
      .play(launcher)
      .settle()
    expect(t.zone('R1', 'party')).toEqual([launcher, illidan])
    expect(damaged(t)).toBe(0)
  })

  test('R505, 102.1a when he is destroyed his player is out, as with any hero', () => {
    const t = come({ damage: 27 }, { ...noThreat, hand: ['Sinful Beam'] }) // Elendril has 28
    t.until('Boss', 'action')
    t.play('Sinful Beam', 8, illidan).resolveAll()
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(t.result()).toBeNull()
  })
})

describe('R505, 800.2 at the start of each of his turns Illidan calls a Traitor ally from the collection', () => {
  const minions = [
    'Bonechewer Behemoth',
    'Bonechewer Shield Disciple',
    'Charming Courtesan',
    'Coilskar General',
    'Coilskar Wrangler',
    'Illidari Archon',
    'Illidari Blood Lord',
    'Lady Katrana Prestor',
    'Priestess of Dementia',
    'Promenade Sentinel',
    'Sister of Pain',
    'Sister of Pleasure',
    'Temple Concubine',
  ]
  const begin = (raider: SideSpec = {}): Table =>
    temple({ hero: 'Plain Traitor', ...raider, hand: [illidan] }, noThreat)
      .play(illidan)
      .resolve()
      .reach('R1', 'end')
      .reach('R1', 'ready')

  test('800.2b who has listed no collection has every card that deck building allows: here all Traitor allies', () => {
    const t = begin().resolve()
    expect(t.asked()).toBe('R1: yes-no')
    t.say('yes')
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual(minions.map((name) => `pick ${name}`))
    t.say('pick Sister of Pain').resolveAll()
    t.expect('Sister of Pain', { zone: 'party', controller: 1, owner: 1 })
  })

  test('800.2 it may be declined, and nothing is taken', () => {
    const t = begin().resolve('no')
    expect(t.zone('R1', 'party')).toEqual([illidan])
  })

  test('800.2b the collection still has what was taken before, and only its owner sees it', () => {
    const t = begin().resolve('yes', 'pick Temple Concubine')
    t.reach('R1', 'end').reach('R1', 'ready').resolve('yes')
    expect(t.legal()).toEqual(minions.map((name) => `pick ${name}`))
    expect(decision(t.game)!.seat).toBe(1)
    t.say('pick Temple Concubine')
    expect(t.count('R1', 'Temple Concubine')).toBe(2)
  })

  test('glossary "Collection": only a legal card: a Loyal hero’s deck may have none of them', () => {
    const t = begin({ hero: 'Elendril' }).resolve()
    expect(t.asked()).toBe('R1: priority')
    expect(t.zone('R1', 'party')).toEqual([illidan])
  })
})

describe('R505 other Master Heroes among the raiders', () => {
  test('R505, 301.4 Neptulon becomes the hero of a raider who has none of the Boss’s treachery', () => {
    const t = temple({ hand: ['Neptulon'], resources: 10, damage: 3 })
      .play('Neptulon')
      .resolve()
    t.expect('Neptulon', { zone: 'party', damage: 3, health: 38 })
    t.resolveAll() // as your hero becomes Neptulon
    expect(t.zone('R1', 'hand')).toEqual(['In Dreams'])
    expect(t.zone('R1', 'removed')).toEqual(['Elendril'])
  })

  test('R503.1b, 301.4 one that a ghost plays is a ghost like all of that party', () => {
    const t = temple({ hand: [illidan] }, { hero: 'Teron Gorefiend' }, { turn: 'Boss' })
    t.reach('Boss', 'end').resolve('R1').resolveAll().until('R1', 'action')
    t.play(illidan).resolve()
    t.say(`attack ${illidan}`)
    expect(new Set(t.legal())).toEqual(new Set(['pick Shadowy Construct']))
    t.answer(0).fight()
    t.expect(illidan, { damage: 0, exhausted: true })
    expect(t.count('Boss', 'Shadowy Construct')).toBe(3)
  })
})

describe('800.2a, 800.2b a collection that is listed', () => {
  const deck = {
    id: 'own',
    name: 'Own',
    about: 'A deck of its own.',
    hero: 'Plain Traitor',
    format: 'open' as const,
    cards: [
      [1, illidan],
      [59, 'In Dreams'],
    ] as [number, string][],
  }
  const aside = (more: object): string[] => {
    const g = start(library, {
      raid: 'black-temple',
      raiders: [{ name: 'Ann', deck: { ...deck, ...more }, ...more }],
      seed: 3,
    })
    return (running(g).s.zones[32 + 4]?.cards ?? []).map((id) => running(g).s.cards[id]!.def)
  }
  test('800.2a a side deck is the collection, 800.2b so is what a setup lists; else nothing lies there until it is asked for', () => {
    expect(aside({ side: [[2, 'Sister of Pain']] })).toEqual(['Sister of Pain', 'Sister of Pain'])
    expect(aside({ collection: [[1, 'Temple Concubine']] })).toEqual(['Temple Concubine'])
    expect(aside({})).toEqual([])
  })
})
