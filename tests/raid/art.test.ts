/** A raid's own pictures and sounds: what they may be, how large, and how they come from files into the raid and back. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { kinds } from '../../src/board/art/beings/kinds.ts'
import { newRaid } from '../../src/cli/commands/new.ts'
import { pack, unpack } from '../../src/cli/commands/pack.ts'
import { raidAtHand } from '../../src/cli/named/raid-file.ts'
import { beings, cardCues } from '../../src/raid/art.ts'
import { readRaid } from '../../src/raid/read.ts'
import { cueNames } from '../../src/sound/cues.ts'
import { bounds } from '../../src/state/bounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-art-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const u32 = (n: number): number[] => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]

/** The beginnings of files of each kind, of this width and height. */
const png = (w: number, h: number) => bytes('\x89PNG\r\n\x1a\n', u32(13), 'IHDR', u32(w), u32(h), [8, 6, 0, 0, 0])
const jpeg = (w: number, h: number) =>
  bytes([255, 216, 255, 224, 0, 4, 0, 0, 255, 192, 0, 17, 8, h >> 8, h & 255, w >> 8, w & 255, 3, 0, 0, 0, 0])
const webp = (w: number, h: number) =>
  bytes('RIFF', u32(0), 'WEBPVP8X', u32(0), u32(0), [(w - 1) & 255, (w - 1) >> 8, 0, (h - 1) & 255, (h - 1) >> 8, 0])
const avif = (w: number, h: number) => bytes(u32(24), 'ftypavif', u32(0), u32(20), 'ispe', u32(0), u32(w), u32(h))
const pictures = { png, jpeg, webp, avif }
const sounds = {
  ogg: bytes('OggS', u32(0)),
  mpeg: bytes('ID3', u32(0)),
  wav: bytes('RIFF', u32(0), 'WAVE'),
  webm: bytes([0x1a, 0x45, 0xdf, 0xa3], u32(0)),
}
const uri = (type: string, data: Buffer): string => `data:${type};base64,${data.toString('base64')}`
const mine = { by: 'Ann', licence: 'CC0-1.0' }

const raid = newRaid('golem-yard')
const wrong = (art: unknown): string[] => {
  const read = readRaid({ ...raid, art })
  return 'problems' in read ? read.problems.map(({ where, what, fix }) => `${where}: ${what}. ${fix}`) : []
}
const picture = (data: string, more: object = mine) => wrong({ pictures: { Stamp: { data, ...more } } }).join('\n')

test('the beings and cues that a raid may name are those of board and sound', () => {
  expect([...beings].sort()).toEqual([...kinds].sort())
  expect(cardCues.filter((name) => !cueNames.includes(name))).toEqual([])
})

test('beings, emblems and cues are picked by name, for cards of the raid', () => {
  expect(
    wrong({ beings: { 'Golem’s Heart': 'lord' }, emblems: { Stamp: 'trample' }, cues: { Stamp: 'fall' } }),
  ).toEqual([])
  expect(wrong({ beings: { Stamp: 'dragn' } })).toEqual([
    'golem-yard.art.beings["Stamp"]: "dragn" is not known. Did you mean "dragon"?',
  ])
  expect(wrong({ cues: { Stamp: 7 } })[0]).toContain('7 is not known')
  expect(wrong({ emblems: { Stamp: '../x' } })[0]).toContain('not the name of an emblem')
  expect(wrong({ emblems: { Stamp: 'dragon-breth' } })[0]).toContain('Did you mean "dragon-breath"?')
  expect(wrong({ beings: { Stomp: 'lord' } })[0]).toContain('"Stomp" is not a card of this raid. Did you mean "Stamp"?')
  expect(wrong({ picturs: {} })[0]).toContain('"picturs" is no part of the art. Did you mean "pictures"?')
  expect(wrong([])[0]).toContain('it is not a record')
  expect(wrong({ beings: 'lord' })[0]).toContain('it is not a record')
})

test.each(Object.entries(pictures))('a picture may be %s, of a known and limited size', (kind, make) => {
  expect(picture(uri(`image/${kind}`, make(640, 480)))).toBe('')
  expect(picture(uri(`image/${kind}`, make(2048, 2049)))).toContain(
    '2048 × 2049 pixels. Scale it to at most 2048 × 2048.',
  )
  expect(picture(uri(`image/${kind}`, make(640, 480).subarray(0, 15)))).toContain('can’t be read')
  expect(picture(uri('image/gif', make(640, 480)))).toContain(`it says that it is something else than ${kind}`)
})

