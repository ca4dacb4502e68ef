/** General words for designers, in a raid whose file is in English: read, printed again, and played. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, describe as described, start, choose as take, view } from '../../src/engine/index.ts'
import { withRaid } from '../../src/engine/library.ts'
import { printCard, raidWords } from '../../src/language/print/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { lintTexts } from '../../src/raid/lint.ts'
import newRaid from '../../src/raid/new.raid.json' with { type: 'json' }
import { readRaid } from '../../src/raid/read.ts'
import { type CardSpec, table } from '../table/index.ts'

type Draft = { name: string } & Record<string, unknown>

/** The Golem’s raid with these cards in its deck. */
function raidWith(
  cards: readonly Draft[],
  more: { tokens?: readonly string[]; [field: string]: unknown } = {},
  others: readonly object[] = newRaid.cards,
): RaidDef {
  const { tokens = newRaid.tokens } = more
  const own = cards.map((card, i) => ({ type: 'ability', set: 'New Raid', number: 20 + i, cost: 0, ...card }))
  const main = [...newRaid.decks.main, ...own.filter(({ name }) => !tokens.includes(name)).map(({ name }) => [2, name])]
  const file = { ...newRaid, cards: [...others, ...own], decks: { ...newRaid.decks, main }, ...more }
  const read = readRaid(file, library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  expect(lintTexts(read.raid)).toEqual([])
  return read.raid
}

const cardOf = (raid: RaidDef, name: string): CardDef => raid.cards.find((card) => card.name === name)!
const printed = (raid: RaidDef, name: string): string => printCard(cardOf(raid, name), raidWords(raid)).text
const doom = 'Put a Doom counter on the raid.'

const amounts: readonly [english: string, allies: number, dealt: number][] = [
  ['The Golem deals 1 fire damage to itself for each two opposing allies.', 5, 2],
  ['The Golem deals X fire damage to itself, where X is the least of 2 and the number of opposing allies.', 5, 2],
  ['The Golem deals X fire damage to itself, where X is the greatest of 2 and the number of opposing allies.', 5, 5],
  [
    'The Golem deals X fire damage to itself, where X is the combined ATK of all opposing allies divided by 4, rounded down.',
    3,
    2,
  ],
  ['If the number of opposing allies is odd, the Golem deals 1 fire damage to itself.', 3, 1],
  ['If the number of opposing allies is odd, the Golem deals 1 fire damage to itself.', 2, 0],
]

test.each(amounts)('%s (%i allies): %i damage', (text, allies, dealt) => {
  const raid = raidWith([{ name: 'Reckoning', text }])
  expect(printed(raid, 'Reckoning')).toBe(text)
  const t = table({
    raid: raid.id,
    library: withRaid(library, raid),
    boss: { hand: ['Reckoning'] },
    raiders: [{ cards: Array.from({ length: allies }, () => 'Kor Cindervein') }],
    turn: 'Boss',
  })
  t.play('Reckoning').resolve().expect('Golem in its Shell', { damage: dealt })
})

test('for each two counters of a name, and tactics and lessons that count them', () => {
  const text = `${doom} The Golem deals 1 fire damage to itself for each two Doom counters on the raid.`
  const tactics = [
    { plain: 'It waits.', say: '{card} waits.', if: [{ counters: 'Doom' }, '<', 2], hold: 'Reckoning' },
    { plain: 'It aims.', say: 'It aims.', aim: { tag: 'Warlock', state: 'ready' }, for: 'Swinging Fist' },
  ]
  const lessons = [{ when: { counters: 'Doom', n: 2 }, title: 'Doom', text: 'Doom comes.' }]
  const raid = raidWith([{ name: 'Reckoning', text }], { tactics, table: { lessons } })
  expect(printed(raid, 'Reckoning')).toBe(text)
})

describe('marks with a noun of their own', () => {
  const nouns = {
    MARKED: { one: 'MARKED', many: 'MARKED', bare: true, the: 'card' },
    'Raid Leader': { one: 'raid leader', many: 'raid leaders', the: 'player' },
  }
  const texts: readonly [english: string, data: unknown][] = [
    [
      'Target opposing hero is MARKED this turn.',
      {
        do: 'modify',
        mods: [{ mod: 'is', what: { target: 1, is: 'hero', of: 'opponents' }, tag: 'MARKED' }],
        until: 'turn',
      },
    ],
    [
      'The Golem deals 2 fire damage to the opposing MARKED hero.',
      { do: 'deal', n: 2, type: 'fire', by: 'boss', to: { is: 'hero', tag: 'MARKED', of: 'opponents' } },
    ],
    ['The raid leader discards a card.', { do: 'discard', n: 1, by: { is: 'player', tag: 'Raid Leader' } }],
    ['The opposing raid leader discards a card.', { do: 'discard', n: 1, by: { is: 'opponent', tag: 'Raid Leader' } }],
    [
      "Destroy an ally in the raid leader's party.",
      { do: 'destroy', what: { choose: 1, is: 'ally', of: { is: 'player', tag: 'Raid Leader' } } },
    ],
    [
      'If an opposing hero is MARKED, draw a card.',
      { do: 'draw', n: 1, if: { some: { is: 'hero', tag: 'MARKED', of: 'opponents' } } },
    ],
    ['The Golem heals 2 damage from The Lantern.', { do: 'heal', n: 2, by: 'boss', from: { name: 'The Lantern' } }],
    [
      'If you control The Lantern, draw a card.',
      { do: 'draw', n: 1, if: { some: { name: 'The Lantern', of: 'you' } } },
    ],
    [
      "If you don't control The Lantern, draw a card.",
      { do: 'draw', n: 1, if: { not: { some: { name: 'The Lantern', of: 'you' } } } },
    ],
    [
      "If The Lantern isn't in play, draw a card.",
      { do: 'draw', n: 1, if: { not: { some: { name: 'The Lantern' } } } },
    ],
    [
      'If two or more opposing Lanterns are in play, draw a card for each Lantern you control.',
      {
        do: 'draw',
        n: { count: { name: 'The Lantern', of: 'you' } },
        if: { compare: [{ count: { name: 'The Lantern', of: 'opponents' } }, '>=', 2] },
      },
    ],
    ['Destroy target opposing Lantern.', { do: 'destroy', what: { target: 1, name: 'The Lantern', of: 'opponents' } }],
    [
      'Destroy the opposing Lantern and a Lantern ally you control.',
      {
        do: 'destroy',
        what: [
          { name: 'The Lantern', of: 'opponents' },
          { choose: 1, is: 'ally', name: 'The Lantern', of: 'you' },
        ],
      },
    ],
    ['Put two Lanterns into play.', { do: 'create', token: 'The Lantern', n: 2 }],
  ]
  const given = texts.map(([text], i) => ({ name: `Order ${i}`, text }))
  const leads = { name: 'The Lot Falls', text: 'Choose an opponent. That player is the raid leader.' }
  const steps = { name: 'Stand Down', text: 'The raid leader is no longer the raid leader.' }
  const lantern = { name: 'The Lantern', type: 'ally', atk: 0, damageType: 'melee', health: 1, tags: ['Human'] }
  const raid = raidWith([leads, steps, ...given, lantern], {
    nouns,
    tokens: ['Rubble', 'The Lantern'],
    startsWith: [[1, 'The Lantern']],
  })

  test.each(texts)('%s', (text, data) => {
    const { name } = given.find((card) => card.text === text)!
    expect(printed(raid, name)).toBe(text)
    expect(cardOf(raid, name).text).toEqual([data])
  })

  test('the raid leader alone discards, until another word makes an end of it', () => {
    const hand = ['The Lot Falls', 'Order 2', 'Order 2', 'Stand Down']
    const raiders = [{ hand: ['Fire Blast'] }, { hand: ['Fire Blast'] }]
    const t = table({ raid: raid.id, library: withRaid(library, raid), boss: { hand }, raiders, turn: 'Boss' })
    const cards = (): number[] => ['R1', 'R2'].map((seat) => t.zone(seat, 'hand').length)
    t.play('The Lot Falls').resolve()
    t.answer(1)
    const before = cards()
    t.play('Order 2').resolve()
    expect(cards()).toEqual([before[0], before[1]! - 1])
    t.play('Stand Down').resolve()
    t.play('Order 2').resolve()
    expect(cards()).toEqual([before[0], before[1]! - 1])
  })
})

describe('R504.2 threat as a rule', () => {
  const pest = { name: 'Pest', type: 'ally', atk: 1, damageType: 'melee', health: 1, threat: 2 }
  const [golem, ...others] = newRaid.cards
  const raid = raidWith([pest], { threat: true }, [{ ...golem, threat: 3 }, ...others])

  test.each([
    [[], 3],
    [['Pest'], 2],
  ])('R504.2a with the allies %j a raider keeps %i resources', (cards, left) => {
    expect(printed(raid, 'Pest')).toBe('Threat level 2')
    const raiders = [{ resources: 4 }, { resources: 9 }]
    const t = table({ raid: raid.id, library: withRaid(library, raid), boss: { cards }, raiders, turn: 'R1' })
    expect(view(t.game, 1).raid.threat).toEqual({ called: 'Threat level', level: left })
    t.until('R1', 'end').passAll()
    expect(t.asked()).toBe('R1: choose')
    for (let n = 4; n > left; n--) t.answer(0)
    expect([t.resources('R1').all, t.resources('R2').all]).toEqual([left, 9])
  })

  test('R504.2b without a threat level in play raiders keep all', () => {
    const none = raidWith([pest], { threat: true })
    const t = table({ raid: none.id, library: withRaid(library, none), raiders: [{ resources: 9 }], turn: 'R1' })
    t.until('R1', 'end').passAll()
    expect([view(t.game, 1).raid.threat, t.resources('R1').all]).toEqual([undefined, 9])
  })

  test('a rule without a level is refused', () => {
    const read = readRaid({ ...newRaid, threat: true }, library)
    expect('problems' in read ? read.problems.map(({ what }) => what) : []).toEqual(['no card has a threat level.'])
  })
})

test.each([
  [{ if: [{ counters: 'Dom' }, '<', 2], hold: 'Stamp' }, 'no text puts "Dom" counters on anything.'],
  [{ if: [{ opposing: { tag: 'Ded' } }, '<', 2], hold: 'Stamp' }, 'no card has the tag "Ded".'],
  [{ if: [{ own: {} }, '<', 2], hold: 'Stamp' }, 'nothing is asked of it'],
  [{ attack: { state: 'redy' } }, '"redy" is not a state that everybody sees'],
])('a tactic with the mark %j is refused', (tactic, why) => {
  const raid = { ...newRaid, tactics: [{ plain: 'It acts.', say: 'It acts.', ...tactic }] }
  const read = readRaid(raid, library)
  expect('problems' in read ? read.problems.map(({ what }) => what) : []).toEqual([why])
})

describe('a choice of the machine with its own question', () => {
  const choose = { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, is: 'opponent' }, as: 'guard' }
  const fights = newRaid.machine.states
  const asking = (prompts: object) => ({
    machine: {
      initial: 'shell',
      states: {
        ...fights,
        shell: { ...fights.shell, entry: [{ type: 'do', params: { how: 'now', do: [choose, marks], prompts } }] },
      },
    },
  })
  const marks = { do: 'modify', mods: [{ mod: 'is', what: '$guard', tag: 'Guardian' }] }

  test('is asked in its words', () => {
    const raid = raidWith([], asking({ '0.what': 'Who guards the child?' }))
    const raiders = ['R1', 'R2'].map((name, i) => ({ name, deck: library.decks[i]!.id }))
    const game = start(withRaid(library, raid), { raid: raid.id, raiders, seed: 1 })
    while (decision(game)?.kind === 'mulligan') take(game, 0)
    expect(described(game, decision(game)!, 1).prompt).toBe('Golem in its Shell: who guards the child?')
  })

  test('at a place without a question it is refused', () => {
    const read = readRaid({ ...newRaid, ...asking({ '3.what': 'Who?' }) }, library)
    expect('problems' in read ? read.problems.map(({ what }) => what) : []).toEqual([
      'there is nothing to ask at "3.what" of its effects.',
    ])
  })
})

