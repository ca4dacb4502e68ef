/** Importing decks: pasted, from a file, from a link. Problems are shown before anything is kept. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { library } from '../../content.ts'
import { copiesIn, corrected, type DeckRead, deckProblems, longestDeck, readDecks, sizeOf } from '../../decks/index.ts'
import { plainText } from '../../language/plain-text.ts'
import type { DeckDef } from '../../language/types.ts'
import { bounds } from '../../state/bounds.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { capital, cardsText } from './bench.ts'
import { MissingCards } from './missing-cards.tsx'
import type { Pool } from './pool.ts'

/** The kinds of files that may have a deck. */
const deckFiles = '.txt,.json,.csv,.tsv,.o8d,.mwDeck,.dec,.xml,.md,text/plain,text/csv,application/json'

interface ImportProps {
  pool: Pool
  /** A text to read at once, '' for none. */
  text: string
  keep(decks: readonly DeckDef[]): void
}

export const importDialog = (props: ImportProps): void =>
  openDialog('Bring in decks', <Import {...props} />, {
    class: 'share-dialog',
    close: 'Cancel',
    focus: (dialog) => dialog.querySelector('textarea')?.focus(),
  })

type Read = readonly DeckRead[] | { wrong: string } | null

/** The letters shown of a text: more would make the page slow. */
const mostShown = 2 * longestDeck

function Import({ pool, text: given, keep }: ImportProps) {
  const text = useSignal(given)
  const read = useSignal<Read>(null)
  const look = async (): Promise<void> => {
    read.value =
      text.value.trim() === '' ? { wrong: 'There is nothing to read yet.' } : await readDecks(text.value, pool.names)
  }
  useEffect(() => {
    if (given) void look()
  }, [])
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    if (file.size > bounds.file) read.value = { wrong: `The file is larger than ${bounds.file / 2 ** 20} MB.` }
    else {
      text.value = await file.text()
      await look()
    }
  }
  return (
    <>
      <p class="note" id="import-help">
        Paste a list (“4 Parvink”, one card a line; lists and files of other programs are read, too), a table, a link,
        or JSON; or choose a file.
      </p>
      <textarea
        aria-label="The deck"
        aria-describedby="import-help"
        rows={9}
        spellcheck={false}
        value={text.value.slice(0, mostShown)}
        onInput={(event) => {
          text.value = event.currentTarget.value
          read.value = null
        }}
      />
      <div class="row">
        <button type="button" class={canKeep(read.value) ? undefined : 'main'} onClick={() => void look()}>
          Read it
        </button>
        <input
          type="file"
          aria-label="Deck file"
          accept={deckFiles}
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
      <div role="status">
        <Found pool={pool} read={read} />
      </div>
      {canKeep(read.value) && (
        <div class="line">
          <ClosingButton main act={() => Array.isArray(read.value) && keep(read.value.map(({ deck }) => deck))}>
            {read.value.length === 1 ? 'Keep this deck' : `Keep all ${read.value.length} decks`}
          </ClosingButton>
        </div>
      )}
    </>
  )
}

const canKeep = (read: Read): read is readonly DeckRead[] =>
  Array.isArray(read) && read.some(({ deck }) => deck.hero !== '' || deck.cards.length > 0)

/** Letters of remarks that are shown. */
const mostRemarks = 600

/** At most this many problems are listed. */
const most = 30

function Found({ pool, read }: { pool: Pool; read: Signal<Read> }) {
  const now = read.value
  if (now === null) return null
  if ('wrong' in now) return <p class="warn">{plainText(now.wrong, 300)}</p>
  if (!canKeep(now)) return <p class="warn">No card was found in this. A list has a line for each card: “4 Parvink”.</p>
  const [first] = now
  if (now.length > 1 || !first)
    return (
      <ul class="problems">
        {now.slice(0, most).map((one, i) => (
          <li key={i}>{titleOf(one)}</li>
        ))}
        {now.length > most && <li>{`And ${now.length - most} more.`}</li>}
      </ul>
    )
  const problems = first.problems
  const rules = deckProblems(library, { ...first, problems: [] }, pool.names)
  const correct = (from: string, to: string): void => {
    read.value = [corrected(first, from, to, pool.names)]
  }
  return (
    <>
      <p>
        <b>{titleOf(first)}</b>
      </p>
      {problems.length + rules.length === 0 && <p class="good">All of it was read, and the deck is legal.</p>}
      {problems.length > 0 && <p class="warn">Not everything could be read:</p>}
      <ul class="problems">
        {problems.slice(0, most).map(({ where, what, fix, nearest }) => {
          const name = /"(.+)"/.exec(what)?.[1] ?? ''
          return (
            <li key={`${where} ${what}`}>
              {`${capital(where)}: ${what} `}
              {nearest && name ? (
                <button type="button" onClick={() => correct(name, nearest)}>{`Use “${nearest}”`}</button>
              ) : (
                <span class="note">{fix}</span>
              )}
            </li>
          )
        })}
        {problems.length > most && <li>{`And ${problems.length - most} more lines.`}</li>}
      </ul>
      {first.remarks.length > 0 && (
        <p class="note">{plainText(`Left out as remarks: ${first.remarks.join(' · ')}`, mostRemarks)}</p>
      )}
      <MissingCards deck={first.deck} pool={pool} />
      {rules.length > 0 && <p class="note">Not legal yet. You can fix this after saving:</p>}
      <ul class="problems">
        {rules.slice(0, most).map(({ what, fix }) => (
          <li key={what}>
            {capital(what)} <span class="note">{fix}</span>
          </li>
        ))}
        {rules.length > most && <li>{`And ${rules.length - most} more.`}</li>}
      </ul>
    </>
  )
}

const titleOf = ({ deck, unknown }: DeckRead): string => {
  const [all, side] = [sizeOf(deck), sizeOf(deck, 'side')]
  const lost = [...new Set(unknown)].reduce((sum, name) => sum + copiesIn(deck, name, ['cards']), 0)
  return [
    plainText(deck.name, bounds.name),
    plainText(deck.hero, bounds.name) || 'no hero',
    lost > 0 ? `${all - lost} of ${cardsText(all)} read` : cardsText(all),
    side > 0 ? `side deck of ${side}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
