/**
 * Are all `$names` bound, and to something that the place where they stand can use? Names are bound by `as`, by the roles of an
 * event, and by whoever does an effect (`$by`). What a modifier or a granted power does later has names of its own.
 */
import { type EventField, events } from '../events.ts'
import { anyCard, anything, inPlay, onChain, people, type Sorts, sorts, sortsOf } from '../sorts.ts'
import { type Data, isRecord, type Note, type Out, suggest } from './shape.ts'

export type Scope = ReadonlyMap<string, Sorts>

/** What is bound where a text begins: `$by` is whoever acts. */
export const outset: Scope = new Map([['by', people]])

const named = (scope: Scope) => (name: string) => scope.get(bare(name))
const bare = (name: string): string => name.replace(/^\$/, '').replace(/\.n$/, '')

/** Names that are bound in a piece of data for what follows it, and what they stand for. */
export function namesIn(node: unknown, scope: Scope = outset, out = new Map<string, Sorts>()): Map<string, Sorts> {
  if (Array.isArray(node)) for (const part of node) namesIn(part, new Map([...scope, ...out]), out)
  else if (isRecord(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'choose' && value === 'race') out.set('race', ['word'])
      else if (!isLater(node, key)) namesIn(value, new Map([...scope, ...out]), out)
    }
    if (typeof node.as === 'string') out.set(node.as, meant(node, new Map([...scope, ...out])))
  }
  return out
}

/** Whether what stands there is read on its own, at another time: what it names is known to nobody else. */
const isLater = (node: Data, key: string): boolean =>
  (node.mod !== undefined && ['then', 'these', 'power', 'event', 'would'].includes(key)) ||
  (node.do !== undefined && key === 'when') ||
  (node.do === 'create' && key === 'token')

/** What the names stand for that an event gives its parts, and those that its pattern gives. */
function rolesOf(pattern: unknown, scope: Scope): Map<string, Sorts> {
  const out = new Map<string, Sorts>()
  if (!isRecord(pattern)) return out
  for (const verb of [pattern.on].flat()) {
    const entry = typeof verb === 'string' && Object.hasOwn(events, verb) ? events[verb as keyof typeof events] : null
    for (const [role, who] of Object.entries(entry?.roles ?? {})) {
      const said = pattern[role]
      const fits = said === undefined ? who : sortsOf(said, named(scope), true).filter((s) => who.includes(s))
      out.set(role, [...new Set([...(out.get(role) ?? []), ...fits])])
    }
    if (entry?.moods.when?.includes('n' as EventField)) out.set('n', ['number'])
  }
  return namesIn(pattern, scope, out)
}

/** What an effect's own name stands for: what was really done. A set's is what it holds. */
function meant(node: Data, scope: Scope): Sorts {
  const of = (key: string): Sorts => sortsOf(node[key], named(scope))
  switch (node.do) {
    case undefined:
      return sortsOf(node, named(scope))
    case 'remove':
    case 'pay':
    case 'roll':
      return ['number']
    case 'name':
      return node.of === 'number' || isRecord(node.of) ? ['number'] : ['word']
    case 'guess':
      return ['guess']
    case 'try':
      return people
    case 'choose':
      return of('what')
    case 'forEach':
      return of('of')
    case 'destroy':
    case 'discard':
      return ['graveyard', 'removed']
    case 'draw':
      return ['hand']
    case 'move':
      return node.to === 'play' || node.to === 'resources' ? inPlay : sorts.filter((s) => s === node.to)
    case 'search':
      return anyCard.filter((s) => [node.in].flat().some((zone) => String(zone).startsWith(s)))
    case 'reveal':
      return of('what')
    case 'turn':
      return ['play', 'pile']
    case 'interrupt':
      return [...onChain, 'graveyard']
    case 'retarget':
      return onChain
    default:
      return inPlay
  }
}

/** Reports every `$name` in a piece that is neither known nor bound within the piece, and each that stands for what is of no use there. */
export function checkNames(node: unknown, at: string, known: Scope, out: Out): void {
  for (const note of out.notes?.get(at) ?? []) note(named(known))
  if (Array.isArray(node)) checkList(node, at, known, out)
  else if (typeof node === 'string') checkName(node, at, known, out)
  else if (isRecord(node)) checkRecord(node, at, known, out)
}

