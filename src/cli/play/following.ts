/** `play --watch`: the game follows its raid's file, at the same moment. */
import { libraryFor, played } from '../../engine/index.ts'
import { type Followed, sameMoment } from '../../session/same-moment.ts'
import { newSession } from '../../session/session.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { onChange } from '../shell/file-change.ts'
import { CliError, printed, problemsOf } from '../shell/problem.ts'
import type { Display } from './display.ts'
import { changed, type Input } from './run.ts'
import { newTerminal, type Terminal, viewerSeat } from './terminal.ts'

export interface Following {
  /** Lines as they come, or `changed` once the file has been written. */
  readonly input: Input
  /** The terminal with the raid as it is now; the same one if that can't be played. */
  again(terminal: Terminal): Promise<Terminal>
}

/** Follows a raid's file. */
export function following(what: string, lines: Input, display: Display): Following {
  if (!what.endsWith('.json'))
    throw new CliError('only a raid’s JSON can be followed', '--watch', 'Name a .raid.json, such as `pack` makes.')
  let written = newSignal()
  const stop = onChange(what, () => written.give(changed))
  let last: Followed | null = null
  return {
    input: {
      ...lines,
      nextLine: (prompt) => Promise.race([written.come, lines.nextLine(prompt)]),
      close() {
        stop()
        lines.close()
      },
    },
    async again(terminal) {
      written = newSignal()
      const { session } = terminal
      try {
        const hand = await raidAtHand(what)
        const library = libraryFor(hand.library, played(session.game))
        const now = sameMoment(session, last, library, Math.max(0, viewerSeat(terminal)))
        last = now.followed
        display.showLines(['', now.text])
        return newTerminal(
          newSession(library, now.game, session.seats, { ...session, ...now }),
          terminal.shown,
          terminal,
        )
      } catch (error) {
        const problems = problemsOf(error)
        if (!problems) throw error
        display.showLines(['', 'The raid has changed, but can’t be played yet.', ...problems.map(printed)])
        return terminal
      }
    },
  }
}

/** A promise, and what keeps it. */
function newSignal(): { come: Promise<typeof changed>; give(value: typeof changed): void } {
  let give: (value: typeof changed) => void = () => undefined
  const come = new Promise<typeof changed>((done) => {
    give = done
  })
  return { come, give: (value) => give(value) }
}
