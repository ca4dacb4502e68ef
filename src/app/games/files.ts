/** Opens files and links: games, decks and raids. */
import { loadCards } from '../../content.ts'
import { RecordError } from '../../engine/index.ts'
import { plainText } from '../../language/plain-text.ts'
import { parseTable, type TableFile } from '../../practice/index.ts'
import { fileText, readSavedFile } from '../../session/saved-file.ts'
import { type App, tell } from '../app.tsx'
import { showDecks } from '../decks/decks.tsx'
import { readHistory } from '../history/results.ts'
import { aNewGame, openRaid, openRaidOfGame, type Playing, raidFromLink } from '../shelf/open-raid.tsx'
import { whatFile } from '../shelf/what-file.ts'
import { begin, fresh, oneAmongBots, openGame } from './begin.ts'
import { bringsRaid, problems } from './game-library.ts'
import { openOrRefuse, refuse } from './saved.ts'

/** Opens files; several games are all saved, and listed on the start screen. `then`: what goes on with the raid in the file. */
export async function openFiles(app: App, files: readonly File[], then?: () => Promise<void>): Promise<void> {
  const said: string[] = []
  let games = 0
  const goesOn = then ? { says: 'Keep and go on', play: then } : aNewGame(app)
  for (const file of files) {
    const title = `${plainText(file.name, 60)} can't be opened`
    const wrong = await openFile(app, file, title, files.length === 1 ? goesOn : null)
    if (wrong === null) games += 1
    else if (wrong !== '') said.push(`${title}: ${wrong}`)
  }
  if (files.length > 1 && games > 0) await app.go.start(`Games saved from files: ${games}.`)
  if (said.length > 0) await tell(app, 'Files that can’t be opened', said.join(' '))
}

/**
 * Opens a file. `playing`: the way to play its raid, null for one of several files.
 * Returns the problem; '' if it has been shown, or if it is a raid; null if a game has been opened.
 */
async function openFile(app: App, file: File, title: string, playing: Playing | null): Promise<string | null> {
  const text = await fileText(file)
  if (text instanceof RecordError) return problems(text).join(' ')
  const found = whatFile(text, file.name)
  if (found.is === 'neither') return found.why
  if (found.is === 'raid') {
    await openRaid(app, found.value, playing, found.text)
    return ''
  }
  if (found.is === 'deck') {
    await showDecks(app, { text })
    return ''
  }
  if (found.is === 'history') {
    const read = readHistory(text)
    if ('wrong' in read) return read.wrong
    await app.results.add(read)
    app.go.history()
    return ''
  }
  if (found.is === 'table') return openTable(app, text)
  const opened = readSavedFile(text)
  if (opened instanceof RecordError) return problems(opened).join(' ')
  const { record, seats, ...from } = opened
  if (bringsRaid(app.shelf, record)) {
    if (!playing) return 'It brings its own raid: open it by itself.'
    await openRaidOfGame(app, record, () => openOrRefuse(app, record, seats, from.name))
    return ''
  }
  const fault = await openGame(app, record, seats, { ...fresh(), ...from })
  if (!fault) return null
  if (!playing) return problems(fault).join(' ')
  await refuse(app, fault, title, { record, seats })
  return ''
}

/** Begins a game from a table. Returns the problem, or null if it has begun. */
async function openTable(app: App, text: string): Promise<string | null> {
  const read = parseTable(text)
  if ('error' in read) return problems(read.error).join(' ')
  return beginTable(app, read.table)
}

/** Begins a game from a table that has been read. Returns the problem, or null if it has begun. */
export async function beginTable(app: App, { setup, seat = 1 }: TableFile): Promise<string | null> {
  try {
    await loadCards(setup)
  } catch {
    return 'The cards of its decks could not be loaded. Check your connection, then try again.'
  }
  const wrong = begin(app, setup, oneAmongBots(setup.raiders.length, seat))
  return wrong.length > 0 ? wrong.join(' ') : null
}

/** Shows the raid that a link carries in its hash. */
export async function openLink(app: App, hash: string): Promise<void> {
  const found = await raidFromLink(hash)
  if ('wrong' in found) await tell(app, 'The raid in this link can’t be opened', found.wrong)
  else await openRaid(app, found.value, aNewGame(app))
}
