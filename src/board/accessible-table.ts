/**
 * The table in words: regions, names, real buttons for every card and every answer, a live log. It follows the canvas,
 * is complete by itself, and keeps the focus. The canvas draws a ring where the focus is.
 */
import { lostToThreat, waitingText } from '../engine/index.ts'
import type { CardId, Seat, SeatView, View } from '../engine/types.ts'
import { capital } from '../language/print/index.ts'
import { el, keep, setAttribute, setText } from './dom.ts'
import { besides, type Choice } from './places/answers.ts'
import { linkWords, topFirst } from './places/chain.ts'
import { type CloseLine, stateLines } from './places/inspector.ts'
import { type Pile, pilesOf } from './places/piles.ts'
import { arrangedWords } from './places/tabletop.ts'
import { type Ask, fighters, nameOf, ruleIn, type Scene } from './scene.ts'

export interface MirrorUse {
  /** The place in focus, '' if none (or if it came there by mouse). */
  focus(key: string): void
  /** Enter or a click on a card or seat. */
  pick(key: string): void
  /** Whether an arrow key moves something on the table, and not the focus. */
  arrow(event: KeyboardEvent): boolean
}

export interface Mirror {
  update(scene: Scene, choices: readonly Choice[]): void
  /** The card that is looked at closely. */
  close(lines: readonly CloseLine[]): void
  /** One of several answers is wanted: the focus goes to the first of them. */
  offer(answers: readonly number[]): void
  /** Says something once; `shown` also shows it for a moment. */
  say(text: string, shown?: boolean): void
  /** The focus to where the next answer is given. */
  home(): void
  destroy(): void
}

interface Region {
  section: HTMLElement
  note: HTMLElement
  list: HTMLElement
}

const logLines = 60
const toastTime = 4200
const letterTime = 55

