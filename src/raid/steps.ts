/** Names that every raid's machine and turn may use. */

/** The steps that a turn of the Boss player can have, besides phases of the raid's own. */
export const turnSteps = ['ready', 'draw', 'event', 'action', 'end', 'wrap-up'] as const

/** Events that every machine hears, besides its phases and those that it listens to. */
export const machineEvents = ['gameStarts', 'fatallyDamaged', 'eventResolved', 'done'] as const
