/** Checks on a modifier as a whole: fields that contradict each other, and combinations that no rule supports. */
import { under } from '../look-up.ts'
import { hasField } from '../nodes.ts'
import { checkOne } from './acts.ts'
import { checkMood } from './events.ts'
import { type Data, isRecord, type Out, report, show } from './shape.ts'

/** Words that stand for other players. */
const sides: ReadonlySet<unknown> = new Set(['you', 'opponents', 'friends', 'yourHero', 'opponent', 'friend'])
const speaksOfYou = (node: unknown): boolean =>
  sides.has(node) || (typeof node === 'object' && node !== null && Object.values(node).some(speaksOfYou))

/** Actions with X in their cost. */
const asked: ReadonlySet<unknown> = new Set(['play', 'use', 'complete'])

function checkCost(v: Data, at: string, out: Out): void {
  checkMood('cost')({ ...v, n: undefined }, at, out)
  const on = [v.on].flat()
  if (v.n === undefined && v.add === undefined && v.rather === undefined)
    report(out, at, 'neither "n", "add" nor "rather" is given', 'Say what the cost changes by.')
  const ways = ['n', 'add', 'rather'].filter((key) => v[key] !== undefined)
  if (ways.length > 1) report(out, at, `both "${ways[0]}" and "${ways[1]}" are given`, 'Write a modifier for each.')
  if (v.min !== undefined && v.n === undefined)
    report(out, `${at}.min`, 'a minimum cost without a reduction', 'Give the reduction in "n".')
  if (v.x !== undefined && (v.n === undefined || on.some((verb) => !asked.has(verb))))
    report(out, `${at}.x`, 'there is no X in this cost', 'Use "n" to change the cost to play, use or complete.')
  if (v.rather !== undefined && v.on !== 'play') report(out, at, '"rather" works only for playing', 'Write on: "play".')
  for (const key of ['add', 'rather'])
    if (v.by !== 'you' && speaksOfYou(v[key]))
      report(
        out,
        `${at}.${key}`,
        'the paying player is not the controller of this modifier',
        key === 'add' ? 'Use "$by" for the paying player.' : 'Write by: "you".',
      )
  for (const verb of ['exhaust', 'draw'])
    if (on.includes(verb) && v.add !== undefined)
      report(out, `${at}.add`, `${verb}ing can only cost resources (600.3a)`, 'Give their number in "n".')
}

/** Only damage can be prevented (717.2). */
function checkPrevent(v: Data, at: string, out: Out): void {
  checkOne(v, at, out, 'may')
  const open = isRecord(v.would) ? [v.would.on].flat().find((verb) => verb !== 'deal') : undefined
  if (open !== undefined)
    report(out, `${at}.would.on`, `${show(open)} can’t be prevented`, 'Write on: "deal", or say what happens instead.')
}

/** A die shows another number, and nothing else (716.1). */
function checkDie(v: Data, at: string, out: Out): void {
  const other = ['then', 'type', 'combat', 'sure', 'to', 'divide'].find((k) => v[k] !== undefined)
  if (other !== undefined)
    report(out, `${at}.${other}`, 'a die is rolled all the same', 'Say in "n" what it shows instead.')
  if (v.n === undefined) report(out, at, 'it does not say what the die shows instead', 'Say it in "n".')
}

/** Only packets of damage or healing can be changed (717.1), and the numbers of dice; other events are replaced by a text (716.1). */
function checkInstead(v: Data, at: string, out: Out): void {
  checkOne(v, at, out, 'may')
  if (isRecord(v.would) && v.would.on === 'roll') {
    checkDie(v, at, out)
    return
  }
  if (v.n === 'any') report(out, `${at}.n`, 'only dice can show any number', 'Say how much it is.')
  checkDestination(v.to, `${at}.to`, out)
  const changes = ['n', 'type', 'combat', 'sure', 'to', 'divide'].filter((k) => v[k] !== undefined)
  if (changes.length === 0 && v.then === undefined)
    report(out, at, 'it does not say what happens instead', 'Add "then", or for damage "n", "type", "to", "divide".')
  if (changes.length > 0 && v.then !== undefined)
    report(out, at, `it has both "then" and "${changes[0]}"`, 'Use only one of them.')
  const on = isRecord(v.would) ? [v.would.on].flat() : []
  if (changes.length > 0 && on.some((verb) => verb !== 'deal' && verb !== 'heal'))
    report(
      out,
      `${at}.${changes[0]}`,
      'only damage that would be dealt or healed can be changed this way',
      'Use "then".',
    )
}

/** During an event a player can only choose one object of a set, not something inside that set's description (717.4b). */
function checkDestination(to: unknown, at: string, out: Out): void {
  if (!isRecord(to)) return
  const { choose: _, random: __, ...rest } = to
  if (hasField(rest, 'choose', 'random', 'target', 'most', 'least'))
    report(
      out,
      at,
      'only the destination can be chosen at that time',
      'Name its controller or owner earlier, with "as".',
    )
}

function checkIs(v: Data, at: string, out: Out): void {
  const said = [v.tag, v.loses, v.type, v.damageType].filter((what) => what !== undefined)
  if (said.length === 0) report(out, at, 'neither "tag" nor "type" is given', 'Add one of them.')
  if (said.length > 1) report(out, at, 'it changes several things at once', 'Write a modifier for each.')
  if (v.becomes !== undefined && v.type === undefined && v.damageType === undefined && !String(v.tag).startsWith('$'))
    report(out, at, '"becomes" without a type', 'Add "type", "damageType" or a chosen class.')
}

