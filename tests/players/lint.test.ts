/** The raid linter reads tactics, too: each wrong word and each piece of advice that can never apply, with its place and a fix. */
import { expect, test } from 'vitest'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { lintRaid } from '../../src/raid/lint.ts'

const plain = 'Advice.'
const say = 'A reason.'
const lint = (tactics: readonly unknown[], raid: typeof moltenCore = moltenCore) =>
  lintRaid({ ...raid, tactics: tactics as never }).map(({ where, what, fix }) => `${where} ${what} ${fix}`)

test('the tactics of the house’s raids are sound', () => {
  expect([moltenCore, onyxiasLair].flatMap((raid) => lintRaid(raid))).toEqual([])
})

test.each([
  [{ plain, say, paly: 'Inspire' }, 'molten-core.tactics[0].paly it is no tactic Did you mean "play"?'],
  [{ plain, say, play: 'Inspir' }, 'tactics[0].play "Inspir" is not a card of this raid. Did you mean "Inspire"?'],
  [{ plain, say, play: 'Inspire', hold: 'Inspire' }, 'tactics[0].hold "hold" is not known here'],
  [
    { plain, say, play: 'Inspire', if: 'hero redy' },
    'tactics[0].if "hero redy" is no circumstance Did you mean "hero ready"?',
  ],
  [{ plain, say, play: 'Inspire', if: ['resources', '=>', 5] }, 'tactics[0].if[1] "=>" is no comparison'],
  [
    { plain, say, play: 'Inspire', if: ['resource', '>', 5] },
    'tactics[0].if[0] "resource" is no measure Did you mean "resources"?',
  ],
  [
    { plain, say, play: 'Inspire', if: { contols: 'Garr' } },
    'tactics[0].if.contols it is no situation Did you mean "controls"?',
  ],
  [
    { plain, say, play: 'Inspire', if: { controls: 'Gar' } },
    'tactics[0].if.controls "Gar" is not a card of this raid. Did you mean "Garr"?',
  ],
  [
    { plain, say, play: 'Inspire', if: [{ deck: 'runes' }, '=', 0] },
    'tactics[0].if "runes" is not one of the decks. Did you mean "rune"?',
  ],
  [
    { plain, say, for: 'Lava Pool', aim: { only: 'heros' } },
    'tactics[0].aim.only "heros" is no kind of object Did you mean "hero"?',
  ],
  [
    { plain, say: 'On {taget}.', drop: 'Inspire' },
    'tactics[0].say "{taget}" is filled in by nothing Did you mean "{target}"?',
  ],
  [{ plain: 'Advice', say, drop: 'Inspire' }, 'tactics[0].plain "Advice" is no sentence End it with a full stop.'],
  [{ plain, drop: 'Inspire' }, 'tactics[0] "say" is missing Add "say".'],
])('words that nobody knows: %j', (tactic, problem) => {
  expect(lint([tactic]).join('\n')).toContain(problem)
})

test.each([
  [{ plain, say, play: 'Garr' }, '"Garr" is never played from a hand. Say "use"'],
  [{ plain, say, use: 'Inspire' }, '"Inspire" has no power that could be used.'],
  [{ plain, say, stay: 'Inspire' }, '"Inspire" never attacks.'],
  [{ plain, say, drop: 'Rune of Zeth' }, '"Rune of Zeth" is never in a hand.'],
  [{ plain, say, for: 'Magma Blast', aim: {} }, '"Magma Blast" never asks for an object.'],
  [{ plain, say, for: 'Lava Pool', answer: 'yes' }, '"Lava Pool" never asks whether it is done.'],
  [{ plain, say, play: 'Inspire', if: ['stage', '>', 10] }, 'no stage of this raid is > 10. Its stages: 1, 2,'],
  [{ plain, say, play: 'Inspire', if: { next: 'Lava Pool' } }, '"Lava Pool" is in no deck that lies in order'],
  [
    { plain, say, play: 'Inspire', if: { all: ['hero ready', { not: 'hero ready' }] } },
    'tactics[0].if can never be so: one part says the opposite of another.',
  ],
])('advice that can never apply: %j', (tactic, problem) => {
  expect(lint([tactic]).join('\n')).toContain(problem)
})

test('what an earlier tactic always decides', () => {
  const hold = { plain, say, hold: 'Inspire' }
  const dead = 'tactics[1] can never apply: tactics[0] comes before it and always decides.'
  expect(lint([hold, { plain, say, play: 'Inspire' }]).join()).toContain(dead)
  expect(lint([{ plain, say, play: 'Inspire' }, hold])).toEqual([])
  const aim = (only?: string) => ({ plain, say, for: 'Living Bomb', aim: only ? { only } : {} })
  expect(lint([aim(), aim('ally')]).join()).toContain(dead)
  expect(lint([aim('ally'), aim()])).toEqual([])
})
