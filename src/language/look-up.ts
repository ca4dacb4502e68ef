/** A table's entry for this word; nothing if it is no text, or a key of every object, such as "constructor". */
export const under = <T>(table: Readonly<Record<string, T>> | undefined, word: unknown): T | undefined =>
  table && typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined

/** Whether this is one of these words. */
export const isOneOf = <T>(words: readonly T[], word: unknown): word is T => words.some((one) => one === word)

/** The entries of a table that has no other keys than its type says. */
export const entriesOf = <K extends string, V>(table: Readonly<Partial<Record<K, V>>>): [K, V][] =>
  Object.entries(table) as [K, V][]
