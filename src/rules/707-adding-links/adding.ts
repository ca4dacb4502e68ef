/**
 * Adding links (707): announcement, X, modes, targets, costs, addition. Each is a small decision that offers only what can still be completed.
 * If a cost turns out to be unpayable, everything since the announcement is taken back (707.2).
 */

import { meta, ptrOf } from '../../language/compile.ts'
import { type Effect, races } from '../../language/types.ts'
import { draw } from '../../state/dice.ts'
import { CHAIN, DECK, HAND, playerObj, zoneId, zoneKind } from '../../state/ids.ts'
import { erase, put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Adding, Answer, Back, CardId, Decision, Happening, Link, Seat, Step, StepOf } from '../../state/types.ts'
import { spendNext } from '../403-costs.ts'
import { highestX, refusalToPlay } from '../409-playing.ts'
import { placingCosts } from '../412-resources.ts'
import { supply } from '../415-zones/decks.ts'
import { learn } from '../415-zones/real-cards.ts'
import { cardsIn, cease, refill, relocate, staysRemoved, zoneWord } from '../415-zones/zones.ts'
import { aimsLeft, attacking, attacksAtRandom, secondAims } from '../601-proposal.ts'
import { happen, happenAll } from '../703-triggers/events.ts'
import { hasTargets, itself, sitesOf } from '../706-targets.ts'
import { leaveChain } from '../711-interrupting.ts'
import { turnOver } from '../713-one-shot-modifiers/cards.ts'
import { watchRemains } from '../714-continuous-modifiers/remains.ts'
import { concedes, hearth } from '../800-hearthing.ts'
import { actionLoops } from '../803-loops.ts'
import {
  addLink,
  card,
  codeOf,
  emptyLink,
  type Game,
  link,
  player,
  push,
  question,
  type StepDefs,
} from '../core/game.ts'
import { isUndone, note } from '../core/notes.ts'
import { recordEvent } from '../core/recorder.ts'
import { effectAt, onlyWithX, paidAt, setAt, textOf } from '../core/texts.ts'
import { type Env, envOf, holds, objs } from '../core/words.ts'
import { modeSaid, settleModes } from './modes.ts'
import { refusalToPlaceFaceDown, refusalToPlaceFaceUp } from './options.ts'
import { askRace, askWay, canPay, its, pay, payingSteps, playing, playTerms, priceOf, waysToPlay } from './paying.ts'
import { deadEnd, deadEnds, passable, pathWord, takeBack, walk } from './rewinding.ts'
import { chooseNext, take, takeNumber } from './targets.ts'
import { highest, isVariable } from './x.ts'

/**
 * Announces a link and puts it on top of the chain (705.1, 707.1a); the rest of adding it follows as steps. Returns its id.
 * A card comes from its zone, face up unless placed as a face-down resource (705.2); an effect is its text alone (705.3).
 * The player who adds it controls it (705.4).
 */
export function announce(
  g: Game,
  l: Partial<Link> & { kind: Link['kind']; card: CardId; controller: Seat },
  back?: Back,
  answer?: Answer,
  from?: number,
): number {
  let id = l.card
  let played = ''
  if (l.kind === 'card' || l.kind === 'resource') {
    played = zoneWord[zoneKind(card(g, id).zone)] ?? ''
    id = relocate(g, l.card, CHAIN, {
      controller: l.controller,
      faceDown: l.faceDown ?? false,
      seen: l.faceDown ? 1 << l.controller : -1,
    })
  }
  const code = l.kind === 'card' ? codeOf(g, card(g, id)).textPtr : (l.code ?? '')
  const row = addLink(g, { ...emptyLink, ...l, card: id, code, refused: deadEnds(back?.refused, answer) })
  if (g.code.origins && l.kind === 'card' && played !== 'hand') note(g, row.id, { played })
  if (!concedes(g, row)) put(g, 'chain', 0, 'links', [...g.s.chain[0].links, row.id]) // 800.1c
  push(g, {
    step: 'add',
    link: row.id,
    ...(back ? { back } : {}),
    ...(answer ? { answer } : {}),
    ...(from === undefined ? {} : { free: true, from }),
  })
  return row.id
}

