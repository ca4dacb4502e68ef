/**
 * The published tactics of the Boss player in Molten Core, most important first; docs/tactics.md prints them in plain words.
 * Where none of them fits, general play decides (src/players). The runes that are still to come are known to the Boss alone
 * (R300.2): they may be a reason to hold a card, but no reason that is spoken tells of them.
 */
import type { Situation, Tactic } from '../../src/language/tactics.ts'

const is = (boss: string): Situation => ({ controls: boss })
const all = (...of: Situation[]): Situation => ({ all: of })
const any = (...of: Situation[]): Situation => ({ any: of })
const not = (of: Situation): Situation => ({ not: of })

const mine = 'own main time'
const theirs = "another's turn"

/** What general play, which knows nothing of the other side of a card, may think of turning it. */
const anyway = -99

/** What decides a raid at once. */
const blows: readonly Tactic[] = [
  {
    plain: 'Baron Geddon, flipped and with 12 damage or more, blows himself up at once.',
    if: all(is('Baron Geddon'), 'hero flipped'),
    use: 'Baron Geddon',
    say: 'Baron Geddon blows up: 12 fire damage to every hero and ally before he would fall anyway.',
  },
  {
    plain: 'Baron Geddon flips as soon as he has 12 damage, on anybody’s turn, and not before.',
    if: all(is('Baron Geddon'), ['damage', '>=', 12]),
    use: 'Baron Geddon',
    gains: anyway,
    say: 'Baron Geddon flips: he has taken enough to blow up.',
  },
  {
    plain: 'Baron Geddon flips as soon as he has 12 damage, on anybody’s turn, and not before.',
    if: ['damage', '<', 12],
    hold: 'Baron Geddon',
    say: 'Baron Geddon stays as he is: the fire at the end of his turns hurts everybody.',
  },
  {
    plain: 'Fury of the Firelord as soon as fifteen resources and runes can pay for it.',
    if: mine,
    play: 'Fury of the Firelord',
    say: '{card}: fifty fire damage to everybody, and nothing prevents it.',
  },
  {
    plain: 'Volcanic Lair once five face-down Minions lie in the row; runes do not count.',
    if: all(mine, ['resources', '>=', 5]),
    play: 'Volcanic Lair',
    say: '{card}: with five Minions in the row it destroys a hero as the next turn starts.',
  },
  {
    plain: 'Volcanic Lair takes the healer; without one, the hero with the most health left.',
    for: 'Volcanic Lair',
    aim: { only: 'healer', most: 'health left' },
    say: '{card} destroys {target}, who keeps the others alive.',
  },
  {
    plain: 'Volcanic Lair takes the healer; without one, the hero with the most health left.',
    for: 'Volcanic Lair',
    aim: { only: 'hero', most: 'health left' },
    say: '{card} destroys {target}, who would last longest.',
  },
]

