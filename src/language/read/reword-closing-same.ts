/** The last rewordings of all, of single clauses: the same in other words, in another order, as sentences of their own. */
import { rule } from './reword-same.ts'
import type { Rewording } from './rewordings.ts'

/** The same in other words. */
const same: readonly Rewording[] = [
  rule(/\b(to each opposing ally\. )Allies (?=dealt damage this way)/g, '$1Characters ', 'only allies are'),
  rule(/\b(you may) reattach (this ability) to (?=target)/g, '$1 attach $2 to ', '400.7: an attachment is moved'),
  rule(
    /\b((?:weapon|equipment) card) (with cost less than or equal to [^.,\n]*?) from your (graveyard|hand)\b/g,
    '$1 from your $3 $2',
    'the order of words',
  ),
  rule(/(?<=\. )at (?=(?:the )?(?:start|end) of )/g, 'At ', 'a sentence'),
  rule(
    /\b(At end of turn, put that (?:weapon|ally|card)) from play into your hand\b/g,
    "$1 into its owner's hand",
    '415.2: a card goes into its owner’s hand',
  ),
  rule(/\battached target\b/g, 'attached character', 'what it is attached to'),
  rule(/\btarget opposing attacker\b/g, 'target attacking opposing hero or ally', '601.1'),
  rule(
    /\b(target attacking (?:opposing )?hero or ally\b[^\n]*?) that attacker\b/g,
    '$1 that character',
    'the same one',
  ),
  rule(/\bif it costs less than or equal to\b/g, 'if its cost is less than or equal to', 'its cost'),
  rule(
    /\byou may put (target ally card from your graveyard) into play if (its cost is [^.\n]*)/g,
    'choose $1. If $2, you may put it into play',
    'the cost is looked at as it is done',
  ),
  rule(
    /\bThis turn, it's a Protector and you control it\b/g,
    'Gain control of it this turn. It has Protector this turn',
    'an effect makes it',
  ),
  rule(/\bWhen you play a resource face up\b/g, 'When you place a face-up resource', '412.1'),
  rule(/\b(places a face-up resource) into his resource row\b/g, '$1', '412.1'),
  rule(/\bcan't heal (heroes|allies)\b/g, "can't heal damage from $1", '407: damage is healed'),
  rule(
    /\b(can't attack unless their controllers? pays? \(\d\) for each) character\b/g,
    '$1 attacker',
    'each that attacks',
  ),
  rule(
    /\b(has|have) additional (ATK|health) equal to ([^.\n]*)/g,
    '$1 +X $2, where X is $3',
    'a number that is worked out',
  ),
  rule(/\bdestroy that opposing card\b/g, 'destroy that card', 'the same one'),
  rule(/\byou may (?:howl|laugh a scary laugh)\. If you do, (?=put )/g, 'you may ', 'a sound costs nothing'),
  rule(
    /\b(Attached (\w+) has [^."\n]*?), (\+\d health), and "?[Dd]amage that it deals can't be prevented(?:\.")?/g,
    "$1 and $3.\nDamage that attached $2 deals can't be prevented",
    'one thing each',
  ),
  rule(/, and that (character|ally) (?=has [+-]\d)/g, '. That $1 ', 'a sentence of its own'),
  rule(
    /\b(heals? \d+ damage from (?:itself|himself|herself)) and has (Assault \d)/g,
    '$1. It has $2',
    'a sentence of its own',
  ),
  rule(
    /\b((?:combat )?damage) your hero would deal is unpreventable\b/g,
    "$1 that your hero deals can't be prevented",
    'who deals it',
  ),
  rule(
    /\b(Fire|Nature|Shadow|Frost|Holy|Arcane)(?: |\n)?(?:d|D)amage (?=that|to)/g,
    (_: string, type = '') => `${type.toLowerCase()} damage `,
    'a damage type',
  ),
  rule(/\bhas (Pet) \((\d)\)/g, 'is also a $1 ($2)', '202.3: a tag'),
  rule(
    /\b(enters (?:an opponent's|your|any) graveyard) from anywhere\b(?=, put an? [a-z]+ counter)/g,
    '$1',
    'wherever it was',
  ),
  rule(/\bchooses one: (Put (?:that card|it))\b/g, 'chooses one of them. $1', 'of the cards revealed'),
  rule(
    /\b([Pp])ut all revealed (ability, ally, and equipment) cards\b/g,
    '$1ut all $2 cards revealed this way',
    'cards that were revealed',
  ),
  rule(/\byou controlled (?=healed)/g, 'you control ', 'as things were when it happened'),
  rule(/\b([Tt]arget \w+)'s damage type becomes (\w+) (?=this turn)/g, '$1 is $2 only ', '408.3a'),
  rule(
    /\bPut an (ability, ally,? or equipment) with (cost [^,\n]*), card revealed this way\b/g,
    'Put an $1 card revealed this way with $2',
    'a card that was revealed',
  ),
  rule(/\bthe amount of damage on\b/g, 'the damage on', 'the same number'),
  rule(
    /^When this card enters play, ([^\n]*)\nOngoing: /gm,
    'Ongoing: When this ability enters play, $1\n',
    '305.2: a power in play',
  ),
  rule(/\b(and put) (?=into play\b)/g, '$1 it ', 'a slip'),
  rule(/^You can play this (?:armor|weapon|item) from your graveyard\.?$/gm, 'Artifact', 'a keyword of the glossary'),
  rule(
    /\b(equal to that ally's \w+) (and heals [^.\n]*?damage from itself(?: equal to that ally's \w+)?) (to target (?:hero or ally|opposing hero|hero))\b/g,
    '$1 $3 $2',
    'the order of words',
  ),
  rule(
    /\b(puts|removes) (?:the top card|a card from the top) of his deck (into his graveyard|from the game) for each (\w+) you control\b/g,
    (...[, verb = '', where = '', what = '']: string[]) =>
      `${verb} the top X cards of his deck ${where}, where X is the number of ${/s$/.test(what) ? what : `${what}s`} you control`,
    'a number that is worked out',
  ),
  rule(
    /\b([Rr]eveal|[Ll]ook at|[Rr]eveals|[Rr]emoves) cards from the top of (your|his) deck equal to ([^.,\n]*)/g,
    '$1 the top X cards of $2 deck, where X is $3',
    'a number that is worked out',
  ),
  rule(
    /^((?:Ongoing: )?)(.*) can't attack and can't become exhausted unless its controller pays (\(\d+\))/gm,
    "$1$2 can't attack unless its controller pays $3 for each attacker. $2 can't exhaust unless its controller pays $3",
    'both cost',
  ),
  rule(
    /\bhave (\+\d ATK)\. (You pay \(\d\) less to strike with [^.\n]*? this turn)\b/g,
    'have $1 this turn. $2',
    'as long',
  ),
  rule(
    /\b(target weapon you control has \+\d ATK)\. (You pay \(\d\) less to strike with) them this turn\b/g,
    '$1 this turn. $2 it this turn',
    'as long',
  ),
  rule(
    /\banother (ability) other than a token, (ally or equipment) you control\b/g,
    'another $1, $2 you control other than a token',
    'of all of them',
  ),
  rule(/ or leave it on top of (?:that player's|your|his) deck\b/g, '', 'where it is already'),
  rule(/, Otherwise, leave it on top of your deck,?/g, '.', 'where it is already'),
  rule(
    /^(When this ally is destroyed, you may put) (?:him|her|it) into (?:his|her|its) owner's resource row\b/gm,
    '$1 it into your resource row',
    '415.2: a card goes into its owner’s row',
  ),
  rule(/\b(has (?:Assault|Mend) \d) and ([A-Z]\w+), and (?=")/g, '$1, $2, and ', 'one list'),
  rule(/\bWhen you do, (?=(?:put|destroy) )/g, 'When a card is destroyed this way, ', '715.1'),
  rule(/^(Attach to [^.,\n]*), then (?=[A-Z])/gm, '$1, and ', 'one after the other'),
  rule(/^Delve$/gm, 'Delve.', 'a sentence'),
  rule(/\bthis turn, and you may (?=exhaust|ready)/g, 'this turn. You may ', 'a sentence of its own'),
  rule(/\bfor each attachment attached to (?:him|her|it)\b/g, 'for each card attached to it', '400.1'),
  rule(/\ba (Demon) or a (Pet)\b/g, 'a $1 or $2', 'any of them'),
  rule(
    /\bdiscards (two|three) random cards(?! from)/g,
    'discards $1 random cards from his hand',
    '713: cards are discarded from the hand',
  ),
  rule(/\binto play, and token (?=allies)/g, 'into play, then token ', 'a sentence of its own'),
  rule(
    /\b[Ii]f you reveal(?:ed)? (an? (?:quest|ability)[^.\n]*?) this way,/g,
    'If that card is $1,',
    'what was revealed',
  ),
  rule(/\b([Aa])ttached (?:Ghoul|Pet)\b/g, '$1ttached ally', 'what it is attached to'),
  rule(/, if it was (an? [A-Z]\w+), /g, ", if it's $1, ", 'what it was'),
  rule(
    /\bheals damage from itself equal to their combined (ATK|health)\b/g,
    'heals X damage from itself, where X is the combined $1 of those allies',
    'whose',
  ),
  rule(/\b(enters play with \d+ damage) on (?:him|her|it)\b/g, '$1', 'where else'),
  rule(
    /\b(deals \d+ \w+ damage) (for each [^.,\n]*?) (to target (?:opposing )?hero)\b/g,
    '$1 $3 $2',
    'the order of words',
  ),
  rule(/, and then (?=this ally)/g, ', then ', 'one after the other'),
  rule(
    /\b(?:add|put) \+1 ATK counters (?:to|on) (a weapon you control) equal to the ATK of the card destroyed this way\b/g,
    "put X +1 ATK counters on $1, where X is that card's ATK",
    'a number that is worked out',
  ),
  rule(
    / this turn, and can attack only (heroes|allies) this turn\b/g,
    ' this turn. It can attack only $1 this turn',
    'a sentence of its own',
  ),
  rule(/(\+\d ATK) and (\+\d health), ([A-Z]\w+), and /g, '$1, $2, $3, and ', 'one list'),
  rule(/\bbecomes (\d) ?\/ ?(\d) and (?=is also)/g, 'has $1 ATK and $2 health and ', '719: a number that it becomes'),
  rule(
    /\b(When attached (\w+) attacks, it heals) damage equal to its ATK from (each [^.,\n]*)/g,
    "$1 damage from $3 equal to attached $2's ATK",
    'the order of words',
  ),
  rule(
    /\b(Choose|choose) (up to \w+ target heroes and\/or allies)\. ([^.\n]*? heals) (\d), (\d),? (?:and )?(\d) damage from them,? respectively\b/g,
    '$3 $4, $5, and $6 damage from $2, respectively',
    '707.1d: targets in order',
  ),
  rule(/\b[Ww]hen you next (?=play)/g, 'the next time you ', 'it waits once'),
  rule(/\bdealt one or more damage\b/g, 'dealt damage', 'any damage'),
  rule(/(?<=counter\.) (Long-Range) (?=Remove a)/g, '\n$1\n', 'a paragraph of its own'),
  rule(
    /\ba card with the same name as that ally card from any graveyard\b/g,
    'a card in any graveyard with the same name as that ally',
    'the order of words',
  ),
  rule(/(?<=\.)(?: ?\.)+(?= Use only)/g, '', 'a slip'),
]

/** What players do. */
const doings: readonly Rewording[] = [
  rule(/\bWhen you attach an ability to\b/g, 'When you cause an ability to become attached to', '400.2'),
]

/** What one card says in words that another year would put otherwise. */
const words: readonly Rewording[] = [
  rule(
    /\bEach opposing (ally|hero and ally) has ([+-]\d ATK) while it's its controller's turn/g,
    (...[, who = '', n = '']: string[]) =>
      `Opposing ${who === 'ally' ? 'allies' : 'heroes and allies'} have ${n} while it's their controllers' turn`,
    'each of them',
  ),
  rule(
    /\bfor an ally with the same name as it, reveal it and put it\b/g,
    'for an ally card with the same name as it, reveal it, and put it',
    'outside play it is a card',
  ),
  rule(
    /\bWhen your hero is dealt damage by (an attacking [^,\n]*),/g,
    'When $1 deals damage to your hero,',
    'the order of words',
  ),
  rule(
    /\ba card with the same name as (this \w+) in your graveyard\b/g,
    'a card in your graveyard with the same name as $1',
    'the order of words',
  ),
  rule(/\b(Remove (?:seven|eight|nine|ten) \w+ counters)(?= >>>)/g, '$1 from this card', 'its own counters'),
  rule(
    /\byou control an armor, item, and weapon\b/g,
    'you control an armor, you control an item, and you control a weapon',
    'each of them',
  ),
  rule(/\bwhere X was (?=that (?:ally|card))/g, 'where X is ', 'the same number'),
  rule(/\bif you don't control a ([A-Z]\w+),/g, 'if you control no $1s,', 'the same'),
  rule(
    /\bhas ([+-]\d ATK) and a (second target [^.\n]*? has [+-]\d ATK) this turn/g,
    'has $1 this turn. A $2 this turn',
    'a sentence of its own',
  ),
  rule(/\b([Ii]f you have no cards) in your hand\b/g, '$1 in hand', 'one hand'),
  rule(
    /, and the combat [Dd]amage that it deals can't be prevented this turn/g,
    " this turn. Combat damage that your hero deals can't be prevented this turn",
    'a sentence of its own',
  ),
  rule(/\bdestroy this token\b/g, 'destroy this ally', '404: a token ally'),
  rule(
    /\b(When you play an? [A-Z]\w+ ability) or (fire|frost|nature|arcane|shadow|holy) card\b/g,
    '$1 or a $2 card',
    'each is named',
  ),
  rule(
    /\b(your hero deals [^.\n]*)\. Then, your hero (heals that much damage from itself)/g,
    '$1 and $2',
    'one after the other',
  ),
  rule(
    /\bfor each ally in (that hero's controller's graveyard), then this ally heals\b/g,
    'for each ally card in $1 and heals',
    'one after the other',
  ),
  rule(
    /\bhas \+ATK this turn equal to ([^.\n]*)/g,
    'has +X ATK this turn, where X is $1',
    'a number that is worked out',
  ),
  rule(/\b(has an? \w+ counter) on it, /g, '$1, ', 'its own counters'),
  rule(
    /\b(target weapon you control has \+\d ATK this turn)\. You pay (\(\d\) less to strike with it this turn)/g,
    '$1, then you pay $2',
    'one after the other',
  ),
  rule(/\bany number of mounts\b/g, 'any number of Mounts', 'a tag'),
]

/** Slips that only the others show, and single words. */
const small: readonly Rewording[] = [
  rule(/\badd an? ([A-Z]\w+) counter(?=\.)/g, 'put a $1 counter on this card', 'counters are put'),
  rule(/\badd that many (\w+) counters to\b/g, 'put that many $1 counters on', 'counters are put'),
  rule(
    /\bFor each character (healed) this way, (ready a resource you control)/g,
    '$2 for each character $1 this way',
    'the order of words',
  ),
  rule(/\bto each character exhausted this way\b/g, 'to cards exhausted this way', 'all of them'),
  rule(/^ ?(\d+), \[Activate\] >>>/gm, '($1), [Activate] >>>', '403.6: resource costs stand in parentheses'),
  rule(/\bif you destroyed an (?:ability|ally) this way\b/g, 'if a card was destroyed this way', 'what an effect did'),
  rule(
    /\b([Ii]f your hero or an ally you control) would (deal|heal) damage, it (?:deals|heals)\b/g,
    '$1 would $2 damage, your hero or an ally you control $2s',
    'who deals it',
  ),
  rule(/\bcan't be exhausted (?=while )/g, "can't become exhausted ", '411.1'),
  rule(/, you draw a card instead\b/g, ', draw a card instead', 'the order'),
  rule(
    /\bdiscards an ability card from his hand, ally or equipment card with (cost \d or less) card from his hand of your choice\b/g,
    'discards an ability, ally, or equipment card from his hand with $1 of your choice',
    'of all of them',
  ),
  rule(
    /\b([Ii]ts owner puts it into play) at the start of your next turn\b/g,
    (_: string, what = '') => `At the start of your next turn, ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    'the order of words',
  ),
  rule(
    /(?<=^|\. )(Heroes and allies) in combat with (your hero) have (-\d ATK) (for each [^.\n]*)/g,
    '\n$1 have $3 while in combat with $2 $4',
    'the order of words',
  ),
  rule(
    /\bPut each (location|weapon|quest) you control into its owner's hand\b/g,
    "Put all $1s you control into their owners' hands",
    'all of them',
  ),
  rule(/\bnon-Ongoing (?=ability|\[)/g, 'non-ongoing ', 'a state'),
  rule(
    /\bplace it exhausted as an additional resource this turn\b/g,
    'place it into your resource row exhausted as an additional resource',
    'where it goes',
  ),
]

/** Whose, and how many. */
const whose: readonly Rewording[] = [
  rule(
    /, or the next time your hero would deal damage this turn, it's unpreventable\b/g,
    '; or the next time your hero would deal damage this turn, your hero deals that much unpreventable damage instead',
    '717: the packet is another one',
  ),
  rule(
    /\bchoose target (opposing [^.\n]*?)\. You control it and it has (Protector) (while this ally remains under your control)/g,
    'gain control of target $1 $3. That ally has $2 $3',
    'an effect makes it',
  ),
  rule(
    /^For each (\w+) you control, put (a \d [^.\n]*? token into play)(?=\.|$)/gm,
    'Put $2 for each $1 you control',
    'the order of words',
  ),
  rule(
    /\bDestroy this and (two|three) other allies you control(?= >>>)/g,
    'Destroy this ally, Destroy $1 other allies you control',
    'each is a cost',
  ),
  rule(/\bsearch your deck and hand for\b/g, 'search your deck and/or hand for', 'either of them'),
  rule(/\bwould be dealt exactly (\d damage this turn), it's dealt\b/g, 'would be dealt $1, it is dealt', 'so much'),
  rule(/\bcards names this ally\b/g, 'cards with the same name as this ally', 'a slip'),
  rule(
    /\b(cards you own removed from the game into) your hand\b/g,
    "$1 their owners' hands",
    '415.2: a card goes into its owner’s hand',
  ),
  rule(
    /\b(damage to each ally you control and deals \d+ \w+ damage to each) other ally\b/g,
    '$1 ally other than an ally you control',
    'all the others',
  ),
]

/** Which of two is meant. */
const which: readonly Rewording[] = [
  rule(/(?<=\.) (?=Allies you control are also )/g, '\n', 'a paragraph of its own'),
  rule(/\b(has \+X ATK) (while it's your turn), (where X is [^.\n]*)/g, '$1, $3 $2', 'the order of words'),
  rule(
    /\b(place them into your resource row exhausted as) additional resources\b/g,
    '$1 an additional resource',
    'one each',
  ),
]

export const closingSame: readonly Rewording[] = [...same, ...doings, ...words, ...small, ...whose, ...which]
