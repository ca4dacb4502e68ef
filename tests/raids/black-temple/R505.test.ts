/** The FAQ of Black Temple, card by card (R505). Fel Geyser, the Boss's own card of it, is in main-deck.test.ts, too. */
import { describe, expect, test } from 'vitest'
import { classNames } from '../../../src/language/types.ts'
import { ally, withCards } from '../../rules/own.ts'
import { library } from '../../set/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const filler = Array(12).fill('In Dreams') as string[]

const temple = (raiders: readonly SideSpec[], boss: BossSpec = {}, more = {}): Table =>
  table({
    raid: 'black-temple',
    library,
    boss: { hero: 'Mother Shahraz', resources: 8, deck: Array(9).fill('Eye Blast'), ...boss },
    raiders: raiders.map((r) => ({ deck: filler, ...r })),
    turn: 'R1',
    ...more,
  })

describe('R505 Blessed Medallion of Karabor', () => {
  const medallion = 'Blessed Medallion of Karabor'
  const order = (t: Table): number[] => [...t.game.s.turn[0]!.order]
  const sit = (raiders: number): Table =>
    temple([{ cards: [medallion] }, ...Array.from({ length: raiders - 1 }, (): SideSpec => ({}))])

  test('R505 who moves to the right of a player comes immediately before that player in turn order, and goes on with the turn', () => {
    const t = sit(3)
    expect(order(t)).toEqual([0, 1, 2, 3])
    t.use(medallion).resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual(['pick R2', 'pick R3'])
    t.say('pick R3')
    expect(order(t)).toEqual([0, 2, 1, 3])
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'action' })
    expect(t.zone('R1', 'removed')).toEqual([medallion])
  })

  test('R505 that player takes the next turn, and from then on all go round in the new order', () => {
    const t = sit(3).use(medallion).resolve('pick R3')
    for (const seat of ['R3', 'Boss', 'R2', 'R1']) {
      t.until(seat, 'action')
      expect(t.game.s.turn[0]!.n).toBe(11 + ['R3', 'Boss', 'R2', 'R1'].indexOf(seat))
    }
  })

  test('R505 who sits to the right of that player already stays there', () => {
    const t = sit(3).use(medallion).resolve('pick R2')
    expect(order(t)).toEqual([0, 1, 2, 3])
  })

  test('R505 if there are only two players, nothing happens', () => {
    const t = sit(1).use(medallion).resolve()
    expect(t.asked()).toBe('R1: priority')
    expect(order(t)).toEqual([0, 1])
    expect(t.zone('R1', 'removed')).toEqual([medallion])
  })

  test('R505 it can be used only on its player’s own turn', () => {
    const t = temple([{ cards: [medallion] }, {}], {}, { turn: 'R2' }).as('R1')
    expect(t.legal()).not.toContain(`use ${medallion}`)
  })
})

describe('R505 Cursed Vision of Sargeras', () => {
  const vision = 'Cursed Vision of Sargeras'
  const wool = 'A Donation of Wool'
  const wearing = (more: SideSpec = {}): Table =>
    temple([{ cards: [vision], resources: 6, quests: [wool, 'Big Game Hunter'], hand: [vision], ...more }])
  const faceUp = (t: Table): string[] =>
    Object.values(t.game.s.cards)
      .filter((c) => c.resource && !c.faceDown && c.became === 0)
      .map((c) => c.def)
      .sort()

  test('R505 it can be activated although no quest was completed, and then does nothing', () => {
    const t = wearing().use(vision, 'Big Game Hunter').resolve()
    t.expect(vision, { exhausted: true })
    expect(faceUp(t)).toEqual([wool, 'Big Game Hunter'])
  })

  test('R505 it checks only as it resolves: a quest may be completed in response', () => {
    const t = wearing({ cards: [vision, kor] })
    t.use(vision, 'Big Game Hunter')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.complete(wool)
    t.resolve('pick In Dreams') // the reward: a card is drawn, and one discarded
    t.resolve()
    expect(faceUp(t)).toEqual([])
  })

  test('R505 a quest is completed as soon as its reward effect is on the chain', () => {
    const t = wearing().complete(wool)
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.use(vision, 'Big Game Hunter').resolve() // before the reward resolves
    expect(faceUp(t)).toEqual([])
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
  })

  test('R505 a quest that was completed before it entered play counts', () => {
    const t = wearing({ cards: [] }).complete(wool).resolveAll('pick In Dreams')
    t.play(vision).resolve()
    t.use(vision, 'Big Game Hunter').resolve()
    expect(faceUp(t)).toEqual([])
  })

  test('R505 a quest that another player completed does not', () => {
    const t = temple(
      [
        { cards: [vision], quests: ['Big Game Hunter'] },
        { resources: 6, quests: [wool] },
      ],
      {},
      { turn: 'R2' },
    )
    t.complete(wool).resolveAll().as('R1')
    t.use(vision, 'Big Game Hunter').resolve()
    expect(faceUp(t)).toEqual(['Big Game Hunter'])
  })
})

