/** One sentence of the log for everything that happens; '' for what a log would not show. */
import type { Happening, Obj } from '../../state/types.ts'
import type { Verb } from '../types.ts'
import type { PrintCtx } from './context.ts'
import { capital, inWords, list, possessive } from './nouns.ts'

type Say = (ev: Happening, ctx: PrintCtx) => string
const silent: Say = () => ''

/** "Onyxia deals 5 fire damage to Kor." */
export function eventText(ev: Happening, ctx: PrintCtx): string {
  const say = sentences[ev.on as Verb] ?? others[ev.on] ?? silent
  const text = say(ev, ctx)
  return text ? capital(/[.!?]$/.test(text) ? text : `${text}.`) : ''
}

const name = (o: Obj | undefined, ctx: PrintCtx, unknown = 'something'): string =>
  o === undefined || o === 0 ? unknown : ctx.name(o)

/** Who did it: a player or card, else the seat, else nobody in particular. */
function doer(ev: Happening, ctx: PrintCtx): string {
  if (ev.by) return ctx.name(ev.by)
  const seat = ev.seat ?? ev.cause
  return seat === undefined || seat < 0 ? '' : ctx.seatName(seat)
}

/** A verb with its object; passive where nobody did it. */
const act =
  (active: string, passive: string): Say =>
  (ev, ctx) => {
    const who = doer(ev, ctx)
    const what = name(ev.what, ctx, 'a card')
    return who ? `${who} ${active} ${what}` : `${what} is ${passive}`
  }

/** What happens to a card by itself: "Helm becomes exhausted". Cards that one may not know are left out. */
const becomes =
  (text: string): Say =>
  (ev, ctx) => {
    const what = name(ev.what, ctx, '')
    return what && what !== 'a card' ? `${what} ${text}` : ''
  }

const kindOf = (ev: Happening): string => {
  const types = ev.types ?? (ev.type ? [ev.type] : [])
  return [ev.combat ? 'combat' : '', types.join(' and '), 'damage'].filter(Boolean).join(' ')
}

const deal: Say = (ev, ctx) => {
  const tool = ev.with && ev.with !== ev.by ? ` with ${ctx.name(ev.with)}` : ''
  const dealt = `${ev.n ?? 0} ${kindOf(ev)}`
  const fatal = ev.fatal ? ', which is fatal' : ''
  if (!ev.by) return `${name(ev.to, ctx)} is dealt ${dealt}${fatal}`
  return `${ctx.name(ev.by)} deals ${dealt} to ${ev.to === ev.by ? 'itself' : name(ev.to, ctx)}${tool}${fatal}`
}

const counted = (ev: Happening): string =>
  ev.type === undefined || ev.type === 'damage'
    ? `${ev.n ?? 0} damage`
    : `${ev.n ?? 1} ${ev.type} counter${ev.n === 1 ? '' : 's'}`

const draw: Say = (ev, ctx) => {
  const n = ev.n ?? 1
  return `${doer(ev, ctx) || 'a player'} draws ${n > 1 ? `${inWords(n)} cards` : name(ev.what, ctx, 'a card')}`
}

const places: Readonly<Record<string, string>> = {
  hand: 'into HIS hand',
  deck: 'into HIS deck',
  graveyard: 'into HIS graveyard',
  removed: 'out of the game',
  play: 'into play',
  party: 'into play',
  resources: 'into HIS resource row',
  chain: 'on the chain',
}

const move: Say = (ev, ctx) => {
  const what = name(ev.what, ctx, 'a card')
  const his = ev.seat === undefined ? "its owner's" : possessive(ctx.seatName(ev.seat), false)
  const place = places[(ev.zone ?? '').split(':')[0]]
  if (ev.zone === 'removed') return `${what} is removed from the game`
  return place ? `${what} is put ${place.replace('HIS', his)}` : ''
}