export function makeMirror(root: HTMLElement, ask: Ask, use: MirrorUse): Mirror {
  const board = el('div', { class: 'mirror' })
  const asked = el('h2', { tabindex: '-1', class: 'asked' })
  const says = el('p', { class: 'says' })
  const why = el('p', { class: 'why' })
  const answers = el('ol', { class: 'answers' })
  const aside = el('button', { type: 'button', hidden: true })
  const decision = el('section', { 'aria-label': 'Decision', class: 'decision' }, asked, says, why, answers, aside)
  const status = el('p')
  const raid = el('section', { 'aria-label': 'Raid' }, status)
  const closeList = el('div')
  const close = el('section', { 'aria-label': 'Card', class: 'close', hidden: true }, closeList)
  const log = el('ol')
  const heard = el('div', { role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' }, log)
  const logSection = el('section', { 'aria-label': 'Log', class: 'log' }, heard)
  const live = el('p', { role: 'status', class: 'live' })
  const toast = el('p', { class: 'toast', hidden: true, 'aria-hidden': 'true' })
  const regions = new Map<string, Region>()
  const parties = el('div', { class: 'parties' })
  board.append(decision, raid, parties, close, logSection, live)
  root.append(board, toast)

  let now: Scene | null = null
  let hiding = 0
  let picking: readonly Choice[] = []

  function region(key: string, name: string): Region {
    let found = regions.get(key)
    if (!found) {
      const note = el('p')
      const list = el('ul')
      const section = el('section', {}, note, list)
      found = { section, note, list }
      regions.set(key, found)
    }
    setAttribute(found.section, 'aria-label', name)
    return found
  }

  function cardButtons(list: Element, piles: readonly Pile[], view: View): void {
    keep(
      list,
      piles,
      ({ card }) => `card:${card.id}`,
      ({ card }) => el('li', {}, el('button', { type: 'button', tabindex: '-1', 'data-place': `card:${card.id}` })),
      (item, pile) => {
        const button = item.firstElementChild as HTMLElement
        setText(button, cardWords(pile, view))
        const can = pile.answers.map((index) => now?.words?.answers[index]).filter(Boolean)
        setAttribute(button, 'aria-description', can.length > 0 ? `Legal: ${can.join('; ')}` : '')
        button.classList.toggle('lit', can.length > 0)
      },
    )
  }

  function partyRegion(seat: Seat, view: View, scene: Scene): Region {
    const one = view.seats[seat]
    const name = one.boss ? `Boss: ${one.name}` : `Raider: ${one.name}`
    const part = region(`seat:${seat}`, name)
    const waits = one.boss ? waitingText(view.raid.waits ?? []) : threatWords(one, view)
    const ready = `${one.readyResources} of ${one.payers} resources ready${waits && `, ${waits}`}`
    const decks = one.decks.map(({ name, count }) => `${several(name, one)}deck ${count}`).join(', ')
    const graves = one.graveyards
      .map(({ name, cards }) => `${several(name, one)}graveyard ${contents(cards, view)}`)
      .join('; ')
    setText(
      part.note,
      one.lost
        ? `${one.name} is out of the game`
        : `${[one.name, ...one.marks].join(', ')}: ${one.handCount} in hand, ${ready}, ${decks}, ${graves}`,
    )
    const up = one.resources.filter((id) => view.cards[id] && (!view.cards[id].faceDown || asks(scene, id)))
    const ids = [one.hero, ...one.party.filter((id) => id !== one.hero), ...one.row, ...up]
    cardButtons(
      part.list,
      pilesOf(
        ids.filter((id) => view.cards[id]),
        view,
        scene.decision,
      ),
      view,
    )
    return part
  }

  function update(scene: Scene, choices: readonly Choice[]): void {
    const before = now
    now = scene
    picking = choices
    const { view } = scene
    const held = board.contains(document.activeElement) ? document.activeElement : null
    const taking = regions.get('tabletop')?.section // to take up a character is an answer, too
    const wasAnswering = held !== null && (decision.contains(held) || taking?.contains(held) === true)

    const { turn } = view
    const stage = view.raid.title === '' ? '' : `, ${view.raid.title.replace(/^Stage/, 'stage')}`
    const holds = [...(scene.besides ?? []), ...(scene.standing ?? []).map(({ text }) => text)]
      .map((text) => ` ${text}`)
      .join('')
    setText(
      status,
      `${view.raid.name}${stage}. Turn ${turn.n}, ${view.seats[turn.seat]?.name ?? ''}, ${turn.name}.${holds}`,
    )

    const shown: Region[] = []
    if (view.tabletop && scene.decision?.kind === 'arrange') shown.push(tabletopRegion(scene))
    for (const { seat, boss } of view.seats) if (boss) shown.push(partyRegion(seat, view, scene))
    shown.push(chainRegion(scene), combatRegion(view))
    for (const { seat, boss } of view.seats) if (!boss) shown.push(partyRegion(seat, view, scene))
    const own = view.seats[view.seat]
    if (own) {
      const hand = region('hand', `Hand of ${own.name}`)
      setText(hand.note, own.hand.length === 0 ? 'No cards in hand' : `${own.hand.length} cards`)
      cardButtons(hand.list, pilesOf(own.hand, view, scene.decision, true), view)
      shown.push(hand)
    }
    keep(
      parties,
      shown,
      ({ section }) => section.getAttribute('aria-label') ?? '',
      ({ section }) => section,
    )
    updateDecision(scene, choices, before)
    keep(
      log,
      scene.log.slice(logFrom(scene, before)),
      ({ key }) => key,
      ({ text, kind }) => el('li', { class: kind }, text),
    )
    logSection.scrollTop = logSection.scrollHeight
    for (const list of board.querySelectorAll('ul, ol.answers')) rove(list)
    const lost = !document.activeElement || document.activeElement === document.body
    if (lost || (wasAnswering && before?.decision !== scene.decision)) home()
  }

  /** One's own characters, as they lie before something falls on the table. */
  function tabletopRegion(scene: Scene): Region {
    const part = region('tabletop', 'Your play area, from above')
    setText(part.note, 'Choose one to move it with the arrow keys. They must not overlap.')
    keep(
      part.list,
      arrangedWords(scene),
      ({ key }) => key,
      ({ key }) => el('li', {}, el('button', { type: 'button', tabindex: '-1', 'data-place': key })),
      (item, { text }) => setText(item.firstElementChild!, text),
    )
    return part
  }

  function chainRegion(scene: Scene): Region {
    const { view } = scene
    const part = region('chain', 'Chain')
    setText(
      part.note,
      view.chain.length === 0 ? 'The chain is empty' : `${view.chain.length} on the chain, the top first`,
    )
    keep(
      part.list,
      topFirst(view.chain),
      ({ id }) => `link:${id}`,
      ({ card }) => el('li', {}, el('button', { type: 'button', tabindex: '-1', 'data-place': `card:${card}` })),
      (item, link) => setText(item.firstElementChild!, linkWords(link, scene)),
    )
    return part
  }

  function combatRegion(view: View): Region {
    const part = region('combat', 'Combat')
    const pair = fighters(view)
    const text = pair
      ? `${nameOf(view, pair.attacker)} attacks ${pair.defenders.map((one) => nameOf(view, one)).join(' and ')}; ${view.combat?.window} window`
      : 'No combat'
    setText(part.note, text)
    return part
  }

  function updateDecision(scene: Scene, choices: readonly Choice[], before: Scene | null): void {
    const { words } = scene
    setText(asked, words ? `${scene.who}: ${words.prompt}` : scene.waiting)
    setText(says, words?.says ?? '')
    setText(why, words ? ruleIn(words.why, scene.decision?.rule ?? '') : '')
    if (before?.decision !== scene.decision) {
      answers.replaceChildren()
      toast.hidden = true // it was about the question before
    }
    keep(
      answers,
      choices,
      ({ index }) => `answer:${index}`,
      ({ index }) =>
        el(
          'li',
          {},
          el('button', { type: 'button', tabindex: '-1', 'data-answer': `${index}`, 'data-place': `answer:${index}` }),
        ),
      (item, choice) => {
        const button = item.firstElementChild!
        setText(button, choice.count > 1 ? `${choice.text} (${choice.count} alike)` : choice.text)
        if (choice.key) setAttribute(button, 'aria-keyshortcuts', choice.key)
        button.classList.toggle('last', choice.last)
      },
    )
    const beside = scene.decision && words ? besides(scene.decision) : null
    aside.hidden = !beside
    setText(aside, beside?.text ?? '')
    if (words && (words.prompt !== before?.words?.prompt || scene.who !== before.who))
      say(`${scene.who}: ${words.prompt}`)
  }

  /** The focus where the next answer is given: on passing or being done, else on the first answer. */
  function home(): void {
    const last = picking.find((choice) => choice.last) ?? picking[0]
    const button = last && answers.querySelector<HTMLElement>(`[data-answer="${last.index}"]`)
    if (button) focusOn(button)
    else asked.focus({ preventScroll: true })
  }

  function say(text: string, shown = false): void {
    live.textContent = ''
    live.textContent = text
    if (!shown) return
    toast.textContent = text
    toast.hidden = false
    clearTimeout(hiding)
    hiding = window.setTimeout(
      () => {
        toast.hidden = true
      },
      Math.max(toastTime, text.length * letterTime),
    )
  }

  const stopper = new AbortController()
  const { signal } = stopper
  board.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event.target)
      const beside = button === aside && now?.decision ? besides(now.decision) : null
      if (beside) ask.open(beside)
      if (button?.dataset.answer) ask.choose(Number(button.dataset.answer))
      else if (button?.dataset.place) use.pick(button.dataset.place)
    },
    { signal },
  )
  board.addEventListener(
    'focusin',
    (event) => {
      const button = buttonOf(event.target)
      use.focus(button?.matches(':focus-visible') ? (button.dataset.place ?? '') : '')
    },
    { signal },
  )
  board.addEventListener('focusout', () => use.focus(''), { signal })
  board.addEventListener(
    'keydown',
    (event) => {
      if (use.arrow(event)) return
      const button = buttonOf(event.target)
      const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
      const list = button?.closest('ul, ol')
      if (!button || !list || !by) return
      event.preventDefault()
      const all = [...list.querySelectorAll<HTMLElement>('button')]
      focusOn(all[(all.indexOf(button) + by + all.length) % all.length])
    },
    { signal },
  )

  return {
    update,
    say,
    home,
    close(lines) {
      close.hidden = lines.length === 0
      keep(
        closeList,
        lines.map((line, i) => ({ ...line, i })),
        ({ i, text }) => `${i}:${text}`,
        ({ text, kind }) => el('p', { class: kind }, text),
      )
    },
    offer(wanted) {
      const first = answers.querySelector<HTMLElement>(wanted.map((index) => `[data-answer="${index}"]`).join(', '))
      if (board.contains(document.activeElement) && first) focusOn(first)
    },
    destroy() {
      stopper.abort()
      clearTimeout(hiding)
      board.remove()
      toast.remove()
    },
  }
}

