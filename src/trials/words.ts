/** Numbers of a balance report in words, for text and page alike. Pure. */
import type { CardRow } from './card-rows.ts'
import type { Estimate, Spread } from './statistics.ts'
import type { Report, StageRow } from './summary.ts'

const percent = (share: number): string => String(Math.round(share * 100))

/** '58 % (45–70)'. */
export const rateText = (rate: Estimate | null): string =>
  rate ? `${percent(rate.value)} % (${percent(rate.low)}–${percent(rate.high)})` : '–'

/** '58 %'. */
export const shareText = (rate: Estimate | null): string => (rate ? `${percent(rate.value)} %` : '–')

const signed = (n: number): string => (Math.round(n * 100) > 0 ? '+' : '') + percent(n).replace('-', '−')

/** '+12 (+3 to +21)', in points of a hundred. */
export const effectText = (effect: Estimate | null): string =>
  effect ? `${signed(effect.value)} (${signed(effect.low)} to ${signed(effect.high)})` : '–'

/** '9 (7–13)'. */
export const spreadText = ({ p10, median, p90 }: Spread): string => `${median} (${p10}–${p90})`

/** About how many decisions of all seats, most of them passes, people make in a minute: those of our raids in the minutes that their faces name. */
const aMinute = 75

/** About how many minutes so many decisions take at a table. */
export const minutesText = ({ p10, median, p90 }: Spread): string => {
  const of = (n: number): number => Math.round(n / aMinute)
  return spreadText({ p10: of(p10), median: of(median), p90: of(p90) })
}

/** Whether the interval excludes 0. */
const isClear = (effect: Estimate | null): effect is Estimate => effect !== null && (effect.low > 0 || effect.high < 0)

/** Those cards with which the raiders clearly won more or less, the strongest first; without Bosses, who come as far as the raid does. */
export const clearCards = ({ cards }: Report): (CardRow & { adjusted: Estimate })[] =>
  cards
    .filter(({ from }) => from !== 'Boss' && from !== 'start')
    .flatMap((card) => (isClear(card.adjusted) ? [{ ...card, adjusted: card.adjusted }] : []))
    .sort((a, b) => b.adjusted.value - a.adjusted.value)

/** The states with a stage, and those in which games ended; all if the raid has no stages. States in between are not interesting. */
export const mainStages = ({ stages }: Report): StageRow[] =>
  stages.some(({ stage }) => stage !== null)
    ? stages.filter(({ stage, ended }) => stage !== null || ended > 0)
    : [...stages]

export const ownerOf = ({ byDeck, raid }: Report, deck: string): string =>
  deck === '' ? raid.name : (byDeck.find((one) => one.deck === deck)?.name ?? deck)

/** Advice to the reader, one sentence each. */
export const notes: readonly string[] = [
  'Brackets hold 95 % intervals: with few games they are wide, and two that overlap may be equal.',
  'Every deck plays each size and each place at the table equally often, so decks can be compared. In a party of as many raiders as decks all decks play, and do equally well.',
  'A card’s effect is the raiders’ wins in the games in which it was played, less those in which it was not, in points of a hundred. “Like” compares only games of one party size and similar length, because long games play more cards.',
  'It shows what goes together, not what causes it: a card kept for lost games looks bad, and a card of the last stage good, because only a raid that gets there sees it. Of a hundred cards without any effect five look clear by chance.',
  'Rounds are turns of the Boss. Medians, with what 80 % of games stay within.',
  'Minutes are an estimate for people at a table, from the number of decisions.',
]

/** 'Seed 1 · Boss: tactics · raiders: raider · checksum 0a1b2c3d'. */
export const sourceText = ({ seed, bosses, bots, checksum, engine }: Report): string =>
  [
    `seed ${seed}`,
    `Boss: ${bosses.join(', ')}`,
    `raiders: ${bots.join(', ')}`,
    `engine ${engine}`,
    `checksum ${checksum}`,
  ].join(' · ')

/** The number of games played, and whether some are missing or broken. */
export function gamesText({ all, asked }: Report): string {
  const stopped = all.games < asked ? ` of ${asked}, then stopped` : ''
  const broken = all.broken > 0 ? `, ${all.broken} of them stalled or crashed` : ''
  return `${all.games} game${all.games === 1 && !stopped ? '' : 's'}${stopped}${broken}`
}
