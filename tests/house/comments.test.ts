/** Doc comments state what the code does: no noun clause opens one ("What a card says"), and no paragraph is longer than 160 letters. */
import { expect, test } from 'vitest'
import { type Source, sources } from './source.ts'

const longest = 160
/** Folders whose comments are still to be revised. */
const left = /^src\/(?:players|board\/art\/beings)\//
const docs = sources('src', 'raids')
  .filter(({ path }) => !left.test(path))
  .flatMap(docsOf)

interface Doc {
  at: string
  paragraphs: readonly string[]
}

function docsOf({ path, comments }: Source): Doc[] {
  const found: { at: string; lines: string[] }[] = []
  let isOpen = false
  for (const { line, text } of comments) {
    if (text.startsWith('/**')) found.push({ at: `${path}:${line}`, lines: [] })
    if (isOpen || text.startsWith('/**')) {
      found.at(-1)?.lines.push(text.replace(/^\s*(?:\/\*)?\*+(?!\/)|\*\/$/g, '').trim())
      isOpen = !text.endsWith('*/')
    }
  }
  return found.map(({ at, lines }) => ({ at, paragraphs: paragraphsOf(lines) }))
}

/** A paragraph ends with its sentence at the end of a line, and before a tag or an entry of a list. */
function paragraphsOf(lines: readonly string[]): string[] {
  const parts = lines.join('\n').split(/(?<=[.:;])\n|\n(?=@|- |\n)/)
  return parts.map((text) => text.replaceAll('\n', ' ').trim()).filter((text) => text !== '')
}

test('no doc comment opens with a noun clause', () => {
  const opens =
    /^(?:\S*\d\S*(?:, \S*\d\S*)*: )?(?:(?:At|By|For|From|In|Of|On|To|With) )?(?:what|where|how|which|who|whom|whose)\b(?! \S+\?)/i
  const opening = docs.flatMap(({ at, paragraphs: [first = ''] }) => (opens.test(first) ? [`${at} ${first}`] : []))
  expect(opening).toEqual([])
})

test('no paragraph of a doc comment is longer than 160 letters', () => {
  const long = docs.flatMap(({ at, paragraphs }) =>
    paragraphs.flatMap((text) => (text.length > longest ? [`${at} ${text}`] : [])),
  )
  expect(long).toEqual([])
  expect(docs.length).toBeGreaterThan(6000)
})
