/** The plain word lists: types, kinds, classes, keywords, verbs. types.ts builds on them. */

export const damageTypes = ['arcane', 'fire', 'frost', 'holy', 'melee', 'nature', 'ranged', 'shadow'] as const
export type DamageType = (typeof damageTypes)[number]

export const cardTypes = ['hero', 'ally', 'ability', 'armor', 'weapon', 'item', 'quest', 'location', 'event'] as const
export type CommonType = (typeof cardTypes)[number]

/** The card types for choosing one: "equipment" is none (R403), it is a word for three of them (300.1). */
export const ruleTypes = ['ability', 'ally', 'armor', 'hero', 'item', 'location', 'quest', 'weapon'] as const
export type RuleType = (typeof ruleTypes)[number]

/** A raid's own card type, which the raid declares in `types`: 'Rune', 'Cube'. It begins with a capital, unlike a common type. */
export type OwnType = Capitalize<string>
/** The type of a card: one of the game's, or one of its raid's own, which begins with a capital. */
export type CardType = CommonType | OwnType
export const isOwnType = (type: unknown): type is OwnType => typeof type === 'string' && /^[A-Z]/.test(type)

/** Words for `is`: card types and the groups of the rules (300.1): equipment = armor, weapon, item; character = hero, ally. */
export const kinds = [
  ...cardTypes,
  'equipment',
  'character',
  'resource',
  'token',
  'card',
  'player',
  'opponent',
  'friend',
  'deck',
  'graveyard',
  'hand',
  'effect',
  'reward',
] as const
export type CommonKind = (typeof kinds)[number]
/** Words for `is` in a set of printed cards (100.2e). */
export const deckKinds = [...cardTypes, 'equipment', 'card'] as const
export type DeckKind = (typeof deckKinds)[number]
export type Kind = CommonKind | OwnType

/** The ten classes (206.1a). */
export const classNames = [
  'Death Knight',
  'Druid',
  'Hunter',
  'Mage',
  'Paladin',
  'Priest',
  'Rogue',
  'Shaman',
  'Warlock',
  'Warrior',
] as const
export type ClassName = (typeof classNames)[number]
/** The side of a hero or ally; decks may have cards of one only (100.2). */
export type Faction = 'Alliance' | 'Horde'

/** The properties whose different values can be counted among cards. */
export const likenesses = ['class', 'race', 'Alliance race', 'color', 'type', 'types', 'name'] as const
export type Likeness = (typeof likenesses)[number]

export const allianceRaces = ['Draenei', 'Dwarf', 'Gnome', 'Human', 'Night Elf', 'Worgen'] as const
const hordeRaces = ['Blood Elf', 'Goblin', 'Orc', 'Tauren', 'Troll', 'Undead'] as const
/** The races of the two factions: what "choose an Alliance or Horde race" may choose. */
export const races = [...allianceRaces, ...hordeRaces] as const

/** The colors of Dragonkin, the first word of their tag. */
export const colors = ['Black', 'Blue', 'Bronze', 'Green', 'Red', 'Twilight'] as const

/** The professions, of which a hero has two on its type line (206.1). */
export const professions = [
  ...(['Alchemy', 'Blacksmithing', 'Enchanting', 'Engineering', 'Herbalism', 'Inscription'] as const),
  ...(['Jewelcrafting', 'Leatherworking', 'Mining', 'Skinning', 'Tailoring'] as const),
] as const

/** The keywords of the glossary, and Immune of the raid rules (R101.3d). Their meaning: keywords.ts. */
export const keywords = [
  'Aberration',
  'Absorb',
  'Arcane Torrent',
  'Artifact',
  'Assault',
  'AWESOME',
  'Bear Form',
  'Berserking',
  'Cat Form',
  'Conspicuous',
  'Death Rattle',
  'Delve',
  'Diplomacy',
  'Dual Shield',
  'Dual Wield',
  'Ranged Dual Wield',
  'Two-Handed Dual Wield',
  'Echo',
  'Elusive',
  'Enrage',
  'Escape Artist',
  'Eternal',
  'Ferocity',
  'Find Treasure',
  'Finishing Move',
  'Hardiness',
  'Harmonize',
  'Haste',
  'Infinite Wield',
  'Inspire',
  'Inspiring Presence',
  'Invincible',
  'Irradiated',
  'Long-Range',
  'Mend',
  'Portal',
  'Preparation',
  'Protector',
  'Resistance',
  'Rift',
  'Sabotage',
  'Sentinel',
  'Sextuple Wield',
  'Shadowmeld',
  'Smash',
  'Spellshield',
  'Stash',
  'Stealth',
  'Thrown',
  'Time is Money',
  'Trap',
  'Untargetable',
  'War Stomp',
  'Warp',
  'Will of the Forsaken',
  'Immune',
] as const
export type Keyword = (typeof keywords)[number]

