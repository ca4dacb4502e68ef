// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

import { describe, expect, test } from 'vitest'
import { running } from '../../src/engine/game.ts'
import {
  acts,
  choose,
  decision,
  describe as describeIt,
  type Game,
  start,
  view,
  whyNot,
} from '../../src/engine/index.ts'
import type { Decision, Seat } from '../../src/engine/types.ts'
import { rulesWith } from '../../src/raid/rules.ts'
import { reasonAgainst } from '../../src/session/reason-against.ts'
import { newSession } from '../../src/session/session.ts'
import { refusalsInWords } from '../../src/session/why-not.ts'
import { mix } from '../../src/state/dice.ts'
import { DECK, HAND, playerObj, zoneId } from '../../src/state/ids.ts'
import { ally, hero, instant, item, weapon, withCards } from '../rules/own.ts'
import { library } from '../set/index.ts'
import { tainted } from '../soak/checks.ts'
import { randomRaid } from '../soak/random.ts'
import { tableSetup } from '../soak/tables.ts'
import { type Table, table } from '../table/index.ts'

const base = { set: 'test', number: 0 } as const

const lib = withCards(
  weapon('Left Axe', 2, 1, ['One-Handed', 'Melee']),
  weapon('Right Axe', 3, 2, ['One-Handed', 'Melee']),
  weapon('Blowpipe', 1, 0, ['One-Handed', 'Ranged']),
  hero('Ghost Lord', { powers: [{ keyword: 'Elusive' }] }),
  hero('Twin Blade', { powers: [{ keyword: 'Dual Wield' }] }),
  ally('Pony', 3, 3, { tags: ['Mount'] }),
  ally('Idol', 0, 3, { tags: ['Fire Totem (1)'] }),
  ally('Guard', 1, 5, { powers: [{ keyword: 'Protector' }] }),
  ally('Sneak', 2, 2, { powers: [{ keyword: 'Stealth' }] }),
  ally('Shadow', 2, 2, { powers: [{ keyword: 'Elusive' }] }),
  ally('Boulder', 2, 2, { powers: [{ keyword: 'Immune' }] }),
  ally('Pacifist', 2, 2, { powers: [{ always: [{ mod: 'cannot', on: 'attack', by: 'self' }] }] }),
  ally('Warden', 1, 4, {
    powers: [{ always: [{ mod: 'cannot', on: 'attack', by: { is: 'character', of: 'opponents' }, what: 'self' }] }],
  }),
  ally('Lock', 1, 4, {
    powers: [{ always: [{ mod: 'cannot', on: 'protect', by: { is: 'character', of: 'opponents' } }] }],
  }),
  ally('Lure', 1, 5, {
    powers: [{ always: [{ mod: 'must', on: 'attack', by: { is: 'ally', of: 'opponents' }, what: 'self' }] }],
  }),
  ally('Blunter', 1, 5, { powers: [{ always: [{ mod: 'cannot', on: 'strike', by: 'opponents' }] }] }),
  ally('Censor', 1, 5, {
    powers: [{ always: [{ mod: 'cannot', on: 'play', by: 'opponents', what: { is: 'ability' } }] }],
  }),
  ally('Veil', 1, 1, { powers: [{ keyword: 'Untargetable' }] }),
  ally('Ward', 1, 1, { powers: [{ always: [{ mod: 'cannot', on: 'target', by: 'opponents', what: 'self' }] }] }),
  ally('Magnet', 1, 5, { powers: [{ always: [{ mod: 'must', on: 'target', by: 'opponents', what: 'self' }] }] }),
  ally('Smith', 1, 3, {
    powers: [
      { pay: [{ do: 'activate' }], then: [{ do: 'exhaust', what: { target: 1, is: 'equipment' } }] },
      { pay: [{ do: 'pay', n: 1 }], limit: { n: 1, per: 'turn' }, then: [{ do: 'draw', n: 1 }] },
    ],
  }),
  instant('Zap', { text: [{ do: 'exhaust', what: { target: 1, is: 'character' } }] }),
  instant('Zap Two', { text: [{ do: 'exhaust', what: { target: 2, is: 'character' } }] }),
  instant('Trade', {
    text: [
      {
        do: 'switch',
        what: 'damage',
        of: { target: 1, is: 'ally', as: 'one' },
        with: { target: 1, is: 'ally', other: '$one', where: ['atk', '>', 2] },
      },
    ],
  }),
  instant('Think', { text: [{ do: 'draw', n: 1 }] }),
  instant('On My Turn', {
    powers: [{ play: { only: { turnOf: 'you' } } }],
    text: [{ do: 'draw', n: 1 }],
  }),
  item('Shelf', { powers: [{ pay: [{ do: 'pay', n: 0 }], basic: true, then: [{ do: 'draw', n: 1 }] }] }),
  {
    ...base,
    name: 'Errand',
    type: 'quest',
    powers: [{ pay: [{ do: 'pay', n: 1 }], reward: [{ do: 'draw', n: 1 }] }],
  },
  {
    ...base,
    name: 'Dear Errand',
    type: 'quest',
    powers: [
      { play: { add: [{ do: 'discard', n: 1 }] } },
      { pay: [{ do: 'pay', n: 1 }], reward: [{ do: 'draw', n: 1 }] },
    ],
  },
)

