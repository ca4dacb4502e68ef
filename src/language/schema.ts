/**
 * Validates card data: unknown words, missing fields, wrong kinds, unbound names, each with its path and the nearest word.
 * Used by the raid linter and when content is loaded.
 */

import { checkBounds } from './bounded.ts'
import { countsGame } from './history.ts'
import { isOneOf, under } from './look-up.ts'
import { mentions } from './nodes.ts'
import { dataAt } from './print/context.ts'
import { PrintError, plainWords, printCard } from './print/print.ts'
import { cardSet, cardSetBut } from './schema/deck.ts'
import { checkEarly } from './schema/early.ts'
import { mod } from './schema/mods.ts'
import { checkNames, checkPower, namesIn, outset } from './schema/names.ts'
import { pattern } from './schema/patterns.ts'
import { powers, texts } from './schema/powers.ts'
import { checkTags, checkX } from './schema/sense.ts'
import {
  also,
  type Check,
  called,
  type Data,
  each,
  type Fields,
  isRecord,
  listOf,
  may,
  must,
  nonEmpty,
  number,
  type Out,
  oneOf,
  oneOrMore,
  type Problem,
  positive,
  printed,
  record,
  report,
  show,
  text,
  textOf,
  textsIn,
  tuple,
  within,
  yes,
} from './schema/shape.ts'
import { effects, frameText, still } from './schema/texts.ts'
import { atLeast, cardType, condition, damageType, who } from './schema/words.ts'
import { anyCard, type Meaning, sorts } from './sorts.ts'
import { type CardDef, type CardType, classNames } from './types.ts'

export { namesIn } from './schema/names.ts'
export type { Problem } from './schema/shape.ts'
export { vocabulary } from './schema/shape.ts'
export { checkOccasion, checkTactic } from './schema/tactics.ts'

/** The sorts of a name of unknown origin. */
const anyhow: Meaning = { sorts, many: false }

/** The only choice in an attach description is what the card is attached to (400.2, 400.3). */
const attach = within({ picks: ['target', 'choose', 'most', 'least'], sorts: [...anyCard] }, who)

/** A record with at least one field. */
const said = (check: Check): Check =>
  also(check, (v, at, out) => {
    if (isRecord(v)) nonEmpty(v, at, out, 'a record')
  })

const cardFields: Fields<CardDef> = {
  name: must(text),
  type: must(oneOrMore(cardType)),
  set: must(text),
  number: must(number),
  instant: may(yes),
  faction: may(oneOf(['Alliance', 'Horde'], 'faction')),
  classes: may(listOf(oneOf(classNames, 'class'), 1)),
  tags: may(listOf(textOf('printed tag'), 1)),
  requires: may(oneOrMore(textOf('trait'))),
  reputation: may(textOf('reputation')),
  deckbuilding: may(
    said(record({ only: may(listOf(cardSet, 1)), either: may(listOf(cardSet, 2)), not: may(listOf(cardSetBut, 1)) })),
  ),
  master: may(yes),
  race: may(textOf('trait')),
  spec: may(textOf('trait')),
  cost: may(printed),
  x: may(yes),
  atk: may(printed),
  damageType: may(damageType),
  health: may(printed),
  def: may(printed),
  strike: may(printed),
  threat: may(printed),
  capacity: may(tuple(textOf('counter'), positive)),
  turned: may(said(record({ atk: may(printed), health: may(printed) }))),
  attach: may(attach),
  text: may(texts),
  powers: may(powers),
  front: may(powers),
  back: may(powers),
  sides: may(tuple(text, text)),
  they: may(oneOf(['he', 'she', 'it'], 'pronoun')),
  prompts: may(each(text)),
  ruling: may(text),
}

/** Checks the fields of a card separately; `checkCard` checks the relations between them. */
export const cardShape = called('card', record(cardFields))

/** The numbers that each type of card must have (205, 206, 303, 304); a token has no cost. */
export const needed: Readonly<Partial<Record<CardType, readonly (keyof CardDef)[]>>> = {
  hero: ['health'],
  ally: ['atk', 'health'],
  ability: ['cost'],
  armor: ['cost', 'def'],
  weapon: ['cost', 'atk', 'damageType', 'strike'], // 303.1
  item: ['cost'],
}

