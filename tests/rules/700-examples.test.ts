/** The official examples on triggers, resolving, entering play and triggered modifiers (703-715), with the cards that they name. */
import { describe, expect, test } from 'vitest'
import { type SideSpec, type Table, table } from '../table/index.ts'

const links = (t: Table): number => t.game.s.chain[0]!.links.length
const hand = (t: Table, seat: string): number => t.zone(seat, 'hand').length
const alone = (a: SideSpec, b: SideSpec = {}): Table => table({ players: [a, b] })

describe('703 triggered powers', () => {
  test('CR-EX-703.2-1 Lei of Lilies asks her condition as it triggers and as it resolves', () => {
    const start = (n: number): Table => {
      const cards = ['Blessing of Freedom', 'Brigg', 'Brigg', 'Brigg'].slice(0, n)
      return table({
        players: [{ damage: 5, cards: ['Lei of Lilies'], hand: cards, resources: 1 }, {}],
        turn: 'A',
        at: 'start',
      })
    }
    expect(links(start(3))).toBe(0)
    const fewer = start(4)
    expect(links(fewer)).toBe(1)
    fewer.play('Blessing of Freedom').resolve().resolve()
    expect(links(fewer)).toBe(0)
    fewer.expect('Hero A', { damage: 5 })
    start(4).resolve().expect('Hero A', { damage: 4 })
  })

  test('CR-EX-703.3a-1 (a) Bimble Blackout triggers as he is removed from the game face up, from anywhere', () => {
    const from = (spec: SideSpec, word: string): Table => {
      const t = alone({ ...spec, hand: [...(spec.hand ?? []), word] })
      t.play(word).resolveAll()
      return t
    }
    expect(hand(from({ cards: ['Bimble Blackout'] }, 'Banish'), 'A')).toBe(1)
    expect(hand(from({ hand: ['Bimble Blackout'] }, 'Banish from Hand'), 'A')).toBe(1)
    expect(hand(from({ graveyard: ['Bimble Blackout'] }, 'Banish the Dead'), 'A')).toBe(1)
    const down = from({ quests: [{ name: 'Bimble Blackout', faceDown: true }] }, 'Bury')
    expect(down.zone('A', 'removed')).toEqual(['Bimble Blackout'])
    expect(hand(down, 'A')).toBe(0)
  })

  test('CR-EX-703.3a-1 (b) Jubilee Arcspark triggers only as a quest reveals her from the deck', () => {
    const deck = ['Jubilee Arcspark', 'Filler', 'Filler', 'Filler', 'Filler']
    const quest = alone({ deck, quests: ['Big Game Hunter'], resources: 2 })
    quest.complete('Big Game Hunter').resolveAll('Filler', 'Filler', 'Filler')
    expect(hand(quest, 'A')).toBe(1)
    const other = alone({ deck, hand: ['Peek at the Top'] })
    other.play('Peek at the Top').resolveAll()
    expect(hand(other, 'A')).toBe(0)
    const shown = alone({ deck: ['Filler'], hand: ['Jubilee Arcspark', 'Show Hand'] })
    shown.play('Show Hand').resolveAll()
    expect(hand(shown, 'A')).toBe(1)
  })

  test('CR-EX-703.3a-1 (c) Death Rattle works in a graveyard only, wherever the card comes from, unless it is lost there', () => {
    const from = (spec: SideSpec, word: string): number => {
      const t = alone({ deck: ['Filler', 'Filler'], ...spec, hand: [...(spec.hand ?? []), word] })
      t.play(word).resolveAll()
      expect(t.zone('A', 'graveyard')).toContain('Rattlebones')
      return hand(t, 'A')
    }
    expect(from({ cards: ['Rattlebones'] }, 'Slay an Ally')).toBe(1)
    expect(from({ hand: ['Rattlebones'] }, 'Throw Away')).toBe(1)
    expect(from({ deck: ['Rattlebones', 'Filler'] }, 'Mill a Card')).toBe(1)
    expect(from({ cards: ['Rattlebones', 'Silent Graves'] }, 'Slay an Ally')).toBe(0)
  })

  test('CR-EX-703.3b-1 Dimzer the Prestidigitator works in play and on the chain', () => {
    const own = alone({ hand: ['Dimzer the Prestidigitator'], resources: 5 })
    own.play('Dimzer the Prestidigitator')
    expect(links(own)).toBe(2)
    own.resolve('yes')
    expect(hand(own, 'A')).toBe(1)
    own.resolve().expect('Dimzer the Prestidigitator', { zone: 'party', damage: 1 })
    const other = alone({ cards: ['Dimzer the Prestidigitator'], hand: ['Dummy 2/3'], resources: 2 })
    other.play('Dummy 2/3')
    expect(links(other)).toBe(2)
    other.resolve('no').resolve().expect('Dummy 2/3', { damage: 0 })
    for (const zone of ['hand', 'graveyard'] as const) {
      const t = alone({
        resources: 2,
        hand: ['Dummy 2/3', ...(zone === 'hand' ? ['Dimzer the Prestidigitator'] : [])],
        graveyard: zone === 'graveyard' ? ['Dimzer the Prestidigitator'] : [],
      })
      t.play('Dummy 2/3')
      expect(links(t)).toBe(1)
    }
  })

  test('CR-EX-703.3c-1 Watcher Mal’wi sees the ally that enters together with him', () => {
    const t = alone(
      { cards: ['Kaal Soulreaper'], graveyard: ["Watcher Mal'wi"], resources: 7 },
      { graveyard: ['Voss Treebender'] },
    )
    t.use('Kaal Soulreaper').resolve()
    expect(t.zone('A', 'removed')).toEqual(['Kaal Soulreaper'])
    t.expect("Watcher Mal'wi", { zone: 'party' }).expect('Voss Treebender', { zone: 'party' })
    expect(links(t)).toBe(1)
    t.resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Voss Treebender'])
  })

  test('CR-EX-703.4-1 Brigg looks at the ally just before he deals damage to it', () => {
    const whole = alone({ cards: ['Brigg'] }, { cards: ['Dummy 0/5'] })
    whole.attack('Brigg', 'Dummy 0/5')
    whole.expect('Dummy 0/5', { zone: 'party', damage: 1 })
    const hurt = alone({ cards: ['Brigg'] }, { cards: [{ name: 'Dummy 0/5', damage: 1 }] })
    hurt.attack('Brigg', 'Dummy 0/5')
    expect(hurt.zone('B', 'graveyard')).toEqual(['Dummy 0/5'])
  })
})

