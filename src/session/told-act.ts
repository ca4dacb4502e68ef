/** A bot's act in the third person, to follow its name: 'plays Crush (1)' for the answer 'Play Crush (1)'. Pure. */
import type { Answer, Decision } from '../engine/types.ts'

/** Answers that are a verb and its object. */
const verbs: ReadonlySet<Answer['do']> = new Set<Answer['do']>([
  ...(['pass', 'play', 'use', 'complete', 'attack', 'strike', 'protect', 'keep', 'mulligan'] as const),
])

/** Questions where a card is picked and the answer names the action: 'Discard Crush'. */
const named: ReadonlySet<Decision['kind']> = new Set<Decision['kind']>([
  ...(['attacker-target', 'discard', 'arrange', 'unique'] as const),
])

/** The act in the third person. `act`: the answer as on a button, '' if it is secret; `name`: the player. */
export function toldAct({ kind }: Pick<Decision, 'kind'>, answer: Answer, act: string, name: string): string {
  const { do: what, n = 0 } = answer
  if (act === '') return what === 'place' ? 'places a resource, face down' : 'makes a secret choice'
  if (what === 'place')
    return `places ${act.replace(/^Resource[^:]*: /, '')} as a resource${n === 1 ? ', face up' : ''}`
  if (what === 'number' && kind === 'x') return `sets X to ${n}`
  const pays = kind === 'cost' && /^(Pay|Exhaust|Destroy|Discard) /.test(act)
  const prevents = what === 'prevent' && act.startsWith('Exhaust ')
  if (verbs.has(what) || pays || prevents || (what === 'pick' && named.has(kind)))
    return third(act).replace(/^attacks with (.*)$/, (all, who) => (who === name ? 'attacks' : all))
  if (what === 'yes' || what === 'no') return `says ${what}`
  return what === 'done' ? 'is done' : `chooses ${what === 'up' || what === 'down' ? act.toLowerCase() : act}`
}

/** 'Pass the ball' as 'passes the ball'. */
const third = (act: string): string =>
  act.replace(/^\S+/, (first) => {
    const verb = first.toLowerCase()
    return verb === "don't" ? "doesn't" : `${verb}${/(s|x|z|ch|sh)$/.test(verb) ? 'es' : 's'}`
  })
