/** The Boss's next blows, as far as they are public: its attack, and what its cards deal at the start or end of its turn. */
import { isPower, mentions } from '../language/nodes.ts'
import { printWho, raidWords, toRaiders } from '../language/print/index.ts'
import type { Amount, Effect, Power } from '../language/types.ts'
import { cannot } from '../rules/103-cant.ts'
import { attacking } from '../rules/601-proposal.ts'
import { powersOf, value } from '../rules/714-continuous-modifiers/modifiers.ts'
import { newCache } from '../rules/core/cache.ts'
import { bossSeat, card, codeOf, combat, opponentsOf, player } from '../rules/core/game.ts'
import { amount, envFor } from '../rules/core/words.ts'
import { inPlay, PARTY, zoneId } from '../state/ids.ts'
import type { Card, CardId } from '../state/types.ts'
import type { RunningGame } from './game.ts'
import type { Coming } from './types.ts'

/** The next blows of the Boss in play; undefined if none are known. What is conditional or named by an earlier effect is left to the power's own text. */
export function comingOf(g: RunningGame): Coming | undefined {
  const boss = bossSeat(g)
  const hero = g.s.cards[player(g, boss).hero]
  if (hero?.became !== 0 || !inPlay(hero.zone)) return undefined
  const party = (g.s.zones[zoneId(boss, PARTY)]?.cards ?? []).map((id) => card(g, id))
  const says = party.flatMap((c) => {
    const powers =
      c === hero || (c.host === 0 && !c.faceDown) ? powersOf(g, c.id).map(({ ptr }) => g.code.at.get(ptr)) : []
    return powers.filter(isPower).flatMap((power) => ('if' in power ? [] : dealtBy(g, c, power)))
  })
  const atk = attackOf(g, hero)
  return atk || says.length > 0 ? { ...(atk ? { atk } : {}), says } : undefined
}

/** The damage that a side of this card deals at the start of the Boss's turn, whatever its condition; '' if none. */
export const dealtOnSide = (g: RunningGame, c: Card, side: 'front' | 'back'): string =>
  (codeOf(g, c).def[side] ?? []).flatMap((power) => dealtBy(g, c, power).map(({ text }) => text)).join(', ')

function dealtBy(g: RunningGame, c: Card, power: Power): Coming['says'] {
  if (!('when' in power)) return []
  const { on: at, ...rest } = power.when
  if ((at !== 'start' && at !== 'end') || Object.keys(rest).join() !== 'turn' || power.when.turn !== 'you') return []
  return power.then.flatMap((e) => {
    const text = dealt(g, c, e)
    return text ? [{ at, text }] : []
  })
}

/** '3 fire to all raiders' heroes'; '' for another effect, and for one that needs an earlier one. */
function dealt(g: RunningGame, c: Card, e: Effect): string {
  if (e.do !== 'deal' || Array.isArray(e.n) || typeof e.to !== 'object' || mentions([e.n, e.to], isNamed)) return ''
  const n = amount(g, e.n as Amount, envFor(c.controller, c.id))
  const words = raidWords(g.def)
  const [type = 'melee'] = [e.type ?? 'melee'].flat()
  return n > 0 ? `${n} ${type} to ${toRaiders(printWho(e.to, words, codeOf(g, c).def), words)}` : ''
}
/** Whether this is a name that an earlier effect or a cost gives. */
const isNamed = (part: unknown): boolean => typeof part === 'string' && /^[$X]/.test(part)

/** Its lowest and highest ATK as it would attack the heroes on the other side; undefined if it can't attack any. */
function attackOf(g: RunningGame, { id, controller }: Card): Coming['atk'] {
  const heroes = opponentsOf(g, controller).map((seat) => player(g, seat).hero)
  const open = heroes.filter((foe) => !cannot(g, attacking(id, foe, controller)))
  const all = combat(g).attacker === id ? [value(g, id, 'atk')] : open.map((foe) => atkAgainst(g, id, foe))
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : undefined
}

/** Reads the ATK as if this combat were open; nothing is written, so nothing needs to be taken back. */
function atkAgainst(g: RunningGame, attacker: CardId, defender: CardId): number {
  const fight = { ...combat(g), attacker, defender }
  return value({ ...g, s: { ...g.s, combat: [fight] }, cache: newCache() }, attacker, 'atk')
}
