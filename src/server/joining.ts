/** Joining a room: somebody new, somebody who has been there before, or somebody who only wants the replay. */
import { type Fault, readJoin, readOpen } from '../wire/index.ts'
import { enter, type RaidRoom } from './room.ts'
import { keyOf } from './secrets.ts'

export interface Came {
  readonly who: number
  /** The token with which they come back. */
  readonly token: string
}

export function wantsReplay(options: unknown): boolean {
  const read = readJoin(options)
  return 'join' in read && 'replay' in read.join
}

/** The data of somebody new: their token, the hash of their address ('' if unknown), the time. */
export interface Fresh {
  readonly token: string
  readonly from: string
  readonly now: number
}

/** Joins somebody new, or somebody who has been here before and shows their token. */
export function join(room: RaidRoom, options: unknown, { token, from, now }: Fresh): Came | Fault {
  const open = readOpen(options)
  const read = 'open' in open ? { join: { version: open.open.version, name: open.open.name } } : readJoin(options)
  if ('fault' in read) return read.fault
  const { join: asks } = read
  if ('token' in asks) {
    const one = room.people.all.find(({ key }) => key === keyOf(asks.token))
    return one
      ? { who: one.who, token: asks.token }
      : { why: 'Your place in this room is gone.', fix: 'Join with your name again.' }
  }
  if (!('name' in asks)) return { why: 'Whoever comes in has a name.', fix: 'Say what you are called.' }
  const watch = 'watch' in asks && asks.watch === true
  const came = enter(room, { name: asks.name, key: keyOf(token), from, watch, now })
  return 'who' in came ? { who: came.who, token } : came
}
