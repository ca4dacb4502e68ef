/** The player of a seat, as a select: a person at this screen, or a bot that can sit there. */
import { botTitle, defaultPlayer, presentName } from '../../players/index.ts'
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
  const people = persons.map((who, i): Option => [who, i === 0 ? 'You' : `Player ${i + 1}`])
  const bots = botsFor(boss).filter((one) => one.name === value || one.name !== (isSmall() ? 'ahead' : 'briefly'))
  const options = [...people, ...bots.map((one): Option => [one.name, `Bot: ${botTitle(one.name)}`])]
  const about = bots.map((one) => `${botTitle(one.name)}: ${one.about}`).join('\n')
  return <Select id={id} name={name} title={about} options={options} value={fitting(value, boss)} change={change} />
}

/** Whether this is a phone or an old machine, on which bots that think ahead do so briefly. */
const isSmall = (): boolean => matchMedia('(pointer: coarse)').matches || navigator.hardwareConcurrency <= 2

/** The wanted player, or the usual bot if the wanted one can't sit there. */
export const fitting = (who: string | undefined, boss: boolean): string =>
  who && whoFits(boss).includes(presentName(who)) ? presentName(who) : boss ? defaultPlayer.boss : defaultPlayer.raider