describe('708 triggered effects', () => {
  test('CR-EX-708.1a-1 the turn player’s trigger is added first and resolves last', () => {
    const attack = (): Table => {
      const t = alone({ cards: ['Voss Treebender'] }, { cards: [{ name: 'Donna Calister', exhausted: true }] })
      t.propose('Voss Treebender', 'Hero B').resolve()
      expect(t.asked()).toBe('A: target')
      expect(t.legal()).toEqual(['pick Hero A', 'pick Voss Treebender', 'pick Hero B', 'pick Donna Calister'])
      t.say('pick Donna Calister')
      expect(links(t)).toBe(2)
      t.resolve().expect('Donna Calister', { exhausted: false })
      return t
    }
    const yes = attack().resolve('yes')
    yes.expect('Donna Calister', { exhausted: true }).passAll()
    expect(yes.asked()).toBe('A: priority')
    const no = attack().resolve('no').passAll()
    expect(no.asked()).toBe('B: protect')
    expect(no.legal()).toEqual(['pass', 'protect Donna Calister'])
  })

  test('CR-EX-708.3-1 Hur Shieldsmasher: the target as it is added, the option as it resolves; without a target it ceases', () => {
    const enter = (mine: SideSpec['cards']): Table => {
      const t = alone({ hand: ['Hur Shieldsmasher'], resources: 3 }, { cards: mine })
      t.play('Hur Shieldsmasher').resolve()
      return t
    }
    expect(links(enter(['Golem Skull Helm']))).toBe(1)
    expect(enter(['Golem Skull Helm']).resolve('yes').zone('B', 'graveyard')).toEqual(['Golem Skull Helm'])
    expect(enter(['Golem Skull Helm']).resolve('no').zone('B', 'graveyard')).toEqual([])
    expect(links(enter([]))).toBe(0)
  })
})

