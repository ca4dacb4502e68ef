/** The first screen: saved games, a new raid, opening a file. */
import './start.css'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Figure } from '../../board/index.ts'
import type { Damaged, Saved } from '../../session/saved-game.ts'
import { type News, useApp } from '../app.tsx'
import { NewRaid } from './new-raid.tsx'
import { lastWanted, type Wanted } from './raid-link.ts'
import { SavedGames } from './saved-games.tsx'
import { DamagedRaids } from './shelf-row.tsx'
import { Title } from './title.tsx'
import { Today } from './today.tsx'

interface StartProps {
  saved: readonly Saved[]
  damaged: readonly Damaged[]
  /** A message for the player. */
  trouble: string
  /** News, and the raid that they are about. */
  news: News | null
  /** Whether this is the player's first visit. */
  newcomer: boolean
  /** The raid from a link. */
  wanted: Partial<Wanted> | null
  /** Rooms in which people raid together. */
  together: ComponentChildren
  /** Messages about this page on this device. */
  children?: ComponentChildren
}

export function Start({ saved, damaged, trouble, news, newcomer, wanted, together, children }: StartProps) {
  const { against } = useApp()
  const boss = useSignal<Figure | null>(null)
  const screen = useRef<HTMLElement>(null)
  const wide = useSignal(false)
  useLayoutEffect(() => {
    // A change of the layout while sizes are reported would be an error ("ResizeObserver loop").
    const seen = new ResizeObserver(([entry]) =>
      requestAnimationFrame(() => {
        if (entry) wide.value = entry.contentRect.width >= sideBySide * letterSize()
      }),
    )
    if (screen.current) seen.observe(screen.current)
    return () => seen.disconnect()
  }, [])
  const continues = wanted === null && news === null && saved.some((game) => !game.over && !against(game.record))
  const games = <SavedGames saved={saved} damaged={damaged} first={continues} />
  return (
    <main ref={screen} class={wide.value ? 'screen start wide' : 'screen start'} data-screen="start">
      <Title boss={boss}>{children}</Title>
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
            newcomer={newcomer}
            wanted={wanted ?? { ...lastWanted(), ...(news ? { raid: news.raid } : {}) }}
            continues={continues}
            linked={wanted !== null}
            faced={(figure) => (boss.value = figure)}
          />
        </section>
        <Today />
        {!continues && games}
        {together}
        <FileSection />
      </div>
    </main>
  )
}

/** From this width, in letters, two columns fit. */
const sideBySide = 40
const letterSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function FileSection() {
  const { go } = useApp()
  return (
    <section aria-label="Game from a file">
      <h2>Open a file</h2>
      <p class="note">
        A saved game, a deck, or a raid that somebody has made: choose a file, or drop it anywhere on this page.
      </p>
      <DamagedRaids />
      <div class="row">
        <input
          type="file"
          id="file"
          accept=".json,.txt,.csv,.tsv,.o8d,.mwDeck,.dec,.xml,application/json,text/plain,text/csv"
          multiple
          aria-label="Game, deck or raid file"
          onChange={({ currentTarget }) => {
            go.open([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      <p class="note">
        For designers: <a href="reference.html">every word of cards and raids</a>,{' '}
        <a href="#pictures">every picture with its name</a>, <a href="#workshop=new">a raid of your own</a>
      </p>
    </section>
  )
}
