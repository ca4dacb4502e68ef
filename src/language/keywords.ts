/**
 * The keywords (glossary): the parameter of each, its meaning in our words, and, if that is an ordinary power, the power as data.
 * The compiler puts those powers beside the keyword, so that they come and go with it, whether it is printed or granted.
 * The others are implemented in the section of the rules given by `rule`.
 */
import { delve, portal } from './keyword-texts.ts'
import type { Amount, DamageType, Effect, Keyword, KeywordWord, Power, SetWho } from './types.ts'

export interface KeywordEntry {
  /** Its parameter: `n`, `of`, `type` or `then`. */
  takes?: 'number' | 'description' | 'optional description' | 'damage type' | 'effects'
  /** The explanation for players. N, [type], [cards], [text] stand for its parameter. */
  about: string
  /** The powers that it stands for. */
  means?: (k: KeywordWord) => readonly Power[]
  /** It works only while the card is not in play. */
  away?: true
  /** Its effects, if it is not a power but a word in a text. */
  does?: readonly Effect[]
  /** The rule under which src/rules implements it. */
  rule?: string
}

/** The number of a keyword; for a granted keyword, the modifier that grants it supplies the number. */
const numberOf = (k: KeywordWord): Amount =>
  k.n === undefined || typeof k.n === 'number' ? (k.n ?? 1) : { granted: k.n }

/** The type of a keyword; a chosen one is looked up where the keyword is granted. */
const grantedType = ({ type }: KeywordWord): DamageType =>
  (type?.startsWith('$') ? `$granted.${type.slice(1)}` : type) as DamageType

