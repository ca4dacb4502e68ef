/** The later raids on the page: among bots they come to their ends, and the records replay. Onyxia's Lair does so in every run (raid.test.ts). */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { outcome, view } from '../../src/engine/index.ts'
import { browser, site } from './here.ts'
import { playOut, replayed, visit } from './table.ts'

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false}')`
const raiders = library.decks.slice(0, 2).map(({ id }, i) => `&raider=${id},raider,R${i}`)

test.each([
  ['Magtheridon’s Lair', 'magtheridons-lair', 'standard', 'unleashed'],
  ['Black Temple', 'black-temple', 'small-party', null],
] as const)(
  'R100.2 a raid of %s among bots finishes on the board',
  { timeout: 300_000 },
  async (_, id, mode, state) => {
    const link = `#raid=${id}&mode=${mode}&seed=3&boss=random${raiders.join('')}`
    const { page, errors, context } = await visit(browser, `${site.url}${link}`, quiet)
    await playOut(page)
    const game = await replayed(page)
    expect(outcome(game)).not.toBeNull()
    if (state !== null) expect(view(game, -1).raid.state).toBe(state)
    expect(errors).toEqual([])
    await context.close()
  },
)
