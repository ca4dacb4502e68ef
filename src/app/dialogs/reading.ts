/** What is read in full, in dialogs: a card with all behind it, the log, the map of the raid. */
import { button, type CloseLine, closeLines, el, type Opening, type Printed, type Scene } from '../../board/index.ts'
import type { CardId, CardView, Ledger, Obj } from '../../engine/types.ts'
import type { Silence } from '../../session/passing.ts'
import { withRules } from '../help/rule-notes.ts'
import { openDialog } from './dialogs.ts'
import { logDialog } from './log-dialog.ts'
import type { MapNode } from './raid-map.ts'
import { silenceSelect } from './stops-dialog.ts'

export interface ReadingUse {
  scene: () => Scene
  printed(def: string): Printed | null
  /** The face of a card, large. */
  face(card: CardView): HTMLElement | null
  explain(card: CardId, stat: 'atk' | 'health' | 'def' | 'cost'): Ledger | null
  keyword(word: string): string
  /** Why the viewer can't act with the card, and what can be done, in one text. */
  whyNot(card: CardId): string
  choose(index: number): void
  map(): readonly MapNode[]
  silence(card: string): Silence | undefined
  setSilence(card: string, to: Silence | null): void
  copy(text: string): Promise<boolean>
}

/** Opens what is asked for in a dialog over the table. */
export function openReading(
  host: HTMLElement,
  what: Exclude<Opening, { kind: 'order' | 'number' | 'answers' | 'replay' }>,
  use: ReadingUse,
): void {
  if (what.kind === 'card') cardDialog(host, what.card, what.name ?? '', use)
  else if (what.kind === 'words') {
    const [title, ...texts] = what.lines
    openDialog(
      host,
      title.text,
      ...texts.map((line) => (line.kind === 'keyword' ? keyword(line.text) : el('p', {}, line.text))),
    )
  } else if (what.kind === 'log') {
    const open = (card: CardId, name: string): void => cardDialog(host, card, name, use)
    logDialog(host, use.scene(), what.line ?? '', { open, copy: use.copy })
  } else encounterDialog(host, use.map(), use.scene())
}

/** Everything about one card; of one that is gone, what is printed on it. */
function cardDialog(host: HTMLElement, id: CardId, name: string, use: ReadingUse): void {
  const scene = use.scene()
  const { view } = scene
  const card = view.cards[id]
  const def = card?.def ?? name
  const lines = card?.def ? closeLines(id, view, use) : printedLines(def, use)
  const picture = card?.def ? use.face(card) : null
  if (picture) picture.classList.add('face')
  const dialog = openDialog(
    host,
    lines[0]?.text || 'A hidden card',
    ...(picture ? [picture] : []),
    ...part(lines, 'type', ([line]) => el('p', { class: 'note' }, line)),
    ...part(lines, 'text', (texts) =>
      el('div', { class: 'printed' }, ...texts.map((text) => el('p', {}, withRules(text)))),
    ),
    ...part(lines, 'keyword', (texts) => el('div', {}, el('h3', {}, 'Keywords'), ...texts.map(keyword))),
    ...part(lines, 'now', (texts) => listOf('Now', texts)),
    ...ledgers(id, card, use),
    ...related(id, scene, (other) => cardDialog(host, other, '', use)),
    ...acts(id, scene, (index) => {
      dialog.close()
      use.choose(index)
    }),
    ...(card ? part([{ kind: 'now', text: use.whyNot(id) }], 'now', ([text]) => el('p', {}, withRules(text))) : []),
    ...(def && card?.def
      ? [
          el(
            'div',
            { class: 'line' },
            el(
              'label',
              {},
              'This card ',
              silenceSelect(def, use.silence(def), (to) => use.setSilence(def, to)),
            ),
          ),
        ]
      : []),
  )
  dialog.classList.add('reading')
  focusFirst(dialog)
}

/** On what can be done, else on Close: the first rule in a text is no place to begin. */
function focusFirst(dialog: HTMLElement): void {
  const first = dialog.querySelector<HTMLElement>('button.main') ?? [...dialog.querySelectorAll('button')].at(-1)
  first?.focus()
  dialog.scrollTop = 0
}

const printedLines = (def: string, use: ReadingUse): CloseLine[] => {
  const printed = use.printed(def)
  return [
    { kind: 'title', text: printed?.name ?? def },
    { kind: 'type', text: printed?.line ?? '' },
    ...(printed?.text ?? []).map((text): CloseLine => ({ kind: 'text', text })),
  ]
}

function part(
  lines: readonly CloseLine[],
  kind: CloseLine['kind'],
  show: (texts: string[]) => HTMLElement,
): HTMLElement[] {
  const texts = lines.flatMap((line) => (line.kind === kind && line.text ? [line.text] : []))
  return texts.length > 0 ? [show(texts)] : []
}

function keyword(text: string): HTMLElement {
  const [word, ...rest] = text.split(': ')
  return el('p', {}, el('b', {}, word), ': ', withRules(rest.join(': ')))
}

const listOf = (title: string, texts: readonly string[]): HTMLElement =>
  el('div', {}, el('h3', {}, title), el('ul', {}, ...texts.map((text) => el('li', {}, text))))

const stats = { atk: 'ATK', health: 'Health', def: 'DEF', cost: 'Cost' } as const

