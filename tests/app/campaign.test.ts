/** The campaign as the page has it: kept, offered after a win, and honest about what a deck may have. */
import type { IDBPDatabase } from 'idb'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { App } from '../../src/app/app.tsx'
import { type Cards, keepInDeck, loadCampaignCards, takerOf, whyNot } from '../../src/app/campaign/campaign-cards.ts'
import { treasureActs } from '../../src/app/campaign/door.ts'
import { isCampaignOn, openCampaigns } from '../../src/app/storage/campaign-store.ts'
import { isOwnDeck, openDecks } from '../../src/app/storage/deck-store.ts'
import { newCampaign, withWin } from '../../src/campaign/index.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { copiesIn } from '../../src/decks/index.ts'
import type { Outcome, RaidSetup } from '../../src/engine/types.ts'
import type { Saved, SeatPlan } from '../../src/session/saved-game.ts'

function storage(): void {
  const all = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  })
}
afterEach(() => vi.unstubAllGlobals())

function base(rows: [string, unknown][] = [], fails?: string): { base: IDBPDatabase; trouble: string } {
  const all = new Map(rows)
  const made = {
    getAllKeys: async () => [...all.keys()],
    get: async (_store: string, id: string) => structuredClone(all.get(id)),
    delete: async (_store: string, id: string) => void all.delete(id),
    async put(_store: string, row: { id: string }) {
      if (fails) throw new DOMException('no', fails)
      all.set(row.id, structuredClone(row))
    },
  }
  return { base: made as unknown as IDBPDatabase, trouble: '' }
}

const won = withWin(
  newCampaign,
  { key: 'k', raid: 'onyxias-lair', name: 'Onyxia' },
  [{ hero: 'Warrax', deck: 'warrax' }],
  [['Deathbringer', 'Warrax']],
)
const warrax = library.decks.find(({ id }) => id === 'warrax')!
let cards: Cards
beforeAll(async () => {
  cards = await loadCampaignCards(catalogue)
})

test('it is off until it is begun, kept, found again, and ended', async () => {
  storage()
  const data = base()
  expect([isCampaignOn(), await openCampaigns(data).read()]).toEqual([false, null])
  expect(await openCampaigns(data).write(won)).toBe('')
  expect([isCampaignOn(), await openCampaigns(data).read()]).toEqual([true, won])
  await openCampaigns(data).remove()
  expect([isCampaignOn(), await openCampaigns(data).read()]).toEqual([false, null])
})

test('a row that can’t be read is told; without room it stays while the page does, and the player is told', async () => {
  storage()
  expect(await openCampaigns(base([['now', { id: 'now', campaign: { wins: 'all' } }]])).read()).toBe('damaged')
  const full = openCampaigns(base([], 'QuotaExceededError'))
  expect(await full.write(won)).toMatch(/no room left .* save it to a file/)
  expect(await full.read()).toEqual(won)
  await full.remove()
})

const saved = (mode: string, seats: SeatPlan['kind'][], raid = 'onyxias-lair'): Pick<Saved, 'record' | 'seats'> => {
  const setup: RaidSetup = { raid, mode, seed: 1, raiders: [{ name: 'Ann', deck: 'warrax' }] }
  return { record: { setup } as Saved['record'], seats: seats.map((kind) => ({ kind, bot: 'raider' })) }
}
const outcome = (result: Outcome['result']): Outcome => ({ result }) as Outcome

test('treasure is offered to persons who have won by the rules while a campaign is on, and to nobody else', async () => {
  storage()
  const app = { catalogue: () => catalogue } as App
  const offered = (...[game, result]: [ReturnType<typeof saved>, Outcome['result']]): number =>
    treasureActs(app, game, outcome(result)).length
  const fair = saved('standard', ['bot', 'person'])
  expect(offered(fair, 'raiders')).toBe(0)
  await openCampaigns(base()).write(newCampaign)
  expect(offered(fair, 'raiders')).toBe(1)
  expect(offered(fair, 'boss')).toBe(1) // a lost raid leads to the campaign
  expect(offered(fair, 'draw')).toBe(0)
  expect(offered(saved('standard', ['person', 'bot']), 'raiders')).toBe(0)
  expect(offered(saved('first-raid', ['bot', 'person']), 'raiders')).toBe(0)
  expect(offered(saved('standard', ['bot', 'person'], 'drowned-bell'), 'raiders')).toBe(0)
})

test('100.2, 100.4 a deck takes the treasures that it may have', async () => {
  expect(whyNot(cards, warrax, 'Deathbringer')).toBe('')
  expect(whyNot(cards, warrax, 'Benediction')).toContain('100.2a')
  expect(whyNot(cards, warrax, 'No Such Card')).toBe('This card is not known here.')
  expect(whyNot(cards, undefined, 'Deathbringer')).toBe('The deck is gone.')
  expect([takerOf(cards, warrax).uses('Deathbringer'), takerOf(cards, warrax).uses('Benediction')]).toEqual([
    true,
    false,
  ])
  const use = { decks: openDecks(base()) }
  const { deck, trouble } = await keepInDeck(use, warrax, [[4, 'Deathbringer']])
  expect(trouble).toBe('')
  expect(whyNot(cards, deck, 'Deathbringer')).toContain('100.4')
  expect(isOwnDeck(deck.id)).toBe(true)
  expect(use.decks.get(deck.id)?.cards.length).toBe(warrax.cards.length + 1)
  const back = await keepInDeck(use, deck, [[-3, 'Deathbringer']])
  expect([back.deck.id, copiesIn(back.deck, 'Deathbringer'), copiesIn(warrax, 'Deathbringer')]).toEqual([deck.id, 1, 0])
})
