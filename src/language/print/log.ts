/** One sentence of the log for each event; '' for events that the log does not show. */
import type { Happening, Obj, Path } from '../../state/types.ts'
import { under } from '../look-up.ts'
import {
  capital,
  inList,
  inWords,
  lower,
  nameNoun,
  objectives,
  plainName,
  possessive,
  sentence,
  withArticle,
} from '../phrases.ts'
import type { Verb } from '../types.ts'
import { type PrintCtx, pieceText } from './context.ts'

type Say = (ev: Happening, ctx: PrintCtx, path: Path | null) => string
const silent: Say = () => ''

/** "Onyxia deals 5 fire damage to Kor." `path`: of its card. `n`: the number of equal events. */
export function eventText(ev: Happening, ctx: PrintCtx, path: Path | null = null): string {
  const say = under(sentences, ev.on) ?? others[ev.on] ?? silent
  return sentence(say(ev, ctx, path))
}

/** Of many cards that leave a pile for the same place at once: "Fifteen cards of Ann's graveyard are removed from the game." */
export const pileText = (n: number, { from, seat }: Path, ctx: PrintCtx): string =>
  sentence(`${inWords(n)} cards of ${possessive(ctx.seatName(seat), false)} ${from} are removed from the game`)

const name = (o: Obj | undefined, ctx: PrintCtx, unknown = 'something'): string =>
  o === undefined || o === 0 ? unknown : ctx.name(o)

/** The actor: a player or card, else the seat, else nobody in particular. */
function doer(ev: Happening, ctx: PrintCtx): string {
  if (ev.by) return ctx.name(ev.by)
  const seat = ev.seat ?? ev.cause
  return seat === undefined || seat < 0 ? '' : ctx.seatName(seat)
}

/** A verb with its object; passive without an actor. */
const act =
  (active: string, passive: string): Say =>
  (ev, ctx) => {
    const who = doer(ev, ctx)
    const what = name(ev.what, ctx, 'a card')
    return who ? `${who} ${active} ${what}` : `${what} is ${passive}`
  }

/** A card's own change: "Helm becomes exhausted". Leaves out hidden cards. */
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

/** " with Great Axe"; a character is no tool. */
function tool({ by, with: what }: Happening, ctx: PrintCtx): string {
  if (!what || what === by) return ''
  const types = [ctx.def(what)?.type ?? []].flat()
  return ` ${types.includes('ally') || types.includes('hero') ? 'because of' : 'with'} ${ctx.name(what)}`
}

/** "herself", "itself"; of a hero without a pronoun the name. */
function self(o: Obj | undefined, by: Obj, ctx: PrintCtx): string {
  const def = o === by ? ctx.def(by) : null
  if (!def) return name(o, ctx)
  return def.they ? `${objectives[def.they]}self` : def.type === 'hero' ? name(o, ctx) : 'itself'
}

const deal: Say = (ev, ctx) => {
  const dealt = `${ev.n ?? 0} ${kindOf(ev)}`
  const fatal = ev.fatal ? ' (fatal)' : ''
  if (!ev.by) return `${name(ev.to, ctx)} is dealt ${dealt}${fatal}`
  return `${ctx.name(ev.by)} deals ${dealt} to ${self(ev.to, ev.by, ctx)}${tool(ev, ctx)}${fatal}`
}

const counted = (ev: Happening): string =>
  ev.type === undefined || ev.type === 'damage'
    ? `${ev.n ?? 0} damage`
    : `${ev.n ?? 1} ${ev.type} counter${ev.n === 1 ? '' : 's'}`

const draw: Say = (ev, ctx) => {
  const n = ev.n ?? 1
  return `${doer(ev, ctx) || 'a player'} draws ${n > 1 ? `${inWords(n)} cards` : name(ev.what, ctx, 'a card')}`
}

/** "Kor", "a card", "three cards"; and how the verb agrees. */
function these(ev: Happening, ctx: PrintCtx): { what: string; are: string } {
  const what = name(ev.what, ctx, 'a card')
  const many = what === 'a card' && (ev.n ?? 1) > 1
  return many ? { what: `${inWords(ev.n ?? 1)} cards`, are: 'are' } : { what, are: 'is' }
}

const whose = (seat: number, ctx: PrintCtx): string => possessive(ctx.seatName(seat), false)

/** The destination and its owner. */
function intoText(to: string, owner: string, path: Path | null): string {
  const deck = path && path.deck !== '' && path.deck !== 'deck' ? `${path.deck} deck` : 'deck'
  switch (to) {
    case 'hand':
    case 'graveyard':
      return `into ${owner} ${to}`
    case 'deck':
      return `into ${owner} ${deck}`
    case 'play':
    case 'row':
    case 'party':
      return path ? `into play under ${owner} control` : 'into play'
    case 'chain':
      return 'on the chain'
    default:
      return ''
  }
}

