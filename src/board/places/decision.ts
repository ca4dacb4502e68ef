/** The open decision: the question, the reason, and every legal answer as a button. Pure. */
import type { Decision } from '../../engine/types.ts'
import { cut, wrap } from '../draw/measure.ts'
import type { Scene, Words } from '../scene.ts'
import { answerSize, buttonSize, colors, letterSize } from '../theme.ts'
import { besides, type Choice, choiceKey, choicesOf } from './answers.ts'
import { least } from './layout.ts'
import { sentWord } from './lifted.ts'
import type { Rect } from './pack.ts'
import { type Draft, type Place, panel, textPlace } from './place.ts'
import { arrangeChoices } from './tabletop.ts'

/** The decision at the bottom of the side column, and the rest of the column for the log. */
export function decisionPlaces(draft: Draft): { list: Place[]; rest: Rect; choices: Choice[] } {
  const { scene, at } = draft
  const { decision, words } = scene
  if (!decision || !words) return waitingPlaces(draft)
  const choices = arrangeChoices(choicesOf(scene, { letters: draft.letters, group: draft.looking.group }), draft)
  const plan = planOf(draft, decision, words, choices)
  const { side, u, gap } = at
  const h = plan.heading.head + plan.height + plan.foot + (plan.paged ? plan.turn : 0) + 8 * u
  const rect = { ...side, y: side.y + side.h - h, h }
  const list = [
    ...headingPlaces(draft, plan, rect),
    ...answersPlaces(draft, plan, rect),
    ...footPlaces(draft, plan, rect),
  ]
  return { list, rest: above(side, rect, gap), choices }
}

/** No question: shows what the table waits for. */
function waitingPlaces({ scene, at, measure }: Draft): { list: Place[]; rest: Rect; choices: Choice[] } {
  const { side, u, gap } = at
  const size = letterSize(14, u)
  const lines = wrap(scene.waiting, { width: side.w - 20 * u, size, measure, bold: true, most: 3 })
  const h = lines.length * size * 1.29 + 16 * u
  const rect = { ...side, y: side.y + side.h - h, h }
  const inner = { ...rect, x: rect.x + 10 * u, y: rect.y + 8 * u }
  const text = textPlace('text:prompt', inner, lines, { size, bold: true, color: colors.soft })
  return { list: [panel('panel:decision', rect), text], rest: above(side, rect, gap), choices: [] }
}

/** The parts that have room, before anything is placed. */
interface DecisionPlan {
  readonly heading: Heading
  /** Number keys, in place of the rows; empty if there are none. */
  readonly pad: readonly Place[]
  readonly rows: readonly Row[]
  /** The rows that are shown, and the height of the rows or keys. */
  readonly from: number
  readonly to: number
  readonly height: number
  /** Whether there are more rows than are shown, the height of the paging buttons, and the room for a page. */
  readonly paged: boolean
  readonly turn: number
  readonly room: number
  /** The finishing answers, which lie below all others; the height of each, and of all together. */
  readonly last: readonly Choice[]
  readonly aside: ReturnType<typeof besides>
  readonly tall: number
  readonly foot: number
  readonly width: number
}

function planOf(draft: Draft, decision: Decision, words: Words, choices: readonly Choice[]): DecisionPlan {
  const { side, u, compact } = draft.at
  const width = side.w - 16 * u
  const ends = choices.filter((choice) => choice.last)
  // On a small page the page's own pass button is enough.
  const last = compact && draft.passes && ends.length === 1 ? [] : ends
  const rows = choices.filter((choice) => !choice.last).map((choice) => button(choice, width, draft))
  const aside = besides(decision, draft.scene.hushes)
  const tall = Math.max(38 * u, draft.touch ? least + 4 * u : 0)
  const foot = (last.length + (aside ? 1 : 0)) * tall
  const keys = isPad(decision) ? padPlaces(choices, decision, { x: side.x + 8 * u, y: 0, w: width, h: 0 }, u) : []
  const limit = side.h * (compact ? 1 : 0.66) - foot - 10 * u
  // If the keys don't fit, a list is shown instead.
  const pad = padHeight(keys, u) + 50 * u <= limit ? keys : []
  const wanted = pad.length > 0 ? padHeight(pad, u) : rows.reduce((sum, { h }) => sum + h + 3 * u, 0)
  const needs = Math.min(wanted, Math.max(0, ...rows.map(({ h }) => h)) + 30 * u + (draft.touch ? least : 0))
  const heading = headingOf(words, width, limit - needs, draft)
  const most = limit - heading.head
  const paged = pad.length === 0 && wanted > most
  const turn = Math.max(26 * u, draft.touch ? least + 3 * u : 0)
  const room = paged ? most - turn : most
  const page = paged ? pageFrom(rows, draft.looking.page, room, u) : { from: 0, to: rows.length, height: wanted }
  return { heading, pad, rows, ...page, paged, turn, room, last, aside, tall, foot, width }
}

