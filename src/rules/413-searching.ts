/** Searching (413): looking through zones, one after another, finding or failing to find, and shuffling what was looked through. */

import { ptrOf } from '../language/compile.ts'
import { listed } from '../language/nodes.ts'
import { zonesToSearch } from '../language/search.ts'
import type { Of, SetWho } from '../language/types.ts'
import { ASIDE, DECK, GRAVEYARD, HAND, playerObj, REMOVED, zoneHome, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Decision, Obj, Seat, Step, StepOf, ZoneId } from '../state/types.ts'
import { actorsOf } from './403-costs.ts'
import { couldBe, learn } from './415-zones/real-cards.ts'
import { cardsIn, refill, shuffleDeck } from './415-zones/zones.ts'
import { happen } from './703-triggers/events.ts'
import { bindName, type Game, link, player, push, question, type StepDefs } from './core/game.ts'
import { effectAt } from './core/texts.ts'
import { asActor, bounds, type Env, envOf, goesWith, inSet, seatsOf } from './core/words.ts'

type Search = Of<'search'>

/** The step that searches for each of those who do it, in the order given. */
export function search(g: Game, s: Search, env: Env, linkId: number): Step[] {
  const seats = actorsOf(g, s, env)
  bindName(g, linkId, s.as, { o: [] })
  return (s.by === undefined ? [env.you] : seats).map((seat) => {
    const whose = s.of === undefined ? seat : (seatsOf(g, s.of, asActor(env, seat))[0] ?? seat)
    return { step: 'search', link: linkId, code: ptrOf(s), seat, whose, at: 0, picked: [], looks: false, decks: [] }
  })
}

const kinds = new Map([
  ['deck', DECK],
  ['graveyard', GRAVEYARD],
  ['hand', HAND],
  ['removed', REMOVED],
  ['collection', ASIDE],
])

function zoneOf(g: Game, seat: Seat, name: string): ZoneId {
  const [kind, of] = name.split(':')
  const home = of === undefined ? player(g, seat).draws : player(g, seat).decks.indexOf(of)
  const k = must(kinds.get(must(kind)), name)
  return zoneId(seat, k, k === DECK || k === GRAVEYARD ? home : 0)
}

/** Whether any card will do, so that the player can't fail to find one (413.3). */
const anyCard = (set: SetWho): boolean =>
  (set.is === undefined || set.is === 'card') && Object.keys(set).every((k) => ['choose', 'as', 'is'].includes(k))

/** A seat sees a card where it lies (413.1). */
function look(g: Game, id: Obj, seat: Seat): void {
  const c = g.s.cards[id]
  if (c && (c.seen & (1 << seat)) === 0) put(g, 'cards', id, 'seen', c.seen | (1 << seat))
}

/** Asks which cards to take from the present zone; null if there is nothing to ask. */
function lookThrough(g: Game, step: StepOf<'search'>, s: Search, name: string): Decision | null {
  const zone = zoneOf(g, step.whose, name)
  const all = cardsIn(g, zone)
  for (const id of all) look(g, id, step.seat)
  const env = asActor(envOf(link(g, step.link)), step.seat)
  const { choose: _c, as: _a, ...open } = s.for
  const could = couldBe(g, all, (id) => inSet(g, open, id, env, true))
  const fit = [...all]
    .reverse()
    .filter((id) => (could.includes(id) || inSet(g, open, id, env, true)) && goesWith(g, s.for, id, step.picked, env))
  const { min, max } = bounds(g, s.for.choose ?? 1, env, fit.length + step.picked.length)
  if (step.picked.length >= max || fit.length === 0) return null
  // 413.3: of a zone that all can see, or of "a card", whoever searches must find; but further zones may have it.
  const last = step.at === must(step.zones).length - 1
  const has = last && could.length === 0 && (anyCard(s.for) || name.startsWith('graveyard') || name === 'removed')
  const answers: Answer[] = fit.map((card) => ({ do: 'pick', card }))
  if (!has || step.picked.length >= min) answers.unshift({ do: 'done' })
  const about = { link: step.link, card: link(g, step.link).card, code: step.code, picked: step.picked }
  return question(step.seat, 'choose', '413.3', answers, { ...about, min: has ? min : 0, max })
}

