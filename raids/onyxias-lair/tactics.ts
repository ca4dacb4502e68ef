/**
 * The published tactics of the automated Onyxia, most important first; docs/tactics.md prints them in plain words.
 * If none of them fits, general play decides (src/players).
 */
import type { Tactic } from '../../src/language/tactics.ts'
import { all, any, mine, not, theirs, together } from '../../src/raid/build.ts'

/** The flip power of each stage: used once per stage, lost when the stage ends. */
const flips: readonly Tactic[] = [
  {
    plain: 'Stage 3: with twenty ready resources, flip and destroy every hero.',
    if: ['stage', '=', 3],
    use: 'Onyxia (Stage 3)',
    say: 'Onyxia flips: that destroys every opposing hero.',
  },
  {
    plain: 'Stage 1: with ten ready resources, flip and destroy a hero, before the stage is lost.',
    if: ['stage', '=', 1],
    use: 'Onyxia (Stage 1)',
    say: 'Onyxia flips: a hero less, while she has {health left} health left.',
  },
  ...together(
    'The flip takes the healer; without one, the hero with the most health left, whom nothing else kills soon.',
    {
      for: 'Onyxia (Stage 1)',
      aim: { only: 'healer', most: 'health left' },
      say: '{target} is destroyed: the healer keeps the others alive.',
    },
    {
      for: 'Onyxia (Stage 1)',
      aim: { only: 'hero', most: 'health left' },
      say: '{target} is destroyed: no other hero would last as long.',
      seldom: 'Nearly every party has a healer.',
    },
  ),
  {
    plain: 'Stage 2: flip for Whelps on her own turn once there would be at least four.',
    if: all(mine, ['resources', '>=', 4]),
    use: 'Onyxia (Stage 2)',
    say: 'Onyxia flips: {resources} resources, and as many Whelps.',
  },
]

/** The cards that settle a turn. */
const blows: readonly Tactic[] = [
  {
    plain: 'Brood of Onyxia as soon as stage 2 allows it.',
    if: mine,
    play: 'Brood of Onyxia',
    say: '{card}: ten Whelps for one card, and {opposing heroes} heroes to be bitten.',
  },
  {
    plain: 'While the raiders could end the stage before her next turn, she keeps the resource for Knock Away.',
    if: ['assault to come', '>=', 'health left'],
    reserve: 'Knock Away',
    say: 'One resource is kept for Knock Away.',
  },
  ...together(
    'Home Lair Advantage is saved, and played before Burninate or Wrath of Onyxia when a raider could interrupt them.',
    {
      if: all(
        mine,
        ['opposing ready resources', '>=', 2],
        any(
          all({ holds: 'Burninate' }, ['ready resources', '>=', 9]),
          all({ holds: 'Wrath of Onyxia' }, ['ready resources', '>=', 7], ['opposing allies', '>=', 4]),
        ),
      ),
      play: 'Home Lair Advantage',
      say: '{card} first, so that nobody can interrupt what follows.',
    },
    {
      hold: 'Home Lair Advantage',
      say: '{card} is saved for a turn that must not be interrupted.',
    },
  ),
  {
    plain: 'Burninate, Wrath of Onyxia and Bellowing Roar wait until they take four cards or more.',
    if: all(mine, ['opposing allies', '>=', 4]),
    play: ['Burninate', 'Wrath of Onyxia', 'Bellowing Roar'],
    gains: 12,
    say: '{card}: {opposing allies} allies, who would help to deal her {assault to come} damage before her next turn.',
  },
  {
    plain: 'Flame Breath, Head Slam, Wing Buffet and Tossed into the Hatchery wait for three allies or more.',
    if: ['opposing allies', '<', 3],
    hold: ['Flame Breath', 'Head Slam', 'Wing Buffet', 'Tossed into the Hatchery'],
    say: '{card} waits for more allies.',
  },
  ...together(
    'The Whelp Pits wait for stage 2, where they bring Whelps every turn.',
    {
      if: ['stage', '!=', 2],
      hold: 'The Whelp Pits',
      from: 'play',
      say: '{card} waits for stage 2.',
    },
    {
      if: all(mine, ['stage', '=', 2]),
      play: 'The Whelp Pits',
      say: '{card}: a die of Whelps each turn.',
    },
  ),
  ...together(
    'Crush waits for an ally who matters; Tail Swipe is not wasted on small fry.',
    {
      play: 'Crush',
      gains: 12,
      say: '{brings}.',
    },
    {
      play: 'Tail Swipe',
      gains: 6,
      say: '{brings}.',
    },
    {
      hold: ['Crush', 'Tail Swipe'],
      say: '{card} is saved for a bigger target.',
    },
  ),
  ...together(
    'Another Lesson when Onyxia is ready and the raiders have at least two allies.',
    {
      if: all(mine, 'hero ready', ['attack', '>=', 2], ['opposing allies', '>=', 2]),
      play: 'Another Lesson',
      say: '{card}: she readies after each ally she bites.',
    },
    {
      hold: 'Another Lesson',
      say: '{card} waits for a turn with more than one attack.',
    },
  ),
  {
    plain: 'Tooth and Claw, Trample and Draconic Rage as early as possible: they help every turn.',
    if: all(mine, ['round', '<=', 6]),
    play: ['Tooth and Claw', 'Trample', 'Draconic Rage'],
    say: '{brings}, from now on.',
  },
  {
    plain: 'Foolish Mortals! early: once it is in play, its power is free on any turn.',
    if: mine,
    play: 'Foolish Mortals!',
    say: '{card} now: from then on its power is free, on any turn.',
  },
]

