/** Saved games on the start screen: picture, name, party, stage, date, and their buttons. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { type Damaged, type Saved, savedName } from '../../session/saved-game.ts'
import { useApp } from '../app.tsx'
import { keepFile } from '../storage/carry.ts'
import { askDialog } from '../ui/dialog.tsx'
import { renameDialog } from '../ui/rename-dialog.tsx'

const longest = 60

interface SavedGamesProps {
  saved: readonly Saved[]
  damaged: readonly Damaged[]
  /** Whether continuing the latest is what the page offers first. */
  first: boolean
}

/** The number of games shown before the new raid; older ones are one click away. */
const near = 2

export function SavedGames({ saved, damaged, first }: SavedGamesProps) {
  const { against } = useApp()
  const gone = useSignal<readonly IDBValidKey[]>([])
  const there = (game: Saved | Damaged): boolean => !gone.value.includes(game.id)
  const latest = first ? saved.find((game) => there(game) && !game.over && !against(game.record)) : undefined
  const all = [
    ...saved.filter(there).map((game) => <SavedGame key={game.id} game={game} gone={gone} main={game === latest} />),
    ...damaged.filter(there).map((game) => <DamagedGame key={`${game.id}`} game={game} gone={gone} />),
  ]
  if (all.length === 0) return null
  const shown = first ? all.slice(0, near) : all
  const older = all.slice(shown.length)
  return (
    <section aria-label="Saved games">
      <h2>Saved raids</h2>
      <ul class="saves">{shown}</ul>
      {older.length > 0 && (
        <details>
          <summary>{`Older (${older.length})`}</summary>
          <ul class="saves">{older}</ul>
        </details>
      )}
    </section>
  )
}

interface GameProps<Game> {
  game: Game
  /** Games deleted since the screen was shown. */
  gone: Signal<readonly IDBValidKey[]>
}

function SavedGame({ game, gone, main }: GameProps<Saved> & { main: boolean }) {
  const app = useApp()
  const name = useSignal(savedName(game))
  const against = app.against(game.record)
  const what = `what-${game.id}`
  const rename = (to: string): void => {
    game.name = to
    void app.saves.rename(game.id, to).then(() => (name.value = savedName(game)))
  }
  const open = against ? 'Options' : game.over ? 'View' : main ? `Continue: ${name.value} (${game.note})` : 'Continue'
  return (
    <Item id={game.id} picture={<Picture game={game} />}>
      <div class="what" id={what}>
        <h3>{name.value}</h3>
        <p>{[game.name ? game.title : '', game.note].filter(Boolean).join(' · ')}</p>
        <p class="note">{game.party.join(', ')}</p>
        <p class="note">
          <time dateTime={new Date(game.when).toISOString()}>{when(game.when)}</time>
        </p>
        {against && <p class="warn">{against}</p>}
      </div>
      <Buttons game={game} gone={gone} name={name.value} describedBy={what}>
        <button
          type="button"
          class={main ? 'main' : undefined}
          aria-describedby={what}
          onClick={() => app.go.resume(game.id)}
        >
          {open}
        </button>
        {game.over && !against && (
          <button type="button" aria-describedby={what} onClick={() => app.go.replay(game.id)}>
            Replay
          </button>
        )}
        <button
          type="button"
          aria-describedby={what}
          onClick={() => renameDialog({ title: 'Rename a saved game', most: longest }, game.name, rename)}
        >
          Rename
        </button>
      </Buttons>
    </Item>
  )
}

function DamagedGame({ game, gone }: GameProps<Damaged>) {
  return (
    <Item picture={<Picture game={null} />}>
      <div class="what warn">This version can’t read this saved game. It is kept until you delete it.</div>
      <Buttons game={game} gone={gone} name="this unreadable game" />
    </Item>
  )
}

function Item({ id, picture, children }: { id?: string; picture: ComponentChildren; children: ComponentChildren }) {
  return (
    <li data-save={id}>
      {picture}
      {children}
    </li>
  )
}

function Picture({ game }: { game: Saved | null }) {
  if (!game?.picture) return <div class="picture" aria-hidden="true" />
  return <img class="picture" src={game.picture} alt={`The table at ${game.note}`} />
}

const when = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

interface ButtonsProps extends GameProps<Saved | Damaged> {
  name: string
  /** The id of the element that describes the game, for screen readers. */
  describedBy?: string
  children?: ComponentChildren
}

function Buttons({ game, gone, name, describedBy, children }: ButtonsProps) {
  const { saves, shelf } = useApp()
  const row = useRef<HTMLDivElement>(null)
  const forget = async (): Promise<void> => {
    await saves.remove(game.id)
    focusNext(row.current?.closest('li'))
    gone.value = [...gone.value, game.id]
  }
  const ask = (): void =>
    askDialog('Delete a saved game', `Delete “${name}”? This can’t be undone.`, [
      { text: 'Delete it', act: () => void forget() },
      { text: 'Save to file first', act: () => keepFile(shelf, game) },
    ])
  return (
    <div ref={row} class="row">
      {children}
      <button type="button" aria-describedby={describedBy} onClick={() => keepFile(shelf, game)}>
        Save to file
      </button>
      <button type="button" aria-describedby={describedBy} onClick={ask}>
        Delete
      </button>
    </div>
  )
}

/** Focuses the game beside the one being deleted, so that the focus is not lost. */
const focusNext = (item: Element | null | undefined): void =>
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus()
