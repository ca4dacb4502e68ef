/**
 * The test language: set the table, act, expect the table and the exact legal answers. Everybody is named by card or seat
 * name; two cards of one name are told apart as 'Kor Cindervein#2'. Dice are scripted and must be used up (`done`).
 *
 *   const t = table({ boss: { hand: ['Crush'], resources: 1 }, raiders: [{ hero: 'Warrax', allies: ['Kor Cindervein'] }], turn: 'Boss' })
 *   t.play('Crush', 'Kor Cindervein').resolve()
 *   t.expect('Kor Cindervein', { zone: 'graveyard' })
 *
 * A table without a raid has `players` instead, called A, B, C, … in turn order, each for himself or in teams, with the test
 * set of cards (tests/set) beside the library's: { players: [{ resources: 2, hand: ['Vanquish'] }, { cards: ['Dummy 2/3'] }] }.
 * Unless they say otherwise the heroes are the powerless "Hero A", "Hero B", …, each deck is ten "Filler" cards, and it is A's turn.
 *
 * With RAIDKEEPER_TABLE=json the state goes through JSON at every decision, with RAIDKEEPER_TABLE=rewind every choice is
 * taken back and made again; both must change nothing.
 */
import { expect } from 'vitest'
import { library } from '../src/content.ts'
import { choose, concede, hash, redo, slowHash, undo } from '../src/engine/choices.ts'
import { addCard, advance, decision, outcome, type RunningGame, seats } from '../src/engine/game.ts'
import { describe, view } from '../src/engine/index.ts'
import type { CardView, Library, Setup, TableSetup } from '../src/engine/types.ts'
import type { DeckDef } from '../src/language/types.ts'
import type { RaidDef } from '../src/raid/format.ts'
import { window } from '../src/rules/410-priority.ts'
import { phaseStep } from '../src/rules/500-turn.ts'
import { newCache } from '../src/rules/core/cache.ts'
import { push } from '../src/rules/core/game.ts'
import {
  DECK,
  GRAVEYARD,
  HAND,
  isPlayer,
  isZone,
  PARTY,
  playerObj,
  REMOVED,
  RESOURCES,
  ROW,
  seatOf,
  zoneHome,
  zoneId,
  zoneKind,
  zoneOfObj,
  zoneSeat,
} from '../src/state/ids.ts'
import { put } from '../src/state/journal.ts'
import type { Answer, Card, Obj } from '../src/state/types.ts'
import { fillers, library as testSet } from './set/index.ts'

export type CardSpec =
  | string
  | ({ name: string; on?: string } & Partial<Pick<Card, 'damage' | 'exhausted' | 'faceDown' | 'counters' | 'token'>> & {
        fresh?: boolean
      })

export interface SideSpec {
  hero?: string
  name?: string
  damage?: number
  exhausted?: boolean
  flipped?: boolean
  /** Turns that he has begun, this one too; 3 if it is left out. */
  turns?: number
  hand?: readonly string[]
  /** Ready face-down resources by number (default 0), or named ones, each face down unless it is listed in `quests`. */
  resources?: number
  /** Face-up quests in the resource row, in addition. */
  quests?: readonly CardSpec[]
  /** Everything else in play: allies, equipment, ongoing abilities; `on` attaches it to a card of that name. */
  cards?: readonly CardSpec[]
  /** Top card first. */
  deck?: readonly string[]
  graveyard?: readonly string[]
  removed?: readonly string[]
}

export interface BossSpec extends SideSpec {
  /** State of the raid's machine, where the Boss's name does not tell it. */
  state?: string
  /** Face-down resources of those names, ready: Minions and Events that wait. */
  waits?: readonly string[]
  /** Top card of the event deck first. */
  events?: readonly string[]
  eventGraveyard?: readonly string[]
  /** Cards of the raid's own types in their row, face up unless they say otherwise. */
  row?: readonly CardSpec[]
  /** Other decks of the raid by name, top card first: { minion: ['Lava Pack'] }. */
  decks?: Readonly<Record<string, readonly string[]>>
}

