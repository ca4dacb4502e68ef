/**
 * The published tactics of the Boss player in Molten Core, most important first; docs/tactics.md prints them in plain words.
 * If none of them fits, general play decides (src/players).
 * Only the Boss may know the runes to come (R300.2): it may hold a card for one of them, but no public reason reveals them.
 */
import type { Tactic } from '../../src/language/tactics.ts'
import { all, any, anyway, is, mine, not, theirs, together } from '../../src/raid/build.ts'

/** The tactics that come before all other expenses. */
const first: readonly Tactic[] = [
  ...together(
    'Flame Burst before everything else, then Ashes to Ashes against three allies or more, or while Majordomo chooses what burns: each raider loses a resource or an ally.',
    {
      if: all(mine, ['opposing resources', '>=', 'opposing heroes']),
      play: 'Flame Burst',
      gains: anyway,
      say: '{card} first: every raider who has a resource loses one for good.',
    },
    {
      if: all(is('Majordomo Executus'), mine, ['opposing allies', '>=', 1]),
      play: 'Ashes to Ashes',
      say: '{card}: while Majordomo is here, he chooses what burns.',
    },
    {
      if: all(mine, ['opposing allies', '>=', 3]),
      play: 'Ashes to Ashes',
      gains: 1,
      say: '{card} first: every raider who has an ally loses one.',
    },
  ),
]

const blows: readonly Tactic[] = [
  {
    plain: 'Baron Geddon, flipped and with 12 damage or more, blows himself up at once.',
    if: all(is('Baron Geddon'), 'hero flipped'),
    use: 'Baron Geddon',
    say: 'Baron Geddon blows up: 12 fire damage to every hero and ally, since he would fall anyway.',
    seldom: 'Only few blows leave him between one and three health.',
  },
  ...together(
    'Baron Geddon flips as soon as he has 12 damage, on anyone’s turn, but not before.',
    {
      if: all(is('Baron Geddon'), ['damage', '>=', 12]),
      use: 'Baron Geddon',
      gains: anyway,
      say: 'Baron Geddon flips: with {damage} damage he can blow up.',
      seldom: 'Only few blows leave him between one and three health.',
    },
    {
      if: ['damage', '<', 12],
      hold: 'Baron Geddon',
      say: 'Baron Geddon stays as he is: the fire at the end of his turns hurts everybody.',
    },
  ),
  {
    plain: 'Fury of the Firelord as soon as fifteen resources and runes can pay for it.',
    if: mine,
    play: 'Fury of the Firelord',
    say: '{card}: fifty fire damage to everybody, and nothing prevents it.',
    seldom: 'Most raids are decided before he has fifteen resources and runes.',
  },
  {
    plain: 'Volcanic Lair early: it stays for every Boss, and Ragnaros will have the five Minions that it asks for.',
    if: mine,
    play: 'Volcanic Lair',
    gains: anyway,
    say: '{card}: once five Minions wait in the row, it destroys a hero as each turn starts.',
  },
  ...together(
    'Volcanic Lair takes the healer; without one, the hero with the most health left.',
    {
      for: 'Volcanic Lair',
      aim: { only: 'healer', most: 'health left' },
      say: '{card} destroys {target}, who keeps the others alive.',
    },
    {
      for: 'Volcanic Lair',
      aim: { only: 'hero', most: 'health left' },
      say: '{card} destroys {target}, who would last longest.',
    },
  ),
]

