/**
 * Processes a text (709, 712.3): one effect after another, with choices just before each (709.2b).
 * The frame is a step on the agenda with its link and its position, so a game can be saved in the middle of a text.
 */

import { meta, ptrOf } from '../../language/compile.ts'
import { byOf, isSetWho, whatOf } from '../../language/nodes.ts'
import type { Do, Effect, Of, Who } from '../../language/types.ts'
import { isPlayer, playerObj, seatOf } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, Decision, Link, Obj, Ptr, Seat, StepOf, Val } from '../../state/types.ts'
import { settleControl } from '../401-control.ts'
import { actorsOf, canDoAll, hasActors } from '../403-costs.ts'
import { canDoInTurn, mayHelp } from '../403-orders.ts'
import { packets, packetsOf } from '../408-packets.ts'
import { search } from '../413-searching.ts'
import { repairFirst } from '../414-uniqueness.ts'
import { supply } from '../415-zones/decks.ts'
import { askMove } from '../415-zones/moving.ts'
import { learn } from '../415-zones/real-cards.ts'
import { modeSaid, settleModes } from '../707-adding-links/modes.ts'
import { passable, walk } from '../707-adding-links/rewinding.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { handOn } from '../716-replacement.ts'
import { layOut } from '../800-collections.ts'
import { barredYes, noteNo, noteYes } from '../803-loops.ts'
import type { Envs } from '../core/env.ts'
import { bindName, type Game, link, numbersFrom, player, push, pushAll, question, type StepDefs } from '../core/game.ts'
import { isUndone, leaveUndone, tryAgain } from '../core/notes.ts'
import { recordEvent } from '../core/recorder.ts'
import { effectAt, effectsAt, setAt } from '../core/texts.ts'
import {
  amount,
  asActor,
  bounds,
  type Env,
  envOf,
  goesWith,
  holds,
  inSet,
  objs,
  seatsOf,
  siteOf,
} from '../core/words.ts'
import { drop } from '../R304-dropping/dropping.ts'
import { isParted } from '../R503-realms.ts'
import { watchThisWay } from './done.ts'
import type { Done } from './frame.ts'
import {
  about,
  chooser,
  type Deed,
  envAt,
  type FlowWord,
  inOrder,
  jointly,
  type RuleVerb,
  setPicks,
  textStep,
  together,
  type Verbs,
  whoActs,
} from './frame.ts'
import { given, outside, united, unname } from './passes.ts'
import { askPick } from './picks.ts'
import { askGuess, askKind, askSecond, askShare, empowered, guessWord } from './questions.ts'

export { chooser, type Done, type RuleVerb, textStep, type Verbs } from './frame.ts'

/** The envs of the players who carry out an effect: each of its players in turn order, or just its side if it names none. */
function envsOf(g: Game, e: Effect, env: Env): Env[] {
  if (!hasActors(e)) return [env]
  return inOrder(g, actorsOf(g, e, env))
    .filter((s) => !isParted(g, env.cause, playerObj(s))) // R503.1c
    .map((s) => asActor(env, s))
}

const nobody: readonly never[] = []

const isFlow = (e: Effect): e is Of<FlowWord> => e.do in flow
const isDeed = (verbs: Verbs, e: Effect): e is Of<Deed> => e.do in verbs

/** Follows a flow word such as "if". */
function follow<D extends FlowWord>(g: Game, e: Of<D>, env: Env, step: Text, onward: Text): Decision | null {
  const lead: Flow<D> = flow[e.do]
  return lead(g, e, env, step, onward)
}

/** Carries out an effect with the implementation of its verb. */
function perform<D extends Deed>(verbs: Verbs, g: Game, e: Of<D>, envs: Envs, linkId: number): Done {
  const verb: RuleVerb<D> = verbs[e.do]
  return verb(g, e, envs, linkId)
}

