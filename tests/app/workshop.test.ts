/** What the workshop makes of a raid's text: problems with their places and fixes, and the words that can stand at a place. */
import { expect, test } from 'vitest'
import { keptRaid } from '../../src/app/shelf/own-raid.ts'
import { openSaves } from '../../src/app/storage/save-store.ts'
import { openShelf } from '../../src/app/storage/shelf-store.ts'
import { wordsAt } from '../../src/app/workshop/complete.ts'
import { withCopies } from '../../src/app/workshop/deck-edit.ts'
import { keepDraft, withVersion } from '../../src/app/workshop/keeping.ts'
import { meaningsOf } from '../../src/app/workshop/meanings.ts'
import { makeReader } from '../../src/app/workshop/reader.ts'
import { slipIn } from '../../src/app/workshop/slip.ts'
import { readSource } from '../../src/app/workshop/source.ts'
import { effectEntries } from '../../src/language/reference/effects.ts'
import { pathAt } from '../../src/raid/json-tree.ts'
import { yard } from './yard.ts'

const text = JSON.stringify(yard, null, 2)
test('a raid without problems is there to be played', () => {
  const { raid, marks } = readSource(text)
  expect([raid?.id, marks]).toEqual(['golem-yard', []])
})

test('a wrong word is marked with its key, and the right one is put in its place', () => {
  const now = text.replace('"melee"', '"meele"')
  const [{ change, from, to }] = readSource(now).marks
  expect(now.slice(from, to)).toBe('"damageType": "meele"')
  const { from: start, to: end, insert } = change!
  expect(now.slice(0, start) + insert + now.slice(end)).toBe(text)
})

test.each<[sentence: string, marked: string, written: string]>([
  [
    'Target player draws a card. The Golem destroy target ally.',
    'destroy',
    'Target player draws a card. The Golem destroys target ally.',
  ],
  ['Destroy target oposing ally.', 'oposing', 'Destroy target opposing ally.'],
  ['Kill target "ally.', 'Kill', ''],
  ['Summon a Wheel.', 'Summon', ''],
  ['Tap target opposing ally.', 'Tap', 'Exhaust target opposing ally.'],
])('%s is marked at its word, and a click writes it right', (sentence, word, right) => {
  const [golem, card] = yard.cards
  const now = JSON.stringify({ ...yard, cards: [golem, { ...card, text: sentence }] }, null, 2)
  const [{ change, from, to } = { change: null, from: 0, to: 0 }] = readSource(now).marks
  expect(now.slice(from, to)).toBe(word)
  const mended = change && now.slice(0, change.from) + change.insert + now.slice(change.to)
  expect(mended ? JSON.parse(mended).cards[1].text : '').toBe(right)
})

test('a card whose text is that of other data is marked, unless it was kept so', () => {
  const [golem, card] = yard.cards
  const tried = { do: 'try', if: { turnOf: 'you' }, these: [{ do: 'copy', what: 'self' }, { do: 'draw' }] }
  const odd = { ...card, text: [tried] }
  const now = JSON.stringify({ ...yard, cards: [golem, odd] })
  expect(readSource(now)).toMatchObject({
    raid: null,
    marks: [{ what: 'Swinging Fist.text: its text means something else' }],
  })
  expect(readSource(now, { cards: [odd] as never })).toMatchObject({ marks: [] })
})

test('a text that is not JSON is marked where it ends to be', () => {
  const now = text.replace('"id": "golem-yard",', '"id": "golem-yard"')
  const from = now.indexOf('"golem-yard"') + '"golem-yard"'.length
  expect(slipIn(now)).toMatchObject({ what: 'This is not JSON yet', from, change: null })
  expect([slipIn('')?.from, slipIn(text)]).toEqual([0, null])
  expect(readSource('[]').marks[0]?.what).toBe('A raid is a record')
})

/** The words at the mark ¦, as they are offered. */
const words = (from: string, to: string) => {
  const now = text.replace(from, to)
  return wordsAt(now.replace('¦', ''), now.indexOf('¦'))
}

test('the words of a place are those that the checker would take there', () => {
  const types = words('"melee"', '"¦"')
  expect([types?.words.length, types?.words.slice(0, 2), types?.as]).toEqual([8, ['arcane', 'fire'], 'text'])
  expect(words('"melee"', '¦')?.words).toEqual(types?.words)
  expect(words('"damageType": "melee"', '"damageType": "melee", "¦"')).toMatchObject({ as: 'key' })
  expect(words('"starts": "Yard Golem"', '"starts": "¦"')?.words).toContain('Yard Golem')
  expect(words('"do": "deal"', '"do": "¦"')?.words).toHaveLength(Object.keys(effectEntries).length)
})

test.each<[place: string, from: string, to: string, some: readonly string[]]>([
  ['a machine event', '"fatallyDamaged": {', '"¦": {}, "fatallyDamaged": {', ['gameStarts', 'eventResolved', 'done']],
  ['a type of card', '"type": "ability"', '"type": "¦"', ['hero', 'ally', 'ability']],
  ['an emblem', '"starts":', '"art": { "emblems": { "Swinging Fist": "¦" } }, "starts":', ['anchor', 'moon']],
  ['whose emblem', '"starts":', '"art": { "emblems": { "¦": "moon" } }, "starts":', ['Yard Golem', 'Swinging Fist']],
  ['a being', '"starts":', '"art": { "beings": { "Yard Golem": "¦" } }, "starts":', ['dragon', 'giant']],
  ['a cue', '"starts":', '"art": { "cues": { "Swinging Fist": "¦" } }, "starts":', ['arrive', 'veil']],
])('%s is offered, also while a sentence elsewhere is not read', (_, from, to, some) => {
  for (const unread of ['', '"The Golem flies."']) {
    const now = text.replace(from, to).replace('"front": []', `"front": [${unread}]`)
    const offered = wordsAt(now.replace('¦', ''), now.indexOf('¦'))?.words ?? []
    expect(some.filter((word) => !offered.includes(word))).toEqual([])
  }
})

