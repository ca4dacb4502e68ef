import { describe, expect, test } from 'vitest'
import icons from '../../assets/icons.json'
import { creditsOf } from '../../src/app/credits.ts'
import { printedCards } from '../../src/app/printed.ts'
import { compose, type Subject, seedOf } from '../../src/board/art/compose.ts'
import { emblemNames, emblemOf } from '../../src/board/art/emblems.ts'
import { damagePaths } from '../../src/board/art/signs.ts'
import { classColors, colors, damageColors, lightOf, lights } from '../../src/board/theme.ts'
import { library } from '../../src/content.ts'

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
      emblemOf(subjects[0], seedOf(subjects[0].name) >>> 4),
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
    for (const card of subjects) expect(Object.keys(icons)).toContain(compose(card).icon)
  })

  test.each([
    ['Brightbeard', 'ally', ['Dwarf'], 'a bear is none in a beard'],
    ['Nobody', 'ability', [], 'what is not known has a picture too'],
    ['', '', [], 'a card without a name'],
  ])('%s (%s): %s', (name, type, tags) => {
    const icon = emblemOf({ name, type, frame: '', classes: [], tags }, 1)
    expect(Object.keys(icons)).toContain(icon)
    expect(icon).not.toContain('bear-')
  })

  test('the Boss of a raid of dragons is a dragon, in every stage', () => {
    for (const boss of subjects.filter(({ type, frame }) => type === 'hero' && frame === 'Boss'))
      expect(compose(boss).icon).toBe('spiked-dragon-head')
  })
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
