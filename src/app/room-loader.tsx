/** Loads what only rooms need (room/rooms.tsx), once: in the background, or when a link leads into one. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Rooms, RoomsUse } from './room/rooms.tsx'
import type { Play } from './table/play.tsx'
import { whileWaiting } from './ui/waiting.tsx'

export interface RoomLoader {
  /** What the start screen shows of rooms; null until it is known. */
  readonly section: ReadonlySignal<ComponentChildren>
  /** Loads it in the background, if a host serves this page. */
  prefetch(): void
  /** Goes to the room with this code. */
  enter(code: string): Promise<void>
  now(): Play | null
  leave(): void
}

/** Whether a host serves this page; on plain web space, this file is empty. Without a network there is none. */
const hasHost = async (): Promise<boolean> =>
  navigator.onLine && 'raidkeeper' in ((await (await fetch('rooms.json', { cache: 'no-store' })).json()) as object)

export function makeRoomLoader(use: RoomsUse): RoomLoader {
  const section = signal<ComponentChildren>(null)
  let rooms: Rooms | null = null
  let coming: Promise<Rooms> | null = null
  const load = (): Promise<Rooms> => {
    coming ??= import('./room/rooms.tsx').then(({ makeRooms }) => {
      rooms = makeRooms(use)
      section.value = rooms.section()
      return rooms
    })
    return coming
  }
  return {
    section,
    prefetch: () =>
      void hasHost()
        .then((has) => (has ? load().then((come) => come.look()) : undefined))
        .catch(() => undefined),
    async enter(code) {
      try {
        await (await whileWaiting('Going to the room…', load())).enter(code)
      } catch {
        await use.showStart('Rooms could not be loaded. Check your connection, then reload this page and try again.')
      }
    },
    now: () => rooms?.now() ?? null,
    leave: () => rooms?.leave(),
  }
}
