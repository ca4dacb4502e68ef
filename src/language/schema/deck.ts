/** Sets of printed cards, for deck building (100.2e). */
import { deckKinds } from '../lists.ts'
import type { CardSet } from '../types.ts'
import { damageType } from './plain.ts'
import {
  also,
  type Check,
  called,
  either,
  type Field,
  type Fields,
  isRecord,
  may,
  nonEmpty,
  oneOf,
  record,
  tuple,
} from './shape.ts'
import { setFields } from './words.ts'

const kind = oneOf(deckKinds, 'kind of card')

const cardSetFields: Fields<CardSet> = {
  is: may(either([Array.isArray, tuple(kind, kind)], kind)),
  tag: setFields.tag,
  icon: setFields.icon,
  reputation: setFields.reputation,
  requires: setFields.requires,
  name: setFields.name,
  damageType: may(damageType),
  deals: may(damageType),
}
const cardsBy = (name: string, fields: Readonly<Record<string, Field>>): Check =>
  also(called(name, record(fields)), (v, at, out) => {
    if (isRecord(v)) nonEmpty(v, at, out, 'a set of cards')
  })
/** A set of printed cards; of those that a deck can't have some may be left out. */
export const cardSet: Check = cardsBy('card set', cardSetFields)
export const cardSetBut: Check = cardsBy('excluded cards', { ...cardSetFields, not: may(cardSet) })
