/** Cards of Onyxia's main deck where they meet a change of stage, an answer in time, or each other. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'

const kor = 'Kor Cindervein'
const whelp = 'Onyxian Whelp'
const deck = ['In Dreams', 'In Dreams', 'In Dreams', 'In Dreams']

describe('as the stage changes', () => {
  const burner = { hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 1 }

  test('601.3 her own proposal falls with the old Onyxia; the new one is ready and may attack', () => {
    const t = table({ boss: { damage: 18 }, raiders: [burner], turn: 'Boss' })
    t.propose('Onyxia', 'Litori Frostburn').as('R1').play('Fire Blast', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    t.resolve().expect('Onyxia', { exhausted: false }).expect('Litori Frostburn', { damage: 0 })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
    t.attack('Onyxia', 'Litori Frostburn').expect('Litori Frostburn', { damage: 2 })
  })

  test('601.3 a proposal against her falls too, and its attacker stays ready', () => {
    const t = table({ boss: { damage: 18 }, raiders: [{ ...burner, cards: [kor] }], turn: 'R1' })
    t.propose(kor, 'Onyxia').play('Fire Blast', 'Onyxia').resolve().resolve()
    t.expect(kor, { exhausted: false }).expect('Onyxia', { damage: 0 })
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 3 })
  })

  test('R101.4 Draconic Might, Draconic Rage, Tooth and Claw and Trample serve the next Onyxia', () => {
    const t = table({
      boss: {
        damage: 18,
        hand: ['Draconic Might'],
        resources: 1,
        cards: ['Tooth and Claw', 'Trample', 'Draconic Rage'],
      },
      raiders: [burner, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.play('Draconic Might').resolve().as('R1').play('Fire Blast', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    t.attack('Onyxia', 'Graccus').expect('Graccus', { damage: 2 + 2 + 5 + 2 + 2 })
  })

  test('R101.4 what is attached to her stays, and what holds her holds on', () => {
    const t = table({
      boss: { damage: 17 },
      raiders: [
        {
          hero: 'Graccus',
          hand: ['Hammer of Justice'],
          resources: 2,
          cards: [kor, { name: 'Rend', on: 'Onyxia' }],
          deck,
        },
      ],
      turn: 'R1',
    })
    t.play('Hammer of Justice', 'Onyxia').resolve().attack(kor, 'Onyxia')
    expect(t.stage()).toBe(2)
    t.expect('Onyxia', { exhausted: true }).expect('Rend', { host: t.id('Onyxia') })
    t.until('Boss', 'action').expect('Onyxia', { exhausted: true })
    t.until('R1', 'action').expect('Onyxia', { damage: 1 })
    t.until('Boss', 'action').expect('Onyxia', { exhausted: false })
  })

  test('R101.4 who can’t attack this turn can’t after the swap', () => {
    const t = table({
      boss: { damage: 19 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Fire Blast'], resources: 3 }],
      turn: 'Boss',
    })
    t.as('R1').use('Litori Frostburn', 'Onyxia').resolve()
    expect(t.legal()).toEqual(['pass'])
    t.as('R1').play('Fire Blast', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    expect(t.legal()).toEqual(['pass'])
  })

  test('R101.4 excess damage does not carry over: one blow ends one stage', () => {
    const t = table({ boss: { damage: 19 }, raiders: [{ cards: ['Anika Berlyn'] }], turn: 'R1' })
    t.attack('Anika Berlyn', 'Onyxia').expect('Onyxia', { damage: 0 })
    expect(t.stage()).toBe(2)
  })

  test('415.9a a spell that aims at the old Onyxia misses the new one; one that aims at nobody does not', () => {
    const t = table({
      boss: { damage: 18 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Frostbolt', 'Fire Blast', 'Frost Nova'], resources: 8 }],
      turn: 'R1',
    })
    t.play('Frost Nova').play('Frostbolt', 'Onyxia').play('Fire Blast', 'Onyxia').resolve()
    expect(t.stage()).toBe(2)
    t.resolve().expect('Onyxia', { damage: 0 })
    t.resolve().expect('Onyxia', { damage: 1 })
  })

  test('602.4 the new Onyxia defends nobody: Devour answered by the end of a stage bites nobody', () => {
    const t = table({
      boss: { damage: 18, hand: ['Devour'], resources: 1 },
      raiders: [{ ...burner, cards: [kor] }],
      turn: 'R1',
    })
    t.propose(kor, 'Onyxia').resolve()
    t.passAll().as('Boss').play('Devour').as('R1').play('Fire Blast', 'Onyxia').resolve().resolve()
    t.expect(kor, { damage: 0 }).fight().expect('Onyxia', { damage: 0 }).expect(kor, { exhausted: true })
  })

  test('R202.1 the flip used in response to the fatal blow still resolves', () => {
    const t = table({
      boss: { damage: 18, resources: 10 },
      raiders: [burner, { hero: 'Graccus' }],
      turn: 'R1',
    })
    t.play('Fire Blast', 'Onyxia').as('Boss').use('Onyxia', 'Graccus').resolve()
    expect(t.game.s.players[2]!.lost).toBe(true)
    t.resolve()
    expect(t.stage()).toBe(2)
    t.expect('Onyxia', { faceDown: false, damage: 0 })
  })
})

describe('raiders who fall', () => {
  test('500.5 the turn of a raider whose hero she destroys ends at once; the next one goes on', () => {
    const t = table({
      boss: { resources: 10 },
      raiders: [
        { hero: 'Warrax', cards: [kor], deck },
        { hero: 'Graccus', deck },
      ],
      turn: 'R1',
    })
    t.propose(kor, 'Onyxia').resolve()
    t.as('Boss').use('Onyxia', 'Warrax').resolve()
    expect(t.game.s.players[1]!.lost).toBe(true)
    t.until('R2', 'action').expect('Onyxia', { damage: 0 })
    expect(t.asked()).toBe('R2: priority')
    expect(t.zone('R1', 'party')).toEqual([])
  })

  test('400.5 Engulfing Flames goes to her graveyard with the hero that it burned', () => {
    const t = table({
      boss: { cards: [{ name: 'Engulfing Flames', on: 'Warrax' }] },
      raiders: [
        { hero: 'Warrax', damage: 29, deck },
        { hero: 'Graccus', deck },
      ],
      turn: 'Boss',
      at: 'start',
    })
    t.resolve()
    expect(t.game.s.players[1]!.lost).toBe(true)
    expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames'])
    t.until('Boss', 'action')
    expect(t.asked()).toBe('Boss: priority')
  })

  test('102.1a the last hero and the last Onyxia fall in one blow: a draw', () => {
    const t = table({
      stage: 3,
      boss: { damage: 47 },
      raiders: [{ hero: 'Warrax', damage: 27, cards: ['Krol Blade'], resources: 1 }],
      turn: 'Boss',
    })
    t.attack('Onyxia', 'Warrax', 'Krol Blade')
    expect(t.result()).toBe('draw')
  })

  test('R202.2 with another raider left the same blow is a victory', () => {
    const t = table({
      stage: 3,
      boss: { damage: 47 },
      raiders: [{ hero: 'Warrax', damage: 27, cards: ['Krol Blade'], resources: 1 }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.attack('Onyxia', 'Warrax', 'Krol Blade')
    expect(t.result()).toBe('raiders')
  })
})

describe('answers in time', () => {
  test('709.2d Engulfing Flames dispelled in response burns where it was attached last', () => {
    const t = table({
      stage: 2,
      boss: { cards: [{ name: 'Engulfing Flames', on: 'Boris Brightbeard' }] },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Dispel Magic'], resources: 1, deck }],
      turn: 'Boss',
      at: 'start',
    })
    t.as('R1').play('Dispel Magic').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames'])
    t.resolve().expect('Boris Brightbeard', { damage: 2 })
  })

  test('709.2a Engulfing Flames without its target goes to the graveyard', () => {
    const t = table({
      boss: { hand: ['Engulfing Flames'], resources: 3 },
      raiders: [{ hero: 'Graccus', hand: ['Divine Shield'], resources: 3 }],
      turn: 'Boss',
    })
    t.play('Engulfing Flames').as('R1').play('Divine Shield').resolve().resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Engulfing Flames'])
    expect(t.zone('Boss', 'party')).toEqual(['Onyxia (Stage 1)'])
    t.expect('Graccus', { damage: 0 })
  })

  test('709.2a a cost that destroys the target leaves nothing to dispel', () => {
    const t = table({
      boss: { cards: ['Thrash'], exhausted: true },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Dispel Magic'], resources: 1 }],
      turn: 'R1',
    })
    t.play('Dispel Magic').as('Boss').use('Thrash').resolve().expect('Onyxia', { exhausted: false })
    t.resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Dispel Magic'])
  })

  test('707.3 what is on the chain does not need its source: Dragon Hide and Trample dispelled in response', () => {
    const priest = { hero: 'Boris Brightbeard', hand: ['Dispel Magic'], resources: 1, cards: [kor] }
    const hide = table({ boss: { cards: ['Dragon Hide'] }, raiders: [priest], turn: 'R1' })
    hide.as('Boss').use('Dragon Hide').as('R1').play('Dispel Magic').resolve().resolve()
    expect(hide.zone('Boss', 'graveyard')).toEqual(['Dragon Hide'])
    hide.attack(kor, 'Onyxia').expect('Onyxia', { damage: 1 })
    const t = table({ boss: { cards: ['Trample'] }, raiders: [priest], turn: 'Boss' })
    t.propose('Onyxia', 'Boris Brightbeard').resolve().expect('Onyxia', { atk: 3 })
    t.as('R1').play('Dispel Magic').resolve().expect('Onyxia', { atk: 1 })
    t.resolve('yes').expect(kor, { exhausted: true })
    t.fight().expect('Boris Brightbeard', { damage: 1 })
  })

  test('712.7 Trample asks nothing about an ally that has exhausted in response', () => {
    const t = table({
      boss: { cards: ['Trample'] },
      raiders: [{ hero: 'Boris Brightbeard', cards: ['Freya Lightsworn'], damage: 4 }],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Boris Brightbeard').resolve()
    t.as('R1').use('Freya Lightsworn', 'Boris Brightbeard').resolve().expect('Boris Brightbeard', { damage: 1 })
    t.resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.fight().expect('Boris Brightbeard', { damage: 4 })
  })

  test('400.5 Engulfing Flames is destroyed as Bellowing Roar takes its host away', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4, cards: [{ name: 'Engulfing Flames', on: 'Warrax' }] },
      raiders: [{ hero: 'Warrax', cards: [{ name: kor, damage: 2 }] }],
      turn: 'Boss',
    })
    t.play('Bellowing Roar').resolve()
    expect(t.zone('Boss', 'party')).toEqual(['Engulfing Flames', 'Onyxia (Stage 3)'])
    const ally = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar', 'Engulfing Flames'], resources: 7 },
      raiders: [{ hero: 'Warrax', cards: ['Anika Berlyn'] }],
      turn: 'Boss',
    })
    ally.play('Engulfing Flames', 'Anika Berlyn').resolve().play('Bellowing Roar').resolve()
    expect(ally.zone('R1', 'hand')).toEqual(['Anika Berlyn'])
    expect(ally.zone('Boss', 'graveyard')).toEqual(['Bellowing Roar', 'Engulfing Flames'])
    ally.expect('Anika Berlyn', { damage: 0 })
  })

  test('717.2b damage that Knock Away prevents triggers nothing', () => {
    const raiders = [{ hero: 'Elendril', cards: ['Randipan'], deck }]
    const t = table({ boss: { hand: ['Knock Away'], resources: 1 }, raiders, turn: 'R1' })
    t.as('Boss').play('Knock Away').resolve().attack('Randipan', 'Onyxia').resolveAll()
    expect(t.zone('R1', 'hand')).toEqual([])
    const without = table({ raiders, turn: 'R1' }).attack('Randipan', 'Onyxia').resolveAll()
    expect(without.zone('R1', 'hand')).toEqual(['In Dreams'])
  })

  test('602.1 Thrash in the middle of a combat readies her for another one', () => {
    const t = table({ boss: { cards: ['Thrash'] }, turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').resolve().use('Thrash').resolve()
    t.expect('Onyxia', { exhausted: false }).fight().expect('Warrax', { damage: 1 })
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 2 })
  })

  test('Bellowing Roar stops playing, not putting into play', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4 },
      raiders: [
        { hero: 'Boris Brightbeard', hand: ['Resurrection'], graveyard: ['Dorric the Martyr'], resources: 4, deck },
      ],
      turn: 'Boss',
    })
    t.play('Bellowing Roar').resolve().until('R1', 'action')
    t.play('Resurrection').resolve().expect('Dorric the Martyr', { zone: 'party' })
  })

  test('103.3 under Home Lair Advantage a card without targets is still interrupted by the rules', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage', 'Crush'], resources: 2 },
      raiders: [{ hero: 'Boris Brightbeard', cards: ['Dorric the Martyr'], resources: 1 }],
      turn: 'Boss',
    })
    t.play('Home Lair Advantage').resolve().play('Crush').as('R1').use('Dorric the Martyr')
    t.resolveAll()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crush', 'Home Lair Advantage'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Dorric the Martyr'])
  })

  test('Home Lair Advantage shields cards, also from Meaningless Exertion of her own', () => {
    const t = table({
      boss: { hand: ['Home Lair Advantage', 'Flame Breath', 'Meaningless Exertion'], resources: 4 },
      turn: 'Boss',
    })
    t.play('Home Lair Advantage').resolve().play('Flame Breath').play('Meaningless Exertion').resolve()
    t.resolve().expect('Warrax', { damage: 1 })
  })
})

describe('together', () => {
  test('Dragon Hide and Foolish Mortals! take seven off three packets', () => {
    const t = table({
      boss: { cards: ['Dragon Hide', 'Foolish Mortals!'] },
      raiders: [{ cards: [kor, 'Donna Calister', 'Anika Berlyn'] }],
      turn: 'R1',
    })
    t.as('Boss').use('Dragon Hide').use('Foolish Mortals!').resolveAll()
    t.attack(kor, 'Onyxia').attack('Donna Calister', 'Onyxia').expect('Onyxia', { damage: 0 })
    t.attack('Anika Berlyn', 'Onyxia').expect('Onyxia', { damage: 2 })
  })

  test('717.2 Knock Away spares what Dragon Hide would have spent: nothing is wasted', () => {
    const t = table({
      boss: { cards: ['Dragon Hide'], hand: ['Knock Away'], resources: 1 },
      raiders: [{ cards: [kor] }],
      turn: 'R1',
    })
    t.as('Boss').use('Dragon Hide').play('Knock Away').resolveAll()
    t.attack(kor, 'Onyxia').expect('Onyxia', { damage: 0 })
    expect(Object.values(t.game.s.mods).map((m) => m.n)).toEqual(expect.arrayContaining([2]))
  })

  test('717.2c Deep Breath asks each raider for armor in turn order, then burns them all', () => {
    const t = table({
      stage: 2,
      boss: { hand: ['Deep Breath'], resources: 6 },
      raiders: [
        { hero: 'Warrax', cards: ['Golem Skull Helm'] },
        { hero: 'Graccus', cards: ['Draconian Deflector', kor] },
        { hero: 'Elendril' },
      ],
      turn: 'Boss',
    })
    t.play('Deep Breath', 4).resolve()
    expect(t.asked()).toBe('R1: armor')
    expect(t.legal()).toEqual(['pass', 'prevent Golem Skull Helm'])
    t.say('prevent Golem Skull Helm').expect('Warrax', { damage: 0 })
    expect(t.asked()).toBe('R2: armor')
    t.say('prevent Draconian Deflector')
    t.expect('Warrax', { damage: 1 }).expect('Graccus', { damage: 0 }).expect('Elendril', { damage: 4 })
    t.expect(kor, { zone: 'graveyard' }).expect('Golem Skull Helm', { exhausted: true })
  })

  test('717.2c Lava Cracks: a raider sees the die before choosing armor, the Boss before choosing the next', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Lava Cracks'], resources: 3 },
      raiders: [
        { hero: 'Warrax', cards: ['Golem Skull Helm'] },
        { hero: 'Graccus', cards: [kor] },
      ],
      dice: [1, 5, 2],
      turn: 'Boss',
    })
    t.play('Lava Cracks').resolve('Warrax')
    expect(t.asked()).toBe('R1: armor')
    t.say('pass').expect('Warrax', { damage: 1 })
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual(['pick Graccus', `pick ${kor}`])
    t.say(`pick ${kor}`).done()
    t.expect('Graccus', { damage: 2 }).expect(kor, { zone: 'graveyard' })
  })

  test('every bonus while attacking at once, in stage three against five heroes', () => {
    const t = table({
      stage: 3,
      boss: {
        hand: ['Draconic Might'],
        resources: 1,
        cards: ['Draconic Rage', 'Draconic Rage', 'Tooth and Claw', 'Trample', whelp],
      },
      raiders: ['Warrax', 'Boris Brightbeard', 'Litori Frostburn', 'Elendril', 'Graccus'].map((hero) => ({ hero })),
      turn: 'Boss',
    })
    t.play('Draconic Might').resolve().propose('Onyxia', 'Warrax').resolve()
    // 3 of her own, 3 and 3 of Rage, 5, 2, and 5 heroes.
    t.expect('Onyxia', { atk: 21 }).resolveAll('yes').expect(whelp, { exhausted: true })
    t.fight().expect('Warrax', { damage: 21 })
  })
})
