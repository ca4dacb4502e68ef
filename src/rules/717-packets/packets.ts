/**
 * Replacing and preventing damage (717). All packets of one modifier or one combat go through here together.
 * Each is processed in turn, in the order of 717.4, then all are dealt or healed at once (802).
 */

import { ptrOf } from '../../language/compile.ts'
import { erase, put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, CardId, Decision, Obj, Packet, Seat, StepOf } from '../../state/types.ts'
import { letExhaust } from '../403-costs.ts'
import { untilFatal } from '../405-damage.ts'
import { would } from '../408-packets.ts'
import { type Event, happen, happenAll } from '../703-triggers/events.ts'
import { active, inPlayNow, value } from '../714-continuous-modifiers/modifiers.ts'
import { frameFor, type Instead, keyOf, type Prevent, spend, wanted } from '../716-replacement.ts'
import { bindName, card, decide, type Game, living, misc, popOf, push, question, type StepDefs } from '../core/game.ts'
import { isUndone, note } from '../core/notes.ts'
import { recordEvent } from '../core/recorder.ts'
import { modAt } from '../core/texts.ts'
import { envOf } from '../core/words.ts'
import { divide, smash } from './dividing.ts'
import { altered, atStake, competing, forced, type Stage, stage } from './order.ts'
import { isPrevent, limited, preventable, takes } from './preventing.ts'

/** Reduces the packet by what it prevents (717.2a); its further effects come at once. */
function apply(g: Game, step: StepOf<'packets'>, a: Prevent, p: Packet): void {
  const n = takes(g, a, p)
  if (a.row && typeof a.mod.n === 'object' && 'next' in a.mod.n) {
    if (a.row.n > n) put(g, 'mods', a.row.id, 'n', a.row.n - n)
    else erase(g, 'mods', a.row.id)
  }
  told(g, p, n, a.card, a.env.you)
  save(g, step, { ...p, n: p.n - n, used: [...p.used, keyOf(a)] })
  if (n > 0 && a.mod.then !== undefined && a.mod.these === undefined) {
    const id = frameFor(g, a, would(p, n), p.used)
    push(g, { step: 'text', link: id, code: ptrOf(a.mod.then), at: 0 })
  }
}

/** 717.2d */
function told(g: Game, p: Packet, n: number, what: CardId, cause: Seat): void {
  if (n > 0) happen(g, { ...would(p), on: 'prevent', what, n, cause })
}

/** The rest of a packet; a packet reduced to nothing ceases to exist and is never dealt (408.2a, 717.2b). */
function save(g: Game, step: StepOf<'packets'>, p: Packet): void {
  const list = step.list.slice()
  list[step.at] = p
  push(g, { ...step, list, at: p.n > 0 ? step.at : step.at + 1 })
}

/** 717.3: the actions of the prevention come first; it prevents only if all were taken. */
function tryFirst(g: Game, step: StepOf<'packets'>, a: Prevent, p: Packet): void {
  const id = frameFor(g, a, would(p), p.used)
  save(g, step, { ...p, used: [...p.used, keyOf(a)] })
  push(g, { step: 'prevent-if-done', link: id, code: a.ptr })
  push(g, { step: 'text', link: id, code: ptrOf(a.mod.these), at: 0, whole: 'prevention' })
}

/**
 * 802.2: the packets for the turn player's characters first, then clockwise, each player's in the order that they choose.
 * They are asked only if it can matter: if something limited, or with an effect when applied, reaches several of the packets.
 */
const inTurn = (g: Game, list: readonly Packet[]): Packet[] =>
  byPlayer(g, list).flatMap(({ seat, mine, matters }) => (matters ? chosenOrder(g, seat, mine) : mine))

