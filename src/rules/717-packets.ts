/**
 * Packets of damage and healing (405, 407, 408) and what replaces or prevents them (716, 717). All packets that one modifier
 * or one combat makes go through here together: each is worked down one after another, then all are dealt at once (802).
 */
import type { Mod } from '../language/types.ts'
import { PARTY, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { Answer, CardId, Decision, Happening, Names, Obj, Ptr, Seat, Step, Val } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { canExhaust, orient } from './411-ready.ts'
import { type Event, happen, happenAll } from './703-triggers.ts'
import { type Active, active, inPlayNow, value, works } from './714-modifiers.ts'
import { type Instead, keyOf } from './716-replacement.ts'
import { addLink, card, combat, emptyLink, type Game, link, misc, push, question, type StepDef } from './game.ts'
import { amount, matches } from './words.ts'

export interface Packet {
  heal: boolean
  n: number
  types: readonly string[]
  by: Obj
  to: CardId
  /** What it is dealt with (408.3d). */
  with: readonly Obj[]
  combat: boolean
  /** Can't be prevented (408.3c). */
  sure: boolean
  controller: Seat
  /** Modifiers that have affected it already (716.1e). */
  used: readonly string[]
  /** The text that made it: name for the result and the link that keeps it. */
  as: string
  link: number
}

interface PacketStep extends Step {
  list: readonly Packet[]
  at: number
}

export const would = (p: Packet): Happening => ({
  on: p.heal ? 'heal' : 'deal',
  by: p.by,
  ...(p.heal ? { from: p.to, what: p.to } : { to: p.to }),
  n: p.n,
  type: p.types[0],
  types: p.types,
  with: p.with[0],
  ...(p.with.length > 1 ? { withs: p.with } : {}),
  combat: p.combat,
  cause: p.controller,
})

/** Whether such a packet comes to be at all (405.5, 407.3, 408.2a-b). */
export function isMade(g: Game, p: Packet): boolean {
  if (p.n <= 0 || !inPlayNow(g, p.to) || !g.ask.kind(g, p.to, 'character')) return false
  if (p.heal && card(g, p.to).damage === 0) return false
  if (!p.heal && g.ask.keyword(g, p.to, 'Immune')) return false // R101.3d
  return cannot(g, would(p)) === null
}

/** Starts packets on their way; those that are never made are left out (405.5). */
export function packets(g: Game, list: readonly Packet[]): boolean {
  const made = list.filter((p) => isMade(g, p))
  if (made.length > 0) push(g, { step: 'packets', list: made, at: 0 })
  return made.length > 0
}

type Prevent = Active<Extract<Mod, { mod: 'prevent' }>>

function competing<A extends Active<Extract<Mod, { would: unknown }>>>(g: Game, list: readonly A[], p: Packet): A[] {
  const h = would(p)
  return list.filter((a) => !p.used.includes(keyOf(a)) && matches(g, a.mod.would, h, a.env) && works(g, a, p.to))
}

/** Ready equipment with DEF that may be exhausted for a packet to this hero (717.2c). */
export function shields(g: Game, p: Packet): CardId[] {
  if (p.heal || p.sure || !g.ask.kind(g, p.to, 'hero')) return []
  const seat = card(g, p.to).controller
  return (g.s.zones[zoneId(seat, PARTY)]?.cards ?? []).filter(
    (id) => g.ask.kind(g, id, 'equipment') && value(g, id, 'def') > 0 && canExhaust(g, id, seat),
  )
}

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

/** How much a prevention modifier takes off this packet now. */
function takes(g: Game, a: Prevent, p: Packet): number {
  const n = a.mod.n
  if (n === 'all') return p.n
  if (typeof n === 'object' && 'next' in n) return Math.min(p.n, a.row ? a.row.n : 0)
  if (typeof n === 'object' && 'allBut' in n) return Math.max(0, p.n - amount(g, n.allBut, a.env))
  return Math.min(p.n, amount(g, n, a.env))
}

const limited = (a: Prevent): boolean => typeof a.mod.n === 'object' && 'next' in a.mod.n

function apply(g: Game, a: Prevent, p: Packet): Packet {
  const n = takes(g, a, p)
  if (limited(a) && a.row) {
    if (a.row.n > n)
      put(g, 'mods', a.row.id, 'n', a.row.n - n) // 717.2a
    else erase(g, 'mods', a.row.id)
  }
  if (n > 0) happen(g, { on: 'prevent', n, to: p.to, by: p.by, with: a.card, cause: a.env.you })
  return { ...p, n: p.n - n, used: [...p.used, keyOf(a)] }
}

function save(g: Game, step: PacketStep, p: Packet): void {
  const list = step.list.slice()
  list[step.at] = p
  push(g, { ...step, list, at: p.n > 0 ? step.at : step.at + 1 })
}

export const packetSteps: Record<string, StepDef> = {
  packets: {
    run(g, raw) {
      const step = raw as PacketStep
      if (step.at >= step.list.length) {
        commit(g, step.list)
        return null
      }
      const p = step.list[step.at] as Packet
      const bigger = competing<Instead>(g, active(g, 'instead'), p)
      const sized = bigger.filter((a) => a.mod.n !== undefined)
      if (sized.length > 0) {
        if (sized.length > 1 && !commute(g, sized, p)) return ask(p, p.controller, '717.4a', sized, [], false)
        save(g, step, grow(g, sized[0] as Instead, p))
        return null
      }
      const redirected = bigger.filter((a) => a.mod.then !== undefined)
      if (redirected.length > 0) {
        const a = redirected[0] as Instead
        if (a.mod.may !== undefined && step.asked !== keyOf(a)) {
          return question(card(g, p.to).controller, 'yes-no', '716.1b', [{ do: 'yes' }, { do: 'no' }], {
            card: a.card,
            code: a.ptr,
            packet: atStake(p),
          })
        }
        return instead(g, step, p, a)
      }
      if (preventable(g, p)) {
        const preventing = competing<Prevent>(g, active(g, 'prevent'), p).filter((a) => takes(g, a, p) > 0)
        const free = best(g, preventing, p)
        if (free) {
          save(g, step, apply(g, free, p))
          return null
        }
        const armor = step.passed === step.at ? [] : shields(g, p)
        const alike = new Set(preventing.map(reach)).size < 2
        if (preventing.length > 0 && armor.length === 0 && alike) {
          save(g, step, apply(g, preventing[0] as Prevent, p))
          return null
        }
        if (armor.length > 0 || preventing.length > 0)
          return ask(p, card(g, p.to).controller, '717.4b', preventing, armor, preventing.length === 0)
      }
      push(g, { ...step, at: step.at + 1 })
      return null
    },
    answer(g, raw, answer) {
      const step = raw as PacketStep
      const p = step.list[step.at] as Packet
      if (answer.do === 'pass') {
        push(g, { ...step, passed: step.at })
        return
      }
      if (answer.do === 'no' || answer.do === 'yes') {
        const a = competing<Instead>(g, active(g, 'instead'), p).find((x) => x.mod.then !== undefined) as Instead
        if (answer.do === 'yes') push(g, { ...step, asked: keyOf(a) })
        else save(g, step, { ...p, used: [...p.used, keyOf(a)] })
        return
      }
      if (answer.card !== undefined && answer.code === undefined) {
        const n = Math.min(p.n, value(g, answer.card, 'def'))
        const armor = answer.card
        orient(g, [armor], true, { cause: card(g, p.to).controller })
        happen(g, { on: 'prevent', n, to: p.to, by: p.by, with: armor, cause: card(g, p.to).controller })
        save(g, step, { ...p, n: p.n - n })
        return
      }
      const all = [...competing<Instead>(g, active(g, 'instead'), p), ...competing<Prevent>(g, active(g, 'prevent'), p)]
      const a = all.find((x) => x.ptr === answer.code && (x.row?.id ?? x.card) === answer.n) as Active
      save(g, step, a.mod.mod === 'prevent' ? apply(g, a as Prevent, p) : grow(g, a as Instead, p))
    },
  },
}

/**
 * Of what prevents without being used up, what its controller would choose first (717.4b): nobody is asked, since any other
 * order prevents less or uses up more. All of it, then all but some, then a fixed amount.
 */
function best(g: Game, list: readonly Prevent[], p: Packet): Prevent | undefined {
  const free = list.filter((a) => !limited(a))
  return (
    free.find((a) => takes(g, a, p) >= p.n) ??
    free.find((a) => typeof a.mod.n === 'object' && 'allBut' in a.mod.n) ??
    free[0]
  )
}

/** What a limited prevention could be kept for: those that reach equally far and long are used up one after another. */
const reach = (a: Prevent): string =>
  JSON.stringify([a.mod.would, a.row?.you, a.row?.targets, a.row?.names, a.row?.ends, a.row?.seat])

const atStake = (p: Packet) => ({ n: p.n, types: p.types, by: p.by, to: p.to, combat: p.combat })

function ask(
  p: Packet,
  seat: Seat,
  rule: string,
  mods: readonly Active[],
  armor: readonly CardId[],
  mayPass: boolean,
): Decision {
  const answers: Answer[] = mayPass ? [{ do: 'pass' }] : []
  for (const id of armor) answers.push({ do: 'prevent', card: id })
  for (const a of mods) answers.push({ do: 'prevent', card: a.card, code: a.ptr as Ptr, n: a.row?.id ?? a.card })
  return question(seat, mods.some((a) => a.mod.mod === 'instead') ? 'replace' : 'armor', rule, answers, {
    card: p.to,
    packet: atStake(p),
  })
}

const grown = (g: Game, a: Instead, p: Packet): number =>
  amount(g, a.mod.n ?? 0, { ...a.env, names: { ...a.env.names, n: { n: p.n } } })

function grow(g: Game, a: Instead, p: Packet): Packet {
  return { ...p, n: grown(g, a, p), used: [...p.used, keyOf(a)] }
}

/** Modifiers whose order makes no difference need no question. */
function commute(g: Game, list: readonly Instead[], p: Packet): boolean {
  const run = (order: readonly Instead[]): number => order.reduce((q, a) => grow(g, a, q), p).n
  return run(list) === run([...list].reverse())
}

/** "If … would be dealt damage, do this instead" (716.1): the packet ceases, the text is processed. */
function instead(g: Game, step: PacketStep, p: Packet, a: Instead): null {
  const l = addLink(g, {
    ...emptyLink,
    card: a.card,
    controller: a.env.you,
    code: '',
    names: { ...a.env.names, to: { o: [p.to] }, by: { o: [p.by] }, n: { n: p.n } },
  })
  save(g, step, { ...p, n: 0, used: [...p.used, keyOf(a)] })
  const then = (a.mod.then as unknown as { $?: { ptr: string } }).$?.ptr ?? ''
  push(g, { step: 'text', link: l.id, code: then, at: 0 })
  return null
}

/** Deals or heals all that is left, at once. */
function commit(g: Game, list: readonly Packet[]): void {
  for (const a of active(g, 'instead')) // 717.5: "the next time" was all of these
    if (a.mod.next && a.row && list.some((p) => p.used.includes(keyOf(a)))) erase(g, 'mods', a.row.id)
  const live = list.filter((p) => p.n > 0)
  const after = new Map<CardId, number>()
  const events: Event[] = live.map((p) => {
    const before = after.get(p.to) ?? card(g, p.to).damage
    const n = p.heal ? Math.min(p.n, before) : p.n
    const now = p.heal ? before - n : before + n
    after.set(p.to, now)
    const fatal = !p.heal && now >= value(g, p.to, 'health')
    return {
      h: { ...would(p), n, fatal },
      commit: () => {
        put(g, 'cards', p.to, 'damage', now)
        if (!p.heal) put(g, 'misc', 0, 'struck', { ...misc(g).struck, [p.to]: p.by })
        return undefined
      },
    }
  })
  happenAll(g, events)
  const results = new Map<string, { link: number; as: string; o: Obj[]; n: number }>()
  const real = new Map(live.map((p, i) => [p, events[i]?.h.n ?? 0]))
  for (const p of list) {
    if (!p.as) continue
    const key = `${p.link} ${p.as}`
    const r = results.get(key) ?? { link: p.link, as: p.as, o: [], n: 0 }
    if (p.n > 0) {
      r.o.push(p.to)
      r.n += real.get(p) ?? 0
    }
    results.set(key, r)
  }
  for (const r of results.values()) if (g.s.links[r.link]) bindName(g, r.link, r.as, { o: r.o, n: r.n })
}

/** Gives a name in a link's text its value; names beginning with 'this.' stay with the card. */
export function bindName(g: Game, linkId: number, name: string, v: Val): void {
  const l = link(g, linkId)
  if (name.startsWith('this.') && g.s.cards[l.card])
    put(g, 'cards', l.card, 'names', { ...card(g, l.card).names, [name]: v })
  put(g, 'links', linkId, 'names', { ...l.names, [name]: v } as Names)
}

/** Damage put on a character (405.3): never replaced, never more than its health. Returns how much. */
export function putDamage(g: Game, to: CardId, n: number): number {
  if (!inPlayNow(g, to) || !g.ask.kind(g, to, 'character') || g.ask.keyword(g, to, 'Immune')) return 0
  const room = Math.max(0, value(g, to, 'health') - card(g, to).damage)
  const real = Math.min(n, room)
  if (real > 0) {
    happen(g, { on: 'put', what: to, to, n: real, type: 'damage' }, () => {
      put(g, 'cards', to, 'damage', card(g, to).damage + real)
      return undefined
    })
  }
  return real
}

/** Combat packets (603.1, 408.2c) for attacker and defender as they stand. */
export function combatPacket(g: Game, by: CardId, to: CardId, types: readonly string[]): Packet {
  return {
    heal: false,
    n: value(g, by, 'atk'),
    types,
    by,
    to,
    with: combat(g)
      .strikes.filter(([w]) => w === by)
      .map(([, weapon]) => weapon),
    combat: true,
    sure: false,
    controller: card(g, by).controller,
    used: [],
    as: '',
    link: 0,
  }
}
