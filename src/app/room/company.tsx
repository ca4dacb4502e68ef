/** The people of a room, as the table's page has them. */
import { signal } from '@preact/signals'
import type { Said } from '../../wire/index.ts'
import type { Around, Page } from '../table/page.ts'
import { type Here, isHost } from './here.ts'
import { pingActs, pingDialog, pingedPlace } from './pings.tsx'
import { Strip } from './strip.tsx'

export function companyOf(here: Here): Around {
  const { inRoom } = here
  const talking = signal(false)
  const read = signal<Said | undefined>(inRoom.said.value.at(-1))
  let last = 0
  const point = (page: Page): void => pingDialog(here, page, last)
  const sits = (): boolean => (inRoom.room.value?.seat ?? -1) >= 0
  return {
    Strip: ({ page }) => <Strip here={here} page={page} talking={talking} read={read} point={() => point(page)} />,
    watches: false,
    leaving: 'your seat is kept',
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
      ],
    }),
    key(page, key) {
      if (key === '/') talking.value = true
      else if (key === '.' && sits()) point(page)
      else return false
      return true
    },
    looked: (key) => {
      last = pingedPlace(key) || last
    },
    points: (card) => (sits() ? pingActs(here, card) : []),
    next() {
      const room = inRoom.room.value
      const watch = { text: 'Watch the replay', act: here.replay }
      return room && isHost(room)
        ? [{ text: 'Back to the lobby with everybody', act: () => inRoom.ask('again', {}) }, watch]
        : [watch]
    },
  }
}
