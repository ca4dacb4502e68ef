/**
 * The published tactics of the automated Magtheridon, most important first, and the advice for the raiders' bots.
 * docs/tactics.md prints both in plain words. If none of them fits, general play decides (src/players).
 */
import type { Situation, Tactic } from '../../src/language/tactics.ts'
import { all, any, anyway, mine, not, together } from '../../src/raid/build.ts'

const chained: Situation = ['stage', '=', 1]
const free: Situation = ['stage', '=', 2]
const bloods = { own: "Magtheridon's Blood" } as const
const cubes = { unattached: 'Manticron Cube' } as const
const novaSide: Situation = { turned: "Magtheridon's Lair" }

/** Bloods are not spent while a card in hand waits for more of them: `threshold` is the number it needs. */
const keeps = (card: string, threshold: number): Situation =>
  all({ holds: card }, [bloods, '>=', threshold - 3], [bloods, '<=', threshold])

const blows: readonly Tactic[] = [
  {
    plain: 'One Fell Swoop as soon as he has the fifteen Bloods for it.',
    if: mine,
    play: 'One Fell Swoop',
    say: '{card}: thirty melee damage to every hero and ally.',
    seldom: 'Most raids are decided before he has fifteen Bloods.',
  },
  {
    plain:
      'Blast Nova while the Nova side is up on his own turn: the Lair flips twice, and the next Nova finds every Cube unmanned.',
    if: all(mine, novaSide),
    play: 'Blast Nova',
    gains: anyway,
    say: '{card}: the Lair cools down and heats up again in one turn. The next Nova finds every Cube unmanned.',
  },
  {
    plain: 'Otherwise he saves Blast Nova: on the Cooldown side it would only call off the coming Nova.',
    hold: 'Blast Nova',
    say: '{card} is saved for a turn that begins with the Nova side up.',
  },
  {
    plain: 'Fel Ruination as soon as he has the seven Bloods for it.',
    if: mine,
    play: 'Fel Ruination',
    say: '{card}: the raid loses a card for each Blood.',
  },
]

/** While he is chained he plays for time: he uses the Channelers and saves cards that gain Blood. */
const inChains: readonly Tactic[] = [
  {
    plain: 'While he is chained, he saves cards that gain Blood for when he is free.',
    if: chained,
    hold: ['Bathe in Blood', 'Whiplash'],
    say: '{card} waits: once he is free, it also gains a Blood.',
  },
  {
    plain: 'Summoner Channelers put Abyssals into play whenever three resources are ready.',
    if: mine,
    use: 'Summoner Channeler',
    gains: anyway,
    say: 'A Summoner Channeler puts an Abyssal into play.',
  },
  ...together(
    'The Dark Mending Channeler heals the ally with the most damage.',
    {
      if: mine,
      use: 'Dark Mending Channeler',
      gains: 1,
      say: 'The Dark Mending Channeler heals an ally.',
    },
    {
      for: 'Dark Mending Channeler',
      aim: { of: 'own', most: 'damage' },
      say: '{target} is healed: no other ally has as much damage.',
    },
  ),
  ...together(
    'A Shadow Channeler hits the party in which it would destroy the most.',
    {
      if: all(mine, ['opposing allies', '>=', 2]),
      use: 'Shadow Channeler',
      gains: 1,
      say: 'A Shadow Channeler deals 1 shadow damage to a whole party.',
    },
    {
      for: 'Shadow Channeler',
      aim: { most: 'allies' },
      say: '{target} has the largest party.',
    },
  ),
  {
    plain: 'While he has four allies or more, the Channelers do not attack for small gains.',
    if: all(chained, [{ own: 'Abyssal' }, '<', 1], ['own allies', '>=', 4]),
    stay: ['Summoner Channeler', 'Dark Mending Channeler', 'Shadow Channeler'],
    say: 'The Channelers hold back: each hits harder as the others fall.',
  },
]

/** Blood is saved for cards that need it. */
const thresholds: readonly Tactic[] = [
  {
    plain:
      'He does not spend Bloods while Fel Ruination or Spirit Wrench waits for the seventh, or One Fell Swoop for the fifteenth.',
    if: any(keeps('Fel Ruination', 8), keeps('Spirit Wrench', 8), keeps('One Fell Swoop', 16)),
    hold: ['Abyssal Reinforcements', 'Power Returns', "Pit Lord's Armor"],
    from: 'use',
    say: 'The Bloods are saved: a card in hand needs them.',
  },
  {
    plain: 'Nor does he spend them before the tenth has flipped him.',
    if: all(free, [bloods, '<', 10]),
    hold: ['Abyssal Reinforcements', "Pit Lord's Armor"],
    from: 'use',
    say: 'The Bloods are saved until the tenth flips him.',
  },
  {
    plain: 'Power Returns comes back from the graveyard while he has at least eleven Bloods.',
    if: [bloods, '<', 11],
    hold: 'Power Returns',
    from: 'use',
    say: 'Power Returns stays where it is: the Blood is worth more.',
  },
]

