/** The type line: "Instant Ability — Combo, Finishing Move"; "Hero — Orc Warrior (Arms)". */
import type { CardDef, CardType } from '../types.ts'
import { capital } from './nouns.ts'

const groups: Readonly<Record<CardType, string>> = {
  hero: 'Hero',
  ally: 'Ally',
  ability: 'Ability',
  armor: 'Equipment — Armor',
  weapon: 'Equipment — Weapon',
  item: 'Equipment — Item',
  quest: 'Quest',
  location: 'Location',
  event: 'Event',
  rune: 'Rune',
}

/** Types, faction, race and class of a hero, tags; nothing that the numbers say. */
export function typeLine(def: CardDef): string {
  const types = [def.type].flat().map((t) => groups[t] ?? capital(t))
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
