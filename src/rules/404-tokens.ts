/** Tokens (404), as described by the modifiers that make them. Counters are put and removed in 713. */

import { ptrOf } from '../language/compile.ts'
import { isArray } from '../language/nodes.ts'
import type { Effect, Of, TokenSpec } from '../language/types.ts'
import { growth } from '../state/bounds.ts'
import { cardRow } from '../state/card.ts'
import { NOWHERE, playerObj, zoneId } from '../state/ids.ts'
import { insert } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Card, CardId, Entering, Happening, Seat, Specified } from '../state/types.ts'
import { cardsIn } from './415-zones/zones.ts'
import type { Verbs } from './709-resolving-links/text.ts'
import { enterPlay } from './710-entering.ts'
import { originOf, replaced } from './716-replacement.ts'
import { follow } from './core/facts.ts'
import { areas, decide, Endless, type Game, next, question, turn } from './core/game.ts'
import { amount, type Env, objs, seatOfEnv, worded } from './core/words.ts'

/**
 * A card that did not exist before: a token (404.2), or a raid's card from beside the game. It is in no zone yet.
 * `specified`: the part of its printed information that was determined just now.
 */
export function newCard(
  g: Game,
  def: string,
  owner: Seat,
  { token = false, home = 0, specified = null }: Partial<Pick<Card, 'token' | 'home' | 'specified'>> = {},
): CardId {
  if (!g.code.cards.has(def)) throw new Error(`No card is called "${def}".`)
  const id = next(g, 'card')
  const row = cardRow({ id, def, owner, zone: NOWHERE, home, stamp: next(g, 'stamp') })
  row.since = 0
  row.token = token
  row.specified = specified
  insert(g, 'cards', id, row)
  return id
}

/** The part of a token's description that is not fixed in its definition: a made-up name, an ATK of X. */
function specify(g: Game, spec: TokenSpec, env: Env): Specified | null {
  const out: Specified = {}
  if (spec.name?.startsWith('$')) out.name = worded(g, spec.name, env)
  const tag = spec.tags.find((t) => t.startsWith('$'))
  if (tag !== undefined) out.tag = worded(g, tag, env)
  if (spec.atk !== undefined && typeof spec.atk !== 'number') out.atk = amount(g, spec.atk, env)
  if (spec.health !== undefined && typeof spec.health !== 'number') out.health = amount(g, spec.health, env)
  return Object.keys(out).length > 0 ? out : null
}

/** 803.5: stops the game if something creates too many cards, at once or again and again. */
function few(g: Game, n: number, e: Effect): void {
  const there = turn(g).order.flatMap((s) => areas(g).map((kind) => cardsIn(g, zoneId(s, kind)).length))
  if (n > 0 && there.reduce((a, b) => a + b, n) > growth.inPlay) throw new Endless(ptrOf(e))
}

/** Replaces the creation of tokens or token copies if a modifier does so (716.1). */
function wouldCreate(g: Game, e: Create, env: Env, linkId: number, n: number): boolean {
  const seat = seatOfEnv(env)
  const h: Happening = { on: 'create', by: playerObj(seat), n, cause: env.cause }
  return n > 0 && replaced(g, h, originOf(g, env.notes, e, linkId))
}

type Create = Of<'create'>

export const tokenVerbs = {
  /** R301.5a: cards and tokens of the raid enter play with what else is named, all at the same time. */
  bring(g, e, envs, linkId) {
    const { cards, what } = e
    const env = envs[0]
    const seat = seatOfEnv(env)
    const many = cards.map(([n, def]) => [Math.max(0, amount(g, n, env)), def] as const)
    few(
      g,
      many.reduce((sum, [n]) => sum + n, 0),
      e,
    )
    const list: Entering[] = many.flatMap(([n, def]) =>
      Array.from({ length: n }, () => ({
        id: newCard(g, def, seat, { token: g.raid?.tokens.includes(def) === true }),
        seat,
      })),
    )
    for (const o of objs(g, what, env)) {
      const id = follow(g, o, env.notes)
      if (g.s.cards[id]?.became === 0) list.push({ id, seat })
    }
    const got = enterPlay(g, list, { cause: seat, link: linkId, as: e.as })
    return got === null ? { done: true, val: { o: [], n: 0 } } : { done: true, val: { o: got, n: got.length } }
  },
  create(g, e, envs, linkId) {
    const made: Entering[] = []
    const exhausted = e.state === 'exhausted'
    const resource = e.to === 'resources'
    for (const env of envs) {
      const seat = seatOfEnv(env)
      if (e.copy !== undefined) {
        // 402.4: the printed information alone is copied, also of a card that has just left.
        const of = objs(g, e.copy, env).flatMap((o) => g.s.cards[o] ?? [])
        const each = amount(g, e.n, env)
        if (wouldCreate(g, e, env, linkId, each * of.length)) continue
        few(g, made.length + each * of.length, e)
        for (const { def, specified } of of)
          for (let n = each; n > 0; n--)
            made.push({ id: newCard(g, def, seat, { token: true, specified }), seat, exhausted, resource })
        continue
      }
      const specs =
        typeof e.token === 'string' ? null : isArray(e.token) ? e.token : e.token === undefined ? null : [e.token]
      let spec = specs?.[0]
      if (specs && specs.length > 1) {
        const about = { link: linkId, card: env.self, code: ptrOf(e) }
        const answers = specs.map((_, n) => ({ do: 'mode' as const, n }))
        spec = specs[must(decide(g, question(seat, 'choose', '709.2b', answers, about)).n)]
      }
      const each = amount(g, e.n, env)
      if (wouldCreate(g, e, env, linkId, each)) continue
      few(g, made.length + each, e)
      const key = spec ? must(g.code.tokens.get(ptrOf(spec))) : String(e.token)
      for (let n = each; n > 0; n--)
        made.push({
          id: newCard(g, key, seat, { token: true, specified: spec ? specify(g, spec, env) : null }),
          seat,
          exhausted,
          resource,
        })
    }
    const got = enterPlay(g, made, { cause: envs[0].cause, link: linkId, as: e.as }) // 404.2a
    return got === null
      ? { done: true, val: { o: [], n: 0 } }
      : { done: got.length > 0, val: { o: got, n: got.length } }
  },
} satisfies Partial<Verbs>
