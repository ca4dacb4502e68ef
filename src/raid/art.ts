/**
 * A raid's art beyond its table: beings, emblems and cues of the game by name, and its own pictures and sounds, each with author and licence.
 * It has no effect on the rules. Here are its form and its limits; board and sound show and play it.
 */
import { type Hint, hint, type Problem } from '../language/problem.ts'
import { type Data, isRecord, show } from '../language/schema/shape.ts'
import { bounds } from '../state/bounds.ts'
import { bytesOf, kindOfFile, sizeOfPicture } from './art-file.ts'
import { emblems } from './emblems.ts'

/** The beings that a Boss can be drawn as; without a name, its tags and its name decide. */
export const beings = [
  ...(['dragon', 'hound', 'serpent', 'giant', 'elemental', 'lord', 'pitlord', 'demon', 'shade', 'broken'] as const),
  ...(['brute', 'matron', 'hunter', 'council', 'shrine', 'sorrow', 'longing', 'fury', 'ringer', 'person'] as const),
] as const

/** Sounds of the game that a card of the raid can make as it is played or comes into play. */
export const cardCues = [
  ...(['arcane', 'fire', 'frost', 'holy', 'melee', 'nature', 'ranged', 'shadow', 'heal', 'destroy', 'stage'] as const),
  ...(['arrive', 'awaken', 'snap', 'unleash', 'omen', 'nova', 'cry', 'veil', 'threat', 'fall'] as const),
] as const

/** A picture or sound of the raid's own. In the raid's folder `file` names it; in one file it is `data`, a data URI. */
export interface ArtFile {
  data: string
  /** The author, and the licence under which others may use it. */
  by: string
  licence: string
}

/** All by the name of a card of the raid. */
export interface RaidArt {
  beings?: Readonly<Record<string, (typeof beings)[number]>>
  /** Emblems by their names in assets/icons.json. */
  emblems?: Readonly<Record<string, string>>
  cues?: Readonly<Record<string, (typeof cardCues)[number]>>
  pictures?: Readonly<Record<string, ArtFile>>
  sounds?: Readonly<Record<string, ArtFile>>
}

type Say = (at: string, what: string, fix: string | Hint) => undefined

const parts = ['beings', 'emblems', 'cues', 'pictures', 'sounds'] as const
const fileParts = ['data', 'by', 'licence'] as const

/** Everything that is wrong with the art of a raid with these cards. */
export function checkArt(art: unknown, where: string, cards: readonly string[]): Problem[] {
  const out: Problem[] = []
  const say: Say = (at, what, fix) => {
    if (out.length < 20) out.push({ where: at, what, ...(typeof fix === 'string' ? { fix } : fix) })
    return undefined
  }
  if (!isRecord(art)) {
    say(where, 'it is not a record', `Write { ${parts.join(', ')} }.`)
    return out
  }
  const known = new Set(cards)
  for (const [part, named] of Object.entries(art)) {
    const at = `${where}.${part}`.slice(0, 200)
    const is = parts.find((one) => one === part)
    if (!is) say(at, `"${part}" is no part of the art`, hint(part, parts))
    else if (!isRecord(named)) say(at, 'it is not a record', 'Write { "Name of a card": … }.')
    else if (Object.keys(named).length > mostOf(is)) say(at, 'too many of them', `Use at most ${mostOf(is)}.`)
    else
      for (const [name, value] of Object.entries(named)) {
        const place = `${at}["${name.slice(0, bounds.name)}"]`
        if (!known.has(name)) say(place, `"${name}" is not a card of this raid`, hint(name, cards))
        checkOne(is, value, place, say)
      }
  }
  checkTotal(art, where, say)
  return out
}

const mostOf = (part: (typeof parts)[number]): number => (part === 'sounds' ? bounds.art.sounds : bounds.deck)

