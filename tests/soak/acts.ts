/**
 * Raids against the Boss at every level: `npm run soak -- --acts` plays them.
 *
 * An act is foolish if nobody answered it, and it did nothing or harmed only her own side. A reason says nothing if it names nothing that the act brings,
 * costs or avoids.
 */
import { library } from '../../src/content.ts'
import type { RunningGame } from '../../src/engine/game.ts'
import { glance } from '../../src/engine/index.ts'
import type { Answer, Decision } from '../../src/engine/types.ts'
import { plainName } from '../../src/language/print/index.ts'
import { type Choice, levelNames, makePlayer } from '../../src/players/index.ts'
import { HAND, inPlay, zoneKind } from '../../src/state/ids.ts'
import type { Card } from '../../src/state/types.ts'
import { begun, botRaid } from './bots.ts'
import { type Met, playOut } from './checks.ts'

/** What was looked at, and what was found. */
export interface Acts {
  /** The acts of the Boss that nobody answered. */
  acts: number
  foolish: string[]
  /** Her answers among several, passing and ordering aside, and those whose reason says nothing. */
  answers: number
  empty: number
  /** The sentences that say nothing, one of each kind. */
  sentences: string[]
}

/** Who plays the Boss: all levels in turn. */
export const bossAt = (seed: number): string => [...levelNames, 'tactics'][seed % (levelNames.length + 1)] ?? 'normal'

/** What could be noticed of a table. */
type Sight = ReadonlyMap<string, string>

function sight(g: RunningGame): Sight {
  const all = new Map<string, string>()
  for (const { id } of Object.values(g.s.mods)) all.set(`mod ${id}`, '')
  for (const id of g.s.chain[0].links) all.set(`link ${id}`, '')
  const { attacker, defender, window } = g.s.combat[0]
  all.set('combat', window ? `${attacker} ${defender}` : '')
  all.set('rest', JSON.stringify([g.s.raid[0], g.s.players, g.s.dice[0].at, g.s.misc[0].outcome, g.s.turn[0].n]))
  return all
}

type Cards = ReadonlyMap<number, Card>
const cardsNow = (g: RunningGame): Cards =>
  new Map(Object.values(g.s.cards).flatMap((c): [number, Card][] => (c.became === 0 ? [[c.id, { ...c }]] : [])))

/** An act of the Boss that goes on, and how the table was before it. */
interface Open {
  told: string
  card: number
  links: number
  sight: Sight
  cards: Cards
}

type Change = 'none' | 'loss' | 'something'

/** What has become of one card since: what was paid for the act is none, and what raiders have is always something. */
function changeOf(g: RunningGame, { card }: Open, c: Card): Change {
  const now = g.s.cards[c.id]
  const pays = c.id === card || c.resource
  if (now?.became !== 0) return pays ? 'none' : c.controller === 0 ? 'loss' : 'something'
  const isOther = look(now) !== look(c) || now.damage < c.damage || now.zone !== c.zone
  if (isOther) return 'something'
  if (now.damage === c.damage && (pays || now.exhausted === c.exhausted)) return 'none'
  return c.controller === 0 && (now.damage > c.damage || now.exhausted) ? 'loss' : 'something'
}

/** What of a card counts besides its damage, and whether it is exhausted. */
const look = ({ controller, faceDown, counters, host, seen }: Card): string =>
  JSON.stringify([controller, faceDown, counters, host, seen])

/** Why an act that is over was foolish; '' if it was not. */
function folly(g: RunningGame, open: Open): string {
  const now = sight(g)
  for (const [key, value] of now) if (open.sight.get(key) !== value) return ''
  for (const key of open.sight.keys()) if (key.startsWith('link') && !now.has(key)) return ''
  const changes = [...open.cards.values()].map((c) => changeOf(g, open, c))
  const news = Object.values(g.s.cards).some((c) => c.became === 0 && isNew(open, c))
  if (news || changes.includes('something')) return ''
  return `${open.told} ${changes.includes('loss') ? 'harms only her own side' : 'does nothing'}`
}

/** Whether a card has come into play or into a hand: then it has another number. */
const isNew = ({ cards }: Open, { id, zone }: Card): boolean =>
  (inPlay(zone) || zoneKind(zone) === HAND) && !cards.has(id)

