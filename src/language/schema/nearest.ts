/** The nearest right word to a wrong one, for messages; null if none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const w of words) {
    const d = distance(word.toLowerCase(), w.toLowerCase())
    if (d < least) {
      least = d
      best = w
    }
  }
  return best
}

/** Letters to add, drop, change or swap. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j], before[j - 2] + 1)
    }
    before = row
    row = next
  }
  return row[b.length]
}
