/** Deck building (100): whether a deck is legal for its hero. */

import type { CardCode, Code } from '../language/compile.ts'
import { iconsOf, says } from '../language/meaning/cards.ts'
import { isObject } from '../language/meta.ts'
import { listed } from '../language/nodes.ts'
import { didYouMean, type Problem } from '../language/problem.ts'
import { talentSpecs } from '../language/tags.ts'
import type { CardDef, CardSet, DeckDef, SetWho } from '../language/types.ts'

/** Everything wrong with a deck and its side deck; empty if they are legal. For an unknown card, the nearest of `names` is suggested. */
export function checkDeck(code: Code, deck: DeckDef, names: readonly string[] = [...code.cards.keys()]): Problem[] {
  const out: Problem[] = []
  const where = `deck "${deck.name || deck.id}"`
  const say = (what: string, fix: string): void => {
    out.push({ where, what, fix })
  }
  const hero = code.cards.get(deck.hero)
  if (hero?.def.type !== 'hero') {
    const more = 'Name one of the heroes that `cards` lists.'
    say(`its hero ${notKnown(deck.hero)}`, hero || deck.hero === '' ? more : didYouMean(deck.hero, names, more))
    return out
  }
  if (hero.def.master && deck.format !== 'open')
    say(`"${deck.hero}" is a Master Hero (301.4).`, 'Put it into the deck, and start with another hero.')
  const limited = deck.format === 'limited'
  const main = counted(deck.cards, say)
  const side = counted(deck.side ?? [], say)
  const cards: CardCode[] = []
  for (const name of new Set([...main.keys(), ...side.keys()])) {
    const c = code.cards.get(name)
    const n = (main.get(name) ?? 0) + (side.get(name) ?? 0)
    if (n > 4 && deck.format !== 'open' && !limited && !c?.tags.includes('Unlimited'))
      say(`${n} copies of ${name} (100.4).`, 'Take at most four of a name, side deck included.')
    if (!c) {
      say(notKnown(name), didYouMean(name, names, 'Look for its name among all cards.'))
      continue
    }
    if (deck.format === 'open') continue
    cards.push(c)
    for (const what of unfit(c, hero))
      say(`${name}: ${what}`, `Take it out, or choose another hero than ${hero.def.name}.`)
  }
  if (deck.format === 'open') return out
  for (const { what, fix } of together(cards, hero)) say(what, fix)
  const [size, beside] = [sum(main), sum(side)]
  const least = limited ? 30 : 60
  if (size < least) say(`${size} cards (100.1).`, `Fill it up to at least ${least}.`)
  if (deck.side && !limited && beside !== 10)
    say(`a side deck of ${beside} cards (100.3).`, 'It has exactly ten, or none.')
  return out
}

/** The sentence about a card that doesn't exist. */
export const notKnown = (name: string): string => `"${name}" is not known.`

/** Whether cards may be in one deck of this hero, whatever its size: all of 100.2, and four of a name (100.4). */
export function suits(hero: CardCode, cards: readonly CardCode[]): boolean {
  const few = (c: CardCode): boolean =>
    c.tags.includes('Unlimited') || cards.filter((other) => other.def.name === c.def.name).length <= 4
  return cards.every((c) => unfit(c, hero).length === 0 && few(c)) && together(cards, hero).length === 0
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0)

/** Copies by name, however they are listed. */
function counted(rows: DeckDef['cards'], say: (what: string, fix: string) => void): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [n, name] of rows) {
    if (!Number.isInteger(n) || n < 1) say(`${name}: ${String(n)} copies.`, 'Give a whole number of at least 1.')
    counts.set(name, (counts.get(name) ?? 0) + n)
  }
  return counts
}

