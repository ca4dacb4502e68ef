/** Tells what decided a finished raid: its course as a chart, and its turning points. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Game, Library } from '../../engine/types.ts'
import type { Pondered } from '../../players/index.ts'
import { csv } from '../../session/csv.ts'
import { type Review, type TurnPoint, turningText } from '../../session/reviewed.ts'
import { lookBack } from '../local/bot-client.ts'
import { download } from '../storage/save-store.ts'
import { ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine } from '../ui/fields.tsx'
import { Course } from './course.tsx'

interface ReviewProps {
  /** The game at its end, and its content. */
  game: Game
  library: Library
  /** The bot that played the Boss, if one did. */
  boss?: string | undefined
  /** The names of the seats. */
  names: readonly string[]
  /** Goes to the position after so many choices. */
  show(choice: number): void
}

/** Reviews that were made. */
const made = new WeakMap<Game, Review>()

export const reviewDialog = (props: ReviewProps): void =>
  openDialog('What decided it', <Reviewing {...props} />, { screen: 'review', class: 'review' })

function Reviewing(props: ReviewProps) {
  const { game } = props
  const heard = useSignal<Pondered | { review: Review } | { trouble: string } | null>(null)
  useEffect(() => {
    const before = made.get(game)
    if (before) {
      heard.value = { review: before }
      return undefined
    }
    return lookBack(props, (news) => {
      if ('review' in news) made.set(game, news.review)
      heard.value = news
    })
  }, [])
  const news = heard.value
  if (news && 'review' in news) return <Shown {...props} review={news.review} />
  if (news && 'trouble' in news) return <p role="alert">{`This raid can’t be looked back on: ${news.trouble}`}</p>
  return (
    <>
      <p role="status">The turns that changed most are played again in imagined games, from what each player knew.</p>
      <progress aria-label="Looking back" {...(news ? { value: news.done, max: news.of } : {})} />
    </>
  )
}

function Shown({ names, show, review: { course, turning } }: ReviewProps & { review: Review }) {
  if (course.length === 0) return <p>Only raids can be looked back on.</p>
  return (
    <>
      <Chart course={course} marked={turning} names={names} />
      <h3>Turning points</h3>
      {turning.length === 0 && <p>No turn changed much: it was decided little by little.</p>}
      <ol class="turning">
        {turning.map((one) => (
          <li key={one.choice}>
            {turningText(one, names)}{' '}
            <ClosingButton
              act={() => show(one.choice)}
            >{`See round ${one.round}, ${names[one.seat] ?? ''}`}</ClosingButton>
          </li>
        ))}
      </ol>
      <p class="note">
        Found by playing these turns on in imagined games among bots, from what the player knew. Percentages are of the
        whole way; small ones are no more than a guess.
      </p>
      <FieldLine>
        <button type="button" onClick={() => download('raidkeeper-course.csv', csvOf(course, names))}>
          Save the numbers (CSV)
        </button>
      </FieldLine>
    </>
  )
}

interface ChartProps {
  course: readonly TurnPoint[]
  marked: readonly TurnPoint[]
  names: readonly string[]
}

/** The chart of how far the raid was at each turn, and of the chance to win. */
function Chart({ course, marked, names }: ChartProps) {
  const chances = course.map(({ chance }) => chance)
  const isKnown = chances.some((chance) => chance !== null)
  const rounds = course.flatMap(({ round }, at) => (round === course[at - 1]?.round ? [] : [{ at, text: `${round}` }]))
  const every = Math.ceil(rounds.length / 12)
  return (
    <Course
      lines={[course.map(({ far }) => far), ...(isKnown ? [chances] : [])]}
      scale={[0, 50, 100]}
      below={rounds.filter((_, k) => k % every === 0)}
      marks={marked.map(({ choice, round, seat }) => ({
        at: course.findIndex((one) => one.choice === choice),
        title: `Round ${round}, ${names[seat] ?? ''}`,
      }))}
      words={inWords(course)}
      caption={`How far the raid was, round by round${isKnown ? '; dashed: the chance to win that parties of bots had from there' : ''}`}
    />
  )
}

/** The course for those who don't see it: 'Round 2: 5 %. Round 3: 12 %.' */
const inWords = (course: readonly TurnPoint[]): string =>
  course
    .filter(({ round }, i) => round !== course[i + 1]?.round)
    .map(
      ({ round, far, chance }) =>
        `Round ${round}: ${Math.round(far)} % of the way${chance === null ? '' : `, chance to win ${Math.round(chance)} %`}.`,
    )
    .join(' ')

const csvOf = (course: readonly TurnPoint[], names: readonly string[]): string =>
  csv(
    'round,player,choices before,percent of the way,chance to win',
    course.map(({ round, seat, choice, far, chance }) => [
      ...[round, names[seat] ?? '', choice, Math.round(far * 10) / 10],
      chance === null ? '' : Math.round(chance),
    ]),
  )
