import { expect, test } from 'vitest'
import { referencePage } from '../../reference-page.ts'
import { words } from '../../src/raid/reference.ts'

test('the reference page has every word at an anchor of its own', () => {
  const page = referencePage()
  for (const { id } of words()) expect(page.split(` id="${id}"`)).toHaveLength(2)
  expect(page).toContain('<h3><a href="#deal">deal</a></h3>')
})
