/** A person's acts on a place: inspects it, reads it in full, picks it, uses its button. */
import { objOf } from '../input/drop-targets.ts'
import { type Choice, type Group, groups } from '../places/answers.ts'
import { zoneOf } from '../places/partners.ts'
import type { Place } from '../places/place.ts'
import { type Sharing, shared, withShares } from '../places/sharing.ts'
import { ruleIn } from '../scene.ts'
import { drawLater, layOut, tellInWords } from './drawing.ts'
import { linesOf } from './looking.ts'
import { find, type TableState } from './state.ts'

/** Takes a choice of the list: gives its answer, or its other effect. */
export function take(t: TableState, choice: Choice): void {
  if (choice.opens) act(t, `list ${choice.opens}`)
  else choose(t, choice.index)
}

/** Gives an answer, or a part of it. */
export function choose(t: TableState, index: number): void {
  if (t.sharing) {
    share(t, t.sharing, index)
    return
  }
  t.arranging.chosen(index)
  t.ask.choose(index)
}

function share(t: TableState, now: Sharing, index: number): void {
  if (!t.told?.division) return
  const next = shared(t.told.division, now, index)
  if (next === null) t.ask.divide?.(now.shares)
  else if (typeof next === 'string') t.words.say(next, true)
  else {
    t.sharing = next
    t.scene = withShares(t.told, next)
    layOut(t)
    tellInWords(t)
  }
}

/** Shows the card of a place large, and reads it out; '' ends that. */
export function look(t: TableState, key: string): void {
  const place = find(t, key)
  const lines = place ? linesOf(t, place) : []
  const large = place && (!t.pointing || key === t.hover) && lines.length > 0
  t.inspected = large ? { key, card: place.card } : null
  const fan = t.inspected?.card ? `card:${t.inspected.card}` : ''
  if (fan !== (t.looking.fan ?? '')) {
    t.looking = { ...t.looking, fan }
    layOut(t)
  }
  t.words.inspect(lines)
  if (lines.length > 0) t.ask.looked?.(key)
  drawLater(t)
}

/** Opens what has the card in focus, where that is not on the table. */
export function openFor(t: TableState, key: string): void {
  const { scene, layout, looking } = t
  const zone = scene && layout && key !== '' ? zoneOf(objOf(key), looking.zone, scene, layout.regions) : looking.zone
  if (zone === looking.zone) return
  t.looking = { ...looking, zone }
  layOut(t)
}

/** Opens a card, or the explanation of a zone, to read it in full. */
export function read(t: TableState, key: string): void {
  const place = find(t, key)
  if (!place) return
  const lines = linesOf(t, place)
  if (place.card > 0 || place.name) t.ask.open({ kind: 'card', card: place.card, name: place.name ?? '' })
  else if (lines.length > 0) t.ask.open({ kind: 'words', lines })
}

/** Picks a place by a click or Enter: gives its only answer, opens the menu of its answers, has its other effect, or shows why it has none. */
export function pick(t: TableState, key: string): void {
  const place = find(t, key.replace(/^among:/, ''))
  const { menu } = t.looking
  if (t.looking.menu || t.looking.among) t.looking = { ...t.looking, menu: '', among: undefined }
  layOut(t)
  if (!place || !t.scene) return
  if (t.ask.picked?.(place.key)) return
  const { answers } = place
  const [answer] = answers
  if (answer !== undefined && answers.length === 1 && isMeant(t, place)) choose(t, answer)
  else if (answers.length > 0) offer(t, menu === place.key ? '' : place.key, answers)
  else {
    if (place.act) act(t, place.act)
    else sayWhyNot(t, objOf(place.key) || place.card)
    layOut(t)
  }
}

/**
 * Whether choosing a place means its only answer. A card that can only be placed, or only attack for nothing, shows its menu first.
 * So does any card of the hand under a finger, which is easily off the mark.
 */
function isMeant(t: TableState, { key, card, show }: Place): boolean {
  if (show.kind !== 'card' && show.kind !== 'line') return true
  const touched =
    t.pointing && t.coarse.matches && t.scene?.view.cards[card]?.zone === 'hand' && t.looking.group !== 'place'
  return key === 'ghost' || (show.lit && !touched)
}

/** Shows the answers of a place as a menu. */
export function offer(t: TableState, key: string, answers: readonly number[]): void {
  t.looking = { ...t.looking, menu: key }
  const placing = answers.every((index) => t.scene?.decision?.answers[index]?.do === 'place')
  if (placing && !t.pointing) list(t, 'place')
  else layOut(t)
  t.words.offer(answers)
}

/** Lists the answers of a group, or all. */
function list(t: TableState, group: Group | ''): void {
  t.looking = { ...t.looking, page: 0, group }
  layOut(t)
  tellInWords(t)
}

function sayWhyNot({ scene, words, ask }: TableState, thing: number): void {
  const may = thing > 0 || (thing < 0 && scene?.decision?.kind === 'target')
  if (scene?.decision && may) words.say(ask.whyNot(thing), true)
}

/** Announces the question and its rule. */
function sayRule({ scene, ask }: TableState): void {
  const { words, decision } = scene ?? {}
  if (!words || !decision) return
  const lines = [
    { kind: 'title', text: words.prompt },
    { kind: 'text', text: ruleIn(words.why, decision.rule) },
  ] as const
  ask.open({ kind: 'words', lines })
}

/** The effect of a place besides answering: 'page 8', 'zone 2:graveyard', 'log <line>' and so on. */
export function act(t: TableState, what: string): void {
  const [verb, arg = ''] = what.split(/ (.*)/)
  if (verb === 'page') t.looking = { ...t.looking, page: Number(arg) }
  if (verb === 'log') t.ask.open({ kind: 'log', line: arg })
  if (verb === 'answers' && t.layout)
    t.ask.open({ kind: 'answers', choices: t.layout.choices, take: (choice) => take(t, choice) })
  if (verb === 'encounter' || verb === 'order' || verb === 'number' || verb === 'together' || verb === 'hush')
    t.ask.open({ kind: verb })
  if (verb === 'why') sayRule(t)
  if (verb === 'list') {
    if (arg === 'cancel') t.ask.cancel?.()
    else list(t, groups.find((group) => group === arg) ?? '')
  }
  t.hover = ''
  if (verb === 'zone') t.looking = { ...t.looking, zone: t.looking.zone === arg ? '' : arg }
}
