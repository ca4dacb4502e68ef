/** Real cards: hands and decks that lie on a table, and of which the game learns a card as it is shown. */
import { describe, expect, test } from 'vitest'
import { cardsByHand } from '../../src/cards/printed/by-hand.ts'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  type CardView,
  choose,
  decision,
  describe as describeDecision,
  events,
  type Game,
  hash,
  imagine,
  load,
  type RaidSetup,
  record,
  type SeatSetup,
  start,
  timing,
  undo,
  view,
} from '../../src/engine/index.ts'
import type { CardDef, DeckDef } from '../../src/language/types.ts'
import { unknownName } from '../../src/language/unknown-card.ts'
import { tableWork } from '../../src/session/table-work.ts'
import { DECK, HAND, zoneKind } from '../../src/state/ids.ts'
import { must } from '../../src/state/must.ts'
import type { CardId, Decision } from '../../src/state/types.ts'
import { ability, ally, withCards } from '../rules/own.ts'
import { library as testSet } from '../set/index.ts'
import { playReal } from '../soak/real.ts'

const raid = (own: Partial<SeatSetup>): RaidSetup => ({
  raid: 'onyxias-lair',
  raiders: [{ name: 'Ann', deck: library.decks[0]!.id, real: true, ...own }],
  seed: 3,
})
const hero = testSet.decks[0]!.hero

describe('of a raid', () => {
  // The soak plays 2,000 of them, whole: npm run soak -- --real.
  test.each([2, 4, 14, 16, 1, 3])('seed %s: told to a table, or said at random', (seed) => {
    expect(playReal(seed, 250).met).toBeDefined()
  })
})

