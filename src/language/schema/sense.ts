/** Checks on the card as a whole: data that contradicts itself. */
import { meansOf } from '../keywords.ts'
import { isArray } from '../nodes.ts'
import { bareTag, limitOf, tagsOfSeveralWords } from '../tags.ts'
import { classNames, keywords } from '../types.ts'
import { limitsX, usesX } from '../xs.ts'
import { type Data, isRecord, type Out, report } from './shape.ts'

/** Keywords that stand for an additional cost with an X. */
const variable: ReadonlySet<unknown> = new Set(
  keywords.filter((keyword) => usesX(meansOf({ keyword, n: 1, of: 'self', type: 'fire', then: [] }))),
)

/** Whether there are additional costs with an X, or a keyword that stands for some. */
const addsX = (p: unknown): boolean =>
  isRecord(p) && ((isRecord(p.play) && (p.play.x !== undefined || usesX(p.play.add))) || variable.has(p.keyword))

/** X must be set somewhere: by the card's cost, an additional cost, or the cost of the power (201.3, 707.1b). */
export function checkX(def: Data, at: string, out: Out): void {
  const sides = ['powers', 'front', 'back'].map((side) => [def[side], `${at}.${side}`] as const)
  const known = def.x === true || sides.some(([list]) => Array.isArray(list) && list.some(addsX))
  for (const [node, where] of [[def.text, `${at}.text`], [def.attach, `${at}.attach`], ...sides] as const)
    lookForX(node, where, known, out)
}

/** `known`: whether the card has an X that its texts may use. */
function lookForX(node: unknown, at: string, known: boolean, out: Out): void {
  if (node === 'X') {
    if (!known) report(out, at, 'no cost sets this X', 'Add "x" to the card, or pay X.')
  } else if (Array.isArray(node)) for (const [i, part] of node.entries()) lookForX(part, `${at}[${i}]`, known, out)
  else if (isRecord(node)) {
    const paid = isArray(node.pay) && usesX(node.pay)
    if (isArray(node.pay) && paid) checkLimit(node.pay, `${at}.pay`, out)
    for (const [key, value] of Object.entries(node))
      if (key === 'play') checkPlayX(value, `${at}.play`, known, out)
      else if (key !== 'keyword') lookForX(value, `${at}.${key}`, known || paid, out)
  }
}

/** Some part of a cost with X must limit it; otherwise any number could be chosen (104.1). */
function checkLimit(list: readonly unknown[], at: string, out: Out): void {
  if (!list.some(limitsX))
    report(
      out,
      at,
      'nothing limits this X',
      'Pay X, remove X counters, put X damage, or take X cards or one with cost X, using plain "X".',
    )
}

function checkPlayX(play: unknown, at: string, known: boolean, out: Out): void {
  if (!isRecord(play)) return
  if (usesX(play.rather))
    report(out, `${at}.rather`, 'an alternate cost can’t have an X', 'Write a number, or make it an additional cost.')
  if (Array.isArray(play.add) && usesX(play.add) && play.x === undefined) checkLimit(play.add, `${at}.add`, out)
  if (play.x !== undefined && !(play.add === undefined ? known : usesX(play.add)))
    report(out, `${at}.x`, 'a highest X for a cost without X', 'Put an X into "add", or leave "x" out.')
  for (const key of ['only', 'n']) lookForX(play[key], `${at}.${key}`, known, out)
}

/** Checks the form of tags: one tag each, a number in parentheses after a space (202.1a, 414.3b). */
export function checkTags(def: Data, at: string, out: Out): void {
  if (!Array.isArray(def.tags)) return
  for (const [i, tag] of def.tags.entries()) {
    if (typeof tag !== 'string') continue
    const where = `${at}.tags[${i}]`
    if (/\(\d+\)$/.test(tag) && limitOf(tag) === null)
      report(out, where, `"${tag}" has no space before its number`, `Write "${tag.replace(/\s*\((\d+)\)$/, ' ($1)')}".`)
    const bare = bareTag(tag)
    const last = classNames.find((name) => bare.endsWith(` ${name}`))
    if (last && !tagsOfSeveralWords.has(bare))
      report(out, where, `"${bare}" is more than one tag`, `Write '${bare.slice(0, -last.length - 1)}', '${last}'.`)
  }
}
