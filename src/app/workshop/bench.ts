/** A raid at work in the workshop: its file, what is wrong with it, its versions, and the game that follows it. */
import { type Signal, signal } from '@preact/signals'
import type { PrintedFace } from '../../board/index.ts'
import { library } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import type { CardDef } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import template from '../../raid/new.raid.json' with { type: 'json' }
import { packRaid } from '../../raid/pack.ts'
import { formOf } from '../../raid/read.ts'
import type { App } from '../app.tsx'
import { followRaid } from '../games/begin.ts'
import { keptRaid } from '../shelf/own-raid.ts'
import { lastFor } from '../start/raid-form.ts'
import type { KeptRaid } from '../storage/shelf-store.ts'
import { printedCards } from '../table/printed-cards.ts'
import type { Editor } from './editor.ts'
import { keepDraft, withVersion } from './keeping.ts'
import { makeReader, type Reader } from './reader.ts'
import type { Mark, Source } from './source.ts'

export interface Cards {
  names: readonly string[]
  find(name: string): CardDef | undefined
  printed(name: string): PrintedFace | null
}

/** A raid at work. */
export interface Bench {
  readonly app: App
  kept: Signal<KeptRaid>
  /** The last that could be played. */
  raid: Signal<RaidDef>
  cards: Signal<Cards>
  marks: Signal<readonly Mark[]>
  /** Says what became of the last change. */
  status: Signal<string>
  /** The name of the card under the cursor. */
  card: Signal<string>
  editor: Editor | null
  readonly reader: Reader
  /** Checks, keeps and follows what is written now; `version`: keeps it as one to go back to. */
  settle(version?: boolean): Promise<void>
}

/** Whether there is no room for both: then the text or the game is seen. */
export const narrow = matchMedia('(max-width: 60em)')

export function seeGame(on: boolean): void {
  document.body.classList.toggle('sees-game', on)
  sayRole()
}

/** Alone on the page, the text is its main part. */
export function sayRole(): void {
  const alone = narrow.matches && !document.body.classList.contains('sees-game')
  document.querySelector('.workshop')?.setAttribute('role', alone ? 'main' : 'complementary')
}

/** The raid on the shelf; of a built-in one the copy there, which is made at the first time. */
export async function keptFor({ shelf }: App, id: string): Promise<KeptRaid> {
  const own = shelf.get(id) ?? shelf.get(`my-${id}`)
  if (own) return withVersion({ ...own, draft: own.draft ?? printed(own) }, 'now')
  if (id === newRaid) return fresh(shelf)
  const builtIn = library.raids.find((raid) => raid.id === id)
  const read = builtIn && formOf({ ...builtIn, id: `my-${id}`, name: `${builtIn.name} (mine)`, version: '1.0.0' })
  if (!read || 'problems' in read) throw new Error(`There is no raid "${id}" here.`)
  const kept = { ...keptRaid(read.raid), draft: packRaid(read.raid) }
  await shelf.put(kept)
  return kept
}

/** Asks for a raid from nothing. */
export const newRaid = 'new'

/** A small raid that plays, under an id that nobody has. */
async function fresh(shelf: App['shelf']): Promise<KeptRaid> {
  let n = 1
  while (shelf.get(n === 1 ? template.id : `${template.id}-${n}`)) n++
  const [id, name] = n === 1 ? [template.id, template.name] : [`${template.id}-${n}`, `${template.name} ${n}`]
  const read = formOf({ ...template, id, name })
  if ('problems' in read) throw new Error('The template can’t be read by this version.')
  const kept = { ...keptRaid(read.raid), draft: packRaid(read.raid) }
  await shelf.put(kept)
  return kept
}

/** The file of a raid of the shelf, in lines. */
function printed({ text, written = text }: KeptRaid): string {
  const read = formOf(JSON.parse(written))
  return 'raid' in read ? packRaid(read.raid) : written
}

const cardsOf = (raid: RaidDef): Cards => {
  const all = new Map(raid.cards.map((card) => [card.name, card]))
  return {
    names: [...all.keys()],
    find: (name) => all.get(name),
    printed: printedCards(withRaid(library, raid), raid.id),
  }
}

export function newBench(app: App, first: KeptRaid): Bench {
  const read = formOf(JSON.parse(first.text))
  if ('problems' in read) throw new Error('This raid can’t be read by this version.')
  const reader = makeReader(first.text)
  let settled = ''
  let busy = Promise.resolve()
  const bench: Bench = {
    app,
    kept: signal(first),
    raid: signal(read.raid),
    cards: signal(cardsOf(read.raid)),
    marks: signal([]),
    status: signal(''),
    card: signal(''),
    editor: null,
    reader,
    settle(version = false) {
      const text = bench.editor?.text() ?? settled
      busy = busy.then(async () => {
        if (text === settled && !version) return
        const source = await reader.read(text)
        if (bench.editor && bench.editor.text() !== text) return // what is written now will be read soon
        settled = text
        await settleAs(bench, text, source, version)
      })
      return busy
    },
  }
  return bench
}

async function settleAs(bench: Bench, text: string, { raid, marks }: Source, version: boolean): Promise<void> {
  const { app, kept: last, editor, status } = bench
  bench.marks.value = marks
  editor?.show(marks)
  const before = last.value
  const often = version ? 'now' : 'sometimes'
  const { kept, trouble } = await keepDraft(app, before, raid, { draft: text, often })
  last.value = kept
  if (raid) [bench.raid.value, bench.cards.value] = [raid, cardsOf(raid)]
  const plays = raid && kept.text !== before.text && app.workshop
  const became = plays ? await follow(bench) : ''
  status.value = trouble || became || (raid ? 'No problems. Kept on your shelf.' : 'Kept on your shelf as a draft.')
}

/** The game follows; whoever writes goes on writing. */
async function follow({ app, kept, editor }: Bench): Promise<string> {
  const { activeElement } = document
  const became = (await followRaid(app, kept.value.id))?.text ?? ''
  if (activeElement?.matches('.workshop .text')) editor?.focus()
  else if (activeElement instanceof HTMLElement && activeElement.closest('.workshop')) activeElement.focus()
  return became
}

/** Plays the raid from the start, or shows the game that is on. */
export async function play({ app, kept, settle, status }: Bench): Promise<void> {
  await settle()
  seeGame(true)
  const { id } = kept.value
  if (app.table?.session.onlooker().raid.id === id) return
  const wrong = await app.go.begin(lastFor(app.catalogue(), id))
  if (wrong.length > 0) status.value = wrong.join(' ')
}

/** Puts the cursor to a card. */
export function goTo({ editor, card }: Bench, name: string): void {
  const at = editor?.text().indexOf(`"name": ${JSON.stringify(name)}`) ?? -1
  card.value = name
  seeGame(false)
  if (at >= 0) editor?.go(at)
}