test.each([2, 3])('R300.2 as many cards of an ordered deck as there are raiders: %i', (n) => {
  const modes = [
    { id: 'usual', name: 'Usual', about: 'So many.', lots: { event: { times: [2, { raid: 'raiders' }] } } },
  ]
  const raid = raidWith([], { modes, ordered: ['event'] })
  const raiders = Array.from({ length: n }, (_, i) => ({ name: `R${i + 1}`, deck: library.decks[i]!.id }))
  const game = start(withRaid(library, raid), { raid: raid.id, raiders, seed: 1 })
  expect(view(game, 0).seats[0]!.decks.find(({ name }) => name === 'event')?.count).toBe(2 * n)
})

describe('400.3 attached to the one with the most', () => {
  const raid = raidWith([
    {
      name: 'Web',
      text: ['Attach to the opposing ally with the highest health.', 'Ongoing: Attached ally has -1 ATK.'],
    },
  ])
  const played = (cards: string[]) => {
    const t = table({
      raid: raid.id,
      library: withRaid(library, raid),
      boss: { hand: ['Web'] },
      raiders: [{ cards }],
      turn: 'Boss',
    })
    return t.play('Web').resolve()
  }

  test('it goes to that one without a question', () => {
    expect(cardOf(raid, 'Web').attach).toEqual({ most: 'health', is: 'ally', of: 'opponents' })
    const t = played(['Kor Cindervein', 'Crazy Igvand'])
    expect(t.card('Web').host).toBe(t.card('Crazy Igvand').id)
  })

  test('if several have as much, whoever plays it chooses', () => {
    const t = played(['Kor Cindervein', 'Kor Cindervein'])
    expect([t.asked(), t.legal().length]).toEqual(['Boss: choose', 2])
    t.answer(1)
    expect(t.card('Web').host).toBe(t.card('Kor Cindervein#2').id)
  })
})

