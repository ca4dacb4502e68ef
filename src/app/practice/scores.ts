/** Scores of drills, kept by the browser if it allows that. */
import { z } from 'zod'
import { few } from '../../language/deck-shape.ts'

const shape = few(
  z.object({
    drill: z.string().max(80),
    /** Tries that were begun, and the one that reached the goal first, 0 if none has. */
    tries: z.number().int().min(0),
    solved: z.number().int().min(0),
  }),
  2000,
)
export type Score = z.infer<typeof shape>[number]

const key = 'raidkeeper-practice'

/** All scores; none if they can't be read. */
export function scores(): readonly Score[] {
  try {
    return shape.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Counts a try, or the success of the last one. Returns the score. */
export function count(drill: string, what: 'try' | 'solved'): Score {
  const all = scores()
  const { tries, solved } = all.find((one) => one.drill === drill) ?? { tries: 0, solved: 0 }
  const score =
    what === 'try' ? { drill, tries: tries + 1, solved } : { drill, tries, solved: solved || Math.max(1, tries) }
  try {
    localStorage.setItem(key, JSON.stringify([...all.filter((one) => one.drill !== drill), score]))
  } catch {
    // Without storage the scores last as long as the page.
  }
  return score
}

/** A rating from one to three stars, fewer for more tries; 0 for a drill that is not solved. */
const starsOf = ({ solved }: Pick<Score, 'solved'>): number => (solved === 0 ? 0 : Math.max(1, 4 - solved))

/** 'solved at try 2, ★★' */
export const scoreText = ({ tries, solved }: Pick<Score, 'tries' | 'solved'>): string =>
  solved > 0
    ? `solved at try ${solved}, ${'★'.repeat(starsOf({ solved }))}`
    : tries > 0
      ? `tried ${tries === 1 ? 'once' : `${tries} times`}`
      : 'new'
