/** A bar chart that is a table: what the bars show is also there in words and numbers. */
import './chart.css'

/** A line of a chart; `of`: the whole of which it is a part. */
export type Bar = readonly [title: string, n: number, of?: number]

interface ChartProps {
  title: string
  head: string
  /** The things that are counted. */
  unit?: string
  bars: readonly Bar[]
}

export function Chart({ title, head, unit = 'Cards', bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(([, n, of = n]) => of))
  const width = (n: number): string => `${(n / most) * 100}%`
  return (
    <table class="chart">
      <caption>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(([name, n, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span class="track" aria-hidden="true">
                {of !== undefined && <span class="long whole" style={{ width: width(of) }} />}
                <span class="long" style={{ width: width(n) }} />
              </span>{' '}
              {of === undefined ? n : `${n} of ${of}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
