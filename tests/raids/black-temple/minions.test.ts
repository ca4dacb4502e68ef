/** Minions and ally tokens, card by card. */
import { describe, expect, test } from 'vitest'
import { decision } from '../../../src/engine/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const at = (boss: BossSpec, raiders: readonly SideSpec[], turn = 'Boss'): Table =>
  table({
    raid,
    boss: { hero: 'Mother Shahraz', deck: Array(9).fill('Eye Blast'), resources: 4, ...boss },
    raiders: raiders.map((r) => ({ deck: Array(6).fill('In Dreams'), ...r })),
    turn,
  })
const hero = (t: Table, seat: number) => t.game.s.cards[t.game.s.players[seat]!.hero]!
const event = (n: number): string => `You Are Not Prepared! (${n})`

/** A Boss falls, and these Minions come into play; what they ask for gets these answers, anything else the first one. */
function burst(minions: string[], raiders: readonly SideSpec[], ...says: string[]): Table {
  const t = table({
    raid,
    boss: {
      hero: 'Supremus',
      damage: 5,
      waits: minions,
      deck: ['Eye Blast'],
      decks: { event: [57, 46].map(event) },
    },
    raiders: raiders.map((r) => ({ deck: ['In Dreams'], ...r, cards: ['Kor Cindervein', ...(r.cards ?? [])] })),
    turn: 'R1',
  })
  t.propose('Kor Cindervein', 'Supremus')
  for (let i = 0; i < 60; i++) {
    const d = decision(t.game)
    const calm = t.game.s.chain[0]!.links.length === 0 && t.game.s.combat[0]!.window === ''
    if (!d || (d.kind === 'priority' && calm && t.zone('Boss', 'party').includes('Shade of Akama'))) break
    const wanted = says.find((s) => t.legal().includes(s))
    if (wanted) says.splice(says.indexOf(wanted), 1)
    t.say(wanted ?? (t.legal().includes('pass') ? 'pass' : (t.legal()[0] as string)))
  }
  return t
}

