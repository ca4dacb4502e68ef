/** Corners of triggers, resolving and drawing (703, 708, 709, 713, 715), also at tables of three. */
import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Mod } from '../../src/language/types.ts'
import { fillers } from '../set/index.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const bolts: Effect = { do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { is: 'ally', of: 'opponents' } }
const fill: Effect = { do: 'draw', until: 'maxHand' }
const replaceDraw = (name: string, then: readonly Effect[], more: Partial<Mod> = {}) =>
  item(name, { powers: [{ always: [{ mod: 'instead', would: { on: 'draw', by: 'you' }, then, ...more } as Mod] }] })

const library = withCards(
  ability('Ambush', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'deal', to: { is: 'ally', of: 'opponents' } },
            next: true,
            then: [{ do: 'put', n: 1, what: 'mark', to: '$to' }],
          },
        ],
        until: 'turn',
      },
    ],
  }),
  ability('Volley', { text: [bolts] }),
  ally('Twofold', 1, 1, {
    powers: [
      { when: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'draw', n: 1 }] },
      { when: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'heal', n: 1, by: 'self', from: 'yourHero' }] },
      {
        when: { on: 'start', turn: 'you' },
        if: { some: { is: 'item', of: 'you' } },
        then: [{ do: 'put', n: 1, what: 'dawn', to: 'self' }],
      },
    ],
  }),
  instant('Set Off', { text: [{ do: 'trigger', what: { target: 1, is: 'ally' } }] }),
  ally('Mourner', 1, 1, {
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', of: 'opponents' } },
        then: [{ do: 'deal', n: 1, by: 'self', to: { is: 'hero', of: { controller: '$what' } } }],
      },
    ],
  }),
  ability('Doom', { text: [{ do: 'destroy', what: { is: 'ally', of: 'opponents' } }] }),
  instant('Two Spells', {
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1 }], until: 'turn' },
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 2 }],
        until: { until: { on: 'start', turn: 'you' } },
      },
    ],
  }),
  ability('Hit and Draw', {
    text: [
      {
        do: 'try',
        these: [{ do: 'deal', n: 2, by: 'yourHero', to: { target: 1, is: 'ally' } }],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  ability('Draw and Heal', {
    text: [
      { do: 'try', these: [{ do: 'draw', n: 2 }], then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }] },
    ],
  }),
  item('Ward', { powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'ally' } }, n: 'all' }] }] }),
  ally('Paint', 1, 1, {
    powers: [
      {
        always: [
          { mod: 'is', what: { is: 'ally', of: 'you', other: true }, tag: 'Sheep' },
          { mod: 'keyword', what: { is: 'ally', of: 'you', other: true }, keyword: 'Elusive' },
        ],
      },
    ],
  }),
  ally('Coroner', 1, 1, {
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', other: true } },
        then: [
          { do: 'put', n: 1, what: 'sheep', to: 'self', if: { match: '$what', tag: 'Sheep' } },
          { do: 'put', n: 1, what: 'elusive', to: 'self', if: { match: '$what', has: { keyword: 'Elusive' } } },
        ],
      },
    ],
  }),
  ability('Fill Up', { text: [fill] }),
  replaceDraw('Dry Spell', []),
  replaceDraw('Choice to Skip', [], { may: 'you' } as Partial<Mod>),
  replaceDraw('Gift', [{ do: 'draw', by: 'opponents', n: 1 }]),
  replaceDraw('Grave Digger', [{ do: 'move', what: { choose: 1, in: 'graveyard', of: 'you' }, to: 'hand' }]),
  ability('Storm', {
    text: [
      {
        do: 'deal',
        n: 1,
        type: 'nature',
        by: 'yourHero',
        to: { is: 'ally', of: 'opponents' },
        when: [{ do: 'put', n: 1, what: 'wet', to: '$to' }],
      },
    ],
  }),
)
const duel = (a: SideSpec, b: SideSpec = {}): Table => table({ players: [a, b], library })
const links = (t: Table) => t.game.s.chain[0]!.links.map((id) => t.game.s.links[id]!)

