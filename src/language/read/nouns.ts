/** Noun phrases: "up to two other target heroes and/or allies", "that ally's controller", "your hero". */

import { isObject } from '../meta.ts'
import { plainName, shortName } from '../phrases.ts'
import type { FixedWho, NameRef, SetWho, Who } from '../types.ts'
import { adjectives } from './adjectives.ts'
import { article, count, quantity } from './amounts.ts'
import { head, isOneMarked, ofHeroes, ofPlayers } from './heads.ts'
import type { P, Phrase, Text } from './parser.ts'
import { all, as, either, here, ifThere, isQuoted, listOfTwo, nothing, part, said, some, table, w } from './parts.ts'
import { noun, whose } from './recursive.ts'
import { asPlayer, mentioned, type Raw, refer } from './refs.ts'
import { merged, suffixes } from './suffixes.ts'
import {
  given,
  isSole,
  kindWord,
  namedDeck,
  ordinals,
  plainKeyword,
  properName,
  state,
  tagAsNoun,
  tokenWord,
} from './words.ts'

const shortOf = (name: string): string => shortName(plainName(name))

/** "this ally", and a hero by its name: the card itself. */
const self: P<NameRef> = part(() =>
  either(
    all([here, selfWords], (at) => mentioned(at, 'self')),
    all([here, w('this card')], (at) => mentioned(at, 'self')),
    all([here, bearer], (at, of) => (isQuoted(at, of) ? mentioned(at, 'self') : undefined)),
  ),
)

/** The bearer of a given power: "this hero". */
const bearer = w(
  'this hero',
  'this ally',
  'this character',
  'this weapon',
  'this equipment',
  'this armor',
  'this resource',
  'this token',
  'this quest',
)

const isEquipment = (kind: string): boolean => kind === 'weapon' || kind === 'armor' || kind === 'item'

const selfWords: P<string> = given(({ def, types }) => {
  const kinds = [def.type].flat()
  const names = kinds.includes('hero')
    ? [shortOf(def.name), ...(def.sides ?? [])]
    : [
        ...kinds.map((kind) => `this ${types[kind]?.one ?? kind}`),
        ...(kinds.some(isEquipment) ? ['this equipment'] : []),
      ]
  return names.map((name) => [name, name] as const)
})

/** "your hero", and the raid's Boss by name. */
const heroWords: P<FixedWho> = given(
  ({ words }) =>
    [
      ['your hero', 'yourHero'],
      ['your starting hero', 'startingHero'],
      [words.boss, 'boss'],
    ] as const,
)

/** A Boss by the name that texts use. */
export const bosses: P<SetWho> = given(({ words }) =>
  (words.heroes ?? [])
    .filter((h) => shortOf(h.name) !== words.boss)
    .map((h) => [shortOf(h.name), { name: h.name }] as const),
)

/** "attached character", "attached ally". */
const host: P<NameRef> = all([here, w('attached'), kindWord], (at, k) => (k.many ? undefined : mentioned(at, 'host')))

const pronoun: P<NameRef> = either(
  all([here, w('it')], (at) => refer(at, 'it', 'other')),
  all([here, w('itself')], (at) => refer(at, 'it')),
  all([here, w('he', 'she', 'him', 'her', 'himself', 'herself')], (at) => refer(at, 'he')),
  all([here, w('they', 'them', 'themselves')], (at) => refer(at, 'they')),
)

/** "that ally", "those cards", "the destroyed ally". */
const demonstrative: P<NameRef> = part(() =>
  either(
    all([here, w('that'), anyNoun], (at, n) => (n.many ? undefined : refer(at, 'that', n.value))),
    all([here, w('those'), anyNoun], (at, n) => (n.many || n.either ? refer(at, 'those', n.value) : undefined)),
    all([here, w('the source of that damage')], (at) => refer(at, 'source')),
    all([here, w('the other'), ifThere(w('one'))], (at) => refer(at, 'rest', 'other')),
    all([here, w('the rest')], (at) => refer(at, 'rest', 'rest')),
    all([here, w('both of them')], (at) => refer(at, 'both')),
    all(
      [here, w('the'), table({ first: '1', second: '2', third: '3', attacking: 'attacking' }), anyNoun],
      (at, n, k) => (k.many ? undefined : refer(at, 'second', `${n} ${k.value}`)),
    ),
  ),
)

