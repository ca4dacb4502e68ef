/** A row of a list of cards as the printed line of a card. */
import { cardTypes, classNames, damageTypes, type Faction } from '../lists.ts'
import { tagsOfLine, talentSpecs } from '../tags.ts'
import type { CardDef, CardType, ClassName, DamageType } from '../types.ts'

export type Row = Readonly<Record<string, string>>

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d+$/.test(text.trim()) ? Number(text) : undefined

const weapons: Readonly<Record<string, string>> = { '1H Weapon': 'One-Handed', '2H Weapon': 'Two-Handed' }

/** The type of a row and the tags that its columns give; null if the type is not known. */
function typeOf(row: Row, given: readonly string[]): { type: CardType | readonly CardType[]; tags: string[] } | null {
  const type = (row.type ?? '').trim()
  // Where the type line has the card's name, it is a slip; what has DEF is armor (304.2).
  const columns = given.map((t) => (t.trim() === (row.name ?? '').trim() && row.def ? 'Armor' : t))
  const tags = columns
    .map((t) =>
      t
        .trim()
        .replace(/<\/?\w+>/g, '')
        .replace(/(?<=\w)(?=\(\d\)$)/, ' ')
        .replace(/^Form$/, 'Form (1)'),
    )
    .filter(Boolean)
    .flatMap((t) => t.split(/, | (?=Talent$)/))
    .flatMap((t) => (t in weapons ? [t] : tagsOfLine(t)))
  if (type === 'Equipment') {
    const [first = '', ...rest] = tags
    if (first in weapons) return { type: 'weapon', tags: [weapons[first] as string, ...rest] }
    if (first === 'Weapon') return { type: 'weapon', tags: rest }
    if (first === 'Armor') return { type: 'armor', tags: rest }
    return { type: 'item', tags: first === 'Item' ? rest : tags }
  }
  const totem = tags.some((t) => /Totem \(1\)$/.test(t))
  if (type === 'Ability' && totem) return { type: ['ability', 'ally'], tags }
  if (type === 'Ability Ally') return { type: ['ability', 'ally'], tags }
  if (type === 'Master Hero') return { type: 'hero', tags }
  const plain = type.toLowerCase()
  return (cardTypes as readonly string[]).includes(plain) ? { type: plain as CardType, tags } : null
}

/** The printed line of a row (200-206); an error names the column. */
export function lineOf(row: Row): CardDef | { problem: string; column: string } {
  const name = (row.name ?? '').trim()
  if (name === '') return { problem: 'the name is missing', column: 'name' }
  const typed = typeOf(row, [row.subtype ?? '', row.subtype2 ?? '', row.subtype3 ?? '', row.subtype4 ?? ''])
  if (typed === null) return { problem: `"${row.type}" is no type of a card`, column: 'type' }
  const hero = typed.type === 'hero'
  const kin = [row.race, row.class, row.class2].flatMap((t) => tagsOfLine(t ?? ''))
  const spec = typed.tags.find((t) => talentSpecs.includes(t))
  const tags = hero
    ? [...typed.tags.filter((t) => t !== spec), row.profession ?? '', row.profession2 ?? ''].filter(Boolean)
    : [...kin, ...typed.tags]
  const classes = classNames.filter((c) => (row[c.replace(' ', '')] ?? '') !== '')
  const [cost, x] = costOf(row.cost ?? '')
  // Quests and locations are placed, and only a Master Hero is played (201.2, 301.4).
  const unpaid = (hero && row.type !== 'Master Hero') || typed.type === 'quest' || typed.type === 'location'
  const totem = Array.isArray(typed.type)
  const damageType = (row.dmgtype ?? '').trim().toLowerCase()
  const numbers = {
    ...(cost === undefined || unpaid ? {} : { cost }),
    ...field('atk', number(row.atk) ?? (totem ? 0 : undefined)),
    ...field('health', number(row.health)),
    ...field('def', number(row.def)),
    ...field('strike', number(row.strikecost)),
  }
  return {
    name,
    type: typed.type,
    set: (row.setname ?? row.setcode ?? '').trim() || 'read',
    number: number(row.no) ?? 0,
    ...(row.instant ? { instant: true as const } : {}),
    ...(row.faction === 'Alliance' || row.faction === 'Horde' ? { faction: row.faction as Faction } : {}),
    ...(hero ? heroOf(row, spec) : classes.length > 0 && classes.length < classNames.length ? { classes } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(row.type === 'Master Hero' ? { master: true as const } : {}),
    ...numbers,
    ...(x && !unpaid ? { x: true as const } : {}),
    ...((damageTypes as readonly string[]).includes(damageType) && numbers.atk !== undefined
      ? { damageType: damageType as DamageType }
      : {}),
  }
}

const field = <K extends string>(key: K, value: number | undefined): Partial<Record<K, number>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, number>)

function heroOf(row: Row, spec: string | undefined): Partial<CardDef> {
  const classes = [row.class, row.class2].filter((c): c is ClassName =>
    (classNames as readonly string[]).includes(c ?? ''),
  )
  return {
    ...(row.race ? { race: row.race } : {}),
    ...(classes.length > 0 ? { classes } : {}),
    ...(spec === undefined ? {} : { spec }),
  }
}

/** "2 + X" is 2 and X (201.3). */
function costOf(text: string): readonly [number | undefined, boolean] {
  const m = /^\s*(\d+)?\s*\+?\s*(X)?\s*$/.exec(text)
  if (!m || (m[1] === undefined && m[2] === undefined)) return [undefined, false]
  return [Number(m[1] ?? 0), m[2] !== undefined]
}
