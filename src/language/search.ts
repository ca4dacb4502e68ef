/** "deck and/or graveyard": every choice of zones, decks last, because they need no search if everything is found elsewhere. */
export function zonesToSearch(zones: readonly string[]): string[][] {
  const sorted = [...zones].sort((a, b) => Number(a.startsWith('deck')) - Number(b.startsWith('deck')))
  const all: string[][] = []
  for (let bits = 1; bits < 1 << sorted.length; bits++) all.push(sorted.filter((_, i) => bits & (1 << i)))
  return all
}
