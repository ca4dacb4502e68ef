/** R301: the Boss player's turn. */
import { describe, expect, test } from 'vitest'
import { describeChain, events, view } from '../../../src/engine/index.ts'
import type { Library } from '../../../src/engine/types.ts'
import { DECK, zoneId } from '../../../src/state/ids.ts'
import { library as testSet } from '../../set/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'molten-core'
const minions = ['Flame Imps', 'Lava Surger', 'Lava Annihilator']

/** A table without a Boss: the one named has just fallen, and the last raider's turn ends. */
function fallen(boss: BossSpec, { library, ...raider }: SideSpec & { library?: Library } = {}): Table {
  const t = table({
    raid,
    boss: { hero: 'Lucifron', damage: 5, deck: ['Lava Pool'], ...boss, decks: { minion: minions, ...boss.decks } },
    raiders: [{ cards: ['Kor Cindervein'], deck: Array<string>(5).fill('Kor Cindervein'), ...raider }],
    turn: 'R1',
    ...(library ? { library } : {}),
  })
  t.attack('Kor Cindervein', 'Lucifron').resolveAll()
  expect(t.zone('Boss', 'removed')).toContain('Lucifron')
  return t
}
const state = (t: Table): string => view(t.game, -1).raid.state
const top = (t: Table, home: number): string[] =>
  t.game.s.zones[zoneId(0, DECK, home)]!.cards.map((id) => t.game.s.cards[id]!.def).reverse()

describe('R301.1 ready and draw', () => {
  test('R301.1 resources, tokens, the Boss and runes all ready, face up or face down', () => {
    const t = table({
      boss: {
        hero: 'Magmadar',
        exhausted: true,
        resources: 1,
        deck: ['Lava Pool', 'Lava Spit'],
        cards: [{ name: 'Flamewaker', token: true, exhausted: true }],
        row: [
          { name: 'Rune of Kress', exhausted: true },
          { name: 'Rune of Mohn', exhausted: true, faceDown: true },
        ],
        decks: { minion: minions },
      },
      turn: 'Boss',
      at: 'start',
    })
    for (const name of ['Magmadar', 'Flamewaker', 'Rune of Kress', 'Rune of Mohn']) t.expect(name, { exhausted: false })
    expect(view(t.game, -1).seats[0]).toMatchObject({ readyResources: 3 })
  })

  test('R301.1 one card, from the Main deck before Ragnaros awakens', () => {
    const t = table({
      boss: {
        hero: 'Lucifron',
        deck: ['Lava Pool', 'Lava Spit'],
        decks: { minion: minions, ragnaros: ['Lava Splash'] },
      },
      turn: 'Boss',
      at: 'start',
    })
    t.until('Boss', 'action')
    expect(t.zone('Boss', 'hand')).toEqual(['Lava Pool'])
  })

  test('R301.1 and from the Ragnaros deck thereafter', () => {
    const t = table({
      boss: { hero: 'Ragnaros', flipped: true, decks: { minion: minions, ragnaros: ['Lava Splash', 'Melt Weapon'] } },
      turn: 'Boss',
      at: 'start',
    })
    t.until('Boss', 'action')
    expect(t.zone('Boss', 'hand')).toEqual(['Lava Splash'])
  })
})

