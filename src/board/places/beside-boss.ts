/** The area beside the Boss's party: a row of stones, pools with a count, posts for characters, and the looming effect. Pure. */
import type { CardId, Looms, Pool, SeatView, View } from '../../engine/types.ts'
import { cut } from '../draw/measure.ts'
import { colors } from '../theme.ts'
import type { Rect } from './pack.ts'
import { type Draft, type Place, textPlace } from './place.ts'

/** The ids of a row, by how they are shown. */
function sorted({ row }: SeatView, { scene }: Draft): Record<'stone' | 'pool' | 'post' | 'site', CardId[]> {
  const all = { stone: [], pool: [], post: [], site: [] } as Record<'stone' | 'pool' | 'post' | 'site', CardId[]>
  for (const id of row) {
    if (scene.view.cards[id]?.types.includes('event')) continue // lies with the party
    const [as = 'stone'] = (scene.view.cards[id]?.types ?? []).flatMap((type) => scene.lies?.[type]?.as ?? [])
    all[as].push(id)
  }
  return all
}

/** Ongoing events of a row, which lie with the party as readable cards. */
export const eventsOf = ({ row }: SeatView, view: View): CardId[] =>
  row.filter((id) => view.cards[id]?.types.includes('event'))

/** The whole row: small things beside the resources go into `box`, the looming effect into the arena. */
export function rowPlaces(boss: SeatView, box: Rect, draft: Draft): Place[] {
  const { u, bossInfo } = draft.at
  const { stone, pool, post, site } = sorted(boss, draft)
  const { looms, pools = [] } = draft.scene.view.raid
  const fits = box.y + box.h <= bossInfo.y + bossInfo.h + 1
  const used = pools.filter((one) => one.used > 0 && !(draft.at.compact && isMetered(one, pool, draft)))
  const badge = looms !== undefined && draft.at.event.w < least * u
  const cells = used.length + (badge ? 1 : 0)
  const w = cells > 0 ? (box.w - (stone.length > 0 ? box.w * 0.4 : 0)) / cells - 4 * u : 0
  const cell = (i: number): Rect => ({ ...box, x: box.x + i * (w + 4 * u), w })
  const rest = { ...box, x: box.x + cells * (w + 4 * u), w: box.w - cells * (w + 4 * u) }
  return [
    ...(fits ? used.map((one, i) => poolPlace(one, pool, cell(i), draft)) : []),
    ...(fits && badge ? [loomsPlace(looms, [...post, ...site], cell(used.length), draft)] : []),
    ...(fits ? stonePlaces(stone, rest, draft) : []),
    ...(looms && !badge ? comingPlaces(looms, post, site, draft.at.event, draft) : []),
  ]
}

/** With fewer units of the arena than this, there is not enough room for the looming effect. */
const least = 120

const state = (
  id: CardId,
  { scene, answers }: Draft,
): { lit: boolean; picked: boolean; answers: readonly number[] } => {
  const can = answers.get(`card:${id}`) ?? []
  return { lit: can.length > 0, picked: scene.decision?.about.picked?.includes(id) ?? false, answers: can }
}

/** Stones, face up or face down, that can be inspected and paid with. */
function stonePlaces(ids: readonly CardId[], box: Rect, draft: Draft): Place[] {
  const { u } = draft.at
  const step = Math.min(box.h + 4 * u, box.w / Math.max(1, ids.length))
  return ids.map((id, i): Place => {
    const card = draft.scene.view.cards[id]
    const { answers, ...how } = state(id, draft)
    const name = card?.def ?? ''
    const show = { kind: 'stone', name, up: card?.faceDown === false, ready: !card?.exhausted, ...how } as const
    const rect = { x: box.x + i * step, y: box.y, w: Math.max(2, step - 4 * u), h: box.h }
    return { key: `card:${id}`, rect, show, answers, card: name ? id : 0 }
  })
}

/** Whether the Boss's clock counts this pool: on a large page they are one meter. */
export const isCounted = (pool: Pool, draft: Draft): boolean =>
  !draft.at.compact && pool.used > 0 && isClock(pool, draft)

