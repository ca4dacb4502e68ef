/** All sections of the rules together: the implementations of the agenda's steps, and of the verbs. */

import { startingSteps } from './101-starting.ts'
import { endingSteps } from './102-ending.ts'
import { nameVerbs } from './200-names.ts'
import { weaponSteps } from './303-weapons.ts'
import { hostSteps } from './400-attachments.ts'
import { copy, copySteps } from './402-copying.ts'
import { tokenVerbs } from './404-tokens.ts'
import { refusalToPlay } from './409-playing.ts'
import { prioritySteps } from './410-priority.ts'
import { searchSteps } from './413-searching.ts'
import { uniquenessSteps } from './414-uniqueness.ts'
import { deckSteps } from './415-zones/decks.ts'
import { mending } from './415-zones/mending.ts'
import { showing } from './415-zones/real-cards.ts'
import { closingSteps } from './500-closing.ts'
import { turnSteps, turnVerbs } from './500-turn.ts'
import { startPhaseSteps } from './501-start-phase.ts'
import { actionPhaseSteps } from './502-action-phase.ts'
import { endPhaseSteps } from './503-end-phase.ts'
import { otherAims } from './601-proposal.ts'
import { combatSteps, combatVerbs } from './602-combat.ts'
import { conclusionSteps } from './603-conclusion.ts'
import { couldTarget } from './706-targets.ts'
import { addingSteps } from './707-adding-links/adding.ts'
import { triggeredSteps } from './708-triggered-effects.ts'
import { doneSteps } from './709-resolving-links/done.ts'
import { isRight } from './709-resolving-links/questions.ts'
import { resolvingSteps } from './709-resolving-links/resolving.ts'
import { textSteps } from './709-resolving-links/text.ts'
import { enteringSteps } from './710-entering.ts'
import { cardVerbs } from './713-one-shot-modifiers/cards.ts'
import { damageVerbs } from './713-one-shot-modifiers/damage.ts'
import { deedVerbs } from './713-one-shot-modifiers/deeds.ts'
import { drawSteps, drawVerbs } from './713-one-shot-modifiers/drawing.ts'
import { linkVerbs } from './713-one-shot-modifiers/links.ts'
import { modifyVerbs } from './713-one-shot-modifiers/modify.ts'
import { turningVerbs } from './713-one-shot-modifiers/turning.ts'
import { remained } from './714-continuous-modifiers/remains.ts'
import { ask as cardAsk } from './714-continuous-modifiers/traits.ts'
import { packetSteps } from './717-packets/packets.ts'
import { cardRuleSteps, cardRuleVerbs } from './800-cards.ts'
import { hearthingSteps, hearthingVerbs } from './800-hearthing.ts'
import { loopSteps } from './803-loops.ts'
import type { Ask, StepDefs } from './core/game.ts'
import { hasHappened, timesBefore } from './core/history.ts'
import { happenedNow, oftenNow } from './core/patterns.ts'
import { tableAsk } from './core/words.ts'
import { dropSteps } from './R304-dropping/dropping.ts'
import { isOutside } from './R503-realms.ts'

/** The questions that sections ask each other about a card as it is now. */
const playable: Ask['playable'] = (g, seat, id) => refusalToPlay(g, seat, id, false, true) === null
const happened: Ask['happened'] = (g, p, since, env) => (since === 'game' ? hasHappened : happenedNow)(g, p, env)
const often: Ask['often'] = (g, p, since, env) => (since === 'game' ? timesBefore : oftenNow)(g, p, env, 0)
export const ask: Ask = {
  ...tableAsk,
  ...cardAsk,
  outside: isOutside,
  couldTarget,
  playable,
  otherAims,
  right: isRight,
  remained,
  happened,
  often,
  timesBefore,
}

const verbs = {
  ...cardRuleVerbs,
  ...hearthingVerbs,
  ...nameVerbs,
  ...tokenVerbs,
  ...cardVerbs,
  ...drawVerbs,
  ...damageVerbs,
  ...turningVerbs,
  ...linkVerbs,
  ...deedVerbs,
  ...modifyVerbs,
  copy,
  ...turnVerbs,
  ...combatVerbs,
}

/** All but those of the raid's machine and of the loop. */
export const steps: Omit<StepDefs, 'raid' | 'text-done' | 'answering'> = {
  ...endingSteps,
  ...prioritySteps,
  ...uniquenessSteps,
  ...startingSteps,
  ...closingSteps,
  ...turnSteps,
  ...startPhaseSteps,
  ...actionPhaseSteps,
  ...endPhaseSteps,
  ...combatSteps,
  ...conclusionSteps,
  ...weaponSteps,
  ...addingSteps,
  ...resolvingSteps,
  ...hostSteps,
  ...enteringSteps,
  ...doneSteps,
  ...triggeredSteps,
  ...drawSteps,
  ...copySteps,
  ...deckSteps,
  ...showing,
  ...mending,
  ...textSteps(verbs),
  ...packetSteps,
  ...searchSteps,
  ...loopSteps,
  ...cardRuleSteps,
  ...hearthingSteps,
  ...dropSteps,
}
