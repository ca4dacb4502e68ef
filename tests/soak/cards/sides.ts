/**
 * Who a text says is hit, and who is, in the hands of either side. The sentence of each effect is read as a person reads it, and what happens is compared
 * with that: a Boss called by name is the Boss in every hand, and "your hero" is that of whoever controls the text.
 */

import type { RunningGame } from '../../../src/engine/game.ts'
import { view } from '../../../src/engine/index.ts'
import { shortName } from '../../../src/language/phrases.ts'
import { printEffects } from '../../../src/language/print/index.ts'
import type { CardDef, Effect, Power } from '../../../src/language/types.ts'
import { aroundEffects } from '../effects.ts'
import { type Played, playCard } from './play.ts'
import { SET, wordsOf } from './raid.ts'

/** Which role of an event is whom the sentence names behind its verb. */
const hit: Readonly<Record<string, 'to' | 'from' | 'what'>> = {
  ...{ deal: 'to', put: 'to', heal: 'from', remove: 'from' },
  ...{ destroy: 'what', ready: 'what', exhaust: 'what', flip: 'what' },
}
type Side = 'boss' | 'raider'

interface Said {
  text: string
  /** Whom the text names as who does it, and as whom it is done to; null if it names nobody by these words. */
  by: readonly number[] | null
  to: readonly number[] | null
  on: string
  link: number
  seat: number
  /** How many events there had been, and modifiers. */
  from: number
  mods: ReadonlySet<number>
}

/** Whom a sentence names, read from its words alone. */
function named(text: string, who: ReadonlyMap<string, number>): Pick<Said, 'by' | 'to'> {
  const names = [...who.keys()].map((name) => name.replace(/[^\w ]/g, '\\$&')).join('|')
  const of = (list = ''): number[] | null =>
    list ? [...list.matchAll(new RegExp(names, 'gi'))].map(([name]) => who.get(name.toLowerCase()) ?? 0) : null
  const doing = [...text.matchAll(/\b(?:deals?|heals?|puts?|removes?)\b/g)].length < 2
  const by = new RegExp(`(?:^|, |: )(${names}) (?:deals?|heals?|has|can|can't|is|loses)\\b`, 'i').exec(text)?.[1]
  const done = `(?:damage|counters?) (?:on|to|from)|heals? .*? from|destroy|ready|exhaust|flip`
  const end = `(?=[.;]|,(?!.*, and )|$| this turn)` // a list may name others, too
  const to = new RegExp(`\\b(?:${done}) ((?:${names})(?: and (?:${names}))*)${end}`, 'i').exec(text)?.[1]
  return { by: doing ? of(by) : null, to: doing ? of(to) : null }
}

/** What has happened since, against what was said. */
function against(g: RunningGame, said: Said): { wrong: string[]; seen: number } {
  const wrong: string[] = []
  let seen = 0
  const name = (o = 0): string => g.s.cards[o]?.def ?? `${o}`
  const compare = (wanted: readonly number[] | null, o: number | undefined, part: string): void => {
    if (wanted === null || o === undefined) return
    seen++
    // What the link itself has moved is found where it went (415.9b).
    if (!wanted.some((one) => one === o || g.s.cards[one]?.became === o))
      wrong.push(`"${said.text}" ${part} ${name(o)}, not ${wanted.map(name).join(' or ')}`)
  }
  for (const { h, during } of g.recorder?.list.slice(said.from) ?? []) {
    if (h.on !== said.on || during !== said.link || h.combat) continue
    if (h.on === 'deal' || h.on === 'heal') compare(said.by, h.by, 'is done by')
    compare(said.to, h[hit[said.on] ?? 'what'], 'is done to')
  }
  // Of several modifiers each has its own subject.
  if (said.on === 'modify' && !/ and |\. ./.test(said.text))
    for (const { id, on } of view(g, 0).modifiers)
      if (!said.mods.has(id) && on.length === 1) compare(said.by, on[0], 'is about')
  return { wrong, seen }
}

