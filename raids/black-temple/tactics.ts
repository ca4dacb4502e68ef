/**
 * The published tactics of the Boss player in Black Temple, most important first, and the advice for the raiders' bots.
 * docs/tactics.md prints both in plain words. If none of them fits, general play decides (src/players).
 */
import type { Tactic } from '../../src/language/tactics.ts'
import { all, any, anyway, is, mine, not, theirs, together } from '../../src/raid/build.ts'

const event = (number: number): string => `You Are Not Prepared! (${number})`

const najentus = "High Warlord Naj'entus"

/** The tactics for each Boss's own powers, in the order of their numbers. */
const bosses: readonly Tactic[] = [
  {
    plain:
      'Naj’entus plays for time, since each turn brings one more Minion: he spines the hero with the fewest allies, who then has nobody left to break his shell.',
    for: najentus,
    aim: { only: 'hero', least: 'allies' },
    say: 'Naj’entus spines {target}: nobody has fewer allies to break his shell.',
  },
  ...together(
    'Supremus destroys an ally with his second blow if he can; otherwise he hits the hero with the least health left.',
    {
      for: 'Supremus',
      aim: { only: ['ally', 'would be destroyed'], most: 'worth' },
      say: 'Supremus strikes again: {target} falls, too.',
    },
    {
      for: 'Supremus',
      aim: { only: 'hero', least: 'health left' },
      say: 'Supremus strikes again, at {target}.',
    },
  ),
  {
    plain: 'Akama, flipped, marks the hero with the least health left: if it falls, all of them do.',
    if: all(is('Shade of Akama'), 'hero flipped'),
    for: 'Shade of Akama',
    aim: { only: 'hero', least: 'health left' },
    say: 'Akama marks {target}: if that hero falls this turn, all heroes do.',
  },
  {
    plain: 'Akama, flipped, attacks the hero with the least health left, whom he has marked.',
    if: all(is('Shade of Akama'), 'hero flipped'),
    attack: { only: 'hero', least: 'health left' },
    by: 'hero',
    say: 'Akama goes for {target}: six damage, and if that hero falls, all do.',
  },
  ...together(
    'Akama, while shielded, hits an ally that would fall, otherwise the hero with the least health left.',
    {
      for: 'Shade of Akama',
      aim: { only: ['ally', 'would be destroyed'], most: 'worth' },
      say: 'The Channelers’ power destroys {target}.',
    },
    {
      for: 'Shade of Akama',
      aim: { only: 'hero', least: 'health left' },
      say: 'The Channelers’ power hits {target}.',
    },
  ),
  {
    plain: 'Teron makes a ghost of the raider whose party hits hardest, so that the party can’t reach him.',
    for: 'Teron Gorefiend',
    aim: { most: 'threat' },
    say: '{target} and the whole party become ghosts: no party hits Teron harder.',
  },
  {
    plain: 'Gurtogg destroys the most valuable allies.',
    for: 'Gurtogg Bloodboil',
    aim: { only: 'ally', most: 'worth' },
    say: 'Gurtogg destroys {target}.',
  },
  {
    plain: 'Ashtongue Channelers are worth more to Akama alive than as cards.',
    hold: 'Ashtongue Channeler',
    say: 'The Ashtongue Channelers stay: while one lives, nobody can hurt Akama.',
  },
  ...together(
    'The Essence of Anger spends counters on allies that they would destroy.',
    {
      if: all(is('Essence of Desire'), 'hero flipped'),
      use: 'Essence of Desire',
      gains: 2,
      say: 'An anger counter hurts an ally.',
    },
    {
      for: 'Essence of Desire',
      aim: { only: ['ally', 'would be destroyed'], most: 'worth' },
      say: 'An anger counter destroys {target}.',
    },
  ),
  {
    plain: 'Shahraz, flipped, spends her remaining resources on damage to everyone at the end of her turn.',
    if: all(is('Mother Shahraz'), 'hero flipped', mine, ['opposing heroes', '>=', 1]),
    use: 'Mother Shahraz',
    gains: 1,
    say: 'Shahraz deals 1 shadow damage to everyone.',
  },
  {
    plain: 'The Council destroys the raiders’ abilities once there are two or more.',
    if: all(is('The Illidari Council'), ['opposing abilities', '>=', 2]),
    use: 'The Illidari Council',
    gains: anyway,
    say: 'The Council destroys the {opposing abilities} abilities of the raiders.',
    seldom: 'Bots seldom have two abilities in play when the Council comes.',
  },
  {
    plain: 'The Council saves its four resources while there is less to destroy.',
    if: ['opposing abilities', '<', 1],
    hold: 'The Illidari Council',
    say: 'The Council waits: the raiders have no ability to destroy.',
  },
  {
    plain: 'The Betrayer plays for time until his five Events burn the raid: he heals once he has taken 15 damage.',
    if: all(is('The Betrayer'), not('hero flipped'), ['damage', '>=', 15]),
    use: 'The Betrayer',
    gains: anyway,
    say: 'The Betrayer heals 15 of his {damage} damage: time is on his side.',
    seldom: 'Hardly any raid among bots gets as far as the Betrayer.',
  },
  {
    plain: 'The Betrayer attacks first if he has taken less.',
    if: all(is('The Betrayer'), not('hero flipped'), ['damage', '<', 15]),
    hold: 'The Betrayer',
    say: 'The Betrayer does not heal yet: {damage} damage is too little.',
    seldom: 'Hardly any raid among bots gets as far as the Betrayer.',
  },
]

