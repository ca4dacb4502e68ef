/** Modifiers that wait for an event: "If … would …, … instead", "Prevent …", "When … this turn, …". */
import { withFields } from '../nodes.ts'
import type { Amount, Duration, Effect, EventPattern, Mod, WhileState, Who } from '../types.ts'
import { amount, times } from './amounts.ts'
import { duration, whileState } from './durations.ts'
import { counted, packet, whoseTurn, wouldBe } from './events.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, maybe, nothing, part, table, w } from './parts.ts'
import { condition, noun, phrase, restOfSentence, whose } from './recursive.ts'
import { mentioned } from './refs.ts'
import { damageType, digits } from './words.ts'

/** A modifier, and its duration if the sentence has one. */
export interface Lasting {
  mods: readonly Mod[]
  until?: Duration
}
const lasting = (mod: Mod, until: Duration | undefined): Lasting => ({
  mods: [mod],
  ...(until === undefined ? {} : { until }),
})

const front = either(
  as(w('if'), () => ({})),
  as(w('the next time'), () => ({ next: true as const })),
)
const did = w(',')

type Instead = Extract<Mod, { mod: 'instead' }>
type Change = Partial<Omit<Instead, 'n'>> & { n?: Amount }

/** "that much damage plus 1", "double that much damage", "1 damage". */
const changed: P<Change> = part(() =>
  either<Change>(
    all([otherKind, w('plus'), amount], (kind, n) => ({ ...kind, n: { plus: ['$n', n] } })),
    all([otherKind, w('minus'), amount], (kind, n) => ({ ...kind, n: { minus: ['$n', n] } })),
    all([w('double'), otherKind], (kind) => ({ ...kind, n: { times: [2, '$n'] } })),
    all([digits, w('damage')], (n) => ({ n })),
    as(w('that damage'), () => ({})),
  ),
)

/** "that much unpreventable fire damage". */
const otherKind: P<Change> = part(() =>
  all(
    [w('that much'), ifThere(w('unpreventable')), ifThere(w('combat')), ifThere(damageType), w('damage')],
    (sure, combat, type) => ({
      ...(sure ? { sure: true as const } : {}),
      ...(combat ? { combat: true as const } : {}),
      ...(type ? { type } : {}),
    }),
  ),
)

/** "it deals that much damage plus 1": the changed packet. */
const becomes: P<Change> = part(() =>
  either<Change>(
    all(
      [noun('effect'), w('deals', 'deal', 'heals', 'heal', 'is dealt', 'are dealt'), either(changed, otherKind)],
      (_who, change) => change,
    ),
    all([either(changed, otherKind), w('is dealt', 'is healed')], (change) => change),
    all([either(changed, otherKind), w('is dealt to'), noun('effect')], (change, to) => ({ ...change, to })),
    all([here, w('you may have'), either(changed, otherKind), w('be dealt to'), noun('effect')], (at, change, to) => ({
      ...change,
      ...{ to, may: mentioned(at, 'you') },
    })),
  ),
)

/** "this turn while attacking". */
const timing: P<{ until?: Duration; while?: WhileState }> = all(
  [maybe(duration), maybe(whileState)],
  (until, state) => ({
    ...(until === undefined ? {} : { until }),
    ...(state === undefined ? {} : { while: state }),
  }),
)

/** "you may have your hero deal 1 damage instead": the choice is whether to replace it. */
function offered(then: readonly Effect[]): Pick<Instead, 'then' | 'may'> {
  const [only, ...more] = then
  const whole = only?.do === 'try' && more.length === 0 && only.then === undefined && only.else === undefined
  return whole && only.may !== undefined ? { then: only.these, may: only.may } : { then }
}

/** "you may draw a card instead", "do this instead: …". */
const otherwise: P<Pick<Instead, 'then' | 'may'>> = part(() =>
  all(
    [maybe(w('you may')), ifThere(w('do this instead:')), restOfSentence, ifThere(w('instead'))],
    (may, early, then, late) =>
      (early === undefined) === (late === undefined) ? undefined : may ? { then, may: 'you' as const } : offered(then),
  ),
)

