/** R503: ghosts, the Reliquary of Souls, The Betrayer. */
import { describe, expect, test } from 'vitest'
import { blackTemple } from '../../../raids/black-temple/raid.ts'
import { library } from '../../../src/content.ts'
import { decision, view, whyNot } from '../../../src/engine/index.ts'
import type { CardDef, Effect, Mod, Who } from '../../../src/language/types.ts'
import type { RaidDef } from '../../../src/raid/format.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const event = (n: number): string => `You Are Not Prepared! (${n})`
const construct = 'Shadowy Construct'

/** The card of the rules' example (R503.1c), and one that strikes whatever is named. */
const own: CardDef[] = [
  {
    name: 'Mark of the Wild',
    type: 'ability',
    set: 'test',
    number: 1,
    instant: true,
    cost: 2,
    attach: { target: 1, is: 'ally' },
    powers: [
      {
        always: [
          { mod: 'stat', what: 'host', stat: 'atk', n: 2 },
          { mod: 'stat', what: 'host', stat: 'health', n: 2 },
        ],
      },
    ],
  },
  {
    name: 'Bolt',
    type: 'ability',
    set: 'test',
    number: 2,
    instant: true,
    cost: 0,
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  },
  {
    name: 'Storm',
    type: 'ability',
    set: 'test',
    number: 3,
    instant: true,
    cost: 0,
    text: [{ do: 'destroy', what: { is: 'ally' } }],
  },
]
const withOwn = { ...library, cards: [...library.cards, ...own] }

/** Teron, who has just made R1 a ghost; R2 is none. It is the action step of somebody's next turn. */
function haunted(boss: BossSpec = {}, raiders: readonly SideSpec[] = [{}, {}], turn = 'R1', more = {}): Table {
  const t = table({
    raid,
    library: withOwn,
    ...more,
    boss: { hero: 'Teron Gorefiend', deck: Array(6).fill('Eye Blast'), ...boss },
    raiders: raiders.map((r) => ({ deck: Array(6).fill('In Dreams'), ...r })),
    turn: 'Boss',
    at: 'action',
  })
  t.reach('Boss', 'end')
  if (raiders.length > 1) t.resolve('R1')
  t.resolveAll()
  if (turn !== '') t.until(turn, 'action')
  return t
}
const ghosts = (t: Table): string[] =>
  view(t.game, 1)
    .seats.filter((s) => s.marks.includes('ghost'))
    .map((s) => s.name)
/** Begins an attack, and says what it may be proposed against. */
function aims(t: Table, attacker: string): string[] {
  t.say(`attack ${attacker}`)
  return [...new Set(t.legal())].map((a) => a.replace('pick ', '')).sort()
}
const canAttack = (t: Table, attacker: string): boolean => t.legal().includes(`attack ${attacker}`)

