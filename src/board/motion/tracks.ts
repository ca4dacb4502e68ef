/** The course of each place while clips run: its pictures with their times, and its moves. Pure. */
import type { Rect } from '../places/pack.ts'
import type { Face, Place, Show } from '../places/place.ts'
import type { Clip, ClipKind, ClipMoment, ClipPart, ClipPicture, Track } from './clip.ts'
import { bursts } from './storm.ts'
import { centre, placeOfCard } from './where.ts'

/** A clip's part with its beginning and end. */
interface Beat {
  kind: ClipKind
  part: ClipPart
  from: number
  to: number
}

/** Places by unique keys, in drawing order. */
export function keyed(places: readonly Place[]): Map<string, Place> {
  const out = new Map<string, Place>()
  for (const place of places) {
    let { key } = place
    while (out.has(key)) key += "'"
    out.set(key, place)
  }
  return out
}

/** When each part of a clip begins and ends; every part takes as long as the last one has left. */
export function beatsOf({ kind, at, time, parts }: Clip): Beat[] {
  const last = parts.reduce((most, { after }) => Math.max(most, after), 0)
  return parts.map(({ part, after }) => ({ kind, part, from: at + after, to: at + after + time - last }))
}

const moving: ReadonlySet<Show['kind']> = new Set(['boss', 'card', 'line', 'strip', 'pip', 'stone'])
const moves = (place: Place): boolean => moving.has(place.show.kind)

/** Upcoming acts are announced only after the last ones have been shown. */
const announces = ({ show }: Place): boolean => show.kind === 'bubble' || show.kind === 'hit'

const same = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) + Math.abs(a.h - b.h) < 1

const inside = (outer: Rect, rect: Rect): boolean => {
  const { x, y } = centre(rect)
  return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h
}

const over = (a: Rect, b: Rect): boolean => {
  const [p, q] = [centre(a), centre(b)]
  return Math.abs(p.x - q.x) + Math.abs(p.y - q.y) < 2
}

/** It is there from the beginning of its clip. */
const stands = (part: ClipPart): part is Extract<ClipPart, { do: 'rise' | 'storm' }> =>
  part.do === 'rise' || (part.do === 'storm' && part.frees)
const grows = (part: ClipPart): boolean => part.do === 'pop' || stands(part)

/** The time in which cards make room or close a gap. */
export const shift = 180

export function tracksOf(before: ClipMoment, after: ClipMoment, clips: readonly Clip[]): Track[] {
  const beats = clips.flatMap(beatsOf)
  const old = keyed(before.places)
  const now = keyed(after.places)
  const aliases = aliasesOf(before, old, now)
  const touches = touchesOf(beats, aliases)
  const end = clips.reduce((most, { at, time }) => Math.max(most, at + time), 0)
  const clear = clearing(beats)
  const change: Change = { before, after, beats, clear }
  const tracks: Track[] = []

  for (const [key, place] of now) {
    const was = old.get(key) ?? [...aliases].flatMap(([from, to]) => (to === key ? [old.get(from)] : []))[0]
    if (!moves(place)) {
      const late = announces(place) && was === undefined ? end : 0
      const told = was && hurt(key, after, touches)
      tracks.push(told ? changing(key, place, was, told) : still(key, place, was, late, change))
      continue
    }
    const mine = touches.get(key) ?? []
    if (was && moves(was)) {
      tracks.push({
        key,
        place,
        from: was.rect,
        to: place.rect,
        pictures: picturesOf(was, place, mine),
        at: 0,
        carried: false,
      })
      continue
    }
    const split = placeOfCard(before, place.card)
    const landing = mine.findLast(({ part }) => part.do === 'fly' || grows(part))
    if (split && !landing && moves(split)) {
      const at = (touches.get(split.key) ?? [])[0]?.from ?? 0
      tracks.push({
        key,
        place,
        from: split.rect,
        to: place.rect,
        pictures: [{ at: 0, show: place.show }],
        at,
        carried: true,
      })
      continue
    }
    const at = landing ? (grows(landing.part) ? landing.from : landing.to) : arrives(place, after, clear)
    tracks.push({
      key,
      place,
      from: null,
      to: place.rect,
      pictures: [{ at: 0, show: place.show }],
      at,
      carried: landing !== undefined,
    })
  }
  for (const [key, place] of old) {
    if (now.has(key) || aliases.has(key)) continue
    tracks.push(leaving(key, place, touches.get(key) ?? [], change))
  }
  return shifted(tracks, after, touches)
}