const anyNoun: P<{ value: string; many: boolean; either?: boolean }> = part(() =>
  either(
    kindWord,
    tokenWord,
    tagAsNoun,
    as(w('character'), () => ({ value: 'character', many: false })),
    as(w('die'), () => ({ value: 'die', many: false })),
  ),
)

/** "characters dealt damage this way", "a card removed this way", "cards revealed this way". */
const thisWay: P<NameRef> = all(
  [
    here,
    ifThere(article),
    w('character', 'characters', 'card', 'cards', 'players'),
    table({
      'dealt damage': 'deal',
      healed: 'heal',
      removed: 'remove',
      revealed: 'reveal',
      put: 'put',
      destroyed: 'destroy',
      discarded: 'discard',
      exhausted: 'exhaust',
      readied: 'ready',
      drawn: 'draw',
      interrupted: 'interrupt',
      turned: 'turn',
    }),
    w('this way'),
  ],
  (at, _a, verb) => refer(at, 'way', verb),
)

const you: P<NameRef> = all([here, w('you', 'yourself')], (at) => mentioned(at, 'you'))

/** The players of a kind: a fixed word, so that "each opponent" and "opponents" are the same. */
const people: P<Phrase> = either<Phrase>(
  all([here, w('opponents', 'each opponent')], (at) => ({ who: mentioned(at, 'opponents') })),
  all([here, w('opponents')], (at) => ({ who: { together: mentioned(at, 'opponents'), '@': at } })),
  all([here, w('players', 'each player', 'any player')], (at) => ({ who: mentioned(at, 'players') })),
  all([here, w('friendly players', 'each friendly player')], (at) => ({ who: mentioned(at, 'friends') })),
  all([here, w('an opponent')], (at) => ({ set: { is: 'opponent', '@': at }, article: 'a' }) as const),
  all([here, w('a friendly player')], (at) => ({ set: { is: 'friend', '@': at }, article: 'a' }) as const),
  all([here, w('a player')], (at) => ({ set: { is: 'player', '@': at }, article: 'a' }) as const),
)

/** "your hand", "the top two cards of your deck", "target player's graveyard". */
const zoneWord = table({
  hand: 'hand',
  hands: 'hand',
  deck: 'deck',
  decks: 'deck',
  graveyard: 'graveyard',
  graveyards: 'graveyard',
} as const)

const zone: P<Phrase> = either<Phrase>(
  all([here, whose, zoneWord], (at, of, z) => ({ set: { in: z, of: asPlayer(of), '@': at }, article: 'all' }) as const),
  all(
    [here, w('the event deck')],
    (at) => ({ set: { in: 'deck:event', of: 'you', '@': at }, article: 'all' }) as const,
  ),
)

const pile: P<{ in: SetWho['in']; of: Who }> = part(() =>
  either<{ in: SetWho['in']; of: Who }>(
    all([whose, zoneWord], (of, z) => ({ in: z, of: asPlayer(of) })),
    as(namedDeck, ({ kind, name }) => ({ in: `${kind}:${name}` as const, of: 'you' as const })),
  ),
)

const top: P<Phrase> = part(() =>
  either<Phrase>(
    all([here, w('the top card of'), pile], (at, p) => ({ set: { top: 1, ...p, '@': at }, article: 'bare' }) as const),
    all([here, w('the bottom card of'), pile], (at, p) => ({
      set: { top: 1, place: 'bottom', ...p, '@': at },
      article: 'bare',
    })),
    all([here, w('the bottom'), count, w('cards of'), pile], (at, n, p) => ({
      set: { top: n, place: 'bottom', ...p, '@': at },
      article: 'bare',
    })),
    all([here, w('the'), ordinals, w('card from the top of'), pile], (at, place, p) => ({
      set: { top: 1, place, ...p, '@': at },
      article: 'bare',
    })),
    all([here, w('that many cards from the top of'), pile], (at, p) => ({
      set: { top: refer(at, 'much'), ...p, '@': at },
      article: 'bare',
    })),
    all([here, w('the top'), count, w('cards of'), pile], (at, n, p) => ({
      set: { top: n, ...p, '@': at },
      article: 'bare',
    })),
    all([here, w('the topmost'), ifThere(count), head, w('in', 'from'), pile], (at, n, h, p) => ({
      set: { ...h.set, top: n ?? 1, ...p, '@': at },
      article: 'bare',
    })),
  ),
)

