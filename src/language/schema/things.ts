/** Checks on a set as a whole: contradictions, fields without a meaning, and combinations that no rule supports. */
import { isOneOf, under } from '../look-up.ts'
import { isArray } from '../nodes.ts'
import { anyCard, fieldSorts, isPrinted, manyOf, type Named, people, sortsOf, statSorts, typesOf } from '../sorts.ts'
import { talentSpecs } from '../tags.ts'
import { kinds } from '../types.ts'
import { type Data, isRecord, type Note, type Out, report, show, textsIn } from './shape.ts'

const picking = ['target', 'choose', 'random', 'top', 'most', 'least']

/** Kinds that are not cards; they can't be combined with other kinds. */
const apart: readonly (readonly string[])[] = [
  ['player', 'opponent', 'friend'],
  ['deck', 'graveyard', 'hand'],
]

export function checkSet(v: Data, at: string, out: Out): void {
  const used = picking.filter((p) => p in v)
  if (used.length > 1) report(out, at, `it picks twice: ${used.join(' and ')}`, 'A set can have only one pick.')
  const [pick] = used
  if (pick !== undefined && pick !== 'top' && !out.here?.picks?.some((p) => p === pick))
    report(
      out,
      `${at}.${pick}`,
      `"${pick}" is not possible here, because nobody can choose`,
      'Pick in an effect, name it with "as".',
    )
  if (v.ofEach !== undefined && v.target === undefined)
    report(out, `${at}.ofEach`, '"ofEach" works only for targets', 'Write "target" beside it, or "of" alone.')
  if (v.ofEach !== undefined && v.of !== undefined)
    report(out, `${at}.of`, 'it has both "of" and "ofEach"', 'Leave out one of them.')
  if (v.atRandom !== undefined && v.target === undefined)
    report(out, at, '"atRandom" works only for targets', 'Write "target" beside it, or "random" alone.')
  if (v.by !== undefined && (v.atRandom !== undefined || (pick !== 'target' && pick !== 'choose')))
    report(out, `${at}.by`, 'nothing is picked here', 'Leave it out, or write "target" or "choose".')
  if (v.ties !== undefined && pick !== 'most' && pick !== 'least')
    report(out, `${at}.ties`, 'there are no ties', 'Use it beside "most" or "least".')
  if (v.differ !== undefined && ((pick !== 'target' && pick !== 'choose') || v[pick] === 1))
    report(out, `${at}.differ`, 'only several that are picked can differ', 'Pick several with "target" or "choose".')
  if ((v.of === 'players' && v.top === undefined) || v.owned === 'players')
    report(out, at, 'every card belongs to some player', 'Leave it out.')
  if (Array.isArray(v.same) && isRecord(v.same[1]) && isOneOf([true, 'self'], v.same[1].other))
    report(out, `${at}.same[1].other`, 'each is compared with others than itself', 'Write other: "it".')
  if (v.combined !== undefined && v[pick ?? 'top'] !== 'any')
    report(out, `${at}.combined`, 'it limits how many are picked', 'Write "any" in "target" or "choose".')
  const several = (pick === 'target' || pick === 'choose') && v[pick] !== 1
  if (v.ofOne !== undefined && (!several || v.ofEach !== undefined))
    report(
      out,
      `${at}.ofOne`,
      'only several that are picked can be of one player',
      'Write "target" or "choose" with several, or leave it out.',
    )
  if (v.place !== undefined && (pick !== 'top' || (typeof v.place === 'number' && v.top !== 1)))
    report(out, `${at}.place`, 'this is a place of a top card', 'Write top: 1 beside it, or leave it out.')
  checkPlace(v, at, out)
  checkKinds(v, at, out)
  if (pick === 'top') checkTop(v, at, out)
  if (isRecord(v.not) && v.not.as !== undefined)
    report(out, `${at}.not.as`, 'an excluded set can’t be named', 'Name it where it is picked.')
  if (pick !== undefined) checkRange(v[pick], `${at}.${pick}`, out)
}

