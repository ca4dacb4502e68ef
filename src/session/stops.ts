/** The settings for stops, where the game waits for a person: how often, at which windows, and which cards don't ask. */
import type { Library } from '../engine/types.ts'

/** The frequency of stops: at every decision, if there is a choice, or if acting can be useful. */
export const stops = ['always', 'matters', 'useful'] as const
export type Stop = (typeof stops)[number]

/** A window in which players get priority, and its name for people. */
export interface WindowName {
  window: string
  text: string
  /** Only the Boss's turns have it. */
  boss: boolean
}

const steps = { ready: 'Ready step', draw: 'Draw step' } as const
const later = { action: 'Action step', attack: 'Attack window', defend: 'Defend window', end: 'End step' } as const
const named = (names: Readonly<Record<string, string>>, boss: boolean): WindowName[] =>
  Object.entries(names).map(([window, text]) => ({ window, text, boss }))

/** The windows of a turn in order: those of every game, with the event step and the raid's own phases between them. */
export function windowsOf({
  turn = [],
  phases = {},
}: Partial<Pick<Library['raids'][number], 'turn' | 'phases'>> = {}): WindowName[] {
  const event: Record<string, string> = turn.includes('event') ? { event: 'Event step' } : {}
  return [...named(steps, false), ...named({ ...event, ...phases }, true), ...named(later, false)]
}

/** Windows at which the game always stops if there is a choice, whatever the setting: `own:end`, `other:draw`. */
export type StopMark = `${'own' | 'other'}:${string}`
export const isMark = (text: unknown): text is StopMark =>
  typeof text === 'string' && /^(own|other):[\w-]{1,40}$/.test(text)

/** The effect of silencing a card: it is no reason to stop ('quiet'), or its question always gets this answer. */
export const silences = ['quiet', 'yes', 'no'] as const
export type Silence = (typeof silences)[number]

export interface StopSettings {
  stop: Stop
  marks: readonly StopMark[]
}

/** The silenced cards of one seat, by name. */
export type Silences = Readonly<Record<string, Silence>>
