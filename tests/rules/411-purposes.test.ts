/** "Can't exhaust to …": what is forbidden for one purpose is open for all others (103.2, 411.1, 600.3a). */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { type Mod, purposes, type Who } from '../../src/language/types.ts'
import { type SideSpec, table } from '../table/index.ts'
import { ability, ally, armor, filler, instant, item, weapon, withCards } from './own.ts'

const heroOfYours: Who = { choose: 1, is: 'hero', of: 'you' }
const cards = [
  ally('Guard', 2, 4, {
    powers: [{ keyword: 'Protector' }, { pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }],
  }),
  item('Drum', { powers: [{ pay: [{ do: 'exhaust', what: heroOfYours }], then: [{ do: 'draw', n: 1 }] }] }),
  instant('Snare', {
    cost: 2,
    powers: [{ play: { rather: [{ do: 'exhaust', what: heroOfYours }] } }],
    text: [{ do: 'draw', n: 1 }],
  }),
  {
    ...item('Errand', {}),
    type: 'quest' as const,
    powers: [{ pay: [{ do: 'exhaust' as const, what: heroOfYours }], reward: [{ do: 'draw' as const, n: 1 }] }],
  },
  {
    ...item('Far Errand', {}),
    type: 'quest' as const,
    powers: [
      { play: { add: [{ do: 'exhaust' as const, what: heroOfYours }] } },
      { pay: [{ do: 'pay' as const, n: 9 }], reward: [{ do: 'draw' as const, n: 1 }] },
    ],
  },
  weapon('Blade', 2, 0, ['Melee', 'Sword (1)']),
  armor('Shield', 2),
  item('Diary', {
    powers: [
      {
        when: { on: 'exhaust', what: { is: 'character', of: 'opponents' }, purpose: 'use' },
        then: [{ do: 'put', n: 1, what: 'ink', to: 'self' }],
      },
    ],
  }),
  ability('Lullaby', { text: [{ do: 'exhaust', what: { is: 'character', of: 'opponents' } }] }),
  instant('Sudden Fatigue', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'exhaust', what: { is: 'ally', of: 'opponents' }, purpose: 'attack' }],
        until: 'turn',
      },
    ],
  }),
]

const theirs = { is: 'character', of: 'opponents' } as const
const down = { is: 'resource', of: 'opponents', state: 'faceDown' } as const
const up = { is: 'resource', of: 'opponents', state: 'faceUp' } as const

/** Cards of A's that say it: [name, of what, for what, more]. */
const curses = [
  ...purposes.map((purpose) => [purpose, theirs, purpose] as const),
  ['attack and use', theirs, ['use', 'attack']] as const,
  ['own protect', { is: 'ally', of: 'you' }, 'protect'] as const,
  ['own attack', { is: 'ally', of: 'you' }, 'attack'] as const,
  ['down use', down, 'use'] as const,
  ['down pay', down, 'pay'] as const,
  ['up pay', up, 'pay'] as const,
  ...(['attack', 'strike'] as const).map((p) => [`weapon ${p}`, { is: 'weapon', of: 'opponents' }, p] as const),
  ...(['use', 'prevent'] as const).map((p) => [`armor ${p}`, { is: 'armor', of: 'opponents' }, p] as const),
  ['toll use', theirs, 'use', { mod: 'cost', n: 1 }] as const,
  ['toll protect', theirs, 'protect', { mod: 'cost', n: 1 }] as const,
].map(([name, what, purpose, more]) =>
  item(`No ${name}`, { powers: [{ always: [{ mod: 'cannot', on: 'exhaust', what, purpose, ...more } as Mod] }] }),
)

const library = withCards(...cards, ...curses)

/** What B may do on B's own turn under such a curse of A's. */
const open = (curse: string, side: SideSpec): string[] =>
  table({ library, players: [{ cards: [`No ${curse}`] }, { deck: filler, ...side }], turn: 'B' }).legal()

