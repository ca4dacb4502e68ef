/**
 * Checks that all `$names` are bound, and to something usable in their place.
 * Names are bound by `as`, by the roles of an event, and by the acting player (`$by`). Later effects of a modifier or a granted power have their own
 * names.
 */
import { events } from '../events.ts'
import { isOneOf, under } from '../look-up.ts'
import {
  anyCard,
  anything,
  bearers,
  type Meaning,
  manyOf,
  type Named,
  onChain,
  people,
  type Sorts,
  sorts,
  sortsInPlay,
  sortsOf,
  typesOf,
} from '../sorts.ts'
import { damageTypes, kinds as kindWords } from '../types.ts'
import { checkEarly } from './early.ts'
import { type Data, type Here, isRecord, type Note, type Out, report, suggest, textsIn } from './shape.ts'

export type Scope = ReadonlyMap<string, Meaning>

/** The names bound at the beginning of a text: none. */
export const outset: Scope = new Map()

const named =
  (scope: Scope): Named =>
  (name) =>
    scope.get(bare(name))
const bare = (name: string): string => name.replace(/^\$/, '').replace(/\.n$/, '')

/** The names that a piece of data binds for later pieces, and their meaning. */
export function namesIn(node: unknown, scope: Scope = outset, out = new Map<string, Meaning>()): Map<string, Meaning> {
  if (Array.isArray(node))
    for (const part of node) {
      const before = new Map([...scope, ...out])
      namesIn(part, before, out)
      if (isRecord(part) && part.do === 'forEach' && !before.has(String(part.as))) out.delete(String(part.as)) // each had its turn
    }
  else if (isRecord(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'choose' && value === 'race') out.set('race', one(['tag']))
      else if (!isLater(node, key)) namesIn(value, new Map([...scope, ...out]), out)
    }
    if (typeof node.as === 'string')
      out.set(node.as, { ...meant(node, new Map([...scope, ...out])), deed: isDeed(node) })
  }
  return out
}

/** Whether its name is of something done; that of "for each" is one of those whom it is done for. */
const isDeed = (node: Data): boolean => node.do !== undefined && node.do !== 'forEach'

/** Whether this part is read separately, at another time, so that its names are not available outside. */
const isLater = (node: Data, key: string): boolean =>
  (node.mod !== undefined && ['then', 'these', 'power', 'event', 'would'].includes(key)) ||
  (node.do !== undefined && key === 'when') ||
  (node.do === 'create' && key === 'token')

/** The meaning of names that an event binds to its roles, and of those that its pattern binds. */
export function rolesOf(pattern: unknown, scope: Scope): Map<string, Meaning> {
  const out = new Map<string, Meaning>()
  if (!isRecord(pattern)) return out
  for (const verb of [pattern.on].flat()) {
    const entry = under(events, verb)
    for (const [role, who] of Object.entries(entry?.roles ?? {})) {
      if (role === 'for' && verb === 'exhaust' && pattern.purpose === undefined) continue // the purpose is known only then
      const said = pattern[role]
      const fits =
        said === undefined ? who : sortsOf(said, { named: named(scope), anywhere: true }).filter((s) => who.includes(s))
      out.set(role, { ...one([...new Set([...(out.get(role)?.sorts ?? []), ...fits])]), types: typesOf(said) })
    }
    if (entry?.moods.when?.includes('n')) out.set('n', one(['number']))
  }
  namesIn(pattern, scope, out)
  for (const said of Object.values(pattern))
    if (isRecord(said) && typeof said.as === 'string') out.set(said.as, one(out.get(said.as)?.sorts ?? sorts)) // one of them
  return out
}

const one = (sorts: Sorts): Meaning => ({ sorts, many: false, deed: false })