/** What each Boss does with his own powers, in the order of their numbers. */
const bosses: readonly Tactic[] = [
  {
    plain: 'Flamewaker Protectors turn the ready ally with the most ATK against its own hero.',
    if: mine,
    use: 'Flamewaker Protector',
    say: 'Flamewaker Protector turns an ally against its own hero.',
  },
  {
    plain: 'Flamewaker Protectors turn the ready ally with the most ATK against its own hero.',
    for: 'Flamewaker Protector',
    aim: { only: 'ally', most: 'ATK' },
    say: 'Flamewaker Protector turns {target} against its own hero: no ready ally hits harder.',
  },
  {
    plain: 'Flamewakers break equipment that is worth their life.',
    if: mine,
    use: 'Flamewaker',
    gains: 2,
    say: 'Flamewaker gives its life for a piece of equipment.',
  },
  {
    plain:
      'Garr, flipped, burns a party through one of his Firesworn when that brings more than the Firesworn is worth.',
    if: is('Garr'),
    use: 'Garr',
    gains: 1,
    say: 'Garr sends a Firesworn into a party that it hurts.',
  },
  {
    plain: 'Before that, five Firesworn are kept: they do not attack into protectors.',
    if: all(is('Garr'), not('hero flipped'), [{ own: 'Firesworn' }, '<=', 5], 'protected'),
    stay: 'Firesworn',
    say: 'Firesworn stays back: with fewer than five of them Garr flips.',
  },
  {
    plain: 'The Bomb is the hero with five health or less, else the one with the most allies beside it.',
    for: 'Rune of Zeth',
    aim: { only: 'hero', left: 5, most: 'worth' },
    say: '{target} is The Bomb: the next blast would be the end.',
  },
  {
    plain: 'The Bomb is the hero with five health or less, else the one with the most allies beside it.',
    for: 'Rune of Zeth',
    aim: { only: 'hero', most: 'allies' },
    say: '{target} is The Bomb: many stand beside this hero.',
  },
  {
    plain: 'Shazzrah attacks before he flips.',
    if: all(mine, 'hero ready'),
    hold: 'Shazzrah',
    say: 'Shazzrah attacks first.',
  },
  {
    plain: 'He flips at once if six allies or more stand on the table, or before a blow that would end him.',
    if: all(is('Shazzrah'), not('hero flipped'), ['opposing allies', '>=', 6]),
    use: 'Shazzrah',
    gains: anyway,
    say: 'Shazzrah flips and falls on the raiders: so many stand there that he can hardly miss.',
  },
  {
    plain: 'He flips at once if six allies or more stand on the table, or before a blow that would end him.',
    if: all(is('Shazzrah'), not('hero flipped'), theirs, ['damage coming', '>=', 'health left']),
    use: 'Shazzrah',
    gains: anyway,
    say: 'Shazzrah flips before he would fall: now or never.',
  },
  {
    plain: 'With fewer of them he waits for what they still play, up to the end of the last turn before his own.',
    if: all(is('Shazzrah'), not('hero flipped'), 'last turn before the own', 'turn ending'),
    use: 'Shazzrah',
    gains: anyway,
    say: 'Shazzrah flips and falls on the raiders: on his own turn he rises again.',
  },
  {
    plain: 'With fewer of them he waits for what they still play, up to the end of the last turn before his own.',
    if: is('Shazzrah'),
    hold: 'Shazzrah',
    say: 'Shazzrah waits until more of them stand on the table.',
  },
  {
    plain: 'Sulfuron attacks rather than flip, except when a protector would only step in his way.',
    if: all(is('Sulfuron Harbinger'), mine, not('hero flipped'), 'protected', ['attack', '<', 8]),
    use: 'Sulfuron Harbinger',
    gains: anyway,
    say: 'Sulfuron flips: a protector stands in the way of an attack, and later he hits twice as hard.',
  },
  {
    plain: 'Sulfuron attacks rather than flip, except when a protector would only step in his way.',
    if: is('Sulfuron Harbinger'),
    hold: 'Sulfuron Harbinger',
    say: 'Sulfuron attacks instead of flipping.',
  },
  {
    plain: 'Golemagg burns a hero whom three damage destroys.',
    for: 'Golemagg the Incinerator',
    aim: { only: 'hero', left: 3, most: 'worth' },
    say: 'Golemagg burns {target}: that is the end of it.',
  },
  {
    plain: 'Flamewaker Priests heal the Boss, then whoever lost most.',
    if: all(['damage', '>=', 3], not(is('Majordomo Executus'))),
    for: 'Flamewaker Priest',
    aim: { of: 'own', only: 'hero', most: 'damage' },
    say: 'Flamewaker Priest heals {target}: his health is the one that counts.',
  },
  {
    plain: 'Majordomo’s Elites stay back and protect the Healers, who hurt a whole party each turn.',
    if: all(is('Majordomo Executus'), ['ready opposing allies', '>=', 3]),
    stay: 'Flamewaker Elite',
    say: 'Flamewaker Elite stays back to protect.',
  },
  {
    plain: 'Majordomo’s Elites stay back and protect the Healers, who hurt a whole party each turn.',
    use: 'Flamewaker Healer',
    gains: 0.5,
    say: 'Flamewaker Healer hurts everybody in a party.',
  },
]