/** The rule that refuses a seat an action, by names; 'free' if none does. */
const no = (t: Table, seat: string, act: string, card: string, to?: string): string => {
  const obj = (name: string): number => (/^[A-FR]\d?$|^Boss$/.test(name) ? playerObj(t.seatNumber(name)) : t.id(name))
  const what = { card: card ? obj(card) : 0, act, ...(to ? { to: obj(to) } : {}) }
  return whyNot(t.game, t.seatNumber(seat), what)?.rule ?? 'free'
}

const why = (t: Table, seat: string, act: string, card: string, to?: string): string =>
  whyNot(t.game, t.seatNumber(seat), { card: t.id(card), act, ...(to ? { to: t.id(to) } : {}) })?.why ?? ''

describe('playing and placing', () => {
  test('409.1, 409.2, 403.1, 707.1d, 410.1, 103.2 why a card can’t be played', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Think', 'Dummy 2/3', 'Errand', 'Withdraw', 'Hero B', 'Elder Moorf'], cards: ['Guard'], resources: 2 },
        { hand: ['Zap', 'Dummy 1/1', 'On My Turn'], cards: ['Shelf'], graveyard: ['Charger'] },
      ],
    })
    expect(no(t, 'A', 'play', 'Think')).toBe('free')
    expect(no(t, 'A', 'play', 'Errand')).toBe('409.2')
    expect(no(t, 'A', 'play', 'Hero B')).toBe('409.1') // that one is in play
    expect(no(t, 'A', 'play', 'Withdraw')).toBe('403.1')
    expect(no(t, 'A', 'play', 'Zap')).toBe('409.1') // another’s hand
    expect(no(t, 'B', 'play', 'Zap')).toBe('410.1')
    t.say('pass')
    expect(no(t, 'A', 'play', 'Think')).toBe('410.1')
    expect(no(t, 'B', 'play', 'Zap')).toBe('free')
    expect(no(t, 'B', 'play', 'Dummy 1/1')).toBe('409.1')
    expect(no(t, 'B', 'play', 'Charger')).toBe('409.1')
    expect(no(t, 'B', 'play', 'On My Turn')).toBe('704.1a')
    expect(no(t, 'B', 'use', 'Shelf')).toBe('701.1a')
    const u = table({ library: lib, players: [{ hand: ['Think', 'Withdraw'], resources: 3 }, { cards: ['Censor'] }] })
    expect(whyNot(u.game, 0, { card: u.id('Think'), act: 'play' })).toEqual({
      rule: '103.2',
      why: 'Censor says that this can’t be done.',
    })
    const v = table({ library: lib, players: [{ hand: ['Withdraw'], resources: 3 }, { cards: ['Veil'] }] })
    expect(no(v, 'A', 'play', 'Withdraw')).toBe('707.1d')
  })

  test('412.1, 412.1a, 412.1b, 412.1c, R100.3 why a card can’t be placed', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Errand', 'Dear Errand', 'Think'], cards: ['Guard'] }, { hand: ['Zap'] }],
    })
    expect(no(t, 'A', 'place', 'Guard')).toBe('412.1')
    expect(no(t, 'A', 'place', 'Zap')).toBe('412.1')
    expect(no(t, 'B', 'place', 'Zap')).toBe('410.1')
    expect(no(t, 'A', 'place up', 'Errand')).toBe('free')
    expect(no(t, 'A', 'place up', 'Think')).toBe('412.1b')
    expect(no(t, 'A', 'place', 'Think')).toBe('free')
    t.place('Errand', true).resolve()
    expect(no(t, 'A', 'place', 'Think')).toBe('412.1')
    t.say('pass')
    expect(no(t, 'B', 'place', 'Zap')).toBe('412.1a')
    const u = table({ library: lib, players: [{ hand: ['Dear Errand'] }, {}] })
    expect(no(u, 'A', 'place up', 'Dear Errand')).toBe('412.1c')
    expect(no(u, 'A', 'place', 'Dear Errand')).toBe('free')
    const r = table({ boss: { hand: ['Crush'] }, raiders: [{}], turn: 'Boss' })
    expect(no(r, 'Boss', 'place', 'Crush')).toBe('R100.3')
  })
})

