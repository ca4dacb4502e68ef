/** Checks the places of cards as the game begins: decks, the Boss and its company, tokens, modes, levels. */
import { under } from '../../language/look-up.ts'
import { hint, type Path } from '../../language/problem.ts'
import { checkAmount, checkMods } from '../../language/schema.ts'
import type { CardDef } from '../../language/types.ts'
import type { RaidMode } from '../format.ts'
import { playedAs } from '../modes.ts'
import { nodesIn } from './nodes.ts'
import type { Lint } from './report.ts'

/** A card may still have problems, so its tags may be of any form. */
const isBoss = ({ tags }: CardDef): boolean => Array.isArray(tags) && tags.includes('Boss')

type Exists = (path: Path, name: string) => void

export function lintDecks(lint: Lint): void {
  const { def, cards, say } = lint
  const exists: Exists = (path, name) => {
    if (!cards.has(name)) say(path, `"${name}" is not a card of this raid.`, hint(name, [...cards.keys()]))
  }
  starts(lint, exists)
  def.tokens.forEach((name, i) => void exists(['tokens', i], name))
  def.regular?.forEach((name, i) => void exists(['regular', i], name))
  for (const key of ['tokens', 'regular', 'ordered'] as const) once(lint, key, def[key] ?? [])
  decks(lint, exists)
  named(lint)
  modes(lint)
  levels(lint)
}

/** Reports entries of a list that appear twice. */
function once({ say }: Lint, key: string, list: readonly string[]): void {
  list.forEach((name, i) => {
    if (list.indexOf(name) < i) say([key, i], `"${name}" appears twice.`, 'Name it once.')
  })
}

/** The card that starts must be a Boss: a hero with that tag (R101.3). */
function starts({ def, cards, say }: Lint, exists: Exists): void {
  if (def.starts) {
    exists(['starts'], def.starts)
    const card = cards.get(def.starts)
    const bosses = def.cards.filter((card) => card.type === 'hero' && isBoss(card)).map((c) => c.name)
    if (card && card.type !== 'hero')
      say(['starts'], `"${def.starts}" is not a hero.`, hint('', bosses, 'Name the card of a Boss.'))
    else if (card && !isBoss(card))
      say(['starts'], `"${def.starts}" has no tag "Boss".`, hint('', bosses, 'Add "Boss" to its tags.'))
  }
  def.startsWith?.forEach(([, name], i) => {
    exists(['startsWith', i], name)
    if (name === def.starts) say(['startsWith', i], `"${name}" starts already.`, 'Leave it out.')
  })
}

function decks({ def, cards, say }: Lint, exists: Exists): void {
  const ids = Object.keys(def.decks)
  if (ids.length === 0) say(['decks'], 'there is no deck to draw from.', 'Add one, such as main: [[2, "Some card"]].')
  for (const [deck, list] of Object.entries(def.decks)) {
    if (list.length === 0) say(['decks', deck], 'is empty.', 'Put cards into it, or remove it.')
    list.forEach(([, name], i) => {
      const path = ['decks', deck, i]
      exists(path, name)
      if (name === def.starts) say(path, `"${name}" starts in play.`, 'Take it out of the deck.')
      else if (def.tokens.includes(name) && cards.has(name))
        say(path, `"${name}" is a token.`, 'Take it out of the deck, or out of the tokens.')
      if (!def.ordered?.includes(deck) && list.findIndex(([, other]) => other === name) < i)
        say(path, `"${name}" is in this deck twice.`, 'Write one line with the number of both.')
    })
  }
}

/** Decks that settings name. */
function named({ def, say, text, types }: Lint): void {
  const ids = Object.keys(def.decks)
  const isDeck: Exists = (path, name) => {
    if (!Object.hasOwn(def.decks, name)) say(path, `"${name}" is not one of the decks.`, hint(name, ids))
  }
  if (def.eventDeck) isDeck(['eventDeck'], def.eventDeck)
  if (def.resourceDeck) isDeck(['resourceDeck'], def.resourceDeck)
  for (const part of ['ordered', 'once'] as const) def[part]?.forEach((deck, i) => void isDeck([part, i], deck))
  def.modes?.forEach(({ lots = {} }, i) => {
    for (const [deck, n] of Object.entries(lots)) {
      const path = ['modes', i, 'lots', deck]
      isDeck(path, deck)
      const all = under(def.decks, deck)?.reduce((sum, [count]) => sum + count, 0)
      if (typeof n !== 'number') text(path, (where, heard) => checkAmount(n, where, types, heard))
      else if (all !== undefined && n > all) say(path, `${n} of ${all} cards.`, `Give a whole number from 0 to ${all}.`)
      if (!def.ordered?.includes(deck))
        say(path, 'only an ordered deck can have random cards removed.', `Add "${deck}" to ordered.`)
    }
  })
}

