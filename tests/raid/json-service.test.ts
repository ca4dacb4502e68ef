/** The language service of VS Code, with the schema: the words offered at a place of a raid's file, and what is told of a wrong one. */
import { expect, test } from 'vitest'
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice'
import { keywordTable } from '../../src/language/keywords.ts'
import { effectEntries } from '../../src/language/reference/effects.ts'
import { modEntries } from '../../src/language/reference/mods.ts'
import { raidSchema } from '../../src/raid/json-schema.ts'
import { golemYard } from './golem-yard.ts'

const service = getLanguageService({})
service.configure({ schemas: [{ uri: 'raid://schema', fileMatch: ['*'], schema: raidSchema() }] })
const text = JSON.stringify(golemYard, null, 1)

/** The file with this change; ¦ is where the cursor stands. */
function changed(from: string, to: string): { doc: TextDocument; json: JSONDocument; at: number } {
  expect(text).toContain(from)
  const now = text.replace(from, to)
  const doc = TextDocument.create('file:///a.raid.json', 'json', 1, now.replace('¦', ''))
  return { doc, json: service.parseJSONDocument(doc), at: now.indexOf('¦') }
}

async function offered(from: string, to: string): Promise<string[]> {
  const { doc, json, at } = changed(from, to)
  const list = await service.doComplete(doc, doc.positionAt(at), json)
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

const deal = '"do": "deal"'
const effect = (inner: string): [from: string, to: string] => ['"text": [', `"text": [${inner},`]
const power = (inner: string): [from: string, to: string] => ['"keyword": "Protector"', inner]

test.each<[what: string, place: [from: string, to: string], some: readonly string[], count?: number]>([
  ['a verb', [deal, '"do": "¦"'], Object.keys(effectEntries), Object.keys(effectEntries).length],
  ['a verb, begun', [deal, '"do": "d¦"'], ['deal', 'draw', 'destroy'], Object.keys(effectEntries).length],
  ['a fresh effect', effect('{¦}'), ['do'], 1],
  ['a verb of a fresh effect', effect('{"do": ¦}'), Object.keys(effectEntries)],
  ['a field of an effect', [`${deal},`, `${deal}, "¦",`], ['smash', 'combat', 'if']],
  ['a field of a drawing', effect('{"do": "draw", "¦"}'), ['n', 'by']],
  ['a field of a move', effect('{"do": "move", "¦"}'), ['what', 'to']],
  ['a modifier', effect('{"do": "modify", "mods": [{"mod": "¦"}]}'), Object.keys(modEntries)],
  ['a field of a modifier', effect('{"do": "modify", "mods": [{"mod": "stat", "¦"}]}'), ['what', 'stat', 'n']],
  [
    'a number that a modifier changes',
    effect('{"do": "modify", "mods": [{"mod": "stat", "stat": "¦"}]}'),
    ['atk', 'health'],
  ],
  ['a damage type', ['"type": "melee"', '"type": "¦"'], ['fire', 'melee', 'shadow'], 8],
  ['a keyword', power('"keyword": "¦"'), Object.keys(keywordTable)],
  ['a field of a power', power('"¦"'), ['when', 'then', 'pay', 'always', 'keyword']],
  ['an event', power('"when": {"on": "¦"}, "then": []'), ['start', 'enter', 'deal']],
  ['an effect of a power', power('"when": {"on": "start"}, "then": [{"do": "¦"}]'), Object.keys(effectEntries)],
  ['a cost', power('"pay": [{"do": "¦"}], "then": []'), ['pay', 'exhaust']],
  ['a type of card', ['"type": "hero"', '"type": "¦"'], ['hero', 'ally', 'ability']],
  ['a field of a card', ['"type": "hero",', '"type": "hero", "¦",'], ['powers', 'text', 'cost']],
  ['a part of a raid', ['"starts":', '"¦", "starts":'], ['tactics', 'modes', 'table']],
  ['an effect of the machine', ['"do": "lose"', '"do": "¦"'], Object.keys(effectEntries)],
  ['an event of the machine', ['"on": {', '"on": {"¦": {},'], ['gameStarts', 'eventResolved', 'done']],
  ['a step of the turn', ['"turn": [', '"turn": ["¦", '], ['ready', 'draw', 'event', 'wrap-up']],
  ['an emblem', ['"starts":', '"art": {"emblems": {"Swinging Fist": "¦"}}, "starts":'], ['anchor', 'moon']],
  ['a hall', ['"starts":', '"table": {"hall": {"built": "¦"}}, "starts":'], ['stone', 'brick', 'temple'], 3],
  ['a light', ['"starts":', '"table": {"hall": {"lights": ["¦"]}}, "starts":'], ['ember', 'frost']],
  ['an occasion of a lesson', ['"starts":', '"table": {"lessons": [{"when": "¦"}]}, "starts":'], ['swarm', 'clock']],
  ['a whole effect', ['"text": [', '"text": [¦, '], ['effect: deal', 'effect: heal']],
  ['a whole power', ['"back": [', '"back": [¦, '], ['power: when', 'power: always']],
  ['a whole card', ['"cards": [', '"cards": [¦, '], ['card: hero', 'card: event', 'card: ally']],
  ['a whole state', ['"states": {', '"states": {"new": ¦, '], ['state: shell', 'state: heart']],
  ['a whole tactic', ['"starts":', '"tactics": [¦], "starts":'], ['tactic']],
])('%s is offered', async (_, [from, to], some, count) => {
  const words = await offered(from, to)
  expect(some.filter((word) => !words.includes(word))).toEqual([])
  if (count !== undefined) expect(words).toHaveLength(count)
})

test.each<[what: string, place: [from: string, to: string], told: RegExp]>([
  ['a verb', [deal, '"do": "dael"'], /^Value is not accepted\. Valid values: "deal", "heal"/],
  ['a damage type', ['"type": "melee"', '"type": "meele"'], /^Value is not accepted\. Valid values: "arcane"/],
  ['a type of card', ['"type": "hero"', '"type": "heroe"'], /Valid values: "hero"|pattern/],
  ['a field of an effect', [`${deal},`, `${deal}, "smesh": true,`], /^Property smesh is not allowed\./],
])('%s that is wrong is told as such', async (_, [from, to], told) => {
  const { doc, json } = changed(from, to)
  const [first] = await service.doValidation(doc, json, { schemaValidation: 'error' })
  expect(first?.message).toMatch(told)
})

test.each<[what: string, place: [from: string, to: string], meaning: RegExp]>([
  ['a verb', [deal, '"do": "de¦al"'], /Deals damage/],
  ['a keyword', power('"keyword": "Protec¦tor"'), /protect/],
  ['a type of card', ['"type": "hero"', '"type": "he¦ro"'], /hero/],
])('%s has a meaning', async (_, [from, to], meaning) => {
  const { doc, json, at } = changed(from, to)
  const hover = await service.doHover(doc, doc.positionAt(at), json)
  expect(JSON.stringify(hover?.contents)).toMatch(meaning)
})