/** The next open question of an effect, or null if everything is decided. Choices with only one outcome are made automatically. */
function ask(g: Game, e: Effect, env: Env, step: StepOf<'text'>): Decision | null {
  const by = byOf(e)
  const acting = by === undefined || e.do === 'deal' || e.do === 'heal' ? nobody : meta(by).picks
  for (const set of acting) {
    // First the players who do it, then what they do it with.
    const { picks } = link(g, step.link)
    const site = siteOf(set, env)
    const q = picks[site] === undefined ? askPick(g, e, { set, site, by: set.by }, { ...env, picks }, step) : null
    if (q) return q
  }
  for (const actor of envsOf(g, e, acting.length === 0 ? env : { ...env, picks: link(g, step.link).picks })) {
    for (const set of meta(e).picks) {
      if (acting.includes(set)) continue
      const site = siteOf(set, actor)
      const now = { ...actor, picks: link(g, step.link).picks }
      if (now.picks[site] !== undefined) continue
      const q = askPick(g, e, { set, site, by: set.by ?? (together(by) ? by : undefined) }, now, step)
      if (q) return q
    }
    const now = { ...actor, picks: link(g, step.link).picks }
    const here = about(g, step, ptrOf(e), '')
    const more =
      e.do === 'move'
        ? askMove(g, e, now, here)
        : (askSecond(g, e, now, here) ?? askKind(g, e, now, here) ?? askShare(g, e, now, here))
    if (more) return more
    if (e.do === 'put' && typeof e.n === 'object' && 'upTo' in e.n) {
      const site = `${siteOf(e, actor)}.n`
      if (link(g, step.link).picks[site] === undefined) {
        const to = objs(g, e.to, { ...actor, picks: link(g, step.link).picks })[0]
        const room =
          to !== undefined && inPlayNow(g, to) && e.what === 'damage'
            ? g.ask.stat(g, to, 'health') - g.ask.stat(g, to, 'damage')
            : 99
        const max = Math.max(0, Math.min(room, amount(g, e.n.upTo, actor)))
        const answers = numbersFrom(0, max)
        const who = whoActs(g, by, actor)
        if (answers.length === 1 || who === null) setPicks(g, step.link, site, [0])
        else {
          const kind = step.cost ? 'cost' : 'number'
          return question(who, kind, '104.1', answers, about(g, step, ptrOf(e), site))
        }
      }
    }
  }
  return null
}

/** Stores an answer to such a question in the link. */
function settle(g: Game, step: StepOf<'text'>, answer: Answer, d: Decision): void {
  const site = must(d.about.site)
  if (answer.do === 'number') {
    setPicks(g, step.link, site, [must(answer.n)])
    return
  }
  const picked = d.about.picked ?? []
  if (answer.do === 'done') {
    setPicks(g, step.link, site, picked)
    return
  }
  const id = must(answer.card)
  const now = [...picked, id]
  const set = setAt(g, must(d.about.code))
  learn(g, id, () => inSet(g, set, id, envOf(link(g, step.link))))
  const more = d.answers.some((a) => a.do === 'pick' && goesWith(g, set, must(a.card), now, envOf(link(g, step.link))))
  if (now.length >= (d.about.max ?? 1) || !more) setPicks(g, step.link, site, now)
  else setPicks(g, step.link, `${site}~`, now)
}

/** The names that the words of an effect give (as), with their current values. */
function name(g: Game, e: Effect, envs: readonly Env[], linkId: number): void {
  for (const set of meta(e).namers) {
    const o = [
      ...new Set(
        envs.flatMap((env) => [...objs(g, set, { ...env, names: { ...link(g, linkId).names, ...env.names } })]),
      ),
    ]
    bindName(g, linkId, must(set.as), { o })
  }
}

function fail(g: Game, step: StepOf<'text'>): void {
  if (step.whole) leaveUndone(g, step.link, step.whole)
}

/** Whether a part of a cost is paid with nothing: zero of "up to five", X cards with X = 0 (403.1, 707.1b). */
function takesNothing(g: Game, e: Effect, envs: readonly Env[]): boolean {
  const set = whatOf(e)
  if (!isSetWho(set)) return false
  const few = set.choose ?? set.random ?? set.top
  if (few === undefined && e.do !== 'turn') return false
  return envs.every((env) => objs(g, set, env).length === 0 && (few === undefined || bounds(g, few, env, 0).min === 0))
}

function skip(g: Game, step: StepOf<'text'>, onward: StepOf<'text'>): null {
  fail(g, step)
  push(g, onward)
  return null
}

