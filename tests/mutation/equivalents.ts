/** Mutants that no test can notice, because the game is the same with them; each with the reason. */

/** Names a mutant as `npm run mutation` prints it with --json; `original` and `replacement` in brief. */
export interface Excuse {
  file: string
  /** The line on which it begins, without the blanks around it. */
  line: string
  original: string
  replacement: string
  /** Which of several of the same change in the same line; all of them if it is left out. */
  nth?: number
  why: string
}

export const equivalents: readonly Excuse[] = [
  {
    file: 'src/rules/708-alike.ts',
    line: 'const pair = (c: CardId, d: CardId): [CardId, CardId][] => (c > 0 && d > 0 ? [[c, d]] : [])',
    original: 'd > 0',
    replacement: 'd >= 0',
    why: 'Where one of two cards has gone or a host and the other has not, they are told apart by that anyway.',
  },
  {
    file: 'src/language/print/events.ts',
    line: "role: role ?? 'players',",
    original: "'players'",
    replacement: '""',
    why: 'Only asked whether it is one of the words for a single card, and neither is.',
  },
  {
    file: 'src/language/print/clauses.ts',
    line: "const what = say(s, found, 'object')",
    original: "'object'",
    replacement: '""',
    why: 'What is searched for is new to the text, so it is said in full; only pronouns have a case.',
  },
  {
    file: 'src/rules/602-combat.ts',
    line: "{ step: 'protect', asked: [] },",
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'A list of seats is asked only whether a seat is in it.',
  },
  {
    file: 'src/language/events.ts',
    line: '...{ by: true, what: true, to: true, from: true, with: true, for: true, against: true, zone: true, of: true },',
    original: 'true',
    replacement: 'false',
    why: 'The table is only there for its keys: the compiler asks that none is forgotten.',
  },
]
