/** The people of a room, as the table's page has them. */
import { signal } from '@preact/signals'
import type { Obj } from '../../engine/types.ts'
import type { Said } from '../../wire/index.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import { type Around, home, type Page } from '../table/page.ts'
import { askDialog } from '../ui/dialog.tsx'
import { type Here, isHost } from './here.ts'
import { inviteDialog } from './invite.tsx'
import { pingActs, pingedPlace } from './pings.tsx'
import { Strip } from './strip.tsx'
import { onRaid } from './terms-words.ts'

export function companyOf(here: Here): Around {
  const { inRoom } = here
  const talking = signal(false)
  const read = signal<Said | undefined>(inRoom.said.value.at(-1))
  const heard = signal('')
  const pointing = signal<Obj | null>(null)
  const point = (page: Page): void => {
    pointing.value = 0
    home(page)
  }
  const sits = (): boolean => (inRoom.room.value?.seat ?? -1) >= 0
  return {
    Strip: ({ page }) => <Strip {...{ here, page, talking, read, heard, pointing }} point={() => point(page)} />,
    watches: false,
    leaving: 'for a moment, or for good',
    leave: { text: 'Leave the room', act: () => leaveDialog(here) },
    menu: (page) => ({
      title: 'People',
      items: [
        { text: 'Talk', about: 'Talk with the others', shortcut: '/', act: () => (talking.value = true) },
        {
          text: 'Point',
          about: 'Point something out to the others',
          shortcut: '.',
          disabled: !sits(),
          act: () => point(page),
        },
        { text: 'Invite', about: 'The code, the link and the QR code of this room', act: () => inviteDialog(here) },
      ],
    }),
    key(page, key) {
      if (key === '/') talking.value = true
      else if (key === '.' && sits()) point(page)
      else return false
      return true
    },
    picked(key) {
      const on = pingedPlace(key)
      if (pointing.value === null || on === 0) return false
      pointing.value = on
      return true
    },
    points: (card) => (sits() ? pingActs(here, card) : []),
    next() {
      const again = (ready: boolean) => (): void => inRoom.ask('again', { ready })
      const lobby = { text: 'Back to the lobby with everybody', act: again(false) }
      const replay = { text: 'Watch the replay', act: here.replay }
      if (!sits()) return [replay, lobby]
      const rematch = { text: 'Rematch with everybody', act: again(true) }
      const won = inRoom.known.value?.sight.seen.view.outcome?.result === 'raiders'
      return [...(won ? [...nextRaid(here), rematch] : [rematch, ...nextRaid(here)]), lobby, replay]
    },
  }
}

/** The host takes everybody to the raid that comes after this one. */
function nextRaid({ inRoom, catalogue: { raids } }: Here): EndAct[] {
  const room = inRoom.room.value
  const next = room && isHost(room) ? raids[raids.findIndex(({ id }) => id === room.terms.raid) + 1] : undefined
  if (!room || !next) return []
  const go = (): void => {
    inRoom.ask('again', {})
    inRoom.ask('terms', onRaid(room.terms, next))
    inRoom.ask('ready', { ready: true })
  }
  return [{ text: `Next raid: ${next.name}`, act: go }]
}

/** Asks whether to leave for a moment or for good. */
export function leaveDialog(here: Here): void {
  const { room } = here.inRoom
  const sits = (room.value?.seat ?? -1) >= 0
  const kept = room.value?.phase === 'game' ? ' If you are gone for long, a bot plays for you until you are back.' : ''
  askDialog(
    'Leave the room?',
    sits
      ? `For a moment: your seat is kept.${kept} For good: your seat is free at once.`
      : 'You can come back with the room’s link.',
    [
      ...(sits ? [{ text: 'For a moment', act: () => here.leave(false) }] : []),
      { text: 'For good', act: () => here.leave(true) },
    ],
  )
}
