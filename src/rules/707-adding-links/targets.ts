/** Choosing targets as a link is added (707.1d), place after place, by a player or at random (706.5), and dividing amounts among them. */

import { meta } from '../../language/compile.ts'
import type { Divider } from '../../language/meta.ts'
import type { SetWho } from '../../language/types.ts'
import { draw } from '../../state/dice.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, Decision, Link, Obj, Shares } from '../../state/types.ts'
import { dueOf, inAll, noteEach, openShares, sharesOf, suffices } from '../706-each.ts'
import { atRandom, choice, itself, legalTargets, lots, sitesOf } from '../706-targets.ts'
import { chooser } from '../709-resolving-links/text.ts'
import { bindName, type Game, link, numbersFrom, question } from '../core/game.ts'
import { note } from '../core/notes.ts'
import { type Env, envOf } from '../core/words.ts'
import { dividerOf, total } from './dividing.ts'

/** The result of a choosing step: a question, 'again' if something was decided, 'stuck' if it can't go on, 'done'. */
export type Choosing = Decision | 'again' | 'stuck' | 'done'

/** The next step in choosing a link's targets; `picked` are the targets chosen so far at the current place. */
export function chooseNext(g: Game, l: Link, picked: readonly Obj[]): Choosing {
  const sites = sitesOf(g, l)
  for (const [i, set] of sites.entries()) {
    const site = meta(set).ptr
    const split = dividerOf(set)
    if (l.targets[site] !== undefined) {
      const d = split ? divide(g, l, split, site) : null
      if (d) return d
      continue
    }
    const env = envOf(l)
    if (atRandom(g, set, l.controller)) return byLot(g, l, set, env)
    const { open, done } = choice(g, l, { set, later: sites.slice(i + 1), picked }, env)
    const shares = sharesOf(g, set, env, legalTargets(g, set, env, itself(l)))
    const { min, max } = inAll(shares)
    if (open.length === 0 && !done) return 'stuck'
    const free = meta(set).ordered ? 1 : open.length // 707.1d: targets are chosen in this order, even if the text names the chooser.
    const due = openShares(shares, picked).reduce((n, s) => n + dueOf(s, picked), 0)
    if (open.length === 0 || (!done && open.length <= Math.min(free, due))) {
      const all = [...picked, ...(done ? [] : open)]
      if (suffices(shares, all)) take(g, l, set, all)
      else return chooseNext(g, l, all)
      return 'again'
    }
    const who = chooser(g, set.by, env)
    if (!who) return 'stuck'
    const answers: Answer[] = open.map((o) => ({ do: 'pick', card: o }))
    if (done) answers.unshift({ do: 'done' })
    const about = { link: l.id, card: l.card, code: site, picked, min, max }
    return question(who, 'target', '706.1', answers, about)
  }
  return 'done'
}

/** Stores the targets of a place, and binds its name to them. */
export function take(g: Game, l: Link, set: SetWho, targets: readonly Obj[]): void {
  const site = meta(set).ptr
  put(g, 'links', l.id, 'targets', { ...link(g, l.id).targets, [site]: targets })
  noteEach(g, link(g, l.id), set, site, targets)
  if (set.as) bindName(g, l.id, set.as, { o: targets })
}

/** 706.5: if the number is not fixed, the controller still chooses it. */
function byLot(g: Game, l: Link, set: SetWho, env: Env): Choosing {
  const site = meta(set).ptr
  const have = legalTargets(g, set, env, itself(l))
  const shares = sharesOf(g, set, env, have)
  if (!suffices(shares, have)) return 'stuck'
  const { min, max } = inAll(shares)
  const said = l.notes.many?.[site]
  if (min < max && said === undefined) {
    const answers = numbersFrom(min, max)
    const why = 'how many targets are chosen at random'
    return question(l.controller, 'number', '707.1d', answers, { link: l.id, card: l.card, site, why })
  }
  const picked: Obj[] = []
  for (let n = said ?? max; n > 0; n--) {
    const from = lots(g, l, set, picked, env)
    if (from.length === 0) break
    picked.push(must(from[draw(g, 'random', from.length)]))
  }
  take(g, l, set, picked)
  return 'again'
}

/** Asks for the shares of the targets of a place one after another; the last gets the rest. Null once all are decided. */
function divide(g: Game, l: Link, e: Divider, site: string): Choosing | null {
  const o = l.targets[site] ?? []
  const { n: given = [] } = l.notes.shares?.[site] ?? {}
  if (given.length >= o.length) return null
  const left = total(g, e, envOf(l)) - given.reduce((a, b) => a + b, 0)
  const others = o.length - given.length - 1
  if (others === 0 || left === others + 1) {
    share(g, l, site, others === 0 ? left : 1)
    return 'again'
  }
  const answers = numbersFrom(1, left - others)
  const about = { link: l.id, card: l.card, code: site, site, picked: [must(o[given.length])] }
  return question(l.controller, 'number', '707.1d', answers, about)
}

function share(g: Game, l: Link, site: string, n: number): void {
  const { shares } = l.notes
  const next: Shares = { o: l.targets[site] ?? [], n: [...(shares?.[site]?.n ?? []), n] }
  note(g, l.id, { shares: { ...shares, [site]: next } })
}

/** Stores a number answer: the number of targets, or the next share. */
export function takeNumber(g: Game, l: Link, { site, picked }: Decision['about'], n: number): void {
  const at = must(site)
  if (picked) share(g, l, at, n)
  else note(g, l.id, { many: { ...l.notes.many, [at]: n } })
}