/** Carries out one effect of a text: its open questions are asked first, then it is done. */
function runText(verbs: Verbs, g: Game, step: Text): Decision | null {
  if (!g.s.links[step.link]) return null
  if (step.cost && isUndone(link(g, step.link), must(step.whole))) return null // 707.2: it will be taken back
  settleControl(g)
  if (repairFirst(g, step)) return null
  const list = effectsAt(g, step.code)
  const e = list[step.at]
  if (!e) return null
  const env = envAt(g, step)
  const onward = { ...step, at: step.only ? list.length : step.at + 1 }
  if (e.if && e.do !== 'if' && !holds(g, e.if, env)) return skip(g, step, onward)
  if (meta(e).tops.length > 0) supply(g, e, envsOf(g, e, env))
  if (meta(e).beside.length > 0) layOut(g, meta(e).beside, envsOf(g, e, env))
  if (isFlow(e)) return follow(g, e, env, step, onward)
  if (!isDeed(verbs, e)) throw new Error(`"${e.do}" is nothing that a text does (${ptrOf(e)}).`)
  const d = ask(g, e, env, step)
  if (d) {
    const open = step.cost ? passable(link(g, step.link), d) : d
    if (!open) fail(g, step) // 707.2
    return open
  }
  const [first, ...others] = envsOf(g, e, envAt(g, step))
  if (!first) return skip(g, step, onward) // whoever would do it has left the game (102.2)
  name(g, e, [first, ...others], step.link)
  push(g, onward)
  watchThisWay(g, e, step.link, step.whole)
  const l = link(g, step.link)
  const names = step.roles ? { ...l.names, ...step.roles } : l.names
  const asNow = (x: Env): Env => ({
    ...x,
    names: x.actor >= 0 ? { ...names, by: { o: [playerObj(x.actor)] } } : names,
    notes: l.notes,
    picks: l.picks,
  })
  const ready: Envs = [asNow(first), ...others.map(asNow)]
  const result = perform(verbs, g, e, ready, step.link)
  if (g.s.links[step.link]) {
    if (e.as && result.val)
      bindName(g, step.link, e.as, e.do === 'move' ? withEarlier(g, l, e.as, result.val) : result.val)
    if (result.val) handOn(g, l.notes, result.val)
    if (!result.done && !(step.cost && takesNothing(g, e, ready))) fail(g, step)
    if (Object.keys(l.picks).length > 0) put(g, 'links', step.link, 'picks', {})
  }
  return null
}

/** Cards moved "this way": if their name stays with the card, also those that its text moved at earlier times. */
function withEarlier(g: Game, { card: id }: Link, as: string, val: Val): Val {
  const before = as.startsWith('this.') ? g.s.cards[id]?.names?.[as]?.o : undefined
  return before ? { ...val, o: [...before, ...(val.o ?? [])] } : val
}

export const textSteps = (verbs: Verbs): Pick<StepDefs, 'text' | 'tried' | 'each' | 'again'> => ({
  text: {
    run: (g, step) => runText(verbs, g, step),
    answer(g, step, answer, d) {
      if (step.cost) walk(g, step.link, answer)
      if (d.kind === 'yes-no') {
        setPicks(g, step.link, maySite(must(d.about.code), d.seat), [answer.do === 'yes' ? 1 : 0])
        ;(answer.do === 'yes' ? noteYes : noteNo)(g, d.seat, must(d.about.code))
      } else if (d.kind === 'mode') modeSaid(g, link(g, step.link), d, answer)
      else settle(g, step, answer, d)
      push(g, step)
    },
  },
  tried: {
    run(g, step) {
      if (!g.s.links[step.link]) return null
      const e = effectAt(g, step.code, 'try')
      const then = isUndone(link(g, step.link), step.code) ? e.else : e.then
      if (then) push(g, textStep(step.link, ptrOf(then)))
      return null
    },
  },
  each: {
    run(g, step) {
      if (!g.s.links[step.link]) return null
      const e = effectAt(g, step.code, 'forEach')
      const left = step.left.filter((o) => isStill(g, o))
      const { all } = gather(g, step)
      const [one] = left
      if (one === undefined) {
        for (const [name, v] of Object.entries(all)) bindName(g, step.link, name, v)
        return null
      }
      const env = envOf(link(g, step.link))
      const who = e.order === undefined ? null : chooser(g, e.order, env)
      if (who && left.length > 1) {
        return question(
          who,
          'choose',
          '802',
          left.map((card) => ({ do: 'pick', card })),
          { ...about(g, { ...step, step: 'text', at: 0 }, step.code, ''), min: 1, max: 1, picked: [] },
        )
      }
      nextEach(g, { ...step, all }, e, left, one)
      return null
    },
    answer(g, step, answer) {
      const e = effectAt(g, step.code, 'forEach')
      nextEach(g, gather(g, step), e, step.left, must(answer.card))
    },
  },
  again: {
    run(g, step) {
      if (!g.s.links[step.link]) return null
      const e = effectAt(g, step.code, 'repeat')
      if (!holds(g, e.while, envOf(link(g, step.link)))) return null
      unname(g, step.link, e.these, step.outer)
      pushAll(g, [textStep(step.link, ptrOf(e.these)), step])
      return null
    },
  },
})

