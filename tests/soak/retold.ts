/** Games told to a table with real cards: the same raid once more, in which hands and decks lie on a table and somebody says what is shown. */
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  back,
  choose,
  decision,
  type Game,
  hash,
  imagine,
  mark,
  type RaidSetup,
  start,
  type View,
  view,
} from '../../src/engine/index.ts'
import { unknownName } from '../../src/language/unknown-card.ts'
import { hashText, mix } from '../../src/state/dice.ts'
import { must } from '../../src/state/must.ts'
import type { Answer, CardId, Decision } from '../../src/state/types.ts'

/** A setup whose raiders have real cards; `told`: whether the lists of their decks are known. */
export function withReal(setup: RaidSetup, told: boolean): RaidSetup {
  const raiders = setup.raiders.map((raider) => {
    const deck =
      typeof raider.deck === 'string' ? must(library.decks.find(({ id }) => id === raider.deck)) : raider.deck
    const cards = deck.cards.reduce((sum, [n]) => sum + n, 0)
    return told ? { ...raider, real: true as const } : { ...raider, deck: { ...deck, cards: [] }, real: { cards } }
  })
  return { ...setup, raiders }
}

/** What a seat at a real table has said more than at a table that knows all cards. */
export interface Told {
  real: Game
  /** Cards that were named of themselves, before they were used. */
  shown: number
  /** Cards that the game has asked for. */
  asked: number
  /** Where both went different ways; '' if they did not. */
  differs: string
}

const isAsked = (d: Decision): boolean => d.about.why === 'real'

/** The sides of the die that a question asks for, 0 if it asks for none. */
const isRolled = ({ about: { why = '' }, answers }: Decision): number =>
  why.startsWith('What does the ') ? answers.length : 0

const isSame = (a: Decision, b: Decision): boolean =>
  a.seat === b.seat && a.kind === b.kind && a.rule === b.rule && a.about.code === b.about.code && !isAsked(b)