export interface TableSpec {
  /** Onyxia's Lair if it is left out, or the raid of the Boss that `boss.hero` names. */
  raid?: string
  /** Which of its modes; the usual one if it is left out. */
  mode?: string
  stage?: 1 | 2 | 3
  boss?: BossSpec
  raiders?: readonly SideSpec[]
  /** A table without a raid: two to six players, friends if they share a team. */
  players?: readonly (SideSpec & { team?: number })[]
  /** Whose turn it is: 'Boss' or a raider's name ('R1' by default is the first). */
  turn?: string
  /** Where in the turn: the window that is open; or 'start' to begin with the ready step. Default: action. */
  at?: 'start' | 'ready' | 'draw' | 'event' | 'action' | 'end'
  dice?: readonly number[]
  seed?: number
  /** Cards of one's own for this test, beside the library's. */
  library?: Library
}

const mode = process.env.RAIDKEEPER_TABLE ?? ''

const anyDeck = (hero: string): DeckDef => library.decks.find((d) => d.hero === hero) ?? { ...library.decks[0]!, hero }

export function table(spec: TableSpec): Table {
  return new Table(spec)
}

/** One answer to a question: a card or seat by name, a number, 'yes', 'no', 'done', 'pass'. */
export type Say = string | number

export class Table {
  game: RunningGame
  constructor(spec: TableSpec) {
    const raiders = spec.players ?? spec.raiders ?? [{}]
    const plain = (i: number): string => (spec.players ? `Hero ${'ABCDEF'.charAt(i)}` : 'Warrax')
    const people = raiders.map((r, i) => ({
      name: r.name ?? (spec.players ? 'ABCDEF'.charAt(i) : `R${i + 1}`),
      deck: legalStandIn(anyDeck(r.hero ?? plain(i))),
    }))
    const seed = spec.seed ?? 1
    const setup: Setup = spec.players
      ? { players: people.map((p, i) => ({ ...p, team: spec.players?.[i]?.team })) as TableSetup['players'], seed }
      : { raid: raidOf(spec).id, ...(spec.mode ? { mode: spec.mode } : {}), raiders: people, seed }
    const g = seats(spec.library ?? (spec.players ? testSet : library), setup, true, false)
    this.game = g
    const first = spec.players ? 0 : 1
    raiders.forEach((r, i) => {
      const hero = g.s.players[first + i]!.hero
      put(g, 'cards', hero, 'def', r.hero ?? plain(i))
    })
    const boss = spec.boss?.hero
    if (boss) {
      put(g, 'cards', g.s.players[0]!.hero, 'def', boss)
      const states = Object.entries(raidOf(spec).machine.states)
      const at = states.find(
        ([name, { meta }]) => name === spec.boss?.state || boss === meta?.title || boss.endsWith(`(${meta?.title})`),
      )
      put(g, 'raid', 0, 'value', JSON.stringify(at?.[0]))
      if (boss === 'Ragnaros') put(g, 'players', 0, 'draws', g.s.players[0]!.decks.indexOf('ragnaros')) // R303.1b
    }
    if (spec.stage && spec.stage > 1) {
      put(g, 'cards', g.s.players[0]!.hero, 'def', `Onyxia (Stage ${spec.stage})`)
      put(g, 'raid', 0, 'value', JSON.stringify(['one', 'two', 'three'][spec.stage - 1]))
    }
    put(g, 'turn', 0, 'n', 10)
    const names = new Map<string, number>()
    const sides: readonly SideSpec[] = spec.players
      ? raiders.map((r) => ({ deck: fillers, ...r }))
      : [spec.boss ?? {}, ...raiders]
    sides.forEach((side, seat) => {
      this.seat(side, seat, names)
    })
    for (const s of g.s.turn[0]!.order) {
      put(g, 'players', s, 'turns', sides[s]?.turns ?? 3)
      // Whatever is on the table was there before the turn began.
      put(g, 'players', s, 'turnStamp', g.s.misc[0]!.stamp)
    }
    sides.forEach((side) => {
      for (const c of side.cards ?? [])
        if (typeof c !== 'string' && c.fresh) put(g, 'cards', this.id(c.name), 'since', g.s.misc[0]!.stamp + 1)
    })
    put(g, 'misc', 0, 'stamp', g.s.misc[0]!.stamp + 1)
    if (spec.dice) put(g, 'dice', 0, 'script', spec.dice)
    const turn = this.seatNumber(spec.turn ?? (spec.players ? 'A' : 'Boss'))
    put(g, 'turn', 0, 'seat', turn)
    push(g, { step: 'turns' })
    const at = spec.at ?? 'action'
    if (at === 'start') {
      const order = g.s.turn[0]!.order
      put(g, 'turn', 0, 'seat', order[(order.indexOf(turn) + order.length - 1) % order.length]!)
    } else {
      const steps = g.raid && turn === 0 ? g.raid.turn : ['ready', 'draw', 'action', 'end', 'wrap-up']
      for (const s of steps.slice(steps.indexOf(at) + 1).reverse()) push(g, phaseStep(s))
      put(g, 'turn', 0, 'step', at)
      put(g, 'turn', 0, 'phase', at === 'action' || at === 'end' ? at : at === 'event' ? 'event' : 'start')
      push(g, window(at, turn))
    }
    g.structure++
    g.epoch++
    advance(g)
    this.check()
  }

