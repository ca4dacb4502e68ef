/** Copies of cards on the chain (402.1) and of cards elsewhere that are then played (402.2). Cards in play that become copies: 401-control.ts. */

import { meta } from '../language/compile.ts'
import type { SetWho } from '../language/types.ts'
import { CHAIN, playerObj } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Card, CardId, Link, Seat, Step } from '../state/types.ts'
import { newCard } from './404-tokens.ts'
import { cardsIn } from './415-zones/zones.ts'
import { happenAll } from './703-triggers/events.ts'
import { belongs } from './706-each.ts'
import { legalTargets, sitesOf } from './706-targets.ts'
import type { RuleVerb } from './709-resolving-links/text.ts'
import { linkUnder } from './711-interrupting.ts'
import { addLink, bindName, card, type Game, link, push, pushAll, question, type StepDefs } from './core/game.ts'
import { note } from './core/notes.ts'
import { recordEvent } from './core/recorder.ts'
import { envOf, objs, seatOfEnv } from './core/words.ts'

/** 402.1: for each card on the chain a duplicate on top of it, which is not played and follows no rules for adding links. */
export const copy: RuleVerb<'copy'> = (g, e, envs) => {
  const steps: Step[] = []
  for (const env of envs)
    for (const o of objs(g, e.what, env)) {
      const of = linkUnder(g, o)
      if (of !== 0) steps.push({ step: 'duplicate', link: duplicate(g, link(g, of), seatOfEnv(env)), at: 0 })
    }
  pushAll(g, steps)
  return { done: steps.length > 0 }
}

/** 402.1a-b: all choices are taken over, and what was done to pay; its source is itself. It is not on the chain yet. */
function duplicate(g: Game, l: Link, seat: Seat): number {
  const c = card(g, l.card)
  const id = virtualCard(g, c, seat)
  put(g, 'cards', id, 'zone', CHAIN)
  put(g, 'zones', CHAIN, 'cards', [...cardsIn(g, CHAIN), id])
  put(g, 'cards', id, 'seen', -1)
  put(g, 'cards', id, 'x', c.x)
  put(g, 'cards', id, 'names', c.names)
  return addLink(g, { ...l, card: id, controller: seat, picks: {}, sealed: false, after: '' }).id
}

/** A card without a physical card (402.2), controlled by the player who adds it (402.2a), with only the printed information (402.2b). */
export function virtualCard(g: Game, of: Card, seat: Seat): CardId {
  const id = newCard(g, of.def, seat, { specified: of.specified })
  put(g, 'cards', id, 'duplicate', true)
  return id
}

/** A target of a duplicate: the site where it was chosen, and its index there. */
const targetsOf = (g: Game, l: Link): { set: SetWho; i: number }[] =>
  sitesOf(g, l).flatMap((set) => (l.targets[meta(set).ptr] ?? []).map((_, i) => ({ set, i })))

export const copySteps = {
  duplicate: {
    /** 402.1c: each target may be left as it is, even if it is no longer legal, or changed to a legal one. */
    run(g, step) {
      const l = g.s.links[step.link]
      if (!l) return null
      const targets = targetsOf(g, l)
      for (let at = step.at; at < targets.length; at++) {
        const { set, i } = must(targets[at])
        const site = meta(set).ptr
        const now = l.targets[site] ?? []
        const others = legalTargets(g, set, envOf(l), l.card).filter(
          (o) => !now.includes(o) && belongs(g, l, site, i, o),
        )
        if (others.length === 0) continue
        if (at !== step.at) {
          push(g, { ...step, at })
          return null
        }
        const answers: Answer[] = [{ do: 'done' }, ...others.map((o): Answer => ({ do: 'pick', card: o }))]
        return question(l.controller, 'target', '402.1c', answers, {
          link: l.id,
          card: l.card,
          code: site,
          picked: [must(now[i])],
          min: 0,
          max: 1,
        })
      }
      add(g, l)
      return null
    },
    answer(g, step, answer) {
      push(g, { ...step, at: step.at + 1 })
      if (answer.do === 'done') return
      const l = link(g, step.link)
      const { set, i } = must(targetsOf(g, l)[step.at])
      const site = meta(set).ptr
      const list = (l.targets[site] ?? []).map((o, k) => (k === i ? must(answer.card) : o))
      const shares = l.notes.shares?.[site]
      put(g, 'links', l.id, 'targets', { ...l.targets, [site]: list })
      if (set.as) bindName(g, l.id, set.as, { o: list })
      if (shares) note(g, l.id, { shares: { ...l.notes.shares, [site]: { ...shares, o: list } } })
    },
  },
} satisfies Partial<StepDefs>

function add(g: Game, l: Link): void {
  put(g, 'chain', 0, 'links', [...g.s.chain[0].links, l.id])
  const by = playerObj(l.controller)
  recordEvent(g, { on: 'copy', what: l.card, by }, l.id)
  const targets = new Set(Object.values(link(g, l.id).targets).flat())
  happenAll(
    g,
    [...targets].map((what) => ({ h: { on: 'target', by, what, with: l.card, cause: l.controller } })),
  )
}
