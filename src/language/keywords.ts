/**
 * The keywords (glossary): what stands beside each, what it means in our words, and, where the meaning is an ordinary power,
 * that power as data. The compiler puts those powers beside the keyword, so that they come and go with it, whether it is
 * printed or granted. The others get their meaning in the section of the rules that `rule` names.
 */
import { delve, portal } from './keyword-texts.ts'
import type { Amount, Effect, Keyword, KeywordWord, Power, SetWho } from './types.ts'

export interface KeywordEntry {
  /** What stands beside it: `n`, `of`, `type` or `then`. */
  takes?: 'number' | 'description' | 'optional description' | 'damage type' | 'effects'
  /** For whoever asks what it does. N, [type], [cards], [text] stand for what is beside it. */
  about: string
  /** The powers that it stands for. */
  means?: (k: KeywordWord) => readonly Power[]
  /** It works only while the card is not in play. */
  away?: true
  /** What is done by it, where it is no power but a word in a text. */
  does?: readonly Effect[]
  /** The rule where src/rules gives it its meaning. */
  rule?: string
}

/** The number beside a keyword: a modifier that grants it reads the number from its own side. */
const numberOf = (k: KeywordWord): Amount =>
  k.n === undefined || typeof k.n === 'number' ? (k.n ?? 1) : { granted: k.n }

/** What ends a druid's form: all abilities that give the hero one go (glossary: Bear Form, Cat Form). */
const unshift: readonly Effect[] = [
  { do: 'destroy', what: { is: 'ability', has: { gives: ['Bear Form', 'Cat Form'], to: 'yourHero' } } },
]
const shift: readonly Power[] = [
  { when: { on: 'play', by: 'you', what: { is: 'ability', not: { tag: 'Feral' } } }, then: unshift },
  { when: { on: 'strike', by: 'you' }, then: unshift },
]

