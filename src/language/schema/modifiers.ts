/** What single fields can't show of a modifier: what contradicts itself, and what no rule obeys. */
import { checkOne } from './acts.ts'
import { checkMood } from './events.ts'
import { type Data, isRecord, type Out, report } from './shape.ts'

/** Words that each player says of others. */
const sides: ReadonlySet<unknown> = new Set(['you', 'opponents', 'friends', 'yourHero', 'opponent', 'friend'])
const speaksOfYou = (node: unknown): boolean =>
  sides.has(node) || (typeof node === 'object' && node !== null && Object.values(node).some(speaksOfYou))

function checkCost(v: Data, at: string, out: Out): void {
  checkMood('cost')({ ...v, n: undefined }, at, out)
  const on = [v.on].flat().map(String)
  if (v.n === undefined && v.add === undefined && v.rather === undefined)
    report(out, at, 'neither "n", "add" nor "rather" is given', 'Say what the cost changes by.')
  const ways = ['n', 'add', 'rather'].filter((key) => v[key] !== undefined)
  if (ways.length > 1) report(out, at, `both "${ways[0]}" and "${ways[1]}" are given`, 'Write a modifier for each.')
  if (v.min !== undefined && v.n === undefined)
    report(out, `${at}.min`, 'the least cost of what is not cheaper', 'Say in "n" how much less it costs.')
  if (v.x !== undefined && (v.n === undefined || on.some((verb) => !['play', 'use', 'complete'].includes(verb))))
    report(out, `${at}.x`, 'no X is paid there', 'Say in "n" how what is played, used or completed changes.')
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
  checkDestination(v.to, `${at}.to`, out)
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

/** What is chosen in the midst of an event is one of a set, and nothing that this set depends on (717.4b). */
function checkDestination(to: unknown, at: string, out: Out): void {
  if (!isRecord(to)) return
  const { choose: _, random: __, ...rest } = to
  if (/"(choose|random|target|most|least)":/.test(JSON.stringify(rest)))
    report(out, at, 'only the one that it goes to is chosen then', 'Name whose it is with "as" before.')
}

function checkIs(v: Data, at: string, out: Out): void {
  const said = [v.tag, v.loses, v.type, v.damageType].filter((what) => what !== undefined)
  if (said.length === 0) report(out, at, 'neither "tag" nor "type" is given', 'Say what it is.')
  if (said.length > 1) report(out, at, 'it says several things at once', 'Write a modifier for each.')
  if (v.becomes !== undefined && v.type === undefined && v.damageType === undefined)
    report(out, at, '"becomes" without a type', 'Add "type" or "damageType".')
}

/** What each permission speaks of: players play cards and complete quests, cards do all else. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  protect: ['for', 'against'],
  strike: ['with'],
  defendWith: ['with'],
  play: ['for'],
  complete: ['for'],
  attackTwo: [],
}

function checkMust(v: Data, at: string, out: Out): void {
  if (v.random !== undefined && v.on !== 'target') report(out, at, '"random" is about targets', 'Write on: "target".')
  if (v.on === 'target' && v.what === undefined && v.random === undefined)
    report(out, at, 'neither "what" nor "random" is given', 'Say what must be targeted.')
}

function checkCan(v: Data, at: string, out: Out): void {
  const fields = allowed[String(v.on)] ?? []
  for (const key of ['for', 'against', 'with'])
    if (v[key] !== undefined && !fields.includes(key))
      report(
        out,
        `${at}.${key}`,
        `"${key}" says nothing of "${String(v.on)}"`,
        fields.length > 0 ? `It can have: ${fields.join(', ')}.` : 'Say only "by".',
      )
}

function checkEnters(v: Data, at: string, out: Out): void {
  const { what } = v
  const named = typeof what === 'string' && (what === 'self' || what.startsWith('$'))
  if (!named && !(isRecord(what) && what.in === undefined && what.top === undefined && !('controller' in what)))
    report(out, `${at}.what`, 'this does not enter play', 'Write "self", or describe the cards that enter.')
  if (v.state === undefined && v.counters === undefined && v.damage === undefined)
    report(out, at, 'it does not say how it enters', 'Add "state", "counters" or "damage".')
}

/** Exceptions soften only "can attack only …" (601.2c), and only ready steps are spoken of (501.1a). */
function checkCannot(v: Data, at: string, out: Out): void {
  checkMood('cannot')(v, at, out)
  if (v.ifAble !== undefined && (v.on !== 'attack' || v.except === undefined))
    report(
      out,
      `${at}.ifAble`,
      'only what "can attack only …" is softened (601.2c)',
      'Write on: "attack" with "except".',
    )
  if (v.during !== undefined && v.on !== 'ready')
    report(out, `${at}.during`, 'only readying has its step', 'Leave it out.')
  if (v.except !== undefined && v.on !== 'attack' && v.what !== undefined)
    report(out, `${at}.except`, 'it says already of what it speaks', 'Leave out "what" or "except".')
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
  cannot: checkCannot,
  enters: checkEnters,
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
