import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { cardTypeCards } from '../set/300.ts'
import { table } from '../table/index.ts'
import { ability, instant, item, withCards } from './own.ts'

const own: readonly CardDef[] = [
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Unmake', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
  ability('Aura', {
    text: [{ do: 'draw', n: 1 }],
    powers: [
      { always: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1 }] },
      { pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] },
    ],
  }),
  ability('Study', { cost: 1, text: [{ do: 'draw', n: 2 }] }),
  ability('Lift', { text: [{ do: 'move', what: { target: 1, is: 'ability', of: 'you' }, to: 'hand' }] }),
  ability('Dig In', { text: [{ do: 'move', what: { choose: 1, is: 'ability', in: 'hand', of: 'you' }, to: 'play' }] }),
  item('Camp', { powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'keyword', keyword: 'Delve' }] }] }),
]
const lib = withCards(...own)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })

describe('305 abilities', () => {
  test('305.1 a non-ongoing ability goes to its owner’s graveyard as it has resolved', () => {
    const t = play({ players: [{ hand: ['Study'], resources: 1 }, {}] })
    t.play('Study').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Study'])
    expect(t.zone('A', 'hand')).toHaveLength(2)
  })

  test('305.2, 305.2a an ongoing one is processed, then enters play; its powers work only there', () => {
    const t = play({ players: [{ hand: ['Aura'], cards: ['Dummy 1/1'] }, {}] })
    t.play('Aura')
    t.expect('Dummy 1/1', { atk: 1 })
    t.resolve()
    expect(t.zone('A', 'hand')).toHaveLength(1)
    t.expect('Aura', { zone: 'party' }).expect('Dummy 1/1', { atk: 2 })
  })

  test('305.2b an ongoing ability can be activated on the turn that it arrives', () => {
    const t = play({ players: [{ hand: ['Aura'] }, {}] })
    t.play('Aura').resolve().use('Aura').resolve()
    t.expect('Aura', { exhausted: true })
    expect(t.zone('A', 'hand')).toHaveLength(2)
  })

  test('305.2c an ongoing ability that is no attachment is attached to nothing', () => {
    const t = play({ players: [{ hand: ['Aura'] }, {}] })
    t.play('Aura').resolve()
    expect(t.game.s.cards[t.id('Aura')]).toMatchObject({ host: 0, controller: 0 })
  })

  test('305.2d chosen to be attached, it enters play attached to its target', () => {
    const t = play({ players: [{ hand: ['Brace or Mace'], resources: 1, cards: ['Dummy 2/2'], damage: 5 }, {}] })
    t.say('play Brace or Mace')
    expect(t.legal()).toEqual(['mode 0', 'mode 1'])
    t.say('mode 1').resolve()
    t.expect('Brace or Mace', { zone: 'party' }).expect('Dummy 2/2', { atk: 3, health: 3 })
    expect(t.card('Dummy 2/2').attachments).toEqual([t.id('Brace or Mace')])
  })

  test('305.2d in its other mode it is a non-ongoing ability', () => {
    const t = play({ players: [{ hand: ['Brace or Mace'], resources: 1, cards: ['Dummy 2/2'], damage: 5 }, {}] })
    t.play('Brace or Mace', 'mode 0', 'Hero A').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Brace or Mace'])
    t.expect('Hero A', { damage: 1 }).expect('Dummy 2/2', { atk: 2 })
  })

  test('305.2d, 707.1d without an ally only the other mode can be chosen', () => {
    const t = play({ players: [{ hand: ['Brace or Mace'], resources: 1 }, {}] })
    t.play('Brace or Mace', 'Hero A').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Brace or Mace'])
  })

  test('305.2d, 410.6c it is an attachment at all other times: its host gone, it is destroyed', () => {
    const t = play({
      players: [{ cards: ['Dummy 2/2', { name: 'Brace or Mace', on: 'Dummy 2/2' }], hand: ['Slay'] }, {}],
    })
    t.play('Slay').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Brace or Mace', 'Dummy 2/2', 'Slay'])
  })

  test('305.2d, 400.7a put into play by another card it is attached to what its description says', () => {
    const t = play({ players: [{ hand: ['Dig In', 'Brace or Mace'], cards: ['Dummy 2/2'] }, {}] })
    t.play('Dig In').resolve()
    expect(t.card('Dummy 2/2').attachments).toEqual([t.id('Brace or Mace')])
  })

  test('305.2d it says both', () => {
    const def = cardTypeCards.find((c) => c.name === 'Brace or Mace') as CardDef
    expect(printCard(def, plainWords).text).toMatch(/choose one.*or attach this ability to target ally/i)
    expect(printCard(def, plainWords).text).toMatch(/attached ally has \+1/i)
  })
})

