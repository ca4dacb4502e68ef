import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { CardDef } from '../../src/language/types.ts'
import {
  all,
  any,
  between,
  goes,
  is,
  march,
  mine,
  names,
  not,
  now,
  only,
  raid,
  sealed,
  stage,
  stays,
  together,
} from '../../src/raid/build.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { readRaid } from '../../src/raid/read.ts'
import { fist, golem, parts, states } from './golem-yard.ts'

test('the raid on the page of docs/raids.md has nothing to mend, and is plain data', () => {
  const yard = raid(parts, { machine: { initial: 'fight', states } })
  expect(lintRaid(yard)).toEqual([])
  expect(JSON.parse(JSON.stringify(yard))).toEqual(yard)
})

const page = readFileSync(new URL('../../docs/raids.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => JSON.parse(`{${block}}`))

test('R301.3 the examples of docs/raids.md are parts of raids with nothing to mend: a phase of its own, two Bosses', () => {
  const guard: CardDef = {
    name: 'Guard',
    type: 'ally',
    set: 'Yard',
    number: 3,
    cost: 0,
    atk: 1,
    damageType: 'melee',
    health: 1,
  }
  const twins = ['Elder Twin', 'Younger Twin'].map((name, i) => ({ ...golem, name, number: 4 + i }))
  const found = examples.map((example) => {
    const whole = { ...parts, format: 1, machine: { initial: 'fight', states }, ...example, cards: [] }
    const isNamed = ({ name }: CardDef): boolean => JSON.stringify(whole).includes(`"${name}"`)
    const cards = [golem, fist, guard, ...twins].filter(isNamed)
    return readRaid({ ...whole, cards, tokens: isNamed(guard) ? ['Guard'] : [] }, library)
  })
  expect(found.map((one) => ('problems' in one ? one.problems : Object.keys(one.raid.machine.states)))).toEqual([
    ['gate'],
    ['both', 'one'],
  ])
})

test('R100.4 what a raid leaves out is usual, and what it says stands in its place', () => {
  const usual = raid(parts, { machine: { initial: 'fight', states } })
  expect(usual).toEqual({
    ...parts,
    format: 1,
    version: '1.0.0',
    language: 'en',
    raiders: { min: 1, max: 5, meant: [3, 5] },
    draws: 1,
    handMax: 10,
    firstTurn: 'left of boss',
    skipsFirstDraw: false,
    bossMulligans: true,
    turn: ['ready', 'draw', 'action', 'end', 'wrap-up'],
    listens: {},
    machine: { id: 'golem-yard', initial: 'fight', states },
  })
  const own = { draws: 2, handMax: 7, firstTurn: 'boss', skipsFirstDraw: true, bossMulligans: false } as const
  const raiders = { min: 2, max: 3, meant: [2, 3] } as const
  const listens = { falls: { on: 'destroy', what: 'yourHero' } } as const
  const odd = raid({ ...parts, raiders }, { ...own, listens, machine: { initial: 'fight', states } })
  expect(odd).toEqual({ ...usual, ...own, raiders, listens })
})

test('actions, transitions and states are the data of the format', () => {
  const lose = { do: 'lose', by: 'you' } as const
  expect(now(lose, lose)).toEqual({ type: 'do', params: { how: 'now', do: [lose, lose] } })
  expect(sealed('The end', lose)).toEqual({ type: 'do', params: { how: 'sealed', do: [lose], called: 'The end' } })
  const end = now(lose)
  expect(stays(end)).toEqual({ actions: [end] })
  expect(goes('two')).toEqual({ target: 'two' })
  expect(goes('two', end)).toEqual({ target: 'two', actions: [end] })
  const yes = { some: { is: 'ally' } } as const
  expect(only(yes, goes('two', end))).toEqual({ target: 'two', guard: { type: 'if', params: yes }, actions: [end] })
  expect(only(yes, stays(end))).toEqual({ guard: { type: 'if', params: yes }, actions: [end] })
  expect(stage(2, 'Two', {}, 'Rune of Two')).toEqual({ meta: { stage: 2, title: 'Two', card: 'Rune of Two' }, on: {} })
  expect(between('Nobody', {})).toEqual({ meta: { title: 'Nobody' }, on: {} })
  expect(names([golem, fist])).toEqual(['Yard Golem', 'Swinging Fist'])
})

test('a march has the states of each of its Bosses, who know their place and the next', () => {
  const told = march(['one', 'two', 'three'], (boss, i, next) => ({
    [boss]: stage(i + 1, boss, next ? { bossFalls: goes(next) } : {}),
  }))
  expect(told).toEqual({
    one: stage(1, 'one', { bossFalls: goes('two') }),
    two: stage(2, 'two', { bossFalls: goes('three') }),
    three: stage(3, 'three', {}),
  })
})

test('tactics that are published as one sentence are as many tactics with that sentence', () => {
  const when = all(is('Golem'), any(not('hero ready'), mine))
  expect(
    together('The Golem crushes first.', { if: when, play: 'Crush', say: 'Crush.' }, { hold: 'Roar', say: 'Later.' }),
  ).toEqual([
    {
      plain: 'The Golem crushes first.',
      if: { all: [{ controls: 'Golem' }, { any: [{ not: 'hero ready' }, 'own main time'] }] },
      play: 'Crush',
      say: 'Crush.',
    },
    { plain: 'The Golem crushes first.', hold: 'Roar', say: 'Later.' },
  ])
})