/**
 * Begins the action chosen by a player with priority (410.3): adds a card or an effect to the chain. `back`: the step to return to if it fails
 * (707.2).
 */
export function act(g: Game, seat: Seat, a: Answer, back: Back): void {
  const id = must(a.card)
  switch (a.do) {
    case 'play':
      announce(g, { kind: 'card', card: id, controller: seat }, back, a)
      return
    case 'place': {
      const again = player(g, seat).placed
      put(g, 'players', seat, 'placed', true)
      const l = announce(g, { kind: 'resource', card: id, controller: seat, faceDown: a.n !== 1 }, back, a)
      if (again) note(g, l, { again })
      return
    }
    case 'use': {
      // 707.3: the effect has its text, and goes on without the card that it comes from.
      const power = must(a.code)
      reveal(g, id)
      announce(g, { kind: 'power', card: id, controller: seat, code: ptrOf(textOf(g, power)), power }, back, a)
      return
    }
    case 'complete': {
      const power = must(a.code)
      reveal(g, id)
      announce(g, { kind: 'reward', card: id, controller: seat, code: ptrOf(textOf(g, power)), power }, back, a)
      return
    }
    default:
      push(g, { step: 'propose', attacker: id, seat, back, answer: a })
  }
}

/** 707.1a: a card in a hand or deck is shown whose power or reward is announced. */
function reveal(g: Game, id: CardId): void {
  const kind = zoneKind(card(g, id).zone)
  if (kind === HAND || kind === DECK) put(g, 'cards', id, 'seen', -1)
}

/** The values of X that can be chosen (707.1b): those that leave legal targets and can be paid, with additional costs (707.1e). */
function valuesOfX(g: Game, l: Link, free: boolean): number[] {
  const max = free ? 0 : l.kind === 'card' ? highestX(g, l.controller, l.card) : highest(g, payOf(g, l), envOf(l))
  const only = l.power ? onlyWithX(g, l.power) : undefined
  const out: number[] = []
  for (let x = 0; x <= max; x++) {
    const env = { ...envOf(l), x }
    if (only && !holds(g, only, env)) continue
    if (hasTargets(g, sitesOf(g, l), env, itself(l)) && isPayable(g, l, env, free)) out.push(x)
  }
  return out
}

const isPayable = (g: Game, l: Link, env: Env, free: boolean): boolean =>
  l.kind === 'card'
    ? waysToPlay(g, l.controller, l.card, env, free).length > 0
    : canPay(g, priceOf(g, payOf(g, l), using(l), env), env)

const none: readonly never[] = []

/** The cost of the power or reward that a link comes from. */
const payOf = (g: Game, l: Link): readonly Effect[] => (l.power ? paidAt(g, l.power) : none)

/** Whether it has a variable cost of any kind (707.1b). */
const hasX = (g: Game, l: Link): boolean =>
  l.kind === 'card'
    ? codeOf(g, card(g, l.card)).def.x === true ||
      playTerms(g, l.controller, l.card).some(
        ({ play }) => play.x !== undefined || (play.add !== undefined && isVariable(play.add)),
      )
    : isVariable(payOf(g, l))

/** A dead end: the action is taken back, and its player chooses again (707.2). */
function abandon(g: Game, { back, answer }: { back: Back; answer?: Answer | undefined }, path: string): null {
  const { choice, ...window } = back
  takeBack(g, choice, { ...window, refused: deadEnd(back, answer, path) })
  return null
}

/**
 * The link can't be added: a trigger ceases (708.2); a player's action, or a card played by an effect, is taken back (707.2).
 * A raid's event has been revealed all the same, and is put away like other events (R201.2a).
 */
