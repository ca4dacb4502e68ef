import { expect, test } from 'vitest'
import type { Answer, Decision } from '../../src/engine/types.ts'
import { toldAct } from '../../src/session/told-act.ts'

const rows: readonly (readonly [Decision['kind'], Answer, string, string])[] = [
  ['mulligan', { do: 'keep' }, 'Keep this hand', 'keeps this hand'],
  ['mulligan', { do: 'mulligan' }, 'Take a mulligan', 'takes a mulligan'],
  ['priority', { do: 'play', card: 1 }, 'Play Crush (1)', 'plays Crush (1)'],
  ['priority', { do: 'use', card: 1 }, 'Flip Warrax (1): Protector this turn', 'flips Warrax (1): Protector this turn'],
  ['priority', { do: 'place', card: 1, n: 1 }, 'Resource, face up: Errand', 'places Errand as a resource, face up'],
  ['priority', { do: 'place', card: 1 }, '', 'places a resource, face down'],
  ['target', { do: 'pick', card: 1 }, '', 'makes a secret choice'],
  ['priority', { do: 'attack', card: 1 }, 'Attack with Boris', 'attacks'],
  ['priority', { do: 'attack', card: 2 }, 'Attack with Boris Bear', 'attacks with Boris Bear'],
  ['attacker-target', { do: 'pick', card: 1 }, 'Attack Onyxia', 'attacks Onyxia'],
  ['target', { do: 'pick', card: 1 }, 'Onyxia', 'chooses Onyxia'],
  ['target', { do: 'pick', card: 1 }, 'Discard Pile', 'chooses Discard Pile'],
  ['discard', { do: 'pick', card: 1 }, 'Discard Crush', 'discards Crush'],
  ['cost', { do: 'pick', card: 1 }, 'Exhaust Crush', 'exhausts Crush'],
  ['cost', { do: 'number', n: 0 }, 'Pay (2)', 'pays (2)'],
  [
    'armor',
    { do: 'prevent', card: 1 },
    'Exhaust Helm (3 DEF) to prevent damage',
    'exhausts Helm (3 DEF) to prevent damage',
  ],
  ['replace', { do: 'prevent', card: 1 }, 'Helm: prevent it', 'chooses Helm: prevent it'],
  ['strike', { do: 'pass' }, "Don't strike", "doesn't strike"],
  ['priority', { do: 'pass' }, 'Pass', 'passes'],
  ['x', { do: 'number', n: 3 }, 'X is 3', 'sets X to 3'],
  ['choose', { do: 'number', n: 3 }, '3', 'chooses 3'],
  ['yes-no', { do: 'no' }, 'No', 'says no'],
  ['target', { do: 'done' }, 'Done', 'is done'],
  ['face', { do: 'up' }, 'Face up', 'chooses face up'],
]
test.each(rows)('%s: %j', (kind, answer, act, told) => expect(toldAct({ kind }, answer, act, 'Boris')).toBe(told))
