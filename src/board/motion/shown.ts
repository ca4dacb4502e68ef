/** The motion of each kind of event; the compiler makes sure that none is missing. Pure. */
import type { EventKind, GameEvent } from '../../engine/types.ts'
import { colors, damageColors } from '../theme.ts'
import type { ClipPart, ClipStop, Seen } from './clip.ts'
import {
  banner,
  type ClipContext,
  cardIn,
  chainSpot,
  deckOf,
  glow,
  goal,
  handSpot,
  heroSpot,
  inHand,
  line,
  middle,
  name,
  onPlace,
  pictureOf,
  placeOfCard,
  seatIn,
  seatSpot,
  seen,
  source,
  sourceKey,
  spotOf,
  words,
  zoneGoal,
  zoneSpot,
} from './clip-context.ts'
import { fallPart } from './falling.ts'
import { arrival, isEmpty } from './rising.ts'
import { unleashed } from './storm.ts'

export type Teller = (e: GameEvent, t: ClipContext) => Seen | null

/** Shows nothing, because another event that comes with it does. */
const elsewhere: Teller = () => null

const packet: Teller = (e, t) => {
  const to = source(t, e.to)
  if (!to) return null
  const mine = (p: GameEvent): boolean => p.to === e.to && p.by === e.by
  const met = t.pending.filter(mine)
  t.pending = t.pending.filter((p) => !mine(p))
  return seen('packet', e, flight(t, e, e.n ?? 0, met), ...impact(t, e))
}

/** A packet from its source to its target, past whatever increases or reduces it. */
function flight(t: ClipContext, e: GameEvent, left: number, met: readonly GameEvent[]): ClipPart | null {
  const to = source(t, e.to)
  if (!to) return null
  const changed = met.reduce((sum, p) => sum + (p.on === 'raise' ? (p.n ?? 0) : -(p.n ?? 0)), 0)
  let n = Math.max(0, left - changed)
  const first = n
  const stops = met.map((p): ClipStop => {
    n += p.on === 'raise' ? (p.n ?? 0) : -(p.n ?? 0)
    return { rect: source(t, p.what) ?? to, n }
  })
  const from = source(t, e.by) ?? source(t, e.with) ?? chainSpot(t)
  const start = from === to ? { ...to, y: to.y - to.h * 0.8 } : from
  const types = e.types ?? (e.type ? [e.type] : [])
  return { do: 'packet', key: sourceKey(t, e.to), from: start, to, n: first, left, stops, types, heal: e.on === 'heal' }
}

function impact(t: ClipContext, e: GameEvent): (ClipPart | null)[] {
  const color = damageColors[e.types?.[0] ?? e.type ?? ''] ?? colors.attack
  return [onPlace(t, 'shake', e.to), words(t, e.to, `−${e.n ?? 0}`, color)]
}

/** A packet that was prevented entirely. */
export function prevented(t: ClipContext, met: readonly GameEvent[]): Seen | null {
  const last = met.at(-1)
  if (!last) return null
  const part = flight(t, { ...last, on: 'deal' }, 0, met)
  return seen('prevent', last, part, glow(t, last.what, colors.armor), words(t, last.to, 'Prevented', colors.armor))
}

const heal: Teller = (e, t) => {
  const whom = e.what ?? e.to
  const to = source(t, whom)
  if (!to) return null
  return seen('heal', e, flight(t, { ...e, to: whom }, e.n ?? 0, []), words(t, whom, `+${e.n ?? 0}`, colors.good))
}

const wait: Teller = (e, t) => {
  t.pending.push(e)
  return null
}

const counters: Teller = (e, t) => {
  const whom = e.to ?? e.what
  const sign = e.on === 'remove' ? '−' : '+'
  return seen('counter', e, glow(t, whom), words(t, whom, `${sign}${e.n ?? 1} ${e.type ?? ''}`.trim(), colors.cost))
}

/** The card breaks and goes to its graveyard. */
const destroy: Teller = (e, t) => {
  const from = source(t, e.what)
  if (e.what) t.gone.add(e.what)
  if (!from) return null
  const show = pictureOf(t, e, e.what)
  return seen('destroy', e, onPlace(t, 'break', e.what), {
    do: 'fly',
    key: '',
    from: cardIn(from),
    to: zoneGoal(t, e),
    show,
  })
}

