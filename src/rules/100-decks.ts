/** Building a deck (100): whether a deck is legal for its hero. */
import type { Code } from '../language/compile.ts'
import { didYouMean, type Problem } from '../language/problem.ts'
import type { CardDef, DeckDef } from '../language/types.ts'

/** Everything that is wrong with a deck; empty if it is legal. */
export function checkDeck(code: Code, deck: DeckDef): Problem[] {
  const out: Problem[] = []
  const where = `deck "${deck.name || deck.id}"`
  const hero = code.cards.get(deck.hero)?.def
  if (hero?.type !== 'hero') {
    return [{ where, what: `its hero "${deck.hero}" is not known.`, fix: 'Name one of the heroes that `cards` lists.' }]
  }
  const counts = new Map<string, number>()
  for (const [n, name] of deck.cards) {
    if (!Number.isInteger(n) || n < 1)
      out.push({ where, what: `${name}: ${String(n)} copies.`, fix: 'Give a whole number of at least 1.' })
    counts.set(name, (counts.get(name) ?? 0) + n)
  }
  let size = 0
  const talents = new Set<string>()
  for (const [name, n] of counts) {
    size += n
    const c = code.cards.get(name)
    if (!c) {
      out.push({
        where,
        what: `"${name}" is not known.`,
        fix: didYouMean(name, [...code.cards.keys()], 'See `cards` for all names.'),
      })
      continue
    }
    if (n > 4 && !c.tags.includes('Unlimited'))
      out.push({ where, what: `${n} copies of ${name} (100.4).`, fix: 'Take at most four of a name.' })
    if (isTalent(c.def)) talents.add(c.def.requires as string)
    out.push(
      ...illegal(c.def, hero).map((what) => ({
        where,
        what: `${name}: ${what}`,
        fix: `Take it out, or choose another hero than ${hero.name}.`,
      })),
    )
  }
  if (hero.spec === undefined && talents.size > 1)
    out.push({
      where,
      what: `talents of ${[...talents].join(' and ')} (100.2c).`,
      fix: 'Keep those of one talent spec.',
    })
  if (size < 60) out.push({ where, what: `${size} cards (100.1).`, fix: 'Fill it up to at least 60.' })
  return out
}

function illegal(d: CardDef, hero: CardDef): string[] {
  const out: string[] = []
  if (d.type === 'hero') out.push('a hero can’t be in a deck (100.1).')
  if (d.type === 'event') out.push('raid events belong to the Boss (R203.2).')
  if (d.classes && d.classes.length > 0 && !d.classes.some((c) => hero.classes?.includes(c)))
    out.push('its class icons do not fit the hero (100.2a).')
  if (d.faction && d.faction !== hero.faction) out.push('it is of the other faction (100.2a).')
  const open = isTalent(d) && hero.spec === undefined
  if (d.requires && !open && ![hero.race, hero.spec, hero.faction, ...(hero.classes ?? [])].includes(d.requires))
    out.push(`it needs a hero with ${d.requires} (100.2b-c).`)
  return out
}

/** A card of one talent spec: a hero without a spec of its own may take those of a single one (100.2c). */
const isTalent = (d: CardDef): boolean => d.requires !== undefined && d.tags?.includes('Talent') === true
