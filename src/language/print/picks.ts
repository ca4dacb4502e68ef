/** Picks: the number taken from a set, the manner, and the chooser; and "other", which leaves some out. */

import { ordinal } from '../phrases.ts'
import { typeGroups } from '../sorts.ts'
import type { CardType, Kind, Quantity, SetWho, Who } from '../types.ts'
import { isHidden, kindsIn } from './heads.ts'
import { type Scope, say, Unprintable } from './scope.ts'
import { thing, who } from './who.ts'

/** A pick: its number and the words in front. `one`: the noun is in the singular. */
export interface Pick {
  one: boolean
  exact: number
  /** 'up to two', 'any number of', 'a' (to become an article), ''. */
  many: string
  word: '' | 'target' | 'random'
  tail: string
}

const picks = ['target', 'choose', 'random', 'top', 'most', 'least'] as const

export const hasPick = (w: SetWho): boolean => picks.some((q) => w[q] !== undefined)

/** Fields that only mean something beside a pick. */
export function checkPick(w: SetWho): void {
  const chosen = w.target ?? w.choose
  if (w.by !== undefined && (chosen === undefined || w.atRandom))
    throw new Unprintable('"by" is who picks, and nobody does', w, 'Add "choose" or "target", or leave out "by".')
  if (w.ofEach !== undefined && (w.target === undefined || w.of !== undefined))
    throw new Unprintable(
      '"ofEach" is whose the targets of each player are',
      w,
      'Write it beside "target", without "of".',
    )
  if (w.ofOne !== undefined && (chosen === undefined || chosen === 1 || w.ofEach !== undefined))
    throw new Unprintable('"ofOne" is about several that are picked', w, 'Write "target" or "choose" with several.')
  if (w.combined !== undefined && chosen !== 'any')
    throw new Unprintable('"combined" limits how many are picked', w, 'Write "any" in "target" or "choose".')
  if (w.place !== undefined && (w.top === undefined || (typeof w.place === 'number' && w.top !== 1)))
    throw new Unprintable('"place" is the place of a top card', w, 'Write top: 1 beside it, or leave it out.')
  if (w.atRandom !== undefined && w.target === undefined)
    throw new Unprintable('"atRandom" is about targets', w, 'Write "target" beside it, or "random" alone.')
  if (w.ties !== undefined && w.most === undefined && w.least === undefined)
    throw new Unprintable('"ties" is about most and least', w, 'Leave it out.')
  if (w.differ !== undefined && chosen === undefined)
    throw new Unprintable('"differ" is about cards that are picked', w, 'Add "choose" or "target", or leave it out.')
}

/** `alone`: "for each" at the end of the clause would be about something else. */
export function pickOf(s: Scope, w: SetWho, alone = false): Pick | null {
  if (w.target !== undefined) return quantityPick(s, w.target, 'target', alone)
  if (w.choose !== undefined) return quantityPick(s, w.choose, '', alone)
  if (w.random !== undefined) return quantityPick(s, w.random, 'random', alone)
  if (w.most || w.least) return { one: true, exact: 1, many: '', word: '', tail: '' }
  return null
}

export function quantityPick(s: Scope, q: Quantity, word: Pick['word'], alone = false): Pick {
  if (q === 'any') return { one: false, exact: 0, many: 'any number of', word, tail: '' }
  if (typeof q === 'object' && 'upTo' in q) {
    const { text, many, tail } = s.g.quantity(s, q.upTo, alone)
    return { one: !many, exact: 0, many: `up to ${many ? text : 'one'}`, word, tail }
  }
  if (typeof q === 'object' && 'from' in q) {
    const from = s.g.quantity(s, q.from, alone)
    const to = s.g.quantity(s, q.to, alone)
    if (from.tail) throw new Unprintable('the least number is counted', q, 'Give "from" a number.')
    return { one: false, exact: 0, many: `${from.many ? from.text : 'one'} to ${to.text}`, word, tail: to.tail }
  }
  if (typeof q === 'object' && 'allBut' in q) {
    const { text, many, tail } = s.g.quantity(s, q.allBut, alone)
    return { one: false, exact: 0, many: `all but ${many ? text : 'one'}`, word, tail }
  }
  const { text, many, tail } = s.g.quantity(s, q, alone)
  return { one: !many, exact: typeof q === 'number' ? q : 1, many: text, word, tail }
}

