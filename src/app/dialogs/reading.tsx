/** Dialogs for reading in full: a card, the log, the map of the raid. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import {
  type InspectorLine,
  inspectorLines,
  type Opening,
  printedLines,
  type Scene,
  type Table,
} from '../../board/index.ts'
import type { CardId, CardView, Ledger, Obj } from '../../engine/types.ts'
import { type Wish, wishNames } from '../../players/index.ts'
import { aboutKeyword } from '../help/keyword-help.ts'
import { WithRules } from '../help/rule-notes.tsx'
import type { Page } from '../table/page.ts'
import { press } from '../table/press.ts'
import type { Askable, TableSession } from '../table/table-session.ts'
import { isCopied } from '../ui/browser.ts'
import { ClosingButton, focusMain, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import type { EndAct } from './end-dialog.tsx'
import { logDialog } from './log-dialog.tsx'
import { mapDialog } from './map-dialog.tsx'
import { encounterMap, type MapNode } from './raid-map.ts'
import { SilenceSelect } from './stops-dialog.tsx'

/** Requests to read something. */
export type ReadingRequest = Extract<Opening, { kind: 'card' | 'words' | 'log' | 'encounter' }>

const look = { class: 'reading', focus: focusMain }

/** Opens it in a dialog over the table. */
export function openReading(page: Page, what: ReadingRequest): void {
  const { session } = page
  switch (what.kind) {
    case 'card':
      cardDialog(page, what.card, what.name)
      break
    case 'words':
      wordsDialog(what.lines)
      break
    case 'log': {
      const open = (card: CardId, name: string): void => cardDialog(page, card, name)
      logDialog({ scene: session.scene(), steps: session.steps, line: what.line ?? '', open, copy: isCopied })
      break
    }
    case 'encounter':
      mapDialog({ map: mapOf(page), scene: session.scene(), textOf: (name) => textOf(page, name) }, look)
  }
}

/** The text of a card from this seat. */
const textOf = ({ printed, session }: Page, name: string): readonly string[] => {
  const face = printed(name)
  return (session.viewer() === 0 ? face?.text : (face?.told ?? face?.text)) ?? []
}

function wordsDialog([title, ...lines]: readonly InspectorLine[]): void {
  const texts = lines.map((line) =>
    line.kind === 'keyword' ? (
      <Keyword text={line.text} />
    ) : (
      <p>
        <WithRules text={line.text} />
      </p>
    ),
  )
  openDialog(title?.text ?? '', texts)
}

function mapOf({ library, raid, session }: Page): readonly MapNode[] {
  const def = library.raids.find(({ id }) => id === raid)
  return def ? encounterMap(def, session.scene().view) : []
}

/** Everything about one card; for a card that is gone, its print. */
function cardDialog(page: Page, id: CardId, name = ''): void {
  const { session, printed } = page
  const scene = session.scene()
  const { view } = scene
  const viewer = session.viewer()
  const card = view.cards[id]
  const explained = { printed, explain: session.explain, keyword: aboutKeyword }
  const lines = card?.def ? inspectorLines(id, view, explained) : printedLines(card?.def ?? name, explained)
  openDialog(
    lines[0]?.text || 'A hidden card',
    <>
      {card?.def && <Face card={card} table={page.table} />}
      <Printing lines={lines} />
      {card?.def && <Ledgers card={card} explain={session.explain} />}
      <Related id={id} scene={scene} open={(other) => cardDialog(page, other)} />
      <Acts id={id} scene={scene} choose={(index) => press(page, index)} />
      {card && <WhyNot why={session.whyNot(id)} />}
      <Wishes asked={session.wishes(viewer, id)} ask={(wish) => session.ask(viewer, wish)} />
      <Points acts={page.around?.points?.(id) ?? []} />
      {card?.def && <Silencing card={card.def} session={session} />}
    </>,
    look,
  )
}

/** The face of a card, as the table draws it. */
function Face({ card, table }: { card: CardView; table: Table | null }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const face = table?.face(card, 300)
    face?.classList.add('face')
    if (face) place.current?.replaceWith(face)
  }, [])
  return <div ref={place} />
}

