/** A raider in the new raid form: name, deck, and player. */
import { useEffect, useRef } from 'preact/hooks'
import type { Catalogue } from '../../catalogue.ts'
import { firstName } from '../../language/phrases.ts'
import type { DeckAbout } from '../../language/types.ts'
import { useApp } from '../app.tsx'
import { isOwnDeck } from '../storage/deck-store.ts'
import { type Option, Select } from '../ui/fields.tsx'
import { longestName, type Wanted } from './raid-link.ts'
import { fitting, WhoSelect } from './who-select.tsx'

export interface SeatForm {
  /** The seat's number: 1 is the first raider's. */
  n: number
  name: string
  /** The player has typed a name, so choosing another deck doesn't change it. */
  named: boolean
  deck: string
  who: string
}

/** A seat's initial values: as wanted, or else each with a different deck, and a person in the first. */
export function firstSeat(n: number, catalogue: Catalogue, wanted: Wanted['raiders'][number] | undefined): SeatForm {
  const { decks } = catalogue
  const deck = (decks.find(({ id }) => id === wanted?.deck) ?? decks[(n - 1) % Math.max(1, decks.length)])?.id ?? ''
  const usual = usualName(n, catalogue, deck)
  return {
    n,
    name: wanted?.name || usual,
    named: Boolean(wanted?.name) && wanted?.name !== usual,
    deck,
    who: fitting(wanted?.who || (n === 1 ? 'person' : ''), false),
  }
}

/** The first name of the deck's hero, with a number if there are more seats than decks. */
function usualName(n: number, { decks }: Catalogue, deck: string): string {
  const hero = firstName(decks.find(({ id }) => id === deck)?.hero ?? 'Raider')
  return n > decks.length ? `${hero} ${Math.ceil(n / decks.length)}` : hero
}

/** A deck's role, in a word that players know. */
const roles: Readonly<Record<string, string>> = { protector: 'Tank', healer: 'Healer', damage: 'Damage' }

/** The title of a role. */
export const roleName = (role: string | undefined, n: number): string => roles[role ?? ''] ?? `Raider ${n}`

/** A deck in a list: its hero, what it is for, its name. */
export const deckTitle = ({ id, name, hero, role }: DeckAbout): string =>
  `${hero || 'No hero'}${role ? `, ${roles[role]?.toLowerCase() ?? role}` : ''}: ${name}${isOwnDeck(id) ? ' (your own)' : ''}`

interface SeatRowProps {
  seat: SeatForm
  catalogue: Catalogue
  change(seat: SeatForm): void
}

export function SeatRow({ seat, catalogue, change }: SeatRowProps) {
  const { n, name, named, deck, who } = seat
  const decks = catalogue.decks.map((deck): Option => [deck.id, deckTitle(deck)])
  const about = catalogue.decks.find(({ id }) => id === deck)
  const chooseDeck = (to: string): void =>
    change({ ...seat, deck: to, name: named ? name : usualName(n, catalogue, to) })
  return (
    <li data-seat={n}>
      <Portrait deck={deck} />
      <b title={about?.about}>{roleName(about?.role, n)}</b>
      <input
        id={`name-${n}`}
        aria-label={`Name of seat ${n}`}
        maxLength={longestName}
        size={14}
        value={name}
        onInput={(event) => change({ ...seat, name: event.currentTarget.value, named: true })}
      />
      <Select id={`deck-${n}`} name={`Deck of seat ${n}`} options={decks} value={deck} change={chooseDeck} />
      <WhoSelect
        id={`who-${n}`}
        name={`Who plays seat ${n}`}
        boss={false}
        value={who}
        change={(to) => change({ ...seat, who: to })}
      />
    </li>
  )
}

const portraitSize = 44

export function Portrait({ deck }: { deck: string }) {
  const { portrait } = useApp()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let current = true
    void portrait(deck, portraitSize).then((picture) => {
      if (current && picture) place.current?.replaceChildren(picture)
    })
    return () => {
      current = false
    }
  }, [deck])
  return <span ref={place} class="portrait" aria-hidden="true" />
}