describe('R301.2-R301.4 the order of the phases', () => {
  test('R301.2, R301.3, R301.4 draw, New Boss phase, Minion phase, action', () => {
    const t = fallen({ decks: { minion: minions, rune: ['Rune of Kress'] } })
    const seen: string[] = []
    for (let n = 0; n < 40 && seen.at(-1) !== 'action'; n++) {
      const { seat, step } = t.game.s.turn[0]!
      if (seat === 0 && seen.at(-1) !== step) seen.push(step)
      t.say('pass')
    }
    expect(seen).toEqual(['ready', 'draw', 'newBoss', 'minion', 'action'])
  })

  test('R301.3 the top Minion lies face down and ready; nobody has looked at it, and the chain is empty', () => {
    const t = table({ boss: { hero: 'Lucifron', decks: { minion: minions } }, turn: 'Boss', at: 'draw' })
    t.until('Boss', 'minion')
    expect(t.asked()).toBe('Boss: priority') // a priority window
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('Boss', 'resources')).toEqual(['Flame Imps'])
    const [id] = view(t.game, 0).seats[0]!.resources
    for (const seat of [-1, 0, 1])
      expect(view(t.game, seat).cards[id!]).toMatchObject({ def: null, faceDown: true, exhausted: false })
    expect(view(t.game, 1).turn.name).toBe('Minion phase')
    t.passAll()
    expect(t.game.s.turn[0]!.step).toBe('action') // R301.4
  })

  test('R301.3 one each turn, also while no Boss is in play', () => {
    const t = fallen({ resources: 0, decks: { minion: minions, rune: ['Rune of Kress'] } })
    t.until('Boss', 'action')
    expect(t.resources('Boss').all).toBe(1)
  })

  test('R301.3 an empty Minion deck takes its graveyard back (R101.3c)', () => {
    const t = table({
      boss: { hero: 'Lucifron', decks: { minion: ['Flame Imps'] }, cards: ['Lava Surger'] },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.attack('Kor Cindervein', 'Lava Surger')
    t.until('Boss', 'minion')
    expect(t.zone('Boss', 'resources')).toEqual(['Flame Imps'])
    expect(top(t, 1)).toEqual(['Lava Surger'])
  })
})

describe('R301.5 the New Boss phase', () => {
  test('R301.5a with a Boss in play it ends at once: no window, no rune', () => {
    const t = table({
      boss: { hero: 'Lucifron', decks: { minion: minions, rune: ['Rune of Kress'] } },
      turn: 'Boss',
      at: 'draw',
    })
    const steps = new Set<string>()
    for (let n = 0; n < 12 && t.game.s.turn[0]!.step !== 'action'; n++) {
      t.say('pass')
      steps.add(t.game.s.turn[0]!.step)
    }
    expect([...steps]).toEqual(expect.not.arrayContaining(['newBoss']))
    expect(top(t, 3)).toEqual(['Rune of Kress'])
    expect(view(t.game, 1).cards[t.id('Rune of Kress')]).toBeUndefined()
  })

  test('R301.5a the next rune is revealed to all before the Boss comes, who is announced', () => {
    const t = fallen({ decks: { rune: ['Rune of Blaz', 'Rune of Koro'] } })
    t.until('Boss', 'draw').passAll()
    expect(t.game.s.turn[0]!.step).toBe('newBoss')
    expect(view(t.game, 1).cards[t.id('Rune of Blaz')]).toMatchObject({ def: 'Rune of Blaz', zone: 'deck' })
    expect(view(t.game, 1).raid).toMatchObject({ state: 'garr', title: 'Garr', past: ['lucifron', 'between'] })
    expect(JSON.stringify(view(t.game, 1))).not.toContain('Rune of Koro')
    expect(t.zone('Boss', 'party')).toEqual([])
    expect(describeChain(t.game, 1)).toHaveLength(1)
  })

  test('R301.5a the Boss player gets priority first, and the effect can’t be interrupted', () => {
    const t = fallen({ decks: { rune: ['Rune of Kress'] } })
    t.until('Boss', 'draw').passAll()
    expect(t.asked()).toBe('Boss: priority')
    expect(view(t.game, 1).chain).toMatchObject([{ kind: 'game', sealed: true, controller: 0 }])
  })

  test.each([
    ['Rune of Kress', 'Magmadar', {}],
    ['Rune of Mohn', 'Gehennas', { Flamewaker: 2 }],
    ['Rune of Blaz', 'Garr', { Firesworn: 8 }],
    ['Rune of Zeth', 'Baron Geddon', {}],
    ['Rune of Mazj', 'Shazzrah', {}],
    ['Rune of Koro', 'Sulfuron Harbinger', { 'Flamewaker Priest': 4 }],
    ['Rune of Theri', 'Golemagg the Incinerator', { 'Core Rager': 2 }],
  ])('R301.5a %s brings %s with its tokens, all at the same time', (rune, boss, tokens) => {
    const t = fallen({ decks: { rune: [rune] } })
    t.until('Boss', 'draw').passAll().resolve()
    const names = [boss, ...Object.entries<number>(tokens).flatMap(([name, n]) => Array<string>(n).fill(name))]
    expect(t.zone('Boss', 'party')).toEqual(names.sort())
    expect(t.zone('Boss', 'row')).toEqual([rune])
    t.expect(rune, { faceDown: false, exhausted: false, zone: 'row' })
    t.expect(boss, { faceDown: false, exhausted: false, damage: 0 })
    expect(t.game.s.players[0]!.hero).toBe(t.id(boss))
    expect(view(t.game, 1).raid.title).toBe(boss)
    const entered = Object.values(t.game.s.log).filter((h) => h.on === 'enter')
    expect(entered).toHaveLength(names.length + 1)
  })

  test('R301.5a with no rune left Majordomo Executus comes, with four Elites and four Healers', () => {
    const t = fallen({ decks: { rune: [] } })
    t.until('Boss', 'draw').passAll().resolve()
    expect(t.zone('Boss', 'party')).toEqual([
      ...Array<string>(4).fill('Flamewaker Elite'),
      ...Array<string>(4).fill('Flamewaker Healer'),
      'Majordomo Executus',
    ])
    expect(t.zone('Boss', 'row')).toEqual([])
    expect(state(t)).toBe('executus')
  })

  test('R301.5a as that window closes the phase ends, and the log has told it', () => {
    const t = fallen({ decks: { rune: ['Rune of Kress'] } })
    const since = events(t.game, 0, 1).length
    t.until('Boss', 'draw').passAll().resolve().passAll()
    expect(t.game.s.turn[0]!.step).toBe('minion')
    const said = events(t.game, since, 1)
      .map((e) => e.text)
      .join('\n')
    expect(said).toContain('reveals Rune of Kress')
    expect(said).toContain('Magmadar comes')
  })

  test('R301.5a, 500.5 the turn ends at once as a Boss is announced: he comes before the next turn', () => {
    const t = fallen({ decks: { rune: ['Rune of Kress'] } }, { library: testSet, hand: ['Curtain'] })
    t.until('Boss', 'draw').passAll().as('R1').play('Curtain').resolve()
    expect(t.legal().some((answer) => answer.startsWith('place'))).toBe(false) // the phases of that turn are over
    t.resolve()
    expect(t.zone('Boss', 'party')).toEqual(['Magmadar'])
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
  })
})
