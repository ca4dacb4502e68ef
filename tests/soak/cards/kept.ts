/**
 * The exhaustive runner: each card that was read is played on tables with things of every kind until each of its texts and powers has been at
 * work and it was played, targeted and destroyed, or a bound is reached.
 */
import type { RunningGame } from '../../../src/engine/game.ts'
import { isObject } from '../../../src/language/meta.ts'
import { type CardDef, classNames } from '../../../src/language/types.ts'
import { powersOf } from '../../../src/rules/714-continuous-modifiers/modifiers.ts'
import { inPlay } from '../../../src/state/ids.ts'
import { playCard } from './play.ts'

/** Tables for one card; choices at most of them, and at those where turns come round again. */
const tables = 48
const short = 150
const long = 900

const base = { set: 'test', number: 0, cost: 0 } as const

/** Destroys whatever is in play, so that every card is targeted and destroyed. */
const hammer: CardDef = {
  ...{ ...base, name: 'Hammerfall', type: 'ability', instant: true },
  text: [{ do: 'destroy', what: { target: 1, is: ['ability', 'ally', 'weapon', 'armor', 'item'] } }],
}

/** Cards of the kinds that a card speaks of: a Druid's ability, a Dagger, a Murloc. */
function companions(card: CardDef): readonly CardDef[] {
  const tags = [...wordsAt(card, ['tag', 'trait', 'empowered'])].filter(
    (tag) => !(classNames as readonly string[]).includes(tag),
  )
  const classes = classNames.filter((name) => wordsAt(card, ['tag', 'trait', 'empowered', 'icon']).has(name))
  const kin = { ...(tags.length > 0 ? { tags } : {}), ...(classes.length > 0 ? { classes } : {}) }
  return [
    hammer,
    {
      ...{ ...base, name: 'Sting', type: 'ability', instant: true, ...kin },
      text: [{ do: 'deal', n: 1, type: 'arcane', by: 'yourHero', to: { target: 1, is: 'character' } }],
    },
    {
      ...base,
      name: 'Friend',
      type: 'ally',
      ...kin,
      tags: [...tags, ...classes],
      atk: 2,
      health: 3,
      damageType: 'melee',
    },
    { ...base, name: 'Spare Blade', type: 'weapon', ...kin, atk: 2, strike: 0, damageType: 'melee' },
    ...[...wordsAt(card, ['keyword'])].map(
      (keyword): CardDef => ({
        ...{ ...base, name: `Air of ${keyword}`, type: 'ability' },
        powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: keyword as 'Stealth' }] }],
      }),
    ),
    ...Array.from(
      { length: 4 },
      (_, i): CardDef => ({
        ...{ ...base, name: `Task ${i}`, type: 'quest' },
        powers: [{ pay: [{ do: 'pay', n: 1 }], reward: [{ do: 'draw', n: 1 }] }],
      }),
    ),
    { ...base, name: 'Spare Cap', type: 'armor', ...kin, def: 1 },
  ]
}

/** What stands in a card's data at these keys, as words. */
function wordsAt(node: unknown, keys: readonly string[]): Set<string> {
  const out = new Set<string>()
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (keys.includes(key) && !value.startsWith('$')) out.add(value)
    } else if (Array.isArray(value)) for (const one of value) walk(one, key)
    else if (isObject(value)) for (const [inner, one] of Object.entries(value)) walk(one, inner)
  }
  walk(node, '')
  return out
}

export interface Ran {
  name: string
  /** What went wrong: a stall, a crash, a broken invariant; '' if nothing did. */
  wrong: string
  /** Texts, powers and fates that never came up, by place: "powers.0.then[1]", "destroyed". */
  never: readonly string[]
  /** Effects that were processed again and again and never did anything. */
  idle: readonly string[]
  choices: number
}

/** Whether all of it has been at work, and nothing went wrong. */
export const isWhole = ({ wrong, never, idle }: Ran): boolean => wrong === '' && never.length === 0 && idle.length === 0

/** How often an effect may be processed without doing anything. */
const patience = 8