/** Responses on the raiders' turns. */
const answers: readonly Tactic[] = [
  ...together(
    'Knock Away against a big assault: eight or more damage coming, or enough to end the stage.',
    {
      if: all(
        theirs,
        ['damage coming', '>=', 1],
        any(['damage coming', '>=', 8], ['damage coming', '>=', 'health left']),
      ),
      play: 'Knock Away',
      gains: 2,
      say: '{card}: {damage coming} damage was coming, and she has {health left} health left.',
    },
    {
      if: not(['damage coming', '>=', 'health left']),
      hold: 'Knock Away',
      say: '{card} is saved for a bigger assault.',
    },
  ),
  ...together(
    'The power of Foolish Mortals! waits for five damage at once or in one turn, or saves the stage.',
    {
      if: any(
        ['this blow', '>=', 5],
        ['this blow', '>=', 'health left'],
        all(['this blow', '>=', 2], ['damage coming', '>=', 7]),
      ),
      use: 'Foolish Mortals!',
      gains: 1,
      say: '{card}: this blow deals {this blow}, and five of it and the next are prevented.',
    },
    {
      hold: 'Foolish Mortals!',
      from: 'use',
      say: '{card} is saved until it prevents a full five damage.',
    },
  ),
  {
    plain: 'Dragon Hide waits for a blow of two damage or more.',
    if: ['this blow', '<', 2],
    hold: 'Dragon Hide',
    from: 'use',
    say: '{card} is saved for a harder blow.',
  },
  ...together(
    'The Whelp Pits are sacrificed only as stage 2 ends, or after it.',
    {
      if: all(theirs, ['stage', '=', 2], ['this blow', '>=', 'health left']),
      use: 'The Whelp Pits',
      say: '{card} give their last Whelps: this blow deals {this blow}, and stage 2 has {health left} health left.',
    },
    {
      if: ['stage', '<=', 2],
      hold: 'The Whelp Pits',
      from: 'use',
      say: '{card} bring Whelps every turn, as long as they are there.',
    },
  ),
  {
    plain: 'Devour takes an attacker that Onyxia defends against.',
    if: 'hero defending',
    play: 'Devour',
    gains: 3,
    say: '{brings}: the attacker came too close to her jaws.',
  },
  {
    plain: 'Thrash only for a second attack on her own turn.',
    if: any(not(mine), 'hero ready'),
    hold: 'Thrash',
    say: '{card} is saved for a second attack.',
  },
  {
    plain: 'Draconic Might once Onyxia attacks.',
    if: not('hero attacking'),
    hold: 'Draconic Might',
    say: '{card} is saved until she attacks.',
  },
  {
    plain: 'Learn Your Place, Mortal! when it draws at least three cards.',
    if: ['room in hand', '<', 4],
    hold: 'Learn Your Place, Mortal!',
    say: '{card} waits until the hand is smaller.',
  },
  {
    plain: 'Head Slam only while Onyxia can easily afford the damage it costs.',
    if: ['health left', '<=', 9],
    hold: 'Head Slam',
    say: '{card} would cost health she needs.',
  },
]

