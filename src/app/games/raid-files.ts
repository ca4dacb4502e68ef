/** A game follows the file of its raid, where the server of the page tells when it changes (`npm start`, raids/NAME.raid.json). */
import { library } from '../../content.ts'
import { readRaid } from '../../raid/read.ts'
import { type App, tell } from '../app.tsx'
import { otherVersion } from '../shelf/page-library.ts'
import { followRaid } from './begin.ts'

/** Listens for changed files, if the server of the page tells of them. */
export async function followFiles(app: App): Promise<void> {
  if (
    !navigator.onLine ||
    !('follows' in ((await (await fetch('rooms.json', { cache: 'no-store' })).json()) as object))
  )
    return
  new EventSource('follow').addEventListener('message', ({ data }: MessageEvent<string>) => void changed(app, data))
}

/** The raid is played on at the same moment; a file that can't be read or played changes nothing. */
async function changed(app: App, text: string): Promise<void> {
  const wrong = (what: string): Promise<void> => tell(app, 'The raid’s file has changed, and can’t be played', what)
  try {
    const read = readRaid(JSON.parse(text), library)
    if ('problems' in read) {
      const [first] = read.problems
      return first && wrong(`${first.where}: ${first.what} ${first.fix}`)
    }
    otherVersion(read.raid)
    const became = await followRaid(app, read.raid.id)
    if (became?.stopped) await tell(app, 'The raid’s file has changed', became.text)
  } catch (error) {
    await wrong(String(error))
  }
}
