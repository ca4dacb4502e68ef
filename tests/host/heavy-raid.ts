import { golemYard } from '../raid/golem-yard.ts'

/** A raid that is lawful, and whose numbers all ask for each other. */
export function heavyRaid(n: number): string {
  const sum = (stat: string) => ({ sum: stat, of: { is: 'ally', other: true } })
  const mods = [
    { mod: 'stat', what: 'self', stat: 'atk', n: sum('health') },
    { mod: 'stat', what: 'self', stat: 'health', n: sum('atk') },
  ]
  const imp = {
    name: 'Imp',
    type: 'ally',
    set: 'Golem Yard',
    number: 9,
    cost: 0,
    atk: 1,
    damageType: 'melee',
    health: 1,
  }
  const cards = [...golemYard.cards, { ...imp, powers: [{ always: mods }] }]
  return JSON.stringify({ ...golemYard, cards, tokens: [...(golemYard.tokens ?? []), 'Imp'], startsWith: [[n, 'Imp']] })
}
