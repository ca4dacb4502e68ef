/** The main deck, card by card; Fel Geyser with the FAQ of R505. */
import { describe, expect, test } from 'vitest'
import { decision } from '../../../src/engine/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const at = (boss: BossSpec, raiders: readonly SideSpec[], turn = 'Boss'): Table =>
  table({
    raid: 'black-temple',
    boss: { hero: 'Mother Shahraz', deck: Array(9).fill('Eye Blast'), resources: 6, ...boss },
    raiders: raiders.map((r) => ({ deck: Array(6).fill('In Dreams'), ...r })),
    turn,
  })
const hero = (t: Table, seat: number) => t.game.s.cards[t.game.s.players[seat]!.hero]!

describe('the main deck', () => {
  test('Fel Geyser: quests cost another face-up quest besides', () => {
    const t = at({ cards: ['Fel Geyser'] }, [{ resources: 6, quests: ['A Donation of Wool', 'Big Game Hunter'] }], 'R1')
    const quests = (): number => Object.values(t.game.s.cards).filter((c) => c.resource && !c.faceDown).length
    expect(quests()).toBe(2)
    const lone = at({ cards: ['Fel Geyser'] }, [{ resources: 6, quests: ['Big Game Hunter'] }], 'R1')
    expect(lone.legal().filter((a) => a.startsWith('complete'))).toEqual([])
    expect(t.legal().some((a) => a.startsWith('complete'))).toBe(true)
  })

  test('R505 two quests can’t pay for each other; two Geysers ask for two others', () => {
    const t = at(
      { cards: ['Fel Geyser', 'Fel Geyser'] },
      [{ resources: 6, quests: ['A Donation of Wool', 'Big Game Hunter'] }],
      'R1',
    )
    expect(t.legal().filter((a) => a.startsWith('complete'))).toEqual([])
  })

  test('Needle Spine: the target’s combat damage to the defending Boss comes back as ranged damage', () => {
    const t = at({ hand: ['Needle Spine'] }, [{ cards: ['Kor Cindervein'] }], 'R1')
    t.propose('Kor Cindervein', 'Mother Shahraz').as('Boss')
    t.play('Needle Spine', 'Kor Cindervein').resolve()
    const { atk } = t.card('Kor Cindervein')
    t.fight()
    while (t.legal().includes('pick Warrax') || t.asked().endsWith('order')) t.answer(0)
    t.resolveAll()
    expect(hero(t, 0).damage).toBe(atk)
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('Tidal Burst: 3 frost damage to an opposing ally and to each other of the same cost', () => {
    const t = at({ hand: ['Tidal Burst'], cards: ['Temple Concubine'] }, [
      { cards: ['Kor Cindervein', 'Kor Cindervein'] },
      { cards: ['Parvink'] },
    ])
    t.play('Tidal Burst', 'Kor Cindervein').resolveAll()
    expect(t.zone('R1', 'graveyard')).toHaveLength(2)
    t.expect('Parvink', { damage: 0 })
    t.expect('Temple Concubine', { damage: 0 })
  })

  test('Aura of Anger: +1 ATK against the damaged', () => {
    const t = at({ cards: ['Aura of Anger'] }, [{ damage: 1 }, {}])
    t.attack('Mother Shahraz', 'Warrax')
    expect(hero(t, 1).damage).toBe(6)
  })

  test('Crushing Shadows: each opponent loses a card at random, and the hero its cost in damage', () => {
    const t = at({ hand: ['Crushing Shadows'] }, [{ hand: ['Kor Cindervein'] }, { hand: [] }])
    t.play('Crushing Shadows').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    expect([hero(t, 1).damage, hero(t, 2).damage]).toEqual([t.card('Kor Cindervein').cost, 0])
  })

  test('Hateful Strike: a lonely ally is destroyed, of two none', () => {
    const one = at({ hand: ['Hateful Strike'] }, [{ cards: ['Kor Cindervein'] }])
    one.play('Hateful Strike', 'R1').resolveAll()
    expect(one.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    const two = at({ hand: ['Hateful Strike'] }, [{ cards: ['Kor Cindervein', 'Parvink'] }])
    two.play('Hateful Strike', 'R1').resolveAll()
    expect(two.zone('R1', 'graveyard')).toEqual([])
  })

  test('Fel-Acid Breath: the opponent puts three allies in order, for 3, 2 and 1', () => {
    const allies = ['Kor Cindervein', 'Parvink', 'Crazy Igvand']
    const t = at({ hand: ['Fel-Acid Breath'] }, [{ cards: allies }, {}])
    t.play('Fel-Acid Breath', 'R1')
    while (decision(t.game)!.kind === 'priority') t.say('pass')
    expect(t.asked()).toBe('R1: choose')
    t.say('pick Crazy Igvand').say('pick Kor Cindervein')
    const dealt = Object.values(t.game.s.log).filter((h) => h.on === 'deal')
    expect(dealt.map((h) => h.n)).toEqual([3, 2, 1])
  })

  test('Doom Blossom: three counters, 3, 2 and 1 shadow damage, then it is gone', () => {
    const t = at({ hand: ['Doom Blossom'] }, [{}])
    t.play('Doom Blossom', 'Warrax').resolveAll()
    t.expect('Doom Blossom', { counters: { blossom: 3 } })
    const seen: number[] = []
    for (let i = 0; i < 3; i++) {
      t.reach('Boss', 'ready').resolveAll()
      seen.push(hero(t, 1).damage)
      t.until('R1', 'action')
    }
    expect(seen).toEqual([3, 5, 6])
    expect(t.pile('graveyard:main')).toContain('Doom Blossom')
  })

  test('Arcing Smash: an opposing equipment and all opposing equipment of the same cost', () => {
    const t = at({ hand: ['Arcing Smash'] }, [{ cards: ['Krol Blade'] }, { cards: ['Krol Blade'] }])
    t.play('Arcing Smash', 'Krol Blade').resolveAll()
    expect([t.zone('R1', 'graveyard'), t.zone('R2', 'graveyard')]).toEqual([['Krol Blade'], ['Krol Blade']])
  })

  test('Aura of Desire: for a card 2 shadow damage, for two an ability or equipment, for five the whole table', () => {
    const t = at({ cards: ['Aura of Desire'], hand: Array(5).fill('Eye Blast') }, [
      { cards: ['Kor Cindervein', 'Battle Shout'] },
    ])
    expect(t.legal().filter((a) => a === 'use Aura of Desire')).toHaveLength(3)
    t.answer(decision(t.game)!.answers.findIndex((a) => a.do === 'use' && a.code!.endsWith('.2')))
    while (decision(t.game)!.kind !== 'priority') t.answer(0)
    t.resolveAll()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.zone('Boss', 'hand')).toEqual([])
  })

  test('Aura of Suffering: raiders can’t be healed', () => {
    const t = at({ cards: ['Aura of Suffering'] }, [{ damage: 5, hand: ['Flash Heal'], resources: 5 }], 'R1')
    if (t.legal().includes('play Flash Heal')) t.play('Flash Heal', 'Warrax').resolveAll()
    expect(hero(t, 1).damage).toBe(5)
  })

  test('Eye Blast: destroyed, it destroys an ability, ally or equipment', () => {
    const t = at({ cards: ['Eye Blast'] }, [{ cards: ['Kor Cindervein'] }])
    t.use('Eye Blast', 'Kor Cindervein').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    expect(t.pile('graveyard:main')).toEqual(['Eye Blast'])
  })

  test('Fel Rage: three cards, or five for the hand', () => {
    const three = at({ hand: ['Fel Rage', 'Fixate'] }, [{}])
    three.say('play Fel Rage').say('mode 0').resolveAll()
    expect(three.zone('Boss', 'hand')).toHaveLength(4)
    const five = at({ hand: ['Fel Rage', 'Fixate'] }, [{}])
    five.say('play Fel Rage').say('mode 1').resolveAll()
    expect(five.zone('Boss', 'hand')).toEqual(Array(5).fill('Eye Blast'))
  })

  test('Fixate: +3 ATK, and the combat damage can’t be prevented', () => {
    const t = at({ hand: ['Fixate'] }, [{ cards: ['Kor Cindervein'] }])
    t.play('Fixate').resolveAll()
    t.expect('Mother Shahraz', { atk: 3 })
    t.attack('Mother Shahraz', 'Warrax')
    expect(hero(t, 1).damage).toBe(7)
  })

  test('Parasitic Shadowfiend: a card on the chain is interrupted', () => {
    const t = at({ hand: ['Parasitic Shadowfiend'] }, [{ hand: ['Kor Cindervein'], resources: 6 }], 'R1')
    t.play('Kor Cindervein').as('Boss')
    t.play('Parasitic Shadowfiend').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('Prismatic Shield: of each damage to his party this turn 3 is prevented', () => {
    const t = at({ hand: ['Prismatic Shield'] }, [{ hand: ['Fire Blast'], resources: 3 }], 'R1')
    t.as('Boss').play('Prismatic Shield').resolveAll()
    t.as('R1').play('Fire Blast', 'Mother Shahraz').resolveAll()
    expect(hero(t, 0).damage).toBe(0)
  })

  test('Sinful Beam: X shadow damage to one and to all of its class; Wicked Beam: of its race', () => {
    const t = at({ hand: ['Sinful Beam', 'Wicked Beam'] }, [{ cards: ['Kor Cindervein'] }, {}])
    t.play('Sinful Beam', 2, 'Warrax').resolveAll()
    expect([hero(t, 1).damage, hero(t, 2).damage]).toEqual([2, 2])
    t.play('Wicked Beam', 1, 'Warrax').resolveAll()
    expect([hero(t, 1).damage, hero(t, 2).damage]).toEqual([3, 3])
  })
})
