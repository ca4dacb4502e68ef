/** Checks a raid's table: that its cards and types exist, and that its amounts can be counted. */
import { hint, type Path } from '../../language/problem.ts'
import { checkAmount, checkOccasion } from '../../language/schema.ts'
import type { Amount } from '../../language/types.ts'
import type { Lint } from './report.ts'

export function lintTable(lint: Lint): void {
  const { def, say, types } = lint
  const { bonds, looms, waits = [], threat, standins } = def.table ?? {}
  if (bonds) counts(lint, ['table', 'bonds', 'left'], bonds.left)
  if (looms) {
    isCard(lint, ['table', 'looms', 'card'], looms.card)
    const card = lint.cards.get(looms.card)
    if (card && !card[looms.side])
      say(['table', 'looms', 'side'], `"${looms.card}" has no ${looms.side}.`, 'Name a card with two sides.')
    for (const part of ['met', 'of'] as const) counts(lint, ['table', 'looms', part], looms[part])
  }
  for (const [i, { n }] of waits.entries()) counts(lint, ['table', 'waits', i, 'n'], n)
  if (threat) counts(lint, ['table', 'threat', 'level'], threat.level)
  if (standins) for (const part of ['of', 'left'] as const) counts(lint, ['table', 'standins', part], standins[part])
  for (const name of Object.keys(def.table?.types ?? {}))
    if (!types.includes(name)) say(['table', 'types', name], 'is not a card type of this raid.', hint(name, types))
  def.table?.lessons?.forEach(({ when }, i) => {
    if (typeof when === 'object')
      lint.text(['table', 'lessons', i, 'when'], (where, heard) => checkOccasion(when, where, heard))
  })
  clocks(lint)
  lights(lint)
}

function isCard({ cards, say }: Lint, path: Path, name: string): void {
  if (!cards.has(name)) say(path, `"${name}" is not a card of this raid.`, hint(name, [...cards.keys()]))
}

const counts = ({ text, types }: Lint, path: Path, n: Amount): void =>
  void text(path, (where, heard) => checkAmount(n, where, types, heard))

/** Checks that each clock names a Boss and one of its sides, and that it can be counted. */
function clocks(lint: Lint): void {
  const { def, cards, say } = lint
  def.table?.clocks?.forEach(({ boss, side, n, at, down, near }, i) => {
    const path = ['table', 'clocks', i]
    if (boss !== undefined) isCard(lint, [...path, 'boss'], boss)
    else if (side) say([...path, 'side'], 'a clock of the raid itself has no side.', 'Leave it out, or name the Boss.')
    const card = cards.get(boss ?? '')
    if (card && card.type !== 'hero') say([...path, 'boss'], `"${boss}" is not a hero.`, 'Name the card of a Boss.')
    if (card && side && !card[side]) say([...path, 'side'], `"${boss}" has no ${side}.`, 'Leave the side out.')
    if (n !== 'turns') counts(lint, [...path, 'n'], n)
    counts(lint, [...path, 'at'], at)
    if (down && n === 'turns') say([...path, 'down'], 'turns are counted up.', 'Leave this out.')
    if (typeof at === 'number' && !down && near >= at)
      say([...path, 'near'], `${near} before ${at} is always near.`, `Give a number below ${at}.`)
  })
}

/** No more lights than stages. */
function lights({ def, say }: Lint): void {
  const all = def.table?.hall?.lights ?? []
  const stages = Math.max(1, ...Object.values(def.machine.states).map((node) => node.meta?.stage ?? 0))
  if (all.length > stages)
    say(['table', 'hall', 'lights', stages], `${all.length} lights for ${stages} stages.`, 'Give one for each stage.')
}
