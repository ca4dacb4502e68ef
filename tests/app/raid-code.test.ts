/** A raid as a link: there and back, and what is damaged, too long, or packed to burst. */
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRaidCode, largestRaid, longestLink, raidCode, readRaidCode } from '../../src/app/shelf/raid-code.ts'
import { library } from '../../src/content.ts'
import { readRaid } from '../../src/raid/read.ts'
import { yard } from './yard.ts'

const packed = (bytes: Uint8Array): string => `#raid-data=${Buffer.from(deflateRawSync(bytes)).toString('base64url')}`

test('a raid goes through a link whole; how long the links are', async () => {
  for (const raid of [yard, ...library.raids]) {
    const text = JSON.stringify(raid)
    const code = await raidCode(text)
    console.log(`${raid.id}: ${text.length} letters of JSON, ${code?.length} of a link`)
    expect(isRaidCode(code!)).toBe(true)
    expect(code).toMatch(/^#raid-data=[\w-]+$/)
    const read = await readRaidCode(code!)
    expect(read).toEqual({ text })
    expect(readRaid(JSON.parse(text))).toHaveProperty('raid')
  }
})

test('any text comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), async (text) => {
      fc.pre(!text.startsWith('\uFEFF'))
      expect(await readRaidCode((await raidCode(text))!)).toEqual({ text })
    }),
    { numRuns: 50 },
  )
})

test('what would be too long for a link is not made one', async () => {
  const noise = Array.from({ length: 30_000 }, (_, i) => String.fromCharCode(33 + ((i * 7919 * (i % 97)) % 90))).join(
    '',
  )
  const code = await raidCode(noise)
  expect(code === null || code.length <= longestLink).toBe(true)
  expect(await raidCode(`${'x'.repeat(largestRaid)}y`)).toBeNull()
  expect(await raidCode(Array.from({ length: 9000 }, (_, i) => (i * 2654435761).toString(36)).join(''))).toBeNull()
})

test('a damaged link says so; none makes the page fail', async () => {
  const code = (await raidCode(JSON.stringify(yard)))!
  for (const broken of [
    code.slice(0, -9),
    `${code.slice(0, 40)}_${code.slice(41, -3)}`,
    '#raid-data=',
    '#raid-data=%%%',
  ])
    expect(await readRaidCode(broken)).toEqual({ wrong: expect.stringContaining('damaged') })
  expect(await readRaidCode(`#raid-data=${'A'.repeat(longestLink)}`)).toEqual({
    wrong: expect.stringContaining('longer than 20,000 letters'),
  })
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      expect(Object.keys(await readRaidCode(`#raid-data=${text}`))[0]).toMatch(/text|wrong/)
    }),
    { numRuns: 100 },
  )
})

test('a bomb is unpacked no further than the limit', async () => {
  const bomb = packed(new Uint8Array(14 * 2 ** 20))
  expect(bomb.length).toBeLessThan(longestLink)
  const before = process.memoryUsage().arrayBuffers
  const start = performance.now()
  expect(await readRaidCode(bomb)).toEqual({ wrong: expect.stringContaining('larger than 1 MB') })
  console.log(`A bomb of ${bomb.length} letters: ${Math.round(performance.now() - start)} ms`)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * largestRaid)
})
