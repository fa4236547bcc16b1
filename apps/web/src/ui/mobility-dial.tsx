import { type DialScale, dialPoint, dialScale, likelihood } from './dial-geometry.ts'

type Props = { mobilityAge: number; range: readonly [number, number]; realAge: number }

/** Every likely age as one exposure on an arc: faint where it is unlikely, solid at the measured one. */
export function MobilityDial({ mobilityAge, range, realAge }: Props) {
  const [low, high] = range
  const scale = dialScale([low, high, realAge, mobilityAge])
  const years = Array.from(
    { length: scale.oldest - scale.youngest + 1 },
    (_, index) => scale.youngest + index,
  )

  return (
    <figure
      className="@container relative mx-auto w-full max-w-[432px]"
      aria-label={`Mobility age about ${mobilityAge}, likely ${low} to ${high}. You are ${realAge}.`}
    >
      <svg viewBox="0 0 400 290" className="w-full overflow-visible" aria-hidden="true">
        <path d={bandPath(scale, range)} fill="var(--color-ember)" opacity="0.13" className="appear" />
        {years.map((year, index) => (
          <YearMark
            key={year}
            scale={scale}
            year={year}
            step={index}
            weight={year >= low && year <= high ? likelihood(year, mobilityAge, range) : 0}
          />
        ))}
        <Estimate scale={scale} age={mobilityAge} />
        {[low, high]
          .filter(age => Math.abs(age - realAge) >= labelClearanceYears)
          .map(age => (
            <RangeLabel key={age} scale={scale} age={age} />
          ))}
        <RealAge scale={scale} age={realAge} />
      </svg>
      <figcaption className="absolute inset-x-0 top-[34%] text-center">
        <span className="block font-soft text-[min(46cqw,160px)] leading-[0.9] font-medium text-ink tabular tracking-[-0.03em]">
          {mobilityAge}
        </span>
      </figcaption>
    </figure>
  )
}

const inner = 136
const outer = 162
/** Nearer than this, the real age's own words would run into a label of the range. */
const labelClearanceYears = 4

function bandPath(scale: DialScale, [low, high]: readonly [number, number]) {
  const [a, b, c, d] = [
    dialPoint(scale, low, outer),
    dialPoint(scale, high, outer),
    dialPoint(scale, high, inner),
    dialPoint(scale, low, inner),
  ]
  const isLarge = (high - low) / (scale.oldest - scale.youngest) > 180 / 216 ? 1 : 0
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${isLarge} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${isLarge} 0 ${d.x} ${d.y}Z`
}

function YearMark({
  scale,
  year,
  step,
  weight,
}: {
  scale: DialScale
  year: number
  step: number
  weight: number
}) {
  const from = dialPoint(scale, year, inner + (weight > 0 ? 0 : 9))
  const to = dialPoint(scale, year, weight > 0 ? outer : inner + 17)
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      className="appear"
      style={{ animationDelay: `${step * 22}ms` }}
      stroke={weight > 0 ? 'var(--color-ember)' : 'var(--color-ink-soft)'}
      strokeOpacity={weight > 0 ? 0.25 + 0.6 * weight : 0.35}
      strokeWidth={weight > 0 ? 3 : 2}
      strokeLinecap="round"
    />
  )
}

function Estimate({ scale, age }: { scale: DialScale; age: number }) {
  const from = dialPoint(scale, age, inner - 6)
  const to = dialPoint(scale, age, outer + 4)
  return (
    <g stroke="var(--color-ember)" fill="var(--color-ember)">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth="6" strokeLinecap="round" />
      <circle cx={to.x} cy={to.y} r="7" stroke="none" />
    </g>
  )
}

function RangeLabel({ scale, age }: { scale: DialScale; age: number }) {
  const { x, y } = dialPoint(scale, age, outer + 24)
  return (
    <text
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
}

/** The words lean away from the nearer edge, so that they never leave the picture. */
function RealAge({ scale, age }: { scale: DialScale; age: number }) {
  const from = dialPoint(scale, age, inner + 4)
  const to = dialPoint(scale, age, outer + 10)
  const words = dialPoint(scale, age, outer + 22)
  const anchor = words.x > 265 ? 'end' : words.x < 135 ? 'start' : 'middle'
  return (
    <g>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <text
        x={
          anchor === 'end'
            ? Math.min(404, words.x + 72)
            : anchor === 'start'
              ? Math.max(-4, words.x - 72)
              : words.x
        }
        y={anchor === 'middle' ? words.y : words.y - 8}
        textAnchor={anchor}
        className="fill-ink font-semibold tabular"
        fontSize="21"
      >
        you are {age}
      </text>
    </g>
  )
}