describe('703 triggered powers', () => {
  test('703.1a "next" is all that happen at once, and nothing after them', () => {
    const t = duel({ hand: ['Ambush', 'Volley', 'Volley'] }, { cards: ['Dummy 1/5', 'Dummy 2/5'] })
    t.play('Ambush').resolve().play('Volley').resolve().resolveAll('trigger Ambush')
    t.expect('Dummy 1/5', { counters: { mark: 1 } }).expect('Dummy 2/5', { counters: { mark: 1 } })
    t.play('Volley').resolve()
    expect(links(t)).toEqual([])
  })

  test('703.5 a card is triggered: every triggered power once, double-checks only if their condition holds', () => {
    const t = duel({ cards: ['Twofold'], hand: ['Set Off'], damage: 3 })
    t.play('Set Off').resolve().resolveAll('trigger Twofold')
    t.expect('Hero A', { damage: 2 }).expect('Twofold', { counters: {} })
    expect(t.zone('A', 'hand')).toHaveLength(1)
    const u = duel({ cards: ['Twofold', 'Ward'], hand: ['Set Off'] })
    u.play('Set Off')
      .resolve()
      .resolveAll('trigger Twofold', 'trigger Twofold')
      .expect('Twofold', { counters: { dawn: 1 } })
  })

  test('703.6 several effects of one event are triggered powers of their own', () => {
    const t = duel({ hand: ['Twofold'], resources: 2 })
    t.play('Twofold').resolve()
    expect(t.asked()).toBe('A: order')
    t.say('trigger Twofold')
    expect(links(t)).toHaveLength(2)
  })
})

describe('708 triggered effects', () => {
  test('708.1a effects of one power that say different things are ordered, and told apart', () => {
    const t = table({
      players: [{ cards: ['Mourner'], hand: ['Doom'] }, { cards: ['Dummy 1/1'] }, { cards: ['Dummy 1/2'] }],
      library,
    })
    t.play('Doom').resolve()
    expect(t.asked()).toBe('A: order')
    t.say('trigger Mourner')
    expect(links(t)).toHaveLength(2)
    t.resolveAll().expect('Hero B', { damage: 1 }).expect('Hero C', { damage: 1 })
  })

  test('708.1b, 709.2h nobody has priority before all are added; then the turn player has', () => {
    const t = table({
      players: [{ hand: ['Doom'] }, { cards: ['Coroner', 'Mourner'] }, { cards: ['Dummy 1/2', 'Mourner'] }],
      library,
    })
    t.play('Doom').resolve()
    // B’s four, in the order that he chooses, then C’s two on top (708.1a); all their watchers left with what they saw (703.3c).
    while (t.asked().endsWith('order')) t.answer(0)
    expect(t.asked()).toBe('A: priority')
    expect(links(t).map((l) => l.controller)).toEqual([1, 1, 1, 1, 1, 2, 2])
  })
})

describe('709 resolving links', () => {
  test('709.1, 709.2 the topmost link resolves when all three pass in succession, and nobody has priority meanwhile', () => {
    const t = table({ players: [{ hand: ['Volley'] }, { cards: ['Dummy 1/5'], hand: ['Set Off'] }, {}], library })
    t.play('Volley').say('pass').say('pass')
    expect(t.asked()).toBe('C: priority')
    expect(links(t)).toHaveLength(1)
    t.say('pass').expect('Dummy 1/5', { damage: 1 })
    expect(t.asked()).toBe('A: priority')
  })

  test('709.2e parts with different durations are modifiers of their own', () => {
    const t = duel({ hand: ['Two Spells'], cards: ['Dummy 1/1'] })
    t.play('Two Spells').resolve().expect('Dummy 1/1', { atk: 4 })
    t.until('B', 'action').expect('Dummy 1/1', { atk: 3 })
    t.until('A', 'action').expect('Dummy 1/1', { atk: 1 })
  })

  test('709.2d last known tags and keywords: of a card that had them as it left', () => {
    const t = duel({ cards: ['Paint', 'Dummy 1/1', 'Coroner'], hand: ['Slay an Ally', 'Slay an Ally'] })
    t.play('Slay an Ally', 'Dummy 1/1').resolve()
    t.play('Slay an Ally', 'Paint').resolve().resolveAll()
    // The Coroner saw two deaths: that of a painted ally, and that of the painter, who was not painted himself.
    t.expect('Coroner', { counters: { sheep: 1, elusive: 1 } })
  })

  test('709.2f damage that was prevented was not dealt; draws that found no card were not made', () => {
    const t = duel({ hand: ['Hit and Draw'] }, { cards: ['Dummy 1/5'] })
    t.play('Hit and Draw').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(1)
    const u = duel({ hand: ['Hit and Draw'] }, { cards: ['Dummy 1/5', 'Ward'] })
    u.play('Hit and Draw').resolve()
    expect(u.zone('A', 'hand')).toEqual([])
    const v = duel({ hand: ['Draw and Heal'], damage: 5 })
    v.play('Draw and Heal').resolve().expect('Hero A', { damage: 4 })
    const w = duel({ hand: ['Draw and Heal'], damage: 5, cards: ['Gift'] })
    w.play('Draw and Heal').resolve().expect('Hero A', { damage: 5 })
    expect(w.zone('B', 'hand')).toHaveLength(2)
  })
})