/** Whether a card is where it was, a player in the game (102.2). */
const isStill = (g: Game, o: Obj): boolean =>
  o > 0 ? g.s.cards[o]?.became === 0 : !isPlayer(o) || !player(g, seatOf(o)).lost

/** The step, with the names from the pass that has just ended. */
function gather(g: Game, step: StepOf<'each'>): StepOf<'each'> {
  const e = effectAt(g, step.code, 'forEach')
  return { ...step, all: united(step.all, given(g, step.link, e.then, step.outer)) }
}

function nextEach(g: Game, step: StepOf<'each'>, e: Of<'forEach'>, left: readonly Obj[], o: Obj): void {
  push(g, { ...step, left: left.filter((x) => x !== o) })
  unname(g, step.link, e.then, step.outer)
  if (e.as) bindName(g, step.link, e.as, { o: [o] })
  push(g, textStep(step.link, ptrOf(e.then)))
}

/** The site of a seat's answer to a "may". */
const maySite = (code: Ptr, seat: Seat): string => `${code}.may@${seat}`

/** The players who decide whether something is done: several together, or each alone in turn order (802.1). */
function deciders(g: Game, may: Who, env: Env): { seat: Seat; joint?: Seat[] }[] {
  if (together(may)) return [jointly(g, may.together, env) ?? []].flat()
  return inOrder(g, seatsOf(g, may, env)).map((seat) => ({ seat }))
}

/** The effect of a "for each" that deals or heals without an order or a choice: all at once, as one modifier (713.1, 802); otherwise null. */
function dealtAtOnce(e: Of<'forEach'>): Of<'deal'> | Of<'heal'> | null {
  const [deed, ...more] = e.then
  if (e.order !== undefined || more.length > 0 || (deed?.do !== 'deal' && deed?.do !== 'heal')) return null
  return deed.divided || meta(deed).picks.length > 0 ? null : deed
}

/** The env of each pass, all of them read before anything is done (709.2d). */
function passes(g: Game, e: Of<'forEach'>, of: readonly Obj[], linkId: number): Env[] {
  const env = envOf(link(g, linkId))
  return e.as === undefined
    ? of.map(() => env)
    : of.map((o) => ({ ...env, names: { ...env.names, [must(e.as)]: { o: [o] } } }))
}

function dealAll(g: Game, e: Of<'deal'> | Of<'heal'>, envs: readonly Env[], linkId: number): void {
  const own = envs.filter((env) => e.if === undefined || holds(g, e.if, env))
  name(g, e, own, linkId)
  watchThisWay(g, e, linkId)
  if (e.as) bindName(g, linkId, e.as, { o: [], n: 0 })
  packets(
    g,
    own.flatMap((env) => packetsOf(g, e, env, linkId)),
  )
}

type Text = StepOf<'text'>
type Flow<D extends Do> = (g: Game, e: Of<D>, env: Env, step: Text, onward: Text) => Decision | null