describe('powers and quests', () => {
  test('701.2, 701.4, 403.1, 707.1d why a power can’t be used', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Smith', 'Guard', 'Elder Moorf'], resources: 3, hand: ['Bell Ringer'] },
        { cards: ['Left Axe'], resources: 1 },
      ],
    })
    expect(no(t, 'A', 'use', 'Smith')).toBe('free')
    expect(no(t, 'A', 'use', 'Guard')).toBe('701.2')
    expect(no(t, 'A', 'use', 'Bell Ringer')).toBe('701.2') // in hand
    t.use('Elder Moorf', 'Guard').resolve()
    expect(no(t, 'A', 'use', 'Elder Moorf')).toBe('701.4')
    t.say('pass')
    expect(no(t, 'B', 'use', 'Smith')).toBe('701.2')
    const u = table({ library: lib, players: [{ cards: ['Smith', 'Shelf'] }, {}] })
    expect(no(u, 'A', 'use', 'Smith')).toBe('free') // it may exhaust the shelf
    const v = table({ library: lib, players: [{ cards: ['Smith'] }, {}] })
    expect(no(v, 'A', 'use', 'Smith')).toBe('707.1d')
    const w = table({ library: lib, players: [{ cards: [{ name: 'Bell Ringer', fresh: true }] }, {}] })
    expect(no(w, 'A', 'use', 'Bell Ringer')).toBe('403.1')
  })

  test('702.2, 403.1 why a quest can’t be completed', () => {
    const t = table({
      library: lib,
      players: [{ quests: ['Errand'], cards: ['Guard'] }, { quests: ['Dear Errand'] }],
    })
    expect(no(t, 'A', 'complete', 'Errand')).toBe('free') // it pays for itself
    expect(no(t, 'A', 'complete', 'Dear Errand')).toBe('702.2')
    expect(no(t, 'A', 'complete', 'Guard')).toBe('702.2')
    t.complete('Errand').resolve()
    expect(decision(t.game)?.answers.some((a) => a.do === 'complete')).toBe(false)
    const u = table({ library: lib, players: [{ quests: [{ name: 'Errand', exhausted: true }] }, {}] })
    expect(no(u, 'A', 'complete', 'Errand')).toBe('403.1')
  })
})