/** The tactics for each Boss's own powers, in the order of their numbers. */
const bosses: readonly Tactic[] = [
  ...together(
    'Flamewaker Protectors turn the ready ally with the most ATK against its own hero.',
    {
      if: mine,
      use: 'Flamewaker Protector',
      say: 'Flamewaker Protector turns an ally against its own hero.',
    },
    {
      for: 'Flamewaker Protector',
      aim: { only: 'ally', most: 'ATK' },
      say: 'Flamewaker Protector turns {target} against its own hero: no ready ally hits harder.',
    },
  ),
  {
    plain: 'Flamewakers sacrifice themselves for equipment that is worth it.',
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
    plain: 'Before that he keeps five Firesworn: they do not attack into protectors.',
    if: all(is('Garr'), not('hero flipped'), [{ own: 'Firesworn' }, '<=', 5], 'protected'),
    stay: 'Firesworn',
    say: 'Firesworn stays back: with fewer than five of them, Garr flips.',
  },
  ...together(
    'The Bomb is a hero with five health or less, otherwise the one with the most allies.',
    {
      for: 'Rune of Zeth',
      aim: { only: 'hero', left: 5, most: 'worth' },
      say: '{target} is The Bomb: the next blast would be the last.',
    },
    {
      for: 'Rune of Zeth',
      aim: { only: 'hero', most: 'allies' },
      say: '{target} is The Bomb: this hero stands in a crowd.',
    },
  ),
  {
    plain: 'Shazzrah keeps the resource with which he flips.',
    if: all(is('Shazzrah'), not('hero flipped')),
    reserve: 'Shazzrah',
    say: 'One resource is kept for Shazzrah to flip.',
  },
  {
    plain: 'Shazzrah attacks before he flips.',
    if: all('own turn', 'hero ready'),
    hold: 'Shazzrah',
    say: 'Shazzrah attacks first.',
  },
  ...together(
    'He flips at once if the raiders have six allies or more, or before a blow that would finish him.',
    {
      if: all(is('Shazzrah'), not('hero flipped'), ['opposing allies', '>=', 6]),
      use: 'Shazzrah',
      gains: anyway,
      say: 'Shazzrah flips and falls on the raiders: among {opposing allies} allies he can hardly miss.',
    },
    {
      if: all(is('Shazzrah'), not('hero flipped'), theirs, ['damage coming', '>=', 'health left']),
      use: 'Shazzrah',
      gains: anyway,
      say: 'Shazzrah flips before {damage coming} damage can strike him down.',
    },
  ),
  ...together(
    'With fewer he waits for them to play more, until the end of the last turn before his own.',
    {
      if: all(is('Shazzrah'), not('hero flipped'), 'last turn before the own', 'turn ending'),
      use: 'Shazzrah',
      gains: anyway,
      say: 'Shazzrah flips and falls on the raiders: on his own turn he rises again.',
    },
    {
      if: is('Shazzrah'),
      hold: 'Shazzrah',
      say: 'Shazzrah waits until the raiders have more allies.',
    },
  ),
  ...together(
    'Sulfuron attacks rather than flipping, unless a protector would get in his way.',
    {
      if: all(is('Sulfuron Harbinger'), mine, not('hero flipped'), 'protected', ['attack', '<', 8]),
      use: 'Sulfuron Harbinger',
      gains: anyway,
      say: 'Sulfuron flips: a protector would block his attack now, and later he hits twice as hard.',
    },
    {
      if: is('Sulfuron Harbinger'),
      hold: 'Sulfuron Harbinger',
      say: 'Sulfuron attacks instead of flipping.',
    },
  ),
  {
    plain: 'Golemagg burns a hero that three damage would destroy.',
    for: 'Golemagg the Incinerator',
    aim: { only: 'hero', left: 3, most: 'worth' },
    say: 'Golemagg burns {target} to death.',
  },
  {
    plain: 'Flamewaker Priests heal the Boss, then the ally with the most damage.',
    if: all(['damage', '>=', 3], not(is('Majordomo Executus'))),
    for: 'Flamewaker Priest',
    aim: { of: 'own', only: 'hero', most: 'damage' },
    say: 'Flamewaker Priest heals {target}: no health matters more.',
  },
  ...together(
    'Majordomo’s Elites stay back and protect the Healers, who hurt a whole party each turn.',
    {
      if: all(is('Majordomo Executus'), ['opposing allies', '>=', 3]),
      stay: 'Flamewaker Elite',
      say: 'Flamewaker Elite stays back to protect.',
    },
    {
      use: 'Flamewaker Healer',
      gains: 0.5,
      say: 'Flamewaker Healer hurts everyone in a party.',
    },
  ),
]

