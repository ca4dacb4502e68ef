import {
  isArrowFunction,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
} from 'typescript/unstable/ast/is'
import { afterAll, expect, test } from 'vitest'
import { lineOf, nodesOf, type Parsed, readCore } from './syntax.ts'

const core = readCore()
afterAll(() => core.close())

/** The functions of a file with a body: where they begin, how many lines they have, and how many parameters. */
const functionsIn = (file: Parsed): { at: string; lines: number; parameters: number }[] =>
  [...nodesOf(file.file)].flatMap((node) => {
    const is =
      isArrowFunction(node) ||
      isConstructorDeclaration(node) ||
      isFunctionDeclaration(node) ||
      isFunctionExpression(node) ||
      isMethodDeclaration(node)
    if (!is || !node.body) return []
    const at = lineOf(file, node.body.pos + 1)
    return [
      { at: `${file.path}:${at}`, lines: lineOf(file, node.body.end) - at + 1, parameters: node.parameters.length },
    ]
  })

const functions = core.files.flatMap(functionsIn)

test('no function of the core is longer than 80 lines', () => {
  expect(functions.length).toBeGreaterThan(3000)
  expect(functions.filter(({ lines }) => lines > 80)).toEqual([])
})

test('no function of the core has more than five parameters', () => {
  expect(functions.filter(({ parameters }) => parameters > 5)).toEqual([])
})
