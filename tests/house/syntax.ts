/** The project as the compiler sees it: parsed files with the types of their expressions. */
import { relative, sep } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker } from 'typescript/unstable/sync'
import { root } from './source.ts'

export interface Parsed {
  /** From the project's folder, with slashes. */
  path: string
  file: SourceFile
  text: string
}

export interface Project {
  files: readonly Parsed[]
  checker: Checker
  close(): void
}

/** The files of src; `folder` is the project's. `close` ends the compiler's process. */
export function readProject(folder = root): Project {
  const api = new API({ cwd: folder })
  const [project] = api.updateSnapshot({ openProjects: [`${folder}tsconfig.json`] }).getProjects()
  if (!project) throw new Error(`${folder}tsconfig.json is no project`)
  const files = project.program.getSourceFileNames().flatMap((name): Parsed[] => {
    const path = relative(folder, name).split(sep).join('/')
    const file = path.startsWith('src/') ? project.program.getSourceFile(name) : undefined
    return file ? [{ path, file, text: file.text }] : []
  })
  return { files, checker: project.checker, close: () => api.close() }
}

/** Every node of a file, the outer ones first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  const below: Node[] = []
  node.forEachChild((child) => {
    below.push(child)
    return undefined
  })
  for (const child of below) yield* nodesOf(child)
}

export const lineOf = ({ text }: Parsed, at: number): number => text.slice(0, at).split('\n').length
