/** The FAQ of Magtheridon's Lair, card by card (R403). */
import { describe, expect, test } from 'vitest'
import { decision, describe as inWords } from '../../../src/engine/index.ts'
import { library } from '../../set/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'magtheridons-lair'
const bloods = (n: number) => Array.from({ length: n }, () => "Magtheridon's Blood")
const kor = 'Kor Cindervein'
const igvand = 'Crazy Igvand'
const parvink = 'Parvink'

const lair = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid,
    library,
    boss: { hero: 'Magtheridon (Unleashed)', resources: 8, deck: ['Blast Nova', 'Blast Nova', 'Blast Nova'], ...boss },
    raiders: raiders.map((r) => ({ deck: ['In Dreams', 'In Dreams', 'In Dreams'], ...r })),
    turn: 'Boss',
    ...more,
  })

describe('R403 Cleave Apart', () => {
  const full: SideSpec = {
    cards: ['Devotion Aura', kor, { name: igvand, exhausted: true }, parvink, 'Krol Blade'],
  }
  test('R403 the player is the only target; the three cards are chosen as it resolves, the ally among those that are ready then', () => {
    const t = lair({ hand: ['Cleave Apart'] }, [full, { cards: ['Galway Steamwhistle'] }])
    t.say('play Cleave Apart')
    expect(t.legal()).toEqual(['pick R1', 'pick R2'])
    t.say('pick R1').resolve()
    expect(t.asked()).toBe('Boss: choose')
    for (const reader of [0, 1])
      expect(inWords(t.game, decision(t.game)!, reader).prompt).toBe('Choose a ready ally for Cleave Apart')
    expect(t.legal()).toEqual([`pick ${kor}`, `pick ${parvink}`])
    t.say(`pick ${parvink}`).resolveAll()
    expect(t.zone('R1', 'party')).toEqual([igvand, kor, 'Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Galway Steamwhistle', 'Warrax'])
  })

  test('R403 a player who lacks some of the three can be the target, and loses what is there', () => {
    const t = lair({ hand: ['Cleave Apart'] }, [{ cards: [{ name: kor, exhausted: true }, 'Krol Blade'] }, full])
    t.play('Cleave Apart', 'R1').resolveAll()
    expect(t.zone('R1', 'party')).toEqual([kor, 'Warrax'])
    const nothing = lair({ hand: ['Cleave Apart'] }, [{}, full])
    nothing.play('Cleave Apart', 'R1').resolveAll()
    expect(nothing.zone('R1', 'party')).toEqual(['Warrax'])
    expect(nothing.zone('Boss', 'graveyard')).toEqual(['Cleave Apart'])
  })
})

describe('R403 Eredar Wand of Obliteration', () => {
  const party: SideSpec = {
    hero: 'Boris Brightbeard',
    cards: ['Eredar Wand of Obliteration', kor],
    resources: 1,
  }
  const strike = (boss: BossSpec): Table =>
    lair(boss, [party], { turn: 'R1' }).propose('Boris Brightbeard', 'Magtheridon').fight('Eredar Wand of Obliteration')

  test('R403 the opponent picks the card, which need not be of the type that you destroyed', () => {
    const t = strike({ cards: ['Abyssal', 'Violent Reflex', "Pit Lord's Glaive"] })
    expect(t.asked()).toBe('R1: yes-no')
    t.say('yes').say(`pick ${kor}`)
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual(['pick Abyssal', 'pick Violent Reflex', "pick Pit Lord's Glaive"])
    t.say('pick Violent Reflex')
    expect(t.zone('R1', 'party')).toEqual(['Boris Brightbeard', 'Eredar Wand of Obliteration'])
    expect(t.zone('Boss', 'party')).toEqual(['Abyssal', 'Magtheridon (Unleashed)', "Pit Lord's Glaive"])
  })

  test('R403 who destroys nothing costs the opponent nothing', () => {
    const t = strike({ cards: ['Abyssal'] }).say('no')
    expect(t.zone('R1', 'party')).toContain(kor)
    expect(t.zone('Boss', 'party')).toContain('Abyssal')
  })

  test('R403 damage of another type does not trigger it', () => {
    const t = lair(
      { cards: ['Abyssal'] },
      [{ cards: ['Eredar Wand of Obliteration'], hand: ['Fire Blast'], resources: 2 }],
      {
        turn: 'R1',
      },
    )
    t.play('Fire Blast', 'Magtheridon').resolveAll()
    expect(t.asked()).toBe('R1: priority')
    expect(t.card('Magtheridon').damage).toBeGreaterThan(0)
  })
})

