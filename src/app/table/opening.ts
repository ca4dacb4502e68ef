/** Opens what the table asks for, as dialogs. */
import type { Opening } from '../../board/index.ts'
import { groupDecisionOf } from '../../session/group-decision.ts'
import { personsOf } from '../../session/proposal.ts'
import { answersDialog } from '../dialogs/answers-dialog.tsx'
import { groupDialog } from '../dialogs/group-dialog.tsx'
import { numberDialog } from '../dialogs/number-dialog.tsx'
import { orderDialog } from '../dialogs/order-dialog.tsx'
import { openReading } from '../dialogs/reading.tsx'
import { answerAsAgreed, answerInOrder } from './answer.ts'
import type { Page } from './page.ts'
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
      openReading(page, what)
  }
}