type Divide = Pick<Instead, 'divide'>
/** "it deals", "you may have it deal". */
const dealing: P<Pick<Instead, 'may'>> = either<Pick<Instead, 'may'>>(
  all([here, w('you may have'), noun('event'), w('deal')], (at) => ({ may: mentioned(at, 'you') })),
  all([noun('event'), w('deals')], () => ({})),
)

/** "you may have it deal that damage divided as you choose among any number of opposing heroes and allies" (717.8). */
const dividing: P<Pick<Instead, 'divide' | 'may'>> = part(() =>
  either<Pick<Instead, 'divide' | 'may'>>(
    all(
      [
        either<number | 'any'>(
          digits,
          as(w('you may have any amount'), () => 'any' as const),
        ),
        w('of it is dealt to', 'of it dealt to'),
        noun('effect'),
      ],
      (part, to) => ({ divide: { part, to } }),
    ),
    all(
      [
        dealing,
        either<Divide>(
          all([w('that damage divided as you choose among any number of'), phrase], (p) =>
            'set' in p && p.article === 'bare' ? { divide: { among: p.set } } : undefined,
          ),
          all([w('exactly fatal damage to that ally, and the rest to'), noun('effect')], (excess) => ({
            divide: { excess },
          })),
        ),
      ],
      (may, divide) => ({ ...divide, ...may }),
    ),
  ),
)

const sized = table({ 'or more': '>=', 'or less': '<=' } as const)
/** "1", "5 or more": the number on a die. */
const shown: P<Pick<EventPattern, 'n'>> = part(() =>
  either<Pick<EventPattern, 'n'>>(
    all([digits, ifThere(sized)], (n, op) => ({ n: [op ?? '=', n] })),
    as(w('any number'), () => ({})),
  ),
)
/** "1 would be rolled on a die", "you would roll 1 on a die". */
const dieWouldBe: P<EventPattern> = part(() =>
  either<EventPattern>(
    all([shown, w('would be rolled on a die')], (n) => ({ on: 'roll', ...n })),
    all([noun('event'), w('would roll'), shown, w('on a die')], (by, n) => ({ on: 'roll', by, ...n })),
  ),
)
/** "any value on that die", "6", "that number plus 1". */
const otherNumber: P<Amount | 'any'> = part(() =>
  either<Amount | 'any'>(
    as(w('any value on that die'), () => 'any' as const),
    all([w('that number plus'), digits], (n) => ({ plus: ['$n', n] })),
    all([w('that number minus'), digits], (n) => ({ minus: ['$n', n] })),
    digits,
  ),
)

const instead: P<Lasting> = part(() =>
  either<Lasting>(
    all(
      [here, front, dieWouldBe, timing, did, ifThere(w('you may')), w('change it to'), otherNumber, w('instead')],
      (...[at, f, would, { until, ...time }, may, n]) =>
        lasting({ mod: 'instead', would, ...f, n, ...(may ? { may: mentioned(at, 'you') } : {}), ...time }, until),
    ),
    all([packet, wouldDeal, timing, w('is unpreventable')], (p, would, { until, ...time }) =>
      lasting({ mod: 'instead', would: { on: 'deal', ...p, ...would }, sure: true, ...time }, until),
    ),
    all([front, wouldBe, timing, did, becomes, w('instead')], (f, would, { until, ...time }, change) =>
      lasting({ mod: 'instead', would, ...f, ...change, ...time }, until),
    ),
    all([here, front, wouldBe, timing, did, skipsDrawing], (at, f, would, { until, ...time }, { may }) =>
      would.on === 'draw'
        ? lasting(
            { mod: 'instead', would, ...f, then: [], ...(may ? { may: mentioned(at, 'you') } : {}), ...time },
            until,
          )
        : undefined,
    ),
    all([front, wouldBe, timing, did, dividing, w('instead')], (f, would, { until, ...time }, change) =>
      lasting({ mod: 'instead', would, ...f, ...change, ...time }, until),
    ),
    all([front, wouldBe, timing, did, otherwise], (f, would, { until, ...time }, other) =>
      lasting({ mod: 'instead', would, ...f, ...other, ...time }, until),
    ),
    all([ifThere(noun('event')), w('skip', 'skips'), whose, ifThere(w('next')), skipped], (who, of, next, step) =>
      lasting(
        {
          mod: 'instead',
          would: { on: 'start', turn: who ?? of, ...step },
          then: [],
          ...(next ? { next: true as const } : {}),
        },
        undefined,
      ),
    ),
    all([here, w('you may choose not to ready'), noun('event'), w('during your ready step')], (at, what) =>
      lasting(
        { mod: 'instead', would: { on: 'ready', what, step: 'ready' }, then: [], may: mentioned(at, 'you') },
        undefined,
      ),
    ),
  ),
)
const skipsDrawing: P<{ may?: true }> = either<{ may?: true }>(
  as(w('you may skip drawing it instead', 'you may skip drawing that card instead'), () => ({ may: true })),
  all(
    [noun('event'), w('skips drawing it instead', 'skips drawing that card instead', 'skip drawing it instead')],
    () => ({}),
  ),
)
const skipped = table({ turn: {}, 'draw step': { step: 'draw' }, 'ready step': { step: 'ready' } } as const)

