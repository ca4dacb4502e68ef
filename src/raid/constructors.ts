/** Data of a raid as calls of its constructors: the short lines that a designer would write. A call stands only where it builds the very same data. */
import { type Data, isRecord } from '../language/schema/shape.ts'
import type { CardDef } from '../language/types.ts'
import { between, entering, goes, now, only, sealed, stage, stays } from './build.ts'
import * as cards from './build-cards.ts'

/** A call of a constructor, or its name alone. */
export class Call {
  readonly name: string
  readonly args: readonly unknown[] | null
  constructor(name: string, args: readonly unknown[] | null) {
    this.name = name
    this.args = args
  }
}

type Build = (...args: never[]) => unknown

/** A constructor, and the arguments with which it may build such data; null if it can't. */
interface Way {
  name: string
  build: Build
  args(of: Data): readonly unknown[] | null
}

/** The other fields of a record; undefined if there are none. */
function rest(of: Data, ...taken: readonly string[]): Data | undefined {
  const left = Object.entries(of).filter(([key]) => !taken.includes(key))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** A list that is written as several arguments; null if it is none, or has English in it. */
const each = (list: unknown): readonly unknown[] | null => (Array.isArray(list) && list.every(isRecord) ? list : null)

/** A first argument with a list behind it; null if either is missing. */
function behind(first: unknown, list: unknown): readonly unknown[] | null {
  const more = each(list)
  return first && more ? [first, ...more] : null
}

const verb = (name: string, build: Build, says: string, args: (of: Data) => readonly unknown[] | null): Way => ({
  ...{ name, build },
  args: (of) => (of.do === says ? args(of) : null),
})

/** Ways for what a text, a power or a modifier says. */
const inTexts: readonly Way[] = [
  verb('deal', cards.deal as Build, 'deal', (of) => [
    of.n,
    of.type,
    of.to,
    rest(of, 'do', 'n', 'type', 'to', ...(of.by === 'boss' ? ['by'] : [])),
  ]),
  verb('destroy', cards.destroy as Build, 'destroy', (of) => [of.what, rest(of, 'do', 'what')]),
  verb('draw', cards.draw as Build, 'draw', (of) => [of.n, of.by]),
  verb('create', cards.create as Build, 'create', (of) =>
    typeof of.token === 'string' ? [of.n, of.token, rest(of, 'do', 'n', 'token')] : null,
  ),
  verb('may', cards.may as Build, 'try', (of) => each(of.these)),
  verb('thisTurn', cards.thisTurn as Build, 'modify', (of) => each(of.mods)),
  {
    name: 'plus',
    build: cards.plus as Build,
    args: (of) => (of.mod === 'stat' ? [of.what, of.stat, of.n, of.while] : null),
  },
  { name: 'grant', build: cards.grant, args: (of) => (of.mod === 'keyword' ? [of.what, of.keyword] : null) },
  {
    name: 'prevent',
    build: cards.prevent,
    args: ({ mod, would, n }) => (mod === 'prevent' && isRecord(would) ? [would.to, n] : null),
  },
  {
    name: 'pays',
    build: cards.pays,
    args: ({ pay, then }) => behind(pay, then),
  },
  {
    name: 'whenever',
    build: cards.whenever,
    args: ({ when, then }) => behind(when, then),
  },
  { name: 'always', build: cards.always, args: (of) => each(of.always) },
  { name: 'count', build: cards.count, args: (of) => (of.count === undefined ? null : [of.count]) },
  {
    name: 'target',
    build: cards.target,
    args: ({ target, is, of }) => (target ? [is, of, target === 1 ? undefined : target] : null),
  },
  {
    name: 'each',
    build: cards.each,
    args: ({ is, of }) => (is && of ? [is, of === 'opponents' ? undefined : of] : null),
  },
]

const isWay = (of: unknown): of is Data => isRecord(of) && ('actions' in of || 'target' in of)

/** Ways for states, their transitions and actions. */
const inMachine: readonly Way[] = [
  ...Object.entries({ now, sealed }).map(
    ([how, build]): Way => ({
      ...{ name: how, build: build as Build },
      args({ type, params }) {
        const does = type === 'do' && isRecord(params) && params.how === how ? each(params.do) : null
        return does && isRecord(params) ? [...(how === 'sealed' ? [params.called] : []), ...does] : null
      },
    }),
  ),
  {
    name: 'only',
    build: only as Build,
    args: ({ guard, ...of }) => (isRecord(guard) ? [guard.params, of] : null),
  },
  {
    name: 'goes',
    build: goes,
    args: (of) => (typeof of.target === 'string' ? [of.target, ...(each(of.actions) ?? [])] : null),
  },
  { name: 'stays', build: stays, args: (of) => (isWay(of) ? each(of.actions) : null) },
  {
    name: 'entering',
    build: entering as Build,
    args: ({ entry, ...of }) => behind(of, entry),
  },
  {
    name: 'stage',
    build: stage as Build,
    args: ({ meta, on }) =>
      isRecord(meta) && meta.stage !== undefined ? [meta.stage, meta.title, on, meta.card] : null,
  },
  {
    name: 'between',
    build: between as Build,
    args: ({ meta, on }) => (isRecord(meta) && meta.stage === undefined ? [meta.title, on] : null),
  },
]

/** Without what is left out at the end. */
function trimmed(args: readonly unknown[]): readonly unknown[] {
  const last = args.findLastIndex((one) => one !== undefined)
  return args.slice(0, last + 1)
}

const builds = (build: Build, args: readonly unknown[], value: unknown): boolean => {
  try {
    return JSON.stringify(build(...(args as never[]))) === JSON.stringify(value)
  } catch {
    return false
  }
}

/** A piece of plain data with calls in place of what constructors build. */
function withCalls(value: unknown, ways: readonly Way[] = inTexts): unknown {
  if (Array.isArray(value)) return value.map((one) => withCalls(one, ways))
  if (!isRecord(value)) return value
  if (JSON.stringify(value) === JSON.stringify(cards.stageNumber)) return new Call('stageNumber', null)
  for (const { name, build, args } of ways) {
    const found = args(value)
    const given = found && trimmed(found)
    if (given && builds(build, given, value))
      return new Call(
        name,
        given.map((one) => withCalls(one, ways)),
      )
  }
  // A graveyard that is targeted is no set.
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'in' ? one : withCalls(one, ways)]))
}

