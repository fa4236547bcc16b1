import type { Rising } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'

/** Describes how the person rose, in sentences. */
function risingSentences({ firstFive, unevenness, lean, kneeTravel, hipTravel }: Rising): string[] {
  const words = reportPageWords.rising
  const whole = Math.round
  const isEven = unevenness !== null && unevenness.value <= 2 * unevenness.error
  return [
    firstFive && words.firstFive({ seconds: firstFive.value }),
    unevenness && (isEven ? words.even : words.uneven({ seconds: unevenness.value })),
    lean && words.lean({ lean: whole(lean.value), error: whole(lean.error) }),
    kneeTravel &&
      hipTravel &&
      words.travel({
        knees: whole(kneeTravel.value),
        hips: whole(hipTravel.value),
        error: whole(Math.max(kneeTravel.error, hipTravel.error)),
      }),
  ].filter(sentence => sentence !== null)
}

/** Shows how the person rose: a figure at their own joint angles if all are known, and observations in words. */
export function HowYouRose({ rising }: { rising: Rising }) {
  const { title, noSay } = reportPageWords.rising
  const { lean, kneeTravel, hipTravel } = rising
  return (
    <section className="mt-2 border-t-2 border-hairline pt-2 print:hidden">
      <h4 className="font-semibold">{title}</h4>
      <div className="mt-1 flex flex-wrap items-start gap-2">
        {lean && kneeTravel && hipTravel ? (
          <svg
            viewBox="12 2 68 102"
            className="h-[120px] w-[80px] shrink-0 text-ink"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <Figure lean={0} hip={straight} knee={straight} isFaint />
            <Figure
              lean={lean.value}
              hip={straight - hipTravel.value}
              knee={straight - kneeTravel.value}
              isFaint={false}
            />
          </svg>
        ) : null}
        <div className="flex min-w-0 flex-1 basis-[12rem] flex-col gap-1">
          {risingSentences(rising).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="text-ink-soft">{noSay}</p>
        </div>
      </div>
    </section>
  )
}

/** Angle in degrees of an unbent joint. */
const straight = 175
const lengths = { shank: 24, thigh: 24, trunk: 28, head: 9 }
const ankle = { x: 42, y: 98 }

type Place = { x: number; y: number }
/** The point at a distance and angle from another, in degrees clockwise from straight up. */
const towards = ({ x, y }: Place, turn: number, length: number): Place => ({
  x: x + length * Math.sin((turn * Math.PI) / 180),
  y: y - length * Math.cos((turn * Math.PI) / 180),
})

type FigureProps = { lean: number; hip: number; knee: number; isFaint: boolean }

/** A body from the side, drawn from its trunk's lean and the inner angles of hips and knees. */
function Figure({ lean, hip, knee, isFaint }: FigureProps) {
  const thighTurn = lean + hip
  const kneeAt = towards(ankle, thighTurn - knee, lengths.shank)
  const hipAt = towards(kneeAt, thighTurn + 180, lengths.thigh)
  const neckAt = towards(hipAt, lean, lengths.trunk)
  const headAt = towards(neckAt, lean, lengths.head)
  const toesAt = { x: ankle.x + 10, y: ankle.y }
  const line = [toesAt, ankle, kneeAt, hipAt, neckAt].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  return (
    <g opacity={isFaint ? 0.25 : 1}>
      <polyline points={line.join(' ')} />
      <circle cx={headAt.x} cy={headAt.y} r="5" fill="currentColor" stroke="none" />
    </g>
  )
}
