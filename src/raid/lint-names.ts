/** Checks the names in a raid's texts: cards that are brought, swapped in or created, decks, nouns; and whether the raid can be won at all. */
import { didYouMean } from '../language/problem.ts'
import type { RaidDef } from './format.ts'

type Say = (where: string, what: string, fix: string) => void
type Data = Readonly<Record<string, unknown>>

const isRecord = (v: unknown): v is Data => typeof v === 'object' && v !== null && !Array.isArray(v)

/** The names of cards that an effect brings in from outside the game. */
function needed(effect: Data): readonly unknown[] {
  if (effect.do === 'bring' && Array.isArray(effect.cards)) return effect.cards.map((pair) => [pair].flat()[1])
  if (effect.do === 'swap') return [effect.for]
  // A token is created by name only if the raid has it; '$word' is a name that a text has chosen.
  if (effect.do === 'create' && typeof effect.token === 'string' && !effect.token.startsWith('$')) return [effect.token]
  return []
}

/** The names of decks in a piece of data; each raider's deck is just called "deck". */
function decksIn({ do: verb, deck, in: where }: Data): readonly string[] {
  const zones = [where]
    .flat()
    .map((zone) => (typeof zone === 'string' ? /^(?:deck|graveyard):(.*)$/.exec(zone)?.[1] : undefined))
  return [typeof deck === 'string' ? deck : undefined, ...zones].filter(
    (name) => name !== undefined && (name !== 'deck' || verb === 'drawFrom'),
  ) as string[]
}

/**
 * Reports cards, decks and raids that the raid's cards, modifiers and modes name but that do not exist; the machine's cards are
 * checked with the machine.
 */
export function lintNames(def: RaidDef, say: Say): void {
  const names = def.cards.map(({ name }) => name)
  const known = new Set(names)
  const decks = Object.keys(def.decks)
  type Look = (node: Data, at: string) => void
  const walk = (node: unknown, at: string, look: Look): void => {
    if (Array.isArray(node)) for (const [i, part] of node.entries()) walk(part, `${at}[${i}]`, look)
    if (!isRecord(node)) return
    look(node, at)
    for (const [key, value] of Object.entries(node)) walk(value, at === '' ? key : `${at}.${key}`, look)
  }
  const forDecks: Look = (node, at) => {
    for (const name of decksIn(node))
      if (!decks.includes(name)) say(at, `"${name}" is not one of the decks.`, didYouMean(name, decks))
  }
  const forAll: Look = (node, at) => {
    for (const name of needed(node))
      if (typeof name === 'string' && !known.has(name))
        say(at, `"${name}" is not a card of this raid.`, didYouMean(name, names))
    forDecks(node, at)
  }
  const forThis: Look = (node, at) => {
    if (node.do === 'startRaid') say(at, 'this raid is under way, and no second one starts (800.3a).', 'Take it out.')
  }
  for (const { name, text, powers, front, back } of def.cards)
    for (const [key, part] of Object.entries({ text, powers, front, back })) {
      walk(part, `cards["${name}"].${key}`, forAll)
      if (!def.regular?.includes(name)) walk(part, `cards["${name}"].${key}`, forThis)
    }
  walk(def.always, 'always', forAll)
  for (const { id, always } of def.modes ?? []) walk(always, `modes["${id}"].always`, forAll)
  walk(def.machine.states, 'machine.states', forDecks)
  walk(def.machine.states, 'machine.states', forThis)

  const texts = JSON.stringify([def.cards, def.machine.states, def.always])
  for (const noun of Object.keys(def.nouns ?? {}))
    if (!texts.includes(JSON.stringify(noun)))
      say(`nouns["${noun}"]`, 'nothing in this raid has this name.', didYouMean(noun, names))
  if (!/"do":"(lose|win)"/.test(texts))
    say('machine', 'the raiders can never win.', 'Let fatallyDamaged of the last Boss do { do: "lose", by: "you" }.')
}
