/** Asking the bots on one's own side: wishes, their duration, and the bots' replies. It is talk at the table, outside the record. */
import { choices } from '../engine/index.ts'
import type { CardId, Seat, View } from '../engine/types.ts'
import type { Wish } from '../players/index.ts'
import type { Asked } from './bot-move.ts'
import { onlooker, type Session } from './session.ts'

/** A wish of a person, until everybody has had a turn. */
export interface Asking extends Wish {
  by: Seat
  /** The turn in which it was asked. */
  turn: number
}

/** The players, and the table as everyone may see it. */
export interface Table {
  readonly seats: Session['seats']
  readonly seen: View
}

const tableOf = (session: Session): Table => ({ seats: session.seats, seen: onlooker(session) })

/** The wishes that hold now: not those of a round ago, nor about cards that are gone. */
function standing({ wishes }: Pick<Session, 'wishes'>, { turn, cards }: View): readonly Asking[] {
  if (wishes.length === 0) return wishes
  const isThere = (id: CardId): boolean => id === 0 || cards[id]?.zone === 'party'
  return wishes.filter((wish) => turn.n < wish.turn + turn.order.length && isThere(wish.card))
}

/** The circumstances for the bot whose decision is open. */
export function askedOf(session: Session): Asked {
  const wishes = session.wishes.length > 0 ? standing(session, onlooker(session)) : []
  const people = session.seats.flatMap(({ kind }, seat) => (seat > 0 && kind !== 'bot' ? [seat] : []))
  return { aloud: session.aloud, wishes: wishes.map(({ what, card }) => ({ what, card })), people }
}

/** Whether that is asked of the bots now. */
export const isWished = (session: Session, what: Wish['what'], card: CardId = 0): boolean =>
  standing(session, onlooker(session)).some((wish) => wish.what === what && wish.card === card)

/** The wishes that a person may express: about playing (0), or about this card: to attack or spare an opposing character, to guard a friendly one. */
export const wishesFor = (session: Session, by: Seat, card: CardId): readonly Wish['what'][] =>
  wishesAt(tableOf(session), by, card)

/** The wishes at any table. */
export function wishesAt(table: Table, by: Seat, card: CardId): readonly Wish['what'][] {
  if (botsAt(table, by).length === 0) return []
  if (card === 0) return ['hold', 'go']
  const { cards, seats } = table.seen
  const one = cards[card]
  const isFighter = one?.zone === 'party' && one.types.some((type) => type === 'hero' || type === 'ally')
  if (!isFighter) return []
  return seats[one.controller]?.team === seats[by]?.team ? ['guard'] : ['attack', 'spare']
}

/** The bots on the side of a seat; none on the Boss's side. */
export const botsBeside = (session: Session, by: Seat): Seat[] => botsAt(tableOf(session), by)

function botsAt({ seats, seen }: Table, by: Seat): Seat[] {
  const own = seen.seats[by]
  if (!own || own.boss) return []
  const beside = seen.seats.filter(({ seat, team, lost }) => seat !== by && team === own.team && !lost)
  return beside.flatMap(({ seat }) => (seats[seat]?.kind === 'bot' ? [seat] : []))
}

/** Contradictory wishes. */
const opposite: Partial<Record<Wish['what'], Wish['what']>> = {
  attack: 'spare',
  spare: 'attack',
  hold: 'go',
  go: 'hold',
}

/** Makes a wish to the bots beside this seat, or withdraws it. They reply in one line. */
export function ask(session: Session, by: Seat, what: Wish['what'], card: CardId = 0): void {
  const bots = botsBeside(session, by)
  const [first] = bots
  if (first === undefined) return
  const seen = onlooker(session)
  const was = isWished(session, what, card)
  const others = standing(session, seen).filter(
    (wish) => wish.card !== card || (wish.what !== what && wish.what !== opposite[what]),
  )
  session.wishes = was ? others : [...others, { what, card, by, turn: seen.turn.n }]
  const text = was ? taken[bots.length > 1 ? 'we' : 'i'] : said(what, seen, card, bots.length > 1)
  const cards = card > 0 && !was ? [card] : []
  // It belongs to the choice before, so that it is read at once and stays if another is made.
  const choice = Math.max(0, choices(session.game) - 1)
  session.reasons.push({ choice, seat: first, text, cards, secret: false })
}

const taken = { i: 'As I see fit again, then.', we: 'As we see fit again, then.' } as const

function said(what: Wish['what'], { cards }: View, card: CardId, many: boolean): string {
  const name = cards[card]?.def ?? 'it'
  const will = many ? 'We’ll' : 'I’ll'
  const ours = many ? 'our' : 'my'
  switch (what) {
    case 'attack':
      return `${will} go for ${name} on ${ours} turn${many ? 's' : ''}.`
    case 'spare':
      return `${will} leave ${name} alone.`
    case 'guard':
      return `${will} look after ${name}.`
    case 'hold':
      return `${will} hold ${ours} attacks.`
    case 'go':
      return `${will} attack with everything, and keep nobody back.`
  }
}