test.each(Object.entries(sounds))('a sound may be %s', (kind, data) => {
  expect(wrong({ sounds: { Stamp: { data: uri(`audio/${kind}`, data), ...mine } } })).toEqual([])
  expect(picture(uri(`audio/${kind}`, data))).toContain('it is not one of png, jpeg, webp, avif')
})

test('there are so many sounds, and no more', () => {
  const many = (n: number) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`S${i}`, { data: uri('audio/ogg', sounds.ogg), ...mine }]))
  expect(wrong({ sounds: many(bounds.art.sounds + 1) })[0]).toMatch(/sounds: too many of them/)
  expect(wrong({ sounds: many(bounds.art.sounds) }).join(' ')).not.toContain('too many')
})

test('what a picture is does not depend on what it says', () => {
  expect(picture(uri('image/png', bytes('<svg onload="alert(1)">')))).toContain('it is not one of')
  expect(picture('https://example.org/spy.png')).toContain('it is not a data URI')
  expect(picture('data:image/png;base64,%%%')).toContain('it is not one of')
  expect(picture(uri('image/png', png(1, 1)), { by: 'Ann' })).toContain('licence: it is missing')
  expect(picture(uri('image/png', png(1, 1)), { ...mine, by: ' ' })).toContain('by: it is missing')
  expect(picture(uri('image/png', png(1, 1)), { ...mine, href: 'x' })).toContain('no such part')
  expect(wrong({ pictures: { Stamp: { file: 'art/x.png', ...mine } } })[0]).toContain('not read here. Pack the raid')
})

test('each picture and sound is limited, and all of them together', () => {
  const large = (n: number): string => uri('image/png', Buffer.concat([png(9, 9), Buffer.alloc(n)]))
  expect(picture(large(bounds.art.picture))).toContain('larger than 512 kB')
  const data = large(bounds.art.picture - 100)
  const heaps = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`Card ${i}`, { data, ...mine }]))
  const cards = Object.keys(heaps).map((name) => ({ ...raid.cards[2], name }))
  const read = readRaid({ ...raid, cards: [...raid.cards, ...cards], art: { pictures: heaps } })
  expect('problems' in read && read.problems.map(({ what }) => what)).toEqual(['larger than 8 MB in all'])
})

test('files beside a raid become part of it as it is packed, and files again as it is unpacked', async () => {
  const home = join(folder, 'yard')
  mkdirSync(join(home, 'art'), { recursive: true })
  writeFileSync(join(home, 'art/fist.png'), png(64, 64))
  writeFileSync(join(home, 'art/fist.ogg'), sounds.ogg)
  const write = (file: string): void =>
    writeFileSync(
      join(home, 'raid.json'),
      JSON.stringify({
        ...raid,
        art: { pictures: { Stamp: { file, ...mine } }, sounds: { Stamp: { file: 'art/fist.ogg', ...mine } } },
      }),
    )
  write('art/fist.png')
  const { raid: read } = await raidAtHand(home)
  expect(read.art?.pictures?.Stamp).toEqual({ data: uri('image/png', png(64, 64)), ...mine })
  const [file, back] = [join(folder, 'yard.raid.json'), join(folder, 'back')]
  await pack(home, { out: file })
  await unpack(file, { out: back })
  expect(readFileSync(join(back, 'art/stamp.png'))).toEqual(png(64, 64))
  expect(readFileSync(join(back, 'art/stamp.ogg'))).toEqual(sounds.ogg)
  expect(readFileSync(join(back, 'raid.ts'), 'utf8')).toContain("file: 'art/stamp.png'")
  const packed = readFileSync(file, 'utf8')
  await pack(back, { out: file, force: true })
  expect(readFileSync(file, 'utf8')).toBe(packed)

  for (const [outside, why] of [
    ['../secret.png', 'lies outside'],
    [join(folder, 'secret.png'), 'no file|lies outside'],
    ['art/none.png', 'there is no file'],
    ['raid.json', 'no picture or sound'],
  ] as const) {
    writeFileSync(join(folder, 'secret.png'), png(1, 1))
    write(outside)
    await expect(raidAtHand(home)).rejects.toThrow(new RegExp(why))
  }
  symlinkSync(join(folder, 'secret.png'), join(home, 'art/link.png'))
  write('art/link.png')
  await expect(raidAtHand(home)).rejects.toThrow('lies outside')
})