/** The end of a druid's form: all abilities that give the hero a form are destroyed (glossary: Bear Form, Cat Form). */
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
      'Whenever this character deals combat damage to a hero, it heals that much damage from your own hero. A weapon gives this to the hero that strikes with it.',
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
      'When this card enters play, target an opposing card in play: it loses its powers and can’t gain any this turn.',
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
    about: 'You may also play this card from your graveyard.',
    means: () => [{ in: 'graveyard', always: [{ mod: 'can', on: 'play', by: 'you', for: 'self' }] }],
  },
  Assault: {
    takes: 'number',
    about: 'It has N more ATK on your turn. Several Assault values add up.',
    means: (k) => [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: numberOf(k), while: { turnOf: 'you' } }] }],
  },
  AWESOME: {
    about: 'At the start of your turn each player may compliment this card. Those who do draw a card.',
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
      'Your hero can protect. The form ends, and its source is destroyed, when you play an ability that is not Feral or strike with a weapon.',
    means: () => [{ keyword: 'Protector' }, ...shift],
  },
  Berserking: {
    about: 'It has 1 more ATK for each damage on it.',
    means: () => [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { stat: 'damage', of: 'self' } }] }],
  },
  'Cat Form': {
    about:
      'Your hero has 1 more ATK while attacking. The form ends, and its source is destroyed, when you play an ability that is not Feral or strike with a weapon.',
    means: () => [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 1, while: 'attacking' }] }, ...shift],
  },
  Conspicuous: {
    about:
      'Any opposing hero or ally can protect against this character, even without Protector. A weapon gives this to the hero that strikes with it.',
    rule: '602.2',
  },
  'Death Rattle': {
    takes: 'effects',
    about: 'When this card enters a graveyard from anywhere: [text]. The power works only in the graveyard.',
    means: (k) => [{ in: 'graveyard', when: { on: 'enter', what: 'self', zone: 'graveyard' }, then: k.then ?? [] }],
  },
  Delve: {
    about: 'Look at the top two cards of your deck. Put each of them on the bottom, or back on top in any order.',
    does: delve,
  },
  Diplomacy: {
    takes: 'description',
    about: 'You pay 1 less to play [cards] allies, but never less than 1.',
    means: (k) => [
      { always: [{ mod: 'cost', on: 'play', by: 'you', what: { ...(k.of as SetWho), is: 'ally' }, n: -1, min: 1 }] },
    ],
  },
  'Dual Shield': {
    about: 'Your hero may carry two Shields, but then no Melee weapon and nothing else in the off hand.',
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
      'When you play this ability while you have two or more allies of the same Alliance or Horde race, you copy it. This is checked again when the copy would be made.',
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
    about:
      'As this card enters play, you may reveal the top card of your deck. Other powers of this card look at that card.',
    means: () => [
      {
        as: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'you' } }] }],
      },
    ],
  },
  'Escape Artist': {
    about: 'When an opposing card or effect targets it, you may return it to its owner’s hand.',
    means: () => [
      {
        when: { on: 'target', by: 'opponents', what: 'self' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'move', what: 'self', to: 'hand' }] }],
      },
    ],
  },
  Eternal: {
    about: 'When this card enters your graveyard from anywhere, you may shuffle it into your deck.',
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
    about: 'When this card enters play, you may draw a card. If you do, discard a card.',
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
      'To play it, you also remove X [cards] in your graveyard from the game, five at most. Unless it says otherwise, these are Combo cards.',
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
    about: 'Whenever this character would be dealt damage, prevent 1 of it. Several of these prevent 1 each.',
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
    about: 'As each other player’s ready step starts, you may ready one of your exhausted [cards].',
    rule: '501.1b',
  },
  'Inspiring Presence': {
    about: 'Your hero and your allies deal 1 more damage, except in combat.',
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
    about: 'An ally that is dealt combat damage by this character becomes Irradiated, too.',
    means: () => [
      {
        when: { on: 'deal', by: 'self', to: { is: 'ally', not: { has: { keyword: 'Irradiated' } } }, combat: true },
        then: [{ do: 'modify', mods: [{ mod: 'keyword', what: '$to', keyword: 'Irradiated' }] }],
      },
    ],
  },
  'Long-Range': {
    about:
      'While it attacks, the defender deals no combat damage. A weapon gives this to the hero that strikes with it.',
    rule: '603.1',
  },
  Mend: {
    takes: 'number',
    about: 'At the start of your turn this character may heal N damage from target hero or ally.',
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
      'Reveal the top three cards of your deck. You may put a Demon ally among them that costs less than this card into play. The rest go to the bottom.',
    does: portal,
  },
  Preparation: {
    about: 'On your first turn you may play this card for free.',
    means: () => [{ if: { turnOf: 'you', first: true }, play: { rather: [] } }],
  },
  Protector: {
    about: 'It can protect: when another character on its side is attacked, it may exhaust to become the defender.',
    rule: '602.2',
  },
  Resistance: {
    takes: 'damage type',
    about: 'All [type] damage that would be dealt to this character is prevented, whatever other types it has.',
    means: (k) => [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'self', type: grantedType(k) }, n: 'all' }] }],
  },
  Rift: {
    about:
      'As you play it, choose an Alliance or Horde race. It costs 1 less for each ally of that race that you control.',
    means: () => [
      {
        play: { choose: 'race', n: { times: [-1, { count: { is: 'ally', tag: '$race', of: 'you' } }] } },
      },
    ],
  },
  Sabotage: {
    takes: 'description',
    about: 'It can also attack [cards] that are not friendly. Then no damage is dealt unless someone protects.',
    rule: '600.1',
  },
  Sentinel: {
    about: 'The first time it exhausts each turn, it readies.',
    means: () => [
      { when: { on: 'exhaust', what: 'self', nth: { n: 1, per: 'turn' } }, then: [{ do: 'ready', what: 'self' }] },
    ],
  },
  'Sextuple Wield': {
    about:
      'Your hero has six hands for Melee weapons (a two-handed weapon takes two), and may strike with all of them in one combat.',
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
      'If it deals more than fatal combat damage to a defending ally, the rest is dealt to the hero of that ally’s controller. A weapon gives this to the hero that strikes with it.',
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
    about: 'Opponents can’t target it while it is in play.',
    means: () => [{ always: [{ mod: 'cannot', on: 'target', by: 'opponents', what: 'self' }] }],
  },
  Stash: {
    takes: 'effects',
    about:
      'As this card enters your resource row face down, you may reveal it and turn it face down again. When you do: [text].',
    rule: '415.8',
    away: true,
  },
  Stealth: {
    about: 'While it attacks, nobody can protect. A weapon gives this to the hero that strikes with it.',
    rule: '602.2a',
  },
  Thrown: {
    about:
      'When you strike with this weapon, your hero has Long-Range in that combat, and the weapon returns to its owner’s hand at the end of the turn.',
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
    about: 'This ally’s activated powers can be used on the turn it arrives, but it still can’t attack.',
    rule: '701.3',
  },
  Trap: {
    about: 'You may exhaust your defending hero instead of paying this card’s cost.',
    means: () => [
      {
        play: {
          rather: [{ do: 'exhaust', what: { choose: 1, is: 'hero', of: 'you', state: 'defending' } }],
        },
      },
    ],
  },
  Untargetable: { about: 'It can’t be targeted while it is in play.', rule: '706.1' },
  'War Stomp': {
    about: 'When it attacks or defends, you may exhaust target opposing hero or ally.',
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
      'As this card is revealed from your deck, you may remove it from the game. If you do, you may play it at once for free.',
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

/** The powers that a keyword stands for, with the keyword's condition. */
export function meansOf(k: KeywordWord & { if?: Power['if'] }): readonly Power[] {
  const means = keywordTable[k.keyword]?.means?.(k) ?? []
  const only = k.if
  if (only === undefined) return means
  return means.map((p) => ({ ...p, if: p.if === undefined ? only : { all: [only, p.if] } }))
}

/** Whether a power is only about how its card is played, as Trap and Finishing Move are. */
export const isAsPlayed = (p: Power): boolean =>
  'play' in p || ('keyword' in p && (keywordTable[p.keyword].means?.(p).every(isAsPlayed) ?? false))

/** Whether a keyword works while its card is in play, itself or by a power that it stands for (305.2). */
export function worksInPlay(k: KeywordWord): boolean {
  const { means, away } = keywordTable[k.keyword]
  if (means === undefined) return away !== true
  return means(k).some((p) => !('play' in p) && [p.in ?? 'play'].flat().includes('play'))
}
