/** The JSON Schema of the raid format, with which editors complete and check a raid file. */
import type { Word } from '../language/reference/index.ts'
import { powerEntries } from '../language/reference/powers.ts'
import { type Json, jsonSchema, type Tell } from '../language/schema/json-schema.ts'
import { type RaidDef, raidFormat } from './format.ts'
import template from './new.raid.json' with { type: 'json' }
import { words } from './reference.ts'
import { raidShape } from './shape.ts'
import { usual } from './usual.ts'

/** Its path on the site; the number is that of the format. */
export const schemaFile = `raid.v${raidFormat}.schema.json`

/** Optional parts: those with defaults, and the machine's name. */
const optional: ReadonlySet<string> = new Set(Object.keys(usual))
const needed = ({ required }: Json): readonly string[] => (required as string[]).filter((key) => !optional.has(key))

/** A raid file's `$schema` names its schema. */
const pointer = { type: 'string', description: 'The schema that this file follows.' }

/** Descriptions for editors: the meaning of each word and field, and an example in print. */
function telling(): Tell {
  const all = new Map(words().map((word) => [formOf(word), word]))
  return (name, field) => {
    const word = all.get(name)
    if (!word) return undefined
    if (field === undefined) return described(word)
    const about = word.fields.find((one) => one.name === field)?.about
    return about ? { description: about } : undefined
  }
}

const described = ({ word, about, rule, english }: Word): Json => ({
  title: word,
  description: about,
  markdownDescription: [about, english && `> ${english.replaceAll('\n', '\n> ')}`, rule && `Rule ${rule}`]
    .filter(Boolean)
    .join('\n\n'),
})

/** The names of forms begin with these. */
const prefixes: Readonly<Record<string, string>> = {
  effect: 'do',
  modifier: 'mod',
  power: 'power',
  event: 'when',
  Who: 'Who',
  amount: 'amount',
  condition: 'condition',
  duration: 'duration',
}
const formOf = ({ kind, word }: Word): string => `${prefixes[kind] ?? kind} ${word}`

/** The parts of a raid with their descriptions, each a word of the reference. */
function partsTold(properties: Readonly<Record<string, Json>>): Json {
  const about = new Map(words().flatMap((word) => (word.kind === 'part of a raid' ? [[word.word, word.about]] : [])))
  return Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [key, { ...part, description: about.get(key) ?? '' }]),
  )
}

/** The kinds of words that stand as values: an editor shows what each means. */
const values = ['keyword', 'state', 'number', 'kind of card or player', 'zone', 'step', 'event']

/** The same schema, in which each list of such words has their meanings. */
function meaning(schema: Json): Json {
  const kinds = values.map(
    (kind) => new Map(words().flatMap((one) => (one.kind === kind ? [[one.word, one.about]] : []))),
  )
  const told = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(told)
    if (typeof node !== 'object' || node === null) return node
    const inner = Object.entries(node).map(([key, value]) => [key, key === 'propertyNames' ? value : told(value)])
    const all = 'enum' in node && Array.isArray(node.enum) && !('markdownEnumDescriptions' in node) ? node.enum : []
    const kind = kinds.find((meanings) => all.length > 0 && all.every((word) => meanings.has(word)))
    return {
      ...Object.fromEntries(inner),
      ...(kind ? { markdownEnumDescriptions: all.map((word) => kind.get(word)) } : {}),
    }
  }
  return told(schema) as Json
}

/** Whole pieces that an editor offers to write, by the name of their definition: those of the raid that every new one begins with. */
function snippets(): Readonly<Record<string, readonly (readonly [label: string, body: unknown])[]>> {
  const { cards, machine } = template
  const texts = cards.flatMap<{ do: string }>(({ text = [] }) => text)
  const shapes = Object.entries(powerEntries).map(([shape, { card }]) => [`power: ${shape}`, card.powers?.[0]] as const)
  const types = new Map(cards.map((card) => [`card: ${card.type}`, card]))
  const tactic = words().find(({ kind, word }) => kind === 'part of a raid' && word === 'tactics')?.example
  return {
    effect: [...new Map(texts.map((effect) => [`effect: ${effect.do}`, effect]))],
    power: shapes.filter(([, body]) => body !== undefined),
    card: [...types],
    'machine-state': Object.entries(machine.states).map(([name, state]) => [`state: ${name}`, state]),
    tactic: [['tactic', (tactic as Pick<RaidDef, 'tactics'>).tactics?.[0]]],
  }
}

/** The definitions with what an editor offers to write whole. */
const withSnippets = (defs: Readonly<Record<string, Json>>): Json => {
  const all = new Map(Object.entries(snippets()))
  return Object.fromEntries(
    Object.entries(defs).map(([name, def]) => {
      const whole = all.get(name)?.map(([label, body]) => ({ label, body }))
      return [name, whole ? { ...def, defaultSnippets: whole } : def]
    }),
  )
}

export function raidSchema(): Json {
  const raid = meaning(jsonSchema(raidShape, telling()))
  const properties = raid.properties as Readonly<Record<string, Json>>
  const machine = properties.machine as Json
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaFile,
    title: 'A raid',
    ...raid,
    $defs: withSnippets(raid.$defs as Readonly<Record<string, Json>>),
    required: needed(raid),
    properties: {
      $schema: pointer,
      ...partsTold({ ...properties, machine: { ...machine, required: ['initial', 'states'] } }),
    },
  }
}