/** From now on compares what the card's effects say with what they do; returns in whose hands there was something to compare. */
function watchSides(g: RunningGame, card: CardDef, wrong: string[]): ReadonlySet<Side> {
  const words = wordsOf(card)
  const found = new Set<Side>()
  let open: Said | null = null
  const close = (): void => {
    const is = open && against(g, open)
    if (is) wrong.push(...is.wrong)
    if (open && is?.seen) found.add(g.s.players[open.seat]?.boss ? 'boss' : 'raider')
    open = null
  }
  g.recorder = { list: [], shown: [], lost: new Map() }
  aroundEffects(g, (run, game, step) => {
    close()
    const link = game.s.links[step.link]
    const e = (game.code.at.get(step.code) as readonly Effect[] | undefined)?.[step.at]
    if (link && e && (e.do in hit || e.do === 'modify') && step.code.startsWith(`${card.name}#`)) {
      const boss = Object.values(game.s.players).find((p) => p.boss)?.hero ?? 0
      const isBoss = (name: string): number => (game.s.cards[boss]?.def === name ? boss : 0)
      const who = new Map([
        ...(words.heroes ?? []).map(({ name }) => [shortName(name).toLowerCase(), isBoss(name)] as const),
        [words.boss.toLowerCase(), boss],
        ['your hero', game.s.players[link.controller]?.hero ?? 0],
      ])
      const text = printed(e, card)
      const mods = new Set(Object.keys(game.s.mods).map(Number))
      const from = g.recorder?.list.length ?? 0
      open = { text, ...named(text, who), on: e.do, link: step.link, seat: link.controller, from, mods }
    }
    return run()
  })
  return found
}

/** Compares so while somebody else plays the card. */
export const bothSides =
  (card: CardDef) =>
  (g: RunningGame, { wrong }: Played): (() => boolean) => {
    watchSides(g, card, wrong)
    return () => false
  }

/** An effect by itself; '' if it can't be said without the rest of its text. */
function printed(e: Effect, card: CardDef): string {
  try {
    return printEffects([e], wordsOf(card), card)
  } catch {
    return ''
  }
}

/** What each of the two words can be in, and who may use it. */
const hero = ['boss', 'yourHero'] as const
const deeds = (who: (typeof hero)[number]): readonly Effect[] => [
  { do: 'put', n: 3, what: 'damage', to: who },
  { do: 'deal', n: 2, by: who, to: { choose: 1, is: 'ally' } },
  { do: 'deal', n: 2, by: 'self', to: who },
  { do: 'heal', n: 1, by: who, from: who },
  { do: 'exhaust', what: who },
  { do: 'modify', mods: [{ mod: 'stat', what: who, stat: 'atk', n: 2 }], until: 'turn' },
]
/** Whoever has used it lets it resolve. */
const once = { limit: { n: 1, per: 'turn' } } as const
const ways: readonly ((e: Effect) => Pick<CardDef, 'type'> & Partial<CardDef>)[] = [
  (e) => ({ type: 'ability', instant: true, cost: 0, text: [e] }),
  (e) => ({
    type: 'ability',
    cost: 0,
    powers: [{ pay: [{ do: 'pay', n: 0 }], then: [e], ...once }],
  }),
  (e) => ({ ...ally, powers: [{ by: 'opponents', pay: [{ do: 'pay', n: 1 }], then: [e], ...once }] }),
  (e) => ({ ...ally, powers: [{ by: 'players', pay: [{ do: 'pay', n: 1 }], then: [e], ...once }] }),
  (e) => ({ ...ally, powers: [{ when: { on: 'play', by: 'players' }, then: [e] }] }),
  (e) => ({ ...ally, powers: [{ always: [granted(e)] }] }),
  (e) => ({
    ...{ type: 'ability', instant: true, cost: 0 },
    text: [{ do: 'modify', mods: [{ mod: 'when', event: { on: 'play', by: 'players' }, then: [e] }], until: 'turn' }],
  }),
]
const ally = { type: 'ally', cost: 0, atk: 1, health: 4 } as const
const granted = (e: Effect) =>
  ({
    mod: 'power',
    what: { is: 'ally' },
    power: { pay: [{ do: 'pay', n: 1 }], then: [e], ...once } as Power,
  }) as const

/** Small cards of a raid with each word in each way that a card can say it. */
export const sideCards: readonly CardDef[] = ways.flatMap((way) =>
  hero.flatMap((who) => deeds(who).map((e): CardDef => ({ name: 'Sample', set: SET, number: 1, ...way(e) }))),
)

/** Plays a card in the hands of both sides, at a table for each seed until each side has used it; says where its text and the play differ, and who has used it. */
export function playSides(
  card: CardDef,
  seeds: readonly number[],
  most = 60,
): { wrong: string[]; used: readonly Side[] } {
  const used = new Set<Side>()
  const wrong: string[] = []
  for (const seed of seeds) {
    const onlooker = (g: RunningGame, played: Played): (() => boolean) => {
      const found = watchSides(g, card, played.wrong)
      return () => {
        for (const side of found) used.add(side)
        return used.size === 2
      }
    }
    wrong.push(
      ...playCard(card, seed, most, { onlooker, standing: { turn: seed % 2 } }).wrong.map(
        (why) => `${card.name}: ${why}`,
      ),
    )
    if (used.size === 2) break
  }
  return { wrong, used: [...used].sort() }
}
