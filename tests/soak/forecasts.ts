/** Raids among bots in which each forecast of an attack, an ability or a power is compared with what comes of it, unless somebody responds. */
import { choose } from '../../src/engine/choices.ts'
import { decision, type RunningGame } from '../../src/engine/game.ts'
import { events, outlooks } from '../../src/engine/index.ts'
import type { Answer, Decision, GameEvent, Obj, Outlook } from '../../src/engine/types.ts'
import { watched } from './bots.ts'
import type { Met } from './checks.ts'

/** An act that goes on: what was forecast of it, and where its events begin. */
interface Act {
  d: Decision
  answer: Answer
  out: Outlook
  from: number
}

/** Plays one raid to its end. Throws at the first forecast that doesn't come true. */
export function playForecasts(seed: number): { g: RunningGame; met: Met } {
  const { g, answer: choice } = watched(seed)
  const met: Met = { forecasts: 0, compared: 0 }
  let acts: Act[] = []
  for (let d = decision(g); d; d = decision(g)) {
    acts = acts.filter((act) => !settled(g, act, met))
    const i = choice(d)
    const answer = d.answers[i]!
    if (responds(d, answer, acts)) acts = []
    const out = outlooks(g, [i])[i]
    if (out) {
      met.forecasts!++
      acts.push({ d, answer, out, from: g.recorder!.list.length })
    }
    choose(g, i)
  }
  return { g, met }
}

/** Whether this changes what was forecast of the acts that go on. */
function responds({ kind, seat }: Decision, { do: what }: Answer, acts: readonly Act[]): boolean {
  if (what === 'pass') return false
  return ['priority', 'protect', 'armor'].includes(kind) || (kind === 'strike' && acts.some(({ d }) => d.seat !== seat))
}

/** Compares an act with its forecast once it is over. Whether it is. */
function settled(g: RunningGame, act: Act, met: Met): boolean {
  const open = decision(g)
  if (open && open.kind !== 'priority') return false
  const { d, answer, out, from } = act
  const news = events(g, from, -1)
  const link = news.find(({ on }) => on === 'link')?.link?.id
  const fights = d.kind === 'attacker-target'
  if (link === undefined || g.s.chain[0].links.includes(link) || (fights && g.s.combat[0].attacker !== 0)) return false
  const strikes = news.flatMap(({ on, with: weapon }) => (on === 'strike' ? [weapon] : []))
  if (`${strikes}` !== `${out.strikes}`) return true // it came to another strike than with the best weapons
  const end = news.findIndex(({ on }) => on === 'combat-over')
  const came = dealt(fights ? news.slice(0, end < 0 ? undefined : end) : news.filter(({ during }) => during === link))
  const said = new Map(out.hits.map(({ obj, n }) => [obj, n]))
  met.compared!++
  for (const obj of fights ? [...said.keys(), d.about.card ?? 0, answer.card ?? 0] : said.keys())
    if ((said.get(obj) ?? 0) !== (came.get(obj) ?? 0)) {
      const [source, target] = [d.about.card ?? answer.card ?? 0, obj].map((o) => g.s.cards[o]?.def)
      throw new Error(
        `${source} deals ${came.get(obj) ?? 0} to ${target}, not ${said.get(obj) ?? 0} (${d.kind}, ${JSON.stringify(answer)})`,
      )
    }
  return true
}

function dealt(news: readonly GameEvent[]): Map<Obj, number> {
  const sums = new Map<Obj, number>()
  for (const { on, to = 0, n = 0 } of news) if (on === 'deal') sums.set(to, (sums.get(to) ?? 0) + n)
  return sums
}
