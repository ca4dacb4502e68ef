/** The raiders' plan for this round in one line, as a bot says it at the table: from what everybody may see alone. */
import type { CardView, Seat, SeatView } from '../engine/types.ts'
import { inList, mentions } from '../language/index.ts'
import type { Tactic } from '../language/tactics.ts'
import { finisher } from './last-blow.ts'
import { planOf } from './plan.ts'
import { because, plainReason, type Reason, sentenceOf } from './reason.ts'
import { friendsToCome } from './situation.ts'
import { holdsBack } from './store.ts'
import { powersOf } from './strength.ts'
import { characters, defOf, foes, friends, has, healthLeft, heroOf, seatView, type Table } from './table.ts'

/** The most sentences of a line. */
const most = 2

/** What matters most for all raiders until the Boss's next turn; null if there is nothing to agree on, or nobody to agree with. */
export function toldPlan(t: Table, advice: readonly Tactic[]): Reason | null {
  if (friends(t).length < 2) return null
  const end = finish(t)
  const said = end ? [end] : [looming(t, advice), danger(t), clock(t), level(t)].filter((one) => one !== null)
  if (said.length === 0) return null
  return sentenceOf(
    t,
    said
      .slice(0, most)
      .flatMap((one, i) => (i > 0 ? ['. ', one] : [one]))
      .concat('.'),
  )
}

/** Who lands the last blow, if all together can. */
function finish(t: Table): Reason | null {
  const found = finisher(t)
  if (!found) return null
  const { boss, hero } = found
  return because(t)`${{ of: boss.id }} can fall in this round: the last blow is for ${{ of: hero.id }}`
}

/** What comes as the Boss's next turn starts, and who sees to it, where the raid's advice divides that among the raiders. */
function looming(t: Table, advice: readonly Tactic[]): Reason | null {
  const { looms } = t.view.raid
  if (looms?.turns !== 1) return null
  const { called, met, of, by } = looms
  const start = `${called} comes next: ${met} of ${of} ${by}`
  if (met >= of || !advice.some(divides)) return plainReason(start)
  const shares = sharesOf(t, of - met)
  if (shares.length === 0) return plainReason(`${start}, and too few of us are left for the others`)
  const who = shares.map(({ seat: { name }, n }, i) => `${name} ${i === 0 ? 'sees to' : 'to'} ${n}`)
  return plainReason(`${start}, ${inList(who, 'and')}`)
}

/** Whether it tells how many of something each raider sees to, and how many are left to those who follow. */
const divides = (tactic: Tactic): boolean =>
  'use' in tactic && mentions(tactic.if, (part) => part === 'half the characters still to come')

/** How many of these each raider sees to: those who follow with half of their characters, the earlier ones with what is left; nobody if they are too few. */
function sharesOf(t: Table, needed: number): { seat: SeatView; n: number }[] {
  const now = seatView(t, t.me)
  if (!now) return []
  const free = characters(t, [now]).filter((card) => !card.exhausted).length
  const later = friendsToCome(t).map((seat) => ({ seat, all: characters(t, [seat]).length }))
  if (later.reduce((sum, { all }) => sum + all, free) < needed) return []
  const shares: { seat: SeatView; n: number }[] = []
  let left = needed
  for (const [i, { seat, all }] of [{ seat: now, all: free }, ...later].entries()) {
    const after = later.slice(i).reduce((sum, one) => sum + Math.floor(one.all / 2), 0)
    const n = Math.min(all, Math.max(0, left - after))
    if (n > 0) shares.push({ seat, n })
    left -= n
  }
  return shares
}

/** Who could fall on the Boss's next turn, and who steps in the way. */
function danger(t: Table): Reason | null {
  const { force, endangered } = planOf(t)
  const [weakest, ...others] = endangered
  const boss = foes(t).find((seat) => seat.boss)
  if (!weakest || !boss) return null
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const start = because(
    t,
  )`${{ of: weakest.id }} (${healthLeft(weakest)} health left)${more} could fall to ${force} damage`
  const guards = characters(t, friends(t)).filter((card) => has(card, 'Protector') && !card.exhausted)
  const [guard] = guards
  const also = guards.length > 1 ? ` and ${guards.length - 1} more stay` : ' stays'
  const [keeper] = friends(t).flatMap(({ seat }) => holdingPower(t, seat))
  const kept = because(t)`the power of ${{ of: keeper?.id }} is kept`
  if (!guard) return keeper ? because(t)`${start}: ${kept}` : because(t)`${start}, and nobody is there to protect`
  const ready = because(t)`${start}: ${{ of: guard.id }}${also} ready to protect`
  return keeper ? because(t)`${ready}, ${kept}` : ready
}

/** A hero whose unused power keeps a character from attacking. */
function holdingPower(t: Table, seat: Seat): CardView[] {
  const hero = heroOf(t, seat)
  const isHolding = powersOf(hero && defOf(t, hero.id), false).some(
    (p) => 'pay' in p && 'then' in p && p.then.some(holdsBack),
  )
  return hero && !hero.faceDown && isHolding ? [hero] : []
}

/** What the Boss's clock brings soon. */
function clock(t: Table): Reason | null {
  const { clock } = t.view.raid
  if (!clock?.near) return null
  const { counts, n, at, says, down } = clock
  return (down ? n > at : n < at) ? plainReason(`${counts} ${n}, at ${at} ${says}`) : null
}

/** Who has as many resources as the raid's level allows. */
function level(t: Table): Reason | null {
  const { threat } = t.view.raid
  const full = threat ? friends(t).filter(({ resources }) => resources.length >= threat.level) : []
  if (!threat || full.length === 0) return null
  const names = full.map(({ name }) => name)
  return because(
    t,
  )`${threat.called} ${threat.level}: ${inList(names, 'and')} need${names.length === 1 ? 's' : ''} no more resources`
}
