/**
 * The timing of an effect or modifier, judged by its words. Each helps until a certain moment of an attack.
 * Stopping an attack helps until it is made, protecting until protectors are chosen, everything else until the damage comes.
 */
import { isList, isSetWho, listed } from '../language/nodes.ts'
import type { Effect, Mod, Power, Who } from '../language/types.ts'
import { envFor, inSet, isIn } from '../rules/core/words.ts'
import type { CardId, Obj } from '../state/types.ts'
import { friendsIn, type Moment } from './moment.ts'
import type { Timing } from './types.ts'

/** The earliest of several. */
export const soonest = (times: readonly Timing[]): Timing =>
  times.includes('now') ? 'now' : times.includes('before') ? 'before' : 'own'

/** The timing of a text. `card`: the card whose text it is. */
export const textTime = (m: Moment, text: readonly Effect[], card: CardId): Timing =>
  soonest(text.map((e) => effectTime(m, e, card)))

const nowIf = (is: boolean, otherwise: Timing = 'before'): Timing => (is ? 'now' : otherwise)

/** Whether removing a character, or changing the damage it deals, still affects this attack: the last moment for that. */
const atDamage = ({ at, hurts, harms }: Moment): boolean => at === 'defend' && (hurts || harms)

function effectTime(m: Moment, e: Effect, card: CardId): Timing {
  switch (e.do) {
    case 'interrupt':
    case 'retarget':
      return nowIf(m.at === 'link' || m.at === 'proposal', 'own')
    case 'heal':
      return friendsIn(m).some((id) => (m.g.s.cards[id]?.damage ?? 0) > 0) ? nowIf(atDeath(m)) : 'own'
    case 'deal':
      return nowIf(atDamage(m) && mayBe(m, e.to, m.attacker, card) && isEnough(m, e.n))
    case 'destroy':
    case 'uncombat':
    case 'turn':
    case 'exchange':
    case 'move':
      return nowIf(atDamage(m) && mayBe(m, e.what, m.attacker, card))
    case 'exhaust':
      return nowIf(m.at === 'proposal' && mayBe(m, e.what, m.attacker, card))
    case 'ready':
      return nowIf(m.at === 'attack' && m.hurts && tiredProtectors(m).some((id) => mayBe(m, e.what, id, card)), 'own')
    case 'modify':
      return soonest(e.mods.map((mod) => modTime(m, mod, card, e.until !== undefined)))
    case 'draw':
    case 'discard':
    case 'reveal':
    case 'search':
    case 'shuffle':
    case 'choose':
    case 'attach':
    case 'create':
    case 'pay':
    case 'say':
      return 'before'
    default:
      return within(m, e, card)
  }
}

/** Effects that contain others; any other effect counts whenever something bad is about to happen. */
function within(m: Moment, e: Effect, card: CardId): Timing {
  const of = (...lists: readonly (readonly Effect[] | undefined)[]): Timing =>
    soonest(lists.map((list) => textTime(m, list ?? [], card)))
  switch (e.do) {
    case 'if':
      return of(e.then, e.else)
    case 'try':
      return of(e.these, e.then, e.else)
    case 'empower':
    case 'forEach':
      return of(e.then)
    case 'repeat':
      return of(e.these)
    case 'modes':
      return of(...e.of)
    case 'table':
      return of(...e.rows.map(({ then }) => then))
    default:
      return nowIf(isDanger(m))
  }
}

const isDanger = (m: Moment): boolean => atDamage(m) || (m.at === 'link' && (m.hurts || m.harms))

/** Whether damage can only be healed in time now. */
const atDeath = ({ at, kills }: Moment): boolean => kills && (at === 'defend' || at === 'link')

/** Whether this much damage could destroy the attacker. */
function isEnough({ g, attacker }: Moment, n: unknown): boolean {
  const most = Array.isArray(n) ? Math.max(...n.map((one) => (typeof one === 'number' ? one : 99))) : n
  if (typeof most !== 'number') return true
  return most >= g.ask.stat(g, attacker, 'health') - (g.s.cards[attacker]?.damage ?? 0)
}

/** Exhausted characters that could protect if they were ready. */
const tiredProtectors = (m: Moment): CardId[] =>
  friendsIn(m).filter((id) => m.g.s.cards[id]?.exhausted === true && m.g.ask.keyword(m.g, id, 'Protector'))