/** The panel, the asked player, the question, and the reason. */
function headingPlaces({ scene, at, measure }: Draft, { heading, width }: DecisionPlan, rect: Rect): Place[] {
  const { u } = at
  const { prompt, says } = heading
  const letters = lettersOf(u)
  const who = cut(scene.sent === undefined ? scene.who : `${sentWord} ${scene.who}`, {
    width: width - 30 * u,
    size: letters.who,
    measure,
  })
  const x = rect.x + 8 * u + 2 * u
  const asks = rect.y + 4 * u + letters.who * 1.39
  const told = asks + u + prompt.length * letters.prompt * 1.275
  return [
    panel('panel:decision', rect, { lit: true }),
    textPlace('text:who', { ...rect, x, y: rect.y + 5 * u }, [who], { size: letters.who, color: colors.gold }),
    textPlace('text:prompt', { ...rect, x, y: asks }, prompt, { size: letters.prompt, bold: true }),
    textPlace('text:says', { ...rect, x, y: told }, says, { size: letters.says, italic: true, color: colors.text }),
    whyButton({ x: rect.x + rect.w - 28 * u, y: rect.y + 3 * u, w: 22 * u, h: 17 * u }, u),
  ]
}

/** The sizes of the letters of the heading. */
const lettersOf = (u: number): { who: number; prompt: number; says: number } => ({
  who: letterSize(11.5, u),
  prompt: letterSize(14.5, u),
  says: letterSize(12.5, u),
})

/** The rule of the question is one tap away. */
const whyButton = (rect: Rect, u: number): Place => ({
  key: 'why',
  rect,
  show: { kind: 'button', lines: ['?'], size: 11 * u, hint: '', tone: 'quiet' },
  answers: [],
  card: 0,
  act: 'why',
})

/** The answers as keys or rows, and the paging buttons. */
function answersPlaces(draft: Draft, plan: DecisionPlan, rect: Rect): Place[] {
  const { u } = draft.at
  const top = rect.y + plan.heading.head
  if (plan.pad.length > 0)
    return plan.pad.map((place) => ({ ...place, rect: { ...place.rect, y: top + place.rect.y } }))
  const list: Place[] = []
  const x = rect.x + 8 * u
  let y = top
  for (const row of plan.rows.slice(plan.from, plan.to)) {
    list.push(answerPlace(row, { x, y, w: plan.width, h: row.h }, draft.scene))
    y += row.h + 3 * u
  }
  return plan.paged ? [...list, ...pagerPlaces(draft, plan, x, y)] : list
}

/** Buttons for the previous page, all answers, and the next page. */
function pagerPlaces({ at, measure }: Draft, plan: DecisionPlan, x: number, y: number): Place[] {
  const { u } = at
  const { rows, from, to, room, turn } = plan
  const quarter = plan.width / 4
  const there = `${from + 1}–${to} of ${rows.length}`
  const all = [`${there}: show all`, `All ${rows.length}`].find(
    (text) => measure(text, buttonSize(12, u)) < 2 * quarter - 16 * u,
  )
  const before = pageBefore(rows, from, room, u)
  const next = to < rows.length ? to : 0
  const h = turn - 3 * u
  return [
    pager('page:back', 'Back', before, { x, y, w: quarter - 3 * u, h }, u),
    pager('page:next', 'More', next, { x: x + 3 * quarter + 3 * u, y, w: quarter - 3 * u, h }, u),
    { ...pager('page:all', all ?? 'All', 0, { x: x + quarter, y, w: 2 * quarter, h }, u), act: 'answers' },
  ]
}

/** The dialog that answers more easily, and the finishing answers. */
function footPlaces(draft: Draft, plan: DecisionPlan, rect: Rect): Place[] {
  const { at, measure } = draft
  const { u } = at
  const { aside, last, tall, width } = plan
  const list: Place[] = []
  let y = rect.y + plan.heading.head + plan.height + (plan.paged ? plan.turn : 0)
  const next = (): Rect => {
    const box = { x: rect.x + 8 * u, y: y + 2 * u, w: width, h: tall - 4 * u }
    y += tall
    return box
  }
  if (aside) {
    const show = {
      kind: 'button',
      lines: [aside.text],
      size: buttonSize(14, u),
      hint: aside.kind === 'hush' ? '0' : '',
      tone: aside.kind === 'hush' ? 'plain' : 'pass',
    } as const
    list.push({ key: aside.kind, rect: next(), show, answers: [], card: 0, act: aside.kind })
  }
  const room = width - 70 * u
  for (const choice of last) {
    const size = buttonSize(15, u)
    const text = measure(choice.text, size, true) <= room ? choice.text : choice.short
    const lines = [cut(text, { width: room, size, measure, bold: true })]
    const show = { kind: 'button', lines, size, ...lookOf(choice, draft.scene, 'pass') } as const
    list.push({ key: `answer:${choice.index}`, rect: next(), show, answers: [choice.index], card: 0 })
  }
  return list
}

interface Heading {
  prompt: string[]
  says: string[]
  head: number
}

