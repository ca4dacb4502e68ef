import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import icons from '../../assets/icons.json'
import { creditsOf } from '../../src/app/help/credits.tsx'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { compose, type Subject } from '../../src/board/art/compose.ts'
import { emblemNames, emblemsOf } from '../../src/board/art/emblems.ts'
import { ringOf } from '../../src/board/art/marks.ts'
import { classPaths, crestPaths, damagePaths } from '../../src/board/art/signs.ts'
import { seedOf } from '../../src/board/seed.ts'
import {
  borders,
  classColors,
  colors,
  damageColors,
  lightOf,
  lights,
  lineLight,
  plateCover,
} from '../../src/board/theme.ts'
import { library } from '../../src/content.ts'
import { emblems } from '../../src/raid/emblems.ts'

const [raid] = library.raids
const printed = printedCards(library, raid.id)
const subjects = [...raid.cards, ...library.cards].map((card): Subject => {
  const { name, frame, classes = [], tags = [] } = printed(card.name)!
  const damageTypes = card.damageType ? [card.damageType] : []
  return { name, frame, classes, tags, damageTypes, type: [card.type].flat()[0] }
})

/** Contrast of two colors by WCAG 2. */
function contrast(a: number, b: number): number {
  const luminance = (color: number): number => {
    const [red, green, blue] = [16, 8, 0].map((shift) => {
      const part = ((color >> shift) & 255) / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('pictures of cards', () => {
  test('the same card always has the same picture', () => {
    for (const card of subjects) expect(compose(structuredClone(card))).toEqual(compose(card))
    const first = compose(subjects[0])
    expect([first.icon, first.seed]).toEqual([
      emblemsOf(subjects[0], seedOf(subjects[0].name) >>> 4).icon,
      seedOf(subjects[0].name),
    ])
  })

  test('cards can be told apart: of a hundred, hardly two have emblem, color and ground in common', () => {
    const looks = subjects.map((card) => {
      const { icon, hue, ground, mirrored } = compose(card)
      return [icon, Math.round(hue / 12), ground, mirrored].join()
    })
    expect(subjects.length - new Set(looks).size).toBeLessThanOrEqual(subjects.length * 0.02)
  })

  test('every emblem that can be asked for is kept, and no other', () => {
    expect(Object.keys(icons).sort()).toEqual([...emblemNames].sort())
    expect(emblems).toEqual(Object.keys(icons))
    for (const card of subjects) expect(Object.keys(icons)).toContain(compose(card).icon)
  })

  test.each([
    ['Brightbeard', 'ally', ['Dwarf'], 'a bear is none in a beard'],
    ['Nobody', 'ability', [], 'what is not known has a picture too'],
    ['', '', [], 'a card without a name'],
  ])('%s (%s): %s', (name, type, tags) => {
    const { icon } = emblemsOf({ name, type, frame: '', classes: [], tags }, 1)
    expect(Object.keys(icons)).toContain(icon)
    expect(icon).not.toContain('bear-')
  })

  test('the Boss of a raid of dragons is a dragon, in every stage', () => {
    for (const boss of subjects.filter(({ type, frame }) => type === 'hero' && frame === 'Boss'))
      expect(compose(boss).icon).toBe('spiked-dragon-head')
  })
})

test('the table is written with letters that its own font has; all other signs are drawn', () => {
  const folder = fileURLToPath(new URL('../../src/board', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const strange = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return [...(code.match(/[^\x20-\x7e\n·×–’“”…›−≤]/g) ?? [])].map((letter) => `${file}: ${letter}`)
  })
  expect(files.length).toBeGreaterThan(50)
  expect(strange).toEqual([])
})

describe('colors', () => {
  const pairs: [string, number, number][] = [
    ...(['text', 'soft', 'gold', 'reason', 'attack', 'defend', 'good', 'hurt'] as const).flatMap((ink) =>
      (['ground', 'panel', 'panelLit', 'quiet'] as const).map((under): [string, number, number] => [
        `${ink} on ${under}`,
        colors[ink],
        colors[under],
      ]),
    ),
    ['text on a button', colors.text, colors.button],
    ['soft on a button', colors.soft, colors.button],
    ['text on Pass', colors.text, colors.pass],
    ['soft on Pass', colors.soft, colors.pass],
    ['ink on parchment', colors.ink, colors.parchment],
  ]

  test.each(pairs)('%s can be read (AA)', (_, ink, under) => {
    expect(contrast(ink, under)).toBeGreaterThanOrEqual(4.5)
  })

  /** A color over another, as far as it covers it. */
  const over = (a: number, part: number, b: number): number =>
    [16, 8, 0].reduce((sum, shift) => {
      const [x, y] = [(a >> shift) & 255, (b >> shift) & 255]
      return sum | (Math.round(x * part + y * (1 - part)) << shift)
    }, 0)
  const hslColor = (hue: number, s: number, l: number): number => {
    const f = (n: number): number => {
      const k = (n + hue / 30) % 12
      return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
    }
    return (f(0) << 16) | (f(8) << 8) | f(4)
  }

  const inks = ['text', 'soft', 'gold', 'reason', 'attack', 'defend', 'good', 'hurt'] as const
  test.each(lights)('words on a plate through which the hall shines can be read in the light of $name', ({ color }) => {
    const hall = over(color, 0.62, 0x0d0a09)
    for (const plate of [colors.panel, colors.panelLit])
      for (const ink of inks)
        expect(contrast(colors[ink], over(plate, plateCover, hall)), ink).toBeGreaterThanOrEqual(4.5)
  })

  test('words on lines, plates and feet of cards and on chips can be read over any picture', () => {
    for (let hue = 0; hue < 360; hue += 10)
      expect(contrast(colors.text, hslColor(hue, 0.55, lineLight)), `${hue}`).toBeGreaterThanOrEqual(4.5)
    const white = 0xffffff
    for (const ink of ['text', 'soft', 'hurt', 'gold', 'cost'] as const) {
      expect(contrast(colors[ink], over(0x221c19, 0.93, white)), ink).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors[ink], over(0x0a0705, 0.78, white)), ink).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colors[ink], over(0x0e0a08, 0.88, white)), ink).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colors.faint, colors.panel)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.attack, over(colors.ground, 0.92, white))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(0x1a120a, colors.cost)).toBeGreaterThanOrEqual(4.5)
    for (const ink of [colors.text, colors.soft]) expect(contrast(ink, 0x453a5c)).toBeGreaterThanOrEqual(4.5) // strips
  })

  test('what can be chosen, is chosen, attacks or defends differs by form, not by color alone', () => {
    const all = [
      ringOf('', { lit: false, picked: true }),
      ringOf('attacker', { lit: true, picked: false }),
      ringOf('proposed attacker', { lit: false, picked: false }),
      ringOf('defender', { lit: false, picked: false }),
    ]
    expect(all.map((ring) => ring?.as)).toEqual(['picked', 'lit', 'attacker', 'defender'])
    expect(new Set(all.map((ring) => ring?.badge)).size).toBe(4)
    expect(ringOf('', { lit: false, picked: false })).toBeNull()
  })

  test('each faction and each class has a shape of its own', () => {
    expect(Object.keys(classPaths).sort()).toEqual(Object.keys(classColors).sort())
    expect(new Set(Object.values(classPaths)).size).toBe(9)
    expect(Object.keys(crestPaths)).toEqual([...Object.keys(borders), ''])
    expect(new Set(Object.values(crestPaths)).size).toBe(4)
  })

  test('signs stand out from the panels, and each damage type has a shape of its own', () => {
    for (const color of [...Object.values(damageColors), ...Object.values(classColors), colors.health, colors.armor])
      expect(contrast(color, colors.panel)).toBeGreaterThanOrEqual(3)
    expect(new Set(Object.values(damagePaths)).size).toBe(8)
    expect(Object.keys(damagePaths).sort()).toEqual(Object.keys(damageColors).sort())
  })

  test('each stage has a light', () => {
    expect(lights.slice(0, 4).map(({ name }) => name)).toEqual(['ember', 'magma', 'fel', 'shadow'])
    expect([0, 1, 2, 5].map((stage) => lightOf(stage).name)).toEqual(['ember', 'ember', 'magma', 'ember'])
  })

  test('each element that shines has a light', () => {
    const named = Object.keys(damageColors).map((type) => lightOf(1, type).name)
    expect(new Set(named)).toEqual(new Set(['arcane', 'ember', 'frost', 'holy', 'fel', 'shadow']))
    expect(new Set([0, 1, 2].map((seed) => lightOf(1, 'fire', seed).name))).toEqual(new Set(['ember', 'magma']))
  })
})

test('credits name each author once for each origin', () => {
  const line = { origin: 'a', licence: 'MIT', author: 'x' }
  const credits = creditsOf([
    { file: '1', ...line },
    { file: '2', ...line },
    { file: '3', ...line, author: 'y' },
  ])
  expect(credits.map(({ author, files }) => [author, ...files])).toEqual([
    ['x', '1', '2'],
    ['y', '3'],
  ])
})