function giveUp(g: Game, step: Adding): void {
  const { back } = step
  if (back) {
    abandon(g, { back, answer: step.answer }, link(g, step.link).path)
    return
  }
  const l = link(g, step.link)
  recordEvent(g, { on: 'cease', what: l.card }, l.id)
  if (l.kind === 'card' && codeOf(g, card(g, l.card)).kinds.has('event')) push(g, { step: 'resolved', link: l.id })
  else {
    leaveChain(g, l.id)
    if (l.kind === 'card' && card(g, l.card).duplicate) cease(g, l.card)
    else if (step.from !== undefined) relocate(g, l.card, step.from)
    erase(g, 'links', l.id)
  }
}

const setLink = <F extends 'x' | 'modes' | 'targets' | 'names'>(g: Game, id: number, field: F, v: Link[F]): void =>
  put(g, 'links', id, field, v)

/** The next question of adding a link: X, modes, targets, costs, in this order (707.1b-e); null once none is left or it can't be added. */
function adding(g: Game, step: StepOf<'add'>, l: Link): Decision | null {
  const about = { link: l.id, card: l.card }
  if (!step.x && hasX(g, l)) {
    const answers = valuesOfX(g, l, step.free === true).map((n): Answer => ({ do: 'number', n }))
    if (answers.length === 0) {
      giveUp(g, step)
      return null
    }
    if (answers.length > 1) return question(l.controller, 'x', '707.1b', answers, about)
    setX(g, l, must(answers[0]?.n))
    push(g, { ...step, x: true })
    return null
  }
  const text = l.code ? g.code.at.get(l.code) : undefined
  for (const m of text ? meta(text).modal : []) {
    const next = settleModes(g, l, m, itself(l))
    if (typeof next === 'object') return next
    if (next === 'again') push(g, step)
    else if (next === 'stuck') giveUp(g, step)
    if (next !== 'done') return null
  }
  const next = chooseNext(g, l, step.picked ?? [])
  if (typeof next === 'object') return next
  if (next === 'again') push(g, { ...step, picked: undefined })
  else if (next === 'stuck') giveUp(g, step)
  return next === 'done' ? costs(g, step, l) : null
}