/** The fields of one record see each other's names, in any order: "put target ally … if its cost …". */
function checkRecord(node: Data, at: string, known: Scope, out: Out): void {
  const mine = new Map([...known, ...namesIn(node, known)])
  if (typeof node.done === 'string') checkName(`$${node.done}`, `${at}.done`, mine, out)
  const event = node.mod === undefined ? undefined : (node.event ?? node.would)
  const own = new Map([...mine, ...rolesOf(event, mine)])
  for (const [key, value] of Object.entries(node)) {
    if (key === 'as' && typeof value === 'string') continue
    if (key === 'words') continue
    if (key === 'add' && node.mod === 'cost')
      checkNames(value, `${at}.${key}`, new Map([...mine, ...rolesOf(paidFor(node), mine)]), out)
    else if (key === 'when' && node.do !== undefined)
      checkNames(value, `${at}.${key}`, new Map([...mine, ...rolesOf({ on: node.do }, mine)]), out)
    else checkNames(value, `${at}.${key}`, own, out)
  }
}

/** What a cost is paid for, as an event. */
const paidFor = ({ on, by, what, with: tool }: Data): Data => ({
  on,
  ...(by === undefined ? {} : { by }),
  ...(what === undefined ? {} : { what }),
  ...(tool === undefined ? {} : { with: tool }),
})

/** In a list a name is known from where it is bound: an effect sees those before it. */
function checkList(nodes: readonly unknown[], at: string, known: Scope, out: Out): void {
  const before = new Map(known)
  for (const [i, node] of nodes.entries()) {
    checkNames(node, `${at}[${i}]`, before, out)
    namesIn(node, new Map(before), before)
  }
}

/** Costs and events are read before what they lead to, however the data orders them. */
export function checkPower(p: unknown, at: string, known: Scope, out: Out): void {
  if (!isRecord(p)) return
  for (const note of out.notes?.get(at) ?? []) note(named(known))
  const first = ['when', 'as', 'pay', 'play', 'if', 'only', 'by']
  const scope = new Map(known)
  for (const key of [...first, ...Object.keys(p).filter((k) => !first.includes(k))]) {
    checkNames(p[key], `${at}.${key}`, scope, out)
    namesIn(p[key], new Map(scope), scope)
    if (key === 'when' || key === 'as') for (const [name, who] of rolesOf(p[key], scope)) scope.set(name, who)
  }
}

function checkName(text: string, at: string, known: Scope, out: Out): void {
  if (!text.startsWith('$')) return
  const name = bare(text)
  if (known.has(name)) return
  const names = [...known.keys()].filter((n) => n !== 'by')
  const fix =
    names.length > 0 ? suggest(name, names).replace(/"(.*)"/, '"$$$1"') : 'Bind it with "as" where it is chosen.'
  out.push({ where: at, what: `nothing is called ${text} here`, fix })
}

/** What a name stands for in words. */
const kinds: Readonly<Record<Sorts[number], string>> = {
  player: 'players',
  pile: 'decks, graveyards and hands',
  effect: 'effects on the chain',
  play: 'cards in play',
  hand: 'cards in a hand',
  deck: 'cards in a deck',
  graveyard: 'cards in a graveyard',
  removed: 'removed cards',
  chain: 'cards on the chain',
  number: 'numbers',
  word: 'words',
  guess: 'guesses',
}

const inWords = (list: Sorts): string =>
  anything.every((s) => list.includes(s)) && list.length > 0
    ? 'cards and players'
    : anyCard.every((s) => list.includes(s))
      ? ['cards', ...list.filter((s) => !anyCard.includes(s)).map((s) => kinds[s])].join(' or ')
      : list.map((s) => kinds[s]).join(' or ')

/** Whether a Who can stand for any of what its place can use; looked at once its names are known. */
export const fits =
  (v: unknown, at: string, wanted: Sorts, anywhere: boolean, out: Out): Note =>
  (known) => {
    const is = sortsOf(v, known, anywhere)
    if (is.some((s) => wanted.includes(s))) return
    out.push({
      where: at,
      what: `${typeof v === 'string' ? v : 'this'} stands for ${inWords(is)}, which is of no use here`,
      fix: `It can stand for ${inWords(wanted)}.`,
    })
  }
