/** The reference entries of tactics, and the form of a raid's entries. */
import { aimMeasures, circumstances, measures, onlyWords, type Tactic } from '../language/tactics.ts'
import type { RaidDef } from './format.ts'

/** An entry: its meaning, its rule ('' if none), and an example. */
export interface RaidEntry {
  about: string
  rule: string
  /** The parts of a raid that show it. */
  example: Partial<RaidDef>
}

export const said = (about: string, rule: string, example: Partial<RaidDef>): RaidEntry => ({ about, rule, example })

/** Words as a file has them, in quotes. */
export const listed = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')

/** Measures that name cards, by their keys in `Measure`. */
const counted =
  '{ "own": … } that it controls, { "opposing": … } that its opponents control, { "deck": … } left in a deck, { "unattached": … } without a host, { "waiting": … } face down; "own" and "opposing" may also have a "tag", a "state" or a "counter"), or of counters ({ "counters": "Doom", "on": "raid", "own" or "opposing" }'

const plainly = { plain: 'It is simple.', say: 'It swings.' }
const advised = (tactic: Tactic): Partial<RaidDef> => ({ tactics: [tactic] })
export const tacticEntries: Readonly<Record<string, RaidEntry>> = {
  play: said(
    'Plays this card, if that is worth "gains"; "use" instead of "play" uses its payment power.',
    '',
    advised({ ...plainly, play: 'Swinging Fist', gains: 2 }),
  ),
  hold: said(
    'Neither plays nor uses this card; with "from", only doesn’t "play" it, or doesn’t "use" it once it is in play.',
    '',
    advised({ ...plainly, hold: 'Swinging Fist', from: 'play' }),
  ),
  attack: said(
    'Whom its characters attack, or with "by" only its hero or allies.',
    '',
    advised({ ...plainly, attack: { only: 'hero', most: 'threat' }, by: 'hero' }),
  ),
  aim: said(
    'Whom these cards choose: of those that fit "only", "named", "tag", "state", "counter" and "left", the one with the most or least.',
    '',
    advised({ ...plainly, aim: { least: 'health left' }, for: 'Swinging Fist' }),
  ),
  spare: said('Opposing cards that it doesn’t harm.', '', advised({ ...plainly, spare: 'Swinging Fist' })),
  reserve: said(
    'As long as one of these cards is in hand, or in play with a power to pay for, nothing else takes the resources that it costs; with "x", so many more for its X.',
    '',
    advised({ ...plainly, reserve: 'Swinging Fist' }),
  ),
  stay: said('These characters don’t attack.', '', advised({ ...plainly, stay: 'Yard Golem' })),
  drop: said(
    'What it discards first: cards by name, or those of a stage that is "past" or, "by" so many stages, "later".',
    '',
    advised({ ...plainly, drop: 'Swinging Fist' }),
  ),
  for: said(
    'The cards for which "aim" chooses, or of whose yes-or-no questions "answer" is the answer, "yes" or "no".',
    '',
    advised({ ...plainly, aim: { least: 'health left' }, for: 'Swinging Fist' }),
  ),
  if: said(
    `When it applies: ${listed(circumstances)}, a comparison, or one of holds, controls, played, lasts, turned, next, all, any, not.`,
    '',
    advised({ ...plainly, if: { all: ['own main time', ['opposing allies', '>=', 3]] }, play: 'Swinging Fist' }),
  ),
  comparison: said(
    `Compares one of ${listed(measures)}, or a count of cards by name (${counted}), with a number or another of them.`,
    '',
    advised({ ...plainly, if: ['ready resources', '>=', 2], play: 'Swinging Fist' }),
  ),
  only: said(
    `Only such targets: ${listed(onlyWords)}.`,
    '',
    advised({ ...plainly, aim: { only: 'ally' }, for: 'Swinging Fist' }),
  ),
  most: said(
    `The target with the most, or with "least" the least, of this: ${listed(aimMeasures)}, or { "counters": name }.`,
    '',
    advised({ ...plainly, aim: { most: 'ATK' }, for: 'Swinging Fist' }),
  ),
  plain: said('The tactic in words, as it is published.', '', advised({ ...plainly, play: 'Swinging Fist' })),
  say: said(
    'The reason given when it decides, with {card}, {target}, {health of target}, {ATK of target} (of its party), {brings} (a sentence about the act) and measured numbers, such as {stage} or {damage coming}, filled in.',
    '',
    advised({ ...plainly, say: '{card}, at stage {stage}.', play: 'Swinging Fist' }),
  ),
}
