/** Names that are needed as a link is added, when its targets and modes are chosen (707.1), must be known by then. */
import { type Data, isRecord, type Out, report } from './shape.ts'

/** Texts of their own inside a text: their targets and modes are chosen later. */
const own: readonly string[] = ['then', 'these', 'power', 'powers', 'token', 'reward']
const isOwn = (node: Data, key: string): boolean =>
  own.includes(key) && (node.mod !== undefined || node.when !== undefined || key === 'token' || node.pay !== undefined)

/** Reports targets and modes in a text that depend on what the text itself chooses or does before. */
export function checkEarly(node: unknown, at: string, out: Out, late: Set<string> = new Set()): void {
  if (Array.isArray(node)) for (const [i, part] of node.entries()) checkEarly(part, `${at}[${i}]`, out, late)
  if (!isRecord(node)) return
  const modes = node.do === 'modes'
  const early = modes ? [node.by, node.n] : 'target' in node ? Object.values(node) : []
  const name = early.map((part) => lateIn(part, late)).find((one) => one !== undefined)
  if (name !== undefined)
    report(
      out,
      at,
      `${modes ? 'modes are' : 'a target is'} chosen as the link is added (707.1), before $${name} is known`,
      {
        fix: modes ? 'Choose it in "by": { choose: 1, …, as: "…" }.' : 'Write "choose" instead of "target".',
      },
    )
  for (const [key, value] of Object.entries(node))
    if (!(modes && key === 'by')) checkEarly(value, `${at}.${key}`, out, isOwn(node, key) ? new Set() : late)
  if (typeof node.as === 'string' && !('target' in node) && !node.as.startsWith('this.')) late.add(node.as)
}

/** A late name in a piece of data. */
function lateIn(part: unknown, late: ReadonlySet<string>): string | undefined {
  if (typeof part === 'string') {
    const name = part.replace(/^\$/, '').replace(/\.n$/, '')
    return part.startsWith('$') && late.has(name) ? name : undefined
  }
  if (typeof part !== 'object' || part === null) return undefined
  return Object.values(part)
    .map((one) => lateIn(one, late))
    .find((one) => one !== undefined)
}
