/** The door of practice: positions as files, and drills, whose goals a program checks. */
export { cardsIn, linesOf } from './card-lines.ts'
export { type Drill, drillText, type Goal, goalText, type TableFile } from './drill.ts'
export { drillsOf } from './drills.ts'
export { type GoalState, goalState } from './goal.ts'
export { parseTable, tableText } from './table-file.ts'
