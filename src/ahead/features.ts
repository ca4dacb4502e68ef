/** Describes a position in numbers, as far as everybody can see it. */
import { type Game, glance, outcome, progress } from '../engine/index.ts'
import type { CardView, SeatView, View } from '../engine/types.ts'

/** The names of the features, in the order of their numbers. */
export const featureNames = [
  // The way: the share of it that is done, stages that are over, and what is left for the strength that the raiders have.
  ...(['done', 'past', 'clock', 'won'] as const),
  // The raiders: heroes, the share of health that they have together, and that the weakest has; those below a third; powers that are unused.
  ...(['alive', 'health', 'weakest', 'low', 'powers'] as const),
  ...(['allies', 'allyAtk', 'allyHealth', 'protectors', 'weapons', 'gear', 'hands', 'resources', 'decks'] as const),
  // The Boss: allies, other cards in play, hand and resources; what holds it, and the level of threat.
  ...([
    'minions',
    'minionAtk',
    'minionHealth',
    'ongoing',
    'bossHand',
    'bossResources',
    'bonds',
    'averted',
    'standins',
    'threat',
  ] as const),
] as const

export type FeatureName = (typeof featureNames)[number]

/** A position in numbers. */
export type Features = Record<FeatureName, number>

export const nothing = Object.fromEntries(featureNames.map((name) => [name, 0])) as Features

/**
 * Describes a position.
 * @param game - A game, real or imagined, of a raid.
 * @returns Its features: counts, sums of printed values as they are now, and shares from 0 to 1.
 */
export function features(game: Game): Features {
  const v = glance(game, -1)
  const { past, far } = progress(game)
  const f: Features = { ...nothing, done: far, past, weakest: 1, won: outcome(game)?.result === 'raiders' ? 1 : 0 }
  for (const seat of v.seats)
    if (seat.boss) ofBoss(f, v, seat)
    else if (!seat.lost) ofRaider(f, v, seat)
  if (f.alive === 0) f.weakest = 0
  const { bonds, looms, standins, threat } = v.raid
  if (bonds) f.bonds = bonds.left
  if (looms) f.averted = looms.met
  if (standins) f.standins = standins.left
  if (threat) f.threat = threat.level
  f.clock = (1 - far) / (2 + f.allyAtk + f.weapons + f.alive)
  return f
}

/** ATK as it counts: less than 0 is 0 (104.2). */
const atkOf = ({ atk }: CardView): number => Math.max(0, atk ?? 0)
const leftOf = ({ health, damage }: CardView): number => Math.max(0, (health ?? 0) - damage)

function ofBoss(f: Features, { cards }: View, { hero, party, row, handCount, resources }: SeatView): void {
  f.bossHand = handCount
  f.bossResources = resources.length
  for (const id of [...party, ...row]) {
    const c = cards[id]
    if (!c || id === hero) continue
    if (c.atk !== null && c.health !== null) {
      f.minions++
      f.minionAtk += atkOf(c)
      f.minionHealth += leftOf(c)
    } else f.ongoing++
  }
}

function ofRaider(f: Features, { cards }: View, { hero, party, handCount, resources, decks }: SeatView): void {
  const one = cards[hero]
  const share = one?.health ? leftOf(one) / one.health : 0
  f.alive++
  f.health += share
  f.weakest = Math.min(f.weakest, share)
  if (share < 1 / 3) f.low++
  if (one && !one.faceDown) f.powers++
  f.hands += handCount
  f.resources += resources.length
  f.decks += Math.min(10, decks[0]?.count ?? 0)
  for (const id of party) {
    const c = cards[id]
    if (!c || id === hero) continue
    if (c.types.includes('ally')) {
      f.allies++
      f.allyAtk += atkOf(c)
      f.allyHealth += leftOf(c)
      if (c.keywords.includes('Protector')) f.protectors++
    } else if (c.types.includes('weapon')) f.weapons += atkOf(c)
    else f.gear++
  }
}