/** What a reason can name: what is dealt, lost, won, kept or avoided. */
const named =
  /\b(kills?|dies|falls?|destroy(s|ed)?|hurts?|deals?|hits?|burns?|damage|ATK|health|heals?|draws?|discard(s|ed)?|cards?|resources?|exhaust(s|ed)?|read(y|ies)|prevents?|interrupts?|protect(s|ed)?|attack(s|er|ers|ing)?|return(s|ed)?|gives?|adds?|makes?|keeps?|puts?|takes?|comes?|flips?|reveals?|replaces?|allies|ally|hero(es)?|Whelps|ghosts|Cubes?|Bloods?|Event|Minions?|pays?|power)\b/i
/** What only praises, or only says that something is done. */
const hollow =
  /\b(will do|worth (it|a lot)|best|better|useful|least bad|most (out of|like)|no fall would|why not|works from now on|uses its power|goes on|does it|chooses \d+ for|names “|takes …,)|: ?\.$/i

/** Whether a sentence names what the act brings, costs or avoids, the names of cards and players aside. */
export function saysSomething(why: string, names: readonly string[]): boolean {
  const bare = names.reduce((text, name) => text.replaceAll(name, '…'), why)
  return named.test(bare) && !hollow.test(bare)
}

const namesIn = (g: RunningGame): string[] =>
  [
    ...new Set([
      ...Object.values(g.s.cards).map(({ def }) => def),
      ...Object.values(g.s.players).map(({ name }) => name),
    ]),
  ]
    .flatMap((name) => [name, plainName(name)])
    .sort((a, b) => b.length - a.length)

/** The share of the answers at Normal whose reason may say nothing. */
export const mostEmpty = 0.1

/** The same as a game of the soak: throws if an act was foolish, and counts the answers at Normal. */
export function playJudged(seed: number, { raid }: { raid?: string | undefined }): { g: RunningGame; met: Met } {
  const { g, acts, foolish, answers, empty } = playActs(seed, { raid })
  if (foolish.length > 0) throw new Error(foolish.join('\n'))
  return { g, met: { acts, ...(bossAt(seed) === 'normal' ? { answers, empty } : {}) } }
}

/** Plays one raid among bots. */
export function playActs(
  seed: number,
  { raid, boss = bossAt(seed) }: { raid?: string | undefined; boss?: string },
): Acts & { g: RunningGame } {
  const setup = botRaid(seed, raid)
  const g = begun(setup, seed, false)
  const names = [boss, ...setup.bots.map((bot) => (bot === 'random' ? 'raider' : bot))]
  const players = names.map((name, seat) => makePlayer(name, seat, seed, library))
  return { ...judged(g, seed, (d) => players[d.seat]!.choose(glance(g, d.seat), d)), g }
}

/** Plays a raid to its end as these choose, and judges what the Boss does. */
export function judged(g: RunningGame, seed: number, choose: (d: Decision) => Pick<Choice, 'answer' | 'why'>): Acts {
  const told: Acts = { acts: 0, foolish: [], answers: 0, empty: 0, sentences: [] }
  let open: Open | null = null
  const answer = (d: Decision): number => {
    if (open && d.kind === 'priority' && g.s.chain[0].links.length <= open.links && !g.s.combat[0].window) {
      const wrong = folly(g, open)
      told.acts++
      if (wrong) told.foolish.push(`seed ${seed}, choice ${g.choices.length}: ${wrong}`)
      open = null
    }
    if (d.answers.length === 1) return 0
    const { answer: i, why } = choose(d)
    const given = d.answers[i]!
    if (given.do !== 'pass' && (d.seat !== 0 || d.kind === 'priority'))
      open = d.seat === 0 ? begin(g, given, why) : null
    if (d.seat === 0) note(told, g, d, { given, why })
    return i
  }
  playOut(g, seed, { every: 0, leaks: 0, answer })
  return told
}

/** The Boss begins an act. Placing a resource always does something. */
const begin = (g: RunningGame, { do: what, card = 0 }: Answer, why: string): Open | null =>
  what === 'place'
    ? null
    : {
        told: `${what} ${g.s.cards[card]?.def ?? ''} (“${why}”)`,
        card,
        links: g.s.chain[0].links.length,
        sight: sight(g),
        cards: cardsNow(g),
      }

/** Counts an answer among several. The reason for an attack is given with its target; to order her own triggers is no act. */
function note(told: Acts, g: RunningGame, { kind }: Decision, { given, why }: { given: Answer; why: string }): void {
  if (given.do === 'pass' || kind === 'order' || (given.do === 'attack' && why === '')) return
  told.answers++
  if (saysSomething(why, namesIn(g))) return
  told.empty++
  told.sentences.push(`${kind}: ${why}`)
}
