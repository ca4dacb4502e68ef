/**
 * Which words of the card language take effect in a game: those of texts that are processed, of powers whose effect is on the
 * chain, of modifiers that are in force, of keywords that a card in play has. Words that only stand on some card don't count.
 */
import type { RunningGame } from '../../src/engine/game.ts'
import { effect } from '../../src/language/schema/effects.ts'
import { mod } from '../../src/language/schema/mods.ts'
import { power } from '../../src/language/schema/powers.ts'
import type { Check } from '../../src/language/schema/shape.ts'
import { who } from '../../src/language/schema/words.ts'
import type { Mod } from '../../src/language/types.ts'
import { wordsOf } from '../../src/language/usage.ts'
import { active, powersOf } from '../../src/rules/714-continuous-modifiers/modifiers.ts'
import { codeOf } from '../../src/rules/core/game.ts'
import { inPlay } from '../../src/state/ids.ts'
import { aroundEffects } from './effects.ts'

/** The data as it was before the compiler noted something beside it and spelled out its keywords. */
const asWritten = (key: string, v: unknown): unknown => {
  if (key === '$') return undefined
  const spelledOut = typeof v === 'object' && v !== null && 'do' in v && v.do === 'if' && 'keyword' in v
  return spelledOut ? { do: 'keyword', keyword: v.keyword } : v
}

/** What each piece of code says. */
const said = new WeakMap<object, ReadonlySet<string>>()
const sayings = (check: Check, node: object): ReadonlySet<string> => {
  let words = said.get(node)
  if (!words) {
    words = wordsOf(check, JSON.parse(JSON.stringify(node, asWritten)), false)
    said.set(node, words)
  }
  return words
}

/** Listens to a game: returns what to call at every decision. The words that took effect are added to `heard`. */
export function listen(g: RunningGame, heard: Set<string>): (g: RunningGame) => void {
  const done = new Set<unknown>()
  const hear = (check: Check, node: unknown): void => {
    if (typeof node !== 'object' || node === null || done.has(node)) return
    done.add(node)
    for (const w of sayings(check, node)) heard.add(w)
  }
  /** The power that a text belongs to: 'Crush#powers.0.then' is part of 'Crush#powers.0'. */
  const around = (ptr: string): unknown => g.code.at.get(/^(.*#(?:powers|front|back)\.\d+)\./.exec(ptr)?.[1] ?? '')
  aroundEffects(g, (run, game, step) => {
    hear(effect, (game.code.at.get(step.code) as readonly unknown[] | undefined)?.[step.at])
    hear(power, around(step.code))
    return run()
  })
  const kinds = [...g.code.mods] as Mod['mod'][]
  let n = 0
  return () => {
    for (const l of Object.values(g.s.links)) if (l.power) hear(power, g.code.at.get(l.power)) // 800.1c: also off the chain
    for (const id of g.s.chain[0]!.links) {
      const l = g.s.links[id]!
      if (l.code) hear(power, around(l.code))
      if (l.kind !== 'card' || !g.s.cards[l.card]) continue
      const code = codeOf(g, g.s.cards[l.card]!)
      hear(who, code.attach)
      for (const type of code.types) heard.add(`card type ${type}`)
      for (const p of code.sides[0]) if (p.shape === 'play') hear(power, p.node)
    }
    if (n++ % 3 !== 0) return
    for (const kind of kinds) for (const a of active(g, kind as 'stat')) hear(mod, a.mod)
    for (const c of Object.values(g.s.cards)) {
      if (c.became !== 0 || !inPlay(c.zone)) continue
      for (const type of codeOf(g, c).types) heard.add(`card type ${type}`)
      for (const p of powersOf(g, c.id)) if (p.shape === 'keyword' || p.shape === 'always') hear(power, p.node)
    }
  }
}