/** Each number as the sum that it is, with its sources and rules. */
function ledgers(id: CardId, card: CardView | undefined, use: ReadingUse): HTMLElement[] {
  if (!card?.def) return []
  const now = { atk: card.atk, health: card.health, def: card.def_, cost: card.cost }
  const tables = (Object.keys(stats) as (keyof typeof stats)[]).flatMap((stat) => {
    const ledger = now[stat] === null ? null : use.explain(id, stat)
    if (!ledger || ledger.lines.length === 0) return []
    const rows = ledger.lines.map(({ n, why, rule }, i) =>
      el(
        'tr',
        {},
        el('td', { class: 'n' }, signed(n, i > 0)),
        el('td', {}, withRules(rule ? `${why} (${rule})` : why)),
      ),
    )
    const sum = el('tr', { class: 'sum' }, el('td', { class: 'n' }, `${ledger.total}`), el('td', {}, stats[stat]))
    return [el('table', { 'aria-label': `${stats[stat]} ${ledger.total}` }, el('tbody', {}, ...rows, sum))]
  })
  return tables.length > 0
    ? [el('h3', {}, 'How its numbers come about'), el('div', { class: 'ledgers' }, ...tables)]
    : []
}

const signed = (n: number, more: boolean): string => (n < 0 ? `−${-n}` : more ? `+${n}` : `${n}`)

/** The cards that it has to do with, each a button that opens it. */
function related(id: CardId, { view }: Scene, open: (card: CardId) => void): HTMLElement[] {
  const card = view.cards[id]
  if (!card) return []
  const at = (o: Obj): boolean => o === id
  const groups: [string, readonly CardId[]][] = [
    ['Attached to', card.host > 0 ? [card.host] : []],
    ['Attached to it', card.attachments],
    ['Targeted by', view.chain.filter(({ targets }) => targets.some(at)).map((link) => link.card)],
  ]
  return groups.flatMap(([title, ids]) => {
    const known = ids.filter((other) => view.cards[other])
    if (known.length === 0) return []
    const buttons = known.map((other) => button(view.cards[other].def ?? 'A hidden card', () => open(other)))
    return [el('div', { class: 'line' }, `${title}: `, ...buttons)]
  })
}

/** What can be done with it now. */
function acts(id: CardId, { decision, words }: Scene, choose: (index: number) => void): HTMLElement[] {
  const buttons = (decision?.answers ?? []).flatMap(({ card }, index) =>
    card === id ? [button(words?.answers[index] ?? '', () => choose(index), { class: 'main' })] : [],
  )
  return buttons.length > 0 ? [el('h3', {}, 'You can'), el('div', { class: 'line' }, ...buttons)] : []
}

/** Who has fallen, who is there, who may come; what brings the next; then the statechart, each state to be unfolded. */
function encounterDialog(host: HTMLElement, map: readonly MapNode[], { view, nextStage = '' }: Scene): void {
  const boss = view.seats.find((seat) => seat.boss)
  const hero = boss && view.cards[boss.hero]
  const health = hero?.health ?? null
  const left = hero && health !== null ? `${Math.max(0, health - hero.damage)} of ${health} health left` : ''
  const out = map.filter(({ stage, fate }) => stage > 0 && fate === 'out').map(({ title }) => title)
  const dialog = openDialog(
    host,
    `The map of ${view.raid.name}`,
    stops(map, left),
    ...(out.length > 0 ? [el('p', { class: 'note' }, `Not in this raid: ${out.join(', ')}.`)] : []),
    ...(nextStage ? [el('p', {}, el('b', {}, 'What comes next. '), nextStage, '.')] : []),
    el('h3', {}, 'How it goes on, in each place'),
    states(map),
    el('p', { class: 'note' }, '“You” is the Boss player here.'),
  )
  dialog.classList.add('reading')
  focusFirst(dialog)
}

/** The stages as a way, each with what may be known of it. */
function stops(map: readonly MapNode[], left: string): HTMLElement {
  const there = map.filter(({ stage, fate }) => stage > 0 && fate !== 'out')
  const items = there.map(({ title, here, past, fate }) => {
    const secret = !here && !past && fate === 'secret'
    const word = here ? `Here${left ? `: ${left}` : ''}` : past ? 'Over' : secret ? 'Secret: may come' : 'To come'
    const sign = past ? '×' : secret ? '?' : ''
    return el(
      'li',
      { class: here ? 'here' : past ? 'past' : '', 'aria-current': here ? 'step' : undefined },
      el('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      el('b', {}, title),
      el('span', { class: 'note' }, ` ${word}`),
    )
  })
  return el('ol', { class: 'stops', 'aria-label': 'Stages' }, ...items)
}

const fates: Readonly<Record<MapNode['fate'], string>> = {
  '': 'To come',
  comes: 'To come',
  secret: 'May come: the raiders do not know',
  out: 'Not in this raid',
}

function states(nodes: readonly MapNode[]): HTMLElement {
  const items = nodes.map((node) => {
    const where = node.here ? 'You are here' : node.past ? 'Behind you' : fates[node.fate]
    const ways = node.ways.map(({ when, does, to }) =>
      el('li', {}, el('b', {}, when), ': ', withRules(does), to ? el('span', { class: 'to' }, ` Leads to ${to}.`) : ''),
    )
    return el(
      'li',
      { class: node.here ? 'here' : node.past ? 'past' : '', 'aria-current': node.here ? 'step' : undefined },
      el(
        'details',
        { open: node.here || nodes.length <= 4 },
        el('summary', {}, el('b', {}, node.title), el('span', { class: 'note' }, ` ${where}`)),
        ...(ways.length > 0 ? [el('ul', {}, ...ways)] : []),
        ...(node.inside.length > 0 ? [states(node.inside)] : []),
      ),
    )
  })
  return el('ol', { class: 'encounter' }, ...items)
}
