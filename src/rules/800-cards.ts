/** Cards with rules of their own (800): a raid that starts during a game, a new deck from outside the game, hearthing. */

import type { CardCode } from '../language/compile.ts'
import { ASIDE, DECK, GRAVEYARD, REMOVED, ROW, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, CardId, Seat } from '../state/types.ts'
import { suits } from './100-decks.ts'
import { arrange, dealHand } from './101-starting.ts'
import { removeCards } from './102-ending.ts'
import { newCard } from './404-tokens.ts'
import { cardsIn, relocate, shuffleDeck } from './415-zones/zones.ts'
import { endTurn } from './500-closing.ts'
import type { Verbs } from './709-resolving-links/text.ts'
import { enterPlay } from './710-entering.ts'
import { fill, outside } from './800-collections.ts'
import {
  card,
  codeOf,
  type Game,
  living,
  opened,
  partOf,
  player,
  push,
  pushAll,
  question,
  type StepDefs,
} from './core/game.ts'
import { seatOfEnv } from './core/words.ts'

export const cardRuleVerbs = {
  /** 800.3a: all or nothing. During a raid, nobody has the decks of a second one. */
  startRaid(g, e, envs, linkId) {
    const { raid } = e
    if (g.raid || !g.raids[raid]) return { done: false }
    push(g, { step: 'start-raid', raid, seat: envs[0].you, link: linkId })
    return { done: true }
  },
  /** 800.2: removes the deck and graveyard from the game, then builds a new deck from the owner's cards outside the game. */
  rebuild(g, e, envs, linkId) {
    const n = e.n
    for (const env of envs) {
      const seat = seatOfEnv(env)
      for (const kind of [DECK, GRAVEYARD])
        for (const id of cardsIn(g, zoneId(seat, kind))) relocate(g, id, zoneId(seat, REMOVED))
      push(g, { step: 'rebuild', seat, n, link: linkId })
    }
    return { done: true }
  },
} satisfies Partial<Verbs>

export const cardRuleSteps = {
  'start-raid': {
    run(g, step) {
      const { raid, seat, link } = step
      const rules = must(g.raids[raid])
      put(g, 'raid', 0, 'id', raid)
      put(g, 'raid', 0, 'mode', rules.mode)
      g.raid = rules
      const played = rules.played(rules.mode)
      removeCards(g, seat) // 103.3: by the game
      put(g, 'players', seat, 'boss', true)
      put(g, 'players', seat, 'turns', 0)
      // R100.2: all other players become raiders, whatever their teams were.
      for (const s of living(g)) {
        put(g, 'players', s, 'team', s === seat ? BOSS : RAIDERS)
        put(g, 'players', s, 'mulligan', false)
      }
      if (g.code.rows) partOf(g, seat, ROW)
      put(g, 'players', seat, 'retired', [])
      put(g, 'players', seat, 'decks', Object.keys(played.decks))
      put(g, 'players', seat, 'draws', 0)
      Object.keys(played.decks).forEach((name, home) => {
        for (const kind of [DECK, GRAVEYARD]) opened(g, zoneId(seat, kind, home))
        for (const [n, def] of played.decks[name] ?? [])
          for (let k = 0; k < n; k++) outside(g, def, seat, zoneId(seat, DECK, home), home)
        arrange(g, seat, home) // R200.1
      })
      pushAll(g, [
        { step: 'mulligan', seat, link },
        { step: 'mulligans', link },
        { step: 'raid-begins', seat, link },
      ])
      const others = played.startsWith.flatMap(([n, def]) =>
        Array.from({ length: n }, () => ({ id: newCard(g, def, seat, { token: rules.tokens.includes(def) }), seat })),
      )
      const boss = played.starts === '' ? [] : [{ id: newCard(g, played.starts, seat), seat }]
      const come = enterPlay(g, [...boss, ...others]) ?? [] // R200.2
      const hero = boss.length > 0 ? (come[0] ?? 0) : 0
      put(g, 'players', seat, 'hero', hero)
      put(g, 'players', seat, 'starting', hero)
      dealHand(g, seat, 7) // R200.3: nobody else
      return null
    },
  },
  'raid-begins': {
    run(g, step) {
      const { seat, link } = step
      endTurn(g, link, seat) // 500.5; R200.4: the first draw step is skipped, as in any raid
      g.raid?.hear(g, 'gameStarts', { on: 'gameStarts' })
      return null
    },
  },
  rebuild: {
    run(g, step) {
      const seat = step.seat
      const chosen = step.chosen ?? []
      const n = step.n
      fill(g, seat, () => true, chosen)
      const aside = cardsIn(g, zoneId(seat, ASIDE))
      // 800.2a: a side deck, all of it; it is there once. 800.2b: of a collection as many as the deck is to have.
      const open = aside.length <= n ? [] : aside.filter((id) => suitable(g, seat, chosen, id))
      if (chosen.length < n && open.length > 0)
        return question(
          seat,
          'choose',
          '800.2b',
          open.map((id): Answer => ({ do: 'pick', card: id })),
          { picked: chosen, min: n, max: n },
        )
      for (const id of aside.length <= n ? aside : chosen) relocate(g, id, zoneId(seat, DECK))
      shuffleDeck(g, seat, 0) // 800.2c
      return null
    },
    answer(g, step, answer) {
      push(g, { ...step, chosen: [...(step.chosen ?? []), must(answer.card)] })
    },
  },
} satisfies Partial<StepDefs>

const BOSS = -100
const RAIDERS = -101

/** 800.2b: whether a card may be in the new deck beside those chosen; the deck has the hero that the game began with. */
function suitable(g: Game, seat: Seat, chosen: readonly CardId[], id: CardId): boolean {
  if (chosen.includes(id)) return false
  const hero = g.s.cards[player(g, seat).starting] ?? g.s.cards[player(g, seat).hero]
  if (!hero) return false
  return suits(
    codeOf(g, hero),
    [...chosen, id].map((c): CardCode => codeOf(g, card(g, c))),
  )
}