describe('713 drawing until a limit', () => {
  test('713.2 at the limit or over it nothing is done', () => {
    const hand = ['Fill Up', ...fillers.slice(0, 7)]
    expect(duel({ hand }).play('Fill Up').resolve().zone('A', 'hand')).toHaveLength(7)
    expect(
      duel({ hand: ['Fill Up'] })
        .play('Fill Up')
        .resolve()
        .zone('A', 'hand'),
    ).toHaveLength(7)
  })

  test('713.2a draws that become nothing end it; draws that may be skipped are asked for one by one', () => {
    const dry = duel({ hand: ['Fill Up'], cards: ['Dry Spell'] })
      .play('Fill Up')
      .resolve()
    expect(dry.zone('A', 'hand')).toEqual([])
    expect(dry.asked()).toBe('A: priority')
    const may = duel({ hand: ['Fill Up', ...fillers.slice(0, 6)], cards: ['Choice to Skip'] }).play('Fill Up')
    may.resolve('yes', 'yes')
    expect(may.asked()).toBe('A: yes-no')
    may.say('no')
    expect(may.zone('A', 'hand')).toHaveLength(7)
    expect(may.zone('A', 'deck')).toHaveLength(9)
  })

  test('713.2a cards from another zone until the limit or until it has no more; another player until he is decked', () => {
    const graves = duel({ hand: ['Fill Up'], graveyard: fillers.slice(0, 3), cards: ['Grave Digger'] }).play('Fill Up')
    graves.resolve('Filler', 'Filler')
    expect(graves.zone('A', 'hand')).toHaveLength(3)
    expect(graves.zone('A', 'deck')).toHaveLength(10)
    const gift = duel({ hand: ['Fill Up'], cards: ['Gift'] })
      .play('Fill Up')
      .resolve()
    expect(gift.result()).toBe('team')
    expect(gift.zone('A', 'hand')).toEqual([])
  })
})

describe('715 triggered modifiers', () => {
  test('715.1 "when … this way": once for each, only for what this text does', () => {
    const t = duel({ hand: ['Storm', 'Volley'] }, { cards: ['Dummy 1/5', 'Dummy 2/5'] })
    t.play('Storm').resolve().resolveAll('trigger Storm')
    t.expect('Dummy 1/5', { counters: { wet: 1 } }).expect('Dummy 2/5', { counters: { wet: 1 } })
    t.play('Volley').resolve()
    expect(links(t)).toEqual([])
  })

  test('715.1, 704.1b printed and refused', () => {
    const text = (name: string): string => printCard(library.cards.find((c) => c.name === name)!, plainWords).text
    expect(text('Storm')).toBe(
      'Your hero deals 1 nature damage to each opposing ally. When damage is dealt this way, put a wet counter on that character.',
    )
    expect(text('Greatsword of Horrid Dreams')).toBe(
      "As an ally enters play under an opponent's control, it loses and can't have powers until his next turn.",
    )
    expect(text('Bimble Blackout')).toBe(
      'When this ally is removed from the game, draw a card. This power works while this card is removed from the game.',
    )
    expect(text('Jubilee Arcspark')).toContain('When this ally is revealed from your deck by a quest, draw a card.')
    expect(text('Set Off')).toBe('Trigger target ally.')
    const wrong = (power: unknown) => checkCard({ ...ally('Test', 1, 1), powers: [power] })[0]
    expect(wrong({ as: { on: 'attack', by: 'self' }, then: [fill] })?.fix).toContain('enter')
    expect(wrong({ in: 'hend', when: { on: 'draw' }, then: [fill] })?.fix).toContain('"hand"')
    expect(checkCard({ ...ability('Test', { text: [{ do: 'exhaust', what: 'self', when: [fill] }] }) })[0]?.what).toBe(
      '"when" can’t wait for "exhaust"',
    )
  })
})

