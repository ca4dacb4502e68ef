/**
 * The published tactics of the automated Onyxia, most important first; docs/tactics.md prints them in plain words. Where
 * none of them fits, general play decides (src/players).
 */
import type { Tactic } from '../../src/language/tactics.ts'

/** Her three sides' flip powers: each once a stage, lost when the stage falls. */
const flips: readonly Tactic[] = [
  {
    plain: 'Stage 3: with twenty ready resources, flip and destroy every hero.',
    if: ['stage', '=', 3],
    use: 'Onyxia (Stage 3)',
    say: 'Onyxia flips: that destroys every opposing hero.',
  },
  {
    plain: 'Stage 1: with ten ready resources, flip and destroy a hero, before the stage can fall.',
    if: ['stage', '=', 1],
    use: 'Onyxia (Stage 1)',
    say: 'Onyxia flips: ten resources for a hero is the best trade there is.',
  },
  {
    plain: 'The flip takes the healer; without one, the hero with the most health left, whom nothing else kills soon.',
    for: 'Onyxia (Stage 1)',
    aim: { only: 'healer', most: 'health left' },
    say: '{target} is destroyed: the healer who keeps the others alive.',
  },
  {
    plain: 'The flip takes the healer; without one, the hero with the most health left, whom nothing else kills soon.',
    for: 'Onyxia (Stage 1)',
    aim: { only: 'hero', most: 'health left' },
    say: '{target} is destroyed: the hero that would last longest.',
  },
  {
    plain: 'Stage 2: flip for Whelps on the own turn once they are at least four.',
    if: { all: ['own main time', ['resources', '>=', 4]] },
    use: 'Onyxia (Stage 2)',
    say: 'Onyxia flips: a Whelp for each of her resources.',
  },
]

/** The cards that settle a turn. */
const blows: readonly Tactic[] = [
  {
    plain: 'Brood of Onyxia as soon as stage 2 allows it.',
    if: 'own main time',
    play: 'Brood of Onyxia',
    say: '{card}: ten Whelps for one card.',
  },
  {
    plain:
      'Home Lair Advantage goes before Burninate or Wrath of Onyxia when a raider could interrupt, and is kept for that.',
    if: {
      all: [
        'own main time',
        ['opposing ready resources', '>=', 2],
        {
          any: [
            { all: [{ holds: 'Burninate' }, ['ready resources', '>=', 9]] },
            { all: [{ holds: 'Wrath of Onyxia' }, ['ready resources', '>=', 7], ['opposing allies', '>=', 4]] },
          ],
        },
      ],
    },
    play: 'Home Lair Advantage',
    say: '{card} first: what follows must not be interrupted.',
  },
  {
    plain:
      'Home Lair Advantage goes before Burninate or Wrath of Onyxia when a raider could interrupt, and is kept for that.',
    hold: 'Home Lair Advantage',
    say: '{card} is kept for a turn that must not be interrupted.',
  },
  {
    plain: 'Burninate, Wrath of Onyxia and Bellowing Roar wait until they take four cards or more.',
    if: { all: ['own main time', ['opposing allies', '>=', 4]] },
    play: ['Burninate', 'Wrath of Onyxia', 'Bellowing Roar'],
    gains: 12,
    say: '{card}: the raiders have more allies than they can afford to lose.',
  },
  {
    plain: 'Flame Breath, Head Slam, Wing Buffet and Tossed into the Hatchery wait for three allies or more.',
    if: ['opposing allies', '<', 3],
    hold: ['Flame Breath', 'Head Slam', 'Wing Buffet', 'Tossed into the Hatchery'],
    say: '{card} waits for more allies.',
  },
  {
    plain: 'The Whelp Pits are dug in stage 2, where they bring Whelps every turn.',
    if: ['stage', '!=', 2],
    hold: 'The Whelp Pits',
    say: '{card} waits for stage 2.',
  },
  {
    plain: 'Crush and Tail Swipe are not wasted on small fry.',
    play: ['Crush', 'Tail Swipe'],
    gains: 6,
    say: '{card}: there is something worth it.',
  },
  {
    plain: 'Crush and Tail Swipe are not wasted on small fry.',
    hold: ['Crush', 'Tail Swipe'],
    say: '{card} is kept for something greater.',
  },
  {
    plain: 'Another Lesson when Onyxia is ready and the raiders have two allies or more.',
    if: { all: ['own main time', 'hero ready', ['attack', '>=', 2], ['opposing allies', '>=', 2]] },
    play: 'Another Lesson',
    say: '{card}: she readies after each ally that she bites.',
  },
  {
    plain: 'Another Lesson when Onyxia is ready and the raiders have two allies or more.',
    hold: 'Another Lesson',
    say: '{card} waits for a turn with more than one attack.',
  },
  {
    plain: 'Tooth and Claw, Trample and Draconic Rage as early as they can be paid: they count every turn.',
    if: { all: ['own main time', ['round', '<=', 6]] },
    play: ['Tooth and Claw', 'Trample', 'Draconic Rage'],
    say: '{card} early: it adds to every attack from now on.',
  },
]