describe('Minions', () => {
  test('Ashtongue Battlelord: for a Traitor it destroys an undamaged opposing ally as it enters play', () => {
    const t = burst(['Ashtongue Battlelord'], [{}])
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('Ashtongue Rogue: for a Traitor Elusive and Ferocity, and nothing else', () => {
    const t = at({ cards: ['Ashtongue Rogue'] }, [{}])
    expect([...t.card('Ashtongue Rogue').keywords].sort()).toEqual(['Elusive', 'Ferocity'])
  })

  test('Bonechewer Behemoth: 4 fire damage to a hero', () => {
    const t = burst(['Bonechewer Behemoth'], [{}], 'pick Warrax')
    expect(hero(t, 1).damage).toBe(4)
  })

  test('Bonechewer Shield Disciple, Sister of Pleasure: Protectors; she heals 1 as she defends', () => {
    const t = at({ cards: ['Bonechewer Shield Disciple', 'Sister of Pleasure'] }, [{}])
    t.expect('Bonechewer Shield Disciple', { keywords: ['Protector'] })
    const heals = at({ damage: 3, cards: ['Sister of Pleasure'] }, [{ cards: ['Parvink'] }], 'R1')
    heals.propose('Parvink', 'Sister of Pleasure')
    for (let i = 0; i < 30 && heals.asked() !== 'Boss: target'; i++) heals.say('pass')
    heals.say('pick Mother Shahraz').resolve()
    expect(hero(heals, 0).damage).toBe(2)
  })

  test('Charming Courtesan: 2 or less damage is prevented; Temple Concubine: 3 or more', () => {
    const t = at(
      { cards: ['Charming Courtesan', 'Temple Concubine'] },
      [{ hand: ['Fire Blast', 'Fire Blast'], resources: 6, cards: ['Kor Cindervein'] }],
      'R1',
    )
    t.play('Fire Blast', 'Charming Courtesan').resolveAll()
    t.play('Fire Blast', 'Temple Concubine').resolveAll()
    t.expect('Charming Courtesan', { damage: 0 })
    t.expect('Temple Concubine', { damage: 2 })
    t.attack('Kor Cindervein', 'Temple Concubine')
    t.expect('Temple Concubine', { damage: 2 })
  })

  test('Coilskar General: three Naga', () => {
    expect(burst(['Coilskar General'], [{}]).count('Boss', 'Naga')).toBe(3)
  })

  test('Coilskar Wrangler, Priestess of Dementia: (2) and an own ally, and each opponent destroys one of his', () => {
    const cards = ['Coilskar Wrangler', 'Priestess of Dementia', 'Sister of Pain']
    const t = at({ cards }, [{ cards: ['Kor Cindervein', 'Krol Blade'] }, { cards: ['Parvink'] }])
    t.use('Coilskar Wrangler', 'Sister of Pain').resolveAll()
    expect([t.zone('R1', 'graveyard'), t.zone('R2', 'graveyard')]).toEqual([['Kor Cindervein'], ['Parvink']])
    t.use('Priestess of Dementia', 'Coilskar Wrangler').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', 'Krol Blade'])
  })

  test('Illidari Archon: as it attacks a resource may be readied', () => {
    const t = at({ resources: 2, cards: ['Illidari Archon', 'Coilskar Wrangler', 'Sister of Pain'] }, [{}])
    t.use('Coilskar Wrangler', 'Sister of Pain').resolveAll()
    expect(t.resources('Boss').ready).toBe(0)
    t.propose('Illidari Archon', 'Warrax')
    for (let i = 0; i < 20 && !t.asked().includes('yes-no'); i++) t.say('pass')
    t.say('yes')
    if (decision(t.game)!.kind === 'choose') t.answer(0)
    expect(t.resources('Boss').ready).toBe(1)
  })

  test('Illidari Blood Lord: each player turns a face-up resource down', () => {
    const t = burst(['Illidari Blood Lord'], [{ quests: ['Big Game Hunter'] }])
    const up = Object.values(t.game.s.cards).filter((c) => c.resource && c.became === 0 && !c.faceDown)
    expect(up).toEqual([])
  })

  test('Promenade Sentinel: 2 arcane damage to each of up to three', () => {
    const t = burst(['Promenade Sentinel'], [{}], 'pick Warrax', 'pick Kor Cindervein', 'done')
    expect(hero(t, 1).damage).toBe(2)
    t.expect('Kor Cindervein', { damage: 2 })
  })

  test('Sister of Pain: 1 shadow damage to an opposing hero as she attacks', () => {
    const t = at({ cards: ['Sister of Pain'] }, [{ cards: ['Kor Cindervein'] }])
    t.attack('Sister of Pain', 'Kor Cindervein')
    expect(hero(t, 1).damage).toBe(1)
  })
})

describe('tokens', () => {
  test('Ashtongue Channeler, Soul Fragment: a card for (1) and itself; Ferocity, and a card as it is destroyed', () => {
    const t = at({ cards: ['Ashtongue Channeler', 'Soul Fragment'] }, [{ hand: ['Fire Blast'], resources: 3 }])
    t.use('Ashtongue Channeler').resolveAll()
    expect(t.zone('Boss', 'hand')).toEqual(['Eye Blast'])
    t.expect('Soul Fragment', { keywords: ['Ferocity'] })
    t.until('R1', 'action').play('Fire Blast', 'Soul Fragment').resolve()
    t.resolveAll()
    expect(t.zone('Boss', 'hand')).toHaveLength(2)
  })

  test('Gathios the Shatterer: a Protector; all but 1 of each damage is prevented', () => {
    const t = at({ cards: ['Gathios the Shatterer'] }, [{ hand: ['Fire Blast'], resources: 3 }], 'R1')
    t.play('Fire Blast', 'Gathios the Shatterer').resolveAll()
    t.expect('Gathios the Shatterer', { damage: 1, keywords: ['Protector'] })
  })

  test('High Nethermancer Zerevor: 3 arcane damage to a party at the start of his turn; Lady Malande heals 3', () => {
    const cards = ['High Nethermancer Zerevor', 'Lady Malande', { name: 'Sister of Pain', damage: 1 }]
    const t = at({ hero: 'The Illidari Council', cards }, [{ cards: ['Parvink'] }], 'R1')
    for (let i = 0; i < 60 && t.game.s.turn[0]!.seat === 1; i++) t.say('pass')
    for (let i = 0; i < 30 && decision(t.game)!.kind !== 'priority'; i++)
      t.answer(
        Math.max(
          0,
          t.legal().findIndex((a) => a === 'pick R1' || a === 'pick Sister of Pain'),
        ),
      )
    t.resolveAll()
    expect(hero(t, 1).damage).toBe(3)
    t.expect('Sister of Pain', { damage: 0 })
  })

  test('Veras Darkshadow: Elusive, Untargetable, and must attack', () => {
    const t = at({ hero: 'The Illidari Council', cards: ['Veras Darkshadow'] }, [{}])
    expect([...t.card('Veras Darkshadow').keywords].sort()).toEqual(['Elusive', 'Untargetable'])
    expect(t.legal()).not.toContain('pass')
  })
})