describe('attacking', () => {
  test('601.1, 601.2, 601.2a, 302.3, 305.3a, 410.1 why a card can’t attack', () => {
    const t = table({
      library: lib,
      players: [
        {
          cards: [
            { name: 'Guard', fresh: true },
            { name: 'Sneak', exhausted: true },
            'Pony',
            'Idol',
            'Pacifist',
            'Left Axe',
          ],
          hand: ['Think', 'Dummy 3/3'],
        },
        { cards: ['Dummy 1/1'] },
      ],
    })
    expect(no(t, 'A', 'attack', 'Hero A')).toBe('free')
    expect(no(t, 'A', 'attack', 'Guard')).toBe('601.2a')
    expect(no(t, 'A', 'attack', 'Sneak')).toBe('601.2a')
    expect(why(t, 'A', 'attack', 'Guard')).not.toBe(why(t, 'A', 'attack', 'Sneak'))
    expect(no(t, 'A', 'attack', 'Pony')).toBe('302.3')
    expect(no(t, 'A', 'attack', 'Idol')).toBe('305.3a')
    expect(why(t, 'A', 'attack', 'Pacifist')).toBe('Pacifist says that this can’t be done.')
    expect(no(t, 'A', 'attack', 'Left Axe')).toBe('601.2')
    expect(no(t, 'A', 'attack', 'Think')).toBe('601.2')
    expect(no(t, 'A', 'attack', 'Dummy 3/3')).toBe('601.2') // in hand
    expect(no(t, 'A', 'attack', 'Dummy 1/1')).toBe('601.2')
    expect(no(t, 'B', 'attack', 'Dummy 1/1')).toBe('410.1')
    t.say('pass')
    expect(no(t, 'B', 'attack', 'Dummy 1/1')).toBe('601.1')
    const r = table({ raiders: [{ exhausted: true }], turn: 'R1' })
    expect(no(r, 'R1', 'attack', 'Warrax')).toBe('601.2a')
  })

  test('601.2b, 601.2e, 302.3, R101.3d why that can’t be attacked, before the proposal and while it is made', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Dummy 2/3', 'Guard'], team: 0 },
        { cards: ['Shadow', 'Boulder', 'Pony', 'Warden', 'Left Axe', 'Sneak'], hand: ['Zap'], team: 1 },
        { cards: ['Dummy 1/1'], team: 0 },
      ],
    })
    const each = (): void => {
      const at = (to: string): string => no(t, 'A', 'attack', 'Dummy 2/3', to)
      expect(at('Hero B')).toBe('free')
      expect(at('Sneak')).toBe('free')
      expect(at('Shadow')).toBe('601.2b')
      expect(at('Boulder')).toBe('R101.3d')
      expect(at('Pony')).toBe('302.3')
      expect(at('Warden')).toBe('103.2')
      expect(at('Left Axe')).toBe('601.2b')
      expect(at('Zap')).toBe('601.2b')
      expect(at('Guard')).toBe('601.2b')
      expect(at('Dummy 1/1')).toBe('601.2b')
      expect(at('B')).toBe('601.2b')
    }
    each()
    t.say('attack Dummy 2/3')
    each()
    expect(why(t, 'A', 'attack', 'Dummy 2/3', 'Warden')).toBe('Warden says that this can’t be done.')
    expect(no(t, 'A', 'attack', 'Guard')).toBe('410.1')
    expect(no(t, 'A', 'attack', 'Dummy 2/3')).toBe('410.1') // it attacks already, and only its aim is asked for
    expect(no(t, 'A', 'pick', 'Shadow')).toBe('601.2b')
    expect(no(t, 'B', 'pick', 'Shadow')).toBe('410.1')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Sneak'])
  })

  test('601.2c, 600.2a, 600.3 why another must be attacked, who says so, and what costs too much', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 2/3'], hand: ['Think'] }, { cards: ['Sarmoth', 'Guard'] }, { cards: ['Dummy 1/1'] }],
    })
    expect(no(t, 'A', 'attack', 'Dummy 2/3', 'Sarmoth')).toBe('free')
    expect(no(t, 'A', 'attack', 'Dummy 2/3', 'Dummy 1/1')).toBe('601.2c')
    expect(why(t, 'A', 'attack', 'Dummy 2/3', 'Guard')).toMatch(/Sarmoth says so\.$/)
    const u = table({ library: lib, players: [{ cards: ['Dummy 2/3'] }, { cards: ['Lure'] }] })
    expect(no(u, 'A', 'attack', 'Dummy 2/3', 'Hero B')).toBe('600.2a')
    expect(why(u, 'A', 'attack', 'Dummy 2/3', 'Hero B')).toMatch(/Lure says so\.$/)
    expect(no(u, 'A', 'pass', '')).toBe('600.2')
    expect(no(u, 'B', 'pass', '')).toBe('410.1')
    u.say('attack Dummy 2/3')
    expect(no(u, 'A', 'pass', '')).toBe('601.2')
    const v = table({ library: lib, players: [{ cards: ['Dummy 2/3'] }, { cards: ['Turnpike'] }] })
    expect(no(v, 'A', 'attack', 'Dummy 2/3', 'Hero B')).toBe('600.3')
    expect(no(v, 'A', 'attack', 'Dummy 2/3', 'Turnpike')).toBe('free')
    expect(no(v, 'A', 'pass', '')).toBe('free')
  })

  test('601.2b, 600.3 why there is nothing to attack', () => {
    const t = table({ library: lib, players: [{ cards: ['Dummy 2/3'] }, { hero: 'Ghost Lord' }] })
    expect(t.legal()).toEqual(['pass'])
    expect(no(t, 'A', 'attack', 'Dummy 2/3')).toBe('601.2b')
    const u = table({ library: lib, players: [{ cards: ['Guard', { name: 'Living Roots', on: 'Guard' }] }, {}] })
    expect(u.legal()).toEqual(['pass', 'attack Hero A'])
    expect(no(u, 'A', 'attack', 'Guard')).toBe('600.3')
    expect(no(u, 'A', 'attack', 'Guard', 'Hero B')).toBe('600.3')
  })
})

