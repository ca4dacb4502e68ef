/** Positions in which a bot could end its own game, or a friend's: it does something else, if anything else can be done. */
import { describe, expect, test } from 'vitest'
import { library as plain } from '../../src/content.ts'
import type { CardDef, Effect } from '../../src/language/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { ability, ally, item, withCards } from '../rules/own.ts'
import type { TableSpec } from '../table/index.ts'
import { position, thought } from './position.ts'

type Side = NonNullable<TableSpec['raiders']>[number]
const pile = (n: number) => Array.from({ length: n }, () => 'In Dreams')

/** Worth more than a bot sees in anything else: it clears the Boss's side of three big allies. */
const ogre = ally('Ogre', 6, 6)
const ogres = ['Ogre', 'Ogre', 'Ogre']
const wrath: Effect = { do: 'destroy', what: { is: 'ally', of: 'opponents' } }
const draw = (n: number, more: object = {}): Effect => ({ do: 'draw', n, ...more }) as Effect
const burn = (to: object | string, n: number): Effect => ({ do: 'deal', n, type: 'fire', by: 'yourHero', to }) as Effect

interface Scene {
  /** Cards of one's own. */
  cards: readonly CardDef[]
  raider: Side
  friend?: Side
  boss?: TableSpec['boss']
  /** Said before the bot is asked. */
  said?: readonly string[]
  as?: string
}

/** What the first raider does on its turn, with a friend beside it. */
function does({ cards, raider, friend, boss, said = [] }: Scene, name = 'raider'): string {
  const library = withCards(ogre, ...cards)
  const t = position({
    library,
    boss: { hero: 'Onyxia (Stage 1)', cards: ogres, ...boss },
    raiders: [
      { deck: pile(9), resources: 6, ...raider },
      { hero: 'Boris Brightbeard', deck: pile(9), ...friend },
    ],
    turn: 'R1',
  })
  for (const word of said) t.say(word)
  return thought(t, makePlayer(name, 1, 7, library)).does
}

/** An ability of this text beside which nothing else is in hand. */
const plays = (text: readonly Effect[], raider: Side, more: Partial<Scene> = {}, def: Partial<CardDef> = {}): boolean =>
  does({ cards: [ability('Ruin', { cost: 1, text, ...def })], raider: { hand: ['Ruin'], ...raider }, ...more }) ===
  'play Ruin'

