import { reportedRange } from '@lithe/contracts/constants'
import './mobility-dial.css'
import {
  arcPath,
  type DialScale,
  dialCentre,
  dialDegrees,
  dialPoint,
  dialRing,
  dialScale,
  dialWeights,
  dialYears,
  drawnRange,
} from '@lithe/card/dial'
import { shellWords } from '@lithe/words/live/shell'
import { useRef } from 'react'
import { numeral } from '../words/formats.ts'
import { type Heard, useReveal } from './motion.ts'

/** The one large number of a report, which fills its container. */
export const ageLook =
  'font-soft text-[min(44cqw,160px)] leading-[0.9] font-medium text-ink tabular tracking-[-0.01em]'

type Props = Heard & {
  mobilityAge: number
  /** Whether the age is a lower limit. */
  isOrMore?: boolean
  range: readonly [number, number]
  realAge: number
  /** Whether it animates once visible; otherwise static. */
  isPlayed?: boolean
}

/**
 * Shows likely ages as exposures on an arc, from faint to solid at the measured one. Once visible, the hand starts at
 * the real age; screen readers get the result at once. An age "or more" has no hand.
 */
export function MobilityDial(props: Props) {
  const { mobilityAge, isOrMore = false, range, realAge, isPlayed = true, ...heard } = props
  const scale = dialScale([...range, mobilityAge], realAge)
  const degreesFromRest = (age: number) => dialDegrees(scale, age) - dialDegrees(scale, mobilityAge)
  const dial = useRef<HTMLElement>(null)
  const counter = useRef<HTMLSpanElement>(null)
  const hand = useRef<SVGGElement>(null)
  const told = useReveal(dial, {
    ...heard,
    from: realAge,
    to: mobilityAge,
    isPlayed,
    counter,
    oldest: isOrMore ? mobilityAge : Number.POSITIVE_INFINITY,
    point(age) {
      if (hand.current) hand.current.style.rotate = `${degreesFromRest(age)}deg`
    },
  })

  return (
    <figure
      ref={dial}
      data-dial={told}
      data-played={isPlayed}
      className={`${isOrMore ? 'mb-[max(0px,6rem-108px)]' : 'mb-[max(0px,2.4rem-43px)]'} @container relative mx-auto mt-[max(0px,1.5rem-27px)] w-full px-[max(0px,1rem-18px)] max-w-[432px] short:max-w-[max(296px,10rem)]`}
      aria-label={shellWords.dial.all({
        age: mobilityAge,
        told: isOrMore ? 'orMore' : 'years',
        realAge,
        ...reportedRange(range),
      })}
    >
      <svg viewBox="0 0 400 290" className="w-full overflow-visible [direction:ltr]" aria-hidden="true">
        <path
          d={arcPath(scale, [scale.youngest, scale.oldest], dialRing.outer)}
          pathLength="1"
          fill="none"
          stroke="var(--outline)"
          strokeWidth="1.5"
          className="dial-arc"
        />
        {dialYears(scale).map(year => (
          <YearMark key={year} {...{ scale, year }} />
        ))}
        <LikelyYears {...{ scale, range, mobilityAge, isOrMore }} />
        <RangeLabels {...{ scale, range, realAge }} />
        {isOrMore ? null : (
          <g
            ref={hand}
            stroke="var(--ember)"
            fill="var(--ember)"
            className="dial-hand"
            style={{ transformOrigin: `${dialCentre.x}px ${dialCentre.y}px` }}
          >
            <Hand scale={scale} age={mobilityAge} />
          </g>
        )}
        <RealAge scale={scale} age={realAge} />
      </svg>
      <figcaption className="absolute inset-x-0 top-[33%] text-center" aria-hidden="true">
        <span ref={counter} className={`dial-number block ${ageLook}`}>
          {numeral(mobilityAge)}
        </span>
        <span className="mt-[1cqw] block text-lead text-ink-soft">
          {isOrMore ? shellWords.dial.underOrMore : shellWords.dial.under}
        </span>
      </figcaption>
    </figure>
  )
}

type Point = { x: number; y: number }
const between = (from: Point, to: Point) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })

/** A year on the scale, which appears along with its part of the arc. */
function YearMark({ scale, year }: { scale: DialScale; year: number }) {
  const from = dialPoint(scale, year, dialRing.outer)
  const to = dialPoint(scale, year, dialRing.outer - 8)
  return (
    <line
      {...between(from, to)}
      className="dial-year"
      style={{ '--share': (year - scale.youngest) / (scale.oldest - scale.youngest) }}
      stroke="var(--outline)"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  )
}

type LikelyProps = {
  scale: DialScale
  range: readonly [number, number]
  mobilityAge: number
  isOrMore: boolean
}

/** The likely range: a band that opens to both sides of the hand, most solid at the likeliest years. */
function LikelyYears({ scale, range, mobilityAge, isOrMore }: LikelyProps) {
  const middle = (dialRing.inner + dialRing.outer) / 2
  const drawn = drawnRange(scale, range)
  const widest = Math.max(...drawn.map(end => Math.abs(end - mobilityAge)), 1)
  return (
    <>
      {drawn.map((end, index) => (
        <path
          key={index === 0 ? 'younger' : 'older'}
          d={arcPath(scale, [mobilityAge, end], middle)}
          pathLength="1"
          fill="none"
          stroke="var(--ember)"
          strokeOpacity="0.13"
          strokeWidth={dialRing.outer - dialRing.inner}
          className="dial-band"
        />
      ))}
      {dialWeights(scale, { years: mobilityAge, isOrMore, range })
        .filter(({ weight }) => weight > 0)
        .map(({ year, weight }) => {
          const from = dialPoint(scale, year, dialRing.inner)
          const to = dialPoint(scale, year, dialRing.outer)
          return (
            <line
              key={year}
              {...between(from, to)}
              className="dial-likely"
              style={{ '--share': Math.abs(year - mobilityAge) / widest }}
              stroke="var(--ember)"
              strokeOpacity={0.25 + 0.6 * weight}
              strokeWidth="3"
              strokeLinecap="round"
            />
          )
        })}
    </>
  )
}

/** The measured age, in its final position. */
function Hand({ scale, age }: { scale: DialScale; age: number }) {
  const foot = dialPoint(scale, age, dialRing.inner - 6)
  const tip = dialPoint(scale, age, dialRing.outer + 4)
  return (
    <>
      <line x1={foot.x} y1={foot.y} x2={tip.x} y2={tip.y} strokeWidth="6" strokeLinecap="round" />
      <circle cx={tip.x} cy={tip.y} r="7" stroke="none" />
    </>
  )
}

/** Any closer, and the real age's label would overlap a label of the range. */
const clearanceYears = 4

type RangeProps = { scale: DialScale; range: readonly [number, number]; realAge: number }

/** Bounds of the likely range, except one where the real age is told; the sentence below tells both. */
function RangeLabels({ scale, range, realAge }: RangeProps) {
  const { range: told } = reportedRange(range)
  const [youngest, oldest] = range
  return (told === 'orMore' ? [oldest] : [youngest, oldest]).map(age => {
    if (Math.abs(age - realAge) < clearanceYears) return null
    const { x, y } = dialPoint(scale, age, dialRing.outer + 24)
    // Beyond 125 % text this size is 0, which leaves the top to the real age's label.
    const look = y < 60 ? 'text-[length:clamp(0px,(22.5px-1rem)*99,21rem/18)]' : 'text-lead'
    return (
      <text
        key={age}
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className={`dial-ends fill-ink-soft tabular ${look}`}
        style={{ translate: `${grown((x - dialCentre.x) / 186)} ${grown((y - dialCentre.y) / 186)}` }}
      >
        {told !== 'closed' && age === oldest ? shellWords.dial.orMore({ age }) : numeral(age)}
      </text>
    )
  })
}

/** In drawing units, a share of what large text adds to a label's height. */
const grown = (share: number) => `calc((1em - 21px) * ${share.toFixed(2)})`

/** The real age; its label leans away from the nearer edge, to stay in the picture. */
function RealAge({ scale, age }: { scale: DialScale; age: number }) {
  const from = dialPoint(scale, age, dialRing.inner + 4)
  const to = dialPoint(scale, age, dialRing.outer + 10)
  const { x, y, anchor } = wordsPlace(scale, age)
  return (
    <g className="dial-real-age">
      <line {...between(from, to)} stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        className="fill-ink text-lead font-semibold tabular"
        style={{ translate: `0 ${grown((12 - y) / 21)}` }}
      >
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
