/** Families of texts that many read cards of later years share: one table for each, with a few cards that stand for the others. */
import { describe, expect, test } from 'vitest'
import { cardsNamed } from '../../src/cards/sets/index.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryWith, type More } from './scenes.ts'

/** What the tables below name, as far as it is read. */
const protectors = ['Olaf Steelbreaker', 'Brother Rhone', 'Banok Sunrock', 'Larrisa Valorshield'] as const
const elusive = ['Flamesinger Zara', 'Nami Dabpox', 'Shaylith Swiftblade'] as const
const untargetable = ['Apprentice Merry', 'Jeleane Nightbreeze'] as const
const hasty = ['Kelsa Wildfire', 'Magran Proudstep', 'Alister Cooper'] as const
const stealthy = ['Tommi Spazzratchet', 'Bubula del Kissel'] as const
const shooting = ['Bolton', 'Pithran Mithrilshot', 'Magran Proudstep'] as const
const menders = [
  ['Hulstom, Servant of the Light', 1],
  ['Earthshaper Javuun', 2],
  ['Phantrich', 3],
] as const
const assaults = [
  ['Horatio Plaguetouch', 2, 2],
  ['Varah, Fury of the Stars', 6, 2],
  ['Gregory Flamewaker', 0, 3],
] as const
const resistant = [
  ['Luumon', 'Shadow Bolt'],
  ['Natasha Hutchins', 'Shadow Bolt'],
  ['Anguar Frostbeard', 'Frostbolt'],
  ['Rayne Savageboon', 'Lightning Bolt'],
  ['Ripley Spellfizzle', 'Arcane Shot'],
] as const
const heroesOnly = ['Jadefire Scout', 'Bloodblade'] as const
const noAttackers = ['Guardian Steppestrider', 'Elementalist Psyrin'] as const
const bolts = [
  ['Scorch', 0, 1, 'fire'],
  ['Wrath', 2, 3, 'nature'],
  ['Magma Spike', 4, 5, 'fire'],
  ['Chasten', 3, 3, 'holy'],
] as const
const allyBolts = [
  ['Moonshard', 2, 4, 'arcane'],
  ['Flame Lance', 1, 3, 'fire'],
  ['Glacial Strike', 3, 5, 'frost'],
] as const
const waves = [
  ["Crusader's Sweep", 3, 'holy'],
  ['Arcane Burst', 1, 'arcane'],
] as const
const againstDamaged = [
  ['Hammer of Wrath', 1, 3],
  ['Requite', 2, 4],
] as const
const stunning = [
  ['Intercept', 1, 1],
  ['Decisive Strike', 2, 2],
] as const
const divided = [
  ['Lightning Arc', 2, 3],
  ['Call of Lightning', 4, 5],
] as const
const heals = [
  ['Lesser Heal', 0, 3],
  ['Surge of Life', 2, 5],
  ['Greater Heal', 4, 14],
] as const
const healers = [
  ['Aeshia Moonstreak', 1, 2],
  ['Alecia Hall', 2, 3],
  ['Naasi', 3, 2],
] as const
const overTime = [
  ['Flame Shock', 3, 2, 1, 'fire'],
  ['Creeping Shadow', 3, 0, 2, 'shadow'],
  ['Serpent Sting', 2, 0, 1, 'nature'],
] as const
const mending = [
  ['Renew', 1, 1],
  ['Revitalize', 3, 2],
] as const
const tending = ['First Responder Avaressa', 'Alhas'] as const
const blessings = [
  ['Furious Resolve', 2, 1, 1],
  ['Blessing of Divinity', 1, 1, 1],
  ['Power Word: Vigor', 2, 0, 5],
  ['Infusion of Fortitude', 1, 0, 3],
] as const
const favors = ['Favor of the Hunt', 'Favor of Nature'] as const
const guards = [
  ['Courageous Defense', 1],
  ['Duty Bound', 2],
  ['Safeguard', 2],
] as const
const shouts = ['Fang', 'Raging Shout'] as const
const weakening = ['Stoneskin Totem', 'Breen Toestubber'] as const
const bows = [
  ['Blackcrow', 1, 1],
  ["Trapper's Rifle", 2, 3],
] as const
const dual = [
  ["Warp Splinter's Thorn", 2, 5],
  ['Timeslicer', 3, 4],
] as const
const gloves = ['Andiss Butcherson', 'Margaret Fowl'] as const
const hunters = ['Captain Swash', 'Skronk Skullseeker'] as const
const wands = [
  ['Tim', 1, 'arcane'],
  ['Mollie Brightheart', 1, 'fire'],
  ['Domona the Ever-Watchful', 2, 'frost'],
] as const
const hands = [
  ['Neeka', 1],
  ['Marnie Moonlight', 5],
] as const
const quests = [
  ['Teron Gorefiend, I Am', 3, 1],
  ['The Key to Freedom', 4, 1],
  ["Gahz'ridian", 5, 2],
] as const
const slowQuests = [
  ['Revenge is Tasty', 2, 1],
  ['Soup for the Soul', 4, 2],
] as const
const deedQuests = [
  ['Corrosion Prevention', 2, 'Wrath', 2],
  ['A Fiery Reunion', 2, 'Magma Spike', 4],
  ['Light Within the Darkness', 1, 'Chasten', 3],
] as const
const banishing = ['Jar Soul', 'Void Rip'] as const
const sacrifices = ['Twisted Wrath', 'Twisted Arcana'] as const
const shields = ['Vindicator Belian', 'Neophyte Morandi'] as const
const forms = [
  ['Claw', 4, 'Cat Form'],
  ['Swipe', 3, 'Bear Form'],
] as const
const sides = ['Caleb Pavish', 'Haedis', 'Jai Dawnsteel'] as const
const alone = [
  'Tanglevine',
  'Blast Trap',
  'Quick Trap',
  'Engulfing Blaze',
  'Bloody Ritual',
  'Wendy Anne',
  'Keeper Balos',
] as const
const keywords = ["Jee'zee", 'Kino the Cold', 'Neferset Champion', 'Elder Valdar of the Exodar', "Trag'ush"] as const
const rest = [
  'Felsteel Whisper Knives',
  'Cymbre Shadowdrifter',
  'Darbun Steppeheart',
  'Vesperia Silversong',
  'Kloxx Dedrix',
] as const