describe('410.6b an empty deck', () => {
  test.each([
    ['cards that are drawn', [wrath, draw(2)]],
    ['a card for each of one’s allies', [wrath, { do: 'draw', n: { count: { is: 'character', of: 'you' } } }]],
    ['one card after another', [draw(1), wrath, draw(1)]],
    ['one for each player', [wrath, { do: 'draw', by: 'players', n: 2 }]],
    ['up to the hand size', [wrath, { do: 'draw', until: 'maxHand' }]],
    [
      'at the end of the turn',
      [
        wrath,
        { do: 'modify', mods: [{ mod: 'when', event: { on: 'end', turn: 'you' }, next: 'turn', then: [draw(2)] }] },
      ],
    ],
    [
      'as one readies',
      [
        wrath,
        { do: 'modify', mods: [{ mod: 'when', event: { on: 'start', turn: 'you' }, next: true, then: [draw(2)] }] },
      ],
    ],
    ['into the graveyard', [wrath, { do: 'move', what: { top: 2, in: 'deck', of: 'you' }, to: 'graveyard' }]],
    ['into the resources', [wrath, { do: 'move', what: { top: 2, in: 'deck', of: 'you' }, to: 'resources' }]],
    ['all of it', [wrath, { do: 'move', what: { in: 'deck', of: 'you' }, to: 'removed' }]],
    ['in a part of the text', [wrath, { do: 'if', then: [draw(2)], if: { some: { is: 'hero' } } }]],
  ] as [string, Effect[]][])('%s: no card is played that leaves none for the own draw step', (_, text) => {
    const side = { cards: ['Parvink'], hand: ['Ruin'] }
    expect(plays(text, { ...side, deck: pile(2) })).toBe(false)
    if (!JSON.stringify(text).includes('"removed"')) expect(plays(text, { ...side, deck: pile(9) })).toBe(true)
  })

  test('cards that come back into the deck first are drawn', () => {
    const back: Effect = { do: 'move', what: { is: 'card', in: 'graveyard', of: 'you' }, to: 'deck', at: 'shuffled' }
    expect(plays([wrath, back, draw(2)], { deck: pile(2), graveyard: pile(6) })).toBe(true)
    expect(plays([wrath, draw(3), back], { deck: pile(2), graveyard: pile(6) })).toBe(false)
  })

  test('what must be drawn each turn counts for the own draw step', () => {
    const spring: CardDef = ally('Spring', 0, 1, { powers: [{ when: { on: 'start', turn: 'you' }, then: [draw(1)] }] })
    const text = [wrath, draw(1)]
    const cards = [spring, ability('Ruin', { cost: 1, text })]
    const at = (deck: number, own: readonly string[]) =>
      does({ cards, raider: { hand: ['Ruin'], deck: pile(deck), cards: own } })
    expect(at(3, ['Parvink'])).toBe('play Ruin')
    expect(at(2, ['Spring'])).not.toBe('play Ruin')
  })

  test('a quest is not completed for the last cards, nor a power used', () => {
    expect(does({ cards: [], raider: { quests: ['In Dreams'], resources: 9, deck: pile(9) } })).toBe(
      'complete In Dreams',
    )
    expect(does({ cards: [], raider: { quests: ['In Dreams'], resources: 9, deck: pile(3) } })).not.toBe(
      'complete In Dreams',
    )
    expect(does({ cards: [], raider: { cards: ['Mana Agate'], deck: pile(9) } })).toBe('use Mana Agate')
    expect(does({ cards: [], raider: { cards: ['Mana Agate'], deck: pile(2) } })).not.toBe('use Mana Agate')
  })

  test('“may draw” is refused, and the least number is chosen', () => {
    const may = ability('Ruin', { cost: 1, text: [wrath, { do: 'try', may: 'you', these: [draw(1)] }] })
    const some = ability('Ruin', {
      cost: 1,
      text: [wrath, { do: 'name', of: { from: 0, to: 3 }, as: 'n' }, { do: 'draw', n: '$n' } as Effect],
    })
    const at = (card: CardDef, deck: number) => {
      const t = position({
        library: withCards(ogre, card),
        boss: { hero: 'Onyxia (Stage 1)', cards: ogres },
        raiders: [{ resources: 6, hand: ['Ruin'], deck: pile(deck) }, { hero: 'Boris Brightbeard' }],
        turn: 'R1',
      })
      const bot = makePlayer('raider', 1, 7, withCards(ogre, card))
      expect(thought(t, bot).does).toBe('play Ruin')
      return thought(t.play('Ruin').resolve(), bot).does
    }
    expect(at(may, 9)).toBe('yes')
    expect(at(may, 1)).toBe('no')
    expect(at(some, 9)).toBe('number 3')
    expect(at(some, 1)).toBe('number 0')
    expect(at(some, 3)).toMatch(/^number [012]$/)
  })

  test('what a card in play draws because of it counts', () => {
    const scholar = ally('Scholar', 0, 3, {
      powers: [{ when: { on: 'play', by: 'you', what: { is: 'ability' } }, then: [draw(1)] }],
    })
    const cards = [scholar, ability('Ruin', { cost: 1, text: [wrath] })]
    const at = (deck: number) => does({ cards, raider: { hand: ['Ruin'], deck: pile(deck), cards: ['Scholar'] } })
    expect(at(9)).toBe('play Ruin')
    expect(at(1)).not.toBe('play Ruin')
  })

  test('what comes back from a graveyard and draws as it enters is left there', () => {
    const back: Effect = { do: 'move', what: { target: 1, is: 'ally', in: 'graveyard', of: 'you' }, to: 'play' }
    const at = (deck: number) => plays([wrath, back], { graveyard: ['Parvink'], deck: pile(deck) })
    expect(at(9)).toBe(true)
    expect(at(1)).toBe(false)
  })

  test('703.3 an ally whose combat damage draws does not attack for the last card', () => {
    const spy = ally('Spy', 3, 3, {
      powers: [
        {
          when: { on: 'deal', by: 'self', to: { is: 'hero', state: 'defending' }, combat: true },
          then: [draw(1)],
        },
      ],
    })
    const at = (deck: number, theirs: readonly string[] = []) =>
      does({ cards: [spy], raider: { cards: ['Spy'], deck: pile(deck) }, boss: { cards: theirs } })
    expect(at(9)).toBe('attack Spy')
    expect(at(1)).not.toBe('attack Spy')
  })

  test('no friend is decked, and the last turns are kept', () => {
    const all: Effect = { do: 'draw', by: 'friends', n: 1 }
    expect(plays([wrath, all], {}, { friend: { deck: pile(1) } })).toBe(false)
    expect(plays([wrath, all], {}, { friend: { deck: pile(9) } })).toBe(true)
    expect(plays([draw(1)], { deck: pile(9) })).toBe(true)
    expect(plays([draw(1)], { deck: pile(4) })).toBe(true)
    expect(plays([draw(1)], { deck: pile(3) })).toBe(false)
  })

  test('R101.3c: a Boss’s deck does not run out', () => {
    const library = withCards(ability('Ruin', { cost: 1, text: [draw(2)] }))
    const t = position({
      library,
      boss: { hero: 'Onyxia (Stage 1)', hand: ['Ruin'], resources: 3, deck: ['Crush'] },
      raiders: [{}],
      turn: 'Boss',
    })
    expect(thought(t, makePlayer('tactics', 0, 7, library)).does).toBe('play Ruin')
  })
})

