/** Connects the checks of effects, modifiers and powers, which refer to each other across files, and sets the context of each. */
import { must } from '../../state/must.ts'
import { type Check, isRecord, later, picks, sayable, within } from './shape.ts'

const told: { effect?: Check; mod?: Check; power?: Check } = {}

/** The three checks, filled in by their files. */
export function grown(what: keyof typeof told, check: Check): Check {
  told[what] = check
  return check
}

const anEffect: Check = later(() => must(told.effect))
export const effects: Check = sayable(anEffect, 0)
export const someEffects: Check = sayable(anEffect, 1)
export const mods: Check = sayable(
  later(() => must(told.mod)),
  1,
)
const aPower: Check = later(() => must(told.power))
export const grantedPower: Check = aPower
export const tokenPowers: Check = sayable(aPower, 0)

/** Choices that are made as a text is processed. */
export const choices = ['choose', 'random', 'most', 'least'] as const

/** A text with all choices of its own. */
export const ownText = (text: Check): Check => within({ picks, it: false, anywhere: false }, text)
/** A text processed without the chain, or a cost: it can't have targets. */
export const frameText = (text: Check): Check => within({ picks: choices, it: false, anywhere: false }, text)
/** A place where no player can choose. */
export const still = (check: Check): Check => within({ picks: [], it: false, anywhere: false }, check)

export const having =
  (key: string) =>
  (v: unknown): boolean =>
    isRecord(v) && key in v