describe('R503.1 ghosts', () => {
  test('R503.1b a raider becomes a ghost, and all characters of that party; four Constructs come', () => {
    const t = haunted()
    expect(ghosts(t)).toEqual(['R1'])
    expect(t.count('Boss', construct)).toBe(4)
  })

  test('R503.1a, R503.1b by default nobody is a ghost', () => {
    const t = table({ raid, boss: { hero: 'Teron Gorefiend' }, raiders: [{}, {}] })
    expect(ghosts(t)).toEqual([])
  })

  test('R503.1c ghosts can attack only Constructs', () => {
    const t = haunted({}, [{ cards: ['Kor Cindervein'] }, {}])
    expect(aims(t, 'Kor Cindervein')).toEqual([construct])
  })

  test('R503.1c others can’t attack Constructs', () => {
    const t = haunted({ cards: ['Sister of Pain'] }, [{}, { cards: ['Kor Cindervein'] }], 'R2')
    expect(aims(t, 'Kor Cindervein')).toEqual(['Sister of Pain', 'Teron Gorefiend'])
  })

  test('R503.1c why it is refused is said in this raid’s word', () => {
    const t = haunted({ cards: ['Sister of Pain'] }, [{}, { cards: ['Kor Cindervein'] }], 'R2')
    const what = { card: t.id('Kor Cindervein'), act: 'attack', to: t.id(construct) } as const
    expect(whyNot(t.game, 2, what)).toEqual({
      rule: 'R503.1c',
      why: 'One of the two is a ghost, and the other is not.',
    })
  })

  test('R503.1c Constructs attack only those who are no ghosts, who can’t hurt them back', () => {
    const t = haunted({}, [{}, { cards: ['Kor Cindervein'] }], 'Boss')
    expect(aims(t, construct)).toEqual(['Kor Cindervein', 'Warrax'])
    t.say('pick Kor Cindervein').fight()
    t.expect('Kor Cindervein', { damage: 2 })
    expect(t.count('Boss', construct)).toBe(4)
  })

  test('R503.1c a Construct that a ghost attacks can’t hurt it', () => {
    const t = haunted({}, [{ cards: ['Kor Cindervein'] }, {}])
    t.attack('Kor Cindervein', construct)
    expect(t.count('Boss', construct)).toBe(3)
    t.expect('Kor Cindervein', { damage: 0 })
  })

  test('R503.1c Bosses do not attack ghosts', () => {
    const t = haunted({}, [{ cards: ['Kor Cindervein'] }, {}], 'Boss')
    expect(canAttack(t, 'Teron Gorefiend')).toBe(true)
    expect(aims(t, 'Teron Gorefiend')).toEqual(['Warrax'])
    t.say('pick Warrax')
    expect(t.game.s.links[t.game.s.chain[0]!.links[0]!]!.defender).toBe(view(t.game, 1).seats[2]!.hero)
  })

  test('R503.1c, 602.2b ghosts protect against Constructs, whoever is attacked, and not against Teron; the living the other way round', () => {
    const disciple = 'Bonechewer Shield Disciple'
    const guard: CardDef = {
      name: 'Guard',
      type: 'ally',
      set: 'test',
      number: 9,
      cost: 1,
      atk: 1,
      health: 5,
      powers: [{ keyword: 'Protector' }],
    }
    const fresh = (): Table => {
      const t = table({
        raid,
        library: { ...library, cards: [...library.cards, guard] },
        boss: { hero: 'Teron Gorefiend', deck: Array(6).fill('Eye Blast'), cards: [disciple] },
        raiders: [{ cards: ['Guard'] }, { cards: ['Guard'] }].map((r) => ({ deck: Array(6).fill('In Dreams'), ...r })),
      })
      t.reach('Boss', 'end').resolve('R1')
      t.resolveAll()
      return t.until('Boss', 'action')
    }
    const protectors = (t: Table): string[] => {
      const seen: string[] = []
      for (let i = 0; i < 60; i++) {
        const d = decision(t.game)
        if (!d || (d.kind === 'priority' && t.game.s.chain[0]!.links.length === 0 && t.game.s.combat[0]!.window === ''))
          break
        for (const a of d.answers) if (a.do === 'protect') seen.push(`${t.asked().split(':')[0]} ${a.card}`)
        t.say('pass')
      }
      return seen
    }
    const byTeron = fresh().propose('Teron Gorefiend', 'Warrax')
    expect(protectors(byTeron).map((s) => s.split(' ')[0])).toEqual(['R2'])
    const byConstruct = fresh().propose(construct, 'Warrax')
    expect(protectors(byConstruct).map((s) => s.split(' ')[0])).toEqual(['R1'])
    const t = fresh().propose(construct, 'Warrax').resolve().passAll()
    expect(t.asked()).toBe('R1: protect')
    t.say('protect Guard').fight()
    t.expect('Guard', { damage: 0, exhausted: true })
    expect(t.count('Boss', construct)).toBe(3)
  })

  test('R503.1c who is no ghost can’t target ghosts, and the other way round', () => {
    const hand = ['Bolt']
    const living = haunted({}, [{}, { hand, cards: ['Kor Cindervein'] }], 'R2')
    living.say('play Bolt')
    expect(
      living
        .legal()
        .filter((a) => a.startsWith('pick'))
        .sort(),
    ).toEqual(['pick Kor Cindervein', 'pick Teron Gorefiend', 'pick Warrax'])
    const ghost = haunted({}, [{ hand, cards: ['Kor Cindervein'] }, {}])
    ghost.say('play Bolt')
    expect([...new Set(ghost.legal())].filter((a) => a.startsWith('pick')).sort()).toEqual([
      'pick Kor Cindervein',
      `pick ${construct}`,
      'pick Warrax',
    ])
  })

  test('R503.1c what destroys all allies reaches those of its own realm', () => {
    const t = haunted({ cards: ['Sister of Pain'] }, [{ cards: ['Kor Cindervein'] }, { hand: ['Storm'] }], 'R2')
    t.play('Storm').settle()
    expect(t.zone('R1', 'party')).toContain('Kor Cindervein')
    expect(t.count('Boss', construct)).toBe(4)
    expect(t.zone('Boss', 'party')).not.toContain('Sister of Pain')
  })

  test('R503.1c the example: an attachment of the living stays on a ghost’s ally, and does nothing', () => {
    const t = table({
      raid,
      library: withOwn,
      boss: { hero: 'Teron Gorefiend', deck: Array(6).fill('Eye Blast') },
      raiders: [
        { deck: Array(6).fill('In Dreams'), cards: ['Kor Cindervein'] },
        { deck: Array(6).fill('In Dreams'), cards: [{ name: 'Mark of the Wild', on: 'Kor Cindervein' }] },
      ],
    })
    const { atk, health } = t.card('Kor Cindervein')
    t.reach('Boss', 'end').resolve('R1')
    t.resolveAll()
    t.expect('Kor Cindervein', { atk: atk! - 2, health: health! - 2 })
    expect(t.card('Kor Cindervein').attachments).toEqual([t.id('Mark of the Wild')])
  })

  test('R503.1d when the last Construct leaves he flips, and nobody is a ghost any more', () => {
    const t = haunted({}, [{ hand: ['Storm'] }, {}])
    t.play('Storm').settle()
    expect(t.count('Boss', construct)).toBe(0)
    t.expect('Teron Gorefiend', { faceDown: true })
    expect(ghosts(t)).toEqual([])
  })

  test('R503.1d when he is destroyed the Constructs are, too, and the ghosts come back', () => {
    const t = haunted({ damage: 12 }, [{}, { hand: ['Bolt'] }], 'R2')
    t.play('Bolt', 'Teron Gorefiend').settle()
    expect(ghosts(t)).toEqual([])
    expect(t.count('Boss', construct)).toBe(0)
    expect(t.zone('Boss', 'party')).toEqual(['Gurtogg Bloodboil'])
  })

  test('R503.1, R100.2 the Boss wins at the start of his turn if all raiders are ghosts', () => {
    const t = haunted({}, [{}])
    expect(ghosts(t)).toEqual(['R1'])
    t.reach('Boss', 'ready').resolveAll()
    expect(t.result()).toBe('boss')
  })

  test('R504.2a, R503.1c the threat level binds a ghost, whatever lies in the resource row', () => {
    const t = haunted({}, [{ resources: 6, quests: ['In Dreams', 'In Dreams'], waits: ['Kor Cindervein'] }, {}])
    expect(t.resources('R1').all).toBe(9)
    t.say('pass')
    t.reach('R2', 'ready', 'pick In Dreams', 'pick Kor Cindervein')
    expect(ghosts(t)).toEqual(['R1'])
    expect(t.resources('R1').all).toBe(7)
    expect(t.zone('R1', 'graveyard')).toEqual(expect.arrayContaining(['In Dreams', 'Kor Cindervein']))
  })

  test('R503.1c a mode’s rule for raiders binds ghosts, too', () => {
    const t = haunted({}, [{}, {}], '', { mode: 'extra-cards' })
    const before = t.zone('R1', 'hand').length
    t.reach('R1', 'action')
    expect(ghosts(t)).toEqual(['R1'])
    expect(t.zone('R1', 'hand')).toHaveLength(before + 2)
  })

  test('R503.1c whatever a raid’s rule does to raiders and their cards, it does to ghosts', () => {
    const his: Who = { is: 'character', of: '$turn' }
    const then: Effect[] = [
      { do: 'put', n: 1, what: 'chill', to: { is: 'hero', of: '$turn' } },
      { do: 'exhaust', what: his },
      { do: 'turn', what: { is: 'quest', of: '$turn' }, face: 'down' },
      { do: 'discard', by: '$turn', n: 1 },
      { do: 'modify', mods: [{ mod: 'stat', what: his, stat: 'health', n: 5 }] },
    ]
    const chill: Mod = { mod: 'when', as: true, event: { on: 'start', turn: 'opponents' }, then }
    const cold: RaidDef = { ...blackTemple, id: 'cold-temple', always: [...(blackTemple.always ?? []), chill] }
    const lib = { ...library, raids: [...library.raids, cold] }
    const side = { quests: ['Chasing A-Me 01'], cards: ['Kor Cindervein'], hand: ['Kor Cindervein'] }
    const t = haunted({}, [side, {}], '', { raid: 'cold-temple', library: lib })
    const { health } = t.card('Kor Cindervein')
    t.reach('R1', 'action')
    expect(ghosts(t)).toEqual(['R1'])
    t.expect('Warrax', { exhausted: true, counters: { chill: 1 } })
    t.expect('Kor Cindervein', { exhausted: true, health: health! + 5 })
    expect(Object.values(t.game.s.cards).find((c) => c.def === 'Chasing A-Me 01')).toMatchObject({ faceDown: true })
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('each opponent: who is a ghost is left out', () => {
    const hands = [{ hand: ['Kor Cindervein'] }, { hand: ['Kor Cindervein'] }]
    const t = haunted({ hand: ['Crushing Shadows'], resources: 4 }, hands, 'Boss')
    t.play('Crushing Shadows').settle()
    expect([t.zone('R1', 'hand').length > 0, t.zone('R2', 'graveyard')]).toEqual([true, ['Kor Cindervein']])
  })
})

describe('R503.2 the Reliquary of Souls', () => {
  const suffering = (boss: BossSpec = {}): Table =>
    table({
      raid,
      library: withOwn,
      boss: {
        hero: 'Shrine of Lost Souls',
        state: 'reliquary',
        flipped: true,
        damage: 9,
        waits: [event(59), 'Sister of Pain'],
        ...boss,
      },
      raiders: [{ hand: ['Bolt'] }],
      turn: 'R1',
    })

  test('R503.2a the Shrine flips as the last Soul Fragment leaves', () => {
    const t = table({
      raid,
      library: withOwn,
      boss: { hero: 'Shrine of Lost Souls', state: 'reliquary', cards: ['Soul Fragment'], deck: ['Eye Blast'] },
      raiders: [{ hand: ['Bolt'] }],
      turn: 'R1',
    })
    t.expect('Shrine of Lost Souls', { faceDown: false, keywords: ['Immune'] })
    t.play('Bolt', 'Soul Fragment').settle()
    t.expect('Shrine of Lost Souls', { faceDown: true, side: 'Essence of Suffering' })
  })

  test('R503.2b, R101.4 the Essence of Suffering is swapped for the Essence of Desire instead of being destroyed', () => {
    const t = suffering()
    t.play('Bolt', 'Shrine of Lost Souls').settle()
    expect(t.zone('Boss', 'party')).toEqual(['Essence of Desire'])
    t.expect('Essence of Desire', { damage: 0, faceDown: false, exhausted: false })
  })

  test('R503.2c readiness, attachments and modifiers stay; no Event and no Minion is turned up', () => {
    const t = suffering({ exhausted: true })
    t.play('Bolt', 'Shrine of Lost Souls').settle()
    t.expect('Essence of Desire', { exhausted: true })
    expect(t.resources('Boss').all).toBe(2)
    expect(t.zone('Boss', 'party')).toEqual(['Essence of Desire'])
    expect(t.stage()).toBe(6)
  })

  test('R503.2b the Essence of Desire loses its damage and flips to the Essence of Anger, which can be destroyed', () => {
    const t = table({
      raid,
      library: withOwn,
      boss: { hero: 'Essence of Desire', state: 'reliquary', damage: 9 },
      raiders: [{ hand: ['Bolt'] }],
      turn: 'R1',
    })
    t.play('Bolt', 'Essence of Desire').settle()
    t.expect('Essence of Desire', { damage: 0, faceDown: true, side: 'Essence of Anger' })
    const angry = table({
      raid,
      library: withOwn,
      boss: { hero: 'Essence of Desire', state: 'reliquary', flipped: true, damage: 9 },
      raiders: [{ hand: ['Bolt'] }],
      turn: 'R1',
    })
    angry.play('Bolt', 'Essence of Desire').settle()
    expect(angry.zone('Boss', 'party')).toEqual(['Mother Shahraz'])
  })
})

describe('R503.3 The Betrayer', () => {
  const council = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
  test('R503.3a his player discards his hand into the Main deck graveyard, and has seven new cards', () => {
    const t = table({
      raid,
      library: withOwn,
      boss: {
        hero: 'The Illidari Council',
        hand: ['Fel Rage', 'Fixate'],
        deck: Array(9).fill('Eye Blast'),
        cards: council.map((name, i) => ({ name, damage: [3, 4, 4, 2][i]! })),
        waits: ['Sister of Pain'],
        decks: { event: [43, 44, 45, 46, 47, 48].map(event) },
      },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.attack('Kor Cindervein', 'Lady Malande').settle()
    expect(t.zone('Boss', 'party')).toEqual(['Sister of Pain', 'The Betrayer'])
    expect(t.zone('Boss', 'hand')).toEqual(Array(7).fill('Eye Blast'))
    expect(t.pile('graveyard:main')).toEqual(['Fel Rage', 'Fixate'])
    expect(t.resources('Boss').all).toBe(5)
    expect(t.zone('Boss', 'removed')).toEqual(['The Illidari Council'])
  })

  test('R503.3b what lies in his resource row stays face down when he falls', () => {
    const t = table({
      raid,
      library: withOwn,
      boss: { hero: 'The Betrayer', damage: 49, waits: ['Sister of Pain', event(59)] },
      raiders: [{ hand: ['Bolt'] }],
      turn: 'R1',
    })
    t.play('Bolt', 'The Betrayer').resolve()
    expect(t.result()).toBe('raiders')
    const row = Object.values(t.game.s.cards).filter((c) => c.resource && c.controller === 0)
    expect(row.map((c) => c.faceDown)).toEqual([true, true])
  })
})