describe('102.1a the own hero', () => {
  const worn = { damage: 27 } // Warrax has three left
  const any = { is: 'hero' }

  test.each([
    ['damage to it', [wrath, burn('yourHero', 3)]],
    ['damage to each hero', [wrath, burn(any, 3)]],
    ['damage to all', [wrath, burn({ is: 'character' }, 3)]],
    ['twice a little', [burn('yourHero', 2), wrath, burn(any, 1)]],
    ['damage that is put on it', [wrath, { do: 'put', n: 3, what: 'damage', to: 'yourHero' }]],
    [
      'at the end of the turn',
      [
        wrath,
        {
          do: 'modify',
          mods: [{ mod: 'when', event: { on: 'end', turn: 'you' }, next: 'turn', then: [burn('yourHero', 3)] }],
        },
      ],
    ],
    ['its destruction', [wrath, { do: 'destroy', what: 'yourHero' }]],
    ['its removal', [wrath, { do: 'move', what: 'yourHero', to: 'removed' }]],
  ] as [string, Effect[]][])('%s: the card is not played', (_, text) => {
    expect(plays(text, worn)).toBe(false)
    if (JSON.stringify(text).includes('3')) expect(plays(text, {})).toBe(true)
  })

  test('healing that comes first counts', () => {
    const heal: Effect = { do: 'heal', n: 4, by: 'yourHero', from: 'yourHero' }
    expect(plays([heal, wrath, burn('yourHero', 3)], worn)).toBe(true)
  })

  test('a cost that kills is not paid', () => {
    const put: Effect = { do: 'put', n: 3, what: 'damage', to: 'yourHero' }
    const price = (pay: Effect) => ({ powers: [{ play: { add: [pay] } }] }) as Partial<CardDef>
    expect(plays([wrath], worn, {}, price(put))).toBe(false)
    expect(plays([wrath], {}, {}, price(put))).toBe(true)
    expect(plays([wrath], {}, {}, price({ do: 'destroy', what: 'yourHero' }))).toBe(false)
    const altar = (n: number) =>
      ally('Altar', 0, 9, { powers: [{ pay: [{ do: 'put', n, what: 'damage', to: 'yourHero' }], then: [wrath] }] })
    const used = (n: number) => does({ cards: [altar(n)], raider: { ...worn, cards: ['Altar'] } })
    expect(used(2)).toBe('use Altar')
    expect(used(3)).not.toBe('use Altar')
  })

  test('a target, a mode or a “may” that kills is not chosen', () => {
    const raider = { ...worn, hand: ['Ruin'], cards: ['Parvink'] }
    const chosen = (text: readonly Effect[], said = ['play Ruin']) =>
      does({ cards: [ability('Ruin', { cost: 1, text })], raider, said, boss: { cards: [] } })
    const own = { target: 1, is: 'character', of: 'you' }
    expect(chosen([burn(own, 3)])).toBe('pick Parvink')
    const modes: Effect = { do: 'modes', n: 1, of: [[burn('yourHero', 3)], [burn({ is: 'ally', of: 'you' }, 3)]] }
    expect(chosen([modes])).toMatch(/^mode/)
    expect(
      does({ cards: [ability('Ruin', { cost: 1, text: [modes] })], raider, said: ['play Ruin'], boss: { cards: [] } }),
    ).toMatch(/mode/)
  })

  test('an ally who hurts it as it comes is not played', () => {
    const comes = (n: number) =>
      ally('Zealot', 9, 9, {
        cost: 1,
        powers: [{ when: { on: 'enter', what: 'self', zone: 'play' }, then: [burn('yourHero', n)] }],
      })
    const at = (n: number) => does({ cards: [comes(n)], raider: { ...worn, hand: ['Zealot'] }, boss: { cards: [] } })
    expect(at(2)).toBe('play Zealot')
    expect(at(3)).not.toBe('play Zealot')
  })

  test('an opposing card that answers with damage is not set off', () => {
    const idol = ally('Idol', 0, 9, {
      powers: [
        { when: { on: 'play', by: 'opponents', what: { is: 'ability' } }, then: [burn({ is: 'hero', of: '$by' }, 3)] },
      ],
    })
    const cards = [idol, ability('Ruin', { cost: 1, text: [wrath] })]
    const at = (damage: number) =>
      does({ cards, raider: { damage, hand: ['Ruin'] }, boss: { cards: [...ogres, 'Idol'] } })
    expect(at(0)).toBe('play Ruin')
    expect(at(27)).not.toBe('play Ruin')
  })

  test('703.1 damage that is answered with damage of its own is foreseen, and what never stops', () => {
    const thorns = (to: string) =>
      ally('Thorns', 0, 9, { powers: [{ when: { on: 'deal', to: 'yourHero' }, then: [burn(to, 1)] }] })
    const spell = ability('Ruin', { cost: 1, text: [wrath, burn('yourHero', 1)] })
    const at = (to: string) =>
      does({ cards: [thorns(to), spell], raider: { hand: ['Ruin'], cards: ['Thorns'] } }) === 'play Ruin'
    expect(at('self')).toBe(true)
    expect(at('yourHero')).toBe(false)
  })

  test('603.1 it does not attack whoever would destroy it', () => {
    const at = (damage: number, said: readonly string[]) =>
      does({
        cards: [ally('Bruiser', 3, 1)],
        raider: { damage, cards: ['Krol Blade'] },
        boss: { hero: 'Onyxia (Stage 1)', cards: ['Bruiser', 'Bruiser'] },
        said,
      })
    expect(at(0, [])).toBe('attack Warrax')
    expect(at(27, ['attack Warrax'])).toBe('pick Onyxia (Stage 1)')
  })

  test('no friend falls either', () => {
    expect(plays([wrath, burn(any, 3)], {}, { friend: { damage: 23 } })).toBe(false)
    expect(plays([wrath, burn(any, 3)], {}, { friend: {} })).toBe(true)
  })

  test('800.1: nobody concedes', () => {
    const stone = item('Stone', { powers: [{ pay: [{ do: 'concede' }], then: [wrath] }] })
    expect(does({ cards: [stone], raider: { cards: ['Stone'] } })).not.toBe('use Stone')
    expect(plays([wrath, { do: 'lose', by: 'you' }], {})).toBe(false)
  })
})