/** "its controller", "that player's hero", "your heroes". */
const belonging: P<Phrase> = part(() =>
  either<Phrase>(
    all([here, whose, w('controller', 'controllers')], (at, of) => ({ who: { controller: of, '@': at } })),
    all([here, whose, w('owner', 'owners')], (at, of) => ({ who: { owner: of, '@': at } })),
    all([here, whose, w('hero', 'heroes')], (at, of) =>
      isMine(of) ? undefined : ({ set: { is: 'hero', of, '@': at }, article: 'bare' } as const),
    ),
  ),
)

const isMine = (of: Who): boolean => typeof of === 'string' && of.endsWith(':you')

interface Determiner {
  pick: Partial<SetWho>
  article: 'a' | 'each' | 'all' | 'bare'
  other?: true
  many?: boolean
}

/** The determiner: "each", "an", "target", "up to two", "another". */
const determiner: P<Determiner> = part(() =>
  either<Determiner>(
    as(w('each'), () => ({ pick: {}, article: 'each' })),
    as(w('all'), () => ({ pick: {}, article: 'all' })),
    as(article, () => ({ pick: {}, article: 'a' })),
    as(w('another'), () => ({ pick: {}, article: 'a', other: true })),
    all([here, w('a third')], (at) => ({ pick: { choose: 1, other: refer(at, 'third', '3') }, article: 'bare' })),
    as(w('a random', 'random'), () => ({ pick: { random: 1 }, article: 'bare' })),
    as(w('another random'), () => ({ pick: { random: 1 }, article: 'bare', other: true })),
    as(w('target'), () => ({ pick: { target: 1 }, article: 'bare' })),
    as(w('another target'), () => ({ pick: { target: 1 }, article: 'bare', other: true })),
    all([ifThere(w('each of')), quantity, w('target')], (_w, target) => ({ pick: { target }, article: 'bare' })),
    all([ifThere(w('each of')), quantity, w('other target')], (_w, target) => ({
      pick: { target },
      article: 'bare',
      other: true,
    })),
    all([ifThere(w('each of')), quantity], (_w, choose) => ({ pick: { choose }, article: 'bare' })),
    all([quantity, w('random')], (random) => ({ pick: { random }, article: 'bare' })),
    all([w('the')], () => ({ pick: {}, article: 'bare', many: true })),
    nothing({ pick: {}, article: 'bare' }),
  ),
)
/** "one of them", "up to two of those cards". */
const outOf: P<Phrase> = part(() =>
  all(
    [here, quantity, w('of'), here, w('them', 'those cards', 'those')],
    (at, choose, where) => ({ set: { choose, among: refer(where, 'they'), '@': at }, article: 'bare' }) as const,
  ),
)

/** The set that a determiner, its adjectives, its head and its suffixes describe. */
const described: P<Phrase> = part(() =>
  as(
    all([here, determiner, some(adjectives), head, suffixes], (...parts) => parts),
    (parts, { world }) => {
      const [at, d, adj, h, after] = parts
      // "An ability card that's targeting": a card on the chain.
      const chain =
        h.card && after.set.targeting !== undefined && after.set.in === undefined ? { in: 'chain' as const } : {}
      const set = merged([d.pick, ...adj, h.set, after.set, d.other ? { other: true } : {}, chain])
      if (set === undefined) return undefined
      const extreme = set.most !== undefined || set.least !== undefined
      const sole = extreme || (!h.many && isOneMarked(d.many, set, world))
      if (d.many && !sole) return undefined
      if (!fits(d, h.many, h.either)) return undefined
      if (
        d.article === 'bare' &&
        Object.keys(d.pick).length === 0 &&
        !sole &&
        h.many === false &&
        !h.either &&
        !after.single
      )
        return undefined
      return { set: { ...ofHeroes(ofPlayers(set)), '@': at }, article: d.article }
    },
  ),
)

/** Whether the card itself could be one of these: "another" then excludes it. */
function isAmong({ is, '@': at = 0 }: Raw<Partial<SetWho>>, text: Text): boolean {
  if (isQuoted(at, text)) return true
  const kinds = is === undefined ? ['card'] : [is].flat()
  const own: string[] = [text.world.def.type].flat()
  const wide = own.flatMap((t) =>
    t === 'hero' || t === 'ally'
      ? [t, 'character']
      : t === 'weapon' || t === 'armor' || t === 'item'
        ? [t, 'equipment']
        : [t],
  )
  return kinds.some((k) => k === 'card' || k === 'token' || k === 'resource' || wide.includes(k))
}

