/** Staged views for the players' tests: a table set by hand, without an engine. */
import { library } from '../../src/content.ts'
import type { Answer, CardId, CardView, Decision, LinkView, Seat, SeatView, View } from '../../src/engine/types.ts'
import type { CardDef, CardType } from '../../src/language/types.ts'
import { makePlayer } from '../../src/players/index.ts'

const defs = new Map<string, CardDef>([...library.cards, ...library.raids[0].cards].map((def) => [def.name, def]))

export interface Spot extends Partial<CardView> {
  def: string
}

export interface Side {
  hero: Spot | string
  party?: readonly (Spot | string)[]
  hand?: readonly string[]
  resources?: number
  ready?: number
}

export interface Staging {
  boss?: Partial<Side>
  raiders?: readonly Side[]
  /** Whose turn it is; the Boss's if left out. */
  turn?: Seat
  /** Whose view; the seat whose turn it is if left out. */
  seat?: Seat
  phase?: string
  stage?: number
  combat?: { attacker: string; defender?: string; window?: string }
  chain?: readonly { card: string; controller: Seat; targets?: readonly string[] }[]
}

export interface Stage {
  view: View
  /** The id of the first card of that name. */
  id: (name: string) => CardId
}

const types = (def: CardDef): readonly CardType[] => (typeof def.type === 'string' ? [def.type] : def.type)

export function stage(staging: Staging): Stage {
  const cards: Record<number, CardView> = {}
  const ids = new Map<string, CardId>()
  let next = 1
  const put = (spot: Spot | string, controller: Seat, zone: CardView['zone']): CardId => {
    const over: Spot = typeof spot === 'string' ? { def: spot } : spot
    const def = defs.get(over.def)
    const id = next++
    if (!def) throw new Error(`No card is called ${over.def}`)
    const keywords = [...(def.powers ?? []), ...(def.front ?? [])].flatMap((p) =>
      'keyword' in p && !p.if ? [p.keyword] : [],
    )
    cards[id] = {
      id,
      owner: controller,
      controller,
      zone,
      exhausted: false,
      faceDown: false,
      token: false,
      damage: 0,
      counters: {},
      host: 0,
      attachments: [],
      atk: def.atk ?? (types(def).includes('hero') ? 0 : null),
      health: def.health ?? null,
      def_: def.def ?? null,
      cost: def.cost ?? null,
      x: def.x === true,
      strike: def.strike ?? null,
      damageTypes: def.damageType ? [def.damageType] : [],
      types: types(def),
      tags: def.tags ?? [],
      marks: [],
      side: '',
      keywords,
      fresh: false,
      away: '',
      role: '',
      ...over,
    }
    if (!ids.has(over.def) && zone !== 'resources') ids.set(over.def, id)
    return id
  }
  const facedown = (controller: Seat): CardId => {
    const id = put('Crush', controller, 'resources')
    cards[id] = { ...cards[id], def: null, faceDown: true, types: [], tags: [], keywords: [], cost: null }
    return id
  }
  const sides: Side[] = [
    { hero: `Onyxia (Stage ${staging.stage ?? 1})`, ...staging.boss },
    ...(staging.raiders ?? [{ hero: 'Warrax' }]),
  ]
  const turn = staging.turn ?? 0
  const seat = staging.seat ?? turn
  const seats = sides.map((side, s): SeatView => {
    const hero = put(side.hero, s, 'party')
    const party = (side.party ?? []).map((spot) => put(spot, s, 'party'))
    const hand = (side.hand ?? []).map((name) => put(name, s, 'hand'))
    const resources = Array.from({ length: side.resources ?? side.ready ?? 0 }, () => facedown(s))
    return {
      seat: s,
      name: s === 0 ? 'Boss' : `Raider ${s}`,
      team: s === 0 ? 0 : 1,
      boss: s === 0,
      lost: false,
      marks: [],
      away: '',
      hero,
      handCount: hand.length,
      hand: s === seat ? hand : [],
      maxHand: s === 0 ? 10 : 7,
      party: [hero, ...party],
      resources,
      row: [],
      draws: 'main',
      payers: resources.length,
      readyResources: side.ready ?? side.resources ?? 0,
      decks: [{ name: 'main', count: 30 }],
      graveyards: [{ name: 'main', cards: [] }],
      removed: [],
      placed: false,
      turns: 2,
    }
  })
  const id = (name: string): CardId => {
    const found = ids.get(name)
    if (!found) throw new Error(`${name} is not on the stage`)
    return found
  }
  const chain = (staging.chain ?? []).map((link, i): LinkView => {
    const card = ids.get(link.card) ?? put(link.card, link.controller, 'chain')
    return {
      id: i + 1,
      kind: 'card',
      card,
      controller: link.controller,
      code: `${link.card}#text`,
      x: 0,
      targets: (link.targets ?? []).map(id),
      sealed: false,
      faceDown: false,
      second: 0,
      sabotage: false,
      attacker: 0,
      defender: 0,
    }
  })
  const fight = staging.combat
  if (fight) {
    cards[id(fight.attacker)] = { ...cards[id(fight.attacker)], role: 'attacker', exhausted: true }
    if (fight.defender) cards[id(fight.defender)] = { ...cards[id(fight.defender)], role: 'defender' }
  }
  const view: View = {
    seat,
    raid: {
      id: 'onyxias-lair',
      name: "Onyxia's Lair",
      mode: '',
      stage: staging.stage ?? 1,
      stages: 3,
      state: 'one',
      title: 'Stage 1',
      past: [],
    },
    turn: {
      n: 5,
      round: 2,
      seat: turn,
      step: 'action',
      phase: staging.phase ?? 'action',
      name: 'action step',
      order: sides.map((_, s) => s),
    },
    seats,
    cards,
    chain,
    outcome: null,
    tabletop: null,
    modifiers: [],
    combat: fight
      ? {
          window: fight.window ?? 'defend',
          attacker: id(fight.attacker),
          proposed: 0,
          second: 0,
          proposedToo: 0,
          protecting: [],
          sabotage: false,
          strikes: [],
          defender: fight.defender ? id(fight.defender) : 0,
        }
      : null,
  }
  return { view, id }
}

export const decide = (
  seat: Seat,
  kind: Decision['kind'],
  answers: readonly Answer[],
  about: Decision['about'] = {},
): Decision => ({
  seat,
  kind,
  rule: '',
  about,
  answers,
  matters: true,
  step: '',
})

/** What the player does: its answer and its reason. */
export function ask(name: string, staged: Stage, decision: Decision): { answer: Answer; why: string } {
  const choice = makePlayer(name, decision.seat, 7, library).choose(staged.view, decision)
  return { answer: decision.answers[choice.answer], why: choice.why }
}

export const picks = (staged: Stage, ...names: readonly string[]): Answer[] =>
  names.map((name) => ({ do: 'pick', card: staged.id(name) }))
export const pass: Answer = { do: 'pass' }