describe('709 resolving links', () => {
  test('CR-EX-709.2a-1 Charge is interrupted as its only target has become untargetable', () => {
    const t = table({
      players: [
        { cards: ['Dummy 2/3'], resources: 1, hand: ['Blessing of Freedom'] },
        { resources: 1, hand: ['Charge'] },
      ],
      turn: 'B',
    })
    t.play('Charge', 'Dummy 2/3').as('A').play('Blessing of Freedom', 'Dummy 2/3').resolve().resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Charge'])
    expect(hand(t, 'B')).toBe(0)
    t.expect('Dummy 2/3', { exhausted: false, keywords: ['Untargetable'] })
    t.passAll()
    expect(links(t)).toBe(1)
    t.resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Blessing of Freedom'])
    t.expect('Dummy 2/3', { keywords: [] })
  })

  test('CR-EX-709.2b-1 Last Stand: two cards or itself, chosen as it resolves', () => {
    const start = (...cards: string[]): Table =>
      table({ players: [{ cards: ['Last Stand'], hand: cards }, {}], turn: 'A', at: 'start' })
    const kept = start('Brigg', 'Brigg', 'Slay an Ally').resolve('yes', 'Brigg', 'Slay an Ally')
    expect([kept.zone('A', 'hand'), kept.zone('A', 'graveyard')]).toEqual([['Brigg'], ['Brigg', 'Slay an Ally']])
    kept.expect('Last Stand', { zone: 'party' })
    expect(start('Brigg', 'Brigg').resolve('no').zone('A', 'graveyard')).toEqual(['Last Stand'])
    const one = start('Brigg').resolve()
    expect([one.zone('A', 'hand'), one.zone('A', 'graveyard')]).toEqual([['Brigg'], ['Last Stand']])
  })

  test('CR-EX-709.2b-2 Crown of Destruction: only what can be destroyed is offered', () => {
    const end = (mine: SideSpec['cards']): Table => {
      const t = table({ players: [{ cards: ['Crown of Destruction'] }, { cards: mine }], turn: 'B' })
      return t.passAll().resolve()
    }
    expect(end(['Immortal', 'Lei of Lilies']).zone('B', 'graveyard')).toEqual(['Lei of Lilies'])
    expect(end(['Immortal']).zone('B', 'graveyard')).toEqual([])
    const several = end(['Immortal', 'Lei of Lilies', 'Dummy 2/3'])
    expect(several.asked()).toBe('B: choose')
    expect(several.legal()).toEqual(['pick Lei of Lilies', 'pick Dummy 2/3'])
  })

  test('CR-EX-709.2d-1 Fireball remembers whom it was last attached to', () => {
    const t = table({
      players: [
        { cards: ['Kryton Barleybeard', { name: 'Fireball', on: 'Dummy 2/5' }], resources: 2 },
        { cards: [{ name: 'Dummy 2/5', damage: 4 }] },
      ].reverse() as SideSpec[],
      turn: 'B',
      at: 'start',
    })
    expect(links(t)).toBe(1)
    t.use('Kryton Barleybeard').resolve()
    expect(t.zone('B', 'hand')).toEqual(['Fireball'])
    t.resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 2/5'])
  })

  test('CR-EX-709.2f-1 Tooga’s Quest: two cards only if Tooga was removed', () => {
    const next = (): Table => {
      const t = alone({ quests: ["Tooga's Quest"], resources: 2, hand: ['Slay an Ally'] })
      t.complete("Tooga's Quest").resolve().expect('Tooga', { zone: 'party', atk: 1, health: 1 })
      return t
    }
    const kept = next()
    kept.until('B', 'action').until('A', 'ready')
    kept.passAll()
    expect(kept.zone('A', 'party')).toEqual(['Hero A'])
    expect(hand(kept, 'A')).toBe(4)
    const slain = next()
    slain.play('Slay an Ally').resolve()
    slain.until('B', 'action').until('A', 'draw')
    expect(hand(slain, 'A')).toBe(1)
  })

  test('CR-EX-709.2f-2 Dramla Lifebender: what is replaced was not done, as a cost or before "if you do"', () => {
    const t = alone({ cards: ['Dramla Lifebender', 'Ritual Sacrifice', 'Grunt Baranka'] }, { cards: ['Dummy 2/3'] })
    expect(t.legal().filter((word) => word.startsWith('use'))).toEqual([])
    const free = alone({ cards: ['Ritual Sacrifice', 'Grunt Baranka'] })
    expect(free.legal()).toContain('use Ritual Sacrifice')
    const u = table({
      players: [{ cards: ['Dramla Lifebender', 'Grunt Baranka'] }, { cards: ['Dummy 2/3'] }],
      turn: 'B',
    })
    u.attack('Dummy 2/3', 'Grunt Baranka')
    expect(u.zone('A', 'removed')).toEqual(['Grunt Baranka'])
    u.expect('Dummy 2/3', { zone: 'party', damage: 0 })
    const v = table({ players: [{ cards: ['Grunt Baranka'] }, { cards: ['Dummy 2/3'] }], turn: 'B' })
    v.attack('Dummy 2/3', 'Grunt Baranka')
    expect([v.zone('A', 'graveyard'), v.zone('B', 'graveyard')]).toEqual([['Grunt Baranka'], ['Dummy 2/3']])
  })
})

