// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Card data that is right passes; each kind of mistake is told by path, with the right word where one is near. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import type { Setup } from '../../src/engine/types.ts'
import { checkCard, checkCondition, checkEffects, checkEvent } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'

const good = {
  name: 'Crush',
  type: 'ability',
  set: 'test',
  number: 1,
  cost: 1,
  text: [{ do: 'destroy', what: { target: 1, is: 'ally', as: 'it' } }],
}
const what = (part: object, at = 0) => {
  const found = checkCard({ ...good, ...part })[at]
  return found ? `${found.where}: ${found.what}. ${found.fix}` : 'fine'
}

test('all content is right', () => {
  expect(library.cards.flatMap((def) => checkCard(def))).toEqual([])
  for (const raid of library.raids)
    expect(raid.cards.flatMap((def) => checkCard(def, def.name, Object.keys(raid.types ?? {})))).toEqual([])
})

describe('words', () => {
  test('the nearest right word is offered', () => {
    expect(what({ text: [{ do: 'destroy', what: { target: 1, is: 'aly' } }] })).toBe(
      'Crush.text[0].what.is: "aly" is not a kind of card or player. Did you mean "ally"?',
    )
    expect(what({ text: [{ do: 'destory', what: 'self' }] })).toBe(
      'Crush.text[0].do: "destory" is not an effect. Did you mean "destroy"?',
    )
    expect(what({ powers: [{ keyword: 'Ferocty' }] })).toBe(
      'Crush.powers[0].keyword: "Ferocty" is not a keyword. Did you mean "Ferocity"?',
    )
    expect(what({ powers: [{ when: { on: 'atack' }, then: [{ do: 'draw' }] }] })).toBe(
      'Crush.powers[0].when.on: "atack" is not a verb. Did you mean "attack"?',
    )
    expect(what({ text: [{ do: 'destroy', what: 'opponent' }] })).toContain('Did you mean "opponents"?')
    expect(what({ powers: [{ always: [{ mod: 'canot', on: 'attack', by: 'self' }] }] })).toContain(
      'Did you mean "cannot"?',
    )
  })

  test('unknown keys', () => {
    expect(what({ cots: 2 })).toBe('Crush.cots: "cots" is not known here. Did you mean "cost"?')
    expect(what({ text: [{ do: 'draw', m: 2 }] })).toContain('Crush.text[0].m')
    expect(what({ powers: [{ whem: {}, then: [] }] })).toBe(
      'Crush.powers[0].whem: it is not a power. Did you mean "when"?',
    )
    expect(what({ text: [{ do: 'draw', if: { mach: 'self' } }] })).toContain('Did you mean "match"?')
    expect(what({ text: [{ do: 'draw', n: { cuont: 'players' } }] })).toContain('Did you mean "count"?')
  })

  test('wrong kinds of values', () => {
    expect(what({ cost: '1' })).toContain('Crush.cost: "1" is not a number')
    expect(what({ text: { do: 'draw' } })).toContain('is not a list')
    expect(what({ text: [{ do: 'draw', n: 'two' }] })).toContain('"two" is not an amount')
    expect(what({ text: [{ do: 'destroy', what: {} }] })).toContain('a set is empty')
    expect(what({ text: [{ do: 'destroy', what: { target: 1, choose: 1, is: 'ally' } }] })).toContain('picks twice')
    expect(what({ text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: 'self' }], until: 'week' }] })).toContain(
      '"week" is not a duration',
    )
    expect(what({ text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: 'self' }], until: { untill: {} } }] })).toBe(
      'Crush.text[0].until.untill: it is not a duration. Did you mean "until"?',
    )
  })

  test('what is missing', () => {
    expect(what({ text: [{ do: 'destroy' }] })).toBe('Crush.text[0]: "what" is missing. Add "what".')
    expect(what({ text: [{ do: 'discard' }] })).toContain('neither "n" nor "what"')
    expect(checkCard({}).map((p) => p.what)).toEqual([
      '"name" is missing',
      '"type" is missing',
      '"set" is missing',
      '"number" is missing',
    ])
    expect(checkCard(null)).toHaveLength(1)
    expect(checkCard([1, 2])).toHaveLength(1)
  })
})

