/** What a card is after all modifiers: its keywords, kinds, tags, types (202, 300, 712). Numbers are in 714-modifiers. */
import { meta } from '../language/compile.ts'
import type { Keyword, KeywordWord } from '../language/types.ts'
import type { Card, Obj } from '../state/types.ts'
import { damageTypesOf, tag } from './202-tags.ts'
import {
  active,
  applies,
  granting,
  grants,
  isBlank,
  lent,
  losesPowers,
  number,
  printedPowers,
} from './714-modifiers.ts'
import { type Ask, codeOf, combat, type Game } from './game.ts'
import { envFor, holds } from './words.ts'

const nothing: readonly never[] = []

const printedKeyword = (g: Game, c: Card, keyword: string): boolean => {
  if (!codeOf(g, c).has.keyword) return false
  for (const p of printedPowers(g, c)) {
    if (p.shape === 'keyword' && (p.node as { keyword: string }).keyword === keyword) {
      const only = p.node.if
      if (only === undefined || holds(g, only, envFor(c.controller, c.id))) return true
    }
  }
  return false
}

function keyword(g: Game, o: Obj, word: string): boolean {
  const c = g.s.cards[o]
  if (!c) return false
  let has = printedKeyword(g, c, word)
  if (!has) {
    for (const a of active(g, 'keyword')) {
      if (a.mod.keyword === word && grants(g, a, o)) {
        has = true
        break
      }
    }
  }
  if (!has) {
    for (const a of granting(g)) {
      if (meta(a.mod).means.some((p) => (p.node as KeywordWord).keyword === word) && grants(g, a, o)) {
        has = true
        break
      }
    }
  }
  if (has && !losesPowers(g, o)) return true
  if (lent.has(word as Keyword))
    for (const [wielder, weapon] of combat(g).strikes) if (wielder === o && keyword(g, weapon, word)) return true
  return false
}

function kind(g: Game, o: Obj, want: string): boolean {
  const c = g.s.cards[o]
  if (!c || isBlank(c)) return false
  if (codeOf(g, c).kinds.has(want)) return true
  for (const a of active(g, 'is')) {
    if (a.mod.type === undefined) continue
    const t = a.mod.type as string
    if (
      (t === want ||
        (want === 'character' && t === 'ally') ||
        (want === 'equipment' && (t === 'armor' || t === 'weapon' || t === 'item'))) &&
      applies(g, a, o)
    )
      return true
  }
  return false
}

function types(g: Game, o: Obj): readonly string[] {
  const c = g.s.cards[o]
  if (!c || isBlank(c)) return nothing
  const out = [...codeOf(g, c).types]
  for (const a of active(g, 'is')) if (a.mod.type && applies(g, a, o)) out.push(a.mod.type)
  return out
}

function gives(g: Game, o: Obj, words: readonly string[], to: readonly Obj[]): boolean {
  const named = (node: unknown): boolean => words.includes((node as KeywordWord).keyword)
  return [...active(g, 'keyword'), ...active(g, 'power')].some(
    (a) =>
      a.card === o &&
      (a.mod.mod === 'keyword' ? named(a.mod) : meta(a.mod).means.some((p) => named(p.node))) &&
      to.some((t) => grants(g, a, t)),
  )
}

export const ask: Omit<Ask, 'couldTarget'> = {
  stat: (g, o, stat) => number(g, o, stat) ?? 0,
  keyword,
  kind,
  tag,
  types,
  damageTypes: damageTypesOf,
  gives,
}
