/** What modifiers do, in words: "gives Onyxia +1 ATK", "prevents the next 5 damage to her". */
import { hasField, listed } from '../language/index.ts'
import { verbForms } from '../language/print/index.ts'
import type { Duration, Mod } from '../language/types.ts'
import type { ReadFrame } from './frame.ts'
import { resolve } from './meaning.ts'
import { subject, wanted } from './mods.ts'
import { type Deed, deed, sized, spanWords, type Telling, whom } from './outcome-words.ts'
import type { Part } from './reason.ts'

/** What it is told of. */
interface Reading {
  told: Telling
  f: ReadFrame
  span: string
  then: (text: Extract<Mod, { mod: 'when' }>['then']) => readonly Deed[]
}

type ModWords<K extends Mod['mod']> = (
  r: Reading,
  mod: Extract<Mod, { mod: K }>,
  who: readonly Part[],
) => readonly Deed[]

const stats = { atk: 'ATK', health: 'health', def: 'DEF', maxHand: 'cards of maximum hand size' } as const

/** How each kind is told; those that are missing are not. */
const words: { readonly [K in Mod['mod']]?: ModWords<K> } = {
  stat({ told, f, span }, mod, who) {
    const n = sized(told.t, f, mod.n)
    if (n === 0 && !mod.set) return []
    const sign = mod.set || n === 'some' ? '' : n > 0 ? '+' : '−'
    return [deed('give', ...who, ` ${sign}${typeof n === 'number' ? Math.abs(n) : n} ${stats[mod.stat]}${span}`)]
  },
  keyword: ({ span }, mod, who) => [deed('give', ...who, ` ${mod.keyword}${span}`)],
  power: ({ span }, _, who) => [deed('give', ...who, ` a power${span}`)],
  noPowers: ({ span }, _, who) => [deed('take', 'all powers from ', ...who, span)],
  control: ({ span }, _, who) => [deed('take', 'control of ', ...who, span)],
  cannot({ told, f, span }, mod) {
    return [true, false].flatMap((hurts) => {
      const verbs = listed(mod.on).filter((verb) => wanted.has(verb) === hurts)
      const who = whom(told, resolve(told.t, f, subject(mod, hurts)))
      if (verbs.length === 0 || who.length === 0) return []
      const what = verbs.map((verb) => (hurts ? gerund(verb) : `being ${forms[verb]?.done ?? verb}`)).join(' and ')
      const whose = hurts && mod.by !== undefined && mod.what !== undefined ? resolve(told.t, f, mod.what) : null
      // Whom something has happened to, nobody remembers here.
      if (whose?.length === 0 || hasField(mod.what, 'did')) return []
      return [deed('keep', ...who, ` from ${what}`, ...(whose ? [' ', ...whom(told, whose)] : []), span)]
    })
  },
  cost({ told, f, span }, mod) {
    const n = sized(told.t, f, mod.n ?? 0)
    if (n === 0) return []
    const by = mod.by === undefined ? [] : whom(told, resolve(told.t, f, mod.by))
    const price = n === 'some' ? 'less' : `${Math.abs(n)} ${n > 0 ? 'more' : 'less'}`
    return [deed('make', 'cards cost ', ...(by.length > 0 ? [...by, ' '] : []), `${price}${span}`)]
  },
  prevent({ told, f, span }, { would, n }) {
    const of = would.to === 'front' || would.to === 'back' ? undefined : (would.to ?? would.by)
    const who = whom(told, resolve(told.t, f, of))
    const size = (of: typeof n): string => {
      if (of === 'all') return 'all'
      if (typeof of === 'object' && 'next' in of) return `the next ${sized(told.t, f, of.next)}`
      if (typeof of === 'object' && 'first' in of) return `the first ${sized(told.t, f, of.first)}`
      if (typeof of === 'object' && 'allBut' in of) return 'most'
      return `${sized(told.t, f, of)}`
    }
    return [deed('prevent', `${size(n)} damage ${would.to ? 'to' : 'by'} `, ...who, span)]
  },
  when: ({ then }, mod) => then(mod.then).map(({ verb, rest }) => deed(verb, ...rest, ' later')),
  must: ({ told, f, span }, mod) => [deed('make', ...whom(told, resolve(told.t, f, mod.by)), ` ${mod.on}`, span)],
}

const forms: Readonly<Record<string, { done: string }>> = verbForms
const gerund = (verb: string): string => `${verb.endsWith('e') ? verb.slice(0, -1) : verb}ing`

/** What these modifiers do on this table; `then` tells the text of one that happens later. */
export const deedsOfMods = (
  { told, f, then }: Pick<Reading, 'told' | 'f' | 'then'>,
  mods: readonly Mod[],
  until: Duration | undefined,
): Deed[] => mods.flatMap((mod) => deedsOfMod({ told, f, then, span: spanWords(until) + whileWords(mod) }, mod))

/** ' while attacking'; a condition is not told. */
function whileWords(mod: Mod): string {
  const state = 'while' in mod ? mod.while : undefined
  const names = typeof state === 'object' && !Array.isArray(state) ? Object.keys(state) : listed(state)
  const told = names.flatMap((name) => (typeof name === 'string' && states[name]) || [])
  return told.length > 0 ? ` while ${told.join(' or ')}` : ''
}
const states: Readonly<Record<string, string>> = {
  attacking: 'attacking',
  defending: 'defending',
  protecting: 'protecting',
  inCombat: 'in combat',
}

function deedsOfMod<K extends Mod['mod']>(r: Reading, mod: Extract<Mod, { mod: K }> & { mod: K }): readonly Deed[] {
  const who = 'what' in mod && mod.what !== undefined ? whom(r.told, resolve(r.told.t, r.f, mod.what)) : []
  const tell: ModWords<K> | undefined = words[mod.mod]
  if (!tell || mod.mod === 'when') r.told.silent = true
  const about = ['stat', 'keyword', 'power', 'noPowers', 'control'].includes(mod.mod)
  if (about && who.length === 0) return []
  return tell?.(r, mod, who) ?? []
}
