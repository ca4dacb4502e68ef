/** What hides the table between two persons at one screen, until the next of them has come. */
import { button, el } from '../../board/index.ts'

/** Who is to come: the seat and its name, and which person that is. */
export interface Coming {
  seat: number
  name: string
  person: number
}

/** `update` covers the table in `room` for whoever is to come; null shows it. */
export function makeCover(
  room: HTMLElement,
  use: { uncover(): void; covers(who: Coming): void },
): { update(who: Coming | null): void } {
  return {
    update(who) {
      const old = room.querySelector('.cover')
      const inner = room.querySelector<HTMLElement>('.table')
      if (inner) inner.style.visibility = who ? 'hidden' : ''
      if (who && old?.getAttribute('data-seat') === `${who.seat}`) return
      old?.remove()
      if (!who) return
      const { seat, name, person } = who
      const show = button(`I am ${name}: show the table`, use.uncover, { class: 'main' })
      const asks = el('p', {}, `Person ${person} comes to the screen; the others look away.`)
      room.append(el('div', { class: 'cover', 'data-seat': `${seat}` }, el('h2', {}, `${name} decides`), asks, show))
      use.covers(who)
      show.focus()
    },
  }
}
