import { expect, test } from 'vitest'
import type { Answer, CardView, Decision, View } from '../../src/engine/types.ts'
import { isSecret } from '../../src/session/secret.ts'

/** Views of one seat and of an onlooker: a hand of Crush and Trample, another Trample in play. */
function views(): { own: View; open: View } {
  const card = (id: number, def: string | null, zone: CardView['zone']): CardView => ({ id, def, zone }) as CardView
  const view = (seen: boolean): View => {
    const cards = [
      card(1, seen ? 'Crush' : null, 'hand'),
      card(2, seen ? 'Trample' : null, 'hand'),
      card(3, 'Trample', 'party'),
      card(4, 'Latro Abiectus', 'party'),
    ]
    return { cards: Object.fromEntries(cards.map((one) => [one.id, one])) } as unknown as View
  }
  return { own: view(true), open: view(false) }
}

const secret = (text: string, answer: Answer, kind: Decision['kind'] = 'priority'): boolean => {
  const { own, open } = views()
  return isSecret(text, own, open, { kind, about: {} } as Decision, answer)
}

test('a reason that names a card in the hand is secret, unless the choice shows that card', () => {
  expect(secret('Crush destroys Latro Abiectus.', { do: 'play', card: 1 })).toBe(false)
  expect(secret('Crush is kept for later.', { do: 'attack', card: 4 })).toBe(true)
  expect(secret('Crush is kept for later.', { do: 'pass' })).toBe(true)
  expect(secret('Latro Abiectus is the best choice.', { do: 'pick', card: 4 }, 'target')).toBe(false)
})

test('a card that lies in play too may be named, but not as the one that is hidden', () => {
  expect(secret('Trample: it is worth doing.', { do: 'yes' }, 'yes-no')).toBe(false)
  expect(secret('Trample is missed least.', { do: 'place', card: 2, n: 0 })).toBe(true)
})

test('a card placed face up or discarded is shown; one placed face down or picked is not', () => {
  expect(secret('Crush is missed least.', { do: 'place', card: 1, n: 0 })).toBe(true)
  expect(secret('Crush is missed least.', { do: 'place', card: 1, n: 1 })).toBe(false)
  expect(secret('Crush is missed least.', { do: 'pick', card: 1 }, 'discard')).toBe(false)
  expect(secret('Crush is missed least.', { do: 'pick', card: 1 }, 'choose')).toBe(true)
})