/** Cards from several zones, or from a collection, must be chosen. */
function checkPlace(v: Data, at: string, out: Out): void {
  if (v.in === 'everywhere' && picking.some((p) => p in v))
    report(out, `${at}.in`, 'cards everywhere can’t be picked', 'Name the zone in which they are.')
  const collection = [v.in].flat().includes('collection')
  if ((Array.isArray(v.in) || collection) && v.choose === undefined)
    report(out, `${at}.in`, 'a choice is needed there', 'Write "choose", or name one zone.')
  if (collection && v.of === undefined) report(out, at, 'it does not say whose', 'Add "of".')
}

const sides: ReadonlySet<unknown> = new Set(['Alliance', 'Horde', 'Loyal'])

function checkKinds(v: Data, at: string, out: Out): void {
  // "Orc card" is said of a tag: only of heroes the same word is a trait (206.1).
  const bare = (v.is === undefined && !at.endsWith('.not')) || v.is === 'card'
  if (v.trait !== undefined && !sides.has(v.trait) && bare)
    report(out, `${at}.trait`, 'only a hero has a trait', 'Write is: "hero" beside it, or "tag" instead.')
  checkSpecs(v, at, out)
  const pile = typeof v.is === 'string' && apart[1]?.includes(v.is) ? v.is : undefined
  if (pile !== undefined && typeof v.in === 'string' && v.in.split(':')[0] !== pile)
    report(out, `${at}.in`, `a ${pile} is not a ${v.in.split(':')[0]}`, 'Leave it out, or name the right one.')
  const { is } = v
  if (!isArray(is)) return
  const twice = is.find((kind, i) => is.indexOf(kind) !== i)
  if (twice !== undefined) report(out, `${at}.is`, `${show(twice)} is named twice`, 'Name each once.')
  for (const alone of apart)
    if (is.some((kind) => isOneOf(alone, kind)) && (is.length > 1 || alone === apart[0]))
      report(out, `${at}.is`, 'these kinds can’t be combined', `Name one kind, or write a list of sets.`)
  if (is.includes('card'))
    report(out, `${at}.is`, '"card" is all of these', `Name kinds: ${kinds.slice(0, 4).join(', ')} …`)
}

/** A hero has its talent spec as a trait, and no such tag. */
export function checkSpecs({ is, match, tag, not }: Data, at: string, out: Out): void {
  if (![is, match].flat().some((who) => ofHeroes.has(who))) return
  for (const [key, said] of Object.entries({ tag, 'not.tag': isRecord(not) ? not.tag : undefined }))
    if ([said].flat().some((word) => talentSpecs.some((spec) => spec === word)))
      report(out, `${at}.${key}`, 'a talent spec is a trait of heroes (206.1b)', 'Write "trait" instead.')
}
const ofHeroes: ReadonlySet<unknown> = new Set(['hero', 'character', 'yourHero', 'startingHero', 'boss'])

/** The top of a deck or graveyard is whatever lies there (415.3a), so it can't be described further. */
function checkTop(v: Data, at: string, out: Out): void {
  const more = Object.keys(v).find((key) => !['top', 'place', 'in', 'of', 'as'].includes(key))
  if (more !== undefined)
    report(out, `${at}.${more}`, 'a top card can’t be described', 'Name it first, and describe it by its name.')
  if (isRecord(v.in) && v.of !== undefined)
    report(out, `${at}.of`, 'the target graveyard already has an owner', 'Leave it out.')
  if (!isRecord(v.in) && v.of === undefined) report(out, at, 'it does not say whose', 'Add "of".')
}

function checkRange(q: unknown, at: string, out: Out): void {
  if (!isRecord(q)) return
  const { from, to } = q
  if (typeof from === 'number' && typeof to === 'number' && from >= to)
    report(out, at, `from ${from} to ${to} is not a choice`, 'Make the second higher, or write one number.')
}

