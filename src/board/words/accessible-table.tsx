/**
 * The accessible table: regions, headings, a real button for every card and answer, a live log. It follows the canvas, and is complete by itself.
 * It has the focus; the canvas draws a ring around the focused place.
 */
import { render } from 'preact'
import { besides, type Choice, choiceKey } from '../places/answers.ts'
import type { InspectorLine } from '../places/inspector.ts'
import type { Ask, Scene } from '../scene.ts'
import { type TableWords, WordsTable } from './regions.tsx'
import { type SpokenLine, spokenParts } from './spoken.ts'

export interface AccessibleTableUse {
  /** The place in focus, '' if there is none, or if the mouse focused it. */
  focus(key: string): void
  /** Enter or a click on a card or seat. */
  pick(key: string): void
  /** Whether an arrow key moves something on the table instead of the focus. */
  arrow(event: KeyboardEvent): boolean
}

export interface AccessibleTable {
  /** `news` is announced before the question. */
  update(scene: Scene, choices: readonly Choice[], news?: string): void
  inspect(lines: readonly InspectorLine[]): void
  /** Focuses the first of several possible answers. */
  offer(answers: readonly number[]): void
  /** Announces something, as soon as it resolves; `shown` also shows it for a moment. */
  say(text: string | Promise<string>, shown?: boolean): void
  /** Moves the focus to where the next answer is given. */
  home(): void
  destroy(): void
}

/** The state of the accessible table. */
interface State {
  readonly ask: Pick<Ask, 'choose' | 'open' | 'printed'>
  readonly use: AccessibleTableUse
  /** The element that the words are rendered into. */
  readonly board: HTMLElement
  readonly toast: HTMLElement
  /** Removes the event listeners. */
  readonly ending: AbortController
  words: TableWords | null
  rendering: boolean
  /** The timer that hides the toast. */
  hiding: number
}

/** The most log lines kept, unless more are new. */
const logLines = 60
/** Milliseconds for which a toast is shown: at least, and per letter. */
const toastTime = 4200
const letterTime = 55

export function makeAccessibleTable(root: HTMLElement, ask: State['ask'], use: AccessibleTableUse): AccessibleTable {
  const board = document.createElement('div')
  board.className = 'accessible-table'
  const toast = document.createElement('p')
  toast.className = 'toast'
  toast.hidden = true
  toast.setAttribute('aria-hidden', 'true')
  root.append(board, toast)
  const state: State = {
    ask,
    use,
    board,
    toast,
    ending: new AbortController(),
    words: null,
    rendering: false,
    hiding: 0,
  }
  listen(state)
  return {
    update: (scene, choices, news = '') => update(state, scene, choices, news),
    inspect: (lines) => inspect(state, lines),
    offer: (answers) => offer(state, answers),
    say(text, shown = false) {
      if (typeof text === 'string') say(state, text, shown)
      else void text.then((known) => state.ending.signal.aborted || say(state, known, shown))
    },
    home: () => home(state),
    destroy: () => destroy(state),
  }
}

function show(state: State, words: TableWords): void {
  state.words = words
  if (state.rendering) return
  state.rendering = true
  // Removing the focused button fires its blur at once, which may change the words again.
  for (let shown: TableWords | null = null; shown !== state.words; ) {
    shown = state.words
    render(<WordsTable {...shown} />, state.board)
  }
  state.rendering = false
  for (const list of state.board.querySelectorAll('ul, ol.answers')) rove(list)
}

function update(state: State, scene: Scene, choices: readonly Choice[], news: string): void {
  const { board, words: before } = state
  const anew = before?.scene.decision !== scene.decision
  const answering = isAnswering(state)
  show(state, {
    scene,
    choices,
    asked: (before?.asked ?? 0) + (anew ? 1 : 0),
    log: linesToShow(scene.log, before?.log ?? []),
    inspected: before?.inspected ?? [],
    printed: state.ask.printed,
  })
  if (anew) state.toast.hidden = true // it was about the last question
  const prompt = promptOf(scene)
  const asks = prompt !== (before && promptOf(before.scene)) ? prompt : ''
  const sent = scene.sent !== undefined && before?.scene.sent === undefined ? 'Sent.' : ''
  const heard = [news, asks, sent].filter(Boolean).join(' ')
  if (heard) say(state, heard, false)
  const log = board.querySelector('.log')
  if (log) log.scrollTop = log.scrollHeight
  const lost = !document.activeElement || document.activeElement === document.body
  if (lost || (answering && anew)) home(state)
}

const promptOf = ({ who, words }: Scene): string => (words ? `${who}: ${words.prompt}` : '')