/** Checks the modes: their ids and names, suggested numbers of raiders, and modifiers. */
function modes(lint: Lint): void {
  const { def, say, text, types } = lint
  const all = def.modes ?? []
  all.forEach(({ id, name, always }, i) => {
    const path = ['modes', i]
    if (all.findIndex((m) => m.id === id) < i) say(path, `"${id}" appears twice.`, 'Ids must differ.')
    else if (all.findIndex((m) => m.name === name) < i)
      say([...path, 'name'], `"${name}" is also the name of another mode.`, 'Give it a name of its own.')
    changes(lint, i)
    if (always) text([...path, 'always'], (where, heard) => checkMods(always, where, types, heard))
    suggestions(lint, all, i)
  })
}

/** Checks a mode's replacements for the raid's own: the names in it, and its amounts. */
function changes({ def, cards, say, text, types }: Lint, i: number): void {
  const mode = def.modes![i]!
  const path = ['modes', i]
  const exists: Exists = (at, name) => {
    if (!cards.has(name)) say(at, `"${name}" is not a card of this raid.`, hint(name, [...cards.keys()]))
  }
  if (mode.starts !== undefined) {
    exists([...path, 'starts'], mode.starts)
    const starts = cards.get(mode.starts)
    if (starts && !isBoss(starts))
      say([...path, 'starts'], `"${mode.starts}" has no tag "Boss".`, 'Add "Boss" to its tags.')
    else if (comesLater(def, mode.starts))
      say(
        [...path, 'starts'],
        `the machine begins in "${def.machine.initial}" all the same, and swaps "${mode.starts}" in later.`,
        `Start with "${def.starts ?? ''}", or leave this out.`,
      )
  }
  mode.startsWith?.forEach(([, name], k) => void exists([...path, 'startsWith', k], name))
  for (const [deck, list] of Object.entries(mode.decks ?? {})) {
    if (!Object.hasOwn(def.decks, deck))
      say([...path, 'decks', deck], `"${deck}" is not one of the decks.`, hint(deck, Object.keys(def.decks)))
    list.forEach(([, name], k) => void exists([...path, 'decks', deck, k], name))
  }
  for (const [deck, list] of Object.entries(playedAs(def, mode.id).decks))
    if (list.length === 0 && (under(def.decks, deck)?.length ?? 0) > 0)
      say([...path, 'decks', deck], 'leaves the deck empty.', 'Leave a card in it.')
  for (const key of ['draws', 'handMax'] as const) {
    const n = mode[key]
    if (n !== undefined) text([...path, key], (where, heard) => checkAmount(n, where, types, heard))
  }
}

/** Whether this Boss is a later form: the machine swaps it in, and never the one that starts otherwise. */
function comesLater({ machine, starts }: Lint['def'], name: string): boolean {
  const swapped = [...nodesIn(machine)].flatMap(({ do: verb, for: form }) => (verb === 'swap' ? [form] : []))
  return name !== starts && swapped.includes(name) && !swapped.includes(starts)
}

/** Checks the levels: one for each number of raiders, in modes that exist. */
function levels({ def, say }: Lint): void {
  const { min, max } = def.raiders
  const modes = (def.modes ?? []).map(({ id }) => id)
  def.levels?.forEach((one, i, all) => {
    const path = ['levels', i]
    const { level, raiders, mode, measured } = one
    if (all.findIndex((other) => other.level === level && other.raiders === raiders) < i)
      say(path, `"${level}" for ${raiders} raiders appears twice.`, 'Leave one of them out.')
    if (raiders < min || raiders > max)
      say([...path, 'raiders'], `the raid is not for ${raiders} raiders.`, `Write a number from ${min} to ${max}.`)
    if (mode !== undefined && !modes.includes(mode))
      say([...path, 'mode'], `there is no mode "${mode}".`, hint(mode, modes))
    if (measured && (measured.won > measured.games || measured.first.won > measured.first.games))
      say([...path, 'measured'], 'more raids were won than played.', 'Run `raid calibrate` again.')
  })
}

/** Checks a mode's suggested numbers of raiders. */
function suggestions({ def, say }: Lint, all: readonly RaidMode[], i: number): void {
  const suggested = all[i]?.suggested
  if (!suggested) return
  const { min, max } = def.raiders
  const [from, to] = suggested
  const path = ['modes', i, 'suggested']
  if (i === 0) say(path, 'the first mode is the default anyway.', 'Leave this out, or put another mode first.')
  if (from > to || from < min || to > max)
    say(path, `${from} to ${to} raiders are impossible.`, `Give two numbers from ${min} to ${max}, the smaller first.`)
  const other = all.slice(0, i).find((m) => m.suggested && m.suggested[0] <= to && m.suggested[1] >= from)
  if (other) say(path, `"${other.id}" is suggested for some of these, too.`, 'Suggest one for each number.')
}
