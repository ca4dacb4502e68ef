/** Lays a position on the table of a new game, instead of an opening. */
import type { Problem } from '../../language/problem.ts'
import { window } from '../../rules/410-priority.ts'
import { cardsIn } from '../../rules/415-zones/zones.ts'
import { isUsual, ordinary, phaseOf, phaseStep } from '../../rules/500-turn.ts'
import { card, next, player, push, turn } from '../../rules/core/game.ts'
import { shuffled } from '../../state/dice.ts'
import { DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../../state/ids.ts'
import { erase, put } from '../../state/journal.ts'
import type { Card, CardId, Seat } from '../../state/types.ts'
import { addCard } from '../add-card.ts'
import type { RunningGame } from '../game.ts'
import { SetupError } from '../setup-error.ts'
import type { Placed, PlacedCard, Position, PositionSide } from '../types.ts'
import { most } from './check.ts'
import { nameOf } from './name.ts'

/** Puts everything where the position says. Cards that it names are taken from their player's deck, as long as there are such; others are added. */
export function lay(g: RunningGame, position: Position): void {
  const { sides, n = 1, state, left, counters } = position
  put(g, 'turn', 0, 'n', n)
  if (state !== undefined) put(g, 'raid', 0, 'value', JSON.stringify(state))
  if (left) put(g, 'raid', 0, 'done', left)
  if (counters) put(g, 'raid', 0, 'counters', counters)
  const hosts: [CardId, string][] = []
  sides.forEach((side, seat) => {
    new Side(g, seat, hosts).lay(side)
  })
  attachAll(g, hosts)
  const now = g.s.misc[0].stamp
  sides.forEach(({ turns = 3, placed = false }, seat) => {
    put(g, 'players', seat, 'placed', placed)
    put(g, 'players', seat, 'turns', turns)
    put(g, 'players', seat, 'turnStamp', now)
  })
  for (const c of Object.values(g.s.cards)) if (c.since === fresh) put(g, 'cards', c.id, 'since', now + 1)
  next(g, 'stamp')
}

/** Stands for what came into play this turn, until all is laid. */
const fresh = -1

/** Opens the window of the turn at which a position begins, or begins the turn. */
export function openTurn(g: RunningGame, { turn: seat, at = 'start' }: Position): void {
  push(g, { step: 'turns' })
  const steps: readonly string[] = g.raid && player(g, seat).boss ? g.raid.turn : ordinary
  if (steps.includes(at)) {
    put(g, 'turn', 0, 'seat', seat)
    for (const step of steps.slice(steps.indexOf(at) + 1).reverse()) push(g, phaseStep(step))
    put(g, 'turn', 0, 'step', at)
    put(g, 'turn', 0, 'phase', isUsual(at) ? phaseOf[at] : 'raid')
    push(g, window(at, seat))
  } else {
    // The turn of the player before has just ended.
    const living = turn(g).order.filter((s) => s === seat || !player(g, s).lost)
    put(g, 'turn', 0, 'seat', living.at(living.indexOf(seat) - 1) as Seat)
  }
  g.structure++
  g.epoch++
}

/** All cards in play, seat by seat: in this order `#2` is counted. */
export const allInPlay = (g: RunningGame): CardId[] =>
  Object.keys(g.s.players).flatMap((s) =>
    [PARTY, ROW, RESOURCES].flatMap((kind) => cardsIn(g, zoneId(Number(s), kind))),
  )

/** Attaches each card to the one in play of that name; `Kor Cindervein#2` is the second. Throws a SetupError for names that nothing in play has. */
function attachAll(g: RunningGame, hosts: readonly [CardId, string][]): void {
  const called = new Map<string, CardId[]>()
  for (const id of allInPlay(g)) {
    const { def, specified } = card(g, id)
    for (const name of new Set([def, specified?.name ?? def, g.code.cards.get(def)?.def.name ?? def]))
      called.set(name, [...(called.get(name) ?? []), id])
  }
  const problems: Problem[] = []
  for (const [id, on] of hosts) {
    const [name = '', nth = '1'] = on.split('#')
    const host = called.get(name)?.[Number(nth) - 1]
    if (host !== undefined) put(g, 'cards', id, 'host', host)
    else if (problems.length < most)
      problems.push({
        where: `position, ${card(g, id).def}`,
        what: `"${on}" is not in play.`,
        fix: 'Name a hero, or a card that is in play here.',
      })
  }
  if (problems.length > 0) throw new SetupError(problems)
}

/** One seat's side of the table while it is laid. */
class Side {
  readonly g: RunningGame
  readonly seat: Seat
  readonly hosts: [CardId, string][]
  constructor(g: RunningGame, seat: Seat, hosts: [CardId, string][]) {
    this.g = g
    this.seat = seat
    this.hosts = hosts
  }

  lay(side: PositionSide): void {
    const { hand = [], resources = [], cards = [], row = [], decks = {}, graveyards = {}, removed = [] } = side
    const names = player(this.g, this.seat).decks
    this.player(side)
    if (typeof resources !== 'number') for (const one of resources) this.place(one, RESOURCES, { resource: true })
    if (typeof hand !== 'number') for (const one of hand) this.place(one, HAND)
    for (const one of removed) this.place(one, REMOVED)
    for (const [name, list] of Object.entries(graveyards))
      for (const one of list) this.place(one, GRAVEYARD, {}, names.indexOf(name))
    for (const one of row) this.place(one, ROW)
    for (const one of cards) this.place(one, PARTY)
    names.forEach((name, home) => {
      const list = decks[name]
      if (list) this.deck(list, home)
      else this.shuffle(home)
    })
    if (typeof resources === 'number') this.draw(resources, RESOURCES, this.down())
    if (typeof hand === 'number') this.draw(hand, HAND)
  }

  private player({ hero = {}, counters, out, draws }: PositionSide): void {
    const { g, seat } = this
    const p = player(g, seat)
    const {
      name,
      on: _on,
      of: _of,
      fresh: _fresh,
      ...state
    } = typeof hero === 'string' ? ({ name: hero } as PlacedCard) : hero
    if (p.hero !== 0) {
      this.write(p.hero, { ...(name === undefined ? {} : { def: name }), ...state })
      if (out) this.move(p.hero, zoneId(seat, REMOVED))
    } else if (name !== undefined) put(g, 'players', seat, 'hero', this.place({ name, ...state }, PARTY))
    if (counters) put(g, 'players', seat, 'counters', counters)
    if (out) put(g, 'players', seat, 'lost', true)
    if (draws !== undefined) put(g, 'players', seat, 'draws', p.decks.indexOf(draws))
  }

  private write(id: CardId, state: Partial<Card>): void {
    for (const [field, value] of Object.entries(state)) put(this.g, 'cards', id, field as keyof Card, value as never)
  }

  /** The state of a card that lies face down in the row. */
  private down(): Partial<Card> {
    return { faceDown: true, resource: true, seen: player(this.g, this.seat).boss ? 0 : 1 << this.seat }
  }

  /** The deck of these cards, the first on top; what else was in it is not in the game. */
  private deck(list: readonly string[], home: number): void {
    const { g, seat } = this
    const zone = zoneId(seat, DECK, home)
    const here = [...cardsIn(g, zone)]
    const ids = list.map((def) => {
      const at = here.findIndex((id) => card(g, id).def === def)
      return at < 0 ? addCard(g, def, { owner: seat, zone, home }) : (here.splice(at, 1)[0] as CardId)
    })
    for (const id of here) erase(g, 'cards', id)
    put(g, 'zones', zone, 'cards', ids.reverse())
  }

  private shuffle(home: number): void {
    const zone = zoneId(this.seat, DECK, home)
    const cards = cardsIn(this.g, zone)
    if (cards.length > 0) put(this.g, 'zones', zone, 'cards', shuffled(this.g, `deck.${this.seat}.${home}`, cards))
  }

  private draw(n: number, kind: number, state: Partial<Card> = {}): void {
    const { g, seat } = this
    const zone = zoneId(seat, DECK, kind === HAND ? player(g, seat).draws : 0)
    const cards = cardsIn(g, zone)
    for (const id of cards.slice(Math.max(0, cards.length - n)).reverse()) this.move(id, zoneId(seat, kind), state)
  }

  private place(one: Placed, kind: number, state: Partial<Card> = {}, home = this.homeOf(nameOf(one))): CardId {
    const { g, seat } = this
    const name = nameOf(one)
    const { on, of = seat, fresh: isFresh, name: _name, ...rest } = typeof one === 'string' ? { name } : one
    const zone = zoneId(seat, kind, kind === GRAVEYARD ? home : 0)
    const token = rest.token ?? g.def?.tokens.includes(name) ?? false
    const now = { ...(rest.faceDown && kind === RESOURCES ? this.down() : {}), ...state, ...rest, token }
    const deck = zoneId(of, DECK, of === seat ? home : 0)
    const here = token ? undefined : cardsIn(g, deck).find((id) => card(g, id).def === name)
    const id = here ?? addCard(g, name, { owner: of, zone, home: of === seat ? home : 0 })
    if (here !== undefined) this.move(here, zone)
    this.write(id, {
      ...now,
      ...(of === seat ? {} : { controller: seat, under: seat }),
      ...(isFresh ? { since: fresh } : {}),
    })
    if (on !== undefined) this.hosts.push([id, on])
    return id
  }

  private move(id: CardId, zone: number, state: Partial<Card> = {}): void {
    const { g } = this
    const from = card(g, id).zone
    put(
      g,
      'zones',
      from,
      'cards',
      cardsIn(g, from).filter((other) => other !== id),
    )
    put(g, 'zones', zone, 'cards', [...cardsIn(g, zone), id])
    put(g, 'cards', id, 'zone', zone)
    this.write(id, state)
  }

  /** The index of the seat's deck that a card belongs to. */
  private homeOf(name: string): number {
    const lists = player(this.g, this.seat).boss ? Object.values(this.g.def?.decks ?? {}) : []
    return Math.max(
      0,
      lists.findIndex((list) => list.some(([, def]) => def === name)),
    )
  }
}