/** A card goes from its place to its new zone; if it had no place, it comes from its owner's line. */
const travel =
  (kind: 'discard' | 'move' | 'leave'): Teller =>
  (e, t) => {
    const { what } = e
    if (what === undefined || t.gone.has(what)) return null
    if (e.on !== 'leave' && (e.zone === 'play' || e.zone === 'party')) return null // shown when it enters
    const own = inHand(t, what, e.seat)
    const lies = e.zone === 'hand' || e.zone === 'resources' ? own : { rect: zoneGoal(t, e), key: '' }
    const was = spotOf(t.before, what)
    const from =
      was ?? (e.on === 'discard' ? handSpot(t, e, what, e.seat) : (source(t, e.by) ?? seatSpot(t.before, e.seat)))
    t.gone.add(what)
    const to = e.on === 'leave' ? cardIn(zoneSpot(t.after, e.seat, 'graveyard', deckOf(t, e, what))) : lies.rect
    const key = e.on === 'leave' ? '' : lies.key
    return seen(kind, e, { do: 'fly', key, from: cardIn(from), to, show: pictureOf(t, e, what) })
  }

const draw: Teller = (e, t) => {
  const seat = seatIn(e)
  const { rect, key } = inHand(t, e.what, seat)
  const from = cardIn(zoneSpot(t.before, seat, 'deck', deckOf(t, e, e.what)))
  const start = key === '' && rect.x === from.x && rect.y === from.y ? { ...from, y: from.y - from.h } : from
  return seen('draw', e, { do: 'fly', key, from: start, to: rect, show: pictureOf(t, e, e.what) })
}

/** A card goes onto the chain: from the hand, a deck, or where it was revealed. */
const play: Teller = (e, t) => {
  const seat = seatIn(e)
  const event = deckOf(t, e, e.what) === 'event'
  const was = t.presented.get(e.names[e.what ?? 0] ?? '')
  const from = was ?? (event ? zoneSpot(t.before, seat, 'deck', 'event') : handSpot(t, e, e.what, seat))
  const place = placeOfCard(t.after, e.what ?? 0)
  const to = place?.rect ?? chainSpot(t)
  if (e.what) t.added.set(e.what, to)
  const kind = e.on === 'place' ? 'place' : 'play'
  const last = event ? t.after.places.find(({ key }) => key === 'event') : undefined
  return seen(
    kind,
    e,
    { do: 'fly', key: place?.key ?? '', from: cardIn(from), to: cardIn(to), show: pictureOf(t, e, e.what) },
    last ? { do: 'glow', key: 'event', rect: last.rect, color: colors.gold } : null,
  )
}

/** A power or trigger rises from its source onto the chain. */
const climb: Teller = (e, t) => {
  const from = source(t, e.what)
  if (!from) return null
  const link = t.after.places.findLast(({ key, card }) => card === e.what && key.startsWith('link:'))
  const to = link?.rect ?? chainSpot(t)
  const show = pictureOf(t, e, e.what)
  return seen('chain', e, glow(t, e.what), {
    do: 'fly',
    key: link?.key ?? '',
    from: cardIn(from),
    to: cardIn(to),
    show,
  })
}

/** A line from the attacker to the proposed defender. */
const propose: Teller = (e, t) =>
  seen('target', e, line(t, e.what, e.to, colors.attack), glow(t, e.what, colors.attack), glow(t, e.to, colors.attack))

const onChain =
  (kind: 'resolve' | 'fizzle' | 'copy', color: number): Teller =>
  (e, t) => {
    const rect = t.added.get(e.what ?? 0) ?? chainRect(t, e.what)
    if (e.on === 'resolve') t.resolved = { name: e.names[e.what ?? 0], rect }
    const lies = placeOfCard(t.before, e.what ?? 0)
    const key = lies && t.before.scene.view.cards[e.what ?? 0]?.zone === 'chain' ? lies.key : ''
    return seen(kind, e, { do: 'glow', key, rect, color })
  }

