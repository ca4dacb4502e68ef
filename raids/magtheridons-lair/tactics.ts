/**
 * The published tactics of the automated Magtheridon, most important first, and the advice that the raiders' bots follow;
 * docs/tactics.md prints both in plain words. Where none of them fits, general play decides (src/players).
 */
import type { Situation, Tactic } from '../../src/language/tactics.ts'

const all = (...of: Situation[]): Situation => ({ all: of })
const any = (...of: Situation[]): Situation => ({ any: of })
const not = (of: Situation): Situation => ({ not: of })

const mine = 'own main time'
const chained: Situation = ['stage', '=', 1]
const free: Situation = ['stage', '=', 2]
const bloods = { own: "Magtheridon's Blood" } as const
const cubes = { unattached: 'Manticron Cube' } as const
const novaSide: Situation = { turned: "Magtheridon's Lair" }

/** Whatever general play thinks of it. */
const anyway = -99

/** Blood that a card in hand waits for is not spent: its threshold, and one more for the cost. */
const keeps = (card: string, threshold: number): Situation =>
  all({ holds: card }, [bloods, '>=', threshold - 3], [bloods, '<=', threshold])

/** What decides a raid at once. */
const blows: readonly Tactic[] = [
  {
    plain: 'One Fell Swoop as soon as fifteen Bloods allow it.',
    if: mine,
    play: 'One Fell Swoop',
    say: '{card}: thirty melee damage to every hero and ally.',
  },
  {
    plain:
      'Blast Nova once the Nova side is up in the own turn: the Lair turns over twice, and the next Nova finds every Cube free.',
    if: all(mine, novaSide),
    play: 'Blast Nova',
    gains: anyway,
    say: '{card}: the Lair cools down and heats up again in one turn. The next Nova finds every Cube free.',
  },
  {
    plain: 'Otherwise Blast Nova is kept: on the Cooldown side it would only call off the Nova to come.',
    hold: 'Blast Nova',
    say: '{card} is kept for a turn that begins with the Nova side up.',
  },
  {
    plain: 'Fel Ruination as soon as seven Bloods allow it.',
    if: mine,
    play: 'Fel Ruination',
    say: '{card}: the raid loses a card for each Blood.',
  },
]

/** While he is chained he stalls: the Channelers work, and what gains Blood waits. */
const inChains: readonly Tactic[] = [
  {
    plain: 'While he is chained, what gains Blood waits until he is free.',
    if: chained,
    hold: ['Bathe in Blood', 'Whiplash'],
    say: '{card} waits: once he is free it gains a Blood, too.',
  },
  {
    plain: 'Summoner Channelers put Abyssals into play whenever three resources are ready.',
    if: mine,
    use: 'Summoner Channeler',
    gains: anyway,
    say: 'A Summoner Channeler puts an Abyssal into play.',
  },
  {
    plain: 'The Dark Mending Channeler heals the ally that lost most.',
    if: mine,
    use: 'Dark Mending Channeler',
    gains: 1,
    say: 'The Dark Mending Channeler heals an ally.',
  },
  {
    plain: 'The Dark Mending Channeler heals the ally that lost most.',
    for: 'Dark Mending Channeler',
    aim: { of: 'own', most: 'damage' },
    say: '{target} is healed: no other ally lost so much.',
  },
  {
    plain: 'A Shadow Channeler strikes the party in which most would fall.',
    if: all(mine, ['opposing allies', '>=', 2]),
    use: 'Shadow Channeler',
    gains: 1,
    say: 'A Shadow Channeler deals 1 shadow damage to a whole party.',
  },
  {
    plain: 'A Shadow Channeler strikes the party in which most would fall.',
    for: 'Shadow Channeler',
    aim: { most: 'allies' },
    say: '{target} has the largest party.',
  },
  {
    plain: 'While four allies or more hold the circle, the Channelers do not attack for little.',
    if: all(chained, [{ own: 'Abyssal' }, '<', 1], ['own allies', '>=', 4]),
    stay: ['Summoner Channeler', 'Dark Mending Channeler', 'Shadow Channeler'],
    say: 'The Channelers hold their circle: they hit harder as others fall.',
  },
]

/** Blood is kept where a card waits for it. */
const thresholds: readonly Tactic[] = [
  {
    plain:
      'Bloods are not spent while Fel Ruination or Spirit Wrench waits for the seventh, or One Fell Swoop for the fifteenth.',
    if: any(keeps('Fel Ruination', 8), keeps('Spirit Wrench', 8), keeps('One Fell Swoop', 16)),
    hold: ['Abyssal Reinforcements', 'Power Returns', "Pit Lord's Armor"],
    say: 'The Bloods are kept: a card in hand waits for them.',
  },
  {
    plain: 'Nor are they spent before the tenth has turned him over.',
    if: all(free, [bloods, '<', 10]),
    hold: ['Abyssal Reinforcements', "Pit Lord's Armor"],
    say: 'The Bloods are kept until the tenth turns him over.',
  },
  {
    plain: 'Power Returns comes back from the graveyard while ten Bloods and more are there.',
    if: [bloods, '<', 11],
    hold: 'Power Returns',
    say: 'Power Returns stays where it is: the Blood is worth more.',
  },
]

