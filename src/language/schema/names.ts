/** Are all `$names` bound? Names are bound by `as`, by the roles of an event, and by whoever does an effect (`$by`). */
import { type Data, isRecord, type Out, suggest } from './shape.ts'

const roles = ['by', 'what', 'to', 'from', 'with', 'for', 'against', 'turn', 'of', 'n']

/** Names bound anywhere in a piece of data. */
export function namesIn(node: unknown, out = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) namesIn(part, out)
  else if (isRecord(node)) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'as' && typeof value === 'string') out.add(value)
      else if (key === 'choose' && value === 'race') out.add(value)
      else namesIn(value, out)
    }
    if (typeof node.on === 'string' || Array.isArray(node.on)) for (const r of roles) out.add(r)
  }
  return out
}

/** Reports every `$name` in a piece that is neither known nor bound within the piece. */
export function checkNames(node: unknown, at: string, known: ReadonlySet<string>, out: Out): void {
  if (Array.isArray(node)) checkList(node, at, known, out)
  else if (typeof node === 'string') checkName(node, at, known, out)
  else if (isRecord(node)) checkRecord(node, at, known, out)
}

/** The fields of one record see each other's names, in any order: "put target ally … if its cost …". */
function checkRecord(node: Data, at: string, known: ReadonlySet<string>, out: Out): void {
  const mine = new Set([...known, ...namesIn(node)])
  if (typeof node.done === 'string') checkName(`$${node.done}`, `${at}.done`, mine, out)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'as' && typeof value === 'string') continue
    if (key === 'words') continue
    const event = key === 'when' && node.do !== undefined
    checkNames(value, `${at}.${key}`, event ? new Set([...mine, ...roles]) : mine, out)
  }
}

/** In a list a name is known from where it is bound: an effect sees those before it. */
function checkList(nodes: readonly unknown[], at: string, known: ReadonlySet<string>, out: Out): void {
  const before = new Set(known)
  for (const [i, node] of nodes.entries()) {
    checkNames(node, `${at}[${i}]`, before, out)
    for (const name of namesIn(node)) before.add(name)
  }
}

function checkName(text: string, at: string, known: ReadonlySet<string>, out: Out): void {
  if (!text.startsWith('$')) return
  const name = text.slice(1).replace(/\.n$/, '')
  if (known.has(name)) return
  const names = [...known].filter((n) => n !== 'by')
  const fix =
    names.length > 0 ? suggest(name, names).replace(/"(.*)"/, '"$$$1"') : 'Bind it with "as" where it is chosen.'
  out.push({ where: at, what: `nothing is called ${text} here`, fix })
}
