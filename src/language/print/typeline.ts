/** The type line: "Instant Ability — Combo, Finishing Move"; "Hero — Orc Warrior (Arms)". */
import { type CardDef, type CommonType, isOwnType } from '../types.ts'

const groups: Readonly<Record<CommonType, string>> = {
  hero: 'Hero',
  ally: 'Ally',
  ability: 'Ability',
  armor: 'Equipment — Armor',
  weapon: 'Equipment — Weapon',
  item: 'Equipment — Item',
  quest: 'Quest',
  location: 'Location',
  event: 'Event',
}

/** Types, faction, race and class of a hero, tags; nothing that has a number on the card. */
export function typeLine(def: CardDef): string {
  const types = [def.type].flat().map((t) => (isOwnType(t) ? t : groups[t]))
  const hero = types.includes('Hero')
  const kind = `${def.instant ? 'Instant ' : ''}${def.master ? 'Master ' : ''}${types.join(' ')}`
  const boss = def.tags?.includes('Boss')
  const classes = hero && !boss ? (def.classes ?? []).join(' ') : ''
  const spec = def.spec ? `(${def.spec})` : ''
  const kin = [hero ? (def.race ?? '') : '', classes, spec].filter(Boolean).join(' ')
  const tags = [...(kin ? [kin] : []), ...(def.tags ?? [])].join(', ')
  const line = tags ? `${kind}${kind.includes('—') ? ', ' : ' — '}${tags}` : kind
  return def.faction ? `${def.faction} ${line}` : line
}
