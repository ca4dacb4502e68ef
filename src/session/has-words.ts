/** Whether a line contains each of these words, or a word that begins with it, in any case and order. */
export function hasWords(line: string, words: string): boolean {
  const there = line.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const wanted = words.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return wanted.every((word) => there.some((one) => one.startsWith(word)))
}
