/** Black Temple as positions: what the raiders' bots and the Bosses do there, and the reasons that they give (raids/black-temple/tactics.ts). */
import { describe, expect, test } from 'vitest'
import type { BossSpec, SideSpec } from '../table/index.ts'
import { position, thought } from './position.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 9 }, () => 'In Dreams')

/** A turn of somebody, against this Boss. */
const facing = (boss: BossSpec, raiders: readonly SideSpec[], turn: string) =>
  position({
    raid: 'black-temple',
    boss: { deck: Array.from({ length: 6 }, () => 'Eye Blast'), ...boss },
    raiders: raiders.map((one) => ({ deck, ...one })),
    turn,
  })

describe('threat (R504.2)', () => {
  const places = (resources: number): string =>
    thought(facing({ hero: 'Supremus' }, [{ resources, hand: ['In Dreams'] }], 'R1')).does

  test('below the level a card is placed, at the level it is kept', () => {
    expect(places(4)).toBe('place In Dreams')
    expect(places(5)).not.toContain('place')
  })
})

describe('the last blow', () => {
  const blow = (turn: string, waits: readonly string[], raiders = 2, damage = 5) =>
    thought(
      facing(
        { hero: 'Supremus', damage, waits },
        Array.from({ length: raiders }, () => ({ cards: [kor] })),
        turn,
      ),
    )

  test('is left to the next round by the last raider before the Boss’s turn, while Minions wait', () => {
    expect(blow('R2', ['Coilskar General']).does).not.toBe(`attack ${kor}`)
    expect(blow('R1', ['Coilskar General']).does).toBe(`attack ${kor}`)
    expect(blow('R2', []).does).toBe(`attack ${kor}`)
  })

  test('is struck by one who raids alone, and blows that are not the last are struck by all', () => {
    expect(blow('R1', ['Coilskar General'], 1).does).toBe(`attack ${kor}`)
    expect(blow('R2', ['Coilskar General'], 2, 0).does).toBe(`attack ${kor}`)
  })

  test('is struck at once where the Boss would hit harder a turn later', () => {
    const t = facing(
      { hero: 'Mother Shahraz', flipped: true, damage: 19, waits: ['Coilskar General'] },
      [{ cards: [kor] }, { cards: [kor] }],
      'R2',
    )
    expect(thought(t).does).toBe(`attack ${kor}`)
  })
})

describe('blows that would do nothing', () => {
  test('three damage or more to a Temple Concubine, two or less to a Charming Courtesan, are not dealt', () => {
    const strikes = (atk: 1 | 3, minion: string): string => {
      const ally = atk === 3 ? kor : 'Galway Steamwhistle'
      return thought(
        facing({ hero: 'Supremus', damage: 0, cards: [minion] }, [{ cards: [ally] }], 'R1').say(`attack ${ally}`),
      ).does
    }
    expect(strikes(3, 'Temple Concubine')).toBe('pick Supremus')
    expect(strikes(1, 'Charming Courtesan')).toBe('pick Supremus')
  })

  test('a Council Member who has fatal damage, and stays, is not hit again', () => {
    const council = ['High Nethermancer Zerevor', 'Lady Malande']
    const t = facing(
      { hero: 'The Illidari Council', cards: [{ name: council[0]!, damage: 4 }, council[1]!] },
      [{ cards: [kor] }],
      'R1',
    )
    expect(thought(t.say(`attack ${kor}`)).does).toBe(`pick ${council[1]}`)
  })
})

describe('Mother Shahraz turns over at 15 damage', () => {
  const blow = (raiders: number) =>
    thought(
      facing(
        { hero: 'Mother Shahraz', damage: 13, resources: 6 },
        Array.from({ length: raiders }, () => ({ cards: [kor] })),
        'R1',
      ),
    ).does

  test('so nobody brings her there before the party can finish her in the same round', () => {
    expect(blow(2)).not.toBe(`attack ${kor}`)
    expect(blow(4)).toBe(`attack ${kor}`)
  })
})

describe('the Bosses choose', () => {
  test('Naj’entus spines the hero with the fewest allies', () => {
    const raiders = [{ cards: [kor] }, { hero: 'Boris Brightbeard' }, { cards: [kor, 'Parvink'] }]
    const t = facing({ hero: "High Warlord Naj'entus" }, raiders, 'Boss').reach('Boss', 'end')
    expect(thought(t)).toEqual({
      does: 'pick Boris Brightbeard',
      why: 'Naj’entus spines Boris Brightbeard: nobody has fewer allies to break his shell.',
    })
  })

  test('Teron makes a ghost of the raider whose party hits hardest', () => {
    const t = facing({ hero: 'Teron Gorefiend' }, [{}, { cards: [kor, kor] }, { cards: ['Parvink'] }], 'Boss').reach(
      'Boss',
      'end',
    )
    t.resolve()
    expect(thought(t)).toEqual({
      does: 'pick R2',
      why: 'R2 and the whole party become ghosts: no party hits Teron harder.',
    })
  })
})

const demons = (hand: string[] = []) =>
  position({
    raid: 'black-temple',
    boss: { hero: 'The Betrayer', exhausted: true, row: ['Shadow Demons'], resources: 3, hand, deck: ['Eye Blast'] },
    raiders: [{ cards: ['Kor Cindervein'], deck: ['In Dreams', 'In Dreams'] }],
    turn: 'Boss',
  })

test('800.2b the Boss uses Shadow Demons, wants an ally, and takes a good one of the collection', () => {
  const t = demons()
  expect(thought(t)).toMatchObject({ does: 'use Shadow Demons' })
  t.use('Shadow Demons').resolve()
  expect(thought(t).does).toBe('yes')
  t.say('yes')
  const { does, why } = thought(t)
  expect(does).toMatch(/^pick /)
  expect(why).not.toBe('')
  expect(['pick Sister of Pain', 'pick Sister of Pleasure', 'pick Illidari Blood Lord']).not.toContain(does) // the cheapest
})

describe('acts that would change nothing', () => {
  const shade = (boss: Partial<BossSpec>, raider: SideSpec, turn = 'Boss') =>
    thought(facing({ hero: 'Supremus', exhausted: true, resources: 4, ...boss }, [raider], turn))

  test('Crushing Shadows waits for a card in a hand', () => {
    expect(shade({ hand: ['Crushing Shadows'] }, { hand: ['In Dreams'] }).does).toBe('play Crushing Shadows')
    expect(shade({ hand: ['Crushing Shadows'] }, {}).does).not.toBe('play Crushing Shadows')
  })

  test('Aura of Anger does not take the place of another', () => {
    expect(shade({ hand: ['Aura of Anger'] }, {})).toEqual({
      does: 'play Aura of Anger',
      why: 'Aura of Anger: heroes and allies the Boss controls have +1 ATK while attacking a damaged hero or ally.',
    })
    expect(shade({ hand: ['Aura of Anger'], cards: ['Aura of Anger'] }, {}).does).not.toBe('play Aura of Anger')
  })

  test('with Aura of Anger an ally without ATK attacks only who is damaged', () => {
    const attacks = (damage: number): string =>
      shade({ cards: ['Aura of Anger', 'Ashtongue Channeler'] }, { damage }).does
    expect(attacks(2)).toBe('attack Ashtongue Channeler')
    expect(attacks(0)).not.toBe('attack Ashtongue Channeler')
  })
})
