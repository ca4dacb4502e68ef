/** The map of a raid: its stages so far and to come, the way to the next, and the statechart, state by state. */
import type { Scene } from '../../board/index.ts'
import { WithRules } from '../help/rule-notes.tsx'
import { type DialogOptions, openDialog } from '../ui/dialog.tsx'
import type { MapNode } from './raid-map.ts'

interface MapProps {
  map: readonly MapNode[]
  scene: Scene
  /** The text of a card, in lines. */
  textOf(name: string): readonly string[]
}

export const mapDialog = (props: MapProps, options: DialogOptions): void =>
  openDialog(`Map of ${props.scene.view.raid.name}`, <RaidMap {...props} />, options)

function RaidMap({ map, scene: { view, nextStage = '' }, textOf }: MapProps) {
  const out = map.filter(({ stage, fate }) => stage > 0 && fate === 'out').map(({ title }) => title)
  return (
    <>
      <Stages map={map} left={healthLeft(view)} />
      {out.length > 0 && <p class="note">Not in this raid: {out.join(', ')}.</p>}
      {nextStage && (
        <p>
          <b>{nextStage}.</b>
        </p>
      )}
      <h3>The stages</h3>
      <States nodes={map} textOf={textOf} />
    </>
  )
}

function healthLeft({ seats, cards }: Scene['view']): string {
  const hero = cards[seats.find((seat) => seat.boss)?.hero ?? 0]
  if (!hero || hero.health === null) return ''
  return `${Math.max(0, hero.health - hero.damage)} of ${hero.health} health left`
}

const classOf = ({ here, past }: MapNode): string => (here ? 'here' : past ? 'past' : '')

/** The stages in order, each as far as the players may know it. */
function Stages({ map, left }: { map: readonly MapNode[]; left: string }) {
  return (
    <ol class="stops" aria-label="Stages">
      {map
        .filter(({ stage, fate }) => stage > 0 && fate !== 'out')
        .map((node) => {
          const { title, here, past, fate } = node
          const secret = !here && !past && fate === 'secret'
          const word = here ? `Here${left ? `: ${left}` : ''}` : past ? 'Over' : secret ? 'Secret: may come' : 'To come'
          return (
            <li key={title} class={classOf(node)} aria-current={here ? 'step' : undefined}>
              <span class="sign" aria-hidden="true">
                {past ? '×' : secret ? '?' : ''}
              </span>
              <b>{title}</b>
              <span class="note"> {word}</span>
            </li>
          )
        })}
    </ol>
  )
}

const fates: Readonly<Record<MapNode['fate'], string>> = {
  '': 'To come',
  comes: 'To come',
  secret: 'May come: hidden from the raiders',
  out: 'Not in this raid',
}

/** The states with the ways from each. */
export function States({ nodes, textOf }: { nodes: readonly MapNode[] } & Pick<MapProps, 'textOf'>) {
  return (
    <ol class="encounter">
      {nodes.map((node) => (
        <li key={node.title} class={classOf(node)} aria-current={node.here ? 'step' : undefined}>
          <details open={node.here || nodes.length <= 4}>
            <summary>
              <b>{node.title}</b>
              <span class="note"> {node.here ? 'You are here' : node.past ? 'Behind you' : fates[node.fate]}</span>
            </summary>
            {!node.here &&
              !node.past &&
              node.fate !== 'out' &&
              node.boss &&
              [`${node.boss.health ?? 0} health`, ...textOf(node.boss.name)].map((line) => (
                <p key={line}>
                  <WithRules text={line} />
                </p>
              ))}
            {node.ways.length > 0 && <Ways ways={node.ways} />}
            {node.inside.length > 0 && <States nodes={node.inside} textOf={textOf} />}
          </details>
        </li>
      ))}
    </ol>
  )
}

function Ways({ ways }: { ways: MapNode['ways'] }) {
  return (
    <ul>
      {ways.map(({ when, does, to }) => (
        <li key={`${when} ${does} ${to}`}>
          <b>{when}</b>
          {': '}
          <WithRules text={does} />
          {to && <span class="to"> Leads to {to}.</span>}
        </li>
      ))}
    </ul>
  )
}
