/**
 * The reasons for refusals. They are constants, so that computing the legal answers creates no objects.
 * The sentence for a modifier that forbids something is made only on request (`whyNot` of the engine).
 */
import type { Obj } from '../../state/types.ts'

export interface Refused {
  rule: string
  /** One sentence; '' if a modifier forbids it. */
  why: string
  /** The card whose modifier forbids it; undefined or 0 for a rule of the game. */
  card?: Obj
}

const no = (rule: string, why: string): Refused => ({ rule, why })

export const refusals = {
  gone: no('415.9a', 'That card is no longer there.'),
  priority: no('410.1', 'You may act only while you have priority.'),
  // Playing (409)
  type: no('409.2', 'Quests and locations are placed, not played.'),
  hero: no('301.4', 'Only a Master Hero can be played; other heroes start in play.'),
  noHero: no('301.5', 'Without a hero in your party you can’t play cards.'),
  instant: no(
    '409.1',
    'Only instants can be played now; other cards wait for your own action step with nothing on the chain.',
  ),
  basic: no('701.1a', 'Basic cards and powers can be used only in your own action step with nothing on the chain.'),
  where: no('409.1', 'You can only play cards from your hand.'),
  only: no('704.1a', 'The card’s own text does not allow it now.'),
  cost: no('403.1', 'The cost can’t be paid in full.'),
  target: no('707.1d', 'There is no legal target.'),
  deadEnd: no('707.2', 'You tried this and it was taken back: it can’t be completed, or it would continue a loop.'),
  // Placing (412)
  boss: no('R100.3', 'The Boss player can’t place resources.'),
  placed: no('412.1', 'Only one resource may be placed each turn.'),
  fromHand: no('412.1', 'You can only place cards from your hand as resources.'),
  when: no('412.1a', 'You can place resources only in your own action step with nothing on the chain.'),
  faceUp: no('412.1b', 'Only quests and locations can be placed face up.'),
  faceUpCost: no('412.1c', 'You can’t pay the cost of placing it face up.'),
  // Powers (701) and quests (702)
  power: no('701.2', 'It has no power that you can use.'),
  vain: no('803.2', 'Its effect is already in force or on the chain, so using it again would change nothing.'),
  limit: no('701.4', 'That power can’t be used again this turn.'),
  quest: no('702.2', 'Only a face-up quest among your own resources can be completed.'),
  // Turning (411)
  inPlay: no('411.2', 'Only cards in play can ready or exhaust.'),
  turned: no('411.1', 'Only a ready card can exhaust, and only an exhausted card can ready.'),
  // Proposing combats (600, 601)
  attackWhen: no('601.1', 'You can attack only in your own action step with nothing on the chain.'),
  attacker: no('601.2', 'You can attack only with a character that you control.'),
  tired: no('601.2a', 'It is exhausted, and only ready characters can attack.'),
  fresh: no('601.2a', 'It came to you after your turn began: without Ferocity it can’t attack until your next turn.'),
  mount: no('302.3', 'Mounts can’t attack or be attacked.'),
  totem: no('305.3a', 'Totems can’t attack.'),
  defender: no('601.2b', 'There is nothing for it to attack.'),
  opposing: no('601.2b', 'Only opposing heroes and allies can be attacked, and anything the attacker can sabotage.'),
  elusive: no('601.2b', 'It is Elusive.'),
  immune: no('R101.3d', 'It is Immune.'),
  realm: no('R503.1c', 'The two are in different realms.'),
  toll: no('600.3', 'You can’t pay the cost of this attack.'),
  elsewhere: no('601.2c', 'It can attack only something else, if able.'),
  bound: no('600.2a', 'It must attack something else, if able.'),
  must: no('600.2', 'You can’t pass while one of your characters must attack and is able to.'),
  // Protecting (602.2)
  protectWhen: no('602.2', 'You choose a protector when an attack reaches that point: after the attack window.'),
  protector: no('602.2', 'Only your ready characters with Protector can protect, or those that a card allows to.'),
  stealth: no('602.2a', 'Nobody can protect against an attacker with Stealth.'),
  protected: no('602.2b', 'Only one character can protect in each combat.'),
  itself: no('602.2b', 'The character under attack can’t protect itself.'),
  exhausting: no('600.3a', 'You can’t pay the cost of exhausting it.'),
  // Striking (303)
  strikeWhen: no('303.2', 'You will be asked whether to strike when its wielder becomes an attacker or defender.'),
  weapon: no('303.2', 'You can strike only with your own weapons.'),
  wielder: no('303.2d', 'The character in combat can’t wield that weapon.'),
  together: no('303.2c', 'You can’t strike with it together with the other weapons of this combat.'),
  unready: no('303.2', 'You can strike only with a ready weapon.'),
  strikeCost: no('303.2', 'You can’t pay its strike cost.'),
  // Targets (706)
  untargetable: no('706.1', 'It can’t be targeted.'),
  onChain: no('711.3', 'Only cards and effects on the chain can be targeted there, except cards being placed.'),
  description: no('706.1', 'It doesn’t match what the text can target.'),
  untargeted: no('706.1a', 'That has no targets.'),
  self: no('706.1', 'A link can’t target itself.'),
  twice: no('706.1', 'It has already been chosen.'),
  enough: no('707.1d', 'You have already chosen as many as you may.'),
  later: no('707.1d', 'It would leave no legal choice for the other targets.'),
  magnet: no('706.4', 'Another card must be targeted if able.'),
} as const
