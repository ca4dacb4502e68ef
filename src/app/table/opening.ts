/** Opens what the table asks for, as dialogs. */
import type { Opening } from '../../board/index.ts'
import { groupDecisionOf } from '../../session/group-decision.ts'
import { personsOf } from '../../session/proposal.ts'
import { answersDialog } from '../dialogs/answers-dialog.tsx'
import { groupDialog } from '../dialogs/group-dialog.tsx'
import { numberDialog } from '../dialogs/number-dialog.tsx'
import { orderDialog } from '../dialogs/order-dialog.tsx'
import { encounterMap } from '../dialogs/raid-map.ts'
import { openReading, type ReadingUse } from '../dialogs/reading.tsx'
import { aboutKeyword } from '../help/keyword-help.ts'
import { answerAsAgreed, answerInOrder, type Page } from './page.ts'
import { press } from './press.ts'
import { startReplay } from './replay-strip.tsx'

export function open(page: Page, what: Opening): void {
  const { session } = page
  if (session.covered() !== null) return // only the next person may read it
  const { decision, words, view: seen } = session.scene()
  const choose = (index: number): void => press(page, index)
  switch (what.kind) {
    case 'order':
      if (decision && words)
        orderDialog({ decision, words: words.answers, done: (order) => answerInOrder(page, order) })
      break
    case 'together': {
      const asks = groupDecisionOf(seen, decision)
      if (!asks || !decision) break
      const several = personsOf(decision, session.seats).length > 1
      groupDialog({
        ...{ asks, view: seen, several, proposal: session.proposal() },
        done: (agreed) => answerAsAgreed(page, agreed),
      })
      break
    }
    case 'number':
      if (decision && words) numberDialog({ decision, prompt: words.prompt, choose })
      break
    case 'answers':
      if (words) answersDialog(words.prompt, what)
      break
    case 'hush':
      session.hush()
      break
    case 'replay':
      startReplay(page)
      break
    default:
      openReading(what, readingUse(page))
  }
}

function readingUse(page: Page): ReadingUse {
  const { session, use, raid, printed } = page
  const def = use.library.raids.find(({ id }) => id === raid)
  return {
    scene: session.scene,
    steps: session.steps,
    printed,
    face: (card) => page.table?.face(card, 300) ?? null,
    explain: session.explain,
    keyword: aboutKeyword,
    whyNot: (card) => session.whyNot(card),
    choose: (index) => press(page, index),
    map: () => (def ? encounterMap(def, session.scene().view) : []),
    points: (card) => page.around?.points(card) ?? [],
    silence: (card) => session.seats[session.viewer()]?.silent?.[card],
    setSilence: (card, to) => session.silence(session.viewer(), card, to),
    wishes: (card) => session.wishes(session.viewer(), card),
    ask: (wish) => session.ask(session.viewer(), wish),
    copy: (text) =>
      navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
  }
}