const isClock = ({ called }: Pool, { scene }: Draft): boolean => scene.view.raid.clock?.counts === called

/** Whether the clock of a small page says enough of this pool: it is in it, and nothing can be done with it. */
const isMetered = (pool: Pool, ids: readonly CardId[], draft: Draft): boolean =>
  isClock(pool, draft) && !ids.some((id) => draft.answers.has(`card:${id}`))

/** One pile for the whole pool: the number in play, and how many of the supply are used. */
function poolPlace(pool: Pool, ids: readonly CardId[], rect: Rect, draft: Draft): Place {
  const own = ids.filter((id) => draft.scene.view.cards[id]?.types.includes(pool.type))
  const answers = own.flatMap((id) => draft.answers.get(`card:${id}`) ?? [])
  const { called, there, used, pile, marks } = pool
  const { clock } = draft.scene.view.raid
  const says = isCounted(pool, draft) && clock ? `at ${clock.at}: ${clock.says}` : ''
  const show = { kind: 'pool', called, there, used, pile, marks, says, lit: answers.length > 0 } as const
  const first = own[0] ?? 0
  return { key: first ? `card:${first}` : `text:pool:${pool.type}`, rect, show, answers, card: first, pile: own }
}

/** The time of the looming effect, and its averting so far, on one plate. */
function loomsPlace(looms: Looms, ids: readonly CardId[], rect: Rect, draft: Draft): Place {
  const answers = ids.flatMap((id) => draft.answers.get(`card:${id}`) ?? [])
  const { called, turns, met, of, by, deals } = looms
  const whose = draft.scene.view.seats.find(({ boss }) => boss)?.name ?? ''
  const show = { kind: 'looms', called, turns, whose, met, of, by, deals, lit: answers.length > 0 } as const
  return { key: `card:${looms.id}`, rect, show, answers, card: looms.id }
}

/** The looming effect over a row of its posts, each with the character that mans it. */
function comingPlaces(
  looms: Looms,
  posts: readonly CardId[],
  sites: readonly CardId[],
  box: Rect,
  draft: Draft,
): Place[] {
  const { u } = draft.at
  const head = Math.min(40 * u, box.h * 0.42)
  const plate = loomsPlace(looms, sites, { ...box, h: head }, draft)
  const y = box.y + head + 3 * u
  const step = Math.min(98 * u, box.w / Math.max(1, posts.length))
  return [
    plate,
    ...posts.flatMap((id, i) =>
      postPlaces(id, { x: box.x + i * step + 3 * u, y, w: step - 10 * u, h: box.y + box.h - y }, draft),
    ),
  ]
}

function postPlaces(id: CardId, rect: Rect, draft: Draft): Place[] {
  const { scene, at, measure } = draft
  const { view } = scene
  const card = view.cards[id]
  const host = view.cards[card?.host ?? 0]
  const { answers, ...how } = state(id, draft)
  const size = 10.5 * at.u
  const line = size * 1.25
  const named = rect.w > 42 * at.u && rect.h > 40 * at.u
  const whose = host && named && rect.h > 58 * at.u ? (view.seats[host.controller]?.name ?? '') : ''
  const words = !named ? [] : host ? [host.def ?? 'Manned', ...(whose && whose !== host.def ? [whose] : [])] : ['free']
  const below = named ? (rect.h > 58 * at.u ? 2 : 1) * line : 0
  const show = { kind: 'post', manned: host !== undefined, ...how } as const
  const key = `card:${id}`
  return [
    { key, rect: { ...rect, h: rect.h - below }, show, answers, card: card?.def ? id : 0 },
    ...words.map((text, i) => {
      const said = cut(text, { width: rect.w, size, measure, bold: i === 0 && host !== undefined })
      const w = measure(said, size, i === 0 && host !== undefined)
      return textPlace(
        `text:post:${id}:${i}`,
        { x: rect.x + (rect.w - w) / 2, y: rect.y + rect.h - below + i * line, w, h: line },
        [said],
        { size, bold: i === 0 && host !== undefined, color: i > 0 || !host ? colors.soft : colors.text },
      )
    }),
  ]
}
