/** What playing a card, using a power or picking something brings, in one sentence. */
import type { Answer } from '../engine/types.ts'
import { holds, once } from '../language/index.ts'
import type { CardDef, Power } from '../language/types.ts'
import { added, playValue, powerOf, thenOf } from './actions.ts'
import { frame, type ReadFrame } from './frame.ts'
import { cardWords, lastingWords, powerWords } from './in-print.ts'
import { deedsOf } from './outcome.ts'
import { type Deed, deed, outcome, type Telling, telling } from './outcome-words.ts'
import { bindPicks, candidates, firstPick } from './picks.ts'
import { because, type Part, type Reason } from './reason.ts'
import { asPlayed, cardOf, defOf, funds, type Table } from './table.ts'

/** What a card does as it is played, and what it has in play. */
export function deedsOfCard(told: Telling, f: ReadFrame, def: CardDef): Deed[] {
  const types = [def.type].flat()
  const n = (stat: number | undefined): number => stat ?? 0
  const body = types.includes('ally')
    ? [deed('come', `with ${n(def.atk)} ATK and ${n(def.health)} health`)]
    : types.includes('weapon')
      ? [deed('come', `with ${n(def.atk)} ATK for each strike`)]
      : types.includes('armor') && n(def.def) > 0
        ? [deed('prevent', `${n(def.def)} damage each turn`)]
        : []
  const done = deedsOf(told, f, [...added(def), ...(def.text ?? [])])
  return [...done, ...body, ...(def.powers ?? []).flatMap((power) => deedsOfPower(told, f, power))]
}

/** What a power does as its card enters play, or when it is used. */
function deedsOfPower(told: Telling, f: ReadFrame, power: Power): Deed[] {
  if (!works(told.t, f, power)) return []
  if ('keyword' in power) return [deed('have', power.keyword)]
  if (isEntering(power)) return deedsOf(told, f, power.then)
  if (!('pay' in power) || !('then' in power)) return []
  return deedsOf(told, f, power.then).map(({ verb, rest }) => deed(verb, ...rest, ' when it is used'))
}

const works = (t: Table, f: ReadFrame, power: Power): boolean => !power.in && (!power.if || holds(t, power.if, f))

const isEntering = (power: Power): power is Extract<Power, { when: unknown }> =>
  'when' in power && power.when.on === 'enter' && power.when.what === 'self'

/** Why a card is played, a power used, a quest completed. */
export function saidOfAct(t: Table, answer: Answer): Reason {
  const { card: id = 0 } = answer
  const told = telling(t)
  const card = cardOf(t, id)
  const def = defOf(t, id)
  if (answer.do === 'play' && def) {
    if (def.x) told.open = true
    const f = frame(t.me, id, 0, def.x ? Math.max(0, funds(t) - (card?.cost ?? 0)) : 0)
    const deeds = asPlayed(t, () => deedsOfPlay(told, f, def))
    const acts = def.text !== undefined && deeds.length > 0
    const lasting = acts ? '' : lastingWords(t, def, (one) => works(t, f, one) && !isEntering(one))
    const now = outcome(told, [{ of: id }], deeds)
    return now && !lasting ? now : because(t)`${now ?? { of: id }}: ${lasting || cardWords(t, def)}.`
  }
  const power = powerOf(t, answer, card)
  const f = frame(t.me, id, card?.host ?? 0, funds(t))
  const text = power ? thenOf(power) : []
  return (
    outcome(told, [{ of: id }], deedsOf(told, f, text)) ??
    because(t)`${{ of: id }}: ${power && def ? powerWords(t, power, def) : ''}.`
  )
}

/** Whether an act would change nothing, as far as the table shows. */
export function isVain(t: Table, answer: Answer): boolean {
  const { do: what, card: id = 0 } = answer
  const def = defOf(t, id)
  const power = powerOf(t, answer, cardOf(t, id))
  const text = what === 'play' ? def && isPassing(def) && def.text : power && thenOf(power)
  if (!text) return false
  const told = telling(t)
  const f = frame(t.me, id, cardOf(t, id)?.host ?? 0, funds(t))
  const deeds = asPlayed(t, () => deedsOf(told, f, text))
  return deeds.length === 0 && !told.silent
}

/** Whether a card has done all that it does once its text is processed. */
const isPassing = once(
  ({ type, attach, powers = [] }: CardDef): boolean =>
    ['ability', 'event'].includes(String(type)) && !attach && powers.every((power) => 'play' in power || !!power.in),
)

/** With the host that is best for it, told by its kind. */
function deedsOfPlay(told: Telling, f: ReadFrame, def: CardDef): Deed[] {
  const { t } = told
  const set = def.attach ? firstPick(def.attach, f) : null
  if (!set) return deedsOfCard(told, f, def)
  const [host, ...others] = candidates(t, f, set)
    .map((o) => ({ o, n: playValue(t, f.self, { host: o }) }))
    .sort((a, b) => b.n - a.n)
  if (!host) return []
  if (others.length > 0) told.vague.add(host.o)
  return deedsOfCard(told, { ...bindPicks(f, set, [host.o]), host: host.o }, def)
}

/** What a text brings once something in it is settled; `otherwise` if nothing can be told. */
export function saidOf(
  t: Table,
  subject: readonly Part[],
  deeds: (told: Telling) => readonly Deed[],
  otherwise: () => Reason,
): Reason {
  const told = telling(t)
  return outcome(told, subject, deeds(told)) ?? otherwise()
}