describe('R505 Entry into the Black Temple', () => {
  const entry = 'Entry into the Black Temple'
  const own = classNames.map((name) => ally(`One ${name}`, 1, 1, { tags: [name] }))
  const both = ally('Both', 1, 1, { tags: ['Mage', 'Priest'] })
  const none = ally('Nobody', 1, 1, { tags: ['Broken'] })
  const draws = (cards: readonly string[], more: SideSpec = {}): number => {
    const t = temple(
      [{ cards, resources: 5, quests: [entry], ...more }, { cards: ['One Druid', 'One Rogue'] }],
      {},
      { library: withCards(...own, both, none) },
    )
    t.complete(entry).resolveAll()
    return t.zone('R1', 'hand').length
  }

  test('R505 it counts classes, of which there are ten, and not allies', () => {
    expect(classNames).toHaveLength(10)
    expect(draws(own.map((card) => card.name))).toBe(10)
    expect(draws(['One Mage', 'One Mage', 'One Mage'])).toBe(1)
    expect(draws(['One Mage', 'One Warlock', 'One Mage'])).toBe(2)
  })

  test('R505 an ally of two classes counts for both, one of none for nothing; the hero and other parties do not count', () => {
    expect(draws(['Both', 'One Mage'])).toBe(2)
    expect(draws(['Nobody'])).toBe(0)
    expect(draws([], { hero: 'Elendril' })).toBe(0)
  })
})

describe('R505 Fel Geyser', () => {
  const quests = ['A Donation of Wool', 'Big Game Hunter', 'Your Fortune Awaits You', 'In Dreams']
  const geysers = (n: number, own: readonly string[]): Table =>
    temple([{ resources: 8, quests: own, cards: [kor] }], { cards: Array(n).fill('Fel Geyser') })
  const completable = (t: Table): string[] => t.legal().filter((a) => a.startsWith('complete'))

  test('R505 two quests at the same time don’t pay for each other: the one that pays is face down before it could be completed', () => {
    const t = geysers(1, quests.slice(0, 2))
    t.complete(quests[0]!)
    while (!t.asked().endsWith('priority')) t.answer(0)
    expect(completable(t)).toEqual([])
  })

  test('R505 with two of them two other quests are turned face down, and so on', () => {
    expect(completable(geysers(2, quests.slice(0, 2)))).toEqual([])
    const t = geysers(2, quests.slice(0, 3))
    expect(completable(t)).toContain(`complete ${quests[0]}`)
    t.complete(quests[0]!)
    while (!t.asked().endsWith('priority')) t.answer(0)
    expect(Object.values(t.game.s.cards).filter((c) => c.resource && c.controller === 1 && !c.faceDown)).toEqual([])
    expect(completable(geysers(3, quests.slice(0, 3)))).toEqual([])
  })

  test('R505 the quests of the Boss player’s side are not concerned', () => {
    const t = table({
      library,
      players: [
        { cards: ['Fel Geyser'], resources: 8, quests: [quests[0]!], team: 1 },
        { resources: 8, quests: [quests[0]!], team: 2 },
      ],
      turn: 'A',
    })
    expect(completable(t)).toHaveLength(1)
    t.as('B')
    expect(completable(t)).toEqual([])
  })
})