export const keywordTable: { readonly [K in Keyword]: KeywordEntry } = {
  Aberration: {
    about: 'All damage that would be dealt to this character is prevented, except combat damage.',
    means: () => [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'self', combat: false }, n: 'all' }] }],
  },
  Absorb: {
    about:
      'Whenever this character deals combat damage to a hero, it heals that much from your own hero. A weapon lends it to whoever strikes with it.',
    means: () => [
      {
        when: { on: 'deal', by: 'self', to: { is: 'hero' }, combat: true },
        then: [{ do: 'heal', n: '$n', by: 'self', from: 'yourHero' }],
      },
    ],
    rule: '303.2b',
  },
  'Arcane Torrent': {
    about:
      'When this card enters play, one opposing card in play, as a target, loses its powers and gets none this turn.',
    means: () => [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'noPowers', what: { target: 1, is: 'card', of: 'opponents' } }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  Artifact: {
    about: 'You may also play this card while it lies in your graveyard.',
    means: () => [{ in: 'graveyard', always: [{ mod: 'can', on: 'play', by: 'you', for: 'self' }] }],
  },
  Assault: {
    takes: 'number',
    about: 'It has N more ATK while it is your turn. Several of them add up.',
    means: (k) => [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: numberOf(k), while: { turnOf: 'you' } }] }],
  },
  AWESOME: {
    about: 'At the start of your turn every player may pay this card a compliment; each who does draws a card.',
    means: () => [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'try',
            may: 'players',
            as: 'they',
            these: [{ do: 'say', words: 'well done' }],
            then: [{ do: 'draw', by: '$they', n: 1 }],
          },
        ],
      },
    ],
  },
  'Bear Form': {
    about:
      'Your hero can protect. The form ends, its source destroyed, when you play an ability that is not Feral or strike with a weapon.',
    means: () => [{ keyword: 'Protector' }, ...shift],
  },
  Berserking: {
    about: 'It has 1 more ATK for each point of damage on it.',
    means: () => [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { stat: 'damage', of: 'self' } }] }],
  },
  'Cat Form': {
    about:
      'Your hero has 1 more ATK while attacking. The form ends, its source destroyed, when you play an ability that is not Feral or strike with a weapon.',
    means: () => [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 1, while: 'attacking' }] }, ...shift],
  },
  Conspicuous: {
    about:
      'Opposing heroes and allies can protect against this character, Protector or not. A weapon lends it to whoever strikes with it.',
    rule: '602.2',
  },
  'Death Rattle': {
    takes: 'effects',
    about: 'When this card enters a graveyard, wherever it comes from: [text]. The power works only there.',
    means: (k) => [{ in: 'graveyard', when: { on: 'enter', what: 'self', zone: 'graveyard' }, then: k.then ?? [] }],
  },
  Delve: {
    about: 'You look at the top two cards of your deck, and put each back on top, in any order, or onto the bottom.',
    does: delve,
  },
  Diplomacy: {
    takes: 'description',
    about: 'You pay 1 less to play allies that are [cards], but never less than 1.',
    means: (k) => [
      { always: [{ mod: 'cost', on: 'play', by: 'you', what: { ...(k.of as SetWho), is: 'ally' }, n: -1, min: 1 }] },
    ],
  },
  'Dual Shield': {
    about: 'Your hero may carry two Shields, but beside them no Melee weapon and nothing else in the off hand.',
    rule: '414.1',
  },
  'Dual Wield': {
    about: 'Your hero may carry two one-handed Melee weapons, and strike with both in one combat.',
    rule: '406.1',
  },
  'Ranged Dual Wield': {
    about: 'Your hero may carry two Ranged weapons, and strike with both in one combat.',
    rule: '406.4',
  },
  'Two-Handed Dual Wield': {
    about: 'Your hero may carry two Melee weapons, two-handed ones too, and strike with both in one combat.',
    rule: '406.2',
  },
  Echo: {
    about:
      'When you play this ability and have two or more allies of one Alliance or Horde race, you copy it. That is checked again as you would.',
    means: () => [
      {
        in: 'chain',
        when: { on: 'play', by: 'you', what: 'self' },
        if: { some: { is: 'ally', of: 'you', same: ['race', { is: 'ally', of: 'you', other: 'it' }] } },
        then: [{ do: 'copy', what: 'self' }],
      },
    ],
  },
  Elusive: { about: 'It can’t be attacked.', rule: '601.2b' },
  Enrage: {
    about: 'As this card enters play, you may turn up the top card of your deck. Other powers look at what it is.',
    means: () => [
      {
        as: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'you' } }] }],
      },
    ],
  },
  'Escape Artist': {
    about: 'When an opposing card or effect targets it, you may take it back to its owner’s hand.',
    means: () => [
      {
        when: { on: 'target', by: 'opponents', what: 'self' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'move', what: 'self', to: 'hand' }] }],
      },
    ],
  },
  Eternal: {
    about: 'When this card enters your graveyard, wherever it comes from, you may shuffle it into your deck.',
    means: () => [
      {
        in: 'graveyard',
        when: { on: 'enter', what: 'self', zone: 'graveyard' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'move', what: 'self', to: 'deck', at: 'shuffled' }] }],
      },
    ],
  },
  Ferocity: { about: 'This ally can attack on the turn it arrives.', rule: '601.2a' },
  'Find Treasure': {
    about: 'When this card enters play, you may draw a card; if you do, you discard one.',
    means: () => [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'draw', n: 1 }], then: [{ do: 'discard', n: 1 }] }],
      },
    ],
  },
  'Finishing Move': {
    takes: 'optional description',
    about:
      'To play it you also remove X [cards] in your graveyard from the game, five at most. Unless it says which, these are Combo cards.',
    means: (k) => [
      {
        play: {
          add: [
            {
              do: 'move',
              what: { tag: 'Combo', ...(k.of as SetWho | undefined), choose: 'X', in: 'graveyard', of: 'you' },
              to: 'removed',
            },
          ],
          x: 5,
        },
      },
    ],
  },
  Hardiness: {
    about: 'Whenever this character would be dealt damage, 1 of it is prevented. Several of them prevent 1 each.',
    means: () => [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'self' }, n: 1 }] }],
  },
  Harmonize: {
    about: 'You pay 1 less to play allies whose printed cost is 4 or more.',
    means: () => [
      { always: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ally', where: ['cost', '>=', 4] }, n: -1 }] },
    ],
  },
  Haste: {
    takes: 'number',
    about: 'You pay N less to play this card if an ally of yours has dealt damage to an opposing hero this turn.',
    means: (k) => [
      {
        if: {
          happened: { on: 'deal', by: { is: 'ally', of: 'you' }, to: { is: 'hero', of: 'opponents' } },
          since: 'turn',
        },
        play: { n: { times: [-1, numberOf(k)] } },
      },
    ],
  },
  'Infinite Wield': {
    about: 'You may have any number of one-handed Melee weapons, and strike with all of them in one combat.',
    rule: '406.5',
  },
  Inspire: {
    takes: 'description',
    about: 'As each other player’s ready step starts, you may ready an exhausted card of yours that is [cards].',
    rule: '501.1b',
  },
  'Inspiring Presence': {
    about: 'Your hero and your allies deal 1 more damage, but not in combat.',
    means: () => [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'deal', by: { is: 'character', of: 'you' }, combat: false },
            n: { plus: ['$n', 1] },
          },
        ],
      },
    ],
  },
  Invincible: {
    about: 'It can’t leave play, be targeted, or be dealt damage.',
    means: () => [
      {
        always: [
          { mod: 'cannot', on: 'leave', what: 'self' },
          { mod: 'cannot', on: 'target', what: 'self' },
          { mod: 'cannot', on: 'deal', to: 'self' },
        ],
      },
    ],
  },
  Irradiated: {
    about: 'An ally that this character deals combat damage to becomes Irradiated too.',
    means: () => [
      {
        when: { on: 'deal', by: 'self', to: { is: 'ally', not: { has: { keyword: 'Irradiated' } } }, combat: true },
        then: [{ do: 'modify', mods: [{ mod: 'keyword', what: '$to', keyword: 'Irradiated' }] }],
      },
    ],
  },
  'Long-Range': {
    about: 'While it attacks, whoever defends deals no combat damage. A weapon lends it to whoever strikes with it.',
    rule: '603.1',
  },
  Mend: {
    takes: 'number',
    about: 'At the start of your turn this character may heal N damage from a hero or ally, as a target.',
    means: (k) => [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'heal', n: numberOf(k), by: 'self', from: { target: 1, is: 'character' } }],
          },
        ],
      },
    ],
  },
  Portal: {
    about:
      'You turn up the top three cards of your deck, may put a Demon ally among them that costs less than this card into play, and the rest goes to the bottom.',
    does: portal,
  },
  Preparation: {
    about: 'On your first turn you may play this card for nothing.',
    means: () => [{ if: { turnOf: 'you', first: true }, play: { rather: [] } }],
  },
  Protector: {
    about: 'It can protect: when another character of its side is attacked, it may exhaust to become the defender.',
    rule: '602.2',
  },
  Resistance: {
    takes: 'damage type',
    about: 'All [type] damage that would be dealt to this character is prevented, whatever other types it has.',
    means: (k) => [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'self', type: k.type }, n: 'all' }] }],
  },
  Rift: {
    about:
      'As you play it, you choose an Alliance or Horde race. It costs 1 less for each ally of that race that you control.',
    means: () => [
      {
        play: { choose: 'race', n: { times: [-1, { count: { is: 'ally', tag: '$race', of: 'you' } }] } },
      },
    ],
  },
  Sabotage: {
    takes: 'description',
    about: 'It can also attack [cards] that are not friendly. Unless someone protects, no damage is dealt then.',
    rule: '600.1',
  },
  Sentinel: {
    about: 'When it exhausts for the first time each turn, it readies.',
    means: () => [
      { when: { on: 'exhaust', what: 'self', nth: { n: 1, per: 'turn' } }, then: [{ do: 'ready', what: 'self' }] },
    ],
  },
  'Sextuple Wield': {
    about: 'Your hero has six hands for Melee weapons, a two-handed one takes two, and strikes with all in one combat.',
    rule: '406.3',
  },
  Shadowmeld: {
    about: 'While ready, it can’t be attacked or targeted.',
    means: () => [
      {
        always: (['Elusive', 'Untargetable'] as const).map((keyword) => ({
          mod: 'keyword',
          what: 'self',
          keyword,
          while: { match: 'self', state: 'ready' },
        })),
      },
    ],
  },
  Smash: {
    about:
      'Of its combat damage to a defending ally, what is more than fatal goes to that ally’s controller’s hero. A weapon lends it to whoever strikes with it.',
    means: () => [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'deal', by: 'self', to: { is: 'ally', state: 'defending' }, combat: true },
            divide: { excess: { is: 'hero', of: { controller: '$to' } } },
          },
        ],
      },
    ],
    rule: '717.8',
  },
  Spellshield: {
    about: 'In play, opponents can’t target it.',
    means: () => [{ always: [{ mod: 'cannot', on: 'target', by: 'opponents', what: 'self' }] }],
  },
  Stash: {
    takes: 'effects',
    about:
      'As this card enters your resource row face down, you may show it and turn it down again. When you do: [text].',
    rule: '415.8',
    away: true,
  },
  Stealth: {
    about: 'While it attacks, nobody can protect. A weapon lends it to whoever strikes with it.',
    rule: '602.2a',
  },
  Thrown: {
    about:
      'When you strike with this weapon, your hero has Long-Range in that combat, and at the end of the turn the weapon goes back to its owner’s hand.',
    means: () => [
      {
        when: { on: 'strike', by: 'you', with: 'self' },
        then: [
          { do: 'modify', mods: [{ mod: 'keyword', what: 'yourHero', keyword: 'Long-Range' }], until: 'combat' },
          {
            do: 'modify',
            mods: [
              {
                mod: 'when',
                event: { on: 'end', turn: 'players' },
                then: [{ do: 'move', what: { among: 'self', in: 'play' }, to: 'hand' }],
                next: true,
              },
            ],
            until: 'turn',
          },
        ],
      },
    ],
  },
  'Time is Money': {
    about: 'This ally’s activated powers can be used on the turn it arrives. It attacks no sooner.',
    rule: '701.3',
  },
  Trap: {
    about: 'You may exhaust a defending hero of yours instead of paying this card’s cost.',
    means: () => [
      {
        play: {
          rather: [{ do: 'exhaust', what: { choose: 1, is: 'hero', of: 'you', state: 'defending' } }],
        },
      },
    ],
  },
  Untargetable: { about: 'In play, it can’t be targeted.', rule: '706.1' },
  'War Stomp': {
    about: 'When it attacks or defends, you may exhaust an opposing hero or ally, as a target.',
    means: () => [
      {
        when: { on: ['attack', 'defend'], by: 'self' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'exhaust', what: { target: 1, is: ['hero', 'ally'], of: 'opponents' } }],
          },
        ],
      },
    ],
  },
  Warp: {
    about:
      'As this card is turned up from your deck, you may remove it from the game, and then play it at once for nothing.',
    rule: '415.3',
    away: true,
  },
  'Will of the Forsaken': {
    about: 'It can’t leave play unless it has fatal damage or no health.',
    means: () => [
      {
        always: [{ mod: 'cannot', on: 'leave', what: 'self' }],
        while: {
          not: {
            any: [
              { match: 'self', state: 'fatal' },
              { match: 'self', where: ['health', '<=', 0] },
            ],
          },
        },
      },
    ],
  },
  Immune: { about: 'It can’t be attacked, targeted or dealt damage.', rule: 'R101.3d' },
}

/** The powers that a keyword stands for; its own condition is theirs too. */
export function meansOf(k: KeywordWord & { if?: Power['if'] }): readonly Power[] {
  const means = keywordTable[k.keyword]?.means?.(k) ?? []
  const only = k.if
  if (only === undefined) return means
  return means.map((p) => ({ ...p, if: p.if === undefined ? only : { all: [only, p.if] } }))
}

/** What a keyword does, in our words; the number beside it is put in if it is a plain one. */
export function explainKeyword(k: KeywordWord): string {
  const { about } = keywordTable[k.keyword]
  return about.replace(/\bN\b/g, typeof k.n === 'number' ? String(k.n) : 'N').replace('[type]', k.type ?? '[type]')
}
