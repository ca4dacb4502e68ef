/** Turns events into a list of clips, one after another. Pure. */
import type { EventKind, GameEvent } from '../../engine/types.ts'
import { sentence } from '../../language/print/index.ts'
import { stageName } from '../draw/measure.ts'
import { strikeIn } from '../scene.ts'
import {
  type Clip,
  type ClipKind,
  type ClipMoment,
  type ClipPart,
  lengths,
  type Plan,
  type PlanOptions,
  type Seen,
  single,
} from './clip.ts'
import { banner, type ClipContext } from './clip-context.ts'
import { presented } from './presented.ts'
import { bossGone } from './rising.ts'
import { prevented, shown } from './shown.ts'
import { snapped, stormSeen } from './storm.ts'
import { tracksOf } from './tracks.ts'
import { overdrawn, veiled } from './watched.ts'

/** Similar parts begin one after another within this many milliseconds. */
const spread = 160
/** The most parts of one clip that are shown; further ones just change with them. */
const mostParts = 60
/** However much happens, it is shown within this time; clips then overlap. */
export const longest = 3600
/** The time that a banner stays while the next clips run. */
const stays: Partial<Record<ClipKind, number>> = {
  stage: 900,
  victory: 1400,
  wipe: 1400,
  tie: 1400,
  omen: 1300,
  averted: 1300,
  veil: 1200,
  cry: 1500,
  turnStart: 250,
  dice: 300,
}

/** Shows that are not shortened. */
const grand: ReadonlySet<ClipKind> = new Set(['drop', 'awaken', 'unleash', 'nova', 'present'])

/** After one of these events, a packet that was prevented entirely can be shown. */
const settles: ReadonlySet<EventKind> = new Set([
  'combat-over',
  'resolve',
  'start',
  'end',
  'link',
  'play',
  'attack',
  'swap',
])

/** `within` is a limit in milliseconds, unless there is a show among the clips. */
export function plan(
  before: ClipMoment,
  after: ClipMoment,
  news: readonly GameEvent[],
  planOptions: PlanOptions,
  within = longest,
): Plan {
  const clips = timed(grouped(tellAll(before, after, news, planOptions)), within)
  const tracks = tracksOf(before, after, clips)
  const time = clips.reduce((most, clip) => Math.max(most, clip.at + clip.time + clip.stay), 0)
  return { before, after, clips, tracks, time }
}

/** The time of an event's impact within its clip, if not at the start. */
const impactAt: Partial<Record<ClipKind, number>> = {
  packet: 0.75,
  heal: 0.75,
  attack: 0.4,
  place: 0.7,
  play: 0.7,
  drop: 0.6,
  draw: 0.3,
}

/** The times of the events' impacts, in milliseconds from the start of the plan. */
export function impacts({ clips }: Plan): Map<number, number> {
  const when = new Map<number, number>()
  for (const { kind, at, time, events } of clips)
    events.forEach((event, i) => {
      when.set(event, at + time * (impactAt[kind] ?? 0) + i * Math.min(45, spread / events.length))
    })
  return when
}

/** Everything that is shown, in the order of the events. */
function tellAll(before: ClipMoment, after: ClipMoment, news: readonly GameEvent[], planOptions: PlanOptions): Told[] {
  const t: ClipContext = {
    before,
    after,
    planOptions,
    pending: [],
    gone: new Set(),
    added: new Map(),
    resolved: null,
    played: new Set(),
    presented: new Map(),
  }
  const out: Told[] = []
  const add = (one: Seen | null, event?: number): void => {
    if (one && one.parts.length > 0) out.push({ ...one, event })
  }
  const flush = (): void => {
    const packets = new Map<string, GameEvent[]>()
    for (const p of t.pending) packets.set(`${p.by} ${p.to}`, [...(packets.get(`${p.by} ${p.to}`) ?? []), p])
    for (const met of packets.values()) add(prevented(t, met))
    t.pending = []
  }
  let dealing = false
  const blow = strikeIn(before.scene.view.raid.looms, news)
  for (const [i, e] of news.entries()) {
    if (settles.has(e.on) || (dealing && e.on !== 'deal' && e.on !== 'prevent' && e.on !== 'raise')) flush()
    dealing = e.on === 'deal'
    add(presented(t, e, news[0]?.i ?? 0))
    const one = shown[e.on]?.(e, t) ?? null
    add(one, e.i)
    if (one && comes.has(one.kind)) add(stageSeen(t, one.kind))
    add(stormSeen(t, e, i === blow), e.i)
    if (e.on === 'destroy' && !after.scene.view.outcome) add(fallen(t, e))
  }
  flush()
  add(snapped(t))
  for (const one of veiled(t)) add(one)
  for (const one of overdrawn(t)) add(one)
  const was = before.scene.view.raid.stage
  const { stage } = after.scene.view.raid
  const told = out.some(({ kind }) => comes.has(kind))
  if (stage > 0 && was > 0 && stage !== was && !told && !bossGone(before) && !bossGone(after)) add(stageSeen(t))
  add(outcomeSeen(t))
  return out
}

