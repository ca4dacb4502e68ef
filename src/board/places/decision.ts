/** The open decision: what is asked, why, and every legal answer as a button. Pure. */
import type { Decision } from '../../engine/types.ts'
import { cut, wrap } from '../draw/measure.ts'
import { least } from '../input/touch.ts'
import { ruleIn, type Words } from '../scene.ts'
import { colors } from '../theme.ts'
import { besides, type Choice, choicesOf } from './answers.ts'
import type { Rect } from './pack.ts'
import { type Draft, type Place, panel, textPlace } from './place.ts'
import { arrangeChoices } from './tabletop.ts'

/** The decision at the foot of the side column, and what it leaves of the column for the log. */
export function decisionPlaces(draft: Draft): { list: Place[]; rest: Rect; choices: Choice[] } {
  const { scene, at, measure } = draft
  const { side, u, gap } = at
  const { decision, words } = scene
  if (!decision || !words) {
    const lines = wrap(scene.waiting, side.w - 20 * u, 14 * u, measure, 3, true)
    const h = lines.length * 18 * u + 16 * u
    const rect = { ...side, y: side.y + side.h - h, h }
    const inner = { ...rect, x: rect.x + 10 * u, y: rect.y + 8 * u }
    const text = textPlace('text:prompt', inner, lines, { size: 14 * u, bold: true, color: colors.soft })
    return { list: [panel('panel:decision', rect), text], rest: above(side, rect, gap), choices: [] }
  }

  const choices = arrangeChoices(choicesOf(scene.view, decision, words, draft.letters), draft)
  const width = side.w - 16 * u
  const ends = choices.filter((choice) => choice.last)
  // On a small page the page's own button for passing is enough.
  const last = at.compact && draft.passes && ends.length === 1 ? [] : ends
  const listed = choices.filter((choice) => !choice.last).map((choice) => button(choice, width, draft))
  const aside = besides(decision)
  const tall = Math.max(38 * u, draft.touch ? least + 4 * u : 0)
  const foot = (last.length + (aside ? 1 : 0)) * tall
  const keys = isPad(decision) ? padPlaces(choices, decision, { x: side.x + 8 * u, y: 0, w: width, h: 0 }, u) : []
  const limit = side.h * (at.compact ? 1 : 0.66) - foot - 10 * u
  // More keys than there is room for are a list.
  const pad = padHeight(keys, u) + 50 * u <= limit ? keys : []
  const wanted = pad.length > 0 ? padHeight(pad, u) : listed.reduce((sum, { h }) => sum + h + 3 * u, 0)
  const needs = Math.min(wanted, Math.max(0, ...listed.map(({ h }) => h)) + 30 * u + (draft.touch ? least : 0))
  const { prompt, says, why, head } = heading(words, decision, width, limit - needs, draft)
  const who = cut(scene.who, width - 4 * u, 11.5 * u, measure)
  const most = limit - head
  const paged = pad.length === 0 && wanted > most
  const turn = Math.max(26 * u, draft.touch ? least + 3 * u : 0)
  const room = paged ? most - turn : most
  const page = paged ? pageFrom(listed, draft.looking.page, room, u) : { from: 0, to: listed.length, height: wanted }

  const h = head + page.height + foot + (paged ? turn : 0) + 8 * u
  const rect = { ...side, y: side.y + side.h - h, h }
  const x = rect.x + 8 * u
  const list: Place[] = [
    panel('panel:decision', rect, true),
    textPlace('text:who', { ...rect, x: x + 2 * u, y: rect.y + 5 * u }, [who], { size: 11.5 * u, color: colors.gold }),
    textPlace('text:prompt', { ...rect, x: x + 2 * u, y: rect.y + 20 * u }, prompt, { size: 14.5 * u, bold: true }),
    textPlace('text:says', { ...rect, x: x + 2 * u, y: rect.y + 21 * u + prompt.length * 18.5 * u }, says, {
      size: 12.5 * u,
      italic: true,
      color: colors.text,
    }),
    textPlace(
      'text:why',
      { ...rect, x: x + 2 * u, y: rect.y + 21 * u + prompt.length * 18.5 * u + says.length * 16 * u },
      why,
      { size: 11 * u, color: colors.soft },
    ),
  ]
  let y = rect.y + head
  for (const place of pad) list.push({ ...place, rect: { ...place.rect, y: y + place.rect.y } })
  if (pad.length > 0) y += wanted
  for (const one of pad.length > 0 ? [] : listed.slice(page.from, page.to)) {
    list.push(answerPlace(one, { x, y, w: width, h: one.h }, 13 * u))
    y += one.h + 3 * u
  }
  if (paged) {
    const quarter = width / 4
    const there = `${page.from + 1}–${page.to} of ${listed.length}`
    const all = [`${there}: show all`, `All ${listed.length}`].find(
      (text) => measure(text, 12 * u) < 2 * quarter - 16 * u,
    )
    const before = pageBefore(listed, page.from, room, u)
    const next = page.to < listed.length ? page.to : 0
    list.push(pager('page:back', 'Back', before, { x, y, w: quarter - 3 * u, h: turn - 3 * u }, u))
    list.push(
      pager('page:next', 'More', next, { x: x + 3 * quarter + 3 * u, y, w: quarter - 3 * u, h: turn - 3 * u }, u),
    )
    const middle = { x: x + quarter, y, w: 2 * quarter, h: turn - 3 * u }
    list.push({ ...pager('page:all', all ?? 'All', 0, middle, u), act: 'answers' })
    y += turn
  }
  if (aside) {
    const rect = { x, y: y + 2 * u, w: width, h: tall - 4 * u }
    const show = { kind: 'button', lines: [aside.text], size: 14 * u, hint: '', tone: 'pass' } as const
    list.push({ key: aside.kind, rect, show, answers: [], card: 0, act: aside.kind })
    y += tall
  }
  for (const choice of last) {
    const room = width - 70 * u
    const text = measure(choice.text, 15 * u, true) <= room ? choice.text : choice.short
    const show = {
      kind: 'button',
      lines: [cut(text, room, 15 * u, measure, true)],
      size: 15 * u,
      hint: choice.key,
      tone: 'pass',
    } as const
    list.push({
      key: `answer:${choice.index}`,
      rect: { x, y: y + 2 * u, w: width, h: tall - 4 * u },
      show,
      answers: [choice.index],
      card: 0,
    })
    y += tall
  }
  return { list, rest: above(side, rect, gap), choices }
}