/** The ongoing Events, and cards saved in hand. */
const cards: readonly Tactic[] = [
  {
    plain: 'The Event that brings a Minion is used at once.',
    if: mine,
    use: event(65),
    gains: anyway,
    say: 'An Event is traded for another Minion in waiting.',
  },
  ...together(
    'The Event that exhausts an ally takes the one with the most ATK before the raiders attack.',
    {
      if: theirs,
      use: event(56),
      gains: 1,
      say: 'An Event exhausts an ally before it can attack.',
    },
    {
      for: event(56),
      aim: { only: 'ally', most: 'ATK' },
      say: '{target} is exhausted: no ally hits harder.',
    },
  ),
  {
    plain: 'Fixate waits for the Boss’s own attack.',
    if: not('hero attacking'),
    hold: 'Fixate',
    say: '{card} waits for an attack.',
  },
  ...together(
    'Needle Spine waits until somebody attacks the Boss for two damage or more.',
    {
      if: all('hero defending', ['this blow', '>=', 2]),
      play: 'Needle Spine',
      gains: anyway,
      say: '{card}: the attacker takes what it deals.',
    },
    {
      for: 'Needle Spine',
      aim: { only: 'attacking' },
      say: '{card} on {target}, who attacks the Boss.',
    },
    {
      hold: 'Needle Spine',
      say: '{card} waits for an attacker.',
    },
  ),
  {
    plain: 'Prismatic Shield waits for three damage or more.',
    if: any(mine, ['damage coming', '<', 3]),
    hold: 'Prismatic Shield',
    say: '{card} waits until the raiders strike.',
  },
  {
    plain: 'Aura of Suffering and Fel Geyser come before everything else: they work for the rest of the raid.',
    if: mine,
    play: ['Aura of Suffering', 'Fel Geyser'],
    say: '{brings}.',
  },
  ...together(
    'Doom Blossom whenever a resource is left, on an ally that it would destroy, otherwise on a hero.',
    {
      if: mine,
      play: 'Doom Blossom',
      gains: anyway,
      say: '{card}: three damage, then two, then one.',
    },
    {
      for: 'Doom Blossom',
      aim: { only: 'ally', left: 3, most: 'cost' },
      say: '{card} on {target}, who dies of it.',
    },
    {
      for: 'Doom Blossom',
      aim: { only: 'hero', most: 'prize' },
      say: '{card} on {target}: {health of target} health left, and {ATK of target} ATK in that party.',
    },
  ),
  {
    plain: 'Fel Rage when the hand has three cards or fewer.',
    if: all(mine, ['hand', '<=', 3]),
    play: 'Fel Rage',
    say: '{card}: the hand is nearly empty.',
  },
]

export const tactics: readonly Tactic[] = [...bosses, ...cards]

/** Bosses that can be struck down, and hit no harder a turn later; the Boss that follows each brings all waiting cards. */
const mortals = [najentus, 'Supremus', 'Shade of Akama', 'Teron Gorefiend', 'Gurtogg Bloodboil']

/** Advice from raiders who know the temple. */
export const advice: readonly Tactic[] = [
  {
    plain:
      'The last raider before the Boss’s turn does not strike the last blow at one of the first five Bosses while Minions wait: the next Boss would attack with them before anybody could.',
    if: all(
      mine,
      ['friends', '>=', 1],
      ['half the characters still to come', '=', 0],
      [{ waiting: 'Minion' }, '>=', 1],
    ),
    spare: mortals,
    say: '{target} lives until the next round: otherwise the next Boss would strike before we can.',
  },
  {
    plain:
      'A raider breaks Naj’entus’s shell whenever two resources are left and a character without a spine is ready.',
    if: all(mine, not({ turned: najentus })),
    use: najentus,
    gains: anyway,
    say: 'The spines come out: Naj’entus can be hurt now.',
  },
  {
    plain: 'Ghosts, who alone can reach the Shadowy Constructs, attack them before anything else.',
    attack: { named: 'Shadowy Construct' },
    say: '{target} first: when the last Construct is gone, the ghosts come back.',
  },
  {
    plain: 'Tokens that shield a Boss are attacked first: Ashtongue Channelers, Soul Fragments.',
    attack: { named: ['Ashtongue Channeler', 'Soul Fragment'] },
    say: '{target} first: nothing hurts the Boss while one of them is left.',
  },
]