/** Whether the focus is where answers are given; picking up a character counts as answering. */
function isAnswering({ board, words }: State): boolean {
  const held = document.activeElement
  if (!held || !board.contains(held)) return false
  const arranging = words?.scene.decision?.kind === 'arrange' && board.querySelector('.parties > section')
  return held.closest('.decision') !== null || (arranging || null)?.contains(held) === true
}

function inspect(state: State, lines: readonly InspectorLine[]): void {
  if (state.words) show(state, { ...state.words, inspected: lines })
}

function offer({ board }: State, wanted: readonly number[]): void {
  const answers = wanted.map((index) => `[data-answer="${index}"]`).join(', ')
  const first = board.querySelector<HTMLElement>(answers)
  if (first && board.contains(document.activeElement)) focusOn(first)
}

/** Focuses the finishing answer, or else the first answer, or else the question. */
function home({ board, words }: State): void {
  const answer = words?.choices.find(({ last }) => last) ?? words?.choices[0]
  const button = answer && board.querySelector<HTMLElement>(`.answers [data-place="${choiceKey(answer)}"]`)
  if (button) focusOn(button)
  else board.querySelector<HTMLElement>('.asked')?.focus({ preventScroll: true })
}

function say(state: State, text: string, shown: boolean): void {
  const { board, toast } = state
  const live = board.querySelector('.live')
  if (live) {
    live.textContent = ''
    live.textContent = text
  }
  if (!shown) return
  toast.textContent = text
  toast.hidden = false
  clearTimeout(state.hiding)
  const hide = (): void => {
    toast.hidden = true
  }
  state.hiding = window.setTimeout(hide, Math.max(toastTime, text.length * letterTime))
}

function destroy(state: State): void {
  state.ending.abort()
  clearTimeout(state.hiding)
  render(null, state.board)
  state.board.remove()
  state.toast.remove()
}

function listen(state: State): void {
  const { board, use, ending } = state
  const { signal } = ending
  board.addEventListener('click', ({ target }) => press(state, buttonOf(target)), { signal })
  board.addEventListener(
    'focusin',
    ({ target }) => {
      const button = buttonOf(target)
      use.focus(button?.matches(':focus-visible') ? (button.dataset.place ?? '') : '')
    },
    { signal },
  )
  board.addEventListener('focusout', () => use.focus(''), { signal })
  board.addEventListener('keydown', (event) => use.arrow(event) || goOn(event), { signal })
}

function press({ ask, use, words }: State, button: HTMLElement | null): void {
  const decision = words?.scene.decision
  const beside = button?.matches('.beside') && decision ? besides(decision, words?.scene.hushes) : null
  if (beside) ask.open(beside)
  if (button?.dataset.answer) ask.choose(Number(button.dataset.answer))
  else if (button?.dataset.place) use.pick(button.dataset.place)
}

/** Arrow keys move between the buttons of a list. */
function goOn(event: KeyboardEvent): void {
  const button = buttonOf(event.target)
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const list = button?.closest('ul, ol')
  if (!button || !list || !by) return
  event.preventDefault()
  const all = [...list.querySelectorAll<HTMLElement>('button')]
  const next = all.at((all.indexOf(button) + by) % all.length)
  if (next) focusOn(next)
}

/**
 * The lines shown before that are still in the log, and all those after the last of them. Everything new in this list is announced.
 * So a line that becomes readable later (a secret reason, at the end of a raid) stays out of it; the whole log has it.
 */
function linesToShow(log: Scene['log'], before: readonly SpokenLine[]): readonly SpokenLine[] {
  const known = new Map(before.map(({ key, parts }) => [key, parts]))
  const last = log.findLastIndex(({ key }) => known.has(key))
  const spoken = (lines: Scene['log']): SpokenLine[] =>
    lines.map((line) => ({ ...line, parts: spokenParts(line.text, known.get(line.key)) }))
  if (last < 0) return spoken(log.slice(-logLines))
  const fresh = log.slice(last + 1)
  const kept = log.slice(0, last + 1).filter(({ key }) => known.has(key))
  return spoken([...kept, ...fresh].slice(-Math.max(logLines, fresh.length)))
}

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('button') : null

/** Focuses a button and makes it its list's only tab stop. */
function focusOn(button: HTMLElement): void {
  for (const other of button.closest('ul, ol')?.querySelectorAll('button') ?? []) other.tabIndex = -1
  button.tabIndex = 0
  button.focus({ preventScroll: true })
}

/** Gives a list a tab stop, if it has none. */
function rove(list: Element): void {
  const all = [...list.querySelectorAll<HTMLElement>('button')]
  const [first] = all
  if (first && !all.some((button) => button.tabIndex === 0)) first.tabIndex = 0
}
