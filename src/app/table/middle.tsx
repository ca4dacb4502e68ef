/** The board for the middle of a real table: the Boss, events, tokens and everybody's damage in large letters, turned towards whoever is asked. */
import './middle.css'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Scene } from '../../board/index.ts'
import { besides, type Choice, choiceKey, choicesOf, type ListOptions } from '../../board/places/answers.ts'
import { linkWords, topFirst } from '../../board/places/chain.ts'
import { type Pile, pilesOf } from '../../board/places/piles.ts'
import { raidText } from '../../board/words/texts.ts'
import type { CardView, Seat, SeatView, View } from '../../engine/types.ts'
import { plainName } from '../../language/print/index.ts'
import { open } from './opening.ts'
import type { Page } from './page.ts'
import { press } from './press.ts'
import { atTable, setAtTable } from './real-settings.ts'

/** The quarters of a turn towards the raider of this seat. */
const sideOf = (seat: Seat): number => atTable().sides[seat] ?? 0

/** The person who must decide; for a screen that only looks on, the one at another device. */
function askedOn({ session, shown }: Page): Seat | null {
  const { asked, scene, own } = shown.value
  const other = own.length === 0 ? (scene?.decides ?? null) : null
  return asked ?? (other !== null && session.seats[other]?.kind === 'person' ? other : null)
}

/** The turn of the board now: as the asked raider sits, and while nobody is asked as the last one. */
export function useTurn(page: Page): number {
  const asked = askedOn(page)
  const turned = useSignal(0)
  const now = !atTable().middle ? 0 : asked === null ? turned.value : sideOf(asked)
  useLayoutEffect(() => {
    turned.value = now
  }, [now])
  return now
}

export function Middle({ page }: { page: Page }) {
  const { scene } = page.shown.value
  if (!scene) return null
  const { view } = scene
  const boss = view.seats.filter((seat) => seat.boss)
  const raiders = view.seats.filter((seat) => !seat.boss)
  return (
    <section class={page.shown.value.own.length > 0 ? 'middle' : 'middle watched'} aria-label="Board for the middle">
      <div class="sides">
        <p>
          {[raidText(scene), scene.lastEvent && `Last event: ${plainName(scene.lastEvent)}.`].filter(Boolean).join(' ')}
        </p>
        {topFirst(view.chain).map((link) => (
          <p key={link.id} class="link">
            {linkWords(link, scene, page.printed)}
          </p>
        ))}
        {boss.map((seat) => (
          <Side key={seat.seat} seat={seat} page={page} view={view} />
        ))}
        <div class="raiders">
          {raiders.map((seat) => (
            <Side key={seat.seat} seat={seat} page={page} view={view} />
          ))}
        </div>
      </div>
      <Asked page={page} scene={scene} />
    </section>
  )
}

/** A player with all that lies in play on that side. */
function Side({ seat, page, view }: { seat: SeatView; page: Page; view: View }) {
  const { name, boss, lost, hero, party, row } = seat
  const held = boss ? (view.cards[hero]?.attachments ?? []) : []
  const ids = [...new Set([hero, ...held, ...row, ...party])].filter((id) => view.cards[id])
  const asked = askedOn(page) === seat.seat
  return (
    <section class={[boss && 'boss', asked && 'asked'].filter(Boolean).join(' ') || undefined} aria-label={name}>
      <h3>
        {name}
        {lost && ' · out of the game'}
        {!boss && <TurnButton seat={seat} />}
      </h3>
      <p>{resourcesOf(seat)}</p>
      <ul>
        {pilesOf(ids, view, page.shown.value.scene?.decision ?? null).map((pile) => (
          <Tile key={pile.card.id} pile={pile} page={page} view={view} />
        ))}
      </ul>
    </section>
  )
}

const resourcesOf = ({ payers, readyResources, handCount }: SeatView): string =>
  `${readyResources} of ${payers} resources, ${handCount} in hand`

/** Says where a raider sits. */
function TurnButton({ seat: { seat, name } }: { seat: SeatView }) {
  const turn = (): void => {
    const { sides } = atTable()
    setAtTable({
      sides: Array.from({ length: Math.max(seat + 1, sides.length) }, (_, i) =>
        i === seat ? (sideOf(seat) + 1) % 4 : (sides[i] ?? 0),
      ),
    })
  }
  return (
    <button type="button" class="turns" aria-label={`Turn the board for ${name}`} onClick={turn}>
      Turn
    </button>
  )
}

function Tile({ pile: { card, ids, answers }, page, view }: { pile: Pile; page: Page; view: View }) {
  return (
    <li>
      <button
        type="button"
        class={[answers.length > 0 && 'lit', card.exhausted && 'exhausted'].filter(Boolean).join(' ') || undefined}
        onClick={() => open(page, { kind: 'card', card: card.id })}
      >
        <b>{`${ids.length > 1 ? `${ids.length} × ` : ''}${card.def === null ? 'Face down' : plainName(card.def)}`}</b>
        {card.health !== null && (
          <span class="health">
            {card.health - card.damage}
            <small>{` of ${card.health} health`}</small>
          </span>
        )}
        <small>{stateOf(card, view)}</small>
      </button>
    </li>
  )
}

/** Its other numbers, and what is the matter with it. */
const stateOf = ({ atk, def_, exhausted, counters, marks, attachments, host }: CardView, { cards }: View): string =>
  [
    atk === null ? '' : `${atk} ATK`,
    def_ === null ? '' : `${def_} DEF`,
    exhausted ? 'exhausted' : '',
    ...Object.entries(counters).flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : [])),
    ...marks,
    ...attachments.flatMap((id) => (cards[id]?.def ? [plainName(cards[id].def)] : [])),
    host > 0 && cards[host]?.def ? `on ${plainName(cards[host].def)}` : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** The question, and its answers as large buttons. */
function Asked({ page, scene }: { page: Page; scene: Scene }) {
  const { decision, words, who, waiting, hushes } = scene
  const group = useSignal<ListOptions['group']>('')
  useLayoutEffect(() => {
    group.value = ''
  }, [decision])
  const beside = decision && words ? besides(decision, hushes) : null
  const take = ({ index, opens }: Choice): void => {
    if (opens === 'cancel') page.session.cancel()
    else if (opens) group.value = opens === 'back' ? '' : opens
    else press(page, index)
  }
  return (
    <section class="asks" aria-label="Question">
      <p>{words ? `${who}: ${words.prompt}` : waiting}</p>
      <ul>
        {choicesOf(scene, { letters: false, group: group.value }).map((choice) => (
          <li key={choiceKey(choice)}>
            <button
              type="button"
              class={choice.last ? 'main' : undefined}
              data-answer={choice.index}
              onClick={() => take(choice)}
            >
              {choice.count > 1 ? `${choice.text} (×${choice.count})` : choice.text}
            </button>
          </li>
        ))}
        {beside && (
          <li>
            <button type="button" onClick={() => open(page, beside)}>
              {beside.text}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
