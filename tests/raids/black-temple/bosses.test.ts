/** The nine Bosses, both sides of each. Ghosts, the Reliquary's changes and The Betrayer's coming: R503.test.ts. */
import { describe, expect, test } from 'vitest'
import { decision } from '../../../src/engine/index.ts'
import { instant, withCards } from '../../rules/own.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const at = (
  hero: string,
  boss: BossSpec,
  raiders: readonly SideSpec[],
  turn: string,
  dice: readonly number[] = [],
): Table =>
  table({
    raid,
    boss: { hero, deck: Array(6).fill('Eye Blast'), ...boss },
    raiders: raiders.map((r) => ({ deck: Array(6).fill('In Dreams'), ...r })),
    turn,
    at: 'action',
    dice,
  })
const hp = (t: Table, seat: number): number => {
  const p = t.game.s.players[seat]!
  return t.game.s.cards[p.hero]!.damage
}
/** Goes on to the start of the Boss's turn, with what that has set off still on the chain. */
const dawn = (t: Table): Table => t.reach('Boss', 'ready')
const dusk = (t: Table): Table => t.reach('Boss', 'end')
/** A whole combat, with a yes to whatever may be done in it; what asks for targets gets R1's hero. Nobody protects. */
function fight(t: Table, attacker: string, defender: string): Table {
  t.propose(attacker, defender)
  for (let i = 0; i < 100; i++) {
    const d = decision(t.game)
    if (!d || (d.kind === 'priority' && t.game.s.chain[0]!.links.length === 0 && t.game.s.combat[0]!.window === ''))
      break
    const word = ['pass', 'yes'].find((w) => t.legal().includes(w))
    const hero = d.answers.findIndex((a) => a.card === t.game.s.players[1]!.hero)
    if (word) t.say(word)
    else t.answer(Math.max(0, hero))
  }
  return t.settle()
}

describe('High Warlord Naj’entus', () => {
  const najentus = "High Warlord Naj'entus"
  test('at the end of his turn he spines an opposing hero and deals it 2 melee damage', () => {
    const t = at(najentus, {}, [{}, {}], 'Boss')
    dusk(t)
    t.settle()
    const hero = t.game.s.cards[t.game.s.players[1]!.hero]!
    expect([hero.counters.spine ?? 0, hero.damage]).toEqual([1, 2])
  })

  test('a raider pays (2) and exhausts a character without spines on the own turn: the spines go, and he flips and hurts every hero', () => {
    const t = at(najentus, {}, [{ resources: 2, cards: ['Kor Cindervein'] }, {}], 'R1')
    t.use(najentus, 'Kor Cindervein').resolveAll()
    t.expect('Kor Cindervein', { exhausted: true })
    t.expect(najentus, { faceDown: true, keywords: [] })
    expect([hp(t, 1), hp(t, 2)]).toEqual([2, 2])
  })

  test('who bears a spine can’t be exhausted for it, and nobody does it on another’s turn', () => {
    const spined = at(
      najentus,
      {},
      [{ resources: 2, cards: [{ name: 'Kor Cindervein', counters: { spine: 1 } }] }],
      'R1',
    )
    spined.use(najentus)
    spined.resolveAll()
    spined.expect('Kor Cindervein', { exhausted: false, counters: {} })
    const other = at(najentus, {}, [{ resources: 2 }, { resources: 2 }], 'R2')
    other.as('R1')
    expect(other.legal()).not.toContain(`use ${najentus}`)
  })

  test('flipped he has +2 ATK while attacking', () => {
    const t = at(najentus, { flipped: true }, [{ cards: ['Kor Cindervein'] }], 'Boss')
    t.attack(najentus, 'Kor Cindervein')
    t.expect('Kor Cindervein', { damage: 2 })
  })
})

describe('Supremus', () => {
  test('when he deals combat damage he may deal as much to another; at the end of his turn he flips', () => {
    const t = at('Supremus', {}, [{ cards: ['Kor Cindervein'] }], 'Boss')
    fight(t, 'Supremus', 'Kor Cindervein')
    expect([hp(t, 1), t.card('Kor Cindervein').damage].sort()).toEqual([2, 2])
    dusk(t).resolveAll()
    t.expect('Supremus', { faceDown: true })
  })

  test('flipped he burns the party of a random opponent at the start of his turn, and flips back at its end', () => {
    const t = at('Supremus', { flipped: true }, [{ cards: ['Kor Cindervein'] }], 'R1')
    dawn(t).resolveAll()
    expect([hp(t, 1), t.card('Kor Cindervein').damage]).toEqual([2, 2])
    dusk(t).resolveAll()
    t.expect('Supremus', { faceDown: false })
  })
})

