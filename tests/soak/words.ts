/**
 * Which words of the card language take effect in a game: those of texts that are processed, of powers whose effect is on the
 * chain, of modifiers that are in force, of keywords that a card in play has. Words that only stand on some card don't count.
 */
import type { Game } from '../../src/engine/game.ts'
import type { Mod } from '../../src/language/types.ts'
import type { TextStep } from '../../src/rules/709-text.ts'
import { active, powersOf } from '../../src/rules/714-modifiers.ts'
import { codeOf } from '../../src/rules/game.ts'
import { inPlay } from '../../src/state/ids.ts'

/** Keys whose value is itself a word: `do: 'deal'` is the word "do deal". */
const telling = new Set([
  ...['do', 'mod', 'on', 'is', 'state', 'in', 'stat', 'sum', 'most', 'least', 'keyword', 'until', 'during', 'while'],
  ...['to', 'at', 'keep', 'face', 'step', 'zone', 'damageType', 'type', 'same', 'differ', 'takes'],
])
/** Texts of their own: their words are heard when they are processed. */
const texts = new Set(['then', 'else', 'these', 'rows'])

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** Adds the words of a piece of card data; with `all` also those of the texts inside it. */
export function wordsOf(data: unknown, found: Set<string>, all: boolean): void {
  if (Array.isArray(data)) for (const part of data) wordsOf(part, found, all)
  else if (isObject(data)) {
    for (const [key, value] of Object.entries(data)) {
      if (key === '$') continue
      found.add(key)
      for (const word of [value].flat())
        if (typeof word === 'string' && telling.has(key) && !word.startsWith('$')) found.add(`${key} ${word}`)
      if (key === 'where' && Array.isArray(value)) found.add(`where ${value[0]}`)
      if (all || !texts.has(key)) wordsOf(value, found, all)
    }
  }
}

/** Listens to a game: returns what to call at every decision. The words that took effect are added to `heard`. */
export function listen(g: Game, heard: Set<string>): (g: Game) => void {
  const done = new Set<unknown>()
  const hear = (node: unknown): void => {
    if (node === undefined || done.has(node)) return
    done.add(node)
    wordsOf(node, heard, false)
  }
  const text = g.steps.text!
  g.steps = {
    ...g.steps,
    text: {
      ...text,
      run(game, raw) {
        const step = raw as TextStep
        hear((game.code.at.get(step.code) as readonly unknown[] | undefined)?.[step.at])
        return text.run(game, raw)
      },
    },
  }
  /** The power that a text belongs to: 'Crush#powers.0.then' is part of 'Crush#powers.0'. */
  const around = (ptr: string): unknown => g.code.at.get(/^(.*#(?:powers|front|back)\.\d+)\./.exec(ptr)?.[1] ?? '')
  let n = 0
  return () => {
    for (const l of Object.values(g.s.links)) if (l.power) hear(g.code.at.get(l.power)) // 800.1c: also off the chain
    for (const id of g.s.chain[0]!.links) {
      const l = g.s.links[id]!
      if (l.code) hear(around(l.code))
      if (l.kind !== 'card' || !g.s.cards[l.card]) continue
      const code = codeOf(g, g.s.cards[l.card]!)
      hear(code.attach)
      for (const p of code.sides[0]) if (p.shape === 'play') hear(p.node)
    }
    if (n++ % 3 !== 0) return
    for (const kind of kinds) for (const a of active(g, kind as 'stat')) hear(a.mod)
    for (const c of Object.values(g.s.cards)) {
      if (c.became !== 0 || !inPlay(c.zone)) continue
      for (const p of powersOf(g, c.id)) if (p.shape === 'keyword' || p.shape === 'always') hear(p.node)
    }
  }
}

const kinds: readonly Mod['mod'][] = [
  ...(['stat', 'double', 'switch', 'keyword', 'power', 'noPowers', 'is', 'control', 'cannot', 'must'] as const),
  ...(['can', 'cost', 'instead', 'prevent', 'when', 'enters'] as const),
]
