/** What single fields can't show of an effect: what contradicts itself, and what no rule obeys. */
import { type Data, isRecord, type Look, report } from './shape.ts'

/** What an effect does that others may wait for "this way" (715.1). */
const ways = ['deal', 'heal', 'destroy', 'discard', 'move', 'create', 'reveal']

export const checkEffect: Look = (v, at, out) => {
  if (!isRecord(v)) return
  if (v.do === 'if' && v.if === undefined) report(out, at, '"if" is missing', 'Add the condition as "if".')
  if (v.when !== undefined && !ways.includes(String(v.do)))
    report(out, `${at}.when`, `nothing waits for "${String(v.do)}"`, `"when" goes with: ${ways.join(', ')}.`)
  if (v.divided !== undefined && (typeof v.n === 'string' ? v.n === 'all' : Array.isArray(v.n)))
    report(out, at, 'what is divided is no one amount', 'Give "n" one amount.')
  if (v.do === 'create' && (v.token === undefined) === (v.copy === undefined))
    report(out, at, 'it says neither or both of "token" and "copy"', 'Name a token, or say of what it is a copy.')
  if (v.do === 'try' && isSeveral(v.may) && (v.as === undefined || v.else !== undefined))
    report(out, at, 'several players decide, each for himself', 'Name those who do it with "as"; there is no "else".')
  if (v.do === 'guess' && v.as === undefined) report(out, at, 'the guess has no name', 'Name it with "as".')
  if (v.do === 'discard' && v.n === undefined && v.what === undefined)
    report(out, at, 'neither "n" nor "what" is given', 'Say how many cards, or which.')
}

/** Whether more than one player may be meant. */
const isSeveral = (v: unknown): boolean =>
  ['players', 'opponents', 'friends'].includes(v as string) ||
  (isRecord(v) && ['player', 'opponent', 'friend'].includes(v.is as string) && !picksSome(v))
const picksSome = (v: Data): boolean => ['target', 'choose', 'random', 'among'].some((k) => v[k] !== undefined)
