import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignJson, newCampaign, withWin } from '../../src/campaign/index.ts'
import { library } from '../../src/content.ts'
import { deckJson, deckLink, deckText } from '../../src/decks/index.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { raid } from './raid.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'raid-deck-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

function file(text: string): string {
  const path = join(dir, 'deck.txt')
  writeFileSync(path, text)
  return path
}
const [warrax] = library.decks as [DeckDef]

test('a legal deck is said to be legal, as text, JSON or link', async () => {
  for (const text of [deckText(warrax), deckJson(warrax), String(await deckLink(warrax))]) {
    const { out, code } = await raid(['deck', 'check', file(text)])
    expect(out).toBe('Shield of Ironforge: Warrax, 60 cards. It is legal (100).\n')
    expect(code).toBe(0)
  }
})

test('what is wrong is told with place and fix, and the exit code is 1', async () => {
  const path = file(deckText(warrax).replace('Parvink', 'Parvnik'))
  const { out, code } = await raid(['deck', 'check', path])
  expect(code).toBe(1)
  expect(out).toMatch(/there is no card "Parvnik"\.\n {2}where: .*line \d+\n {2}fix: Did you mean "Parvink"\?/)
  const json = JSON.parse((await raid(['deck', 'check', path, '--json'])).out)
  expect(json).toMatchObject({ legal: false, cards: 60, side: 0, problems: [{ nearest: 'Parvink' }] })
  expect(json.deck.hero).toBe('Warrax')
})

test('cards that can’t be played here yet stay in the deck, and are left out in play', async () => {
  const path = file(deckText(warrax).replace('3 Parvink', '3 Sandbox Tiger'))
  const { out, code } = await raid(['deck', 'check', path])
  expect(code).toBe(0)
  expect(out).toContain('It is legal (100).\nNot playable here yet')
  expect(out).toContain('  3 Sandbox Tiger, Blood of Gladiators 153, is not playable here yet.')
  const json = JSON.parse((await raid(['deck', 'check', path, '--json'])).out)
  expect(json).toMatchObject({ legal: true, cards: 60, missing: [{ n: 3, name: 'Sandbox Tiger' }] })
  const played = await raid(['simulate', 'drowned-bell', '--decks', path, '--raiders', '1', '--games', '1', '--json'])
  expect(JSON.parse(played.out)).toMatchObject({ games: 1 })
})

test.each([
  [['cards', 'sandbox tiger'], 'Sandbox Tiger, Blood of Gladiators 153, is not playable here yet.'],
  [['cards', 'Crypt Guard'], 'is a raid’s own card: it is in no deck.'],
  [['cards', 'FWV'], 'Great-father Winter'],
])('%j tells of cards that are not here, too', async (words, said) => {
  expect((await raid(words)).out).toContain(said)
  expect(JSON.parse((await raid([...words, '--json'])).out).map(({ name }: { name: string }) => name)).not.toEqual([])
})

test.each([
  [['deck', 'check', '/nowhere/deck.txt'], /read/],
  [['deck', 'chek', '/nowhere/deck.txt'], /Did you mean|check/],
  [['deck', 'check'], /missing|file/i],
])('%j is refused', async (words, said) => {
  const { code, err } = await raid(words)
  expect(code).toBe(2)
  expect(err).toMatch(said)
})

test('what can’t be read as a deck is refused, and so is a file that is too large', async () => {
  expect((await raid(['deck', 'check', file('{"format":')])).err).toMatch(/not valid JSON/)
  expect((await raid(['deck', 'check', file('4 Parvink\n'.repeat(100_000))])).err).toMatch(/larger than/)
})

test('a campaign is checked with its decks: cards that are not known or not won are told', async () => {
  const own = { ...warrax, id: 'own-1', cards: [...warrax.cards, [1, 'Deathbringer'] as const] }
  const party = [{ hero: 'Warrax', deck: 'own-1' }]
  const win = { key: 'k', raid: 'onyxias-lair', name: 'Onyxia' }
  const check = (card: string) =>
    raid(['deck', 'check', file(campaignJson(withWin(newCampaign, win, party, [[card, 'Warrax']]), [own]))])
  const fair = await check('Deathbringer')
  expect([fair.out, fair.code]).toEqual(['A campaign: raids won: 1, heroes: 1. Its decks are legal (100).\n', 0])
  const unfair = await check('Deathbringr')
  expect(unfair.code).toBe(1)
  expect(unfair.out).toContain('"Deathbringr" is not known.')
  expect(unfair.out).toContain('1 of Deathbringer not won.')
  expect((await raid(['deck', 'check', file('{"format":"raidkeeper-campaign"}')])).err).toContain(
    'can’t be read as a campaign',
  )
})

test('a deck in a file takes part like any other, in raids and in reports', async () => {
  const path = file(deckText(warrax))
  const played = async (deck: string, games = '1', ...more: string[]) =>
    JSON.parse(
      (await raid(['simulate', 'drowned-bell', '--decks', deck, '--raiders', '1', '--games', games, ...more, '--json']))
        .out,
    )
  const [own, named] = [await played(path), await played('warrax')]
  expect(own).toMatchObject({ games: 1, checksum: named.checksum })
  const { byDeck } = await played(`${path},elendril`, '2', '--report')
  expect(byDeck.map(({ name }: { name: string }) => name)).toEqual(['Shield of Ironforge', 'The Long Hunt'])
})

test('a deck in a file that is not there or not legal is refused, with all that is wrong', async () => {
  const tried = (deck: string) => raid(['simulate', 'drowned-bell', '--decks', deck])
  expect(await tried('/nowhere/deck.txt')).toMatchObject({ code: 2, err: expect.stringMatching(/can't be read/) })
  const { code, err } = await tried(file(deckText(warrax).replace('3 Parvink', '5 Parvink\n1 Bloodclaw')))
  expect(code).toBe(2)
  expect(err).toMatch(/5 copies of Parvink \(100\.4\)[\s\S]*Bloodclaw: .* \(100\.2a\)/)
})
