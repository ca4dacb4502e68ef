/** Games of the raid in the workshop among bots: how balanced it is, alone or beside an earlier version. */
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { library } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import { defaultPlayer } from '../../players/index.ts'
import type { RaidDef } from '../../raid/format.ts'
import { must } from '../../state/must.ts'
import { comparedRows } from '../../trials/comparison.ts'
import { add, type Counts, noCounts } from '../../trials/counts.ts'
import { reportPage } from '../../trials/page.ts'
import { type Plan, usualDecks } from '../../trials/plan.ts'
import type { PlayedRow } from '../../trials/play-out.ts'
import { checkPlan, contentOf } from '../../trials/run.ts'
import { type Report, summary } from '../../trials/summary.ts'
import {
  causeTable,
  clearTable,
  damageTable,
  endTable,
  neverTable,
  sizeTable,
  stageTable,
  type Table,
} from '../../trials/tables.ts'
import { versusTables } from '../../trials/versus.ts'
import { gamesText } from '../../trials/words.ts'
import { problems } from '../games/game-library.ts'
import { runTrial } from '../local/trial.ts'
import { download } from '../storage/save-store.ts'
import { type Option, Select } from '../ui/fields.tsx'
import type { Bench } from './bench.ts'
import { timeOf } from './versions.tsx'

/** The games so far, by version of the raid. */
interface Run {
  plan: Plan
  raids: readonly RaidDef[]
  counts: readonly Counts[]
  rows: readonly PlayedRow[][]
  since: number
  stop(): void
}

const counts: readonly Option[] = [10, 20, 50, 100, 200].map((n) => [`${n}`, `${n} games`])
/** More rows than these of one table are left to the page. */
const most = 15

/** The numbers asked for, as their fields have them. */
interface Asked {
  games: string
  size: string
  mode: string
  /** The time of the version beside which this one is played; '' for none. */
  before: string
}

export function Simulate({ bench }: { bench: Bench }) {
  const { raid, kept } = bench
  const asked = useSignal<Asked>({ games: '20', size: `${raid.value.raiders.meant[0]}`, mode: '', before: '' })
  const shown: Shown = {
    told: useSignal(''),
    so: useSignal(''),
    done: useSignal(0),
    tables: useSignal([]),
    page: useSignal(''),
  }
  const run = useRef<Run | null>(null)
  useEffect(() => () => run.current?.stop(), [])
  const { told, so, done, tables, page } = shown
  const press = async (): Promise<void> => {
    if (done.value > 0 && run.current) return finish(run.current, shown)
    await bench.settle()
    const old = kept.value.versions?.find(({ when }) => `${when}` === asked.value.before)
    const before = old && (await bench.reader.read(old.draft)).raid
    if (before === null) told.value = 'That version has problems: no game can be played with it.'
    else run.current = beginTrial(before ? [before, raid.value] : [raid.value], asked.value, shown)
  }
  return (
    <>
      <Fields bench={bench} asked={asked}>
        <button type="button" class="main" onClick={() => void press()}>
          {done.value ? 'Stop' : 'Simulate'}
        </button>
      </Fields>
      {done.value > 0 && <progress max={1} value={done.value} aria-label="Games played" />}
      <p>{so.value}</p>
      <p role="status">{told.value}</p>
      {tables.value.map((table) => (
        <Rows key={table.title} table={table} />
      ))}
      {page.value && (
        <button type="button" onClick={() => download(`${raid.value.id}-report.html`, page.value)}>
          Save the whole report with charts
        </button>
      )}
    </>
  )
}

interface FieldsProps {
  bench: Bench
  asked: Signal<Asked>
  children: ComponentChildren
}

function Fields({ bench: { raid, kept }, asked, children }: FieldsProps) {
  const { raiders, modes = [] } = raid.value
  const { games, size, mode, before } = asked.value
  const set = (part: Partial<Asked>): void => {
    asked.value = { ...asked.value, ...part }
  }
  const sizes = Array.from({ length: raiders.max - raiders.min + 1 }, (_, i) => `${raiders.min + i}`)
  const versions = (kept.value.versions ?? []).toReversed()
  return (
    <div class="row">
      <Select name="How many games" options={counts} value={games} change={(to) => set({ games: to })} />
      <Select
        name="How many raiders"
        options={sizes.map((n): Option => [n, n === '1' ? '1 raider' : `${n} raiders`])}
        value={size}
        change={(to) => set({ size: to })}
      />
      {modes.length > 0 && (
        <Select
          name="Mode"
          options={modes.map(({ id, name }): Option => [id, name])}
          value={mode || (modes[0]?.id ?? '')}
          change={(to) => set({ mode: to })}
        />
      )}
      <Select
        name="Beside which version"
        options={[
          ['', 'this version alone'],
          ...versions.map((one): Option => [`${one.when}`, `beside ${timeOf(one)}`]),
        ]}
        value={before}
        change={(to) => set({ before: to })}
      />
      {children}
    </div>
  )
}

