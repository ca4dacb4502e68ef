/** Names (200) and other words that a player chooses: made-up names, ally types (202.4), any card's name. */
import { type CardCode, type Code, ptrOf } from '../language/compile.ts'
import { allyTypes } from '../language/tags.ts'
import type { Effect } from '../language/types.ts'
import type { Verb } from './709-text.ts'
import { decide, type Game, question } from './game.ts'

/** Whether a name may be made up (200.3): no card has it, nor any token that a card makes. */
export const isMadeUp = (code: Code, name: string): boolean => name.trim() !== '' && !code.names.has(name)

/** Names to choose from when one is to be made up: only whether two are the same matters. */
const inventions = [
  ...['Bolvar the Bold', 'Gromm the Gentle', 'Hilda of the Hills', 'Milo Mudboots'],
  ...['Old Whitebeard', 'Pim', 'Sir Nobody', 'Tuk Longtooth'],
]

const isCard = (c: CardCode): boolean => c.def.set !== 'token'

/** The ally types of all allies and ally tokens that there are (202.4). */
const typesOfAllies = (code: Code): string[] => [
  ...new Set([...code.cards.values()].flatMap((c) => (c.kinds.has('ally') ? allyTypes(c.def.tags ?? []) : []))),
]

/** The words among which an effect lets one choose, sorted. */
export function wordsToName(code: Code, of: Extract<Effect, { do: 'name' }>['of']): readonly string[] {
  if (typeof of !== 'string') return of
  if (of === 'made-up') return inventions.filter((name) => isMadeUp(code, name))
  const all = of === 'card' ? [...code.cards.values()].filter(isCard).map((c) => c.def.name) : typesOfAllies(code)
  return [...new Set(all)].sort()
}

const ruleOf = (of: Extract<Effect, { do: 'name' }>['of']): string =>
  of === 'made-up' ? '200.3' : of === 'ally type' ? '202.4' : '200.2'

export const nameVerbs: Readonly<Record<string, Verb>> = {
  name(g: Game, e, envs, linkId) {
    const n = e as Extract<Effect, { do: 'name' }>
    const words = wordsToName(g.code, n.of)
    let w = ''
    for (const env of envs) {
      const seat = env.actor >= 0 ? env.actor : env.you
      const about = { link: linkId, card: env.self, code: ptrOf(e) }
      const answers = words.map((word) => ({ do: 'word' as const, word }))
      w =
        words.length === 1
          ? (words[0] as string)
          : (decide(g, question(seat, 'choose', ruleOf(n.of), answers, about)).word as string)
    }
    return { done: true, val: { w } }
  },
}
