/** An event's addition to its log line: a blow, or a clause that joins with others of its kind. */
import type { Happening, Obj, Path } from '../../state/types.ts'
import { under } from '../look-up.ts'
import { inWords, nameNoun } from '../phrases.ts'
import type { Verb } from '../types.ts'
import type { PrintCtx } from './context.ts'

/** Damage or healing: its amount, type and victim. */
export interface Blow {
  n: number
  /** "fire", "frost and holy"; '' if it has no type. */
  type: string
  who: string
  /** The victim: 'ally', 'hero' or ''. */
  is: string
  heals: boolean
}

/** "Teep dies", "Onyxia reveals Thrash": equal subjects, or equal objects, are listed together. */
export interface Clause {
  who: string
  does: string
  /** The verb of several. */
  many: string
  what: string
}

/** One of the two. */
export interface Brief {
  blow?: Blow
  clause?: Clause
}

/** The addition of this event; null if it adds nothing. `text`: its own sentence. */
export function briefOf(ev: Happening, ctx: PrintCtx, path: Path | null, text: string): Brief | null {
  if (ev.on === 'deal' || ev.on === 'heal') return { blow: blowOf(ev, ctx) }
  const say = under(clauses, ev.on)
  const clause = say ? say(ev, ctx, path, text) : text ? doing('', unended(text)) : null
  return clause && { clause }
}

const doing = (who: string, does: string, many = does, what = ''): Clause => ({ who, does, many, what })

/** A sentence as a part of another: without its stop, and without the capital of an article or a number. */
const unended = (text: string): string => text.replace(/\.$/, '').replace(small, (word) => word.toLowerCase())
const small = /^(An?|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)(?= )/

function blowOf(ev: Happening, ctx: PrintCtx): Blow {
  const whom = ev.to ?? ev.from ?? ev.what ?? 0
  const heals = ev.on === 'heal'
  const type = heals ? '' : (ev.types ?? (ev.type ? [ev.type] : [])).join(' and ')
  return { n: ev.n ?? 0, type, who: ctx.name(whom), is: kindOf(whom, ctx), heals }
}

function kindOf(o: Obj, ctx: PrintCtx): string {
  const types = [ctx.def(o)?.type ?? []].flat()
  return types.includes('hero') ? 'hero' : types.includes('ally') ? 'ally' : ''
}

const actor = ({ by, seat, cause }: Happening, ctx: PrintCtx): string =>
  by ? ctx.name(by) : ctx.seatName(seat ?? cause ?? -1)

type Say = (ev: Happening, ctx: PrintCtx, path: Path | null, text: string) => Clause | null
const never: Say = () => null

/** The event of a card. */
const happens =
  (one: string, many: string): Say =>
  ({ what = 0 }, ctx) =>
    doing(ctx.name(what), one, many)

/** An action on a card. */
const does =
  (one: string, many: string): Say =>
  (ev, ctx) =>
    doing(actor(ev, ctx), one, many, ctx.name(ev.what ?? 0))

const clauses: Readonly<Partial<Record<Verb, Say>>> = {
  destroy: (ev, ctx, path) =>
    (kindOf(ev.what ?? 0, ctx) ? happens('dies', 'die') : happens('is destroyed', 'are destroyed'))(ev, ctx, path, ''),
  discard: does('discards', 'discard'),
  reveal: does('reveals', 'reveal'),
  draw: (ev, ctx) => drawn(ev, ctx),
  // What pays a cost, attacks, or readies as its turn begins is seen on the table.
  exhaust: (ev, ctx, path) => (ev.purpose ? null : happens('is exhausted', 'are exhausted')(ev, ctx, path, '')),
  ready: (ev, ctx, path) => (ev.step ? null : happens('readies', 'ready')(ev, ctx, path, '')),
  move: (ev, ctx, path) => moved(ev, ctx, path),
  enter: (ev, ctx, path) => (path?.to === 'resources' ? joined(ev, ctx, path) : entered(ev, ctx, path)),
  attach: ({ what = 0, to = 0 }, ctx) => (to ? doing(ctx.name(what), `is on ${ctx.name(to)}`) : null),
  create: (ev, ctx, path) => (path ? joined(ev, ctx, path) : created(ev, ctx)),
  put: (ev, ctx) => counted(ev, 'put on', ev.to ?? ev.what, ctx),
  remove: (ev, ctx) => counted(ev, 'removed from', ev.from ?? ev.what, ctx),
  roll: (ev, ctx, _, text) => (ev.type === 'coin' ? doing('', unended(text)) : rolled(ev, ctx)),
  turn: never,
  defend: never,
  shuffle: never,
  place: never,
}

function drawn(ev: Happening, ctx: PrintCtx): Clause {
  const { n = 1, what = 0 } = ev
  if (n === 1) return doing(actor(ev, ctx), 'draws', 'draw', ctx.name(what))
  return doing(actor(ev, ctx), `draws ${inWords(n)} cards`, `draw ${inWords(n)} cards each`)
}

/** "2 damage is put on Warrax": those with the same amount are listed. */
function counted({ n = 1, type }: Happening, verb: string, whom: Obj | undefined, ctx: PrintCtx): Clause {
  const damage = type === undefined || type === 'damage'
  const what = damage ? `${n} damage` : `${n} ${type} counter${n === 1 ? '' : 's'}`
  return doing(what, `${damage || n === 1 ? 'is' : 'are'} ${verb}`, '', ctx.name(whom ?? 0))
}

const rolled = (ev: Happening, ctx: PrintCtx): Clause =>
  doing(actor(ev, ctx), 'rolls', 'roll', (ev.rolled ?? [ev.n ?? 0]).join(' and '))

function moved({ what = 0, n = 1 }: Happening, ctx: PrintCtx, path: Path | null): Clause | null {
  if (!path) return null
  const who = n > 1 ? `${inWords(n)} cards` : ctx.name(what)
  const [one, many] = n > 1 ? ['go', 'are'] : ['goes', 'is']
  const say = (verb: string, others: string, rest: string): Clause => doing(who, `${verb} ${rest}`, `${others} ${rest}`)
  if (path.to === 'removed') return say(many, 'are', 'removed from the game')
  if (path.to === 'hand' || path.to === 'deck' || path.to === 'graveyard')
    return say(one, 'go', `to ${ctx.seatName(path.seat)}'s ${path.to}`)
  return path.to === 'resources' ? say(one, 'go', `to ${ctx.seatName(path.seat)}'s resources`) : null
}

/** "A minion joins the Boss's resources (2)": the number afterwards. */
function joined({ what = 0 }: Happening, ctx: PrintCtx, { seat, deck, row }: Path): Clause {
  const rest = `${ctx.seatName(seat)}'s resources (${row})`
  return doing(ctx.def(what) ? ctx.name(what) : `a ${deck || 'card'}`, `joins ${rest}`, `join ${rest}`)
}

const entered = (ev: Happening, ctx: PrintCtx, path: Path | null): Clause | null =>
  ev.zone === 'party' && !path
    ? happens('changes sides', 'change sides')(ev, ctx, path, '')
    : happens('enters play', 'enter play')(ev, ctx, path, '')

/** Several tokens are one event: "ten Whelps enter play". */
function created({ n = 1, what = 0 }: Happening, ctx: PrintCtx): Clause {
  const name = ctx.name(what)
  if (n === 1) return doing(name, 'enters play', 'enter play')
  return doing(`${inWords(n)} ${(ctx.words.token?.(name) ?? nameNoun(name)).many}`, 'enter play')
}
