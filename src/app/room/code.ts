/** The room in an address, and codes as people type them. Small: the start screen needs it. */

/** The code in a room's link, and the token of a seat if it is the link to one; '' for what is missing. */
export function roomIn(hash: string): { code: string; token: string } {
  const [, code = '', token = ''] = /^#room=([\w -]{1,40}?)(?:&seat=([\w-]{1,64}))?$/.exec(hash) ?? []
  return { code: codeFrom(code), token }
}

/**
 * Reads a code as people type it: in any letters, with spaces or dashes.
 * Codes have no I, O, 0 and 1: what looks like one of these is meant for another letter.
 */
export const codeFrom = (text: string): string =>
  text
    .replace(/[\s_-]+/g, '')
    .toUpperCase()
    .replace(/[1I]/g, 'L')
    .replace(/[0O]/g, 'Q')
    .slice(0, 12)
