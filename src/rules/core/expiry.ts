/** Definite modifiers: how they begin, follow a card that becomes another, and end (714.3, 501.1a, 503.2a, 603.3). */

import { ptrOf } from '../../language/compile.ts'
import type { Mod } from '../../language/types.ts'
import { erase, insert, put } from '../../state/journal.ts'
import type { CardId, ModRow, Notes, Seat } from '../../state/types.ts'
import { settleControl } from '../401-control.ts'
import { card, type Game, misc, next, turn } from './game.ts'
import { renaming } from './renaming.ts'
import type { Env } from './words.ts'

/** The notes that a modifier keeps from the text that made it: not whether that text was done. */
const lasting = ({ undone: _, ...notes }: Notes): Notes => notes

/** Begins a definite modifier (714.3), by default for the rest of the game; `more` overrides that. */
export function begin(g: Game, mod: Mod, env: Env, stamp: number, more: Partial<ModRow> = {}): void {
  const id = next(g, 'mod')
  const row: ModRow = {
    id,
    code: ptrOf(mod),
    you: env.you,
    self: env.self,
    names: env.names,
    notes: lasting(env.notes),
    x: env.x,
    targets: { ...env.targets, ...env.picks },
    stamp,
    ends: 'never',
    seat: -1,
    after: turn(g).n,
    left: [],
    n: 0,
    while: '',
    copied: null,
  }
  insert(g, 'mods', id, { ...row, ...more })
}

/** A modifier that named the old card names the new one. */
export function goOn(g: Game, row: ModRow, old: CardId, id: CardId): void {
  const to = renaming(old, id)
  put(g, 'mods', row.id, 'names', to.names(row.names))
  put(g, 'mods', row.id, 'notes', to.notes(row.notes))
  put(g, 'mods', row.id, 'targets', to.lists(row.targets))
  put(g, 'mods', row.id, 'left', to.list(row.left))
  put(g, 'mods', row.id, 'self', to.one(row.self))
}

function drop(g: Game, gone: (row: ModRow) => boolean): void {
  for (const m of Object.values(g.s.mods)) if (gone(m)) erase(g, 'mods', m.id)
  if (misc(g).taken.length + misc(g).copies.length + misc(g).muted.length > 0) settleControl(g) // 401.3b: at once, before anyone readies
}

/** Whether it ends with this turn: one of that player's, or with seat -1 anyone's. */
const isOver = (g: Game, m: ModRow): boolean => (m.seat < 0 || m.seat === turn(g).seat) && turn(g).n > m.after

/** Wrap-up (503.2a): "this turn", and "until the end of" this player's (next) turn. */
export function expireTurn(g: Game): void {
  drop(g, (m) => m.ends === 'turn' || m.ends === 'combat' || (m.ends === 'end' && isOver(g, m)))
}

/** Ready step (501.1a): "until the start of" this player's next turn. */
export function expireStart(g: Game): void {
  drop(g, (m) => m.ends === 'start' && isOver(g, m))
}

/** Combat conclusion (603.3). */
export const expireCombat = (g: Game): void => drop(g, (m) => m.ends === 'combat')

/** "During their controllers' next ready step": over for the cards whose controllers have just had one. */
export function expireReady(g: Game, seat: Seat): void {
  for (const m of Object.values(g.s.mods)) {
    if (m.ends !== 'ready') continue
    const left = m.left.filter((id: CardId) => g.s.cards[id]?.became === 0 && card(g, id).controller !== seat)
    if (left.length === 0) erase(g, 'mods', m.id)
    else if (left.length !== m.left.length) put(g, 'mods', m.id, 'left', left)
  }
}
