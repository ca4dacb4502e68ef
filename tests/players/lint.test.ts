/** The raid linter reads tactics, too: each wrong word and each piece of advice that can never apply, with its place and a fix. */
import { describe, expect, test } from 'vitest'
import { moltenCore } from '../../raids/molten-core/raid.ts'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { linter } from '../../src/raid/lint/report.ts'
import { lintTactics } from '../../src/raid/lint/tactics.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { checkRaid } from '../../src/raid/shape.ts'

const plain = 'Advice.'
const say = 'A reason.'
/** What the linter finds in tactics of a raid that has no other fault. */
function lint(tactics: readonly unknown[], raid: typeof moltenCore = moltenCore): string[] {
  const def = { ...raid, tactics: tactics as never }
  const problems = checkRaid(def)
  if (problems.length === 0) lintTactics(linter(def, [], problems))
  return problems.map(({ where, what, fix }) => `${where} ${what} ${fix}`)
}

test('the tactics of the house’s raids are sound', () => {
  expect([moltenCore, onyxiasLair].flatMap((raid) => lintRaid(raid))).toEqual([])
})

test.each([
  [{ plain, say, paly: 'Inspire' }, 'molten-core.tactics[0].paly it is not a tactic Did you mean "play"?'],
  [{ plain, say, play: 'Inspir' }, 'tactics[0].play "Inspir" is not a card of this raid. Did you mean "Inspire"?'],
  [{ plain, say, play: 'Inspire', hold: 'Inspire' }, 'tactics[0].hold "hold" is not known here'],
  [
    { plain, say, play: 'Inspire', if: 'hero redy' },
    'tactics[0].if "hero redy" is not a circumstance Did you mean "hero ready"?',
  ],
  [{ plain, say, play: 'Inspire', if: ['resources', '=>', 5] }, 'tactics[0].if[1] "=>" is not a comparison'],
  [
    { plain, say, play: 'Inspire', if: ['resource', '>', 5] },
    'tactics[0].if[0] "resource" is not a measure Did you mean "resources"?',
  ],
  [
    { plain, say, play: 'Inspire', if: { contols: 'Garr' } },
    'tactics[0].if.contols it is not a situation Did you mean "controls"?',
  ],
  [
    { plain, say, play: 'Inspire', if: { controls: 'Gar' } },
    'tactics[0].if.controls "Gar" is not a card of this raid. Did you mean "Garr"?',
  ],
  [
    { plain, say, play: 'Inspire', if: [{ deck: 'runes' }, '=', 0] },
    'tactics[0].if[0].deck "runes" is not one of the decks. Did you mean "rune"?',
  ],
  [
    { plain, say, for: 'Lava Pool', aim: { only: 'heros' } },
    'tactics[0].aim.only "heros" is not a kind of object Did you mean "hero"?',
  ],
  [
    { plain, say: 'On {taget}.', drop: 'Inspire' },
    'tactics[0].say "{taget}" is not a known placeholder Did you mean "{target}"?',
  ],
  [{ plain: 'Advice', say, drop: 'Inspire' }, 'tactics[0].plain "Advice" is not a sentence End it with a full stop.'],
  [{ plain, drop: 'Inspire' }, 'tactics[0] "say" is missing Add "say".'],
])('words that nobody knows: %j', (tactic, problem) => {
  expect(lint([tactic]).join('\n')).toContain(problem)
})

test.each([
  [{ plain, say, play: 'Garr' }, '"Garr" is never played from a hand. Write "use"'],
  [{ plain, say, use: 'Inspire' }, '"Inspire" has no power that could be used.'],
  [{ plain, say, stay: 'Inspire' }, '"Inspire" never attacks.'],
  [{ plain, say, drop: 'Rune of Zeth' }, '"Rune of Zeth" is never in a hand.'],
  [{ plain, say, for: 'Magma Blast', aim: {} }, '"Magma Blast" never asks for a target or a choice.'],
  [{ plain, say, for: 'Lava Pool', answer: 'yes' }, '"Lava Pool" never asks a yes-or-no question.'],
  [{ plain, say, play: 'Inspire', if: ['stage', '>', 10] }, 'no stage of this raid is > 10. Its stages: 1, 2,'],
  [{ plain, say, play: 'Inspire', if: { next: 'Lava Pool' } }, '"Lava Pool" is not in an ordered deck'],
  [
    { plain, say, play: 'Inspire', if: { all: ['hero ready', { not: 'hero ready' }] } },
    'tactics[0].if can never be true: one part contradicts another.',
  ],
  [
    { plain, say, play: 'Inspire', if: { all: ['own turn', "another's turn"] } },
    'tactics[0].if can never be true: one part contradicts another.',
  ],
  [{ plain, say, drop: { stage: 'past' } }, 'no card of this raid is confined to a stage.'],
  [{ plain, say, hold: 'Inspire', from: 'use' }, '"Inspire" has no power that could be used.'],
  [{ plain, say, reserve: 'Lucifron' }, '"Lucifron" is neither played nor used.'],
  [{ plain, say, hold: 'Garr', from: 'play' }, '"Garr" is never played from a hand.'],
])('advice that can never apply: %j', (tactic, problem) => {
  expect(lint([tactic]).join('\n')).toContain(problem)
})