describe('R403 Fel Ruination', () => {
  const ruin = (n: number, raiders: readonly SideSpec[]): Table =>
    lair({ row: bloods(n), hand: ['Fel Ruination'] }, raiders)

  test('R403 seven Bloods take seven cards in all, which the raiders choose together as it resolves', () => {
    const t = ruin(7, [
      { cards: [kor, igvand, parvink, 'Devotion Aura'] },
      { cards: ['Galway Steamwhistle', 'Freya Lightsworn', 'Krol Blade', 'Anika Berlyn'] },
    ])
    t.play('Fel Ruination')
    expect(t.asked()).toBe('Boss: priority')
    t.resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(decision(t.game)!.joint).toEqual([1, 2])
    expect(t.legal()).toHaveLength(8)
    const gone = [kor, igvand, 'Devotion Aura', 'Galway Steamwhistle', 'Freya Lightsworn', 'Krol Blade', 'Anika Berlyn']
    for (const name of gone) t.say(`pick ${name}`)
    t.resolveAll()
    expect(t.zone('R1', 'party')).toEqual([parvink, 'Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Warrax'])
  })

  test('R403 they can’t choose what can’t be destroyed', () => {
    const t = ruin(7, [
      {
        cards: [
          kor,
          'Standing Stone',
          igvand,
          parvink,
          'Devotion Aura',
          'Galway Steamwhistle',
          'Freya Lightsworn',
          'Krol Blade',
          'Anika Berlyn',
        ],
      },
    ])
    t.play('Fel Ruination').resolve()
    expect(t.legal()).not.toContain('pick Standing Stone')
    expect(t.legal()).toHaveLength(8)
  })

  test('R403 if they have fewer, they lose all that can be destroyed', () => {
    const t = ruin(7, [{ cards: [kor, 'Standing Stone'] }, { cards: [igvand] }])
    t.play('Fel Ruination').resolveAll()
    expect([t.zone('R1', 'party'), t.zone('R2', 'party')]).toEqual([['Standing Stone', 'Warrax'], ['Warrax']])
  })

  test('R403 with six Bloods it can’t be played; its owner, too, loses nothing by it', () => {
    expect(ruin(6, [{}]).legal()).not.toContain('play Fel Ruination')
    const t = lair({ row: bloods(7), hand: ['Fel Ruination'], cards: ['Violent Reflex'] }, [{ cards: [kor] }])
    t.play('Fel Ruination').resolveAll()
    expect(t.zone('Boss', 'party')).toContain('Violent Reflex')
  })
})

describe('R403 Fiery Pits', () => {
  test('R403 the raiders put fifteen in all, and nobody gets more than is fatal', () => {
    const t = lair({ hand: ['Fiery Pits'] }, [{ cards: [kor] }, { cards: [igvand], damage: 20 }])
    t.play('Fiery Pits').resolve()
    expect(t.asked()).toBe('R1: number')
    expect(decision(t.game)!.joint).toEqual([1, 2])
    let asked = 0
    while (decision(t.game)?.kind === 'number') {
      t.answer(decision(t.game)!.answers.length - 1) // as much as can be put
      asked++
    }
    expect(asked).toBeGreaterThan(0)
    t.resolveAll()
    const left = ['Warrax', 'Warrax#2'].map((name) => t.card(name).damage)
    const allies = [...t.zone('R1', 'graveyard'), ...t.zone('R2', 'graveyard')]
    const fatal = [kor, igvand]
      .filter((name) => allies.includes(name))
      .map((name) => library.cards.find((c) => c.name === name)!.health!)
    const put = [kor, igvand].filter((name) => !allies.includes(name)).map((name) => t.card(name).damage)
    expect(left[0]! + left[1]! - 20 + [...fatal, ...put].reduce((a, b) => a + b, 0)).toBe(15)
  })

  test('R403 what is put is not dealt: nothing prevents it, and where all is fatal the rest is lost', () => {
    const t = lair({ hand: ['Fiery Pits'] }, [{ damage: 26, cards: ['Draconian Deflector'] }])
    t.play('Fiery Pits').resolveAll()
    expect(t.result()).toBe('boss')
  })
})

describe('R403 Glaive of the Pit', () => {
  const glaive = 'Glaive of the Pit'
  const second = (damage: number): Table =>
    lair({ damage }, [{ cards: [glaive], hand: [glaive], resources: 7 }], { turn: 'R1' })

  test('R403 uniqueness destroys one of two before anybody looks for fatal damage', () => {
    const t = second(91)
    t.play(glaive).resolve()
    expect(t.asked()).toBe('R1: unique')
    expect(t.card('Magtheridon').health).toBe(90) // 91 damage would be fatal now
    t.say(t.legal()[0]!)
    t.expect('Magtheridon', { health: 95, damage: 91, zone: 'party' })
    expect(t.result()).toBeNull()
  })

  test('R403 one is enough for a hero with 95 damage', () => {
    const t = lair({ damage: 95 }, [{ hand: [glaive], resources: 7 }], { turn: 'R1' })
    t.play(glaive).resolve()
    expect(t.result()).toBe('raiders')
  })
})

