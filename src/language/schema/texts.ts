/**
 * Effects, modifiers and powers refer to each other, and each has a file of its own: here they meet. And what is special of the
 * place where each of them stands.
 */
import { type Check, isRecord, later, list, picks, within } from './shape.ts'

const told: { effect?: Check; mod?: Check; power?: Check } = {}

/** Each of the three says here what it is. */
export function grown(what: keyof typeof told, check: Check): Check {
  told[what] = check
  return check
}

const anEffect: Check = later(() => told.effect as Check)
export const effects: Check = list(anEffect, 0)
export const someEffects: Check = list(anEffect, 1)
export const mods: Check = list(
  later(() => told.mod as Check),
  1,
)
const aPower: Check = later(() => told.power as Check)
export const grantedPower: Check = aPower
export const tokenPowers: Check = list(aPower, 0)

/** Choices that are made as a text is processed. */
export const choices = ['choose', 'random', 'most', 'least'] as const

/** A text with all choices of its own. */
export const ownText = (text: Check): Check => within({ picks, it: false, anywhere: false }, text)
/** A text that is done without the chain, or a cost: nobody chooses targets for it. */
export const frameText = (text: Check): Check => within({ picks: choices, it: false, anywhere: false }, text)
/** What nobody is asked for. */
export const still = (check: Check): Check => within({ picks: [], it: false, anywhere: false }, check)

export const having =
  (key: string) =>
  (v: unknown): boolean =>
    isRecord(v) && key in v