const tables = [
  protectors,
  elusive,
  untargetable,
  hasty,
  stealthy,
  shooting,
  menders,
  assaults,
  resistant,
  heroesOnly,
  noAttackers,
]
const spells = [
  bolts,
  allyBolts,
  waves,
  againstDamaged,
  stunning,
  divided,
  heals,
  healers,
  overTime,
  mending,
  tending,
  blessings,
]
const others = [
  favors,
  guards,
  shouts,
  weakening,
  bows,
  dual,
  gloves,
  hunters,
  wands,
  hands,
  quests,
  slowQuests,
  deedQuests,
]
const lasts = [banishing, sacrifices, shields, forms, sides, alone, keywords, rest]
const names = new Set<string>(
  [...tables, ...spells, ...others, ...lasts].flat(2).filter((word) => typeof word === 'string'),
)
const library = libraryWith(await cardsNamed(new Set([...names, 'Shadow Bolt', 'Lightning Bolt'])))

const duel = (mine: SideSpec, theirs: SideSpec = {}, more: More = {}) => anyDuel(mine, theirs, { library, ...more })
const theirTurn = { turn: 'B' } as const
const attacked = (cards: SideSpec['cards'], attacker = 'Dummy 2/2') => duel({ cards }, { cards: [attacker] }, theirTurn)