/** Maps a pile whose first card has gone to the pile of its next card. */
function aliasesOf(
  before: ClipMoment,
  old: ReadonlyMap<string, Place>,
  now: ReadonlyMap<string, Place>,
): Map<string, string> {
  const out = new Map<string, string>()
  for (const [key, place] of now) {
    if (old.has(key) || !key.startsWith('card:') || place.card <= 0) continue
    const lay = placeOfCard(before, place.card)
    if (lay && lay.key !== key && !now.has(lay.key) && !out.has(lay.key)) out.set(lay.key, key)
  }
  return out
}

function touchesOf(beats: readonly Beat[], aliases: ReadonlyMap<string, string>): Map<string, Beat[]> {
  const out = new Map<string, Beat[]>()
  for (const beat of beats) {
    const { key } = beat.part
    if (!key) continue
    const name = aliases.get(key) ?? key
    const list = out.get(name)
    if (list) list.push(beat)
    else out.set(name, [beat])
  }
  return out
}

const faced = (show: Show, change: (face: Face) => Partial<Face>): Show =>
  show.kind === 'card' || show.kind === 'line' || show.kind === 'boss'
    ? { ...show, face: { ...show.face, ...change(show.face) } }
    : show

/** One event's change of a place's picture, and its time. */
function changed(show: Show, { kind, part, from, to }: Beat): ClipPicture | null {
  const half = (from + to) / 2
  if (part.do === 'packet')
    return {
      at: from + (to - from) * 0.8,
      show: faced(show, ({ damage }) => ({ damage: Math.max(0, damage + (part.heal ? -part.left : part.left)) })),
    }
  if (part.do === 'turn' && (kind === 'exhaust' || kind === 'ready'))
    return { at: half, show: faced(show, () => ({ lying: kind === 'exhaust' })) }
  return null
}

/** The pictures from the old one to the new one, event by event. Answers are lit as they are now. */
function picturesOf(was: Place, place: Place, mine: readonly Beat[]): ClipPicture[] {
  if (mine.length === 0) return [{ at: 0, show: place.show }]
  let show: Show = { ...was.show, ...('lit' in place.show ? { lit: place.show.lit, picked: false } : {}) }
  const out: ClipPicture[] = [{ at: 0, show }]
  let last = 0
  for (const beat of mine) {
    const next = changed(show, beat)
    if (next) {
      out.push(next)
      show = next.show
    }
    const { part } = beat
    const at =
      part.do === 'turn' || part.do === 'flip' ? (beat.from + beat.to) / 2 : part.do === 'glow' ? beat.from : beat.to
    last = Math.max(last, next?.at ?? at)
  }
  out.push({ at: last, show: place.show })
  return out
}

/** When the old contents of the arena have gone, and when the new ones have come. */
interface Clearing {
  chain: number
  combat: number
  added: number
}

/** The table before and after, and what happens in between. */
interface Change {
  before: ClipMoment
  after: ClipMoment
  beats: readonly Beat[]
  clear: Clearing
}

const adding: ReadonlySet<ClipKind> = new Set(['play', 'place', 'chain', 'target', 'attack'])

function clearing(beats: readonly Beat[]): Clearing {
  const lastOf = (fits: (beat: Beat) => boolean): number =>
    beats.reduce((most, beat) => (fits(beat) ? Math.max(most, beat.to) : most), 0)
  return {
    chain: lastOf(({ kind }) => kind === 'resolve' || kind === 'fizzle'),
    combat: lastOf(({ kind }) => kind === 'packet' || kind === 'prevent'),
    added: lastOf(({ kind }) => adding.has(kind)),
  }
}

const inArena = ({ rect, key }: Place, { at }: ClipMoment): 'chain' | 'combat' | '' =>
  key.startsWith('panel:') && key !== 'panel:chain' && key !== 'panel:combat'
    ? ''
    : inside(at.chain, rect)
      ? 'chain'
      : inside(at.combat, rect)
        ? 'combat'
        : ''

const arrives = (place: Place, after: ClipMoment, clear: Clearing): number => {
  const where = inArena(place, after)
  return where === '' ? 0 : Math.max(clear[where], clear.added)
}