describe('protecting', () => {
  test('602.2, 602.2b why a card can’t protect', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 1/1'] }, { cards: ['Guard', 'Dummy 2/3', 'Left Axe'] }, { cards: ['Guard'] }],
    })
    expect(no(t, 'B', 'protect', 'Guard')).toBe('602.2')
    t.propose('Dummy 1/1', 'Hero B').resolve().passAll()
    expect(t.asked()).toBe('B: protect')
    expect(t.legal()).toEqual(['pass', 'protect Guard'])
    expect(no(t, 'B', 'protect', 'Guard')).toBe('free')
    expect(no(t, 'B', 'pick', 'Guard')).toBe('free')
    expect(no(t, 'B', 'protect', 'Dummy 2/3')).toBe('602.2')
    expect(no(t, 'B', 'protect', 'Left Axe')).toBe('602.2')
    expect(no(t, 'B', 'protect', 'Hero B')).toBe('602.2b')
    expect(no(t, 'B', 'protect', 'Guard#2')).toBe('602.2')
    expect(no(t, 'C', 'protect', 'Guard#2')).toBe('602.2')
    t.say('protect Guard')
    expect(no(t, 'C', 'protect', 'Guard#2')).toBe('602.2b')
  })

  test('602.2a, 103.2, 600.3a why nobody protects', () => {
    const t = table({ library: lib, players: [{ cards: ['Sneak'] }, { cards: ['Guard'] }] })
    t.propose('Sneak', 'Hero B').resolve()
    expect(no(t, 'B', 'protect', 'Guard')).toBe('602.2a')
    const u = table({
      library: lib,
      players: [{ cards: ['Lock', 'Dummy 1/1'] }, { cards: ['Guard'] }, { cards: ['Guard'] }],
    })
    u.propose('Dummy 1/1', 'Hero B').resolve().passAll()
    expect(u.legal()).not.toContain('protect Guard')
    const v = table({
      library: lib,
      players: [
        { cards: ['Dummy 1/1'] },
        { cards: ['Guard', 'Guard', { name: 'Living Roots', on: 'Guard' }, { name: 'Guard', exhausted: true }] },
      ],
    })
    v.propose('Dummy 1/1', 'Hero B').resolve().passAll()
    expect(v.asked()).toBe('B: protect')
    const all = view(v.game, 1).seats[1]!.party.filter((id) => view(v.game, 1).cards[id]?.def === 'Guard')
    const rules = all.map((card) => whyNot(v.game, 1, { card, act: 'protect' })?.rule ?? 'free')
    expect(rules.toSorted()).toEqual(['600.3a', '602.2', 'free'])
  })

  test('602.2, 602.2b at a raid: each raider as he is asked, whoever’s character is attacked', () => {
    const t = table({
      raiders: [{ cards: ['Kor Cindervein', 'Crazy Igvand'] }, { cards: ['Donna Calister', 'Parvink'] }],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Kor Cindervein').resolve().passAll()
    expect(t.asked()).toBe('R1: protect')
    expect(no(t, 'R1', 'protect', 'Crazy Igvand')).toBe('free')
    expect(no(t, 'R1', 'protect', 'Kor Cindervein')).toBe('602.2b')
    expect(no(t, 'R1', 'protect', 'Warrax')).toBe('602.2')
    expect(no(t, 'R1', 'protect', 'Onyxia')).toBe('602.2')
    expect(no(t, 'R2', 'protect', 'Donna Calister')).toBe('602.2')
    t.say('pass')
    expect(no(t, 'R2', 'protect', 'Donna Calister')).toBe('free')
    t.say('protect Donna Calister')
    expect(no(t, 'R2', 'protect', 'Parvink')).toBe('602.2b')
  })
})

describe('striking', () => {
  test('303.2, 303.2c, 303.2d why a weapon can’t be struck with', () => {
    const t = table({
      library: lib,
      players: [
        {
          hero: 'Twin Blade',
          cards: ['Left Axe', 'Right Axe', 'Blowpipe', { name: 'Left Axe', exhausted: true }, 'Guard'],
          resources: 2,
        },
        { cards: ['Right Axe'] },
      ],
    })
    expect(no(t, 'A', 'strike', 'Left Axe')).toBe('303.2')
    t.propose('Twin Blade', 'Hero B').resolve()
    expect(t.asked()).toBe('A: strike')
    expect(no(t, 'A', 'strike', 'Left Axe', 'Guard')).toBe('303.2')
    expect(no(t, 'B', 'strike', 'Right Axe#2')).toBe('303.2')
    expect(no(t, 'A', 'strike', 'Left Axe')).toBe('free')
    expect(no(t, 'A', 'strike', 'Left Axe', 'Twin Blade')).toBe('free')
    expect(no(t, 'A', 'strike', 'Right Axe')).toBe('free')
    expect(no(t, 'A', 'strike', 'Guard')).toBe('303.2')
    expect(why(t, 'A', 'strike', 'Left Axe#2')).toBe('You can strike only with a ready weapon.')
    t.say('strike Left Axe')
    expect(t.legal()).toEqual(['pass'])
  })

  test('303.2c, 303.2, 103.2 what goes with what is chosen, what it costs, who forbids it', () => {
    const t = table({
      library: lib,
      players: [{ hero: 'Twin Blade', cards: ['Left Axe', 'Left Axe', 'Right Axe', 'Blowpipe'], resources: 2 }, {}],
    })
    t.propose('Twin Blade', 'Hero B').resolve().say('strike Left Axe')
    expect(t.legal()).toEqual(['pass', 'strike Left Axe'])
    const all = view(t.game, 0).seats[0]!.party.map(
      (card) => whyNot(t.game, 0, { card, act: 'strike' })?.rule ?? 'free',
    )
    expect(all.toSorted()).toEqual(['303.2', '303.2', '303.2c', '706.1', 'free'])
    const u = table({ library: lib, players: [{ cards: ['Blowpipe'] }, { cards: ['Blunter'] }] })
    u.propose('Hero A', 'Hero B').resolve()
    expect(u.asked()).toBe('A: priority')
    expect(no(u, 'A', 'strike', 'Blowpipe')).toBe('303.2')
  })
})

