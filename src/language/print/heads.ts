/** The noun of a set: "hero or ally", "ability cards", "Whelp", and of later mentions: "that character". */

import { isOfLinks } from '../nodes.ts'
import { inList, kindNouns, type Noun, nameNoun } from '../phrases.ts'
import { tagVocabulary } from '../read/tag-words.ts'
import type { CardDef, Kind, SetWho } from '../types.ts'
import type { Scope } from './scope.ts'
import { kindNoun, Unprintable } from './scope.ts'
import { glance } from './who.ts'

/** The zone of a set; of several the first. */
export const zoneOf = (w: SetWho): string =>
  typeof w.in === 'string' ? (w.in === 'everywhere' ? 'play' : w.in) : Array.isArray(w.in) ? w.in[0] : 'play'
export const isHidden = (w: SetWho): boolean => zoneOf(w) !== 'play'

/** Cards outside play are "ally cards", also those from a pile named before. */
const isCards = (s: Scope, w: SetWho): boolean =>
  !isPeople(w) && !isPile(w) && (isHidden(w) || (w.among !== undefined && glance(s, w.among, 'all').owner !== ''))

/** The kinds that a set names; a chosen one ('$type') follows the noun "card". */
export const kindsIn = ({ is }: Pick<SetWho, 'is'>): readonly Kind[] =>
  is === undefined ? [] : [is].flat().map((k) => (k.startsWith('$') ? 'card' : k))

/** "of that card type" for a chosen type; "of that kind" for one of some words. */
export function ofChosenType(s: Scope, { is }: Pick<SetWho, 'is'>): string {
  if (typeof is !== 'string' || !is.startsWith('$')) return ''
  return s.refs[is.slice(1)]?.thing?.later === 'that kind' ? ' of that kind' : ' of that card type'
}

const peopleKinds: ReadonlySet<string> = new Set(['player', 'opponent', 'friend'])
export const isPeople = (w: SetWho): boolean => w.is !== undefined && kindsIn(w).every((k) => peopleKinds.has(k))

const pileKinds: ReadonlySet<string> = new Set(['deck', 'graveyard', 'hand'])

/** Decks, graveyards and hands as things of their own. */
export const isPile = (w: SetWho): boolean => w.is !== undefined && kindsIn(w).every((k) => pileKinds.has(k))

const zoneNouns: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  graveyard: 'graveyard',
  removed: 'removed pile',
  collection: 'collection',
}

/** "the event deck" is the name of a deck; the one a player draws from is just "deck". */
export function zoneNoun(zone: string): Noun {
  const [kind = '', name] = zone.split(':')
  const base = zoneNouns[kind]
  if (!base) throw new Unprintable(`"${zone}" is not a zone`, zone)
  const one = name ? `${name} ${base}` : base
  return { one, many: `${one}s` }
}

/** "hero or ally", "abilities, allies, and equipment", "ally card", "Whelp". */
export const isAttachment = (w: SetWho): boolean =>
  w.state === 'attached' && w.name === undefined && w.tag === undefined && (w.is ?? 'card') === 'card'

export function headNoun(s: Scope, w: SetWho, single: boolean, join: 'and' | 'or' | 'and/or'): string {
  const form = (n: Noun): string => (single ? n.one : n.many)
  if (isAttachment(w)) return form({ one: 'attachment', many: 'attachments' })
  const player = markedPlayer(s, w)
  if (player) return form(player)
  if (isPile(w) && typeof w.in === 'string') return `${form(zoneNoun(w.in))}${w.in.includes(':') ? '' : ' in use'}`
  const kinds = expand(kindsIn(w))
  const asCards = isCards(s, w)
  if (w.is === undefined) {
    if (w.name?.startsWith('$')) return `${form(kindNouns.card)} with that name`
    // "Swords" by itself would be the cards with that tag.
    if (w.name !== undefined)
      return !s.words.token?.(w.name) && tagVocabulary.includes(w.name)
        ? `${form(kindNouns.card)} named ${w.name}`
        : form(tokenNoun(s, w.name))
    if (w.tag !== undefined && !(typeof w.tag === 'string' && w.tag.startsWith('$'))) {
      const tags = [w.tag].flat()
      if (asCards) return `${inList(tags, join === 'and' ? 'or' : join)} ${form(kindNouns.card)}`
      return inList(
        tags.map((t) => form(tokenNoun(s, t))),
        join,
      )
    }
    return isOfLinks(w) ? inList([kindNouns.card, kindNouns.effect].map(form), join) : form(kindNouns.card)
  }
  const token = w.name === undefined ? null : s.words.token?.(w.name)
  if (token && kinds.length === 1) return `${token.one} ${form(kindNoun(s, kinds[0]!))}`
  const named = w.name === undefined ? '' : w.name.startsWith('$') ? ' with that name' : ` named ${w.name}`
  const chosen = ofChosenType(s, w)
  if (chosen !== '') return `${form(kindNouns.card)}${chosen}${named}`
  if (kinds.every((k) => k === 'effect' || k === 'reward'))
    return inList(
      kinds.map((k) => form(kindNoun(s, k))),
      join,
    )
  if (asCards && !kinds.includes('card') && !kinds.includes('resource')) {
    return `${inList(
      kinds.map((k) => kindNoun(s, k).one),
      single && join === 'and' ? 'or' : join,
    )} ${form(kindNouns.card)}${named}`
  }
  return (
    inList(
      kinds.map((k) => form(kindNoun(s, k))),
      join,
    ) + named
  )
}

