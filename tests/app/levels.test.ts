import { describe, expect, test } from 'vitest'
import { whatNext } from '../../src/app/dialogs/ending.ts'
import { inWords, levelAfter, levelOptions, modeFor, promiseOf } from '../../src/app/start/levels.ts'
import { firstForm } from '../../src/app/start/raid-form.ts'
import { readLink, type Wanted } from '../../src/app/start/raid-link.ts'
import { type Catalogue, catalogue, type Offer } from '../../src/catalogue.ts'
import { engineVersion } from '../../src/engine/index.ts'

const measured = { won: 400, games: 1600, first: { won: 3, games: 10 }, seed: 2, checksum: '0a', engine: engineVersion }
const raid: Offer = {
  ...catalogue.raids[0]!,
  modes: [
    { id: 'rules', name: 'By the rules', about: '' },
    { id: 'small', name: 'Small', about: '', suggested: [1, 2], handicap: 'boss' },
    { id: 'hard', name: 'Hard', about: '', handicap: 'raiders' },
    { id: 'long', name: 'Long', about: '' },
  ],
  levels: [
    { level: 'normal', raiders: 3, mistakes: 0.3, measured },
    { level: 'mythic', raiders: 5, mistakes: 0, mode: 'hard', measured: { ...measured, won: 150 } },
    { level: 'normal', raiders: 2, mistakes: 0.3, mode: 'small', measured },
  ],
}
const played = { raid, mode: 'rules', count: 3, boss: 'normal' }

test('a level says what it promises so many raiders, as far as it was measured', () => {
  expect(promiseOf(played)).toBe(
    'Normal: parties of three bots win about one raid in four (400 of 1,600). The Boss errs in about one act in three: it takes the second-best target, holds a card too long, or spends what it should save.',
  )
  expect(promiseOf({ ...played, boss: 'mythic', count: 5, mode: 'hard' })).toContain('about one raid in ten (150 of')
  expect(promiseOf({ ...played, boss: 'mythic', count: 5, mode: 'hard' })).toMatch(/The Boss makes no mistakes\.$/)
  expect(promiseOf({ ...played, count: 4 })).toBe(
    'Normal: an even fight. The Boss errs in about one act in three: it takes the second-best target, holds a card too long, or spends what it should save.',
  )
  expect(promiseOf({ ...played, mode: 'long' })).toContain('Normal: an even fight.')
  const old = {
    ...raid,
    levels: [{ level: 'normal', raiders: 3, mistakes: 0.3, measured: { ...measured, engine: '1' } }],
  }
  expect(promiseOf({ ...played, raid: old as Offer })).toMatch(
    /1,600\)\. This was measured with engine 1; some things have changed since\. The Boss errs in/,
  )
  expect(promiseOf({ ...played, boss: 'tactics' })).toContain('published tactics')
  expect(promiseOf({ ...played, boss: 'person' })).toBe('')
})

test('shares as one says them', () => {
  expect([0, 0.05, 0.24, 0.31, 0.52, 0.81, 0.99].map((n) => inWords(n))).toEqual([
    'hardly any raid',
    'about one raid in twenty',
    'about one raid in four',
    'about one raid in three',
    'about half of the raids',
    'about four raids in five',
    'nearly every raid',
  ])
})

test('a level brings its handicap, and takes that of another away; a suggestion for few raiders stays one', () => {
  expect(modeFor({ ...played, boss: 'mythic', count: 5 })).toBe('hard')
  expect(modeFor({ ...played, count: 5, mode: 'hard' })).toBe('rules')
  expect(modeFor({ ...played, mode: 'long' })).toBe('long')
  expect(modeFor({ ...played, count: 2 })).toBe('rules')
  expect(modeFor({ ...played, count: 2, mode: 'small' })).toBe('small')
  expect(modeFor({ ...played, mode: 'small' })).toBe('rules')
  expect(modeFor({ ...played, raid: undefined })).toBe('rules')
})

test('whoever else plays the Boss can be seen among the levels', () => {
  expect(levelOptions('normal').map(([, text]) => text)).toEqual(['Story', 'Normal', 'Heroic', 'Mythic', 'No mistakes'])
  expect(levelOptions('person').at(-1)).toEqual(['person', 'A person plays the Boss'])
  expect(levelOptions('random').at(-1)).toEqual(['random', 'Bot: random'])
})

test('the form begins at Normal, and a link that names the careless Boss means that of Story', () => {
  const all: Catalogue = { ...catalogue, raids: [raid] }
  expect(firstForm(all, {})).toMatchObject({ boss: 'normal', mode: 'rules', count: 3 })
  expect(firstForm(all, { boss: 'careless' }).boss).toBe('story')
  expect(readLink(`#raid=${raid.id}&boss=careless`, all)).toMatchObject({ wanted: { boss: 'story' }, wrong: [] })
})

describe('after two wins or two losses in a row another level is offered', () => {
  /** The newest is last. */
  const leads = (...games: readonly (readonly [level: string, won: boolean])[]): string | null =>
    levelAfter(games.map(([level, won]) => ({ level, won })).reverse())

  test('the next, or the one before; at the ends none', () => {
    expect(leads(['normal', true])).toBeNull()
    expect(leads(['normal', true], ['normal', true])).toBe('heroic')
    expect(leads(['normal', false], ['normal', false])).toBe('story')
    expect(leads(['normal', true], ['normal', false])).toBeNull()
    expect(leads(['normal', true], ['heroic', true])).toBeNull()
    expect(leads(['mythic', true], ['mythic', true])).toBeNull()
    expect(leads(['story', false], ['story', false])).toBeNull()
    expect(leads()).toBeNull()
  })

  test('the ending offers it, with the mode that it needs', () => {
    const setup: Wanted = {
      raid: raid.id,
      mode: 'rules',
      seed: 1,
      boss: 'heroic',
      raiders: catalogue.decks.slice(0, 5).map(({ id }) => ({ deck: id, who: 'person', name: id })),
    }
    const all: Catalogue = { ...catalogue, raids: [raid] }
    expect(whatNext(setup, all, true, 'mythic')[0]).toMatchObject({
      text: 'Harder: Mythic',
      wanted: { boss: 'mythic', mode: 'hard' },
    })
    expect(whatNext(setup, all, false, 'normal')[0]).toMatchObject({
      text: 'Easier: Normal',
      wanted: { mode: 'rules' },
    })
    expect(whatNext(setup, all, true).every(({ text }) => !/^(Harder|Easier)/.test(text))).toBe(true)
  })
})
