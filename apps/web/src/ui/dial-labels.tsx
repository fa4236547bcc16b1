import { type DialScale, dialPoint, dialRing } from '@lithe/card/dial'

/** Nearer than this, the real age's own words would run into a label of the range. */
const clearanceYears = 4

/** The youngest and the oldest likely age, where there is room to say them. */
export function RangeLabels({
  scale,
  ages,
  realAge,
}: {
  scale: DialScale
  ages: readonly number[]
  realAge: number
}) {
  return ages
    .filter(age => Math.abs(age - realAge) >= clearanceYears)
    .map(age => {
      const { x, y } = dialPoint(scale, age, dialRing.outer + 24)
      return (
        <text
          key={age}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink-soft tabular"
          fontSize="21"
        >
          {age}
        </text>
      )
    })
}

/** The words lean away from the nearer edge, so that they never leave the picture. */
export function RealAge({ scale, age }: { scale: DialScale; age: number }) {
  const from = dialPoint(scale, age, dialRing.inner + 4)
  const to = dialPoint(scale, age, dialRing.outer + 10)
  const { x, y, anchor } = wordsPlace(scale, age)
  return (
    <g>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <text x={x} y={y} textAnchor={anchor} className="fill-ink font-semibold tabular" fontSize="21">
        you are {age}
      </text>
    </g>
  )
}

const edge = { left: -4, right: 404 }
const lean = 72

function wordsPlace(scale: DialScale, age: number) {
  const { x, y } = dialPoint(scale, age, dialRing.outer + 22)
  if (x > 265) return { x: Math.min(edge.right, x + lean), y: y - 8, anchor: 'end' as const }
  if (x < 135) return { x: Math.max(edge.left, x - lean), y: y - 8, anchor: 'start' as const }
  return { x, y, anchor: 'middle' as const }
}