const move: Say = (ev, ctx, path) => {
  const { what, are } = these(ev, ctx)
  const to = path?.to ?? (ev.zone ?? '').split(':')[0] ?? ''
  if (to === 'removed') return `${what} ${are} removed from the game`
  const seat = path?.seat ?? ev.seat
  if (path?.to === 'resources') return joins(what === 'a card' ? withArticle(path.deck || 'card') : what, path, ctx)
  const place = intoText(to, seat === undefined ? "its owner's" : whose(seat, ctx), path)
  return place && `${what} ${are} put ${place}`
}

/** "A minion joins the Boss's resources (2)." */
const joins = (what: string, { seat, row }: Path, ctx: PrintCtx): string =>
  `${what} joins ${whose(seat, ctx)} resources${row > 0 ? ` (${row})` : ''}`

/** Cards that come into play other than from the chain, or change sides. */
const enter: Say = (ev, ctx, path) => {
  const seat = ev.seat ?? path?.seat ?? -1
  if (ev.zone === 'party') return `${name(ev.what, ctx, 'a card')} comes under ${whose(seat, ctx)} control`
  if (!path) return ''
  if (path.to === 'resources') return move({ ...ev, zone: 'resources' }, ctx, path)
  return `${name(ev.what, ctx, 'a card')} enters play under ${whose(seat, ctx)} control`
}

/** `zone` is 'decks' for several. */
const shuffle: Say = (ev, ctx) => {
  const deck = possessive(doer(ev, ctx) || 'a player', false)
  if (ev.zone !== 'decks') return `${deck} deck is shuffled`
  return (ev.n ?? 1) > 1 ? `${inWords(ev.n ?? 1)} of ${deck} decks are shuffled` : `one of ${deck} decks is shuffled`
}

const turnOver: Say = (ev, ctx) => {
  const what = ev.what ? ctx.name(ev.what) : ev.seat === undefined ? 'a card' : `${whose(ev.seat, ctx)} deck`
  return `${what} is turned face ${ev.side === 'back' ? 'down' : 'up'}`
}

const become: Say = (ev, ctx) => {
  const what = name(ev.what, ctx, 'a card')
  return ev.by ? `${what} is now ${possessive(ctx.name(ev.by), false)} hero` : `a card in play becomes ${what}`
}

const roll: Say = (ev, ctx) => {
  const rolled = ev.rolled ?? (ev.n === undefined ? [] : [ev.n])
  const who = doer(ev, ctx) || 'a player'
  if (ev.type === 'coin')
    return `${who} flips ${inList(
      rolled.map((n) => (n === 1 ? 'heads' : 'tails')),
      'and',
    )}`
  return rolled.length === 0 ? `${who} rolls a die` : `${who} rolls ${inList(rolled.map(String), 'and')}`
}

const turns =
  (word: 'begins' | 'ends'): Say =>
  (ev, ctx) => {
    const seat = ev.seat ?? -1
    if (ev.step && ev.step !== 'turn') return ''
    return seat < 0 ? `a turn ${word}` : `${possessive(ctx.seatName(seat), false)} turn ${word}`
  }

/** One version of a card follows another: "Onyxia enters stage 2!", "Magtheridon is unleashed!" */
const swap: Say = (ev, ctx) => {
  const [before, after] = [ctx.def(ev.what ?? 0)?.name ?? '', ctx.def(ev.to ?? 0)?.name ?? '']
  const version = plainName(after) === plainName(before) ? after.slice(plainName(after).length + 2, -1) : ''
  if (version === '') return `${name(ev.to, ctx, 'another card')} takes the place of ${name(ev.what, ctx)}`
  return `${plainName(after)} ${/\d/.test(version) ? 'enters' : 'is'} ${lower(version)}!`
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
  const to = ev.to ? ` to ${ev.what ? self(ev.to, ev.what, ctx) : ctx.name(ev.to)}` : ''
  return ev.what ? `${tool} ${ev.n ?? 0} damage${to}` : `${ev.n ?? 0} damage${to} is prevented`
}

const create: Say = (ev, ctx, path) => {
  const n = ev.n ?? 1
  if (path?.to === 'resources' && n === 1) return joins(name(ev.what, ctx, 'a card'), path, ctx)
  const what = name(ev.what, ctx, 'token')
  const under = ev.by ? ` under ${possessive(ctx.name(ev.by), false)} control` : ''
  if (n === 1) return `${ev.what ? what : 'a token'} enters play${under}`
  return `${inWords(n)} ${(ctx.words.token?.(what) ?? nameNoun(what)).many} enter play${under}`
}

