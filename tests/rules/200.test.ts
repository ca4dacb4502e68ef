import { describe, expect, test } from 'vitest'
import { codeFor } from '../../src/engine/compiled.ts'
import { tagWords } from '../../src/language/tags.ts'
import type { SetWho } from '../../src/language/types.ts'
import { isMadeUp, wordsToName } from '../../src/rules/core/chosen-words.ts'
import { card, type Game } from '../../src/rules/core/game.ts'
import { envFor, inSet } from '../../src/rules/core/words.ts'
import { library } from '../set/index.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, weapon, withCards } from './own.ts'

const { code } = codeFor(library, null)
/** Whether a card in play is one of these, asked for the first seat. */
const isOne = (t: Table, name: string, set: SetWho): boolean => inSet(t.game as Game, set, t.id(name), envFor(0, 0))

describe('200 names', () => {
  const lib = withCards(
    ally('Proud Pete', 1, 1, {
      powers: [{ pay: [{ do: 'pay', n: 0 }], then: [{ do: 'put', n: 1, what: 'pride', to: 'self' }] }],
    }),
    ability('Humble', { text: [{ do: 'destroy', what: { name: 'Proud Pete' } }] }),
  )

  test('200.1 a card that speaks of itself means just itself, 200.2 "named" means all of that name', () => {
    const t = table({ library: lib, players: [{ cards: ['Proud Pete', 'Proud Pete'], hand: ['Humble'] }, {}] })
    t.say('use Proud Pete').resolve()
    t.expect('Proud Pete', { counters: { pride: 1 } }).expect('Proud Pete#2', { counters: {} })
    t.play('Humble').resolve()
    expect(t.zone('A', 'graveyard').filter((n) => n === 'Proud Pete')).toHaveLength(2)
  })

  test('CR-EX-200.3-1 200.3 a made-up name is none that a card or token has', () => {
    expect(isMadeUp(code, 'Treant')).toBe(false)
    expect(isMadeUp(code, 'Bolvar the Bold')).toBe(true)
    expect(isMadeUp(code, 'Bloodclaw')).toBe(false)
    const t = table({ players: [{ hand: ['Bearlady Brala'], resources: 1 }, {}] })
    t.play('Bearlady Brala').resolve().resolve()
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toContain('word Bolvar the Bold')
    expect(t.legal()).not.toContain('word Treant')
    expect(t.legal()).toEqual(wordsToName(code, 'made-up').map((w) => `word ${w}`))
  })

  test('200.3, 404.2 tokens bear the name that was made up, and are unique by it', () => {
    const t = table({ players: [{ hand: ['Bearlady Brala'], resources: 1 }, {}] })
    t.play('Bearlady Brala').resolve().resolve('word Pim')
    t.until('B', 'action').until('A', 'draw')
    expect(t.count('A', 'Pim')).toBe(1)
    expect(isOne(t, 'Pim', { name: 'Pim', tag: 'Bear' })).toBe(true)
    expect(isOne(t, 'Pim', { name: 'Old Whitebeard' })).toBe(false)
    t.until('B', 'action').until('A', 'ready')
    t.resolve()
    expect(t.asked()).toBe('A: unique')
  })

  test('200.2 a card is named, and cards of that name are meant', () => {
    const t = table({
      players: [{ hand: ['Pick Pocket'], resources: 1 }, { hand: ['Vanquish', 'Vanquish', 'Filler'] }],
    })
    t.play('Pick Pocket').resolve('word Vanquish')
    expect(t.zone('B', 'hand')).toEqual(['Filler'])
  })

  test('CR-EX-200.1a-1 200.1a a copied power that names its source means its new bearer', () => {
    const set = (answer: 'yes' | 'no') =>
      table({
        players: [
          { resources: 5, hand: ['Skullchewer', 'Plain Strength'], cards: ['Kor Cindervein'] },
          { graveyard: ['High Prophet Barim'] },
        ],
      })
        .play('Skullchewer')
        .resolve(answer)
    const t = set('yes')
    expect(t.zone('B', 'removed')).toEqual(['High Prophet Barim'])
    t.expect('Kor Cindervein', { atk: 8, health: 9 }).expect('Skullchewer', { atk: 5, health: 6 })
    // Derived: it reads the ATK that it has now.
    t.play('Plain Strength', 'Skullchewer').resolve().expect('Kor Cindervein', { atk: 10 })
    const u = set('no').expect('Kor Cindervein', { atk: 3, health: 3 })
    expect(u.zone('B', 'graveyard')).toEqual(['High Prophet Barim'])
  })

  test('200.2 names of tokens are no card names to name', () => {
    expect(wordsToName(code, 'card')).toContain('Vanquish')
    expect(wordsToName(code, 'card')).not.toContain('Fire Elemental')
  })
})

