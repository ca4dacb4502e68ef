/** The arena: combat on the left, the chain on the right, top link first. Pure. */
import type { CardId, CardView, LinkView, View } from '../../engine/types.ts'
import { cut, firstOf, wrap } from '../draw/measure.ts'
import { fighters, nameIn, type Scene } from '../scene.ts'
import { colors } from '../theme.ts'
import { inset } from './layout.ts'
import { aspect, type Rect } from './pack.ts'
import { type Draft, faceOf, type Place, panel, textPlace } from './place.ts'

const kinds: Readonly<Record<LinkView['kind'], string>> = {
  card: 'Card',
  resource: 'Resource',
  power: 'Power',
  reward: 'Quest reward',
  trigger: 'Triggered',
  proposal: 'Attack',
  game: 'Game effect',
}

const windows: Readonly<Record<string, string>> = {
  proposed: 'Attack',
  attack: 'Attack',
  protect: 'Choose a protector',
  defend: 'Last chance before damage',
  conclusion: 'Damage dealt',
}

export function arenaPlaces(draft: Draft): Place[] {
  return [...combatPlaces(draft), ...chainPlaces(draft)]
}

function combatPlaces(draft: Draft): Place[] {
  const { at, scene } = draft
  const { combat } = scene.view
  const { u } = at
  if (!combat) return []
  const box = inset(at.combat, 5 * u)
  const heading = { size: 12.5 * u, bold: true, color: colors.attack }
  const text = cut(windows[combat.window] ?? 'Combat', {
    width: box.w,
    size: 12.5 * u,
    measure: draft.measure,
    bold: true,
  })
  const out = [panel('panel:combat', at.combat, { lit: true }), textPlace('text:combat', box, [text], heading)]
  const h = box.h - 20 * u
  const y = box.y + 19 * u
  const half = box.w / 2
  const defending = fighters(scene.view)?.defenders ?? []
  if (half - 20 * u < 40 * u || h < 40 * u) {
    const names = `${nameIn(scene.view, combat.attacker)} against ${defending.map((one) => nameIn(scene.view, one)).join(', ')}`
    const hit = (one: CardId): boolean => scene.forecast?.blows.some(({ to }) => to === one) ?? false
    const both = [combat.attacker, ...defending]
    const told = [...both.filter(hit), ...both.filter((one) => !hit(one))].map(
      (one) => `${nameIn(scene.view, one)}: ${forecastLines(one, scene).join(', ')}`,
    )
    const most = Math.max(1, Math.floor(h / (14.4 * u)))
    const lines = [names, ...(scene.forecast ? told : [])]
      .flatMap((line) => wrap(line, { width: box.w, size: 11.5 * u, measure: draft.measure, most }))
      .slice(0, most)
    return [...out, textPlace('text:fighters', { ...box, y, h }, lines, { size: 11.5 * u })]
  }
  out.push(...fighter('attacker', combat.attacker, { x: box.x, y, w: half - 20 * u, h }, draft))
  out.push({
    key: 'versus',
    rect: { x: box.x + half - 16 * u, y: y + h / 2 - 16 * u, w: 32 * u, h: 32 * u },
    show: { kind: 'versus' },
    answers: [],
    card: 0,
  })
  const each = (half - 20 * u) / Math.max(1, defending.length)
  defending.forEach((id, i) => {
    const side = i === 0 ? 'defender' : 'defender-too'
    out.push(...fighter(side, id, { x: box.x + half + 20 * u + i * each, y, w: each - 4 * u * i, h }, draft))
  })
  return out
}

/** One side of the combat: its card, and its ATK, health and weapons in words. */
function fighter(side: 'attacker' | 'defender' | 'defender-too', id: CardId, rect: Rect, draft: Draft): Place[] {
  const { view } = draft.scene
  const card = view.cards[id]
  if (!card) return []
  const { u } = draft.at
  // With large text the card gets smaller, not the forecast beside it.
  const narrow = rect.w - 62 * u
  const w = Math.min(rect.h * aspect, rect.w, narrow > 30 * u ? narrow : rect.w)
  const face: Place = {
    key: `combat:${side}`,
    rect: { ...rect, w, h: w / aspect },
    show: { kind: 'card', face: { ...faceOf(card, draft.printed), lying: false }, count: 1, lit: false, picked: false },
    answers: draft.answers.get(`card:${id}`) ?? [],
    card: id,
  }
  const room = rect.w - w - 6 * u
  if (room < 44 * u) return [face]
  const size = 11.5 * u
  const setting = { width: room, size, measure: draft.measure }
  const weapons = (view.combat?.strikes ?? [])
    .filter(([wielder]) => wielder === id)
    .map(([, weapon]) => nameIn(view, weapon))
  const name = wrap(nameIn(view, id), { ...setting, bold: true, most: 2 })
  const numbers = numbersOf(card).map(
    (ways) => ways.find((one) => draft.measure(one, size) <= room) ?? ways.at(-1) ?? '',
  )
  const comes = [
    ...weapons.flatMap((weapon) => wrap(`with ${weapon}`, { ...setting, most: 1 })),
    ...forecastLines(id, draft.scene).flatMap((line) => wrap(line, { ...setting, most: 4 })),
  ]
  // Name and numbers are also on the card, so the forecast comes first if there is little room.
  const most = Math.floor(rect.h / (size * 1.25))
  const ways = [[...name, ...numbers, ...comes], [...name, ...comes], comes]
  const lines = firstOf(ways.find(({ length }) => length <= most) ?? comes, { ...setting, most }).map((line) =>
    cut(line, setting),
  )
  const beside = { x: rect.x + w + 6 * u, y: rect.y, w: room, h: rect.h }
  return [face, textPlace(`text:${side}`, beside, lines, { size })]
}

