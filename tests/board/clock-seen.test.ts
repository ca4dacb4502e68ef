/** Nothing that is said covers what the raid counts: at usual sizes, with one to five raiders, in each raid. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Size } from '../../src/board/places/layout.ts'
import type { Rect } from '../../src/board/places/pack.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { Scene } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import { start, view } from '../../src/engine/index.ts'
import { crowded, kit, looking, overlaps, sceneOf, storming } from './fixture.ts'

/** Pages of 1440 by 900, 390 by 844 and 844 by 390, less the bar. */
const sizes = [
  { w: 1440, h: 862 },
  { w: 390, h: 799 },
  { w: 844, h: 345 },
]
const reason =
  'Rampant Destruction now: it hits nine allies, and the raiders have only four resources left for an answer.'
const counting =
  /^(clock|turn|stages|threat$|waits|power|panel:powers|panel:status|text:(counters|pool|raid|next|post))/
const kinds = ['clock', 'looms', 'post', 'pool', 'waits', 'stages']

function* scenes(): Iterable<readonly [string, Scene]> {
  yield ['a storm to come', storming(crowded({ links: 0 }))]
  for (const { id, modes, table, raiders } of library.raids)
    for (let n = raiders.min; n <= raiders.max; n++) {
      const party = library.decks.slice(0, n).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
      const setup = { raid: id, ...(modes?.[0] ? { mode: modes[0].id } : {}), raiders: party, seed: 3 }
      const now = view(start(library, setup, { events: false }), 1)
      const looms = {
        lies: table?.types ?? {},
        stages: 3,
        lastReason: { seat: 0, text: reason },
        lastEvent: 'An event',
      }
      yield [`${id}, ${n} raiders`, sceneOf(now, looms)]
    }
}

const css = readFileSync(new URL('../../src/app/app.css', import.meta.url), 'utf8')
const [wide = 0, upright = 0] = [...css.matchAll(/\.toast \{[^}]*?bottom: (\d+)%/g)].map(([, percent]) =>
  Number(percent),
)

/** Where a refusal is shown for a moment: three lines at most. */
const toast = ({ w, h }: Size): Rect => ({ x: 0, w, y: h * (1 - (w < h ? upright : wide) / 100) - 70, h: 70 })

describe.each(sizes)('on $w by $h', (size) => {
  test('neither a reason, a refusal nor an open party lies over it', () => {
    let said = 0
    for (const [name, scene] of scenes()) {
      const open = size.w < 900 ? 'seat:2' : ''
      const { places } = layOutTable(scene, size, { ...looking, zone: open }, kit)
      const counts = places.filter(({ key, show }) => counting.test(key) || kinds.includes(show.kind))
      expect(counts.length, name).toBeGreaterThan(1)
      const over = places.filter(({ key, show }) => show.kind === 'bubble' || (open && key === 'panel:zone'))
      said += over.length
      for (const { key, rect } of [...over, { key: 'toast', rect: toast(size) }])
        for (const one of counts) expect(overlaps(rect, one.rect), `${name}: ${key} over ${one.key}`).toBe(false)
    }
    expect(said).toBeGreaterThan(5)
  })
})
