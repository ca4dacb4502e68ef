/** TypeScript taken apart into code, comments and quoted text. Good for this project's style, not a parser. */

export interface Piece {
  line: number
  text: string
}

export interface Pieces {
  /** The text with comments and the insides of strings blanked out; same length, same lines. */
  code: string
  comments: readonly Piece[]
  strings: readonly Piece[]
}

const piece =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[=(,:[!&|?{};\n]\s*|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g

/** Splits a text into code, comments and quoted text; a comment of several lines is one piece a line. */
export function takeApart(text: string): Pieces {
  const comments: Piece[] = []
  const strings: Piece[] = []
  let line = 1
  let from = 0
  const code = text.replace(piece, (found, at: number) => {
    for (; from < at; from++) if (text.charCodeAt(from) === 10) line++
    if (found.startsWith('//') || found.startsWith('/*'))
      for (const [i, words] of found.split('\n').entries()) comments.push({ line: line + i, text: words })
    else strings.push({ line, text: found.slice(1, -1) })
    return found.replace(/[^\n]/g, ' ')
  })
  return { code, comments, strings }
}