describe('Shade of Akama', () => {
  test('at the start of his turn 1 melee damage for each Channeler; he flips when the last of them leaves', () => {
    const t = at('Shade of Akama', { cards: Array(3).fill('Ashtongue Channeler'), resources: 3 }, [{}], 'R1')
    dawn(t).resolve()
    expect(hp(t, 1)).toBe(3)
    t.until('Boss', 'action')
    for (let i = 0; i < 3; i++) t.use('Ashtongue Channeler').settle()
    t.expect('Shade of Akama', { faceDown: true })
  })

  test('flipped he marks a hero: +6 ATK against it, and if it is destroyed this turn, all opposing heroes are', () => {
    const t = at('Shade of Akama', { flipped: true }, [{ damage: 24 }, {}], 'R2')
    dawn(t).resolve('Warrax')
    t.until('Boss', 'action')
    fight(t, 'Shade of Akama', 'Warrax')
    expect(t.result()).toBe('boss')
  })

  test('against others he has +3 ATK only', () => {
    const t = at('Shade of Akama', { flipped: true }, [{ cards: ['Kor Cindervein'] }], 'R1')
    dawn(t).resolveAll()
    t.until('Boss', 'action')
    t.attack('Shade of Akama', 'Kor Cindervein')
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })
})

describe('Teron Gorefiend', () => {
  test('+4 ATK while attacking, flipped +2; flipped he deals 1 for each resource to a random party', () => {
    const t = at('Teron Gorefiend', { flipped: true, resources: 3 }, [{ cards: ['Kor Cindervein'] }], 'Boss')
    dusk(t).resolveAll()
    expect(hp(t, 1)).toBe(3)
    expect(t.count('Boss', 'Shadowy Construct')).toBe(0)
  })
})

describe('Gurtogg Bloodboil', () => {
  test('at the end of his turn he destroys up to five allies that are not melee, and flips', () => {
    const t = at('Gurtogg Bloodboil', { cards: ['Sister of Pain'] }, [{ cards: ['Kor Cindervein'] }], 'Boss')
    dusk(t)
    t.resolve('done')
    t.expect('Gurtogg Bloodboil', { faceDown: true, keywords: ['Untargetable'] })
    expect(t.zone('Boss', 'party')).toContain('Sister of Pain')
  })

  test('flipped he picks a hero at random, which heals 5; he attacks only that one, with +15 ATK', () => {
    const t = at('Gurtogg Bloodboil', { flipped: true }, [{ damage: 7, cards: ['Kor Cindervein'] }], 'R1')
    dawn(t).resolveAll()
    expect(hp(t, 1)).toBe(2)
    t.until('Boss', 'action')
    t.attack('Gurtogg Bloodboil', 'Warrax')
    expect(hp(t, 1)).toBe(17)
    dusk(t).resolveAll()
    t.expect('Gurtogg Bloodboil', { faceDown: false })
  })
})

describe('the Reliquary of Souls', () => {
  test('Essence of Suffering: all opposing heroes and allies are protectors', () => {
    const t = at('Shrine of Lost Souls', { state: 'reliquary', flipped: true }, [{ cards: ['Kor Cindervein'] }], 'Boss')
    t.expect('Kor Cindervein', { keywords: ['Protector'] })
    t.expect('Warrax', { keywords: ['Protector'] })
  })

  test('Essence of Desire deals damage back to its source', () => {
    const t = at('Essence of Desire', { state: 'reliquary' }, [{ cards: ['Kor Cindervein'] }], 'R1')
    const { atk } = t.card('Kor Cindervein')
    t.attack('Kor Cindervein', 'Essence of Desire').settle()
    t.expect('Essence of Desire', { damage: atk! })
    expect(t.zone('R1', 'graveyard').length + t.zone('R1', 'party').length).toBe(2)
  })

  test('Essence of Anger: five anger counters each turn, each of them ATK, or 1 damage to an ally', () => {
    const t = at(
      'Essence of Desire',
      { state: 'reliquary', flipped: true, resources: 0 },
      [{ cards: ['Kor Cindervein'] }],
      'R1',
    )
    dawn(t).resolveAll()
    t.expect('Essence of Desire', { counters: { anger: 5 } })
    t.until('Boss', 'action')
    t.use('Essence of Desire').resolveAll()
    t.expect('Kor Cindervein', { damage: 1 })
    t.expect('Essence of Desire', { counters: { anger: 4 } })
    t.attack('Essence of Desire', 'Warrax')
    expect(hp(t, 1)).toBe(9)
  })
})