describe('keywords of allies', () => {
  test.each(protectors)('602 Protector: %s steps in front of its hero while it is ready', (name) => {
    const asked = (exhausted: boolean) =>
      attacked([{ name, exhausted }]).propose('Dummy 2/2', 'Hero A').resolve().passAll()
    expect(asked(false).legal()).toEqual(['pass', `protect ${name}`])
    expect(asked(true).asked()).not.toBe('A: protect')
  })

  test.each(elusive)('600.3 Elusive: nobody attacks %s', (name) => {
    expect(attacked([name, 'Dummy 1/1']).say('attack Dummy 2/2').legal()).toEqual(['pick Hero A', 'pick Dummy 1/1'])
  })

  test.each(untargetable)('706.1 Untargetable: nobody targets %s, neither opponents nor its controller', (name) => {
    const bolt = { hand: ['Lightning Bolt'], resources: 3 }
    const heroes = ['pick Hero A', 'pick Hero B']
    expect(
      duel({ cards: [name] }, bolt, theirTurn)
        .say('play Lightning Bolt')
        .legal()
        .sort(),
    ).toEqual(heroes)
    expect(
      duel({ cards: [name], ...bolt })
        .say('play Lightning Bolt')
        .legal(),
    ).toEqual(heroes)
  })

  test.each(hasty)('302.2 Ferocity: %s attacks on the turn on which it comes', (name) => {
    const t = duel({
      cards: [
        { name, fresh: true },
        { name: 'Dummy 1/1', fresh: true },
      ],
    })
    expect(t.legal().filter((answer) => answer.startsWith('attack'))).toEqual(['attack Hero A', `attack ${name}`])
  })

  test.each(stealthy)('602.2a Stealth: nobody protects against %s', (name) => {
    const t = duel({ cards: [name] }, { cards: ['Crazy Igvand'] }).attack(name, 'Hero B')
    t.expect('Hero B', { damage: 2 })
  })

  test.each(shooting)('Long-Range: defenders deal no combat damage to %s', (name) => {
    const t = duel({ cards: [name] }, { cards: ['Dummy 9/9'] }).attack(name, 'Dummy 9/9')
    t.expect(name, { zone: 'party', damage: 0 })
  })

  test.each(menders)('Mend: %s may heal %i at the start of its turn', (name, n) => {
    const t = duel({ cards: [name], damage: 9 }, {}, { at: 'start' })
      .resolveAll('Hero A', 'yes')
      .until('A', 'action')
    t.expect('Hero A', { damage: 9 - n })
  })

  test.each(assaults)('Assault: %s has %i ATK, and %i more on its own turn', (name, atk, n) => {
    const t = duel({ cards: [name] }).expect(name, { atk: atk + n })
    t.until('B', 'action').expect(name, { atk })
  })

  test.each(resistant)('Resistance: %s takes nothing of %s, but of others', (name, spell) => {
    const t = duel({ cards: [name] }, { hand: [spell, 'Quick Strike'], resources: 6 }, theirTurn)
    t.play(spell, name).resolve().expect(name, { damage: 0, zone: 'party' })
    t.play('Quick Strike', name).resolve()
    expect(t.card(name).damage === 2 || t.card(name).zone === 'graveyard').toBe(true)
  })

  test.each(heroesOnly)('%s attacks heroes only', (name) => {
    const start = () => duel({ cards: [name, 'Dummy 1/1'] }, { cards: ['Dummy 2/2'] })
    expect(start().say(`attack ${name}`).legal()).toEqual(['pick Hero B'])
    expect(start().say('attack Dummy 1/1').legal()).toEqual(['pick Hero B', 'pick Dummy 2/2'])
  })

  test.each(noAttackers)('%s can’t attack', (name) => {
    expect(duel({ cards: [name, 'Dummy 1/1'] }).legal()).not.toContain(`attack ${name}`)
  })

  test('Berserking, Hardiness, Sentinel, Inspiring Presence, Conspicuous', () => {
    duel({ cards: [{ name: "Jee'zee", damage: 3 }] }).expect("Jee'zee", { atk: 3 })
    attacked(['Kino the Cold'], 'Dummy 1/1').attack('Dummy 1/1', 'Kino the Cold').expect('Kino the Cold', { damage: 0 })
    const watch = duel({ cards: ['Neferset Champion'] }).attack('Neferset Champion', 'Hero B')
    watch.expect('Neferset Champion', { exhausted: false })
    const bolt = duel({ cards: ['Elder Valdar of the Exodar'], hand: ['Lightning Bolt'], resources: 3 })
    bolt.play('Lightning Bolt', 'Hero B').resolve().expect('Hero B', { damage: 5 })
    const seen = duel({ cards: ["Trag'ush"] }, { cards: ['Dummy 2/2'] })
      .propose("Trag'ush", 'Hero B')
      .resolve()
      .passAll()
    expect(seen.legal()).toEqual(['pass', 'protect Dummy 2/2'])
  })

  test.each(shields)('%s takes the damage of other allies of the party', (name) => {
    const t = attacked([name, 'Dummy 1/9'], 'Dummy 1/1').attack('Dummy 1/1', 'Dummy 1/9')
    t.expect('Dummy 1/9', { damage: 0 })
    expect(t.card(name).damage === 1 || t.card(name).zone === 'graveyard').toBe(true)
  })

  test.each(hunters)('%s has 3 more against the exhausted', (name) => {
    duel({ cards: [name] }, { exhausted: true })
      .attack(name, 'Hero B')
      .expect('Hero B', { damage: 4 })
    duel({ cards: [name] })
      .attack(name, 'Hero B')
      .expect('Hero B', { damage: 1 })
  })
})

