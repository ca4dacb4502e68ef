/** Tries the deck at once: a raid against a Boss, alone or with bots. */
import { useSignal } from '@preact/signals'
import { useApp } from '../app.tsx'
import { modeFor, usualLevel } from '../start/levels.ts'
import { fittingCount, modeOf, most } from '../start/raid-form.ts'
import { lastWanted } from '../start/raid-link.ts'
import { fitting } from '../start/who-select.tsx'
import { isOwnDeck } from '../storage/deck-store.ts'
import { newSeed } from '../ui/browser.ts'
import { type Option, Select } from '../ui/fields.tsx'
import type { Bench } from './bench.ts'
import { partyFor } from './party.ts'

export function TryRaid({ bench }: { bench: Bench }) {
  const app = useApp()
  const catalogue = app.catalogue()
  const last = lastWanted()
  const id = useSignal(last.raid ?? '')
  const company = useSignal('0')
  const wrong = useSignal<readonly string[]>([])
  const raid = catalogue.raids.find((one) => one.id === id.value) ?? catalogue.raids[0]
  const start = async (): Promise<void> => {
    if (!raid) return
    const ready = catalogue.decks.filter((deck) => !isOwnDeck(deck.id))
    const raiders = partyFor(
      bench.deck.value,
      fittingCount(raid, Number(company.value) + 1) - 1,
      ready,
      bench.pool.find,
    )
    const boss = fitting(last.boss ?? usualLevel, true)
    const mode = modeFor({ raid, mode: modeOf(raid, undefined), count: raiders.length, boss })
    wrong.value = await app.go.begin({ raid: raid.id, ...(mode ? { mode } : {}), seed: newSeed(), boss, raiders })
  }
  return (
    <section class="try" aria-label="Try it">
      <h2>Try it</h2>
      <div class="row">
        <Select
          name="Raid"
          options={catalogue.raids.map(({ id, name }): Option => [id, name])}
          value={raid?.id ?? ''}
          change={(to) => (id.value = to)}
        />
        <Select
          name="Company"
          options={Array.from(
            { length: most },
            (_, n): Option => [`${n}`, n === 0 ? 'Alone' : n === 1 ? 'With a bot' : `With ${n} bots`],
          )}
          value={company.value}
          change={(to) => (company.value = to)}
        />
        <button type="button" class="main" onClick={() => void start()}>
          Raid with this deck
        </button>
      </div>
      <div class="warn" role="alert">
        {wrong.value.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}
