/** Cards of one family: they deal damage or heal it. To whom, how much, of which type, and what comes with it. */
import { describe, expect, test } from 'vitest'
import { duel, type Scene, scenes } from './scenes.ts'

const anyone = ['pick Hero A', 'pick Hero B', 'pick Dummy 1/9', 'pick Dummy 2/9'].sort()

test.each([
  ['Lightning Bolt', 3, 4, 'nature', 0],
  ['Shadow Bolt', 3, 3, 'shadow', 0],
  ['Starfire', 6, 5, 'arcane', 1],
  ['Frost Shock', 2, 2, 'frost', 0],
  ['Steal Essence', 2, 2, 'shadow', 0],
  ['Pyroblast', 8, 6, 'fire', 0],
] as const)('405 %s for %i: %i %s damage to any hero or ally', (name, cost, n, type, draws) => {
  const start = (resources: number) => duel({ hand: [name], resources, cards: ['Dummy 1/9'] }, { cards: ['Dummy 2/9'] })
  const t = start(cost).say(`play ${name}`)
  expect(t.legal().sort()).toEqual(anyone)
  t.say('pick Dummy 2/9').resolve().expect('Dummy 2/9', { damage: n }).expect('Dummy 1/9', { damage: 0 })
  const packet = Object.values(t.game.s.log).find((h) => h.on === 'deal')
  expect(packet).toMatchObject({ n, types: [type], combat: false, by: t.id('Hero A') })
  expect(t.zone('A', 'hand')).toHaveLength(draws)
  expect(start(cost - 1).legal()).not.toContain(`play ${name}`)
})

test.each([
  ['Healing Touch', 3, 10],
  ['Healing Wave', 3, 8],
] as const)('405.2 %s for %i: heals %i from any hero or ally', (name, cost, n) => {
  const start = (resources: number, damage: number) =>
    duel({ hand: [name], resources, damage, cards: ['Dummy 1/9'] }, { cards: ['Dummy 2/9'] })
  const t = start(cost, 15).say(`play ${name}`)
  expect(t.legal().sort()).toEqual(anyone)
  t.say('pick Hero A')
    .resolve()
    .expect('Hero A', { damage: 15 - n })
  start(cost, 5).play(name, 'Hero A').resolve().expect('Hero A', { damage: 0 })
  expect(start(cost - 1, 5).legal()).not.toContain(`play ${name}`)
})

const blade = ['Scarlet Kris', 'Ancient Bone Bow']