  private seat(side: SideSpec & BossSpec, seat: number, names: Map<string, number>): void {
    const g = this.game
    const hero = g.s.players[seat]!.hero
    if (side.damage) put(g, 'cards', hero, 'damage', side.damage)
    if (side.exhausted) put(g, 'cards', hero, 'exhausted', true)
    if (side.flipped) put(g, 'cards', hero, 'faceDown', true)
    const { boss, decks } = g.s.players[seat]!
    const seen = boss ? 0 : 1 << seat
    const filler = boss ? this.bossFiller() : g.raid ? 'In Dreams' : 'Filler'
    for (let i = 0; i < (side.resources ?? 0); i++)
      addCard(g, filler, seat, zoneId(seat, RESOURCES), this.home(filler, seat), {
        faceDown: true,
        resource: true,
        seen,
      })
    for (const n of side.waits ?? [])
      addCard(g, n, seat, zoneId(seat, RESOURCES), this.home(n, seat), { faceDown: true, resource: true, seen })
    for (const q of side.quests ?? [])
      addCard(g, nameOf(q), seat, zoneId(seat, RESOURCES), 0, { resource: true, ...state(q) })
    for (const n of side.hand ?? []) addCard(g, n, seat, zoneId(seat, HAND), 0)
    for (const n of [...(side.deck ?? [])].reverse()) addCard(g, n, seat, zoneId(seat, DECK), 0)
    for (const n of side.graveyard ?? []) addCard(g, n, seat, zoneId(seat, GRAVEYARD), 0)
    for (const n of side.removed ?? []) addCard(g, n, seat, zoneId(seat, REMOVED), 0)
    for (const n of [...(side.events ?? [])].reverse()) addCard(g, n, seat, zoneId(seat, DECK, 1), 1)
    for (const [name, list] of Object.entries(side.decks ?? {})) {
      const home = decks.indexOf(name)
      for (const n of [...list].reverse()) addCard(g, n, seat, zoneId(seat, DECK, home), home)
    }
    for (const c of side.row ?? []) {
      const token = g.def?.tokens.includes(nameOf(c)) ?? false
      addCard(g, nameOf(c), seat, zoneId(seat, ROW), this.home(nameOf(c), seat), { token, ...state(c) })
    }
    for (const n of side.eventGraveyard ?? []) addCard(g, n, seat, zoneId(seat, GRAVEYARD, 1), 1)
    for (const c of side.cards ?? []) {
      const n = nameOf(c)
      const token = g.def?.tokens.includes(n) ?? false
      const host = typeof c !== 'string' && c.on ? this.id(c.on) : 0
      const id = addCard(g, n, seat, zoneId(seat, PARTY), this.home(n, seat), { token, host, ...state(c) })
      names.set(n, id)
    }
  }

  /** What lies face down in a Boss player's resource row: a card that does nothing as it is turned up. */
  private bossFiller(): string {
    const { id, decks } = this.game.def as RaidDef
    return fillersOf[id] ?? Object.values(decks)[0]![0]![1]
  }

  /** What the raid calls its Boss, '' if there are several. */
  private get boss(): string {
    const calls = this.game.raid?.calls ?? ''
    return calls === 'your hero' ? '' : calls
  }

  /** Which of a seat's decks a card belongs to. */
  private home(name: string, seat: number): number {
    const lists = this.game.s.players[seat]!.boss ? Object.values(this.game.raid?.decks ?? {}) : []
    return Math.max(
      0,
      lists.findIndex((list) => list.some(([, card]) => card === name)),
    )
  }

  // --- names ---

  /** Number of a seat: 'Boss', 'R2', or the name that the table gave it. */
  seatNumber(name: string): number {
    if (name === 'Boss' && this.game.raid) return 0
    const p = Object.values(this.game.s.players).find((x) => x.name === name)
    if (!p) throw new Error(`No seat is called ${name}.`)
    return p.seat
  }