/** Plays `choose` in a game that knows all cards, and tells each choice to a game with real ones. */
export class Retelling {
  readonly #game: Game
  readonly #told: Told
  /** What every card is or was. */
  readonly #names = new Map<CardId, string>()
  readonly #seed: number
  readonly #rolls = new Map<number, number>()
  constructor(setup: RaidSetup, told = true, lies: Pick<RaidSetup, 'dice' | 'raidDecks'> = {}) {
    this.#seed = setup.seed
    this.#game = start(library, setup)
    const real = withReal(setup, told)
    this.#told = { real: start(library, { ...real, ...lies }), shown: 0, asked: 0, differs: '' }
    this.#note(0)
    this.#catchUp()
  }
  get game(): Game {
    return this.#game
  }
  get told(): Told {
    return this.#told
  }
  /** Makes a choice in both games. False once they differ. */
  choose(index: number): boolean {
    const d = must(decision(this.#game))
    const before = running(this.#game).journal.writes.length
    choose(this.#game, index)
    this.#note(before)
    if (!this.#isOrder(d)) this.#say(must(d.answers[index]))
    this.#catchUp()
    return this.#told.differs === ''
  }
  /** Compares what everybody may see. */
  compare(): void {
    const next = decision(this.#game)
    if (next && this.#isOrder(next)) return
    const [one, other] = [seenByAll(this.#game), seenByAll(this.#told.real)]
    if (this.#told.differs === '' && JSON.stringify(one) !== JSON.stringify(other))
      this.#told.differs = difference(one, other)
  }
  #note(before: number): void {
    const { s, journal } = running(this.#game)
    for (const c of Object.values(s.cards)) this.#names.set(c.id, c.def)
    for (const { table, row, field, old } of journal.writes.slice(before))
      if (table === 'cards' && field === '' && old) this.#names.set(row, (old as { def: string }).def)
  }
  /** Answers what only the table is asked. */
  #catchUp(): void {
    while (this.#told.differs === '' && this.#isBehind()) this.#answer(must(decision(this.#told.real)))
  }
  #isBehind(): boolean {
    const [next, open] = [decision(this.#game), decision(this.#told.real)]
    if (open === null || (next && isSame(next, open))) return false
    const isExtra =
      isAsked(open) || open.answers.some(({ do: what, card = 0 }) => what === 'pick' && this.#isUnknown(card))
    return isExtra || !(next && this.#isOrder(next))
  }
  /** Whether a question is only about the order of cards that a table with real ones lays down unseen (415.3c). */
  #isOrder(d: Decision): boolean {
    const { cards } = running(this.#told.real).s
    const open = decision(this.#told.real)
    return (
      d.rule === '415.3c' &&
      !(open && isSame(d, open)) &&
      d.answers.every(({ card = 0 }) => !cards[card] || this.#isUnknown(card))
    )
  }
  #isUnknown(id: CardId): boolean {
    return running(this.#told.real).s.cards[id]?.def === unknownName
  }
  #find(answer: Answer): number {
    const key = JSON.stringify(answer)
    return must(decision(this.#told.real)).answers.findIndex((one) => JSON.stringify(one) === key)
  }
  /** Shows a card before it is used. */
  #show(id: CardId): void {
    const { real } = this.#told
    const index = this.#find({ do: 'show', card: id })
    if (index < 0) return
    this.#told.shown++
    const before = hash(imagine(real, 0, this.#told.shown))
    choose(real, index)
    const open = must(decision(real))
    if (isAsked(open) && open.about.card === id) this.#name(open)
    if (hash(imagine(real, 0, this.#told.shown)) !== before)
      this.#fails('what the Boss imagines hangs on a card in a hand')
  }
  #name(open: Decision): void {
    const name = this.#names.get(must(open.about.card))
    const index = open.answers.findIndex(({ word }) => word === name)
    if (index < 0) this.#fails(`${name} is not among the names for card ${open.about.card}`)
    else choose(this.#told.real, index)
  }
  #fails(why: string): void {
    const open = decision(this.#told.real)
    this.#told.differs ||= `${why} (${open?.kind} ${open?.rule} ${open?.about.code ?? ''})`
  }
  /** Gives the answer that was given; if it is not there yet, hidden cards are named until it is. */
  #say(answer: Answer): void {
    let index = this.#find(answer)
    const { real } = this.#told
    const open = must(decision(real))
    if (index < 0 && answer.card && this.#isUnknown(answer.card)) {
      this.#show(answer.card)
      index = this.#find(answer)
    }
    for (const { do: what, card = 0 } of open.answers)
      if (index < 0 && what === 'show' && this.#isUnknown(card)) {
        this.#show(card)
        index = this.#find(answer)
      }
    if (index < 0) this.#fails(`${JSON.stringify(answer)} is not offered`)
    else choose(real, index)
  }
  /** Rolls as the game that knows all cards does (src/state/dice.ts): the dice of its seed. */
  #roll(sides: number): number {
    const at = this.#rolls.get(sides) ?? 0
    this.#rolls.set(sides, at + 1)
    return Math.floor((mix(this.#seed, hashText(`d${sides}`), at) / 0x100000000) * sides)
  }
  /** Answers what only a game with real cards asks. */
  #answer(open: Decision): void {
    const sides = isRolled(open)
    if (sides > 0) {
      choose(this.#told.real, this.#roll(sides))
      return
    }
    if (isAsked(open)) {
      this.#told.asked++
      this.#name(open)
      return
    }
    const { real } = this.#told
    for (const [index, { do: what, card = 0 }] of open.answers.entries()) {
      if (what !== 'pick' || !this.#isUnknown(card)) continue
      const before = mark(real)
      choose(real, index)
      const then = decision(real)
      if (
        !this.#isUnknown(card) ||
        (then && isAsked(then) && then.answers.some(({ word }) => word === this.#names.get(card)))
      )
        return
      back(real, before)
    }
    const index = open.answers.findIndex(({ do: what }) => what === 'done')
    if (index < 0) this.#fails('a question that nobody else asks')
    else choose(real, index)
  }
}

/** What everybody sees, without the cards of players who are out: those that lay in their hands and decks are never named (102.2). */
function seenByAll(game: Game): View {
  const all = view(game, -1)
  const out = new Set(all.seats.filter(({ lost }) => lost).map(({ seat }) => seat))
  const cards = Object.entries(all.cards).filter(([, c]) => c.zone !== 'removed' || !out.has(c.owner))
  return { ...all, cards: Object.fromEntries(cards) }
}

/** The first place where two pieces of data differ. */
function difference(one: unknown, other: unknown, at = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other) ? '' : `${at}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const key of keys) {
    const found = difference(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${at}.${key}`,
    )
    if (found) return found
  }
  return ''
}
