/** Blunders that the Boss once made, found by reading games: each position must go the expert's way. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, view } from '../../src/engine/index.ts'
import type { Tactic } from '../../src/language/tactics.ts'
import { table } from '../../src/players/meaning.ts'
import { wordsOf } from '../../src/players/table.ts'
import { notHeld } from '../../src/players/tactics.ts'
import type { TableSpec } from '../table/index.ts'
import { position, thought } from './position.ts'

const onyxia = (stage: number) => `Onyxia (Stage ${stage})`
const kor = 'Kor Cindervein'
const teep = 'Apprentice Teep'
const deck = Array.from({ length: 9 }, () => 'In Dreams')

type Boss = NonNullable<TableSpec['boss']>

/** Onyxia in one of her stages. */
const lair = (stage: number, boss: Boss, raiders: TableSpec['raiders'] = [{ deck }], turn = 'Boss') =>
  position({ raid: 'onyxias-lair', stage, boss: { hero: onyxia(stage), ...boss }, raiders, turn })

/** What she answers once this ally is about to deal its damage to her. */
const attacked = (stage: number, boss: Boss, ally: string) =>
  thought(
    lair(stage, boss, [{ deck, cards: [ally] }], 'R1')
      .propose(ally, onyxia(stage))
      .resolve()
      .passAll()
      .as('Boss'),
  )

describe('B1 Foolish Mortals!', () => {
  const boss = (damage: number): Boss => ({ damage, cards: ['Foolish Mortals!'] })

  test('B1 it is played early', () => {
    expect(thought(lair(1, { hand: ['Foolish Mortals!'], resources: 1, exhausted: true }))).toEqual({
      does: 'play Foolish Mortals!',
      why: 'Foolish Mortals! now: from then on its power is free, on any turn.',
    })
  })

  test('B1 its power saves the stage, and is not spent on a scratch', () => {
    expect(attacked(1, boss(18), kor)).toEqual({
      does: 'use Foolish Mortals!',
      why: 'Foolish Mortals!: this blow deals 3, and five of it and the next are prevented.',
    })
    expect(attacked(1, boss(0), kor).does).toBe('pass')
  })
})

describe('B2 The Whelp Pits', () => {
  test('B2 they are dug in stage 2 and stay', () => {
    expect(thought(lair(2, { hand: ['The Whelp Pits'], resources: 1, exhausted: true })).does).toBe(
      'play The Whelp Pits',
    )
    expect(thought(lair(2, { cards: ['The Whelp Pits'], exhausted: true })).does).toBe('pass')
  })

  test('B2 they are sacrificed as stage 2 ends, or after it', () => {
    const boss = (damage: number): Boss => ({ damage, cards: ['The Whelp Pits'] })
    expect(attacked(2, boss(0), kor).does).toBe('pass')
    expect(attacked(2, boss(28), kor)).toEqual({
      does: 'use The Whelp Pits',
      why: 'The Whelp Pits give their last Whelps: this blow deals 3, and stage 2 has 2 health left.',
    })
    expect(thought(lair(3, { cards: ['The Whelp Pits'], exhausted: true })).does).toBe('use The Whelp Pits')
  })
})

describe('B3 Dragon Hide', () => {
  const boss: Boss = { cards: ['Dragon Hide'], damage: 3 }

  test('B3 it waits while nothing falls', () => {
    const t = lair(1, boss, [{ deck, cards: [kor], hand: ['Heal'], damage: 5, resources: 2 }], 'R1')
      .play('Heal', 'Warrax')
      .as('Boss')
    expect(thought(t).does).toBe('pass')
  })

  test('B3 it prevents a blow worth preventing, and no scratch', () => {
    expect(attacked(1, boss, kor).does).toBe('use Dragon Hide')
    expect(attacked(1, boss, 'Adept Breton').does).toBe('pass')
  })
})