export const addingSteps = {
  ...payingSteps,
  add: {
    run(g, step) {
      const l = g.s.links[step.link]
      if (!l) return null
      const d = adding(g, step, l)
      if (!d) return null
      const open = passable(l, d)
      if (!open) giveUp(g, step)
      return open
    },
    answer(g, step, answer, d) {
      const l = link(g, step.link)
      walk(g, l.id, answer)
      if (d.kind === 'x') {
        setX(g, l, must(answer.n))
        push(g, { ...step, x: true })
      } else if (d.kind === 'mode' || (d.kind === 'choose' && answer.do === 'pick')) {
        modeSaid(g, l, d, answer)
        push(g, step)
      } else if (d.kind === 'target') {
        const picked = [...(d.about.picked ?? [])]
        if (answer.do === 'done') {
          take(g, l, setAt(g, must(d.about.code)), picked)
          push(g, { ...step, picked: undefined })
        } else push(g, { ...step, picked: [...picked, must(answer.card)] })
      } else if (d.kind === 'number') {
        takeNumber(g, l, d.about, must(answer.n))
        push(g, step)
      } else if (d.kind === 'choose') {
        setLink(g, l.id, 'names', { ...l.names, race: { n: must(answer.n), w: races[must(answer.n)] } })
        push(g, step)
      } else push(g, { ...step, rather: must(answer.n) })
    },
  },
  added: {
    run(g, step) {
      if (!g.s.links[step.link]) return null
      const l = link(g, step.link)
      if (isUndone(l, 'cost')) {
        giveUp(g, step)
        return null
      }
      if (concedes(g, l)) {
        hearth(g, l)
        return null
      }
      added(g, l)
      if (step.back) actionLoops(g, l, { ...step, step: 'take-back' })
      return null
    },
  },
  'take-back': {
    run(g, step) {
      giveUp(g, step) // 803.2: not the way that would continue the loop
      return null
    },
  },
  propose: {
    run(g, step) {
      const tried = deadEnds(step.back.refused, step.answer)
      const aims = aimsLeft(g, step.attacker, tried)
      // 102.3: whoever was to be attacked may have left the game.
      if (aims.length === 0) return abandon(g, step, '')
      if (step.first !== undefined && !aims.some((a) => a.card === step.first)) {
        const { first: _, ...again } = step
        push(g, again)
        return null
      }
      if (step.first !== undefined) {
        const front = pathWord({ do: 'pick', card: step.first })
        const more = secondAims(g, step.attacker, step.first).map((card): Answer => ({ do: 'pick', card }))
        const open = [{ do: 'done' } as const, ...more].filter((a) => !tried.includes(front + pathWord(a)))
        if (open.length === 0) return abandon(g, step, front)
        return question(step.seat, 'attacker-target', '601.2', open, { card: step.attacker, picked: [step.first] })
      }
      const open = attacksAtRandom(g, step.attacker) ? [must(aims[draw(g, 'random', aims.length)])] : aims
      return question(step.seat, 'attacker-target', '601.2', open, { card: step.attacker })
    },
    answer(g, { first, ...step }, answer) {
      const defender = first ?? must(answer.card)
      if (first === undefined && answer.n !== 1 && secondAims(g, step.attacker, defender).length > 0) {
        push(g, { ...step, first: defender })
        return
      }
      announce(
        g,
        {
          kind: 'proposal',
          card: step.attacker,
          controller: step.seat,
          attacker: step.attacker,
          defender,
          second: first === undefined || answer.do === 'done' ? 0 : must(answer.card),
          sabotage: answer.n === 1,
          path: (first === undefined ? '' : pathWord({ do: 'pick', card: first })) + pathWord(answer),
        },
        step.back,
        step.answer,
      )
    },
  },
  /** 412.1c: as an additional resource, face up only if that can be paid for. */
  'place-free': {
    run(g, step) {
      const { card: id, seat } = step
      if (player(g, seat).lost || player(g, seat).boss || g.s.cards[id]?.became !== 0) return null
      const down = refusalToPlaceFaceDown(g, seat, id) === null
      const up = refusalToPlaceFaceUp(g, seat, id) === null
      if (up && down) return question(seat, 'face', '412.1b', [{ do: 'up' }, { do: 'down' }], { card: id })
      if (up || down) placeFree(g, step, down)
      return null
    },
    answer(g, step, answer) {
      placeFree(g, step, answer.do === 'down')
    },
  },
  'play-free': {
    run(g, step) {
      if (player(g, step.seat).lost) return null
      let id = step.card
      if (step.code) {
        const e = effectAt(g, step.code, 'play')
        const env = envOf({ ...emptyLink, id: 0, controller: step.seat })
        supply(g, e, [env])
        id = objs(g, e.what, env)[0]
      } else if (step.event && g.raid) {
        const home = player(g, step.seat).decks.indexOf(g.raid.eventDeck)
        refill(g, step.seat, home)
        const deck = cardsIn(g, zoneId(step.seat, DECK, home))
        id = deck[deck.length - 1]
      }
      if (id === undefined || g.s.cards[id]?.became !== 0 || staysRemoved(g, card(g, id))) return null
      learn(g, id)
      const event = codeOf(g, card(g, id)).kinds.has('event')
      if (!event && refusalToPlay(g, step.seat, id, false, true) !== null) return null // 707.1: it stays where it is
      if (event) {
        put(g, 'cards', id, 'seen', -1)
        happen(g, { on: 'reveal', what: id, by: playerObj(step.seat), cause: step.seat }) // R201.2, R502.1c
      }
      const from = card(g, id).zone
      announce(g, { kind: 'card', card: id, controller: step.seat, sealed: event }, undefined, undefined, from)
      return null
    },
  },
} satisfies Partial<StepDefs>

function setX(g: Game, l: Link, x: number): void {
  setLink(g, l.id, 'x', x)
  if (l.kind === 'card') put(g, 'cards', l.card, 'x', x)
}

