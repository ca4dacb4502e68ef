/** Parts that earlier parts of the grammar need, as the text that is read has them. */
import type { SetWho, Who } from '../types.ts'
import type { Grammar, P, Phrase } from './parser.ts'
import { as } from './parts.ts'
import { mentioned, type Raw } from './refs.ts'

const slot = <T>(of: (grammar: Grammar) => P<T>): P<T> => ({ parse: (word) => of(word.of.grammar).parse(word) })

export const phrase = slot((g) => g.phrase)
export const whose = slot((g) => g.whose)
export const countedSet = slot((g) => g.countedSet)
export const eventPast = slot((g) => g.eventPast)
export const didPast = slot((g) => g.didPast)
export const condition = slot((g) => g.condition)
export const remaining = slot((g) => g.remaining)
export const effectList = slot((g) => g.effectList)
export const restOfSentence = slot((g) => g.restOfSentence)
export const power = slot((g) => g.power)

/** In an effect "an ally" is chosen, in an event it is any. */
export const noun = (mood: 'effect' | 'event'): P<Who> => as(phrase, (p) => inMood(p, mood))

export function inMood(p: Phrase, mood: 'effect' | 'event'): Who {
  if ('who' in p) return Array.isArray(p.who) ? p.who.map((w) => oneOfList(w, mood)) : p.who
  if (mood === 'event') return anybody(p.set)
  if (p.article !== 'a') return p.set
  return { choose: 1, ...p.set }
}

/** "an opponent" of an event is any of them. */
function anybody(set: Raw<SetWho>): Who {
  const { is, '@': at = 0, ...more } = set
  if (Object.keys(more).length > 0) return set
  if (is === 'friend') return mentioned(at, 'friends')
  return is === 'opponent' ? mentioned(at, 'opponents') : is === 'player' ? mentioned(at, 'players') : set
}

/** "another ally" in a list: its pick is left open until the mood is determined. */
function oneOfList(who: Who, mood: 'effect' | 'event'): Who {
  if (typeof who !== 'object' || !('choose' in who) || (who.choose as unknown) !== '?') return who
  const { choose: _, ...set } = who
  return mood === 'effect' ? { choose: 1, ...set } : set
}

/** "each ally": the effects of one card at a time. */
export const isEachCard = (p: Phrase): boolean =>
  'set' in p &&
  p.article === 'each' &&
  ![p.set.is].flat().some((kind) => kind === 'player' || kind === 'opponent' || kind === 'friend')
