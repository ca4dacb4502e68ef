/** A small raid of the guard's own, for cards that are a raid's: with every word that only raids have, and the card in it. */
import { library } from '../../../src/content.ts'
import { plainWords, type RaidWords, raidWords } from '../../../src/language/print/index.ts'
import { checkAgain } from '../../../src/language/read/again.ts'
import { plainWorld, raidWorld, type World } from '../../../src/language/read/index.ts'
import { checkCard, type Problem } from '../../../src/language/schema.ts'
import { type CardDef, isOwnType } from '../../../src/language/types.ts'
import { now, sealed } from '../../../src/raid/build.ts'
import type { RaidDef } from '../../../src/raid/format.ts'
import { lintRaid } from '../../../src/raid/lint.ts'
import { usual } from '../../../src/raid/usual.ts'

/** The set that a raid's card is of. */
export const SET = 'Sample Raid'
const base = { set: SET, number: 0 } as const

/** Card types of the raid's own. */
export const ownTypes = ['Rune', 'Cage'] as const

/** Names of its cards, as texts bring, swap in and make them. */
export const names = ['Vexna Unbound', 'Imp', 'Spawn', 'Stone'] as const

const boss = (name: string, more: Partial<CardDef>): CardDef => ({
  ...base,
  ...{ name, type: 'hero', tags: ['Demon', 'Boss'], they: 'she', atk: 2, damageType: 'shadow', health: 30 },
  ...more,
})

const own: readonly CardDef[] = [
  boss('Vexna', { threat: 3, front: [], back: [{ keyword: 'Protector' }] }),
  boss('Vexna Unbound', { threat: 5, powers: [{ keyword: 'Ferocity' }] }),
  {
    ...base,
    ...{ name: 'Imp', type: 'ally', tags: ['Demon', 'Beast'], cost: 1, atk: 1, health: 2, damageType: 'fire' },
    powers: [{ when: { on: 'destroy', what: 'self' }, then: [{ do: 'draw', n: 1 }] }],
  },
  { ...base, name: 'Spawn', type: 'ally', tags: ['Elf', 'Ghost'], cost: 0, atk: 1, health: 1, damageType: 'frost' },
  { ...base, name: 'Stone', type: 'Rune', tags: ['Totemic'] },
  { ...base, name: 'Bars', type: 'Cage', front: [], back: [] },
  {
    ...base,
    ...{ name: 'Claws', type: 'ability', cost: 1 },
    text: [{ do: 'deal', n: 2, type: 'melee', by: 'boss', to: { target: 1, is: 'character', of: 'opponents' } }],
  },
  {
    ...base,
    ...{ name: 'Gust', type: 'event' },
    text: [{ do: 'exhaust', what: { choose: 1, is: 'character', of: 'opponents' } }],
  },
  {
    ...base,
    ...{ name: 'Storm', type: 'event' },
    powers: [{ when: { on: 'end', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'time', to: 'self' }] }],
  },
]

/** The raid that ships with the game and has this very card. */
const shipped = (card: CardDef | null): RaidDef | undefined =>
  library.raids.find(({ cards }) => cards.some((one) => one === card))

export const isRaids = (card: CardDef): boolean => card.set === SET || shipped(card) !== undefined

/** In which deck a card of the raid is; '' if it is in none. */
export const deckOf = (card: CardDef): string => {
  const raid = shipped(card)
  if (raid) return Object.entries(raid.decks).find(([, list]) => list.some(([, name]) => name === card.name))?.[0] ?? ''
  const types = [card.type].flat()
  if (types.includes('hero') || types.some(isOwnType)) return ''
  return types.includes('event') ? 'event' : types.includes('ally') ? 'minion' : 'main'
}

/** The card's own raid, or the sample with this card: its Boss, or a card of its decks, or one that lies beside the Boss from the start. With null, as it is. */
export function raidWith(card: CardDef | null): RaidDef {
  const known = shipped(card)
  if (known) return known
  const isBoss = card !== null && [card.type].flat().includes('hero')
  const home = card && deckOf(card)
  const extra = (deck: string): RaidDef['decks'][string] => (card && home === deck ? [[2, card.name]] : [])
  return {
    ...usual,
    id: 'sample-raid',
    name: 'Sample Raid',
    about: 'A raid for cards that nobody has written.',
    raiders: { min: 1, max: 5, meant: [1, 3] },
    calls: 'Vexna',
    they: 'she',
    nouns: { Spawn: { one: 'Spawn', many: 'Spawn' } },
    starts: isBoss ? card.name : 'Vexna',
    startsWith: [
      [1, 'Bars'],
      [2, 'Stone'],
      [1, 'Spawn'],
      ...(isBoss ? [[1, 'Vexna'] as const] : card && home === '' ? [[1, card.name] as const] : []),
    ],
    cards: card ? [...own, card] : own,
    types: { Rune: { one: 'Rune', many: 'Runes', pays: true }, Cage: { one: 'Cage', many: 'Cages', apart: true } },
    decks: {
      main: [[20, 'Claws'], ...extra('main')],
      event: [[6, 'Gust'], [3, 'Storm'], ...extra('event')],
      minion: [[8, 'Imp'], ...extra('minion')],
    },
    tokens: ['Spawn'],
    realm: 'Ghost',
    // Printed threat is a rule here, which changes nothing.
    always: [{ mod: 'stat', what: 'boss', stat: 'atk', n: { times: [0, { stat: 'threat', of: 'boss' }] } }],
    draws: 1,
    handMax: 10,
    firstTurn: 'boss',
    skipsFirstDraw: false,
    bossMulligans: false,
    turn: ['ready', 'draw', 'event', 'minion', 'action', 'end', 'wrap-up'],
    phases: { minion: 'Minion phase' },
    eventDeck: 'event',
    afterEvent: 'resource',
    listens: { bossFalls: { on: 'destroy', what: 'boss' } },
    machine: {
      id: 'sample-raid',
      initial: 'bound',
      states: {
        bound: {
          meta: { stage: 1, title: 'Vexna bound' },
          on: {
            fatallyDamaged: {
              target: 'unbound',
              actions: [now({ do: 'swap', what: 'boss', for: 'Vexna Unbound' })],
            },
            minion: { actions: [now({ do: 'bring', cards: [[1, 'Imp']] })] },
          },
        },
        unbound: {
          meta: { stage: 2, title: 'Vexna unbound' },
          on: {
            fatallyDamaged: { actions: [now({ do: 'destroy', what: 'boss' })] },
            bossFalls: { actions: [sealed('Vexna falls', { do: 'lose', by: 'you' })] },
          },
        },
      },
    },
  }
}

/** What the linter says of the data of a card where it is: a raid's with its raid. */
export const checkData = (card: CardDef): Problem[] => (isRaids(card) ? lintRaid(raidWith(card)) : checkCard(card))

/** The same, and whether its text says that data. */
export function check(card: CardDef): Problem[] {
  const found = checkData(card)
  return found.length > 0 ? found : checkAgain(card, card.name, worldOf(card))
}

export const wordsOf = (card: CardDef): RaidWords => (isRaids(card) ? raidWords(raidWith(card)) : plainWords)

/** What the text of a card is read for. */
export const worldOf = (card: CardDef): ((def: CardDef) => World) =>
  isRaids(card) ? raidWorld(raidWith(null)) : plainWorld
