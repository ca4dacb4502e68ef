/** Single words of the grammar, made from the tables that the printer uses too. */

import { classNames, type DamageType, damageTypes, type Keyword, keywords, kinds } from '../lists.ts'
import { entriesOf, isOneOf } from '../look-up.ts'
import { inWords, kindNouns, nameNoun, numberCounters, ordinal, stateWords, statNouns } from '../phrases.ts'
import { bareTag, talentSpecs } from '../tags.ts'
import type { Amount, Kind as CardKind, CardState, CommonKind, Stat } from '../types.ts'
import type { Found, P } from './parser.ts'
import { all, as, either, fail, part, table, token, w } from './parts.ts'
import { tagVocabulary } from './tag-words.ts'
import type { World } from './world.ts'

/** Damage types are written small; "Melee" with a capital is a tag. */
export const damageType: P<DamageType> = token('a damage type', (text) =>
  isOneOf(damageTypes, text) ? text : undefined,
)
/** In front of "allies" at the beginning of a sentence it has a capital too: "Nature allies you control have …"; "Fire Elemental" is a tag. */
export const firstType: P<DamageType> = {
  parse(word) {
    const next = word.next.text
    const first = next === 'damage' || (word.at === 0 && /^(?:ally|allies|cards?)$/.test(next))
    return first ? capitalType.parse(word) : fail(word, 'a damage type')
  },
}
/** The same with a capital: "Fire Resistance". */
export const capitalType: P<DamageType> = table(damageTypes.map((t) => [t, t] as const))

/** The icon of a damage type: "[Frost]". */
export const typeIcon: P<DamageType> = table(damageTypes.map((t) => [`[${t}]`, t] as const))

/** "shadowfire", "arcane and nature" (408.3a). */
export const damageTypesOf: P<DamageType | readonly DamageType[]> = either<DamageType | readonly DamageType[]>(
  damageType,
  table<readonly DamageType[]>({ shadowfire: ['shadow', 'fire'], frostfire: ['frost', 'fire'] }),
  all([damageType, w('and'), damageType], (a, b) => [a, b] as const),
)

export const digits: P<number> = token('a number', (text) => (/^\d+$/.test(text) ? Number(text) : undefined))
/** Y and Z get their amounts from “, where Y is …” (`withX`). */
export const unknown: P<Amount> = table<Amount>({ X: 'X', Y: '$?Y', Z: '$?Z' })
/** "(2)" of a cost. */
export const paid: P<Amount> = all([w('('), either<Amount>(digits, unknown), w(')')], (n) => n)

const numberRows = Array.from({ length: 21 }, (_, n) => [inWords(n), n] as const)
/** "three", "3". */
export const numeral: P<number> = either(table(numberRows.slice(1)), digits)
export const ordinals: P<number> = table(Array.from({ length: 12 }, (_, n) => [ordinal(n + 1), n + 1] as const))

const keyword: P<Keyword> = table(keywords.map((k) => [k, k] as const))

/** Keywords with a type in front are no keywords alone. */
export const plainKeyword: P<Keyword> = as(keyword, (k) => (k === 'Resistance' ? undefined : k))

type Numbered<T> = { value: T; many: boolean; either?: boolean }

const kindRows = kinds.flatMap((kind: CommonKind) => {
  const { one, many } = kindNouns[kind]
  const both = one === many
  return [
    [one, { value: kind, many: false, ...(both ? { either: true } : {}) }] as const,
    ...(both ? [] : [[many, { value: kind, many: true }] as const]),
  ]
})
const commonKind = table<Numbered<CardKind>>(kindRows)

/** The words of a table that the card or its raid gives. */
export function given<T>(rows: (world: World) => readonly (readonly [string, T])[]): P<T> {
  const made = new WeakMap<World, P<T>>()
  return {
    parse(word) {
      const { world } = word.of
      const words = made.get(world) ?? table(rows(world))
      made.set(world, words)
      return words.parse(word)
    },
  }
}

const ownKind = given<Numbered<CardKind>>(({ types }) =>
  Object.entries(types).flatMap(([type, { one, many }]) => [
    [one, { value: type as CardKind, many: false }] as const,
    [many, { value: type as CardKind, many: true }] as const,
  ]),
)

/** "ally", "allies", "Runes": a kind of card or player. */
export const kindWord: P<Numbered<CardKind>> = part(() => either(commonKind, ownKind))

const vocabulary = [...new Set([...tagVocabulary, ...talentSpecs, ...classNames])]
const fixedTags = table(vocabulary.map((t) => [t, t] as const))
const capital = /^[A-Z]/

/** A tag as an adjective: "Night Elf", "Feral". Texts write it with a capital. */
export const tagWord: P<string> = {
  parse: (word) => (capital.test(word.text) ? anyTag.parse(word) : fail(word, 'a tag')),
}