describe('201 cost', () => {
  test('201.1 links look for the printed cost, however much was paid; 201.3 X counts on the chain only', () => {
    const t = table({ players: [{ hand: ['Wild Growth'], resources: 3 }, {}] })
    expect(t.game.ask.stat(t.game, t.id('Wild Growth'), 'cost')).toBe(0)
    t.play('Wild Growth', 2)
    expect(t.game.ask.stat(t.game, t.id('Wild Growth'), 'cost')).toBe(2)
    t.resolve()
    expect(t.game.ask.stat(t.game, t.id('Wild Growth'), 'cost')).toBe(0)
  })

  test('201.2 quests cost 0 and can’t be played', () => {
    const t = table({ players: [{ hand: ['Elemental Energy'] }, {}] })
    expect(t.legal()).toEqual(['pass', 'place Elemental Energy face up', 'place Elemental Energy', 'attack Hero A'])
    t.place('Elemental Energy', true).resolve()
    expect(t.game.ask.stat(t.game, t.id('Elemental Energy'), 'cost')).toBe(0)
  })

  test('201.4 tokens cost 0', () => {
    const t = table({ players: [{ hand: ['Wild Growth'], resources: 3 }, {}] })
    t.play('Wild Growth', 3).resolve()
    t.expect('Ooze', { cost: 0, atk: 3, health: 4 })
  })
})

describe('202 type line', () => {
  test('202.1a some tags of several words answer to their last word, others don’t', () => {
    expect(tagWords('Night Elf')).toEqual(['Night Elf', 'Elf'])
    expect(tagWords('Fire Totem (1)')).toEqual(['Fire Totem', 'Totem'])
    expect(tagWords('Two-Headed Ogre')).toEqual(['Two-Headed Ogre', 'Ogre'])
    expect(tagWords('Death Knight')).toEqual(['Death Knight'])
    expect(tagWords('Frost Wyrm')).toEqual(['Frost Wyrm'])
    const t = table({ players: [{ cards: ['Searing Totem', 'Goldenmoon'] }, {}] })
    expect(isOne(t, 'Searing Totem', { tag: 'Totem' })).toBe(true)
    expect(isOne(t, 'Searing Totem', { tag: 'Fire' })).toBe(false)
    expect(isOne(t, 'Goldenmoon', { tag: 'Elf' })).toBe(true)
  })

  test('CR-EX-202.3-1 202.3 an added tag takes neither type nor tags away', () => {
    const t = table({
      players: [
        { cards: ['Bloodclaw'], hand: ['Fury'], resources: 5 },
        { hand: ['Polymorph'], resources: 2 },
      ],
      turn: 'B',
    })
    t.play('Polymorph').resolve()
    t.expect('Bloodclaw', { types: ['ally'], tags: ['Raptor', 'Pet', 'Sheep'], keywords: [] })
    t.until('A', 'action')
    expect(t.legal()).not.toContain('attack Bloodclaw')
    // Derived: it still counts as a Pet.
    t.play('Fury').resolve()
    expect(t.asked()).toBe('A: unique')
    expect(t.legal()).toEqual(['pick Bloodclaw', 'pick Fury'])
  })

  test('202.3 "unless specified": a tag that is lost is gone, its limit with it', () => {
    const t = table({
      library: withCards(sword('First Blade'), sword('Second Blade')),
      players: [{ cards: ['First Blade'], hand: ['Improvised Weaponry', 'Second Blade'], resources: 4 }, {}],
    })
    t.play('Improvised Weaponry').resolve()
    t.expect('First Blade', { tags: ['One-Handed', 'Ranged'], damageTypes: ['ranged'] })
    expect(isOne(t, 'First Blade', { tag: 'Melee' })).toBe(false)
    t.play('Second Blade').resolve()
    expect(t.asked()).toBe('A: priority') // one Melee and one Ranged weapon
  })

  test('202.4 an ally type is any tag on the left of an ally, in full; Arena and Monster are none', () => {
    const types = wordsToName(code, 'ally type')
    for (const type of ['Night Elf', 'Priest', 'Raptor', 'Owl', 'Ooze', 'Death Knight'].filter(
      (x) => x !== 'Death Knight',
    ))
      expect(types, type).toContain(type)
    for (const no of ['Elf', 'Pet', 'Pet (1)', 'Unique', 'Monster', 'Arena', 'Arcane'])
      expect(types, no).not.toContain(no)
  })

  test('202.4 the type that was chosen holds while the card is in play', () => {
    const t = table({
      players: [{ hand: ['PX-238 Winter Wondervolt'], resources: 3, cards: ['Dummy 1/1'] }, { cards: ['Bloodclaw'] }],
    })
    t.play('PX-238 Winter Wondervolt').resolve('word Owl')
    expect(t.asked()).toBe('A: priority')
    for (const name of ['Dummy 1/1', 'Bloodclaw']) expect(isOne(t, name, { tag: 'Owl' }), name).toBe(true)
    t.expect('Bloodclaw', { tags: ['Raptor', 'Pet', 'Owl'] })
  })

  test('202.4a an Archdruid is a Druid as well', () => {
    const t = table({ players: [{ cards: ['Named Grove'] }, {}] })
    expect(isOne(t, 'Named Grove', { tag: 'Druid' })).toBe(true)
    expect(isOne(t, 'Named Grove', { icon: 'Druid' })).toBe(false)
  })

  test.each([
    ['Plain Shaman', ['Blazing Elemental Totem'], 2],
    ['Bragvi Stormstein', [], 1],
  ])('CR-EX-202.5-1 202.5 a tag counts, a hero’s talent spec does not: %s with %j draws %i', (hero, cards, drawn) => {
    const t = table({ players: [{ hero, cards, quests: ['Elemental Energy'], resources: 5 }, {}] })
    t.complete('Elemental Energy').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(drawn)
  })
})