/** The cards that settle a turn. */
const cards: readonly Tactic[] = [
  {
    plain: 'Terrifying Presence, Violent Reflex and Sow Destruction as early as possible: they work every turn.',
    if: mine,
    play: ['Terrifying Presence', 'Violent Reflex', 'Sow Destruction'],
    say: '{brings}, as early as possible.',
  },
  {
    plain: 'Sadistic Choice whenever the hand has room for two cards: whatever the raider decides, it brings two.',
    if: all(mine, ['room in hand', '>=', 2]),
    play: 'Sadistic Choice',
    gains: anyway,
    say: '{card}: two cards for one resource, whatever the raider decides.',
  },
  {
    plain: 'Power Returns once it draws four cards or more.',
    if: all(mine, [bloods, '>=', 4], ['room in hand', '>=', 3]),
    play: 'Power Returns',
    say: '{card}: a card for each Blood.',
  },
  {
    plain: 'Deadly Sweep and Path of Ruin wait for three allies or two pieces of equipment.',
    if: all(mine, ['opposing allies', '<', 3], ['opposing equipment', '<', 2]),
    hold: ['Deadly Sweep', 'Path of Ruin'],
    say: '{card} waits until there is more to take.',
  },
  {
    plain: 'Fiery Pits when a hero is close to falling, or the parties are small.',
    if: all(mine, any(['least health of an opposing hero', '<=', 8], ['opposing allies', '<=', 4])),
    play: 'Fiery Pits',
    say: '{card}: fifteen damage, wherever the raiders want it.',
  },
  {
    plain: 'Toss About against four heroes or more.',
    if: all(mine, ['opposing heroes', '>=', 4]),
    play: 'Toss About',
    gains: anyway,
    say: '{brings}, which takes a while with so many dice.',
  },
  {
    plain: 'Blindside before a Nova that the raiders are prepared for.',
    if: all(mine, free, not(novaSide)),
    play: 'Blindside',
    gains: anyway,
    say: '{brings}: nobody prepares for the Nova with an empty hand.',
  },
  {
    plain: 'Redouble Effort readies him for a second attack.',
    if: all('own main time', not('hero ready'), free),
    use: 'Redouble Effort',
    say: 'Redouble Effort readies him: he attacks another hero.',
  },
  {
    plain: 'Redouble Effort waits until he has attacked.',
    if: any(chained, 'hero ready', "another's turn"),
    hold: 'Redouble Effort',
    say: 'Redouble Effort waits until he has attacked.',
  },
  {
    plain: 'He attacks a hero that the attack would destroy.',
    attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
    say: 'This attack should kill {target}.',
  },
  {
    plain:
      'Otherwise he brings one hero down rather than scratch three: the sooner one falls and the harder that party hits, the better.',
    attack: { only: 'hero', most: 'prize' },
    say: 'He attacks {target}: {health of target} health left, and {ATK of target} ATK in that party.',
  },
  {
    plain: 'Over the hand limit, once he is free, cards that only help while he is chained go first.',
    if: free,
    drop: ['Abyssal Reinforcements', 'Broken Hopes'],
    say: '{card} helps least now that he is free.',
  },
]

export const tactics: readonly Tactic[] = [...blows, ...inChains, ...thresholds, ...cards]

/** In the order in which the raiders kill them. */
const channelers = ['Summoner Channeler', 'Shadow Channeler', 'Dark Mending Channeler'] as const
const lastOne: Situation = all(chained, [{ opposing: channelers }, '<=', 1])
/** His fifth resource frees him anyway; this is the turn before. */
const lateEnough: Situation = ['opposing resources', '>=', 4]

const manned = 'A Cube is manned: the Nova strikes if one is free when his turn starts.'

/** The same tactic for allies and for heroes. */
const attackFirst = (plain: string, name: string, say: string, when?: Situation): Tactic[] =>
  (['ally', 'hero'] as const).map((by) => ({
    plain,
    by,
    ...(when ? { if: when } : {}),
    attack: { named: name, least: 'health left' },
    say,
  }))

/** Advice from raiders who know this raid. */
export const advice: readonly Tactic[] = [
  {
    plain:
      'With the Nova side up, a raider mans free Cubes until those who act before the Nova can man the rest with half of their characters.',
    if: all(
      mine,
      novaSide,
      [cubes, '>', 'half the characters still to come'],
      ['characters before the next opponent', '>=', cubes],
    ),
    use: 'Manticron Cube',
    which: 'unattached',
    gains: anyway,
    say: manned,
  },
  {
    plain: 'Otherwise nobody mans a Cube, and never one that is manned already.',
    hold: 'Manticron Cube',
    say: 'Nobody mans a Cube: others will, or the Nova can’t be stopped.',
  },
  {
    plain:
      'The character who gives up least mans the Cube: a hero without a weapon, an ally that has just come, one with low ATK.',
    for: 'Manticron Cube',
    aim: { of: 'own', least: 'attack left' },
    say: '{target} mans the Cube: nobody else would give up so little.',
  },
  {
    plain: 'The last Channeler is spared until the turn before his fifth resource, while the raiders gather strength.',
    if: all(lastOne, not(lateEnough)),
    spare: channelers,
    say: '{target} is spared: the last Channeler holds the chains.',
  },
  ...attackFirst(
    'Summoner Channelers are killed first, before their Abyssals fill the hall.',
    'Summoner Channeler',
    '{target} goes first: it would put Abyssals into play.',
  ),
  ...attackFirst(
    'Then Shadow Channelers, who hurt a whole party at once.',
    'Shadow Channeler',
    '{target} goes next: it hurts a whole party at once.',
    chained,
  ),
]
