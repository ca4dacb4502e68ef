/** The watchers for events: the triggered powers and modifiers of all cards, by verb (703). */
import { type PowerCode, ptrOf } from '../../language/compile.ts'
import { CHAIN, DECK, GRAVEYARD, HAND, REMOVED, zoneId } from '../../state/ids.ts'
import type { Card } from '../../state/types.ts'
import {
  active,
  type Granting,
  granting,
  holders,
  lending,
  powersGiven,
  printedPowers,
} from '../714-continuous-modifiers/modifiers.ts'
import type { Watcher } from '../core/cache.ts'
import { areas, card, codeOf, type Game, player, turn } from '../core/game.ts'
import { type Env, envFor } from '../core/words.ts'

export function watchers(g: Game, verb: string): readonly Watcher[] {
  active(g, 'when')
  let index = g.cache.watchers
  if (index === null) {
    index = new Map()
    collect(g, index)
    g.cache.watchers = index
  }
  return index.get(verb) ?? []
}

/** Whether any power or modifier waits for such events. */
export const watched = (g: Game, verb: string): boolean => watchers(g, verb).length > 0
type WatchCode = Extract<PowerCode, { shape: 'when' | 'as' }>

/** Powers that share an event are separate powers (703.6). */
const watches = (p: PowerCode): p is WatchCode => p.shape === 'when' || p.shape === 'as'

export function watch(index: Map<string, Watcher[]>, p: WatchCode, c: Card, env: Env, via: Granting | null): void {
  env.grant = via
  enlist(index, p.shape === 'when' ? '' : 'as ', {
    event: p.shape === 'when' ? p.node.when : p.node.as,
    check: p.node.if,
    then: ptrOf(p.node.then),
    env,
    you: env.you,
    card: c.id,
    x: c.x,
    once: 0,
    via,
    word: p.word,
    mod: null,
    zone: c.zone,
  })
}

function enlist(index: Map<string, Watcher[]>, mood: string, w: Watcher): void {
  for (const on of typeof w.event.on === 'string' ? [w.event.on] : w.event.on) {
    const list = index.get(mood + on)
    if (list) list.push(w)
    else index.set(mood + on, [w])
  }
}

function collect(g: Game, index: Map<string, Watcher[]>): void {
  const power = (c: Card, p: WatchCode, via: Granting | null): void =>
    watch(index, p, c, envFor(c.controller, c.id, {}, c.x), via)
  const zone = (z: number, where: PowerCode['zone']): void => {
    for (const id of g.s.zones[z]?.cards ?? []) {
      const c = card(g, id)
      const code = codeOf(g, c)
      if (!(code.has.when || code.has.as) || (where !== 'play' && !code.has[where])) continue
      for (const p of printedPowers(g, c)) if (watches(p) && p.zone === where) power(c, p, null)
    }
  }
  for (const s of turn(g).order) {
    for (const area of areas(g)) zone(zoneId(s, area), 'play')
    const { graveyard, hand, deck, removed } = g.code.elsewhere
    for (let h = 0; (graveyard || deck) && h < player(g, s).decks.length; h++) {
      if (graveyard) zone(zoneId(s, GRAVEYARD, h), 'graveyard') // 703.3a
      if (deck) zone(zoneId(s, DECK, h), 'deck')
    }
    if (hand) zone(zoneId(s, HAND), 'hand')
    if (removed) zone(zoneId(s, REMOVED), 'removed')
  }
  zone(CHAIN, 'chain')
  for (const a of granting(g)) {
    const given = powersGiven(g, a).filter(watches)
    if (given.length === 0) continue
    for (const id of holders(g, a)) for (const p of given) power(card(g, id), p, a)
  }
  for (const l of lending(g)) if (l.power.shape === 'when') power(card(g, l.wielder), l.power, null)
  for (const a of active(g, 'when')) {
    enlist(index, a.mod.as ? 'as ' : '', {
      event: a.mod.event,
      check: a.mod.if,
      then: ptrOf(a.mod.then),
      env: a.env,
      you: a.env.you,
      card: a.card,
      x: a.env.x,
      once: a.mod.next && a.row ? a.row.id : 0,
      via: null,
      word: undefined,
      mod: a,
      zone: 0,
    })
  }
}
