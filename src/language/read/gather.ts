/** Joins sentences: one about the effect before it ("if you do", "otherwise", "you settle ties") joins that effect. */
import { isObject } from '../meta.ts'
import { isArray, replaced, withFields } from '../nodes.ts'
import { isPlain } from '../print/results.ts'
import type { Amount, Condition, Effect, SetWho, Who } from '../types.ts'
import { landing } from './games.ts'
import { refer } from './refs.ts'

type List = readonly Effect[]

/** A sentence's addition: effects, or something about the effect before it. */
export type Item =
  | { effects: List }
  | { ties: Who }
  | { instead: Condition; by: Who }
  | { then: List }
  | { else: List }
  | { rows: Extract<Effect, { do: 'table' }>['rows']; at: number }
  | { note: 'combat' | 'copy' }
  | { doubled: Amount }
  | { way: List; verb: string }
  | { again: Condition }

/** Turns sentences into effects: those about the previous effect join it. */
export function gathered(items: readonly Item[]): List | undefined {
  const out: Effect[] = []
  for (const it of items) {
    const last = out.at(-1)
    if ('effects' in it) out.push(...it.effects)
    else if ('again' in it) {
      const again = repeated(out, it.again)
      out.splice(-again.these.length, again.these.length, again)
    } else if (last === undefined) return undefined
    else {
      const changed = joinedTo(last, it)
      if (changed === undefined) return undefined
      out.splice(-1, 1, ...changed)
    }
  }
  return landed(out)
}

/** "each ally it lands on" defines the objects that a dropped card can land on (R304). */
function landed(list: List): List | undefined {
  const at = list.findIndex((e) => e.do === 'drop' && e.onto === landing)
  const dropped = list[at]
  if (!dropped) return list
  let onto: Who | undefined
  const after = list.slice(at + 1).map((e) =>
    replaced(e, (part) => {
      if (!isObject(part) || !('?lands' in part)) return undefined
      const { '?lands': _, '@': at, ...set } = part
      onto = set
      return refer(Number(at ?? 0), 'way', 'drop')
    }),
  )
  // What it lands on is known where it is dropped.
  return onto === undefined ? undefined : [...list.slice(0, at), withFields(dropped, { onto }), ...after]
}

/** "Repeat this process": the effect before, with the roll if it looks at one. */
function repeated(list: List, again: Condition): Extract<Effect, { do: 'repeat' }> {
  const rolled = list.at(-1)?.do === 'table' || JSON.stringify(list.at(-1)).includes(':much:die')
  return { do: 'repeat', these: list.slice(rolled ? -2 : -1), while: again }
}

function joinedTo(last: Effect, it: Exclude<Item, { effects: List } | { again: Condition }>): List | undefined {
  if ('then' in it) return thenOf(last, it.then)
  if ('else' in it) return elseOf(last, it.else)
  if ('rows' in it) {
    if (last.do === 'table') return [{ ...last, rows: [...last.rows, ...it.rows] }]
    return [last, { do: 'table', of: refer(it.at, 'much', 'die'), rows: it.rows }]
  }
  if ('way' in it) return last.do === it.verb ? [{ ...last, when: it.way }] : undefined
  if ('doubled' in it)
    return last.do === 'deal' && !isArray(last.n) ? [{ ...last, n: { double: last.n, each: it.doubled } }] : undefined
  if ('ties' in it) return changedAt(last, (set) => (set.most ?? set.least) !== undefined, { ties: it.ties })
  if ('instead' in it)
    return changedAt(last, (set) => set.choose !== undefined, {
      by: { case: [{ if: it.instead, use: it.by }], else: '$by' },
    })
  if ('note' in it) {
    if (it.note === 'copy')
      return last.do === 'copy' ? [{ do: 'play', what: last.what, cost: 0, copy: true }] : undefined
    if (last.do !== 'deal') return undefined
    return [{ ...last, combat: true }]
  }
  return undefined
}

/** The effect with fields added to the first set in it that fits. */
function changedAt(last: Effect, fits: (set: SetWho) => boolean, more: Partial<SetWho>): List | undefined {
  let done = false
  const whole = replaced(last, (part) => {
    if (done || !isObject(part) || !fits(part)) return undefined
    done = true
    return { ...part, ...more }
  })
  return done ? [whole] : undefined
}

function thenOf(last: Effect, then: List): List | undefined {
  if (last.do === 'try') return last.then === undefined && last.else === undefined ? [{ ...last, then }] : undefined
  if (!isPlain(last) || last.if !== undefined) return undefined
  return [{ do: 'try', these: [last], then }]
}

function elseOf(last: Effect, otherwise: List): List | undefined {
  if (last.do === 'try' || last.do === 'if') return last.else === undefined ? [{ ...last, else: otherwise }] : undefined
  const { if: c, ...bare } = last
  if (c === undefined) return isPlain(last) ? [{ do: 'try', these: [last], else: otherwise }] : undefined
  return [{ do: 'if', if: c, then: [bare], else: otherwise }]
}
