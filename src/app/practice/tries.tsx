/** The last try that was left, kept for the one after it, and both side by side. */
import { type Game, outcomeText, played, view } from '../../engine/index.ts'
import type { Library, Seat } from '../../engine/types.ts'
import { possessive } from '../../language/phrases.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { deeds, type Moment, sideBySide, type Try } from '../../session/tries.ts'
import { Course } from '../replay/course.tsx'
import type { MenuItem } from '../table/menu.tsx'
import { openDialog } from '../ui/dialog.tsx'

/** The choices of the last try of each drill, or moment of a game. */
const left = new Map<string, readonly number[]>()

/** Keeps a try for the next one of the same. */
export function keepTry(of: string, game: Game): void {
  left.set(of, played(game).choices)
}

/** The seat that may read what a person chose; -1 if several persons play. */
export function readerOf(seats: readonly SeatPlan[]): Seat {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return persons.length === 1 ? (persons[0] ?? -1) : -1
}

/** The act that shows a try beside the one before; `reader`: the seat of its person, -1 if they are several. */
export function besideLast(of: string, library: Library, game: Game, reader: Seat): MenuItem {
  return {
    text: 'Side by side',
    about: 'This try beside the one before',
    act: () => {
      const { setup, choices } = played(game)
      const before = left.get(of)
      const both = before ? sideBySide(library, setup, [before, choices], reader) : null
      openDialog('Two tries side by side', both ? <Beside both={both} game={game} /> : <p>{nothing(before)}</p>, {
        screen: 'tries',
        class: 'review',
      })
    },
  }
}

const nothing = (before: readonly number[] | undefined): string =>
  before
    ? 'Both tries have done the same so far. Do something else, then look again.'
    : 'This is the first try. Press “Try again” when you want another one: then both can be compared.'

const names = ['The try before', 'This try'] as const

const told: Readonly<Record<(typeof deeds)[number], string>> = {
  dealt: 'Damage dealt by raiders',
  healed: 'Damage healed by raiders',
  prevented: 'Damage prevented by raiders',
  suffered: 'Damage dealt by the Boss',
  lost: 'Raiders’ cards destroyed',
  fallen: 'Raiders out of the game',
}

function Beside({ both, game }: { both: readonly [Try, Try]; game: Game }) {
  const { seats } = view(game, -1)
  const last = Math.min(...both.map(({ course }) => course.length)) - 1
  const [first] = both[0].course
  const at = both[1].course[last] ?? first
  const when = ({ round, seat }: Partial<Moment> = {}): string =>
    `round ${round}, ${possessive(seats[seat ?? 0]?.name ?? '', false)} turn`
  const rows: [string, ...string[]][] = [
    ['Chosen', ...both.map(({ chose }) => chose)],
    ['How far', ...both.map(({ course }) => `${Math.round(course[last]?.far ?? 0)} %`)],
    ...deeds.map((deed): [string, ...string[]] => [told[deed], ...both.map(({ did }) => `${did[deed]}`)]),
    ['The raid', ...both.map(({ outcome }) => (outcome ? outcomeText({ outcome, seats }) : 'goes on'))],
  ]
  return (
    <>
      <p>{`They part in ${when(first)}. What follows is counted from there to ${when(at)}: as far as both have come.`}</p>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ...cells]) => (
            <tr key={what} class={cells[0] === cells[1] ? undefined : 'differs'}>
              <th scope="row">{what}</th>
              {cells.map((cell, i) => (
                <td key={names[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Courses both={both} />
    </>
  )
}

/** Both courses in one chart, the try before dashed. */
function Courses({ both: [before, now] }: { both: readonly [Try, Try] }) {
  const lines = [now, before].map(({ course }) => course.map(({ far }) => far))
  const all = lines.flat()
  const words = lines.map((line, i) => `${names[1 - i]}: ${line.map((far) => `${Math.round(far)} %`).join(', ')}.`)
  return (
    <Course
      lines={lines}
      scale={[...new Set([Math.floor(Math.min(...all)), Math.ceil(Math.max(...all)) || 1])]}
      words={words.join(' ')}
      caption="How far the raid was at each turn since; dashed: the try before"
    />
  )
}