/** Fields that are allowed only on some types of card (201, 205, 206, 301, 303, 304, 306). */
export const suited: Readonly<Partial<Record<keyof CardDef, readonly CardType[]>>> = {
  health: ['hero', 'ally', 'armor', 'weapon', 'item'], // equipment may become an ally
  def: ['armor', 'weapon', 'item'],
  strike: ['weapon'],
  capacity: ['location'],
  master: ['hero'],
  turned: ['hero', 'ally'],
  spec: ['hero'],
  race: ['hero'],
  deckbuilding: ['hero'],
  threat: ['hero', 'ally'],
}

/** Collects every text that is not a word of the language: names of cards, decks, counters. */
export type Heard = NonNullable<Out['name']>

/** Collects problems. `types`: the raid's own card types. */
function listener(types: readonly string[], name?: Heard): Out & { problems: Problem[] } {
  const problems: Problem[] = []
  return { problems, types, notes: new Map(), push: (problem) => problems.push(problem), ...(name ? { name } : {}) }
}

/**
 * Checks one card. `where`: the root of the reported paths, by default the card's name; `types`: its raid's own card types.
 * No problems: the data is a CardDef, every name is bound, the printer and the rules support every word, and its size is within bounds.
 */
export function checkCard(def: unknown, where = '', types: readonly string[] = [], heard?: Heard): Problem[] {
  const out = listener(types, heard)
  if (!isRecord(def)) {
    report(out, where || 'card', `${show(def)} is not a card`, 'Write { name, type, set, number, … }.')
    return out.problems
  }
  const at = where || (typeof def.name === 'string' ? def.name : 'card')
  const wide = checkBounds(def, at)
  if (wide.length > 0) return wide
  cardShape(def, at, out)
  checkType(def, at, out)
  checkHost(def, at, out)
  checkX(def, at, out)
  checkTags(def, at, out)
  checkAllNames(def, at, out)
  checkPrompts(def, at, out)
  if (out.problems.length === 0) checkText(def as unknown as CardDef, at, out)
  return out.problems
}

/** Each of its prompts must lead to a piece of its text or powers. */
function checkPrompts(def: Data, at: string, out: Out): void {
  for (const place of isRecord(def.prompts) ? Object.keys(def.prompts) : [])
    if (!isRecord(dataAt(def, place)))
      report(
        out,
        `${at}.prompts["${place}"]`,
        `there is nothing to ask at "${place}" of this card`,
        'Write the place of an effect, a choice or a power, such as "text.0", "text.0.what" or "powers.0".',
      )
}

/** Refuses a card that can't be printed: its text must express all of its data. */
function checkText(def: CardDef, at: string, out: Out): void {
  try {
    printCard(def, plainWords)
  } catch (error) {
    if (!(error instanceof PrintError)) throw error
    const where = error.path ? `${at}.${error.path}` : at
    report(
      out,
      where,
      `it can't be printed: ${error.what}`,
      error.fix || 'Express it with other words of the language.',
    )
  }
}

/** Cards that have passed; each is checked only once. */
const sound = new WeakSet<object>()

/** Everything wrong with these cards, with card, path and the nearest word; a game does not start with any problem. */
export function checkCards(defs: readonly CardDef[], types: readonly string[] = []): Problem[] {
  const out = defs.filter((d) => !sound.has(d)).flatMap((d) => checkCard(d, '', types))
  if (out.length === 0) for (const d of defs) sound.add(d)
  return out
}

const isBoss = (def: Data): boolean => Array.isArray(def.tags) && def.tags.includes('Boss')