/** The reasons why a single card is forbidden in decks of this hero: sentences with their rule. */
export function unfit(c: CardCode, hero: CardCode): string[] {
  const d = c.def
  const out: string[] = []
  if (c.kinds.has('hero') && !d.master) out.push('a hero can’t be in a deck (100.1).')
  if (c.kinds.has('event')) out.push('raid events belong to the Boss (R203.2).')
  const own = hero.def.deckbuilding
  if (own?.not?.some((set) => fits(c, set))) out.push('its hero excludes it (100.2e).') // exclusions come first
  if (own?.only || own?.either) {
    // 100.2e: only these cards are allowed, whatever the rest of 100.2 says.
    if (![...(own.only ?? []), ...(own.either ?? [])].some((set) => fits(c, set)))
      out.push('its hero does not include it (100.2e).')
    return out
  }
  if (d.classes && d.classes.length > 0 && !d.classes.some((icon) => iconsOf(hero.def, icon)))
    out.push('its class icons do not fit the hero (100.2a).')
  if (d.faction && !iconsOf(hero.def, d.faction)) out.push('it is of the other faction (100.2a).')
  const wanted = listed(d.requires ?? [])
  const spec = talentOf(d)
  if (spec !== undefined) {
    if (hero.tags.includes('Traitor')) out.push('a Traitor has no talents (100.2c).')
    else if (hero.def.spec !== undefined && hero.def.spec !== spec) out.push(`it is a ${spec} talent (100.2c).`)
  } else if (wanted.length > 0 && !wanted.some((t) => trait(hero, t)))
    out.push(`it needs a hero with ${wanted.join(' or ')} (100.2b).`)
  return out
}

/** The reasons why a combination of cards is forbidden. */
function together(cards: readonly CardCode[], hero: CardCode): Omit<Problem, 'where'>[] {
  const out: Omit<Problem, 'where'>[] = []
  const talents = new Set(cards.flatMap((c) => talentOf(c.def) ?? []))
  if (hero.def.spec === undefined && talents.size > 1)
    out.push({ what: `talents of ${[...talents].join(' and ')} (100.2c).`, fix: 'Keep those of one talent spec.' })
  const reputations = new Set([hero, ...cards].flatMap((c) => c.def.reputation ?? []))
  if (reputations.size > 1)
    out.push({ what: `cards of ${[...reputations].join(' and ')} Reputation (100.2d).`, fix: 'Keep those of one.' })
  const { only = [], either = [] } = hero.def.deckbuilding ?? {}
  const free = (c: CardCode): boolean => only.some((set) => fits(c, set))
  const sides = either.filter((set) => cards.some((c) => fits(c, set) && !free(c)))
  if (sides.length > 1)
    out.push({ what: 'cards of both kinds between which its hero chooses (100.2e).', fix: 'Keep one kind.' })
  return out
}

/** The talent spec of a talent (100.2c): "Marksmanship Hero Required" is read as "Marksmanship Talent" (100.2b). */
const talentOf = (d: CardDef): string | undefined => listed(d.requires ?? []).find((t) => talentSpecs.includes(t))

/** Whether a hero has a trait (206.1). */
const trait = (hero: CardCode, t: string): boolean =>
  hero.def.faction === t ||
  hero.def.spec === t ||
  hero.called.has(t) ||
  (t === 'Loyal' && !hero.tags.includes('Traitor'))

/** Whether a printed card may be in a set; the set's other fields are checked on the card in its zone. */
export function printedAs(c: CardCode, { is, tag, icon, reputation, requires, name }: SetWho): boolean {
  const said = (word: unknown): boolean => word !== undefined && !listed(word).some((w) => String(w).startsWith('$'))
  const set = { ...(said(is) ? { is } : {}), ...(said(tag) ? { tag } : {}), ...(said(name) ? { name } : {}) }
  return fits(c, { ...set, icon, reputation, requires })
}

/** Whether a printed card is one of these. */
type Printed = Omit<CardSet, 'is'> & Pick<SetWho, 'is'> & { not?: CardSet }

function fits(c: CardCode, set: Printed): boolean {
  const d = c.def
  if (set.is !== undefined && !listed(set.is).some((k) => k === 'card' || c.kinds.has(k))) return false
  const called = (t: string): boolean => c.called.has(t) || (t === 'Talent' && talentOf(d) !== undefined) // 100.2b-c
  if (set.tag !== undefined && !listed(set.tag).some(called)) return false
  if (set.icon !== undefined && !iconsOf(d, set.icon)) return false
  if (set.reputation !== undefined && !says(set.reputation, d.reputation)) return false
  if (set.requires !== undefined && !says(set.requires, d.requires)) return false
  if (set.name !== undefined && d.name !== set.name) return false
  if (set.damageType !== undefined && d.damageType !== set.damageType) return false
  if (set.deals !== undefined && !deals(d, set.deals)) return false
  return set.not === undefined || !fits(c, set.not)
}

/** Whether some text of a card deals damage of a type. */
function deals(node: unknown, type: string): boolean {
  if (!isObject(node)) return false
  return (node.do === 'deal' && node.type === type) || Object.values(node).some((v) => deals(v, type))
}
