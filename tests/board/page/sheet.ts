/** A contact sheet of raiders' cards as the table draws them: `?sheet=HoA` (a set), `ability` (random cards of a type), `hands` (of any type), or `A|B` (names); `&h=140&row=14&n=84`, and `&from=0` or `&seed=1`. */
import '../../../src/app/app.css'
import { printedCards } from '../../../src/app/table/printed-cards.ts'
import { loadBeings } from '../../../src/board/art/beings/files.ts'
import { loadEmblems } from '../../../src/board/art/paint.ts'
import { printedPicture } from '../../../src/board/draw/cards.ts'
import { loadFonts } from '../../../src/board/draw/text.ts'
import { sequence } from '../../../src/board/seed.ts'
import { cardSets } from '../../../src/cards/sets/index.ts'
import { library, loadAllCards } from '../../../src/content.ts'
import type { CardDef } from '../../../src/language/types.ts'

function chosen(cards: readonly CardDef[], query: URLSearchParams): CardDef[] {
  const what = query.get('sheet') ?? 'HoA'
  const [from, n] = [Number(query.get('from') ?? 0), Number(query.get('n') ?? 84)]
  const next = sequence(Number(query.get('seed') ?? 1))
  const set = cardSets.find(([code]) => code === what)
  if (what === 'hands') return Array.from({ length: n }, () => cards[Math.floor(next() * cards.length)])
  const typed = cards.filter(({ type }) => [type].flat()[0] === what)
  if (typed.length > 0) return Array.from({ length: n }, () => typed[Math.floor(next() * typed.length)])
  if (set) return cards.filter((card) => card.set === set[0] || card.set === set[1]).slice(from, from + n)
  return what.split('|').flatMap((name) => cards.filter((card) => card.name === name))
}

async function showSheet(place: HTMLElement, query: URLSearchParams): Promise<void> {
  await Promise.all([loadAllCards(), loadEmblems(), loadBeings(), loadFonts()])
  const cards = [...library.cards, ...(library.more ?? [])]
  const printed = printedCards({ ...library, cards }, '')
  place.style.cssText =
    'position:absolute;inset:0 0 auto 0;background:#171210;display:grid;justify-content:start;gap:2px'
  const h = Number(query.get('h') ?? 140)
  place.style.gridTemplateColumns = `repeat(${query.get('row') ?? 14}, auto)`
  for (const card of chosen(cards, query)) {
    const picture = printedPicture(card, printed, h)
    if (picture) place.append(picture)
  }
  document.body.dataset.sheet = 'drawn'
}

await showSheet(document.getElementById('app')!, new URLSearchParams(location.search))
