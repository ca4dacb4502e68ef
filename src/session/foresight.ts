/** The result of each answer to a person's question if nobody responds, in a few words. */
import { type Game, outlooks } from '../engine/index.ts'
import type { Answer, CardView, Decision, Hit, Library, Obj, Outlook, View } from '../engine/types.ts'
import { inList } from '../language/phrases.ts'
import { aimsAtFoes, idleAttacks } from '../players/index.ts'

/** The foreseeable results of a question's answers. */
export interface Foresight {
  /** Each answer's damage, as hits and in a few words ('deals 3 frost, takes 1'); '' if none is expected. */
  results: readonly { hits: readonly Hit[]; text: string }[]
  /** The answers that are attacks for nothing. */
  idle: readonly number[]
  /** Whether targets are best sought on the other side. */
  harms: boolean
}

/** The results of the open question's answers, from the view of the seat that decides. */
export function foresee(library: Library, game: Game, now: View, open: Decision): Foresight {
  const all = outlooks(game)
  const useless = (answer: Answer, index: number): boolean =>
    isAttack(now, open, answer) && all[index] !== null && dealtTo(all[index], answer.card) === undefined
  return {
    results: open.answers.map((answer, i) => {
      const out = all[i]
      return { hits: out?.hits ?? [], text: out ? resultOf(now, open, answer, { out, all }) : '' }
    }),
    idle: [...idleAttacks(library, now, open), ...open.answers.flatMap((answer, i) => (useless(answer, i) ? [i] : []))],
    harms: aimsAtFoes(library, now, open),
  }
}

/** Whether it is an attack on a character: a sabotage deals nothing anyway. */
const isAttack = ({ cards }: View, { kind }: Decision, { card = 0, n }: Answer): boolean =>
  kind === 'attacker-target' && n === undefined && cards[card] !== undefined

const dealtTo = (out: Outlook | null | undefined, obj: Obj | undefined): Hit | undefined =>
  out?.hits.find((hit) => hit.obj === obj)

interface Outlooks {
  out: Outlook
  all: readonly (Outlook | null)[]
}

function resultOf(now: View, open: Decision, answer: Answer, { out, all }: Outlooks): string {
  const hit = dealtTo(out, answer.card)
  if (isAttack(now, open, answer)) return attack(now, open, answer, out)
  if (open.kind !== 'target' || out.hits.length > 1) return ''
  const harmful = all.some((one, i) => dealtTo(one, open.answers[i]?.card) !== undefined)
  return hit || harmful ? dealt(now, hit) : ''
}

/** The damage that each of the two deals. */
function attack({ cards }: View, { about }: Decision, { card = 0 }: Answer, out: Outlook): string {
  const name = (id: Obj): string => cards[id]?.def ?? 'a card'
  const hit = dealtTo(out, card)
  const back = dealtTo(out, about.card)
  const weapons = hit && out.strikes.length > 0 ? ` with ${inList(out.strikes.map(name), 'and')}` : ''
  const why = !hit && out.immune ? `: ${name(card)} can’t be dealt damage` : ''
  const taken = back || hit ? `, takes ${back?.n ?? 0}${isFatal(cards, back) ? ' (fatal)' : ''}` : ''
  return `${dealt({ cards }, hit, weapons)}${why}${taken}`
}

/** 'deals 3 fire and kills'. */
const dealt = ({ cards }: Pick<View, 'cards'>, hit: Hit | undefined, weapons = ''): string =>
  hit ? `deals ${hit.n} ${hit.type || 'damage'}${weapons}${isFatal(cards, hit) ? ' and kills' : ''}` : 'deals nothing'

function isFatal(cards: Readonly<Record<number, CardView>>, hit: Hit | undefined): boolean {
  const card = hit && cards[hit.obj]
  return card?.health != null && hit !== undefined && hit.n >= card.health - card.damage
}
