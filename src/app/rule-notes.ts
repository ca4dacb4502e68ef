/** Rules on demand: every rule number in a text is a button that says what the rule is about, in our words. */
import { el } from '../board/dom.ts'
import { numbered } from '../rules/numbers/index.ts'

const titles = new Map(numbered.map(([rule, title]) => [rule, title]))

/** A rule and those above it, from the heading down: 602, 602.2, 602.2b. */
export function aboutRule(rule: string): readonly (readonly [rule: string, title: string])[] {
  const parts = /^(R?\d+)(\.\d+)?([a-z])?/.exec(rule)
  if (!parts) return []
  const [, head, number = '', letter = ''] = parts
  return [...new Set([head, head + number, head + number + letter])].flatMap((one) => {
    const title = titles.get(one)
    return title ? [[one, title] as const] : []
  })
}

const citation = /(\bR?\d{3}(?:\.\d+[a-z]?)?\b)/

/** The text, its rule numbers as buttons; each shows its rule below the text, and hides it again. */
export function withRules(text: string): HTMLElement {
  const note = el('span', { class: 'rule-note', role: 'status' })
  const pieces = text.split(citation).map((piece) => (titles.has(piece) ? ruleButton(piece, note) : piece))
  return el('span', {}, ...pieces, note)
}

function ruleButton(rule: string, note: HTMLElement): HTMLElement {
  const made = el(
    'button',
    { type: 'button', class: 'rule', 'aria-expanded': 'false', title: `What rule ${rule} says` },
    rule,
  )
  made.addEventListener('click', () => {
    const open = note.dataset.rule === rule
    note.dataset.rule = open ? '' : rule
    const path = aboutRule(rule).map(([number, title]) => `${number} ${title}`)
    note.textContent = open ? '' : path.join(' › ')
    for (const other of note.parentElement?.querySelectorAll('.rule') ?? [])
      other.setAttribute('aria-expanded', 'false')
    made.setAttribute('aria-expanded', `${!open}`)
  })
  return made
}
