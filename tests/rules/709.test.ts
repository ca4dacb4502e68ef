import { describe, expect, test } from 'vitest'
import { decision, events, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  instant('Freedom', {
    attach: { target: 1, is: 'character', of: 'you' },
    powers: [
      { always: [{ mod: 'keyword', what: 'host', keyword: 'Untargetable' }] },
      { when: { on: 'end', turn: 'players' }, then: [{ do: 'destroy', what: 'self' }] },
    ],
  }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Two Minds', {
    text: [
      { do: 'deal', n: 2, by: 'yourHero', to: { target: 1, is: 'ally', as: 'a' } },
      { do: 'heal', n: 2, by: 'yourHero', from: { target: 1, is: 'hero' } },
      { do: 'draw', n: 1 },
    ],
  }),
  ally('Solid', 0, 9, { powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'self' }] }] }),
  item('Crown', {
    powers: [
      {
        when: { on: 'end', turn: 'players' },
        then: [
          { do: 'destroy', by: { controller: 'yourHero' }, what: { choose: 1, is: ['ability', 'ally'], of: '$by' } },
        ],
      },
    ],
  }),
  ability('Toll', {
    text: [
      {
        do: 'forEach',
        of: 'opponents',
        as: 'he',
        then: [
          {
            do: 'try',
            may: '$he',
            these: [{ do: 'pay', by: '$he', n: 3 }],
            else: [{ do: 'deal', n: 5, by: 'yourHero', to: { is: 'hero', of: '$he' } }],
          },
        ],
      },
    ],
  }),
  ability('Snapshot', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: { count: { is: 'ally', of: 'you' } } }],
        until: 'turn',
      },
    ],
  }),
  ability('Bargain', {
    text: [
      {
        do: 'try',
        these: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }],
        then: [{ do: 'draw', n: 2 }],
      },
    ],
  }),
  ability('Everyone Drops', {
    text: [{ do: 'discard', by: 'players', n: 1, what: { choose: 1, is: 'card', in: 'hand', of: '$by' } }],
  }),
  ability('Everyone May Drop', {
    text: [
      {
        do: 'try',
        may: 'players',
        as: 'they',
        these: [{ do: 'discard', by: '$they', what: { choose: 1, is: 'card', in: 'hand', of: '$by' } }],
        then: [{ do: 'draw', by: '$they', n: 2 }],
      },
    ],
  }),
  ability('Everyone Gives', { text: [{ do: 'destroy', by: 'opponents', what: { choose: 1, is: 'ally', of: '$by' } }] }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
)