/** "would be dealt to your hero", "opposing allies would deal". */
const wouldDeal: P<Partial<EventPattern>> = part(() =>
  either<Partial<EventPattern>>(
    all([w('that would be dealt'), toWhom, withWhat], (to, tool) => ({ ...to, ...tool })),
    all([w('that'), noun('event'), w('would deal'), toWhom, withWhat], (by, to, tool) => ({
      by,
      ...to,
      ...tool,
    })),
  ),
)
const toWhom = either<Partial<EventPattern>>(
  all([w('to'), noun('event')], (to) => ({ to })),
  nothing({}),
)
const withWhat = either<Partial<EventPattern>>(
  all([w('with'), noun('event')], (tool) => ({ with: tool })),
  nothing({}),
)

type Prevent = Extract<Mod, { mod: 'prevent' }>
type Share = Prevent['n']

const much: P<Share> = part(() =>
  either<Share>(
    as(w('all'), () => 'all' as const),
    all([w('the next'), amount], (next) => ({ next })),
    all([w('the first'), amount], (first) => ({ first })),
  ),
)

const share: P<Share> = part(() =>
  either<Share>(
    as(w('it', 'that damage'), () => 'all' as const),
    all([digits, w('of it', 'of that damage')], (n) => n),
    all([w('X of it, where X is'), amount], (n) => n),
    all([w('all but'), digits, w('of it', 'of that damage')], (allBut) => ({ allBut })),
    all([w('the first'), digits, w('of it each turn')], (first) => ({ first })),
  ),
)

const shareOfThat: P<Share> = either<Share>(
  as(w('that damage'), () => 'all' as const),
  all([digits, w('of that damage')], (n) => n),
  all([w('all but'), digits, w('of that damage')], (allBut) => ({ allBut })),
)

/** "you may put this ability into your hand. If you do, prevent that damage" (717.3). */
const ifDone: P<Pick<Prevent, 'n' | 'may' | 'these' | 'then'>> = part(() =>
  all(
    [ifThere(w('you may')), restOfSentence, w('. if you do, prevent'), shareOfThat, ifThere(thenAfter)],
    (may, these, n, then) => ({ ...(may ? { may: 'you' as const } : {}), these, n, ...then }),
  ),
)

const afterPrevented: P<Pick<Prevent, 'then'>> = all(
  [w('. when damage is prevented this way,'), restOfSentence],
  (then) => ({ then }),
)

const prevent: P<Lasting> = part(() =>
  either<Lasting>(
    all([w('prevent'), packetOf, timing, ifThere(afterPrevented)], (p, { until, ...time }, then) =>
      lasting({ mod: 'prevent', ...p, ...time, ...then }, until),
    ),
    all([front, wouldBe, timing, did, partOf], (f, would, { until, ...time }, p) =>
      lasting({ mod: 'prevent', would, ...f, ...p, ...time }, until),
    ),
    all([front, wouldBe, timing, did, ifDone], (f, would, { until, ...time }, p) =>
      lasting({ mod: 'prevent', would, ...f, ...p, ...time }, until),
    ),
  ),
)

