import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { Answer } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { ask, decide, pass, picks, stage } from './stage.ts'

describe("Onyxia's tactics on a staged table", () => {
  test('Crush takes the ally with the most ATK, and says so', () => {
    const s = stage({
      boss: { hand: ['Crush'] },
      raiders: [{ hero: 'Warrax', party: ['Crazy Igvand', 'Kor Cindervein', 'Freya Lightsworn'] }],
    })
    const answers = picks(s, 'Crazy Igvand', 'Kor Cindervein', 'Freya Lightsworn')
    const d = decide(0, 'target', answers, { card: s.id('Crush'), code: 'Crush#text.0.what' })
    const { answer, why } = ask('tactics', s, d)
    expect(answer.card).toBe(s.id('Kor Cindervein'))
    expect(why).toBe('Crush on Kor Cindervein: no ally has more ATK.')
  })

  test('Crush never takes a Whelp of her own', () => {
    const s = stage({
      boss: { hand: ['Crush'], party: [{ def: 'Onyxian Whelp', token: true }] },
      raiders: [{ hero: 'Warrax', party: ['Crazy Igvand'] }],
    })
    const d = decide(0, 'target', picks(s, 'Onyxian Whelp', 'Crazy Igvand'), {
      card: s.id('Crush'),
      code: 'Crush#text.0.what',
    })
    expect(ask('tactics', s, d).answer.card).toBe(s.id('Crazy Igvand'))
  })

  test("on a raider's turn Crush prefers the ally that attacks", () => {
    const s = stage({
      turn: 1,
      seat: 0,
      boss: { hand: ['Crush'], ready: 1 },
      raiders: [{ hero: 'Warrax', party: ['Kor Cindervein', 'Treesong'] }],
      combat: { attacker: 'Kor Cindervein', defender: 'Onyxia (Stage 1)' },
    })
    const d = decide(0, 'target', picks(s, 'Treesong', 'Kor Cindervein'), {
      card: s.id('Crush'),
      code: 'Crush#text.0.what',
    })
    expect(ask('tactics', s, d)).toEqual({ answer: d.answers[1], why: 'Crush on Kor Cindervein: it is attacking.' })
  })

  test('stage 1: ten resources flip her, and the flip takes the healer', () => {
    const s = stage({ boss: { ready: 10 }, raiders: [{ hero: 'Warrax' }, { hero: 'Boris Brightbeard' }] })
    const flip = { do: 'use', card: s.id('Onyxia (Stage 1)'), code: 'Onyxia (Stage 1)#front.1' } as const
    expect(ask('tactics', s, decide(0, 'priority', [pass, flip])).answer).toEqual(flip)
    const d = decide(0, 'target', picks(s, 'Warrax', 'Boris Brightbeard'), {
      card: s.id('Onyxia (Stage 1)'),
      code: 'Onyxia (Stage 1)#front.1.then.0.what',
    })
    expect(ask('tactics', s, d).answer.card).toBe(s.id('Boris Brightbeard'))
  })

  test('stage 3: twenty resources end the raid at once', () => {
    const s = stage({
      stage: 3,
      boss: { ready: 20, hand: ['Wrath of Onyxia'] },
      raiders: [{ hero: 'Warrax', party: ['Kor Cindervein'] }],
    })
    const flip = { do: 'use', card: s.id('Onyxia (Stage 3)'), code: 'Onyxia (Stage 3)#front.1' } as const
    const d = decide(0, 'priority', [pass, { do: 'play', card: s.id('Wrath of Onyxia') }, flip])
    expect(ask('tactics', s, d).why).toBe('Onyxia flips: that destroys every opposing hero.')
  })

  test('stage 2: the flip waits for four resources', () => {
    const flipAt = (resources: number) => {
      const s = stage({ stage: 2, boss: { ready: resources } })
      const flip = { do: 'use', card: s.id('Onyxia (Stage 2)'), code: 'Onyxia (Stage 2)#front.2' } as const
      return ask('tactics', s, decide(0, 'priority', [pass, flip])).why
    }
    expect(flipAt(4)).toBe('Onyxia flips: 4 resources, and as many Whelps.')
    expect(flipAt(3)).not.toContain('for each')
  })

  test('Knock Away is kept from a small attack and spent on one that would end the stage', () => {
    const attack = (damage: number) => {
      const s = stage({
        turn: 1,
        seat: 0,
        boss: { hero: { def: 'Onyxia (Stage 1)', damage }, hand: ['Knock Away'], ready: 1 },
        raiders: [{ hero: { def: 'Warrax', exhausted: true }, party: ['Kor Cindervein'] }],
        combat: { attacker: 'Kor Cindervein', defender: 'Onyxia (Stage 1)' },
      })
      return ask('tactics', s, decide(0, 'priority', [pass, { do: 'play', card: s.id('Knock Away') }])).answer.do
    }
    expect(attack(0)).toBe('pass')
    expect(attack(17)).toBe('play')
  })

  test('Devour answers an attacker that she defends against', () => {
    const s = stage({
      turn: 1,
      seat: 0,
      boss: { hand: ['Devour'], ready: 1 },
      raiders: [{ hero: 'Warrax', party: ['Treesong'] }],
      combat: { attacker: 'Treesong', defender: 'Onyxia (Stage 1)' },
    })
    const d = decide(0, 'priority', [pass, { do: 'play', card: s.id('Devour') }])
    expect(ask('tactics', s, d).why).toBe('Devour kills Treesong: the attacker came too close to her jaws.')
  })

  test('Devour is not wasted while she does not defend', () => {
    const s = stage({
      turn: 1,
      seat: 0,
      boss: { hand: ['Devour'], ready: 1 },
      raiders: [{ hero: 'Warrax', party: ['Anika Berlyn'] }],
      combat: { attacker: 'Anika Berlyn', window: 'attack' },
    })
    expect(ask('tactics', s, decide(0, 'priority', [pass, { do: 'play', card: s.id('Devour') }])).answer).toEqual(pass)
  })

  test('Tooth and Claw comes before a lesser use of the same resources', () => {
    const s = stage({ boss: { hand: ['Flame Breath', 'Tooth and Claw'], ready: 3 } })
    const play = (name: string) => ({ do: 'play', card: s.id(name) }) as const
    const d = decide(0, 'priority', [pass, play('Flame Breath'), play('Tooth and Claw')])
    expect(ask('tactics', s, d)).toEqual({
      answer: play('Tooth and Claw'),
      why: 'Tooth and Claw: Onyxia has +5 ATK while attacking, from now on.',
    })
  })

  test('Thrash is for a second attack', () => {
    const thrash = (exhausted: boolean) => {
      const s = stage({
        boss: { hero: { def: 'Onyxia (Stage 1)', exhausted }, party: ['Thrash', 'Tooth and Claw'] },
        raiders: [{ hero: 'Warrax', party: ['Kor Cindervein'] }],
      })
      const use = { do: 'use', card: s.id('Thrash'), code: 'Thrash#powers.0' } as const
      return ask('tactics', s, decide(0, 'priority', [pass, use])).answer.do
    }
    expect(thrash(false)).toBe('pass')
    expect(thrash(true)).toBe('use')
  })

  test('Wrath of Onyxia waits for a full table', () => {
    const wrath = (allies: readonly string[]) => {
      const s = stage({ boss: { hand: ['Wrath of Onyxia'], ready: 6 }, raiders: [{ hero: 'Warrax', party: allies }] })
      return ask('tactics', s, decide(0, 'priority', [pass, { do: 'play', card: s.id('Wrath of Onyxia') }])).why
    }
    expect(wrath(['Kor Cindervein', 'Treesong', 'Anika Berlyn', 'Freya Lightsworn'])).toContain(
      '4 allies, who would help to deal her 14 damage',
    )
  })

  test('over ten cards, those of a stage that is over go first', () => {
    const s = stage({ stage: 3, boss: { hand: ['Crush', 'Brood of Onyxia', 'Wrath of Onyxia'] } })
    const d = decide(0, 'discard', picks(s, 'Crush', 'Brood of Onyxia', 'Wrath of Onyxia'))
    expect(ask('tactics', s, d).why).toBe('Brood of Onyxia is discarded: its stage is over.')
  })

  test('Crush waits for an ally who matters, and Tail Swipe is kept from small fry', () => {
    const play = (card: string, ally: string) => {
      const s = stage({ boss: { hand: [card], ready: 5 }, raiders: [{ hero: 'Warrax', party: [ally] }] })
      return ask('tactics', s, decide(0, 'priority', [pass, { do: 'play', card: s.id(card) }]))
    }
    expect(play('Crush', 'Apprentice Teep').answer).toEqual(pass)
    expect(play('Crush', 'Leeroy Jenkins').answer).toEqual(pass)
    expect(play('Crush', 'Lady Jaina Proudmoore').why).toBe('Crush destroys Lady Jaina Proudmoore.')
    expect(play('Tail Swipe', 'Apprentice Teep').answer).toEqual(pass)
    expect(play('Tail Swipe', 'Leeroy Jenkins').why).toBe('Tail Swipe destroys Leeroy Jenkins.')
  })

  test('Knock Away is played for the blow that ends the stage even if it would be held otherwise', () => {
    const s = stage({
      turn: 1,
      seat: 0,
      boss: { hero: { def: 'Onyxia (Stage 1)', damage: 18 }, hand: ['Knock Away'], ready: 1 },
      raiders: [{ hero: 'Warrax', party: ['Kor Cindervein'] }],
      combat: { attacker: 'Kor Cindervein', defender: 'Onyxia (Stage 1)' },
    })
    const d = decide(0, 'priority', [pass, { do: 'play', card: s.id('Knock Away') }])
    expect(ask('tactics', s, d).why).toBe('Knock Away: 3 damage was coming, and she has 2 health left.')
  })

  test('Trample exhausts the protector in the way', () => {
    const s = stage({
      boss: { party: ['Trample'] },
      raiders: [{ hero: 'Warrax', party: ['Anika Berlyn', 'Crazy Igvand'] }],
      combat: { attacker: 'Onyxia (Stage 1)', window: 'attack' },
    })
    const d = decide(0, 'target', picks(s, 'Anika Berlyn', 'Crazy Igvand'), {
      card: s.id('Trample'),
      code: 'Trample#powers.1.then.0.these.0.what',
    })
    expect(ask('tactics', s, d).why).toBe('Trample exhausts Crazy Igvand, who could have protected.')
  })
})

test('after Another Lesson she attacks allies before heroes', () => {
  const s = stage({
    boss: { hand: ['Another Lesson'], ready: 3, party: ['Tooth and Claw'] },
    raiders: [{ hero: { def: 'Warrax', damage: 28 }, party: ['Crazy Igvand', 'Freya Lightsworn'] }],
  })
  const onyxia = makePlayer('tactics', 0, 1, library)
  const play: Answer = { do: 'play', card: s.id('Another Lesson') }
  expect(onyxia.choose(s.view, decide(0, 'priority', [pass, play])).answer).toBe(1)
  const targets = decide(0, 'attacker-target', picks(s, 'Warrax', 'Freya Lightsworn'), {
    card: s.id('Onyxia (Stage 1)'),
  })
  expect(onyxia.choose(s.view, targets).why).toBe(
    'She attacks Freya Lightsworn: after biting an ally she readies again.',
  )
})