/** Plays a card on tables by seeds that follow from this one. */
export function runCard(card: CardDef, seed = 1): Ran {
  const ran = new Set<string>()
  const effects = new Map<string, { done: number; did: number }>()
  const others = companions(card)
  const fights = /strike|combat|attack|defend|protect/.test(JSON.stringify(card))
  let parts: readonly string[] = []
  let choices = 0
  const left = (): string[] => parts.filter((part) => !ran.has(part))
  const idle = (least: number): string[] =>
    [...effects].flatMap(([word, { done, did }]) => (done >= least && did === 0 ? [word] : []))
  for (let i = 0; i < tables; i++) {
    const onlooker = (g: RunningGame): (() => boolean) => {
      parts = partsOf(g, card)
      const look = follow(g, card.name, ran)
      return () => {
        look()
        return left().length === 0
      }
    }
    const played = playCard(card, seed + i * 7919, i % 4 === 3 ? long : short, {
      ...{ onlooker, others, combat: fights && i % 2 === 1 },
      eager: [[card.name], [card.name, ...others.map(({ name }) => name)], []][i % 3] ?? [],
    })
    choices += played.choices
    for (const [word, { done, did }] of played.effects) {
      const known = effects.get(word) ?? { done: 0, did: 0 }
      effects.set(word, { done: known.done + done, did: known.did + did })
    }
    const [wrong] = played.wrong
    if (wrong !== undefined)
      return { name: card.name, wrong: `table ${seed + i * 7919}: ${wrong}`, never: left(), idle: [], choices }
    if (left().length === 0 && i >= 1 && idle(1).length === 0) break
  }
  return { name: card.name, wrong: '', never: left(), idle: idle(patience), choices }
}

/** Costs are paid and what is added is done in other ways than a text is processed. */
const otherLists = /\.(pay|add)$/

/** All texts and powers of a card, by place, and what becomes of it. */
function partsOf(g: RunningGame, { name, type, powers = [] }: CardDef): string[] {
  const out: string[] = []
  for (const [ptr, node] of g.code.at) {
    if (!ptr.startsWith(`${name}#`)) continue
    const place = ptr.slice(name.length + 1)
    if (place.endsWith('.then') && g.code.at.has(ptr.replace(/then$/, 'means'))) continue // a keyword's, spelled out there
    if (
      Array.isArray(node) &&
      !otherLists.test(place) &&
      node.length > 0 &&
      node.every((e) => isObject(e) && 'do' in e)
    )
      out.push(...node.map((_, i) => `${place}[${i}]`))
    if (/^(powers|front|back)\.\d+$/.test(place)) out.push(place)
  }
  if (![type].flat().some((t) => ['hero', 'quest', 'location'].includes(t as string))) out.push('played')
  if ([type].flat().some((t) => ['ally', 'weapon', 'armor', 'item'].includes(t as string)))
    out.push(...(powers.some((p) => 'keyword' in p && p.keyword === 'Untargetable') ? [] : ['targeted']), 'destroyed')
  return out
}

/** Notes what of a card is at work in a game: call what it returns at every decision. */
function follow(g: RunningGame, name: string, ran: Set<string>): () => void {
  const own = `${name}#`
  const note = (ptr: string): void => {
    if (!ptr.startsWith(own)) return
    const place = ptr.slice(own.length)
    ran.add(place)
    const power = /^(?:powers|front|back)\.\d+/.exec(place)?.[0]
    if (power) ran.add(power)
  }
  const { text } = g.steps
  g.steps = {
    ...g.steps,
    text: {
      ...text,
      run(game, step) {
        note(`${step.code}[${step.at}]`)
        return text.run(game, step)
      },
    },
  }
  return () => {
    for (const l of Object.values(g.s.links)) {
      if (l.power) note(l.power)
      if (l.code) note(l.code)
      if (
        l.kind !== 'game' &&
        Object.values(l.targets)
          .flat()
          .some((o) => g.s.cards[o]?.def === name)
      )
        ran.add('targeted')
    }
    for (const id of g.s.chain[0]!.links) {
      const link = g.s.links[id]!
      if (link.kind === 'card' && g.s.cards[link.card]?.def === name) ran.add('played')
    }
    for (const c of Object.values(g.s.cards)) {
      if (c.def !== name || !inPlay(c.zone)) continue
      if (c.became !== 0) ran.add('destroyed')
      else for (const p of powersOf(g, c.id)) if (['keyword', 'always', 'as', 'play'].includes(p.shape)) note(p.ptr)
    }
  }
}
