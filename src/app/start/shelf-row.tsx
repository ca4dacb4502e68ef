/** Acts on the chosen raid if it is from the shelf: save it to a file, copy a link that carries it, remove it. */
import { useSignal } from '@preact/signals'
import { type App, useApp } from '../app.tsx'
import { longestLink, raidCode } from '../shelf/raid-code.ts'
import { carry } from '../storage/carry.ts'
import { download } from '../storage/save-store.ts'
import type { KeptRaid } from '../storage/shelf-store.ts'
import { isCopied } from '../ui/browser.ts'
import { askDialog } from '../ui/dialog.tsx'

/** A file name that is valid on any system. */
export const raidFileName = (id: string): string =>
  `${id.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'my'}.raid.json`

const saveRaid = ({ id, text, written = text, draft = written }: KeptRaid): void => download(raidFileName(id), draft)

/** Removes a raid from the shelf; saved games of it can go on. Shows the start screen anew. */
async function remove({ shelf, saves, go, host }: App, id: IDBValidKey): Promise<void> {
  const kept = shelf.get(id as string)
  if (kept) await carry(saves, kept)
  await shelf.remove(id)
  await go.start()
  host.querySelector<HTMLElement>('.tile :checked')?.focus()
}

export function ShelfRow({ raid }: { raid: KeptRaid | undefined }) {
  const app = useApp()
  const status = useSignal('')
  /** The link, if the browser does not let the page copy it. */
  const shown = useSignal('')
  if (!raid) return null
  const { name, author, licence, version } = raid.offer
  const link = async (): Promise<void> => {
    const code = await raidCode(raid.written ?? raid.text)
    const link = code ? new URL(code, location.href).href : ''
    const copied = link !== '' && (await isCopied(link))
    shown.value = copied ? '' : link
    status.value = !link ? tooLarge : copied ? 'Copied.' : 'This browser does not allow copying: here is the link.'
  }
  const ask = (): void =>
    askDialog('Remove a raid', `Remove “${name}” from your shelf? Saved games of it stay, and can go on.`, [
      { text: 'Remove it', act: () => void remove(app, raid.id) },
      { text: 'Save to file first', act: () => saveRaid(raid) },
    ])
  return (
    <section class="shelf" aria-label="On your shelf">
      <p class="note">
        {['On your shelf', `by ${author ?? 'unknown'}`, `version ${version}`, licence].filter(Boolean).join(' · ')}
      </p>
      <div class="row">
        <button type="button" onClick={() => saveRaid(raid)}>
          Save the raid to a file
        </button>
        <button type="button" onClick={() => void link()}>
          Copy a link that carries it
        </button>
        <button type="button" onClick={ask}>
          Remove
        </button>
      </div>
      <p class="note" role="status">
        {status.value}
      </p>
      {shown.value && (
        <input
          readOnly
          aria-label="The link"
          value={shown.value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </section>
  )
}

const tooLarge = `This raid is too large for a link: with it, the link would be longer than ${longestLink.toLocaleString('en')} letters. Save it to a file and send that.`

/** Rows of the shelf that can't be read; they are kept until they are removed. */
export function DamagedRaids() {
  const app = useApp()
  return (
    <>
      {app.shelf.damaged().map((id) => (
        <div key={`${id}`} class="row">
          <span class="warn">This version can’t read a raid on your shelf. It is kept until you remove it.</span>
          <button type="button" onClick={() => void remove(app, id)}>
            Remove
          </button>
        </div>
      ))}
    </>
  )
}
