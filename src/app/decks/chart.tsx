/** A bar chart that is a table: what the bars show is also there in words and numbers. */
import type { Bar } from './tally.ts'

interface ChartProps {
  title: string
  head: string
  bars: readonly Bar[]
}

export function Chart({ title, head, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(([, n]) => n))
  return (
    <table class="chart">
      <caption>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Cards</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(([name, n]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span class="long" aria-hidden="true" style={{ width: `${(n / most) * 75}%` }} /> {n}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
