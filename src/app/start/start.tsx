/** The first screen: saved games, a new raid, opening a file. */
import './start.css'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Figure } from '../../board/index.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Damaged, Saved } from '../../session/saved-game.ts'
import type { Settings } from '../storage/settings.ts'
import { NewRaid } from './new-raid.tsx'
import { lastWanted, type Wanted } from './raid-link.ts'
import { SavedGames, type SavedGamesUse } from './saved-games.tsx'
import { DamagedRaids, type ShelfUse } from './shelf-row.tsx'
import { Title } from './title.tsx'

export interface StartUse extends SavedGamesUse {
  catalogue: Catalogue
  /** Starts the first raid, with a coach. Returns what is wrong, as `begin` does. */
  learn(): Promise<readonly string[]>
  /** Returns what is wrong with the setup; nothing if the raid has started. */
  begin(wanted: Wanted): Promise<readonly string[]>
  /** Opens files; for those that can't be opened, says what can still be done. */
  open(files: readonly File[]): void
  credits(): void
  /** Opens the decks of one's own. */
  decks(): void
  /** Shows the campaign. */
  campaign(): void
  shelf: ShelfUse
  newcomer: boolean
  portrait(deck: string, size: number): Promise<HTMLElement | null>
  settings(): Settings
  change(settings: Settings): void
  /** Why there is no sound, '' if there can be. */
  silent(): string
}

export interface StartProps {
  use: StartUse
  saved: readonly Saved[]
  damaged: readonly Damaged[]
  /** What the player should know. */
  trouble: string
  /** What is new, and the raid that it is about. */
  news: { text: string; raid: string } | null
  /** The raid from a link. */
  wanted: Partial<Wanted> | null
  /** Rooms in which people raid together, once it is known whether there are any. */
  together: ReadonlySignal<ComponentChildren>
  /** Messages about this page on this device. */
  children?: ComponentChildren
}

export function Start({ use, saved, damaged, trouble, news, wanted, together, children }: StartProps) {
  const boss = useSignal<Figure | null>(null)
  const screen = useRef<HTMLElement>(null)
  const wide = useSignal(false)
  useLayoutEffect(() => {
    const seen = new ResizeObserver(([entry]) => {
      if (entry) wide.value = entry.contentRect.width >= sideBySide * letterSize()
    })
    if (screen.current) seen.observe(screen.current)
    return () => seen.disconnect()
  }, [])
  const continues = wanted === null && news === null && saved.some((game) => !game.over && !use.against(game))
  const games = <SavedGames use={use} saved={saved} damaged={damaged} first={continues} />
  return (
    <main ref={screen} class={wide.value ? 'screen start wide' : 'screen start'} data-screen="start">
      <Title boss={boss} use={use}>
        {children}
      </Title>
      <div class="doing">
        {trouble && (
          <p class="warn" role="alert">
            {trouble}
          </p>
        )}
        {wanted && !trouble && (
          <p class="offer" role="status">
            The link has filled in the new raid below.
          </p>
        )}
        {news && !trouble && (
          <p class="offer" role="status">
            {news.text}
          </p>
        )}
        {continues && games}
        <section>
          <NewRaid
            use={use}
            wanted={wanted ?? { ...lastWanted(), ...(news ? { raid: news.raid } : {}) }}
            continues={continues}
            linked={wanted !== null}
            faced={(figure) => (boss.value = figure)}
          />
        </section>
        {!continues && games}
        {together.value}
        <FileSection use={use} />
      </div>
    </main>
  )
}

/** From this width, in letters, two columns fit. */
const sideBySide = 40
const letterSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function FileSection({ use }: { use: StartUse }) {
  return (
    <section aria-label="Game from a file">
      <h2>Open a file</h2>
      <p class="note">
        A saved game, a deck, or a raid that somebody has made: choose a file, or drop it anywhere on this page.
      </p>
      <DamagedRaids use={use.shelf} />
      <div class="row">
        <input
          type="file"
          id="file"
          accept=".json,.txt,application/json,text/plain"
          multiple
          aria-label="Game, deck or raid file"
          onChange={({ currentTarget }) => {
            use.open([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      <p class="note">
        For designers: <a href="reference.html">every word of cards and raids</a>
      </p>
    </section>
  )
}
