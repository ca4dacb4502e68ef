import {
  isArrowFunction,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
} from 'typescript/unstable/ast/is'
import { lineOf, nodesOf, type Parsed } from './syntax.ts'

export interface FunctionSize {
  /** Where it begins: 'src/rules/601-proposal.ts:28'. */
  at: string
  lines: number
  parameters: number
}

/** The functions of a file with a body: where they begin, how many lines they have, and how many parameters. */
export const functionsIn = (file: Parsed): FunctionSize[] =>
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