describe('B5 discards', () => {
  const discarding = (stage: number, hand: readonly string[]) => {
    const t = lair(stage, { hand: [...hand, ...Array.from({ length: 11 - hand.length }, () => 'Crush')] })
    t.until('Boss', 'end')
    while (!t.asked().endsWith('discard')) t.say('pass')
    return thought(t).does
  }

  test('B5 a card of a stage that is over goes first, then one of the farthest stage', () => {
    expect(discarding(2, ['Bellowing Roar', 'Knock Away'])).toBe('pick Bellowing Roar')
    expect(discarding(1, ['Lava Cracks', 'Brood of Onyxia', 'Knock Away'])).toBe('pick Lava Cracks')
    expect(discarding(3, ['Brood of Onyxia', 'Lava Cracks', 'Knock Away'])).toBe('pick Brood of Onyxia')
  })
})

describe('B9 Shazzrah', () => {
  const six = [
    { deck, cards: [teep, teep, kor] },
    { hero: 'Boris Brightbeard', deck, cards: [teep, teep, kor] },
  ]

  test('B9 he does not flip before his action phase, in which he attacks first', () => {
    const shazzrah = (at: TableSpec['at']) =>
      thought(
        position({ boss: { hero: 'Shazzrah', resources: 1, decks: { main: deck } }, raiders: six, turn: 'Boss', at }),
      )
    expect(shazzrah('draw').does).toBe('pass')
    expect(shazzrah('action').does).toBe('attack Shazzrah')
  })
})

