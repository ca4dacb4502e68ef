/** Winning, losing and drawing (102, R100.2, R202.2), and what is left of a player who is out. */
import { DECK, GRAVEYARD, HAND, inPlay, PARTY, playerObj, REMOVED, RESOURCES, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { ModRow, Seat } from '../state/types.ts'
import { settleControl } from './401-control.ts'
import { cardsIn, relocate, transfer, zoneFor } from './415-zones.ts'
import { endTurn } from './500-closing.ts'
import { happen } from './703-triggers.ts'
import { interruptByGame } from './711-interrupting.ts'
import { card, endGame, type Game, link, player, push, type StepDef, turn } from './game.ts'

/** Takes players out of the game (102.2): their cards, links, modifiers and waiting effects go with them. */
export function lose(g: Game, seats: readonly Seat[], rule: string): void {
  const out = seats.filter((s) => !player(g, s).lost)
  if (out.length === 0) return
  for (const s of out) {
    put(g, 'players', s, 'lost', true)
    happen(g, { on: 'lose', by: playerObj(s), seat: s })
  }
  for (const s of out) {
    for (const id of [...g.s.chain[0]!.links].reverse()) if (link(g, id).controller === s) interruptByGame(g, id)
    const waiting = g.s.waiting[0]!.list.filter((w) => w.controller !== s)
    if (waiting.length !== g.s.waiting[0]!.list.length) put(g, 'waiting', 0, 'list', waiting)
    for (const key in g.s.mods) if ((g.s.mods[key] as ModRow).you === s) erase(g, 'mods', Number(key))
    settleControl(g) // 401.3b: what it controlled but does not own goes back
    const here: number[] = []
    for (const other of turn(g).order) {
      for (const kind of [PARTY, RESOURCES])
        for (const id of cardsIn(g, zoneId(other, kind))) if (card(g, id).owner === s || other === s) here.push(id)
    }
    transfer(
      g,
      here.map((id) => ({ id, zone: zoneFor(card(g, id), REMOVED) })),
      { game: true },
    )
    for (let h = 0; h < player(g, s).decks.length; h++) {
      for (const kind of [DECK, GRAVEYARD, HAND])
        for (const id of cardsIn(g, zoneId(s, kind, kind === HAND ? 0 : h))) relocate(g, id, zoneId(s, REMOVED))
    }
  }
  push(g, { step: 'settle', rule })
}

/** Players whose hero is gone (102.1a). A Boss player is only out as its raid says (R100.2): until then all that he controls stays (R101.2). */
export const heroless = (g: Game): Seat[] =>
  turn(g).order.filter((s) => {
    const p = player(g, s)
    const hero = g.s.cards[p.hero]
    return !p.lost && !p.boss && hero !== undefined && (hero.became !== 0 || !inPlay(hero.zone))
  })

export const endingSteps: Record<string, StepDef> = {
  settle: {
    run(g, step) {
      const seats = turn(g).order
      const left = seats.filter((s) => !player(g, s).lost)
      const teams = new Set(left.map((s) => player(g, s).team))
      if (teams.size > 1) {
        if (player(g, turn(g).seat).lost) endTurn(g) // 500.5
        return null
      }
      const rule = String(step.rule)
      const boss = seats.find((s) => player(g, s).boss)
      if (left.length === 0) endGame(g, { winners: [], result: 'draw', rule: '102.1a' })
      else if (boss === undefined) endGame(g, { winners: left, result: 'team', rule: '102.1' })
      else if (player(g, boss).lost)
        endGame(g, { winners: left, result: 'raiders', rule: rule.startsWith('R') ? rule : 'R100.2' })
      else endGame(g, { winners: [boss], result: 'boss', rule: 'R100.2' })
      happen(g, { on: 'win', by: left.length ? playerObj(left[0] as Seat) : undefined })
      put(g, 'agenda', 0, 'top', null)
      return null
    },
  },
}