/** Tag words of the glossary: printed in front of a power, without a meaning of their own. */
export const tagWords = ['Bloodrush', 'Tribe', 'Unity'] as const
export type TagWord = (typeof tagWords)[number]

/** The verbs, in all their moods. */
export const verbs = [
  'deal',
  'heal',
  'put',
  'remove',
  'destroy',
  'discard',
  'draw',
  'move',
  'create',
  'search',
  'reveal',
  'turn',
  'attach',
  'enter',
  'leave',
  'exhaust',
  'ready',
  'activate',
  'flip',
  'swap',
  'become',
  'pay',
  'play',
  'place',
  'complete',
  'strike',
  'target',
  'interrupt',
  'trigger',
  'use',
  'prevent',
  'propose',
  'attack',
  'defend',
  'fight',
  'protect',
  'sabotage',
  'inspire',
  'uncombat',
  'start',
  'end',
  'roll',
  'lose',
  'shuffle',
  'skip',
] as const
/** Everything that can happen, as cards watch for it: the verbs of effects, and what the rules themselves do. */
export type Verb = (typeof verbs)[number]

/** The purposes for which a card is exhausted: to attack, to protect, to prevent damage with its DEF, to pay resource costs, or any other cost. */
export const purposes = ['attack', 'protect', 'prevent', 'strike', 'pay', 'play', 'use', 'complete', 'place'] as const
export type Purpose = (typeof purposes)[number]

/** Zones that a power can work in (700.2). In a hand or deck it works only while its card is shown there (703.3a). */
export const powerZones = ['play', 'chain', 'hand', 'deck', 'graveyard', 'removed'] as const
export type PowerZone = (typeof powerZones)[number]

/** Roles of an event that hold cards or players. */
export const eventRoles = ['by', 'what', 'to', 'from', 'with', 'for', 'against'] as const
export type EventRole = (typeof eventRoles)[number]

/** Zones of events: where something enters, leaves, is moved to or revealed. */
export const eventZones = ['play', 'party', 'graveyard', 'hand', 'deck', 'removed'] as const
export type EventZone = (typeof eventZones)[number]

/**
 * The fixed words for a Who. `yourHero`: the hero of the text's controller; `boss`: the Boss player's present hero.
 * `raid`: the raid itself, which bears counters. `startingHero`: the hero that you started the game with, wherever it is (301.4d).
 */
export const fixedWho = [
  'self',
  'host',
  'yourHero',
  'boss',
  'startingHero',
  'you',
  'opponents',
  'friends',
  'players',
  'raid',
  'it',
] as const
export type FixedWho = (typeof fixedWho)[number]

/**
 * Zones that a set can look in (415). 'deck' is the one its player draws from (415.3a), 'collection' the player's cards outside the game (800.2).
 *
 * 'everywhere' is all zones of the game.
 */
export const zones = ['play', 'hand', 'deck', 'graveyard', 'removed', 'chain', 'collection', 'everywhere'] as const

export const cardStates = [
  'ready',
  'exhausted',
  'damaged',
  'undamaged',
  'fatal',
  'attacking',
  'defending',
  'protecting',
  'inCombat',
  'faceUp',
  'faceDown',
  'attached',
  'ongoing',
  'token',
  'front',
  'back',
] as const
export type CardState = (typeof cardStates)[number]

/** The activities of a character in a combat. */
export const combatStates = ['attacking', 'defending', 'protecting', 'inCombat'] as const satisfies readonly CardState[]
export type CombatState = (typeof combatStates)[number]

export const compares = ['=', '<', '<=', '>', '>=', '!='] as const
export type Compare = (typeof compares)[number]

export const stats = [
  'atk',
  'health',
  'def',
  'cost',
  'damage',
  'remaining',
  'strike',
  'maxHand',
  'hand',
  'threat',
] as const
export type Stat = (typeof stats)[number]

/** Properties that a swapped card can keep, if the text allows it (R101.4). */
export const keptBySwap = ['readiness', 'damage'] as const

export const stepNames = ['ready', 'draw', 'event', 'action', 'end', 'wrap-up', 'game'] as const
export type StepName = (typeof stepNames)[number]