/** Each player's packets, in turn order, and whether their order can matter. */
export function byPlayer(g: Game, list: readonly Packet[]): { seat: Seat; mine: Packet[]; matters: boolean }[] {
  const spending = [
    ...active(g, 'prevent').filter((a) => a.mod.next !== true && (a.mod.these !== undefined || limited(a))),
    ...active(g, 'instead').filter((a) => a.mod.then !== undefined),
  ]
  return living(g).map((seat) => {
    const mine = list.filter((p) => card(g, p.to).controller === seat)
    const matters = mine.length > 1 && spending.some((a) => mine.filter((p) => reaches(g, a, p)).length > 1)
    return { seat, mine, matters }
  })
}

const reaches = (g: Game, a: Instead | Prevent, p: Packet): boolean =>
  competing<Instead | Prevent>(g, [a], p).length > 0 && (!isPrevent(a) || !p.heal)

function chosenOrder(g: Game, seat: Seat, list: readonly Packet[]): Packet[] {
  const left = [...list]
  const out: Packet[] = []
  while (left.length > 1) {
    const answers = left.map((p, n): Answer => ({ do: 'pick', card: p.to, n }))
    const about = { packet: atStake(must(left[0])), picked: out.map((p) => p.to), min: 1, max: 1 }
    const said = decide(g, question(seat, 'choose', '802.2', answers, about))
    out.push(...left.splice(said.n ?? 0, 1))
  }
  return [...out, ...left]
}

export const packetSteps = {
  packets: {
    run(g, step) {
      if (step.list.length > 1 && step.ordered === undefined) {
        push(g, { ...step, list: inTurn(g, step.list), ordered: true })
        return null
      }
      const p = step.list[step.at]
      if (!p) {
        commit(g, step.list)
        return null
      }
      const lives = p.n > 0 && inPlayNow(g, p.to)
      const now = lives ? stage(g, p, step.passed === step.at) : null
      if (now === null) {
        if (lives && p.smash && p.n > untilFatal(g, p.to)) smash(g, step, p)
        else push(g, { ...step, at: step.at + 1 })
        return null
      }
      const a = forced(g, now, p)
      if (a === null) return ask(p, now)
      use(g, step, a, p)
      return null
    },
    answer(g, step, answer) {
      const p = must(step.list[step.at])
      if (answer.do === 'pass') push(g, { ...step, passed: step.at })
      else if (answer.code === undefined) shield(g, step, p, must(answer.card))
      else use(g, step, must(stage(g, p, step.passed === step.at)?.mods[must(answer.n)]), p)
    },
  },
  'prevent-if-done': {
    run(g, { link: id, code }) {
      const l = g.s.links[id]
      if (!l) return null // whose it was has left the game
      const step = popOf(g, 'packets')
      const p = must(step.list[step.at])
      const mod = modAt(g, code)
      if (mod.mod !== 'prevent') throw new Error(`${code} prevents nothing.`)
      let n = 0
      // If damage can't be prevented, it does as much as possible, which is nothing (717.3).
      if (!isUndone(l, 'prevention') && preventable(g, p)) n = takes(g, { mod, env: envOf(l), row: null }, p)
      told(g, p, n, l.card, l.controller)
      save(g, step, { ...p, n: p.n - n })
      if (mod.then !== undefined) push(g, { step: 'text', link: l.id, code: ptrOf(mod.then), at: 0 })
      return null
    },
  },
} satisfies Partial<StepDefs>

/** 717.2c: exhausts a piece of equipment, for as much as its DEF; what is left over of that is wasted. */
function shield(g: Game, step: StepOf<'packets'>, p: Packet, armor: CardId): void {
  letExhaust(g, [armor], 'prevent', true)
  const n = Math.min(p.n, value(g, armor, 'def'))
  happen(g, { on: 'exhaust', what: armor, by: p.by, purpose: 'prevent' }, () => {
    put(g, 'cards', armor, 'exhausted', true)
    return undefined
  })
  told(g, p, n, armor, card(g, p.to).controller)
  save(g, step, { ...p, n: p.n - n })
}