describe('710 entering play', () => {
  const manthos = 'Manthos the Recently Sewn'
  const slain = (theirs: string[]): Table => {
    const t = alone(
      { cards: ['Circle of Life', manthos], deck: [manthos, 'Filler'], hand: ['Slay an Ally'] },
      { cards: theirs },
    )
    t.play('Slay an Ally').resolve().resolve('yes', manthos)
    return t
  }

  test('CR-EX-710.1b-1 Manthos enters exhausted and with damage, cumulatively', () => {
    slain([]).expect(manthos, { zone: 'party', exhausted: true, damage: 3 })
  })

  test('CR-EX-710.1b-1 Greatsword of Horrid Dreams takes his powers as he enters: exhausted, without damage', () => {
    const t = slain(['Greatsword of Horrid Dreams']).expect(manthos, { zone: 'party', exhausted: true, damage: 0 })
    t.until('B', 'action').until('A', 'action').expect(manthos, { damage: 0, exhausted: false })
  })
})

test('CR-EX-715.1-1 Kil’zin of the Bloodscalp: the target of what he triggers is chosen as that effect is added', () => {
  const flip = (b: SideSpec): Table => {
    const t = alone({ hero: "Kil'zin of the Bloodscalp", resources: 1 }, b)
    t.use("Kil'zin of the Bloodscalp", 'Dummy 2/5').resolve()
    return t
  }
  const t = flip({ cards: ['Dummy 2/5'] }).expect('Dummy 2/5', { damage: 3 })
  expect(t.asked()).toBe('B: target')
  t.say("pick Kil'zin of the Bloodscalp")
  expect(links(t)).toBe(1)
  t.resolve().expect("Kil'zin of the Bloodscalp", { damage: 3 })
  // Derived: nothing is dealt, so nothing triggers.
  const none = flip({ cards: ['Dummy 2/5', 'Total Shield'] }).expect('Dummy 2/5', { damage: 0 })
  expect(links(none)).toBe(0)
})
