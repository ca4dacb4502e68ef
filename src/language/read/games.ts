/** Clauses of raids, of whole games, and of links: "swap", "drop", "say", "start the raid", "change its target". */
import type { Amount, Kept, Who } from '../types.ts'
import { count } from './amounts.ts'
import { byPlayer, type Done, type Form, object, v } from './forms.ts'
import type { P } from './parser.ts'
import { all, as, either, ifThere, listOf, oneOrMore, table, token, w } from './parts.ts'
import { whose } from './recursive.ts'
import { given, properName, quoted, tokenWord } from './words.ts'

/** Actions on links (706.2) and on a proposed combat (601.2e). */
export function links(form: Form): P<Done> {
  return either<Done>(
    all(
      [v('retarget', form), w('the proposed defender'), ifThere(all([w('to'), object], (to) => to))],
      (to) => (by) => ({
        do: 'retarget',
        ...(to === undefined ? {} : { to }),
        ...byPlayer(by),
      }),
    ),
    all([v('retarget', form), whose, w('target'), ifThere(all([w('to'), object], (to) => to))], retarget),
    all([v('retarget', form), w('the target of'), object, ifThere(all([w('to'), object], (to) => to))], (what, to) =>
      retarget(onTheChain(what), to),
    ),
  )
}

/** Actions on games and raids, and those that only occur in raids. */
export function games(form: Form): P<Done> {
  return either<Done>(
    all(
      [
        v('rebuild', form),
        w('your deck and graveyard from the game and build a new deck of'),
        count,
        w('cards from your collection'),
      ],
      (n) => () => (typeof n === 'number' ? { do: 'rebuild', n } : undefined),
    ),
    all(
      [v('startRaid', form), w('all your cards out of the game and start the raid'), raidId, w('as its Boss player')],
      (raid) => () => ({ do: 'startRaid', raid }),
    ),
    all([v('concede', form), w('the game')], () => () => ({ do: 'concede' })),
    all([v('keep', form), object, w('in play for the next game', 'for the next game')], (what) => (by) => ({
      do: 'keep',
      what,
      ...byPlayer(by),
    })),
    all([v('bring', form), listOf(brought, w('and')), w('into play')], (list, { world }) => {
      const cards = list.filter((one): one is Brought => !('what' in one))
      if (list.length === 1 && cards.some(([, name]) => world.tokens.includes(name))) return undefined // it is created
      const there = list.slice(cards.length)
      const known = there.every((one) => 'what' in one) && cards.length > 0 && there.length < 2
      return known ? () => Object.assign({ do: 'bring' as const, cards }, ...there) : undefined
    }),
    all([v('drop', form), object, w('from at least three feet above the table')], (what) => () => ({
      do: 'drop',
      what,
      onto: landing,
    })),
    all([v('say', form), quoted], (words) => () => ({ do: 'say', words })),
    all([v('swap', form), object, ifThere(kept), w('with'), properCard], (what, keep, name) => () => ({
      do: 'swap',
      what,
      for: name,
      ...(keep === undefined ? {} : { keep }),
    })),
  )
}

/** Changes the single target of a link (706.2). */
const retarget =
  (what: Who, to: Who | undefined): Done =>
  (by) => ({ do: 'retarget', what, ...(to === undefined ? {} : { to }), ...byPlayer(by) })
/** The object of copying or retargeting, which is on the chain. */
export const onTheChain = (what: Who): Who =>
  typeof what === 'object' && 'is' in what && what.in === undefined ? { ...what, in: 'chain' } : what

const raidId: P<string> = token('the id of a raid', (t) => (/^[a-z]+(?:-[a-z]+)*$/.test(t) ? t : undefined))

/** A placeholder for the objects that a dropped card lands on: `landed` fills it in. */
export const landing = '$?landing'

type Brought = readonly [n: Amount, card: string]
/** "five Cubes", "Magtheridon's Lair": cards of the raid, and tokens beside them. */
const broughtCard: P<Brought> = either<Brought>(
  all([count, tokenWord], (n, t) => [n, t.value] as const),
  given(({ nouns }) => Object.keys(nouns).map((name) => [name, [1, name]] as const)),
)
/** Cards that are somewhere already come last: "five Cubes and the Boss". */
const brought = either<Brought | { readonly what: Who }>(
  broughtCard,
  as(object, (what) => ({ what })),
)

/** ", as damaged as he is,": the properties kept by a swapped card (R101.4, R202.1). */
const kept: P<Kept | readonly Kept[]> = all(
  [
    w(','),
    listOf(table({ 'as damaged': 'damage', 'ready or exhausted': 'readiness' } as const), w('and')),
    w('as he is,', 'as she is,', 'as it is,'),
  ],
  oneOrMore,
)

/** "The Bellkeeper (In the Deep)": a card by its whole name, with its version. */
const properCard: P<string> = either(
  properName,
  all([properName, w('('), properName, w(')')], (name, version) => `${name} (${version})`),
)
