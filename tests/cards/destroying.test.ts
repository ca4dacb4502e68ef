/** Cards of one family: they destroy something, or send it back to a hand. Who can be picked, what it costs, what is left alone. */
import { describe, expect, test } from 'vitest'
import { duel, type Scene, scenes } from './scenes.ts'

const mine = [
  'Kor Cindervein',
  { name: 'Parvink', damage: 1, exhausted: true },
  'Krol Blade',
  'Golem Skull Helm',
  "Myrmidon's Signet",
  'Mana Agate',
]
const theirs = [
  'Anika Berlyn',
  { name: 'Crazy Igvand', damage: 1 },
  { name: 'Latro Abiectus', exhausted: true },
  'Annihilator',
  'Draconian Deflector',
  'Lei of Lilies',
  'Battle Shout',
]
const allies = ['Kor Cindervein', 'Parvink', 'Anika Berlyn', 'Crazy Igvand', 'Latro Abiectus']
const exhausted = ['Parvink', 'Latro Abiectus']
const armor = ['Golem Skull Helm', 'Draconian Deflector']
const fights = ['Krol Blade', ...armor, 'Annihilator']
const equipment = [...fights, "Myrmidon's Signet", 'Lei of Lilies']
const abilities = ['Mana Agate', 'Battle Shout']
const dead = ['Galway Steamwhistle', 'Freya Lightsworn', 'Randipan']

const picks = (targets: readonly string[]) => targets.map((target) => `pick ${target}`).sort()

test.each([
  ['Vanquish', 4, allies, 'graveyard'],
  ['Coup de Grace', 2, exhausted, 'graveyard'],
  ['Execute', 1, ['Parvink', 'Crazy Igvand'], 'graveyard'],
  ['Sunder Armor', 1, armor, 'graveyard'],
  ['Dismantle', 2, equipment, 'graveyard'],
  ['Shattering Blow', 4, equipment, 'graveyard'],
  ['Purge', 1, abilities, 'graveyard'],
  ['Withdraw', 3, allies, 'hand'],
  ['Fear', 1, ['Anika Berlyn', 'Crazy Igvand', 'Latro Abiectus'], 'hand'],
  ['Fall Back', 2, ['Parvink', 'Kor Cindervein'], 'hand'],
] as const)('706.1 %s for %i: one card that fits, and nothing else', (name, cost, targets, to) => {
  const start = (resources: number) => duel({ hand: [name], resources, cards: mine }, { cards: theirs })
  const t = start(cost).say(`play ${name}`)
  expect(t.legal().sort()).toEqual(picks(targets))
  const last = targets.at(-1)!
  t.say(`pick ${last}`).resolve()
  t.expect(last, { zone: to })
  expect(t.zone('A', 'party').length + t.zone('B', 'party').length).toBe(mine.length + theirs.length + 1)
  expect(start(cost - 1).legal()).not.toContain(`play ${name}`)
})

test.each([
  ['Confessor Mildred', 2, abilities, 'graveyard', 'graveyard'],
  ['Moira Darkheart', 1, fights, 'graveyard', 'graveyard'],
  ['Lhurg Venomblade', 0, exhausted, 'graveyard', 'party'],
  ['Kryton Barleybeard', 2, abilities, 'hand', 'graveyard'],
  ['Wormwood', 1, [...allies, 'Wormwood'], 'hand', 'graveyard'],
] as const)('701 %s, used for %i: one card that fits, and what it costs', (name, cost, targets, to, own) => {
  const start = (resources: number) => duel({ cards: [name, ...mine], resources }, { cards: theirs })
  const t = start(cost).say(`use ${name}`)
  expect(t.legal().sort()).toEqual(picks(targets))
  const theirLast = targets.findLast((target) => target !== name)!
  t.say(`pick ${theirLast}`).resolve()
  t.expect(theirLast, { zone: to }).expect(name, { zone: own })
  if (cost > 0) expect(start(cost - 1).legal()).not.toContain(`use ${name}`)
})

test.each([
  ['Hur Shieldsmasher', 3, armor, 'graveyard'],
  ['Zygore Bladebreaker', 6, fights, 'graveyard'],
  ['Karkas Deathhowl', 4, [...allies, 'Karkas Deathhowl'], 'hand'],
] as const)('703 %s enters play: its controller may take one card that fits', (name, cost, targets, to) => {
  const start = () =>
    duel({ hand: [name], resources: cost, cards: mine }, { cards: theirs })
      .play(name)
      .resolve()
  const yes = start()
  expect(yes.legal().sort()).toEqual(picks(targets))
  yes.say(`pick ${targets[0]}`).resolve('yes').expect(targets[0], { zone: to })
  start().say(`pick ${targets[0]}`).resolve('no').expect(targets[0], { zone: 'party' })
})