  /** Id of a card by name: in play first, then on the chain, in hands, graveyards, anywhere. 'Onyxia' is the Boss, where the raid has one by one name. */
  id(name: string): number {
    const [plain, nth] = name.split('#') as [string, string?]
    const g = this.game
    if (g.raid && plain === this.boss) return g.s.players[0]!.hero
    const zones = Object.keys(g.s.zones).map(Number)
    const kind = (z: number): number => (z >= 900 ? 1 : ([2, 0, 0.5, 4, 5, 0.7][z % 32] ?? (z % 32 >= 20 ? 3 : 5)))
    const all = zones
      .sort((a, b) => rank(kind(a)) - rank(kind(b)) || a - b)
      .flatMap((z) => g.s.zones[z]!.cards)
      .filter((id) => this.called(g.s.cards[id]!) === plain && !(g.s.cards[id]!.resource && g.s.cards[id]!.faceDown))
    const id = all[Number(nth ?? 1) - 1]
    if (id === undefined) throw new Error(`No card is called ${name}.`)
    return id
  }

  /** The name printed on it, or given to it as it was made. */
  private called(c: Card): string {
    return c.specified?.name ?? this.game.code.cards.get(c.def)?.def.name ?? c.def
  }

  private obj(name: string): Obj {
    const p = Object.values(this.game.s.players).find((x) => x.name === name || (name === 'Boss' && x.boss))
    return p ? playerObj(p.seat) : this.id(name)
  }

  private nameOf(o: Obj): string {
    if (isPlayer(o)) return this.game.s.players[seatOf(o)]!.boss ? 'Boss' : this.game.s.players[seatOf(o)]!.name
    if (isZone(o)) return this.pileOf(zoneOfObj(o))
    const c = this.game.s.cards[o]
    if (!c) return describe(this.game, decision(this.game)!, -1).prompt
    return this.boss !== '' && c.id === this.game.s.players[0]!.hero ? this.boss : this.called(c)
  }

  /** A deck or graveyard: 'R1 graveyard', 'Boss event graveyard'. */
  private pileOf(zone: number): string {
    const p = this.game.s.players[zoneSeat(zone)]!
    const deck = p.boss ? `${p.decks[zoneHome(zone)]} ` : ''
    return `${p.boss ? 'Boss' : p.name} ${deck}${zoneKind(zone) === GRAVEYARD ? 'graveyard' : zoneKind(zone) === HAND ? 'hand' : 'deck'}`
  }

  /** The legal answers in short words: 'pass', 'play Crush', 'pick Kor Cindervein', 'number 3', 'place Crush', 'place Crush face up'. */
  legal(): string[] {
    return (decision(this.game)?.answers ?? []).map((a) => this.word(a))
  }

  private word(a: Answer): string {
    const card = a.card === undefined ? '' : ` ${this.nameOf(a.card)}`
    if (a.do === 'number' || a.do === 'mode' || a.do === 'trigger')
      return a.do === 'trigger' ? `trigger${card}` : `${a.do} ${a.n}`
    if (a.do === 'place') return `place${card}${a.n === 1 ? ' face up' : ''}`
    if (a.do === 'word') return `word ${a.word}`
    return `${a.do}${card}`
  }

  /** Who must decide, and what kind of decision it is: 'Boss: priority'. */
  asked(): string {
    const d = decision(this.game)
    if (!d) return 'over'
    const p = this.game.s.players[d.seat]!
    return `${p.boss ? 'Boss' : p.name}: ${d.kind}`
  }

  // --- acting ---

  private check(): void {
    const g = this.game
    if (mode === 'json') {
      const before = hash(g)
      const answers = JSON.stringify(decision(g)?.answers)
      g.s = JSON.parse(JSON.stringify(g.s))
      g.cache = newCache()
      g.epoch++
      g.structure++
      expect(slowHash(g)).toBe(before)
      expect(JSON.stringify(decision(g)?.answers)).toBe(answers)
    } else if (mode === 'rewind' && g.choices.length > 0) {
      const after = hash(g)
      const answers = JSON.stringify(decision(g)?.answers)
      undo(g)
      redo(g)
      expect(hash(g)).toBe(after)
      expect(JSON.stringify(decision(g)?.answers)).toBe(answers)
    }
    expect(hash(g)).toBe(slowHash(g))
  }

