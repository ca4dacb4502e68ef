/**
 * Why something is refused: constants, so that asking on the way to the legal answers costs nothing. What a reader is told
 * of a modifier that forbids is put into words only where somebody asks (`whyNot` of the engine).
 */
import type { Obj } from '../../state/types.ts'

export interface Refused {
  rule: string
  /** One sentence; '' if all there is to say is that a modifier forbids it. */
  why: string
  /** The card whose modifier says so; none or 0 for a rule of the game. */
  card?: Obj
}

const no = (rule: string, why: string): Refused => ({ rule, why })

export const refusals = {
  gone: no('415.9a', 'That card is not there any more.'),
  priority: no('410.1', 'You may act only while you have priority.'),
  // Playing (409)
  type: no('409.2', 'Quests and locations are placed, not played.'),
  hero: no('301.4', 'No hero but a Master Hero is played.'),
  noHero: no('301.5', 'Without a hero in your party you can’t play cards.'),
  instant: no(
    '409.1',
    'Only an instant can be played now; all else waits for your own action step with nothing on the chain.',
  ),
  basic: no('701.1a', 'Basic cards and powers wait for your own action step with nothing on the chain.'),
  where: no('409.1', 'Cards are played from your hand.'),
  only: no('704.1a', 'The card’s own restriction does not allow it now.'),
  cost: no('403.1', 'The cost can’t be paid in full.'),
  target: no('707.1d', 'There is no legal target.'),
  deadEnd: no('707.2', 'It was begun and taken back: it can’t be gone through with, nor go on with a loop.'),
  // Placing (412)
  boss: no('R100.3', 'The Boss player can’t place resources.'),
  placed: no('412.1', 'Only one resource may be placed each turn.'),
  fromHand: no('412.1', 'Only a card of your hand is placed as a resource.'),
  when: no('412.1a', 'Resources are placed in your own action step with nothing on the chain.'),
  faceUp: no('412.1b', 'Only quests and locations are placed face up.'),
  faceUpCost: no('412.1c', 'What it costs to be placed face up can’t be paid.'),
  // Powers (701) and quests (702)
  power: no('701.2', 'It has no power that you can use.'),
  vain: no(
    '803.2',
    'That costs nothing, and what it would do is done or about to be: more of it would change nothing.',
  ),
  limit: no('701.4', 'That power has been used as often as it may be this turn.'),
  quest: no('702.2', 'Only a quest that lies face up among your own resources can be completed.'),
  // Turning (411)
  inPlay: no('411.2', 'Only cards in play are ready or exhausted.'),
  turned: no('411.1', 'Only a ready card exhausts, only an exhausted one readies.'),
  // Proposing combats (600, 601)
  attackWhen: no('601.1', 'You attack in your own action step with nothing on the chain.'),
  attacker: no('601.2', 'Only a character that you control attacks.'),
  tired: no('601.2a', 'It is exhausted, and only who is ready attacks.'),
  fresh: no('601.2a', 'It came to you after your turn began: without Ferocity it attacks from your next turn on.'),
  mount: no('302.3', 'Mounts neither attack nor are attacked.'),
  totem: no('305.3a', 'Totems don’t attack.'),
  defender: no('601.2b', 'There is nothing that it could attack.'),
  opposing: no('601.2b', 'Only heroes and allies of the other side are attacked, and what the attacker can sabotage.'),
  elusive: no('601.2b', 'It is Elusive.'),
  immune: no('R101.3d', 'It is Immune.'),
  realm: no('R503.1c', 'The two are in different realms.'),
  toll: no('600.3', 'What this attack costs can’t be paid.'),
  elsewhere: no('601.2c', 'It can attack only another, as long as it is able to.'),
  bound: no('600.2a', 'It must attack another, as long as it is able to.'),
  must: no('600.2', 'You can’t pass while a character of yours must attack and is able to.'),
  // Protecting (602.2)
  protectWhen: no('602.2', 'You are asked who protects when an attack comes to that: after the attack window.'),
  protector: no('602.2', 'Only a ready character of yours with Protector protects, or one that something allows to.'),
  stealth: no('602.2a', 'Nobody protects against an attacker with Stealth.'),
  protected: no('602.2b', 'Only one character protects in a combat.'),
  itself: no('602.2b', 'What is attacked can’t protect itself.'),
  exhausting: no('600.3a', 'What it costs to exhaust it can’t be paid.'),
  // Striking (303)
  strikeWhen: no('303.2', 'You are asked whether to strike as the wielder becomes an attacker or defender.'),
  weapon: no('303.2', 'Only a weapon of yours is struck with.'),
  wielder: no('303.2d', 'What fights here is no wielder of that weapon.'),
  together: no('303.2c', 'It can’t be struck with beside the other weapons of this combat.'),
  unready: no('303.2', 'Only a ready weapon is struck with.'),
  strikeCost: no('303.2', 'Its strike cost can’t be paid.'),
  // Targets (706)
  untargetable: no('706.1', 'It can’t be targeted.'),
  onChain: no('711.3', 'Only what is on the chain, and was not placed there, can be targeted there.'),
  description: no('706.1', 'It is not what the text asks for as a target.'),
  untargeted: no('706.1a', 'That has no targets.'),
  self: no('706.1', 'A link can’t target itself.'),
  twice: no('706.1', 'It is chosen already.'),
  enough: no('707.1d', 'As many as may be are chosen.'),
  later: no('707.1d', 'It would leave no legal choice for the other targets.'),
  magnet: no('706.4', 'Another must be targeted while it can be.'),
} as const