const abilities: Scene[] = [
  [
    'Shadow Bolt: who dies of it this turn costs a card',
    { hand: ['Shadow Bolt'], resources: 3 },
    { cards: ['Dummy 1/3'], hand: ['Filler', 'Dummy 1/1'] },
    ['play Shadow Bolt', 'Dummy 1/3', 'Filler'],
    { 'B hand': ['Dummy 1/1'], 'B graveyard': ['Dummy 1/3', 'Filler'] }, // 715.1: one card
  ],
  [
    'Shadow Bolt: who lives costs nothing',
    { hand: ['Shadow Bolt'], resources: 3 },
    { cards: ['Dummy 1/4'], hand: ['Filler'] },
    ['play Shadow Bolt', 'Dummy 1/4'],
    { 'B hand': ['Filler'] },
  ],
  [
    'Steal Essence heals what it deals',
    { hand: ['Steal Essence'], resources: 2, damage: 5 },
    {},
    ['play Steal Essence', 'Hero B'],
    { 'Hero A': { damage: 3 }, 'Hero B': { damage: 2 } },
  ],
  [
    'Steal Essence heals 1 where only 1 was dealt (Defensive Stance)',
    { hand: ['Steal Essence'], resources: 2, damage: 5 },
    { cards: ['Defensive Stance'] },
    ['play Steal Essence', 'Hero B'],
    { 'Hero A': { damage: 4 }, 'Hero B': { damage: 1 } },
  ],
  [
    'Frost Shock: who was hit can’t attack this turn',
    { hand: ['Frost Shock'], resources: 2 },
    { cards: ['Dummy 1/9', 'Dummy 2/9'] },
    ['A: play Frost Shock', 'Dummy 1/9'],
    { can: ['attack Dummy 2/9'], cannot: ['attack Dummy 1/9'] },
    { turn: 'B' },
  ],
  [
    'Frost Shock: nor protect',
    { hand: ['Frost Shock'], resources: 2, cards: ['Dummy 2/2'] },
    { cards: ['Donna Calister', 'Crazy Igvand', 'Dummy 1/1'] },
    ['play Frost Shock', 'Donna Calister', 'propose Dummy 2/2 > Dummy 1/1', 'go on', ['pass', 'protect Crazy Igvand']],
    {},
  ],
  [
    'Pyroblast goes on burning for 2',
    { hand: ['Pyroblast'], resources: 8 },
    { cards: ['Dummy 2/9'] },
    ['play Pyroblast', 'Dummy 2/9', 'until B action', 'until A action'],
    { 'Dummy 2/9': { damage: 8 }, Pyroblast: { zone: 'party' } },
  ],
  [
    'Sinister Strike adds 1 to one of the Melee weapons',
    { hand: ['Sinister Strike'], resources: 2, cards: blade },
    {},
    ['play Sinister Strike', 'Hero B'],
    { dealt: ['2 melee Hero B'], 'Scarlet Kris': { exhausted: false } },
  ],
  [
    'Sinister Strike without a weapon: 1',
    { hand: ['Sinister Strike'], resources: 2 },
    {},
    ['play Sinister Strike', 'Hero B'],
    { dealt: ['1 melee Hero B'] },
  ],
  [
    'Backstab: an exhausted target; a Dagger counts, a Bow does not',
    { hand: ['Backstab'], resources: 3, cards: [...blade, 'Dummy 1/1'] },
    { cards: [{ name: 'Dummy 2/9', exhausted: true }, 'Dummy 3/9'], exhausted: true },
    ['play Backstab', ['pick Hero B', 'pick Dummy 2/9'], 'Dummy 2/9'],
    { dealt: ['4 melee Dummy 2/9'] },
  ],
  [
    'Mortal Strike: 1 more than the weapon, and nothing heals it this turn',
    { hand: ['Mortal Strike', 'Healing Wave'], resources: 5, cards: ['Krol Blade'] },
    {},
    ['play Mortal Strike', 'Hero B', 'play Healing Wave', 'Hero B'],
    { dealt: ['4 melee Hero B'], 'Hero B': { damage: 4 } },
  ],
  [
    'Cleave: up to two allies, 1 more than the weapon each',
    { hand: ['Cleave'], resources: 4, cards: ['Krol Blade'] },
    { cards: ['Dummy 2/9', 'Dummy 3/9', 'Dummy 4/9'] },
    ['play Cleave', 'Dummy 2/9', ['done', 'pick Dummy 3/9', 'pick Dummy 4/9'], 'Dummy 4/9'],
    { dealt: ['4 melee Dummy 2/9', '4 melee Dummy 4/9'] },
  ],
  [
    'Cleave: no hero',
    { hand: ['Cleave'], resources: 4, cards: ['Krol Blade'] },
    { cards: ['Dummy 2/9'] },
    ['play Cleave', ['done', 'pick Dummy 2/9'], 'done'],
    { 'Dummy 2/9': { damage: 0 } },
  ],
  [
    'Eviscerate: 2, and 1 for each Combo card removed from the graveyard',
    { hand: ['Eviscerate'], resources: 2, graveyard: ['Backstab', 'Gouge', 'Waylay', 'Vanquish'] },
    {},
    ['play Eviscerate', ['number 0', 'number 1', 'number 2', 'number 3'], 'number 2', 'Hero B', 'Gouge', 'Waylay'],
    { dealt: ['4 melee Hero B'], 'A removed': ['Gouge', 'Waylay'] },
  ],
  [
    'Eviscerate removes at most five',
    { hand: ['Eviscerate'], resources: 2, graveyard: Array<string>(7).fill('Gouge') },
    {},
    ['play Eviscerate', ['number 0', 'number 1', 'number 2', 'number 3', 'number 4', 'number 5'], 'number 0', 'Hero B'],
    { dealt: ['2 melee Hero B'] },
  ],
  [
    'Expose Armor destroys as many armor as Combo cards are removed',
    { hand: ['Expose Armor'], resources: 2, graveyard: ['Backstab', 'Gouge', 'Waylay'] },
    { cards: ['Golem Skull Helm', 'Draconian Deflector', 'Krol Blade'] },
    ['play Expose Armor', ['number 0', 'number 1', 'number 2'], 'number 2'],
    {},
  ],
  [
    'Chain Lightning: 3, 2 and 1, in the order of the targets',
    { hand: ['Chain Lightning'], resources: 5 },
    { cards: ['Dummy 2/9', 'Dummy 3/9'] },
    ['play Chain Lightning', 'Dummy 2/9', 'Hero B', 'Dummy 3/9'],
    { dealt: ['3 nature Dummy 2/9', '2 nature Hero B', '1 nature Dummy 3/9'] },
  ],
  [
    'Chain Lightning with one target: 3',
    { hand: ['Chain Lightning'], resources: 5 },
    {},
    ['play Chain Lightning', 'Hero B', 'done'],
    { dealt: ['3 nature Hero B'] },
  ],
  [
    'Mind Blast: a card for each damage that was dealt',
    { hand: ['Mind Blast'], resources: 5 },
    { hand: ['Filler', 'Filler', 'Filler'] },
    ['play Mind Blast', 'Hero B', 'Filler', 'Filler'],
    { dealt: ['2 shadow Hero B'], 'B hand': ['Filler'] },
  ],
  [
    'Mind Blast: where 1 was prevented, one card',
    { hand: ['Mind Blast'], resources: 5 },
    { hand: ['Filler', 'Filler', 'Filler'], cards: ['Defensive Stance'] },
    ['play Mind Blast', 'Hero B', 'Filler'],
    { dealt: ['1 shadow Hero B'], 'B hand': ['Filler', 'Filler'] },
  ],
  [
    'Natural Selection: damage …',
    { hand: ['Natural Selection'], resources: 3, damage: 5 },
    {},
    ['play Natural Selection', ['mode 0', 'mode 1'], 'mode 0', 'Hero B'],
    { dealt: ['3 nature Hero B'], 'Hero A': { damage: 5 } },
  ],
  [
    'Natural Selection: … or healing',
    { hand: ['Natural Selection'], resources: 3, damage: 5 },
    {},
    ['play Natural Selection', 'mode 1', 'Hero A'],
    { dealt: [], 'Hero A': { damage: 2 } },
  ],
  [
    'Skewer: an ally of one’s own deals its ATK to an ally',
    { hand: ['Skewer'], resources: 4, cards: ['Dummy 4/1', 'Benethor Draigo'] },
    { cards: ['Dummy 1/9'] },
    ['play Skewer', 'Dummy 1/9', ['pick Dummy 4/1', 'pick Benethor Draigo'], 'Benethor Draigo'],
    { dealt: ['4 Dummy 1/9'], 'Benethor Draigo': { damage: 0, exhausted: false } },
  ],
  [
    'Waylay exhausts; with Stealth the hero deals the ally’s health',
    { hand: ['Waylay'], resources: 2, cards: ['Shroud'] },
    { cards: ['Dummy 2/9'] },
    ['play Waylay'],
    { dealt: ['9 Dummy 2/9'], 'Dummy 2/9': { zone: 'graveyard' } },
  ],
  [
    'Waylay without Stealth only exhausts',
    { hand: ['Waylay'], resources: 2 },
    { cards: ['Dummy 2/9'] },
    ['play Waylay'],
    { 'Dummy 2/9': { exhausted: true, damage: 0 } },
  ],
  [
    'Shield Bash: a Shield may pay for it; an ability of the hero’s controller is interrupted',
    { hand: ['Quick Strike'], resources: 3 },
    { hand: ['Shield Bash'], cards: ['Draconian Deflector'] },
    ['play Quick Strike', 'Hero B', 'B: play Shield Bash', 'Hero A', 'yes'],
    { dealt: ['1 Hero A'], 'Hero B': { damage: 0 }, 'Draconian Deflector': { exhausted: true } },
  ],
  [
    'Shield Bash: an ally as target interrupts nothing',
    { hand: ['Quick Strike'], resources: 3, cards: ['Dummy 1/9'] },
    { hand: ['Shield Bash'], resources: 3 },
    ['play Quick Strike', 'Hero B', 'B: play Shield Bash', 'Dummy 1/9'],
    { 'Hero B': { damage: 2 }, 'Dummy 1/9': { damage: 1 } },
  ],
  [
    'Holy Shield prevents 5 from one source and gives it back',
    { hand: ['Holy Shield'], resources: 2 },
    { cards: ['Dummy 4/9', 'Dummy 1/9'] },
    ['A: play Holy Shield', 'Dummy 4/9', 'attack Dummy 4/9 > Hero A', 'attack Dummy 1/9 > Hero A'],
    { 'Hero A': { damage: 1 }, 'Dummy 4/9': { damage: 4 }, 'Dummy 1/9': { damage: 0 } },
    { turn: 'B' },
  ],
]

describe('abilities', () => scenes(abilities))