  /** Gives the answer with this index. */
  answer(i: number): this {
    const no = choose(this.game, i)
    if (no) throw new Error(no.why)
    this.check()
    return this
  }

  /** Gives an answer in short words ('pass', 'pick Onyxia', 'yes', 'number 2'), which must be legal. */
  say(word: string): this {
    const i = this.find(word)
    if (i < 0) throw new Error(`"${word}" is not legal for ${this.asked()}; legal are: ${this.legal().join(', ')}`)
    return this.answer(i)
  }

  private find(word: Say): number {
    const d = decision(this.game)
    if (!d) throw new Error(`The game is over; "${word}" can't be said.`)
    const legal = this.legal()
    if (typeof word === 'number')
      return d.answers.findIndex((a) => a.n === word && (a.do === 'number' || a.do === 'mode'))
    const exact = legal.indexOf(word)
    if (exact >= 0) return exact
    if (word.includes('#') || !legal.some((l) => l.endsWith(` ${word}`))) {
      const at = word.lastIndexOf(' ')
      for (const name of [word, word.slice(at + 1)]) {
        try {
          const o = this.obj(name.replace(/^(pick|prevent|strike|protect|play|use|attack) /, ''))
          const i = d.answers.findIndex((a) => a.card === o && a.do !== 'place')
          if (i >= 0) return i
        } catch {}
      }
    }
    return d.answers.findIndex((a, i) => a.do !== 'place' && legal[i]!.endsWith(` ${word}`))
  }

  /** Answers the questions of an action as they come: names, numbers, 'yes', 'no', 'done', 'pass'. */
  private follow(says: readonly Say[]): void {
    const left = [...says]
    while (left.length > 0 && decision(this.game) && decision(this.game)!.kind !== 'priority') {
      const word = left.shift() as Say
      const i = this.find(word)
      if (i < 0) throw new Error(`"${word}" is not legal for ${this.asked()}; legal are: ${this.legal().join(', ')}`)
      this.answer(i)
    }
    if (left.length > 0) throw new Error(`Nobody asked for "${left.join('", "')}"; now ${this.asked()}.`)
  }

  /** A seat concedes (102.1b), whoever is asked. */
  concede(seat: string): this {
    const no = concede(this.game, this.seatNumber(seat))
    if (no) throw new Error(no.why)
    this.check()
    return this
  }

  /** Passes until this seat has priority; the window must not close on the way. */
  as(seat: string): this {
    const n = this.seatNumber(seat)
    for (let i = 0; i < 12; i++) {
      const d = decision(this.game)
      if (d?.kind === 'priority' && d.seat === n) return this
      if (d?.kind !== 'priority') throw new Error(`${seat} does not get priority: ${this.asked()}.`)
      this.say('pass')
    }
    throw new Error(`${seat} does not get priority.`)
  }

  /** The seat with priority plays a card, answering its questions (X, modes, targets, costs). */
  play(name: string, ...says: Say[]): this {
    this.say(`play ${name}`)
    this.follow(says)
    return this
  }

  /** The seat with priority uses a payment power of a card. */
  use(name: string, ...says: Say[]): this {
    this.say(`use ${name}`)
    this.follow(says)
    return this
  }

  complete(name: string, ...says: Say[]): this {
    this.say(`complete ${name}`)
    this.follow(says)
    return this
  }

  place(name: string, faceUp = false): this {
    return this.say(`place ${name}${faceUp ? ' face up' : ''}`)
  }

  /** All players pass until the top link of the chain has resolved; its questions get these answers. */
  resolve(...says: Say[]): this {
    const before = this.game.s.chain[0]!.links.length
    if (before === 0) throw new Error('The chain is empty.')
    const top = this.game.s.chain[0]!.links[before - 1]!
    for (
      let i = 0;
      i < 12 && decision(this.game)?.kind === 'priority' && this.game.s.chain[0]!.links.includes(top);
      i++
    )
      this.say('pass')
    this.follow(says)
    return this
  }

  /** Resolves links until the chain is empty, with answers to whatever is asked on the way. */
  resolveAll(...says: Say[]): this {
    const left = [...says]
    for (let i = 0; i < 200 && decision(this.game); i++) {
      if (decision(this.game)!.kind !== 'priority') {
        if (left.length === 0) return this
        this.follow([left.shift() as Say])
      } else if (this.game.s.chain[0]!.links.length > 0) this.say('pass')
      else break
    }
    if (left.length > 0) throw new Error(`Nobody asked for "${left.join('", "')}"; now ${this.asked()}.`)
    return this
  }