describe('what an earlier tactic always decides', () => {
  const dead = 'tactics[1] can never apply: tactics[0] comes before it and always decides.'
  const hold = (hold: string | string[]) => ({ plain, say, hold })
  const play = { plain, say, play: 'Inspire' }
  const use = { plain, say, use: 'Golemagg the Incinerator' }
  const stay = (stay: string | string[]) => ({ plain, say, stay })
  const drop = (drop: string | string[] | object) => ({ plain, say, drop })
  const answer = (name: string, answer = 'yes') => ({ plain, say, for: name, answer })
  const aim = (aim: object, name = 'Living Bomb') => ({ plain, say, for: name, aim })
  const attack = (attack: object, by?: string) => ({ plain, say, attack, ...(by ? { by } : {}) })
  const bombs = ['Inspire', 'Living Bomb']

  test.each<[string, object, object, boolean]>([
    ['whoever holds a card plays it no more', hold('Inspire'), play, true],
    ['but plays another', hold('Living Bomb'), play, false],
    ['and before it is held', play, hold('Inspire'), false],
    ['nor uses it', hold('Golemagg the Incinerator'), use, true],
    ['nor holds it again', hold(bombs), hold('Inspire'), true],
    ['held only from play, it is not played', { ...hold('Inspire'), from: 'play' }, play, true],
    ['held only from play, it may be held altogether', { ...hold('Inspire'), from: 'play' }, hold('Inspire'), false],
    ['a reserve, twice', { plain, say, reserve: bombs }, { plain, say, reserve: 'Inspire' }, true],
    ['a reserve, then another', { plain, say, reserve: 'Inspire' }, { plain, say, reserve: bombs }, false],
    ['cards of a stage, then others', drop({ stage: 'past' }), drop({ stage: 'later' }), false],
    ['cards of a stage, twice', drop({ stage: 'later', by: 2 }), drop({ stage: 'later', by: 2 }), true],
    ['unless more than that', hold('Inspire'), hold(bombs), false],
    ['whoever stays away', stay(['Garr', 'Magmadar']), stay('Garr'), true],
    ['whoever else stays away', stay('Garr'), stay(['Garr', 'Magmadar']), false],
    ['who stays away may be held', stay('Golemagg the Incinerator'), hold('Golemagg the Incinerator'), false],
    ['what is dropped', drop(bombs), drop('Inspire'), true],
    ['what else is dropped', drop('Inspire'), drop(bombs), false],
    ['what is dropped may be held', drop('Inspire'), hold('Inspire'), false],
    ['an answer', answer('Devour'), answer('Devour', 'no'), true],
    ['an answer to another card', answer('Devour'), answer('Inspire'), false],
    ['an answer is no aim', aim({}), { ...answer('Devour'), for: 'Living Bomb' }, false],
    ['an aim at all, then at some', aim({}), aim({ only: 'ally' }), true],
    ['an aim at some, then at all', aim({ only: 'ally' }), aim({}), false],
    ['an aim at some, then at others', aim({ only: 'ally' }), aim({ only: 'hero' }), false],
    ['an aim at two kinds, then at one', aim({ only: ['ally', 'protector'] }), aim({ only: 'ally' }), false],
    ['an aim at one kind, then at what is both', aim({ only: 'ally' }), aim({ only: ['ally', 'protector'] }), true],
    ['of another card', aim({}, 'Magma Shackles'), aim({ only: 'ally' }), false],
    ['at its own, then at all', aim({ of: 'own' }), aim({}), false],
    ['at its own, then at some of them', aim({ of: 'own' }), aim({ of: 'own', only: 'ally' }), true],
    ['at the weak, then at the weaker', aim({ left: 4 }), aim({ left: 3 }), true],
    ['at the weak, then at the as weak', aim({ left: 4 }), aim({ left: 4 }), true],
    ['at the weak, then at the stronger', aim({ left: 4 }), aim({ left: 5 }), false],
    ['at the weak, then at all', aim({ left: 4 }), aim({}), false],
    ['an attack, by the hero if nobody is named', attack({}), attack({ only: 'ally' }, 'hero'), true],
    ['an attack by an ally', attack({}), attack({}, 'ally'), false],
    ['an attack is no aim', attack({}), aim({}), false],
  ])('%s', (_, first, second, covered) => {
    const both = lint([first, second])
    expect(both.some((p) => p.includes(dead))).toBe(covered)
    const alone = [...lint([first]), ...lint([second])]
    expect(both).toHaveLength(alone.length + (covered ? 1 : 0))
    expect(lint([{ ...first, if: 'hero ready' }, second])).toHaveLength(alone.length)
  })
})
