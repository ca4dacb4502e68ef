import { expect, test } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { type ClipMoment, type ClipPart, lengths } from '../../src/board/motion/clip.ts'
import { longest, plan } from '../../src/board/motion/plan.ts'
import { pose } from '../../src/board/motion/pose.ts'
import { keyed } from '../../src/board/motion/tracks.ts'
import { library } from '../../src/content.ts'
import { choose, decision, events, glance, start, view } from '../../src/engine/index.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { kit, momentOf, sceneOf } from './fixture.ts'

const printed = printedCards(library, 'onyxia')
const spread = 161

/** Names that a part shows. */
const namesIn = (part: ClipPart): string[] => {
  const show = part.do === 'fly' ? part.show : part.do === 'present' ? part.card.show : null
  return show?.kind === 'card' && !show.face.hidden ? [show.face.name] : []
}

test('a raid as one seat sees it: every step begins and ends as the table lies, takes its time, and tells no secret', () => {
  const decks = ['warrax', 'boris', 'litori'].map(
    (name) => library.decks.find(({ id }) => id.includes(name)) ?? library.decks[0],
  )
  const raiders = decks.map(({ id }, i) => ({ name: `R${i}`, deck: id }))
  const game = start(library, { raid: library.raids[0].id, raiders, seed: 5 }, { events: true })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 5, library))
  const all: GameEvent[] = []
  const momentNow = (): ClipMoment =>
    momentOf(sceneOf(view(game, 1), { stages: 3, events: all }), undefined, { ...kit, printed })
  const seen = new Map<string, number>()
  let before = momentNow()
  for (let n = 0; n < 420; n++) {
    const open = decision(game)
    if (!open) break
    const { answer } = players[open.seat].choose(glance(game, open.seat), open)
    const quiet = !open.matters || open.answers[answer].do === 'pass'
    if (!quiet) {
      const news = events(game, all.length, 1)
      all.push(...news)
      const after = momentNow()
      const made = plan(before, after, news, { ...kit, printed })
      for (const { kind, time, parts } of made.clips) {
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
        expect(time).toBeGreaterThanOrEqual(lengths[kind])
        expect(time).toBeLessThanOrEqual(kind === 'present' ? 7000 : lengths[kind] + spread)
        for (const { part } of parts)
          for (const rect of ['rect', 'from', 'to'].flatMap((role) => (role in part ? [(part as never)[role]] : [])))
            expect(Object.values(rect).every(Number.isFinite)).toBe(true)
      }
      const read = made.clips.reduce((sum, { kind, time }) => sum + (kind === 'present' ? time : 0), 0)
      expect(made.clips.at(-1)?.at ?? 0).toBeLessThanOrEqual(longest + read)
      const known = new Set([
        ...[before, after].flatMap(({ scene }) =>
          Object.values(scene.view.cards).flatMap(({ def }) => (def ? [def] : [])),
        ),
        ...news.flatMap(({ names }) => Object.values(names)),
      ])
      for (const name of made.clips.flatMap(({ parts }) => parts.flatMap(({ part }) => namesIn(part))))
        expect(known, `${name} is known to the viewer`).toContain(name)
      const there = keyed(after.places)
      for (const calm of [false, true]) {
        const { drawn } = pose(made, made.time + 400, calm)
        expect(drawn.map(({ key }) => key).sort()).toEqual([...there.keys()].sort())
        for (const one of drawn) expect(one.show).toEqual(there.get(one.key)?.show)
      }
      const shownAt = pose(made, made.time / 2, false).drawn
      expect(shownAt.every(({ x, y, wide, high, alpha }) => [x, y, wide, high, alpha].every(Number.isFinite))).toBe(
        true,
      )
      before = after
    }
    choose(game, answer)
  }
  for (const kind of [
    'draw',
    'play',
    'place',
    'resolve',
    'enter',
    'attack',
    'packet',
    'exhaust',
    'ready',
    'destroy',
    'present',
    'turnStart',
  ])
    expect([...seen.keys()]).toContain(kind)
})
