/** R101: what a Boss is, what protects her, and how one of her cards takes the place of another. */
import { describe, expect, test } from 'vitest'
import { decision, view, whyNot } from '../../src/engine/index.ts'
import type { Effect } from '../../src/language/types.ts'
import { type BossSpec, type SideSpec, table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const spell = (name: string, ...text: Effect[]) => instant(name, { text })

const lib = withCards(
  spell('Slay', { do: 'destroy', what: { target: 1, is: 'hero' } }),
  spell('Turn Around', { do: 'flip', what: { target: 1, is: 'hero' } }),
  spell('Turn Herself', { do: 'flip', what: 'yourHero' }),
  spell('Silence', { do: 'modify', mods: [{ mod: 'noPowers', what: { target: 1, is: 'hero' } }], until: 'turn' }),
  spell('Wound', { do: 'put', n: 1, what: 'damage', to: { target: 1, is: 'hero' } }),
  spell('Wither', {
    do: 'modify',
    mods: [{ mod: 'stat', what: { is: 'hero', of: 'opponents' }, stat: 'health', n: -5 }],
    until: 'turn',
  }),
  spell('Sunder', { do: 'destroy', what: { target: 1, is: 'resource', of: 'opponents' } }),
  spell('Bind', { do: 'exhaust', what: { target: 1, is: 'resource', of: 'opponents' } }),
  spell('Tribute', {
    do: 'move',
    what: { top: 1, in: 'deck', of: 'you' },
    to: 'resources',
    of: { target: 1, is: 'player' },
  }),
  spell('Rob Graves', {
    do: 'move',
    what: { is: 'card', in: { target: 1, is: 'graveyard' } },
    to: 'removed',
  }),
  spell('Mill', { do: 'move', what: { top: 1, in: 'deck', of: { target: 1, is: 'player' } }, to: 'graveyard' }),
  spell('Toast', { do: 'draw', by: 'players', n: 1 }),
  spell('Bury', { do: 'discard', by: 'opponents', n: 1, what: { choose: 1, is: 'card', in: 'hand', of: '$by' } }),
  spell('Shroud', { do: 'modify', mods: [{ mod: 'keyword', what: 'yourHero', keyword: 'Immune' }], until: 'turn' }),
  spell('Slap', { do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }),
  spell('Wave', { do: 'deal', n: 1, by: 'yourHero', to: { is: 'character', of: 'opponents' } }),
  spell('Mark Her', { do: 'put', n: 2, what: 'spine', to: { target: 1, is: 'hero' } }),
  spell('Give Her Wings', {
    do: 'modify',
    mods: [{ mod: 'stat', what: { target: 1, is: 'hero' }, stat: 'atk', n: 4 }],
    until: 'turn',
  }),
  spell('Molt', { do: 'swap', what: 'yourHero', for: 'Onyxia (Stage 2)' }),
  ability('Hex', { attach: { target: 1, is: 'character' } }),
  ability('Grave Ward', {
    powers: [{ always: [{ mod: 'cannot', on: 'move', what: { is: 'card', in: 'graveyard' } }] }],
  }),
)

const on = (turn: string, boss: BossSpec, ...raiders: SideSpec[]) =>
  table({ library: lib, boss, raiders: raiders.length > 0 ? raiders : [{}], turn })

describe('R101.1 her two sides', () => {
  test('R101.1 she is a hero, and only the powers of the side that shows work', () => {
    const front = on('Boss', { resources: 10 })
    front.expect('Onyxia', { types: ['hero'], faceDown: false })
    expect(front.legal()).toContain('use Onyxia')
    const back = on('Boss', { resources: 10, flipped: true })
    expect(back.legal()).not.toContain('use Onyxia')
  })
  test('R101.1 powers on both sides work on both', () => {
    for (const flipped of [false, true]) {
      const t = table({ stage: 2, boss: { flipped }, raiders: [{}] })
      t.expect('Onyxia', { keywords: ['Long-Range'], atk: 0 })
        .propose('Onyxia', 'Warrax')
        .fight()
      t.expect('Warrax', { damage: 2 })
    }
  })
  test('R101.1a she starts face up, and keeps type line and icon on her other side', () => {
    const t = on('Boss', { resources: 10 }, {}, {})
    const { types, tags, damageTypes, health } = t.card('Onyxia')
    t.use('Onyxia', 'Warrax')
    t.expect('Onyxia', { faceDown: true, types, tags, damageTypes, health })
    expect(tags).toContain('Boss')
  })
  test('R101.1b, 301.2 turning a hero over works from either side: hers, and (since 7.4, glossary) any other', () => {
    const boss = { hand: ['Turn Herself', 'Turn Herself'] }
    const t = on('Boss', boss, { hand: ['Turn Herself', 'Turn Herself'] })
    t.play('Turn Herself').resolve().expect('Onyxia', { faceDown: true })
    t.play('Turn Herself').resolve().expect('Onyxia', { faceDown: false })
    t.as('R1').play('Turn Herself').resolve().expect('Warrax', { faceDown: true })
    t.as('R1').play('Turn Herself').resolve().expect('Warrax', { faceDown: false })
  })
})

test('R101.2 with a Boss destroyed the Boss player’s allies and ongoing abilities stay', () => {
  const boss = { damage: 18, cards: ['Onyxian Whelp', 'Draconic Rage'], resources: 2, hand: ['Crush'] }
  const t = on('R1', boss, { cards: ['Kor Cindervein'] })
  t.attack('Kor Cindervein', 'Onyxia')
  expect(t.stage()).toBe(2)
  expect(t.zone('Boss', 'party')).toEqual(['Draconic Rage', 'Onyxia (Stage 2)', 'Onyxian Whelp'])
  expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
  expect(t.resources('Boss').all).toBe(2)
})

describe('R101.3a she is destroyed by fatal damage only', () => {
  test('R101.3a no effect destroys her, neither theirs nor her own', () => {
    const t = on('R1', { hand: ['Slay'] }, { hand: ['Slay'] })
    t.play('Slay', 'Onyxia').resolve().expect('Onyxia', { def: 'Onyxia (Stage 1)', zone: 'party' })
    t.as('Boss').play('Slay', 'Onyxia').resolve().expect('Onyxia', { def: 'Onyxia (Stage 1)', zone: 'party' })
    expect(t.stage()).toBe(1)
  })
  test('R101.3a a raider’s hero has no such protection', () => {
    const t = on('Boss', { hand: ['Slay'] }, {}, {})
    t.play('Slay', 'Warrax').resolve()
    expect(t.game.s.players[1]!.lost).toBe(true)
  })
  test('R101.3a damage put on her is damage, and so is health lost below it', () => {
    const put = on('R1', { damage: 19 }, { hand: ['Wound'] })
      .play('Wound', 'Onyxia')
      .resolve()
    expect(put.stage()).toBe(2)
    const not = on('R1', { damage: 18 }, { hand: ['Wound'] })
      .play('Wound', 'Onyxia')
      .resolve()
    expect(not.stage()).toBe(1)
    const less = on('R1', { damage: 15 }, { hand: ['Wither'] })
      .play('Wither')
      .resolve()
    expect(less.stage()).toBe(2)
    less.expect('Onyxia', { damage: 0, health: 25 })
  })
  test('R101.3a opponents can’t turn her over or take her powers; she can', () => {
    const t = on('R1', { hand: ['Turn Herself'] }, { hand: ['Turn Around'] })
    t.play('Turn Around', 'Onyxia').resolve().expect('Onyxia', { faceDown: false })
    const long = table({ library: lib, stage: 2, raiders: [{ hand: ['Silence'] }], turn: 'R1' })
    long
      .play('Silence', 'Onyxia')
      .resolve()
      .expect('Onyxia', { keywords: ['Long-Range'] })
    t.as('Boss').play('Turn Herself').resolve().expect('Onyxia', { faceDown: true })
  })
  test('R101.3a her own silence silences her', () => {
    const t = table({ library: lib, stage: 2, boss: { hand: ['Silence'] } })
    t.play('Silence', 'Onyxia').resolve().expect('Onyxia', { keywords: [] })
  })
})

describe('R101.3b her resource row', () => {
  test('R101.3b opponents take nothing out of it', () => {
    const t = on('R1', { resources: 2 }, { hand: ['Sunder'] }).play('Sunder')
    t.answer(0).resolve()
    expect(t.resources('Boss')).toEqual({ ready: 2, all: 2 })
    expect(t.zone('Boss', 'eventGraveyard')).toEqual([])
  })
  test('R101.3b and put nothing into it', () => {
    const t = on('R1', { resources: 1 }, { hand: ['Tribute', 'Tribute'], deck: filler }, {})
    t.play('Tribute', 'Boss').resolve()
    expect(t.resources('Boss').all).toBe(1)
    expect(t.zone('R1', 'deck')).toHaveLength(8)
    t.play('Tribute', 'R2').resolve()
    expect(t.resources('R2').all).toBe(1)
  })
  test('R101.3b they may exhaust it, and she may fill it', () => {
    const t = on('R1', { resources: 2, hand: ['Tribute'], deck: ['Crush'] }, { hand: ['Bind'] })
    t.play('Bind').answer(0).resolve()
    expect(t.resources('Boss')).toEqual({ ready: 1, all: 2 })
    t.as('Boss').play('Tribute', 'Boss').resolve()
    expect(t.resources('Boss').all).toBe(3)
  })
  test('R101.3b a raider’s row is not protected from her', () => {
    const t = on('Boss', { hand: ['Sunder'] }, { resources: 2 })
      .play('Sunder')
      .answer(0)
      .resolve()
    expect(t.resources('R1').all).toBe(1)
  })
})

describe('R101.3c her decks and graveyards', () => {
  test('R101.3c each deck has its own graveyard', () => {
    const t = on('Boss', { hand: ['Crush'], resources: 1 }, { cards: ['Kor Cindervein'] })
      .play('Crush')
      .resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
    expect(t.zone('Boss', 'eventGraveyard')).toEqual([])
    expect(view(t.game, 1).seats[0]!.graveyards.map((y) => [y.name, y.cards.length])).toEqual([
      ['main', 1],
      ['event', 0],
    ])
  })
  test('R101.3c opponents take nothing out of any of them', () => {
    const boss = { graveyard: ['Crush'], eventGraveyard: ['Growing Rage'], deck: ['Thrash'] }
    const hand = ['Rob Graves', 'Rob Graves', 'Mill', 'Toast']
    const t = on('R1', boss, { hand, deck: filler, graveyard: ['Heal'] })
    t.play('Rob Graves', 'pick Boss main graveyard').resolve()
    t.play('Rob Graves', 'pick Boss event graveyard').resolve()
    t.play('Mill', 'Boss').resolve().play('Toast').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush'])
    expect(t.zone('Boss', 'eventGraveyard')).toEqual(['Growing Rage'])
    expect(t.zone('Boss', 'deck')).toEqual(['Thrash'])
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(t.zone('R1', 'hand')).toEqual(['Crazy Igvand'])
  })
  test('R101.3c a raider’s piles are open to her, her hand to the raiders', () => {
    const t = on(
      'Boss',
      { hand: ['Rob Graves', 'Mill', 'Thrash'] },
      { graveyard: ['Heal'], deck: filler, hand: ['Bury'] },
    )
    t.play('Rob Graves', 'pick R1 graveyard').resolve().play('Mill', 'R1').resolve()
    expect(t.zone('R1', 'removed')).toEqual(['Heal'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Crazy Igvand'])
    t.as('R1').play('Bury').resolve()
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(t.zone('Boss', 'graveyard')).toContain('Thrash')
  })
  test('R101.3c a deck that runs out takes its own graveyard back, by the game and without the chain', () => {
    const boss = { deck: ['Crush'], graveyard: ['Thrash', 'Devour'], eventGraveyard: ['Growing Rage'] }
    const t = on('Boss', { ...boss, hand: ['Toast'] }, { deck: filler })
      .play('Toast')
      .resolve()
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
    expect([...t.zone('Boss', 'deck')].sort()).toEqual(['Devour', 'Thrash'])
    expect(t.zone('Boss', 'graveyard')).toEqual(['Toast'])
    expect(t.zone('Boss', 'eventGraveyard')).toEqual(['Growing Rage'])
    expect(t.game.s.chain[0]!.links).toEqual([])
  })
  test('R101.3c a deck without a card takes in what has come to its graveyard since, as she draws from it', () => {
    const t = table({
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Kor Cindervein'], deck: filler }],
      turn: 'Boss',
    })
    t.play('Crush').resolve().until('R1', 'action').until('Boss', 'action')
    expect([t.zone('Boss', 'hand'), t.zone('Boss', 'graveyard')]).toEqual([['Crush'], []])
  })
  test('R101.3c and an event deck, as an event is turned up or played from it', () => {
    const turned = table({ boss: { eventGraveyard: ['Growing Rage'], deck: ['Crush'] }, at: 'draw' }).passAll()
    turned.expect('Growing Rage', { zone: 'chain' })
    const boss = { events: ['Fickle Fate'], eventGraveyard: ['Feeding Time'], deck: ['Crush'] }
    const played = table({ boss, at: 'draw' }).passAll().resolve()
    played.expect('Feeding Time', { zone: 'chain' })
  })
  test('R101.3c so does the event deck', () => {
    const boss = { events: ['Growing Rage'], eventGraveyard: ['Feeding Time'], deck: ['Crush'] }
    const t = table({ boss, at: 'draw' }).passAll()
    t.expect('Growing Rage', { zone: 'chain' })
    expect(t.zone('Boss', 'events')).toEqual(['Feeding Time'])
    expect(t.zone('Boss', 'eventGraveyard')).toEqual([])
  })
  test('R101.3c even if cards can’t leave that graveyard', () => {
    const boss = { deck: ['Crush'], graveyard: ['Thrash'], hand: ['Toast'] }
    const t = on('Boss', boss, { deck: filler, cards: ['Grave Ward'] })
      .play('Toast')
      .resolve()
    expect(t.zone('Boss', 'deck')).toEqual(['Thrash'])
  })
  test('R101.3c with nothing left at all she draws nothing and goes on', () => {
    const t = on('Boss', { hand: ['Toast'] }, { deck: filler })
      .play('Toast')
      .resolve()
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(t.result()).toBeNull()
    expect(t.asked()).toBe('Boss: priority')
  })
})

describe('R101.3d immune', () => {
  test('R101.3d she can’t be attacked', () => {
    const t = on('R1', { hand: ['Shroud'], cards: ['Onyxian Whelp'] }, { cards: ['Kor Cindervein'] })
    t.as('Boss')
      .play('Shroud')
      .resolve()
      .expect('Onyxia', { keywords: ['Immune'] })
    t.say('attack Kor Cindervein')
    expect(t.legal()).toEqual(['pick Onyxian Whelp'])
  })
  test('R101.3d nor damaged, dealt or put', () => {
    const t = on('R1', { hand: ['Shroud'], cards: ['Onyxian Whelp'] }, { hand: ['Wave', 'Wave'] })
    t.play('Wave').as('Boss').play('Shroud').resolve().resolve().expect('Onyxia', { damage: 0 })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  })
  test('R101.3d nor targeted, and what targets her already is interrupted', () => {
    const t = on('R1', { hand: ['Shroud'] }, { hand: ['Slap', 'Slap'] }, { cards: ['Parvink'] })
    t.play('Slap', 'Onyxia').as('Boss').play('Shroud').resolve().resolve()
    t.expect('Onyxia', { damage: 0 })
    t.say('play Slap')
    expect(t.legal()).not.toContain('pick Onyxia')
    expect(t.legal()).toContain('pick Parvink')
  })
  test('R101.3d until it ends', () => {
    const t = on('Boss', { hand: ['Shroud'] }, { cards: ['Kor Cindervein'], deck: filler })
      .play('Shroud')
      .resolve()
    t.until('R1', 'action').expect('Onyxia', { keywords: [] }).attack('Kor Cindervein', 'Onyxia')
    t.expect('Onyxia', { damage: 3 })
  })
})

describe('R101.4 swapping', () => {
  test('R101.4 the new card lies face up and undamaged, the old one is removed; nothing uses the chain', () => {
    const t = on('R1', { damage: 19, flipped: true }, { hand: ['Wave'] })
      .play('Wave')
      .resolve()
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', faceDown: false, damage: 0, exhausted: false })
    expect(t.zone('Boss', 'removed')).toEqual(['Onyxia (Stage 1)'])
    expect(decision(t.game)).toMatchObject({ seat: 1, kind: 'priority' })
    expect(t.game.s.chain[0]!.links).toEqual([])
  })
  test('R101.4 excess damage does not carry over', () => {
    const t = on('R1', { damage: 19 }, { cards: ['Anika Berlyn'] }).attack('Anika Berlyn', 'Onyxia')
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', damage: 0 })
  })
  test('R101.4 it is ready unless something else is said', () => {
    const t = on('Boss', { exhausted: true, damage: 5, hand: ['Molt'] })
      .play('Molt')
      .resolve()
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', exhausted: false, damage: 0 })
  })
  test('R101.4, 710.1e one card enters play and the other leaves it: what waits for either triggers', () => {
    const watches = (name: string, on: 'enter' | 'leave') =>
      ally(name, 1, 1, { powers: [{ when: { on, what: { is: 'hero' }, zone: 'play' }, then: [{ do: 'draw', n: 1 }] }] })
    const t = table({
      library: withCards(
        ...lib.cards.filter((c) => c.name === 'Wave'),
        watches('Usher', 'enter'),
        watches('Mourner', 'leave'),
      ),
      boss: { damage: 19 },
      raiders: [{ cards: ['Usher', 'Mourner'], hand: ['Wave'], deck: filler }],
      turn: 'R1',
    })
    t.play('Wave').resolve()
    expect(t.asked()).toBe('R1: order')
    expect(t.legal().sort()).toEqual(['trigger Mourner', 'trigger Usher'])
    t.say('trigger Usher').resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
  })
  test('R101.4 attachments and counters stay', () => {
    const cards = [{ name: 'Hex', on: 'Onyxia' }]
    const t = on('R1', { damage: 19 }, { cards, hand: ['Mark Her', 'Wave'] })
    t.play('Mark Her', 'Onyxia').resolve().play('Wave').resolve()
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', counters: { spine: 2 }, attachments: [t.id('Hex')] })
    t.expect('Hex', { zone: 'party', host: t.id('Onyxia') })
  })
  test('R101.4 modifiers go on to affect her, and end as they would have', () => {
    const t = on('R1', { damage: 19 }, { hand: ['Give Her Wings', 'Wave'], deck: filler })
    t.play('Give Her Wings', 'Onyxia').resolve().play('Wave').resolve()
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', atk: 4 })
    t.until('Boss', 'ready').expect('Onyxia', { atk: 0 })
  })
  test('R101.4 so does what speaks of her by name of her place: prevention this turn', () => {
    const boss = { damage: 19, hand: ['Knock Away'], resources: 1 }
    const t = on('R1', boss, { hand: ['Wound', 'Wave'] })
      .as('Boss')
      .play('Knock Away')
      .resolve()
    t.play('Wound', 'Onyxia').resolve().expect('Onyxia', { def: 'Onyxia (Stage 2)' })
    t.play('Wave').resolve().expect('Onyxia', { damage: 0 })
  })
  test('R101.4, 415.9a a link that targets the old card has lost its target', () => {
    const t = on('R1', { damage: 19 }, { hand: ['Slap', 'Wave'] })
    t.play('Slap', 'Onyxia').play('Wave').resolve()
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', damage: 0 }).resolve().expect('Onyxia', { damage: 0 })
  })
  test('R101.4 not a new hero of a player: nobody is asked, nobody is out, and no attacker either', () => {
    const t = on('Boss', { damage: 18 }, { cards: ['Kor Cindervein'] }).attack('Onyxia', 'Kor Cindervein')
    t.expect('Onyxia', { def: 'Onyxia (Stage 2)', exhausted: true, role: '' })
    expect(view(t.game, 0).seats[0]!.hero).toBe(t.id('Onyxia'))
    expect(whyNot(t.game, 0, { card: t.id('Onyxia'), act: 'attack' })).not.toBeNull()
    expect(t.asked()).toBe('Boss: priority')
  })
})
