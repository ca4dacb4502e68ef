/** The regions of the accessible table: the decision, the raid, each party, the hand, the chain, combat, a card, the log. */
import type { ComponentChildren } from 'preact'
import type { CardId, SeatView } from '../../engine/types.ts'
import { besides, type Choice, choiceKey } from '../places/answers.ts'
import { linkWords, topFirst } from '../places/chain.ts'
import type { InspectorLine } from '../places/inspector.ts'
import { type Pile, pilesOf } from '../places/piles.ts'
import { emptyHand } from '../places/seats.ts'
import { arrangedWords } from '../places/tabletop.ts'
import { type Ask, ruleIn, type Scene } from '../scene.ts'
import type { SpokenLine } from './spoken.ts'
import { bossText, combatText, pileText, raidText, seatText } from './texts.ts'

export interface TableWords {
  scene: Scene
  choices: readonly Choice[]
  /** Counts decisions: each has its own buttons. */
  asked: number
  /** The lines of the log that are shown. */
  log: readonly SpokenLine[]
  printed: Ask['printed']
  inspected: readonly InspectorLine[]
}

export function WordsTable({ scene, choices, asked, log, inspected, printed }: TableWords) {
  return (
    <>
      <Decision scene={scene} choices={choices} asked={asked} />
      <section aria-label="Raid">
        <p>{raidText(scene)}</p>
      </section>
      <div class="parties">
        <Regions scene={scene} printed={printed} />
      </div>
      <section aria-label="Card" class="close" hidden={inspected.length === 0}>
        <div>
          {inspected.map(({ text, kind }, i) => (
            <p key={`${i}:${text}`} class={kind}>
              {text}
            </p>
          ))}
        </div>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard. */}
      <section aria-label="Log" class="log" tabIndex={0}>
        <div role="log" aria-live="polite" aria-relevant="additions">
          <ol>
            {log.map(({ key, parts, kind }) => (
              <li key={key} class={kind}>
                {parts.map(({ n, text }) => (
                  <span key={n}>{text}</span>
                ))}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <p role="status" class="live" />
    </>
  )
}

function Decision({ scene, choices, asked }: Pick<TableWords, 'scene' | 'choices' | 'asked'>) {
  const { words, decision } = scene
  const beside = decision && words ? besides(decision, scene.hushes) : null
  return (
    <section aria-label="Decision" class="decision">
      <h2 tabIndex={-1} class="asked">
        {words ? `${scene.who}: ${words.prompt}` : scene.waiting}
      </h2>
      <p class="says">{words?.says}</p>
      <p class="why">{words && ruleIn(words.why, decision?.rule ?? '')}</p>
      <ol key={asked} class="answers">
        {choices.map((choice) => (
          <li key={choiceKey(choice)}>
            <button
              type="button"
              tabIndex={-1}
              class={choice.last ? 'last' : undefined}
              data-answer={choice.opens ? undefined : choice.index}
              data-place={choiceKey(choice)}
              aria-description={taught(scene, [choiceKey(choice)]) || undefined}
              aria-pressed={choice.sent || undefined}
              aria-keyshortcuts={choice.key || undefined}
            >
              {choice.count > 1 ? `${choice.text} (×${choice.count})` : choice.text}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="beside" hidden={!beside}>
        {beside?.text}
      </button>
    </section>
  )
}

/** Everything on the table, from the Boss to the viewer's hand. */
function Regions({ scene, printed }: Pick<TableWords, 'scene' | 'printed'>) {
  const { view, decision } = scene
  const own = view.seats[view.seat]
  return (
    <>
      {view.tabletop && decision?.kind === 'arrange' && <OwnPlayArea scene={scene} />}
      {view.seats
        .filter(({ boss }) => boss)
        .map((seat) => (
          <Party key={seat.seat} seat={seat} scene={scene} about={bossText(seat, view, printed)} />
        ))}
      <Chain scene={scene} printed={printed} />
      <Region name="Combat" note={combatText(view)} />
      {view.seats
        .filter(({ boss }) => !boss)
        .map((seat) => (
          <Party key={seat.seat} seat={seat} scene={scene} />
        ))}
      {own && <Hand scene={scene} own={own} />}
    </>
  )
}

interface RegionProps {
  name: string
  note: string
  /** More to read. */
  about?: string
  children?: ComponentChildren
}

function Region({ name, note, about = '', children }: RegionProps) {
  return (
    <section aria-label={name}>
      <p>{note}</p>
      {about && <p>{about}</p>}
      <ul>{children}</ul>
    </section>
  )
}

/** The viewer's own characters, before something falls on the table. */
function OwnPlayArea({ scene }: { scene: Scene }) {
  return (
    <Region name="Your play area, from above" note="Choose one to move it with the arrow keys. They must not overlap.">
      {arrangedWords(scene).map(({ key, text }) => (
        <Item key={key} place={key}>
          {text}
        </Item>
      ))}
    </Region>
  )
}

function Party({ seat, scene, about = '' }: { seat: SeatView; scene: Scene; about?: string }) {
  const { view, decision } = scene
  const asked = (id: CardId): boolean => decision?.answers.some(({ card }) => card === id) ?? false
  const open = seat.resources.filter((id) => view.cards[id] && (!view.cards[id].faceDown || asked(id)))
  const held = seat.boss ? (view.cards[seat.hero]?.attachments ?? []) : []
  const ids = new Set([seat.hero, ...held, ...seat.party, ...seat.row, ...open])
  const there = [...ids].filter((id) => view.cards[id])
  return (
    <Region name={`${seat.boss ? 'Boss' : 'Raider'}: ${seat.name}`} note={seatText(seat, view)} about={about}>
      <Piles piles={pilesOf(there, view, decision)} scene={scene} />
    </Region>
  )
}

function Chain({ scene, printed }: Pick<TableWords, 'scene' | 'printed'>) {
  const { chain } = scene.view
  const note = chain.length === 0 ? 'The chain is empty' : `${chain.length} on the chain, top first`
  return (
    <Region name="Chain" note={note}>
      {topFirst(chain).map((link) => (
        <Item key={link.id} place={`card:${link.card}`}>
          {linkWords(link, scene, printed)}
        </Item>
      ))}
    </Region>
  )
}

function Hand({ scene, own }: { scene: Scene; own: SeatView }) {
  const { view, decision } = scene
  const note = own.hand.length === 0 ? emptyHand(own) : `${own.hand.length} cards`
  return (
    <Region name={`Hand of ${own.name}`} note={note}>
      <Piles piles={pilesOf(own.hand, view, decision, true)} scene={scene} />
    </Region>
  )
}

/** A button for each pile, described by what can be done with it. */
function Piles({ piles, scene }: { piles: readonly Pile[]; scene: Scene }) {
  const { view, words } = scene
  return (
    <>
      {piles.map((pile) => {
        const can = pile.answers.map((index) => words?.answers[index]).filter(Boolean)
        return (
          <Item
            key={pile.card.id}
            place={`card:${pile.card.id}`}
            lit={can.length > 0}
            about={[
              legal(can),
              taught(
                scene,
                pile.ids.map((id) => `card:${id}`),
              ),
            ]
              .filter(Boolean)
              .join('. ')}
          >
            {pileText(pile, view)}
          </Item>
        )
      })}
    </>
  )
}

/** The current lesson's words about a place, '' if it is about others. */
const taught = ({ lesson }: Scene, keys: readonly string[]): string =>
  keys.some((key) => lesson?.points.includes(key)) ? (lesson?.text ?? '') : ''

const legal = (can: readonly (string | undefined)[]): string => (can.length > 0 ? `You can: ${can.join('; ')}` : '')

interface ItemProps {
  /** The key of its place on the table. */
  place: string
  lit?: boolean
  about?: string
  children: ComponentChildren
}

function Item({ place, lit = false, about = '', children }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        class={lit ? 'lit' : undefined}
        data-place={place}
        aria-description={about || undefined}
      >
        {children}
      </button>
    </li>
  )
}