const roll: Say = (ev, ctx) => {
  const rolled = ev.rolled ?? (ev.n === undefined ? [] : [ev.n])
  const who = doer(ev, ctx) || 'a player'
  if (ev.type === 'coin')
    return `${who} flips ${list(
      rolled.map((n) => (n === 1 ? 'heads' : 'tails')),
      'and',
    )}`
  return rolled.length === 0 ? `${who} rolls a die` : `${who} rolls ${list(rolled.map(String), 'and')}`
}

const turns =
  (word: 'begins' | 'ends'): Say =>
  (ev, ctx) => {
    const seat = ev.seat ?? -1
    if (ev.step && ev.step !== 'turn') return ''
    return seat < 0 ? `a turn ${word}` : `${possessive(ctx.seatName(seat), false)} turn ${word}`
  }

const strike: Say = (ev, ctx) =>
  `${doer(ev, ctx) || 'a hero'} strikes with ${name(ev.with ?? ev.what, ctx, 'a weapon')}`

const attack: Say = (ev, ctx) => {
  const what = ev.what ?? ev.to
  return `${name(ev.by, ctx)} attacks${what ? ` ${ctx.name(what)}` : ''}`
}

const protect: Say = (ev, ctx) =>
  `${name(ev.by ?? ev.what, ctx)} protects${ev.for ? ` ${ctx.name(ev.for)}` : ''}${ev.to && !ev.for ? ` ${ctx.name(ev.to)}` : ''}`

const prevent: Say = (ev, ctx) => {
  const tool = ev.what ? `${ctx.name(ev.what)} prevents` : 'prevented:'
  const to = ev.to ? ` to ${ctx.name(ev.to)}` : ''
  return ev.what ? `${tool} ${ev.n ?? 0} damage${to}` : `${ev.n ?? 0} damage${to} is prevented`
}

const create: Say = (ev, ctx) => {
  const n = ev.n ?? 1
  const what = name(ev.what, ctx, 'a token')
  return n > 1 ? `${inWords(n)} ${what} tokens enter play` : `${what} enters play`
}

/** R304: where a card that was dropped lies, and on whom. */
const drop: Say = (ev, ctx) => {
  const on = ev.fall?.on ?? -1
  const place = on < 0 ? 'between the play areas' : `in the play area of ${ctx.seatName(on)}`
  const whose = (o: Obj): string => {
    const seat = ev.fall?.spots.find(({ card }) => card === o)?.seat
    return seat === undefined ? ctx.name(o) : `${ctx.name(o)} of ${ctx.seatName(seat)}`
  }
  const hit = ev.tos ?? []
  const whom = hit.length === 0 ? 'touches nobody that counts' : `lands on ${list(hit.map(whose), 'and')}`
  return `${name(ev.what, ctx, 'a card')} falls ${place} and ${whom}`
}

