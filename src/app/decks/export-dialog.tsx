/** Exporting a deck: as text, as a link, as a file. */
import { useSignal } from '@preact/signals'
import { deckJson, deckLink, deckText, longestDeckLink } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { download } from '../storage/save-store.ts'
import { isCopied } from '../ui/browser.ts'
import { openDialog } from '../ui/dialog.tsx'

export const exportDialog = (deck: DeckDef): void =>
  openDialog(`Share “${deck.name}”`, <Export deck={deck} />, {
    class: 'share-dialog',
    focus: (dialog) => dialog.querySelector('button')?.focus(),
  })

/** A file name that is valid on any system. */
const deckFileName = (name: string, end: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'deck'}.${end}`

function Export({ deck }: { deck: DeckDef }) {
  const said = useSignal('')
  const shown = useSignal(deckText(deck))
  const copy = async (text: string, what: string): Promise<void> => {
    shown.value = text
    said.value = (await isCopied(text))
      ? `${what} is copied.`
      : `This browser does not allow copying: ${what.toLowerCase()} is below.`
  }
  const link = async (): Promise<void> => {
    const code = await deckLink(deck)
    if (code) await copy(new URL(code, location.href).href, 'The link')
    else
      said.value = `This deck is too large for a link (${longestDeckLink.toLocaleString('en')} letters): send the text or the file.`
  }
  return (
    <>
      <div class="row">
        <button type="button" class="main" onClick={() => void copy(deckText(deck), 'The list')}>
          Copy as text
        </button>
        <button type="button" onClick={() => void link()}>
          Copy a link
        </button>
        <button type="button" onClick={() => void download(deckFileName(deck.name, 'txt'), deckText(deck))}>
          Save as text
        </button>
        <button type="button" onClick={() => void download(deckFileName(deck.name, 'deck.json'), deckJson(deck))}>
          Save as JSON
        </button>
      </div>
      <p class="note" role="status">
        {said.value}
      </p>
      <textarea
        readOnly
        aria-label="The deck"
        rows={14}
        value={shown.value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </>
  )
}