describe('what it is worth', () => {
  const last = { hero: 'Onyxia (Stage 3)', damage: 48, cards: [] }

  test('102.1: the own fall is no price for the raid’s victory, if a friend is left', () => {
    const blow = [burn({ is: 'hero' }, 3)]
    expect(plays(blow, { damage: 27 }, { boss: last })).toBe(true)
    expect(plays(blow, { damage: 27 }, { boss: { ...last, damage: 20 } })).toBe(false)
    expect(plays(blow, { damage: 27 }, { boss: last, friend: { damage: 23 } })).toBe(false)
  })

  test('if every answer loses, one is given', () => {
    const t = position({
      library: withCards(ability('Ruin', { cost: 1, text: [burn({ target: 1, is: 'hero', of: 'friends' }, 3)] })),
      boss: { hero: 'Onyxia (Stage 1)' },
      raiders: [
        { damage: 27, hand: ['Ruin'], resources: 2 },
        { hero: 'Boris Brightbeard', damage: 23 },
      ],
      turn: 'R1',
    }).say('play Ruin')
    expect(thought(t).does).toMatch(/^pick (Warrax|Boris Brightbeard)$/)
  })
})

describe('every kind of bot', () => {
  test.each(['raider', 'protector', 'healer', 'damage', 'control', 'careful'])('%s', (name) => {
    const cards = [ability('Ruin', { cost: 1, text: [wrath, burn('yourHero', 3), draw(2)] })]
    expect(does({ cards, raider: { hand: ['Ruin'] } }, name)).toBe('play Ruin')
    expect(does({ cards, raider: { hand: ['Ruin'], damage: 27 } }, name)).not.toBe('play Ruin')
    expect(does({ cards, raider: { hand: ['Ruin'], deck: pile(2) } }, name)).not.toBe('play Ruin')
  })

  test.each(['tactics', 'gentle', 'story', 'normal', 'heroic', 'mythic'])(
    'R202: %s does not end its own last stage',
    (name) => {
      const text = [burn({ is: 'character' }, 3)]
      const library = withCards(ability('Ruin', { cost: 1, text }), ally('Frail', 1, 1))
      const t = position({
        library,
        boss: { hero: 'Onyxia (Stage 3)', damage: 48, hand: ['Ruin'], resources: 3 },
        raiders: [{ cards: Array.from({ length: 6 }, () => 'Frail') }],
        turn: 'Boss',
      })
      for (const mistakes of [0, 1])
        expect(thought(t, makePlayer(name, 0, 7, library, mistakes)).does).not.toBe('play Ruin')
    },
  )

  const bosses = ['tactics', 'heroic']
  test.each(bosses)('602.2: %s attacks nobody whom a character protects that fells it', (name) => {
    const wakes = {
      when: { on: 'attack', by: { is: 'character', of: 'opponents' } },
      then: [{ do: 'ready', what: 'self' }],
    } as const
    const guard = { keyword: 'Protector' } as const
    const library = withCards(
      ally('Guard', 6, 7, { powers: [guard] }),
      ally('Light Sleeper', 6, 7, { powers: [guard, wakes] }),
    )
    const attack = (...cards: NonNullable<Side['cards']>): string => {
      const boss = { hero: 'Onyxia (Stage 3)', damage: 48, cards: [] }
      const t = position({ library, boss, raiders: [{ damage: 27, cards }], turn: 'Boss' })
      return thought(t, makePlayer(name, 0, 7, library, 0)).does
    }
    expect(attack('Guard')).not.toBe('attack Onyxia (Stage 3)')
    expect(attack({ name: 'Light Sleeper', exhausted: true })).not.toBe('attack Onyxia (Stage 3)')
    expect(attack({ name: 'Guard', exhausted: true })).toBe('attack Onyxia (Stage 3)')
    expect(attack()).toBe('attack Onyxia (Stage 3)')
  })

  test.each(bosses)('R202.1: %s knows that the Bellkeeper falls for good at either tide', (name) => {
    const attack = (...cards: string[]): string => {
      const boss = { hero: 'The Bellkeeper (At Ebb)', damage: 30, cards: [] }
      const armed = { damage: 24, cards, resources: 3 }
      const raiders = [armed, { ...armed, hero: 'Boris Brightbeard' }]
      return thought(position({ boss, raiders, turn: 'Boss' }), makePlayer(name, 0, 7, plain, 0)).does
    }
    expect(attack('Krol Blade')).not.toBe('attack The Bellkeeper (At Ebb)')
    expect(attack()).toBe('attack The Bellkeeper (At Ebb)')
  })
})
