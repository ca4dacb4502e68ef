/** What single fields can't show of a modifier: what contradicts itself, and what no rule obeys. */
import { checkOne } from './acts.ts'
import { type Data, isRecord, type Out, report } from './shape.ts'
import { checkMood } from './words.ts'

/** Words that each player says of others. */
const sides: ReadonlySet<unknown> = new Set(['you', 'opponents', 'friends', 'yourHero', 'opponent', 'friend'])
const speaksOfYou = (node: unknown): boolean =>
  sides.has(node) || (typeof node === 'object' && node !== null && Object.values(node).some(speaksOfYou))

function checkCost(v: Data, at: string, out: Out): void {
  checkMood('cost')({ ...v, n: undefined }, at, out)
  const on = [v.on].flat().map(String)
  if (v.n === undefined && v.add === undefined && v.rather === undefined)
    report(out, at, 'neither "n", "add" nor "rather" is given', 'Say what the cost changes by.')
  if (v.rather !== undefined && v.on !== 'play') report(out, at, '"rather" is about playing only', 'Write on: "play".')
  for (const key of ['add', 'rather'])
    if (v.by !== 'you' && speaksOfYou(v[key]))
      report(
        out,
        `${at}.${key}`,
        'whoever pays is not the one whose modifier it is',
        key === 'add' ? 'Name who pays with "$by".' : 'Write by: "you".',
      )
  if (on.includes('exhaust') && v.add !== undefined)
    report(out, `${at}.add`, 'only resources are paid to exhaust (600.3a)', 'Say how many in "n".')
}

/** Only damage is prevented (717.2). */
function checkPrevent(v: Data, at: string, out: Out): void {
  checkOne(v, at, out, 'may')
  const open = isRecord(v.would) ? [v.would.on].flat().find((verb) => verb !== 'deal') : undefined
  if (open !== undefined)
    report(
      out,
      `${at}.would.on`,
      `nothing prevents "${String(open)}"`,
      'Write on: "deal", or say what happens instead.',
    )
}

/** What changes a packet speaks of damage or healing only (717.1); anything else is replaced by a text (716.1). */
function checkInstead(v: Data, at: string, out: Out): void {
  checkOne(v, at, out, 'may')
  const changes = ['n', 'type', 'combat', 'sure', 'to', 'divide'].filter((k) => v[k] !== undefined)
  if (changes.length === 0 && v.then === undefined)
    report(out, at, 'it does not say what happens instead', 'Add "then", or for damage "n", "type", "to", "divide".')
  if (changes.length > 0 && v.then !== undefined)
    report(out, at, `it has both "then" and "${changes[0]}"`, 'Say one of them.')
  const on = isRecord(v.would) ? [v.would.on].flat() : []
  if (changes.length > 0 && on.some((verb) => verb !== 'deal' && verb !== 'heal'))
    report(
      out,
      `${at}.${changes[0]}`,
      'only damage that would be dealt or healed changes like this',
      'Say it in "then".',
    )
}

function checkIs(v: Data, at: string, out: Out): void {
  if ([v.tag, v.loses, v.type, v.damageType].every((what) => what === undefined))
    report(out, at, 'neither "tag" nor "type" is given', 'Say what it is.')
  if (v.becomes !== undefined && v.type === undefined && v.damageType === undefined)
    report(out, at, '"becomes" without a type', 'Add "type" or "damageType".')
}

function checkMust(v: Data, at: string, out: Out): void {
  if (v.random !== undefined && v.on !== 'target') report(out, at, '"random" is about targets', 'Write on: "target".')
  if (v.on === 'target' && v.what === undefined && v.random === undefined)
    report(out, at, 'neither "what" nor "random" is given', 'Say what must be targeted.')
}

function checkCan(v: Data, at: string, out: Out): void {
  if (v.with !== undefined && v.on === 'protect')
    report(out, at, '"with" is not for protecting', 'Leave it out, or say whom in "for".')
  if (v.on === 'attackTwo' && (v.for ?? v.against ?? v.with) !== undefined)
    report(out, at, '"attackTwo" is about whom its attacker may attack anyway', 'Say only "by".')
  if (v.for !== undefined && (v.on === 'strike' || v.on === 'defendWith'))
    report(out, at, '"for" is not for weapons and armor', 'Say with what in "with".')
}

function checkPower(v: Data, at: string, out: Out): void {
  if ((v.power === undefined) === (v.of === undefined))
    report(out, at, 'either "power" or "of" is given', 'Say which power, or whose printed ones.')
}

/** What is shown is the top of a deck (415.3e-f). */
function checkSee(v: Data, at: string, out: Out): void {
  const { what } = v
  const deck = isRecord(what) && what.top !== undefined && typeof what.in === 'string' && /^deck(:|$)/.test(what.in)
  if (!deck) report(out, `${at}.what`, 'only the top of a deck is shown', 'Write { top: 1, in: "deck", of: "you" }.')
}

/** Turns that are to come (501.1a, 503.1). */
function checkWhen(v: Data, at: string, out: Out): void {
  const on = isRecord(v.event) ? v.event.on : undefined
  if (v.next === 'turn' && on !== 'end')
    report(out, `${at}.next`, 'only the end of a turn is that of the next', 'Write true, or on: "end".')
}

const checks: Readonly<Record<string, (v: Data, at: string, out: Out) => void>> = {
  cannot: checkMood('cannot'),
  cost: checkCost,
  instead: checkInstead,
  is: checkIs,
  must: checkMust,
  prevent: checkPrevent,
  can: checkCan,
  power: checkPower,
  see: checkSee,
  when: checkWhen,
}

export const checkMod = (v: Data, at: string, out: Out): void => checks[String(v.mod)]?.(v, at, out)

/** What only an effect can make, because it is used up or made at one moment. */
export function checkStanding(mods: unknown, at: string, out: Out): void {
  if (!Array.isArray(mods)) return
  for (const [i, v] of mods.entries()) {
    if (!isRecord(v)) continue
    const where = `${at}[${i}]`
    if (v.mod === 'copy')
      report(out, where, 'a card becomes a copy only by an effect (402.3a)', 'Write { do: "modify", mods: [ … ] }.')
    if (v.next !== undefined)
      report(
        out,
        `${where}.next`,
        'what a card always has is never used up',
        'Leave it out, or write { do: "modify" }.',
      )
    if (v.mod === 'prevent' && isRecord(v.n) && 'next' in v.n)
      report(out, `${where}.n`, 'what a card always has is never used up', 'Write a number, { first } or { allBut }.')
  }
}
