/**
 * Priority (410): windows, passes, and what precedes priority: waves of checks (410.6), repairs of uniqueness (414), waiting triggered effects
 * (708.1).
 */

import { GRAVEYARD, PARTY, RESOURCES, ROW, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Card, CardId, Decision, Seat, StepOf } from '../state/types.ts'
import { depart } from './102-ending.ts'
import { settleStrikes } from './303-weapons.ts'
import { surplus } from './306-locations.ts'
import { fitsHost } from './400-attachments.ts'
import { settleControl } from './401-control.ts'
import { repairFirst } from './414-uniqueness.ts'
import { showTops } from './415-zones/decks.ts'
import { type CardMove, cardsIn, cease, mayMove, transfer, type Why, zoneFor } from './415-zones/zones.ts'
import { aimsLeft, mustAttack } from './601-proposal.ts'
import { settleCombat } from './602-leaving.ts'
import { act } from './707-adding-links/adding.ts'
import { options } from './707-adding-links/options.ts'
import { deadEnds } from './707-adding-links/rewinding.ts'
import { turnOver } from './713-one-shot-modifiers/cards.ts'
import { active, isBoss, value } from './714-continuous-modifiers/modifiers.ts'
import { expireWhile } from './714-continuous-modifiers/remains.ts'
import {
  card,
  codeOf,
  combat,
  type Game,
  living,
  livingCount,
  lose,
  misc,
  player,
  push,
  pushAll,
  question,
  type StepDefs,
  seatAfter,
  turn,
} from './core/game.ts'

export const window = (name: string, seat: Seat): StepOf<'window'> => ({ step: 'window', name, seat, passes: 0 })

/** Whether nothing has been written since the last checks found nothing, and no effect waits, so that no new checks are needed. */
const isClean = (g: Game): boolean => g.cache.clean === g.epoch && g.s.waiting[0].list.length === 0

export const prioritySteps = {
  window: {
    ask(g, step) {
      return isClean(g) ? priority(g, step) : null
    },
    run(g, step) {
      pushAll(g, [{ step: 'before-priority' }, step])
      return null
    },
    answer(g, step, answer, d) {
      if (answer.do === 'show') {
        pushAll(g, [
          { step: 'show', card: must(answer.card) },
          { ...step, seat: d.seat },
        ])
        return
      }
      if (answer.do === 'mend') {
        pushAll(g, [
          { step: 'mend', seat: d.seat, card: 0, way: '' },
          { ...step, seat: d.seat },
        ])
        return
      }
      if (answer.do !== 'pass') {
        push(g, window(step.name, d.seat))
        act(g, d.seat, answer, { ...step, choice: g.choice - 1 })
        return
      }
      const passes = step.passes + 1
      if (passes < livingCount(g)) {
        push(g, { step: 'window', name: step.name, seat: seatAfter(g, d.seat), passes })
        return
      }
      const top = g.s.chain[0].links.at(-1)
      if (top === undefined) return // 410.4b, 502.2: the window closes
      // 410.4a, 709.1: the topmost link resolves; nobody gets priority on the way (709.2), then the turn player does (709.2h).
      pushAll(g, [{ step: 'resolve', link: top }, window(step.name, turn(g).seat)])
    },
  },
  /** 410.5: before a player would get priority, first the checks, then waiting effects. */
  'before-priority': {
    run(g) {
      pushAll(g, [{ step: 'checks' }, { step: 'triggers' }])
      return null
    },
  },
  checks: {
    run(g) {
      settleStrikes(g)
      settleCombat(g)
      if (settleControl(g)) {
        push(g, { step: 'checks' })
        return null
      }
      showTops(g)
      if (repairFirst(g, { step: 'checks' })) return null // 414.1
      const f = look(g)
      if (f.dying.length + f.loose.length + f.tidy.length + f.out.length + f.crowded.length > 0 || f.boss !== 0) {
        if (f.crowded.length > 0) for (const id of surplus(g, f.crowded)) f.tidy.push(() => turnOver(g, id, true))
        push(g, { step: 'checks' })
        carryOut(g, f)
      } else if (expireWhile(g)) push(g, { step: 'checks' })
      else {
        if (Object.keys(misc(g).struck).length > 0) put(g, 'misc', 0, 'struck', {})
        g.cache.clean = g.epoch
      }
      return null
    },
  },
} satisfies Partial<StepDefs>

/** 600.2: a player with a character that must attack if able can't pass instead. */
function mustAct(g: Game, seat: Seat, step: StepOf<'window'>, acts: readonly Answer[]): boolean {
  if (!isFree(g, seat, step)) return false
  return acts.some((a) => a.do === 'attack' && mustAttack(g, must(a.card)))
}

/** Whether some way of doing it has not been found a dead end (707.2). */
const leadsOn = (g: Game, refused: readonly string[], a: Answer): boolean =>
  !refused.includes(JSON.stringify(a)) &&
  (a.do !== 'attack' || aimsLeft(g, must(a.card), deadEnds(refused, a)).length > 0)

