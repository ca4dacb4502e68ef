/** The table in short lines, as one seat may see it. */
import { countersText, describeRaid, turnText } from '../../engine/index.ts'
import type { CardId, CardView, SeatView, View } from '../../engine/types.ts'
import { costText, inText } from '../../language/print/index.ts'

const UNKNOWN = 'a face-down card'

export const titleOf = (view: View, id: CardId): string => {
  const card = view.cards[id]
  if (!card) return 'no card'
  return card.def ? (isTwin(view, card) ? `${card.def} (${card.id})` : card.def) : UNKNOWN
}

/** A card's name, with its number if other cards in play have the same name. */
function isTwin(view: View, { id, def, zone }: CardView): boolean {
  if (zone !== 'party') return false
  return view.seats.some(({ party }) => party.some((other) => other !== id && view.cards[other]?.def === def))
}

/** Everything: turn, combat, chain, and each seat with its party. */
export function tableText(view: View): string[] {
  return [...situationText(view), ...chain(view), ...view.seats.flatMap((seat) => seatLines(view, seat))]
}

export function situationText(view: View): string[] {
  const { turn, raid, combat } = view
  const when = turn.n > 0 ? `${turnText(view)}, ${turn.name}` : turnText(view)
  const lines = [raid.title === '' ? `${when}.` : `${when}. ${raid.title}.`, ...describeRaid(view)]
  if (combat?.window) {
    const defender = combat.defender || combat.proposed
    lines.push(`Combat: ${titleOf(view, combat.attacker)} against ${titleOf(view, defender)}, ${combat.window}.`)
  }
  return lines
}

/** The minimum for answering: turn and combat, the chain, the heroes' health, and the player's own resources and hand. */
export function brief(view: View): string[] {
  const { seats, seat: mine } = view
  const heroes = seats
    .filter(({ lost }) => !lost)
    .map(({ hero, boss, name }) => {
      const card = view.cards[hero]
      const left =
        !card || card.zone === 'gone'
          ? 'no hero'
          : card.health === null
            ? `${card.damage} damage`
            : `${card.health - card.damage} of ${card.health}`
      return `${boss || !card?.def || card.def.startsWith(name) ? titleOf(view, hero) : `${name} (${card.def})`} ${left}`
    })
  const me = seats.find(({ seat }) => seat === mine)
  const have = me
    ? [`You have ${me.readyResources} of ${me.payers} resources ready, and ${me.handCount} cards in hand.`]
    : []
  return [...situationText(view), ...chain(view), `Health: ${heroes.join(', ')}.`, ...have]
}

export function chain(view: View): string[] {
  return view.chain.map((link, i) => {
    const last = i === view.chain.length - 1 ? ', resolves next' : ''
    const targets = link.targets.map((target) => objectName(view, target))
    const aimed = targets.length ? `, at ${targets.join(' and ')}` : ''
    const attack = `${titleOf(view, link.attacker)} is proposed to attack ${titleOf(view, link.defender)}`
    const what = link.kind === 'proposal' ? attack : link.card ? titleOf(view, link.card) : link.kind
    return `Chain, link ${i + 1}: ${what}${link.kind === 'trigger' ? ', triggered' : ''}${aimed}${last}.`
  })
}

export function objectName(view: View, object: number): string {
  if (object > 0) return titleOf(view, object)
  const seat = view.seats.find((one) => one.seat === -1 - object)
  return seat ? inText(seat) : 'a zone'
}

/** One seat: hero, party, hand, resources, decks. */
export function seatLines(view: View, seat: SeatView): string[] {
  const { party, hero } = seat
  const others = party.filter((id) => id !== hero && !view.cards[id]?.host)
  const title = `Seat ${seat.seat}, ${seat.name}${seat.boss ? ', the Boss' : ''}${seat.lost ? ', out of the game' : ''}${[...seat.marks, ...countersText(seat.counters)].map((mark) => `, ${mark}`).join('')}:`
  const lines = [title]
  if (view.cards[hero] && view.cards[hero].zone !== 'gone') lines.push(`  Hero: ${cardLine(view, hero)}`)
  for (const id of others) lines.push(`  ${cardLine(view, id)}`)
  lines.push(`  Resources: ${seat.resources.length}, ready ${seat.readyResources}. ${piles(seat)}`)
  if (seat.row.length) lines.push(`  Beside the party: ${rowLine(view, seat.row)}.`)
  const quests = seat.resources.filter((id) => view.cards[id]?.def && !view.cards[id].faceDown)
  if (quests.length) lines.push(`  Face up among them: ${quests.map((id) => titleOf(view, id)).join(', ')}.`)
  return [...lines, ...handLines(view, seat)]
}

/** Cards of the raid's own types with their state; identical ones are counted. */
function rowLine(view: View, row: readonly CardId[]): string {
  const counts = new Map<string, number>()
  for (const id of row) {
    const card = view.cards[id]
    const side = card?.side || (card?.faceDown ? 'face down' : '')
    const host = card?.host ? `attached to ${titleOf(view, card.host)}` : ''
    const line = [titleOf(view, id), side, card?.exhausted ? 'exhausted' : '', host].filter(Boolean).join(' ')
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].map(([line, n]) => (n > 1 ? `${n} ${line}` : line)).join(', ')
}

function piles({ decks, graveyards }: SeatView): string {
  const name = (word: string, of: string, all: number) => (all > 1 ? `${word} ${of}` : word)
  const left = decks.map((deck) => `${name('Deck', deck.name, decks.length)}: ${deck.count}.`)
  const gone = graveyards.map((pile) => `${name('Graveyard', pile.name, graveyards.length)}: ${pile.cards.length}.`)
  return [...left, ...gone].join(' ')
}

function handLines(view: View, { hand, handCount }: SeatView): string[] {
  if (!hand.length) return [`  Hand: ${handCount} cards.`]
  return ['  Hand:', ...hand.map((id) => `    ${handLine(view, id)}`)]
}

function handLine(view: View, id: CardId): string {
  const card = view.cards[id]
  if (!card) return ''
  const cost = card.cost === null ? '' : `, cost ${costText(card)}`
  return `${titleOf(view, id)}${cost}, ${card.types.join(' ')}`
}

/** A card in play with its present numbers and state. */
export function cardLine(view: View, id: CardId): string {
  const card = view.cards[id]
  if (!card) return ''
  const left = card.health === null ? '' : `${card.health - card.damage} of ${card.health} health left`
  const parts = [
    titleOf(view, id),
    card.atk === null ? '' : `${card.atk} ATK${card.damageTypes.length ? ` ${card.damageTypes.join(' ')}` : ''}`,
    left,
    card.def_ === null ? '' : `${card.def_} DEF`,
    card.strike === null ? '' : `strike ${card.strike}`,
    ...card.keywords,
    card.exhausted ? 'exhausted' : card.fresh && card.types.includes('ally') ? 'new this turn' : '',
    ...card.marks,
    card.side,
    ...Object.entries(card.counters).map(([name, n]) => `${n} ${name}`),
    card.role,
    card.attachments.length ? `with ${card.attachments.map((other) => titleOf(view, other)).join(' and ')}` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