function checkType(def: Data, at: string, out: Out): void {
  const types = [def.type].flat().filter((type) => typeof type === 'string')
  for (const type of types) {
    for (const key of under(needed, type) ?? []) {
      if (type === 'hero' && isBoss(def)) continue // a Boss may have no health (R303.1a)
      if (def[key] === undefined) report(out, at, `"${key}" is missing`, `Every ${type} needs it: add "${key}".`)
    }
  }
  for (const [key, of] of Object.entries(suited))
    if (def[key] !== undefined && !types.some((t) => isOneOf(of, t) || out.types?.includes(t)))
      report(out, `${at}.${key}`, onlyOf(of, key), 'Leave it out.')
  checkKin(def, types, at, out)
  checkFlips(def, types, at, out)
  checkSwaps(def, types, at, out)
  const sided = def.front !== undefined || def.back !== undefined
  const resolves = types.some((t) => t === 'ability' || t === 'event' || t === 'quest')
  if (sided && resolves) report(out, at, 'an ability, an event or a quest has one side', 'Use "text" or "powers".')
  if (types.length > 1 && types.some((t) => out.types?.includes(t)))
    report(out, `${at}.type`, 'a raid’s own type can’t be combined with another', 'Give the card only that type.')
  if (def.sides !== undefined && !sided)
    report(out, `${at}.sides`, 'names of sides that the card does not have', 'Add "front" or "back".')
  if (def.turned !== undefined && def.back === undefined)
    report(out, `${at}.turned`, 'numbers of a side that the card does not have', 'Add "front" and "back".')
  if (sided && def.powers !== undefined)
    report(out, `${at}.powers`, 'a card with sides has no other powers', 'Move them to "front" or "back".')
  const reward = Array.isArray(def.powers) && def.powers.some((p) => isRecord(p) && 'reward' in p)
  const lent = Array.isArray(def.powers) && mentions(def.powers, (part) => isRecord(part) && part.mod === 'power')
  if (types.includes('quest') && !reward && !lent)
    report(out, at, 'a quest without a reward', 'Add a power { reward, pay }.')
  if (reward && !types.includes('quest')) report(out, at, 'only a quest has a reward', 'Use { pay, then }.')
}

const onlyOf = (types: readonly CardType[], key: string): string =>
  key === 'master'
    ? 'only a hero is a Master Hero'
    : `only ${types.map((t) => `${/^[aeiou]/.test(t) ? 'an' : 'a'} ${t}`).join(' or ')} has "${key}"`

/** Tags that require types: Mounts are allies (302.3), Golems equipment allies (304.4), Totems ability allies (305.3). */
function checkKin(def: Data, types: readonly string[], at: string, out: Out): void {
  const tags = textsIn(def.tags).map((t) => t.replace(/ \(\d+\)$/, ''))
  const need = (tag: string, wanted: boolean, what: string): void => {
    if (!wanted && tags.some((t) => t === tag || t.endsWith(` ${tag}`)))
      report(out, `${at}.type`, `a ${tag} that is not ${what}`, `Make it ${what}.`)
  }
  const ally = types.includes('ally')
  need('Mount', ally, 'an ally')
  need('Golem', ally && ['armor', 'weapon', 'item'].some((t) => types.includes(t)), 'both equipment and an ally')
  need('Totem', ally && types.includes('ability'), 'both an ability and an ally')
}

/** `host` needs an attach description, which must define the card's host (400.1). */
function checkHost(def: Data, at: string, out: Out): void {
  const attach = def.attach
  if (attach === undefined) {
    const path = find(def, at, (node) => node === 'host', ['name', 'ruling'])
    if (path && !usesAttach(def)) report(out, path, '"host" without an attach description', 'Add "attach" to the card.')
    return
  }
  const picks = isRecord(attach) && ['target', 'choose', 'most', 'least'].some((pick) => pick in attach)
  if (isRecord(attach) && attach.ties !== undefined)
    report(out, `${at}.attach.ties`, 'whoever plays the card settles ties here', 'Leave it out.')
  if (!picks && attach !== 'yourHero' && attach !== 'boss')
    report(
      out,
      `${at}.attach`,
      'it does not say what the card is attached to',
      'Give the set a pick: target, choose, most or least.',
    )
}

/** The path of something in the data; null if it is not there. `skip`: fields that are not searched. */
function find(node: unknown, at: string, is: (node: unknown) => boolean, skip: readonly string[]): string | null {
  if (is(node)) return at
  if (typeof node !== 'object' || node === null) return null
  for (const [key, value] of Object.entries(node)) {
    if (skip.includes(key)) continue
    const found = find(value, Array.isArray(node) ? `${at}[${key}]` : `${at}.${key}`, is, skip)
    if (found) return found
  }
  return null
}

/** A one-sided card can't flip (301.2, 306.1), but powers that it grants to others may flip those. */
function checkFlips(def: Data, types: readonly string[], at: string, out: Out): void {
  if (def.back !== undefined || types.some((t) => t === 'hero' || t === 'location' || out.types?.includes(t))) return
  const flips = (node: unknown): boolean =>
    isRecord(node) && node.do === 'flip' && [node.what].flat().some((what) => what === 'self')
  const path = find(def, at, flips, ['name', 'ruling', 'power', 'token'])
  if (path)
    report(out, `${path}.what`, 'this card has one side only', 'Give it "front" and "back" in place of "powers".')
}