/** A card that does more for one Boss: saved while that Boss comes next, played while he is in play. */
const keyed = (card: string, boss: string, rune: string, say: string, gains?: number): readonly Tactic[] => {
  const plain = `${card} is saved if ${boss} comes next, and played once he is here.`
  return [
    { plain, if: all(is(boss), any(mine, theirs)), play: card, ...(gains ? { gains } : {}), say },
    {
      plain,
      if: all({ next: rune }, ['room in hand', '>=', 1]),
      hold: card,
      say: '{card} is saved for a better moment.',
    },
  ]
}

/** The cards to save, and the Boss for each. */
const purse: readonly Tactic[] = [
  {
    plain: 'Lucifron’s Curse is played while Lucifron is here: then it does both things it offers.',
    if: all(is('Lucifron'), any(mine, theirs)),
    play: "Lucifron's Curse",
    gains: 1,
    say: '{card}: while Lucifron is here, it does both.',
  },
  ...keyed(
    'Lava Spit',
    'Magmadar',
    'Rune of Kress',
    '{card}: while Magmadar is here, it burns everyone in that party.',
    3,
  ),
  ...keyed(
    "Gehennas's Shadowbolt",
    'Gehennas',
    'Rune of Mohn',
    '{card}: while Gehennas is here, each raider discards a card.',
  ),
  ...keyed('Magma Shackles', 'Garr', 'Rune of Blaz', '{card}: while Garr is here, it holds every ally in that party.'),
  ...keyed(
    'Living Bomb',
    'Baron Geddon',
    'Rune of Zeth',
    '{card}: while Baron Geddon is here, it burns everyone around its victim.',
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
    plain: 'Against fewer allies, Ashes to Ashes is saved for Majordomo once no rune is left: then the Boss chooses.',
    if: all([{ deck: 'rune' }, '<', 1], ['room in hand', '>=', 1], not(is('Majordomo Executus'))),
    hold: 'Ashes to Ashes',
    say: '{card} is saved for a better moment.',
  },
  ...together(
    'Inspire readies Sulfuron for a second attack, flips Magmadar or Garr before their first, or Golemagg, who then hits back.',
    {
      if: all(is('Sulfuron Harbinger'), mine, not('hero ready'), not('hero flipped')),
      play: 'Inspire',
      gains: anyway,
      say: '{card}: Sulfuron attacks a second time, twice as hard.',
    },
    {
      if: all(any(is('Magmadar'), is('Garr')), mine, 'hero ready', not('hero flipped')),
      play: 'Inspire',
      gains: anyway,
      say: '{card}: his other side hits harder from now on.',
    },
    {
      if: all(is('Golemagg the Incinerator'), mine, not('hero flipped')),
      play: 'Inspire',
      gains: anyway,
      say: '{card}: whoever hurts Golemagg from now on is dealt 5 damage.',
    },
    {
      if: all(any(is('Magmadar'), is('Garr'), is('Sulfuron Harbinger')), not('hero flipped')),
      for: 'Inspire',
      answer: 'yes',
      say: 'He flips: his other side hits harder.',
    },
    {
      if: all(is('Sulfuron Harbinger'), 'hero flipped', not('hero ready')),
      for: 'Inspire',
      answer: 'yes',
      say: 'He readies: he can attack again.',
    },
    {
      if: all(is('Golemagg the Incinerator'), not('hero flipped')),
      for: 'Inspire',
      answer: 'yes',
      say: 'He flips: his other side hits back.',
    },
    {
      hold: 'Inspire',
      say: '{card} is saved for a Boss it helps.',
    },
  ),
  ...together(
    'Unexpected Distraction saves the Boss from a finishing blow, or from six or more damage.',
    {
      if: all(
        theirs,
        ['damage coming', '>=', 1],
        any(['damage coming', '>=', 'health left'], ['damage coming', '>=', 6]),
      ),
      play: 'Unexpected Distraction',
      gains: 1,
      say: '{card}: {damage coming} damage was coming, and he has {health left} health left.',
    },
    {
      if: all(theirs, ['damage coming', '>=', 1]),
      for: 'Unexpected Distraction',
      aim: { of: 'own', only: 'hero', most: 'damage' },
      say: '{card} protects {target}.',
    },
    {
      if: not(is('Majordomo Executus')),
      hold: 'Unexpected Distraction',
      say: '{card} is saved for a bigger assault.',
    },
  ),
  {
    plain: 'While Majordomo fights, the Boss spends everything: hand and Main deck are lost when he falls.',
    if: all(is('Majordomo Executus'), mine),
    play: [
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
    say: '{card} now: cards not spent before Ragnaros awakens are lost.',
  },
  {
    plain: 'Hotter Than Goo hits the party with the most to lose.',
    if: mine,
    play: 'Hotter Than Goo',
    gains: 9,
    say: '{brings}: one raider has a lot to lose.',
  },
]

/** Ragnaros: after he rises he has three turns; then he submerges and can neither play nor discard. */
const ragnaros: readonly Tactic[] = [
  {
    plain:
      'Until he submerges, Ragnaros keeps a resource for Elemental Fire: whoever hurts him burns with a whole party.',
    if: all(is('Ragnaros'), 'hero flipped', ['opposing heroes', '>=', 2], ['resources', '!=', 3]),
    reserve: 'Elemental Fire',
    say: 'One resource is kept for Elemental Fire.',
  },
  ...together(
    'DIE, INSECT! early, with up to seven cards in hand: the sooner it comes, the more allies are still to fall.',
    {
      if: all(mine, ['hand', '<=', 7]),
      play: 'DIE, INSECT!',
      say: '{card}: from now on each ally that falls brings a card.',
    },
    {
      hold: 'DIE, INSECT!',
      say: '{card} waits until the hand is smaller.',
    },
  ),
  ...together(
    'Magma Blast against three raiders or fewer, who can’t all hurt him every turn.',
    {
      if: all(mine, ['opposing heroes', '<=', 3]),
      play: 'Magma Blast',
      say: '{card}: a turn without a blow against him burns.',
    },
    {
      hold: 'Magma Blast',
      say: '{card} waits: so many raiders hurt him every turn.',
    },
  ),
  ...together(
    'Unstoppable Flame, once in a turn, before an attack that a protector would stop, or that becomes deadly with it.',
    {
      if: all(
        mine,
        'hero flipped',
        'hero ready',
        not({ lasts: 'Unstoppable Flame' }),
        any('protected', all(['attack', '<', 'least health of an opposing hero'], ['ready resources', '>=', 3])),
      ),
      play: 'Unstoppable Flame',
      say: '{card}: nobody gets in the way of Ragnaros now.',
    },
    {
      hold: 'Unstoppable Flame',
      say: '{card} is saved for an attack that needs it.',
    },
  ),
  ...together(
    'Flaming Assault once Ragnaros has attacked, for a second attack in the same turn.',
    {
      if: all(mine, 'hero flipped', not('hero ready')),
      play: 'Flaming Assault',
      gains: anyway,
      say: '{card}: Ragnaros attacks once more.',
    },
    {
      hold: 'Flaming Assault',
      say: '{card} is saved for a second attack.',
    },
  ),
  ...together(
    'Elemental Fire against an assault of eight damage or more, or in the last turn before his own.',
    {
      if: all(
        theirs,
        any(
          ['damage coming', '>=', 8],
          ['damage coming', '>=', 'health left'],
          all('last turn before the own', ['damage coming', '>=', 3]),
        ),
      ),
      play: 'Elemental Fire',
      gains: anyway,
      say: '{card}: {damage coming} damage is coming, and burns the whole party that deals it.',
    },
    {
      hold: 'Elemental Fire',
      say: '{card} is saved for an assault that is worth it.',
    },
  ),
  {
    plain: 'With exactly three resources Ragnaros submerges as the turn ends, so he plays what he can first.',
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

/** Choice of targets. */
const aims: readonly Tactic[] = [
  {
    plain: 'The Boss attacks a hero that the attack would destroy.',
    attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
    say: 'The Boss attacks {target} for the kill.',
  },
  {
    plain: 'Magmadar attacks before he flips at the end of his turn; a Hunter may flip him back.',
    if: all(is('Magmadar'), not('hero flipped')),
    attack: { only: 'hero', least: 'health left' },
    say: 'Magmadar attacks {target} before he flips, whatever a Hunter does later.',
  },
  {
    plain: 'While nobody can be healed, Gehennas attacks the healer.',
    if: is('Gehennas'),
    attack: { only: 'healer', most: 'damage' },
    say: 'Gehennas attacks {target}: the healer, while nobody can be healed.',
  },
  {
    plain: 'Ragnaros goes for the hero whose fall would bring most, for each attack that it takes.',
    if: is('Ragnaros'),
    attack: { only: 'hero', most: 'prize' },
    say: 'Ragnaros attacks {target}: {health of target} health left, and {ATK of target} ATK in that party.',
  },
  ...together(
    'Otherwise everyone goes for one hero, until it falls: whoever can fall in this turn, then the one with the least health left, healing included.',
    {
      attack: { only: ['hero', 'within reach'], most: 'threat' },
      say: 'The Boss attacks {target}, who can fall in this turn.',
    },
    {
      attack: { only: 'hero', least: 'lasting health' },
      say: 'The Boss attacks {target}: nobody else falls as soon, healing included.',
    },
  ),
  ...together(
    'Minions and tokens destroy a hero if they can, alone or together; otherwise they take the best exchange.',
    {
      by: 'ally',
      attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
      say: 'It attacks {target} for the kill.',
    },
    {
      by: 'ally',
      attack: { only: ['hero', 'within reach'], most: 'threat' },
      say: 'It attacks {target}, who can fall in this turn.',
    },
  ),
  ...together(
    'Shadowbolt and the Flames of Sulfuron finish a hero if they can.',
    {
      for: "Gehennas's Shadowbolt",
      aim: { only: 'hero', left: 4, most: 'threat' },
      say: '{card} on {target} for the kill.',
    },
    {
      for: 'Flames of Sulfuron',
      aim: { only: 'hero', left: 3, most: 'threat' },
      say: '{card} on {target} for the kill.',
    },
  ),
  {
    plain: 'Otherwise they bring a hero down together with the attacks of the turn, if they can.',
    if: 'own turn',
    for: ["Gehennas's Shadowbolt", 'Flames of Sulfuron', 'Flames of the Incinerator'],
    aim: { only: ['hero', 'within reach'], most: 'threat' },
    say: '{card} on {target}, who falls to it and the attacks of this turn.',
  },
  {
    plain: 'Flames of the Incinerator burn the hero with the least health left.',
    for: 'Flames of the Incinerator',
    aim: { only: 'hero', least: 'health left' },
    say: '{card} on {target}: no hero has less health left.',
  },
  {
    plain: 'Living Bomb, Wrath of Ragnaros and Ashes to Ashes take the most expensive ally.',
    for: ['Living Bomb', 'Wrath of Ragnaros', 'Ashes to Ashes'],
    aim: { only: 'ally', most: 'cost' },
    say: '{card} on {target}: no ally costs more.',
  },
  {
    plain: 'Magma Shackles and Lava Pool remove a protector when the Boss hits for five or more.',
    if: all(not(theirs), 'hero ready', 'protected', ['attack', '>=', 5]),
    for: ['Magma Shackles', 'Lava Pool'],
    aim: { only: ['ally', 'protector'], most: 'health left' },
    say: '{card} on {target}, who could have protected.',
  },
  {
    plain: 'Otherwise Magma Shackles hold down the ally with the most ATK.',
    for: 'Magma Shackles',
    aim: { only: 'ally', most: 'ATK' },
    say: '{card} on {target}: no ally hits harder.',
  },
]

/** The order of discarding from a hand of more than ten cards. */
const drops: readonly Tactic[] = [
  ...together(
    'Over the hand limit, Inspire and Unexpected Distraction go first.',
    {
      if: all(not({ next: 'Rune of Koro' }), not(is('Sulfuron Harbinger'))),
      drop: 'Inspire',
      say: '{card} is discarded: it seldom helps.',
    },
    {
      drop: 'Unexpected Distraction',
      say: '{card} is discarded: it can’t hurt the raiders.',
    },
  ),
]

export const tactics: readonly Tactic[] = [...first, ...blows, ...bosses, ...purse, ...ragnaros, ...aims, ...drops]