  /** Resolves everything; whatever is asked gets its first answer. */
  settle(): this {
    for (let i = 0; i < 100; i++) {
      const d = decision(this.game)
      if (!d || (d.kind === 'priority' && this.game.s.chain[0]!.links.length === 0)) return this
      if (d.kind === 'priority') this.say('pass')
      else this.answer(0)
    }
    throw new Error('It does not settle.')
  }

  /** Passes the present window (chain empty) for everyone: the game moves on. */
  passAll(): this {
    const d = decision(this.game)
    const window = d?.about.window
    const step = this.game.s.turn[0]!.step
    const n = this.game.s.turn[0]!.n
    for (let i = 0; i < 12; i++) {
      const now = decision(this.game)
      if (
        now?.kind !== 'priority' ||
        now.about.window !== window ||
        this.game.s.turn[0]!.step !== step ||
        this.game.s.turn[0]!.n !== n
      )
        return this
      this.say('pass')
    }
    return this
  }

  /**
   * A whole combat: proposes it, lets everyone pass through its windows, and declines every strike, protection and armor
   * that the given answers do not take.
   */
  attack(attacker: string, defender: string, ...says: Say[]): this {
    this.propose(attacker, defender)
    return this.fight(...says)
  }

  /** Proposes a combat and stops with the proposal on the chain. */
  propose(attacker: string, defender: string): this {
    this.say(`attack ${attacker}`)
    this.follow([defender])
    return this
  }

  /** Goes on to the end of the combat that is proposed or under way. */
  fight(...says: Say[]): this {
    const left = [...says]
    for (let i = 0; i < 300; i++) {
      const d = decision(this.game)
      if (!d) break
      if (d.kind === 'priority') {
        if (this.game.s.chain[0]!.links.length === 0 && this.game.s.combat[0]!.window === '') break
        this.say('pass')
      } else {
        const next = left[0]
        const at = next === undefined ? -1 : this.find(next)
        if (at >= 0) {
          left.shift()
          this.answer(at)
        } else if (this.legal().includes('pass')) this.say('pass')
        else break
      }
    }
    if (left.length > 0) throw new Error(`Nobody asked for "${left.join('", "')}"; now ${this.asked()}.`)
    return this
  }

  /** Passes everything until a window of this step of this seat's turn is open ('Boss', 'end'). Questions get the answers. */
  until(seat: string, step: string, ...says: Say[]): this {
    const left = [...says]
    const n = this.seatNumber(seat)
    for (let i = 0; i < 600; i++) {
      const d = decision(this.game)
      if (!d) break
      if (
        d.kind === 'priority' &&
        this.game.s.turn[0]!.seat === n &&
        this.game.s.turn[0]!.step === step &&
        d.about.window === step &&
        this.game.s.chain[0]!.links.length === 0
      )
        break
      if (d.kind === 'priority') this.say('pass')
      else if (left.length > 0) this.follow([left.shift() as Say])
      else if (this.legal().includes('pass')) this.say('pass')
      else break
    }
    if (left.length > 0) throw new Error(`Nobody asked for "${left.join('", "')}"; now ${this.asked()}.`)
    return this
  }

  /** Passes until this step of this seat's turn has begun, with what that has set off still on the chain. Questions get the answers. */
  reach(seat: string, step: string, ...says: Say[]): this {
    const left = [...says]
    const n = this.seatNumber(seat)
    for (let i = 0; i < 600 && decision(this.game); i++) {
      const { turn } = this.game.s
      if (left.length === 0 && turn[0]!.seat === n && turn[0]!.step === step) return this
      if (decision(this.game)!.kind !== 'priority' && left.length > 0) this.follow([left.shift() as Say])
      else if (this.legal().includes('pass')) this.say('pass')
      else break
    }
    throw new Error(`${seat} does not come to ${step}: ${this.asked()}.`)
  }

  /** Passes until a card of this name has come into play, with what that has set off still on the chain. */
  comes(name: string): this {
    const here = (): boolean =>
      Object.values(this.game.s.cards).some(
        (c) => c.became === 0 && zoneKind(c.zone) === PARTY && this.called(c) === name,
      )
    for (let i = 0; i < 200 && decision(this.game) && !here(); i++) this.say('pass')
    return this
  }

  // --- expecting ---

