import { expect, test } from 'vitest'
import { raid } from './raid.ts'

const SLOW = 60_000
const words = ['play', 'onyxias-lair', '--raiders', '2', '--seed', '4', '--json']

interface Line {
  type: string
  seat: number
  did: string
  why: string | null
  kept: string[]
  event: { on: string; text: string; names: Record<string, string> }
}

test(
  'the reasons of others never name what is hidden; they are told once the raid is over',
  async () => {
    const { out } = await raid([...words, '--seat', 'none'])
    const lines: Line[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const told = lines.flatMap(({ type, event }) => (type === 'event' && event.text ? [event] : []))
    for (const { text } of told) expect(text).toMatch(/^[A-Z0-9].*[.!?]$/)
    // R201.2a: everybody saw which event becomes a resource; R100.3: of what a Boss player draws nobody else sees a thing.
    expect(told.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^[A-Z].+ joins Onyxia's resources \(\d+\)\.$/),
    )
    for (const { on, names, text } of told) if (on === 'draw') expect({ text, names }).toEqual({ text, names: {} })
    const moves = lines.filter(({ type }) => type === 'move')
    const hidden = moves.filter(({ why }) => why === null)
    expect(hidden.length).toBeGreaterThan(0)
    expect(lines.at(-1)?.kept).toHaveLength(hidden.length)
    for (const { did, why } of moves) {
      if (did.startsWith('Resource: ')) expect({ did, why }).toEqual({ did: 'Resource: a card', why: null })
    }
  },
  SLOW,
)