describe('types of cards', () => {
  test('each has its numbers', () => {
    expect(checkCard({ ...good, type: 'weapon', atk: 1, damageType: 'melee' }).map((p) => p.what)).toEqual([
      '"strike" is missing',
    ])
    expect(checkCard({ ...good, type: 'ally', text: undefined }).map((p) => p.what)).toEqual([
      '"atk" is missing',
      '"health" is missing',
    ])
    expect(what({ type: 'armor' })).toContain('"def" is missing')
    expect(what({ type: 'quest' })).toContain('a quest without a reward')
    expect(what({ powers: [{ reward: [{ do: 'draw' }], pay: [{ do: 'pay', n: 1 }] }] })).toContain('only a quest')
    expect(what({ front: [] })).toContain('an ability, an event or a quest has one side')
  })

  test('attach descriptions', () => {
    expect(what({ text: [{ do: 'destroy', what: 'host' }] })).toBe(
      'Crush.text[0].what: "host" without an attach description. Add "attach" to the card.',
    )
    expect(what({ attach: { is: 'ally' } })).toContain('does not say what the card is attached to')
    expect(what({ attach: { target: 1, is: 'ally' }, text: [{ do: 'exhaust', what: 'host' }] })).toBe('fine')
  })
})

describe('names', () => {
  test('unbound ones are found', () => {
    expect(what({ text: [{ do: 'destroy', what: '$it' }] })).toBe(
      'Crush.text[0].what: there is no $it here. Bind it with "as" where it is chosen.',
    )
    expect(what({ text: [...good.text, { do: 'exhaust', what: '$ti' }] })).toBe(
      'Crush.text[1].what: there is no $ti here. Did you mean "$it"?',
    )
    expect(what({ text: [{ do: 'draw', n: '$paid.n' }] })).toContain('there is no $paid.n here')
    expect(what({ text: [{ do: 'draw', if: { done: 'never' } }] })).toContain('Crush.text[0].if.done')
    expect(what({ text: [{ do: 'exhaust', what: '$it' }, ...good.text] })).toContain('Crush.text[0].what')
  })

  test('bound ones pass: in costs, events, sets, and by whoever acts', () => {
    const cost = {
      powers: [{ play: { add: [{ do: 'put', n: { upTo: 5 }, what: 'damage', to: 'yourHero', as: 'paid' }] } }],
    }
    expect(what({ ...cost, text: [{ do: 'draw', n: '$paid.n' }] })).toBe('fine')
    expect(
      what({ powers: [{ when: { on: 'deal', to: 'self' }, then: [{ do: 'deal', n: '$n', by: 'self', to: '$by' }] }] }),
    ).toBe('fine')
    expect(what({ text: [{ do: 'destroy', by: 'opponents', what: { choose: 1, is: 'ally', of: '$by' } }] })).toBe(
      'fine',
    )
    expect(
      what({
        powers: [
          { then: [{ do: 'ready', what: '$it' }], pay: [{ do: 'exhaust', what: { choose: 1, is: 'ally', as: 'it' } }] },
        ],
      }),
    ).toBe('fine')
  })
})

test('707.1c modes are chosen by one, before targets', () => {
  const modes = (by: unknown) =>
    what({ text: [{ do: 'modes', n: 1, by, of: [[{ do: 'draw' }], [{ do: 'draw', n: 2 }]] }] })
  expect(modes({ choose: 1, is: 'opponent', as: 'he' })).toBe('fine')
  expect(modes({ together: 'opponents' })).toBe('fine')
  expect(modes('opponents')).toBe(
    'Crush.text[0].by: several players are asked for one answer. Name one, or a group: { together: … }.',
  )
  expect(modes({ target: 1, is: 'opponent' })).toContain('modes are chosen before targets')
})

test('709.2a who is asked for one answer is one, or a group', () => {
  const one = 'several players are asked for one answer'
  const asked = (e: object) => what({ text: [e] })
  for (const e of [
    { do: 'guess', stat: 'cost', what: 'self', than: 'yourHero', as: 'g' },
    { do: 'retarget', what: { choose: 1, in: 'chain' } },
    { do: 'retarget' },
    { do: 'name', of: 'card', as: 'w' },
  ]) {
    expect(asked({ ...e, by: 'opponents' })).toBe(`Crush.text[0].by: ${one}. Name one, or a group: { together: … }.`)
    expect(asked({ ...e, by: { together: 'opponents' } })).toBe('fine')
  }
  const may = (mod: object, who: unknown) => what({ powers: [{ always: [{ ...mod, may: who }] }] })
  for (const mod of [
    { mod: 'instead', would: { on: 'draw', by: 'you' }, then: [{ do: 'draw', n: 2 }] },
    { mod: 'prevent', would: { on: 'deal', to: 'self' }, n: 'all' },
  ]) {
    expect(may(mod, 'players')).toContain(`Crush.powers[0].always[0].may: ${one}`)
    expect(may(mod, 'you')).toBe('fine')
  }
  const search = { do: 'search', in: 'deck', for: { choose: 1, is: 'ally' }, as: 'x' }
  expect(asked({ ...search, by: 'players' })).toBe('fine')
  expect(asked({ ...search, by: { together: 'players' } })).toContain('each player searches alone')
  const put = (to: object, by: unknown) =>
    asked({ do: 'put', n: 3, what: 'damage', to: { is: 'ally', ...to }, divided: true, by })
  expect(put({ choose: 2 }, { together: 'opponents' })).toBe('fine')
  expect(put({ target: 2 }, 'you')).toBe('fine')
  expect(put({ target: 2 }, 'opponents')).toBe(
    'Crush.text[0].by: amounts for targets are divided as the link is added, by its controller (707.1d). Leave it out, or write "choose" instead of "target".',
  )
})

