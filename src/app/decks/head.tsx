/** The deck's header: name, hero, role, format. */
import type { DeckDef } from '../../language/types.ts'
import { bounds } from '../../state/bounds.ts'
import { type Option, Select } from '../ui/fields.tsx'
import type { Bench } from './bench.ts'
import { HeroFace, heroDialog } from './hero-picker.tsx'

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
  const { name, about, hero, health, role = '', format = 'constructed' } = deck.value
  const byHand = bench.pool.heroByHand(hero)
  const lead = (to: string): void => {
    const { health: _before, ...rest } = deck.value
    bench.change({ ...rest, hero: to })
    shown.value = to
    said.value = `${to} leads the deck.`
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
      <button
        type="button"
        id="hero"
        aria-label={hero ? `Hero: ${hero}` : 'Choose a hero'}
        onClick={() => heroDialog(bench.pool, hero, lead)}
      >
        <HeroFace pool={bench.pool} name={hero} size={32} />
        <span>{hero || 'Choose a hero'}</span>
      </button>
      {byHand && byHand.health === undefined && (
        <input
          id="deck-health"
          type="number"
          min={1}
          max={99}
          aria-label={`Health of ${hero}, as it is printed`}
          placeholder="Health"
          value={health ?? ''}
          onInput={({ currentTarget }) => {
            const { health: _before, ...rest } = deck.value
            const said = currentTarget.valueAsNumber
            const fits = Number.isInteger(said) && said >= 1 && said <= 99
            bench.change(fits ? { ...rest, health: said } : rest, 'health')
          }}
        />
      )}
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
