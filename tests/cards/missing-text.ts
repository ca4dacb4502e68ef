/** How docs/not-kept.md is written: the printed cards that can't be played, with the reason. */
import { type PrintedCard, printedIndex } from '../../src/cards/printed/index.ts'
import reasons from '../../src/cards/printed/reasons.json' with { type: 'json' }
import { cardIndex, cardSets } from '../../src/cards/sets/index.ts'
import { library } from '../../src/content.ts'
import { cardsFor } from '../../src/engine/index.ts'

/** The printed cards of raiders that can't be played here. */
export async function missingCards(): Promise<readonly PrintedCard[]> {
  const here = new Set([...cardsFor(library, []), ...(await cardIndex())].map(({ name }) => name))
  return (await printedIndex()).filter(({ name, owner }) => owner === 'raiders' && !here.has(name))
}

/** The page as text. */
export async function missingText(): Promise<string> {
  const missing = await missingCards()
  const told = new Set(reasons.flatMap(({ cards }) => Object.keys(cards)))
  const unwritten = missing.filter(({ name }) => !told.has(name))
  const whole = (await printedIndex()).filter(({ owner }) => owner === 'raiders').length
  const bySet = cardSets.flatMap(([code, set]) => {
    const cards = unwritten.filter(({ printings: [first] }) => first?.code === code)
    const names = cards.map(({ name, printings: [first] }) => `${name} ${first?.number ?? ''}`.trim())
    return names.length > 0 ? [`- ${set} (${names.length}): ${names.join('; ')}`] : []
  })
  return `${[
    '# Cards that are not here',
    `Of ${whole.toLocaleString('en')} printed cards of raiders, ${missing.length} can’t be played here yet. A deck may have them; they are left out in play, unless the cards are real (docs/real-table.md). \`npm run sets\` writes this page; its reasons are in \`src/cards/printed/reasons.json\`.`,
    'A card is never approximated; it leaves the list when its data says all that it does, and somebody has seen it at work.',
    ...reasons.flatMap(({ why, about, cards }) => [
      `## ${why}`,
      ...(about === undefined ? [] : [about]),
      Object.entries(cards)
        .map(([name, reason]) => `- ${name}: ${reason}`)
        .join('\n'),
    ]),
    '## Not written yet',
    'Nobody has written these as data, or a word of the language is missing for them. The number is that of the first printing.',
    bySet.join('\n'),
  ].join('\n\n')}\n`
}
