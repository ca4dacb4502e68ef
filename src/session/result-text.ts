/** A line of the log of results in words: an act and its results. Pure. */
import { aimedAt, type Blow, type Clause, capital } from '../language/print/index.ts'

export interface Result {
  /** The act: "Ann plays Crush"; and the text shown as long as it has no results. */
  front: string
  before: string
  /** Whether `front` is the whole line. */
  whole: boolean
  title: string
  /** The acting player; and the act's own text, shown if it has no visible results. */
  who: string
  says: string
  /** The names of its targets; for an attack, the defender. */
  aims: readonly string[]
  target: string
  /** The attack has reached its defender; it continues after an interruption. */
  met: boolean
  resumed: boolean
  /** Events without an act belong together while this is the same; '' for acts. */
  loose: string
  blows: (Blow & { by: '' | 'attacker' | 'back' })[]
  clauses: Clause[]
}

export const emptyResult: Result = {
  front: '',
  before: '',
  whole: false,
  title: '',
  who: '',
  says: '',
  aims: [],
  target: '',
  met: false,
  resumed: false,
  loose: '',
  blows: [],
  clauses: [],
}

/** "Reign of Fire: 1 fire to 5 allies; Teep and Galway die." */
export function resultText(result: Result): string {
  const { front, before, whole, title, aims, clauses } = result
  if (whole) return front
  const on = clauses.find(({ who, does }) => who === title && does.startsWith('is on '))
  const own = (one: Clause): Clause => (one.who === result.who && result.who !== '' ? { ...one, who: '' } : one)
  const told = clauseTexts(clauses.filter((one) => one !== on).map(own))
  const parts = result.resumed ? resumed(result, told) : [...blowTexts(result), ...told]
  const said = parts.join('; ')
  const at = on ? [on.does.slice('is on '.length)] : aims
  const aim = at.length > 0 && !at.some((name) => said.includes(name)) ? ` on ${listed(at)}` : ''
  if (parts.length === 0)
    return stopped(on || !result.says ? before || `${front}${aim}` : `${front}${aim}: ${saysText(result)}`)
  if (result.resumed) return stopped(said)
  return stopped(
    front && !said.startsWith(`${front} `) && !said.startsWith(`${front}:`) ? `${front}${aim}: ${said}` : said,
  )
}

/** An attack that continues: protectors, then damage. */
function resumed(result: Result, told: readonly string[]): string[] {
  const first = told.filter((text) => text.includes(' protects '))
  const blows = blowTexts(result).map((text, i) => (i === 0 ? `${result.front} deals ${text}` : text))
  return [...first, ...blows, ...told.filter((text) => !first.includes(text))]
}

/** The act's own text, with its title. */
const saysText = ({ says, title, aims }: Result): string =>
  aimedAt(says.replaceAll(/\bthis (ally|ability|card|weapon|armor|item)\b/gi, title).replace(`${title} has `, ''), aims)

const stopped = (text: string): string => capital(/[.!?”]$/.test(text) ? text : `${text}.`)

/** Equal blows share a text, in their order. */
function blowTexts({ blows, target, resumed }: Result): string[] {
  const groups = new Map<string, Result['blows'][number][]>()
  for (const blow of blows) {
    const straight = blow.by === 'attacker' && blow.who === target
    const key = [blow.n, blow.type, blow.heals, straight, blow.by === 'back'].join()
    groups.set(key, [...(groups.get(key) ?? []), blow])
  }
  const first = [...groups.values()].sort((a, b) => Number(a[0]?.by === 'back') - Number(b[0]?.by === 'back'))
  return first.map((all) => {
    const { n, type, heals, by, who } = all[0] as (typeof all)[number]
    const much = type ? `${n} ${type}` : `${n}`
    if (by === 'back') return `${n} back`
    if (by === 'attacker' && who === target && !resumed) return much
    const whom = victims(all)
    if (!heals) return `${type ? much : `${n} damage`} to ${whom}`
    return `${whom} ${all.length > 1 ? `heal ${n} each` : `heals ${n}`}`
  })
}

/** A few names; of many only their number: "5 allies", "2 heroes and 5 allies". */
function victims(all: readonly Blow[]): string {
  const distinct = new Set(all.map(({ who }) => who)).size
  if (distinct <= 3 || (distinct < all.length && distinct <= 6)) return listed(all.map(({ who }) => who))
  const count = (is: string): number => all.filter((one) => one.is === is).length
  const some = (n: number, one: string, many: string): string[] => (n === 0 ? [] : [n === 1 ? one : `${n} ${many}`])
  const rest = all.length - count('hero') - count('ally')
  return listed([
    ...some(count('hero'), 'a hero', 'heroes'),
    ...some(count('ally'), 'an ally', 'allies'),
    ...some(rest, 'another', 'others'),
  ])
}

/** Joins clauses that differ only in their subject, or only in their object. */
function clauseTexts(clauses: readonly Clause[]): string[] {
  const out: { who: string[]; does: string; many: string; what: string[] }[] = []
  for (const { who, does, many, what } of clauses) {
    const alike = out.filter((one) => one.does === does)
    if (who === '' && alike.length > 0) continue
    const further = what === '' ? undefined : alike.find((one) => one.who.join() === who)
    const together = alike.find((one) => one.what.join() === what)
    if (further) further.what.push(what)
    else if (together) together.who.push(who)
    else out.push({ who: who ? [who] : [], does, many, what: what ? [what] : [] })
  }
  return out.map(({ who, does, many, what }) =>
    [listed(who), who.length > 1 ? many : does, listed(what)].filter(Boolean).join(' '),
  )
}

/** "Teep, Galway, and Breton ×2". */
function listed(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const all = [...counts].map(([name, n]) =>
    n > 1 ? (name.startsWith('a ') ? `${n} ${name.slice(2)}s` : `${name} ×${n}`) : name,
  )
  if (all.length > 6) return `${names.length} cards`
  if (all.length <= 2) return all.join(' and ')
  return `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
}