describe('targeting', () => {
  test('706.1, 103.2, 706.1a, R101.3d why that can’t be targeted, before the card is played and while it is', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Zap', 'Think', 'Dummy 1/1'], cards: ['Guard', 'Smith'] },
        { cards: ['Veil', 'Ward', 'Boulder', 'Left Axe', 'Dummy 2/3'] },
      ],
    })
    const each = (): void => {
      const at = (to: string): string => no(t, 'A', 'target', 'Zap', to)
      expect(at('Guard')).toBe('free')
      expect(at('Hero B')).toBe('free')
      expect(at('Veil')).toBe('706.1')
      expect(at('Ward')).toBe('103.2')
      expect(at('Boulder')).toBe('R101.3d')
      expect(at('Left Axe')).toBe('706.1')
      expect(at('B')).toBe('706.1')
    }
    each()
    expect(no(t, 'A', 'target', 'Think', 'Guard')).toBe('706.1a')
    expect(no(t, 'A', 'target', 'Smith', 'Left Axe')).toBe('free')
    expect(no(t, 'A', 'target', 'Smith', 'Guard')).toBe('706.1')
    t.say('play Zap')
    expect(t.asked()).toBe('A: target')
    each()
    expect(why(t, 'A', 'target', 'Zap', 'Ward')).toBe('Ward says that this can’t be done.')
    expect(no(t, 'A', 'target', 'Zap', 'Zap')).toBe('706.1')
    expect(no(t, 'A', 'pick', 'Veil')).toBe('706.1')
    expect(no(t, 'B', 'pick', 'Guard')).toBe('410.1')
    expect(no(t, 'A', 'pass', '')).toBe('706.1')
    const r = table({ raiders: [{ hand: ['Fireball'], resources: 9 }], turn: 'R1' })
    expect(no(r, 'R1', 'target', 'Fireball', 'Onyxia')).toBe('free')
    expect(no(r, 'R1', 'target', 'Fireball', 'R1')).toBe('706.1')
  })

  test('706.1, 707.1d, 706.4 why that can’t be targeted next', () => {
    const t = table({ library: lib, players: [{ hand: ['Zap Two'] }, { cards: ['Guard'] }] })
    t.say('play Zap Two').say('pick Guard')
    expect(no(t, 'A', 'target', 'Zap Two', 'Guard')).toBe('706.1')
    expect(no(t, 'A', 'target', 'Zap Two', 'Hero B')).toBe('free')
    const u = table({
      library: lib,
      players: [{ hand: ['Trade'], cards: ['Dummy 3/3'] }, { cards: ['Guard', 'Sneak'] }],
    })
    u.say('play Trade')
    expect(u.legal()).toEqual(['pick Guard', 'pick Sneak'])
    expect(no(u, 'A', 'target', 'Trade', 'Dummy 3/3')).toBe('707.1d')
    const v = table({ library: lib, players: [{ hand: ['Zap'] }, { cards: ['Magnet', 'Guard'] }] })
    expect(no(v, 'A', 'target', 'Zap', 'Guard')).toBe('706.4')
    expect(no(v, 'A', 'target', 'Zap', 'Magnet')).toBe('free')
  })
})

describe('what a user is told', () => {
  const told = (t: Table, seat: string, card: string, to?: string): string[] =>
    refusalsInWords(
      t.game,
      t.seatNumber(seat),
      t.id(card),
      (o) => t.game.s.cards[o]?.def ?? '',
      to ? t.id(to) : undefined,
    )

  test('410.2, 601.2b every act that may be meant, those that one reason refuses together', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Dummy 2/3', { name: 'Guard', exhausted: true }, 'Left Axe'], hand: ['Zap', 'Errand'], resources: 1 },
        { cards: ['Shadow', 'Sneak'] },
      ],
    })
    expect(told(t, 'A', 'Shadow')).toEqual([
      'Hero A, Dummy 2/3 can’t attack Shadow: It is Elusive. (601.2b)',
      'Guard can’t attack Shadow: It is exhausted, and only ready characters can attack. (601.2a)',
    ])
    expect(told(t, 'A', 'Sneak')).toEqual([
      'Hero A, Dummy 2/3 can attack Sneak.',
      'Guard can’t attack Sneak: It is exhausted, and only ready characters can attack. (601.2a)',
    ])
    expect(told(t, 'A', 'Zap', 'Shadow')).toEqual(['Zap can target Shadow.'])
    expect(told(t, 'A', 'Zap', 'Left Axe')).toHaveLength(1)
    expect(told(t, 'A', 'Errand')).toEqual([
      'Errand can’t be played: Quests and locations are placed, not played. (409.2)',
      'Errand can be placed or be placed face up.',
    ])
    expect(told(t, 'B', 'Sneak')).toEqual([
      'Sneak can’t attack or be used: You may act only while you have priority. (410.1)',
    ])
    t.say('attack Dummy 2/3')
    expect(told(t, 'A', 'Shadow')).toEqual(['Shadow can’t be chosen: It is Elusive. (601.2b)'])
    expect(told(t, 'A', 'Dummy 2/3', 'Shadow')).toContain('Dummy 2/3 can’t attack Shadow: It is Elusive. (601.2b)')
  })
})