/** The first line of the log that is there in words: every line that is new is announced, however many come at once. */
const logFrom = (scene: Scene, before: Scene | null): number =>
  Math.max(0, Math.min(before?.log.length ?? scene.log.length, scene.log.length - logLines))

/** 'threat 7 of 6, loses 1'; '' where there is no level. */
function threatWords(seat: SeatView, { raid }: View): string {
  if (!raid.threat) return ''
  const lost = lostToThreat({ raid }, seat)
  return `threat ${seat.resources.length} of ${raid.threat.level}${lost > 0 ? `, loses ${lost} as the turn ends` : ''}`
}

const asks = (scene: Scene, id: CardId): boolean => scene.decision?.answers.some(({ card }) => card === id) ?? false

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('button') : null

/** The name of a deck, where a seat has several. */
const several = (name: string, seat: SeatView): string => (seat.decks.length > 1 ? `${name} ` : '')

/** Cards of a graveyard, the newest first. */
const contents = (cards: readonly CardId[], view: View): string =>
  cards.length === 0
    ? '0'
    : `${cards.length} (${[...cards]
        .reverse()
        .map((id) => nameOf(view, id))
        .join(', ')})`

/** One stop for Tab in each list, moved by the arrow keys. */
function focusOn(button: HTMLElement): void {
  for (const other of button.closest('ul, ol')?.querySelectorAll('button') ?? []) other.tabIndex = -1
  button.tabIndex = 0
  button.focus({ preventScroll: true })
}

function rove(list: Element): void {
  const all = [...list.querySelectorAll<HTMLElement>('button')]
  if (all.length > 0 && !all.some((button) => button.tabIndex === 0)) all[0].tabIndex = 0
}

/** A pile in words: name, number, what it is, its state. */
function cardWords(pile: Pile, view: View): string {
  const { card, ids } = pile
  const times = ids.length > 1 ? `${ids.length} × ` : ''
  const what = card.types.join(' ')
  return capital([`${times}${nameOf(view, card.id)}`, what, ...stateLines(card, view)].filter(Boolean).join(', '))
}
