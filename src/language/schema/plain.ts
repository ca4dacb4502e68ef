/** The closed lists of words as checks. */
import {
  cardStates,
  cardTypes,
  compares,
  damageTypes,
  fixedWho,
  keywords,
  kinds,
  stats,
  stepNames,
  verbs,
  zones,
} from '../types.ts'
import { type Check, called, type Form, formed, report, word } from './shape.ts'

export const damageType = called('damage type', word(damageTypes, 'damage type'))
export const commonType = word(cardTypes, 'card type')
/** A common word, or one of the raid's own card types. */
const orOwn = (common: Check): Check =>
  formed(
    (): Form => ({ ...common.form(), own: true }) as Form,
    (v, at, out) => {
      if (typeof v !== 'string' || !out.types?.includes(v)) common(v, at, out)
    },
  )
export const cardType = called('card type', orOwn(commonType))
export const keyword = called('keyword', word(keywords, 'keyword'))
export const kind = called('kind', orOwn(word(kinds, 'kind of card or player')))
export const stat = called('stat', word(stats, 'stat'))
export const step = word(stepNames, 'step')
export const verb = called('verb', word(verbs, 'verb'))
export const compare = word(compares, 'comparison')
export const state = called('state', word(cardStates, 'state'))
export const ownZone = word(zones, 'zone')

/** Other words that designers may try first. */
const alsoCalled: ReadonlyMap<unknown, string> = new Map([
  ['hero', 'yourHero'],
  ['me', 'you'],
  ['raiders', 'opponents'],
  ['everyone', 'players'],
])
const whoWord = word(fixedWho, 'Who')
export const oneWho = formed(whoWord.form, (v, at, out) => {
  const nearest = alsoCalled.get(v)
  if (nearest === undefined) whoWord(v, at, out)
  else report(out, at, `"${v}" is not a Who`, { fix: `Did you mean "${nearest}"?`, expected: fixedWho, nearest })
})
