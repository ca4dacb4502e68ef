/** Everything that needs the rules and the cards. The page loads it on demand, and checks the cards while nobody waits. */
import { library } from '../../content.ts'
import { preparing } from '../../engine/index.ts'
import type { App } from '../app.tsx'
import { inSlices } from '../ui/slices.ts'
import { followFiles } from './raid-files.ts'

export { showCampaign } from '../campaign/door.ts'
export { showDecks } from '../decks/decks.tsx'
export { heroPortrait, heroPower } from '../local/hero-portrait.ts'
export { showPractice } from '../practice/door.tsx'
export { replayLink, replaySaved, replayText } from '../replay/replays.ts'
export { beginWanted, followRaid, learn } from './begin.ts'
export { openFiles, openLink } from './files.ts'
export { against } from './game-library.ts'
export { resume } from './saved.ts'

/** Checks the cards with pauses, and listens for changed raids. Whatever is wrong is told to whoever begins a game. */
export function prepare(app: App): void {
  void inSlices(preparing(library)).catch(() => undefined)
  void followFiles(app).catch(() => undefined)
}
