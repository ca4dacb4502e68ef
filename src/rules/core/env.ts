/** The context in which a text is read: its side and card, and the values of its names. */
import { meta } from '../../language/compile.ts'
import { playerObj } from '../../state/ids.ts'
import type { Link, ModRow, Names, Notes, Obj, Seat, Speaker, Val } from '../../state/types.ts'
import type { Game } from './game.ts'

/** The side and card of a text, and the values of its names. */
export interface Env {
  you: Seat
  /** The player responsible for its actions (103.2): its side, or nobody if it is a rule of the raid. */
  cause: Seat | undefined
  self: Obj
  names: Names
  notes: Notes
  targets: Readonly<Record<string, readonly Obj[]>>
  picks: Readonly<Record<string, readonly number[]>>
  modes: Readonly<Record<string, readonly number[]>>
  x: number
  /** The candidate being tested inside a set (`it`). */
  it: Obj
  /** If several players act separately: the seat of the one who acts now; otherwise -1. */
  actor: Seat
  /** The purpose of exhausting cards if this is a cost being paid; otherwise ''. */
  purpose: string
  /** The modifier that granted the power being read, and its row if it is a definite one. */
  grant: Grant | null
  /** A card as it entered or left this seat's party, whoever controls it by now (415.8b). */
  then?: { card: Obj; of: Seat }
}

/** One env for each player who does the same; at least one. */
export type Envs = readonly [Env, ...Env[]]

export interface Grant {
  env: Env
  row: ModRow | null
}

const noVal: Val = {}

export const envOf = (l: Link): Env => ({
  you: l.controller,
  cause: l.controller,
  self: l.card,
  names: l.names,
  notes: l.notes,
  targets: l.targets,
  picks: l.picks,
  modes: l.modes,
  x: l.x,
  it: 0,
  actor: -1,
  purpose: '',
  grant: null,
})

/** Shared, since a text without targets, picks and modes is read at every turn. */
const empty: Readonly<Record<string, never>> = {}

export const envFor = (you: Seat, self: Obj, names: Names = empty, x = 0, notes: Notes = empty): Env => ({
  you,
  cause: you,
  self,
  names,
  notes,
  targets: empty,
  picks: empty,
  modes: empty,
  x,
  it: 0,
  actor: -1,
  purpose: '',
  grant: null,
})

/** The party that a card entered or left, for a text that looks back (415.8b). */
export const sideThen = ({ then }: Env, o: Obj): Seat | undefined => (then?.card === o ? then.of : undefined)

/** The env for a part of a cost. */
export const readFor = (env: Env, { self, roles }: Speaker): Env =>
  self === 0 && roles === undefined
    ? env
    : { ...env, ...(self === 0 ? {} : { self }), ...(roles === undefined ? {} : { names: { ...env.names, ...roles } }) }

/** The acting seat: the player who acts now if several act, otherwise the text's own side. */
export const seatOfEnv = (env: Env): Seat => (env.actor >= 0 ? env.actor : env.you)

/** The same text as read by one of several players who act (802): `$by` is that player. */
export const asActor = (env: Env, seat: Seat): Env => ({
  ...env,
  names: { ...env.names, by: { o: [playerObj(seat)] } },
  actor: seat,
})

export const siteOf = (set: object, env: Env): string =>
  env.actor >= 0 ? `${meta(set).ptr}@${env.actor}` : meta(set).ptr

/** The value of a name, also if that object no longer fits (712.3a). */
export function named(g: Game, ref: string, env: Env): Val {
  let name = ref.startsWith('$') ? ref.slice(1) : ref
  if (name.endsWith('.n')) name = name.slice(0, -2)
  if (name.startsWith('granted.')) return named(g, name.slice(8), env.grant?.env ?? env) // of the text that grants it
  if (name.startsWith('this.')) return g.s.cards[env.self]?.names?.[name] ?? env.names[name] ?? noVal
  return env.names[name] ?? noVal
}

/** The total that one of several players rolled, or the number chosen; undefined if they did not. */
export function resultOf({ o: players = [], d = [] }: Val, player: Obj): number | undefined {
  const at = players.indexOf(player)
  if (at < 0) return undefined
  const each = d.length / players.length
  return d.slice(at * each, (at + 1) * each).reduce((sum, die) => sum + die, 0)
}