/** The hero that texts call by this name. */
export const heroNamed = (s: Scope, name: string | undefined): CardDef | undefined =>
  name === undefined ? undefined : s.words.heroes?.find((h) => h.name === name)

export const tokenNoun = (s: Scope, name: string): Noun => s.words.token?.(name) ?? nameNoun(name)

/** The noun of the mark that a set asks for by itself. */
const markIn = (s: Scope, { tag }: Pick<SetWho, 'tag'>): Noun | null =>
  typeof tag === 'string' && !tag.startsWith('$') ? tokenNoun(s, tag) : null

/** A mark as it is said of its bearer: "MARKED", "the raid leader", "The Bomb"; null for other tags. */
export function markText(s: Scope, tag: string): string | null {
  const { one, bare, the } = tokenNoun(s, tag)
  return bare ? one : the ? `the ${one}` : tag.startsWith('The ') ? tag : null
}

/** Whether only one can be meant: "the raid leader", "the MARKED hero", "The Bomb". */
export const isSole = (s: Scope, w: SetWho): boolean =>
  w.other === undefined && (markIn(s, w)?.the !== undefined || (w.is === undefined && !isHidden(w) && isNamedThe(w)))

/** Whether its name begins with "The": it is the name of one thing. */
export const isNamedThe = ({ tag, name }: Pick<SetWho, 'tag' | 'name'>): boolean =>
  [tag, name].some((one) => typeof one === 'string' && one.startsWith('The '))

/** The noun of players with a mark, in place of "player": "raid leader". */
export function markedPlayer(s: Scope, w: SetWho): Noun | null {
  const noun = markIn(s, w)
  return noun?.the === 'player' && !noun.bare && typeof w.is === 'string' && isPeople(w) ? noun : null
}

/** A tag in front of a noun: "MARKED", and "Bomb" for The Bomb. */
export const tagInFront = (s: Scope, tag: string): string => {
  const noun = tokenNoun(s, tag)
  return noun.bare ? noun.one : tag.replace(/^The /, '')
}

const expand = (kinds: readonly Kind[]): Kind[] => kinds.flatMap((k) => (k === 'character' ? ['hero', 'ally'] : [k]))

/** The noun of a later mention: "that character" for "hero or ally". */
export function laterNoun(s: Scope, w: SetWho, plural: boolean): string {
  const form = (n: Noun): string => (plural ? n.many : n.one)
  const only = kindsIn(w)
  if (only.length > 0 && only.every((k) => k === 'effect' || k === 'reward')) return form(kindNouns.effect)
  if (isCards(s, w)) return form(kindNouns.card)
  const kinds = kindsIn(w)
  const [kind, ...others] = kinds
  if (kind === undefined)
    return form(w.name ? tokenNoun(s, w.name) : typeof w.tag === 'string' ? tokenNoun(s, w.tag) : kindNouns.card)
  if (others.length === 0) return form(kind === 'opponent' || kind === 'friend' ? kindNouns.player : kindNoun(s, kind))
  return form(kinds.every((k) => k === 'hero' || k === 'ally') ? kindNouns.character : kindNouns.card)
}