describe('303.2 whoever must strike with a weapon', () => {
  const axe = { name: 'Great Axe', type: 'weapon', strike: 0, atk: 3, damageType: 'melee', tags: ['Axe', 'Melee (1)'] }
  const order = 'Ongoing: The Golem must strike with a weapon if able.'
  const raid = raidWith([axe, { name: 'Order', text: order }])
  const asked = (cards: readonly CardSpec[]) => {
    const raiders = [{ cards: ['Kor Cindervein'] }]
    const t = table({ raid: raid.id, library: withRaid(library, raid), boss: { cards }, raiders, turn: 'Boss' })
    t.propose('Golem in its Shell', 'Kor Cindervein').resolve().passAll()
    return t
  }

  test('has no other choice, and only the weapons that it can strike with', () => {
    expect(printed(raid, 'Order')).toBe(order)
    expect(asked(['Great Axe']).legal()).toEqual(['pass', 'strike Great Axe'])
    const t = asked(['Great Axe', 'Order'])
    expect(t.legal()).toEqual(['strike Great Axe'])
    const worn = asked([{ name: 'Great Axe', exhausted: true }, 'Order'])
    expect(worn.asked()).toBe('Boss: priority')
  })
})

test('an ally with two sides flips, with the numbers and powers of the other', () => {
  const ally = { name: 'Horseman', type: 'ally', atk: 2, damageType: 'melee', health: 5, sides: ['Mounted', 'On Foot'] }
  const flips = 'When this ally attacks, flip it.'
  const sides = { turned: { atk: 4, health: 3 }, front: ['Protector', flips], back: ['Ferocity'] }
  const raid = raidWith([
    { ...ally, ...sides },
    { name: 'Spur', text: 'Flip target ally you control.' },
  ])
  expect(printCard(cardOf(raid, 'Horseman'), raidWords(raid))).toMatchObject({
    text: `Mounted\nProtector\n${flips}`,
    back: 'On Foot\n4 ATK / 3 health\nFerocity',
  })
  const boss = { cards: ['Horseman'], hand: ['Spur'] }
  const t = table({ raid: raid.id, library: withRaid(library, raid), boss, raiders: [{}], turn: 'Boss' })
  t.expect('Horseman', { atk: 2, health: 5, keywords: ['Protector'], side: 'Mounted' })
  t.play('Spur').resolve()
  t.expect('Horseman', { atk: 4, health: 3, keywords: ['Ferocity'], side: 'On Foot' })
})