/** The actor of each permission: players play cards and complete quests, cards do everything else. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  protect: ['for', 'against'],
  strike: ['with'],
  defendWith: ['with'],
  play: ['for'],
  complete: ['for'],
  attackTwo: [],
  attack: ['for'],
  place: [],
  pay: ['for'],
}

function checkMust(v: Data, at: string, out: Out): void {
  if (v.random !== undefined && v.what !== undefined)
    report(out, at, 'what is chosen at random is not said', 'Leave "what" or "random" out.')
  if (v.on === 'target' && v.what === undefined && v.random === undefined)
    report(out, at, 'neither "what" nor "random" is given', 'Say what must be targeted.')
  if (v.on === 'strike' && v.what === undefined) report(out, at, 'it does not say with what', 'Add "what": weapons.')
}

function checkStat(v: Data, at: string, out: Out): void {
  if (v.set && typeof v.n === 'number' && v.n < 0)
    report(out, `${at}.n`, 'nothing is set to less than 0', 'Write a number from 0 on, or leave out "set".')
}

function checkCan(v: Data, at: string, out: Out): void {
  const fields = under(allowed, v.on)
  if (fields === undefined) return // told already
  if (fields.includes('with') && v.with === undefined)
    report(out, at, 'it does not say with what', `Add "with": ${v.on === 'strike' ? 'weapons' : 'equipment'}.`)
  if (['attack', 'pay'].includes(String(v.on)) && v.for === undefined)
    report(out, at, `it does not say ${v.on === 'pay' ? 'with which cards' : 'whom'}`, 'Add "for".')
  for (const key of ['for', 'against', 'with'])
    if (v[key] !== undefined && !fields.includes(key))
      report(
        out,
        `${at}.${key}`,
        `${show(v.on)} has no "${key}"`,
        fields.length > 0 ? `It can have: ${fields.join(', ')}.` : 'Use only "by".',
      )
}

function checkEnters(v: Data, at: string, out: Out): void {
  const { what } = v
  const named = typeof what === 'string' && (what === 'self' || what.startsWith('$'))
  if (!named && !(isRecord(what) && what.in === undefined && what.top === undefined && !('controller' in what)))
    report(out, `${at}.what`, 'this can’t enter play', 'Write "self", or describe the cards that enter.')
  if (v.state === undefined && v.counters === undefined && v.damage === undefined)
    report(out, at, 'it does not say how it enters', 'Add "state", "counters" or "damage".')
}

/** Exceptions are only for "can attack only …" (601.2c), and `during` only for ready steps (501.1a). */
function checkCannot(v: Data, at: string, out: Out): void {
  checkMood('cannot')(v, at, out)
  if (v.ifAble !== undefined && (v.on !== 'attack' || v.except === undefined))
    report(
      out,
      `${at}.ifAble`,
      'exceptions are only for "can attack only …" (601.2c)',
      'Write on: "attack" with "except".',
    )
  if (v.during !== undefined && v.on !== 'ready')
    report(out, `${at}.during`, 'only readying has a step of its own', 'Leave it out.')
  if (v.except !== undefined && v.on !== 'attack' && v.what !== undefined)
    report(out, `${at}.except`, 'it has both "what" and "except"', 'Leave out one of them.')
}

function checkPower(v: Data, at: string, out: Out): void {
  if ((v.power === undefined) === (v.of === undefined))
    report(out, at, 'it needs either "power" or "of"', 'Give the power, or the card whose printed powers it grants.')
}

/** Only hands and the tops of decks can be shown (415.3e-f). */
function checkSee(v: Data, at: string, out: Out): void {
  const { what } = v
  const deck = isRecord(what) && what.top !== undefined && typeof what.in === 'string' && /^deck(:|$)/.test(what.in)
  const hand = isRecord(what) && what.in === 'hand' && what.is === 'card' && what.of !== undefined && v.by === 'players'
  if (!deck && !(hand && Object.keys(what).length === 3))
    report(
      out,
      `${at}.what`,
      'only the top of a deck can be shown, or a whole hand to everyone',
      'Write { top: 1, in: "deck", of: "you" }, or { is: "card", in: "hand", of: "you" }.',
    )
}

/** Checks `next` for turns to come (501.1a, 503.1). */
function checkWhen(v: Data, at: string, out: Out): void {
  const on = isRecord(v.event) ? v.event.on : undefined
  if (v.next === 'turn' && on !== 'end')
    report(out, `${at}.next`, 'only the end of a turn can be that of the next turn', 'Write true, or on: "end".')
}

const checks: Readonly<Record<string, (v: Data, at: string, out: Out) => void>> = {
  cannot: checkCannot,
  enters: checkEnters,
  cost: checkCost,
  instead: checkInstead,
  is: checkIs,
  stat: checkStat,
  must: checkMust,
  prevent: checkPrevent,
  can: checkCan,
  power: checkPower,
  see: checkSee,
  when: checkWhen,
}

export const checkMod = (v: Data, at: string, out: Out): void => under(checks, v.mod)?.(v, at, out)

/** Modifiers that only an effect can make, because they are used up or begin at one moment. */
export function checkStanding(mods: unknown, at: string, out: Out): void {
  if (!Array.isArray(mods)) return
  for (const [i, v] of mods.entries()) {
    if (!isRecord(v)) continue
    const where = `${at}[${i}]`
    if (v.mod === 'copy')
      report(out, where, 'only an effect can make a card a copy (402.3a)', 'Write { do: "modify", mods: [ … ] }.')
    if (v.next !== undefined)
      report(out, `${where}.next`, 'a permanent modifier is never used up', 'Leave it out, or write { do: "modify" }.')
    if (v.mod === 'prevent' && isRecord(v.n) && 'next' in v.n)
      report(out, `${where}.n`, 'a permanent modifier is never used up', 'Write a number, { first } or { allBut }.')
  }
}
