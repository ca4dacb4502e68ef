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
import { type Check, formed, word } from './shape.ts'

export const damageType = word(damageTypes, 'damage type')
export const commonType = word(cardTypes, 'card type')
/** A common word, or one of the raid's own card types. */
const orOwn = (common: Check): Check =>
  formed(common.form, (v, at, out) => {
    if (typeof v !== 'string' || !out.types?.includes(v)) common(v, at, out)
  })
export const cardType = orOwn(commonType)
export const keyword = word(keywords, 'keyword')
export const commonKind = word(kinds, 'kind of card or player')
export const kind = orOwn(commonKind)
export const stat = word(stats, 'stat')
export const step = word(stepNames, 'step')
export const verb = word(verbs, 'verb')
export const compare = word(compares, 'comparison')
export const state = word(cardStates, 'state')
export const ownZone = word(zones, 'zone')
export const oneWho = word(fixedWho, 'Who')
