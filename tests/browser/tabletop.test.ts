/** Shazzrah falls (R304): characters are arranged by mouse and by keys, then the fall is shown, heard of and recorded. */

import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, decision, record, start, view } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { browser, site } from './here.ts'
import { asked, drawn, spot, visit } from './table.ts'

/** A raid as it stands when the first raider is asked to arrange: a record of bots, whose Boss flips as soon as he can. */
function beforeTheFall(): string {
  for (let seed = 140; seed < 500; seed++) {
    const raiders = library.decks.slice(0, 3).map((deck, i) => ({ name: ['Ann', 'Ben', 'Cara'][i], deck: deck.id }))
    const game = start(library, { raid: 'molten-core', raiders, seed }, { events: false })
    const cards = Object.values(running(game).s.zones).map((zone) =>
      zone.cards.map((id) => running(game).s.cards[id].def),
    )
    if (cards.find((names) => names.length === 3 && names[0].startsWith('Rune '))?.at(-1) !== 'Rune of Mazj') continue // he comes first
    const bots = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, seed, library))
    for (let n = 0; n < 3000; n++) {
      const open = decision(game)
      if (!open) break
      if (open.kind === 'arrange' && open.seat === 1) return JSON.stringify(record(game))
      const flip = open.answers.findIndex(
        ({ do: what, card }) => what === 'use' && running(game).s.cards[card ?? 0]?.def === 'Shazzrah',
      )
      choose(game, flip >= 0 ? flip : bots[open.seat].choose(view(game, open.seat), open).answer)
    }
  }
  throw new Error('Shazzrah never fell.')
}

test('R304: characters are dragged and moved by keys; undo takes a whole move back; he falls, and it is said where', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await page.setInputFiles('#file', {
    name: 'fall.json',
    mimeType: 'application/json',
    buffer: Buffer.from(beforeTheFall()),
  })
  await page.waitForSelector('[data-screen=table]')
  expect((await asked(page))?.decision.kind).toBe('arrange')
  const top = () => page.evaluate(() => window.raidkeeper.session().scene().view.tabletop)
  const lies = async (card: number) => (await top())?.spots.find((s) => s.card === card)
  const settled = (): Promise<unknown> =>
    page.waitForFunction(() => {
      const now = window.raidkeeper.session().scene().view.tabletop
      return now === null || now.card === 0
    })
  const big = page.locator('.bar .main')
  expect([await big.textContent(), await big.getAttribute('title')]).toEqual(['Done', 'Leave them as they lie (Space)'])
  const own = (await top())?.spots.filter((s) => s.seat === 1) ?? []
  expect(own.length).toBeGreaterThan(0)
  const [{ card }] = own
  const before = await lies(card)

  const from = await spot(page, `spot:${card}`)
  const mat = await spot(page, 'mat:1')
  if (!from || !mat) throw new Error('Nothing to drag.')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(mat.x + mat.w / 2, mat.y + 60, { steps: 4 })
  await page.mouse.move(mat.x + 22, mat.y + 22, { steps: 4 })
  await page.mouse.up()
  await page.waitForFunction((id) => {
    const now = window.raidkeeper.session().scene().view.tabletop
    return now?.card === 0 && now.spots.some((s) => s.card === id && s.x === 0 && s.y === 0)
  }, card)
  await page.keyboard.press('u')
  await settled()
  expect(await lies(card)).toEqual(before)

  await page.getByRole('region', { name: 'Your play area, from above' }).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((id) => window.raidkeeper.session().scene().view.tabletop?.card === id, card)
  await drawn(page)
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowUp')
  expect(await page.locator('.live').textContent()).toMatch(/mm from the left|Free is/)
  expect(await big.textContent()).toMatch(/^Put it (here|nearby)$/)
  await big.click()
  await page.waitForFunction(
    ([id, y]) => {
      const now = window.raidkeeper.session().scene().view.tabletop
      return now?.card === 0 && now.spots.some((s) => s.card === id && s.y < y)
    },
    [card, before?.y ?? 0] as const,
  )

  await page.getByRole('button', { name: 'Leave them as they lie' }).focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => window.raidkeeper.session().hurry())
  await page.waitForFunction(() =>
    window.raidkeeper
      .session()
      .scene()
      .events.some(({ on, text }) => on === 'drop' && text.startsWith('Shazzrah falls')),
  )
  expect(await page.getByRole('region', { name: 'Log' }).textContent()).toContain('Shazzrah falls')
  await page.waitForFunction(() => window.raidkeeper.session().scene().view.tabletop === null)
  expect(errors).toEqual([])
  await context.close()
})