/** A place that only changes its text: at once, except in the arena, where it waits for the cards. */
function still(key: string, place: Place, was: Place | undefined, late: number, { after, clear }: Change): Track {
  const at = was ? 0 : Math.max(late, arrives(place, after, clear))
  const from = was || at === 0 ? place.rect : null
  return { key, place, from, to: place.rect, pictures: [{ at: 0, show: place.show }], at, carried: true }
}

/** The time when the hero in a health line has taken the last damage; 0 if there is none. */
function hurt(key: string, { scene }: ClipMoment, touches: ReadonlyMap<string, readonly Beat[]>): number {
  if (!key.startsWith('text:health:')) return 0
  const hero = scene.view.seats[Number(key.slice('text:health:'.length))]?.hero
  const felt = (touches.get(`card:${hero}`) ?? []).filter(({ part }) => part.do === 'packet')
  return felt.reduce((last, { from, to }) => Math.max(last, from + (to - from) * 0.8), 0)
}

/** Text that changes at a certain time. */
const changing = (key: string, place: Place, was: Place, at: number): Track => ({
  key,
  place,
  from: place.rect,
  to: place.rect,
  pictures: [
    { at: 0, show: was.show },
    { at, show: place.show },
  ],
  at: 0,
  carried: true,
})

/** A place that disappears: it flies, breaks, joins a pile, or fades. */
function leaving(key: string, place: Place, mine: readonly Beat[], { before, after, beats, clear }: Change): Track {
  const track = {
    key,
    place,
    from: place.rect,
    to: null,
    pictures: [{ at: 0, show: unlit(place.show) }],
    at: 0,
    carried: true,
  }
  if (!moves(place)) {
    const where = inArena(place, before)
    return { ...track, at: where === '' ? 0 : clear[where] }
  }
  const joined = placeOfCard(after, place.card)
  const pictures = picturesOf(place, { ...place, show: unlit(place.show) }, mine).slice(0, -1)
  const shows = pictures.length > 0 ? pictures : track.pictures
  if (joined && key.startsWith('card:') && inArena(place, before) === '')
    return { ...track, to: joined.rect, joins: true, pictures: shows, at: mine[0]?.from ?? 0 }
  const followed = beats.find(({ part }) => stands(part) && over(part.rect, place.rect))
  if (followed) {
    const { part, from, to } = followed
    return { ...track, pictures: shows, at: part.do === 'storm' ? from + (to - from) * bursts : from, carried: false }
  }
  const flown = beats.find(({ part }) => part.do === 'fly' && over(part.from, place.rect))
  const broken = mine.findLast(({ part }) => part.do === 'break')
  if (broken) return { ...track, pictures: shows, at: broken.from + (broken.to - broken.from) * 0.5 }
  if (flown) return { ...track, pictures: shows, at: flown.from }
  const where = inArena(place, before)
  const late = mine.reduce((most, { to }) => Math.max(most, to), where === '' ? 0 : clear[where])
  return { ...track, pictures: shows, at: late, carried: false }
}

const unlit = (show: Show): Show => ('lit' in show && 'picked' in show ? { ...show, lit: false, picked: false } : show)

/** Cards make room just before another arrives, and close the gap after one has gone. */
function shifted(tracks: readonly Track[], after: ClipMoment, touches: ReadonlyMap<string, readonly Beat[]>): Track[] {
  const panels = after.places.filter(({ key }) => key.startsWith('panel:'))
  const homes = new Map<Track, string>()
  const home = (track: Track): string => {
    const known = homes.get(track)
    if (known !== undefined) return known
    const found = panels.find(({ rect }) => inside(rect, track.to ?? track.from ?? rect))?.key ?? ''
    homes.set(track, found)
    return found
  }
  const comes = new Map<string, number>()
  const goes = new Map<string, number>()
  for (const track of tracks) {
    if (!moves(track.place)) continue
    if (!track.from) comes.set(home(track), Math.min(comes.get(home(track)) ?? Number.POSITIVE_INFINITY, track.at))
    if (!track.to) goes.set(home(track), Math.max(goes.get(home(track)) ?? 0, track.at))
  }
  return tracks.map((track) => {
    if (!track.from || !track.to || track.carried || same(track.from, track.to)) return track
    const turned = touches.get(track.key)?.find(({ part }) => part.do === 'turn')
    const came = comes.get(home(track))
    const at = turned ? turned.from : came !== undefined ? Math.max(0, came - shift) : (goes.get(home(track)) ?? 0)
    return { ...track, at }
  })
}