describe('B10 already so', () => {
  test('B10 Unstoppable Flame is played once in a turn', () => {
    const t = position({
      boss: {
        hero: 'Ragnaros',
        flipped: true,
        resources: 2,
        hand: ['Unstoppable Flame', 'Unstoppable Flame'],
      },
      raiders: [{ deck, cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    expect(thought(t).does).toBe('play Unstoppable Flame')
    t.play('Unstoppable Flame', 0).resolve()
    expect(thought(t).does).toBe('attack Ragnaros')
  })
})

describe('B4, B8 a reserve for an answer', () => {
  const kors = [{ deck, cards: [kor, kor] }]
  const spends = (damage: number, hand: string, resources: number) =>
    thought(lair(1, { damage, exhausted: true, resources, hand: [hand, 'Knock Away'] }, kors)).does

  test('B4 one resource is kept for Knock Away while the raiders could end the stage', () => {
    expect(spends(16, 'Tooth and Claw', 3)).toBe('pass')
    expect(spends(0, 'Tooth and Claw', 3)).toBe('play Tooth and Claw')
    expect(spends(16, 'Tooth and Claw', 4)).toBe('play Tooth and Claw')
  })

  test('B4 nor does she begin what would leave nothing for X (707.1b); once begun, X is not held back', () => {
    const breath = (resources: number) =>
      lair(2, { damage: 27, flipped: true, exhausted: true, resources, hand: ['Deep Breath', 'Knock Away'] }, [
        { deck, cards: [kor, teep, teep] },
      ])
    expect(thought(breath(3)).does).toBe('pass')
    expect(thought(breath(4)).does).toBe('play Deep Breath')
    expect(thought(breath(3).say('play Deep Breath')).does).toBe('number 1')
  })

  test('B8 nor is it burnt for a hero who lives on', () => {
    expect(spends(17, 'Engulfing Flames', 3)).toBe('pass')
  })

  test('B8 Engulfing Flames burns who dies of it', () => {
    const t = lair(1, { resources: 3, hand: ['Engulfing Flames'], exhausted: true }, [
      { deck, cards: [kor, kor, kor] },
      { hero: 'Litori Frostburn', deck, damage: 20 },
    ]).say('play Engulfing Flames')
    expect(thought(t)).toEqual({
      does: 'pick Litori Frostburn',
      why: 'Engulfing Flames on Litori Frostburn, who dies of it.',
    })
  })
})

describe('what a reserve keeps', () => {
  const kors = [
    { deck, cards: [kor, kor] },
    { hero: 'Litori Frostburn', deck },
  ]
  const ragnaros = (resources: number, hand: readonly string[], more: Boss = {}) =>
    position({
      boss: { hero: 'Ragnaros', flipped: true, resources, hand, ...more },
      raiders: kors,
      turn: 'Boss',
    })

  test('Ragnaros keeps a resource for Elemental Fire, except on the turn on which he submerges', () => {
    const spends = (resources: number) =>
      thought(ragnaros(resources, ['Elemental Fire', 'Hammer of Ragnaros'], { exhausted: true })).does
    expect([1, 2, 3].map(spends)).toEqual(['pass', 'play Hammer of Ragnaros', 'play Hammer of Ragnaros'])
  })

  test('X leaves what is reserved', () => {
    const xs = (hand: readonly string[], tactic: Tactic) => {
      const { game } = ragnaros(4, ['Unstoppable Flame', ...hand]).say('play Unstoppable Flame')
      const open = decision(game)!
      const left = notHeld(table(view(game, 0), wordsOf(library, 'molten-core'), 0, open), open, [tactic], () => 0)
      return left.map((i) => open.answers[i]!.n)
    }
    const reserve = (name: string, x?: number): Tactic => ({ plain: '.', say: '.', reserve: name, ...(x ? { x } : {}) })
    expect(xs([], reserve('Elemental Fire'))).toEqual([0, 1, 2, 3])
    expect(xs(['Elemental Fire'], reserve('Elemental Fire'))).toEqual([0, 1, 2])
    expect(xs(['Wrath of Ragnaros'], reserve('Wrath of Ragnaros'))).toEqual([0, 1])
    expect(xs([], reserve('Unstoppable Flame'))).toEqual([0, 1, 2, 3])
  })

  test('for a card whose cost has X, so much is kept for X', () => {
    const spends = (resources: number, x: number) => {
      const { game } = ragnaros(resources, ['Unstoppable Flame', 'Hammer of Ragnaros'])
      const open = decision(game)!
      const tactic: Tactic = { plain: '.', say: '.', reserve: 'Unstoppable Flame', x }
      const t = table(view(game, 0), wordsOf(library, 'molten-core'), 0, open)
      const hammer = open.answers.findIndex(({ card }) => t.view.cards[card ?? 0]?.def === 'Hammer of Ragnaros')
      return notHeld(t, open, [tactic], () => 0).includes(hammer)
    }
    expect([spends(1, 0), spends(2, 0), spends(4, 3), spends(5, 3)]).toEqual([false, true, false, true])
  })

  test('a power in play is reserved for, too: Shazzrah attacks, and can flip afterwards', () => {
    const t = position({ boss: { hero: 'Shazzrah', resources: 1, hand: ['Living Bomb'] }, raiders: kors, turn: 'Boss' })
    expect(thought(t).does).toBe('attack Shazzrah')
    const rich = position({
      boss: { hero: 'Shazzrah', resources: 2, hand: ['Living Bomb'] },
      raiders: kors,
      turn: 'Boss',
    })
    expect(thought(rich).does).toBe('play Living Bomb')
  })
})

test('lethal is counted over the attacks to come and the cards in hand', () => {
  const flames = (damage: number, cards: readonly string[]) =>
    thought(
      lair(1, { resources: 3, hand: ['Engulfing Flames'], cards }, [
        { deck, cards: [kor, kor] },
        { hero: 'Litori Frostburn', deck, damage },
      ]).say('play Engulfing Flames'),
    ).why
  expect(flames(14, ['Tooth and Claw'])).toBe(
    'Engulfing Flames on Litori Frostburn, who falls to it and her attacks together.',
  )
  expect(flames(10, [])).not.toMatch(/together/)
})

describe('B6, B7, B11 one hero is brought down', () => {
  test('B6 she bites the hero who falls in two bites, not the one whose party hits hardest', () => {
    const t = lair(1, { cards: ['Tooth and Claw'] }, [
      { deck, cards: [kor] },
      { hero: 'Litori Frostburn', deck, damage: 14, cards: [teep] },
    ]).say(`attack ${onyxia(1)}`)
    expect(thought(t)).toEqual({
      does: 'pick Litori Frostburn',
      why: 'She attacks Litori Frostburn: 11 health left, and 2 ATK in that party.',
    })
  })

  test('B7 lethal is counted over Whelps and bite before anything is traded', () => {
    const whelps = Array.from({ length: 9 }, () => ({ name: 'Onyxian Whelp', token: true }))
    const raiders = (damage: number) => [
      { deck, cards: ['Leeroy Jenkins'] },
      { hero: 'Litori Frostburn', deck, damage },
    ]
    const whelp = (damage: number) =>
      thought(lair(1, { cards: ['Tooth and Claw', ...whelps] }, raiders(damage)).say('attack Onyxian Whelp'))
    expect(whelp(12)).toEqual({
      does: 'pick Litori Frostburn',
      why: 'A Whelp attacks Litori Frostburn, who can fall in this turn.',
    })
    expect(whelp(0).does).toBe('pick Leeroy Jenkins')
  })

  test('B7 Minions, too, bring a hero down together', () => {
    const hound = (damage: number) =>
      thought(
        position({
          boss: { hero: 'Golemagg the Incinerator', exhausted: true, cards: Array(3).fill('Ancient Core Hound') },
          raiders: [
            { deck, cards: [kor] },
            { hero: 'Litori Frostburn', deck, damage },
          ],
          turn: 'Boss',
        }).say('attack Ancient Core Hound'),
      )
    expect(hound(18)).toEqual({
      does: 'pick Litori Frostburn',
      why: 'It attacks Litori Frostburn, who can fall in this turn.',
    })
    expect(hound(0).why).not.toMatch(/this turn/)
  })

  test('B11 Ragnaros hits a hero who can’t heal rather than a healer with a little less health', () => {
    const t = position({
      boss: { hero: 'Ragnaros', flipped: true },
      raiders: [
        { hero: 'Boris Brightbeard', deck, damage: 8 },
        { hero: 'Litori Frostburn', deck, damage: 5 },
      ],
      turn: 'Boss',
    }).say('attack Ragnaros')
    expect(thought(t).does).toBe('pick Litori Frostburn')
  })
})

describe('cards that were never played', () => {
  const free = (boss: Boss) =>
    thought(
      position({
        boss: { hero: 'Magtheridon (Unleashed)', deck, exhausted: true, ...boss },
        raiders: [{ deck }],
        turn: 'Boss',
      }),
    ).does

  test('Sadistic Choice is two cards for one resource', () => {
    expect(free({ hand: ['Sadistic Choice'], resources: 1 })).toBe('play Sadistic Choice')
  })

  test('Power Returns draws for each Blood, and stays in the graveyard while they are few', () => {
    const cards = Array.from({ length: 5 }, () => "Magtheridon's Blood")
    expect(free({ hand: ['Power Returns'], resources: 4, cards })).toBe('play Power Returns')
    expect(free({ graveyard: ['Power Returns'], resources: 4, cards })).toBe('pass')
  })

  const temple = (boss: Boss, turn: string) =>
    position({
      raid: 'black-temple',
      boss: { hero: 'Supremus', deck, ...boss },
      raiders: [{ deck, cards: [kor, teep] }],
      turn,
    })

  test('Needle Spine gives the attacker what it deals', () => {
    const t = temple({ hand: ['Needle Spine'], resources: 1 }, 'R1')
      .propose(kor, 'Supremus')
      .resolve()
      .passAll()
    expect(thought(t.as('Boss')).does).toBe('play Needle Spine')
    expect(thought(t.say('play Needle Spine')).does).toBe(`pick ${kor}`)
  })

  test('Doom Blossom takes an ally who dies of it', () => {
    const t = temple({ hand: ['Doom Blossom'], resources: 1, exhausted: true }, 'Boss')
    expect(thought(t).does).toBe('play Doom Blossom')
    expect(thought(t.say('play Doom Blossom')).why).toBe('Doom Blossom on Kor Cindervein, who dies of it.')
  })
})
