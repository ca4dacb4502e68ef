/** Tokens: "three 1 melee ATK / 1 health Naga ally tokens", in either order of words; and the words that a player chooses. */
import { ruleTypes } from '../lists.ts'
import type { Amount, Effect, Nameable, Power, SetWho, TokenSpec } from '../types.ts'
import { amount, count, figure } from './amounts.ts'
import type { P } from './parser.ts'
import {
  all,
  as,
  either,
  here,
  ifThere,
  listOf,
  listOfTwo,
  maybe,
  oneOrMore,
  part,
  some,
  table,
  token,
  w,
} from './parts.ts'
import { inMood, noun, phrase, power } from './recursive.ts'
import { refer } from './refs.ts'
import { capitalType, damageType, digits, plainKeyword, properName, quoted, tagWord, tokenWord } from './words.ts'
import type { World } from './world.ts'

type Spec = Partial<TokenSpec>

const amountOf: P<Amount> = either<Amount>(
  figure,
  all([figure, w('plus'), digits], (n, more) => ({ plus: [n, more] })),
)
const atk: P<Spec> = all([figure, maybe(damageType), w('ATK')], (atk, type) => ({
  atk,
  ...(type === undefined || type === 'melee' ? {} : { damageType: type }),
}))
const health: P<Spec> = all([amountOf, w('health')], (health) => ({ health }))
const def: P<Spec> = all([digits, w('DEF')], (def) => ({ def }))
const strike: P<Spec> = all([w('strike cost'), digits], (strike) => ({ strike }))

/** "1 melee ATK / 1 health". */
const numbers: P<Spec> = part(() =>
  either<Spec>(
    atk,
    health,
    def,
    all([atk, w('/'), either(health, strike)], (a, h) => ({ ...a, ...h })),
  ),
)

const tagName: P<string> = part(() =>
  all(
    [
      either(
        tagWord,
        token('a kind of ally', (t) => (/^[A-Z]/.test(t) ? t : undefined)),
      ),
      // 414.3: a restriction.
      maybe(all([w('('), digits, w(')')], (n) => n)),
    ],
    (tag, n) => (n === undefined ? tag : `${tag} (${n})`),
  ),
)

/** "unique Mechanical Yeti", "Horde Tauren". */
const tags: P<Pick<TokenSpec, 'tags' | 'faction'>> = part(() =>
  all(
    [ifThere(w('unique')), ifThere(table({ Alliance: 'Alliance', Horde: 'Horde' } as const)), tagName, some(tagName)],
    (unique, faction, first, more) => ({
      ...(faction === undefined ? {} : { faction }),
      tags: [...(unique === undefined ? [] : ['Unique']), first, ...more],
    }),
  ),
)

type Own = Spec & { powers?: readonly Power[] }

const powers: P<Own> = as(
  part(() =>
    either<Power>(
      as(plainKeyword, (k): Power => ({ keyword: k })),
      all([table({ Assault: 'Assault', Mend: 'Mend' } as const), figure], (keyword, n): Power => ({ keyword, n })),
      all([capitalType, w('Resistance')], (type): Power => ({ keyword: 'Resistance', type })),
      all([w('"'), power, w('"')], (p) => p),
    ),
  ),
  (p) => ({ powers: [p] }),
)

/** " with Ferocity", " with Ferocity and Protector". */
const having: P<Own> = part(() =>
  all([w('with'), listOf(powers, w('and'))], (list) => ({ powers: list.flatMap((own) => own.powers ?? []) })),
)

const named: P<Spec> = either<Spec>(
  all([w('named'), properName], (name) => ({ name })),
  all([here, w('with that name')], (at) => ({ name: refer(at, 'word', 'name') })),
)

/** "of that class", which a player has chosen. */
const ofClass = all([here, w('of that class')], (at): string => refer(at, 'word', 'class'))

type Created = Partial<Extract<Effect, { do: 'create' }>> & { n: Amount }

const howMany: P<Amount> = either<Amount>(
  as(w('a', 'an'), () => 1),
  count,
)
const ally = all(
  [tags, ifThere(table({ ally: undefined, armor: 'armor', weapon: 'weapon', item: 'item' } as const))],
  (list, type) => ({ ...list, ...(type === undefined ? {} : { type }) }),
)

