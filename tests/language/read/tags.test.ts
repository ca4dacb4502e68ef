/** The words of a type line as tags (202.1a). */
import { expect, test } from 'vitest'
import { lineOf } from '../../../src/language/read/rows.ts'
import { tagsOfLine } from '../../../src/language/tags.ts'

test.each([
  ['Voidwalker Demon', ['Voidwalker', 'Demon']],
  ['Broken Elder Sage', ['Broken', 'Elder Sage']],
  ['Djinni Air Elemental', ['Djinni', 'Air Elemental']],
  ['Black dragonkin', ['Black Dragonkin']],
  ['Beast mastery', ['Beast Mastery']],
  ['Keeper of the Grove', ['Keeper of the Grove']],
  ['Fire Totem (1)', ['Fire Totem (1)']],
  ["Lil' XT (1)", ["Lil' XT (1)"]],
  ['Finishing Move', ['Finishing Move']],
  ['', []],
])('202.1a each word is a tag, but for those of several words: %s', (line, tags) => {
  expect(tagsOfLine(line)).toEqual(tags)
})

test('202.1a a row’s columns are split the same way; the kind of a weapon is no tag', () => {
  const row = { name: 'One', type: 'Ally', race: 'Felguard Demon', subtype: 'Pet (1)', rules: '' }
  expect(lineOf(row)).toMatchObject({ tags: ['Felguard', 'Demon', 'Pet (1)'] })
  const blade = { name: 'Two', type: 'Equipment', subtype: '1H Weapon', subtype2: 'Warglaive Sword', rules: '' }
  expect(lineOf(blade)).toMatchObject({ type: 'weapon', tags: ['One-Handed', 'Warglaive', 'Sword'] })
  const spells = { name: 'Three', type: 'Ability', subtype: 'Arms, Combat', subtype2: 'restoration', rules: '' }
  expect(lineOf(spells)).toMatchObject({ tags: ['Arms', 'Combat', 'Restoration'] })
})