test.each<[sentence: string, begun: string, some: readonly string[]]>([
  ['The Golem ¦', '', ['deals', 'heals']],
  ['The Golem deals 2 f¦ damage to target hero.', 'f', ['fire', 'frost']],
  ['Destroy target oppo¦', 'oppo', ['opposing']],
])('%s: the words that can follow in English', (sentence, begun, some) => {
  const golem = yard.cards[1]
  const now = JSON.stringify({ ...yard, cards: [yard.cards[0], { ...golem, text: sentence }] })
  const at = now.indexOf('¦')
  const offered = wordsAt(now.replace('¦', ''), at)
  expect(offered).toMatchObject({ from: at - begun.length, to: at, as: 'said' })
  expect(some.filter((word) => !offered?.words.includes(word))).toEqual([])
})

test('the page’s reader answers in any order, here without a worker', async () => {
  const reader = makeReader(text)
  const wrong = text.replace('"melee"', '"meele"')
  const [bad, offered, noJson, good] = await Promise.all([
    reader.read(wrong),
    reader.words(text, text.indexOf('"melee"') + 1),
    reader.read('{'),
    reader.read(text),
  ])
  expect([bad.raid, bad.marks.length, noJson.raid, noJson.marks.length]).toEqual([null, 1, null, 1])
  expect(offered?.words).toContain('arcane')
  expect([good.raid?.id, good.marks]).toEqual(['golem-yard', []])
})

test('a word has the meanings that the reference gives, for each place where it can stand', () => {
  expect(meaningsOf('deal')[0]).toMatch(/^deal \(effect\): /)
  expect(meaningsOf('nonsense')).toEqual([])
})

test('copies in a deck are changed in the text, and nothing else is', () => {
  const written = '{ "decks": { "main": [[3, "A"],\n  [2, "B"], [1, "C"]], "none": [] } }'
  const changed = (deck: string, name: string, n: number): string | null => {
    const change = withCopies(written, deck, name, n)
    return change && written.slice(0, change.from) + change.insert + written.slice(change.to)
  }
  expect(changed('main', 'A', 4)).toBe(written.replace('[3, "A"]', '[4, "A"]'))
  expect(changed('main', 'A', 0)).toBe(written.replace('[3, "A"],\n  ', ''))
  expect(changed('main', 'C', 0)).toBe(written.replace(', [1, "C"]', ''))
  expect(changed('main', 'D', 1)).toBe(written.replace('"C"]', '"C"], [1, "D"]'))
  expect(changed('none', 'D', 2)).toBe(written.replace('"none": []', '"none": [[2, "D"]]'))
  expect([changed('event', 'A', 1), withCopies('{ "decks"', 'main', 'A', 1)]).toEqual([null, null])
})

test('the path to what stands at a place', () => {
  expect(pathAt(text, text.indexOf('"melee"') + 2)).toEqual(['cards', 0, 'damageType'])
})

test('what is written is kept: a draft beside the last raid that can be played, under the id that it has', async () => {
  const nowhere = { base: null, trouble: 'No room.' }
  const app = { shelf: openShelf(nowhere), saves: openSaves(nowhere, () => undefined) }
  const keep = (text: string, before = app.shelf.raids()[0]!) =>
    keepDraft(app, before, slipIn(text) ? null : readSource(text).raid, { draft: text, often: 'sometimes' })
  await app.shelf.put(keptRaid(readSource(text).raid!))
  const [first] = app.shelf.raids()

  await keep('{ "id": ')
  expect(app.shelf.raids()).toEqual([{ ...first, draft: '{ "id": ' }])

  const renamed = text.replace('golem-yard', 'my-yard')
  const { kept, trouble } = await keep(renamed)
  expect(trouble).toContain('No room.')
  expect(app.shelf.raids()).toEqual([kept])
  expect([kept.id, kept.draft, JSON.parse(kept.text).id]).toEqual(['my-yard', renamed, 'my-yard'])
  expect(kept.versions).toEqual([{ when: expect.any(Number), draft: renamed }])

  await app.shelf.put(first!)
  const refused = await keep(text, kept)
  expect([refused.kept, refused.trouble]).toEqual([kept, expect.stringContaining('Another raid on your shelf')])
})

test('versions: when asked and when the last is old, each once, at most twenty', () => {
  const kept = { ...keptRaid(readSource(text).raid!), draft: 'a' }
  const once = withVersion(kept, 'now')
  expect(once.versions?.map(({ draft }) => draft)).toEqual(['a'])
  expect(withVersion(once, 'now')).toBe(once)
  const next = { ...once, draft: 'b' }
  expect(withVersion(next, 'sometimes')).toBe(next)
  const old = { ...next, versions: [{ when: 0, draft: 'a' }] }
  expect(withVersion(old, 'sometimes').versions?.map(({ draft }) => draft)).toEqual(['a', 'b'])
  const many = { ...next, versions: Array.from({ length: 20 }, (_, i) => ({ when: i, draft: `${i}` })) }
  expect(withVersion(many, 'now').versions?.map(({ draft }) => draft)).toEqual([
    ...many.versions.map(({ draft }) => draft).slice(1),
    'b',
  ])
  const large = { ...next, draft: 'c'.repeat(1_500_000), versions: [{ when: 1, draft: 'd'.repeat(1_500_000) }] }
  expect(withVersion(large, 'now').versions).toHaveLength(1)
})
