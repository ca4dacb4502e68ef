/** Checks that the Boss can pay: costs need a source of resources, since the Boss player places none from the hand (R100.3). */
import { type Data, isRecord } from '../../language/schema/shape.ts'
import { type CardDef, isOwnType } from '../../language/types.ts'
import type { RaidDef } from '../format.ts'
import { playedAs } from '../modes.ts'
import { nodesIn } from './nodes.ts'
import type { Lint } from './report.ts'

export function lintCosts({ def, say }: Lint): void {
  const most = mostResources(def)
  const dear = def.cards.filter((card) => inHand(def, card) && (card.cost ?? 0) > most)
  const [first, ...more] = dear
  if (!first) return
  const others = more.length === 0 ? '' : ` (and so do ${more.length} other cards)`
  const path = ['cards', def.cards.indexOf(first), 'cost']
  if (most > 0)
    say(path, `costs ${first.cost}, more than the ${most} events that become resources.`, 'Let it cost less.')
  else
    say(
      path,
      `costs ${first.cost}${others}, but nothing gives the Boss resources.`,
      'Let it cost 0, or give her some: afterEvent: "resource" beside eventDeck.',
    )
}

/** Whether the Boss plays it from a hand: it is in a deck that is not of events. */
function inHand(def: RaidDef, { name, type }: CardDef): boolean {
  if ([type].flat().some((one) => one === 'event' || isOwnType(one))) return false
  return ['', ...(def.modes ?? []).map(({ id }) => id)].some((mode) =>
    Object.entries(playedAs(def, mode).decks).some(
      ([deck, list]) => deck !== def.eventDeck && list.some(([, card]) => card === name),
    ),
  )
}

/** The most resources that the Boss can have; without an end if some text gives them, or plays cards for less. */
function mostResources(def: RaidDef): number {
  const texts = [...nodesIn([def.cards, def.machine, def.always, def.modes])]
  if (Object.values(def.types ?? {}).some(({ pays }) => pays) || texts.some((node) => isSource(node, def)))
    return Number.POSITIVE_INFINITY
  const { eventDeck = '', afterEvent, turn } = def
  if (afterEvent !== 'resource' || !turn.includes('event')) return 0
  const counts = ['', ...(def.modes ?? []).map(({ id }) => id)].map((mode) =>
    (playedAs(def, mode).decks[eventDeck] ?? []).reduce((sum, [n]) => sum + n, 0),
  )
  return Math.max(...counts)
}

/** Whether a piece of text gives resources, plays a card without its cost, or changes what cards cost. */
const isSource = ({ do: verb, to, what, mod, play }: Data, { eventDeck }: RaidDef): boolean =>
  to === 'resources' ||
  verb === 'place' ||
  (verb === 'play' && !JSON.stringify(what ?? '').includes(`"deck:${eventDeck}"`)) ||
  mod === 'cost' ||
  mod === 'can' ||
  (isRecord(play) && (play.rather !== undefined || play.n !== undefined))