/** 717.4: one is chosen; equipment may also be kept once nothing else is left. */
function ask(p: Packet, { seat, rule, mods, armor }: Stage): Decision {
  const answers: Answer[] = mods.length === 0 ? [{ do: 'pass' }] : []
  for (const id of armor) answers.push({ do: 'prevent', card: id })
  mods.forEach((a, n) => {
    answers.push({ do: 'prevent', card: a.card, code: a.ptr, n })
  })
  return question(seat, mods.every(isPrevent) ? 'armor' : 'replace', rule, answers, { card: p.to, packet: atStake(p) })
}

function use(g: Game, step: StepOf<'packets'>, a: Instead | Prevent, p: Packet): void {
  if (!wanted(g, a, card(g, p.to).controller, isPrevent(a) ? '717.3' : '716.1b'))
    save(g, step, { ...p, used: [...p.used, keyOf(a)] }) // declined for this packet
  else if (isPrevent(a)) {
    if (a.mod.these !== undefined) tryFirst(g, step, a, p)
    else apply(g, step, a, p)
  } else if (a.mod.divide !== undefined) divide(g, step, a, p)
  else if (a.mod.then !== undefined) instead(g, step, p, a)
  else {
    const q = altered(g, a, p)
    if (q.n > p.n) recordEvent(g, { ...would(q), on: 'raise', what: a.card, n: q.n - p.n })
    save(g, step, q)
  }
}

/** "If … would be dealt damage, do this instead" (716.1): the packet ceases, the text is processed. */
function instead(g: Game, step: StepOf<'packets'>, p: Packet, a: Instead): void {
  const used = [...p.used, keyOf(a)]
  const id = frameFor(g, a, would(p), used)
  save(g, step, { ...p, n: 0, used })
  push(g, { step: 'text', link: id, code: ptrOf(a.mod.then), at: 0 })
}

/** Deals or heals all remaining packets, at once. */
function commit(g: Game, list: readonly Packet[]): void {
  for (const kind of ['instead', 'prevent'] as const)
    for (const a of active(g, kind)) // 717.5: "the next time" was all of these
      if (a.mod.next && list.some((p) => p.used.includes(keyOf(a)))) spend(g, a)
  const live = list.filter((p) => p.n > 0 && inPlayNow(g, p.to)) // 408.2b: what has left meanwhile is dealt nothing
  const after = new Map<CardId, number>()
  const events: Event[] = live.map((p) => {
    const before = after.get(p.to) ?? card(g, p.to).damage
    const n = p.heal ? Math.min(p.n, before) : p.n // 407.1: what is too much is wasted
    const now = p.heal ? before - n : before + n
    after.set(p.to, now)
    const fatal = !p.heal && now - card(g, p.to).damage >= untilFatal(g, p.to) // 405.2
    const h = would(p, n)
    h.fatal = fatal
    if (p.link) h.way = p.link
    return {
      h,
      commit: () => {
        put(g, 'cards', p.to, 'damage', now)
        if (!p.heal) put(g, 'misc', 0, 'struck', { ...misc(g).struck, [p.to]: p.by })
        return undefined
      },
    }
  })
  happenAll(g, events)
  const counted = list.filter((p) => p.as || g.s.links[p.link]?.notes.dealt !== undefined)
  if (counted.length === 0) return
  const results = new Map<string, { link: number; as: string; o: Obj[]; n: number }>()
  const real = new Map(live.map((p, i) => [p, events[i]?.h.n ?? 0]))
  for (const p of counted) {
    const key = `${p.link} ${p.as}`
    const r = results.get(key) ?? { link: p.link, as: p.as, o: [], n: 0 }
    const n = real.get(p)
    if (n !== undefined) {
      r.o.push(p.to)
      r.n += n
    }
    results.set(key, r)
  }
  for (const { link: id, as, o, n } of results.values()) {
    if (!g.s.links[id]) continue
    if (as) bindName(g, id, as, { o, n })
    else note(g, id, { dealt: n }) // 709.2f
  }
}