/** Whether this may refer to that object; a name refers to whatever was picked before. */
function mayBe(m: Moment, who: Who | null | undefined, o: Obj, card: CardId): boolean {
  if (who === null || who === undefined || o === 0) return false
  const { g, seat } = m
  if (typeof who === 'string' && who.startsWith('$')) return true
  if (who === 'host' && (g.s.cards[card]?.host ?? 0) === 0) return true // it is attached as it resolves
  if (isList(who)) return who.some((one) => mayBe(m, one, o, card))
  const env = envFor(seat, card)
  if (!isSetWho(who)) return isIn(g, who, o, env)
  if (who.among !== undefined) return mayBe(m, who.among, o, card)
  const { target: _t, choose: _c, random: _r, top: _p, most: _m, least: _l, ...set } = who
  return inSet(g, set, o, env)
}

/** `brief`: it ends soon, with this turn or combat. */
function modTime(m: Moment, mod: Mod, card: CardId, brief: boolean): Timing {
  const late: Timing = brief ? 'own' : 'before'
  switch (mod.mod) {
    case 'keyword':
      return keywordTime(m, mod.keyword, mod.what, card, late)
    case 'stat':
      return statTime(m, mod, card, late)
    case 'cannot':
    case 'must': {
      const verbs = listed(mod.on)
      if (verbs.includes('attack')) return nowIf(m.at === 'proposal' && (m.hurts || m.harms), late)
      return nowIf(isDanger(m), late)
    }
    case 'can':
      return mod.on === 'protect' ? nowIf(m.at === 'attack' && m.hurts, late) : late
    case 'prevent':
    case 'instead':
      return nowIf(
        listed(mod.would.on).includes('deal') ? m.hurts && (m.at === 'defend' || m.at === 'link') : isDanger(m),
        late,
      )
    case 'cost':
    case 'limit':
    case 'see':
    case 'rewards':
      return late
    default:
      return nowIf(isDanger(m), late)
  }
}

/** Keywords that keep their bearer from being attacked or targeted, or from damage; the others are for the own turn. */
const fromAttack = ['Elusive', 'Immune', 'Stealth', 'Shadowmeld']
const fromTargets = ['Untargetable', 'Spellshield', 'Immune']
const fromDamage = ['Aberration', 'Hardiness', 'Resistance', 'Invincible', 'Mend', 'Immune', 'Eternal']

function keywordTime(m: Moment, keyword: string, what: Who, card: CardId, late: Timing): Timing {
  if (keyword === 'Protector') return nowIf(m.at === 'attack' && m.hurts && couldProtect(m, what, card), late)
  if (m.at === 'proposal') return nowIf(fromAttack.includes(keyword), late)
  if (m.at === 'link') return nowIf(m.hurts ? fromDamage.includes(keyword) : fromTargets.includes(keyword), late)
  return nowIf(atDamage(m) && fromDamage.includes(keyword), late)
}

/** Whether this could make a protector of a ready character that is not attacked itself (602.2). */
function couldProtect(m: Moment, what: Who, card: CardId): boolean {
  const { proposed, proposedToo } = m.g.s.combat[0]
  return friendsIn(m).some(
    (id) =>
      mayBe(m, what, id, card) &&
      id !== proposed &&
      id !== proposedToo &&
      (m.g.s.cards[id]?.exhausted === false || typeof what !== 'string' || what.startsWith('$')) &&
      !m.g.ask.keyword(m.g, id, 'Protector'),
  )
}

type StatMod = Extract<Mod, { mod: 'stat' }>

/** More health saves from fatal damage; less ATK helps against the attacker, and more ATK helps the defenders. */
function statTime(m: Moment, { stat, n, what, while: during }: StatMod, card: CardId, late: Timing): Timing {
  if (stat === 'health') return nowIf(atDeath(m), late)
  if (stat === 'def') return nowIf(m.at === 'defend' && m.hurts, late)
  if (stat !== 'atk' || m.at !== 'defend') return late
  if (typeof n === 'number' && n < 0) return nowIf(m.hurts && mayBe(m, what, m.attacker, card), late)
  if (during === 'attacking') return late
  const { g, seat } = m
  const { defender, second } = g.s.combat[0]
  const mine = [defender, second].filter((o) => o > 0 && g.s.cards[o]?.controller === seat)
  const weapons = typeof what === 'object' && 'is' in what && what.is === 'weapon'
  const hero = g.s.players[seat]?.hero ?? 0
  return nowIf(weapons ? mine.includes(hero) : mine.some((o) => mayBe(m, what, o, card)), late)
}

/** When the powers of a card that comes into play are worth having. */
export const powersTime = (m: Moment, powers: readonly Power[], card: CardId): Timing =>
  soonest(
    powers.map((power): Timing => {
      if ('always' in power) return soonest(power.always.map((mod) => modTime(m, mod, card, false)))
      if ('keyword' in power && power.keyword === 'Protector') return nowIf(m.at === 'attack' && m.hurts)
      return 'before'
    }),
  )