const chainRect = (t: ClipContext, card: number | undefined): ReturnType<typeof chainSpot> => {
  const onIt = t.before.places.findLast(({ key, card: of }) => of === card && key.startsWith('link:'))
  return onIt?.rect ?? spotOf(t.before, card) ?? chainSpot(t)
}

/** A card enters play: from the chain if it has just resolved there; otherwise it grows at its place. */
const enter: Teller = (e, t) => {
  const place = placeOfCard(t.after, e.what ?? 0)
  if (!place) return null
  const { key, rect, show } = place
  if (show.kind === 'boss' && (isEmpty(t) || t.gone.has(e.what ?? 0))) return null // shown when it becomes the hero
  const fromChain = t.resolved !== null && t.resolved.name === e.names[e.what ?? 0] ? t.resolved.rect : null
  if (fromChain) t.resolved = null
  const from = spotOf(t.before, e.what) ?? fromChain
  if (!from || show.kind !== 'card') return seen('enter', e, { do: 'pop', key, rect })
  return seen('enter', e, { do: 'fly', key, from: cardIn(from), to: rect, show: { ...show, lit: false } })
}

const turns = (kind: 'exhaust' | 'ready' | 'turn'): Teller => {
  return (e, t) => {
    const part = onPlace(t, kind === 'turn' ? 'flip' : 'turn', e.what)
    return part && seen(kind, e, part)
  }
}

const attach: Teller = (e, t) => {
  const from = source(t, e.what)
  const to = goal(t, e.to)
  if (!from || !to || from === to) return null
  return seen('attach', e, { do: 'fly', key: '', from: cardIn(from), to: cardIn(to), show: pictureOf(t, e, e.what) })
}

const flip: Teller = (e, t) => {
  const part = onPlace(t, 'flip', e.what)
  return part && seen('flip', e, part, glow(t, e.what))
}

/** One hero replaces another. */
const swap: Teller = (e, t) => {
  const comes = e.on === 'become' ? arrival(t, e) : unleashed(t, e)
  if (comes) return comes
  const rect = source(t, e.what) ?? goal(t, e.to)
  if (!rect) return null
  for (const id of [e.what, e.to]) if (id) t.gone.add(id)
  const key = sourceKey(t, e.what)
  return seen(
    e.on === 'swap' ? 'swap' : 'become',
    e,
    { do: 'flip', key, rect },
    { do: 'glow', key: '', rect, color: colors.attack },
    {
      do: 'glow',
      key: '',
      rect: { x: rect.x - 12, y: rect.y - 12, w: rect.w + 24, h: rect.h + 24 },
      color: colors.gold,
    },
  )
}

const lunges =
  (kind: 'attack' | 'protect' | 'sabotage' | 'strike', color: number): Teller =>
  (e, t) => {
    const actor = kind === 'strike' ? e.with : e.by
    const rect = source(t, actor)
    const aim = kind === 'strike' ? e.what : e.to
    const to = source(t, aim) ?? middle(t.before)
    if (!rect) return null
    const key = sourceKey(t, actor)
    return seen(kind, e, { do: 'lunge', key, rect, to }, line(t, actor, aim, color), glow(t, actor, color))
  }

const glows =
  (kind: 'defend' | 'inspire' | 'uncombat' | 'use' | 'complete', color: number, text = ''): Teller =>
  (e, t) => {
    const whom = kind === 'defend' ? (e.by ?? e.what) : e.what
    const part = glow(t, whom, color)
    return part && seen(kind, e, part, text ? words(t, whom, text, color) : null)
  }

const target: Teller = (e, t) => {
  const part = line(t, e.with ?? e.by, e.what, colors.gold) ?? glow(t, e.what)
  return part && seen('target', e, part, glow(t, e.what))
}

/** A pile shakes. */
const zone =
  (kind: 'shuffle' | 'search'): Teller =>
  (e, t) => {
    const seat = seatIn(e)
    const rect = zoneSpot(t.before, seat, kind === 'search' ? (e.zone ?? 'deck') : 'deck')
    const place = t.before.places.findLast((one) => one.rect === rect)
    const key = place?.key ?? ''
    return seen(kind, e, { do: 'shake', key, rect }, { do: 'glow', key: '', rect, color: colors.soft })
  }

