/**
 * Scenes: a card's test in a few lines. Two players sit at a table without a raid, A acts, and what is so afterwards is looked up.
 *
 *   scenes([
 *     ['Fear: an opposing ally goes back', { hand: ['Fear'], resources: 1 }, { cards: ['Parvink'] }, ['play Fear', 'Parvink'], { 'B hand': ['Parvink'] }],
 *   ])
 *
 * What is done, in order: 'play X', 'use X', 'complete X', 'attack X > Y', 'propose X > Y', 'resolve' (the top of the
 * chain), 'go on' (through the proposal, to whom is asked next), 'fight', 'B: play X' (in response), 'until B end', or an answer ('Parvink',
 * 'yes', 'number 2'). A list among them is what can be answered at that point, no more and no less. What has only one answer is not
 * asked. Links resolve before the next act that is no answer to a question, and at the end.
 */
import { expect, test } from 'vitest'
import { cardsNamed, cardsOfSet } from '../../src/cards/sets/index.ts'
import type { CardView, Library } from '../../src/engine/types.ts'
import type { CardDef } from '../../src/language/types.ts'
import { library as testSet } from '../set/index.ts'
import { type SideSpec, type Table, type TableSpec, table } from '../table/index.ts'

/** The sets of which each card has a test. */
export const setsWithTests = ['HoA', 'OLT', 'MCT', 'MLT', 'BTT'] as const

/** The test set with these cards beside it, which take the place of its own of the same name. */
export function libraryWith(cards: readonly CardDef[]): Library {
  const read = new Set(cards.map(({ name }) => name))
  return { ...testSet, cards: [...testSet.cards.filter(({ name }) => !read.has(name)), ...cards] }
}

/** The test set with the kept cards of these names, and with others. */
export const libraryOf = async (names: readonly string[], others: readonly CardDef[] = []): Promise<Library> =>
  libraryWith([...(await cardsNamed(new Set(names))), ...others])

/** All cards of those sets that were read. */
export const cardsRead = (await Promise.all(setsWithTests.map(cardsOfSet))).flat()

/** What gives a hero Stealth without any other effect. */
const shroud: CardDef = {
  name: 'Shroud',
  type: 'ability',
  set: 'test',
  number: 0,
  cost: 1,
  powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Stealth' }] }],
}

const library = libraryWith([...cardsRead, shroud])

const deck = ['Filler', 'Filler', 'Filler']

/** A, and B after them (and C, a friend of A), each with a few cards to draw; it is A's turn unless `more` says otherwise. */
export function duel(mine: SideSpec, theirs: SideSpec = {}, { third, ...more }: More = {}): Table {
  const players = third
    ? [
        { team: 1, ...mine },
        { team: 2, ...theirs },
        { team: 1, ...third },
      ]
    : [mine, theirs]
  return table({ library, players: players.map((side) => ({ deck, ...side })), ...more })
}

/** Where and when it is; `third` is C, a friend of A. */
export type More = Partial<TableSpec> & { third?: SideSpec }

type Zone = 'hand' | 'party' | 'resources' | 'graveyard' | 'removed' | 'deck'

/**
 * What is so at the end: values of a card, the cards of a zone ('B hand'), ready resources ('A ready'), the damage that was dealt this turn
 * ('4 nature Hero B'), what can and what can't be answered.
 */
export type Then = { dealt?: readonly string[]; can?: readonly string[]; cannot?: readonly string[] } & {
  [of: string]: Partial<CardView> | readonly string[] | number | undefined
}

export type Scene = readonly [
  title: string,
  mine: SideSpec,
  theirs: SideSpec,
  acts: readonly (string | readonly string[])[],
  then: Then,
  more?: More,
]

/** Makes scenes at tables with this library. */
export const sceneIn =
  (library: Library) =>
  (title: string, mine: SideSpec, theirs: SideSpec, acts: Scene[3], then: Then): Scene => [
    ...([title, mine, theirs, acts, then] as const),
    { library },
  ]

/** A test for each scene. */
export function scenes(list: readonly Scene[]): void {
  for (const scene of list) test(scene[0], () => playScene(scene))
}

function playScene([, mine, theirs, acts, then, more]: Scene): void {
  const t = duel(mine, theirs, more)
  for (const act of acts) {
    if (typeof act === 'string') perform(t, act)
    else expect(asked(t).legal().sort()).toEqual([...act].sort())
  }
  if (quiet(t)) t.resolveAll()
  for (const [of, want] of Object.entries(then)) look(t, of, want)
}

const quiet = (t: Table): boolean => t.asked().endsWith(': priority')

/** Goes on to the next question, if links are waiting. */
const asked = (t: Table): Table => (quiet(t) ? t.resolveAll() : t)

const [word, rest] = [/^(\w+)/, /^\w+ /]

function perform(t: Table, act: string): void {
  const [verb = ''] = word.exec(act) ?? []
  const what = act.replace(rest, '')
  if (verb === 'play' || verb === 'use' || verb === 'complete') asked(t).say(act)
  else if (verb === 'attack' || verb === 'propose') {
    const [pair = '', ...says] = what.split(' | ')
    const [by = '', to = ''] = pair.split(' > ')
    if (to === '') asked(t).say(act)
    else asked(t).propose(by, to)
    if (to !== '' && verb === 'attack') t.fight(...says)
  } else if (verb === 'fight') t.fight(...act.split(' | ').slice(1))
  else if (/^[A-F]: /.test(act)) t.as(act.charAt(0)).say(act.slice(3))
  else if (verb === 'until') {
    const [when = '', ...says] = what.split(' | ')
    const [seat = '', step = ''] = when.split(' ')
    asked(t).until(seat, step, ...says)
  } else if (act === 'resolve') t.resolve()
  else if (act === 'go on') t.resolve().passAll()
  else if (act === 'pass') t.say('pass')
  else asked(t).say(act)
}

const zoned = /^([A-F]) (hand|party|resources|graveyard|removed|deck)$/

function look(t: Table, of: string, want: Then[string]): void {
  const [, seat = '', kind] = zoned.exec(of) ?? []
  if (kind) expect(t.zone(seat, kind as Zone), of).toEqual(kind === 'deck' ? want : [...(want as string[])].sort())
  else if (/^[A-F] ready$/.test(of)) expect(t.resources(of.charAt(0)).ready, of).toBe(want)
  else if (of === 'dealt') expect(dealt(t)).toEqual(want)
  else if (of === 'can') expect(t.legal()).toEqual(expect.arrayContaining(want as string[]))
  else if (of === 'cannot') for (const answer of want as string[]) expect(t.legal()).not.toContain(answer)
  else t.expect(of, want as Partial<CardView>)
}

/** The packets of this turn: amount, types, to whom. */
const dealt = (t: Table): string[] =>
  Object.values(t.game.s.log).flatMap((h) =>
    h.on === 'deal' ? [[h.n, ...(h.types ?? []), t.game.s.cards[h.to as number]?.def].join(' ')] : [],
  )