/** An ability is not in play as it resolves. */
const isResolving = ({ world }: Text): boolean => [world.def.type].flat().some((t) => t === 'ability' || t === 'event')

/** "another", after something mentioned before that is not the card itself. */
const other: P<Phrase> = part(() =>
  all([here, described], (at, p) =>
    'set' in p && p.set.other === true ? { ...p, set: { ...p.set, other: refer(at, 'other') } } : undefined,
  ),
)

/** "another friendly player": than you. */
const otherPlayer: P<Phrase> = part(() =>
  all([here, described], (at, p) =>
    'set' in p && p.set.other === true && (p.set.is === 'friend' || p.set.is === 'player')
      ? { ...p, set: { ...p.set, other: mentioned(at, 'you') } }
      : undefined,
  ),
)

/** Whether the noun is in the number that its determiner wants. */
function fits(d: Determiner, many: boolean, either: boolean | undefined): boolean {
  if (either) return true
  const q = d.pick.target ?? d.pick.choose ?? d.pick.random
  if (d.article === 'a' || d.article === 'each') return !many
  if (d.article === 'all') return many
  if (q === undefined) return true
  if (q === 1) return !many
  if (typeof q === 'object' && 'upTo' in q && q.upTo === 1) return !many
  return many || typeof q === 'string'
}

/** A list: "this weapon and your hero". */
const together: P<Phrase> = part(() =>
  as(
    listOfTwo(
      as(single, (p) => p),
      w('and', 'or'),
    ),
    (list) =>
      isUnclear(list)
        ? undefined
        : (oneAndMore(list) ?? {
            who: list.map((p) => ('who' in p ? p.who : p.article === 'a' ? { choose: '?', ...p.set } : p.set)) as Who,
          }),
  ),
)

/** "up to two target allies, in order": one after the other. */
const inOrder: P<Phrase> = part(() =>
  all([described, here, w(', in order')], (p, at) => {
    if (!('set' in p) || JSON.stringify(p.set.target) !== '{"upTo":2}') return undefined
    const one = { ...p.set, target: { upTo: 1 } }
    return { who: [one, { ...one, other: refer(at, 'other'), '@': at }] }
  }),
)

/** "target ally and up to Y other target allies": from one on. */
function oneAndMore(list: readonly Phrase[]): Phrase | undefined {
  const [one, two, ...others] = list.map((p) => ('set' in p ? p.set : {}))
  const upTo = isObject(two?.target) && 'upTo' in two.target ? two.target.upTo : undefined
  if (one?.target !== 1 || two?.other === undefined || typeof upTo !== 'string' || others.length > 0) return undefined
  const { target: _, other: __, '@': ___, ...more } = two
  const { target: ____, '@': at, ...set } = one
  return JSON.stringify(set) === JSON.stringify(more)
    ? { set: { ...set, target: { from: 1, to: { plus: [1, upTo] } }, '@': at }, article: 'bare' }
    : undefined
}

/** Refuses "Opposing Warriors and [Warrior] cards", where "opposing" is ambiguous. */
function isUnclear(list: readonly Phrase[]): boolean {
  const [first, ...more] = list.map((p) => ('set' in p && p.article === 'bare' && !hasPick(p.set) ? p.set : undefined))
  return first?.of === 'opponents' && more.some((set) => set && set.of === undefined && set.in === undefined)
}
const hasPick = (set: SetWho): boolean =>
  [set.target, set.choose, set.random, set.top, set.most, set.least].some((pick) => pick !== undefined)