/** ATK and health of a fighter, in fewer words if there is little room: a number is never cut. */
function numbersOf({ atk, damageTypes, health, damage }: CardView): string[][] {
  const power = `${atk ?? 0} ATK`
  const powers = damageTypes.length > 0 ? [`${power} ${damageTypes.join('/')}`, power] : [power]
  if (health === null) return [powers]
  const left = health - damage
  return [powers, [`${left} of ${health} health`, `${left}/${health} health`, `${left}/${health}`]]
}

/** The effect of the combat on one of its characters as it stands, and the cards that could still change it. */
export function forecastLines(id: CardId, { view, forecast }: Scene): string[] {
  const all = forecast?.blows ?? []
  const blows = all.filter(({ to }) => to === id)
  const lines = blows.flatMap(({ n, types, left, changes = [], unsure }) => {
    const what = `${unsure ? 'May take' : 'Will take'} ${n}${types.length > 0 ? ` ${types.join('/')}` : ''}`
    const changed = changes.map(({ card, n: by }) => `${nameIn(view, card)} ${by < 0 ? '−' : '+'}${Math.abs(by)}`)
    const end = left <= 0 && n > 0 ? 'fatal' : `${left} left`
    return [`${what}: ${end}`, ...(changed.length > 0 ? [changed.join(', ')] : [])]
  })
  if (forecast && lines.length === 0) lines.push('Will take no damage')
  // Each piece of armor is exhausted for one packet only.
  const saved = new Map<CardId, number>()
  for (const { card, n } of blows.flatMap(({ armor }) => armor)) saved.set(card, Math.max(n, saved.get(card) ?? 0))
  const shared = all.some(({ to, armor }) => to !== id && armor.some(({ card }) => saved.has(card)))
  const less = [...saved].map(([card, n]) => `${nameIn(view, card)} −${n}`)
  if (less.length > 0) lines.push(`${shared ? 'Armor, for one of them' : 'Armor'}: ${less.join(', ')}`)
  const guarded = fighters(view)?.defenders.includes(id) ? (forecast?.protectors ?? []) : []
  const guards = [...new Set(guarded.filter((one) => !isAttacking(view, one)).map((one) => nameIn(view, one)))]
  return guards.length > 0 ? [...lines, `Could protect: ${guards.join(', ')}`] : lines
}

/** Whether this card is on the attacker's side: the rules let it protect (602.2), but nobody would. */
const isAttacking = ({ cards, combat, seats }: View, id: CardId): boolean =>
  teamOf({ cards, seats }, id) === teamOf({ cards, seats }, combat?.attacker ?? 0)

const teamOf = ({ cards, seats }: Pick<View, 'cards' | 'seats'>, id: CardId): number | undefined =>
  seats[cards[id]?.controller ?? -1]?.team

/** The links that are shown; a resource that is placed, to which nobody responds, is seen where it lies. */
export const shownChain = ({ chain }: View): View['chain'] =>
  chain.every(({ kind }) => kind === 'resource') ? [] : chain

function chainPlaces(draft: Draft): Place[] {
  const { at, scene } = draft
  const chain = shownChain(scene.view)
  const { u } = at
  const box = inset(at.chain, 5 * u)
  if (chain.length === 0) return []
  const text = chain.length === 1 ? 'The chain' : 'The chain (top resolves first)'
  const heading = { size: 12.5 * u, bold: true, color: colors.gold }
  const links = topFirst(chain)
  const room = Math.max(1, Math.floor((box.w + 6 * u) / (150 * u)))
  const shown = links.length > room ? links.slice(0, room) : links
  const w = Math.min(
    (shown.length > 1 ? 260 : 400) * u,
    (box.w - 6 * u * (shown.length - 1)) / Math.max(1, shown.length),
  )
  const wide = Math.min(at.chain.w, Math.max(shown.length * (w + 6 * u) + 4 * u, 320 * u))
  const out = [
    panel('panel:chain', { ...at.chain, w: wide }, { lit: true }),
    textPlace(
      'text:chain',
      box,
      [cut(text, { width: box.w, size: heading.size, measure: draft.measure, bold: true })],
      heading,
    ),
  ]
  shown.forEach((link, i) => {
    const hidden = i === shown.length - 1 ? links.length - shown.length : 0
    const rect = { x: box.x + i * (w + 6 * u), y: box.y + 18 * u, w, h: box.h - 18 * u }
    out.push(...linkPlaces(link, rect, hidden, draft))
  })
  return out
}