describe('Mother Shahraz', () => {
  test('her combat damage goes to up to two others as well', () => {
    const t = at('Mother Shahraz', {}, [{ cards: ['Kor Cindervein'] }, {}], 'Boss')
    fight(t, 'Mother Shahraz', 'Kor Cindervein')
    expect(hp(t, 1)).toBe(4)
  })

  test('with 15 damage or more she flips, and then hurts everybody for (1)', () => {
    const t = at('Mother Shahraz', { damage: 14, resources: 2 }, [{ cards: ['Kor Cindervein'] }], 'R1')
    t.attack('Kor Cindervein', 'Mother Shahraz').settle()
    t.expect('Mother Shahraz', { faceDown: true })
    t.until('Boss', 'action')
    t.use('Mother Shahraz').resolveAll()
    t.use('Mother Shahraz').resolveAll()
    expect(hp(t, 1)).toBe(2)
  })
})

describe('The Illidari Council', () => {
  const council = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
  test('its members can’t leave its party, whatever damage they have', () => {
    const t = at('The Illidari Council', { cards: council }, [{ cards: ['Kor Cindervein'] }], 'R1')
    t.attack('Kor Cindervein', 'Gathios the Shatterer').settle()
    expect(t.zone('Boss', 'party')).toEqual([...council, 'The Illidari Council'].sort())
  })

  test('(4): all opposing abilities are destroyed', () => {
    const t = at('The Illidari Council', { resources: 4, cards: ['Eye Blast'] }, [{ cards: ['Battle Shout'] }], 'Boss')
    t.use('The Illidari Council').resolveAll()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.zone('Boss', 'party')).toEqual(['Eye Blast', 'The Illidari Council'])
  })

  test('when the last of them has fatal damage it flips, they are removed, and it is destroyed', () => {
    const hurt = [3, 4, 4, 2]
    const t = at(
      'The Illidari Council',
      { cards: council.map((name, i) => ({ name, damage: hurt[i]! })) },
      [{ cards: ['Kor Cindervein'] }],
      'R1',
    )
    t.attack('Kor Cindervein', 'Lady Malande').settle()
    expect(t.zone('Boss', 'party')).toEqual(['The Betrayer'])
    expect(t.stage()).toBe(9)
  })
})

describe('the last of them', () => {
  const burn = instant('Burn', {
    text: [{ do: 'deal', n: 9, type: 'fire', by: 'yourHero', to: { is: 'ally', of: 'opponents' } }],
  })
  const take = instant('Take', {
    text: [
      { do: 'exhaust', what: { is: 'ally', of: 'opponents', as: 'they' } },
      { do: 'modify', mods: [{ mod: 'control', what: '$they', by: 'you' }], until: 'turn' },
    ],
  })
  const raided = (hero: string, cards: BossSpec['cards'], hand: string): Table =>
    table({
      raid,
      library: withCards(burn, take),
      boss: { hero, cards, deck: Array(6).fill('Eye Blast') },
      raiders: [{ hand: [hand] }, {}],
      turn: 'R1',
    }).play(hand)

  test('703.1 Council Members that are dealt fatal damage at once flip the Council once', () => {
    const gathios = { name: 'Gathios the Shatterer', damage: 2 }
    const council = [gathios, 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow']
    const t = raided('The Illidari Council', council, 'Burn').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.settle()
    expect(t.zone('Boss', 'party')).toEqual(['The Betrayer'])
  })

  test('703.1, 415.8b Channelers that fall or are taken at once flip the Shade once', () => {
    for (const hand of ['Burn', 'Take']) {
      const t = raided('Shade of Akama', Array(3).fill('Ashtongue Channeler'), hand).resolve()
      expect(t.game.s.chain[0]!.links, hand).toHaveLength(1)
      t.settle().expect('Shade of Akama', { faceDown: true })
    }
  })
})

describe('The Betrayer', () => {
  test('he heals 15, flips at the end of his turn, and then burns everybody for 3', () => {
    const t = at('The Betrayer', { damage: 20 }, [{ cards: ['Kor Cindervein'] }], 'Boss')
    t.use('The Betrayer').resolveAll()
    t.expect('The Betrayer', { damage: 5, exhausted: true })
    dusk(t).resolveAll()
    t.expect('The Betrayer', { faceDown: true })
    t.until('Boss', 'action').use('The Betrayer').resolveAll()
    expect(hp(t, 1)).toBe(3)
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('R100.2 the raiders win when he has fatal damage', () => {
    const t = at('The Betrayer', { damage: 49 }, [{ cards: ['Kor Cindervein'] }], 'R1')
    t.attack('Kor Cindervein', 'The Betrayer')
    expect(t.result()).toBe('raiders')
  })
})
