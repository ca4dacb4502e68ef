/** Games of the raid in the workshop among bots: how balanced it is, alone or beside an earlier version. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { library } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import { defaultPlayer } from '../../players/index.ts'
import type { RaidDef } from '../../raid/format.ts'
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
import { readSource } from './source.ts'
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

export function Simulate({ bench }: { bench: Bench }) {
  const { raid, kept } = bench
  const { raiders, modes = [] } = raid.value
  const [games, size, mode, before] = [useSignal('20'), useSignal(`${raiders.meant[0]}`), useSignal(''), useSignal('')]
  const [told, running, tables, page] = [useSignal(''), useSignal(0), useSignal<readonly Table[]>([]), useSignal('')]
  const run = useRef<Run | null>(null)
  useEffect(() => () => run.current?.stop(), [])
  const versions = kept.value.versions ?? []
  const sizes = Array.from({ length: raiders.max - raiders.min + 1 }, (_, i) => `${raiders.min + i}`)
  const end = (): void => {
    run.current?.stop()
    running.value = 0
    if (run.current) finish(run.current, { told, tables, page })
  }
  const begin = async (): Promise<void> => {
    await bench.settle()
    const old = versions.find(({ when }) => `${when}` === before.value)
    const first = old && readSource(old.draft).raid
    if (old && !first) told.value = 'That version has problems: no game can be played with it.'
    if (old && !first) return
    const plan = planFor(raid.value, { games: Number(games.value), sizes: [Number(size.value)], mode: mode.value })
    ;[tables.value, page.value] = [[], '']
    try {
      run.current = begun(first ? [first, raid.value] : [raid.value], plan, {
        heard: (now) => {
          told.value = soFar(now)
          running.value = played(now)
          if (played(now) === now.plan.games * now.raids.length) end()
        },
        failed: () => {
          running.value = 0
          told.value = 'Games are played in workers beside the page, and this browser has none, or one has failed.'
        },
      })
      ;[running.value, told.value] = [0.1, 'The bots sit down…']
    } catch (error) {
      told.value = problems(error).join(' ')
    }
  }
  return (
    <>
      <div class="row">
        <Select name="How many games" options={counts} value={games.value} change={(to) => (games.value = to)} />
        <Select
          name="How many raiders"
          options={sizes.map((n): Option => [n, n === '1' ? '1 raider' : `${n} raiders`])}
          value={size.value}
          change={(to) => (size.value = to)}
        />
        {modes.length > 0 && (
          <Select
            name="Mode"
            options={modes.map(({ id, name }): Option => [id, name])}
            value={mode.value || (modes[0]?.id ?? '')}
            change={(to) => (mode.value = to)}
          />
        )}
        <Select
          name="Beside which version"
          options={[
            ['', 'this version alone'],
            ...versions.toReversed().map((one): Option => [`${one.when}`, `beside ${timeOf(one)}`]),
          ]}
          value={before.value}
          change={(to) => (before.value = to)}
        />
        <button type="button" class="main" onClick={() => (running.value ? end() : void begin())}>
          {running.value ? 'Stop' : 'Simulate'}
        </button>
      </div>
      {running.value > 0 && (
        <progress
          max={Number(games.value) * (run.current?.raids.length ?? 1)}
          value={running.value}
          aria-label="Games played"
        />
      )}
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
  told: Signal<string>
  tables: Signal<readonly Table[]>
  page: Signal<string>
}

function finish({ plan, raids, counts: all, rows }: Run, { told, tables, page }: Shown): void {
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
