/** Choosing who leads a deck: heroes by picture, traits and power, with a search that forgives misspelt words. */
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { portrait } from '../../board/index.ts'
import type { CardDef } from '../../language/types.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { chosen, noFilter, respelt } from './filter.ts'
import { type Pool, small } from './pool.ts'

/** The most heroes that are shown at once. */
const most = 60

export function heroDialog(pool: Pool, now: string, take: (name: string) => void): void {
  for (const one of pool.heroes) one.text ??= small(powerOf(pool, one.card.name))
  openDialog('Choose a hero', <Heroes pool={pool} now={now} take={take} />, {
    class: 'reading hero-dialog',
    close: 'Cancel',
    focus: (dialog) => dialog.querySelector('input')?.focus(),
  })
}

const powerOf = (pool: Pool, name: string): string =>
  pool.heroByHand(name)
    ? 'Leads decks at a real table alone, where you carry out its text.'
    : (pool.printed(name)?.text.join(' ') ?? '')

const traitsOf = ({ classes = [], faction, race, spec, health, tags = [] }: CardDef): string =>
  [
    classes.join(' and ') || 'Of any class',
    faction,
    race,
    spec,
    tags.includes('Traitor') ? 'Traitor' : '',
    health === undefined ? 'health as printed' : `${health} health`,
  ]
    .filter(Boolean)
    .join(' · ')

interface HeroesProps {
  pool: Pool
  now: string
  take(name: string): void
}

function Heroes({ pool, now, take }: HeroesProps) {
  const words = useSignal('')
  const filter = { ...noFilter, words: words.value, order: 'name' } as const
  const found = chosen(pool.heroes, filter, () => [], respelt(pool.heroes, filter, pool.names.nearWord))
  return (
    <>
      <input
        type="search"
        aria-label="Search heroes"
        placeholder="Name, class, faction, or words of the power"
        maxLength={200}
        value={words.value}
        onInput={({ currentTarget }) => (words.value = currentTarget.value)}
      />
      <p class="note" role="status">
        {found.length > most ? `${found.length} heroes; the first ${most} are shown.` : `${found.length} heroes`}
      </p>
      <ul class="heroes">
        {found.slice(0, most).map(({ card }) => (
          <li key={card.name} aria-current={card.name === now ? 'true' : undefined}>
            <HeroFace pool={pool} name={card.name} />
            <div>
              <ClosingButton act={() => take(card.name)}>{card.name}</ClosingButton>
              <p class="note">{traitsOf(card)}</p>
              <p>{powerOf(pool, card.name)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The portrait of a hero, `size` pixels wide and high, painted when it comes into sight. */
export function HeroFace({ pool, name, size = 72 }: { pool: Pick<Pool, 'printed'>; name: string; size?: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const seen = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      const face = pool.printed(name)
      const picture = face && (await portrait(face, size).catch(() => null))
      if (picture) place.current?.replaceChildren(picture)
    })
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [name])
  return <span ref={place} class="hero-face" aria-hidden="true" style={{ width: `${size}px`, height: `${size}px` }} />
}