describe("R505 The Skull of Gul'dan", () => {
  const skull = "The Skull of Gul'dan"
  const ready = (more: SideSpec): Table =>
    temple([{ hero: 'Elendril', ...more, cards: [skull, ...(more.cards ?? [])] }])
  const left = (t: Table): number => t.resources('R1').ready
  const used = (more: SideSpec): Table => ready(more).use(skull).resolve()

  test('R505 a card with an actual X in its cost costs 2 less, such as Aimed Shot', () => {
    const t = used({ resources: 3, hand: ['Aimed Shot'] })
    t.play('Aimed Shot', 4, 'Mother Shahraz')
    expect(left(t)).toBe(0) // 1 + 4 - 2
    t.resolve()
    expect(t.card('Mother Shahraz').damage).toBe(4)
  })

  test('R505 so does a payment power with one, such as "Chipper" Ironbane’s', () => {
    const t = used({ resources: 2, cards: ['"Chipper" Ironbane', 'Krol Blade'] })
    t.expect('Krol Blade', { cost: 3 })
    t.use('"Chipper" Ironbane', 3).resolve()
    expect(left(t)).toBe(1) // 3 - 2
    expect(t.zone('R1', 'graveyard')).toContain('Krol Blade')
  })

  test('R505 and completing a quest with one, such as Preparing for War', () => {
    const t = used({ resources: 1, quests: ['Preparing for War'], graveyard: ['Heal', 'Smite', 'Heal', 'Smite'] })
    t.say('complete Preparing for War')
    expect(t.legal().at(-1)).toBe('number 4') // the quest itself pays, too
    t.say('number 4')
    while (!t.asked().endsWith('priority')) t.answer(0)
    expect(left(t)).toBe(0)
  })

  test('R505 it is the next time only, and only this turn', () => {
    const t = used({ resources: 4, hand: ['Aimed Shot', 'Aimed Shot'] })
    t.play('Aimed Shot', 1, 'Mother Shahraz')
    expect(left(t)).toBe(4)
    t.resolveAll()
    t.play('Aimed Shot', 1, 'Mother Shahraz')
    expect(left(t)).toBe(2)
    const later = used({ resources: 1, hand: ['Aimed Shot'] })
    later.until('R1', 'end').until('Boss', 'end').until('R1', 'action')
    later.say('play Aimed Shot')
    later.say(later.legal().at(-1)!)
    expect(left(later)).toBe(0)
  })

  test('R505 an X that is not paid in resources is none: Dizdemona’s damage, Massacre’s cards; nor is one that is only counted, as in Cleave', () => {
    const dizdemona = temple([{ hero: 'Dizdemona', cards: [skull], resources: 3 }], { cards: ['Sister of Pain'] })
    dizdemona.use(skull).resolve()
    dizdemona.use('Dizdemona', 2)
    expect(left(dizdemona)).toBe(0)
    const cleave = used({ resources: 4, hand: ['Cleave'], cards: ['Krol Blade'] })
    cleave.play('Cleave')
    expect(left(cleave)).toBe(0)
    const massacre = used({ resources: 3, hand: ['Massacre'], graveyard: ['Gouge'] })
    massacre.say('play Massacre')
    while (!massacre.asked().endsWith('priority')) massacre.answer(0)
    expect(left(massacre)).toBe(0)
  })

  test('R505 what has no X does not use it up', () => {
    const t = used({ resources: 5, hand: ['Aimed Shot', kor] })
    const { cost } = t.card(kor)
    t.play(kor).resolve()
    expect(left(t)).toBe(5 - cost!)
    t.play('Aimed Shot', 1, 'Mother Shahraz')
    expect(left(t)).toBe(5 - cost!)
  })
})