describe("R403 Liar's Tongue Gloves", () => {
  const gloves = (card = kor): Table =>
    lair({}, [{ cards: ["Liar's Tongue Gloves"], hand: [card], deck: ['Heal', 'Smite', 'In Dreams'], resources: 1 }], {
      turn: 'R1',
    })

  test('R403 there are eight card types; equipment is none', () => {
    const t = gloves()
    t.say("use Liar's Tongue Gloves").resolve()
    expect(t.legal()).toEqual(
      ['ability', 'ally', 'armor', 'hero', 'item', 'location', 'quest', 'weapon'].map((type) => `word ${type}`),
    )
  })

  test.each([
    ['ally', 'yes', true],
    ['ally', 'no', false],
    ['quest', 'yes', false],
    ['quest', 'no', true],
  ])('R403 %s is named, and the opponent says %s: right is %s', (type, said, right) => {
    const t = gloves()
    t.say("use Liar's Tongue Gloves").resolve(`word ${type}`)
    expect(t.asked()).toBe('Boss: yes-no')
    expect(t.zone('R1', 'hand')).toEqual([])
    t.say(said)
    expect(t.zone('R1', 'graveyard')).toEqual(right ? [kor] : [])
    expect(t.zone('R1', 'hand')).toEqual(right ? [] : ['Heal', kor, 'Smite'])
  })
})

describe('R403 Superior Mana Oil', () => {
  const oil = 'Superior Mana Oil'
  test('R403 it can be played without a weapon, and then enters the graveyard', () => {
    const t = lair({}, [{ hand: [oil], resources: 1 }, { cards: ['Krol Blade'] }], { turn: 'R1' })
    expect(t.legal()).toContain(`play ${oil}`)
    t.play(oil).resolve()
    expect(t.zone('R1', 'graveyard')).toEqual([oil])
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
  })

  test('R403 one of your weapons is chosen as it resolves', () => {
    const t = lair(
      {},
      [{ hand: [oil], cards: ['Krol Blade', 'Eredar Wand of Obliteration'], resources: 1 }, { cards: ['Krol Blade'] }],
      {
        turn: 'R1',
      },
    )
    t.play(oil)
    expect(t.asked()).toBe('R1: priority') // no target
    t.resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual(['pick Krol Blade', 'pick Eredar Wand of Obliteration'])
    t.say('pick Krol Blade')
    expect(t.card(oil).host).toBe(t.id('Krol Blade'))
  })

  test.each([
    ['Heal', 'hand'],
    [kor, 'graveyard'],
  ])('R403 at the start of the turn the top card may be revealed: %s goes to the %s', (top, zone) => {
    const t = lair({}, [
      { cards: ['Krol Blade', { name: oil, on: 'Krol Blade' }], deck: [top, 'In Dreams', 'In Dreams'] },
    ])
    t.reach('R1', 'ready').resolve('yes')
    expect(t.zone('R1', zone as 'hand')).toEqual([top])
  })
})

describe('R403 Toss About', () => {
  const three: readonly SideSpec[] = [{}, { hero: 'Boris Brightbeard' }, { hero: 'Elendril' }]

  test('R403 all roll again until all have rolled even at the same time', () => {
    const t = lair({ row: bloods(1), hand: ['Toss About'] }, three, { dice: [1, 2, 4, 2, 3, 5, 6, 6, 2] })
    t.play('Toss About').resolve()
    t.expect('Warrax', { damage: 1 })
    t.expect('Boris Brightbeard', { damage: 1 })
    t.expect('Elendril', { damage: 1 })
    t.done()
  })

  test('R403 nobody gets priority meanwhile, and a hero with fatal damage rolls on', () => {
    const [first, ...others] = three
    const t = lair({ row: bloods(1), hand: ['Toss About'] }, [{ ...first, damage: 28 }, ...others], {
      dice: [1, 2, 2, 3, 1, 2, 2, 4, 6],
    })
    t.play('Toss About').as('R3')
    t.say('pass') // the last one to pass: from here on nobody is asked
    expect(t.asked()).toBe('Boss: priority')
    expect(t.card('Boris Brightbeard').damage).toBe(1)
    expect(t.zone('R1', 'party')).toEqual([])
    t.done()
  })

  test('R403 it needs a Blood', () => {
    expect(lair({ hand: ['Toss About'] }).legal()).not.toContain('play Toss About')
  })
})