describe('damage', () => {
  test.each(bolts)('405 %s for %i: %i %s damage to any hero or ally', (name, cost, n, type) => {
    const t = duel({ hand: [name], resources: cost, cards: ['Dummy 1/9'] }, { cards: ['Dummy 2/9'] }).say(
      `play ${name}`,
    )
    expect(t.legal()).toHaveLength(4)
    t.say('pick Dummy 2/9').resolve().expect('Dummy 2/9', { damage: n })
    expect(Object.values(t.game.s.log).find((h) => h.on === 'deal')).toMatchObject({ types: [type], combat: false })
  })

  test.each(allyBolts)('405 %s for %i: %i %s damage to any ally, to no hero', (name, cost, n, type) => {
    const t = duel({ hand: [name], resources: cost, cards: ['Dummy 1/9'] }, { cards: ['Dummy 2/9'] }).say(
      `play ${name}`,
    )
    expect(t.legal()).toEqual(['pick Dummy 1/9', 'pick Dummy 2/9'])
    t.say('pick Dummy 2/9').resolve().expect('Dummy 2/9', { damage: n })
    expect(Object.values(t.game.s.log).find((h) => h.on === 'deal')).toMatchObject({ types: [type] })
  })

  test.each(waves)('%s for %i: 1 %s damage to each opponent', (name, cost) => {
    const t = duel({ hand: [name], resources: cost, cards: ['Dummy 1/9'] }, { cards: ['Dummy 2/9'] })
      .play(name)
      .resolve()
    t.expect('Hero B', { damage: 1 }).expect('Dummy 2/9', { damage: 1 }).expect('Dummy 1/9', { damage: 0 })
  })

  test.each(againstDamaged)('%s for %i: %i to whoever is damaged', (name, cost, n) => {
    const t = duel({ hand: [name], resources: cost }, { damage: 1, cards: ['Dummy 2/9'] })
      .play(name)
      .resolve()
    t.expect('Hero B', { damage: 1 + n })
    expect(duel({ hand: [name], resources: cost }, { cards: ['Dummy 2/9'] }).legal()).not.toContain(`play ${name}`)
  })

  test.each(stunning)('%s for %i exhausts, and deals %i', (name, cost, n) => {
    const t = duel({ hand: [name], resources: cost }, { cards: ['Dummy 2/9'] })
      .play(name, 'Dummy 2/9')
      .resolve()
    t.expect('Dummy 2/9', { damage: n, exhausted: true }).expect('Hero B', { exhausted: false })
  })

  test.each(divided)('707.1d %s for %i: %i damage to one …', (name, cost, n) => {
    const t = duel({ hand: [name], resources: cost }, {})
      .play(name, 'Hero B', 'done')
      .resolve()
    t.expect('Hero B', { damage: n }).expect('Hero A', { damage: 0 })
  })

  test.each(overTime)(
    '%s for %i: %i at once, %i %s damage at the start of each own turn',
    (name, cost, now, later, type) => {
      const t = duel({ hand: [name], resources: cost }, { cards: ['Dummy 2/9'] })
        .play(name, 'Dummy 2/9')
        .resolve()
      t.expect('Dummy 2/9', { damage: now }).until('B', 'action').expect('Dummy 2/9', { damage: now })
      t.until('A', 'action').expect('Dummy 2/9', { damage: now + later })
      expect(Object.values(t.game.s.log).find((h) => h.on === 'deal')).toMatchObject({ types: [type] })
    },
  )

  test.each(wands)('701 %s, exhausted, deals %i %s damage', (name, n, type) => {
    const t = duel({ cards: [name] })
      .use(name, 'Hero B')
      .resolve()
    t.expect('Hero B', { damage: n }).expect(name, { exhausted: true })
    expect(Object.values(t.game.s.log).find((h) => h.on === 'deal')).toMatchObject({ types: [type] })
    expect(duel({ cards: [{ name, fresh: true }] }).legal()).not.toContain(`use ${name}`)
  })

  test('Engulfing Blaze burns friend and foe', () => {
    const t = duel({ hand: ['Engulfing Blaze'], resources: 3, cards: ['Dummy 1/9'] }, { cards: ['Dummy 2/9'] })
    t.play('Engulfing Blaze').resolve()
    for (const one of ['Hero A', 'Hero B', 'Dummy 1/9', 'Dummy 2/9']) t.expect(one, { damage: 3 })
  })

  test('Traps are free while an opponent attacks, and of no use before (Quick Trap, Blast Trap)', () => {
    const start = () => duel({ hand: ['Quick Trap', 'Blast Trap'], resources: 2 }, { cards: ['Dummy 2/9'] }, theirTurn)
    const t = start().propose('Dummy 2/9', 'Hero A').resolve().as('A')
    expect(t.legal()).toContain('play Quick Trap')
    expect(t.legal()).not.toContain('play Blast Trap')
    t.play('Quick Trap').resolve().expect('Dummy 2/9', { damage: 3 })
    expect(start().say('pass').legal()).not.toContain('play Quick Trap')
  })
})