describe('709 resolving links', () => {
  test('709.2a all targets illegal: interrupted as a whole, nothing of it happens (CR-EX-709.2a-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Charge'], resources: 1, deck: filler },
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Freedom'], deck: filler }],
      turn: 'Boss',
    })
    t.play('Charge', 'Kor Cindervein').as('R1').play('Freedom', 'Kor Cindervein').resolve().resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Charge'])
    expect(t.zone('Boss', 'hand')).toEqual([])
    t.expect('Kor Cindervein', { exhausted: false, keywords: ['Untargetable'] })
    t.passAll().resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Freedom'])
  })

  test('709.2c some targets illegal: the others are affected, the rest happens', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Two Minds'], damage: 5, deck: filler },
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Unsummon'] }],
      turn: 'Boss',
    })
    t.play('Two Minds', 'Onyxia').as('R1').play('Unsummon').resolve().resolve()
    t.expect('Onyxia', { damage: 3 })
    expect(t.zone('Boss', 'hand')).toHaveLength(1)
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
  })

  test('709.2c of several targets of one site those that are left', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp'], hand: ['Unsummon'] },
      raiders: [{ hero: 'Elendril', hand: ['Multi-Shot'], resources: 5 }],
      turn: 'R1',
    })
    t.play('Multi-Shot', 'Onyxia', 'Onyxian Whelp', 'Onyxian Whelp#2')
      .as('Boss')
      .play('Unsummon', 'Onyxian Whelp')
      .resolve()
      .resolve()
    t.expect('Onyxia', { damage: 2 })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  })

  test('709.2a a target that no longer meets the description is illegal', () => {
    const own = withCards(
      instant('Wake', { text: [{ do: 'ready', what: { target: 1, is: 'ally' } }] }),
      ability('Finish', { text: [{ do: 'destroy', what: { target: 1, is: 'ally', state: 'exhausted' } }] }),
    )
    const t = table({
      library: own,
      boss: { hand: ['Finish'] },
      raiders: [{ cards: [{ name: 'Kor Cindervein', exhausted: true }], hand: ['Wake'] }],
      turn: 'Boss',
    })
    t.play('Finish').as('R1').play('Wake').resolve().resolve()
    t.expect('Kor Cindervein', { zone: 'party', exhausted: false })
  })

  test('709.2b "unless": chosen as it resolves; what can’t be done in full can’t be chosen (CR-EX-709.2b-1)', () => {
    const spec = (hand: string[]) => ({
      raiders: [{ cards: ['Last Stand'], hand, deck: filler }],
      turn: 'R1',
      at: 'start' as const,
    })
    const t = table(spec(['Charge', 'Rend', 'Heroic Strike']))
    t.resolve('yes', 'Charge', 'Rend')
    t.expect('Last Stand', { zone: 'party' })
    expect(t.zone('R1', 'hand')).toEqual(['Heroic Strike'])
    const u = table(spec(['Charge', 'Rend']))
    u.resolve('no')
    expect(u.zone('R1', 'graveyard')).toEqual(['Last Stand'])
    const v = table(spec(['Charge']))
    v.resolve()
    expect(v.zone('R1', 'graveyard')).toEqual(['Last Stand'])
    expect(v.zone('R1', 'hand')).toEqual(['Charge'])
  })

  test('709.2b choices that can’t be done are not offered (CR-EX-709.2b-2)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Crown', 'Solid', 'Kor Cindervein', 'Battle Shout'], deck: filler }],
      turn: 'R1',
    })
    t.passAll().resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Battle Shout'])
    const u = table({ library: lib, raiders: [{ cards: ['Crown', 'Solid'], deck: filler }], turn: 'R1' })
    u.passAll().resolve()
    expect(u.asked()).toBe('R1: priority')
    expect(u.zone('R1', 'party')).toEqual(['Crown', 'Solid', 'Warrax'])
  })

  test('GL.Unless-1 paying as it resolves; each for himself', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Toll'] },
      raiders: [{ resources: 3 }, { hero: 'Graccus', resources: 2 }, { hero: 'Elendril', resources: 4 }],
      turn: 'Boss',
    })
    t.play('Toll').resolve('yes', 'no')
    t.expect('Warrax', { damage: 0 }).expect('Graccus', { damage: 5 }).expect('Elendril', { damage: 5 })
    expect([t.resources('R1').ready, t.resources('R2').ready, t.resources('R3').ready]).toEqual([0, 2, 4])
  })

  test('709.2d amounts are read as it resolves and then locked in', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Snapshot', 'Kor Cindervein', 'Slay'], cards: ['Crazy Igvand'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Snapshot').resolve().expect('Warrax', { atk: 1 })
    t.play('Kor Cindervein').resolve().expect('Warrax', { atk: 1 })
  })

  test('709.2d last known information: the host of what has left (CR-EX-709.2d-1)', () => {
    const t = table({
      boss: { cards: ['Onyxian Whelp', { name: 'Kor Cindervein', damage: 2 }], deck: filler },
      raiders: [
        { hero: 'Litori Frostburn', cards: [{ name: 'Fireball', on: 'Kor Cindervein' }], deck: filler },
        { hero: 'Boris Brightbeard', hand: ['Dispel Magic'], resources: 1, deck: filler },
      ],
      turn: 'R1',
      at: 'start',
    })
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.as('R2').play('Dispel Magic').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Fireball'])
    t.resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('709.2f "if you do" asks whether it was really done (CR-EX-709.2f-1)', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Bargain'], cards: ['Solid'], deck: filler }], turn: 'R1' })
    t.play('Bargain').resolve()
    expect(t.zone('R1', 'hand')).toEqual([])
    const u = table({
      library: lib,
      raiders: [{ hand: ['Bargain'], cards: ['Solid', 'Kor Cindervein'], deck: filler }],
      turn: 'R1',
    })
    u.play('Bargain').resolve()
    expect(u.zone('R1', 'hand')).toHaveLength(2)
    expect(u.zone('R1', 'graveyard')).toEqual(['Bargain', 'Kor Cindervein'])
  })

  test('802.1 several players choose first, in turn order, then all happens at once', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Everyone Gives'] },
      raiders: [
        { name: 'A', cards: ['Kor Cindervein', 'Crazy Igvand'] },
        { name: 'B', hero: 'Graccus' },
        { name: 'C', hero: 'Elendril', cards: ['Latro Abiectus', 'Parvink'] },
      ],
      turn: 'Boss',
    })
    t.play('Everyone Gives').resolve()
    expect(t.asked()).toBe('A: choose')
    t.say('pick Crazy Igvand')
    expect(t.zone('A', 'graveyard')).toEqual([])
    expect(t.asked()).toBe('C: choose')
    t.say('pick Parvink')
    expect([t.zone('A', 'graveyard'), t.zone('C', 'graveyard')]).toEqual([['Crazy Igvand'], ['Parvink']])
  })

  test('802.1 what an earlier player picks in his hand, a later one does not learn before all have chosen', () => {
    const afterA = (pick: string) => {
      const t = table({
        library: lib,
        players: [{ hand: ['Everyone Drops', 'Charge', 'Slay'] }, { hand: ['Krol Blade', 'Battle Shout'] }],
      })
      t.play('Everyone Drops').resolve().say(`pick ${pick}`)
      expect(t.asked()).toBe('B: discard')
      expect(t.legal()).toEqual(['pick Krol Blade', 'pick Battle Shout'])
      expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([[], []])
      const shown = [view(t.game, 1), events(t.game, 0, 1), decision(t.game), view(t.game, -1)]
      t.say('pick Krol Blade')
      expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([
        ['Everyone Drops', pick].sort(),
        ['Krol Blade'],
      ])
      return shown
    }
    expect(afterA('Charge')).toEqual(afterA('Slay'))
  })

  test('712.7, 802.1 of several who may, each who can is asked in turn order; then all who will do it at once', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Charge'] }, { hand: ['Everyone May Drop', 'Slay'] }, {}, { hand: ['Krol Blade'] }],
      turn: 'B',
    })
    t.play('Everyone May Drop').resolve()
    expect([t.asked(), t.legal()]).toEqual(['B: yes-no', ['yes', 'no']])
    t.say('yes')
    expect(t.asked()).toBe('D: yes-no') // C has no card to discard
    t.say('no')
    expect(t.asked()).toBe('A: yes-no')
    expect(t.zone('B', 'graveyard')).toEqual([])
    t.say('yes')
    expect(['A', 'B', 'C', 'D'].map((s) => t.zone(s, 'hand').length)).toEqual([2, 2, 0, 1])
    expect(t.zone('A', 'graveyard')).toEqual(['Charge'])
    expect(t.zone('B', 'graveyard')).toEqual(['Everyone May Drop', 'Slay'])
  })

  test('709.2g where cards go: abilities to the graveyard, ongoing ones and others into play', () => {
    const t = table({
      raiders: [{ hand: ['Charge', 'Battle Shout', 'Kor Cindervein', 'Krol Blade'], resources: 10, deck: filler }],
      turn: 'R1',
    })
    t.play('Charge', 'Onyxia')
      .resolve()
      .play('Battle Shout')
      .resolve()
      .play('Kor Cindervein')
      .resolve()
      .play('Krol Blade')
      .resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Charge'])
    expect(t.zone('R1', 'party')).toEqual(['Battle Shout', 'Kor Cindervein', 'Krol Blade', 'Warrax'])
  })

  test('305.1 an ability that moved itself while it resolved stays where it went', () => {
    const t = table({
      raiders: [
        {
          hero: 'Litori Frostburn',
          hand: ['Cold Snap'],
          graveyard: ['Frostbolt', 'Fire Blast', 'Frostbolt', 'Frost Nova'],
          resources: 4,
        },
      ],
      turn: 'R1',
    })
    t.play('Cold Snap', 2).resolve()
    expect(t.zone('R1', 'removed')).toEqual(['Cold Snap'])
    expect(t.asked()).toBe('R1: choose')
    t.say('pick Frostbolt').say('pick Frost Nova')
    expect(t.zone('R1', 'hand')).toEqual(['Frost Nova', 'Frostbolt'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Fire Blast', 'Frostbolt'])
  })

  test('709.2h then the turn player has priority, whoever’s link it was', () => {
    const t = table({ library: lib, raiders: [{}, { hand: ['Slay'], cards: ['Kor Cindervein'] }, {}], turn: 'R1' })
    t.as('R2').play('Slay').resolve()
    expect(t.asked()).toBe('R1: priority')
  })
})