/** The prompt and the card's text, in as many lines as leave room for an answer: the card's text is shortened first. */
function headingOf(words: Words, width: number, room: number, { at: { u }, measure }: Draft): Heading {
  const letters = lettersOf(u)
  const lines = (text: string, size: number, most: number, bold = false): string[] =>
    most > 0 && text !== '' ? wrap(text, { width: width - 4 * u, size, measure, most, bold }) : []
  for (const [asks, tells] of [
    [4, 8],
    [4, 5],
    [4, 2],
    [4, 0],
    [2, 0],
    [1, 0],
  ] as const) {
    const prompt = lines(words.prompt, letters.prompt, asks, true)
    const says = lines(words.says, letters.says, tells)
    const head = letters.who * 1.39 + (prompt.length * letters.prompt + says.length * letters.says) * 1.275 + 12 * u
    if (head <= room || asks === 1) return { prompt, says, head }
  }
  return { prompt: [], says: [], head: 28 * u }
}

/** Whether the answers are plain numbers: X, a share of a division, a count. */
const isPad = ({ kind, answers }: Decision): boolean =>
  kind !== 'cost' &&
  kind !== 'arrange' &&
  answers.length > 2 &&
  answers.every(({ do: what, code, n }) => (what === 'number' && !code && n !== undefined) || what === 'done')

const perRow = 5

/** Numbers as the keys of a pad, in rows from the top of `box`. */
function padPlaces(choices: readonly Choice[], { answers }: Decision, box: Rect, u: number): Place[] {
  const w = (box.w - (perRow - 1) * 4 * u) / perRow
  return choices
    .filter(({ last }) => !last)
    .map(({ index }, i) => ({
      key: `answer:${index}`,
      rect: { x: box.x + (i % perRow) * (w + 4 * u), y: Math.floor(i / perRow) * 44 * u, w, h: 40 * u },
      show: { kind: 'button', lines: [`${answers[index]?.n}`], size: 19 * u, hint: '', tone: 'pass' },
      answers: [index],
      card: 0,
    }))
}

const padHeight = (pad: readonly Place[], u: number): number => Math.ceil(pad.length / perRow) * 44 * u + 3 * u

const above = (side: Rect, rect: Rect, gap: number): Rect => ({ ...side, h: rect.y - side.y - gap })

interface Row {
  choice: Choice
  lines: string[]
  size: number
  h: number
}

function button(choice: Choice, width: number, draft: Draft): Row {
  const { u } = draft.at
  const text = choice.count > 1 ? `${choice.text} (×${choice.count})` : choice.text
  const whole = draft.scene.decision?.kind === 'mode' // the text of a mode is shown in full, on a card of its own
  const size = answerSize(u)
  const lines = wrap(text, { width: width - 34 * u, size, measure: draft.measure, most: whole ? 12 : 5 })
  return {
    choice,
    lines,
    size,
    h: Math.max(draft.touch ? least : 0, lines.length * 1.25 * size + (whole ? 22 : 8) * u),
  }
}

/** The key and the color of an answer's button: once one is given, it says so, and the others rest. */
function lookOf({ key, sent }: Choice, scene: Scene, tone: 'pass' | 'plain') {
  const hint = sent ? sentWord : key === 'Escape' ? 'Esc' : key
  return { hint, tone: sent ? 'lit' : scene.sent === undefined ? tone : 'quiet' } as const
}

function answerPlace({ choice, lines, size }: Row, rect: Rect, scene: Scene): Place {
  const show = { kind: 'button', lines, size, ...lookOf(choice, scene, choice.agrees ? 'pass' : 'plain') } as const
  const place = { key: choiceKey(choice), rect, show }
  if (choice.opens) return { ...place, answers: [], card: 0, act: `list ${choice.opens}` }
  const card = choice.places[0]?.startsWith('card:') ? Number(choice.places[0].slice(5)) : 0
  return { ...place, answers: [choice.index], card }
}

function pager(key: string, text: string, to: number, rect: Rect, u: number): Place {
  return {
    key,
    rect,
    show: { kind: 'button', lines: [text], size: buttonSize(12, u), hint: '', tone: 'quiet' },
    answers: [],
    card: 0,
    act: `page ${to}`,
  }
}

/** As many answers as fit from `start` on; an empty page starts over. */
function pageFrom(
  listed: readonly Row[],
  start: number,
  room: number,
  u: number,
): { from: number; to: number; height: number } {
  const from = start < listed.length ? start : 0
  let height = 0
  let to = from
  for (const { h } of listed.slice(from)) {
    if (to > from && height + h + 3 * u > room) break
    height += h + 3 * u
    to++
  }
  return { from, to, height }
}

function pageBefore(listed: readonly Row[], from: number, room: number, u: number): number {
  let start = from
  let height = 0
  for (const { h } of listed.slice(0, from).reverse()) {
    if (start < from && height + h + 3 * u > room) break
    height += h + 3 * u
    start--
  }
  return start
}
