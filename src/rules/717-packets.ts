/**
 * Replacing and preventing damage (717). All packets that one modifier or one combat makes go through here together: each is
 * worked down one after another, in the order of 717.4, then all are dealt or healed at once (802).
 */
import { ptrOf } from '../language/compile.ts'
import type { EventPattern } from '../language/types.ts'
import { draw } from '../state/dice.ts'
import { isPlayer, PARTY, seatOf, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { Answer, CardId, Decision, Happening, Obj, Ptr, Seat, Step } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { letExhaust, toll } from './403-costs.ts'
import { untilFatal } from './405-damage.ts'
import { isMade, type Packet, would } from './408-packets.ts'
import { type Event, happen, happenAll, record, watched } from './703-triggers.ts'
import { type Active, active, inPlayNow, value, works } from './714-modifiers.ts'
import { frameFor, type Instead, keyOf, namesFor, type Prevent, spend, wanted } from './716-replacement.ts'
import { MOVED } from './facts.ts'
import { bindName, card, decide, type Game, living, misc, pop, push, question, type StepDef } from './game.ts'
import { amount, candidates, type Env, envOf, isIn, matches, objs } from './words.ts'

export interface PacketStep extends Step {
  list: readonly Packet[]
  at: number
  /** Packet for which no more equipment is exhausted. */
  passed?: number
  /** Their order is settled (802.2). */
  ordered?: true
}

/** Those that compete for this packet now: none twice (716.1e). */
function competing<A extends Active & { mod: { would: EventPattern } }>(g: Game, list: readonly A[], p: Packet): A[] {
  if (list.length === 0) return []
  const h = would(p)
  return list.filter(
    (a) =>
      !p.used.includes(keyOf(a)) &&
      matches(g, a.mod.would, h, a.env) &&
      works(g, a, a.mod.would.to === undefined && a.mod.would.from === undefined ? p.by : p.to),
  )
}

/** A modifier's own side, with the packet's roles as names. */
const sideOf = (a: Pick<Active, 'env'>, p: Packet): Env => ({ ...a.env, names: namesFor(a, would(p), []) })

/** Equipment covers heroes, and other characters that a power lets it cover (717.2c). */
function covers(g: Game, shielder: Obj, equipment: CardId): boolean {
  if (g.ask.kind(g, shielder, 'hero')) return true
  return active(g, 'can').some(
    (a) =>
      a.mod.on === 'defendWith' &&
      isIn(g, a.mod.by, shielder, a.env) &&
      (a.mod.with === undefined || isIn(g, a.mod.with, equipment, a.env)) &&
      works(g, a, shielder),
  )
}

/** Ready equipment with DEF that may be exhausted for a preventable packet to this character (717.2c). */
export function shields(g: Game, p: Packet): CardId[] {
  if (p.heal || p.sure) return []
  const seat = card(g, p.to).controller
  return (g.s.zones[zoneId(seat, PARTY)]?.cards ?? []).filter(
    (id) =>
      !card(g, id).exhausted &&
      g.ask.kind(g, id, 'equipment') &&
      value(g, id, 'def') > 0 &&
      covers(g, p.to, id) &&
      !cannot(g, { on: 'exhaust', what: id, cause: seat }) &&
      toll(g, id) !== null, // 600.3a
  )
}

/** 408.3c */
const preventable = (g: Game, p: Packet): boolean =>
  !p.heal &&
  !p.sure &&
  cannot(g, {
    on: 'prevent',
    by: p.by,
    to: p.to,
    with: p.with[0],
    ...(p.with.length > 1 ? { withs: p.with } : {}),
    combat: p.combat,
    type: p.types[0],
    types: p.types,
  }) === null

/** How much a prevention modifier takes off this packet now (717.2). */
export function takes(g: Game, a: Pick<Prevent, 'mod' | 'env' | 'row'>, p: Packet): number {
  const n = a.mod.n
  if (n === 'all') return p.n
  if (typeof n === 'object' && 'next' in n) return Math.min(p.n, a.row ? a.row.n : 0)
  const env = sideOf(a, p)
  if (typeof n === 'object' && 'allBut' in n) return Math.max(0, p.n - amount(g, n.allBut, env))
  if (typeof n === 'object' && 'first' in n)
    return Math.max(0, Math.min(p.n, amount(g, n.first, env) - metBefore(g, p.to)))
  return Math.max(0, Math.min(p.n, amount(g, n, env)))
}

/** 717.6: damage that has been dealt to this character this turn, or would have been and was prevented. */
function metBefore(g: Game, to: CardId): number {
  let n = 0
  for (const k in g.s.log) {
    const h = g.s.log[k] as Happening
    if ((h.on === 'deal' || h.on === 'prevent') && h.to === to) n += h.n ?? 0
  }
  return n
}

/** What is used up by preventing. */
const limited = ({ mod: m }: Prevent): boolean =>
  m.next === true || (typeof m.n === 'object' && ('next' in m.n || 'first' in m.n))

/** Takes what it prevents off the packet (717.2a); what it then does comes at once. */
function apply(g: Game, step: PacketStep, a: Prevent, p: Packet): void {
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

/** What is left of a packet; one that is reduced to nothing ceases to exist and is never dealt (408.2a, 717.2b). */
function save(g: Game, step: PacketStep, p: Packet): void {
  const list = step.list.slice()
  list[step.at] = p
  push(g, { ...step, list, at: p.n > 0 ? step.at : step.at + 1 })
}

/** 717.3: its actions come first; that they were all taken makes the prevention. */
function tryFirst(g: Game, step: PacketStep, a: Prevent, p: Packet): void {
  const id = frameFor(g, a, would(p), p.used)
  save(g, step, { ...p, used: [...p.used, keyOf(a)] })
  bindName(g, id, done, { n: 1 })
  push(g, { step: 'prevent-if-done', link: id, code: a.ptr })
  push(g, { step: 'text', link: id, code: ptrOf(a.mod.these), at: 0, mark: done })
}
const done = '~prevent'

/**
 * 802.2: the packets for the turn player's characters first, then clockwise, each player's in the order that he chooses. He is
 * asked where it can matter: where something that is used up or done by applying it reaches several of them.
 */
function inTurn(g: Game, list: readonly Packet[]): Packet[] {
  const spending = [
    ...active(g, 'prevent').filter((a) => a.mod.next !== true && (a.mod.these !== undefined || limited(a))),
    ...active(g, 'instead').filter((a) => a.mod.then !== undefined),
  ]
  return living(g).flatMap((seat) => {
    const mine = list.filter((p) => card(g, p.to).controller === seat)
    const matters = mine.length > 1 && spending.some((a) => mine.filter((p) => reaches(g, a, p)).length > 1)
    return matters ? chosenOrder(g, seat, mine) : mine
  })
}

const reaches = (g: Game, a: Instead | Prevent, p: Packet): boolean =>
  competing<Instead | Prevent>(g, [a], p).length > 0 && (!isPrevent(a) || !p.heal)

function chosenOrder(g: Game, seat: Seat, list: readonly Packet[]): Packet[] {
  const left = [...list]
  const out: Packet[] = []
  while (left.length > 1) {
    const answers = left.map((p, n): Answer => ({ do: 'pick', card: p.to, n }))
    const about = { packet: atStake(left[0] as Packet), picked: out.map((p) => p.to), min: 1, max: 1 }
    const said = decide(g, question(seat, 'choose', '802.2', answers, about))
    out.push(...left.splice(said.n ?? 0, 1))
  }
  return [...out, ...left]
}

/** Everything that may be applied to a packet next, in the classes of 717.4. */
interface Stage {
  seat: Seat
  rule: string
  mods: readonly (Instead | Prevent)[]
  armor: readonly CardId[]
}

export const isPrevent = (a: Instead | Prevent): a is Prevent => a.mod.mod === 'prevent'

export function stage(g: Game, step: PacketStep, p: Packet): Stage | null {
  const insteads = competing<Instead>(g, active(g, 'instead'), p)
  const last = insteads.filter((a) => divides(g, a, p))
  const rest = insteads.filter((a) => a.mod.divide === undefined)
  const bigger = rest.filter((a) => raises(g, a, p))
  if (bigger.length > 0) return { seat: p.controller, rule: '717.4a', mods: bigger, armor: [] }
  const seat = card(g, p.to).controller
  const prevents = p.heal ? [] : competing<Prevent>(g, active(g, 'prevent'), p)
  const able = prevents.length > 0 && preventable(g, p)
  // 717.4b: of an unpreventable packet no prevention is chosen; what first does something is none yet (717.3).
  const mods = [...rest, ...prevents.filter((a) => a.mod.these !== undefined || (able && takes(g, a, p) > 0))]
  const armor = step.passed === step.at ? [] : shields(g, p)
  const open = armor.length > 0 && (able || preventable(g, p)) ? armor : []
  if (mods.length > 0 || open.length > 0) return { seat, rule: '717.4b', mods, armor: open }
  return last.length > 0 ? { seat, rule: '717.4c', mods: last, armor: [] } : null
}

/** 717.8 asks for more than fatal damage. */
const divides = (g: Game, { mod: m }: Instead, p: Packet): boolean =>
  m.divide !== undefined && (!('excess' in m.divide) || p.n > untilFatal(g, p.to))

/** 717.4a: it makes the packet bigger, or changes its type, its being combat damage, or whether it can be prevented. */
function raises(g: Game, a: Instead, p: Packet): boolean {
  const m = a.mod
  if (m.type !== undefined || m.combat !== undefined || m.sure !== undefined) return true
  return m.n !== undefined && grown(g, a, p) > p.n
}

export const packetSteps: Record<string, StepDef> = {
  packets: {
    run(g, raw) {
      const step = raw as PacketStep
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
      const now = lives ? stage(g, step, p) : null
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
    answer(g, raw, answer) {
      const step = raw as PacketStep
      const p = step.list[step.at] as Packet
      if (answer.do === 'pass') push(g, { ...step, passed: step.at })
      else if (answer.code === undefined) shield(g, step, p, answer.card as CardId)
      else use(g, step, (stage(g, step, p) as Stage).mods[answer.n as number] as Instead | Prevent, p)
    },
  },
  'prevent-if-done': {
    run(g, raw) {
      const l = g.s.links[raw.link as number]
      if (!l) return null // whose it was has left the game
      const step = pop(g) as PacketStep
      const p = step.list[step.at] as Packet
      const mod = g.code.at.get(raw.code as Ptr) as Prevent['mod']
      let n = 0
      // Of damage that can't be prevented it does as much as possible, which is nothing (717.3).
      if (l.names[done]?.n === 1 && preventable(g, p)) n = takes(g, { mod, env: envOf(l), row: null }, p)
      told(g, p, n, l.card, l.controller)
      save(g, step, { ...p, n: p.n - n })
      if (mod.then !== undefined) push(g, { step: 'text', link: l.id, code: ptrOf(mod.then), at: 0 })
      return null
    },
  },
}

/** 717.2c: exhausts a piece of equipment, for as much as its DEF; what is left over of that is wasted. */
function shield(g: Game, step: PacketStep, p: Packet, armor: CardId): void {
  letExhaust(g, [armor], true)
  const n = Math.min(p.n, value(g, armor, 'def'))
  happen(g, { on: 'exhaust', what: armor, by: p.by }, () => {
    put(g, 'cards', armor, 'exhausted', true)
    return undefined
  })
  told(g, p, n, armor, card(g, p.to).controller)
  save(g, step, { ...p, n: p.n - n })
}

/** The one to apply where nobody has a choice that could matter; null if somebody has. */
export function forced(g: Game, { rule, mods, armor }: Stage, p: Packet): Instead | Prevent | null {
  const a = mods[0]
  if (a === undefined) return null
  if (mods.length === 1 && armor.length === 0) return a
  if (rule === '717.4a') return ordersMatter(g, mods as readonly Instead[], p) ? null : a
  if (!mods.every((m) => isPrevent(m) && m.mod.these === undefined && m.mod.then === undefined)) return null
  const plain = mods as readonly Prevent[]
  if (!watched(g, 'prevent')) {
    const free = best(g, plain, p)
    if (free) return free
  }
  return armor.length === 0 && new Set(plain.map(reach)).size < 2 ? a : null
}

/**
 * Of what prevents without being used up, what its controller would choose first (717.4b): nobody is asked where nothing looks
 * at preventing, since any other order prevents less or uses up more. All of it, then all but some, then a fixed amount.
 */
function best(g: Game, list: readonly Prevent[], p: Packet): Prevent | undefined {
  const free = list.filter((a) => !limited(a))
  return (
    free.find((a) => takes(g, a, p) >= p.n) ??
    free.find((a) => typeof a.mod.n === 'object' && 'allBut' in a.mod.n) ??
    free[0]
  )
}

const kindOf = ({ mod: { n, next } }: Prevent): unknown => (typeof n === 'object' && 'next' in n ? 'next' : [n, next])

/** What a prevention could be kept for: those that reach equally far and long are used one after another. */
const reach = (a: Prevent): string =>
  JSON.stringify([
    a.mod.would,
    kindOf(a),
    a.row?.you,
    a.row?.targets,
    { ...a.row?.names, [MOVED]: undefined },
    a.row?.ends,
    a.row?.seat,
    a.row ? 0 : a.card,
  ])

const atStake = (p: Packet) => ({ n: p.n, types: p.types, by: p.by, to: p.to, combat: p.combat })

/** 717.4: one is chosen; equipment may also be kept once nothing else is left. */
function ask(p: Packet, { seat, rule, mods, armor }: Stage): Decision {
  const answers: Answer[] = mods.length === 0 ? [{ do: 'pass' }] : []
  for (const id of armor) answers.push({ do: 'prevent', card: id })
  mods.forEach((a, n) => {
    answers.push({ do: 'prevent', card: a.card, code: a.ptr, n })
  })
  return question(seat, mods.every(isPrevent) ? 'armor' : 'replace', rule, answers, { card: p.to, packet: atStake(p) })
}

/** Applies one. */
function use(g: Game, step: PacketStep, a: Instead | Prevent, p: Packet): void {
  if (!wanted(g, a, card(g, p.to).controller, isPrevent(a) ? '717.3' : '716.1b'))
    save(g, step, { ...p, used: [...p.used, keyOf(a)] }) // declined for this packet
  else if (isPrevent(a)) {
    if (a.mod.these !== undefined) tryFirst(g, step, a, p)
    else apply(g, step, a, p)
  } else if (a.mod.divide !== undefined) divide(g, step, a, p)
  else if (a.mod.then !== undefined) instead(g, step, p, a)
  else {
    const q = altered(g, a, p)
    if (q.n > p.n) record(g, { ...would(q), on: 'raise', what: a.card, n: q.n - p.n })
    save(g, step, q)
  }
}

const grown = (g: Game, a: Instead, p: Packet): number => amount(g, a.mod.n ?? 0, sideOf(a, p))

/** The packet with what the modifier changes of it, and all else as it was (717.1). */
export function altered(g: Game, a: Instead, p: Packet): Packet {
  const m = a.mod
  const q: Packet = {
    ...p,
    n: m.n === undefined ? p.n : grown(g, a, p),
    types: m.type === undefined ? p.types : [m.type],
    combat: m.combat ?? p.combat,
    sure: m.sure ?? p.sure,
    used: [...p.used, keyOf(a)],
  }
  if (m.to === undefined) return q
  const to = newDestination(g, a, p)
  const moved = { ...q, to: to ?? q.to }
  return to !== undefined && isMade(g, moved) ? moved : { ...q, n: 0 } // 716.1d
}

/** Whom a packet is dealt to instead: one of them, at random or by choice if the words say so. */
function newDestination(g: Game, a: Instead, p: Packet): CardId | undefined {
  const env = sideOf(a, p)
  const who = a.mod.to
  if (typeof who !== 'object' || Array.isArray(who) || !('random' in who || 'choose' in who))
    return objs(g, who, env)[0]
  const set = who as Extract<typeof who, { is?: unknown }>
  const fit = candidates(g, set, env)
  if (fit.length < 2) return fit[0]
  if (set.random !== undefined) return fit[draw(g, 'random', fit.length)]
  const by = objs(g, set.by, env).find(isPlayer)
  const seat = by === undefined ? a.env.you : seatOf(by)
  const answers = fit.map((o): Answer => ({ do: 'pick', card: o }))
  return decide(g, question(seat, 'choose', '717.4b', answers, { card: a.card, code: a.ptr, packet: atStake(p) })).card
}

/** Whether the order of these changes what becomes of the packet (717.4a). */
function ordersMatter(g: Game, mods: readonly Instead[], p: Packet): boolean {
  if (mods.some((a) => a.mod.may !== undefined || a.mod.to !== undefined) || mods.length > 5) return true
  const ends = new Set<string>()
  const go = (q: Packet, left: readonly Instead[]): void => {
    const fit = competing(g, left, q).filter((a) => raises(g, a, q))
    if (fit.length === 0) ends.add(JSON.stringify([q.n, q.types, q.combat, q.sure]))
    for (const a of fit)
      go(
        altered(g, a, q),
        left.filter((b) => b !== a),
      )
  }
  go(p, mods)
  return ends.size > 1
}

/** "If … would be dealt damage, do this instead" (716.1): the packet ceases, the text is processed. */
function instead(g: Game, step: PacketStep, p: Packet, a: Instead): void {
  const used = [...p.used, keyOf(a)]
  const id = frameFor(g, a, would(p), used)
  save(g, step, { ...p, n: 0, used })
  push(g, { step: 'text', link: id, code: ptrOf(a.mod.then), at: 0 })
}

/** Puts several packets in the place of one; each goes through 717.4 anew. */
function replace(g: Game, step: PacketStep, parts: readonly Packet[]): void {
  const list = step.list.slice()
  list.splice(step.at, 1, ...parts.filter((p) => isMade(g, p)))
  push(g, { step: 'packets', list, at: step.at, ordered: true })
}

/** 717.7, 717.8: divides the packet, after everything else was applied to it (717.4c). */
function divide(g: Game, step: PacketStep, a: Instead, p: Packet): void {
  const q: Packet = { ...p, used: [...p.used, keyOf(a)] }
  const how = a.mod.divide as NonNullable<Instead['mod']['divide']>
  if ('excess' in how) replace(g, step, overflowing(g, q, objs(g, how.excess, sideOf(a, p))[0]))
  else {
    // Each point is assigned by the player whose packet it is.
    const among = candidates(g, how.among as Extract<typeof how.among, { is?: unknown }>, sideOf(a, p))
    let left = q.n
    const parts = among.map((to, i): Packet => {
      const n = i === among.length - 1 ? left : share(g, q, to, left, a)
      left -= n
      return { ...q, to, n }
    })
    replace(g, step, parts)
  }
}

function share(g: Game, p: Packet, to: CardId, left: number, a: Instead): number {
  if (left === 0) return 0
  const answers = Array.from({ length: left + 1 }, (_, n): Answer => ({ do: 'number', n }))
  const about = { card: to, code: a.ptr, packet: { ...atStake(p), n: left, to } }
  return decide(g, question(p.controller, 'number', '717.7', answers, about)).n ?? 0
}

/** Exactly fatal damage to the ally, and the rest to another (717.8). */
function overflowing(g: Game, p: Packet, to: CardId | undefined): Packet[] {
  const n = Math.min(p.n, untilFatal(g, p.to))
  const kept = { ...p, n, smash: false }
  return to === undefined ? [kept] : [kept, { ...p, to, n: p.n - n, smash: false }]
}

/** 405.8 */
function smash(g: Game, step: PacketStep, p: Packet): void {
  const hero = g.s.players[card(g, p.to).controller]?.hero
  replace(g, step, overflowing(g, p, hero === 0 ? undefined : hero))
}

/** Deals or heals all that is left, at once. */
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
  if (!list.some((p) => p.as)) return
  const results = new Map<string, { link: number; as: string; o: Obj[]; n: number }>()
  const real = new Map(live.map((p, i) => [p, events[i]?.h.n ?? 0]))
  for (const p of list) {
    if (!p.as) continue
    const key = `${p.link} ${p.as}`
    const r = results.get(key) ?? { link: p.link, as: p.as, o: [], n: 0 }
    const n = real.get(p)
    if (n !== undefined) {
      r.o.push(p.to)
      r.n += n
    }
    results.set(key, r)
  }
  for (const r of results.values()) if (g.s.links[r.link]) bindName(g, r.link, r.as, { o: r.o, n: r.n })
}
