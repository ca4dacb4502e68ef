/** Parts that earlier parts of the grammar need: the grammar is recursive, the files are not. */
import type { Condition, Effect, EventPattern, Power, SetWho, Since, Who } from '../types.ts'
import { as, type P } from './parts.ts'
import { mentioned, type Raw } from './refs.ts'

interface Slot<T> extends P<T> {
  is(p: P<T>): void
}

function slot<T>(): Slot<T> {
  let to: P<T> | undefined
  return {
    is(p) {
      to = p
    },
    starts: () => to?.starts?.() ?? { words: null, empty: false },
    parse(t) {
      if (to === undefined) throw new Error('A part of the grammar is missing.')
      return to.parse(t)
    },
  }
}

/** A noun phrase: a Who, or a set whose article still says nothing about whether one of them is picked. */
export type Phrase = { who: Who } | { set: Raw<SetWho>; article: 'a' | 'each' | 'all' | 'bare' }

export const phrase = slot<Phrase>()
/** "your", "its", "target player's". */
export const whose = slot<Who>()
/** "ally you control", after "for each"; "allies you control", after "the number of". */
export const countedSet = slot<Who>()
export const eventPast = slot<{ event: EventPattern; since: Since }>()
/** "attacked this turn", of somebody who was named before. */
export const didPast = slot<EventPattern & { since?: Since }>()
export const condition = slot<Condition>()
/** "this ally remains exhausted": how long something lasts. */
export const remaining = slot<Condition>()
/** Sentences. */
export const effectList = slot<readonly Effect[]>()
/** Effects as the rest of a sentence. */
export const restOfSentence = slot<readonly Effect[]>()
export const power = slot<Power>()

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

/** "another ally" in a list: its pick is left open until the mood is known. */
function oneOfList(who: Who, mood: 'effect' | 'event'): Who {
  if (typeof who !== 'object' || !('choose' in who) || (who.choose as unknown) !== '?') return who
  const { choose: _, ...set } = who
  return mood === 'effect' ? { choose: 1, ...set } : set
}
