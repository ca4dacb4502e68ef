import { isAsExpression, isNonNullExpression, isTypeAssertion } from 'typescript/unstable/ast/is'
import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, nodesOf, type Parsed, readProject } from './syntax.ts'

const project = readProject()
afterAll(() => project.close())

const isConst = ({ text }: Parsed, type: { pos: number; end: number }): boolean =>
  text.slice(type.pos, type.end).trim() === 'const'

/** `x as T` and `<T>x`, but not `as const`. */
const castsIn = (file: Parsed) =>
  [...nodesOf(file.file)].flatMap((node) =>
    (isAsExpression(node) || isTypeAssertion(node)) && !isConst(file, node.type) ? [node] : [],
  )

describe('what the types leave open', () => {
  test('the rules need fewer than 8 casts in 1000 lines', () => {
    const rules = project.files.filter(({ path }) => path.startsWith('src/rules/'))
    const lines = rules.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
    const casts = rules.flatMap((file) => castsIn(file).map((cast) => `${file.path}:${lineOf(file, cast.end)}`))
    expect(lines).toBeGreaterThan(10_000)
    expect(casts.length, casts.join('\n')).toBeLessThan((lines / 1000) * 8)
  })

  test('no cast and no "!" that changes nothing', () => {
    const { checker } = project
    const idle = project.files.flatMap((file) =>
      [...castsIn(file), ...[...nodesOf(file.file)].filter(isNonNullExpression)].flatMap((node) => {
        const [from, to] = [checker.getTypeAtLocation(node.expression), checker.getTypeAtLocation(node)]
        const same = from && to && (from.id === to.id || checker.typeToString(from) === checker.typeToString(to))
        return same ? [`${file.path}:${lineOf(file, node.end)} ${file.text.slice(node.pos, node.end).trim()}`] : []
      }),
    )
    expect(idle).toEqual([])
  })
})