describe('a setup', () => {
  const problems = (own: Partial<SeatSetup>, more: Partial<RaidSetup> = {}): string => {
    try {
      start(library, { ...raid(own), ...more })
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }
  const { hero: own } = library.decks[0]!
  const untold = { id: 'x', name: 'x', about: '', hero: own, cards: [] }
  test('has a list of the deck, or the number of its cards', () => {
    expect(problems({})).toBe('')
    expect(problems({ deck: untold, real: { cards: 60 } })).toBe('')
    expect(problems({ real: { cards: 60 } })).toContain('both a list of the deck and a number')
    expect(problems({ deck: { ...untold, format: 'open' } })).toContain('without a list of the deck')
    expect(problems({ deck: untold, real: { cards: 12 } })).toContain('a real deck of 12 cards')
  })
  test('has dice on the table only where somebody can roll them', () => {
    expect(problems({}, { dice: 'told' })).toBe('')
    expect(problems({ real: undefined }, { dice: 'told' })).toContain('dice that nobody at a table can roll')
    expect(problems({ real: undefined }, { raidDecks: 'drawn' })).toContain('decks of the raid that nobody at a table')
  })
  test('has equipment that was kept in play (800.1d): so many cards fewer are hidden, and their names are known', () => {
    const [, name] = must(
      must(library.decks[0]).cards.find(([, card]) => /Blade/.test(card)),
      'a blade',
    )
    const game = start(library, raid({ kept: [{ card: name }] }))
    const all = Object.values(running(game).s.cards).filter(({ owner }) => owner === 1)
    const whole = must(library.decks[0]).cards.reduce((sum, [n]) => sum + n, 0)
    expect(all.filter(({ def }) => def === unknownName)).toHaveLength(whole - 1)
    expect(all.map(({ def }) => def)).toContain(name)
  })
  test('has a side deck or a collection only beside a list, and begins with its opening', () => {
    const untoldSide = { ...untold, side: [[1, 'Crush']] as const }
    expect(problems({ deck: untold, real: { cards: 60 }, collection: [[1, 'Crush']] })).toContain('a collection beside')
    expect(problems({ deck: untoldSide, real: { cards: 60 } })).toContain('a side deck beside')
    expect(problems({ collection: [[1, 'Crush']] })).toBe('')
    expect(problems({}, { position: { sides: [{}, {}], turn: 1 } })).toContain('a position with real cards')
  })
})

/** A deck with fifteen of each of these. */
const deckOf = (...cards: CardDef[]): DeckDef => ({
  ...{ id: 'own', name: 'Own', about: '', format: 'open', hero },
  cards: cards.map(({ name }) => [15, name] as const),
})

/** A game whose only raider has these cards on the table. */
const withDeck = (...cards: CardDef[]): Game => start(withCards(...cards), raid({ deck: deckOf(...cards) }))

const asks = (d: Decision | null): boolean => d?.about.why === 'real'

/** Goes on to the raider’s own action step. */
function toAction(game: Game): Decision {
  for (let n = 0; n < 400; n++) {
    const d = must(decision(game))
    if (d.seat === 1 && d.about.window === 'action' && running(game).s.turn[0].seat === 1) return d
    choose(
      game,
      Math.max(
        0,
        d.answers.findIndex(({ do: what }) => what === 'pass' || what === 'keep' || what === 'done'),
      ),
    )
  }
  throw new Error('There is no own action step.')
}

function say(game: Game, word: string): void {
  const d = must(decision(game))
  expect(asks(d)).toBe(true)
  expect(
    choose(
      game,
      d.answers.findIndex((a) => a.word === word),
    ),
  ).toBeNull()
}

/** Names a card in hand, and plays it; everybody lets it resolve. */
function plays(game: Game, name: string): void {
  const d = toAction(game)
  const show = d.answers.findIndex(({ do: what }) => what === 'show')
  const id = must(d.answers[show]?.card)
  choose(game, show)
  say(game, name)
  const play = must(decision(game)).answers.findIndex(({ do: what, card }) => what === 'play' && card === id)
  choose(game, play)
  for (let n = 0; n < 20; n++) {
    const next = must(decision(game))
    if (next.kind !== 'priority' || running(game).s.chain[0].links.length === 0) return
    choose(game, 0)
  }
}

/** Puts something right by hand: what is said, picked, or counted, one after another. */
function mends(game: Game, ...said: readonly (string | number)[]): void {
  const d = toAction(game)
  choose(
    game,
    d.answers.findIndex(({ do: what }) => what === 'mend'),
  )
  for (const one of said) {
    const { answers } = must(decision(game))
    const index = answers.findIndex(({ word = '', card, n, do: what }) =>
      typeof one === 'string' ? word.startsWith(one) : what === 'pick' ? card === one : what === 'number' && n === one,
    )
    expect(index, `${one}`).toBeGreaterThanOrEqual(0)
    choose(game, index)
  }
}

/** What a table can put right now without naming a card. */
function mendWords(game: Game): string[] {
  mends(game)
  const found = words(decision(game)).flatMap((word) => word ?? [])
  undo(game)
  return found
}

const inHand = (game: Game): (string | null)[] =>
  Object.values(view(game, 1).cards).flatMap(({ zone, def, owner }) =>
    zone === 'hand' && owner === 1 && def ? [def] : [],
  )

const words = (d: Decision | null): (string | undefined)[] => (d?.answers ?? []).map(({ word }) => word)
const friend = ally('Own Friend', 2, 2)

describe('a card', () => {
  test('has no name in any view until it is said, and then only for its player', () => {
    const game = start(library, raid({}))
    const d = toAction(game)
    const show = d.answers.findIndex(({ do: what }) => what === 'show')
    const id = must(d.answers[show]?.card)
    expect(view(game, 1).cards[id]?.def ?? null).toBeNull()
    const before = hash(imagine(game, 0, 5))
    choose(game, show)
    const name = must(words(decision(game))[2])
    say(game, name)
    expect(view(game, 1).cards[id]?.def).toBe(name)
    for (const seat of [0, -1]) expect(JSON.stringify(view(game, seat))).not.toContain(`"id":${id},"def":"${name}"`)
    // What the Boss thinks of hangs on nothing that was said of a hand.
    expect(hash(imagine(game, 0, 5))).toBe(before)
    expect(Object.values(running(imagine(game, 0, 5)).s.cards).some(({ def }) => def === unknownName)).toBe(false)
  })

  test('that is said is a choice: it is undone, and in the record', () => {
    const game = start(library, raid({}))
    const show = toAction(game).answers.findIndex(({ do: what }) => what === 'show')
    const before = hash(game)
    choose(game, show)
    say(game, must(words(decision(game))[0]))
    expect(hash(load(library, record(game)))).toBe(hash(game))
    undo(game)
    undo(game)
    expect(hash(game)).toBe(before)
  })

  test('is asked for as it is discarded (415.4a), once for each', () => {
    const game = withDeck(ability('Own Purge', { text: [{ do: 'discard', n: 2 }] }), friend)
    plays(game, 'Own Purge')
    choose(game, 0)
    choose(game, 0)
    const d = decision(game)
    expect(d?.rule).toBe('415.4a')
    expect(words(d)).toEqual(['Own Friend', 'Own Purge'])
    say(game, 'Own Friend')
    say(game, 'Own Purge')
    const { graveyards } = must(view(game, -1).seats.find(({ seat }) => seat === 1))
    expect(JSON.stringify(graveyards)).not.toBe('[]')
    expect(
      Object.values(view(game, -1).cards)
        .filter(({ zone, owner }) => zone === 'graveyard' && owner === 1)
        .map(({ def }) => def),
    ).toEqual(expect.arrayContaining(['Own Friend', 'Own Purge']))
  })

  test('is asked for as it leaves the deck for where all can see it (415.3a)', () => {
    const mill = ability('Own Mill', {
      text: [{ do: 'move', what: { top: 1, in: 'deck', of: 'you' }, to: 'graveyard' }],
    })
    const game = withDeck(mill, friend)
    plays(game, 'Own Mill')
    expect(decision(game)?.rule).toBe('415.3a')
    say(game, 'Own Friend')
    expect(asks(decision(game))).toBe(false)
  })

  test('that a text looks for (413) is one of those that fit, or is not found', () => {
    const seek = ability('Own Seeker', {
      text: [
        { do: 'search', in: 'deck', for: { choose: 1, is: 'ally' }, as: 'it' },
        { do: 'move', what: '$it', to: 'hand' },
      ],
    })
    const other = ally('Own Fellow', 1, 1)
    const game = withDeck(seek, friend, other)
    plays(game, 'Own Seeker')
    const d = must(decision(game))
    expect(d.rule).toBe('413.3')
    expect(d.answers[0]).toEqual({ do: 'done' })
    choose(game, 1)
    expect(words(decision(game))).toEqual(['Own Fellow', 'Own Friend'])
    say(game, 'Own Fellow')
    expect(
      Object.values(view(game, 1).cards).filter(({ zone, def }) => zone === 'hand' && def === 'Own Fellow'),
    ).toHaveLength(1)
  })

  test('that is found beside the deck (800.2a) is known, and no deck can have it', () => {
    const call = ability('Own Call', {
      text: [
        { do: 'search', in: 'collection', for: { choose: 1, is: 'ally' }, as: 'it' },
        { do: 'move', what: '$it', to: 'hand' },
      ],
    })
    const other = ally('Own Stranger', 1, 1)
    const deck: DeckDef = { ...deckOf(call, friend), side: [[1, 'Own Stranger']] }
    const game = start(withCards(call, friend, other), raid({ deck }))
    plays(game, 'Own Call')
    expect(must(decision(game)).answers.filter(({ do: what }) => what === 'pick')).toHaveLength(1)
    choose(game, 1)
    const d = toAction(game)
    expect(inHand(game)).toEqual(['Own Stranger'])
    choose(
      game,
      d.answers.findIndex(({ do: what }) => what === 'show'),
    )
    expect(words(decision(game))).toEqual(['Own Call', 'Own Friend'])
  })

  test('that is shuffled into the deck (415.3b) lies where nobody knows', () => {
    const fold = ability('Own Fold', {
      text: [{ do: 'move', what: { in: 'hand', of: 'you' }, to: 'deck', at: 'shuffled' }],
    })
    const game = withDeck(fold, friend)
    choose(
      game,
      toAction(game).answers.findIndex(({ do: what }) => what === 'show'),
    )
    say(game, 'Own Friend')
    expect(inHand(game)).toEqual(['Own Friend'])
    plays(game, 'Own Fold')
    const lying = Object.values(running(game).s.cards).filter(({ owner, became }) => owner === 1 && became === 0)
    expect(lying.filter(({ def }) => def === 'Own Friend')).toEqual([])
  })

  test('that a text wants discarded of a kind is one of that kind, or there is none', () => {
    const cull = ability('Own Cull', {
      text: [{ do: 'discard', what: { choose: 1, is: 'ally', in: 'hand', of: 'you' } }],
    })
    const game = withDeck(cull, friend, ally('Own Fellow', 1, 1))
    plays(game, 'Own Cull')
    const d = must(decision(game))
    expect(d.answers[0]).toEqual({ do: 'done' })
    choose(game, 1)
    expect(words(decision(game))).toEqual(['Own Fellow', 'Own Friend'])
  })

  test('that the Boss player looks at is asked for', () => {
    const open = ability('Own Glimpse', {
      text: [{ do: 'reveal', what: { in: 'hand', of: 'you' }, to: { choose: 1, is: 'opponent' } }],
    })
    const game = withDeck(open, friend)
    plays(game, 'Own Glimpse')
    expect(asks(decision(game))).toBe(true)
  })

  test('that is laid face down as a resource is not asked for (412.1a, 415.8c)', () => {
    const game = withDeck(friend)
    const d = toAction(game)
    choose(
      game,
      d.answers.findIndex(({ do: what, n }) => what === 'place' && n === 0),
    )
    for (let n = 0; n < 12; n++) {
      expect(asks(decision(game))).toBe(false)
      choose(game, 0)
    }
    const laid = Object.values(running(game).s.cards).filter(({ resource }) => resource)
    expect(laid.map(({ def }) => def)).toContain(unknownName)
  })

  test('that was counted otherwise is put right, in both directions, and that is undone and told', () => {
    const game = withDeck(friend)
    toAction(game)
    const count = () => {
      const { handCount, decks, payers } = must(view(game, 1).seats.find(({ seat }) => seat === 1))
      return [handCount, must(decks[0]).count, payers]
    }
    const says = (start: string) => mends(game, start)
    const [hand = 0, deck = 0] = must(count())
    expect(mendWords(game)).toHaveLength(4) // no resource lies there yet
    says('One more card in hand')
    expect(count()).toEqual([hand + 1, deck - 1, 0])
    says('One more resource')
    expect(count()).toEqual([hand, deck - 1, 1])
    expect(mendWords(game)).toContain('Exhaust a resource')
    says('One fewer resource')
    says('One fewer card in hand')
    expect(count()).toEqual([hand, deck, 0])
    expect(events(game, 0, -1).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('One fewer card in hand, back onto the deck.')]),
    )
    const now = hash(game)
    for (let n = 0; n < 8; n++) undo(game)
    expect(count()).toEqual([hand, deck, 0])
    expect(hash(load(withCards(friend), record(game)))).toBe(hash(game))
    expect(hash(game)).not.toBe(now)
  })

  test('that does what the game can’t know is carried out by hand, and the checks tidy up (410.6)', () => {
    const game = withDeck(friend, ally('Own Other', 1, 1))
    const grave = (): CardId => must(view(game, 1).seats[1]?.graveyards[0]?.cards.at(-1))
    mends(game, 'A card from hand into the graveyard')
    say(game, 'Own Friend') // all see it there (415.1)
    mends(game, grave(), 'Into play')
    const mine = (): CardView[] =>
      Object.values(view(game, 1).cards).filter(({ def, zone }) => def === 'Own Friend' && zone === 'party')
    const [one] = mine()
    expect(one?.damage).toBe(0)
    mends(game, must(one).id, 'Its damage', 1)
    mends(game, must(one).id, 'Exhaust it')
    expect(mine()).toMatchObject([{ damage: 1, exhausted: true }])
    expect(events(game, 0, -1).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('Own Friend: 1 damage.')]),
    )
    mends(game, must(one).id, 'Its damage', 2)
    expect(mine(), '404.2: damage equal to its health destroys it').toEqual([])
    mends(game, grave(), 'Into play')
    expect(mine()).toMatchObject([{ damage: 0, exhausted: false }])
    mends(game, must(mine()[0]).id, 'Into the hand')
    expect(mine()).toEqual([])
    expect(hash(load(withCards(friend, ally('Own Other', 1, 1)), record(game)))).toBe(hash(game))
  })
  test('of others is not moved: their heroes stay, and hands can’t be looked into', () => {
    const game = withDeck(friend)
    toAction(game)
    const boss = must(view(game, 1).seats[0]).hero
    const before = view(game, 1).cards[boss]
    mends(game, boss)
    expect(words(decision(game))).toEqual(['Its damage', before?.exhausted ? 'Ready it' : 'Exhaust it', undefined])
  })

  test('that can’t be played here yet is played for its cost, and the table is told to carry out its text', async () => {
    const own = must((await cardsByHand()).find(({ text, cost, instant }) => text && cost === 2 && !instant))
    const cards = { ...withCards(friend), byHand: [own] }
    const deck = {
      ...deckOf(friend),
      cards: [
        [15, friend.name],
        [15, own.name],
      ] as const,
    }
    const game = start(cards, raid({ deck }))
    toAction(game)
    for (const _ of [1, 2]) mends(game, 'One more resource')
    plays(game, own.name)
    const { graveyards, readyResources } = must(view(game, 1).seats[1])
    expect([graveyards[0]?.cards.length, readyResources]).toEqual([1, 0])
    const told = tableWork(events(game, 0, -1), view(game, -1), (seat) => seat === 1)
    expect(told.join(' ')).toContain(`carry out the text of ${own.name}, with “Put something right”`)
    expect(hash(load(cards, record(game)))).toBe(hash(game))
    expect(() => start(cards, raid({ deck, real: undefined }))).toThrow(`${own.name} is not playable here yet.`)
  })
  test('that rolls a die asks what it shows, and the Boss imagines no question', () => {
    const luck = ability('Own Luck', {
      text: [
        { do: 'roll', as: 'die' },
        { do: 'heal', n: '$die', by: 'self', from: 'yourHero' },
      ],
    })
    const game = withDeck(luck, friend)
    const setup = { ...raid({ deck: { ...deckOf(luck, friend) } }), dice: 'told' as const }
    const told = start(withCards(luck, friend), setup)
    plays(told, 'Own Luck')
    const d = must(decision(told))
    expect([d.kind, d.seat, d.answers.length, d.about.why]).toEqual(['number', 1, 6, 'What does the 6-sided die show?'])
    expect(choose(told, 3)).toBeNull()
    expect(Object.values(running(told).s.log).find(({ on }) => on === 'roll')?.rolled).toEqual([4])
    expect(running(imagine(told, 0, 1)).s.dice[0].told).toBe(false)
    plays(game, 'Own Luck')
    expect(decision(game)?.kind).not.toBe('number')
  })

  test('of a list that nobody has told is any that suits the hero, at most four of a name (100.2, 100.4)', () => {
    const { hero: own } = library.decks[0]!
    const game = start(
      library,
      raid({ deck: { id: 'x', name: 'x', about: '', hero: own, cards: [] }, real: { cards: 60 } }),
    )
    const name = must(library.decks[0]!.cards[0])[1]
    for (let n = 0; n < 4; n++) {
      choose(
        game,
        toAction(game).answers.findIndex(({ do: what }) => what === 'show'),
      )
      say(game, name)
    }
    choose(
      game,
      toAction(game).answers.findIndex(({ do: what }) => what === 'show'),
    )
    expect(words(decision(game))).not.toContain(name)
    expect(words(decision(game)).length).toBeGreaterThan(50)
  })

  test('that lies in hand asks for attention only if some card of the list could be used now', () => {
    const game = withDeck(friend)
    const d = toAction(game)
    const show = d.answers.findIndex(({ do: what }) => what === 'show')
    expect(timing(game, d)[show]).not.toBe('now') // an ally costs 2, and no resource lies there
  })
})

