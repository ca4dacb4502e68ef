/** The ways for others into this room: its code, its link, a QR code; and the link of the own seat, for another device. */
import { useSignal } from '@preact/signals'
import { copyText } from '../ui/browser.ts'
import { openDialog } from '../ui/dialog.tsx'
import type { Here } from './here.ts'
import { addressOfRoom, isLocal } from './kept-rooms.ts'
import { QrCode } from './qr-code.tsx'

export const inviteDialog = (here: Here): void =>
  openDialog('Invite friends', <Invitation here={here} code={here.inRoom.room.value?.code ?? ''} />)

export function Invitation({ here, code }: { here: Here; code: string }) {
  const address = addressOfRoom(here.base, code)
  return (
    <>
      <p>
        Room <span class="code">{code}</span>
      </p>
      <p class="note">
        Send your friends the link, or tell them the code: they type it on the start screen of this page.
      </p>
      <Local address={address} />
      <LinkTo address={address} />
    </>
  )
}

/** Says what friends can do with an address that only this machine understands. */
function Local({ address }: { address: string }) {
  if (!isLocal(location.href)) return null
  return (
    <p class={isLocal(address) ? 'warn' : 'note'}>
      {isLocal(address)
        ? 'This page was opened at an address that only this machine understands. Open it at the address that friends reach, and come back to the room.'
        : `This page was opened at ${location.host}, which only this machine understands. The link leads to ${new URL(address).host}, this machine’s address in its network.`}
    </p>
  )
}

export function LinkTo({ address }: { address: string }) {
  const copied = useSignal('')
  const copy = async (): Promise<void> => {
    copied.value = await copyText(address)
  }
  return (
    <>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          Copy the link
        </button>
        <span class="note" role="status">
          {copied.value}
        </span>
      </div>
      <details>
        <summary>QR code</summary>
        <QrCode text={address} />
      </details>
    </>
  )
}
