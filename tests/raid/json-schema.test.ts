import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { raidSchema, schemaFile } from '../../src/raid/json-schema.ts'
import { golemYard } from './golem-yard.ts'

const schema = raidSchema()
// `strict` knows each keyword of the schema; markdownDescription is for VS Code.
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  strictTuples: false,
  inlineRefs: false,
})
ajv.addKeyword('markdownDescription')
ajv.addKeyword('markdownEnumDescriptions')
ajv.addKeyword('defaultSnippets')
const accepts = ajv.compile(schema)

type Data = Record<string, unknown>
const copy = (value: unknown): Data => JSON.parse(JSON.stringify(value))

/** Puts a value at this place, or takes away what is there. */
function change(raid: Data, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() as string
  const at = keys.reduce((node, key) => node[key] as Data, raid)
  if (value === undefined) delete at[last]
  else at[last] = value
}
const sound = copy(golemYard)

test('the schema is one: draft 2020-12, with a version in its name, not too large', () => {
  expect(ajv.validateSchema(schema)).toBe(true)
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.$id).toBe(schemaFile)
  expect(schemaFile).toMatch(/^raid\.v\d+\.schema\.json$/)
  expect(JSON.stringify(schema).length).toBeLessThan(500_000)
})

test.each(library.raids.map((raid) => [raid.id, raid] as const))('%s follows the schema as JSON', (_id, raid) => {
  expect(accepts(copy(raid)) || accepts.errors?.slice(-5)).toBe(true)
})

test('a raid file may say which schema it follows', () => {
  expect(accepts({ $schema: `./${schemaFile}`, ...sound })).toBe(true)
})

/** Mistakes of form: what is changed in a sound raid, and into what. */
const mistakes: readonly (readonly [what: string, path: string, value: unknown])[] = [
  ['no name', 'name', undefined],
  ['an unknown setting', 'handmax', 7],
  ['a setting of the wrong kind', 'handMax', 'seven'],
  ['a hand of 5.5 cards', 'handMax', 5.5],
  ['too many raiders', 'raiders.max', 9],
  ['a seat that does not exist', 'firstTurn', 'right of boss'],
  ['cards that are no list', 'cards', {}],
  ['a card without a type', 'cards.0.type', undefined],
  ['a mistyped field of a card', 'cards.0.heath', 20],
  ['a number below 0', 'cards.0.atk', -1],
  ['a class that does not exist', 'cards.1.classes', ['Monk']],
  ['a mistyped verb', 'cards.1.text.0.do', 'deel'],
  ['no verb', 'cards.1.text.0.do', undefined],
  ['an effect without what it needs', 'cards.1.text.0.to', undefined],
  ['a field that the verb does not have', 'cards.1.text.0.from', 'self'],
  ['a damage type that does not exist', 'cards.1.text.0.type', 'water'],
  ['a mistyped Who', 'cards.1.text.0.to', 'yuorHero'],
  ['a Who that is a number', 'cards.1.text.0.to', 3],
  ['a mistyped field of a set', 'cards.1.text.0.to.off', 'you'],
  ['two picks', 'cards.1.text.0.to.choose', 1],
  ['an empty set', 'cards.1.text.0.to', {}],
  ['an unknown amount', 'cards.1.text.0.n', { number: 'players' }],
  ['an unknown condition', 'cards.1.text.0.if', { exists: 'self' }],
  ['a text that is one effect and no list', 'cards.1.text', { do: 'draw' }],
  ['an unknown keyword', 'cards.0.back.0.keyword', 'Protecter'],
  ['a power of no shape', 'cards.0.back.0', { then: [] }],
  ['an event in the wrong mood', 'cards.0.back.0', { when: { do: 'draw' }, then: [{ do: 'draw' }] }],
  [
    'an event with a role it does not have',
    'cards.0.back.0',
    { when: { on: 'draw', to: 'self' }, then: [{ do: 'draw' }] },
  ],
  ['an unknown modifier', 'always', [{ mod: 'forbid', on: 'move' }]],
  ['something that nobody can forbid', 'always', [{ mod: 'cannot', on: 'fight' }]],
  ['a deck without numbers of copies', 'decks.main', ['Swinging Fist']],
  ['no machine', 'machine', undefined],
  ['a machine that always acts', 'machine.states.fight.always', { target: 'fight' }],
  ['`do` where `on` is meant', 'machine.states.fight.do', {}],
  ['an action of another type', 'machine.states.fight.on.fatallyDamaged.actions.0.type', 'log'],
  ['an action that is not an effect', 'machine.states.fight.on.fatallyDamaged.actions.0.params.do', ['lose']],
  ['a guard that is no condition', 'machine.states.fight.on.fatallyDamaged.guard', { type: 'if', params: 'ready' }],
  ['a stage that is a text', 'machine.states.fight.meta.stage', 'one'],
  ['an event to listen to that does not exist', 'listens', { dawn: { on: 'dawn' } }],
  ['a hall of glass', 'table', { hall: { built: 'glass' } }],
  ['a tactic without a sentence', 'tactics', [{ play: 'Swinging Fist' }]],
  ['a tactic of no kind', 'tactics', [{ shout: 'x', plain: 'It shouts.', say: 'It shouts.' }]],
]

test('the raid that the mistakes are made in is sound', () => {
  expect(accepts(sound) || accepts.errors).toBe(true)
})

test.each(mistakes)('the schema refuses %s', (_what, path, value) => {
  const raid = copy(golemYard)
  change(raid, path, value)
  expect(accepts(raid)).toBe(false)
})

test('what is usual need not be written', () => {
  const { format: _, language: __, turn: ___, listens: ____, handMax: _____, ...rest } = copy(golemYard)
  const { id: ______, ...machine } = rest.machine as Data
  expect(accepts({ ...rest, machine }) || accepts.errors).toBe(true)
})