describe('healing', () => {
  test.each(heals)('405.2 %s for %i: heals %i, and not below nothing', (name, cost, n) => {
    const start = (damage: number) =>
      duel({ hand: [name], resources: cost, damage })
        .play(name, 'Hero A')
        .resolve()
    start(20).expect('Hero A', { damage: 20 - n })
    start(1).expect('Hero A', { damage: 0 })
  })

  test.each(healers)('703 %s for %i heals %i as it comes', (name, cost, n) => {
    const t = duel({ hand: [name], resources: cost, damage: 9 })
      .play(name)
      .resolve()
      .resolveAll('Hero A')
    t.expect('Hero A', { damage: 9 - n })
  })

  test.each(mending)('%s for %i heals %i at the start of each own turn', (name, cost, n) => {
    const t = duel({ hand: [name], resources: cost, damage: 9 })
      .play(name, 'Hero A')
      .resolve()
      .until('B', 'action')
    t.expect('Hero A', { damage: 9 })
      .until('A', 'action')
      .expect('Hero A', { damage: 9 - n })
  })

  test.each(tending)('%s heals 2 at the start of its turn', (name) => {
    const t = duel({ cards: [name], damage: 9 }, {}, { at: 'start' })
      .resolveAll('Hero A')
      .until('A', 'action')
    t.expect('Hero A', { damage: 7 })
  })

  test.each(hands)('701 %s, exhausted, heals %i', (name, n) => {
    const t = duel({ cards: [name], damage: 9 })
      .use(name, 'Hero A')
      .resolve()
    t.expect('Hero A', { damage: 9 - n }).expect(name, { exhausted: true })
  })
})

