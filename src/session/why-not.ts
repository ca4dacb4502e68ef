/** The reasons why a card can't be used, in sentences: the actions that the player may have meant, and the engine's refusal of each. */
import { decision, type Game, glance, whyNot } from '../engine/index.ts'
import type { CardView, Obj, Refusal, Seat, View } from '../engine/types.ts'
import { capital, inText } from '../language/print/index.ts'

interface IntendedAct {
  card: Obj
  act: string
  to?: Obj
}

const predicates: Readonly<Record<string, string>> = {
  play: 'be played',
  place: 'be placed',
  'place up': 'be placed face up',
  use: 'be used',
  complete: 'be completed',
  attack: 'attack',
  protect: 'protect',
  strike: 'be struck with',
  target: 'target',
  pick: 'be chosen',
}

/** Refusals that only mean that a card is not made for such an action, so the player will not have meant it. */
const offTopic: Readonly<Record<string, readonly string[]>> = {
  use: ['701.2'],
  complete: ['702.2'],
  target: ['706.1a'],
}

const isFighter = ({ types }: CardView): boolean => types.includes('ally') || types.includes('hero')

/** The actions that a seat may mean by pointing at a card, or, with `to`, by pointing from a card at what it should attack or target. */
function intendedActs(now: View, seat: Seat, card: CardView, to: Obj | undefined): IntendedAct[] {
  const { id, zone, types } = card
  const mine = card.controller === seat
  const each = (...list: (string | false)[]): IntendedAct[] => list.flatMap((act) => (act ? [{ card: id, act }] : []))
  if (to !== undefined) {
    const attack = mine && zone === 'party' && isFighter(card)
    return (attack ? ['attack', 'target'] : ['target']).map((act) => ({ card: id, act, to }))
  }
  if (!mine && zone === 'party') {
    const party = now.seats[seat]?.party ?? []
    const fighters = party.filter((own) => now.cards[own] && isFighter(now.cards[own]))
    return fighters.map((own) => ({ card: own, act: 'attack', to: id }))
  }
  if (zone === 'hand')
    return each('play', 'place', (types.includes('quest') || types.includes('location')) && 'place up')
  if (zone === 'resources') return each(types.includes('quest') && 'complete', 'use')
  if (zone === 'row') return each('use')
  if (zone !== 'party') return each('play', 'use')
  const fights = isFighter(card)
  return each(
    fights && 'attack',
    fights && now.combat !== null && 'protect',
    types.includes('weapon') && 'strike',
    'use',
  )
}

/**
 * The actions that are and aren't possible for this seat with a card now, with their rules.
 * If the open question is not priority: whether the card, or the player, can answer it. `to`: the object to attack or target.
 */
export function refusalsInWords(game: Game, seat: Seat, id: Obj, name: (o: Obj) => string, to?: Obj): string[] {
  const open = decision(game)
  const now = glance(game, seat)
  const card = now.cards[id]
  if (!open || (!card && !(id < 0 && open.seat === seat))) return []
  const asked = open.seat === seat && open.kind !== 'priority'
  const all = asked && to === undefined ? [{ card: id, act: 'pick' }] : card ? intendedActs(now, seat, card, to) : []
  const answered = all.map((one) => ({ ...one, no: asSeen(now, one, whyNot(game, seat, one)) }))
  if (card && !asked && to === undefined) {
    const at = aboutAttack(now, card, answered, name(id))
    if (at) return [capital(at)]
  }
  const relevant = answered.filter(({ act, no }) => !no || !offTopic[act]?.includes(no.rule))
  // A card without targets that is dropped on something was meant to be played or used.
  if (relevant.length === 0 && to !== undefined) return refusalsInWords(game, seat, id, name)
  return sentences(relevant.length > 0 ? relevant : answered.slice(0, 1), name)
}

/** Pointing at another player's card means an attack: the reason why no attacker of the player's could attack it now. */
function aboutAttack(now: View, card: CardView, all: readonly Answered[], name: string): string {
  if (card.controller === now.seat || card.zone !== 'party' || all.some(({ no }) => !no)) return ''
  if (now.seats[card.controller]?.team === now.seats[now.seat]?.team)
    return `${name} is on your side, and you can only attack the other side. (601.2b)`
  if (!isFighter(card)) return `${name} can’t be attacked: only heroes and allies can. (601.2b)`
  const when = all.find(({ no }) => no?.rule === '601.1')?.no
  return when ? `${name} can’t be attacked now: ${when.why} (${when.rule})` : ''
}

/** A refusal with details that this seat can see: the card's zone, its cost, the resources to pay with. */
function asSeen(now: View, { card: id, act }: IntendedAct, no: Refusal | null): Refusal | null {
  const card = now.cards[id]
  if (!no || !card) return no
  const { zone, cost, faceDown, controller } = card
  const ready = now.seats[now.seat]?.readyResources ?? 0
  const have = `you have ${ready === 0 ? 'no' : ready} ready ${ready === 1 ? 'resource' : 'resources'}`
  const say = (why: string): Refusal => ({ ...no, why })
  if (no.rule === '409.1' && act === 'play' && places[zone]) return say(places[zone])
  if (no.rule === '403.1' && act === 'play' && cost !== null && cost > ready)
    return say(`costs ${cost}; you have ${ready} ready.`)
  if (no.rule === '403.1' && act === 'complete') return say(`The cost can’t be paid: ${have}.`)
  if (!offTopic[act]?.includes(no.rule)) return no
  if (controller !== now.seat && (zone === 'resources' || zone === 'row'))
    return say(`It is ${now.seats[controller] ? inText(now.seats[controller]) : 'nobody'}’s.`)
  if (zone === 'resources' && faceDown) return say('It is face down, so it can only pay costs.')
  if (zone === 'party' && faceDown && card.types.includes('hero'))
    return { rule: '301.2a', why: 'It is flipped, and this side has no power you can use.' }
  if (zone === 'party' && card.def_ !== null)
    return { rule: '717.2c', why: 'You will be asked whether to exhaust it when it can prevent damage.' }
  return no
}

const places: Readonly<Partial<Record<CardView['zone'], string>>> = {
  graveyard: 'It is in a graveyard; you play cards from your hand.',
  removed: 'It is removed from the game.',
  chain: 'It is already on the chain, waiting to resolve.',
  deck: 'It is in a deck; you play cards from your hand.',
}

type Answered = IntendedAct & { no: Refusal | null }

/** Actions refused for the same reason share a sentence. */
function sentences(all: readonly Answered[], name: (o: Obj) => string): string[] {
  const keyOf = ({ no, to }: (typeof all)[number]): string => `${no?.rule} ${no?.why} ${to}`
  return [...new Set(all.map(keyOf))].map((key) => {
    const group = all.filter((one) => keyOf(one) === key)
    const { no, to } = group[0] ?? {}
    const who = [...new Set(group.map(({ card }) => name(card)))].join(', ')
    const what = [...new Set(group.map(({ act }) => predicates[act] ?? act))].join(' or ')
    const aim = to === undefined ? '' : ` ${name(to)}`
    if (no?.why.startsWith('costs ')) return capital(`${who} ${no.why}`)
    if (!no && what === predicates.place) return `You can place ${all.length > 1 ? 'it' : who} as a resource.`
    return capital(no ? `${who} can’t ${what}${aim}: ${no.why} (${no.rule})` : `${who} can ${what}${aim}.`)
  })
}
