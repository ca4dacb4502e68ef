/** Main deck of Onyxia's Lair: what keeps her alive, and what bites back while she defends. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const whelp = 'Onyxian Whelp'
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']

describe('Dragon Hide', () => {
  const hits = { hero: 'Litori Frostburn', hand: ['Frostbolt', 'Fire Blast'], resources: 4 }

  test('717.2a activated, it takes two off the next damage', () => {
    const t = table({ boss: { cards: ['Dragon Hide'] }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.as('Boss').use('Dragon Hide').expect('Dragon Hide', { exhausted: true }).resolve()
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 1 })
  })

  test('305.2b it works on the turn it came, but not while it is exhausted', () => {
    const t = table({ boss: { hand: ['Dragon Hide'], resources: 1 }, turn: 'Boss' })
    t.play('Dragon Hide').resolve()
    expect(t.legal()).toEqual(['pass', 'use Dragon Hide', 'attack Onyxia'])
    t.use('Dragon Hide').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('it guards nobody but her', () => {
    const t = table({ boss: { cards: ['Dragon Hide', whelp] }, raiders: [hits], turn: 'R1' })
    t.as('Boss').use('Dragon Hide').resolve()
    t.as('R1').play('Fire Blast', whelp).resolve()
    expect(t.count('Boss', whelp)).toBe(0)
    t.play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 1 })
  })

  test('exactly two of two are prevented, and nothing is left for the next packet', () => {
    const t = table({ boss: { cards: ['Dragon Hide'] }, raiders: [hits], turn: 'R1' })
    t.as('Boss').use('Dragon Hide').resolve()
    t.as('R1').play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 0 })
    t.play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 3 })
  })

  test('717.2a a smaller packet leaves the rest of it for the next one', () => {
    const t = table({
      boss: { cards: ['Dragon Hide'] },
      raiders: [{ cards: ['Galway Steamwhistle', kor] }],
      turn: 'R1',
    })
    t.as('Boss').use('Dragon Hide').resolve()
    t.attack('Galway Steamwhistle', 'Onyxia').expect('Onyxia', { damage: 0 })
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 2 })
  })

  test('503.2a what is not used ends with the turn, and it readies in her ready step', () => {
    const t = table({
      boss: { cards: ['Dragon Hide'] },
      raiders: [
        { cards: [kor], deck },
        { hero: 'Graccus', cards: [kor], deck },
      ],
      turn: 'R1',
    })
    t.as('Boss').use('Dragon Hide').resolve().until('R2', 'action')
    t.attack(`${kor}#2`, 'Onyxia').expect('Onyxia', { damage: 3 })
    t.until('Boss', 'action').expect('Dragon Hide', { exhausted: false })
  })

  test('two of them prevent four', () => {
    const t = table({ boss: { cards: ['Dragon Hide', 'Dragon Hide'] }, raiders: [hits], turn: 'R1' })
    t.as('Boss').use('Dragon Hide').use('Dragon Hide#2').resolveAll()
    t.as('R1').play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 0 })
    t.play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 1 })
  })
})

describe('Foolish Mortals!', () => {
  test('destroyed, it prevents the next five', () => {
    const t = table({
      boss: { hand: ['Foolish Mortals!'], resources: 1 },
      raiders: [{ hero: 'Boris Brightbeard', cards: ['Anika Berlyn'], deck }],
      turn: 'Boss',
    })
    t.play('Foolish Mortals!').resolve().until('R1', 'action')
    t.as('Boss').use('Foolish Mortals!')
    expect(t.zone('Boss', 'graveyard')).toEqual(['Foolish Mortals!'])
    t.resolve().attack('Anika Berlyn', 'Onyxia').expect('Onyxia', { damage: 0 })
  })

  test('it is no instant, and it does not stop damage that can’t be prevented', () => {
    const hand = table({ boss: { hand: ['Foolish Mortals!'], resources: 1 }, turn: 'R1' }).as('Boss')
    expect(hand.legal()).toEqual(['pass'])
    const t = table({
      boss: { cards: ['Foolish Mortals!'] },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Chastise'], resources: 2 }],
      turn: 'R1',
    })
    t.as('Boss').use('Foolish Mortals!').resolve()
    t.as('R1').play('Chastise', 'Onyxia').resolve().expect('Onyxia', { damage: 2 })
  })

  test('the sixth damage gets through, the five before it in two packets do not', () => {
    const t = table({
      boss: { cards: ['Foolish Mortals!'] },
      raiders: [{ cards: [kor] }, { hero: 'Litori Frostburn', hand: ['Frostbolt'], resources: 3 }],
      turn: 'R1',
    })
    t.as('Boss').use('Foolish Mortals!').resolve()
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 0 })
    t.as('R2').play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 1 })
  })

  test('R101.4 what is left of it guards the next stage', () => {
    const t = table({
      boss: { damage: 19, cards: ['Foolish Mortals!'] },
      raiders: [
        { hero: 'Boris Brightbeard', hand: ['Chastise'], resources: 2 },
        { hero: 'Litori Frostburn', hand: ['Frostbolt', 'Frostbolt'], resources: 6 },
      ],
      turn: 'R1',
    })
    t.as('Boss').use('Foolish Mortals!').resolve()
    t.as('R1').play('Chastise', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    t.as('R2').play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 0 })
    t.as('R2').play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 1 })
  })
})

describe('Knock Away', () => {
  test('all damage to her is prevented this turn', () => {
    const t = table({
      boss: { hand: ['Knock Away'], resources: 1 },
      raiders: [{ cards: [kor, 'Anika Berlyn'] }, { hero: 'Litori Frostburn', hand: ['Frostbolt'], resources: 3 }],
      turn: 'R1',
    })
    t.as('Boss').play('Knock Away').resolve()
    t.attack(kor, 'Onyxia').attack('Anika Berlyn', 'Onyxia').as('R2').play('Frostbolt', 'Onyxia').resolve()
    t.expect('Onyxia', { damage: 0 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Knock Away'])
  })

  test('not damage to her Whelps, nor what can’t be prevented, nor damage put on her', () => {
    const t = table({
      boss: { hand: ['Knock Away', 'Head Slam'], resources: 3, cards: [whelp] },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1, cards: [kor] }],
      turn: 'Boss',
    })
    t.play('Knock Away').resolve()
    t.as('R1').play('Fire Blast', whelp).resolve()
    expect(t.count('Boss', whelp)).toBe(0)
    t.play('Head Slam', 3).expect('Onyxia', { damage: 3 }).resolve().expect(kor, { zone: 'graveyard' })
    const sure = table({
      boss: { hand: ['Knock Away'], resources: 1 },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Chastise'], resources: 2 }],
      turn: 'R1',
    })
    sure.as('Boss').play('Knock Away').resolve().as('R1').play('Chastise', 'Onyxia').resolve()
    sure.expect('Onyxia', { damage: 2 })
  })

  test('717.2b she deals her own damage all the same, and one resource is the price', () => {
    const t = table({
      boss: { hand: ['Knock Away', 'Knock Away'], resources: 1 },
      raiders: [{ cards: [kor] }],
      turn: 'Boss',
    })
    t.play('Knock Away').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
    t.attack('Onyxia', kor).expect(kor, { damage: 1 }).expect('Onyxia', { damage: 0 })
  })

  test('503.2a it covers the whole turn and not the next', () => {
    const t = table({
      boss: { hand: ['Knock Away'], resources: 1 },
      raiders: [
        { hero: 'Litori Frostburn', hand: ['Frostbolt', 'Frostbolt'], resources: 6, deck },
        { hero: 'Graccus', deck },
      ],
      turn: 'R1',
    })
    t.as('Boss').play('Knock Away').resolve().until('R1', 'end')
    t.play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 0 })
    t.until('R2', 'ready').as('R1').play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 3 })
  })

  test('R101.4 it holds for the stage that comes this turn', () => {
    const t = table({
      boss: { damage: 18, hand: ['Knock Away'], resources: 1 },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Chastise'], resources: 2, cards: [kor] }],
      turn: 'R1',
    })
    t.as('Boss').play('Knock Away').resolve().as('R1').play('Chastise', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 0 })
  })
})

describe('Home Lair Advantage', () => {
  const caster = { hero: 'Litori Frostburn', hand: ['Frostbolt', 'Counterspell'], resources: 5, deck }

  test('706.1 opponents can’t target her, and her cards can’t be interrupted, this turn', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage', 'Wrath of Onyxia'], resources: 7, cards: [whelp] },
      raiders: [{ ...caster, cards: [kor] }],
      turn: 'Boss',
    })
    t.play('Home Lair Advantage').resolve()
    t.play('Wrath of Onyxia').as('R1').say('play Frostbolt')
    expect(t.legal()).toEqual([`pick ${whelp}`, 'pick Litori Frostburn', `pick ${kor}`])
    t.say(`pick ${kor}`).resolve()
    t.as('R1').play('Counterspell').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Counterspell', 'Frostbolt', kor])
    expect(t.game.s.chain[0]!.links.length).toBe(1)
    t.resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Home Lair Advantage', 'Wrath of Onyxia'])
  })

  test('709.2a a link that targets her already loses its target', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage'], resources: 1 },
      raiders: [caster],
      turn: 'R1',
    })
    t.play('Frostbolt', 'Onyxia').as('Boss').play('Home Lair Advantage').resolve().resolve()
    t.expect('Onyxia', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Frostbolt'])
  })

  test('she can still be attacked and be hit by what does not target', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage'], resources: 1 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Frost Nova'], resources: 4, cards: [kor] }],
      turn: 'R1',
    })
    t.as('Boss').play('Home Lair Advantage').resolve()
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 3 })
    t.as('R1').play('Frost Nova').resolve().expect('Onyxia', { damage: 4 })
  })

  test('it can itself be interrupted in response, and it does not shield the Whelps', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage'], resources: 1, cards: [whelp] },
      raiders: [caster],
      turn: 'Boss',
    })
    t.play('Home Lair Advantage').as('R1').play('Counterspell').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Home Lair Advantage'])
    t.as('R1').play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 3 })
  })

  test('503.2a on the next turn it is over', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage'], resources: 1 },
      raiders: [caster],
      turn: 'Boss',
    })
    t.play('Home Lair Advantage').resolve().until('R1', 'ready')
    t.play('Frostbolt', 'Onyxia').resolve().expect('Onyxia', { damage: 3 })
  })
})

describe('Devour', () => {
  test('while she defends she bites the attacker for five, before its blow falls', () => {
    const t = table({
      boss: { hand: ['Devour'], resources: 1 },
      raiders: [{ cards: [kor, 'Anika Berlyn'] }],
      turn: 'R1',
    })
    t.propose(kor, 'Onyxia').resolve()
    t.passAll()
    t.as('Boss').play('Devour').resolve().expect(kor, { zone: 'graveyard' })
    t.fight().expect('Onyxia', { damage: 0 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Devour'])
  })

  test('707.1d without an attacker there is nobody to target', () => {
    const t = table({ boss: { hand: ['Devour'], resources: 1 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.propose(kor, 'Onyxia').as('Boss')
    expect(t.legal()).toEqual(['pass'])
    const own = table({ boss: { hand: ['Devour'], resources: 1 }, raiders: [{ cards: [kor] }], turn: 'Boss' })
    expect(own.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('602.3 in the attack window she does not defend yet, and it is wasted', () => {
    const t = table({ boss: { hand: ['Devour'], resources: 1 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.propose(kor, 'Onyxia').resolve()
    t.as('Boss')
    expect(t.legal()).toEqual(['pass', 'play Devour'])
    t.play('Devour').resolve().expect(kor, { damage: 0 })
    t.fight().expect('Onyxia', { damage: 3 })
  })

  test('a Whelp that defends is not Onyxia; attacking, she could only target herself, in vain', () => {
    const t = table({
      boss: { hand: ['Devour'], resources: 1, cards: [whelp] },
      raiders: [{ cards: [kor] }],
      turn: 'R1',
    })
    t.propose(kor, whelp).resolve()
    t.passAll().as('Boss').play('Devour').resolve().expect(kor, { damage: 0 })
    const own = table({ boss: { hand: ['Devour'], resources: 1 }, turn: 'Boss' })
    own.propose('Onyxia', 'Warrax').resolve()
    own.play('Devour').resolve().expect('Onyxia', { damage: 0 })
  })

  test('four of five health would be too few: an attacker with six survives and strikes', () => {
    const t = table({
      boss: { hand: ['Devour'], resources: 1 },
      raiders: [{ cards: ['Anika Berlyn'] }],
      turn: 'R1',
    })
    t.propose('Anika Berlyn', 'Onyxia').resolve()
    t.passAll().as('Boss').play('Devour').resolve().expect('Anika Berlyn', { damage: 5, zone: 'party' })
    t.fight().expect('Onyxia', { damage: 5 })
    const hero = table({
      boss: { hand: ['Devour'], resources: 1 },
      raiders: [{ cards: ['Krol Blade'], resources: 1, damage: 24 }],
      turn: 'R1',
    })
    hero.propose('Warrax', 'Onyxia').resolve().say('strike Krol Blade')
    hero.passAll().as('Boss').play('Devour').resolve().expect('Warrax', { damage: 29 })
    hero.fight().expect('Onyxia', { damage: 3 })
  })
})

describe('all of these shield her alone', () => {
  test.each(['Dragon Hide', 'Foolish Mortals!', 'Knock Away'])('%s does not spare a hero of the raid', (name) => {
    const inHand = name === 'Knock Away'
    const t = table({
      boss: { hand: inHand ? [name] : [], cards: inHand ? [] : [name], resources: 1 },
      raiders: [{ hero: 'Warrax' }],
      turn: 'Boss',
    })
    if (inHand) t.play(name).resolve()
    else t.use(name).resolve()
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 1 })
  })

  test('Home Lair Advantage stops opponents, not herself', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage', 'Devour'], resources: 2 },
      raiders: [{ hero: 'Graccus', cards: ['Freya Lightsworn'] }],
      turn: 'Boss',
    })
    t.play('Home Lair Advantage').resolve().propose('Onyxia', 'Graccus').resolve()
    expect(t.legal()).toEqual(['pass', 'play Devour'])
    t.play('Devour').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Devour', 'Home Lair Advantage'])
  })
})
