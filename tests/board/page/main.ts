/** The fixture's table on a page of its own, for tests of reading and drawing; `?raiders=5&whelps=24&ask` says which. */
import '../../../src/app/app.css'
import '../../../src/app/dialogs/reading.css'
import { orderDialog } from '../../../src/app/dialogs/order-dialog.tsx'
import { mount } from '../../../src/board/index.ts'
import { crowded, deciding, printed } from '../fixture.ts'

const query = new URLSearchParams(location.search)
const number = (name: string): number | undefined => (query.has(name) ? Number(query.get(name)) : undefined)
const chosen: number[] = []
const opened: unknown[] = []
/** `?boss=Giant` makes the Boss one; else its name says what it is. */
const printedHere = (def: string): ReturnType<typeof printed> => {
  const known = printed(def)
  return query.has('boss') && known.frame === 'Boss' ? { ...known, tags: [query.get('boss') ?? ''] } : known
}
const plain = crowded({
  raiders: number('raiders'),
  whelps: number('whelps'),
  party: number('party'),
  links: number('links'),
  viewer: number('viewer'),
  row: number('row'),
})
const asked = query.has('ask') || query.has('order') ? deciding(plain) : plain
/** `?ask&target` asks for targets. */
const scene =
  query.has('target') && asked.decision ? { ...asked, decision: { ...asked.decision, kind: 'target' as const } } : asked
const ask = {
  choose: (index: number) => void chosen.push(index),
  printed: printedHere,
  explain: () => ({
    stat: 'atk',
    total: 3,
    lines: [
      { n: 2, why: 'printed', card: 1, rule: '205.1' },
      { n: 1, why: 'Shout of Defiance', card: 2, rule: '714' },
    ],
  }),
  whyNot: () => 'It is exhausted (601.1).',
  keyword: (word: string) => (word === 'Protector' ? 'It may defend in the place of another (602.2).' : ''),
  open: (what: unknown) => void opened.push(what),
}
const table = await mount(document.getElementById('app')!, ask, { letters: true, text: query.has('text') })
table.update(scene)
/** `?order` asks for an order of the first answers. */
const { decision, words } = scene
if (query.has('order') && decision && words)
  orderDialog({
    decision: { ...decision, answers: decision.answers.slice(0, 4) },
    words: words.answers.map((text, i) => `${i}. ${text}`),
    done: (order) => void chosen.push(...order.map((answer) => decision.answers.indexOf(answer))),
  })
Object.assign(window, { fixture: { table, chosen, opened } })