describe('305.3 Totems', () => {
  test('CR-EX-305.3a-1 305.3, 305.3a an effect on heroes and allies reaches a Totem', () => {
    const t = play({
      players: [{ hand: ['Arcane Burst'], resources: 1 }, { cards: ['Dummy 2/3', 'Searing Totem'] }],
    })
    t.play('Arcane Burst').resolve()
    t.expect('Hero B', { damage: 1 }).expect('Dummy 2/3', { damage: 1 })
    expect(t.zone('B', 'graveyard')).toEqual(['Searing Totem'])
  })

  test('CR-EX-305.3a-1 305.3a "target ally" may be a Totem', () => {
    const t = play({ players: [{ hand: ['Vanquish'], resources: 4 }, { cards: ['Dummy 2/3', 'Searing Totem'] }] })
    t.say('play Vanquish')
    expect(t.legal()).toEqual(['pick Dummy 2/3', 'pick Searing Totem'])
    t.say('pick Searing Totem').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Searing Totem'])
  })

  test('CR-EX-305.3a-1 305.3a a Totem in a graveyard is an ally card', () => {
    const t = play({ players: [{ hand: ['Resurrection'], resources: 4, graveyard: ['Searing Totem', 'Study'] }, {}] })
    t.play('Resurrection').resolve()
    expect(t.zone('A', 'party')).toEqual(['Hero A', 'Searing Totem'])
  })

  test('CR-EX-305.3a-1 305.3a it can’t be proposed as an attacker, but is attacked like any character', () => {
    const t = play({ players: [{ cards: ['Searing Totem'] }, { cards: ['Searing Totem'] }] })
    expect(t.legal()).toEqual(['pass', 'attack Hero A'])
    t.say('attack Hero A')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Searing Totem'])
  })

  test('305.3a it is an ability too, stays in play, and is destroyed as either', () => {
    const t = play({ players: [{ hand: ['Searing Totem', 'Unmake'], resources: 2 }, {}] })
    t.play('Searing Totem').resolve()
    t.expect('Searing Totem', { zone: 'party', types: ['ability', 'ally'], health: 1 })
    t.play('Unmake').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Searing Totem', 'Unmake'])
  })
})

describe('Delve (glossary)', () => {
  test('any of the top two go back on top in any order, the others to the bottom', () => {
    const t = play({ players: [{ cards: ['Camp'], deck: ['Slay', 'Study', 'Aura', 'Lift'] }, {}] })
    t.use('Camp').resolve()
    expect(t.legal()).toEqual(['done', 'pick Slay', 'pick Study'])
    t.say('pick Study').say('done')
    expect(t.zone('A', 'deck')).toEqual(['Study', 'Aura', 'Lift', 'Slay'])
  })

  test('both on top in the other order, or both to the bottom; nobody else sees them', () => {
    const t = play({ players: [{ cards: ['Camp'], deck: ['Slay', 'Study', 'Aura', 'Lift'] }, {}] })
    t.use('Camp').resolve('pick Slay', 'pick Study')
    expect(t.asked()).toBe('A: choose') // 415.3c
    t.say('pick Study')
    expect(t.zone('A', 'deck')).toEqual(['Study', 'Slay', 'Aura', 'Lift'])
    const u = play({ players: [{ cards: ['Camp'], deck: ['Slay', 'Study', 'Aura', 'Lift'] }, {}] })
    u.use('Camp').resolve('done', 'pick Study')
    expect(u.zone('A', 'deck')).toEqual(['Aura', 'Lift', 'Study', 'Slay'])
    for (const id of u.game.s.zones[8]!.cards) expect(u.game.s.cards[id]!.seen & 2).toBe(0)
  })
})