  /** The card as all-seeing eyes see it (former selves by id). */
  card(name: string): CardView {
    const id = this.id(name)
    const c = this.game.s.cards[id]!
    const seat = c.owner
    const v = view(this.game, seat)
    const shown = v.cards[id]
    if (shown?.def) return shown
    return {
      ...(shown ?? ({} as CardView)),
      id,
      def: c.def,
      owner: c.owner,
      controller: c.controller,
      damage: c.damage,
      exhausted: c.exhausted,
      faceDown: c.faceDown,
      zone: zoneOf(c.zone),
    } as CardView
  }

  /** Expects these values of a card. */
  expect(name: string, want: Partial<CardView>): this {
    expect(this.card(name)).toMatchObject(want)
    return this
  }

  /** Names of the cards in a zone, sorted: 'hand', 'party', 'resources', 'graveyard', 'removed', 'deck' (top first, unsorted), 'events'. */
  zone(
    seat: string,
    kind: 'hand' | 'party' | 'resources' | 'row' | 'graveyard' | 'removed' | 'deck' | 'events' | 'eventGraveyard',
  ): string[] {
    const n = this.seatNumber(seat)
    const z = {
      hand: zoneId(n, HAND),
      party: zoneId(n, PARTY),
      resources: zoneId(n, RESOURCES),
      row: zoneId(n, ROW),
      graveyard: zoneId(n, GRAVEYARD),
      removed: zoneId(n, REMOVED),
      deck: zoneId(n, DECK),
      events: zoneId(n, DECK, 1),
      eventGraveyard: zoneId(n, GRAVEYARD, 1),
    }[kind]
    const list = (this.game.s.zones[z]?.cards ?? []).map((id) => this.called(this.game.s.cards[id]!))
    return kind === 'deck' || kind === 'events' ? list.reverse() : list.sort()
  }

  /** Names of the cards in one of the Boss's decks (top first) or graveyards (sorted): 'deck:minion', 'graveyard:event'. */
  pile(name: `${'deck' | 'graveyard'}:${string}`): string[] {
    const [kind, deck] = name.split(':')
    const home = this.game.s.players[0]!.decks.indexOf(deck as string)
    const ids = this.game.s.zones[zoneId(0, kind === 'deck' ? DECK : GRAVEYARD, home)]?.cards ?? []
    const list = ids.map((id) => this.called(this.game.s.cards[id]!))
    return kind === 'deck' ? list.reverse() : list.sort()
  }

  /** Cards in play of a name under a seat's control. */
  count(seat: string, name: string): number {
    return this.zone(seat, 'party').filter((n) => n === name).length
  }

  resources(seat: string): { ready: number; all: number } {
    const ids = this.game.s.zones[zoneId(this.seatNumber(seat), RESOURCES)]!.cards
    return { ready: ids.filter((id) => !this.game.s.cards[id]!.exhausted).length, all: ids.length }
  }

  stage(): number {
    return this.game.raid!.stage(this.game)
  }

  result(): string | null {
    return outcome(this.game)?.result ?? null
  }

  /** All scripted dice have been rolled. */
  done(): this {
    expect(this.game.s.dice[0]!.script ?? []).toEqual([])
    return this
  }
}

const fillersOf: Readonly<Record<string, string>> = { 'onyxias-lair': 'Battle Plan', 'molten-core': 'Flame Imps' }

/** The raid of a table. */
const raidOf = ({ raid, boss }: TableSpec): RaidDef =>
  library.raids.find((r) =>
    raid ? r.id === raid : r.cards.some((c) => c.name === (boss?.hero ?? 'Deep Breath')),
  ) as RaidDef

const rank = (n: number): number => n
const nameOf = (c: CardSpec): string => (typeof c === 'string' ? c : c.name)
function state(c: CardSpec): Partial<Card> {
  if (typeof c === 'string') return {}
  const { name: _n, on: _o, fresh: _f, ...rest } = c
  return rest
}
function zoneOf(z: number): CardView['zone'] {
  const k = z % 32
  return z === 999
    ? 'chain'
    : k === 0
      ? 'hand'
      : k === 1
        ? 'party'
        : k === 2
          ? 'resources'
          : k === 3
            ? 'removed'
            : k >= 20
              ? 'graveyard'
              : 'deck'
}

/** Setups check decks; the table replaces heroes and cards afterwards. */
const legalStandIn = (d: DeckDef): DeckDef => library.decks.find((x) => x.hero === d.hero) ?? library.decks[0]!