describe('what a beginner is told who points at what is of no use now', () => {
  const t = table({
    library: lib,
    boss: { cards: ['Onyxian Whelp'] },
    raiders: [
      {
        cards: ['Guard', { name: 'Sneak', fresh: true }, 'Left Axe', 'Golem Skull Helm'],
        hand: ['Crazy Igvand', 'Kor Cindervein'],
        quests: ['Big Game Hunter'],
        resources: 0,
        graveyard: ['Zap'],
        removed: ['Errand'],
      },
      { hero: 'Elendril', cards: ['Shadow'], quests: ['Zapped Giants'] },
    ],
    turn: 'R1',
  })
  const told = (card: number | string, to?: string): string =>
    refusalsInWords(
      t.game,
      1,
      typeof card === 'number' ? card : t.id(card),
      (o) => t.game.s.cards[o]?.def ?? '',
      to ? t.id(to) : undefined,
    ).join(' ')

  test.each([
    ['601.2b a friend', 'Elendril', /^Elendril is on your side, and you can only attack the other side\. \(601\.2b\)$/],
    [
      '403.1 a card that is too dear',
      'Kor Cindervein',
      /^Kor Cindervein costs 3; you have 1 ready\. You can place it as a resource\.$/,
    ],
    ['403.1 a quest', 'Big Game Hunter', /The cost can’t be paid: you have 1 ready resource\. \(403\.1\)$/],
    ['702.2 a quest of another', 'Zapped Giants', /It is R2’s\. \(702\.2\)$/],
    ['409.1 a graveyard', 'Zap', /It is in a graveyard; you play cards from your hand\. \(409\.1\)$/],
    ['409.1 what is removed', 'Errand', /It is removed from the game\. \(409\.1\)$/],
    ['601.2a who came this turn', 'Sneak', /without Ferocity it can’t attack until your next turn/],
    ['717.2c armor', 'Golem Skull Helm', /You will be asked whether to exhaust it/],
    ['303.2 a weapon', 'Left Axe', /You will be asked whether to strike/],
  ])('%s', (_, card, expected) => {
    expect(told(card)).toMatch(expected)
  })

  test('601.1 on the turn of another the one reason that holds for all', () => {
    t.say('attack Guard').say('pick Onyxian Whelp')
    expect(told('Onyxia (Stage 1)')).toBe(
      'Onyxia (Stage 1) can’t be attacked now: You can attack only in your own action step with nothing on the chain. (601.1)',
    )
  })
})

test('301.2a of a hero that is flipped it is said that its power is used up', () => {
  const t = table({ raiders: [{ hero: 'Warrax', flipped: true, exhausted: true, resources: 2 }], turn: 'R1' })
  expect(refusalsInWords(t.game, 1, t.id('Warrax'), () => 'Warrax')).toEqual([
    'Warrax can’t attack: It is exhausted, and only ready characters can attack. (601.2a)',
    'Warrax can’t be used: It is flipped, and this side has no power you can use. (301.2a)',
  ])
})

test('502.2 in the own action step it is said what passing does, over a chain and on the turn of another it is not', () => {
  const t = table({ library: lib, raiders: [{ hand: ['Zap'] }], turn: 'R1' })
  const prompt = (): string => describeIt(t.game, decision(t.game)!, 1).prompt
  expect(prompt()).toBe('Your turn')
  t.play('Zap', 'Onyxia (Stage 1)')
  expect(prompt()).toBe('Zap resolves next. Respond?')
  const other = table({ library: lib, raiders: [{ hand: ['Zap'] }], turn: 'Boss' }).as('R1')
  expect(describeIt(other.game, decision(other.game)!, 1).prompt).toBe('Act or pass')
})

test('R100.3 whoever aims by number is not told which numbers are hidden cards', () => {
  const t = table({ library: lib, players: [{ hand: ['Zap'] }, { hand: ['Guard'], cards: ['Sneak'] }] })
  const people = [0, 1].map(() => ({ kind: 'person' as const, bot: 'raider', silent: {} }))
  const session = newSession(lib, t.game, people, { stops: { stop: 'useful', marks: [] } })
  const aim = (to: number): string => reasonAgainst(session, 0, t.id('Zap'), to)
  const hidden = t.game.s.zones[zoneId(1, HAND)]!.cards[0]!
  const below = t.game.s.zones[zoneId(1, DECK)]!.cards[0]!
  expect([aim(hidden), aim(below), aim(9999)]).toEqual(['', '', ''])
  expect(aim(t.id('Sneak'))).not.toBe('')
})

