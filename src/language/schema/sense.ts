/** What single fields can't show: card data that contradicts itself. */
import { bareTag, isTagOfSeveralWords, limitOf } from '../tags.ts'
import { classNames } from '../types.ts'
import { type Data, isRecord, type Out, report } from './shape.ts'

/** Whether an X stands anywhere in a piece of data. */
const usesX = (node: unknown): boolean =>
  node === 'X' || (typeof node === 'object' && node !== null && Object.values(node).some(usesX))

/** An X needs something that says how much it is: the card's cost, an additional one, or what is paid for the power (201.3, 707.1b). */
export function checkX(def: Data, at: string, out: Out): void {
  const powers = ['powers', 'front', 'back'].flatMap((side) =>
    Array.isArray(def[side]) ? (def[side] as unknown[]).map((p, i) => [p, `${at}.${side}[${i}]`] as const) : [],
  )
  const own = powers.some(([p]) => isRecord(p) && ((isRecord(p.play) && p.play.x !== undefined) || 'keyword' in p))
  if (def.x === true || own) return
  const say = (where: string): void =>
    report(out, where, 'an X that nothing pays for', 'Add "x" to the card, or pay X.')
  if (usesX(def.text) || usesX(def.attach)) say(`${at}.${usesX(def.text) ? 'text' : 'attach'}`)
  for (const [p, where] of powers) {
    if (!isRecord(p) || usesX(p.pay)) continue
    const { play: _p, ...rest } = p
    if (usesX(rest)) say(where)
  }
}

/** Tags as they are written: one each, a number in parentheses behind a space (202.1a, 414.3b). */
export function checkTags(def: Data, at: string, out: Out): void {
  if (!Array.isArray(def.tags)) return
  for (const [i, tag] of def.tags.entries()) {
    if (typeof tag !== 'string') continue
    const where = `${at}.tags[${i}]`
    if (/\(\d+\)$/.test(tag) && limitOf(tag) === null)
      report(out, where, `"${tag}" has no space before its number`, `Write "${tag.replace(/\s*\((\d+)\)$/, ' ($1)')}".`)
    const bare = bareTag(tag)
    const last = classNames.find((name) => bare.endsWith(` ${name}`))
    if (last && !isTagOfSeveralWords(bare))
      report(out, where, `"${bare}" is more than one tag`, `Write '${bare.slice(0, -last.length - 1)}', '${last}'.`)
  }
}

/** Printed numbers are never negative (104.2). */
export function checkNumbers(def: Data, at: string, out: Out): void {
  for (const key of ['cost', 'atk', 'health', 'def', 'strike'])
    if (typeof def[key] === 'number' && (def[key] as number) < 0)
      report(out, `${at}.${key}`, `it is ${String(def[key])}`, 'A printed number is 0 or more.')
}
