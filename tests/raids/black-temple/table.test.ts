/** What the table shows of Black Temple besides its cards: threat, what waits face down, ghosts, who stands in for the Council. */
import { describe, expect, test } from 'vitest'
import {
  choose,
  decision,
  describeRaid,
  events,
  describe as inWords,
  lostToThreat,
  view,
} from '../../../src/engine/index.ts'
import { tainted } from '../../soak/checks.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const event = (n: number): string => `You Are Not Prepared! (${n})`
const made = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({ raid, boss: { deck: ['Eye Blast', 'Eye Blast'], ...boss }, raiders, turn: 'R1', ...more })
const shown = (t: Table) => view(t.game, -1).raid
const asked = (t: Table) => inWords(t.game, decision(t.game)!, decision(t.game)!.seat)

describe('threat', () => {
  const at = (resources: number, hero = 'Supremus'): Table => made({ hero }, [{ resources, hand: ['Parvink'] }])

  test('R504.2 the level is that of the Boss in play, and everybody can count who is over it', () => {
    const t = at(6)
    const now = view(t.game, -1)
    expect(now.raid.threat).toEqual({ called: 'Threat level', level: 5 })
    expect([lostToThreat(now, now.seats[1]), lostToThreat(now, now.seats[0])]).toEqual([1, 0])
    expect(describeRaid(now)[0]).toBe('Threat level 5: R1 has 6 resources and loses 1.')
    expect(describeRaid(view(at(5).game, -1))[0]).toBe('Threat level 5: R1 can have no more.')
    expect(describeRaid(view(at(3).game, -1))[0]).toBe('Threat level 5.')
  })

  test('R504.2 below the level nobody is warned', () => {
    const { says, answers } = asked(at(4))
    expect(says).toBe('')
    expect(answers.join()).not.toContain('threat')
  })

  test('R504.2 at the level one is warned before placing one more, and after that before the turn ends', () => {
    const t = at(5)
    const { says, answers } = asked(t)
    expect(says).toBe('Threat level 5, and you have 5 resources: with one more, one is destroyed as your turn ends.')
    const place = answers.findIndex((text) => text.endsWith('(over threat level 5)'))
    expect(answers[place]).toBe('Resource: Parvink (over threat level 5)')
    choose(t.game, place)
    t.until('R1', 'action')
    expect(asked(t).says).toBe('Threat level 5, and you have 6 resources: one is destroyed as your turn ends.')
  })

  test('R504.2 there is none while Mother Shahraz or a later Boss without a level is in play', () => {
    expect(shown(at(9, 'The Betrayer')).threat).toBeUndefined()
    expect(asked(at(9, 'The Betrayer')).says).toBe('')
  })

  test('R504.2 on the turn of another nobody is warned', () => {
    const t = made({ hero: 'Supremus' }, [{ resources: 6 }, { resources: 6 }])
    expect(decision(t.game)!.seat).toBe(1)
    expect(asked(t).says).toContain('you have 6 resources')
    const other = inWords(t.game, { ...decision(t.game)!, seat: 2 }, 2)
    expect(other.says).toBe('')
  })
})

describe('what waits face down', () => {
  const t = made({ hero: 'Shade of Akama', waits: ['Coilskar General', event(44), event(45)] })

  test('R502.1 it is counted by its deck, and each seat is told the same', () => {
    expect(shown(t).waits?.map(({ n, many }) => [n, many])).toEqual([
      [1, 'Minions'],
      [2, 'Events'],
    ])
    for (const seat of [-1, 0, 1])
      expect(describeRaid(view(t.game, seat))).toContain('Face down: 1 Minion and 2 Events wait.')
  })

  test('R503.3b with The Betrayer in play nothing waits any more', () => {
    expect(shown(made({ hero: 'The Betrayer', waits: [event(44)] })).waits).toBeUndefined()
  })

  test('R502.1 which cards they are is told to nobody: others in their place change nothing', () => {
    for (const seat of [-1, 0, 1])
      for (let n = 0; n < 7; n++)
        expect(
          tainted(t.game, seat, n, (g) => [view(g, seat).raid, describeRaid(view(g, seat))]),
          `seat ${seat}`,
        ).toBe(false)
  })
})

describe('ghosts', () => {
  const ghosts = (): Table => {
    const raiders = [{ cards: ['Parvink'] }, { cards: ['Parvink'] }]
    const t = made({ hero: 'Teron Gorefiend' }, raiders, { turn: 'Boss', at: 'action' })
    t.reach('Boss', 'end')
    t.resolve('R1')
    t.resolveAll()
    return t
  }

  test('R503.1 a raider who is a ghost, the own party and Constructs say so; nobody else does', () => {
    const t = ghosts()
    const now = view(t.game, -1)
    const lost = now.seats.find(({ away }) => away !== '')!
    const other = now.seats.find(({ boss, away }) => !boss && away === '')!
    expect(lost.away).toBe('ghost')
    expect(lost.party.map((id) => now.cards[id]!.away)).toEqual(lost.party.map(() => 'ghost'))
    expect(other.party.map((id) => now.cards[id]!.away)).toEqual(other.party.map(() => ''))
    const constructs = now.seats[0]!.party.filter((id) => now.cards[id]!.def === 'Shadowy Construct')
    expect(constructs.map((id) => now.cards[id]!.away)).toEqual(constructs.map(() => 'ghost'))
    expect(now.cards[now.seats[0]!.hero]!.away).toBe('')
    expect(describeRaid(now).find((text) => text.includes('ghosts'))).toMatch(
      new RegExp(`^${lost.name} and ${constructs.length} × Shadowy Construct are ghosts: `),
    )
  })

  test('R503.1a the log says who has become one', () => {
    const t = ghosts()
    const lost = view(t.game, -1).seats.find(({ away }) => away !== '')!
    expect(events(t.game, 0, 2).map(({ text }) => text)).toContain(`${lost.name} is now a ghost.`)
  })

  test('R503.1 while nobody is a ghost nothing is told of them', () => {
    const t = made({ hero: 'Teron Gorefiend' }, [{}])
    expect(describeRaid(view(t.game, -1)).join()).not.toContain('ghost')
  })
})

describe('the Council', () => {
  const members = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']

  test('R502.2c those with fatal damage no longer stand', () => {
    const t = made({ hero: 'The Illidari Council', cards: [{ name: members[0]!, damage: 3 }, ...members.slice(1)] })
    expect(shown(t).standins).toMatchObject({ of: 4, left: 3 })
    expect(describeRaid(view(t.game, -1))).toContain('3 of 4 Council Members stand.')
  })

  test('R502.1 once all four have fatal damage it falls, and what it cries is told', () => {
    const hurt = [3, 4, 4, 2]
    const cards = members.map((name, i) => ({ name, damage: hurt[i]! }))
    const t = made({ hero: 'The Illidari Council', cards }, [{ cards: ['Kor Cindervein'] }])
    t.attack('Kor Cindervein', 'Lady Malande').settle()
    expect(events(t.game, 0, 1).map(({ text }) => text)).toContain('The Illidari Council: “YOU ARE NOT PREPARED!”')
  })

  test('R502.2c with another Boss nobody stands in', () => {
    expect(shown(made({ hero: 'Supremus' })).standins).toBeUndefined()
  })
})
