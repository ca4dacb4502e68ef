/** Changes of zone as predicates. */

import { isSetWho } from '../nodes.ts'
import { kindNouns } from '../phrases.ts'
import type { Of, Who } from '../types.ts'
import { much } from './amounts.ts'
import { type Parts, result, spaced } from './results.ts'
import type { Scope, Thing } from './scope.ts'
import { say, saysOnly, Unprintable } from './scope.ts'
import { isWholeZone } from './sets.ts'
import { thing, who } from './who.ts'

type Move = Of<'move'>

/** The roles that belong to each place. */
const placeRoles: Readonly<Record<Move['to'], readonly string[]>> = {
  hand: ['of'],
  graveyard: ['of'],
  deck: ['of', 'at'],
  removed: ['face'],
  play: ['of', 'face', 'state', 'damage', 'type', 'same'],
  resources: ['of', 'face', 'state'],
}

/** Changes of zone: into a hand, onto or into a deck, out of the game, into play, into the resource row. */
export function moveParts(s: Scope, e: Move): Parts {
  if (!(e.to in placeRoles)) throw new Unprintable(`"${String(e.to)}" is not a place to put a card`, e)
  saysOnly(e, ['do', 'if', 'as', 'when', 'what', 'to', 'by', ...placeRoles[e.to]], `to: "${e.to}"`)
  s.zoneWord = e.to === 'removed' ? 'in' : 'from'
  const t = thing(s, e.what, 'all')
  s.zoneWord = 'in'
  const cards = isSetWho(e.what) && isWholeZone(e.what)
  result(
    s,
    e,
    cards ? { ...t, plural: true } : t,
    e.to === 'removed' ? 'removed' : 'put',
    `the number of cards ${e.to === 'removed' ? 'removed' : 'put'} this way`,
  )
  const away = e.what === 'self' && s.selfZone !== ''
  const what = say(s, t, 'object') + (away && !s.zoneSaid ? ` from your ${s.selfZone}` : '')
  const placed = e.to === 'play' || e.to === 'resources' || e.to === 'removed'
  const own = placed ? '' : away && e.of === undefined ? 'your' : destination(s, e, t)
  const extra = [
    e.face === undefined ? '' : ` face ${e.face}`,
    e.state === 'exhausted' ? `${e.face ? ' and' : ''} exhausted` : '',
  ].join('')
  const damage = e.damage === undefined ? '' : withDamage(s, e.damage)
  switch (e.to) {
    case 'hand':
    case 'graveyard':
      return { verb: 'put', rest: ` ${what} into ${own} ${e.to}${s_(own)}${t.tail}` }
    case 'deck':
      if (e.at === 'shuffled') return { verb: 'shuffle', rest: ` ${what} into ${own} deck${s_(own)}${t.tail}` }
      return {
        verb: 'put',
        rest: ` ${what} ${e.at === 'bottom' ? 'on the bottom' : 'on top'} of ${own} deck${s_(own)}${t.tail}`,
      }
    case 'removed':
      return { verb: 'remove', rest: ` ${what} from the game${e.face === undefined ? '' : ` face ${e.face}`}${t.tail}` }
    case 'play':
      return {
        verb: 'put',
        rest: ` ${what} into play${asType(e)}${under(s, e)}${extra}${damage}${asBefore(e)}${t.tail}`,
      }
    case 'resources':
      return { verb: 'put', rest: ` ${what} into ${resourceOwner(s, e, t)} resource row${extra}${t.tail}` }
  }
}

/** " under its owner's control" (415.2). */
const under = (s: Scope, e: Move): string => (e.of === undefined ? '' : ` under ${who(s, e.of, 'each', 'his')} control`)

/** 300.1d */
const asType = (e: Move): string =>
  e.type === undefined ? '' : ` as ${/^[aeiou]/.test(e.type) ? 'an' : 'a'} ${kindNouns[e.type].one}`

const asBefore = (e: Move): string => (e.same ? ' flipped the same way and with the same damage' : '')

function withDamage(s: Scope, n: NonNullable<Move['damage']>): string {
  const m = much(s, n)
  return ` with ${spaced(m.text)}damage on it${m.tail}`
}

const s_ = (own: string): string => (own === "their owners'" || own === 'their' ? 's' : '')

/** The owner of the hand or deck: as given, as found before, or the card's owner. */
function destination(s: Scope, e: Move, t: Thing): string {
  if (e.of !== undefined) return who(s, e.of, 'each', 'his')
  if (typeof e.by === 'object' && 'owner' in e.by && JSON.stringify(e.by.owner) === JSON.stringify(e.what)) return 'his'
  // Of several players' cards each goes to its own owner; "opponents' hand" could be any of them.
  const several = t.owner.endsWith("s'") && t.owner !== "their owners'"
  if (t.owner && t.owner !== 'any' && !several) return t.owner
  return t.plural ? "their owners'" : "its owner's"
}

/** The resource row's player: as given; otherwise the card's controller in play, its owner elsewhere (415.2). */
function resourceOwner(s: Scope, e: Move, t: Thing): string {
  if (e.of !== undefined) return who(s, e.of, 'each', 'his')
  if (isYours(e.what) || t.owner === 'your') return 'your'
  if (t.owner) return destination(s, e, t)
  return t.plural ? "their controllers'" : "its controller's"
}

const isYours = (w: Who): boolean =>
  w === 'self' || w === 'yourHero' || (typeof w === 'object' && 'of' in w && w.of === 'you')
