/** What raiders read in raids among bots is said from their seats: the Boss player's cards call nobody an opponent, and nobody's turn "yours". */
import { choose } from '../../src/engine/choices.ts'
import { decision, type RunningGame } from '../../src/engine/game.ts'
import { describe, describeChain, describeStanding, events, glance } from '../../src/engine/index.ts'
import type { Decision } from '../../src/engine/types.ts'
import { watched } from './bots.ts'
import type { Met } from './checks.ts'

/** Words of the Boss player's seat: raiders are nobody's opponents, "your" turn, hero and cards are theirs, and "you" do nothing on her cards. */
const fromAcross = [
  /\boppon(ent|ents)\b/i,
  /\bopposing\b/i,
  /\bfor the whole raid\b/i,
  /\byour (next )?turn\b/i,
  /\byour (hero|party|hand|deck|resources|allies|graveyard)\b/i,
  /\b(you control|you may|you have|you draw)\b/i,
]

/** What a raider or an onlooker reads at this decision that comes from the Boss player's cards or from the raid. */
function* read(g: RunningGame, d: Decision, since: number): Iterable<string> {
  const seat = d.seat > 0 ? d.seat : 1
  const now = glance(g, seat)
  const bossHas = (id = 0): boolean => g.s.players[g.s.cards[id]?.controller ?? -1]?.boss === true
  const { prompt, says, answers } = describe(g, d, seat)
  if (bossHas(d.about.card)) yield* [says, ...(d.seat > 0 ? [] : [prompt])]
  if (d.joint || bossHas(d.about.card)) yield asked(d, prompt)
  for (const [i, { card, do: what }] of d.answers.entries())
    if (what === 'use' && bossHas(card)) yield asked(d, answers[i]!)
  const chain = now.chain.length > 0 ? describeChain(g, seat) : []
  for (const [i, { card }] of now.chain.entries()) if (bossHas(card)) yield chain[i]!
  for (const { card, text } of describeStanding(g, now)) if (bossHas(card)) yield text
  for (const { whose, text, link } of events(g, since, seat))
    if (whose === 0) yield link ? `${text} ${link.says}` : text
}

/** A question to raiders may speak of what is theirs. */
const asked = ({ seat }: Decision, text: string): string =>
  seat > 0 ? text.replace(/\b(you control|you may|your party|your hand|your turn|your deck)\b/gi, '…') : text

/** Plays one raid to its end. Throws if anything is said from across the table. */
export function playSeats(seed: number): { g: RunningGame; met: Met } {
  const { g, answer } = watched(seed)
  const met: Met = { texts: 0 }
  let since = 0
  for (let d = decision(g); d; d = decision(g)) {
    for (const text of read(g, d, since)) {
      met.texts!++
      if (fromAcross.some((words) => words.test(text))) throw new Error(`said from across the table: ${text}`)
    }
    since = g.recorder!.list.length
    choose(g, answer(d))
  }
  return { g, met }
}
