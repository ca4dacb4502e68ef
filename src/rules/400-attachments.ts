/** Attachments (400): what they may be attached to, what they may stay attached to, and how they are moved. */

import { meta, ptrOf } from '../language/compile.ts'
import { isKind } from '../language/meaning/cards.ts'
import { isSetWho } from '../language/nodes.ts'
import type { Of, SetWho, Who } from '../language/types.ts'
import { CHAIN, inPlay } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Card, CardId, Decision, Obj, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { happen } from './703-triggers/events.ts'
import type { RuleVerb } from './709-resolving-links/text.ts'
import { enterPlay } from './710-entering.ts'
import { inPlayNow } from './714-continuous-modifiers/modifiers.ts'
import { originOf, replaced } from './716-replacement.ts'
import { follow } from './core/facts.ts'
import { card, codeOf, type Game, link, next, question, type StepDefs } from './core/game.ts'
import { setAt } from './core/texts.ts'
import { candidates, type Env, envFor, envOf, extremes, inSet, isIn, objs, seatOfEnv } from './core/words.ts'

/** The host description of an attachment (400.1): inherited from the text that attached it, else its own; null if it is no attachment. */
const attachOf = (g: Game, c: Card): Who | null => (c.attach === '' ? codeOf(g, c).fits : setAt(g, c.attach))

/** An attachment stays one while it has lost its powers (400.1). */
export const isAttachment = (g: Game, c: Card): boolean => attachOf(g, c) !== null

/** Whether a description, as read by this seat, fits a card; untargetable ones too (400.7b, 400.7c). */
function describes(g: Game, who: Who, id: CardId, host: Obj, seat: Seat): boolean {
  const env = envFor(seat, id, {}, g.s.cards[id]?.x ?? 0)
  return isSetWho(who) ? inSet(g, who, host, env) : isIn(g, who, host, env)
}

/** 400.7a: the cards in play that this seat could move it to; its present host is not one. */
function mayHold(g: Game, id: CardId, host: Obj, seat: Seat): boolean {
  const c = card(g, id)
  const who = attachOf(g, c)
  return who === null || (host !== id && host !== c.host && describes(g, who, id, host, seat))
}

/** All possible hosts, for a card that is put into play without a given host. */
export function hostsFor(g: Game, id: CardId, seat: Seat): Obj[] {
  const who = attachOf(g, card(g, id))
  if (who === null) return []
  if (typeof who !== 'object' || Array.isArray(who)) return [...objs(g, who, envFor(seat, id))]
  return candidates(g, { in: 'play' }, envFor(seat, id)).filter((o) => mayHold(g, id, o, seat))
}

/** 400.6, 410.6c: whether an attachment's host is in play (400.5) and fits its host description. */
export function fitsHost(g: Game, id: CardId): boolean {
  const c = card(g, id)
  const host = g.s.cards[c.host]
  if (host?.became !== 0 || !inPlay(host.zone)) return false
  const { hosts } = codeOf(g, c)
  if (c.attach === '' && hosts !== null) return isKind(g, host.id, hosts) // a blank card is still a card, and a resource (412.1b)
  const who = attachOf(g, c)
  return who === null || describes(g, who, id, c.host, c.controller)
}

/** The player who moves an attachment (400.7b): in play its controller, elsewhere the player who puts it there. */
const reader = (c: Card, env: Env): Seat => (inPlay(c.zone) ? c.controller : seatOfEnv(env))

/** Whether a card could become the host when an effect chooses one (400.7a). */
export function canAttach(g: Game, e: Of<'attach'>, host: Obj, env: Env): boolean {
  return objs(g, e.what, env).every(
    (id) => g.s.cards[id] === undefined || mayHold(g, id, host, reader(card(g, id), env)),
  )
}

