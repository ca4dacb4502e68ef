/** The coach of a first raid: the present lesson, and its progress. Pure. */
import type { Scene } from '../../board/index.ts'
import type { Answer, Library, Setup } from '../../engine/types.ts'
import { firstName } from '../../language/phrases.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { doing, isOfStage, type Lesson, raidLessons, reading } from './lessons.ts'

/** The first lesson that fits and is new; `done`: only one that is learnt by doing it. */
export function lessonFor(scene: Scene, told: readonly string[], done = false): Lesson | undefined {
  if (!scene.decision) return undefined
  const rest = [...raidLessons(scene), ...reading]
  const open = [...rest.filter(isOfStage), ...doing, ...rest.filter((one) => !isOfStage(one))]
  const all = done ? doing.filter((one) => one.done) : open
  return all.find(({ id, now }) => !told.includes(id) && now(scene))
}

/** The new lessons learnt by an answer to this question: those that require it, and the one that was only to be read. */
export function learntBy(scene: Scene, answer: Answer, told: readonly string[], shown?: Lesson): string[] {
  const done = doing.filter((one) => !told.includes(one.id) && one.done?.includes(answer.do) && one.now(scene))
  return [...done, ...(shown && !shown.done ? [shown] : [])].map(({ id }) => id)
}

/** The first raid: always the same cards, a gentle Boss, and bots beside the newcomer's hero. */
export function firstRaid({ raids, decks }: Pick<Library, 'raids' | 'decks'>): { setup: Setup; seats: SeatPlan[] } {
  const raid = raids.find(({ modes }) => modes?.some(({ learning }) => learning)) ?? raids[0]
  const mode = raid?.modes?.find(({ learning }) => learning)
  const { seed = 1, decks: wanted = decks.slice(0, 3).map(({ id }) => id) } = mode?.learning ?? {}
  const raiders = wanted.map((deck, i) => {
    const hero = decks.find(({ id }) => id === deck)?.hero ?? ''
    return { name: firstName(hero) || `Raider ${i + 1}`, deck }
  })
  const setup: Setup = { raid: raid?.id ?? '', ...(mode ? { mode: mode.id } : {}), raiders, seed }
  const seats = raiders.map((_, i): SeatPlan => ({ kind: i === 0 ? 'person' : 'bot', bot: 'raider' }))
  return { setup, seats: [{ kind: 'bot', bot: 'gentle' }, ...seats] }
}
