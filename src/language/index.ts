/** The door of the language, for code that reads cards but does not print them. */
export { compare } from './compare.ts'
export { keywordTable } from './keywords.ts'
export { classNames, isOwnType, races } from './lists.ts'
export { isList, listed, mentions } from './nodes.ts'
export { onlyStage } from './stage.ts'
export { measures } from './tactics.ts'
export { withTokens } from './tokens.ts'
export { hasX, limitsX, takesX, usesX } from './xs.ts'