const sword = (name: string) => weapon(name, 2, 1, ['One-Handed', 'Melee (1)'])

describe('205 ATK and damage type', () => {
  test('205.1, 301.1 a hero’s unprinted ATK is 0', () => {
    table({ players: [{}, {}] }).expect('Hero A', { atk: 0 })
  })

  test('205.1 gained damage types come beside the printed one; 205.1a combat damage is of all of them', () => {
    const t = table({ players: [{ hand: ['Kindling'], cards: ['Dummy 2/3'], resources: 1 }, {}] })
    t.play('Kindling').resolve()
    t.expect('Dummy 2/3', { damageTypes: ['melee', 'fire'] })
    t.attack('Dummy 2/3', 'Hero B')
    const dealt = Object.values(t.game.s.log).find((h) => h.on === 'deal' && h.combat)
    expect(dealt?.types).toEqual(['melee', 'fire'])
  })

  test('205.1a, 408.3a a tag that a character has gained is no damage type: its combat damage stays melee', () => {
    const t = table({
      library: withCards(
        ability('Bloodtie', { powers: [{ always: [{ mod: 'is', what: { is: 'ally' }, tag: 'Demon' }] }] }),
        ally('Bare Fist', 1, 1, { damageType: undefined }),
      ),
      players: [{ cards: ['Bloodtie', 'Bare Fist'] }, {}],
    })
    t.expect('Bare Fist', { damageTypes: ['melee'] })
    t.attack('Bare Fist', 'Hero B')
    expect(Object.values(t.game.s.log).find((h) => h.on === 'deal' && h.combat)?.types).toEqual(['melee'])
  })

  test('205.1b a fire ally is one with that damage type', () => {
    const t = table({
      players: [{ hand: ['Kindling', 'Rain on Embers'], cards: ['Dummy 2/3', 'Dummy 1/1'], resources: 1 }, {}],
    })
    expect(t.legal()).not.toContain('play Rain on Embers')
    t.play('Kindling', 'Dummy 2/3').resolve()
    t.play('Rain on Embers')
    t.resolve()
    expect(t.zone('A', 'party')).toEqual(['Dummy 1/1', 'Hero A'])
  })

  test('205.1c what becomes of a type has no other', () => {
    const t = table({
      library: withCards(sword('First Blade')),
      players: [{ cards: ['First Blade'], hand: ['Improvised Weaponry'], resources: 3 }, {}],
    })
    t.play('Improvised Weaponry')
      .resolve()
      .expect('First Blade', { damageTypes: ['ranged'] })
  })
})

describe('201 the same number', () => {
  test('201.1 the same printed cost, and no other', () => {
    const lib = withCards(
      ally('Penny', 1, 1, { cost: 1 }),
      ally('Other Penny', 1, 1, { cost: 1 }),
      ally('Crown', 1, 1, { cost: 5 }),
    )
    const t = table({ library: lib, players: [{ cards: ['Penny', 'Other Penny', 'Crown'] }, {}] })
    const like = (name: string, other: string): boolean => isOne(t, name, { same: ['cost', { name: other }] })
    expect([like('Penny', 'Other Penny'), like('Penny', 'Crown'), like('Crown', 'Penny')]).toEqual([true, false, false])
  })
})

