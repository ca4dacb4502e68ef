// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** What cards at random once left unsaid: each is a sentence now, or the linter refuses it with its place and fix. */
import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'

const base = { name: 'Odd', set: 'test', number: 1, cost: 1 }
const spell = (...text: object[]): CardDef => ({ ...base, type: 'ability', text }) as CardDef
const power = (p: object): CardDef => ({ ...base, type: 'ally', atk: 1, health: 1, powers: [p] }) as CardDef
const when = (event: object): CardDef => power({ when: event, then: [{ do: 'draw' }] })
const search = (more: object, to: object = {}): CardDef =>
  spell({ do: 'search', in: 'deck', for: { choose: 1, is: 'ally', ...to }, as: 'found', ...more })
const play = (more: object): object => ({ do: 'play', what: { top: 1, in: 'deck', of: 'you' }, cost: 0, ...more })

const mine = { is: 'ally', of: 'you' } as const
const modes = [[{ do: 'draw' }], [{ do: 'draw', n: 2 }], [{ do: 'draw', n: 3 }]]

describe('said', () => {
  test.each<[CardDef, string]>([
    [search({ for: { choose: 1, is: 'card' } }), 'Search your deck for a card.'],
    [search({ in: ['graveyard', 'removed'] }), 'Search your graveyard and/or removed cards for an ally card.'],
    [
      spell({ do: 'modes', n: { allBut: { different: 'race', of: mine } }, of: modes }),
      'Choose all but one for each different race among allies you control: Draw a card; draw two cards; or draw three cards.',
    ],
    [
      spell({ do: 'modes', n: { upTo: { count: mine } }, of: modes }),
      'Choose up to one for each ally you control: Draw a card; draw two cards; or draw three cards.',
    ],
    [spell(play({ after: 'self' })), 'Play the top card of your deck without paying its cost after this ability.'],
    [
      power({ pay: [{ do: 'pay', n: 1 }], then: [play({ after: 'self' })] }),
      '(1) >>> Play the top card of your deck without paying its cost after this effect.',
    ],
    [
      { ...spell(play({ after: 'self' })), type: 'event', cost: undefined } as unknown as CardDef,
      'Play the top card of your deck after this event.',
    ],
    [
      spell({
        ...{ do: 'deal', n: { stat: 'atk', of: 'yourHero' }, by: 'yourHero', divided: true },
        to: { target: 'any', is: 'ally' },
      }),
      'Your hero deals damage equal to its ATK divided as you choose to any number of target allies.',
    ],
    [
      when({ on: 'reveal', what: 'startingHero', by: 'opponents', quest: true }),
      'When your starting hero is revealed by an opponent through a quest, draw a card.',
    ],
    [
      when({ on: 'reveal', what: 'startingHero', quest: true }),
      'When your starting hero is revealed by a quest, draw a card.',
    ],
    [
      when({ on: 'leave', what: { ...mine, other: true }, last: true }),
      'When the last other ally you control leaves play, draw a card.',
    ],
    [
      spell({ do: 'deal', n: { stat: 'hand', of: { controller: 'yourHero' } }, by: 'yourHero', to: 'yourHero' }),
      "Your hero deals 1 damage to itself for each card in its controller's hand.",
    ],
    [
      power({ always: [{ mod: 'cost', on: 'complete', by: { owner: 'self' }, n: { counters: 'time', of: 'self' } }] }),
      "This ally's owner pays (1) more to complete quests for each time counter on this ally.",
    ],
    [
      power({ always: [{ mod: 'cost', on: 'complete', by: { owner: 'self' }, n: { counters: 'time', of: 'it' } }] }),
      "This ally's owner pays (1) more to complete quests for each time counter on it.",
    ],
    [
      when({ on: 'enter', what: 'self', zone: 'graveyard', of: { controller: 'self' } }),
      "When this ally enters its controller's graveyard, draw a card.",
    ],
    [
      when({ on: 'enter', what: 'self', zone: 'graveyard' }),
      "When this ally enters its owner's graveyard, draw a card.",
    ],
    [
      spell({
        do: 'destroy',
        by: { controller: 'self' },
        what: { where: ['damage', '<', { stat: 'cost', of: 'self' }] },
      }),
      "This ability's controller destroys all cards with less than this ability's cost damage.",
    ],
    [
      spell({ do: 'deal', n: 3, by: 'yourHero', to: { target: { upTo: { count: mine } }, is: 'ally' } }),
      'Your hero deals 3 damage to each of up to X target allies, where X is the number of allies you control.',
    ],
    [spell({ do: 'destroy', what: { target: 2, name: 'Sword' } }), 'Destroy two target cards named Sword.'],
    [
      spell({ do: 'destroy', what: { target: 1, is: 'character', not: { trait: 'Fire' } } }),
      'Destroy target non-Fire hero or ally.',
    ],
    [when({ on: 'create', what: mine }), 'When an ally you control is put into play as a token, draw a card.'],
    [
      when({ on: 'attack', by: { is: 'ally', attachedTo: 'self', couldTarget: { is: 'token' } } }),
      'When an ally attached to this ally that could target a token attacks, draw a card.',
    ],
    [
      when({ on: 'attack', by: { attachedTo: { is: 'token' }, did: { on: 'destroy', by: 'it' } } }),
      'When a card that destroyed a card this turn attached to a token attacks, draw a card.',
    ],
  ])('%j', (card, text) => {
    expect(checkCard(card)).toEqual([])
    expect(printCard(card, plainWords).text).toBe(text)
  })
})

