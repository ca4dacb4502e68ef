/** Who plays a seat, as a list to choose from: a person at this screen, or one of the bots that can sit there. */
import { defaultPlayer } from '../../players/index.ts'
import { type Option, Select } from '../ui/fields.tsx'
import { botsFor, persons, whoFits } from './raid-link.ts'

interface WhoProps {
  id: string
  name: string
  boss: boolean
  value: string
  change(who: string): void
}

export function WhoSelect({ id, name, boss, value, change }: WhoProps) {
  const people = persons.map((who, i): Option => [who, i === 0 ? 'A person' : `Person ${i + 1}`])
  const bots = botsFor(boss)
  const options = [...people, ...bots.map((one): Option => [one.name, `Bot: ${one.name}`])]
  const about = bots.map((one) => `${one.name}: ${one.about}`).join('\n')
  return <Select id={id} name={name} title={about} options={options} value={fitting(value, boss)} change={change} />
}

/** Who was wanted for a seat, or the usual bot if that is nobody who can sit there. */
export const fitting = (who: string | undefined, boss: boolean): string =>
  who && whoFits(boss).includes(who) ? who : boss ? defaultPlayer.boss : defaultPlayer.raider
