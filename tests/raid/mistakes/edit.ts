/** Edits of a raid's data by path, as a designer's hand would make them: 'machine.states.one.on'. */
export type Edit = (raid: Data) => void
// biome-ignore lint/suspicious/noExplicitAny: data of any form
type Data = any

const keysOf = (path: string): (string | number)[] =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

const inside = (raid: Data, path: string): [Data, string | number] => {
  const keys = keysOf(path)
  const last = keys.pop()!
  return [keys.reduce((value, key) => value[key], raid), last]
}

export const set =
  (path: string, value: unknown): Edit =>
  (raid) => {
    const [node, key] = inside(raid, path)
    node[key] = value
  }

export const drop =
  (path: string): Edit =>
  (raid) => {
    const [node, key] = inside(raid, path)
    if (Array.isArray(node)) node.splice(Number(key), 1)
    else delete node[key]
  }

/** Another key for the same value, at the same place. */
export const rename =
  (path: string, to: string): Edit =>
  (raid) => {
    const [node, key] = inside(raid, path)
    const entries = Object.entries(node).map(([k, v]) => [k === key ? to : k, v])
    for (const k of Object.keys(node)) delete node[k]
    Object.assign(node, Object.fromEntries(entries))
  }

/** One more in a list. */
export const add =
  (path: string, value: unknown): Edit =>
  (raid) => {
    const [node, key] = inside(raid, path)
    node[key].push(value)
  }

/** Another value at another place, too. */
export const both =
  (...edits: Edit[]): Edit =>
  (raid) => {
    for (const edit of edits) edit(raid)
  }

/** A copy of what is somewhere else. */
export const copy =
  (from: string, to: string): Edit =>
  (raid) => {
    const [node, key] = inside(raid, from)
    const [target, at] = inside(raid, to)
    target[at] = structuredClone(node[key])
  }