/** What is asked, what the card says, and the rule, in as many lines as leave room for an answer: the rule goes first, then the card's words. */
function heading(
  words: Words,
  decision: Decision,
  width: number,
  room: number,
  { at: { u }, measure }: Draft,
): { prompt: string[]; says: string[]; why: string[]; head: number } {
  const because = ruleIn(words.why, decision.rule)
  const lines = (text: string, size: number, most: number, bold = false): string[] =>
    most > 0 && text !== '' ? wrap(text, width - 4 * u, size * u, measure, most, bold) : []
  for (const [asks, tells, reasons] of [
    [4, 8, 3],
    [4, 8, 1],
    [4, 5, 0],
    [4, 2, 0],
    [4, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ]) {
    const prompt = lines(words.prompt, 14.5, asks, true)
    const says = lines(words.says, 12.5, tells)
    const why = lines(because, 11, reasons)
    const head = 16 * u + prompt.length * 18.5 * u + says.length * 16 * u + why.length * 14 * u + 12 * u
    if (head <= room || asks === 1) return { prompt, says, why, head }
  }
  return { prompt: [], says: [], why: [], head: 28 * u }
}

/** Whether the answers are plain numbers: X, a part of a division, how many. */
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
      show: { kind: 'button', lines: [`${answers[index].n}`], size: 19 * u, hint: '', tone: 'pass' },
      answers: [index],
      card: 0,
    }))
}

const padHeight = (pad: readonly Place[], u: number): number => Math.ceil(pad.length / perRow) * 44 * u + 3 * u

const above = (side: Rect, rect: Rect, gap: number): Rect => ({ ...side, h: rect.y - side.y - gap })

interface Row {
  choice: Choice
  lines: string[]
  h: number
}

function button(choice: Choice, width: number, draft: Draft): Row {
  const { u } = draft.at
  const text = choice.count > 1 ? `${choice.text} (×${choice.count})` : choice.text
  const whole = draft.scene.decision?.kind === 'mode' // what a mode does is read in full, on a card of its own
  const lines = wrap(text, width - 34 * u, 13 * u, draft.measure, whole ? 12 : 3)
  return { choice, lines, h: Math.max(draft.touch ? least : 0, lines.length * 16.25 * u + (whole ? 22 : 8) * u) }
}

function answerPlace({ choice, lines }: Row, rect: Rect, size: number): Place {
  const card = choice.places[0]?.startsWith('card:') ? Number(choice.places[0].slice(5)) : 0
  return {
    key: `answer:${choice.index}`,
    rect,
    show: { kind: 'button', lines, size, hint: choice.key, tone: 'plain' },
    answers: [choice.index],
    card,
  }
}

function pager(key: string, text: string, to: number, rect: Rect, u: number): Place {
  return {
    key,
    rect,
    show: { kind: 'button', lines: [text], size: 12 * u, hint: '', tone: 'quiet' },
    answers: [],
    card: 0,
    act: `page ${to}`,
  }
}

/** As many answers as fit from the `start`th on; a page that would be empty starts anew. */
function pageFrom(
  listed: readonly Row[],
  start: number,
  room: number,
  u: number,
): { from: number; to: number; height: number } {
  const from = start < listed.length ? start : 0
  let height = 0
  let to = from
  while (to < listed.length && (to === from || height + listed[to].h + 3 * u <= room)) height += listed[to++].h + 3 * u
  return { from, to, height }
}

function pageBefore(listed: readonly Row[], from: number, room: number, u: number): number {
  let start = from
  let height = 0
  while (start > 0 && (start === from || height + listed[start - 1].h + 3 * u <= room))
    height += listed[--start].h + 3 * u
  return start
}