describe('411.1, 103.2 can’t exhaust for one purpose', () => {
  test('411.1 to attack: it still protects, and its powers are used', () => {
    expect(open('attack', { cards: ['Guard'] })).toEqual(['pass', 'use Guard'])
    expect(open('use', { cards: ['Guard'] })).toEqual(['pass', 'attack Hero B', 'attack Guard'])
    expect(open('attack and use', { cards: ['Guard'] })).toEqual(['pass'])
  })

  test('601.3 what comes between the proposal and its resolution makes the combat illegal', () => {
    const players = [{ hand: ['Sudden Fatigue'] }, { cards: ['Guard'] }]
    const t = table({ library, players, turn: 'B' })
    t.propose('Guard', 'Hero A').as('A').play('Sudden Fatigue').resolveAll()
    expect(t.game.s.combat[0]!.window).toBe('')
    t.expect('Guard', { exhausted: false }).expect('Hero A', { damage: 0 })
  })

  test('602.2 to protect: nobody is asked', () => {
    const asked = (curse: string): boolean => {
      const players = [{ cards: [`No ${curse}`, 'Guard'] }, { cards: ['Dummy 1/1'] }]
      const t = table({ library, players, turn: 'B' })
      t.propose('Dummy 1/1', 'Hero A').resolve().passAll()
      return t.asked() === 'A: protect'
    }
    expect(asked('own attack')).toBe(true)
    expect(asked('own protect')).toBe(false)
  })

  test('701.2, 409.1, 702.2 to use a power, to play a card, to complete a quest: costs of each their own', () => {
    const side = { cards: ['Drum'], hand: ['Snare'], quests: ['Errand'] }
    const all = ['play Snare', 'use Drum', 'complete Errand']
    const costs = (curse: string) => open(curse, side).filter((a) => all.includes(a))
    expect(costs('prevent')).toEqual(all)
    expect(costs('use')).toEqual(['play Snare', 'complete Errand'])
    expect(costs('play')).toEqual(['use Drum', 'complete Errand'])
    expect(costs('complete')).toEqual(['play Snare', 'use Drum'])
  })

  test('412.1c to place a resource face up', () => {
    const side = { hand: ['Far Errand'] }
    expect(open('use', side)).toContain('place Far Errand face up')
    expect(open('place', side)).not.toContain('place Far Errand face up')
  })

  test('412.2 to pay: what is forbidden is not counted, and pays nothing', () => {
    const side = { hand: ['Lullaby', 'Dummy 2/2'], resources: 2, quests: ['Errand'] }
    expect(open('down use', side)).toContain('play Dummy 2/2')
    expect(open('down pay', side)).not.toContain('play Dummy 2/2')
    const t = table({ library, players: [{ cards: ['No up pay'] }, side], turn: 'B' })
    expect(view(t.game, 1).seats[1]!.readyResources).toBe(2)
    t.play('Dummy 2/2')
    t.expect('Errand', { exhausted: false })
  })

  test('303.2 to strike', () => {
    const strikes = (curse: string): string[] => {
      const t = table({ library, players: [{ cards: [`No ${curse}`] }, { cards: ['Blade'] }], turn: 'B' })
      t.propose('Hero B', 'Hero A').resolve()
      return t.legal()
    }
    expect(strikes('weapon attack')).toEqual(['pass', 'strike Blade'])
    expect(strikes('weapon strike')).not.toContain('strike Blade')
  })

  test('717.2c to prevent damage', () => {
    const shields = (curse: string): boolean => {
      const t = table({ library, players: [{ cards: [`No ${curse}`, 'Dummy 3/3'] }, { cards: ['Shield'] }] })
      t.propose('Dummy 3/3', 'Hero B')
      for (let i = 0; i < 20 && t.asked().endsWith('priority'); i++) t.say('pass')
      return t.asked() === 'B: armor'
    }
    expect(shields('armor use')).toBe(true)
    expect(shields('armor prevent')).toBe(false)
  })

  test('411.2 effects exhaust all the same', () => {
    const t = table({ library, players: [{ cards: ['No attack and use'], hand: ['Lullaby'] }, { cards: ['Guard'] }] })
    t.play('Lullaby').resolve().expect('Guard', { exhausted: true }).expect('Hero B', { exhausted: true })
  })

  test('600.3a a toll may be for one purpose, too', () => {
    const side = { cards: ['Guard'] }
    expect(open('toll use', side)).toEqual(['pass', 'attack Hero B', 'attack Guard'])
    expect(open('toll use', { ...side, resources: 1 })).toContain('use Guard')
    expect(open('toll protect', side)).toContain('use Guard')
  })

  test('703.1 whoever waits for it hears what for', () => {
    const players = [{ cards: ['Diary'] }, { cards: ['Guard', 'Dummy 1/1'], deck: filler }]
    const t = table({ library, players, turn: 'B' })
    t.attack('Dummy 1/1', 'Hero A').expect('Diary', { counters: {} })
    t.use('Guard')
      .resolveAll()
      .expect('Diary', { counters: { ink: 1 } })
  })
})
