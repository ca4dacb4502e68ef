/**
 * The test language: set the table, act, expect the table and the exact legal answers. Everybody is named by card or seat
 * name; two cards of one name are told apart as 'Kor Cindervein#2'. Dice are scripted and must be used up (`done`).
 *
 *   const t = table({ boss: { hand: ['Crush'], resources: 1 }, raiders: [{ hero: 'Warrax', allies: ['Kor Cindervein'] }], turn: 'Boss' })
 *   t.play('Crush', 'Kor Cindervein').resolve()
 *   t.expect('Kor Cindervein', { zone: 'graveyard' })
 *
 * A table without a raid has `players` instead, called A, B, C, … in turn order, each for himself or in teams, with the test
 * set of cards (tests/set) beside the library's: { players: [{ resources: 2, hand: ['Vanquish'] }, { cards: ['Dummy 2/3'] }] }.
 * Unless they say otherwise the heroes are the powerless "Hero A", "Hero B", …, each deck is ten "Filler" cards, and it is A's turn.
 *
 * With RAIDKEEPER_TABLE=json the state goes through JSON at every decision, with RAIDKEEPER_TABLE=rewind every choice is
 * taken back and made again; both must change nothing. With RAIDKEEPER_TABLE=onward nothing is kept to go back to.
 */
import { expect } from 'vitest'
import { outcome } from '../../src/engine/game.ts'
import { view } from '../../src/engine/index.ts'
import type { CardView } from '../../src/engine/types.ts'
import { CHAIN, DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../../src/state/ids.ts'
import { Acting } from './acting.ts'
import { setUp } from './setup.ts'
import type { TableSpec } from './spec.ts'

export type { BossSpec, CardSpec, SideSpec, TableSpec } from './spec.ts'

export const table = (spec: TableSpec): Table => new Table(spec)

export class Table extends Acting {
  constructor(spec: TableSpec) {
    super(setUp(spec))
    this.check()
  }

  /** The card as all-seeing eyes see it (former selves by id). */
  card(name: string): CardView {
    const id = this.id(name)
    const c = this.game.s.cards[id]!
    const seat = c.owner
    const v = view(this.game, seat)
    const shown = v.cards[id]
    if (shown?.def) return shown
    return {
      ...(shown ?? ({} as CardView)),
      id,
      def: c.def,
      owner: c.owner,
      controller: c.controller,
      damage: c.damage,
      exhausted: c.exhausted,
      faceDown: c.faceDown,
      zone: zoneOf(c.zone),
    } as CardView
  }

  /** Expects these values of a card. */
  expect(name: string, want: Partial<CardView>): this {
    expect(this.card(name)).toMatchObject(want)
    return this
  }

  /** Names of the cards in a zone, sorted: 'hand', 'party', 'resources', 'graveyard', 'removed', 'deck' (top first, unsorted), 'events'. */
  zone(
    seat: string,
    kind: 'hand' | 'party' | 'resources' | 'row' | 'graveyard' | 'removed' | 'deck' | 'events' | 'eventGraveyard',
  ): string[] {
    const n = this.seatNumber(seat)
    const z = {
      hand: zoneId(n, HAND),
      party: zoneId(n, PARTY),
      resources: zoneId(n, RESOURCES),
      row: zoneId(n, ROW),
      graveyard: zoneId(n, GRAVEYARD),
      removed: zoneId(n, REMOVED),
      deck: zoneId(n, DECK),
      events: zoneId(n, DECK, 1),
      eventGraveyard: zoneId(n, GRAVEYARD, 1),
    }[kind]
    const list = (this.game.s.zones[z]?.cards ?? []).map((id) => this.called(this.game.s.cards[id]!))
    return kind === 'deck' || kind === 'events' ? list.reverse() : list.sort()
  }

  /** Names of the cards in one of the Boss's decks (top first) or graveyards (sorted): 'deck:minion', 'graveyard:event'. */
  pile(name: `${'deck' | 'graveyard'}:${string}`): string[] {
    const [kind, deck] = name.split(':')
    const home = this.game.s.players[0]!.decks.indexOf(deck as string)
    const ids = this.game.s.zones[zoneId(0, kind === 'deck' ? DECK : GRAVEYARD, home)]?.cards ?? []
    const list = ids.map((id) => this.called(this.game.s.cards[id]!))
    return kind === 'deck' ? list.reverse() : list.sort()
  }

  /** Cards in play of a name under a seat's control. */
  count(seat: string, name: string): number {
    return this.zone(seat, 'party').filter((n) => n === name).length
  }

  resources(seat: string): { ready: number; all: number } {
    const ids = this.game.s.zones[zoneId(this.seatNumber(seat), RESOURCES)]!.cards
    return { ready: ids.filter((id) => !this.game.s.cards[id]!.exhausted).length, all: ids.length }
  }

  stage(): number {
    return this.game.raid!.stage(this.game)
  }

  result(): string | null {
    return outcome(this.game)?.result ?? null
  }

  /** All scripted dice have been rolled. */
  done(): this {
    expect(this.game.s.dice[0]!.script ?? []).toEqual([])
    return this
  }
}

function zoneOf(z: number): CardView['zone'] {
  const k = z % 32
  if (z === CHAIN) return 'chain'
  if (k >= 20) return 'graveyard'
  return (['hand', 'party', 'resources', 'removed'] as const)[k] ?? 'deck'
}
