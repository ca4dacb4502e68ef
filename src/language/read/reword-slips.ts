/** Rewordings of slips: words that a list of cards spells wrongly or joins. */
import type { Rewording } from './rewordings.ts'

const slip = (from: RegExp, to: string): Rewording => ({ from, to, why: 'a slip' })

export const slips: readonly Rewording[] = [
  slip(/\bfom the game\b/g, 'from the game'),
  slip(/\binto play wit\b/g, 'into play with'),
  slip(/\bits owners (?=deck|hand|graveyard)/g, "its owner's "),
  slip(/\b(?:an?|the) (?=this (?:ally|armor|weapon|item|ability|quest|location)\b)/g, ''),
  slip(/\bdual wield\b/g, 'Dual Wield'),
  slip(/\bbear Ally (?=tokens?\b)/g, 'Bear ally '),
  slip(/\b([Pp]lay) an? (druid|hunter|mage|paladin|priest|rogue|shaman|warlock|warrior) (?=ability)/g, '$1 a [$2] '),
]
