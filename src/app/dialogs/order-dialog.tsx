/** Puts several things in order at once: by dragging, or with the buttons beside them. */
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Answer, Decision } from '../../engine/types.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'

interface OrderProps {
  decision: Decision
  /** Each answer of the decision in words. */
  words: readonly string[]
  /** Called with the answers in the chosen order. */
  done(order: readonly Answer[]): void
}

export const orderDialog = (props: OrderProps): void =>
  openDialog('What comes first?', <Ordering {...props} />, { class: 'reading' })

function Ordering({ decision: { answers }, words, done }: OrderProps) {
  const order = useSignal(answers.map((_, index) => index))
  const dragged = useSignal(-1)
  const pressed = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const move = (answer: number, to: number): void => {
    const others = order.value.filter((one) => one !== answer)
    if (to >= 0 && to <= others.length) order.value = others.toSpliced(to, 0, answer)
  }
  // A moved list item may lose the focus.
  useLayoutEffect(() => pressed.current?.focus(), [order.value])

  /** A mouse can drag the whole item; a finger only its grip, because elsewhere it scrolls. */
  const lift = (event: PointerEvent, answer: number): void => {
    const { target, pointerType, pointerId, button } = event
    if (button !== 0 || !(target instanceof Element) || target.closest('button')) return
    if (pointerType !== 'mouse' && !target.matches('.grip')) return
    event.preventDefault()
    list.current?.setPointerCapture(pointerId)
    dragged.value = answer
  }
  const drag = ({ clientY }: PointerEvent): void => {
    if (dragged.value < 0 || !list.current) return
    const others = [...list.current.children].filter((_, at) => order.value[at] !== dragged.value)
    const below = others.findIndex((item) => {
      const { top, height } = item.getBoundingClientRect()
      return clientY < top + height / 2
    })
    move(dragged.value, below < 0 ? others.length : below)
  }
  const button = (answer: number, by: number, text: string) => (
    <button
      type="button"
      aria-label={`${text}: ${words[answer]}`}
      onClick={(event) => {
        pressed.current = event.currentTarget
        move(answer, order.value.indexOf(answer) + by)
      }}
    >
      {text}
    </button>
  )
  return (
    <>
      <ol
        ref={list}
        class="ordering"
        aria-label="In this order"
        onPointerMove={drag}
        onLostPointerCapture={() => (dragged.value = -1)}
      >
        {order.value.map((answer) => (
          <li
            key={answer}
            data-answer={answer}
            class={answer === dragged.value ? 'dragged' : undefined}
            onPointerDown={(event) => lift(event, answer)}
          >
            <span class="grip" aria-hidden="true" />
            <span class="what">{words[answer]}</span>
            {button(answer, -1, 'Earlier')}
            {button(answer, 1, 'Later')}
          </li>
        ))}
      </ol>
      <FieldLine>
        <ClosingButton act={() => done(order.value.flatMap((index) => answers[index] ?? []))} main>
          Use this order
        </ClosingButton>
      </FieldLine>
    </>
  )
}
