import { movementsWords } from '@lithe/words/live/movements'
import { workoutPreviewWords } from '@lithe/words/live/workout-preview'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { numeral } from '../../words/formats.ts'

const screen = { width: 216, height: 396, corner: 30 }
const squats = 9
/** Fraction of the time elapsed in the sample. */
const shareOfTime = 0.62

/** An example of the player's screen during a test, in portrait; its numbers match the explanation next to it. */
export function PlayerSample() {
  const { label, advice } = workoutPreviewWords.sample
  return (
    <figure
      aria-label={label({ squats })}
      className="relative mx-auto max-[300px]:[zoom:0.6]"
      style={{ width: screen.width, height: screen.height }}
    >
      <div className="absolute inset-0 flex flex-col overflow-hidden rounded-[30px] bg-ground">
        {/* A mirrored picture that fills the screen and fades to paper for the words. */}
        <div className="absolute inset-x-0 top-0 h-[58%] bg-linear-to-b from-sand from-70% to-transparent">
          <Chronophotograph movement="squat" crop="alone" className="mx-auto mt-2 h-[176px] w-[184px]" />
        </div>
        <p className="relative mt-auto text-center font-soft text-[126px] leading-[0.8] font-semibold text-ember">
          {numeral(squats)}
        </p>
        <p className="relative mt-1 text-center text-[18px] font-semibold">
          {movementsWords.units.squat({ count: squats })}
        </p>
        <p className="relative mx-2 mt-0.5 mb-3 text-center font-soft text-[32px] leading-none font-semibold text-ink">
          {advice}
        </p>
      </div>
      <TimeLine />
      <Marker number={1} className="top-[96px] -start-[16px]" />
      <Marker number={2} className="-end-[16px] top-[236px]" />
      <Marker number={3} className="-start-[16px] bottom-[48px]" />
    </figure>
  )
}

function TimeLine() {
  const { width, height, corner } = screen
  const line = {
    x: 3,
    y: 3,
    width: width - 6,
    height: height - 6,
    rx: corner - 3,
    fill: 'none',
    strokeWidth: 5,
    strokeLinecap: 'round',
  } as const
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0" aria-hidden="true">
      <rect {...line} stroke="var(--outline)" />
      <rect {...line} stroke="var(--ember)" pathLength="1" strokeDasharray={`${shareOfTime} 1`} />
    </svg>
  )
}

function Marker({ number, className }: { number: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute grid size-4 place-items-center rounded-full bg-spruce text-[18px] font-semibold text-on-spruce tabular ${className}`}
    >
      {numeral(number)}
    </span>
  )
}