/** Checks that run once names are resolved. */
export const lateOf =
  (v: Data, at: string, out: Out): Note =>
  (known) => {
    if (v.top !== undefined && !out.here?.tops && manyOf(v.of, known))
      report(out, `${at}.of`, 'only one player is possible here', 'Name one player, or write { do: "forEach" }.')
    const rest = (v.other === true ? [] : [v.other]).filter((w) => w !== undefined)
    if (rest.flat().some((w) => !isPlain(w)))
      report(out, `${at}.other`, 'others than what?', 'Write true, or name it with "as" and write its name.')
    if (v.among !== undefined && !isPlain(v.among))
      report(out, `${at}.among`, 'among what?', 'Name it with "as" and write its name, or say it all in one set.')
    const types = typeof v.other === 'string' && v.is !== undefined ? (known(v.other)?.types ?? []) : []
    if (types.length > 0 && typesOf(v).length > 0 && !types.some((type) => typesOf(v).includes(type)))
      report(out, `${at}.other`, `${v.other} is none of these anyway`, 'Name another, or leave it out.')
    checkPlaces(v, at, known, out)
    checkOther(v, at, known, out)
  }

/** A named object, or its controller or owner. */
const isPlain = (w: unknown): boolean =>
  typeof w === 'string'
    ? w.startsWith('$') || ['self', 'host', 'yourHero', 'boss', 'you', 'it'].includes(w)
    : isRecord(w) && ('controller' in w || 'owner' in w) && isPlain(w.controller ?? w.owner)

/** The excluded object must be able to be a member. */
function checkOther(v: Data, at: string, named: Named, out: Out): void {
  if (v.other === undefined || v.other === true) return
  const all = sortsOf(v, { named, anywhere: true })
  if (!sortsOf(v.other, { named, anywhere: true }).some((s) => all.includes(s)))
    report(out, `${at}.other`, 'this is not one of them anyway', 'Leave it out.')
}

/** Named cards are already in a zone. */
function checkPlaces(v: Data, at: string, known: Named, out: Out): void {
  if (v.in === undefined || isRecord(v.in) || v.among === undefined) return
  const zones = textsIn(v.in).map((zone) => zone.split(':')[0])
  if (!sortsOf(v.among, { named: known }).some((s) => zones.includes(s)))
    report(out, `${at}.in`, 'none of these is there', 'Leave it out.')
}

/** Whether these objects have such a number: players have hands, cards in play have damage. */
export const asksFor =
  (of: unknown, number: string, at: string, out: Out): Note =>
  (known) => {
    const wanted = under(statSorts, number)
    if (wanted && !sortsOf(of, { named: known, anywhere: out.here?.anywhere ?? false }).some((s) => wanted.includes(s)))
      report(out, at, `none of these has "${number}"`, `Only ${wanted === people ? 'players have' : 'cards have'} it.`)
  }

/** Checks that these objects have the fields. */
export const askedOf =
  (v: Data, of: unknown, at: string, out: Out): Note =>
  (known) => {
    const is = sortsOf(of, { named: known, anywhere: out.here?.anywhere ?? false })
    for (const key of Object.keys(v)) {
      const printed =
        (key === 'state' && isPrinted(v.state)) || (key === 'has' && isRecord(v.has) && 'keyword' in v.has)
      const wanted = printed ? anyCard : under(fieldSorts, key)
      if (wanted && !is.some((s) => wanted.includes(s)))
        report(out, `${at}.${key}`, `these have no "${key}"`, 'Leave it out.')
    }
    if (v !== of && v.in === 'play' && is.every((s) => s === 'play'))
      report(out, `${at}.in`, 'they are in play anyway', 'Leave it out.')
  }

/** Checks that its fields fit its objects. */
export const asked =
  (v: Data, at: string, out: Out): Note =>
  (known) => {
    askedOf(v, v, at, out)(known)
    for (const number of [v.most, v.least, Array.isArray(v.where) ? v.where[0] : undefined])
      if (typeof number === 'string') asksFor(v, number, at, out)(known)
  }
