/** The chart of a raid's course, turn by turn: one line, and a dashed one to compare. */
import './review.css'

interface CourseProps {
  /** A percentage a turn, null where there is none; the second line is dashed. */
  lines: readonly (readonly (number | null)[])[]
  /** The percentages that are named, from the lower edge to the upper one. */
  scale: readonly number[]
  /** Texts below some turns, and turns that are marked. */
  below?: readonly { at: number; text: string }[]
  marks?: readonly { at: number; title: string }[]
  /** The same in words, for those who don't see it. */
  words: string
  caption: string
}

const [width, height] = [600, 160]

export function Course({ lines, scale, below = [], marks = [], words, caption }: CourseProps) {
  const [low = 0, high = 100] = [scale[0], scale.at(-1)]
  const last = Math.max(1, ...lines.map((line) => line.length - 1))
  const x = (at: number): number => (width * at) / last
  const y = (share: number): number => height * (1 - (share - low) / Math.max(1, high - low))
  const path = (line: readonly (number | null)[]): string => {
    const points = line.flatMap((share, at) => (share === null ? [] : `${x(at).toFixed(1)} ${y(share).toFixed(1)}`))
    return points.length > 0 ? `M${points.join('L')}` : ''
  }
  return (
    <figure class="course">
      <svg viewBox={`-50 -14 ${width + 64} ${height + 44}`} role="img" aria-label={words}>
        {scale.map((share) => (
          <g key={share}>
            <line x1="0" x2={width} y1={y(share)} y2={y(share)} />
            <text x="-6" y={y(share) + 4} text-anchor="end">{`${share} %`}</text>
          </g>
        ))}
        {below.map(({ at, text }) => (
          <text key={at} x={x(at)} y={height + 22} text-anchor="middle">
            {text}
          </text>
        ))}
        {lines.map((line, i) => (
          <path key={i === 0 ? 'line' : 'dashed'} class={i === 0 ? undefined : 'dashed'} d={path(line)} />
        ))}
        {marks.map(({ at, title }) => (
          <circle key={at} cx={x(at)} cy={y(lines[0]?.[at] ?? 0)} r="5">
            <title>{title}</title>
          </circle>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
