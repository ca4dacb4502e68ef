/**
 * The roles that a raider’s bot can play. All of them play alike in the main; a role says what comes first, what is kept, and what is
 * risked. The balanced raider, and the Boss, weigh everything as it is.
 */

import { listed, mentions, once } from '../language/index.ts'
import type { CardDef, Effect } from '../language/types.ts'
import type { BotName } from './names.ts'

/** What a card is for. */
type Purpose = 'guard' | 'armor' | 'heal' | 'harm' | 'lasting' | 'weapon' | 'ally' | 'answer' | 'cards'
type Weights = Readonly<Partial<Record<Purpose, number>>>

/** What a role makes of the same game. */
export interface Role {
  /** How much the strongest opposing attack counts for keeping a protector ready: 0 not at all, 1 fully. */
  guard: number
  /** Goes easy on the opponents (gentle.ts). */
  easy?: boolean
  /** By how much more a card for this purpose is worth playing; 1 if it isn’t named. */
  play: Weights
  /** What a card for this purpose is worth in the hand, on top of the usual; the others are laid as resources. */
  keep: Weights
  /** How much harm to the Boss’s hero counts, and harm to her allies. */
  zeal: Readonly<{ boss: number; allies: number }>
  /** How much healing counts for the heroes who could fall. */
  care: number
  /** How much worse a trade may be if it protects a friend’s hero. */
  step: number
  /** How many allies are kept from attacks in which they would fall. */
  back: number
  /** How much what is saved for the turns of others counts. */
  reserve: number
  /** What comes earlier in the role’s own turn, if several things are worth doing. */
  first: Order
  /** Whether the weakest allies attack first. */
  weakFirst: boolean
}

/** How early each kind of act comes: allies’ attacks, heroes’ attacks, allies, other cards, quests, powers, and a resource. */
interface Order {
  attacks: number
  heroes: number
  bodies: number
  /** Laying a resource. */
  lay: number
  cards: number
  quests: number
  powers: number
}

/** Weighs everything as it is. */
export const balanced: Role = {
  guard: 0.15,
  play: {},
  keep: {},
  zeal: { boss: 1, allies: 1 },
  care: 1,
  step: 0,
  back: 0,
  reserve: 1,
  first: { cards: 60, quests: 60, powers: 60, attacks: 45, bodies: 30, heroes: 20, lay: 90 },
  weakFirst: false,
}

/** The roles by the names of their bots. */
export const roles: Readonly<Record<Exclude<BotName, 'random'>, Role>> = {
  ...{ tactics: balanced, story: balanced, normal: balanced, heroic: balanced, mythic: balanced },
  gentle: { ...balanced, easy: true },
  ...{ raider: balanced, ahead: balanced, briefly: balanced },
  protector: {
    ...balanced,
    guard: 1,
    play: { guard: 2, armor: 2, ally: 1.2, heal: 0.7 },
    keep: { guard: 6, armor: 6, weapon: 2, ally: 1, harm: -1, lasting: -2, cards: -4, heal: -1 },
    zeal: { boss: 0.9, allies: 1.5 },
    step: 5,
    first: { lay: 90, bodies: 80, heroes: 65, cards: 60, powers: 60, attacks: 55, quests: 50 },
  },
  healer: {
    ...balanced,
    play: { heal: 3, cards: 1.5, ally: 0.85, weapon: 0.8, armor: 0.8, harm: 0.7 },
    keep: { heal: 6, cards: 4, ally: 1, guard: -2, lasting: -2, harm: -3, weapon: -3, armor: -3 },
    zeal: { boss: 1.1, allies: 0.85 },
    care: 2.2,
    first: { lay: 90, quests: 85, cards: 60, powers: 60, bodies: 35, attacks: 30, heroes: 20 },
    weakFirst: true,
  },
  damage: {
    ...balanced,
    guard: 0,
    play: { harm: 1.3, lasting: 1.8, weapon: 1.8, cards: 0.7, heal: 0.6, armor: 0.6, answer: 0.6 },
    keep: { harm: 3, lasting: 4, weapon: 4, heal: -4, cards: -3, armor: -2, guard: -2, answer: -1 },
    zeal: { boss: 1.5, allies: 0.7 },
    first: { lay: 90, heroes: 85, attacks: 75, cards: 60, powers: 60, quests: 35, bodies: 25 },
  },
  control: {
    ...balanced,
    guard: 0.4,
    play: { answer: 1.6, cards: 1.6, ally: 0.9, harm: 0.8, weapon: 0.7 },
    keep: { answer: 6, cards: 4, ally: -4, weapon: -1, heal: -1 },
    zeal: { boss: 0.8, allies: 1.8 },
    reserve: 1.5,
    first: { lay: 90, attacks: 75, bodies: 60, powers: 55, quests: 50, cards: 40, heroes: 20 },
    weakFirst: true,
  },
  careful: {
    ...balanced,
    guard: 100,
    play: { guard: 1.5, armor: 1.5 },
    keep: { answer: 2, guard: 2, armor: 2 },
    back: 2,
    reserve: 2,
    first: { cards: 70, powers: 65, attacks: 60, bodies: 50, quests: 45, heroes: 20, lay: 10 },
  },
}

/** All effects that a card can have, its powers' too. */
const effectsOf = (def: CardDef): readonly Effect[] => [
  ...(def.text ?? []),
  ...(def.powers ?? []).flatMap((p): readonly Effect[] => ('then' in p ? (p.then ?? []) : [])),
]

const purposes = once((def: CardDef): readonly Purpose[] => {
  const types = listed(def.type)
  const all = effectsOf(def)
  const does = (...verbs: Effect['do'][]): boolean => all.some((e) => verbs.includes(e.do))
  const out: Purpose[] = []
  if (mentions(def.powers, 'Protector')) out.push('guard')
  if (types.includes('armor')) out.push('armor')
  if (types.includes('weapon')) out.push('weapon')
  if (types.includes('ally')) out.push('ally')
  if (does('heal') || mentions(def.powers, 'heal')) out.push('heal')
  if (does('deal')) out.push(def.attach ? 'lasting' : 'harm')
  if (does('interrupt') || all.some((e) => e.do === 'modify' && e.mods.some((m) => m.mod === 'cannot')))
    out.push('answer')
  else if (all.some((e) => e.do === 'destroy')) out.push('answer')
  if (does('draw')) out.push('cards')
  return out
})

/** By how much more a raider of this role wants to play the card, or to use its power. */
export const eagerness = ({ play }: Role, def: CardDef | undefined): number =>
  def ? purposes(def).reduce((all, purpose) => all * (play[purpose] ?? 1), 1) : 1

/** What the card is worth in the hand of a raider of this role, on top of the usual. */
export const dearness = ({ keep }: Role, def: CardDef | undefined): number =>
  def ? purposes(def).reduce((all, purpose) => all + (keep[purpose] ?? 0), 0) : 0
