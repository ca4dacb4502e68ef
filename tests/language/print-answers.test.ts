// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Prompts, answers, links and the log over a little made-up table. */
import { describe, expect, test } from 'vitest'
import { answerText, eventText, linkText, type PrintCtx, promptOf, saysOf } from '../../src/language/print/index.ts'
import { type CardDef, verbs } from '../../src/language/types.ts'
import {
  type Answer,
  type Decision,
  type DecisionKind,
  decisionKinds,
  type Happening,
  type Link,
} from '../../src/state/types.ts'

const base = { set: 'test', number: 1 }
const defs: Record<number, CardDef> = {
  1: { ...base, name: 'Crush', type: 'ability', cost: 1, text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] },
  2: { ...base, name: 'Kor', type: 'ally', cost: 3, atk: 3, health: 3 },
  3: { ...base, name: 'Steel Helm', type: 'armor', cost: 3, def: 2 },
  4: { ...base, name: 'Great Axe', type: 'weapon', cost: 4, strike: 3, atk: 4 },
  5: {
    ...base,
    name: 'Bulwark',
    type: 'hero',
    health: 30,
    front: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'flip', what: 'self' },
        ],
        then: [{ do: 'modify', mods: [{ mod: 'keyword', what: 'self', keyword: 'Protector' }], until: 'turn' }],
      },
    ],
  },
  6: { ...base, name: 'Deep Fire', type: 'ability', cost: 2, x: true },
  7: {
    ...base,
    name: 'Errand',
    type: 'quest',
    powers: [{ reward: [{ do: 'draw', n: 1 }], pay: [{ do: 'pay', n: 3 }] }],
  },
}
defs[9] = {
  ...base,
  name: 'Hex',
  type: 'ability',
  cost: 1,
  attach: { target: 1, is: 'ally' },
  text: [{ do: 'exhaust', what: 'host' }],
}
defs[10] = {
  ...base,
  name: 'Ashes',
  type: 'ability',
  cost: 1,
  text: [
    { do: 'move', by: 'opponents', what: { choose: 1, is: 'ally', of: '$by' }, to: 'removed' },
    {
      do: 'move',
      by: 'opponents',
      what: {
        choose: 1,
        is: 'ally',
        of: '$by',
        by: { case: [{ if: { some: { is: 'ally', of: 'you' } }, use: 'you' }], else: '$by' },
      },
      to: 'removed',
    },
  ],
}
defs[8] = {
  ...base,
  name: 'Meal',
  type: 'ability',
  cost: 1,
  text: [
    { do: 'destroy', by: 'opponents', what: { choose: 1, is: ['ally', 'equipment'], of: '$by' } },
    {
      do: 'forEach',
      of: 'opponents',
      as: 'he',
      then: [
        { do: 'reveal', what: { top: 2, in: 'deck', of: '$he', as: 'two' } },
        {
          do: 'try',
          may: '$he',
          these: [{ do: 'move', by: '$he', what: { choose: 1, is: 'ally', among: '$two' }, to: 'hand' }],
        },
      ],
    },
    { do: 'search', in: 'deck', for: { choose: 1, is: 'ally' }, as: 'found' },
    { do: 'modes', n: 1, of: [[{ do: 'draw', n: 1 }], [{ do: 'move', what: '$found', to: 'hand' }]] },
  ],
  powers: [
    { play: { rather: [{ do: 'exhaust', what: { choose: 1, is: 'armor', of: 'you' } }] } },
    { when: { on: 'defend', by: 'boss' }, then: [{ do: 'heal', n: 1, by: 'boss', from: 'boss' }] },
  ],
}
const nodes: Record<string, unknown> = {
  'Crush#text[0].what': { target: 1, is: 'ally' },
  'Multi#text[0].to': { target: { upTo: 3 }, is: 'character' },
  'Bulwark#front[0]': defs[5].front![0],
  'Errand#powers[0]': defs[7].powers![0],
  'Pick#what': { choose: 1, among: '$two' },
  'Pick#ally': { choose: 1, is: 'ally', among: '$two' },
  'May#try': { do: 'try', may: 'you', these: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] },
  'Cost#pay[0]': { do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you' } },
  'Modes#of': {
    do: 'modes',
    n: 1,
    of: [[{ do: 'draw', n: 1 }], [{ do: 'destroy', what: { target: 1, is: 'ability' } }]],
  },
  'Aura#mod': { mod: 'prevent', would: { on: 'deal', to: 'boss' }, n: 1 },
}
const ctx: PrintCtx = {
  name: (o) => (o < 0 ? ['Onyxia', 'Ann', 'Ben'][-1 - o] : (defs[o]?.name ?? 'a card')),
  seatName: (seat) => ['Onyxia', 'Ann', 'Ben'][seat] ?? 'nobody',
  def: (o) => defs[o] ?? null,
  node: (ptr) => nodes[ptr] ?? follow(ptr),
  words: { boss: 'Onyxia', they: 'she' },
  you: 0,
}
/** As the engine points: 'Meal#text.0.what'. */
function follow(ptr: string): unknown {
  const [name, path] = ptr.split('#')
  const def: unknown = Object.values(defs).find((d) => d.name === name)
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], def)
}