describe('what lies in play', () => {
  test.each(blessings)('400 %s for %i: %i ATK and %i health more for one ally', (name, cost, atk, health) => {
    const t = duel({ hand: [name], resources: cost, cards: ['Dummy 2/2', 'Dummy 3/3'] })
      .play(name, 'Dummy 2/2')
      .resolve()
    t.expect('Dummy 2/2', { atk: 2 + atk, health: 2 + health }).expect('Dummy 3/3', { atk: 3, health: 3 })
  })

  test.each(favors)('%s: Assault 2, for a friendly ally only', (name) => {
    const t = duel({ hand: [name], resources: 2, cards: ['Dummy 2/2', 'Dummy 3/3'] }, { cards: ['Dummy 4/4'] })
    expect(t.say(`play ${name}`).legal()).toEqual(['pick Dummy 2/2', 'pick Dummy 3/3'])
    t.say('pick Dummy 2/2').resolve().expect('Dummy 2/2', { atk: 4 })
    t.until('B', 'action').expect('Dummy 2/2', { atk: 2 })
  })

  test.each(guards)('%s for %i: the hero protects', (name, cost) => {
    const t = duel({ hand: [name], resources: cost })
      .play(name)
      .resolve()
      .expect('Hero A', { keywords: ['Protector'] })
    t.expect('Hero B', { keywords: [] })
  })

  test.each(shouts)('%s: Assault 1 for the allies of the party', (name) => {
    const t = duel({ cards: [name, 'Dummy 2/2'] }, { cards: ['Dummy 4/4'] }).expect('Dummy 2/2', { atk: 3 })
    t.until('B', 'action').expect('Dummy 2/2', { atk: 2 }).expect('Dummy 4/4', { atk: 4 })
  })

  test.each(weakening)('%s: opposing allies have 1 ATK less', (name) => {
    const t = duel({ cards: [name, 'Dummy 2/2'] }, { cards: ['Dummy 4/4', 'Dummy 0/3'] }).expect('Dummy 4/4', {
      atk: 3,
    })
    t.expect('Dummy 0/3', { atk: -1 }).expect('Dummy 2/2', { atk: 2 })
  })

  test.each(forms)('%s for %i: %s, until a weapon strikes', (name, cost, form) => {
    const t = duel({ hand: [name], resources: cost + 1, cards: ['Krol Blade'] })
    t.play(name, ...(name === 'Claw' ? ['Hero B'] : []))
      .resolve()
      .resolveAll(...(name === 'Swipe' ? ['Hero B', 'done'] : []))
    expect(t.card('Hero A').keywords).toContain(form)
    t.attack('Hero A', 'Hero B', 'strike Krol Blade').expect(name, { zone: 'graveyard' })
  })

  test('Tanglevine: its ally does not ready', () => {
    const t = duel({ hand: ['Tanglevine'], resources: 1 }, { cards: [{ name: 'Dummy 2/2', exhausted: true }] })
    t.play('Tanglevine').resolve().until('B', 'action').expect('Dummy 2/2', { exhausted: true })
  })
})

