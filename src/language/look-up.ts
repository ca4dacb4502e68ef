/** A table's entry for this word; nothing if it is no text, or a key of every object, such as "constructor". */
export const under = <T>(table: Readonly<Record<string, T>> | undefined, word: unknown): T | undefined =>
  table && typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined
