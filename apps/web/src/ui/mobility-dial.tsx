import './mobility-dial.css'
import {
  type DialScale,
  dialPoint,
  dialRing,
  dialScale,
  dialYears,
  likelihood,
  ringPath,
} from '@lithe/card/dial'
import { useRef, useState } from 'react'
import { DialHand } from './dial-hand.tsx'
import { RangeLabels, RealAge } from './dial-labels.tsx'
import { useCountUp } from './use-count-up.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useSeen } from './use-seen.ts'

type Props = {
  mobilityAge: number
  /** The age or more. */
  isOrMore?: boolean
  range: readonly [number, number]
  realAge: number
  /** The number has been told, to the eyes: what repeats it may be shown. */
  onTold?: () => void
}

/**
 * Every likely age as one exposure on an arc: faint where it is unlikely, solid at the measured one.
 * The hand travels there once it can be seen; a screen reader is told at once.
 */
export function MobilityDial({ mobilityAge, isOrMore = false, range, realAge, onTold }: Props) {
  const [low, high] = range
  const scale = dialScale([low, high, mobilityAge], realAge)
  const dial = useRef<HTMLElement>(null)
  const numeral = useRef<HTMLSpanElement>(null)
  const isStill = useReducedMotion()
  const wasSeen = useSeen(dial)
  const isBegun = wasSeen || isStill
  const [isTold, setTold] = useState(false)
  useCountUp(numeral, {
    from: realAge,
    to: mobilityAge,
    isBegun,
    onDone: () => {
      setTold(true)
      onTold?.()
    },
  })

  return (
    <figure
      ref={dial}
      data-dial={isTold ? 'told' : isBegun ? 'telling' : 'waiting'}
      className="@container relative mx-auto w-full max-w-[432px] short:max-w-[296px]"
      aria-label={`Mobility age ${isOrMore ? `${mobilityAge} or more` : `about ${mobilityAge}`}, likely ${low} to ${high}. You are ${realAge}.`}
    >
      <svg viewBox="0 0 400 290" className="w-full overflow-visible" aria-hidden="true">
        <path d={ringPath(scale, range)} fill="var(--ember)" opacity="0.13" className="dial-told" />
        {dialYears(scale).map(year => (
          <YearMark
            key={year}
            scale={scale}
            year={year}
            step={Math.abs(year - mobilityAge)}
            weight={likelihood(year, mobilityAge, range)}
          />
        ))}
        <DialHand scale={scale} age={mobilityAge} from={realAge} />
        <g className="dial-told">
          <RangeLabels scale={scale} ages={range} realAge={realAge} />
        </g>
        <RealAge scale={scale} age={realAge} />
      </svg>
      <figcaption className="absolute inset-x-0 top-[33%] text-center" aria-hidden="true">
        <span
          ref={numeral}
          className="dial-number block font-soft text-[min(44cqw,160px)] leading-[0.9] font-medium text-ink tabular tracking-[-0.01em]"
        >
          {mobilityAge}
        </span>
        <span className="mt-[1cqw] block text-lead text-ink-soft">
          {isOrMore ? 'or more: mobility age' : 'mobility age'}
        </span>
      </figcaption>
    </figure>
  )
}

type MarkProps = { scale: DialScale; year: number; step: number; weight: number }

function YearMark({ scale, year, step, weight }: MarkProps) {
  const isLikely = weight > 0
  const from = dialPoint(scale, year, dialRing.inner + (isLikely ? 0 : 9))
  const to = dialPoint(scale, year, isLikely ? dialRing.outer : dialRing.inner + 17)
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      className="dial-year"
      style={{ '--step': step }}
      stroke={isLikely ? 'var(--ember)' : 'var(--ink-soft)'}
      strokeOpacity={isLikely ? 0.25 + 0.6 * weight : 0.35}
      strokeWidth={isLikely ? 3 : 2}
      strokeLinecap="round"
    />
  )
}