describe('703.1 what is made, and what enters attached', () => {
  const totem = { do: 'create', n: 2, token: { tags: ['Imp'], atk: 1, health: 1 } } as const
  const mark = (to: string): Effect => ({ do: 'put', n: 1, what: 'mark', to: to as 'self' })
  const aura = (name: string, more: Partial<CardDef> = {}) =>
    ability(name, {
      attach: { target: 1, is: 'ally' },
      powers: [{ when: { on: 'attach', what: 'self' }, then: [mark('self')] }],
      ...more,
    })
  const made = withCards(
    ability('Two Imps', { text: [totem] }),
    ability('Marked Imps', { text: [{ ...totem, when: [mark('$what')] }] }),
    ability('Late Imps', { text: [{ do: 'create', n: 1, token: { tags: ['Late Imp'], atk: 1, health: 1 } }] }),
    item('Imp Bell', {
      powers: [{ when: { on: 'create', by: 'you', what: { is: 'ally' } }, then: [mark('$what'), mark('self')] }],
    }),
    item('Foreign Bell', { powers: [{ when: { on: 'create', by: 'opponents' }, then: [mark('self')] }] }),
    aura('Clinging Vine'),
    ally('Trellis', 1, 5, {
      powers: [{ when: { on: 'attach', to: 'self' }, then: [mark('$what'), mark('self')] }],
    }),
    ally('Herald', 1, 1, {
      powers: [
        { as: { on: 'enter', what: 'self' }, then: [mark('self')] },
        { when: { on: 'create' }, then: [mark('self')] },
      ],
    }),
  )
  /** Resolves all, in any order. */
  const finish = (t: Table): void => {
    for (t.resolveAll(); t.asked().endsWith('order'); t.resolveAll()) t.answer(0)
  }
  const counters = (t: Table, name: string): number => t.game.s.cards[t.id(name)]!.counters.mark ?? 0

  test('404.2, 703.1: each token that is put into play triggers, for whoever puts it there', () => {
    const t = table({
      library: made,
      players: [{ hand: ['Two Imps'], cards: ['Imp Bell', 'Foreign Bell'] }, { cards: ['Foreign Bell'] }, {}],
    })
    finish(t.play('Two Imps'))
    expect(['Imp', 'Imp#2', 'Imp Bell', 'Foreign Bell', 'Foreign Bell#2'].map((n) => counters(t, n))).toEqual([
      1, 1, 2, 0, 2,
    ])
  })

  test('715.1: when tokens are put into play this way, and only this way', () => {
    const t = table({ library: made, players: [{ hand: ['Marked Imps', 'Late Imps'] }, {}] })
    finish(t.play('Marked Imps'))
    finish(t.play('Late Imps'))
    expect(['Imp', 'Imp#2', 'Late Imp'].map((n) => counters(t, n))).toEqual([1, 1, 0])
  })

  test('400.2, 703.1: what enters play attached becomes attached then, for itself and for its host', () => {
    const t = table({ library: made, players: [{ hand: ['Clinging Vine'], cards: ['Trellis'] }, {}] })
    finish(t.play('Clinging Vine'))
    expect([counters(t, 'Clinging Vine'), counters(t, 'Trellis')]).toEqual([2, 1])
  })

  test('715.1: printed, and refused where nothing happens that could be waited for', () => {
    const text = (name: string): string => printCard(made.cards.find((c) => c.name === name)!, plainWords).text
    expect(text('Imp Bell')).toContain('When you put an ally into play as a token, put a mark counter on it.')
    expect(text('Foreign Bell')).toBe('When an opponent puts a token into play, put a mark counter on this item.')
    expect(text('Marked Imps')).toContain('When a token is put into play this way, put a mark counter on it.')
    for (const e of [
      { do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1 }], until: 'turn', when: [fill] },
      { do: 'choose', what: { choose: 1, is: 'ally' }, when: [fill] },
    ] as Effect[])
      expect(checkCard(ability('Test', { text: [e] }))).toEqual([
        expect.objectContaining({ what: `"when" can’t wait for "${e.do}"`, fix: expect.stringContaining('create') }),
      ])
  })
})