/** R304: the place of a dropped card and the characters hit; names the owner if the card lies in another player's area. */
const drop: Say = (ev, ctx) => {
  const on = ev.fall?.on ?? -1
  const place = on < 0 ? 'between the play areas' : `into ${whose(on, ctx)} play area`
  const hit = (ev.tos ?? []).map((o) => {
    const seat = ev.fall?.spots.find(({ card }) => card === o)?.seat ?? on
    return seat === on ? ctx.name(o) : `${whose(seat, ctx)} ${ctx.name(o)}`
  })
  const whom = hit.length === 0 ? 'hits nobody' : `lands on ${inList(hit, 'and')}`
  return `${name(ev.what, ctx, 'a card')} falls ${place} and ${whom}`
}

/** Every verb of the language has an entry here; verbs that other sentences cover are silent. */
const sentences: Readonly<Record<Verb, Say>> = {
  deal,
  heal: (ev, ctx) => {
    const whom = ev.from ?? ev.to ?? ev.what
    return ev.by
      ? `${ctx.name(ev.by)} heals ${self(whom, ev.by, ctx)} for ${ev.n ?? 0}`
      : `${name(whom, ctx)} is healed for ${ev.n ?? 0}`
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
  turn: turnOver,
  attach: (ev, ctx) =>
    ev.to
      ? `${name(ev.what, ctx, 'a card')} is attached to ${ctx.name(ev.to)}`
      : `${name(ev.what, ctx, 'a card')} is detached`,
  enter,
  leave: silent,
  exhaust: becomes('becomes exhausted'),
  ready: becomes('readies'),
  activate: silent,
  flip: (ev, ctx) => {
    const named = ev.side && ctx.def(ev.what ?? 0)?.sides?.[ev.side === 'back' ? 1 : 0]
    return `${name(ev.what, ctx)} flips${named ? ` to its ${named} side` : ev.side === 'front' ? ' back' : ''}`
  },
  become,
  swap,
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
  shuffle,
  skip: (ev, ctx) =>
    ev.with === undefined
      ? `${possessive(ctx.seatName(ev.seat ?? -1), false)} ${ev.step ? `${ev.step} step` : 'turn'} is skipped`
      : `${doer(ev, ctx) || 'a player'} skips drawing a card`,
}

/** Events of the engine besides the verbs. */
const others: Readonly<Record<string, Say>> = {
  drop,
  /** Effects without the chain that no other event shows: the text itself. */
  effect: (ev, ctx) => {
    const text = pieceText(ev.power, ctx, ev.what)
    const source = ev.power?.startsWith('raid:') ? ctx.seatName(ev.seat ?? -1) : name(ev.what, ctx)
    return text && `${source}: ${capital(text)}`
  },
  say: (ev, ctx) => `${name(ev.what, ctx, 'a card')}: “${ev.type ?? ''}”`,
  mark: (ev, ctx) => {
    const { type = '' } = ev
    const one = ctx.words.token?.(type)?.one ?? type
    return `${name(ev.what, ctx, 'a player')} is now ${withArticle(one)}`
  },
  loop: (ev, ctx) => `${name(ev.what, ctx, 'a card')}: this would go round for ever, and ends here (803.3)`,
  mulligan: (ev, ctx) => `${doer(ev, ctx) || 'a player'} takes a mulligan`,
  repropose: (ev, ctx) => `${name(ev.what, ctx)} will attack ${name(ev.to, ctx)} instead`,
  copy: (ev, ctx) => `${doer(ev, ctx) || 'a player'} copies ${name(ev.what, ctx, 'a card')}`,
  extraTurn: (ev, ctx) => `${doer(ev, ctx) || 'a player'} takes an extra turn after this one`,
  name: (ev, ctx) => `${doer(ev, ctx) || 'a player'} chooses ${ev.type === undefined ? (ev.n ?? 0) : `“${ev.type}”`}`,
  raise: (ev, ctx) =>
    `${name(ev.what, ctx, 'a card')} adds ${ev.n ?? 0} to the ${kindOf(ev)} dealt to ${name(ev.to, ctx)}`,
  win: (ev, ctx) => `${doer(ev, ctx) || 'nobody'} wins the game`,
  fatallyDamaged: (ev, ctx) => `${name(ev.what ?? ev.to, ctx)} has fatal damage`,
}