/** The cards that settle a turn. */
const cards: readonly Tactic[] = [
  {
    plain:
      'Terrifying Presence, Violent Reflex and Sow Destruction as early as they can be paid: they work every turn.',
    if: mine,
    play: ['Terrifying Presence', 'Violent Reflex', 'Sow Destruction'],
    say: '{card} comes early: it works from now on.',
  },
  {
    plain: 'Deadly Sweep and Path of Ruin wait for three allies or two pieces of equipment.',
    if: all(mine, ['opposing allies', '<', 3], ['opposing equipment', '<', 2]),
    hold: ['Deadly Sweep', 'Path of Ruin'],
    say: '{card} waits until there is more to take.',
  },
  {
    plain: 'Fiery Pits while a hero is close to falling, or the parties are small.',
    if: all(mine, any(['least health of an opposing hero', '<=', 8], ['opposing allies', '<=', 4])),
    play: 'Fiery Pits',
    say: '{card}: fifteen damage, wherever the raiders put it.',
  },
  {
    plain: 'Toss About from four heroes on.',
    if: all(mine, ['opposing heroes', '>=', 4]),
    play: 'Toss About',
    gains: anyway,
    say: '{card}: with so many dice it takes long until all are even.',
  },
  {
    plain: 'Blindside before a Nova that the raiders would otherwise be ready for.',
    if: all(mine, free, not(novaSide)),
    play: 'Blindside',
    gains: anyway,
    say: '{card}: no hand to prepare for the Nova with.',
  },
  {
    plain: 'Redouble Effort readies him for a second attack.',
    if: all('own main time', not('hero ready'), free),
    use: 'Redouble Effort',
    say: 'Redouble Effort readies him: he attacks another hero.',
  },
  {
    plain: 'Redouble Effort waits for his own attack.',
    if: any(chained, 'hero ready', "another's turn"),
    hold: 'Redouble Effort',
    say: 'Redouble Effort waits until he has attacked.',
  },
  {
    plain: 'He attacks a hero whom the attack destroys.',
    attack: { only: ['hero', 'would be destroyed'], most: 'threat' },
    say: '{target} falls to this attack.',
  },
  {
    plain: 'Else the hero whose party hits hardest.',
    attack: { only: 'hero', most: 'threat' },
    say: 'No party hits harder than that of {target}.',
  },
  {
    plain: 'Over the hand limit, what only helps while he is chained goes first once he is free.',
    if: free,
    drop: ['Abyssal Reinforcements', 'Broken Hopes'],
    say: '{card} is missed least now that he is free.',
  },
]

export const tactics: readonly Tactic[] = [...blows, ...inChains, ...thresholds, ...cards]

/** In the order in which the raiders kill them. */
const channelers = ['Summoner Channeler', 'Shadow Channeler', 'Dark Mending Channeler'] as const
const lastOne: Situation = all(chained, [{ opposing: channelers }, '<=', 1])
/** The turn before his fifth resource, which frees him anyway. */
const lateEnough: Situation = ['opposing resources', '>=', 4]

const manned = 'A Cube is manned: at the start of his turn the Nova looks for one that is free.'

/** Allies and heroes alike go for it. */
const attackFirst = (plain: string, name: string, say: string, when?: Situation): Tactic[] =>
  (['ally', 'hero'] as const).map((by) => ({
    plain,
    by,
    ...(when ? { if: when } : {}),
    attack: { named: name, least: 'health left' },
    say,
  }))

/** What a party that knows this raid does. */
export const advice: readonly Tactic[] = [
  {
    plain:
      'With the Nova side up, a raider mans free Cubes until those who still come before the Nova can man the rest with half of their characters.',
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
    plain: 'Otherwise nobody is exhausted for a Cube, nor for one that is manned.',
    hold: 'Manticron Cube',
    say: 'Nobody is exhausted for a Cube: others man it, or the Nova can’t be stopped.',
  },
  {
    plain:
      'Whoever loses least mans the Cube: a hero without a weapon, an ally that has just come, one that hits softly.',
    for: 'Manticron Cube',
    aim: { of: 'own', least: 'attack left' },
    say: '{target} mans the Cube: nobody else would lose so little by it.',
  },
  {
    plain: 'The last Channeler lives until the turn before his fifth resource: until then the raiders gather strength.',
    if: all(lastOne, not(lateEnough)),
    spare: channelers,
    say: '{target} is left alone: the last Channeler holds the chains.',
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
