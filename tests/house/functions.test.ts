import { afterAll, expect, test } from 'vitest'
import { functionsIn } from './functions.ts'
import { readProject } from './syntax.ts'

const project = readProject()
afterAll(() => project.close())

const functions = project.files.flatMap(functionsIn)

test('no function is longer than 80 lines', () => {
  expect(functions.length).toBeGreaterThan(4000)
  expect(functions.filter(({ lines }) => lines > 80)).toEqual([])
})

test('no function has more than five parameters', () => {
  expect(functions.filter(({ parameters }) => parameters > 5)).toEqual([])
})
