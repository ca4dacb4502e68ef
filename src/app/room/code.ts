/** The code of a room in an address. Small: the start screen needs it. */

/** The code of a room's link, '' if it is none. */
export const codeIn = (hash: string): string => /^#room=([\w-]{1,12})$/.exec(hash)?.[1] ?? ''