test('707.1 targets and modes are chosen as a link is added, not for each and not in a raid’s machine', () => {
  const each = (e: object, of: object = { is: 'ally' }) => what({ text: [{ do: 'forEach', of, as: 'one', then: [e] }] })
  const destroy = { do: 'destroy', what: { target: 1, is: 'ally' } }
  const modes = { do: 'modes', n: 1, of: [[{ do: 'draw' }], [{ do: 'draw', n: 2 }]] }
  expect(each({ do: 'destroy', what: '$one' }, { target: 2, is: 'ally' })).toBe('fine')
  expect(each(destroy)).toContain('Crush.text[0].then[0].what')
  expect(each(modes)).toContain('"modes" is chosen as a link is added (707.1c), which is not possible here')
  expect(each({ do: 'empower', of: 'Mage', then: [{ do: 'draw' }] })).toContain('"empower" is chosen')
  expect(what({ text: [modes] })).toBe('fine')
  expect(checkEffects([modes], 'machine.one')[0]).toMatchObject({ where: 'machine.one[0]' })
  expect(checkEffects([destroy], 'machine.one')[0]).toMatchObject({ where: 'machine.one[0].what.target' })
})

test('712.3 what is asked of the whole game is settled as it happens, whoever asks', () => {
  const drawIf = (happened: object, since: unknown = 'game') =>
    what({ text: [{ do: 'draw', if: { happened, since } }] })
  expect(drawIf({ on: 'complete', by: 'you' })).toBe('fine')
  expect(
    drawIf({ on: 'deal', by: ['self', 'host'], to: { is: 'ally', where: ['atk', '>', { stat: 'cost', of: 'it' }] } }),
  ).toContain('"host" without an attach description')
  expect(drawIf({ on: 'destroy', what: { is: 'ally', of: { controller: 'self' } } })).toBe(
    'Crush.text[0].if.happened.what: whether it matches is decided as it happens, when "self" is not known. Make it the whole role, or describe the role without it.',
  )
  expect(drawIf({ on: 'destroy', what: { is: 'ally', other: true } })).toContain('"other" is not known')
  expect(drawIf({ on: 'draw', by: 'you', nth: { n: 3, per: 'game' } })).toBe('fine')
  expect(drawIf({ on: 'draw', by: 'you', nth: { n: 3, per: 'turn' } })).toContain('Write per: "game"')
  expect(drawIf({ on: 'draw', by: 'you', nth: { n: 3, per: 'game' } }, 'turn')).toContain('Write per: "turn"')
  expect(drawIf({ on: 'draw' }, 'year')).toContain('"year" is not a since')
  const did = (pattern: object) => what({ text: [{ do: 'destroy', what: { is: 'ally', did: pattern } }] })
  expect(did({ on: 'deal', to: 'it', since: 'game' })).toBe('fine')
  expect(did({ on: 'attack' })).toContain('it does not refer to the members of the set')
  expect(checkCondition({ happened: { on: 'draw' }, since: 'game' }, 'guard')[0]).toMatchObject({ where: 'guard' })
})

test('706.1 targets of each of several players', () => {
  const destroy = (set: object) =>
    what({ text: [{ do: 'destroy', what: { is: 'ally', ofEach: 'opponents', ...set } }] })
  expect(destroy({ target: 1 })).toBe('fine')
  expect(destroy({ choose: 1 })).toBe(
    'Crush.text[0].what.ofEach: "ofEach" works only for targets. Write "target" beside it, or "of" alone.',
  )
  expect(destroy({ target: 1, of: 'opponents' })).toContain('it has both "of" and "ofEach"')
  const to = { target: 2, is: 'ally', ofEach: 'opponents' }
  expect(what({ text: [{ do: 'deal', n: 4, by: 'yourHero', to, divided: true }] })).toContain(
    'apply to all targets together',
  )
})

