/** Acting at the table: answers in short words, whole plays, whole combats, whole turns. */
import { expect } from 'vitest'
import { choose, concede, hash, redo, slowHash, undo } from '../../src/engine/choices.ts'
import { decision } from '../../src/engine/game.ts'
import { newCache } from '../../src/rules/core/cache.ts'
import { PARTY, zoneKind } from '../../src/state/ids.ts'
import { Names } from './names.ts'

/** One answer to a question: a card or seat by name, a number, 'yes', 'no', 'done', 'pass'. */
export type Say = string | number

const modes = new Set((process.env.RAIDKEEPER_TABLE ?? '').split(','))

export class Acting extends Names {
  /** Takes the choice back and makes it again, and sends the state through JSON, as the mode asks: state and answers must come out as they were. */
  protected check(): void {
    const g = this.game
    if (modes.has('onward')) g.keeps = false
    const before = hash(g)
    if (modes.has('rewind') && g.choices.length > 0) {
      this.asksTheSame(() => {
        undo(g)
        redo(g)
      })
    }
    if (modes.has('json')) {
      this.asksTheSame(() => {
        g.s = JSON.parse(JSON.stringify(g.s))
        g.cache = newCache()
        g.epoch++
        g.structure++
      })
    }
    expect([hash(g), slowHash(g)]).toEqual([before, before])
  }

  private asksTheSame(after: () => void): void {
    const answers = JSON.stringify(decision(this.game)?.answers)
    after()
    expect(JSON.stringify(decision(this.game)?.answers)).toBe(answers)
  }

  /** Gives the answer with this index. */
  answer(i: number): this {
    const no = choose(this.game, i)
    if (no) throw new Error(no.why)
    this.check()
    return this
  }

  /** Gives an answer in short words ('pass', 'pick Kor Cindervein', 'yes', 'number 2'), which must be legal. */
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
}