/** What answers the raiders on their turns. */
const answers: readonly Tactic[] = [
  {
    plain: 'Knock Away against the great assault: eight or more damage coming, or enough to end the stage.',
    if: {
      all: [
        "another's turn",
        {
          any: [
            ['damage coming', '>=', 8],
            ['damage coming', '>=', 'health left'],
          ],
        },
      ],
    },
    play: 'Knock Away',
    gains: 2,
    say: '{card}: the assault of this turn comes to nothing.',
  },
  {
    plain: 'Knock Away against the great assault: eight or more damage coming, or enough to end the stage.',
    if: { not: ['damage coming', '>=', 'health left'] },
    hold: 'Knock Away',
    say: '{card} is kept for a greater assault.',
  },
  {
    plain: 'Foolish Mortals! only for five damage at once, or to save the stage.',
    if: {
      all: [
        ['damage coming', '<', 5],
        ['damage coming', '<', 'health left'],
      ],
    },
    hold: 'Foolish Mortals!',
    say: '{card} is kept until it prevents all of its five.',
  },
  {
    plain: 'Devour takes an attacker that Onyxia defends against.',
    if: 'hero defending',
    play: 'Devour',
    gains: 3,
    say: '{card}: the attacker came within reach of her jaws.',
  },
  {
    plain: 'Thrash only for a second attack in the own turn.',
    if: { any: [{ not: 'own main time' }, 'hero ready'] },
    hold: 'Thrash',
    say: '{card} is kept for a second attack.',
  },
  {
    plain: 'Draconic Might once Onyxia attacks.',
    if: { not: 'hero attacking' },
    hold: 'Draconic Might',
    say: '{card} is kept until she attacks.',
  },
  {
    plain: 'Learn Your Place, Mortal! when it draws at least three cards.',
    if: ['room in hand', '<', 4],
    hold: 'Learn Your Place, Mortal!',
    say: '{card} waits until the hand is smaller.',
  },
  {
    plain: 'Head Slam only while the damage that it costs leaves Onyxia well alive.',
    if: ['health left', '<=', 9],
    hold: 'Head Slam',
    say: '{card} would cost health that she needs.',
  },
]

/** Whom it hits. */
const aims: readonly Tactic[] = [
  {
    plain: 'After Another Lesson she attacks allies, one after the other, before she attacks a hero.',
    if: { played: 'Another Lesson' },
    attack: { only: 'ally', most: 'worth' },
    say: 'She attacks {target}: after an ally she readies again.',
  },
  {
    plain: 'She attacks a hero whom the attack destroys.',
    if: { not: { played: 'Another Lesson' } },
    attack: { only: 'would be destroyed', most: 'worth' },
    say: 'She attacks {target}: that is the end of it.',
  },
  {
    plain: 'She attacks the hero whose party hits hardest.',
    if: { not: { played: 'Another Lesson' } },
    attack: { only: 'hero', most: 'threat' },
    say: 'She attacks {target}, whose party hits her hardest.',
  },
  {
    plain: 'Whelps attack the hero whose party hits hardest, unless they can destroy another.',
    by: 'ally',
    attack: { only: 'would be destroyed', most: 'worth' },
    say: 'A Whelp attacks {target}: that is the end of it.',
  },
  {
    plain: 'Whelps attack the hero whose party hits hardest, unless they can destroy another.',
    by: 'ally',
    attack: { only: 'hero', most: 'threat' },
    say: 'A Whelp attacks {target}, whose party hits hardest.',
  },
  {
    plain: 'Crush takes an ally that attacks, else a protector in the way, else the ally with the most ATK.',
    if: "another's turn",
    for: ['Crush', 'Devour'],
    aim: { only: 'attacking', most: 'worth' },
    say: '{card} on {target}: it is attacking.',
  },
  {
    plain: 'Crush takes an ally that attacks, else a protector in the way, else the ally with the most ATK.',
    for: ['Crush', 'Tail Swipe', 'Down the Gullet', 'Smoke and Ash'],
    aim: { only: 'ally', most: 'ATK' },
    say: '{card} on {target}: the ally with the most ATK.',
  },
  {
    plain: 'Trample exhausts a ready protector, else the strongest ally.',
    for: 'Trample',
    aim: { only: 'protector', most: 'health left' },
    say: '{card} exhausts {target}, who could have protected.',
  },
  {
    plain: 'Engulfing Flames burns the hero with the least health left.',
    for: 'Engulfing Flames',
    aim: { only: 'hero', least: 'health left' },
    say: '{card} on {target}: the hero nearest to death.',
  },
]

/** What goes first when the hand is over ten cards. */
const drops: readonly Tactic[] = [
  {
    plain: 'Over the hand limit, cards of another stage go first.',
    if: ['stage', '=', 3],
    drop: ['Brood of Onyxia', 'Deep Breath'],
    say: '{card} is discarded: its stage is over.',
  },
  {
    plain: 'Over the hand limit, cards of another stage go first.',
    if: ['stage', '=', 1],
    drop: ['Lava Cracks', 'Bellowing Roar'],
    say: '{card} is discarded: its stage is far away.',
  },
]

export const tactics: readonly Tactic[] = [...flips, ...blows, ...answers, ...aims, ...drops]