/** Choice of targets. */
const aims: readonly Tactic[] = [
  {
    plain: 'After Another Lesson she attacks allies, one after another, before she attacks a hero.',
    if: { played: 'Another Lesson' },
    attack: { only: 'ally', most: 'worth' },
    say: 'She attacks {target}: after biting an ally she readies again.',
  },
  {
    plain: 'She attacks a hero that the attack would destroy.',
    if: not({ played: 'Another Lesson' }),
    attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
    say: 'She attacks {target} for the kill.',
  },
  {
    plain:
      'Otherwise she brings one hero down rather than scratch three: the sooner one falls and the harder that party hits, the better.',
    if: not({ played: 'Another Lesson' }),
    attack: { only: 'hero', most: 'prize' },
    say: 'She attacks {target}: {health of target} health left, and {ATK of target} ATK in that party.',
  },
  ...together(
    'Whelps destroy a hero if they can, alone or together with her; otherwise an ally; otherwise they attack as she does.',
    {
      by: 'ally',
      attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
      say: 'A Whelp attacks {target} for the kill.',
    },
    {
      by: 'ally',
      attack: { only: ['hero', 'within reach'], most: 'threat' },
      say: 'A Whelp attacks {target}, who can fall in this turn.',
    },
    {
      by: 'ally',
      attack: { only: 'would be destroyed', most: 'worth' },
      say: 'A Whelp attacks {target} for the kill.',
    },
    {
      by: 'ally',
      attack: { only: 'hero', most: 'prize' },
      say: 'A Whelp attacks {target}: {health of target} health left, and {ATK of target} ATK in that party.',
    },
  ),
  ...together(
    'Crush takes an ally that attacks, otherwise a protector in the way, otherwise the ally with the most ATK.',
    {
      if: theirs,
      for: ['Crush', 'Devour'],
      aim: { only: 'attacking', most: 'worth' },
      say: '{card} on {target}: it is attacking.',
    },
    {
      for: ['Crush', 'Tail Swipe', 'Down the Gullet', 'Smoke and Ash'],
      aim: { only: 'ally', most: 'ATK' },
      say: '{card} on {target}: no ally has more ATK.',
    },
  ),
  {
    plain: 'Trample exhausts a ready protector, otherwise the strongest ally.',
    for: 'Trample',
    aim: { only: 'protector', most: 'health left' },
    say: '{card} exhausts {target}, who could have protected.',
  },
  ...together(
    'Engulfing Flames burns a hero who dies of it, otherwise one whom it and her attacks bring down together, otherwise the one whom she attacks.',
    {
      for: 'Engulfing Flames',
      aim: { only: 'hero', left: 5, most: 'threat' },
      say: '{card} on {target}, who dies of it.',
    },
    {
      if: 'own turn',
      for: 'Engulfing Flames',
      aim: { only: ['hero', 'within reach'], most: 'threat' },
      say: '{card} on {target}, who falls to it and her attacks together.',
    },
    {
      for: 'Engulfing Flames',
      aim: { only: 'hero', most: 'prize' },
      say: '{card} on {target}: {health of target} health left, and {ATK of target} ATK in that party.',
    },
  ),
]

/** The order of discarding from a hand of more than ten cards. */
const drops: readonly Tactic[] = [
  ...together(
    'Cards of a stage that is over are discarded first, then those of stage 3 while stage 3 is still to come.',
    {
      drop: { stage: 'past' },
      say: '{card} is discarded: its stage is over.',
    },
    {
      if: ['stage', '=', 1],
      drop: { stage: 'later', by: 2 },
      say: '{card} is discarded: its stage is far away.',
    },
    {
      if: ['stage', '=', 2],
      drop: { stage: 'later' },
      say: '{card} is discarded: its stage has not come yet.',
    },
  ),
]

export const tactics: readonly Tactic[] = [...flips, ...blows, ...answers, ...aims, ...drops]

/** Advice from raiders who know her lair. */
export const advice: readonly Tactic[] = [
  {
    plain:
      'The last raider before her turn does not end the first stage while she has five to eight resources: she would bring Whelps at once, before anybody has hit the second stage.',
    if: all(
      mine,
      ['friends', '>=', 1],
      ['half the characters still to come', '=', 0],
      ['stage', '=', 1],
      ['opposing resources', '>=', 5],
      ['opposing resources', '<', 9],
    ),
    spare: ['Onyxia (Stage 1)', 'Onyxia (Stage 2)'],
    say: '{target} is left standing: the next stage would begin with her turn.',
  },
]
