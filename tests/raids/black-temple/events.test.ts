/** The Events and the Betrayer Events, card by card, each turned up as Events are. */
import { describe, expect, test } from 'vitest'
import { decision } from '../../../src/engine/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'black-temple'
const event = (n: number): string => `You Are Not Prepared! (${n})`
const hero = (t: Table, seat: number) => t.game.s.cards[t.game.s.players[seat]!.hero]!
type More = { says?: readonly string[]; boss?: BossSpec; dice?: readonly number[] }

/** Supremus falls, and this Event is turned up and resolves; what it asks gets these answers, else the first. */
function turnUp(n: number, raiders: readonly SideSpec[], { says = [], boss = {}, dice = [] }: More = {}): Table {
  const t = table({
    raid,
    boss: { hero: 'Supremus', damage: 5, waits: [event(n)], deck: Array(9).fill('Eye Blast'), ...boss },
    raiders: raiders.map((r, i) => ({
      deck: ['In Dreams', 'In Dreams', 'In Dreams'],
      ...r,
      cards: [...(i === 0 ? ['Kor Cindervein'] : []), ...(r.cards ?? [])],
    })),
    turn: 'R1',
    dice,
  })
  t.propose('Kor Cindervein', 'Supremus')
  const left = [...says]
  const isNext = (): boolean => t.game.s.chain[0]!.links.some((id) => t.game.s.links[id]!.kind === 'game')
  for (let i = 0; i < 80 && !isNext(); i++) {
    const d = decision(t.game)
    if (!d) break
    const wanted = d.kind === 'priority' ? undefined : left.find((s) => t.legal().includes(s))
    if (wanted) left.splice(left.indexOf(wanted), 1)
    t.say(wanted ?? (t.legal().includes('pass') ? 'pass' : (t.legal()[0] as string)))
  }
  expect(left).toEqual([])
  return t
}

