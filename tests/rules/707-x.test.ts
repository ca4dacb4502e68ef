/** X in costs that are no resources (707.1b): the values that can be paid are offered, and no others. */
import { describe, expect, test } from 'vitest'
import { decision, describe as tell } from '../../src/engine/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, SetWho } from '../../src/language/types.ts'
import { RESOURCES, zoneId } from '../../src/state/ids.ts'
import { put } from '../../src/state/journal.ts'
import { type Table, type TableSpec, table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const mage = (name: string, cost: number): CardDef =>
  ability(name, { cost, classes: ['Mage'], tags: ['Mage'], text: [{ do: 'draw' }] })

const assassin = ally('Assassin', 1, 1, {
  powers: [
    { keyword: 'Finishing Move', of: { tag: 'Demon' } },
    {
      when: { on: 'enter', what: 'self', zone: 'play' },
      then: [{ do: 'deal', n: 'X', type: 'melee', by: 'self', to: { target: 1, is: 'character' } }],
    },
  ],
})

const lib = withCards(
  ally('Big', 5, 9),
  ally('Cheap Pet', 1, 1, { cost: 1, tags: ['Demon', 'Pet (5)'] }),
  ally('Dear Pet', 1, 1, { cost: 4, tags: ['Demon', 'Pet (5)'] }),
  mage('Small Spell', 2),
  mage('Great Spell', 5),
  instant('Two Cost', { cost: 2, text: [{ do: 'draw' }] }),
  ability('Balance One', { tags: ['Balance'] }),
  ability('Balance Two', { tags: ['Balance'] }),
  assassin,
  ability('Any Number', {
    powers: [
      {
        play: {
          add: [
            {
              do: 'move',
              what: { choose: { upTo: 5 }, is: 'ally', in: 'graveyard', of: 'you' },
              to: 'removed',
              as: 'gone',
            },
          ],
        },
      },
    ],
    text: [{ do: 'draw', n: { plus: [1, '$gone.n'] } }],
  }),
)

const set = (raider: NonNullable<TableSpec['raiders']>[number], more: Partial<TableSpec> = {}): Table =>
  table({
    library: lib,
    boss: { cards: ['Big'] },
    raiders: [{ resources: 9, deck: filler, ...raider }],
    turn: 'R1',
    ...more,
  })

/** The values of X that are offered now. */
const values = (t: Table): number[] => {
  expect(t.asked()).toBe('R1: x')
  return t.legal().map((a) => Number(a.replace(/\D/g, '')))
}
/** In which order the parts of a cost that move cards are paid (403.1). */
const flipFirst = 'number 0'
const exhaustAll = (t: Table): void => {
  for (const id of t.game.s.zones[zoneId(1, RESOURCES)]!.cards) put(t.game, 'cards', id, 'exhausted', true)
}
const range = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)
const uses = (t: Table, name: string): boolean => t.legal().some((a) => a.startsWith(`use ${name}`))