/** A card's print, its keywords, and its current state. */
export function Printing({ lines }: { lines: readonly InspectorLine[] }) {
  const texts = (kind: InspectorLine['kind']): string[] =>
    lines.flatMap((line) => (line.kind === kind && line.text ? [line.text] : []))
  const part = (kind: InspectorLine['kind'], show: (texts: string[]) => ComponentChildren): ComponentChildren =>
    texts(kind).length > 0 && show(texts(kind))
  return (
    <>
      {part('type', ([line]) => (
        <p class="note">{line}</p>
      ))}
      {part('text', (all) => (
        <div class="printed">
          {all.map((text) => (
            <p key={text}>
              <WithRules text={text} />
            </p>
          ))}
        </div>
      ))}
      {part('keyword', (all) => (
        <div>
          <h3>Keywords</h3>
          {all.map((text) => (
            <Keyword key={text} text={text} />
          ))}
        </div>
      ))}
      {part('now', (all) => (
        <div>
          <h3>Now</h3>
          <ul>
            {all.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Keyword({ text }: { text: string }) {
  const [word, ...rest] = text.split(': ')
  return (
    <p>
      <b>{word}</b>
      {': '}
      <WithRules text={rest.join(': ')} />
    </p>
  )
}

const stats = { atk: 'ATK', health: 'Health', def: 'DEF', cost: 'Cost' } as const
type Stat = keyof typeof stats

/** Each number that is not just as printed as a sum, with its sources and rules. */
function Ledgers({ card, explain }: { card: CardView; explain: TableSession['explain'] }) {
  const now: Readonly<Record<Stat, number | null>> = {
    atk: card.atk,
    health: card.health,
    def: card.def_,
    cost: card.cost,
  }
  const ledgers = (Object.keys(stats) as Stat[]).flatMap((stat) => {
    const ledger = now[stat] === null ? null : explain(card.id, stat)
    return ledger && ledger.lines.length > 1 ? [{ name: stats[stat], ledger }] : []
  })
  if (ledgers.length === 0) return null
  return (
    <>
      <h3>Where its numbers come from</h3>
      <div class="ledgers">
        {ledgers.map(({ name, ledger }) => (
          <LedgerTable key={name} name={name} ledger={ledger} />
        ))}
      </div>
    </>
  )
}

function LedgerTable({ name, ledger: { lines, total } }: { name: string; ledger: Ledger }) {
  return (
    <table aria-label={`${name} ${total}`}>
      <tbody>
        {lines.map(({ n, why, rule }, i) => (
          <tr key={`${i} ${why}`}>
            <td class="n">{signed(n, i > 0)}</td>
            <td>
              <WithRules text={rule ? `${why} (${rule})` : why} />
            </td>
          </tr>
        ))}
        <tr class="sum">
          <td class="n">{total}</td>
          <td>{name}</td>
        </tr>
      </tbody>
    </table>
  )
}

const signed = (n: number, more: boolean): string => (n < 0 ? `−${-n}` : more ? `+${n}` : `${n}`)

/** Related cards, each a button that opens it. */
function Related({ id, scene: { view }, open }: { id: CardId; scene: Scene; open(card: CardId): void }) {
  const card = view.cards[id]
  if (!card) return null
  const at = (o: Obj): boolean => o === id
  const groups: [string, readonly CardId[]][] = [
    ['Attached to', card.host > 0 ? [card.host] : []],
    ['Attached to it', card.attachments],
    ['Targeted by', view.chain.filter(({ targets }) => targets.some(at)).map((link) => link.card)],
  ]
  return (
    <>
      {groups.map(([title, ids]) => {
        const known = ids.flatMap((other) => view.cards[other] ?? [])
        if (known.length === 0) return null
        return (
          <FieldLine key={title}>
            {`${title}: `}
            {known.map((other) => (
              <button key={other.id} type="button" onClick={() => open(other.id)}>
                {other.def ?? 'A hidden card'}
              </button>
            ))}
          </FieldLine>
        )
      })}
    </>
  )
}

/** The viewer's possible acts with the card now. */
function Acts({ id, scene, choose }: { id: CardId; scene: Scene; choose(index: number): void }) {
  const { decision, words } = scene
  const acts = (decision?.answers ?? []).flatMap(({ card }, index) => (card === id ? [index] : []))
  if (acts.length === 0) return null
  return (
    <>
      <h3>You can</h3>
      <FieldLine>
        {acts.map((index) => (
          <ClosingButton key={index} act={() => choose(index)} main>
            {words?.answers[index]}
          </ClosingButton>
        ))}
      </FieldLine>
    </>
  )
}

/** It may come a moment later than the dialog. */
function WhyNot({ why }: { why: string | Promise<string> }) {
  const text = useSignal(typeof why === 'string' ? why : '')
  useEffect(() => {
    if (typeof why !== 'string') void why.then((said) => (text.value = said))
  }, [])
  if (!text.value) return null
  return (
    <p>
      <WithRules text={text.value} />
    </p>
  )
}

/** Wishes to bots; their reply is in the log. */
function Wishes({ asked, ask }: { asked: readonly Askable[]; ask(wish: Wish): void }) {
  if (asked.length === 0) return null
  return (
    <>
      <h3>Ask the bots</h3>
      <FieldLine>
        {asked.map(({ wish, on }) => (
          <ClosingButton key={wish.what} act={() => ask(wish)} pressed={on}>
            {wishNames[wish.what]}
          </ClosingButton>
        ))}
      </FieldLine>
    </>
  )
}

/** Messages to the other people at the table. */
function Points({ acts }: { acts: readonly EndAct[] }) {
  if (acts.length === 0) return null
  return (
    <>
      <h3>Tell the others</h3>
      <FieldLine>
        {acts.map(({ text, act }) => (
          <ClosingButton key={text} act={act}>
            {text}
          </ClosingButton>
        ))}
      </FieldLine>
    </>
  )
}

function Silencing({ card, session }: { card: string; session: TableSession }) {
  const viewer = session.viewer()
  return (
    <FieldLine>
      <label>
        This card{' '}
        <SilenceSelect
          card={card}
          now={session.seats[viewer]?.silent?.[card]}
          change={(to) => session.silence(viewer, card, to)}
        />
      </label>
    </FieldLine>
  )
}