/** A card that does more for one Boss: kept while that Boss is the next, spent while he is there. */
const keyed = (card: string, boss: string, rune: string, say: string, gains?: number): readonly Tactic[] => {
  const plain = `${card} waits for ${boss} when he is the next, and is played as soon as he is there.`
  return [
    { plain, if: all(is(boss), any(mine, theirs)), play: card, ...(gains ? { gains } : {}), say },
    {
      plain,
      if: all({ next: rune }, ['room in hand', '>=', 1]),
      hold: card,
      say: '{card} is kept for another moment.',
    },
  ]
}

/** The purse: what is kept, and for whom. */
const purse: readonly Tactic[] = [
  {
    plain: 'Lucifron’s Curse is played while Lucifron is there: then it does two things.',
    if: all(is('Lucifron'), any(mine, theirs)),
    play: "Lucifron's Curse",
    gains: 1,
    say: '{card}: while Lucifron is here, it does both.',
  },
  ...keyed(
    'Lava Spit',
    'Magmadar',
    'Rune of Kress',
    '{card}: while Magmadar is here, it burns everybody in that party.',
    3,
  ),
  ...keyed(
    "Gehennas's Shadowbolt",
    'Gehennas',
    'Rune of Mohn',
    '{card}: while Gehennas is here, each raider discards a card.',
  ),
  ...keyed('Magma Shackles', 'Garr', 'Rune of Blaz', '{card}: while Garr is here, it holds every ally of that party.'),
  ...keyed(
    'Living Bomb',
    'Baron Geddon',
    'Rune of Zeth',
    '{card}: while Baron Geddon is here, it burns everybody around its victim.',
  ),
  ...keyed(
    "Shazzrah's Arcane Explosion",
    'Shazzrah',
    'Rune of Mazj',
    '{card}: while Shazzrah is here, it draws three cards.',
  ),
  ...keyed(
    'Flames of the Incinerator',
    'Golemagg the Incinerator',
    'Rune of Theri',
    '{card}: while Golemagg is here, it burns for four each turn.',
  ),
  {
    plain: 'Ashes to Ashes waits for Majordomo when no rune is left: then the Boss chooses.',
    if: all(is('Majordomo Executus'), mine, ['opposing allies', '>=', 1]),
    play: 'Ashes to Ashes',
    say: '{card}: while Majordomo is here, he chooses what burns.',
  },
  {
    plain: 'Ashes to Ashes waits for Majordomo when no rune is left: then the Boss chooses.',
    if: all([{ deck: 'rune' }, '<', 1], ['room in hand', '>=', 1], not(is('Majordomo Executus'))),
    hold: 'Ashes to Ashes',
    say: '{card} is kept for another moment.',
  },
  {
    plain: 'Inspire readies Sulfuron for a second attack, and turns Magmadar or Garr before the first.',
    if: all(is('Sulfuron Harbinger'), mine, not('hero ready')),
    play: 'Inspire',
    gains: anyway,
    say: '{card}: Sulfuron attacks a second time, twice as hard.',
  },
  {
    plain: 'Inspire readies Sulfuron for a second attack, and turns Magmadar or Garr before the first.',
    if: all(any(is('Magmadar'), is('Garr')), mine, 'hero ready', not('hero flipped')),
    play: 'Inspire',
    gains: anyway,
    say: '{card}: on the other side he hits harder, now and later.',
  },
  {
    plain: 'Inspire readies Sulfuron for a second attack, and turns Magmadar or Garr before the first.',
    if: all(any(is('Magmadar'), is('Garr'), is('Sulfuron Harbinger')), not('hero flipped')),
    for: 'Inspire',
    answer: 'yes',
    say: 'He flips: on the other side he hits harder.',
  },
  {
    plain: 'Inspire never turns Majordomo: Ragnaros comes early enough.',
    if: is('Majordomo Executus'),
    for: 'Inspire',
    answer: 'no',
    say: 'Majordomo stays: what he has in hand is not spent yet.',
  },
  {
    plain: 'Inspire readies Sulfuron for a second attack, and turns Magmadar or Garr before the first.',
    hold: 'Inspire',
    say: '{card} is kept for a Boss whom it helps.',
  },
  {
    plain: 'Unexpected Distraction saves the Boss from the blow that would end him, or from six damage and more.',
    if: all(theirs, any(['damage coming', '>=', 'health left'], ['damage coming', '>=', 6])),
    play: 'Unexpected Distraction',
    gains: 1,
    say: '{card}: the assault of this turn comes to nothing.',
  },
  {
    plain: 'Unexpected Distraction saves the Boss from the blow that would end him, or from six damage and more.',
    if: all(theirs, ['damage coming', '>=', 1]),
    for: 'Unexpected Distraction',
    aim: { of: 'own', only: 'hero', most: 'damage' },
    say: '{card} protects {target}.',
  },
  {
    plain: 'Unexpected Distraction saves the Boss from the blow that would end him, or from six damage and more.',
    if: not(is('Majordomo Executus')),
    hold: 'Unexpected Distraction',
    say: '{card} is kept for a greater assault.',
  },
  {
    plain: 'In Majordomo’s fight everything is spent: hand and Main deck go as he falls.',
    if: all(is('Majordomo Executus'), mine),
    play: [
      'Ashes to Ashes',
      'Flame Burst',
      'Flames of the Incinerator',
      "Gehennas's Shadowbolt",
      'Hotter Than Goo',
      'Lava Pool',
      'Lava Spit',
      'Living Bomb',
      "Lucifron's Curse",
      'Magma Shackles',
      "Shazzrah's Arcane Explosion",
      'Tight Quarters',
    ],
    gains: 0.3,
    say: '{card} now: what is not spent before Ragnaros awakens is lost.',
  },
  {
    plain: 'Before that, Volcanic Lair waits for its five Minions.',
    if: all(not(is('Majordomo Executus')), ['resources', '<', 5]),
    hold: 'Volcanic Lair',
    say: '{card} waits for more Minions in the row.',
  },
  {
    plain: 'Hotter Than Goo takes the party that can lose most.',
    if: mine,
    play: 'Hotter Than Goo',
    gains: 9,
    say: '{card}: one raider loses everything that lies there.',
  },
]