/** 707.1e: computes the total cost, for the alternative that the player chooses, and pays it. */
function costs(g: Game, step: StepOf<'add'>, l: Link): Decision | null {
  const done: Step = { step: 'added', link: l.id, ...(step.back ? { back: step.back, answer: step.answer } : {}) }
  const env = envOf(l)
  switch (l.kind) {
    case 'card': {
      const ways = waysToPlay(g, l.controller, l.card, env, step.free)
      if (ways.length > 0 && !env.names.race && playTerms(g, l.controller, l.card).some((t) => t.play.choose))
        return askRace(g, l, step.free)
      const way =
        step.rather === undefined && ways.length > 1
          ? undefined
          : ways.find((w) => w.which === (step.rather ?? w.which))
      if (way) pay(g, l, way, done)
      else if (ways.length > 0) return askWay(l, ways)
      else giveUp(g, step)
      return null
    }
    case 'power':
    case 'reward':
      pay(g, l, priceOf(g, payOf(g, l), using(l), env), done)
      return null
    case 'proposal':
      pay(g, l, priceOf(g, [], attacking(l.attacker, l.defender, l.controller), env), done)
      return null
    case 'resource':
      // 412.1c: what it costs to be placed face up.
      if (l.faceDown) push(g, done)
      else pay(g, l, { which: 0, n: 0, lists: placingCosts(g, card(g, l.card)).map(its), on: 'place' }, done)
      return null
    default:
      push(g, done)
      return null
  }
}

/** The happening of using this power or completing this quest. */
const using = (l: Link): Happening => ({
  on: l.kind === 'power' ? 'use' : 'complete',
  by: playerObj(l.controller),
  what: l.card,
  cause: l.controller,
  power: l.power,
})

const completing = (l: Link): Happening => {
  const { power: _, ...h } = using(l)
  return h
}

/** 707.1f: the link has been added; watchers trigger. */
function added(g: Game, l: Link): void {
  if (g.code.remains.length > 0) watchRemains(g, l.id)
  const by = playerObj(l.controller)
  if (l.kind === 'card') {
    const origin = g.code.origins ? { zone: l.notes.played ?? 'hand', seat: card(g, l.card).owner } : {}
    happen(g, { ...playing(l.controller, l.card), n: l.x, ...origin })
    recordEvent(g, { on: 'link', by }, l.id)
    spendNext(g, playing(l.controller, l.card))
  } else if (l.kind === 'resource') {
    happen(g, { on: 'place', by, what: l.card, cause: l.controller, purpose: l.notes.again ? 'place' : undefined })
  } else if (l.kind === 'power') {
    happen(g, using(l))
    recordEvent(g, { on: 'link', by }, l.id)
    spendNext(g, using(l))
  } else if (l.kind === 'reward') {
    happen(g, completing(l), () => {
      if (g.s.cards[l.card]?.became === 0 && card(g, l.card).resource) turnOver(g, l.card, true, l.controller) // 702.2
      return undefined
    })
    recordEvent(g, { on: 'link', by }, l.id)
    spendNext(g, using(l))
  } else if (l.kind === 'proposal') {
    happen(g, { on: 'propose', by, what: l.attacker, to: l.defender, cause: l.controller })
    recordEvent(g, { on: 'link', by }, l.id)
    spendNext(g, attacking(l.attacker, l.defender, l.controller))
  } else recordEvent(g, { on: 'trigger', what: l.card, by }, l.id)
  const targets = new Set(Object.values(l.targets).flat())
  if (targets.size > 0)
    happenAll(
      g,
      [...targets].map((what) => ({ h: { on: 'target', by, what, with: l.card, cause: l.controller } })),
    )
}

function placeFree(g: Game, step: StepOf<'place-free'>, faceDown: boolean): void {
  const { card: id, seat, exhausted } = step
  const from = card(g, id).zone
  const l = announce(g, { kind: 'resource', card: id, controller: seat, faceDown }, undefined, undefined, from)
  if (exhausted) note(g, l, { exhausted })
}