const flow: { readonly [D in FlowWord]: Flow<D> } = {
  if(g, e, env, step, onward) {
    push(g, onward)
    name(g, e, [env], step.link)
    const list = e.if && !holds(g, e.if, env) ? e.else : e.then
    if (list) push(g, textStep(step.link, ptrOf(list), step.whole ? { whole: step.whole } : {}))
    return null
  },
  try(g, e, env, step, onward) {
    const code = ptrOf(e)
    if (e.may !== undefined) {
      const { picks, card } = link(g, step.link)
      const yes: Obj[] = []
      // 802.1: several players each decide alone, all before any of them acts.
      for (const { seat, joint } of deciders(g, e.may, env)) {
        const o = [playerObj(seat)]
        const own = e.as === undefined ? env : { ...env, names: { ...env.names, [e.as]: { o } } }
        if (
          !canDoAll(g, e.these, own, 0, false) &&
          !(e.these.length > 1 && mayHelp([e.these]) && canDoInTurn(g, e.these, own))
        )
          continue
        const said = picks[maySite(code, seat)]
        if (said === undefined) {
          const answers: Answer[] = barredYes(g, seat, code) ? [{ do: 'no' }] : [{ do: 'yes' }, { do: 'no' }]
          return question({ seat, joint }, 'yes-no', '712.7', answers, { link: step.link, card, code })
        }
        if (said[0] === 1) yes.push(...o)
      }
      push(g, onward)
      if (Object.keys(picks).length > 0) put(g, 'links', step.link, 'picks', {})
      if (yes.length === 0) {
        if (!step.cost) fail(g, step) // a cost that may be done is paid either way
        if (e.else) push(g, textStep(step.link, ptrOf(e.else)))
        return null
      }
      if (e.as) bindName(g, step.link, e.as, { o: yes })
    } else push(g, onward)
    tryAgain(g, step.link, code)
    pushAll(g, [textStep(step.link, ptrOf(e.these), { whole: code }), { step: 'tried', link: step.link, code }])
    return null
  },
  modes(g, e, _env, step, onward) {
    // 704.1b: what is done without the chain was not added, and is chosen now.
    if (link(g, step.link).modes[ptrOf(e)] === undefined) {
      const d = settleModes(g, link(g, step.link), e, 0)
      if (typeof d === 'object') return d
    }
    push(g, onward)
    const chosen = link(g, step.link).modes[ptrOf(e)] ?? []
    pushAll(
      g,
      [...chosen].sort((a, b) => a - b).map((i) => textStep(step.link, ptrOf(e.of[i]))),
    )
    return null
  },
  empower(g, e, env, step, onward) {
    push(g, onward)
    // It must have been empowered when the link was added, and be so as it resolves.
    if ((link(g, step.link).modes[ptrOf(e)]?.length ?? 0) > 0 && empowered(g, e, env))
      push(g, textStep(step.link, ptrOf(e.then)))
    return null
  },
  guess(g, e, env, step, onward) {
    const d = askGuess(g, e, env, about(g, step, ptrOf(e), ptrOf(e)))
    if (d) return d
    const said = link(g, step.link).picks[ptrOf(e)]?.[0]
    const who = chooser(g, e.by, env)
    if (who && said !== undefined) recordEvent(g, { on: 'name', by: playerObj(who.seat), type: guessWord(e, said) })
    const both = ('whether' in e ? [e.what] : [e.what, e.than]).map((w) => objs(g, w, env)[0] ?? 0)
    bindName(g, step.link, must(e.as), { o: both, n: said, code: ptrOf(e) })
    put(g, 'links', step.link, 'picks', {})
    push(g, onward)
    return null
  },
  forEach(g, e, env, step, onward) {
    const d = ask(g, e, env, step)
    if (d) return d
    const now = envAt(g, step)
    const left = objs(g, e.of, now)
    name(g, e, [now], step.link)
    put(g, 'links', step.link, 'picks', {})
    push(g, onward)
    const deed = dealtAtOnce(e)
    if (deed) {
      dealAll(g, deed, passes(g, e, left, step.link), step.link)
      return null
    }
    push(g, { step: 'each', link: step.link, code: ptrOf(e), left, outer: outside(g, step.link, e.then), all: {} })
    return null
  },
  repeat(g, e, _env, step, onward) {
    push(g, onward)
    const outer = outside(g, step.link, e.these)
    pushAll(g, [textStep(step.link, ptrOf(e.these)), { step: 'again', link: step.link, code: ptrOf(e), outer }])
    return null
  },
  drop(g, e, env, step, onward) {
    const d = ask(g, e, env, step)
    if (d) return d
    const now = envAt(g, step)
    name(g, e, [now], step.link)
    if (e.as) bindName(g, step.link, e.as, { o: [] })
    const falls = drop(g, e, now, step.link)
    put(g, 'links', step.link, 'picks', {})
    if (!falls) return skip(g, step, onward)
    push(g, onward)
    push(g, falls)
    return null
  },
  search(g, e, env, step, onward) {
    push(g, onward)
    pushAll(g, search(g, e, env, step.link))
    return null
  },
  table(g, e, env, step, onward) {
    const n = amount(g, e.of, env)
    push(g, onward)
    const row = e.rows.find((r) =>
      typeof r.is === 'string' ? (n % 2 === 1) === (r.is === 'odd') : n >= r.is[0] && n <= r.is[1],
    )
    if (row) push(g, textStep(step.link, ptrOf(row.then)))
    return null
  },
}