describe('707.1b X in what is paid for a power', () => {
  test('707.1b damage put: up to what is left to fatal damage (405.3), and the effect reads the same X', () => {
    const t = set({ hero: 'Dizdemona', damage: 20 }).use('Dizdemona')
    expect(values(t)).toEqual(range(8))
    t.say('number 5').resolve()
    t.expect('Dizdemona', { damage: 25, faceDown: true }).expect('Big', { damage: 5 })
  })

  test('707.1b on another card, and none at all', () => {
    const t = set({ cards: ['Narmak Doomratchet'], damage: 27 }).use('Narmak Doomratchet')
    expect(values(t)).toEqual([0, 1, 2, 3])
    t.say('number 0').say('pick Big').resolve()
    t.expect('Warrax', { damage: 27 }).expect('Big', { damage: 0 }).expect('Narmak Doomratchet', { exhausted: true })
  })

  test('707.1b counters removed: as many as there are', () => {
    const t = set({ cards: [{ name: 'Talasite Owl', counters: { hoot: 3 } }], resources: 3 })
    exhaustAll(t)
    t.answer(t.legal().lastIndexOf('use Talasite Owl'))
    expect(values(t)).toEqual([0, 1, 2, 3])
    t.say('number 3').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Talasite Owl'])
    expect(t.resources('R1')).toEqual({ ready: 3, all: 3 })
  })

  test('707.1b cards destroyed, chosen as the cost is paid', () => {
    const t = set({ hero: 'Turane Soulpact', cards: ['Cheap Pet', 'Dear Pet', 'Kor Cindervein'] }).use(
      'Turane Soulpact',
    )
    expect(values(t)).toEqual([0, 1, 2, 3])
    t.say('number 2').say('pick Big').say(flipFirst).say('pick Cheap Pet').say('pick Dear Pet').resolve()
    t.expect('Big', { damage: 2 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Cheap Pet', 'Dear Pet'])
  })

  test('707.1b none destroyed is paid, too', () => {
    const t = set({ hero: 'Turane Soulpact' }).use('Turane Soulpact', 'Big').say(flipFirst).resolve()
    t.expect('Turane Soulpact', { faceDown: true }).expect('Big', { damage: 0 })
  })

  test('707.1b the same X for two costs: no more than both can be paid for', () => {
    const t = set({ hero: 'Eriun Moonglow', graveyard: ['Balance One', 'Balance Two', 'Small Spell'], resources: 4 })
    t.use('Eriun Moonglow')
    expect(values(t)).toEqual([0, 1, 2])
    t.say('number 2').say(flipFirst).resolve()
    t.expect('Big', { damage: 2 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Small Spell'])
    expect(t.resources('R1')).toEqual({ ready: 2, all: 4 })
  })

  test('707.1b a card with cost X: the costs of the cards that there are', () => {
    const t = set({ hero: 'Radak Doombringer', cards: ['Cheap Pet', 'Dear Pet'] }).use('Radak Doombringer')
    expect(values(t)).toEqual([1, 4])
    t.say('number 4').say('pick Big').say(flipFirst).resolve()
    t.expect('Big', { damage: 4 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Dear Pet'])
    const poor = set({ hero: 'Radak Doombringer', cards: ['Dear Pet'], resources: 3 })
    expect(uses(poor, 'Radak Doombringer')).toBe(false)
  })

  test('707.1b discarding a card with cost X needs one that fits; without any the power is not offered', () => {
    const t = set({ cards: ['Bradford the Frozen'], hand: ['Small Spell', 'Great Spell', 'Two Cost'] })
    t.use('Bradford the Frozen')
    expect(values(t)).toEqual([2, 5])
    t.say('number 5').say('pick Big').resolve()
    t.expect('Big', { damage: 5 })
    expect(t.zone('R1', 'hand')).toEqual(['Small Spell', 'Two Cost'])
    expect(uses(set({ cards: ['Bradford the Frozen'], hand: ['Two Cost'] }), 'Bradford the Frozen')).toBe(false)
  })

  test('707.1d X also limits targets: only what can be paid and aimed is offered', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Two Cost'], resources: 4 },
      raiders: [{ cards: ['Rhonin'], hand: ['Small Spell', 'Great Spell'], resources: 4, deck: filler }],
      turn: 'R1',
    })
    expect(uses(t, 'Rhonin')).toBe(false)
    t.as('Boss').play('Two Cost')
    t.as('R1').use('Rhonin')
    expect(t.zone('R1', 'hand')).toEqual(['Great Spell']) // X could only be 2
    t.resolve()
    expect(t.zone('Boss', 'graveyard')).toContain('Two Cost')
  })

  test('403.1 the top X cards of a deck: not more than it has', () => {
    const t = set({ cards: ['Divine Favor'], damage: 9, deck: ['Filler', 'Filler', 'Filler'] }).use('Divine Favor')
    expect(values(t)).toEqual([0, 1, 2, 3])
    t.say('number 2').say('pick Warrax').resolve()
    t.expect('Warrax', { damage: 7 })
    expect(t.zone('R1', 'removed')).toHaveLength(2)
  })

  test('403.1 what one part of the cost exhausts is not there for the other', () => {
    const t = set({ cards: ['Ring of Flowing Light', 'Plain Ring', 'Hidden Ring'], damage: 9 })
    t.use('Ring of Flowing Light')
    expect(values(t)).toEqual([0, 1, 2])
    t.say('number 2').resolve()
    t.expect('Warrax', { damage: 7 }).expect('Plain Ring', { exhausted: true })
  })

  test('707.1b cost X, target with cost X or less: values without a target are left out', () => {
    const t = set({
      cards: ['Urn of Lost Memories', 'Plain Ring', 'Talasite Owl'],
      graveyard: ['Dear Pet'],
    })
    expect(uses(t, 'Urn of Lost Memories')).toBe(false) // 4 is dearer than anything to destroy
    const u = set({ cards: ['Urn of Lost Memories', 'Plain Ring', 'Talasite Owl'], graveyard: ['Cheap Pet'] })
    u.use('Urn of Lost Memories')
    expect(values(u)).toEqual([1, 2])
  })
})

describe('707.1b X in an additional cost', () => {
  test('707.1b without a number in the data it is what can be paid', () => {
    const t = set({ hand: ['Reckless Bargain', 'Two Cost', 'Small Spell'] }).play('Reckless Bargain')
    expect(values(t)).toEqual([0, 1, 2])
    t.say('number 2').resolve()
    expect(t.zone('R1', 'graveyard')).toHaveLength(3)
    expect(t.zone('R1', 'hand')).toHaveLength(3)
  })

  test('403.1 “up to five” is paid with none', () => {
    const t = set({ hand: ['Any Number'], graveyard: ['Kor Cindervein'] }).play('Any Number')
    expect(t.asked()).toBe('R1: cost')
    t.say('done').resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    expect(t.zone('R1', 'graveyard')).toContain('Kor Cindervein')
  })
})

describe('707.1b an X without an end is refused', () => {
  const problems = (pay: readonly Effect[]): string[] =>
    checkCard(ability('Odd', { powers: [{ pay, then: [{ do: 'draw', n: 'X' }] }] })).map((p) => `${p.where}: ${p.what}`)

  test('104.1 something in the cost must be there X times', () => {
    const endless = 'Odd.powers[0].pay: nothing limits this X'
    expect(problems([{ do: 'put', n: 'X', what: 'ice', to: 'self' }])).toEqual([endless])
    expect(problems([{ do: 'draw', n: 'X' }])).toEqual(['Odd.powers[0].pay[0].do: "draw" can’t be a cost', endless])
    expect(
      problems([
        { do: 'put', n: 'X', what: 'ice', to: 'self' },
        { do: 'pay', n: 'X' },
      ]),
    ).toEqual([])
    expect(problems([{ do: 'discard', n: 'X' }])).toEqual([])
    expect(problems([{ do: 'pay', n: { minus: [5, 'X'] } }])).toEqual([endless])
  })

  test('103.1, 201.3 what a card does as it enters play has the X that it was played with', () => {
    const t = set({ hand: ['Assassin'], graveyard: ['Cheap Pet', 'Dear Pet', 'Dear Pet'] })
    t.say('play Assassin')
    expect(values(t)).toEqual(range(3))
    t.say('number 2').say('pick Cheap Pet').say('pick Dear Pet').resolve().say('pick Big').resolve()
    t.expect('Big', { damage: 2 })
    expect(t.game.s.cards[t.card('Assassin').id]?.x).toBe(0)
  })

  test('201.3 an X elsewhere is none of the card’s', () => {
    const what = (def: Partial<CardDef>): string[] =>
      checkCard({ ...ability('Odd', {}), ...def }).map((p) => `${p.where}: ${p.what}`)
    const x: Effect[] = [{ do: 'draw', n: 'X' }]
    const nothing = (where: string): string => `Odd.${where}: no cost sets this X`
    expect(what({ text: x })).toEqual([nothing('text[0].n')])
    expect(what({ text: x, powers: [{ keyword: 'Ferocity' }] })).toEqual([nothing('text[0].n')])
    expect(what({ text: x, powers: [{ keyword: 'Finishing Move' }] })).toEqual([])
    expect(what({ powers: [{ play: { rather: [{ do: 'discard', n: 'X' }] } }] })).toEqual([
      'Odd.powers[0].play.rather: an alternate cost can’t have an X',
    ])
    expect(what({ powers: [{ play: { add: [{ do: 'discard', n: 1 }], x: 3 } }] })).toEqual([
      'Odd.powers[0].play.x: a highest X for a cost without X',
    ])
  })
})

describe('707.1b X in words', () => {
  test('707.1b as a question comes its number is known; X itself has no small letter', () => {
    const hold = (target: SetWho['target']) =>
      ability('Hold', { x: true, text: [{ do: 'exhaust', what: { target, is: 'ally', of: 'opponents' } }] })
    const ask = (target: SetWho['target']): string => {
      const t = table({
        library: withCards(hold(target), ally('Imp', 1, 1)),
        boss: { cards: ['Imp', 'Imp', 'Imp'] },
        raiders: [{ hand: ['Hold'], resources: 9 }],
        turn: 'R1',
      })
      t.play('Hold').say('number 2')
      return tell(t.game, decision(t.game)!, 1).prompt
    }
    expect(ask('X')).toBe('Choose two target opposing allies for Hold')
    expect(ask({ upTo: 'X' })).toBe('Choose up to two target opposing allies for Hold')
    const priest = ally('Priest', 1, 1, { powers: [{ pay: [{ do: 'pay', n: 'X' }], then: [{ do: 'draw', n: 'X' }] }] })
    const t = table({ library: withCards(priest), raiders: [{ cards: ['Priest'], resources: 2 }], turn: 'R1' })
    expect(tell(t.game, decision(t.game)!, 1).answers).toContain('Use Priest (X): Draw X cards')
  })
})