const start: Teller = (e, t) => {
  const seat = t.after.scene.view.seats[e.seat ?? -1]
  if (e.step !== undefined || !seat) return null
  const text = seat.seat === t.after.scene.view.seat ? 'Your turn' : ''
  return seen('turnStart', e, banner(t, `${seat.name}’s turn`, text, seat.boss ? 'bad' : 'gold'))
}

const says =
  (title: string | ((e: GameEvent) => string)): Teller =>
  (e, t) => {
    const seat = t.after.scene.view.seats[e.seat ?? seatIn(e) ?? -1]
    return seen('turnStart', e, banner(t, typeof title === 'string' ? title : title(e), seat?.name ?? '', 'gold'))
  }

/** A card's spoken line. */
const cry: Teller = (e, t) => {
  const { main } = t.after.at
  const grand = (e.type ?? '').length * 22 * t.after.at.u < main.w
  const by = name(t, e, e.what)
  return e.type ? seen('cry', e, glow(t, e.what, colors.attack), banner(t, e.type, by, 'bad', grand)) : null
}

const roll: Teller = (e, t) => {
  const rolled = e.rolled ?? (e.n === undefined ? [] : [e.n])
  if (rolled.length === 0) return null
  const { at } = t.before
  const w = Math.min(at.main.w * 0.8, 70 * at.u * rolled.length)
  const from = heroSpot(t, seatIn(e))
  const rect = { x: at.main.x + at.main.w / 2 - w / 2, y: middle(t.before).y, w, h: 64 * at.u }
  return seen(
    'dice',
    e,
    { do: 'dice', key: '', rect, rolled, coin: e.type === 'coin' },
    { do: 'glow', key: '', rect: from, color: colors.gold },
  )
}

const lose: Teller = (e, t) => {
  const seat = t.after.scene.view.seats[seatIn(e) ?? -1]
  return seat ? seen('out', e, banner(t, `${seat.name} is out`, '', 'bad')) : null
}

const drop: Teller = (e, t) => {
  const show = fallPart(t, e)
  if (show) return seen('drop', e, show)
  const whom = (e.tos ?? []).map((o) => glow(t, o, colors.attack))
  return seen('drop', e, glow(t, e.what, colors.gold), ...whom)
}

export const shown: Readonly<Record<EventKind, Teller>> = {
  deal: packet,
  heal,
  prevent: wait,
  raise: wait,
  put: counters,
  remove: counters,
  destroy,
  discard: travel('discard'),
  draw,
  move: travel('move'),
  create: enter,
  search: zone('search'),
  shuffle: zone('shuffle'),
  reveal: elsewhere, // it is presented
  turn: turns('turn'),
  attach,
  enter,
  leave: travel('leave'),
  exhaust: turns('exhaust'),
  ready: turns('ready'),
  activate: elsewhere, // its source exhausts, its power rises onto the chain
  flip,
  swap,
  become: swap,
  pay: elsewhere, // the cards that pay exhaust
  play,
  place: play,
  complete: glows('complete', colors.good, 'Completed'),
  strike: lunges('strike', colors.attack),
  target,
  link: elsewhere, // links are shown when they are played, used, triggered or proposed
  trigger: climb,
  use: climb,
  resolve: onChain('resolve', colors.gold),
  interrupt: onChain('fizzle', colors.attack),
  cease: onChain('fizzle', colors.faint),
  copy: onChain('copy', colors.gold),
  propose,
  attack: lunges('attack', colors.attack),
  defend: glows('defend', colors.defend),
  fight: elsewhere, // their packets fly
  protect: lunges('protect', colors.defend),
  sabotage: lunges('sabotage', colors.attack),
  inspire: glows('inspire', colors.gold),
  uncombat: glows('uncombat', colors.soft),
  'combat-over': elsewhere, // the arena empties
  start,
  end: elsewhere, // another turn begins
  extraTurn: says('An extra turn'),
  loop: says('Cut here'),
  skip: says('Skipped'),
  name: says(({ type, n = 0 }) => type ?? String(n)),
  mulligan: zone('shuffle'),
  roll,
  lose,
  drop,
  effect: glows('use', colors.gold),
  say: cry,
  mark: elsewhere, // shown as a change of the player's plate
}