const single: P<Phrase> = part(() =>
  either<Phrase>(
    as(either<Who>(self, host, pronoun, demonstrative, thisWay, you), (who) => ({ who })),
    all([here, heroWords], (at, hero) => ({ who: mentioned(at, hero) })),
    all([here, w('your'), state, w('hero')], (at, state) => ({
      set: { is: 'hero', of: mentioned(at, 'you'), state, '@': at },
      article: 'all' as const,
    })),
    all([here, w('your hero with'), plainKeyword], (at, keyword) => ({
      set: { is: 'hero', of: 'you', has: { keyword }, '@': at },
      article: 'all' as const,
    })),
    all([here, w('the raid')], (at) => ({ who: mentioned(at, 'raid') })),
    all([here, bosses], (at, set) => ({ set: { ...set, '@': at }, article: 'bare' }) as const),
    people,
    zone,
    top,
    belonging,
    as(other, (p, of) => (isResolving(of) ? p : undefined)),
    as(described, (p, of) => ('set' in p && p.set.other === true && !isAmong(p.set, of) ? undefined : p)),
    other,
    otherPlayer,
    outOf,
    named,
  ),
)

/** A card by its name: "Tooga". */
const named: P<Phrase> = all([here, properName], (at, name, { world }) =>
  world.nouns[name] ? ({ set: { name, '@': at }, article: 'bare' } as const) : undefined,
)

/** All noun phrases. */
export const phrases: P<Phrase> = either(part(() => either(single, together, inOrder)))

/** "your", "its", "that player's", "its controller's". */
const possessor: P<Who> = part(() =>
  either<Who>(
    all([here, w('your')], (at) => mentioned(at, 'you')),
    all([here, w('its')], (at) => refer(at, 'it')),
    all([here, w('his', 'her')], (at) => refer(at, 'he')),
    all([here, w('their')], (at) => refer(at, 'they')),
    all([here, w('their')], (at) => refer(at, 'he')), // "You and target opponent each … their": each his own
    all([owner, w("'s", "'")], (who) => who),
  ),
)

/** Whoever can stand in front of "'s". */
const owner: P<Who> = part(() =>
  either<Who>(
    either<Who>(self, host, demonstrative),
    all([here, heroWords], (at, hero) => mentioned(at, hero)),
    as(people, (p) => ('who' in p ? p.who : { ...p.set })),
    all([here, w('the'), some(adjectives), head], (at, adj, h, { world }) => {
      const set = merged([...adj, h.set])
      return set && !h.many && isSole(set.tag, world) ? { ...ofPlayers(set), '@': at } : undefined
    }),
    all([here, w('a random'), kindWord], (at, k) => (k.many ? undefined : { random: 1, is: k.value, '@': at })),
    all([here, w('target'), ifThere(w('opposing')), kindWord], (at, opposing, k) =>
      k.many ? undefined : { target: 1, is: k.value, ...(opposing ? { of: 'opponents' } : {}), '@': at },
    ),
    all([here, whoseOnce, said('controller', 'controllers', 'owner', 'owners')], (at, of, word) =>
      word.startsWith('c') ? { controller: of, '@': at } : { owner: of, '@': at },
    ),
    all([here, whoseOnce, w('hero', 'heroes')], (at, of) => (isMine(of) ? undefined : heroOf(of, at))),
  ),
)

const heroOf = (of: Who, at: number): Who => ({ is: 'hero', of, '@': at }) as Raw<SetWho>

/** "its", "that ally's": what stands in front of "controller's". */
const whoseOnce: P<Who> = part(() =>
  either<Who>(
    all([here, w('its', 'their')], (at) => refer(at, 'it')),
    all([here, w('their')], (at) => refer(at, 'they')),
    all([here, w('your')], (at) => mentioned(at, 'you')),
    all([either<Who>(self, host, demonstrative), w("'s", "'")], (who) => who),
    all([here, heroWords, w("'s", "'")], (at, hero) => mentioned(at, hero)),
    all([here, w('target'), kindWord, w("'s")], (at, k) => ({ target: 1, is: k.value, '@': at })),
  ),
)

/** All possessives. */
export const possessors: P<Who> = either(possessor)

/** Counted things: without an article. */
export const countedSets: P<Who> = either(
  part(() =>
    either<Who>(
      all([here, some(adjectives), head, suffixes], (at, adj, h, after) => {
        const set = merged([...adj, h.set, after.set])
        return set && { ...set, '@': at }
      }),
      all([w('of'), noun('event')], (who) => who),
      thisWay,
      all(
        [
          here,
          w('card', 'cards'),
          table({
            removed: 'remove',
            revealed: 'reveal',
            put: 'put',
            destroyed: 'destroy',
            discarded: 'discard',
            drawn: 'draw',
          }),
          w('this way'),
        ],
        (at, verb) => refer(at, 'way', verb),
      ),
    ),
  ),
)
