/** A close look at a card in lines: its print, its changes, the sums behind its numbers. Pure. */
import type { CardId, CardView, Clock, Threat, View, WaitingPile } from '../../engine/types.ts'
import { costText } from '../../language/print/index.ts'
import { type Ask, nameIn } from '../scene.ts'
import { isNew } from './place.ts'

export interface InspectorLine {
  kind: 'title' | 'type' | 'text' | 'keyword' | 'now' | 'sum'
  text: string
}

/** Everything that the viewer may see of a card, in reading order; the accessible table shows the same lines. */
export function inspectorLines(
  id: CardId,
  view: View,
  ask: Pick<Ask, 'printed' | 'explain' | 'keyword'>,
): InspectorLine[] {
  const card = view.cards[id]
  if (!card) return []
  if (card.def === null) return [{ kind: 'title', text: 'A hidden card' }]
  const lines = printedLines(card.def, ask)
  // Of a looming card, the side that strikes is read first.
  const { looms } = view.raid
  if (looms?.id === id && looms.deals)
    lines.splice(1, 0, {
      kind: 'now',
      text: `${looms.called}: ${looms.deals}. ${looms.met} of ${looms.of} ${looms.by}.`,
    })
  const says = lines.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
  for (const word of card.keywords) {
    const about = ask.keyword(word)
    if (about) lines.push({ kind: 'keyword', text: `${word}: ${about}` })
  }
  const sums = stats.flatMap((stat) => {
    const ledger = statOf(card, stat) === null ? null : ask.explain(id, stat)
    return ledger && ledger.lines.length > 1 ? [{ stat, ledger }] : []
  })
  const isPrinted = (word: string): boolean => says.some((text) => text.toLowerCase().includes(word.toLowerCase()))
  const news = { changed: sums.map(({ stat }) => stat), keywords: card.keywords.filter((word) => !isPrinted(word)) }
  for (const text of stateLines(card, view, news)) lines.push({ kind: 'now', text })
  for (const { stat, ledger } of sums) {
    const sum = ledger.lines.map(
      ({ n, why, rule }, i) => `${n < 0 ? '−' : i > 0 ? '+' : ''}${Math.abs(n)} ${why}${rule ? ` (${rule})` : ''}`,
    )
    lines.push({ kind: 'sum', text: `${statNames[stat]} ${ledger.total}: ${sum.join(', ')}` })
  }
  return lines
}

/** The print of a card, by its name. */
export function printedLines(name: string, ask: Pick<Ask, 'printed'>): InspectorLine[] {
  const printed = ask.printed(name)
  return [
    { kind: 'title', text: printed?.name ?? name },
    ...(printed?.line ? [{ kind: 'type', text: printed.line } as const] : []),
    ...(printed?.text ?? []).map((text): InspectorLine => ({ kind: 'text', text })),
  ]
}

const threatLines = ({ called, level }: Threat): InspectorLine[] => [
  { kind: 'title', text: `${called} ${level}` },
  { kind: 'text', text: `A raider who has more than ${level} resources as their turn ends loses those above it.` },
]

const clockLines = ({ counts, n, at, says, down }: Clock): InspectorLine[] => [
  { kind: 'title', text: `${counts}: ${n}` },
  { kind: 'text', text: down ? `When ${at} are left: ${says}.` : `At ${at}: ${says}.` },
]

const waitsLines = ({ n, one, many }: WaitingPile): InspectorLine[] => [
  { kind: 'title', text: `${n} ${n === 1 ? one : many}` },
  { kind: 'text', text: 'Cards that wait face down; only their number is known.' },
]

/** The meaning of a zone, the things of a player, or the purpose of a step of the turn. */
export function zoneLines(
  key: string,
  { turn, seats, raid: { threat, clock, waits = [] } }: View,
  ask: Pick<Ask, 'keyword'>,
): InspectorLine[] {
  const [what, seat, kind, name] = key.split(':')
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
  const told = (words: readonly string[], title = words[0] ?? ''): InspectorLine[] => {
    const lines = words.flatMap((word): InspectorLine[] => {
      const text = ask.keyword(word)
      return text ? [words.length > 1 ? { kind: 'keyword', text: `${word}: ${text}` } : { kind: 'text', text }] : []
    })
    return lines.length > 0 ? [{ kind: 'title', text: title }, ...lines] : []
  }
  if (what === 'threat' && threat) return threatLines(threat)
  if (what === 'clock' && clock) return clockLines(clock)
  const pile = what === 'waits' ? waits[Number(seat)] : undefined
  if (pile) return waitsLines(pile)
  if (what === 'turn') return told([upper(turn.name)])
  if (what === 'seat') return told(['Hand', 'Resource row', 'Party'], seats[Number(seat)]?.name)
  if (what !== 'zone') return []
  if (kind === 'graveyard') return told(['Graveyard'])
  if (kind === 'removed') return told(['Removed from game'])
  const own = kind === 'deck' ? told([`${upper(name ?? '')} deck`]) : []
  return own.length > 0 || kind !== 'deck' ? own : told(['Deck'])
}

const stats = ['atk', 'health', 'def', 'cost'] as const
type Stat = (typeof stats)[number]

const statNames: Readonly<Record<Stat, string>> = { atk: 'ATK', health: 'Health', def: 'DEF', cost: 'Cost' }
const statOf = (card: CardView, stat: Stat): number | null => (stat === 'def' ? card.def_ : card[stat])

/** The differences from the printed card: numbers that differ from it, keywords that it does not have. */
export interface News {
  readonly changed: readonly Stat[]
  readonly keywords: readonly string[]
}

/** The current numbers and state in words; with `news`, of the numbers and keywords only those. */
export function stateLines(card: CardView, view: View, news?: News): string[] {
  const tells = (stat: Stat): boolean => statOf(card, stat) !== null && (!news || news.changed.includes(stat))
  const numbers = [
    tells('cost') && card.zone === 'hand' ? `cost ${costText(card)}` : '',
    tells('atk') ? `${card.atk} ATK${card.damageTypes.length > 0 ? ` (${card.damageTypes.join(', ')})` : ''}` : '',
    !news && card.strike !== null && card.types.includes('weapon') ? `strike cost ${card.strike}` : '',
    tells('def') ? `${card.def_} DEF` : '',
    card.health !== null && (tells('health') || card.damage > 0)
      ? `${card.health - card.damage} of ${card.health} health`
      : '',
    !news && card.damage > 0 ? `${card.damage} damage` : '',
  ]
  const states = [
    card.exhausted ? 'exhausted' : '',
    ...new Set([card.away, ...card.marks]),
    card.side || (card.faceDown ? (card.types.includes('hero') ? 'flipped' : 'face down') : ''),
    isNew(card) ? 'new this turn' : '',
    card.role,
    ...Object.entries(card.counters).map(([name, n]) => (n > 0 ? `${n} ${name} counters` : '')),
    card.host > 0 ? `attached to ${nameIn(view, card.host)}` : '',
  ]
  const words = [numbers, states, news?.keywords ?? card.keywords]
    .map((part) => part.filter(Boolean).join(', '))
    .filter(Boolean)
  const attached = card.attachments.map((id) => nameIn(view, id)).join(', ')
  return attached ? [...words, `Attached: ${attached}`] : words
}