/** "a 1 nature ATK / 1 health Air Totem token", in a list of which only the first has no article here. */
const described: P<TokenSpec> = part(() =>
  all([ifThere(w('a', 'an')), maybe(numbers), ally, w('token'), afterToken], (_a, front, tags, after) => ({
    ...tags,
    ...front,
    ...after,
  })),
)

/** The things put into play. */
export const created: P<Created> = part(() =>
  either<Created>(
    all([howMany, maybe(numbers), ally, w('token', 'tokens'), afterToken], (n, front, tags, after) => ({
      n,
      token: { ...tags, ...front, ...after },
    })),
    all([howMany, numbers, w('ally token', 'ally tokens'), ofClass, ifThere(having)], (n, front, tag, has) => ({
      n,
      token: { tags: [tag], ...front, ...has },
    })),
    // One of several, which the player who creates it chooses (404.2).
    all(
      [howMany, maybe(numbers), listOfTwo(tagName, w('or')), tagName, w('token', 'tokens'), afterToken],
      (n, front, list, kind, after) => ({
        n,
        // A Totem that is not said to be of its element's type deals melee damage.
        token: list.map((tag) => ({ tags: [`${tag} ${kind}`], ...melee(front), ...after })),
      }),
    ),
    all([howMany, listOfTwo(described, w('or'))], (n, token) => ({ n, token })),
    all([howMany, tokenWord], (n, t, { world }) => (isMade(t.value, world) ? { n, token: t.value } : undefined)),
    as(tokenWord, (t, { world }) => (isMade(t.value, world) ? { n: 1, token: t.value } : undefined)),
    all([howMany, w('token copy of', 'token copies of'), noun('effect')], (n, copy) => ({ n, copy })),
  ),
)
/** Whether it is created: cards beside a raid are brought. */
const isMade = (name: string, { tokens }: World): boolean => tokens.length === 0 || tokens.includes(name)
const melee = (front: Spec | undefined): Spec =>
  front?.atk === undefined ? { ...front } : { damageType: 'melee', ...front }
const afterToken: P<Own> = part(() => all([ifThere(named), ifThere(having)], (name, has) => ({ ...name, ...has })))

/** A card of any zone, if neither zone nor player is named. */
const toName = (set: SetWho): SetWho => (set.of !== undefined && set.in === undefined ? { ...set, in: 'play' } : set)

export const names: P<readonly Effect[]> = part(() =>
  either<readonly Effect[]>(
    as(
      table<Nameable>([
        ['name a card', 'card'],
        ['make up a name', 'made-up'],
        ['choose an ally type', 'ally type'],
        ['choose a standard race', 'race'],
        ...(['number', 'card type', 'class', 'damage type'] as const).map((of) => [`choose a ${of}`, of] as const),
      ]),
      (of) => [{ do: 'name', of, as: '?' }],
    ),
    all([phrase, ifThere(w('secretly')), w('chooses a number', 'choose a number')], (p, secret) => [
      { do: 'name', by: inMood(p, 'effect'), of: 'number', ...(secret ? { secret: true as const } : {}), as: '?' },
    ]),
    all([w('name'), phrase], (p) =>
      'set' in p && p.article === 'a' ? [{ do: 'name', of: { card: toName(p.set) }, as: '?' }] : undefined,
    ),
    all([w('choose a number,'), amount, w('or more')], (from) => [{ do: 'name', of: { from }, as: '?' }]),
    all([w('choose a number from'), amount, w('to'), amount], (from, to) => [
      { do: 'name', of: { from, to }, as: '?' },
    ]),
    all(
      [w('choose a card type other than'), listOf(table(ruleTypes.map((t) => [t, t] as const)), w('or'))],
      (except) => [{ do: 'name', of: 'card type', except: oneOrMore(except), as: '?' }],
    ),
    all([w('choose'), either<string[]>(listOf(quoted, w('or')), listOfTwo(damageType, w('or')))], (of) =>
      of.length > 1 ? [{ do: 'name', of, as: '?' }] : undefined,
    ),
  ),
)
