/** The raid of the day: the same raid, level, party and cards for everybody, from the date alone. Pure. */
import { catalogue } from '../../catalogue.ts'
import type { RaidSetup } from '../../engine/types.ts'
import { firstName, numbered, times } from '../../language/phrases.ts'
import { levelNames } from '../../raid/format.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { hashText, reordered } from '../../state/dice.ts'
import { levelTitle, modeFor } from '../start/levels.ts'
import { fittingCount, meantFor, modeOf } from '../start/raid-form.ts'
import { addressOf, type Wanted } from '../start/raid-link.ts'
import type { Result } from './results.ts'

/** The day of a moment, the same all over the world: '2026-11-28'. */
export const dayAt = (when: number): string => new Date(when).toISOString().slice(0, 10)

/** The first ready decks are eight of the Alliance, then eight of the Horde; a party is of one faction (R100.1). */
const ofFaction = 8

/** The raid of a day. Its seed is the date, so that the record of a game shows which day's it is. */
export function raidOfDay(day: string): Wanted {
  const { raids, decks } = catalogue
  const seed = Number(day.replaceAll('-', ''))
  const at = Math.floor(Date.parse(day) / 86_400_000)
  const raid = raids[at % raids.length]
  const boss = levelNames[hashText(`level ${day}`) % levelNames.length] ?? 'normal'
  const count = fittingCount(raid, (raid?.raiders?.meant ?? meantFor)[0])
  const mode = modeFor({ raid, mode: modeOf(raid, undefined), count, boss })
  const first = (hashText(`faction ${day}`) % 2) * ofFaction
  const all = reordered(decks.slice(first, first + ofFaction), seed, hashText('party'))
  const needed = (['protector', 'healer', 'damage'] as const).flatMap(
    (role) => all.find((one) => one.role === role) ?? [],
  )
  const party = [...needed, ...all.filter((deck) => !needed.includes(deck))].slice(0, count)
  const raiders = reordered(party, seed, hashText('seats')).map(({ id, hero }, i) => ({
    ...{ deck: id, who: i === 0 ? 'person' : 'raider', name: firstName(hero) },
  }))
  return { raid: raid?.id ?? '', ...(mode ? { mode } : {}), seed, boss, raiders }
}

/** The day whose raid a game is; undefined for any other raid. */
export function dayIn({ raid, mode, seed, raiders }: RaidSetup, boss: SeatPlan | undefined): string | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(`${seed}`) ?? []
  const day = `${year}-${month}-${date}`
  if (Number.isNaN(Date.parse(day)) || boss?.kind !== 'bot') return undefined
  const of = raidOfDay(day)
  const same = of.raid === raid && of.mode === mode && of.boss === boss.bot && of.raiders.length === raiders.length
  return same && of.raiders.every(({ deck }, i) => deck === raiders[i]?.deck) ? day : undefined
}

/** 'Molten Core, Heroic'. */
export function dayTitle(day: string): string {
  const { raid, boss } = raidOfDay(day)
  return `${catalogue.raids.find(({ id }) => id === raid)?.name ?? ''}, ${levelTitle(boss)}`
}

/** The course of the raid of a day: 'won in 7 rounds at try 2', 'lost 3 times'; '' if it was not tried. `results`: newest first. */
export function dayState(day: string, results: readonly Result[]): string {
  const tries = results.filter((one) => one.day === day).reverse()
  const at = tries.findIndex(({ won }) => won)
  const [rounds = 0] = at < 0 ? [] : [tries[at]?.rounds]
  if (at >= 0) return `won in ${numbered(rounds, 'round')} at ${at === 0 ? 'the first try' : `try ${at + 1}`}`
  return tries.length === 0 ? '' : `lost ${times(tries.length)}`
}

/** A line to share that tells nothing of the raid's course; `page`: the address of this page. */
export const dayLine = (day: string, results: readonly Result[], page: string): string =>
  `raidkeeper, raid of the day ${day}: ${dayTitle(day)}: ${dayState(day, results)}. ${new URL(addressOf(raidOfDay(day)), page).href}`
