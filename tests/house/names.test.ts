import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { keywords } from '../../src/language/lists.ts'
import { findNames, type Source, sources, takeApart } from './source.ts'

/** Rooms that play any raid: what is special to one is said in its folder. */
const rooms = ['state', 'rules', 'raid', 'engine', 'players', 'board', 'sound', 'app'] as const

const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '')
const { raids } = library
const cards = raids.flatMap((raid) => raid.cards)
/** Words of type lines are words for whatever bears them: an Abyssal is the token, and what others are. Keywords are the language's. */
const general = new Set([...cards.flatMap(({ tags = [] }) => tags), ...keywords].map((word) => word.toLowerCase()))
const isOwn = (name: string): boolean => !general.has(name.toLowerCase())

const names = [
  ...new Set([...raids.flatMap(({ id, name }) => [id, name]), ...cards.map(({ name }) => bare(name))]),
].filter(isOwn)
/** Names in one word that are no common words: of Bosses and of what texts call them, also in small letters. */
const proper = [
  ...cards.filter(({ type }) => type === 'hero').map(({ name }) => bare(name)),
  ...raids.map(({ calls }) => calls),
].filter((name) => !/[ ,]/.test(name))
/** What only one raid has: card types of its own, and the tag that parts its table. */
const own = raids.flatMap(({ types = {}, realm }) => [...Object.keys(types), ...(realm ? [realm] : [])])

/** The board draws cubes and blood, and ghosts of what is dragged: there such words are a raid's only with a capital. */
const draws: readonly string[] = ['board']

test.each(rooms)('src/%s names no raid, Boss or card of a raid in its code and strings', (room) => {
  // The list of emblems is written by a program, and names pictures.
  const here = sources(`src/${room}`).filter(({ path }) => !path.endsWith('raid/emblems.ts'))
  expect(here.length).toBeGreaterThan(3)
  const found = draws.includes(room)
    ? findNames(here, [...names, ...own.filter((word) => /^[A-Z]/.test(word))], proper)
    : findNames(here, names, [...proper, ...own])
  expect(found).toEqual([])
})

test('names are found in strings and identifiers, in several words or in one, and not in comments', () => {
  const read = (text: string): Source => ({ path: 'it.ts', text, lines: 1, imports: [], ...takeApart(text) })
  const found = (text: string): string[] =>
    findNames([read(text)], ['Mother Shahraz', 'Crush', 'black-temple'], ['Onyxia'])
  expect(found("const a = 'Mother Shahraz comes'")).toEqual(['it.ts:1 Mother Shahraz'])
  expect(found('const motherShahraz = 1')).toEqual(['it.ts:1 motherShahraz'])
  expect(found('import { blackTemple } from "x"')).toEqual(['it.ts:1 blackTemple'])
  expect(found("const a = { Crush: 1 }\nconst b = ['Crush']")).toEqual(['it.ts:1 Crush', 'it.ts:2 Crush'])
  expect(found('const a = /onyxia|dragon/')).toEqual(['it.ts:1 onyxia'])
  expect(found('const crush = /stomp|crush/ // Crush, of Onyxia')).toEqual([])
  expect(found("const a = 'Onyxias'")).toEqual([])
})
