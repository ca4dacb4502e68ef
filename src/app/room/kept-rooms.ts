/** This browser's places in rooms: whoever has a place's token gets the seat back, on any device. */
import { z } from 'zod'
import { plainText } from '../../language/plain-text.ts'
import { longest } from '../../wire/index.ts'
import { codeFrom, roomIn } from './code.ts'

const shape = z.object({
  code: z.string().max(longest.code),
  token: z.string().max(longest.token),
  raid: z.string().max(200),
  /** When the room was last entered. */
  when: z.number(),
})
export type RoomPlace = z.infer<typeof shape>

const key = 'raidkeeper-rooms'
const nameKey = 'raidkeeper-name'
/** The most rooms remembered. */
const most = 12

/** The latest rooms first; none if storage is forbidden or damaged. */
export function placesHere(): readonly RoomPlace[] {
  try {
    return z.array(shape).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export const placeIn = (code: string): RoomPlace | undefined => placesHere().find((one) => one.code === code)

export const keepPlace = (place: RoomPlace): void =>
  write(key, JSON.stringify([place, ...placesHere().filter(({ code }) => code !== place.code)].slice(0, most)))

/** Forgets a room that is gone, or in which this browser has lost its place. */
export const dropPlace = (gone: string): void =>
  write(key, JSON.stringify(placesHere().filter(({ code }) => code !== gone)))

/** The last name of this person, '' at first. */
export function lastName(): string {
  try {
    return plainText(localStorage.getItem(nameKey) ?? '', longest.name)
  } catch {
    return ''
  }
}

export const keepName = (name: string): void => write(nameKey, name)

function write(where: string, text: string): void {
  try {
    localStorage.setItem(where, text)
  } catch {
    return
  }
}

/** A code as people type it; a whole link works too. */
export const typedCode = (text: string): string =>
  roomIn(/#room=.*/.exec(text.trim())?.[0] ?? '').code || codeFrom(text)

/** Whether an address is understood on this machine only. */
export const isLocal = (address: string): boolean => {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]'
}

/** The address of this page for others: its own, or one that other machines reach. */
export const baseFor = (reach: readonly string[]): string => {
  const { href, origin, pathname } = location
  return (isLocal(href) && reach[0]) || `${origin}${pathname}`
}

/** The link to a room, or with a token to a seat in it. */
export const addressOfRoom = (base: string, code: string, token = ''): string =>
  `${base}#room=${code}${token && `&seat=${token}`}`