test.each([
  [{}, [3, 0]],
  [{ once: ['event'] }, [0, 3]],
])('R101.3c a deck that runs out with %j: %j cards in it and in its graveyard', (more, left) => {
  const top = { top: 1, in: 'deck:event', of: 'you' }
  const raid = raidWith([{ name: 'Fan', text: [{ do: 'move', what: top, to: 'graveyard' }] }], more)
  const boss = { hand: ['Fan'], events: ['Rubble Wakes'], eventGraveyard: ['Falling Stones', 'A Quiet Moment'] }
  const t = table({ raid: raid.id, library: withRaid(library, raid), boss, raiders: [{}], turn: 'Boss' })
  t.play('Fan').resolve()
  expect((['events', 'eventGraveyard'] as const).map((zone) => t.zone('Boss', zone).length)).toEqual(left)
})

test('a party that shares its life falls together', () => {
  const heroes = { is: 'hero', of: 'opponents' }
  const others = { sum: 'damage', of: { ...heroes, other: 'it' } }
  const n = { minus: [{ times: [4, { raid: 'raiders' }] }, others] }
  const fire = { name: 'Fire', text: 'The Golem deals 3 fire damage to target opposing hero.' }
  const raid = raidWith([fire], { always: [{ mod: 'stat', what: heroes, stat: 'health', set: true, n }] })
  const boss = { hand: ['Fire', 'Fire', 'Fire'] }
  const t = table({ raid: raid.id, library: withRaid(library, raid), boss, raiders: [{}, {}], turn: 'Boss' })
  for (const [target, damage] of [
    [0, [3, 0]],
    [1, [3, 3]],
  ] as const) {
    t.play('Fire').answer(target).resolve()
    const { seats, cards } = view(t.game, 1)
    const heroes = seats.slice(1).map(({ hero }) => cards[hero]!)
    expect(heroes.map((hero) => hero.damage)).toEqual(damage)
    expect(heroes.map((hero) => hero.health! - hero.damage)).toEqual([
      8 - damage[0] - damage[1],
      8 - damage[0] - damage[1],
    ])
  }
  t.play('Fire').answer(0).resolve()
  expect(t.result()).toBe('boss')
})

