/** The values of the form for a new raid. Pure, but for the seed and the party that are remembered. */
import type { Catalogue, Offer } from '../../catalogue.ts'
import { plainText } from '../../language/plain-text.ts'
import { newSeed } from '../ui/browser.ts'
import { modeFor, usualLevel } from './levels.ts'
import { lastWanted, longestName, mostSeed, type Wanted } from './raid-link.ts'
import { firstSeat, type SeatForm } from './seat-row.tsx'
import { fitting } from './who-select.tsx'

/** The number of raiders that a raid is meant for, by default. */
export const meantFor = [3, 5] as const

/** The form's values. */
export interface Form {
  raid: Offer | undefined
  mode: string
  count: number
  boss: string
  seed: string
  /** The things that lie on a real table; '' for none. */
  real: NonNullable<Wanted['real']> | ''
  seats: readonly SeatForm[]
}

/** The most raiders of a raid, by default. */
export const most = 5

/** The setup that the form would have for this raid: the last party, or the usual one. */
export const lastFor = (catalogue: Catalogue, raid: string): Wanted => {
  const { mode: _other, ...last } = lastWanted()
  return askedBy(firstForm(catalogue, { ...last, raid }))
}

/** The initial form, with the wanted values filled in. */
export function firstForm(catalogue: Catalogue, wanted: Partial<Wanted>): Form {
  const raid = catalogue.raids.find(({ id }) => id === wanted.raid) ?? catalogue.raids[0]
  const boss = fitting(wanted.boss ?? usualLevel, true)
  const count = fittingCount(raid, wanted.raiders?.length || (raid?.raiders?.meant ?? meantFor)[0])
  const mode = modeOf(raid, wanted.mode)
  return {
    ...{ raid, count, boss },
    mode: wanted.mode === undefined ? modeFor({ raid, mode, count, boss }) : mode,
    seed: `${wanted.seed ?? newSeed()}`,
    real: wanted.real ?? '',
    seats: Array.from({ length: most }, (_, i) => firstSeat(i + 1, catalogue, wanted.raiders?.[i])),
  }
}

/** As many raiders as the raid allows. */
export const fittingCount = (raid: Offer | undefined, count: number): number =>
  Math.max(raid?.raiders?.min ?? 1, Math.min(raid?.raiders?.max ?? most, count))

/** The wanted mode, or else the first; '' for a raid without modes. */
export const modeOf = (raid: Offer | undefined, wanted: string | undefined): string =>
  (raid?.modes?.find(({ id }) => id === wanted) ?? raid?.modes?.[0])?.id ?? ''

export const askedBy = ({ raid, mode, count, boss, seed, real, seats }: Form): Wanted => ({
  raid: raid?.id ?? '',
  ...(mode === '' ? {} : { mode }),
  seed: Math.min(mostSeed, Math.abs(Math.trunc(Number(seed))) || 0),
  boss,
  ...(real ? { real } : {}),
  raiders: seats.slice(0, count).map(({ name, deck, who }, i) => ({
    name: plainText(name, longestName) || `Raider ${i + 1}`,
    deck,
    who,
  })),
})