/** Begins the games; null, and what is wrong is told, if that is not possible. `raids`: an earlier version, and this one. */
function beginTrial(raids: readonly RaidDef[], { games, size, mode }: Asked, shown: Shown): Run | null {
  const { told, so, done, tables, page } = shown
  ;[tables.value, page.value, so.value] = [[], '', '']
  try {
    const plan = planFor(must(raids.at(-1)), { games: Number(games), sizes: [Number(size)], mode })
    ;[done.value, told.value] = [0.001, 'The games have begun.']
    return begun(raids, plan, {
      heard(now) {
        so.value = soFar(now)
        done.value = played(now) / (plan.games * now.raids.length)
        if (done.value === 1) finish(now, shown)
      },
      failed() {
        done.value = 0
        told.value = 'Games are played in workers beside the page, and this browser has none, or one has failed.'
      },
    })
  } catch (error) {
    ;[done.value, told.value] = [0, problems(error).join(' ')]
    return null
  }
}

const planFor = (raid: RaidDef, { mode, ...of }: Pick<Plan, 'games' | 'sizes'> & { mode: string }): Plan => ({
  ...of,
  raid: raid.id,
  mode: mode || undefined,
  decks: usualDecks(library).map(({ id }) => id),
  bosses: [defaultPlayer.boss],
  bots: [defaultPlayer.raider],
  seed: 1,
})

/** Begins the games. Throws what is wrong with their setup. */
function begun(
  raids: readonly RaidDef[],
  plan: Plan,
  { heard, failed }: { heard(run: Run): void; failed(): void },
): Run {
  for (const raid of raids) checkPlan(withRaid(library, raid), { ...plan, raid: raid.id })
  const run: Run = {
    ...{ plan, raids, since: performance.now() },
    counts: raids.map(noCounts),
    rows: raids.map(() => []),
    stop: () => undefined,
  }
  run.stop = runTrial(
    run,
    ({ version, row: { counts: more, ...row } }) => {
      const all = run.counts[version]
      if (all) add(all, more)
      run.rows[version]?.push(row)
      heard(run)
    },
    failed,
  )
  return run
}

const played = ({ rows }: Run): number => rows.reduce((sum, list) => sum + list.length, 0)

/** The progress in words: games, time left, results. */
function soFar(run: Run): string {
  const { plan, rows, since, raids } = run
  const [done, all] = [played(run), plan.games * raids.length]
  const left = Math.ceil(((performance.now() - since) / 1000 / done) * (all - done))
  const won = rows.map((list) => `${list.filter(({ won: by }) => by === 'raiders').length} of ${list.length}`)
  const who = won.length > 1 ? `raiders won ${won[0]} before, ${won[1]} now` : `raiders won ${won[0]}`
  return `${done} of ${all} games${left > 0 ? `, about ${left} s left` : ''}: ${who}.`
}

interface Shown {
  /** Said aloud: that games have begun, or are over. */
  told: Signal<string>
  /** The results so far. */
  so: Signal<string>
  /** The share of the games that are over; 0 while none are played. */
  done: Signal<number>
  tables: Signal<readonly Table[]>
  page: Signal<string>
}

/** Ends the games, and shows the report of those that are over. */
function finish({ plan, raids, counts: all, rows, stop }: Run, { told, so, done, tables, page }: Shown): void {
  stop()
  ;[done.value, so.value] = [0, '']
  const reports = raids.map((raid, i): Report => {
    const own = { ...plan, raid: raid.id }
    return summary(all[i] ?? noCounts(), contentOf(withRaid(library, raid), raid, own), own)
  })
  const [a, b] = reports
  const [first = [], second = []] = rows
  told.value = 'Stopped before the first game was over.'
  if (!a || first.length === 0) return
  told.value = `${gamesText(b ?? a)}, seed ${plan.seed}.`
  page.value = reportPage(b ?? a)
  tables.value = b
    ? versusTables([a, b], comparedRows(first, second), ['before', 'now'])
    : [sizeTable, stageTable, endTable, causeTable, damageTable, clearTable, neverTable].map((of) => of(a))
}

function Rows({ table: { title, head, rows } }: { table: Table }) {
  if (rows.length === 0) return null
  return (
    <table class="trial">
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, most).map(([name = '', ...cells], r) => (
          <tr key={r}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
