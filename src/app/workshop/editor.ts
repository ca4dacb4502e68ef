/** The editor of a raid's text. It lies in a shadow root: there a browser takes its styles from the script, which the page's policy forbids elsewhere. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  type Tooltip,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { tokenAt, type Words } from './complete.ts'
import type { Change, Mark } from './source.ts'

/** Asked and told by the editor. */
export interface Asks {
  /** Paragraphs about a word: what it means, or the card of that name. */
  about(word: string): readonly string[]
  words(text: string, at: number): Promise<Words | null>
  /** The text has changed. */
  written(): void
  /** The cursor has moved. */
  moved(): void
  /** Ctrl+Enter; true. */
  play(): true
}

export interface Editor {
  text(): string
  /** The place of the cursor. */
  at(): number
  show(marks: readonly Mark[]): void
  /** Puts the cursor there, in the middle of what is seen. */
  go(at: number): void
  change(change: Change): void
  /** Writes a word at the cursor, in place of the one there. */
  put(word: string): void
  focus(): void
  close(): void
}

export function makeEditor(place: HTMLElement, text: string, asks: Asks): Editor {
  const root = place.attachShadow({ mode: 'open' })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: text, extensions: extensions(asks) }),
  })
  const change = (changes: Change): void => view.dispatch({ changes })
  return {
    text: () => view.state.doc.toString(),
    at: () => view.state.selection.main.head,
    show: (marks) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          marks.map((mark) => diagnostic(view, mark)),
        ),
      ),
    go(at) {
      const anchor = Math.min(at, view.state.doc.length)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
      view.focus()
    },
    change,
    put(word) {
      const [from, to] = tokenAt(view.state.doc.toString(), view.state.selection.main.head)
      const insert = JSON.stringify(word)
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length - 1 } })
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}

const label =
  'The raid’s file, as JSON. Tab leaves it, Ctrl+Space offers words, F8 goes to the next problem, Ctrl+Enter plays.'

const extensions = (asks: Asks) => [
  [lineNumbers(), foldGutter(), lintGutter(), history(), bracketMatching(), closeBrackets()],
  [highlightActiveLine(), highlightActiveLineGutter(), highlightSelectionMatches(), json()],
  syntaxHighlighting(colours),
  look,
  autocompletion({ override: [(context) => offered(context, asks)] }),
  hoverTooltip((view, at) => told(view, at, asks)),
  EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
  EditorView.domEventHandlers({ beforeinput: typedOver }),
  EditorView.updateListener.of(({ docChanged, selectionSet }) => {
    if (docChanged) asks.written()
    if (docChanged || selectionSet) asks.moved()
  }),
  keymap.of([
    { key: 'Mod-Enter', run: () => asks.play() },
    ...[
      closeBracketsKeymap,
      defaultKeymap,
      searchKeymap,
      historyKeymap,
      foldKeymap,
      completionKeymap,
      lintKeymap,
    ].flat(),
  ]),
]

/** Types over several lines itself: a browser joins them with styles of its own, which the page's policy forbids. */
function typedOver(event: InputEvent, view: EditorView): boolean {
  const { state } = view
  const { from, to } = state.selection.main
  if (event.inputType !== 'insertText' || event.data === null || view.composing) return false
  if (state.doc.lineAt(from).to >= to) return false
  view.dispatch(state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
  return true
}

function diagnostic(view: EditorView, { from, to, what, fix, change }: Mark): Diagnostic {
  const { length } = view.state.doc
  return {
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity: 'error',
    message: `${what} ${fix}`,
    ...(change
      ? { actions: [{ name: `Write ${change.insert}`, apply: (now: EditorView) => now.dispatch({ changes: change }) }] }
      : {}),
  }
}

/** A line up to a place within quotation marks. */
const inWord = /^(?:[^"]|"(?:[^"\\]|\\.)*")*"(?:[^"\\]|\\.)*$/

/** The words that can stand here; they are asked for as a quotation mark is opened, and at Ctrl+Space. */
async function offered({ state, pos, explicit }: CompletionContext, asks: Asks): Promise<CompletionResult | null> {
  const before = state.sliceDoc(state.doc.lineAt(pos).from, pos)
  if (!explicit && !inWord.test(before)) return null
  const found = await asks.words(state.doc.toString(), pos)
  if (!found) return null
  const { from, to, words, as } = found
  const options = words.map((word): Completion => {
    const [meaning = ''] = asks.about(word)
    const insert = as === 'said' ? word : `${JSON.stringify(word)}${as === 'key' ? ': ' : ''}`
    return {
      label: as === 'said' ? word : `"${word}"`,
      displayLabel: word,
      apply: (view, _, start) =>
        view.dispatch({ changes: { from: start, to, insert }, selection: { anchor: start + insert.length } }),
      ...(meaning ? { info: meaning } : {}),
    }
  })
  return { from, options, validFor: as === 'said' ? /^[\p{L}'-]*$/u : /^"[^"\n]*$/ }
}

/** The word in quotation marks at this place, with what it means. */
function told({ state }: EditorView, at: number, asks: Asks): Tooltip | null {
  const line = state.doc.lineAt(at)
  for (const { 0: token, index, 1: word = '' } of line.text.matchAll(/"((?:[^"\\]|\\.)*)"/g)) {
    const pos = line.from + index
    if (at < pos || at > pos + token.length) continue
    const about = asks.about(word)
    if (about.length === 0) return null
    return { pos, end: pos + token.length, above: true, create: () => ({ dom: paragraphs(about) }) }
  }
  return null
}

function paragraphs(texts: readonly string[]): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'told'
  for (const text of texts.slice(0, 4)) dom.appendChild(document.createElement('p')).textContent = text
  return dom
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: '#ffcf5c' },
  { tag: tags.string, color: '#b8e0c4' },
  { tag: tags.number, color: '#9cc9ff' },
  { tag: [tags.bool, tags.null], color: '#ffb38a' },
])

const look = EditorView.theme(
  {
    '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--ground)', fontSize: '0.95rem' },
    '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace', overflow: 'auto' },
    '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--soft)', border: '0' },
    '.cm-content': { caretColor: '#fff' },
    '&.cm-focused': { outline: '2px solid #fff', outlineOffset: '-2px' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: '#ffffff12' },
    '.cm-tooltip': { backgroundColor: 'var(--panel-lit)', border: '1px solid var(--edge)', maxWidth: '34rem' },
    '.cm-tooltip .told': { padding: '0 0.6rem', whiteSpace: 'pre-wrap' },
    '.cm-completionInfo': { whiteSpace: 'pre-wrap' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { background: '#2f4a3a', color: '#fff' },
    '.cm-panels': { backgroundColor: 'var(--panel)', color: 'var(--text)' },
    '.cm-textfield, .cm-button': { backgroundColor: 'var(--panel-lit)', backgroundImage: 'none', color: 'var(--text)' },
    '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
    '.cm-diagnosticAction': { backgroundColor: '#2f4a3a' },
  },
  { dark: true },
)