/** Ragnaros: risen he has three turns, then he submerges and can neither play nor discard. */
const ragnaros: readonly Tactic[] = [
  {
    plain: 'Magma Blast and DIE, INSECT! as early as they can be paid.',
    if: mine,
    play: ['Magma Blast', 'DIE, INSECT!'],
    say: '{card} early: it works every turn from now on.',
  },
  {
    plain: 'Unstoppable Flame before an attack that a protector would stop, or that it makes deadly.',
    if: all(
      mine,
      'hero flipped',
      'hero ready',
      any('protected', all(['attack', '<', 'least health of an opposing hero'], ['ready resources', '>=', 3])),
    ),
    play: 'Unstoppable Flame',
    say: '{card}: nobody steps in the way of Ragnaros now.',
  },
  {
    plain: 'Unstoppable Flame before an attack that a protector would stop, or that it makes deadly.',
    hold: 'Unstoppable Flame',
    say: '{card} is kept for an attack that needs it.',
  },
  {
    plain: 'Flaming Assault once Ragnaros has attacked, for a second attack in the same turn.',
    if: all(mine, 'hero flipped', not('hero ready')),
    play: 'Flaming Assault',
    gains: anyway,
    say: '{card}: Ragnaros attacks once more.',
  },
  {
    plain: 'Flaming Assault once Ragnaros has attacked, for a second attack in the same turn.',
    hold: 'Flaming Assault',
    say: '{card} is kept for a second attack.',
  },
  {
    plain: 'Elemental Fire against an assault of four damage or more.',
    if: all(theirs, ['damage coming', '>=', 4]),
    play: 'Elemental Fire',
    gains: anyway,
    say: '{card}: whoever hurts Ragnaros now burns with the whole party.',
  },
  {
    plain: 'Elemental Fire against an assault of four damage or more.',
    hold: 'Elemental Fire',
    say: '{card} is kept for an assault that is worth it.',
  },
  {
    plain: 'With exactly three resources Ragnaros submerges as the turn ends: what can be played is played before.',
    if: all(is('Ragnaros'), mine, 'hero flipped', ['resources', '=', 3]),
    play: [
      'BY FIRE BE PURGED',
      'Flames of Sulfuron',
      'Hammer of Ragnaros',
      'Lava Splash',
      'Melt Weapon',
      'Wrath of Ragnaros',
    ],
    gains: 1.5,
    say: '{card} now: Ragnaros submerges as this turn ends.',
  },
]