const decide = (kind: DecisionKind, about: Decision['about'] = {}, more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind,
  rule: '',
  about,
  answers: [],
  matters: true,
  step: kind,
  ...more,
})
const answer = (kind: DecisionKind, a: Answer, about: Decision['about'] = {}) => answerText(decide(kind, about), a, ctx)

describe('prompts', () => {
  const rows: readonly (readonly [Decision, string])[] = [
    [decide('priority'), 'Act or pass'],
    [decide('priority', { window: 'end' }), 'Before this turn ends: act or pass'],
    [decide('mulligan'), 'Keep this hand, or take a mulligan'],
    [decide('x', { card: 6 }), 'Choose X for Deep Fire'],
    [decide('mode', { card: 1 }), 'Choose what Crush does'],
    [decide('target', { card: 1, code: 'Crush#text[0].what' }), 'Choose target ally for Crush'],
    [
      decide('target', { code: 'Multi#text[0].to', picked: [2], max: 3 }),
      'Choose up to three target heroes and/or allies (1 of 3 chosen)',
    ],
    [decide('target'), 'Choose a target'],
    [decide('cost', { card: 1, code: 'Cost#pay[0]' }), 'Pay the cost of Crush: exhaust an ally you control'],
    [decide('attacker-target', { card: 2 }), 'Choose what Kor attacks'],
    [decide('strike', { card: 5 }), 'Choose a weapon for Bulwark to strike with'],
    [decide('protect', { card: 2 }), 'Protect Kor?'],
    [
      decide('armor', { packet: { n: 5, types: ['fire'], by: 2, to: 5, combat: false } }),
      'Prevent damage with armor? (5 fire damage from Kor to Bulwark)',
    ],
    [decide('choose', { code: 'Pick#what' }), 'Choose one of these'],
    [decide('choose', { code: 'Pick#ally' }), 'Choose an ally card among these'],
    [decide('choose', { card: 99, code: 'Pick#what' }), 'Choose one of these'],
    [decide('choose', { code: 'Pick#ally' }, { answers: [{ do: 'number', n: 4 }] }), 'Choose one of these dice'],
    [decide('choose', { card: 10, code: 'Ashes#text.0.what' }), 'Choose an ally in your party for Ashes'],
    [decide('choose', { card: 10, code: 'Ashes#text.1.what' }), 'Choose an ally for Ashes'],
    [decide('yes-no', { card: 1, code: 'May#try' }), 'Crush: exhaust target ally?'],
    [decide('face', { card: 1 }), 'Place Crush face up or face down'],
    [decide('target', { code: 'Crush#text[0].what' }, { joint: [1, 2] }), 'Choose target ally'],
  ]
  test.each(rows)('%#', (d, text) => expect(promptOf(d, ctx)).toBe(text))

  test('a question about a target that is known names it', () => {
    const may = decide('yes-no', { card: 1, code: 'May#try' })
    expect(promptOf(may, { ...ctx, aims: ['Kor'] })).toBe('Crush: exhaust Kor?')
    expect(promptOf(may, { ...ctx, aims: ['Kor', 'Bulwark'] })).toBe('Crush: exhaust target ally?')
  })

  test('a question in combat names who attacks whom and for how much, and never says the opposite', () => {
    const attack = { by: 5, to: [2], blow: '3 fire', fatal: true, sabotage: false }
    const said = (d: Decision, more: Partial<PrintCtx>): string => promptOf(d, { ...ctx, ...more })
    const guard = decide('protect', { card: 2 })
    expect(said(guard, { attack })).toBe('Bulwark attacks Kor for 3 fire (fatal). Protect Kor?')
    expect(said(guard, { attack: { ...attack, blow: '', fatal: false } })).toBe('Bulwark attacks Kor. Protect Kor?')
    const at = (window: string) => decide('priority', { window })
    expect(said(at('attack'), { attack })).toBe('Bulwark attacks Kor for 3 fire (fatal). Respond?')
    expect(said(at('defend'), { attack: { ...attack, to: [2, 5], blow: '', fatal: false } })).toBe(
      'Last chance before damage: Bulwark attacks Kor and Bulwark. Respond?',
    )
    expect(said(at('conclusion'), { attack })).toBe('The blows have been dealt. Act or pass')
    const next = { kind: 'card', card: 1, code: '', x: 0, targets: {} } as never
    expect(said(at('attack'), { attack, next })).toBe('Crush resolves next. Respond?')
    expect(said(decide('choose', { card: 10, code: 'Ashes#text.1.what' }, { joint: [1, 2] }), {})).toBe(
      'Ashes: which ally?',
    )
  })

  test('a piece of a card reads as it does there, from the mouth of whoever answers', () => {
    const ask = (kind: DecisionKind, code: string) => promptOf(decide(kind, { card: 8, code }), ctx)
    expect(ask('choose', 'Meal#text.0.what')).toBe('Choose an ally or equipment you control for Meal')
    expect(ask('yes-no', 'Meal#text.1.then.1')).toBe('Meal: put an ally card revealed this way into your hand?')
    expect(ask('choose', 'Meal#text.2')).toBe('Choose an ally card for Meal')
    expect(promptOf(decide('choose', { card: 8, code: 'Meal#text' }, { rule: '802' }), ctx)).toBe(
      'Choose which comes next for Meal',
    )
    expect(ask('cost', '')).toBe('Choose how to pay the cost of Meal')
    expect(ask('cost', 'Meal#powers.0.play.rather.0.what')).toBe('Pay the cost of Meal: exhaust an armor you control')
  })

  test('beside it stands what the card says, without its cost, unless the question says it all', () => {
    const ask = (kind: DecisionKind, card: number, code?: string) => {
      const d = decide(kind, { card, code })
      return saysOf(d, promptOf(d, ctx), ctx)
    }
    expect(ask('target', 1, 'Crush#text.0.what')).toBe('Destroy target ally.')
    expect(ask('choose', 8, 'Meal#text.0.what')).toMatch(/^Each opponent destroys an ally or equipment .*/)
    expect(ask('choose', 8, 'Meal#text.0.what')).toContain('put an ally card revealed this way')
    expect(ask('choose', 7, 'Errand#powers.0.reward.0')).toBe('Draw a card.')
    expect(ask('target', 5, 'Bulwark#front.0.then.0')).toBe('Bulwark has Protector this turn.')
    expect(ask('x', 7)).toContain('Reward: Draw a card.')
    expect(ask('target', 9, 'Hex#attach')).toBe('Attach to target ally and exhaust it.')
    expect(ask('yes-no', 1, 'Crush#text.0')).toBe('')
    expect(ask('target', 99, 'Crush#text.0.what')).toBe('')
    expect(ask('target', 1, 'Other#text.0.what')).toBe('')
    expect(ask('attacker-target', 1)).toBe('')
    expect(ask('priority', 1)).toBe('')
  })

  test('every kind of decision has one', () => {
    for (const kind of decisionKinds) expect(promptOf(decide(kind), ctx), kind).toMatch(/^[A-Z]/)
  })
})