describe('a player who is touched as a target', () => {
  const t = table({ library: lib, players: [{ hand: ['Zap Two'], resources: 3 }, { cards: ['Guard'] }] })
  const why = (player: number): string[] =>
    refusalsInWords(t.game, 0, playerObj(player), (o) => (o < 0 ? `Player ${-1 - o}` : ''))

  test('410.2 is not a card, and nothing is meant by it while nothing is asked', () => {
    expect(why(1)).toEqual([])
  })

  test('706.1 where another target is asked for, it is said why it is none', () => {
    t.say('play Zap Two')
    expect(why(1)).toHaveLength(1)
    expect(why(1)[0]).toMatch(/^Player 1 can’t be chosen: .+ \([\d.a-z]+\)$/)
  })
})

describe('every action of random games', () => {
  const known = new Set(rulesWith(library.raids).map(([rule]) => rule))

  /** Whether an act with a card is among the answers. */
  const offers = (d: Decision, card: number, act: string): boolean =>
    act === 'pick'
      ? d.kind !== 'priority' && d.answers.some((a) => a.card === card)
      : d.answers.some((a) =>
          act === 'place up'
            ? a.do === 'place' && a.card === card && a.n === 1
            : a.do === act && (act === 'pass' || a.card === card),
        )

  /** A way that led nowhere has been noted for the open question (707.2): what it refuses is refused for that. */
  const hasDeadEnds = (g: Game): boolean =>
    JSON.stringify(running(g).s.agenda[0]!.top?.step).includes('"refused":[') ||
    Object.values(running(g).s.links).some((l) => l.refused.length > 0)

  const wrong: string[] = []
  let asked = 0
  const rules = new Set<string>()

  function look(g: Game, where: string): void {
    const d = decision(g)!
    for (const seat of running(g).s.turn[0]!.order) {
      const mine = d.seat === seat
      const cards = mine
        ? Object.values(view(g, seat).cards)
            .filter((c) => c.zone !== 'gone')
            .map((c) => c.id)
        : [running(g).s.players[seat]!.hero]
      const objs = mine && d.kind !== 'priority' ? [...cards, ...running(g).s.turn[0]!.order.map(playerObj)] : cards
      for (const act of acts) {
        if (act === 'target' || (act === 'pick' && d.kind === 'priority')) continue
        for (const card of act === 'pass' ? [0] : act === 'pick' ? objs : cards) {
          const refusal = whyNot(g, seat, { card, act })
          asked++
          const open = mine && (offers(d, card, act) || (act === 'pass' && d.answers.some((a) => a.do === 'done')))
          const name = `${where} ${d.kind}: seat ${seat} ${act} ${running(g).s.cards[card]?.def ?? card}`
          if (open !== (refusal === null))
            wrong.push(`${name}: ${open ? 'offered' : 'not offered'}, ${refusal?.rule ?? 'no reason'}`)
          if (refusal && !known.has(refusal.rule)) wrong.push(`${name}: there is no rule ${refusal.rule}`)
          if (refusal && !/^[A-Z"].*[^ ]\.$/.test(refusal.why)) wrong.push(`${name}: "${refusal.why}"`)
          if (refusal?.rule === '707.2' && !hasDeadEnds(g)) wrong.push(`${name}: no way has led nowhere`)
          if (refusal) rules.add(refusal.rule)
        }
      }
    }
  }

  const told = (g: Game, seat: Seat): unknown =>
    Object.values(view(g, seat).cards).map(({ id }) => acts.map((act) => whyNot(g, seat, { card: id, act })))

  function playAndLook(g: Game, seed: number, many: number): void {
    for (let n = 0; n < many && decision(g); n++) {
      if (mix(seed, n, 7) % 4 === 0 || decision(g)!.kind !== 'priority') look(g, `seed ${seed}, choice ${n}`)
      if (n % 80 === 30)
        for (const seat of running(g).s.turn[0]!.order)
          if (tainted(running(g), seat, n, (now) => told(now, seat)))
            wrong.push(`seed ${seed}, choice ${n}: a leak to seat ${seat}`)
      choose(g, mix(seed, n, 0x776879) % decision(g)!.answers.length)
    }
  }

  test('410.2 raids: whatever is not offered has a reason, and whatever is offered has none', () => {
    for (let seed = 1; seed <= 4; seed++) playAndLook(randomRaid(seed), seed, 200)
    expect(wrong.slice(0, 10)).toEqual([])
  })

  test('410.2 tables of two to six: the same', () => {
    for (let seed = 1; seed <= 15; seed++) playAndLook(start(library, tableSetup(seed), { events: false }), seed, 200)
    expect(wrong.slice(0, 10)).toEqual([])
    expect(asked).toBeGreaterThan(50_000)
    expect(rules.size).toBeGreaterThan(20)
  })
})
