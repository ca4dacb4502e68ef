/** The name of a guess (712.8), in a condition that asks whether it was right. */
import { fits, lookLater } from './names.ts'
import { also, type Check, textOf, within } from './shape.ts'

export const guessed: Check = within(
  { sorts: ['guess'] },
  also(textOf('named'), (v, at, out) => {
    if (typeof v === 'string') lookLater(out, at, fits(`$${v}`, at, { sorts: ['guess'] }, out))
  }),
)
