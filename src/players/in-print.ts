/** What cards do in the printer's words, for what players have none of their own: "raiders' allies enter play exhausted". */
import {
  plainName,
  possessive,
  printCard,
  printEffects,
  printPower,
  type RaidWords,
  toRaiders,
  withoutCost,
  withoutYou,
} from '../language/print/index.ts'
import type { CardDef, Effect, Power } from '../language/types.ts'
import { playerObj } from '../state/ids.ts'
import { nameInView, seatView, type Table } from './table.ts'

/** A text of the bot's own cards as others read it: its first sentence, within another; '' if it can't be printed. */
function heard(t: Table, print: (words: RaidWords) => string): string {
  const words = t.print()
  try {
    const all = print(words).replaceAll('\n', ' ')
    const boss = seatView(t, t.me)?.boss
    const me = nameInView(t, playerObj(t.me))
    const text = withoutCost(boss ? toRaiders(all, words) : withoutYou(all, me, `${possessive(me, false)} hero`))
    const [first = ''] = text.split(/(?<=\w{3}\.) (?=[A-Z])/)
    const isName = [words.boss, me, ...[...t.words.keys()].map(plainName)].some((name) => first.startsWith(name))
    return (isName ? first : first.charAt(0).toLowerCase() + first.slice(1)).replace(/\.$/, '')
  } catch {
    return ''
  }
}

/** The first power that a card has in play from now on. */
export function lastingWords(t: Table, def: CardDef, holds: (power: Power) => boolean): string {
  const power = (def.powers ?? []).find((one) => ('always' in one || 'when' in one) && holds(one))
  return power ? heard(t, (words) => printPower(power, words, def)) : ''
}

export const cardWords = (t: Table, def: CardDef): string => heard(t, (words) => printCard(def, words).text)
export const powerWords = (t: Table, power: Power, def: CardDef): string =>
  heard(t, (words) => printPower(power, words, def))
export const effectWords = (t: Table, text: readonly Effect[], def: CardDef | undefined): string =>
  heard(t, (words) => printEffects(text, words, def))
