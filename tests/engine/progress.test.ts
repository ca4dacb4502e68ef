/** How far a raid has come, as everybody can see it. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { progress, start } from '../../src/engine/index.ts'
import { instant, withCards } from '../rules/own.ts'
import { table } from '../table/index.ts'

const lib = withCards(
  instant('Nova', { text: [{ do: 'deal', n: 99, by: 'yourHero', to: { is: 'hero', of: 'opponents' } }] }),
)
const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))

describe('progress', () => {
  test.each([
    ['onyxias-lair', 3],
    ['molten-core', 6],
    ['magtheridons-lair', 2],
    ['black-temple', 9],
    ['drowned-bell', 1],
  ])('%s: nothing is done at the start of %i stages', (raid, stages) => {
    const game = start(library, { raid, raiders, seed: 1 }, { events: false })
    expect(progress(game)).toEqual({ past: 0, share: 0, stages, far: 0 })
  })

  test('R203.1 stages that are over count whole, the present one by its damage; a raid that is won, all', () => {
    const t = table({ library: lib, boss: { damage: 5 }, raiders: [{ hand: ['Nova', 'Nova', 'Nova'] }], turn: 'R1' })
    expect(progress(t.game)).toEqual({ past: 0, share: 0.25, stages: 3, far: 0.25 / 3 })
    t.play('Nova').resolve()
    expect(progress(t.game)).toEqual({ past: 1, share: 0, stages: 3, far: 1 / 3 })
    t.play('Nova').resolve()
    t.play('Nova').resolve()
    expect(progress(t.game)).toMatchObject({ past: 2, far: 1 })
  })

  test('at a table without a raid there is no way', () => {
    const two = raiders.slice(0, 2)
    const game = start(library, { players: two, seed: 1 }, { events: false })
    expect(progress(game)).toEqual({ past: 0, share: 0, stages: 0, far: 0 })
  })
})
