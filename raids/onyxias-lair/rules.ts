/** The numbered rules of this raid (R2), with their topics. */
import type { Numbered } from '../../src/raid/format.ts'

export const rules: readonly Numbered[] = [
  ['R200', 'Starting the raid'],
  ['R200.1', 'Shuffling Main and Event deck'],
  ['R200.2', 'Stage 1 is in play'],
  ['R200.3', 'Seven cards each; mulligans'],
  ['R200.4', 'The Boss begins, without a first draw'],
  ['R201', 'Boss player’s turn'],
  ['R201.1', 'Ready step; draws by the stage'],
  ['R201.2', 'The event phase'],
  ['R201.2a', 'A resolved event becomes a resource'],
  ['R201.2b', 'An event left face up as a reminder'],
  ['R201.3', 'The action phase comes next'],
  ['R202', 'Boss destruction'],
  ['R202.1', 'Stage 1 and 2: the next stage swaps in'],
  ['R202.2', 'Stage 3: the Boss player loses'],
  ['R203', 'Raid-specific concepts'],
  ['R203.1', 'Stage', 'definition', 'A heading; its rules are below it.'],
  ['R203.1a', 'Which card is which stage'],
  ['R203.1b', 'Cards for one stage only'],
  ['R203.2', 'Event', 'definition', 'A heading; its rule is below it.'],
  ['R203.2a', 'The top event joins the chain'],
  ['R203.3', 'Whelp', 'definition', 'A heading; its rule is below it.'],
  ['R203.3a', 'What a Whelp is'],
]
