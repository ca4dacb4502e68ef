/** Cards and seats by their names, and the legal answers in short words. */
import { decision, type RunningGame } from '../../src/engine/game.ts'
import { describe } from '../../src/engine/index.ts'
import {
  GRAVEYARD,
  HAND,
  isPlayer,
  isZone,
  playerObj,
  seatOf,
  zoneHome,
  zoneKind,
  zoneOfObj,
  zoneSeat,
} from '../../src/state/ids.ts'
import type { Answer, Card, Obj } from '../../src/state/types.ts'

export class Names {
  game: RunningGame
  constructor(game: RunningGame) {
    this.game = game
  }

  /** What the raid calls its Boss, '' if there are several. */
  private get boss(): string {
    const calls = this.game.raid?.calls ?? ''
    return calls === 'your hero' ? '' : calls
  }

  /** Number of a seat: 'Boss', 'R2', or the name that the table gave it. */
  seatNumber(name: string): number {
    if (name === 'Boss' && this.game.raid) return 0
    const p = Object.values(this.game.s.players).find((x) => x.name === name)
    if (!p) throw new Error(`No seat is called ${name}.`)
    return p.seat
  }

  /** Id of a card by name: in play first, then on the chain, in hands, graveyards, anywhere. A Boss that the raid has by one name is called by it. */
  id(name: string): number {
    const [plain, nth] = name.split('#') as [string, string?]
    const g = this.game
    if (g.raid && plain === this.boss) return g.s.players[0]!.hero
    const zones = Object.keys(g.s.zones).map(Number)
    const kind = (z: number): number => (z >= 900 ? 1 : ([2, 0, 0.5, 4, 5, 0.7][z % 32] ?? (z % 32 >= 20 ? 3 : 5)))
    const all = zones
      .sort((a, b) => kind(a) - kind(b) || a - b)
      .flatMap((z) => g.s.zones[z]!.cards)
      .filter((id) => this.called(g.s.cards[id]!) === plain && !(g.s.cards[id]!.resource && g.s.cards[id]!.faceDown))
    const id = all[Number(nth ?? 1) - 1]
    if (id === undefined) throw new Error(`No card is called ${name}.`)
    return id
  }

  /** The name printed on it, or given to it as it was made. */
  protected called(c: Card): string {
    return c.specified?.name ?? this.game.code.cards.get(c.def)?.def.name ?? c.def
  }

  protected obj(name: string): Obj {
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
}
