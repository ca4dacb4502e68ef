/** Loads what only games need (games.tsx: rules, cards, bots), once: in the background, or when the first game is to begin. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Games, GamesUse } from './games.tsx'
import { whileWaiting } from './ui/waiting.tsx'

export interface GameLoader {
  /** Null until it has come. */
  readonly games: ReadonlySignal<Games | null>
  /** Loads it, showing that the page waits. Rejects with `notLoaded`. */
  wait(): Promise<Games>
  /** Loads it in the background. */
  prefetch(): void
  /** Resolves once it has come, whoever has asked for it. */
  readonly ready: Promise<Games>
}

/** Says what to do. Browsers remember that a script could not be loaded, so only a reload can try it again. */
export const notLoaded =
  'The rules and cards could not be loaded. Check your connection, then reload this page and try again.'

export function makeGameLoader(use: GamesUse): GameLoader {
  const games = signal<Games | null>(null)
  let coming: Promise<Games> | null = null
  let come: (games: Games) => void = () => undefined
  const ready = new Promise<Games>((resolve) => (come = resolve))
  const load = (): Promise<Games> => {
    coming ??= import('./games.tsx').then(
      ({ makeGames }) => {
        games.value = makeGames(use)
        come(games.value)
        return games.value
      },
      () => {
        throw new Error(notLoaded)
      },
    )
    return coming
  }
  return {
    games,
    wait: async () => games.value ?? (await whileWaiting('Loading the rules and cards…', load())),
    prefetch: () => void load().catch(() => undefined),
    ready,
  }
}
