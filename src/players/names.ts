/** The names of the bots: all that is needed to offer them. */
import type { PlayerName } from './types.ts'

/** The bots by name: what each does, and for which side. */
export const playerNames: readonly PlayerName[] = [
  {
    name: 'tactics',
    about: 'Plays the Boss by the published tactics of the raid, and sensibly where none applies.',
    for: 'boss',
  },
  {
    name: 'gentle',
    about: 'The same Boss, going easy on a first raid: one card a turn, never its hardest blow, attacks spread.',
    for: 'boss',
  },
  {
    name: 'careless',
    about: 'The same Boss with two of three actions left to chance.',
    for: 'boss',
  },
  {
    name: 'raider',
    about: 'Plays a raider who attacks, protects, heals and equips for the good of the raid.',
    for: 'raider',
  },
  {
    name: 'cautious',
    about: 'Plays a raider who keeps protectors back as long as the Boss can hit hard.',
    for: 'raider',
  },
  { name: 'random', about: 'Gives random legal answers, from a seed.', for: 'both' },
]

/** The default bot of each side. */
export const defaultPlayer = { boss: 'tactics', raider: 'raider' } as const