function checkOne(part: (typeof parts)[number], value: unknown, at: string, say: Say): void {
  if (part === 'beings') oneOf(value, beings, at, say)
  else if (part === 'cues') oneOf(value, cardCues, at, say)
  else if (part === 'emblems') {
    if (typeof value !== 'string' || !emblems.includes(value))
      say(at, `${show(value)} is not the name of an emblem`, hint(value, emblems, seenAt))
  } else checkFile(part, value, at, say)
}

/** The places that have all emblems. */
const seenAt = 'See all of them at #pictures of the page.'

function oneOf(value: unknown, names: readonly string[], at: string, say: Say): void {
  if (typeof value !== 'string' || !names.includes(value)) say(at, `${show(value)} is not known`, hint(value, names))
}

/** The number of bytes of a data URI, from its length. */
const bytesIn = (data: string): number => Math.floor(((data.length - data.indexOf(',') - 1) * 3) / 4)

function checkFile(part: 'pictures' | 'sounds', value: unknown, at: string, say: Say): undefined {
  if (!isRecord(value))
    return say(at, 'it is not a record', 'Write { data, by, licence }, or in a folder { file, by, licence }.')
  for (const key of Object.keys(value))
    if (key === 'file')
      say(`${at}.file`, 'a file beside the raid is not read here', 'Pack the raid: its files become part of it.')
    else if (!fileParts.some((one) => one === key))
      say(`${at}.${key}`.slice(0, 200), 'no such part', `It has ${fileParts.join(', ')}.`)
  for (const key of ['by', 'licence'] as const) {
    const text = value[key]
    if (typeof text !== 'string' || text.trim() === '' || text.length > 200)
      say(`${at}.${key}`, 'it is missing', 'Say who made it, and under what licence others may use it.')
  }
  if (value.file === undefined) checkData(part, value.data, `${at}.data`, say)
}

const limits = {
  pictures: { most: bounds.art.picture, are: ['png', 'jpeg', 'webp', 'avif'] },
  sounds: { most: bounds.art.sound, are: ['ogg', 'mpeg', 'wav', 'webm'] },
} as const

function checkData(part: 'pictures' | 'sounds', data: unknown, at: string, say: Say): undefined {
  const { most, are } = limits[part]
  if (typeof data !== 'string' || !data.startsWith('data:'))
    return say(at, 'it is not a data URI', `Write data:${part === 'pictures' ? 'image/png' : 'audio/ogg'};base64,….`)
  if (bytesIn(data) > most) return say(at, `larger than ${most / 2 ** 10} kB`, 'Make it smaller.')
  const bytes = bytesOf(data)
  const kind = bytes && kindOfFile(bytes)
  if (!bytes || !kind || !are.some((one) => one === kind))
    return say(at, `it is not one of ${are.join(', ')}`, 'Convert it to one of these.')
  if (!data.startsWith(`data:${part === 'pictures' ? 'image' : 'audio'}/${kind};base64,`))
    return say(at, `it says that it is something else than ${kind}`, `Write ${kind} in its data URI.`)
  if (part === 'sounds') return undefined
  const size = sizeOfPicture(bytes, kind)
  if (!size) return say(at, 'its width and height can’t be read', 'Export it anew.')
  const { side } = bounds.art
  if (!(size.w >= 1 && size.h >= 1 && size.w <= side && size.h <= side))
    say(at, `${size.w} × ${size.h} pixels`, `Scale it to at most ${side} × ${side}.`)
}

function checkTotal(art: Data, where: string, say: Say): void {
  const files = [art.pictures, art.sounds].flatMap((all) => (isRecord(all) ? Object.values(all) : []))
  const all = files.reduce<number>(
    (sum, one) => sum + (isRecord(one) && typeof one.data === 'string' ? bytesIn(one.data) : 0),
    0,
  )
  if (all > bounds.art.all)
    say(where, `larger than ${bounds.art.all / 2 ** 20} MB in all`, 'Use fewer or smaller files.')
}
