/** The drills of each raid, loaded when somebody wants them. */
import { drillFiles } from '../../raids/drills.ts'
import type { Drill } from './drill.ts'

/** The drills of a raid, the easiest first; none for a raid that has none. */
export async function drillsOf(raid: string): Promise<readonly Drill[]> {
  const drills = (await drillFiles[raid]?.()) as readonly Drill[] | undefined
  return [...(drills ?? [])].sort((a, b) => b.ease - a.ease)
}