/** Every verb of the language has its line here; those that only other lines mention are silent. */
const sentences: Readonly<Record<Verb, Say>> = {
  deal,
  heal: (ev, ctx) => {
    const whom = ev.from ?? ev.to ?? ev.what
    const healed = `${ev.n ?? 0} damage`
    return ev.by
      ? `${ctx.name(ev.by)} heals ${healed} from ${ev.by === whom ? 'itself' : name(whom, ctx)}`
      : `${healed} is healed from ${name(whom, ctx)}`
  },
  put: (ev, ctx) =>
    `${counted(ev)} ${(ev.n ?? 1) === 1 || !ev.type || ev.type === 'damage' ? 'is' : 'are'} put on ${name(ev.to ?? ev.what, ctx)}`,
  remove: (ev, ctx) =>
    `${counted(ev)} ${(ev.n ?? 1) === 1 || !ev.type || ev.type === 'damage' ? 'is' : 'are'} removed from ${name(ev.from ?? ev.what, ctx)}`,
  destroy: (ev, ctx) => `${name(ev.what, ctx, 'a card')} is destroyed`,
  discard: act('discards', 'discarded'),
  draw,
  move,
  create,
  search: (ev, ctx) => `${doer(ev, ctx) || 'a player'} searches ${ev.zone ? `the ${ev.zone}` : 'a deck'}`,
  reveal: act('reveals', 'revealed'),
  turn: (ev, ctx) => `${name(ev.what, ctx, 'a card')} is turned face ${ev.side === 'back' ? 'down' : 'up'}`,
  attach: (ev, ctx) =>
    ev.to
      ? `${name(ev.what, ctx, 'a card')} is attached to ${ctx.name(ev.to)}`
      : `${name(ev.what, ctx, 'a card')} is detached`,
  enter: silent,
  leave: silent,
  exhaust: becomes('becomes exhausted'),
  ready: becomes('readies'),
  activate: silent,
  flip: (ev, ctx) => `${name(ev.what, ctx)} flips to its ${ev.side ?? 'other side'}`,
  become: (ev, ctx) => `the hero of ${name(ev.by, ctx)} becomes ${name(ev.what, ctx)}`,
  swap: (ev, ctx) => `${name(ev.what, ctx)} is swapped with ${name(ev.to, ctx, 'another card')}`,
  pay: silent,
  play: act('plays', 'played'),
  place: (ev, ctx) => `${doer(ev, ctx) || 'a player'} places ${name(ev.what, ctx, 'a card')} as a resource`,
  complete: act('completes', 'completed'),
  strike,
  target: silent,
  trigger: (ev, ctx) => `${name(ev.what, ctx, 'a card')} is triggered`,
  interrupt: (ev, ctx) => `${name(ev.what, ctx, 'a link')} is interrupted`,
  use: (ev, ctx) => `${doer(ev, ctx) || 'a player'} uses a power of ${name(ev.what ?? ev.with, ctx, 'a card')}`,
  prevent,
  propose: silent,
  attack,
  defend: (ev, ctx) => `${name(ev.by ?? ev.what, ctx)} defends${ev.to ? ` against ${ctx.name(ev.to)}` : ''}`,
  fight: silent,
  protect,
  inspire: (ev, ctx) => `${name(ev.by, ctx)} inspires ${name(ev.what, ctx)}`,
  sabotage: (ev, ctx) => `${name(ev.by, ctx)} sabotages ${name(ev.what, ctx)}`,
  uncombat: (ev, ctx) => `${name(ev.what, ctx)} is removed from combat`,
  start: turns('begins'),
  end: turns('ends'),
  roll,
  lose: (ev, ctx) => `${doer(ev, ctx) || 'nobody'} is out of the game`,
  shuffle: (ev, ctx) => `${doer(ev, ctx) || 'a player'} shuffles ${ev.zone ? `the ${ev.zone}` : 'a deck'}`,
}

/** What the engine tells beside the verbs. */
const others: Readonly<Record<string, Say>> = {
  drop,
  repropose: (ev, ctx) => `${name(ev.what, ctx)} is to attack ${name(ev.to, ctx)} instead`,
  copy: (ev, ctx) => `${doer(ev, ctx) || 'a player'} copies ${name(ev.what, ctx, 'a card')}`,
  become: (ev, ctx) => `${name(ev.what, ctx, 'a card')} is another card now`,
  extraTurn: (ev, ctx) => `${doer(ev, ctx) || 'a player'} takes an extra turn after this one`,
  skip: (ev, ctx) =>
    `${possessive(ctx.seatName(ev.seat ?? -1), false)} ${ev.step ? `${ev.step} step` : 'turn'} is skipped`,
  name: (ev, ctx) => `${doer(ev, ctx) || 'a player'} chooses ${ev.type === undefined ? (ev.n ?? 0) : `“${ev.type}”`}`,
  raise: (ev, ctx) => `${name(ev.what, ctx, 'a card')} adds ${ev.n ?? 0} ${kindOf(ev)} to ${name(ev.to, ctx)}`,
  trigger: (ev, ctx) => `${name(ev.what, ctx, 'a card')}: its power triggers`,
  win: (ev, ctx) => `${doer(ev, ctx) || 'nobody'} wins the game`,
  fatallyDamaged: (ev, ctx) => `${name(ev.what ?? ev.to, ctx)} has fatal damage`,
}