/** Whom they hit. */
const aims: readonly Tactic[] = [
  {
    plain: 'The Boss attacks a hero whom the attack destroys.',
    attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
    say: 'The Boss attacks {target}: that is the end of it.',
  },
  {
    plain: 'Magmadar attacks before he flips at the end of his turn; a Hunter may turn him back.',
    if: all(is('Magmadar'), not('hero flipped')),
    attack: { only: 'hero', least: 'health left' },
    say: 'Magmadar attacks {target} before he flips: whatever a Hunter does then, this is done.',
  },
  {
    plain: 'While nobody can be healed, Gehennas attacks the healer.',
    if: is('Gehennas'),
    attack: { only: 'healer', most: 'damage' },
    say: 'Gehennas attacks {target}: the healer, while nobody can be healed.',
  },
  {
    plain: 'Otherwise everything goes for one hero: the one with the least health left.',
    attack: { only: 'hero', least: 'health left' },
    say: 'The Boss attacks {target}, who has the least health left.',
  },
  {
    plain: 'Minions and tokens destroy a hero if they can; else they take the best exchange.',
    by: 'ally',
    attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
    say: 'It attacks {target}: that is the end of it.',
  },
  {
    plain: 'Shadowbolt and the Flames of Sulfuron finish a hero if they can.',
    for: "Gehennas's Shadowbolt",
    aim: { only: 'hero', left: 4, most: 'threat' },
    say: '{card} on {target}: that is the end of it.',
  },
  {
    plain: 'Shadowbolt and the Flames of Sulfuron finish a hero if they can.',
    for: 'Flames of Sulfuron',
    aim: { only: 'hero', left: 3, most: 'threat' },
    say: '{card} on {target}: that is the end of it.',
  },
  {
    plain: 'Flames of the Incinerator burn the hero with the least health left.',
    for: 'Flames of the Incinerator',
    aim: { only: 'hero', least: 'health left' },
    say: '{card} on {target}: the hero nearest to death.',
  },
  {
    plain: 'Living Bomb, Wrath of Ragnaros and Ashes to Ashes take the ally that cost most.',
    for: ['Living Bomb', 'Wrath of Ragnaros', 'Ashes to Ashes'],
    aim: { only: 'ally', most: 'cost' },
    say: '{card} on {target}: no ally cost more.',
  },
  {
    plain: 'Magma Shackles and Lava Pool clear a protector out of the way of a Boss who hits for five or more.',
    if: all(not(theirs), 'hero ready', 'protected', ['attack', '>=', 5]),
    for: ['Magma Shackles', 'Lava Pool'],
    aim: { only: ['ally', 'protector'], most: 'health left' },
    say: '{card} on {target}, who would have stepped in the way.',
  },
  {
    plain: 'Otherwise Magma Shackles hold the ally with the most ATK.',
    for: 'Magma Shackles',
    aim: { only: 'ally', most: 'ATK' },
    say: '{card} on {target}: no ally hits harder.',
  },
]

/** What goes first when the hand is over ten cards. */
const drops: readonly Tactic[] = [
  {
    plain: 'Over the hand limit, Inspire and Unexpected Distraction go first.',
    if: all(not({ next: 'Rune of Koro' }), not(is('Sulfuron Harbinger'))),
    drop: 'Inspire',
    say: '{card} is discarded: it would seldom help.',
  },
  {
    plain: 'Over the hand limit, Inspire and Unexpected Distraction go first.',
    drop: 'Unexpected Distraction',
    say: '{card} is discarded: it does no harm.',
  },
]

export const tactics: readonly Tactic[] = [...blows, ...bosses, ...purse, ...ragnaros, ...aims, ...drops]
