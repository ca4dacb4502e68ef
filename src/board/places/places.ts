/** The whole table as places, back to front. Pure: a scene and a size in, places out. */
import { turnText } from '../../engine/index.ts'
import type { Answer, Seat } from '../../engine/types.ts'
import { beingOf } from '../art/beings/being.ts'
import { cut, stageName, wrap } from '../draw/measure.ts'
import { amongPlaces } from '../input/touch.ts'
import { answersByPlace, fighters, type Scene, type Stop, staged } from '../scene.ts'
import { answerSize, colors, type Light, letterSize, lightOf } from '../theme.ts'
import { type Choice, groupOf } from './answers.ts'
import { bossPlaces } from './boss-places.ts'
import { arenaPlaces, shownChain } from './chain.ts'
import { decisionPlaces } from './decision.ts'
import { fanPlaces } from './fan.ts'
import { least, type Regions, regions, type Size } from './layout.ts'
import { hitPlaces, sentPlaces } from './lifted.ts'
import { logPlaces } from './log.ts'
import type { Rect } from './pack.ts'
import { openPlaces } from './panels.ts'
import { otherParty } from './partners.ts'
import {
  type Draft,
  emptyFace,
  faceOf,
  type LayoutOptions,
  type Looking,
  type Place,
  panel,
  textPlace,
} from './place.ts'
import { handPlaces, largeParty } from './seats.ts'
import { tabletopPlaces } from './tabletop.ts'
import { trayPlaces } from './zones.ts'

export interface TableLayout {
  places: Place[]
  regions: Regions
  choices: Choice[]
  /** The light in which the Boss stands. */
  light: Light
  /** The height of the log, in pixels. */
  logHeight: number
}

/** The raider shown large: the viewer, or else the one who must decide, whose turn it is, or the first one still in the game. */
function focusSeat({ view, decision }: Scene): Seat | null {
  const raider = (seat: Seat | undefined): boolean => seat !== undefined && view.seats[seat]?.boss === false
  const wanted = [view.seat, decision?.seat, view.turn.seat].find(raider)
  return wanted ?? view.seats.find(({ boss, lost }) => !boss && !lost)?.seat ?? null
}

/** The scene with only the answers of a group on its cards. */
function onlyGroup(scene: Scene, group: Looking['group']): Scene {
  const { decision } = scene
  if (!decision || !group) return scene
  const answers = decision.answers.map(
    (answer, i): Answer => (groupOf(scene, i) === group ? answer : { do: answer.do }),
  )
  return { ...scene, decision: { ...decision, kind: 'choose', answers } }
}

export function layOutTable(whole: Scene, size: Size, looking: Looking, options: LayoutOptions): TableLayout {
  const scene = onlyGroup(whole, looking.group)
  const { view } = scene
  const raiders = view.seats.filter(({ boss }) => !boss).map(({ seat }) => seat)
  const focus = focusSeat(scene)
  const at = regions(size, {
    raiders,
    focus,
    hand: view.seat >= 0,
    cards: view.seats[view.seat]?.hand.length,
    combat: view.combat !== null,
    twice: (fighters(view)?.defenders.length ?? 0) > 1,
    links: shownChain(view).length,
    looms: view.raid.looms !== undefined,
    scale: options.scale,
  })
  const draft: Draft = { ...options, scene, at, looking, answers: answersByPlace(scene.decision) }
  const hall = hallPlace(size, draft)
  const table = [hall, ...statusPlaces(draft), ...bossPlaces(draft), ...arenaPlaces(draft)]
  for (const { seat, rect } of at.others) {
    const raider = view.seats[seat]
    if (raider) table.push(...otherParty(raider, rect, draft))
  }
  const large = at.focus && view.seats[at.focus.seat]
  if (at.focus && large) table.push(...largeParty(large, at.focus, draft))
  table.push(...handPlaces(draft))
  const { list, rest, choices } = decisionPlaces(draft)
  table.push(...logPlaces(scene, rest, looking.scroll, at.u, options.measure), ...list)
  table.push(...trayPlaces(table, draft), ...openPlaces(draft), ...tabletopPlaces(draft))
  table.push(...fanPlaces(table, draft))
  table.push(...hitPlaces([...(scene.lastReason?.hits ?? []), ...(scene.shares ?? [])], table, at.u))
  table.push(...sentPlaces(scene, table, at.u, options.measure))
  const light = hall.show.kind === 'hall' ? hall.show.being.light : lightOf(view.raid.stage)
  table.push(...menuPlaces(table, draft), ...amongPlaces(table, draft, size))
  return { places: table, regions: at, choices, light, logHeight: rest.h }
}

/** The hall behind everything, in the light of the Boss's stage. */
function hallPlace(size: Size, { scene, at, printed }: Draft): Place {
  const { view } = scene
  const boss = view.seats.find((seat) => seat.boss)
  const card = boss && view.cards[boss.hero]
  const face = card ? faceOf(card, printed) : emptyFace
  const { boss: row, bossHero, arena } = at
  return {
    key: 'panel:hall',
    rect: { x: 0, y: 0, w: size.w, h: size.h },
    show: {
      kind: 'hall',
      boss: bossHero,
      floor: row.y + row.h + arena.h * 0.2,
      being: beingOf(face, view.raid.stage, staged(scene)),
      built: scene.hall?.built ?? 'stone',
      away: (view.seats[view.seat]?.away ?? '') !== '',
    },
    answers: [],
    card: 0,
  }
}

