/** A page's picture of a raid before it is played. */
import type { RaidDef, RaidFace } from './format.ts'

/** A raid's own face, or its mightiest Boss in its hall. */
export function faceOf({ face, cards, table, name }: RaidDef): RaidFace {
  if (face) return face
  const heroes = cards.filter(({ type }) => [type].flat().includes('hero'))
  const [boss] = heroes.sort((a, b) => (b.health ?? 0) - (a.health ?? 0))
  const hall = table?.hall ? { hall: table.hall } : {}
  return boss ? { name: boss.name, tags: boss.tags, health: boss.health, ...hall } : { name, ...hall }
}