/** Whether everything sought has been found before a deck is looked through: then that is up to the player (413.2). */
function mayStop(g: Game, step: StepOf<'search'>, s: Search, name: string): Decision | null {
  if (!name.startsWith('deck') || step.at === 0 || step.looks) return null
  const { max } = bounds(g, s.for.choose ?? 1, asActor(envOf(link(g, step.link)), step.seat), step.picked.length)
  if (step.picked.length < max) return null
  const about = { link: step.link, card: link(g, step.link).card, code: step.code }
  return question(step.seat, 'yes-no', '413.2', [{ do: 'yes' }, { do: 'no' }], about)
}

export const searchSteps = {
  search: {
    run(g, step) {
      const l = g.s.links[step.link]
      if (!l || player(g, step.seat).lost) return null
      const s = effectAt(g, step.code, 'search')
      const zones = step.zones ?? (typeof s.in === 'string' ? [s.in] : null)
      if (zones === null) {
        const answers = zonesToSearch(listed(s.in)).map((_, n): Answer => ({ do: 'mode', n }))
        return question(step.seat, 'choose', '413.2', answers, { link: l.id, card: l.card, code: step.code })
      }
      const now = { ...step, zones }
      const name = zones[step.at]
      if (name === undefined) {
        const before = l.names[s.as]?.o ?? []
        bindName(g, l.id, s.as, { o: [...before, ...step.picked] })
        // 413.2: the owner of a deck that was looked through shuffles it.
        for (const deck of step.decks) push(g, { step: 'reshuffle', seat: step.whose, deck, keep: step.picked })
        return null
      }
      const stop = mayStop(g, now, s, name)
      if (stop) return stop
      const d = lookThrough(g, now, s, name)
      if (d) return d
      push(g, onward(g, now, name))
      return null
    },
    answer(g, step, answer) {
      const s = effectAt(g, step.code, 'search')
      const zones = step.zones ?? (typeof s.in === 'string' ? [s.in] : [])
      const now: StepOf<'search'> = { ...step, zones }
      if (answer.do === 'mode') push(g, { ...step, zones: zonesToSearch(listed(s.in))[must(answer.n)] })
      else if (answer.do === 'pick') {
        const id = must(answer.card)
        const { choose: _c, as: _a, ...open } = s.for
        const fits = (): boolean => inSet(g, open, id, asActor(envOf(link(g, step.link)), step.seat), true)
        learn(g, id, fits)
        push(g, { ...now, picked: [...step.picked, id], looks: true })
      } else if (answer.do === 'yes') push(g, { ...now, looks: true })
      else if (answer.do === 'no') push(g, { ...now, at: zones.length })
      else push(g, onward(g, now, must(zones[step.at])))
    },
  },
  /** After a search the deck is shuffled (413.2); the searcher still knows the cards that were found. */
  reshuffle: {
    run(g, step) {
      const { deck, seat } = step
      const kept = step.keep.flatMap((id) => g.s.cards[id] ?? []).map(({ id, seen, def }) => ({ id, seen, def }))
      shuffleDeck(g, seat, zoneHome(deck))
      for (const { id, seen, def } of kept) {
        if (!g.s.cards[id]) continue
        put(g, 'cards', id, 'seen', seen)
        if (g.s.cards[id].def !== def) put(g, 'cards', id, 'def', def)
      }
      refill(g, seat, zoneHome(deck))
      return null
    },
  },
} satisfies Partial<StepDefs>

/** On to the next zone: this one has been looked through. */
function onward(g: Game, step: StepOf<'search'>, name: string): StepOf<'search'> {
  happen(g, { on: 'search', by: playerObj(step.seat), seat: step.whose, zone: name.split(':')[0], cause: step.seat })
  const deck = name.startsWith('deck') ? [zoneOf(g, step.whose, name)] : []
  return { ...step, looks: false, at: step.at + 1, decks: [...step.decks, ...deck] }
}