describe('weapons', () => {
  test.each(bows)('303 %s strikes for %i, from a distance: %i', (name, cost, atk) => {
    const t = duel({ cards: [name], resources: cost }, { cards: ['Dummy 5/9'] }).attack(
      'Hero A',
      'Dummy 5/9',
      `strike ${name}`,
    )
    t.expect('Dummy 5/9', { damage: atk }).expect('Hero A', { damage: 0 })
  })

  test.each(dual)('406.6 %s for %i: two Melee weapons strike together, for %i', (name, cost, n) => {
    const t = duel({ cards: [name, 'Annihilator'], resources: cost + 2 })
    t.attack('Hero A', 'Hero B', `strike ${name}`, 'strike Annihilator').expect('Hero B', { damage: n })
  })

  test.each(gloves)('%s: strikes cost 1 less', (name) => {
    duel({ cards: [name, 'Krol Blade'] })
      .attack('Hero A', 'Hero B', 'strike Krol Blade')
      .expect('Hero B', { damage: 3 })
  })
})

describe('quests, costs and heroes', () => {
  test.each(quests)('%s: %i for %i cards', (name, cost, n) => {
    // The quest is a resource itself.
    const start = (resources: number) => duel({ quests: [name], resources: resources - 1 })
    expect(start(cost).complete(name).resolve().zone('A', 'hand')).toHaveLength(n)
    expect(start(cost - 1).legal()).not.toContain(`complete ${name}`)
  })

  test.each(slowQuests)('%s enters play exhausted', (name) => {
    const t = duel({ hand: [name], resources: 5 })
      .place(name, true)
      .resolveAll()
    t.expect(name, { zone: 'resources', exhausted: true, faceDown: false })
  })

  test.each(deedQuests)('%s for %i: only after such damage', (name, cost, spell, price) => {
    const t = duel({ quests: [name], hand: [spell], resources: cost + price })
    expect(t.legal()).not.toContain(`complete ${name}`)
    t.play(spell, 'Hero B').resolve().complete(name).resolve()
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
  })

  test.each(banishing)('%s removes an ally from the game', (name) => {
    const t = duel({ hand: [name], resources: 4 }, { cards: ['Dummy 2/2'] })
      .play(name)
      .resolve()
    expect(t.zone('B', 'removed')).toEqual(['Dummy 2/2'])
  })

  test.each(sacrifices)('%s costs an ability, an ally or equipment', (name) => {
    const start = (...cards: string[]) => duel({ hand: [name], resources: 2, cards })
    const t = start('Dummy 1/1')
      .play(name, ...(name === 'Twisted Wrath' ? ['Hero B'] : []))
      .resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 1/1', name])
    expect(start().legal()).not.toContain(`play ${name}`)
  })

  test('Bloody Ritual: 4 damage for four cards', () => {
    const t = duel({ hand: ['Bloody Ritual'], resources: 4, deck: Array<string>(5).fill('Filler') })
      .play('Bloody Ritual')
      .resolve()
    expect(t.zone('A', 'hand')).toHaveLength(4)
    t.expect('Hero A', { damage: 4 })
  })

  test.each([
    ['Caleb Pavish', 2],
    ['Haedis', 5],
    ['Jai Dawnsteel', 3],
  ] as const)('301.2 %s turns over for %i, and works from then on', (hero, cost) => {
    const start = (resources: number, flipped = false) =>
      duel({ hero, resources, flipped, cards: ['Krol Blade'], hand: ['Quick Strike'] })
    start(cost).use(hero).resolve().expect(hero, { faceDown: true })
    expect(start(cost - 1).legal()).not.toContain(`use ${hero}`)
    expect(start(cost, true).legal()).not.toContain(`use ${hero}`)
    if (hero === 'Jai Dawnsteel') start(0, true).expect('Krol Blade', { atk: 4 })
    if (hero === 'Haedis') start(3, true).play('Quick Strike', 'Hero B').resolve().expect('Hero B', { damage: 3 })
    if (hero === 'Caleb Pavish')
      duel({ hero, flipped: true }, {}, { at: 'start' }).resolveAll('Hero B').expect('Hero B', { damage: 1 })
  })
})