test('715.1, 714.3 whose turn is to come', () => {
  const then = (event: object, next: unknown) =>
    what({ text: [{ do: 'modify', mods: [{ mod: 'when', event, next, then: [{ do: 'draw' }] }] }] })
  expect(then({ on: 'end', turn: 'you' }, 'turn')).toBe('fine')
  expect(then({ on: 'start', turn: 'you' }, 'turn')).toBe(
    'Crush.text[0].mods[0].next: only the end of a turn can be that of the next turn. Write true, or on: "end".',
  )
  expect(then({ on: 'end', turn: 'you' }, 'week')).toContain('is not true')
  const until = (duration: object) =>
    what({ text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: 'self' }], until: duration }] })
  expect(until({ until: { on: 'end', turn: 'you' }, next: true })).toBe('fine')
  expect(until({ until: { on: 'start', turn: 'players' } })).toBe('fine')
  expect(until({ until: { on: 'start', turn: 'you' }, next: true })).toContain('always that of the next')
  expect(until({ until: { on: 'end', turn: 'opponents' } })).toContain('it does not say whose turn')
})

test('effects, conditions and events of a raid', () => {
  expect(
    checkEffects([{ do: 'swap', what: 'yourHero', for: 'Onyxia (Stage 2)', keep: 'readiness' }], 'machine.one'),
  ).toEqual([])
  expect(checkEffects([{ do: 'swop', what: 'yourHero' }], 'machine.one')[0]).toMatchObject({
    where: 'machine.one[0].do',
    fix: 'Did you mean "swap"?',
  })
  expect(checkCondition({ some: { is: 'ally', of: 'you' } }, 'guard')).toEqual([])
  expect(checkCondition({ sone: 1 }, 'guard')[0].fix).toBe('Did you mean "some"?')
  expect(checkEvent({ on: 'flip', what: 'self', to: 'back' }, 'listens.turned')).toEqual([])
  expect(checkEvent({ on: 'flip', wat: 'self' }, 'listens.turned')[0].where).toBe('listens.turned.wat')
})

describe('cards that contradict themselves', () => {
  test('no cost sets this X', () => {
    const x = [{ do: 'draw', n: 'X' }]
    expect(what({ text: x })).toBe('Crush.text[0].n: no cost sets this X. Add "x" to the card, or pay X.')
    expect(what({ text: x, x: true })).toBe('fine')
    expect(what({ powers: [{ pay: [{ do: 'pay', n: 'X' }], then: x }] })).toBe('fine')
    expect(what({ powers: [{ pay: [{ do: 'pay', n: 2 }], then: x }] })).toContain(
      'Crush.powers[0].then[0].n: no cost sets',
    )
  })

  test('tags that are no tags', () => {
    expect(what({ tags: ['Pet(1)'] })).toBe('Crush.tags[0]: "Pet(1)" has no space before its number. Write "Pet (1)".')
    expect(what({ tags: ['Night Elf Druid'] })).toBe(
      "Crush.tags[0]: \"Night Elf Druid\" is more than one tag. Write 'Night Elf', 'Druid'.",
    )
    expect(what({ tags: ['Shadow Hunter', 'Death Knight'] })).toBe('fine')
  })

  test('negative numbers, weapons without strike cost, attachments that are attached to nothing, quests without reward', () => {
    expect(what({ cost: -1 })).toContain('Crush.cost: it is -1')
    expect(what({ type: 'weapon', atk: 1, damageType: 'melee', text: undefined })).toContain('"strike" is missing')
    expect(what({ powers: [{ always: [{ mod: 'noPowers', what: 'host' }] }] })).toContain(
      '"host" without an attach description',
    )
    expect(what({ type: 'quest', text: undefined })).toContain('a quest without a reward')
  })

  test('an ally token without ATK, a power that is neither given nor borrowed', () => {
    expect(what({ text: [{ do: 'create', n: 1, token: { tags: ['Bear'] } }] })).toContain('an ally token without ATK')
    const mod = { mod: 'power', what: 'yourHero' }
    expect(what({ text: [{ do: 'modify', mods: [mod] }] })).toContain('it needs either "power" or "of"')
  })

  test('a game is not begun with such a card', () => {
    const bad = { ...good, cost: -1 } as unknown as CardDef
    const begin = () =>
      start({ ...library, cards: [...library.cards, bad] }, { players: [{ name: 'A', deck: '' }], seed: 1 } as Setup)
    expect(begin).toThrow('Crush.cost: it is -1')
  })
})