const sacrifice: Scene[] = [
  [
    'Sever the Cord: an ally of one’s own pays for any other',
    { hand: ['Sever the Cord'], resources: 2, cards: ['Dummy 1/1'] },
    { cards: ['Dummy 2/2'] },
    ['play Sever the Cord', ['pick Dummy 1/1', 'pick Dummy 2/2'], 'Dummy 2/2'],
    { 'A party': ['Hero A'], 'B party': ['Hero B'] },
  ],
  [
    'Sever the Cord: nobody to pay with',
    { hand: ['Sever the Cord'], resources: 2 },
    { cards: ['Dummy 2/2'] },
    [],
    { cannot: ['play Sever the Cord'] },
  ],
  [
    'Besh’iah: an ally destroys an ability, also while exhausted',
    { cards: [{ name: "Besh'iah", exhausted: true }, 'Dummy 1/1'] },
    { cards: ['Battle Shout'] },
    ["use Besh'iah", ["pick Besh'iah", 'pick Dummy 1/1'], 'Dummy 1/1'],
    { 'A graveyard': ['Dummy 1/1'], 'B party': ['Hero B'] },
  ],
  [
    'Augustus Corpsemonger: three dead allies for a living one',
    { cards: ['Augustus Corpsemonger'], graveyard: dead },
    { cards: ['Dummy 2/2'] },
    ['use Augustus Corpsemonger', ['pick Augustus Corpsemonger', 'pick Dummy 2/2'], 'Dummy 2/2'],
    { 'A removed': dead, 'B graveyard': ['Dummy 2/2'], 'Augustus Corpsemonger': { exhausted: true } },
  ],
  [
    'Augustus Corpsemonger: two are not enough',
    { cards: ['Augustus Corpsemonger'], graveyard: dead.slice(1) },
    { cards: ['Dummy 2/2'] },
    [],
    { cannot: ['use Augustus Corpsemonger'] },
  ],
  [
    'Purge: an ability on a friendly ally is safe',
    { hand: ['Purge'], resources: 1, cards: ['Dummy 1/1', { name: 'Blessing of Might', on: 'Dummy 1/1' }] },
    { cards: ['Dummy 2/2', { name: 'Rend', on: 'Dummy 2/2' }] },
    ['play Purge', 'Rend'],
    { 'B graveyard': ['Rend'], 'A party': ['Blessing of Might', 'Dummy 1/1', 'Hero A'] },
  ],
  [
    'Cleanse: any of the abilities attached to a friend, and no others',
    {
      hand: ['Cleanse'],
      resources: 1,
      cards: [
        'Dummy 1/1',
        { name: 'Rend', on: 'Dummy 1/1' },
        { name: 'Blessing of Might', on: 'Dummy 1/1' },
        'Mana Agate',
      ],
    },
    { cards: ['Dummy 2/2'] },
    [
      'play Cleanse',
      ['pick Hero A', 'pick Dummy 1/1'],
      'Dummy 1/1',
      ['done', 'pick Rend', 'pick Blessing of Might'],
      'Rend',
      'done',
    ],
    { Rend: { zone: 'graveyard' }, 'Blessing of Might': { zone: 'party' } },
  ],
  [
    'Psychic Scream: each opponent takes back three allies',
    { hand: ['Psychic Scream'], resources: 6, cards: ['Dummy 1/1'] },
    { cards: ['Dummy 2/2', 'Dummy 2/3', 'Dummy 2/4', 'Dummy 2/5'] },
    ['play Psychic Scream', 'Dummy 2/2', 'Dummy 2/3', 'Dummy 2/4'],
    {
      'B hand': ['Dummy 2/2', 'Dummy 2/3', 'Dummy 2/4'],
      'B party': ['Dummy 2/5', 'Hero B'],
      'Dummy 1/1': { zone: 'party' },
    },
  ],
  [
    'Psychic Scream: who has two loses two',
    { hand: ['Psychic Scream'], resources: 6 },
    { cards: ['Dummy 2/2', 'Dummy 2/3'] },
    ['play Psychic Scream'],
    { 'B hand': ['Dummy 2/2', 'Dummy 2/3'] },
  ],
  [
    'Call the Spirit: an ally of one’s own graveyard',
    { hand: ['Call the Spirit'], resources: 2, graveyard: ['Parvink', 'Krol Blade'] },
    { graveyard: ['Kor Cindervein'] },
    ['play Call the Spirit'],
    { 'A hand': ['Parvink'], 'A graveyard': ['Call the Spirit', 'Krol Blade'] },
  ],
  [
    'Dark Cleric Jocasta brings one back, or not',
    { hand: ['Dark Cleric Jocasta'], resources: 6, graveyard: ['Parvink'] },
    {},
    ['play Dark Cleric Jocasta', 'no'],
    { 'A hand': [], 'A graveyard': ['Parvink'] },
  ],
  [
    'Dark Cleric Jocasta: yes',
    { hand: ['Dark Cleric Jocasta'], resources: 6, graveyard: ['Parvink'] },
    {},
    ['play Dark Cleric Jocasta', 'yes'],
    { 'A hand': ['Parvink'] },
  ],
  [
    'Lobotomize: a resource; without Stealth no more',
    { hand: ['Lobotomize'], resources: 5, deck: ['Parvink'] },
    { quests: ['In Dreams'] },
    ['play Lobotomize', 'In Dreams'],
    { 'B graveyard': ['In Dreams'], 'A deck': ['Parvink'] },
  ],
  [
    'Lobotomize with Stealth: the top card becomes an exhausted resource',
    { hand: ['Lobotomize'], resources: 5, deck: ['Parvink'], cards: ['Shroud'] },
    { quests: ['In Dreams'] },
    ['play Lobotomize', 'In Dreams'],
    { 'A deck': [], 'A resources': [...Array<string>(5).fill('Filler'), 'Parvink'], 'A ready': 0 },
  ],
  [
    'Cold Blood: an ally that the hero wounds this turn dies',
    { hand: ['Cold Blood'], resources: 2, cards: ['Krol Blade'] },
    { cards: ['Dummy 0/9'] },
    ['play Cold Blood', 'attack Hero A > Dummy 0/9 | strike Krol Blade'],
    { 'Dummy 0/9': { zone: 'graveyard' }, 'A hand': ['Filler'] },
  ],
  [
    'Cold Blood: what an ally wounds lives',
    { hand: ['Cold Blood'], resources: 1, cards: ['Dummy 3/3'] },
    { cards: ['Dummy 0/9'] },
    ['play Cold Blood', 'attack Dummy 3/3 > Dummy 0/9'],
    { 'Dummy 0/9': { zone: 'party', damage: 3 } },
  ],
  [
    'Devilsaur Leggings: an ally that the hero fights dies',
    { resources: 1, cards: ['Krol Blade', 'Devilsaur Leggings'] },
    { cards: ['Dummy 0/9'] },
    ['attack Hero A > Dummy 0/9 | strike Krol Blade'],
    { 'Dummy 0/9': { zone: 'graveyard' } },
  ],
  [
    'Brigg: an ally with damage on it dies in combat',
    { cards: ['Brigg'] },
    { cards: [{ name: 'Dummy 0/9', damage: 1 }] },
    ['attack Brigg > Dummy 0/9'],
    { 'Dummy 0/9': { zone: 'graveyard' } },
  ],
  [
    'Brigg: the first wound does not kill',
    { cards: ['Brigg'] },
    { cards: ['Dummy 0/9'] },
    ['attack Brigg > Dummy 0/9'],
    { 'Dummy 0/9': { zone: 'party', damage: 1 } },
  ],
  [
    'Face Smash: for this turn an ally can destroy another',
    { hand: ['Face Smash'], resources: 4, cards: ['Dummy 1/1'] },
    { cards: ['Dummy 2/2'] },
    ['play Face Smash', 'Dummy 1/1', 'use Dummy 1/1', 'Dummy 2/2'],
    { 'Dummy 1/1': { exhausted: true, zone: 'party' }, 'Dummy 2/2': { zone: 'graveyard' } },
  ],
  [
    'Face Smash: a fresh ally can’t activate (701.3)',
    { hand: ['Face Smash'], resources: 4, cards: [{ name: 'Dummy 1/1', fresh: true }] },
    {},
    ['play Face Smash'],
    { cannot: ['use Dummy 1/1'] },
  ],
  [
    'Green Whelp Armor: an ally that hit the hero goes back for 2',
    { cards: ['Green Whelp Armor'], resources: 2 },
    { cards: ['Dummy 2/3'] },
    ['until B action', 'attack Dummy 2/3 > Hero A | yes'],
    { 'B party': ['Hero B'], 'Hero A': { damage: 2 }, 'A ready': 0 },
  ],
]

describe('one by one', () => scenes(sacrifice))
