/** A card as one seat may know it (415.3a, 415.4a, 415.6a, 415.8c). */

import { type Keyword, keywords } from '../../language/types.ts'
import { combatTypes, damageTypesOf, tagsOf } from '../../rules/202-tags.ts'
import { active, isFresh, number } from '../../rules/714-continuous-modifiers/modifiers.ts'
import { isBlank } from '../../rules/core/facts.ts'
import { player } from '../../rules/core/game.ts'
import {
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  NOWHERE,
  PARTY,
  REMOVED,
  RESOURCES,
  ROW,
  zoneHome,
  zoneKind,
} from '../../state/ids.ts'
import type { Card, CardId } from '../../state/types.ts'
import type { RunningGame } from '../game.ts'
import type { CardView } from '../types.ts'
import { knows, type Look, none, Part, printedKeywords, realmWord } from './look.ts'
import { sight } from './sight.ts'

const zoneNames: Readonly<Record<number, CardView['zone']>> = {
  [HAND]: 'hand',
  [PARTY]: 'party',
  [RESOURCES]: 'resources',
  [ROW]: 'row',
  [REMOVED]: 'removed',
  [DECK]: 'deck',
  [GRAVEYARD]: 'graveyard',
  [CHAIN]: 'chain',
  [NOWHERE]: 'gone',
}

function roleOf(g: RunningGame, id: CardId): CardView['role'] {
  const k = g.s.combat[0]
  if (k.attacker === id) return 'attacker'
  if (k.defender === id || k.second === id) return 'defender'
  for (const l of g.s.chain[0].links)
    if (g.s.links[l]?.kind === 'proposal' && g.s.links[l]?.attacker === id) return 'proposed attacker'
  if ((k.proposed === id || k.proposedToo === id) && k.defender === 0) return 'proposed defender'
  for (const l of g.s.chain[0].links)
    if (g.s.links[l]?.kind === 'proposal' && [g.s.links[l]?.defender, g.s.links[l]?.second].includes(id))
      return 'proposed defender'
  return ''
}

/** The keywords that a card in play has now, in the order of the list. Only keywords that something could give it are checked. */
function keywordsOf(g: RunningGame, c: Card, around: readonly Keyword[]): readonly string[] {
  const { sorted } = printedKeywords(g, c)
  const could =
    around.length === 0
      ? sorted
      : sorted.length === 0
        ? around
        : keywords.filter((k) => around.includes(k) || sorted.includes(k))
  return could.length === 0 ? none : could.filter((k) => g.ask.keyword(g, c.id, k))
}

/** A card as a seat may know it. `open`: it may know the card, and nothing hides its text; `here`: it is in play. */
export class CardLook extends Part {
  readonly c: Card
  readonly known: boolean
  readonly here: boolean
  readonly open: boolean
  constructor(look: Look, c: Card) {
    super(look)
    this.c = c
    this.known = knows(look.g, c, look.seat)
    this.here = inPlay(c.zone) && c.became === 0
    this.open = this.known && !isBlank(look.g, c)
  }
  get code() {
    return this.open ? this.g.code.cards.get(this.c.def) : undefined
  }
  get zone(): CardView['zone'] {
    return this.c.became !== 0 ? 'gone' : (zoneNames[zoneKind(this.c.zone)] ?? 'gone')
  }
}

/** A number that only a card whose text is open has. */
const stat =
  (name: 'atk' | 'health' | 'def' | 'cost' | 'strike') =>
  ({ g, c, open }: CardLook): number | null =>
    open ? number(g, c.id, name) : null

export const cardSight = sight<CardView, CardLook>({
  id: ({ c }) => c.id,
  def: ({ c, known }) => (known ? c.def : null),
  owner: ({ c }) => c.owner,
  controller: ({ c }) => c.controller,
  zone: ({ zone }) => zone,
  deck: ({ g, c, zone }) =>
    (zone === 'deck' || zone === 'graveyard') && g.s.players[c.owner]?.boss
      ? player(g, c.owner).decks[zoneHome(c.zone)]
      : undefined,
  exhausted: ({ c }) => c.exhausted,
  faceDown: ({ c }) => c.faceDown,
  token: ({ c }) => c.token,
  damage: ({ c }) => c.damage,
  counters: ({ c }) => c.counters,
  host: ({ c }) => c.host,
  attachments: ({ look, c }) => look.attached.get(c.id) ?? none,
  atk: stat('atk'),
  health: stat('health'),
  def_: stat('def'),
  cost: stat('cost'),
  x: ({ code, zone }) => code?.def.x === true && zone === 'hand',
  strike: stat('strike'),
  damageTypes({ g, c, code, here }) {
    if (!code || !(code.kinds.has('character') || code.kinds.has('weapon'))) return none
    return code.kinds.has('character') && here ? combatTypes(g, c.id) : damageTypesOf(g, c.id)
  },
  types: ({ g, c, open }) => (open ? g.ask.types(g, c.id) : none),
  tags: ({ g, c, open }) => (open ? tagsOf(g, c.id) : none),
  marks: ({ g, c, open, code }) =>
    open && active(g, 'is').length > 0 ? tagsOf(g, c.id).filter((t) => !code!.tags.includes(t)) : none,
  side: ({ c, here, code }) => (here ? code?.def.sides?.[c.faceDown ? 1 : 0] : undefined) ?? '',
  keywords: ({ look, g, c, open, here, code }) =>
    open && here ? keywordsOf(g, c, look.around) : code ? printedKeywords(g, c).all : none,
  fresh: ({ g, c, here }) => here && isFresh(g, c),
  away: ({ g, c, open, here }) => (open && here ? realmWord(g, c.id) : ''),
  role: ({ g, c, here }) => (here ? roleOf(g, c.id) : ''),
})
