/** A whole raid at a real table, entered by hand: what bots played is said and pressed on the page. `npm run test:journeys` counts the taps. */
import { expect, test } from 'vitest'
import { addressOf } from '../../src/app/start/raid-link.ts'
import { events, type Game, outcome } from '../../src/engine/index.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { speed, visit } from './table.ts'
import { enter, told, wanted } from './told.ts'

const seed = 7
const settings = JSON.stringify({ taught: true, middle: true, wait: 0 })

/** All that everybody hears of. */
const log = (game: Game): string[] => events(game, 0, -1).map(({ text }) => text)

const [desk, phone] = [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const

test.each([
  ['onyxias-lair', ...desk],
  ['onyxias-lair', ...phone],
  ['molten-core', ...desk],
  ['magtheridons-lair', ...phone],
  ['black-temple', ...desk],
] as const)(
  '%s is entered to its end on %s, with at most 60 taps in a round of three',
  async (id, _what, size) => {
    const raid = told(id, seed)
    const before = `localStorage.setItem('raidkeeper-settings', '{"warn":false,"speed":0}'); localStorage.setItem('raidkeeper-real-table', ${JSON.stringify(settings)})`
    const { page, errors } = await visit(browser, `${site.url}${addressOf(wanted(id, seed))}`, before, size)
    await page.getByRole('button', { name: 'Start the raid' }).click()
    await page.locator('[data-screen=table]').waitFor()
    await speed(page, '0')
    const { taps, windows, game } = await enter(page, raid, async (round) => {
      if (round === 3) expect(await faults(page), 'the board for the middle').toEqual([])
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/middle-${id}-${size.width}-${round}.png` })
    })
    console.info(`taps in each round: ${taps.filter(Boolean).join(', ')}; windows that pass by themselves: ${windows}`)
    expect(Math.max(...taps.filter(Boolean))).toBeLessThanOrEqual(60)
    expect(outcome(game)).toEqual(outcome(raid))
    expect(log(game)).toEqual(log(raid))
    expect(errors).toEqual([])
  },
  1_800_000,
)