test('a party that shares its turns has lost as they are used up', () => {
  const hours = { counters: 'Hour', of: 'raid' }
  const at = { times: [2, { raid: 'raiders' }] }
  const act = (effect: object) => ({ type: 'do', params: { how: 'now', do: [effect] } })
  const late = {
    guard: { type: 'if', params: { compare: [hours, '>=', at] } },
    actions: [act({ do: 'lose', by: 'opponents' })],
  }
  const raidersTurn = [late, { actions: [act({ do: 'put', n: 1, what: 'Hour', to: 'raid' })] }]
  const states = Object.fromEntries(
    Object.entries(newRaid.machine.states).map(([name, state]) => [
      name,
      { ...state, on: { ...state.on, raidersTurn } },
    ]),
  )
  const raid = raidWith([], {
    listens: { raidersTurn: { on: 'start', turn: 'opponents' } },
    machine: { ...newRaid.machine, states },
    table: { clocks: [{ counts: 'Turns', n: hours, at, says: 'time is up', near: 1 }] },
  })
  const raider = { deck: Array.from({ length: 4 }, () => 'Fire Blast') }
  const boss = { deck: ['Stamp', 'Stamp', 'Stamp'], events: ['A Quiet Moment', 'A Quiet Moment'] }
  const t = table({ raid: raid.id, library: withRaid(library, raid), boss, raiders: [raider, raider], turn: 'Boss' })
  for (const [i, seat] of ['R1', 'R2', 'R1', 'R2'].entries()) {
    t.until(seat, 'action')
    expect(view(t.game, 1).raid.clock).toMatchObject({ n: i + 1, at: 4 })
  }
  expect(t.result()).toBeNull()
  t.until('R1', 'action')
  expect(t.result()).toBe('boss')
})
