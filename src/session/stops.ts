/** Where the game stops for a person: how often, at which windows, and which cards were told to stop asking. */
import type { Library } from '../engine/types.ts'

/** How often the game stops: at every decision, where there is a choice, where something can usefully be done. */
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

/** The windows of a turn in their order: those of every game, and between them the event step and phases of the raid's own. */
export function windowsOf({
  turn = [],
  phases = {},
}: Partial<Pick<Library['raids'][number], 'turn' | 'phases'>> = {}): WindowName[] {
  const event: Record<string, string> = turn.includes('event') ? { event: 'Event step' } : {}
  return [...named(steps, false), ...named({ ...event, ...phases }, true), ...named(later, false)]
}

/** Windows that the game stops at whatever the setting, as far as there is a choice: `own:end`, `other:draw`. */
export type Mark = `${'own' | 'other'}:${string}`
export const isMark = (text: unknown): text is Mark =>
  typeof text === 'string' && /^(own|other):[\w-]{1,40}$/.test(text)

/** What a card that was told to stop asking answers: it is no reason to stop, or its question is always answered so. */
export const silences = ['quiet', 'yes', 'no'] as const
export type Silence = (typeof silences)[number]

/** Where the game stops for persons. */
export interface StopSettings {
  stop: Stop
  marks: readonly Mark[]
}

/** What one seat has told cards, by their names. */
export type Silences = Readonly<Record<string, Silence>>