/** " of his choice": the chooser is not the actor, or for a target not you. */
export function chooser(s: Scope, w: SetWho): string {
  const by = w.by
  const actor = w.target === undefined && s.subject?.player && !s.subject.you ? s.subject : null
  if (by === undefined) return actor && w.choose !== undefined && s.actor?.key !== actor.key ? ' of your choice' : ''
  if (typeof by === 'object' && 'case' in by) {
    for (const c of by.case) {
      const t = thing(s, c.use, 'a')
      const he = say({ ...s, said: [], subject: null }, t, 'subject')
      const choice = `${he} choose${t.you || t.plural ? '' : 's'} instead`
      s.after.push(`if ${s.g.condition({ ...s, said: [], before: [] }, c.if)}, ${choice}`)
    }
    return chooser(s, { ...w, by: by.else })
  }
  const together = typeof by === 'object' && 'together' in by
  const t = thing(s, by, together ? 'bare' : 'a')
  if (actor ? actor.key === t.key : t.you) return ''
  return ` of ${say(s, t, 'his')} choice`
}

const people: ReadonlySet<Kind> = new Set([
  'player',
  'opponent',
  'friend',
  'deck',
  'graveyard',
  'hand',
  'effect',
  'reward',
])

/** Whether this card can be one of a set, by its type. */
function canBeSelf(s: Scope, w: SetWho): boolean {
  const kinds = [...kindsIn(w)]
  if (kinds.length === 0 || s.selfNoun) return true
  const own = [s.def.type].flat()
  return kinds.some((k) => {
    if (people.has(k)) return false
    if (k === 'card' || k === 'resource' || k === 'token') return true
    return (typeGroups[k] ?? [k as CardType]).some((type) => own.includes(type))
  })
}

/** "Other", in front ("another ally", "a third opponent") or behind (" other than that ally"). */
export function otherOf(s: Scope, w: SetWho): { front: boolean; nth?: string; behind: string } {
  const { other } = w
  if (other === undefined) return { front: false, behind: '' }
  const nth = nthPlayer(s, w)
  if (nth) return { front: false, nth, behind: '' }
  const mine = canBeSelf(s, w)
  const away = s.inText && !isHidden(w)
  if (other === true || other === 'self') {
    if (!mine || away)
      throw new Unprintable('"other" is this card, which is none of them', w, 'Name the one that is meant: "$name".')
    return { front: true, behind: '' }
  }
  if (other === 'you' && kindsIn(w).every((k) => k === 'player' || k === 'friend' || k === 'opponent'))
    return { front: true, behind: '' }
  const t = thing(s, other, 'all')
  const known = s.spoken.some((o) => o.key === t.key) || t.key === 'host'
  if (known && (!mine || away)) return { front: true, behind: '' }
  // "Target hero or ally other than it" could leave out the card itself.
  const full = typeof other === 'string' && /^(that|those) /.test(t.later)
  return { front: false, behind: ` other than ${full ? t.later : who(s, other, 'all')}` }
}

/** "third", beside those mentioned and left out, "him and himself". */
function nthPlayer(s: Scope, w: SetWho): string | undefined {
  const { other } = w
  if (!Array.isArray(other) || (w.choose ?? w.target) !== 1) return undefined
  const things = other.map((one: Who) => thing(s, one, 'all'))
  const known = things.every((t) => t.player && t.count === 1 && s.spoken.some((o) => o.key === t.key))
  return known ? ordinal(things.length + 1) : undefined
}