test('a card type of a raid’s own is known where the raid declares it, and nowhere else', () => {
  const cube = { name: 'Cube', type: 'Cube', set: 'Test', number: 1, front: [], back: [] }
  const counts = { ...good, text: [{ do: 'draw', n: { count: { is: 'Cube', of: 'you' } } }] }
  expect([...checkCard(cube, 'Cube', ['Cube']), ...checkCard(counts, 'Crush', ['Cube'])]).toEqual([])
  expect(checkCard(cube)[0]?.what).toBe('"Cube" is not a card type')
  expect(checkCard(counts)[0]?.where).toBe('Crush.text[0].n.count.is')
  expect(checkCard({ ...cube, type: ['Cube', 'item'], cost: 1 }, 'Cube', ['Cube'])[0]).toEqual({
    where: 'Cube.type',
    what: 'a raid’s own type can’t be combined with another',
    fix: 'Give the card only that type.',
  })
})

describe('what each word can speak of', () => {
  const power = (p: object) => what({ powers: [p] })
  test('parts that the event of a verb has not', () => {
    expect(power({ when: { on: 'draw', with: 'self' }, then: [{ do: 'draw' }] })).toBe(
      'Crush.powers[0].when.with: "draw" has no "with" here. It can have: by, cause, nth.',
    )
    expect(power({ when: { on: 'draw', by: { is: 'ally' } }, then: [{ do: 'draw' }] })).toContain(
      'Crush.powers[0].when.by: this stands for cards',
    )
    expect(power({ when: { on: 'draw' }, then: [{ do: 'destroy', what: '$with' }] })).toContain('there is no $with')
  })

  test('who can do it, and what it can be done to', () => {
    expect(what({ text: [{ do: 'destroy', what: 'players' }] })).toBe(
      'Crush.text[0].what: players stands for players, which can’t be used here. It can stand for cards in play.',
    )
    expect(what({ text: [{ do: 'draw', by: { is: 'ally' } }] })).toContain(
      'Crush.text[0].by: this stands for cards in play',
    )
    expect(what({ text: [{ do: 'destroy', what: { is: 'ally', in: 'hand' } }] })).toContain('cards in a hand')
    expect(what({ text: [{ do: 'exhaust', what: { is: 'player' } }] })).toContain('stands for players')
    expect(
      what({
        text: [
          { do: 'choose', what: { choose: 1, is: 'player', as: 'he' } },
          { do: 'destroy', what: '$he' },
        ],
      }),
    ).toBe('Crush.text[1].what: $he stands for players, which can’t be used here. It can stand for cards in play.')
  })

  test('what is asked of players, piles and cards elsewhere', () => {
    expect(what({ text: [{ do: 'draw', by: { is: 'player', icon: 'Mage' } }] })).toContain(
      'Crush.text[0].by.icon: these have no "icon"',
    )
    expect(what({ text: [{ do: 'draw', n: { stat: 'hand', of: 'yourHero' } }] })).toContain('none of these has "hand"')
    expect(
      what({
        text: [
          { do: 'name', of: 'card', as: 'word' },
          { do: 'draw', n: '$word' },
        ],
      }),
    ).toContain('$word stands for names of cards')
  })

  test('choices where nobody is asked', () => {
    expect(power({ when: { on: 'attack', by: { choose: 1, is: 'ally' } }, then: [{ do: 'draw' }] })).toContain(
      'Crush.powers[0].when.by.choose: "choose" is not possible here',
    )
    expect(power({ pay: [{ do: 'destroy', what: { target: 1, is: 'ally' } }], then: [{ do: 'draw' }] })).toContain(
      '"target" is not possible here, because nobody can choose',
    )
    expect(what({ text: [{ do: 'draw', if: { some: { choose: 1, is: 'ally' } } }] })).toContain('is not possible here')
    expect(what({ text: [{ do: 'draw', n: { stat: 'atk', of: 'it' } }] })).toContain('"it" has no meaning here')
  })

  test('names of what a modifier does later are its own', () => {
    const mod = {
      mod: 'when',
      event: { on: 'attack', by: { is: 'ally', as: 'one' } },
      then: [{ do: 'destroy', what: '$one' }],
    }
    expect(
      what({
        text: [
          { do: 'modify', mods: [mod], until: 'turn' },
          { do: 'destroy', what: '$one' },
        ],
      }),
    ).toContain('Crush.text[1].what: there is no $one here')
    expect(what({ text: [{ do: 'modify', mods: [mod], until: 'turn' }] })).toBe('fine')
  })
})