function statusPlaces({ scene, at, measure }: Draft): Place[] {
  const { raid, turn } = scene.view
  const { status, u, compact } = at
  const text = turn.n > 0 ? `${turnText(scene.view)} · ${turn.name}` : turnText(scene.view)
  const size = Math.max(Math.min(15 * u, status.h * 0.62), compact ? 13.4 : 0)
  const log = compact ? Math.max(40 * u, 46) : 0
  const space = status.w - 16 * u - log
  const said = cut(text, { width: space, size: size * 0.9, measure, bold: true })
  const textWidth = measure(said, size * 0.9, true)
  const nameWidth = measure(raid.name, size, true) * 1.35
  // On a small page the stages need the room more than the raid's name does.
  const named = nameWidth + textWidth + (compact ? 170 : 20) * u < space
  const name = { x: status.x + 8 * u, y: status.y + status.h / 2 - size * 0.62, w: nameWidth, h: size * 1.25 }
  const right = { ...name, x: status.x + status.w - textWidth - 8 * u - log, y: name.y + size * 0.06 }
  const from = named ? name.x + nameWidth + 16 * u : name.x
  const stages = stagesPlace(scene, { ...status, x: from, w: right.x - from - 12 * u }, u, measure)
  const whole = scene.nextStage ?? ''
  const aside = { ...name, x: stages ? stages.rect.x + stages.rect.w + 12 * u : from }
  const room = named ? right.x - aside.x - 12 * u : 0
  const next = [whole, whole.replace(/,.*$/, '')].find((one) => measure(one, size * 0.78) < room) ?? ''
  return [
    panel('panel:status', status),
    ...(named
      ? [textPlace('text:raid', name, [raid.name], { size, color: colors.gold, bold: true, title: true })]
      : []),
    ...(stages ? [stages] : []),
    ...(next
      ? [
          textPlace('text:next', { ...aside, y: name.y + size * 0.12 }, [next], {
            size: size * 0.78,
            color: colors.soft,
          }),
        ]
      : []),
    textPlace('turn', { ...right, w: textWidth }, [said], { size: size * 0.9, bold: true }),
    ...(compact ? [logButton({ ...status, x: status.x + status.w - log + 2 * u, w: log - 2 * u }, u)] : []),
  ]
}

/** The stages, depending on the room: with numerals, close together with one name, or only stones. Null if even those don't fit. */
function stagesPlace(
  { view, stops, stages }: Scene,
  room: Rect,
  u: number,
  measure: LayoutOptions['measure'],
): Place | null {
  const { stage } = view.raid
  const numbered = Array.from({ length: stages }, (_, i): Stop => {
    return { title: `Stage ${i + 1}`, fate: i + 1 === stage ? 'here' : i + 1 < stage ? 'past' : 'comes' }
  })
  const all = (stops ?? numbered).filter(({ fate }) => fate !== 'out')
  if (all.length === 0) return null
  const label = stageName(view.raid)
  const named = measure(label, 11.5 * u, true) + 22 * u
  const ways = [
    { step: 64 * u, label, w: (all.length - 1) * 64 * u + 18 * u + named },
    { step: 19 * u, label, w: (all.length - 1) * 19 * u + 18 * u + named },
    { step: 19 * u, label: '', w: (all.length - 1) * 19 * u + 22 * u },
    { step: 13 * u, label: '', w: (all.length - 1) * 13 * u + 22 * u },
  ]
  const way = ways.slice(all.length > 4 ? 1 : 0).find(({ w }) => w <= room.w)
  if (!way) return null
  const { step, w } = way
  const show = { kind: 'stages', stops: all, step, label: way.label } as const
  return { key: 'stages', rect: { ...room, w }, show, answers: [], card: 0, act: 'encounter' }
}

/** On a small page the log is one tap away. */
const logButton = (rect: Rect, u: number): Place => ({
  key: 'zone:log',
  rect,
  show: { kind: 'button', lines: ['Log'], size: letterSize(11, u), hint: '', tone: 'plain' },
  answers: [],
  card: 0,
  act: 'zone log',
})

/** Everything that can be done with one card, as buttons beside it. */
function menuPlaces(table: readonly Place[], draft: Draft): Place[] {
  const { scene, at, looking, measure } = draft
  const from = looking.menu ? table.find(({ key }) => key === looking.menu) : undefined
  if (!from || !scene.words || from.answers.length === 0) return []
  const { u, main } = at
  const size = answerSize(u)
  const w = Math.min(290 * u, main.w)
  const high = (main.h - 6 * u) / from.answers.length - 3 * u
  const most = Math.max(1, Math.min(3, Math.floor((high - 12 * u) / (size * 1.25))))
  const rows = from.answers.map((index) => {
    const lines = wrap(scene.words?.answers[index] ?? '', { width: w - 24 * u, size, measure, most })
    return { index, lines, h: Math.max(draft.touch ? least : 0, lines.length * size * 1.25 + 12 * u) }
  })
  const h = rows.reduce((sum, row) => sum + row.h + 3 * u, 5 * u)
  const x = Math.max(main.x, Math.min(from.rect.x, main.x + main.w - w))
  const over = from.rect.y - h - 4 * u
  const y = over > main.y ? over : Math.max(main.y, Math.min(from.rect.y + from.rect.h + 4 * u, main.y + main.h - h))
  let top = y + 4 * u
  const buttons = rows.map(({ index, lines, h }): Place => {
    const rect = { x: x + 4 * u, y: top, w: w - 8 * u, h }
    top += h + 3 * u
    const show = { kind: 'button', lines, size, hint: '', tone: 'plain' } as const
    return { key: `menu:${index}`, rect, show, answers: [index], card: from.card }
  })
  return [{ ...panel('panel:menu', { x, y, w, h }, { lit: true, solid: true }), act: 'none' }, ...buttons]
}
