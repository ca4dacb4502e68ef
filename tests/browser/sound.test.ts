import { expect, test } from 'vitest'
import { wav } from '../../src/sound/synth/synthesis.ts'
import { yard } from '../app/yard.ts'
import { browser, site } from './here.ts'
import { asked, begin, click, menu, speed, type Visit, visit } from './table.ts'

const state = ({ page }: Visit) => page.evaluate(() => window.raidkeeper.sound())
const until = ({ page }: Visit, is: string) =>
  page.waitForFunction((wanted) => window.raidkeeper.sound().is === wanted, is, { polling: 50 })

/** Everything that the page has asked of its server. */
function loads({ page }: Visit): string[] {
  const list: string[] = []
  page.on('request', (request) => list.push(request.url().replace(/.*\//, '')))
  return list
}

/** Answers the open decision with its first answer. */
async function answer({ page }: Visit): Promise<void> {
  const now = await asked(page)
  if (now) await click(page, 'answer:0')
}

test('sound starts after a gesture only, and then the table is heard', async () => {
  const here = await visit(browser, site.url)
  const { page, errors, context } = here
  const list = loads(here)
  await page.waitForTimeout(400)
  expect((await state(here)).is).toBe('asleep')
  expect(list.filter((file) => /speaker|worker|howler/.test(file))).toEqual([])
  await begin(page, { raiders: 1, seed: 3 })
  await until(here, 'on')
  expect((await state(here)).runs).toBe(true)
  expect(list.some((file) => file.startsWith('speaker'))).toBe(true)
  for (let i = 0; i < 4; i++) await answer(here)
  await page.waitForFunction(() => window.raidkeeper.sound().played.length > 4, undefined, { polling: 50 })
  const { played, loops } = await state(here)
  expect(played).toContain('choose')
  expect(Math.max(loops.ember, loops.breath)).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await context.close()
})

test('volumes, mute and captions are set in the dialog, and kept', async () => {
  const here = await visit(browser, site.url)
  const { page, errors, context } = here
  await begin(page, { raiders: 1, seed: 3 })
  await until(here, 'on')
  await menu(page, 'Settings')
  await page.getByLabel('Volume of ambience').fill('20')
  await page.getByLabel('Volume of sound effects').fill('65')
  await page.getByLabel('Captions for sounds').check()
  await page.getByRole('button', { name: 'Close' }).click()
  const shown = page.waitForSelector('.captions li')
  for (let i = 0; i < 3; i++) await answer(here)
  expect(await shown).not.toBeNull()
  await menu(page, 'Sound')
  await page.waitForFunction(() => !window.raidkeeper.sound().runs, undefined, { polling: 50 })
  await page.reload()
  await page.waitForSelector('[data-screen=table]')
  await page.mouse.click(5, 300)
  await page.waitForTimeout(300)
  expect((await state(here)).is).toBe('asleep') // muted: nothing is loaded
  await menu(page, 'Settings')
  expect(await page.getByLabel('Volume of ambience').inputValue()).toBe('20')
  expect(await page.getByLabel('Volume of sound effects').inputValue()).toBe('65')
  expect(await page.getByLabel('Captions for sounds').isChecked()).toBe(true)
  await page.getByLabel('Sound (m)').check()
  await until(here, 'on')
  expect(errors).toEqual([])
  await context.close()
})

test('a browser that refuses sound: a word about it, and the game goes on', async () => {
  const refuse = `
    const no = class { constructor() { throw new Error('no audio device') } }
    window.AudioContext = no
    window.webkitAudioContext = no
  `
  const here = await visit(browser, site.url, refuse)
  const { page, errors, context } = here
  await begin(page, { raiders: 1, seed: 3 })
  await until(here, 'refused')
  await page.getByText('The browser doesn’t allow sound; the game goes on without it.').waitFor()
  const before = await page.evaluate(() => window.raidkeeper.made())
  await answer(here)
  expect(await page.evaluate(() => window.raidkeeper.made())).toBeGreaterThan(before)
  expect(errors).toEqual([])
  await context.close()
})

test('a raid’s own sounds: one is streamed in the place of its card’s cue, one that can’t be played is named', async () => {
  const here = await visit(browser, site.url)
  const { page, errors, context } = here
  await page.addInitScript(() => {
    const all: string[] = []
    Object.assign(window, { streamed: all })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      all.push(`${this.src.slice(0, 5)} ${this.duration.toFixed(1)}`)
      return play.call(this)
    }
  })
  await page.reload()
  await page.waitForSelector('[data-screen=start]')
  const file = (kind: string, bytes: Uint8Array) => ({
    ...{
      data: `data:audio/${kind};base64,${Buffer.from(bytes).toString('base64')}`,
      by: 'Ann Other',
      licence: 'CC0-1.0',
    },
  })
  const knock = file('wav', new Uint8Array(wav(new Float32Array(4000).fill(0.1), 8000)))
  const sounds = { 'Swinging Fist': knock, 'Yard Golem': file('ogg', Buffer.from('OggS, and then nothing')) }
  const buffer = Buffer.from(JSON.stringify({ ...yard, art: { sounds } }))
  await page.setInputFiles('#file', { name: 'yard.raid.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Keep and play' }).click()
  await page.getByText('can’t play the raid’s own sound of Yard Golem').first().waitFor()
  await speed(page, '0')
  const streamed = () => page.evaluate(() => (window as unknown as { streamed: string[] }).streamed)
  for (let i = 0; i < 120 && (await streamed()).length === 0; i++) await answer(here)
  expect((await streamed())[0]).toBe('blob: 0.5')
  expect(errors).toEqual([])
  await context.close()
})