/** The chain, top link first. */
export const topFirst = (chain: readonly LinkView[]): LinkView[] => [...chain].reverse()

function linkPlaces(link: LinkView, rect: Rect, hidden: number, draft: Draft): Place[] {
  const { view } = draft.scene
  const { u } = draft.at
  const card = view.cards[link.card]
  const w = card ? Math.min(rect.h * aspect, rect.w * 0.45) : 0
  const beside = rect.w - w - 5 * u
  const room = beside < 44 * u && card ? 0 : beside
  const size = 11 * u
  const setting = { width: room, size, measure: draft.measure }
  const fits = room > 0 ? Math.floor(rect.h / (size * 1.25)) : 0
  const lines = linkLines(link, draft.scene, draft.printed)
    .flatMap((line) => (fits > 0 ? wrap(line, { ...setting, most: 6 }) : []))
    .slice(0, fits - (hidden > 0 ? 1 : 0))
  if (hidden > 0 && fits > 0) lines.push(cut(`and ${hidden} more below`, setting))
  const words = { x: rect.x + w + 5 * u, y: rect.y, w: room, h: rect.h }
  const out = fits > 0 ? [textPlace(`text:link:${link.id}`, words, lines, { size })] : []
  if (!card) return out
  const own = draft.answers.get(`card:${card.id}`) ?? []
  const face: Place = {
    key: link.kind === 'card' || link.kind === 'resource' ? `card:${card.id}` : `link:${link.id}`,
    rect: { ...rect, w, h: Math.min(rect.h, w / aspect) },
    show: {
      kind: 'card',
      face: { ...faceOf(card, draft.printed), lying: false },
      count: 1,
      lit: own.length > 0,
      picked: false,
    },
    answers: own,
    card: card.id,
  }
  return [...out, face]
}

/** The print of a card that is a link; '' for all other links, whose sentence has their effect. */
function printedOn(link: LinkView, { view }: Scene, printed: Draft['printed']): string {
  const def = link.kind === 'card' && !link.faceDown ? view.cards[link.card]?.def : null
  return def ? (printed(def)?.text ?? []).join(' ') : ''
}

/** A link in full, for the accessible table. */
export function linkWords(link: LinkView, scene: Scene, printed: Draft['printed']): string {
  const { view, links } = scene
  const controller = view.seats[link.controller]?.name ?? ''
  const sealed = link.sealed ? " (can't be interrupted)" : ''
  const says = printedOn(link, scene, printed)
  const what = links[view.chain.indexOf(link)] ?? kinds[link.kind]
  return `${controller ? `${controller}: ` : ''}${what}${sealed}${says && `. ${says}`}`
}

const attacked = ({ defender, second }: LinkView, view: View): string =>
  [defender, ...(second ? [second] : [])].map((one) => nameIn(view, one)).join(' and ')

/** A link for the table, most important first: its player, its name, its targets; then its full text, as far as there is room. */
function linkLines(link: LinkView, scene: Scene, printed: Draft['printed']): string[] {
  const { view } = scene
  const controller = view.seats[link.controller]?.name ?? ''
  const name = link.card > 0 && !link.faceDown ? nameIn(view, link.card) : ''
  const attack = link.kind === 'proposal' ? `${nameIn(view, link.attacker)} attacks ${attacked(link, view)}` : ''
  const what = name && link.kind !== 'card' ? `${kinds[link.kind]}: ${name}` : name || kinds[link.kind]
  const says = printedOn(link, scene, printed)
  const told = scene.links[view.chain.indexOf(link)] ?? ''
  if (attack) return [attack, ...(link.sealed ? ["Can't be interrupted"] : [])]
  return [
    controller ? `${what} (${controller})` : what,
    ...(link.targets.length > 0 ? [`At ${link.targets.map((target) => nameIn(view, target)).join(', ')}`] : []),
    ...(link.x > 0 ? [`X is ${link.x}`] : []),
    ...(link.sealed ? ["Can't be interrupted"] : []),
    ...(says ? [says] : told === name ? [] : [told]),
  ]
}
