/** What a card has, by place, and which of it has been at work in a game. */
import type { RunningGame } from '../../../src/engine/game.ts'
import { isObject } from '../../../src/language/meta.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { powersOf } from '../../../src/rules/714-continuous-modifiers/modifiers.ts'
import { inPlay } from '../../../src/state/ids.ts'
import { aroundEffects } from '../effects.ts'

/** Whether a list of effects, or one in it, is a cost or added: these are done in other ways than a text is processed. */
export const isOtherwiseDone = (place: string): boolean => /\.(pay|add|rather)(\[\d+\])?$/.test(place)

const kept = ['hero', 'quest', 'location'] as const
const lying = ['ally', 'weapon', 'armor', 'item', 'hero'] as const
const isOf = ({ type }: CardDef, types: readonly string[]): boolean =>
  [type].flat().some((t) => types.includes(t as string))

/** Where a card's data stands in the code: its own, and that of the tokens that it makes (404.2), with their places in it. */
export function homesOf(g: RunningGame, name: string): ReadonlyMap<string, string> {
  const homes = new Map([[name, '']])
  for (const [ptr, key] of g.code.tokens)
    if (ptr.startsWith(`${name}#`)) homes.set(key, `${ptr.slice(name.length + 1)}.`)
  return homes
}

/** The place of a piece of code in a card, if it is of this card or a token of its. */
function placeIn(homes: ReadonlyMap<string, string>, ptr: string): string | undefined {
  const at = ptr.indexOf('#')
  const home = homes.get(ptr.slice(0, at))
  return home === undefined ? undefined : home + ptr.slice(at + 1)
}

/** A "for each" that deals or heals without a choice is done as one (802): its effect never comes by itself. */
const isAtOnce = (e: unknown): boolean =>
  isObject(e) &&
  e.do === 'forEach' &&
  e.order === undefined &&
  Array.isArray(e.then) &&
  e.then.length === 1 &&
  (e.then[0].do === 'deal' || e.then[0].do === 'heal') &&
  !/"(?:choose|random)":/.test(JSON.stringify(e.then))

/** All texts and powers of a card, by place, and what becomes of it: 'played', 'targeted', 'destroyed'. */
export function partsOf(g: RunningGame, card: CardDef): string[] {
  const { name } = card
  const out: string[] = []
  for (const [ptr, node] of g.code.at) {
    if (!ptr.startsWith(`${name}#`)) continue
    const place = ptr.slice(name.length + 1)
    // A keyword's, spelled out there.
    if (
      [...place.matchAll(/\.then(?=\.|$)/g)].some(({ index }) =>
        g.code.at.has(`${name}#${place.slice(0, index)}.means.0`),
      )
    )
      continue
    if (place.endsWith('.when') && g.code.at.has(`${ptr.slice(0, -'when'.length)}way.then`)) continue // spelled out there
    if (
      Array.isArray(node) &&
      !isOtherwiseDone(place) &&
      node.length > 0 &&
      !isAtOnce(g.code.at.get(ptr.replace(/\.then$/, ''))) &&
      node.every((e) => isObject(e) && 'do' in e)
    )
      out.push(...node.map((_, i) => `${place}[${i}]`))
    if (/^(powers|front|back)\.\d+$/.test(place)) out.push(place)
  }
  if (!isOf(card, kept)) out.push('played')
  if (!isOf(card, lying) && g.code.cards.get(name)?.ongoing !== true) return out
  if (!card.powers?.some((p) => 'keyword' in p && p.keyword === 'Untargetable')) out.push('targeted')
  if (!isOf(card, kept)) out.push('destroyed')
  return out
}

/** Notes what of a card is at work in a game: call what it returns at every decision. */
export function follow(g: RunningGame, name: string, ran: Set<string>): () => void {
  const homes = homesOf(g, name)
  const note = (ptr: string): void => {
    const place = placeIn(homes, ptr)
    if (place === undefined) return
    ran.add(place)
    const power = /^(?:powers|front|back)\.\d+/.exec(place)?.[0]
    if (power) ran.add(power)
  }
  aroundEffects(g, (run, _game, step) => {
    note(`${step.code}[${step.at}]`)
    return run()
  })
  const isIt = (o: number | undefined): boolean => o !== undefined && g.s.cards[o]?.def === name
  return () => {
    for (const l of Object.values(g.s.links)) {
      if (l.power) note(l.power)
      if (l.code) note(l.code)
      if (l.kind !== 'game' && Object.values(l.targets).flat().some(isIt)) ran.add('targeted')
    }
    for (const id of g.s.chain[0]!.links) {
      const link = g.s.links[id]!
      if (link.kind === 'card' && isIt(link.card)) ran.add('played')
    }
    for (const c of Object.values(g.s.cards)) {
      if (c.def !== name || !inPlay(c.zone) || c.became !== 0) continue
      for (const p of powersOf(g, c.id)) if (['keyword', 'always', 'as', 'play'].includes(p.shape)) note(p.ptr)
    }
    if (!ran.has('destroyed'))
      for (const h of Object.values(g.s.log)) if (h.on === 'destroy' && isIt(h.what)) ran.add('destroyed')
  }
}