describe('refused', () => {
  const said = (card: CardDef): string[] => checkCard(card).map(({ where, what, fix }) => `${where}: ${what} ${fix}`)
  const hit = (more: object): CardDef => spell({ do: 'deal', n: 3, by: 'yourHero', ...more })
  const own = 'the search itself has the zone and its owner ("in" and "of" beside "for") Leave it out.'
  const zones = 'It can be one of: deck, graveyard, hand, removed, collection.'
  const onlyThen = 'the card to play after this is looked up only then'

  test.each<[CardDef, string]>([
    [search({}, { in: 'deck:event' }), `Odd.text[0].for.in: ${own}`],
    [
      spell({ do: 'destroy', what: { target: 1, is: 'hero', tag: 'Fire' } }),
      'Odd.text[0].what.tag: a talent spec is a trait of heroes (206.1b) Write "trait" instead.',
    ],
    [
      when({ on: 'put', counter: 'spine', n: ['>=', { stat: 'cost', of: 'yourHero' }] }),
      'Odd.powers[0].when.n[1]: {"stat":"cost","of":"yourHero"} is not a number Write a whole number.',
    ],
    [
      when({ on: 'heal', n: ['!=', 3] }),
      'Odd.powers[0].when.n[0]: no sentence says that an event is of any other amount Say how much at least, or at most.',
    ],
    [search({}, { of: 'opponents' }), `Odd.text[0].for.of: ${own}`],
    [
      search({}, { as: 'it' }),
      'Odd.text[0].for.as: the search itself names the found cards ("as" beside "for") Leave it out.',
    ],
    [
      search({ by: { owner: 'self' }, of: { owner: 'self' } }),
      'Odd.text[0].of: whoever searches does so in own zones Leave it out.',
    ],
    [
      when({ on: 'move', what: { is: 'token' }, zone: 'play' }),
      'Odd.powers[0].when.on: a token is made in play, not moved there Write "create" without "zone".',
    ],
    [
      when({ on: 'attack', by: { attachedTo: { is: 'token' }, couldTarget: { is: 'token' } } }),
      "Odd.powers[0].when.by: it can't be printed: the second description would be of the cards in the first Leave out one of them.",
    ],
    [search({}, { by: 'opponents' }), 'Odd.text[0].for.by: the searching player chooses (413) Leave it out.'],
    [
      search({}, { state: 'exhausted' }),
      'Odd.text[0].for.state: "state" can’t be used for the card that is searched for Leave it out.',
    ],
    [search({}, { is: 'deck' }), 'Odd.text[0].for.is: such a zone has none of these Name a kind of card.'],
    [search({}, { is: 'token' }), 'Odd.text[0].for.is: such a zone has none of these Name a kind of card.'],
    [search({ in: 'chain' }), `Odd.text[0].in: "chain" can’t be searched (413) ${zones}`],
    [search({ in: ['play', 'deck'] }), `Odd.text[0].in: "play" can’t be searched (413) ${zones}`],
    [search({ in: ['deck', 'deck'] }), 'Odd.text[0].in: a zone is named twice Name each once.'],
    [
      spell(play({ after: 'self', copy: true })),
      'Odd.text[0].copy: a copy is played at once Leave out "after" or "copy".',
    ],
    [
      spell(play({ after: 'self', what: { target: 1, is: 'ally', in: 'graveyard' } })),
      `Odd.text[0].what: ${onlyThen} Write { top: 1, in: …, of: "you" }, or leave out "after".`,
    ],
    [
      hit({ to: 'yourHero', divided: true }),
      'Odd.text[0].divided: with only one object there is nothing to divide Leave it out.',
    ],
    [
      hit({ to: { target: 1, is: 'ally' }, divided: true }),
      'Odd.text[0].divided: with only one object there is nothing to divide Leave it out.',
    ],
    [
      spell({ do: 'swap', what: { target: 1, is: 'ally' }, for: 'Odd' }),
      'Odd.text[0].what: only a hero can be swapped (R101.4) Write "boss", "self" or { is: "hero", … }.',
    ],
    [
      power({ when: { on: 'enter' }, then: [{ do: 'swap', what: 'self', for: 'Odd' }] }),
      'Odd.powers[0].then[0].what: this card is not a hero, and only a hero can be swapped (R101.4) Write "boss".',
    ],
    [spell(), 'Odd.text: the list is empty Name at least 1.'],
    [
      when({ on: 'leave', what: 'yourHero', last: true }),
      'Odd.powers[0].when: it can\'t be printed: the last of what there is one of Leave "last" out, or name a set.',
    ],
    [
      hit({ n: { count: 'self' }, to: 'yourHero' }),
      'Odd.text[0].n.count: there is exactly one of this Write 1, or count a set.',
    ],
    [
      hit({ n: { count: { controller: 'self' } }, to: 'yourHero' }),
      'Odd.text[0].n.count: there is exactly one of this Write 1, or count a set.',
    ],
    [
      hit({ n: { sum: 'atk', of: 'self' }, to: 'yourHero' }),
      'Odd.text[0].n.of: a single object has no sum Write { stat: "atk", of: … }.',
    ],
    [
      hit({ n: { different: 'race', of: 'self' }, to: 'yourHero' }),
      'Odd.text[0].n.of: a single card has nothing to compare Name several cards.',
    ],
    [
      spell({ do: 'destroy', what: { ...mine, of: { target: { count: mine }, is: 'opponent' } } }),
      "Odd.text[0].what.of: it can't be printed: a number of a number of things Pick them first, name them, and speak of those.",
    ],
    [
      spell({ do: 'draw', if: { match: { target: { count: mine }, is: 'ally' }, tag: 'Totem' } }),
      "Odd.text[0].if.match: it can't be printed: a number of a number of things Pick them first, name them, and speak of those.",
    ],
    [
      power({ when: { on: 'deal', by: { is: 'ally' } }, then: [{ do: 'name', as: 'word', of: { from: '$by' } }] }),
      "Odd.powers[0].then[0].of.from: it can't be printed: $by is one thing, and no number Write 1, or name an amount.",
    ],
    [
      spell({ do: 'draw', if: { some: { target: { count: mine }, is: 'ally' } } }),
      "Odd.text[0].if.some: it can't be printed: a number of a number of things Pick them first, name them, and speak of those.",
    ],
    [
      spell({ do: 'switch', what: 'damage', of: { target: 2, ofEach: 'you', is: 'ally' }, with: 'yourHero' }),
      'Odd.text[0].of: this may be several Say which one, or add a pick.',
    ],
  ])('%j', (card, problem) => expect(said(card)).toContain(problem))
})