function isAsked(g: Game, seat: Seat): boolean {
  if (!g.asks) return true
  const { links } = g.s.chain[0]
  const by = g.s.links[links.at(-1) ?? 0]?.controller ?? -1
  return g.asks({ seat, turn: turn(g), chain: links.length, by, combat: combat(g).window })
}

/** The window in which a player acts freely: the action step of the own turn with an empty chain. */
const isFree = (g: Game, seat: Seat, { name }: StepOf<'window'>): boolean =>
  name === 'action' && seat === turn(g).seat && g.s.chain[0].links.length === 0

/** The question for the seat that gets priority (410.1). In a quiet game it passes where it isn't asked, unless it must act. */
function priority(g: Game, step: StepOf<'window'>): Decision {
  const seat = player(g, step.seat).lost ? seatAfter(g, step.seat) : step.seat
  if (!isAsked(g, seat) && !isFree(g, seat, step))
    return question(seat, 'priority', '410.1', [{ do: 'pass' }], { window: step.name })
  const all = options(g, seat, step.name)
  const { refused } = step
  const open = refused ? all.filter((a) => a.do === 'pass' || leadsOn(g, refused, a)) : all
  if (mustAct(g, seat, step, open)) open.shift()
  return question(seat, 'priority', '410.1', open, { window: step.name })
}

interface Findings {
  dying: CardMove[]
  loose: CardId[]
  boss: CardId
  tidy: (() => void)[]
  out: Seat[]
  crowded: Seat[]
}

const nothing: Why = {}
const none: readonly CardId[] = []

function hasCounters(c: Card): boolean {
  for (const _ in c.counters) return true
  return false
}

/** The findings of one wave of pre-priority checks, before any is carried out, so that ending modifiers still forbid (103.4, 410.6). */
function look(g: Game): Findings {
  const f: Findings = { dying: [], loose: [], boss: 0, tidy: [], out: [], crowded: [] }
  const animated = active(g, 'is').length > 0
  for (const s of turn(g).order) {
    for (const id of cardsIn(g, zoneId(s, PARTY))) {
      const c = card(g, id)
      lookAt(g, c, f)
      if (c.host !== 0 && !fitsHost(g, id)) f.loose.push(id) // 410.6c
    }
    // A raid's own card is attached without being an attachment: it stays, its host gone (R402.3a).
    for (const id of g.code.rows ? cardsIn(g, zoneId(s, ROW)) : none)
      if (card(g, id).host !== 0 && !fitsHost(g, id)) f.tidy.push(() => put(g, 'cards', id, 'host', 0))
    let locations = 0
    for (const id of cardsIn(g, zoneId(s, RESOURCES))) {
      const c = card(g, id)
      if (!c.faceDown && codeOf(g, c).kinds.has('location') && ++locations === 2) f.crowded.push(s) // 410.6g
      if (animated || c.damage > 0) lookAt(g, c, f) // 412.1b: it may have been given a type
      if (c.faceDown && hasCounters(c)) f.tidy.push(() => put(g, 'cards', id, 'counters', {})) // 410.6f
    }
  }
  const leftTokens = misc(g).leftTokens
  if (leftTokens.length > 0) {
    f.tidy.push(() => {
      for (const id of leftTokens) if (g.s.cards[id]?.became === 0) cease(g, id) // 410.6d
      put(g, 'misc', 0, 'leftTokens', [])
    })
  }
  for (const s of living(g)) if (player(g, s).decked) f.out.push(s) // 410.6b
  return f
}

/** Checks one card's health and damage. */
function lookAt(g: Game, c: Card, f: Findings): void {
  if (!g.ask.kind(g, c.id, 'character')) {
    if (c.damage > 0) f.tidy.push(() => put(g, 'cards', c.id, 'damage', 0)) // 410.6e
    return
  }
  const health = value(g, c.id, 'health')
  if (health > 0 && c.damage < health) return
  if (isBoss(g, c)) {
    if (health > 0) f.boss = c.id // R101.3a
    return
  }
  // 410.6a: destroyed by the damage that struck it; having no health is not fatal damage.
  const fate: CardMove = { id: c.id, zone: zoneFor(c, GRAVEYARD) }
  if (health > 0) {
    fate.by = misc(g).struck[c.id]
    fate.fatal = true
  }
  if (mayMove(g, c.id, fate.zone, nothing, fate)) f.dying.push(fate)
}

/** Carries out a wave, all at once. The raid's response to its Boss's fatal damage goes on top of the agenda (R202). */
function carryOut(g: Game, f: Findings): void {
  const struck = misc(g).struck
  for (const t of f.tidy) t()
  const loose = f.loose.map((id): CardMove => ({ id, zone: zoneFor(card(g, id), GRAVEYARD), game: true }))
  if (f.dying.length + loose.length > 0) transfer(g, [...f.dying, ...loose], nothing) // 802
  for (const s of f.out) lose(g, s, '410.6b')
  if (misc(g).losing.length > 0) depart(g) // 102.3
  if (f.boss && g.raid)
    g.raid.hear(g, 'fatallyDamaged', { on: 'fatallyDamaged', what: f.boss, to: f.boss, by: struck[f.boss] })
}
