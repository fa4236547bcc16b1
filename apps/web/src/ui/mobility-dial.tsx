import './mobility-dial.css'
import {
  type DialScale,
  dialCentre,
  dialDegrees,
  dialPoint,
  dialRing,
  dialScale,
  dialYears,
  likelihood,
  ringPath,
} from '@lithe/card/dial'
import { shellWords } from '@lithe/words/live/shell'
import { useRef, useState } from 'react'
import { numeral } from '../words/formats.ts'
import { useCountUp, useReducedMotion, useSeen } from './motion.ts'

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
  const counter = useRef<HTMLSpanElement>(null)
  const isStill = useReducedMotion()
  const wasSeen = useSeen(dial)
  const isBegun = wasSeen || isStill
  const [isTold, setTold] = useState(false)
  useCountUp(counter, {
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
      aria-label={shellWords.dial[isOrMore ? 'orMore' : 'exact']({ age: mobilityAge, low, high, realAge })}
    >
      <svg viewBox="0 0 400 290" className="w-full overflow-visible [direction:ltr]" aria-hidden="true">
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
          ref={counter}
          className="dial-number block font-soft text-[min(44cqw,160px)] leading-[0.9] font-medium text-ink tabular tracking-[-0.01em]"
        >
          {numeral(mobilityAge)}
        </span>
        <span className="mt-[1cqw] block text-lead text-ink-soft">
          {isOrMore ? shellWords.dial.underOrMore : shellWords.dial.under}
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

/** The measured age. On arrival it travels there from the real one, as the number does. */
function DialHand({ scale, age, from }: { scale: DialScale; age: number; from: number }) {
  const foot = dialPoint(scale, age, dialRing.inner - 6)
  const tip = dialPoint(scale, age, dialRing.outer + 4)
  return (
    <g
      stroke="var(--ember)"
      fill="var(--ember)"
      className="dial-hand"
      style={{
        transformOrigin: `${dialCentre.x}px ${dialCentre.y}px`,
        '--dial-from': `${dialDegrees(scale, from) - dialDegrees(scale, age)}deg`,
      }}
    >
      <line x1={foot.x} y1={foot.y} x2={tip.x} y2={tip.y} strokeWidth="6" strokeLinecap="round" />
      <circle cx={tip.x} cy={tip.y} r="7" stroke="none" />
    </g>
  )
}

/** Nearer than this, the real age's own words would run into a label of the range. */
const clearanceYears = 4

/** The youngest and the oldest likely age, where there is room to say them. */
function RangeLabels({
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
          {numeral(age)}
        </text>
      )
    })
}

/** The words lean away from the nearer edge, so that they never leave the picture. */
function RealAge({ scale, age }: { scale: DialScale; age: number }) {
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
        {shellWords.dial.youAre({ age })}
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
