/** The whole table as places, back to front. Pure: a scene and a size in, places out. */
import type { Seat } from '../engine/types.ts'
import { arenaPlaces } from './chain.ts'
import type { Choice } from './choices.ts'
import { decisionPlaces } from './decision.ts'
import { type Regions, regions, type Size } from './layout.ts'
import { logPlaces } from './log.ts'
import { wrap } from './measure.ts'
import { type Draft, type Kit, type Looking, type Place, panel, textPlace } from './place.ts'
import { answersByPlace, type Scene } from './scene.ts'
import { bossPlaces, handPlaces, largeParty, smallParty } from './seats.ts'
import { colors } from './theme.ts'
import { trayPlaces, zonePlaces } from './zones.ts'

export interface Laid {
  places: Place[]
  regions: Regions
  choices: Choice[]
  /** Height of the log, in pixels. */
  logHeight: number
}

/** The raider shown large: the viewer, else who decides, else whose turn it is, else the first one still there. */
function focusSeat({ view, decision }: Scene): Seat | null {
  const raider = (seat: Seat | undefined): boolean => seat !== undefined && view.seats[seat]?.boss === false
  const wanted = [view.seat, decision?.seat, view.turn.seat].find(raider)
  return wanted ?? view.seats.find(({ boss, lost }) => !boss && !lost)?.seat ?? null
}

export function lay(scene: Scene, size: Size, looking: Looking, kit: Kit): Laid {
  const { view } = scene
  const raiders = view.seats.filter(({ boss }) => !boss).map(({ seat }) => seat)
  const at = regions(size, raiders, focusSeat(scene), view.seat >= 0)
  const draft: Draft = { ...kit, scene, at, looking, answers: answersByPlace(scene.decision) }
  const table = [...statusPlaces(draft), ...bossPlaces(draft), ...arenaPlaces(draft)]
  for (const { seat, rect } of at.others) table.push(...smallParty(view.seats[seat], rect, draft))
  if (at.focus) table.push(...largeParty(view.seats[at.focus.seat], draft))
  table.push(...handPlaces(draft))
  const { list, rest, choices } = decisionPlaces(draft)
  table.push(...logPlaces(scene.log, rest, looking.scroll, at.u, kit.measure), ...list)
  table.push(...trayPlaces(table, draft), ...zonePlaces(draft))
  return { places: [...table, ...menuPlaces(table, draft)], regions: at, choices, logHeight: rest.h }
}

function statusPlaces({ scene, at, measure }: Draft): Place[] {
  const { raid, turn, seats } = scene.view
  const { status, u } = at
  const step = turn.step || turn.phase
  const text = turn.n > 0 ? `Turn ${turn.n} · ${seats[turn.seat]?.name ?? ''} · ${step} step` : 'Before the first turn'
  const nameWidth = measure(raid.name, 15 * u, true) * 1.1
  const textWidth = measure(text, 13 * u, true)
  const name = { ...status, x: status.x + 8 * u, y: status.y + 3 * u }
  const stages = { x: name.x + nameWidth + 16 * u, y: status.y, w: 260 * u, h: status.h }
  const right = { ...status, x: status.x + status.w - textWidth - 10 * u, y: status.y + 5 * u }
  return [
    panel('panel:status', status),
    textPlace('text:raid', name, [raid.name], { size: 15 * u, color: colors.gold, bold: true, title: true }),
    {
      key: 'stages',
      rect: stages,
      show: { kind: 'stages', stage: raid.stage, stages: scene.stages },
      answers: [],
      card: 0,
    },
    textPlace('text:turn', right, [text], { size: 13 * u, bold: true }),
  ]
}

/** The several things that can be done with one card, as buttons beside it. */
function menuPlaces(table: readonly Place[], draft: Draft): Place[] {
  const { scene, at, looking, measure } = draft
  const from = looking.menu ? table.find(({ key }) => key === looking.menu) : undefined
  if (!from || !scene.words || from.answers.length < 2) return []
  const { u, main } = at
  const size = 13 * u
  const w = 290 * u
  const rows = from.answers.map((index) => {
    const lines = wrap(scene.words?.answers[index] ?? '', w - 24 * u, size, measure, 3)
    return { index, lines, h: lines.length * size * 1.25 + 12 * u }
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
  return [{ ...panel('panel:menu', { x, y, w, h }, true), act: 'none' }, ...buttons]
}
