/** `check --play` on a raid with mistakes that no linter sees. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playCheck } from '../../src/cli/check/play-check.ts'
import { library } from '../../src/content.ts'
import { withRaid } from '../../src/engine/library.ts'
import { readRaid } from '../../src/raid/read.ts'
import { both, drop, type Edit, set } from '../raid/mistakes/edit.ts'

const file = readFileSync(new URL('../../docs/write-a-raid/step-6.raid.json', import.meta.url), 'utf8')

function told(edit: Edit): string[] {
  const data: unknown = JSON.parse(file)
  both(edit, set('raiders', { min: 1, max: 1, meant: [1, 1] }))(data)
  const read = readRaid(data, library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return playCheck(withRaid(library, read.raid), read.raid).map(({ what }) => what)
}

test.each<[string, Edit, string]>([
  [
    'Elusive and Untargetable',
    set('cards.0.front', ['Elusive', 'Untargetable']),
    'no raider ever attacked or targeted the Boss',
  ],
  ['a turn without an action', set('turn', ['ready', 'draw', 'event', 'end', 'wrap-up']), 'ever attacked'],
  ['forty cards a turn', both(set('draws', 40), drop('cards.0.front')), 'is empty in turn 1'],
])('%s', (_, edit, what) => {
  expect(told(edit)).toContainEqual(expect.stringContaining(what))
})