describe('a raid whose decks lie on the table', () => {
  const drawn = (): Game => start(library, { ...raid({}), raidDecks: 'drawn' })

  test('asks the first raider there for each card that the Boss draws (415.9f), and for each that is revealed', () => {
    const game = drawn()
    const named: string[] = []
    for (let n = 0; n < 40; n++) {
      const d = must(decision(game))
      if (d.about.whose === undefined)
        choose(
          game,
          Math.max(
            0,
            d.answers.findIndex(({ do: what }) => what === 'pass' || what === 'keep'),
          ),
        )
      else {
        expect([d.seat, d.about.whose, describeDecision(game, d, 1).prompt]).toEqual([
          1,
          0,
          "Which of Onyxia's cards is it?",
        ])
        named.push(must(d.answers[n % d.answers.length]?.word))
        choose(game, n % d.answers.length)
      }
    }
    const { s } = running(game)
    const own = Object.values(s.cards).filter(({ owner, became }) => owner === 0 && became === 0)
    const lies = (kind: number) => own.filter(({ zone }) => zoneKind(zone) === kind)
    expect(named.length).toBeGreaterThan(7)
    expect(lies(HAND).map(({ def }) => def)).not.toContain(unknownName)
    expect(lies(DECK).every(({ def }) => def === unknownName)).toBe(true)
    // Nobody else is told what the Boss holds, and he thinks of the rest as before.
    for (const seat of [-1, 1])
      expect(lies(HAND).every(({ id }) => (view(game, seat).cards[id]?.def ?? null) === null)).toBe(true)
    const guessed = Object.values(running(imagine(game, 0, 3)).s.cards)
    expect(guessed.some(({ def, became }) => def === unknownName && became === 0)).toBe(false)
    expect(hash(load(library, record(game)))).toBe(hash(game))
  })

  test('never has more of a card than its list', () => {
    const game = drawn()
    const [, name] = must(must(library.raids.find(({ id }) => id === 'onyxias-lair')).decks.main)[0]!
    let most = 0
    for (let n = 0; n < 60; n++) {
      const d = must(decision(game))
      const at = asks(d) ? d.answers.findIndex(({ word }) => word === name) : -1
      if (at >= 0) most++
      choose(game, Math.max(0, at))
    }
    const [count] = must(must(library.raids.find(({ id }) => id === 'onyxias-lair')).decks.main)[0]!
    expect(most).toBe(Math.min(count, 8))
  })

  test('lets the Boss choose what he looks for in his deck (413), and says which card to take out', () => {
    const lair = must(library.raids.find(({ id }) => id === 'onyxias-lair'))
    const own = { set: 'Own', number: 1, type: 'ability', cost: 0 } as const
    const errand: CardDef = {
      ...{ ...own, name: 'Own Errand' },
      text: [
        { do: 'search', in: 'deck:main', for: { choose: 1, is: 'ally' }, as: 'it' },
        { do: 'move', what: '$it', to: 'hand' },
      ],
    }
    const finds = ['Own Claw', 'Own Tail'].map((name) => ally(name, 1, 1, { set: 'Own' }))
    const main = [
      [30, 'Own Errand'],
      [1, 'Own Claw'],
      [1, 'Own Tail'],
    ] as const
    const raids = [{ ...lair, cards: [...lair.cards, errand, ...finds], decks: { ...lair.decks, main }, modes: [] }]
    const game = start({ ...library, raids } as never, { ...raid({}), raidDecks: 'drawn' })
    for (let n = 0; n < 200; n++) {
      const d = must(decision(game))
      if (d.seat === 0 && asks(d)) break
      const errands = d.answers.findIndex(({ word }) => word === 'Own Errand')
      const play = d.answers.findIndex(({ do: what }) => what === 'play' || what === 'pick')
      choose(game, Math.max(0, errands >= 0 ? errands : d.seat === 0 ? play : 0))
    }
    expect(words(decision(game))).toEqual(['Own Claw', 'Own Tail'])
    say(game, 'Own Tail')
    expect(events(game, 0, -1).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('Take Own Tail out of the deck.')]),
    )
  })
})
