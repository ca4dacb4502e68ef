import { expect, test } from 'vitest'
import { sources } from './source.ts'

/** What the table and its dialogs may have of the engine: words and numbers that follow from a view, from cards or from an outcome. */
const withoutGame = ['cardsFor', 'describeRaid', 'keptText', 'lostToThreat', 'outcomeText', 'turnText']

/** The files through which a session and its game are had. */
const withGame = /^src\/(session\/(session|moves|undo|seen|save)\.ts|app\/local\/)/

const all = sources('src/app/table', 'src/app/dialogs')

test('the table and its dialogs know no game: what they may know comes through the session of their screen', () => {
  expect(all.length).toBeGreaterThan(40)
  const used = all.flatMap(({ path, text }) =>
    [...text.matchAll(/^import \{([^}]*)\} from '[./]*engine\/index\.ts'/gm)].flatMap(([, names]) =>
      names.split(',').map((name) => `${path}: ${name.trim()}`),
    ),
  )
  expect(used.length).toBeGreaterThan(2)
  expect(used.filter((one) => !withoutGame.includes(one.split(': ')[1]))).toEqual([])
  const imported = all.flatMap(({ path, imports }) =>
    imports
      .filter(({ file, typeOnly }) => !typeOnly && withGame.test(file ?? ''))
      .map(({ from }) => `${path}: ${from}`),
  )
  expect(imported).toEqual([])
})
