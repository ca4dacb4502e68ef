/** Whether a host serves this page, and the rooms that everybody may join there. */
import { type Listed, roomsShape, wireVersion } from '../../wire/index.ts'

export type HostNews =
  /** `reach`: addresses of the server that other machines reach. */
  | { rooms: readonly Listed[]; reach: readonly string[]; trouble: '' }
  /** Why there are no rooms here. */
  | { rooms: null; reach: readonly string[]; trouble: string }

/** The message on a page without a host, for people looking for a room. */
const noHost =
  'This page is not served by a host, so it has no rooms. Whoever wants to host a room runs “npm run host” and sends the link.'

/** Asks the server of this page. Plain web space answers with the page's own rooms.json, which is empty. */
export async function hostNews(ask: typeof fetch = fetch): Promise<HostNews> {
  try {
    const answer = await ask('rooms.json', { cache: 'no-store' })
    const read = roomsShape.safeParse(await answer.json())
    if (!read.success) return { rooms: null, reach: [], trouble: noHost }
    const { raidkeeper, rooms, reach = [] } = read.data
    if (raidkeeper.wire === wireVersion) return { rooms, reach, trouble: '' }
    return { rooms: null, reach: [], trouble: 'The host has another version than this page. Load the page again.' }
  } catch {
    return { rooms: null, reach: [], trouble: noHost }
  }
}
