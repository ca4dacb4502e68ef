/** The deck's header: name, hero, role, format. */
import type { CardDef, DeckDef } from '../../language/types.ts'
import { bounds } from '../../state/bounds.ts'
import { type Option, Select } from '../ui/fields.tsx'
import type { Bench } from './bench.ts'

const roles: readonly Option[] = [
  ['', 'No role'],
  ['protector', 'Protector'],
  ['healer', 'Healer'],
  ['damage', 'Damage'],
]

const formats: readonly Option[] = [
  ['constructed', 'Constructed: 60 cards, four of a name'],
  ['limited', 'Limited: 30 cards, any number of a name'],
  ['open', 'Open: whatever friends agree on'],
]

export function DeckHead({ bench }: { bench: Bench }) {
  const { deck, shown, said } = bench
  const { name, about, hero, role = '', format = 'constructed' } = deck.value
  const lead = (to: string): void => {
    bench.change({ ...deck.value, hero: to })
    shown.value = to
    said.value = to ? `${to} leads the deck.` : 'Nobody leads the deck.'
  }
  return (
    <div class="deck-head">
      <input
        id="deck-name"
        aria-label="Name of the deck"
        maxLength={bounds.name}
        value={name}
        onInput={(event) => bench.change({ ...deck.value, name: event.currentTarget.value }, 'name')}
      />
      <HeroSelect heroes={bench.pool.heroes} value={hero} change={lead} />
      <Select
        name="Role"
        options={roles}
        value={role}
        change={(to) => {
          const { role: _before, ...rest } = deck.value
          bench.change(to === '' ? rest : { ...rest, role: to as NonNullable<DeckDef['role']> })
        }}
      />
      <Select
        name="Format"
        options={formats}
        value={format}
        change={(to) => bench.change({ ...deck.value, format: to as NonNullable<DeckDef['format']> })}
      />
      <input
        id="deck-about"
        aria-label="How to play it"
        placeholder="How to play it"
        maxLength={500}
        value={about}
        onInput={(event) => bench.change({ ...deck.value, about: event.currentTarget.value }, 'about')}
      />
    </div>
  )
}

interface HeroSelectProps {
  heroes: readonly CardDef[]
  value: string
  change(name: string): void
}

/** Heroes by class, with their traits for deck building. */
function HeroSelect({ heroes, value, change }: HeroSelectProps) {
  const classOf = ({ classes = [] }: CardDef): string => classes.join(' and ') || 'Of any class'
  const classes = [...new Set(heroes.map(classOf))].sort()
  const known = value === '' || heroes.some(({ name }) => name === value)
  return (
    <select id="hero" aria-label="Hero" value={value} onChange={(event) => change(event.currentTarget.value)}>
      <option value="" selected={value === ''}>
        Choose a hero
      </option>
      {!known && (
        <option value={value} selected>
          {`${value} (no hero of this name)`}
        </option>
      )}
      {classes.map((one) => (
        <optgroup key={one} label={one}>
          {heroes
            .filter((hero) => classOf(hero) === one)
            .map((hero) => (
              <option key={hero.name} value={hero.name} selected={hero.name === value}>
                {heroTitle(hero)}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}

const heroTitle = ({ name, faction, race, spec, tags = [] }: CardDef): string => {
  const traits = [faction ?? '', race ?? '', spec ?? '', tags.includes('Traitor') ? 'Traitor' : ''].filter(Boolean)
  return traits.length > 0 ? `${name} (${traits.join(', ')})` : name
}