/** The announcement of a new stage that begins with the arrival of a Boss. */
const comes: ReadonlyMap<ClipKind, string> = new Map([
  ['arrive', 'comes'],
  ['awaken', 'rises'],
  ['unleash', 'breaks free'],
])

function stageSeen(t: ClipContext, by?: ClipKind): Seen {
  const { raid } = t.after.scene.view
  const title = stageName(raid)
  const boss = by === 'unleash' ? t.after.scene.view.seats.find((seat) => seat.boss)?.name : undefined
  const does = comes.get(by ?? 'stage') ?? 'begins'
  const grand = by === 'awaken' || by === 'unleash'
  const text = boss ? `${boss} ${does}` : raid.name
  return { kind: 'stage', parts: [banner(t, title, text, 'bad', grand)], words: sentence(`${boss ?? title} ${does}`) }
}

/** A Boss has fallen, and the raid goes on. */
function fallen(t: ClipContext, { what }: GameEvent): Seen | null {
  const { seats, cards, raid } = t.before.scene.view
  const hero = seats.find(({ boss }) => boss)?.hero
  const name = cards[hero ?? 0]?.def
  const stays = !bossGone(t.after) && t.after.scene.view.seats.find(({ boss }) => boss)?.hero === hero
  if (what !== hero || !name || bossGone(t.before) || stays) return null
  return {
    kind: 'stage',
    parts: [banner(t, `${name} has fallen`, raid.name, 'good')],
    words: sentence(`${name} has fallen`),
  }
}

function outcomeSeen(t: ClipContext): Seen | null {
  const { outcome, raid } = t.after.scene.view
  if (!outcome || t.before.scene.view.outcome) return null
  if (outcome.result === 'raiders')
    return { kind: 'victory', parts: [banner(t, 'Victory', raid.name, 'good')], words: 'The raiders win.' }
  if (outcome.result === 'boss')
    return { kind: 'wipe', parts: [banner(t, 'The raid has fallen', raid.name, 'bad')], words: 'The Boss wins.' }
  return { kind: 'tie', parts: [banner(t, 'A draw', raid.name, 'gold')], words: 'Nobody wins.' }
}

/** A motion, and its event. */
type Told = Seen & { event: number | undefined }

interface Group {
  kind: ClipKind
  parts: ClipPart[]
  words: string[]
  events: number[]
  time: number
}

/** Similar clips in a row become one clip. */
function grouped(all: readonly Told[]): Group[] {
  const out: Group[] = []
  for (const { kind, parts, words, event, time = lengths[kind] } of all) {
    const events = event === undefined ? [] : [event]
    const last = out.at(-1)
    if (last?.kind === kind && !single.has(kind)) {
      if (last.parts.length < mostParts) last.parts.push(...parts)
      if (words) last.words.push(words)
      last.events.push(...events)
    } else out.push({ kind, parts: [...parts], words: words ? [words] : [], events, time })
  }
  return out
}

/** Puts clips one after another; if there are many they overlap, so that nobody waits for long. */
function timed(groups: readonly Group[], within: number): Clip[] {
  let at = 0
  const clips = groups.map(({ kind, parts, words, events, time }): Clip => {
    const beats = new Set(parts.map(beatOf)).size
    const step = beats > 1 ? Math.min(45, spread / (beats - 1)) : 0
    const order = new Map<string, number>()
    const late = parts.map((part) => {
      const beat = beatOf(part)
      if (!order.has(beat)) order.set(beat, order.size)
      return { part, after: (order.get(beat) ?? 0) * step }
    })
    const whole = time + step * Math.max(0, beats - 1)
    const clip = { kind, at, time: whole, stay: stays[kind] ?? 0, parts: late, words: wordsOf(words), events }
    at += whole
    return clip
  })
  const shows = groups.filter(({ kind }) => grand.has(kind))
  const most = within + shows.reduce((sum, { time }) => sum + time, 0)
  const over = at > most ? most / at : 1
  return clips.map((clip) => ({ ...clip, at: clip.at * over }))
}

/** Parts about the same thing begin together. */
const beatOf = (part: ClipPart): string =>
  'to' in part ? `${part.to.x},${part.to.y}` : `${part.rect.x},${part.rect.y}`

const wordsOf = (all: readonly string[]): string =>
  all.length <= 2 ? all.join(' ') : `${all[0]} And ${all.length - 1} more like it.`
