/** The official examples of 701 to 712, and those of the glossary's Empower and Unless. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, hero, instant, withCards } from './own.ts'

const lib = withCards(
  hero('Shaman', { classes: ['Shaman'] }),
  hero('Warlock', { classes: ['Warlock'] }),
  ally('Paladin Ally', 1, 3, { tags: ['Human', 'Paladin'] }),
  ally('Mage Ally', 1, 3, { tags: ['Gnome', 'Mage'] }),
  ally('Shaman Ally', 1, 3, { tags: ['Orc', 'Shaman'] }),
  instant('Snuff', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Recruit', { text: [{ do: 'move', what: { choose: 1, is: 'ally', in: 'hand', of: 'you' }, to: 'play' }] }),
)

describe('701 payment powers', () => {
  test('701.4, CR-EX-701.4-1 once per turn belongs to this card and this power', () => {
    const t = table({
      players: [
        { cards: ['Elder Moorf', 'Dummy 2/3'], hand: ['Elder Moorf'], resources: 3 },
        { hand: ['Withdraw'], resources: 3 },
      ],
    })
    t.use('Elder Moorf', 'Dummy 2/3').as('B').play('Withdraw', 'Dummy 2/3').resolve()
    t.resolve()
    expect(t.resources('A').ready).toBe(2) // not refunded
    expect(t.legal()).not.toContain('use Elder Moorf')
    t.play('Elder Moorf').resolve()
    expect(t.legal().filter((x) => x === 'use Elder Moorf')).toHaveLength(1)
    t.say('use Elder Moorf')
    expect(t.game.s.links[t.game.s.misc[0]!.link]!.card).toBe(t.id('Elder Moorf#2'))
  })

  test('701.4a, CR-EX-701.4a-1 a power that was lost and returns is the same power', () => {
    const t = table({
      players: [
        { cards: ['Elder Moorf', 'Dummy 2/3'], hand: ['Dispel Magic'], resources: 3 },
        { hand: ['Polymorph'], resources: 2 },
      ],
      turn: 'B',
    })
    t.as('A').use('Elder Moorf', 'Dummy 2/3').resolve().play('Polymorph', 'Elder Moorf').resolve().as('A')
    expect(t.legal()).toEqual(['pass', 'play Dispel Magic'])
    t.play('Dispel Magic').resolve().as('A')
    expect(t.zone('B', 'graveyard')).toEqual(['Polymorph'])
    expect(t.card('Elder Moorf').tags).toEqual(['Tauren', 'Druid'])
    expect(t.resources('A').ready).toBe(1)
    expect(t.legal()).toEqual(['pass'])
  })
})

describe('702 reward powers', () => {
  test('702.1, 702.2, CR-EX-702.2-1 a quest pays for itself', () => {
    const t = table({ library: lib, players: [{ hand: ['A Donation of Wool', 'Snuff'], turns: 1 }, {}] })
    t.place('A Donation of Wool', true).resolve()
    expect(t.legal()).toContain('complete A Donation of Wool')
    t.complete('A Donation of Wool')
    expect(t.resources('A')).toEqual({ ready: 0, all: 1 })
    const quest = t.game.s.zones[2]!.cards[0]!
    expect(t.game.s.cards[quest]!.faceDown).toBe(true)
    t.resolve('Snuff')
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
    expect(t.zone('A', 'graveyard')).toEqual(['Snuff'])
    expect(t.legal()).not.toContain('complete A Donation of Wool')
    t.until('B', 'action').until('A', 'action')
    expect(t.resources('A')).toEqual({ ready: 1, all: 1 })
    expect(t.legal()).not.toContain('complete A Donation of Wool')
  })
})

describe('706 targets', () => {
  test('706.1b, CR-EX-706.1b-1 targets are in play unless the description says otherwise', () => {
    const t = table({
      players: [
        { cards: ['Ranthus Adler'], graveyard: ['Dummy 2/3'], resources: 2 },
        { graveyard: ['Dummy 1/1'], cards: ['Dummy 5/5'] },
      ],
    })
    t.say('use Ranthus Adler')
    expect(t.legal()).toEqual(['pick Ranthus Adler', 'pick Dummy 5/5'])
    // Derived: himself alone, and the effect is interrupted as it tries to resolve.
    const u = table({
      players: [{ cards: ['Ranthus Adler'], graveyard: ['Dummy 2/3'], resources: 1 }, { graveyard: ['Dummy 1/1'] }],
    })
    u.use('Ranthus Adler').resolve()
    expect(u.zone('A', 'graveyard')).toEqual(['Dummy 2/3', 'Ranthus Adler'])
    expect(u.zone('A', 'hand')).toEqual([])
  })

  test('706.1c, CR-EX-706.1c-1 targets of a power that a link gives are chosen as it is used', () => {
    const t = table({
      players: [{ cards: ['Kor Cindervein'], hand: ['Face Smash'], resources: 4 }, { cards: ['Dummy 2/3'] }],
    })
    t.say('play Face Smash')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Dummy 2/3'])
    t.say('pick Kor Cindervein')
    expect(t.asked()).toBe('A: priority')
    t.resolve().say('use Kor Cindervein')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Dummy 2/3'])
    t.say('pick Dummy 2/3').expect('Kor Cindervein', { exhausted: true }).resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 2/3'])
  })

  test('706.2, CR-EX-706.2-1 the second target must fit the description as the link’s controller reads it', () => {
    const t = table({
      players: [
        { hand: ['Spell Reflection'], resources: 3 },
        { hand: ['Judgement of Wisdom'], resources: 5 },
      ],
      turn: 'B',
    })
    t.play('Judgement of Wisdom').as('A').play('Spell Reflection').resolve()
    t.resolve().expect('Judgement of Wisdom', { zone: 'party', host: t.id('Hero A') })
  })
})

describe('707 adding links', () => {
  const bash = (target: string) => ({
    players: [
      { hand: ['Shield Bash'], cards: ['Small Shield'], resources: 3 },
      { hand: ['Mind Blast'], resources: 5, cards: ['Dummy 2/3'] },
    ],
    turn: 'B',
    target,
  })

  test('707.1, 707.1f, CR-EX-707.1f-1 announced, targets, then one cost or the other; whether to interrupt is chosen on resolution', () => {
    const t = table(bash('Hero B'))
    t.play('Mind Blast', 'Hero A').as('A').say('play Shield Bash')
    t.expect('Shield Bash', { zone: 'chain' })
    expect(t.asked()).toBe('A: target')
    t.say('pick Hero B')
    expect(t.asked()).toBe('A: cost')
    expect(t.legal()).toEqual(['number 0', 'number 1'])
    t.say('number 1').expect('Small Shield', { exhausted: true })
    expect(t.resources('A').ready).toBe(3)
    expect(t.asked()).toBe('A: priority') // 707.1f: whoever added it gets priority; nothing was asked about interrupting
    t.resolve()
    expect(t.asked()).toBe('A: yes-no')
    t.say('yes').expect('Hero B', { damage: 1 })
    expect(t.zone('B', 'graveyard')).toEqual(['Mind Blast'])
    expect(t.game.s.chain[0]!.links).toEqual([])
    const u = table(bash('Hero B'))
    u.play('Mind Blast', 'Hero A').as('A').play('Shield Bash', 'Hero B', 0).resolve('no')
    expect(u.resources('A').ready).toBe(0)
    u.resolve('pass').expect('Hero A', { damage: 2 }) // the Shield is still ready
  })

  test('706.3, CR-EX-707.1f-1 with an ally as the target there is no such option', () => {
    const t = table(bash('Dummy 2/3'))
    t.play('Mind Blast', 'Hero A').as('A').play('Shield Bash', 'Dummy 2/3', 0).resolve()
    expect(t.asked()).toBe('B: priority')
    t.expect('Dummy 2/3', { damage: 1 }).resolve('pass').expect('Hero A', { damage: 2 })
  })
})

describe('712 modifiers', () => {
  test.each([1, 0])('712.8, CR-EX-712.8-1 with nothing to compare with, no guess (%i) is right', (guess) => {
    const t = table({
      players: [
        { cards: ['Farseer Nobundo'], deck: ['Kor Cindervein', 'Filler', 'Filler'] },
        { deck: ['Dummy 2/3'], quests: ['A Donation of Wool'], hand: ['Filler'], resources: 1 },
      ],
      at: 'start',
    })
    t.as('B').complete('A Donation of Wool').resolve('Dummy 2/3')
    expect(t.zone('B', 'deck')).toEqual([])
    t.resolve(guess)
    const top = t.id('Kor Cindervein')
    expect(t.card('Kor Cindervein').zone).toBe('deck')
    expect(t.game.s.cards[top]!.seen).toBe(-1) // he reveals his all the same
    expect(t.zone('A', 'hand')).toEqual([])
  })

  test.each([
    [1, 1],
    [0, 0],
  ])('712.8 with two cards, %i is right or wrong by their costs', (guess, drawn) => {
    const t = table({
      players: [
        { cards: ['Farseer Nobundo'], deck: ['Kor Cindervein', 'Filler', 'Filler'] },
        { deck: ['Dummy 2/3', 'Filler'] },
      ],
      at: 'start',
    })
    t.resolve(guess)
    expect(t.zone('A', 'hand')).toHaveLength(drawn)
    const same = table({
      players: [{ cards: ['Farseer Nobundo'], deck: ['Dummy 1/1', 'Filler'] }, { deck: ['Dummy 2/3', 'Filler'] }],
      at: 'start',
    })
    same.resolve(guess)
    expect(same.zone('A', 'hand')).toEqual([]) // neither higher nor lower
  })
})

describe('glossary', () => {
  test('703.2, CR-EX-GL.Empower-1 Empower on an ally is checked as it enters and as it resolves', () => {
    const spec = (mates: string[]) => ({
      library: lib,
      players: [
        { cards: ['Dummy 2/2', ...mates], hand: ['Amano, Herald of the Sun'], resources: 4 },
        { hand: ['Snuff'] },
      ],
    })
    const t = table(spec([]))
    t.play('Amano, Herald of the Sun').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    const u = table(spec(['Paladin Ally']))
    u.play('Amano, Herald of the Sun').resolve().as('B').play('Snuff', 'Paladin Ally').resolve()
    u.resolve().expect('Dummy 2/2', { atk: 2 })
    const v = table(spec(['Paladin Ally']))
    v.play('Amano, Herald of the Sun').resolve()
    v.resolve().expect('Dummy 2/2', { atk: 4 }).expect('Amano, Herald of the Sun', { atk: 4 })
  })

  test('707.1d, CR-EX-GL.Empower-2 a text that is not empowered needs no target and is ignored', () => {
    const t = table({
      library: lib,
      players: [{ hero: 'Warlock', hand: ['Fear and Loathing'], resources: 3 }, { cards: ['Dummy 2/3'] }],
    })
    t.play('Fear and Loathing')
    expect(Object.values(t.game.s.links[1]!.targets)).toEqual([[t.id('Dummy 2/3')]])
    t.resolve()
    expect(t.zone('B', 'hand')).toEqual(['Dummy 2/3'])
  })

  test('707.1d, CR-EX-GL.Empower-3 what comes under control later empowers nothing', () => {
    const t = table({
      library: lib,
      players: [
        { hero: 'Shaman', hand: ["Rime and Freezin'", 'Recruit', 'Mage Ally'], resources: 2 },
        { cards: ['Dummy 2/3'] },
      ],
    })
    t.play("Rime and Freezin'")
    expect(Object.values(t.game.s.links[1]!.targets)).toEqual([[t.id('Hero B')]])
    t.play('Recruit').resolve()
    expect(t.zone('A', 'party')).toContain('Mage Ally')
    t.resolve().expect('Hero B', { damage: 4 }).expect('Dummy 2/3', { damage: 0 })
  })

  test('707.1d, CR-EX-GL.Empower-4 what is gone as it resolves no longer empowers', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Mage Ally', 'Shaman Ally'], hand: ["Rime and Freezin'"], resources: 2 },
        { cards: ['Dummy 2/5'], hand: ['Snuff'] },
      ],
    })
    t.play("Rime and Freezin'").as('B').play('Snuff', 'Mage Ally').resolve()
    t.resolve().expect('Hero B', { damage: 4 }).expect('Dummy 2/5', { damage: 0 })
  })

  const poison = (resources: number) => ({
    players: [{ cards: ['Dummy 2/3'], resources }, { cards: [{ name: 'Crippling Poison', on: 'Dummy 2/3' }] }],
    at: 'start' as const,
  })

  test('712.7, CR-EX-GL.Unless-1 who may prevent it by paying does so as it resolves', () => {
    const t = table(poison(3))
    t.resolve()
    expect(t.asked()).toBe('A: yes-no')
    t.say('yes').expect('Dummy 2/3', { exhausted: false })
    expect(t.resources('A').ready).toBe(0)
    const u = table(poison(3))
    u.resolve('no').expect('Dummy 2/3', { exhausted: true })
    expect(u.resources('A').ready).toBe(3)
    const v = table(poison(2))
    v.resolve().expect('Dummy 2/3', { exhausted: true })
    expect(v.resources('A').ready).toBe(2)
  })
})
