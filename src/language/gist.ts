/** An ability's effect, in a sign and a word or two, to distinguish the cards of a hand at a glance. */
import type { Amount, CardDef, Effect, Who } from './types.ts'

export interface Gist {
  /** A damage type, 'heal', or '' for a word alone. */
  sign: string
  text: string
}

/** The most letters that fit on a card. */
const most = 2

/** The gist of an ability or event: its damage, healing, destroying or drawing. Nothing for cards with numbers of their own. */
export function gistOf(card: CardDef): Gist[] {
  if (![card.type].flat().some((type) => type === 'ability' || type === 'event')) return []
  const powers = (card.powers ?? []).flatMap((power) => ('then' in power ? power.then : []))
  const told = [...(card.text ?? []), ...powers].flatMap((e) => (e ? gistIn(e) : []))
  return told
    .filter(({ sign, text }, i) => told.findIndex((one) => one.sign === sign && one.text === text) === i)
    .slice(0, most)
}

function gistIn(e: Effect): Gist[] {
  switch (e.do) {
    case 'deal':
      return [{ sign: [e.type].flat()[0] ?? 'melee', text: `${number(e.n)}${toHow(e.to)}` }]
    case 'heal':
      return [{ sign: 'heal', text: e.n === 'all' ? 'all' : `+${number(e.n)}${toHow(e.from)}` }]
    case 'destroy':
      return [{ sign: '', text: 'destroy' }]
    case 'draw':
      return [{ sign: '', text: `draw ${number(e.n ?? 1)}` }]
    case 'if':
      return (e.then ?? []).flatMap(gistIn)
    case 'try':
      return [...e.these, ...(e.then ?? [])].flatMap(gistIn)
    default:
      return []
  }
}

const number = (n: Amount | readonly Amount[]): string => (typeof n === 'number' ? `${n}` : 'X')

/** The number meant, if more than one: ' ×3' or ' all'. */
function toHow(who: Who): string {
  if (typeof who !== 'object' || Array.isArray(who)) return ''
  if ('target' in who) {
    const n =
      typeof who.target === 'object' && who.target !== null && 'upTo' in who.target ? who.target.upTo : who.target
    return typeof n === 'number' && n > 1 ? ` ×${n}` : ''
  }
  return 'is' in who ? ' all' : ''
}