/** The meaning of an effect's own name: the objects really affected. A set's name means its members. */
function meant(node: Data, scope: Scope): Meaning {
  const at = { named: named(scope) }
  const of = (key: string): Meaning => ({ sorts: sortsOf(node[key], at), many: manyOf(node[key], at.named) })
  const become = (sorts: Sorts, key: string): Meaning => ({ sorts, many: manyOf(node[key], at.named) })
  switch (node.do) {
    case undefined:
      return { sorts: sortsOf(node, at), many: manyOf(node, at.named) }
    case 'put':
      return { sorts: of('to').sorts.filter((s) => bearers.includes(s)), many: of('to').many }
    case 'remove':
    case 'pay':
      return one(['number'])
    case 'roll':
      return one(['number', 'roll'])
    case 'name':
      return one(manyOf(node.by, at.named) ? ['roll'] : chosen(node.of))
    case 'guess':
      return one(['guess'])
    case 'try':
      return become(people, 'may')
    case 'choose':
      return of('what')
    case 'forEach':
      return one(of('of').sorts)
    case 'destroy':
      return become(['graveyard', 'removed'], 'what')
    case 'discard':
      return { sorts: ['graveyard', 'removed'], many: node.n !== 1 || node.by !== undefined }
    case 'draw':
      return { sorts: ['hand'], many: (node.n ?? 1) !== 1 || manyOf(node.by, at.named) }
    case 'move':
      return become(
        node.to === 'play' || node.to === 'resources' ? sortsInPlay : sorts.filter((s) => s === node.to),
        'what',
      )
    case 'search':
      return {
        sorts: anyCard.filter((s) => textsIn(node.in).some((zone) => zone.startsWith(s))),
        many: manyOf(node.for, at.named),
      }
    case 'reveal':
      return of('what')
    case 'turn':
      return become(['play', 'pile'], 'what')
    case 'interrupt':
      return become([...onChain, 'graveyard'], 'what')
    case 'retarget':
      return become(onChain, 'what')
    case 'create':
      return { sorts: sortsInPlay, many: node.n !== 1 || manyOf(node.by, at.named) || manyOf(node.copy, at.named) }
    case 'bring':
    case 'drop':
      return { sorts: sortsInPlay, many: true }
    default:
      return { sorts: sortsInPlay, many: ['what', 'to', 'from'].some((key) => manyOf(node[key], at.named)) }
  }
}

/** The meaning of a chosen word or number. */
function chosen(of: unknown): Sorts {
  if (of === 'number' || (isRecord(of) && of.card === undefined)) return ['number']
  if (of === 'ally type' || of === 'class' || of === 'race') return ['tag']
  if (of === 'card type' || of === 'damage type') return [of]
  if (!Array.isArray(of)) return ['card name']
  if (of.every((w) => isOneOf(damageTypes, w))) return ['damage type']
  return of.every((w) => isOneOf(kindWords, w)) ? ['card type'] : ['card name', 'tag']
}

/** Reports every `$name` in a piece of data that is not bound, and each whose meaning is unusable in its place. */
export function checkNames(node: unknown, at: string, known: Scope, out: Out): void {
  for (const note of out.notes?.get(at) ?? []) note(named(known))
  if (Array.isArray(node)) checkList(node, at, known, out)
  else if (typeof node === 'string') checkName(node, at, known, out)
  else if (isRecord(node)) checkRecord(node, at, known, out)
}

/** The fields of a record know each other's names, in any order: "put target ally … if its cost …". */
function checkRecord(node: Data, at: string, known: Scope, out: Out): void {
  const mine = new Map([...known, ...namesIn(node, known)])
  if (typeof node.done === 'string') checkDone(node.done, `${at}.done`, mine, out)
  if (typeof node.right === 'string') checkBare(node.right, `${at}.right`, mine, out)
  const event = node.mod === undefined ? undefined : (node.event ?? node.would)
  const outer = new Map([...mine, ...rolesOf(event, mine)])
  const own = new Map([...outer, ...acting(node)])
  for (const [key, value] of Object.entries(node)) {
    if (key === 'as' && typeof value === 'string') continue
    if (key === 'words') continue
    if (key === 'add' && node.mod === 'cost')
      checkNames(value, `${at}.${key}`, new Map([...mine, ...rolesOf(paidFor(node), mine)]), out)
    else if (key === 'when' && node.do !== undefined)
      checkNames(value, `${at}.${key}`, new Map([...mine, ...rolesOf({ on: node.do }, mine)]), out)
    else checkNames(value, `${at}.${key}`, value === event ? mine : key === 'by' ? outer : own, out)
  }
}

/** The event that a cost is paid for. */
const paidFor = ({ on, by, what, with: tool }: Data): Data => ({
  on,
  ...(by === undefined ? {} : { by }),
  ...(what === undefined ? {} : { what }),
  ...(tool === undefined ? {} : { with: tool }),
})
/** Within an effect `$by` is the player who carries it out, one at a time (802); damage is dealt by cards. */
const acting = (node: Data): readonly (readonly [string, Meaning])[] =>
  node.do !== undefined && node.by !== undefined && node.do !== 'deal' && node.do !== 'heal'
    ? [['by', one(people)]]
    : []