/** "all fire damage that would be dealt to your hero". */
const packetOf: P<Pick<Prevent, 'n' | 'would'>> = part(() =>
  all([much, packet, wouldDeal, maybe(w('each turn'))], (n, p, would, each) =>
    (typeof n === 'object' && 'first' in n) !== (each !== undefined)
      ? undefined
      : { n, would: { on: 'deal', ...p, ...would } },
  ),
)

/** "you may prevent 2 of it, then draw a card". */
const partOf: P<Pick<Prevent, 'n' | 'may' | 'then'>> = part(() =>
  all([ifThere(w('you may')), w('prevent'), share, ifThere(thenAfter)], (may, n, then) => ({
    n,
    ...(may ? { may: 'you' as const } : {}),
    ...then,
  })),
)
const thenAfter = all([w(', then'), restOfSentence], (then) => ({ then }))

/** "when your hero deals damage this turn, …", "at end of turn, …", "the next time …". */
const wait: P<Lasting> = part(() =>
  either<Lasting>(
    all([w('when'), waited, did, ifThere(ifCondition), restOfSentence], ({ event, until }, check, then) =>
      lasting({ mod: 'when', event, ...check, then }, until),
    ),
    // Without a time it is about something that was named: another would be a power of its own.
    all([w('when'), counted, did, restOfSentence], (event, then) =>
      JSON.stringify(event).includes('"$?') ? lasting({ mod: 'when', event, then }, undefined) : undefined,
    ),
    all([w('the next time'), waited, did, ifThere(ifCondition), restOfSentence], ({ event, until }, check, then) =>
      lasting({ mod: 'when', event, ...check, then, next: true }, until),
    ),
    all([here, w('at end of turn', 'at the end of the turn', 'at end of this turn'), did, restOfSentence], (at, then) =>
      lasting({ mod: 'when', event: { on: 'end', turn: mentioned(at, 'players') }, then, next: true }, 'turn'),
    ),
    all([w('as'), nextTurn, w('starts,'), restOfSentence], (turn, then) =>
      lasting({ mod: 'when', as: true, event: { on: 'start', turn }, then, next: true }, undefined),
    ),
    all([w('at the start of'), nextTurn, did, restOfSentence], (turn, then) =>
      lasting({ mod: 'when', event: { on: 'start', turn }, then, next: true }, undefined),
    ),
    all([w('at the end of'), whoseTurn, w('turn'), did, restOfSentence], (turn, then) =>
      lasting({ mod: 'when', event: { on: 'end', turn }, then, next: true }, undefined),
    ),
    all([w('at the end of'), nextTurn, did, restOfSentence], (turn, then) =>
      lasting({ mod: 'when', event: { on: 'end', turn }, then, next: 'turn' }, undefined),
    ),
  ),
)
const nextTurn: P<Who> = part(() =>
  either<Who>(
    all([here, w('the next turn')], (at) => mentioned(at, 'players')),
    all([whose, w('next turn')], (of) => of),
  ),
)
const ifCondition = all([w('if'), condition, w(',')], (c) => ({ if: c }))

/** An event followed by its duration. */
const waited: P<{ event: EventPattern; until: Duration }> = part(() =>
  all([counted, duration], (event, until) => ({ event, until })),
)

export const changes: P<Lasting> = part(() => either(instead, prevent, wait))

/** The same number for each of several. */
export const eachMore =
  (each: Amount) =>
  (m: Mod): Mod =>
    'n' in m && typeof m.n === 'number' ? withFields(m, { n: times(m.n, each) }) : m

/** A cost that is never less than so much. */
export const least =
  (min: number) =>
  (m: Mod): Mod =>
    m.mod === 'cost' ? { ...m, min } : m