/** R101.4: only a Boss is swapped. */
function checkSwaps(def: Data, types: readonly unknown[], at: string, out: Out): void {
  if (types.includes('hero')) return
  const swaps = (node: unknown): boolean => isRecord(node) && node.do === 'swap' && node.what === 'self'
  const path = find(def, at, swaps, ['name', 'ruling', 'power', 'token'])
  if (path)
    report(out, `${path}.what`, 'this card is not a hero, and only a hero can be swapped (R101.4)', 'Write "boss".')
}

const usesAttach = (def: Data): boolean => mentions(def, (part) => isRecord(part) && part.do === 'attach')

/** Names from costs and from the attach description are available in the text; `this.` names in the whole card. */
function checkAllNames(def: Data, at: string, out: Out): void {
  const known = new Map([...outset, ...lasting(def), ...namesIn(def.attach)])
  const own = Array.isArray(def.powers) ? def.powers : []
  for (const p of own) if (isRecord(p) && 'play' in p) namesIn(p.play, known, known)
  checkNames(def.attach, `${at}.attach`, known, out)
  checkNames(def.text, `${at}.text`, known, out)
  checkEarly(def.text, `${at}.text`, out)
  for (const key of ['powers', 'front', 'back']) {
    const side = def[key]
    if (Array.isArray(side)) for (const [i, p] of side.entries()) checkPower(p, `${at}.${key}[${i}]`, known, out)
  }
}

/** The names that the card keeps: those that begin with "this.", wherever they are defined. */
function lasting(node: unknown, out = new Map<string, Meaning>()): Map<string, Meaning> {
  if (typeof node !== 'object' || node === null) return out
  for (const part of Object.values(node)) lasting(part, out)
  if (isRecord(node) && typeof node.as === 'string' && node.as.startsWith('this.'))
    out.set(node.as, namesIn(node).get(node.as) ?? anyhow)
  return out
}

/** Checks effects outside a card: the actions of a raid's machine. `known`: names already bound. */
export function checkEffects(
  data: unknown,
  where: string,
  known: readonly string[] = [],
  types: readonly string[] = [],
  heard?: Heard,
): Problem[] {
  const out = listener(types, heard)
  frameText(effects)(data, where, out)
  checkNames(data, where, new Map([...outset, ...known.map((name) => [name, anyhow] as const)]), out)
  return out.problems
}

/** Checks a condition outside a card: a guard of a raid's machine. */
export function checkCondition(data: unknown, where: string, types: readonly string[] = [], heard?: Heard): Problem[] {
  const out = listener(types, heard)
  condition(data, where, out)
  checkNames(data, where, outset, out)
  if (mentions(data, (part) => isRecord(part) && part.since === 'game'))
    report(out, where, 'a guard can’t look back further than this turn', 'Ask this in a card or an effect.')
  return out.problems
}

/** Checks an amount outside a card: a raid's draws, or a count of its table. It is a number from 0 on. */
export function checkAmount(data: unknown, where: string, types: readonly string[] = [], heard?: Heard): Problem[] {
  const out = listener(types, heard)
  still(atLeast(0))(data, where, out)
  checkNames(data, where, outset, out)
  return out.problems
}

/** Checks modifiers outside a card: a raid's own. */
export function checkMods(data: unknown, where: string, types: readonly string[] = [], heard?: Heard): Problem[] {
  const out = listener(types, heard)
  listOf(mod, 1)(data, where, out)
  checkNames(data, where, outset, out)
  return out.problems
}

/** Checks an event outside a card: one that a raid's machine listens to. */
export function checkEvent(data: unknown, where: string, types: readonly string[] = [], heard?: Heard): Problem[] {
  const out = listener(types, heard)
  pattern(data, where, out)
  checkNames(data, where, outset, out)
  if (isRecord(data) && countsGame(data))
    report(
      out,
      `${where}.nth.per`,
      'a machine does not count over the whole game',
      'Write per: "turn", or give it states to count in.',
    )
  return out.problems
}
