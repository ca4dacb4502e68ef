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
}

test(
  'the reasons of others never name what is hidden; they are told once the raid is over',
  async () => {
    const { out } = await raid([...words, '--seat', 'none'])
    const lines: Line[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const moves = lines.filter(({ type }) => type === 'move')
    const hidden = moves.filter(({ why }) => why === null)
    expect(hidden.length).toBeGreaterThan(0)
    expect(lines.at(-1)?.kept).toHaveLength(hidden.length)
    for (const { did, why } of moves) {
      if (/face down/.test(did))
        expect({ did, why }).toEqual({ did: 'Place a card as a resource, face down', why: null })
    }
  },
  SLOW,
)
