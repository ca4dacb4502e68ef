import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { beingOf, type Subject } from '../../src/board/art/beings/being.ts'
import { readBeing } from '../../src/board/art/beings/format.ts'
import { kindOf, kinds } from '../../src/board/art/beings/kinds.ts'
import { faceOf } from '../../src/board/places/place.ts'
import type { PrintedFace } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import type { CardView } from '../../src/engine/types.ts'
import { crowded } from './fixture.ts'

const boss = (more: Partial<Subject>): Subject => ({
  name: 'Nobody',
  tags: ['Boss'],
  health: 12,
  element: '',
  keywords: [],
  ...more,
})

describe('what a Boss is', () => {
  test.each([
    [['Black Dragon'], 20, 'dragon'],
    [['Flamewaker'], 6, 'serpent'],
    [['Naga', 'Traitor'], 30, 'serpent'],
    [['Core Hound'], 12, 'hound'],
    [['Elemental'], 14, 'elemental'],
    [['Elemental'], 50, 'lord'],
    [['Giant'], 20, 'giant'],
    [['Abyssal Demon'], 30, 'giant'],
    [['Pit Lord'], 40, 'pitlord'],
    [['Demon'], 40, 'demon'],
    [['Undead Death Knight'], 30, 'shade'],
    [['Mutated Fel Orc'], 30, 'brute'],
    [['Broken'], 7, 'broken'],
    [['Shivan Demon'], 20, 'matron'],
    [['Night Elf Demon', 'Demonhunter'], 50, 'hunter'],
    [['Council'], null, 'council'],
    [['Human'], 30, 'person'],
  ] as const)('with the tags %j and %i health is a %s', (tags, health, kind) => {
    expect(kindOf({ name: 'Nobody', tags, health })).toBe(kind)
    expect(kinds).toContain(kind)
  })

  test.each([
    ['Shrine of Lost Souls', 'shrine'],
    ['Essence of Suffering', 'sorrow'],
    ['Essence of Desire', 'longing'],
    ['Essence of Anger', 'fury'],
  ])('%s, made of souls, shows a face of its own', (name, kind) => {
    expect(kindOf({ name, tags: ['Essence', 'Boss'], health: 10 })).toBe(kind)
  })

  test('is said by its name only where its tags say nothing', () => {
    expect(kindOf({ name: 'The Old Drake', tags: [] })).toBe('dragon')
    expect(kindOf({ name: 'The Old Drake', tags: ['Giant'] })).toBe('giant')
  })

  test('every Boss of every raid is one of these, and the same one at every look', () => {
    for (const raid of library.raids) {
      const printed = printedCards(library, raid.id)
      for (const { name, tags = [], health = null, type } of raid.cards) {
        if (type !== 'hero') continue
        const subject = boss({ name, tags: printed(name)?.tags ?? tags, health })
        expect(beingOf(subject, 1)).toEqual(beingOf(structuredClone(subject), 1))
        expect(kinds).toContain(beingOf(subject, 1).kind)
      }
    }
  })
})

describe('the light of a Boss', () => {
  test('is that of the element its words speak of, else that of the stage, else that of its kind', () => {
    expect(beingOf(boss({ element: 'shadow' }), 1).light.name).toBe('shadow')
    expect(beingOf(boss({}), 3).light.name).toBe('fel')
    expect(beingOf(boss({ tags: ['Demon'] }), 0).light.name).toBe('fel')
    expect(['ember', 'magma']).toContain(beingOf(boss({ tags: ['Giant'] }), 0).light.name)
  })

  test('is read from the side that is up, else from the other one; nobody but a Boss has an element', () => {
    const { view } = crowded()
    const card = (more: Partial<CardView>): CardView => ({ ...view.cards[view.seats[0].hero], ...more })
    const sides = (text: string[]) => (): PrintedFace => ({ name: 'x', line: '', text, frame: 'Boss' })
    const both = sides(['It deals 3 shadow damage to target hero.', 'Other side: It deals 1 fire damage to each ally.'])
    expect(faceOf(card({}), both).element).toBe('shadow')
    expect(faceOf(card({ faceDown: true }), both).element).toBe('fire')
    expect(faceOf(card({}), sides(['Nothing.', 'Other side: 5 arcane damage'])).element).toBe('arcane')
    expect(faceOf(card({ types: ['ally'] }), both).element).toBe('')
  })

  test('a Boss that nothing can reach is under the surface', () => {
    expect(beingOf(boss({ keywords: ['Untargetable'] }), 0).sunk).toBe(true)
    expect(beingOf(boss({}), 0).sunk).toBe(false)
  })
})

const folder = fileURLToPath(new URL('../../assets/beings', import.meta.url))
const fileOf = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

describe('the files of beings', () => {
  test.each([...kinds, 'wings'])('%s fits the schema', (name) => {
    const { title, about, layers } = readBeing(name, fileOf(name))
    expect(title).toMatch(/^[A-Z]/)
    expect(about.length).toBeGreaterThan(10)
    expect(layers.length).toBeGreaterThan(0)
  })

  test('there is one for each kind, and nothing else but wings', () => {
    const there = readdirSync(folder).map((file) => file.replace('.json', ''))
    expect(there.sort()).toEqual([...kinds, 'wings'].sort())
  })

  test.each<[string, (file: ReturnType<typeof fileOf>) => unknown, string]>([
    [
      'a layer of no kind',
      ({ layers }) => Object.assign(layers[1], { do: 'bdy' }),
      'layers.1.do: one of glow, flames,',
    ],
    [
      'a shape that is not there',
      ({ layers }) => Object.assign(layers[1], { shape: 'nek' }),
      'layers.1.shape: "nek" is not there; there are neck,',
    ],
    [
      'a matter that is not there',
      ({ layers }) => Object.assign(layers[1], { of: 'hied' }),
      'layers.1.of: "hied" is not there; there are hide,',
    ],
    [
      'a part that is not there',
      ({ layers }) => layers.push({ do: 'part', part: 'head' }),
      'part: "head" is not there; there are none.',
    ],
    [
      'a shape that nothing paints',
      ({ whole }) => Object.assign(whole, { beard: 'M0,60 L4,80' }),
      'whole.beard: no layer names it.',
    ],
    [
      'a line in another form',
      ({ whole }) => Object.assign(whole, { neck: 'M0,20 C1,2' }),
      'whole.neck: a line is expected here, such as "M0,20',
    ],
    [
      'a hue of no light',
      ({ layers }) => Object.assign(layers[1], { of: ['near', 1] }),
      'layers.1.of.0: a hue is expected here: degrees, or',
    ],
    [
      'a number in words',
      ({ layers }) => Object.assign(layers[0], { alpha: 'bright' }),
      'layers.0.alpha: a number is expected here, or one that grows',
    ],
    [
      'a field of another layer',
      ({ layers }) => Object.assign(layers[1], { tilt: 1 }),
      'layers.1: "tilt" has no meaning here.',
    ],
    ['no name', (file) => Object.assign(file, { title: undefined }), 'title: it is missing.'],
  ])('%s is refused with its place', (_, spoil, said) => {
    const file = fileOf('dragon')
    spoil(file)
    expect(() => readBeing('dragon', file)).toThrow(`assets/beings/dragon.json, `)
    expect(() => readBeing('dragon', file)).toThrow(said)
  })
})