describe('Events', () => {
  test('(43) cost 2 or less, or 6 or more', () => {
    const cards = ['Parvink', 'Battle Shout']
    const t = turnUp(43, [{ cards }], { says: ['mode 0'] })
    expect(t.zone('R1', 'graveyard')).toEqual(['Battle Shout', 'Parvink'].filter((n) => t.card(n).cost! <= 2))
    const six = turnUp(43, [{ cards }], { says: ['mode 1'] })
    expect(six.zone('R1', 'graveyard')).toEqual([])
  })

  test('(44) as many cards as the number of the Boss', () => {
    expect(turnUp(44, [{}]).zone('Boss', 'hand')).toHaveLength(2)
  })

  test('(45) the top two Minions come into play', () => {
    const t = turnUp(45, [{}], {
      boss: { decks: { minion: ['Sister of Pain', 'Temple Concubine', 'Coilskar General'] } },
    })
    expect(t.zone('Boss', 'party')).toEqual(['Sister of Pain', 'Temple Concubine'])
  })

  test('(46) each opponent turns a face-up resource down', () => {
    const t = turnUp(46, [{ quests: ['Big Game Hunter'] }, {}])
    const quest = Object.values(t.game.s.cards).find((c) => c.def === 'Big Game Hunter')
    expect(quest).toMatchObject({ faceDown: true, resource: true })
  })

  test('(47) a type is chosen, and a player destroys all of it', () => {
    const t = turnUp(47, [{ cards: ['Parvink', 'Krol Blade'] }, {}], { says: ['word ally', 'pick R1'] })
    expect(t.zone('R1', 'party')).toEqual(['Krol Blade', 'Warrax'])
  })

  test.each([
    [48, ['Parvink', 'Kor Cindervein'], ['Parvink']],
    [52, ['Krol Blade', 'Lionheart Helm'], ['Krol Blade', 'Lionheart Helm']],
    [53, ['Battle Shout', 'Battle Shout'], ['Battle Shout', 'Battle Shout']],
  ])('(%i) up to two are targeted: even destroys the first, odd both', (n, aims, cards) => {
    const says = aims.map((name) => `pick ${name}`)
    const even = turnUp(n, [{ cards }], { says, dice: [4] })
    expect(even.zone('R1', 'graveyard')).toEqual([aims[0]])
    const odd = turnUp(n, [{ cards }], { says, dice: [5] })
    expect(odd.zone('R1', 'graveyard')).toEqual([...aims].sort())
  })

  test('(49) activated, the next ability costs 2 less', () => {
    const t = table({
      raid,
      boss: { hero: 'Mother Shahraz', row: [event(49)], hand: ['Arcing Smash', 'Fel Rage'], deck: ['Eye Blast'] },
      raiders: [{ cards: ['Krol Blade'] }],
      turn: 'Boss',
    })
    expect(t.legal()).not.toContain('play Fel Rage')
    t.use(event(49)).resolveAll()
    t.play('Fel Rage', 0).resolveAll()
    expect(t.legal()).not.toContain('play Arcing Smash')
  })

  test('(50) weapons have -2 ATK, armor -2 DEF', () => {
    const spec = (row: string[]) =>
      table({
        raid,
        boss: { hero: 'Mother Shahraz', row },
        raiders: [{ cards: ['Krol Blade', 'Lionheart Helm'] }],
        turn: 'Boss',
      })
    const [plain, weak] = [spec([]), spec([event(50)])]
    expect(weak.card('Krol Blade').atk).toBe(plain.card('Krol Blade').atk! - 2)
    expect(weak.card('Lionheart Helm').def_).toBe(Math.max(0, plain.card('Lionheart Helm').def_! - 2))
  })

  test('(51) each opponent destroys a card', () => {
    const t = turnUp(51, [{}, { cards: ['Parvink'] }])
    expect([t.zone('R1', 'graveyard'), t.zone('R2', 'graveyard')]).toEqual([['Kor Cindervein'], ['Parvink']])
  })

  test('(54) hands are discarded, and as many cards drawn', () => {
    const t = turnUp(54, [{ hand: ['Fire Blast', 'Crush'].slice(0, 1) }, {}])
    expect([t.zone('R1', 'hand'), t.zone('R1', 'graveyard'), t.zone('R2', 'hand')]).toEqual([
      ['In Dreams'],
      ['Fire Blast'],
      [],
    ])
  })

  test('(55) up to two abilities of different names come back', () => {
    const t = turnUp(55, [{}], {
      boss: { graveyard: ['Fel Rage', 'Fel Rage', 'Fixate'] },
      says: ['pick Fel Rage', 'pick Fixate'],
    })
    expect(t.zone('Boss', 'hand')).toEqual(['Fel Rage', 'Fixate'])
  })

  test('(56) activated, it exhausts an ally', () => {
    const t = table({
      raid,
      boss: { hero: 'Mother Shahraz', row: [event(56)] },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.use(event(56)).resolveAll()
    t.expect('Kor Cindervein', { exhausted: true })
  })

  test('(57) opposing graveyards are removed from the game', () => {
    const t = turnUp(57, [{ graveyard: ['Parvink'] }])
    expect(t.zone('R1', 'graveyard')).toEqual([])
    expect(t.zone('R1', 'removed')).toEqual(['Parvink'])
  })

  test.each([
    [[2, 3], 5, 0],
    [[3, 4], 0, 0],
    [[4, 5], 0, 9],
  ])('(58) two dice: %j', (dice, toHero, toAlly) => {
    const t = turnUp(58, [{}], { dice })
    expect(hero(t, 1).damage).toBe(toHero)
    expect(t.zone('R1', 'graveyard')).toEqual(toAlly > 0 ? ['Kor Cindervein'] : [])
  })

  test('(60) it may destroy a card, and interrupts the next that an opponent plays', () => {
    const t = turnUp(60, [{ hand: ['Parvink'], resources: 5 }], { says: ['yes'] })
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    t.resolveAll()
    t.until('R1', 'action').play('Parvink').resolveAll()
    expect(t.zone('R1', 'graveyard')).toContain('Parvink')
    expect(t.pile('graveyard:event')).toEqual([event(60)])
  })

  test('(61) opponents can’t draw; at the start of the Boss’s turn each gets the top card', () => {
    const t = table({
      raid,
      boss: { hero: 'Mother Shahraz', row: [event(61)], deck: ['Eye Blast', 'Eye Blast'] },
      raiders: [{ deck: ['In Dreams', 'Parvink'] }],
      turn: 'R1',
      at: 'start',
    })
    t.until('R1', 'action')
    expect(t.zone('R1', 'hand')).toEqual([])
    t.reach('Boss', 'ready').resolveAll()
    expect(t.zone('R1', 'hand')).toEqual(['In Dreams'])
  })

  test('(62) when a hero is destroyed, a card is', () => {
    const t = table({
      raid,
      boss: { hero: 'Mother Shahraz', flipped: true, resources: 1, row: [event(62)] },
      raiders: [{ damage: 29 }, { cards: ['Parvink', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.use('Mother Shahraz').resolve()
    for (let i = 0; i < 20 && decision(t.game)!.kind !== 'target'; i++)
      t.say(t.legal().includes('pass') ? 'pass' : t.legal()[0]!)
    t.say('pick Kor Cindervein').resolveAll()
    expect(t.zone('R2', 'graveyard')).toContain('Kor Cindervein')
  })

  test('(63) all opposing cards of one name are removed from the game', () => {
    const t = turnUp(63, [{ cards: ['Parvink'] }, { cards: ['Parvink'] }], { says: ['pick Parvink'] })
    expect([t.zone('R1', 'removed'), t.zone('R2', 'removed')]).toEqual([['Parvink'], ['Parvink']])
  })

  test('(64) opposing cards enter play exhausted', () => {
    const t = table({
      raid,
      boss: { hero: 'Mother Shahraz', row: [event(64)] },
      raiders: [{ hand: ['Kor Cindervein'], resources: 5 }],
      turn: 'R1',
    })
    t.play('Kor Cindervein').resolveAll()
    t.expect('Kor Cindervein', { exhausted: true })
  })

  test('(65) destroyed, it brings a Minion into the row', () => {
    const t = table({
      raid,
      boss: { hero: 'Mother Shahraz', row: [event(65)], decks: { minion: ['Sister of Pain'] } },
      raiders: [{}],
      turn: 'Boss',
    })
    t.use(event(65)).resolveAll()
    expect(t.resources('Boss')).toEqual({ ready: 1, all: 1 })
    expect(t.pile('graveyard:event')).toEqual([event(65)])
  })
})

describe('Betrayer Events', () => {
  const next = (
    name: string,
    raiders: readonly SideSpec[],
    says: readonly string[] = [],
    boss: BossSpec = {},
  ): Table => {
    const t = table({
      raid,
      boss: {
        hero: 'The Betrayer',
        deck: Array(9).fill('Eye Blast'),
        resources: 3,
        ...boss,
        decks: { betrayer: [name], minion: ['Sister of Pain'] },
      },
      raiders: raiders.map((r) => ({ deck: Array(6).fill('In Dreams'), ...r })),
      turn: 'Boss',
      at: 'start',
    })
    const left = [...says]
    for (let i = 0; i < 60 && t.game.s.turn[0]!.step !== 'action'; i++) {
      const d = decision(t.game)!
      const wanted = d.kind === 'priority' ? undefined : left.find((s) => t.legal().includes(s))
      if (wanted) left.splice(left.indexOf(wanted), 1)
      t.say(wanted ?? (t.legal().includes('pass') ? 'pass' : t.legal()[0]!))
    }
    expect(left).toEqual([])
    return t
  }

  test('Demonic Fireball: an opponent takes 5, or chooses who takes 15; then 1 for (2)', () => {
    const t = next('Demonic Fireball', [{}, {}], ['mode 0'])
    expect([hero(t, 1).damage, hero(t, 2).damage].sort()).toEqual([0, 5])
    const far = next('Demonic Fireball', [{}, {}], ['mode 1'])
    expect([hero(far, 1).damage, hero(far, 2).damage].sort()).toEqual([0, 15])
    t.use('Demonic Fireball', 'Warrax').resolveAll()
    expect(hero(t, 1).damage + hero(t, 2).damage).toBe(6)
  })

  test('Draw Soul: each opponent destroys an ally; heroes have -5 health', () => {
    const t = next('Draw Soul', [{ cards: ['Parvink'] }, {}])
    expect(t.zone('R1', 'graveyard')).toEqual(['Parvink'])
    t.expect('Warrax', { health: 25 })
  })

  test('Flame Crash: a cost is named, all of that cost go; with five Events 20 damage to each hero', () => {
    const t = next('Flame Crash', [{ cards: ['Parvink', 'Kor Cindervein'] }], [], {})
    expect(t.zone('Boss', 'row')).toEqual(['Flame Crash'])
    const row = ['Demonic Fireball', 'Draw Soul', 'Flame Crash', 'Shadow Demons', 'Flames of Azzinoth']
    const five = table({
      raid,
      boss: { hero: 'The Betrayer', row, deck: ['Eye Blast'] },
      raiders: [{}, {}],
      turn: 'Boss',
      at: 'start',
    })
    five.reach('Boss', 'ready').resolveAll()
    expect([hero(five, 1).damage, hero(five, 2).damage]).toEqual([20, 20])
  })

  test('Shadow Demons: up to four are exhausted and do not ready', () => {
    const t = next('Shadow Demons', [{ cards: ['Kor Cindervein'] }], ['pick Kor Cindervein', 'done'], { graveyard: [] })
    t.expect('Kor Cindervein', { exhausted: true })
    t.until('R1', 'action')
    t.expect('Kor Cindervein', { exhausted: true })
  })

  const demons = (boss: BossSpec = {}): Table => {
    const row = ['Shadow Demons']
    const t = table({
      raid: 'black-temple',
      boss: { hero: 'The Betrayer', row, resources: 3, deck: ['Eye Blast'], ...boss },
      raiders: [{ cards: ['Kor Cindervein'], deck: Array(4).fill('In Dreams') }],
      turn: 'Boss',
    })
    return t.use('Shadow Demons').resolve()
  }
  const traitors = [
    'Bonechewer Behemoth',
    'Bonechewer Shield Disciple',
    'Charming Courtesan',
    'Coilskar General',
    'Coilskar Wrangler',
    'Illidari Archon',
    'Illidari Blood Lord',
    'Priestess of Dementia',
    'Promenade Sentinel',
    'Sister of Pain',
    'Sister of Pleasure',
    'Temple Concubine',
  ]

  test('Shadow Demons, 800.2b: for (3) a Traitor ally comes from the collection, any of those that there are', () => {
    const t = demons()
    expect(t.asked()).toBe('Boss: yes-no')
    t.say('yes')
    expect(t.legal()).toEqual(traitors.map((name) => `pick ${name}`))
    t.say('pick Coilskar General').resolveAll()
    t.expect('Coilskar General', { zone: 'party', controller: 0 })
    expect(t.count('Boss', 'Naga')).toBe(3)
    expect(t.resources('Boss').ready).toBe(0)
  })

  test('Shadow Demons: or from the graveyard, of which each card is offered beside those', () => {
    const t = demons({ graveyard: ['Sister of Pain'] }).say('yes')
    expect(t.legal()).toEqual(['Sister of Pain', ...traitors].map((name) => `pick ${name}`))
    t.answer(0)
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    expect(
      demons({ graveyard: ['Sister of Pain'] })
        .say('no')
        .zone('Boss', 'party'),
    ).toEqual(['The Betrayer'])
  })

  test('Shadow Demons, R504.1a: a Minion that came so goes to the Minion graveyard as it is destroyed', () => {
    const fallen = demons().say('yes').say('pick Sister of Pain').until('R1', 'action')
    fallen.attack('Kor Cindervein', 'Sister of Pain').resolveAll()
    expect(fallen.pile('graveyard:minion')).toContain('Sister of Pain')
  })

  test('Flames of Azzinoth: 5 fire damage to each of two; activated, a card', () => {
    const t = next('Flames of Azzinoth', [{ cards: ['Kor Cindervein'] }])
    expect(hero(t, 1).damage).toBe(5)
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    t.use('Flames of Azzinoth').resolveAll()
    expect(t.zone('Boss', 'hand')).toHaveLength(2)
  })
})
