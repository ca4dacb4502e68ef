/** An amount divided on the table: choosing a card gives it 1 more, or takes 1 back. Pure. */
import type { Answer, CardId, Decision } from '../../engine/types.ts'
import { nameIn, type Scene } from '../scene.ts'

/** A division at work. */
export interface Sharing {
  /** The question as cards to choose; the same object until it is answered, so that the focus stays. */
  readonly decision: Decision
  readonly shares: ReadonlyMap<CardId, number>
  /** Whether a chosen card gives 1 back. */
  readonly back: boolean
}

type Division = NonNullable<Scene['division']>

/** The answers below those for the cards, in their order. */
const below: readonly Answer['do'][] = ['yes', 'no', 'done']

export function sharingOf({ decision, division }: Scene): Sharing | null {
  if (!decision || !division) return null
  const { share: _, ...about } = decision.about
  const cards = division.items.map(({ card }): Answer => ({ do: 'pick', card }))
  const answers = [...cards, ...below.map((what): Answer => ({ do: what }))]
  return { decision: { ...decision, kind: 'choose', answers, about }, shares: new Map(), back: false }
}

const leftOf = ({ most }: Division, shares: Sharing['shares']): number =>
  [...shares.values()].reduce((left, n) => left - n, most)

/** The scene with the division as its question. */
export function withShares(scene: Scene, { decision, shares, back }: Sharing): Scene {
  const { division, words, view } = scene
  if (!division || !words) return scene
  const left = leftOf(division, shares)
  const cards = division.items.map(({ card, text }) => `${text}: ${shares.get(card) ?? 0}`)
  const prompt = `${nameIn(view, decision.about.card ?? 0)}: divide ${division.most}, ${left} left`
  const says = `${division.text} ${back ? 'Choose a card to take 1 back from it.' : 'Choose a card to give it 1 more.'}`
  const answers = [...cards, 'Spread evenly', back ? 'Give again' : 'Take back', 'Agreed']
  const hits = [...shares].flatMap(([obj, n]) => (n > 0 ? [{ obj, n, type: '' }] : []))
  return { ...scene, decision, words: { ...words, prompt, says, answers }, shares: hits }
}

/** The division after this answer; a sentence if it can't be given, null if all are agreed. */
export function shared(division: Division, sharing: Sharing, index: number): Sharing | string | null {
  const { items } = division
  const { shares, back } = sharing
  const item = items[index]
  const left = leftOf(division, shares)
  if (!item) {
    const what = below[index - items.length]
    if (what === 'yes') return { ...sharing, shares: spread(division) }
    if (what === 'no') return { ...sharing, back: !back }
    return left > 0 ? `${left} still to assign.` : null
  }
  if (!back && left === 0) return 'All is assigned.'
  const has = ({ card }: typeof item): number => shares.get(card) ?? 0
  // Of equal cards, which lie in one pile, the next one is meant where the first is full.
  const to = [item, ...items.filter(({ text }) => text === item.text)].find((one) =>
    back ? has(one) > 0 : has(one) < one.most,
  )
  if (!to) return back ? `${item.text}: nothing to take back.` : `${item.text}: at most ${item.most}.`
  return { ...sharing, shares: new Map([...shares, [to.card, has(to) + (back ? -1 : 1)]]) }
}

/** As evenly as the limits allow. */
function spread({ items, most }: Division): Sharing['shares'] {
  const shares = new Map<CardId, number>()
  const has = (card: CardId): number => shares.get(card) ?? 0
  for (let left = most; left > 0; left--) {
    const [to] = items.filter(({ card, most: limit }) => has(card) < limit).sort((a, b) => has(a.card) - has(b.card))
    if (to) shares.set(to.card, has(to.card) + 1)
  }
  return shares
}