/** In a list, an effect can use the names bound by earlier effects. */
function checkList(nodes: readonly unknown[], at: string, known: Scope, out: Out): void {
  const before = new Map(known)
  for (const [i, node] of nodes.entries()) {
    checkNames(node, `${at}[${i}]`, before, out)
    if (isRecord(node) && node.do === 'modes') checkSeen(nodes.slice(0, i), `${at}[${i}]`, out)
    if (isRecord(node) && node.do === 'drop') checkDrop(node, nodes.slice(i + 1), `${at}[${i}]`, out)
    namesIn([node], new Map(before), before)
  }
}

/** 707.1c: the modes of a text are chosen before anything in it is revealed. */
function checkSeen(before: readonly unknown[], at: string, out: Out): void {
  if (before.some((node) => isRecord(node) && ['reveal', 'roll', 'search'].includes(String(node.do))))
    report(
      out,
      at,
      'modes are chosen as the link is added (707.1c), before this text shows anything',
      'Write { do: "try", may, these, else }.',
    )
}

/** R304: a text must use the objects that a dropped card lands on. */
function checkDrop({ as }: Data, after: readonly unknown[], at: string, out: Out): void {
  const said = (node: unknown): boolean =>
    typeof node === 'string'
      ? node.startsWith('$') && bare(node) === as
      : typeof node === 'object' && node !== null && Object.values(node).some(said)
  if (!said(after))
    report(out, at, 'no effect uses what it lands on', 'Name that with "as", and use the name in a later effect.')
}

/** Costs and events are read before their effects, in whatever order the data has them. */
export function checkPower(p: unknown, at: string, known: Scope, out: Out): void {
  if (!isRecord(p)) return
  for (const note of out.notes?.get(at) ?? []) note(named(known))
  checkEarly(p.then ?? p.reward, `${at}.${'then' in p ? 'then' : 'reward'}`, out)
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
    names.length > 0
      ? suggest(
          text,
          names.map((n) => `$${n}`),
        )
      : { fix: 'Bind it with "as" where it is chosen.' }
  report(out, at, `there is no ${text} here`, fix)
}

/** A name in a place that takes nothing but names, where it stands without "$". */
function checkBare(name: string, at: string, known: Scope, out: Out): void {
  if (name.startsWith('$'))
    report(out, at, `"${name}" has a "$", which names have only among other words`, `Write "${name.slice(1)}".`)
  else checkName(`$${name}`, at, known, out)
}

/** Only effects can be done or not. */
function checkDone(name: string, at: string, known: Scope, out: Out): void {
  checkBare(name, at, known, out)
  if (known.get(name)?.deed === false)
    report(out, at, `"${name}" is not an effect`, 'Give the effect a name with "as".')
}

/** The meaning of a name in words. */
const kinds: Readonly<Record<Sorts[number], string>> = {
  player: 'players',
  raid: 'the raid',
  pile: 'decks, graveyards and hands',
  effect: 'effects on the chain',
  play: 'cards in play',
  hand: 'cards in a hand',
  deck: 'cards in a deck',
  graveyard: 'cards in a graveyard',
  removed: 'removed cards',
  chain: 'cards on the chain',
  collection: 'cards outside the game',
  number: 'numbers',
  roll: 'numbers that several players rolled or chose',
  'card name': 'names of cards',
  tag: 'tags',
  'card type': 'card types',
  'damage type': 'damage types',
  guess: 'guesses',
}

const inWords = (list: Sorts): string =>
  anything.every((s) => list.includes(s)) && list.length > 0
    ? 'cards and players'
    : anyCard.every((s) => list.includes(s))
      ? ['cards', ...list.filter((s) => !anyCard.includes(s)).map((s) => kinds[s])].join(' or ')
      : list.map((s) => kinds[s]).join(' or ')

/** Checks that a Who means something usable in its place, and only one if required; runs once names are resolved. */
export const fits =
  (v: unknown, at: string, { sorts: wanted = sorts, one = false, anywhere = false, self }: Here, out: Out): Note =>
  (known) => {
    const is = sortsOf(v, { named: known, anywhere, ...(self ? { self } : {}) })
    if (!is.some((s) => wanted.includes(s)))
      out.push({
        where: at,
        what: `${typeof v === 'string' ? v : 'this'} stands for ${inWords(is)}, which can’t be used here`,
        fix: `It can stand for ${inWords(wanted)}.`,
      })
    else if (one && manyOf(v, known))
      out.push({ where: at, what: 'this may be several', fix: 'Say which one, or add a pick.' })
  }

/** Postpones a check until names are resolved. */
export const lookLater = (out: Out, at: string, look: Note): void => {
  const list = out.notes?.get(at)
  if (list) list.push(look)
  else out.notes?.set(at, [look])
}