describe('answers', () => {
  const down: Answer = { do: 'place', card: 7 }
  const either = decide('priority', {}, { answers: [down, { do: 'place', card: 7, n: 1 }, { do: 'place', card: 1 }] })
  const rows: readonly (readonly [string, string])[] = [
    [answer('priority', { do: 'pass' }), 'Pass'],
    [answer('priority', { do: 'play', card: 1 }), 'Play Crush (1)'],
    [answer('priority', { do: 'play', card: 6 }), 'Play Deep Fire (2+X)'],
    [
      answer('priority', { do: 'use', card: 5, code: 'Bulwark#front[0]' }),
      'Flip Bulwark (1): Protector this turn. Once per game.',
    ],
    [answer('priority', { do: 'place', card: 1 }), 'Resource: Crush'],
    [answer('priority', { do: 'place', card: 7, n: 1 }), 'Resource, face up: Errand'],
    [answerText(either, down, ctx), 'Resource, face down: Errand'],
    [answerText(either, { do: 'place', card: 1 }, ctx), 'Resource: Crush'],
    [answer('priority', { do: 'complete', card: 7, code: 'Errand#powers[0]' }), 'Complete Errand (3)'],
    [answer('priority', { do: 'attack', card: 2 }), 'Attack with Kor'],
    [answer('attacker-target', { do: 'pick', card: 5 }), 'Attack Bulwark'],
    [answer('target', { do: 'pick', card: -2 }), 'Ann'],
    [answer('target', { do: 'pick', card: 99 }), 'A card'],
    [answer('discard', { do: 'pick', card: 1 }), 'Discard Crush'],
    [answer('cost', { do: 'pick', card: 2 }, { code: 'Cost#pay[0]' }), 'Exhaust Kor'],
    [answer('target', { do: 'done' }), 'Done'],
    [answer('x', { do: 'number', n: 4 }), 'X is 4'],
    [answer('mode', { do: 'mode', n: 1 }, { code: 'Modes#of' }), 'Destroy target ability'],
    [answer('mode', { do: 'mode', n: 1 }, { card: 8, code: 'Meal#text.3' }), 'Put it into your hand'],
    [answer('cost', { do: 'number', n: 0 }, { card: 8 }), 'Pay (1)'],
    [
      answer('cost', { do: 'number', n: 1, code: 'Meal#powers.0.play.rather' }, { card: 8 }),
      'Exhaust an armor you control',
    ],
    [
      answer('cost', { do: 'pick', card: 3 }, { card: 8, code: 'Meal#powers.0.play.rather.0.what' }),
      'Exhaust Steel Helm',
    ],
    [answer('strike', { do: 'strike', card: 4 }), 'Strike with Great Axe (3)'],
    [answer('strike', { do: 'pass' }), "Don't strike"],
    [answer('protect', { do: 'protect', card: 2 }), 'Protect with Kor'],
    [answer('armor', { do: 'prevent', card: 3 }), 'Exhaust Steel Helm (2 DEF) to prevent damage'],
    [
      answer('replace', { do: 'prevent', card: 1, code: 'Aura#mod' }),
      'Crush: If Onyxia would be dealt damage, prevent 1 of it',
    ],
    [answer('order', { do: 'trigger', n: 0, card: 2 }), 'Kor'],
    [answer('yes-no', { do: 'yes' }), 'Yes'],
    [answer('mulligan', { do: 'mulligan' }), 'Take a mulligan'],
    [answer('face', { do: 'down' }), 'Face down'],
  ]
  test.each(rows)('%#', (said, text) => expect(said).toBe(text))
})