const tagsOf = ({ def, tags }: World): string[] => [
  ...new Set([...(def.tags ?? []).map(bareTag), ...tags].filter((tag) => capital.test(tag))),
]

/** Tags of the card itself and of its raid are always accepted. */
const anyTag: P<string> = part(() => either(fixedTags, ownTag))
const ownTag: P<string> = given((w) => tagsOf(w).map((tag) => [tag, tag] as const))

const tagNouns = table<Numbered<string>>(
  vocabulary.flatMap((t) => {
    const { one, many } = nameNoun(t)
    return [
      [one, { value: t, many: false, ...(many === one ? { either: true } : {}) }] as const,
      ...(many === one ? [] : [[many, { value: t, many: true }] as const]),
    ]
  }),
)

const raidTags = given<Numbered<string>>(({ nouns }) =>
  Object.entries(nouns).flatMap(([name, { one, many }]) => [
    [one, { value: name, many: false, ...(one === many ? { either: true } : {}) }] as const,
    ...(many === one ? [] : [[many, { value: name, many: true }] as const]),
  ]),
)

/** The noun of a token or designation of the raid: its name. */
export const tokenWord: P<Numbered<string>> = raidTags

/** A mark as it is said of its bearer: "MARKED", "the raid leader". */
export const mark: P<string> = given(({ nouns }) =>
  Object.entries(nouns).flatMap(([name, { one, bare, the }]) =>
    bare
      ? [[one, name] as const]
      : the
        ? [[`the ${one}`, name] as const]
        : name.startsWith('The ')
          ? [[name, name] as const]
          : [],
  ),
)

/** The same in front of a noun: "MARKED", "Bomb" for The Bomb. */
export const markInFront: P<string> = given(({ nouns }) =>
  Object.entries(nouns).flatMap(([name, { one, bare }]) =>
    bare ? [[one, name] as const] : name.startsWith('The ') ? [[name.slice(4), name] as const] : [],
  ),
)

/** Whether only one can have this mark. */
export const isSole = (tag: unknown, { nouns }: World): boolean =>
  typeof tag === 'string' && nouns[tag]?.the !== undefined

/** A tag as a noun: "Pet", "Totems". */
export const tagAsNoun: P<Numbered<string>> = {
  parse: (word) => (capital.test(word.text) ? anyTagNoun.parse(word) : fail(word, 'a tag')),
}

const anyTagNoun: P<Numbered<string>> = part(() => either(tagNouns, ownTagNoun))
const ownTagNoun: P<Numbered<string>> = given<Numbered<string>>((w) =>
  tagsOf(w)
    .filter((tag) => !vocabulary.includes(tag))
    .flatMap((tag) => {
      const { one, many } = nameNoun(tag)
      return [[one, { value: tag, many: false }] as const, [many, { value: tag, many: true }] as const]
    }),
)

export const state: P<CardState> = table(
  entriesOf(stateWords).flatMap(([k, text]) => (text === '' ? [] : [[text, k] as const])),
)

export const stat: P<Stat> = table(Object.entries(statNouns).map(([k, text]) => [text, k as Stat] as const))

/** A name: words with capitals, and small words between them. */
export const properName: P<string> = {
  parse(first) {
    const names: Found<string>[] = []
    let name = ''
    let word = first
    for (let n = 0; n < 8 && !/^[.;,:()"]?$/.test(word.text); n++) {
      name += name === '' || word.text.startsWith("'") ? word.text : ` ${word.text}`
      const ends = capital.test(word.text) || word.text.startsWith("'")
      word = word.next
      if (capital.test(name) && ends) names.push({ value: name, next: word })
    }
    return names
  },
}

/** The words in quotation marks. */
export const quoted: P<string> = {
  parse(first) {
    if (!/^"$/.test(first.text)) return fail(first, 'a quotation mark')
    let text = ''
    let end = first.at + 1
    let word = first.next
    for (; !/^"?$/.test(word.text); word = word.next) {
      text += ' '.repeat(word.at - end) + word.text
      end = word.at + word.text.length
    }
    return word.text === '' ? fail(word, 'a quotation mark') : [{ value: text, next: word.next }]
  },
}

const kindOfCounter = token('the kind of counter', (text) => (/^[A-Za-z]/.test(text) ? text : undefined))
/** The word in front of "counter": any word or two. */
export const counterName: P<string> = either(
  table(Object.entries(numberCounters).map(([name, said]) => [said, name] as const)),
  kindOfCounter,
  all([kindOfCounter, kindOfCounter], (one, two) => (/counters?$/.test(two) ? undefined : `${one} ${two}`)),
)

const pileName = token('the name of a deck', (t) => (/^[a-z]+$/.test(t) ? t : undefined))
/** "the event deck", "the event graveyard". */
export const namedDeck: P<{ kind: 'deck' | 'graveyard'; name: string }> = all(
  [w('the'), pileName, table({ deck: 'deck', graveyard: 'graveyard' } as const)],
  (name, kind) => ({ kind, name }),
)
