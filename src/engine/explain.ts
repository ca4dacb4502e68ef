/**
 * The sum behind a number: the printed number, then each modifier in order, with its rule (712-719; costs 403, 707.1e): the terms that the rules add
 * up.
 */
import { isOneOf } from '../language/look-up.ts'
import { capital, numbered } from '../language/phrases.ts'
import { type Keyword, keywords, type Stat } from '../language/types.ts'
import { striking } from '../rules/303-weapons.ts'
import { costTerms } from '../rules/403-costs.ts'
import { changesIn, playing, playTerms } from '../rules/707-adding-links/paying.ts'
import { type Active, base, instances, numberBeside, termsOf } from '../rules/714-continuous-modifiers/modifiers.ts'
import { applied, baseRules, type Term, term } from '../rules/719-order.ts'
import { envFor } from '../rules/core/words.ts'
import { HAND, isPlayer, zoneKind } from '../state/ids.ts'
import type { Obj } from '../state/types.ts'
import { type RunningGame, running } from './game.ts'
import type { Game, Ledger } from './types.ts'

/**
 * The sum behind a number of a card or a player: the printed number, then each modifier in the order in which they apply
 * (712-719; costs 403, 707.1e).
 * @param game - The game.
 * @param obj - A card by its id, or a player as -1 - seat.
 * @param stat - 'atk', 'health', 'def', 'cost', 'strike', 'damage', 'maxHand', 'hand', or a keyword with a number ('Assault').
 * @returns Lines with number, reason, card and rule, which add up to `total`; no lines if the card has no such number.
 */
export function explain(game: Game, obj: Obj, stat: string): Ledger {
  const g = running(game)
  if (isOneOf(keywords, stat)) return ledger(g, obj, stat, keywordTerms(g, obj, stat))
  return ledger(g, obj, stat, terms(g, obj, stat as Stat))
}

function terms(g: RunningGame, o: Obj, stat: Stat): readonly Term[] {
  const c = g.s.cards[o]
  if (stat !== 'cost' && stat !== 'strike') return termsOf(g, o, stat, true)
  const printed = base(g, o, stat)
  if (!c || printed === null) return []
  if (stat === 'strike') return costTerms(g, term('base', printed, 0, o, baseRules.strike), striking(c.controller, o))
  const start = [
    term('base', printed - c.x, 0, o, baseRules.cost),
    ...(c.x > 0 ? [term('add', c.x, 0, o, '201.3')] : []),
  ]
  if (zoneKind(c.zone) !== HAND) return start
  const own = changesIn(g, playTerms(g, c.owner, o), { ...envFor(c.owner, o), it: o })
  return costTerms(g, start[0] as Term, playing(c.owner, o), own)
}

/** The numbers of all instances of a keyword are added. */
function keywordTerms(g: RunningGame, o: Obj, word: Keyword): readonly Term[] {
  if (g.s.cards[o]?.became !== 0) return []
  return instances(g, o, word).map((i) => {
    const from = i.env.grant
    return term(
      'add',
      numberBeside(g, i),
      0,
      from ? (from as unknown as Active).card : o,
      from ? (from.row ? '714.3' : '714.2') : '700.1',
    )
  })
}

function ledger(g: RunningGame, o: Obj, stat: string, list: readonly Term[]): Ledger {
  const lines: Ledger['lines'][number][] = []
  let n: number | null = null
  for (const t of list) {
    const now = applied(n ?? (t.how === 'add' && list[0] === t ? 0 : n), t)
    if (now === null) continue
    lines.push({ n: now - (n ?? 0), why: why(g, o, t), card: t.card, rule: t.rule })
    n = now
  }
  if (n !== null && n < 0) lines.push({ n: -n, why: 'A number below zero counts as zero', card: 0, rule: '104.2' })
  return { stat, lines, total: Math.max(0, n ?? 0) }
}

function why(g: RunningGame, o: Obj, t: Term): string {
  if (t.how === 'base') return isPlayer(o) ? 'Every player' : 'Printed on the card'
  if (t.rule === '700.1') return 'Printed on the card'
  if (t.rule === '201.3') return 'X'
  if (t.rule === '718.2g') return 'Counters'
  const from = capital(g.s.cards[t.card]?.def ?? ofRaid(g))
  if (t.rule === '303.2') return `Strikes with ${from}`
  if (t.how === 'set') return `${from} (is ${t.n})`
  if (t.how === 'switch') return `${from} (ATK and health switched)`
  return t.how === 'double' ? `${from} (doubled)` : from
}

/** Names the raid as a source, with its mode and for how many raiders it is. */
function ofRaid({ def, s }: RunningGame): string {
  if (!def) return 'A modifier'
  const [usual, ...others] = def.modes ?? []
  const mode = others.find(({ id }) => id === s.raid[0].mode && id !== usual?.id)
  const raiders = Object.values(s.players).filter(({ boss }) => !boss).length
  return `${def.name}${mode ? ` (${mode.name})` : ''} for ${numbered(raiders, 'raider')}`
}