/** The set and the words of the type line that most cards of abilities and events have. */
function usualLine(all: readonly CardDef[]): { set: string; tags: readonly string[] } | null {
  const lines = new Map<string, number>()
  for (const { type, set, tags } of all)
    if (tags && (type === 'ability' || type === 'event')) {
      const line = JSON.stringify({ set, tags })
      lines.set(line, (lines.get(line) ?? 0) + 1)
    }
  const [most] = [...lines].sort(([, a], [, b]) => b - a)
  return most && most[1] > 1 ? JSON.parse(most[0]) : null
}

/** Ways for cards of that line. */
function waysFor(line: ReturnType<typeof usualLine>): readonly Way[] {
  const make = cards.cardsOf(line?.set ?? '', line?.tags ?? [])
  const own = ['set', 'number', 'tags', 'name', 'cost', 'text', 'type', 'instant']
  const of = (name: keyof typeof make, type: unknown, instant: unknown): Way => ({
    name,
    build: make[name] as Build,
    args(card) {
      if (card.type !== type || card.instant !== instant || (card.text !== undefined && !each(card.text))) return null
      return [card.number, card.name, ...(name === 'event' ? [] : [card.cost]), card.text ?? [], rest(card, ...own)]
    },
  })
  return line
    ? [of('ability', 'ability', undefined), of('instant', 'ability', true), of('event', 'event', undefined)]
    : []
}

/** A raid with calls, and what makes its cards. */
export function raidWithCalls(raid: object): {
  value: unknown
  line: ReturnType<typeof usualLine>
} {
  const line = 'cards' in raid && Array.isArray(raid.cards) ? usualLine(raid.cards) : null
  const ways = [...waysFor(line), ...inTexts]
  const value = Object.fromEntries(
    Object.entries(raid).map(([key, part]) => {
      if (key === 'machine') return [key, withCalls(part, [...inMachine, ...inTexts])]
      return [key, ['cards', 'always', 'modes', 'modules'].includes(key) ? withCalls(part, ways) : part]
    }),
  )
  return { value, line }
}
