/** The subject of a lesson, as keys of places on the table. Pure. */
import type { Scene } from '../../board/index.ts'
import type { Answer, CardId, CardView, SeatView } from '../../engine/types.ts'

/** The page's own controls have keys as well: those of its bar. */
export const undoButton = 'bar:undo'
export const passButton = 'bar:pass'

const cardKey = (id: CardId): string => `card:${id}`
const answered = ({ decision }: Scene, ...what: Answer['do'][]): Answer[] =>
  decision?.answers.filter((answer) => what.includes(answer.do)) ?? []
const own = ({ view }: Scene): SeatView | undefined => view.seats[view.seat]
const boss = ({ view }: Scene): SeatView | undefined => view.seats.find((seat) => seat.boss)
const cardsOf = ({ view }: Scene, ids: readonly CardId[] = []): CardView[] => ids.flatMap((id) => view.cards[id] ?? [])
const bossHas = (scene: Scene, which: (card: CardView) => boolean): string[] =>
  cardsOf(scene, [...(boss(scene)?.party ?? []), ...(boss(scene)?.row ?? [])])
    .filter(which)
    .map(({ id }) => cardKey(id))

/** The cards of these answers, each once. */
const cardsIn = (scene: Scene, answers: readonly Answer[]): CardView[] =>
  cardsOf(scene, [...new Set(answers.map(({ card = 0 }) => card))])

/** The cards with the highest cost. */
function dearest(cards: readonly CardView[]): CardView[] {
  const most = Math.max(...cards.map(({ cost }) => cost ?? -1))
  return cards.filter(({ cost }) => (cost ?? -1) === most).slice(0, 1)
}

const keys = (cards: readonly CardView[]): string[] => cards.map(({ id }) => cardKey(id))

/** Cards that can be placed: the dearest, which can't be played for long. */
function placeable(scene: Scene): string[] {
  return [...keys(dearest(cardsIn(scene, answered(scene, 'place')))), 'open:place']
}

/** Cards that can be played: the dearest ally, or else the dearest card. */
function playable(scene: Scene): string[] {
  const cards = cardsIn(scene, answered(scene, 'play'))
  const allies = cards.filter(({ types }) => types.includes('ally'))
  return keys(dearest(allies.length > 0 ? allies : cards))
}

/** Those who can attack for more than nothing. */
export const attackers = (scene: Scene): CardView[] =>
  cardsIn(
    scene,
    scene.decision?.answers.filter(
      ({ do: what }, index) => what === 'attack' && !scene.foresight?.idle.includes(index),
    ) ?? [],
  )

/** The answers that end the open question, in the list or in the page's bar. */
function ending(scene: Scene): string[] {
  const at = scene.decision?.answers.findIndex((answer) => answer.do === 'pass' || answer.do === 'done') ?? -1
  return at < 0 ? [] : [`answer:${at}`, passButton]
}

/** The places for each word. */
const places = {
  boss: (scene) => [cardKey(boss(scene)?.hero ?? 0)],
  clock: () => ['clock'],
  bossResources: (scene) => (boss(scene)?.resources ?? []).map(cardKey),
  allies: (scene) => bossHas(scene, ({ types }) => types.includes('ally')),
  row: (scene) => (boss(scene)?.row ?? []).map(cardKey),
  event: () => ['event'],
  pool: (scene) => bossHas(scene, ({ types }) => types.some((type) => scene.lies?.[type]?.as === 'pool')),
  posts: (scene) => bossHas(scene, ({ types }) => types.some((type) => scene.lies?.[type]?.as === 'post')),
  looms: ({ view }) => (view.raid.looms ? [cardKey(view.raid.looms.id)] : []),
  waits: ({ view }) => (view.raid.waits ?? []).map((_, i) => `waits:${i}`),
  threat: ({ view }) => [`threat:${view.seat}`],
  ghosts: ({ view }) => view.seats.flatMap(({ seat, away }) => (away === '' ? [] : [`seat:${seat}`])),
  counters: ({ view }) =>
    Object.values(view.cards).flatMap(({ id, zone, controller, counters }) =>
      zone === 'party' && !view.seats[controller]?.boss && Object.values(counters).some((n) => n > 0)
        ? [cardKey(id)]
        : [],
    ),
  area: ({ view }) => [`mat:${view.seat}`],
  hero: (scene) => [cardKey(own(scene)?.hero ?? 0)],
  hand: () => ['panel:hand'],
  placeable,
  playable,
  attackers: (scene) => [...keys(attackers(scene)), cardKey(boss(scene)?.hero ?? 0)],
  targets: (scene) => {
    const bosses = keys(cardsIn(scene, answered(scene, 'pick'))).filter(
      (key) => key === cardKey(boss(scene)?.hero ?? 0),
    )
    return bosses.length > 0 ? bosses : keys(cardsIn(scene, answered(scene, 'pick')))
  },
  helpers: (scene) => keys(cardsIn(scene, answered(scene, 'protect', 'prevent', 'strike', 'use', 'complete'))),
  fight: ({ view: { combat } }) => (combat ? [combat.attacker, combat.defender || combat.proposed].map(cardKey) : []),
  chain: () => ['panel:chain'],
  ending,
  undo: () => [undoButton],
} as const satisfies Record<string, (scene: Scene) => string[]>

export type Lit = keyof typeof places

/** The keys of a lesson's subject; some may be missing in the present layout. */
export const litPlaces = (lit: Lit, scene: Scene): string[] => places[lit](scene)
