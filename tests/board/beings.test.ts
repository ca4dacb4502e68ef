import { describe, expect, test } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { beingOf, type Subject } from '../../src/board/art/beings/being.ts'
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
