/** A running room: in the server's own thread, or in another one (own-rooms.ts), without access to its inside. */
import type { Fault, Listed } from '../wire/index.ts'
import { type Came, type Fresh, join } from './joining.ts'
import { replayOf } from './replay.ts'
import { listing, type RaidRoom } from './room.ts'
import { type Line, makeRunner, type RunnerUse } from './runner.ts'
import { newSeed } from './secrets.ts'

export interface Hosted {
  /** Joins somebody. `fresh`: for somebody new. */
  join(options: unknown, fresh: Fresh): Promise<Came | Fault>
  replay(): Promise<{ text: string } | Fault>
  connect(who: number, token: string, line: Line): Promise<void>
  drop(who: number, line: Line, forGood: boolean): Promise<void>
  hear(who: number, name: unknown, message: unknown): Promise<void>
  /** Resolves when all requests are done and kept. */
  settled(): Promise<void>
  stop(): void
}

export interface HostUse extends Pick<RunnerUse, 'now' | 'desks' | 'keep' | 'failed' | 'works'> {
  /** The room's entry in the list of rooms may have changed. */
  listed(now: Listed | null): void
}

/** Runs a room in this thread. */
export function hostHere(room: RaidRoom, use: HostUse): Hosted {
  const runner = makeRunner(room, { ...use, seed: newSeed, told: (now) => use.listed(listing(now)) })
  return {
    join: (options, fresh) => runner.turn((now) => join(now, options, fresh)),
    replay: () => runner.turn(replayOf),
    connect: runner.connect,
    drop: runner.drop,
    hear: runner.hear,
    settled: runner.settled,
    stop: runner.stop,
  }
}
