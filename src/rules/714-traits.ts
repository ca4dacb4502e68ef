/** What a card is after all modifiers: its keywords, kinds, tags, types (202, 300, 712). Numbers are in 714-modifiers. */
import { meta } from '../language/compile.ts'
import { tagWords } from '../language/tags.ts'
import type { Keyword, KeywordWord } from '../language/types.ts'
import type { Card, CardId, Obj } from '../state/types.ts'
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
import { type Ask, card, codeOf, combat, type Game } from './game.ts'
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

function tag(g: Game, o: Obj, want: string): boolean {
  const c = g.s.cards[o]
  if (c && !isBlank(c) && codeOf(g, c).called.has(want)) return true
  for (const a of active(g, 'is'))
    if (a.mod.tag !== undefined && tagWords(a.mod.tag).includes(want) && applies(g, a, o)) return true
  return false
}

/** All tags that a card has now (202.3). */
export function tagsOf(g: Game, o: Obj): readonly string[] {
  const c = g.s.cards[o]
  if (!c || isBlank(c)) return nothing
  const out = [...codeOf(g, c).tags]
  for (const a of active(g, 'is')) if (a.mod.tag && !out.includes(a.mod.tag) && applies(g, a, o)) out.push(a.mod.tag)
  return out
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

/** Damage types of what a character would deal in combat (408.3a, 303.2b). */
export function combatTypes(g: Game, id: CardId): string[] {
  const own = codeOf(g, card(g, id)).def.damageType
  const out = own ? [own as string] : []
  for (const [wielder, weapon] of combat(g).strikes) {
    const t = wielder === id ? codeOf(g, card(g, weapon)).def.damageType : undefined
    if (t && !out.includes(t)) out.push(t)
  }
  return out.length > 0 ? out : ['melee']
}

export const ask: Omit<Ask, 'couldTarget'> = {
  stat: (g, o, stat) => number(g, o, stat) ?? 0,
  keyword,
  kind,
  tag,
  types,
  gives,
}