describe('206 traits', () => {
  test('206.1 treachery: a hero is loyal unless it says Traitor', () => {
    const t = table({ players: [{ hero: 'Plain Traitor' }, { hero: 'Plain Miner' }] })
    const trait = (name: string, trait: string): boolean => isOne(t, name, { trait })
    expect([trait('Plain Traitor', 'Traitor'), trait('Plain Traitor', 'Loyal')]).toEqual([true, false])
    expect([trait('Plain Miner', 'Traitor'), trait('Plain Miner', 'Loyal')]).toEqual([false, true])
  })

  test('206.1 class, faction, profession, race and talent spec of a hero', () => {
    const t = table({ players: [{ hero: 'Plain Miner' }, { hero: 'Bragvi Stormstein' }] })
    for (const trait of ['Paladin', 'Alliance', 'Mining', 'Blacksmithing', 'Dwarf'])
      expect(isOne(t, 'Plain Miner', { trait }), trait).toBe(true)
    expect(isOne(t, 'Bragvi Stormstein', { trait: 'Elemental' })).toBe(true)
    expect(isOne(t, 'Plain Miner', { trait: 'Holy' })).toBe(false)
  })

  test('CR-EX-206.1a-1 206.1a a class icon is not the class', () => {
    const t = table({ players: [{ hero: 'Elendril', cards: ['Bloodclaw', 'Bearlady Brala'] }, {}] })
    expect(isOne(t, 'Bloodclaw', { icon: 'Hunter' })).toBe(true)
    expect(isOne(t, 'Bloodclaw', { tag: 'Hunter' })).toBe(false)
    expect(isOne(t, 'Bearlady Brala', { icon: 'Hunter' })).toBe(false)
    expect(isOne(t, 'Bearlady Brala', { tag: 'Hunter' })).toBe(true)
    // A hero has both, and shares its class with who is of it, not with whom has its icon.
    for (const set of [{ icon: 'Hunter' }, { tag: 'Hunter' }] as const) expect(isOne(t, 'Elendril', set)).toBe(true)
    expect(isOne(t, 'Bearlady Brala', { same: ['class', { is: 'hero' }] })).toBe(true)
    expect(isOne(t, 'Bloodclaw', { same: ['class', { is: 'hero' }] })).toBe(false)
  })

  test('206.1b faction of cards by their icon, of players by their hero', () => {
    const t = table({ players: [{ hero: 'Plain Miner', cards: ['Nalonae'] }, { hero: 'Plain Shaman' }, {}] })
    expect(isOne(t, 'Nalonae', { icon: 'Horde' })).toBe(true)
    expect(isOne(t, 'Nalonae', { trait: 'Horde' })).toBe(true)
    const players = (trait: string): boolean[] =>
      [-1, -2, -3].map((o) => inSet(t.game, { is: 'player', trait }, o, envFor(0, 0)))
    expect(players('Alliance')).toEqual([true, false, false])
    expect(players('Horde')).toEqual([false, true, false])
  })

  test.each([
    ['Plain Miner', ['Elusive']],
    ['Plain Shaman', ['Ferocity']],
    ['Hero A', []],
  ])('CR-EX-206.1c-1 206.1c text for heroes with a trait only: %s', (hero, keywords) => {
    const t = table({
      players: [{ hero, cards: [{ name: 'Thunderhead Hippogryph', fresh: true }] }, { cards: ['Dummy 1/1'] }],
    })
    t.expect('Thunderhead Hippogryph', { keywords })
    expect(t.legal().includes('attack Thunderhead Hippogryph')).toBe(keywords.includes('Ferocity'))
    t.until('B', 'action').say('attack Dummy 1/1')
    expect(t.legal().includes('pick Thunderhead Hippogryph')).toBe(!keywords.includes('Elusive'))
  })

  test('CR-EX-206.1c-1 (derived) the text follows whoever controls the card', () => {
    const t = table({
      players: [
        { hero: 'Plain Miner', cards: ['Thunderhead Hippogryph'] },
        { hero: 'Plain Shaman', hand: ['Mind Control'], resources: 10 },
      ],
      turn: 'B',
    })
    t.play('Mind Control').resolve()
    t.expect('Thunderhead Hippogryph', { controller: 1, keywords: ['Ferocity'] })
    expect(card(t.game, t.id('Thunderhead Hippogryph')).owner).toBe(0)
  })

  test('206.1d neutral is what has no icon', () => {
    const t = table({ players: [{ cards: ['Bloodclaw', 'Nalonae', 'Erunak Stonespeaker'] }, {}] })
    expect(['Bloodclaw', 'Nalonae', 'Erunak Stonespeaker'].filter((n) => isOne(t, n, { icon: 'none' }))).toEqual([
      'Erunak Stonespeaker',
    ])
  })
})
