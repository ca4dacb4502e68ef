/** The replay of a room whose raid is over: everybody with the link may see it, without coming in. */
import { readTell, wireVersion } from '../../wire/index.ts'
import { connect as connectHost, type Wire } from './connect.ts'

/** Milliseconds for which the host may be silent. */
const patience = 20_000

/** The finished raid of the room, as the text of its file. Rejects with `NoEntry` if there is none, or if the host can't be reached. */
export async function roomReplay(code: string, connect = connectHost): Promise<string | null> {
  let wire: Wire | null = null
  try {
    return await new Promise<string | null>((done, failed) => {
      setTimeout(() => done(null), patience)
      const tell = (name: string, data: unknown): void => {
        const read = name === 'replay' ? readTell(name, data) : null
        if (read) done('tell' in read ? read.tell.text : null)
      }
      connect({ code, join: { version: wireVersion, replay: true } }, { tell, gone: () => done(null) }).then(
        (made) => (wire = made),
        failed,
      )
    })
  } finally {
    ;(wire as Wire | null)?.leave(true)
  }
}