describe('links', () => {
  const empty: Link = {
    id: 1,
    kind: 'game',
    card: 0,
    controller: 0,
    code: '',
    power: '',
    x: 0,
    targets: {},
    modes: {},
    picks: {},
    names: {},
    notes: {},
    faceDown: false,
    sealed: false,
    check: '',
    attacker: 0,
    defender: 0,
    second: 0,
    sabotage: false,
    after: '',
    path: '',
    refused: [],
  }
  test('one line each', () => {
    expect(linkText({ ...empty, kind: 'proposal', attacker: 5, defender: 2 }, ctx)).toBe('Bulwark attacks Kor')
    expect(linkText({ ...empty, kind: 'card', card: 1, targets: { a: [2] } }, ctx)).toBe('Crush, targeting Kor')
    expect(linkText({ ...empty, kind: 'card', card: 6, x: 3 }, ctx)).toBe('Deep Fire with X 3')
    expect(linkText({ ...empty, kind: 'power', card: 5, power: 'Bulwark#front[0]' }, ctx)).toBe(
      'Power of Bulwark: Bulwark has Protector this turn',
    )
    expect(linkText({ ...empty, kind: 'reward', card: 7, power: 'Errand#powers[0]' }, ctx)).toBe(
      'Reward of Errand: Draw a card',
    )
    expect(linkText({ ...empty, kind: 'trigger', card: 8, code: 'Meal#powers.1.then' }, ctx)).toBe(
      'Triggered power of Meal: When Onyxia defends, she heals 1 damage from herself',
    )
    expect(linkText({ ...empty, kind: 'resource', card: 1, faceDown: true }, ctx)).toBe(
      'A card, face down, as a resource',
    )
    expect(linkText({ ...empty, kind: 'trigger', card: 2, targets: [2, -2] as never }, ctx)).toBe(
      'Triggered power of Kor, targeting Kor and Ann',
    )
  })
})

