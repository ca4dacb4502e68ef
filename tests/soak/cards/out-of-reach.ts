/** Kept cards of which something does not come up in the exhaustive runner, each with the reason. One that is whole after all is told. */
export const outOfReach: ReadonlyMap<string, string> = new Map([])