/** Attaches, moves (400.7) or detaches cards. A card that is not an attachment inherits the description (400.1). */
export const attach: RuleVerb<'attach'> = (g, e, envs, linkId) => {
  const got: Obj[] = []
  let later = false
  for (const env of envs) {
    const host = e.to === null ? 0 : objs(g, e.to, env)[0]
    if (host === undefined || (host !== 0 && !inPlayNow(g, host))) continue // 400.5
    for (const found of objs(g, e.what, env)) {
      const id = follow(g, found, env.notes) // 415.9c
      const c = g.s.cards[id]
      if (c?.became !== 0 || c.host === host) continue
      if (inPlay(c.zone) && cannot(g, { on: 'attach', what: id, to: host, by: env.self, cause: env.cause })) continue
      const open = e.to !== null && picks(e.to)
      if (open && !mayHold(g, id, host, reader(c, env))) continue // it stays where it is
      if (
        inPlay(c.zone) &&
        replaced(g, { on: 'attach', what: id, to: host, cause: env.cause }, originOf(g, env.notes, e, linkId))
      )
        continue
      if (inPlay(c.zone)) got.push(moveOnto(g, c, host, open ? ptrOf(e.to) : '', env.cause))
      else if (c.zone === CHAIN) put(g, 'cards', id, 'host', host)
      else {
        const entered = enterPlay(g, [{ id, seat: reader(c, env), host }], { cause: env.cause, link: linkId, as: e.as })
        got.push(...(entered ?? []))
        later ||= entered === null
      }
    }
  }
  return { done: later || got.length > 0, val: { o: got, n: got.length } }
}

const picks = (to: Who): boolean => typeof to === 'object' && ('choose' in to || 'target' in to)

/** 400.7a: without the chain, and without its text. Its controller stays the same (400.7b); its timestamp is new (718.2b). */
function moveOnto(g: Game, c: Card, host: CardId, inherits: string, cause: Seat | undefined): CardId {
  happen(g, { on: 'attach', what: c.id, to: host, cause }, () => {
    put(g, 'cards', c.id, 'host', host)
    put(g, 'cards', c.id, 'stamp', next(g, 'stamp'))
    if (host === 0) put(g, 'cards', c.id, 'attach', '')
    else if (codeOf(g, c).fits === null) put(g, 'cards', c.id, 'attach', inherits)
    return undefined
  })
  return c.id
}

/** The attachment of this link as it resolves: its target (400.2), or a card chosen now (400.3), first put into play if the text says so (400.4). */
export const hostSteps = {
  host: {
    run(g, step) {
      const l = g.s.links[step.link]
      if (l?.kind !== 'card') return null
      const to = codeOf(g, card(g, l.card)).attach
      if (!to) return null
      if (to.target !== undefined) {
        become(g, l.card, (l.targets[meta(to).ptr] ?? [])[0] ?? 0, l.controller)
        return null
      }
      const fit = hostsNow(g, to, envOf(l))
      if (fit.length > 1) return choice(l.controller, '400.3', fit, { link: l.id, card: l.card, code: meta(to).ptr })
      become(g, l.card, fit[0] ?? 0, l.controller)
      return null
    },
    answer(g, step, answer) {
      const l = link(g, step.link)
      become(g, l.card, must(answer.card), l.controller)
    },
  },
} satisfies Partial<StepDefs>

/** The cards that this description allows as the host now (400.3): any of a choice, or the one with the most or least. */
const hostsNow = (g: Game, to: SetWho, env: Env): readonly Obj[] =>
  to.choose !== undefined
    ? candidates(g, to, env)
    : to.most !== undefined || to.least !== undefined
      ? extremes(g, to, env)
      : objs(g, to, env)

const choice = (seat: Seat, rule: string, from: readonly Obj[], about: Decision['about']): Decision =>
  question(
    seat,
    'choose',
    rule,
    from.map((card) => ({ do: 'pick', card })),
    { ...about, min: 1, max: 1, picked: [] },
  )

/** 400.4: a host that is not in play yet is put there, under the control of the attachment's. */
function become(g: Game, id: CardId, found: CardId, seat: Seat): void {
  const c = g.s.cards[found]
  const outside = c !== undefined && !inPlay(c.zone)
  const entered = outside ? enterPlay(g, [{ id: found, seat }], { cause: seat, hosts: id }) : [found]
  if (entered !== null) put(g, 'cards', id, 'host', entered[0] ?? 0)
}
