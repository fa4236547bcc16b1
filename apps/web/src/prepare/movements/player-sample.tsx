import { movementsWords } from '@lithe/words/live/movements'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { numeral } from '../../words/formats.ts'

const frame = { width: 188, height: 150, corner: 22 }
const squats = 9
/** Fraction of the time elapsed in the sample. */
const shareOfTime = 0.62

/** An example of the player's screen during a test; numbered to match the explanation beside it. */
export function PlayerSample() {
  const { label, advice } = workoutPreviewWords.sample
  return (
    <figure
      aria-label={label({ squats })}
      className="relative mx-auto w-[232px] max-[300px]:[zoom:0.6] rounded-[34px] border-2 border-outline bg-ground p-2.5"
    >
      <div className="relative mx-auto" style={{ width: frame.width, height: frame.height }}>
        <div className="absolute inset-1 overflow-hidden rounded-[16px] bg-sand">
          <Chronophotograph movement="squat" crop="last-pose" className="h-full w-full" />
        </div>
        <TimeLine />
      </div>
      <p className="mt-1.5 text-center font-soft text-[6.2rem] leading-[0.82] font-semibold text-ember">
        {numeral(squats)}
      </p>
      <p className="mt-1 text-center font-semibold">{movementsWords.units.squat({ count: squats })}</p>
      <p className="mt-1 text-center text-lead leading-tight">{advice}</p>
      <Marker number={1} className="top-[72px] -start-[17px]" />
      <Marker number={2} className="top-[190px] -end-[17px]" />
      <Marker number={3} className="-start-[17px] bottom-[26px]" />
    </figure>
  )
}

function TimeLine() {
  const { width, height, corner } = frame
  const line = {
    x: 3,
    y: 3,
    width: width - 6,
    height: height - 6,
    rx: corner,
    fill: 'none',
    strokeWidth: 5,
    strokeLinecap: 'round',
  } as const
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0" aria-hidden="true">
      <rect {...line} stroke="var(--hairline)" />
      <rect {...line} stroke="var(--ember)" pathLength="1" strokeDasharray={`${shareOfTime} 1`} />
    </svg>
  )
}

function Marker({ number, className }: { number: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute grid size-4 place-items-center rounded-full bg-spruce font-semibold text-on-spruce tabular ${className}`}
    >
      {numeral(number)}
    </span>
  )
}