describe('log', () => {
  const rows: readonly (readonly [Happening, string])[] = [
    [{ on: 'deal', by: 5, to: 2, n: 5, type: 'fire' }, 'Bulwark deals 5 fire damage to Kor.'],
    [
      { on: 'deal', by: 5, to: 2, n: 4, types: ['melee'], combat: true, fatal: true, with: 4 },
      'Bulwark deals 4 combat melee damage to Kor with Great Axe (fatal).',
    ],
    [{ on: 'heal', by: 5, from: 5, n: 3 }, 'Bulwark heals Bulwark for 3.'],
    [{ on: 'heal', by: 2, from: 2, n: 3 }, 'Kor heals itself for 3.'],
    [{ on: 'deal', by: 5, to: 2, n: 1, type: 'fire', with: 2 }, 'Bulwark deals 1 fire damage to Kor because of Kor.'],
    [{ on: 'destroy', what: 2 }, 'Kor is destroyed.'],
    [{ on: 'draw', by: -2, seat: 1 }, 'Ann draws a card.'],
    [{ on: 'draw', by: -2, n: 3 }, 'Ann draws three cards.'],
    [{ on: 'discard', by: -2, what: 1 }, 'Ann discards Crush.'],
    [{ on: 'put', what: 2, to: 2, n: 2, type: 'damage' }, '2 damage is put on Kor.'],
    [{ on: 'put', to: 2, n: 1, type: 'spine' }, '1 spine counter is put on Kor.'],
    [{ on: 'move', what: 2, zone: 'hand', seat: 1 }, "Kor is put into Ann's hand."],
    [{ on: 'move', what: 2, zone: 'removed' }, 'Kor is removed from the game.'],
    [{ on: 'move', what: 2, zone: 'play' }, 'Kor is put into play.'],
    [{ on: 'roll', by: -1, rolled: [3, 5] }, 'Onyxia rolls 3 and 5.'],
    [{ on: 'roll', by: -1, rolled: [1], type: 'coin' }, 'Onyxia flips heads.'],
    [{ on: 'roll', by: -1, rolled: [2], type: 'coin' }, 'Onyxia flips tails.'],
    [{ on: 'flip', what: 5, side: 'back' }, 'Bulwark flips.'],
    [{ on: 'play', by: -2, what: 1 }, 'Ann plays Crush.'],
    [{ on: 'place', by: -2, what: 99 }, 'Ann places a card as a resource.'],
    [{ on: 'attack', by: 2, what: 5 }, 'Kor attacks Bulwark.'],
    [{ on: 'protect', by: 2, for: 5 }, 'Kor protects Bulwark.'],
    [{ on: 'strike', by: 5, with: 4 }, 'Bulwark strikes with Great Axe.'],
    [{ on: 'prevent', what: 3, to: 5, n: 2 }, 'Steel Helm prevents 2 damage to Bulwark.'],
    [{ on: 'interrupt', what: 1 }, 'Crush is interrupted.'],
    [{ on: 'start', seat: 1 }, "Ann's turn begins."],
    [{ on: 'lose', by: -2 }, 'Ann is out of the game.'],
    [{ on: 'pay', by: -2, n: 3 }, ''],
    [{ on: 'somethingElse' }, ''],
  ]
  test.each(rows)('%#', (ev, text) => expect(eventText(ev, ctx)).toBe(text))

  test('every verb has its line, and none prints a hole', () => {
    const silent = new Set(['propose', 'enter', 'leave', 'activate', 'pay', 'target', 'modify', 'fight'])
    for (const on of verbs) {
      const full = eventText(
        { on, by: 5, what: 2, to: 3, from: 2, with: 4, n: 2, seat: 1, side: 'front', rolled: [2], zone: 'hand' },
        ctx,
      )
      const bare = eventText({ on }, ctx)
      expect(full + bare, on).not.toMatch(/undefined|\[object|NaN| {2}/)
      expect(full !== '', on).toBe(!silent.has(on))
    }
  })
})
