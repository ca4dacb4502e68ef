/** Who plays a seat, as a list to choose from. */
import { el } from '../../board/index.ts'
import { defaultPlayer } from '../../players/index.ts'
import { botsFor, persons } from './raid-link.ts'

export function choice(
  id: string,
  name: string,
  options: readonly (readonly [string, string])[],
  chosen?: string,
): HTMLSelectElement {
  const made = options.map(([value, text]) => el('option', { value, selected: value === chosen }, text))
  return el('select', { id, 'aria-label': name }, ...made)
}

/** A person at this screen, or one of the bots that can sit there. */
export function whoSelect(id: string, name: string, boss: boolean, chosen?: string): HTMLSelectElement {
  const people = persons.map((who, i): [string, string] => [who, i === 0 ? 'A person' : `Person ${i + 1}`])
  const bots = botsFor(boss).map((one): [string, string] => [one.name, `Bot: ${one.name}`])
  const usual = boss ? defaultPlayer.boss : defaultPlayer.raider
  const select = choice(id, name, [...people, ...bots], chosen ?? usual)
  select.title = botsFor(boss)
    .map((one) => `${one.name}: ${one.about}`)
    .join('\n')
  return select
}
