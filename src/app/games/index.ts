/** Everything that needs the rules and the cards. The page loads it on demand. */
export { showCampaign } from '../campaign/door.ts'
export { showDecks } from '../decks/decks.tsx'
export { heroPortrait, heroPower } from '../local/hero-portrait.ts'
export { replayLink, replaySaved, replayText } from '../replay/replays.ts'
export { beginWanted, followRaid, learn } from './begin.ts'
export { openFiles, openLink } from './files.ts'
export { against } from './game-library.ts'
export { resume } from './saved.ts'
