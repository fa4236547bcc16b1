import type { AssessmentListItem } from '@lithe/contracts/api'
import { reportedRange } from '@lithe/contracts/constants'
import { reportPageWords } from '@lithe/words/live/report-page'
import { reportsWords } from '@lithe/words/live/reports'
import { fullDay, numeral, rich, shortDay, weekday } from '../../words/formats.ts'
import { nextVisit } from '../come-back.tsx'
import type { ChangeWords } from './change-words.ts'

const plot: Plot = { width: 400, top: 52, bottom: 168, marginX: 40 }
const dateLine = 212
/** With more points, only the first and last age have room for labels. */
const mostNumbers = 5

type Props = {
  points: readonly AgePoint[]
  /** Change between the last two visits. */
  latest: ChangeWords | null
}

/** One exposure per test: the likely range as a soft band, the age as a dot, joined by arcs; the first leads to the next visit. */
export function AgesOverTime({ points, latest }: Props) {
  const { x, y } = plotScale(points, plot)
  const last = points.at(-1)
  if (!last) return null
  const places = points.map(({ age }, index) => ({ x: x(index), y: y(age) }))
  const next = points.length === 1 ? nextVisit(new Date(last.createdAt)).toISOString() : null
  if (next && Date.parse(next) < Date.now()) return null
  const end = { x: plot.width - plot.marginX, y: y(last.age) }
  const ahead = `M${x(0)} ${end.y}Q${plot.width / 2} 0 ${end.x} ${end.y}`
  const words = reportsWords.plot
  const tests = points.map(({ createdAt, age, isOrMore, range }) =>
    words.test({
      day: fullDay(createdAt),
      age,
      told: isOrMore ? 'orMore' : 'years',
      ...reportedRange(range),
    }),
  )

  return (
    <figure
      className={`rise mt-[max(0px,1rem-18px)] ${next ? 'short:order-last' : ''}`}
      style={{ '--step': 1 }}
    >
      <svg
        viewBox={`0 0 ${plot.width} 220`}
        className="w-full overflow-visible"
        role="img"
        aria-label={words.all({ tests: tests.join(' '), age: last.realAge })}
      >
        <path
          d={`M0 ${y(last.realAge)}H${plot.width}`}
          stroke="var(--ink-soft)"
          strokeWidth="2"
          strokeDasharray="0.1 7"
          strokeLinecap="round"
        />
        {next ? <DateLabel x={end.x} words={shortDay(next)} lean={-1} /> : null}
        {points.map((point, index) => {
          const isEnd = index === 0 || point === last
          return (
            <g key={point.assessmentId}>
              <Band x={x(index)} from={y(point.range[1])} to={y(point.range[0])} isLast={point === last} />
              {isEnd ? (
                <DateLabel x={x(index)} words={shortDay(point.createdAt)} lean={index === 0 ? 1 : -1} />
              ) : null}
              {isEnd || points.length <= mostNumbers ? (
                <Numeral x={x(index)} y={y(point.range[1]) - 14} of={point} isLast={point === last} />
              ) : null}
            </g>
          )
        })}
        <g fill="none" stroke="var(--ember)" strokeWidth="2.2" strokeLinecap="round" className="appear">
          <path d={next ? ahead : arcThrough(places)} strokeDasharray={next ? '2 7' : undefined} />
          {next ? <circle cx={end.x} cy={end.y} r="7.5" fill="var(--ground)" /> : null}
        </g>
        {places.map((place, index) => (
          <circle
            key={points[index]?.assessmentId}
            cx={place.x}
            cy={place.y}
            r={index === places.length - 1 ? 7.5 : 5}
            fill="var(--ember)"
          />
        ))}
      </svg>
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-x-2 text-ink-soft">
        <span>{words.bands}</span>
        <span className="flex shrink-0 items-center gap-1 font-semibold text-ink tabular">
          <span aria-hidden="true" className="w-3 border-t-2 border-dotted border-ink-soft" />
          {words.youAre({ age: last.realAge })}
        </span>
      </figcaption>
      {next ? <p className="mt-2">{reportPageWords.calendar.why({ day: weekday(next) })}</p> : null}
      {latest ? (
        <p className="mt-2">
          {rich(words.latest({ ...latest, b: change => <span className="font-semibold">{change}</span> }))}
        </p>
      ) : null}
    </figure>
  )
}

const Band = ({ x, from, to, isLast }: { x: number; from: number; to: number; isLast: boolean }) => (
  <rect
    x={x - 14}
    y={from - 5}
    width="28"
    height={to - from + 10}
    rx="14"
    fill="var(--ember)"
    opacity={isLast ? 0.26 : 0.13}
  />
)

type NumeralProps = { x: number; y: number; of: Pick<AgePoint, 'age' | 'isOrMore'>; isLast: boolean }

const Numeral = ({ x, y, of: { age, isOrMore }, isLast }: NumeralProps) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    className={`font-soft tabular ${isLast ? 'fill-spruce text-[length:calc(32rem/18)] font-medium' : 'fill-ink-soft text-title'}`}
  >
    {isOrMore ? reportsWords.plot.orMore({ age }) : numeral(age)}
  </text>
)

/** Leans into the picture as the text grows. */
const DateLabel = ({ x, words, lean }: { x: number; words: string; lean: 1 | -1 }) => (
  <text
    x={x}
    y={dateLine}
    textAnchor="middle"
    className="fill-ink-soft text-lead"
    style={{ translate: `calc((1em - 21px) * ${1.3 * lean})` }}
  >
    {words}
  </text>
)

/** A test that gave an age; ages in years. */
export type AgePoint = {
  assessmentId: string
  createdAt: string
  age: number
  /** Whether the age is a lower limit. */
  isOrMore: boolean
  range: readonly [number, number]
  realAge: number
}

/** With more points, dots would touch on a phone. */
const mostPoints = 7

/** The latest tests that gave an age, oldest first. */
export function agePoints(newestFirst: readonly AssessmentListItem[]): AgePoint[] {
  return newestFirst
    .flatMap(({ assessmentId, createdAt, freeReportData }) => {
      const { mobilityAge: age, isOrMore = false, mobilityAgeRange, userAge: realAge } = freeReportData
      if (age === null) return []
      return [
        { assessmentId, createdAt, age, isOrMore, range: mobilityAgeRange ?? ([age, age] as const), realAge },
      ]
    })
    .slice(0, mostPoints)
    .reverse()
}

type Plot = { width: number; top: number; bottom: number; marginX: number }

/** Plot coordinates of tests and ages; older is higher. */
export function plotScale(points: readonly AgePoint[], { width, top, bottom, marginX }: Plot) {
  const ages = points.flatMap(({ range, age, realAge }) => [...range, age, realAge])
  const youngest = Math.min(...ages)
  const span = Math.max(1, Math.max(...ages) - youngest)
  const gap = points.length > 1 ? (width - 2 * marginX) / (points.length - 1) : 0
  return {
    x: (index: number) => marginX + index * gap,
    y: (age: number) => bottom - ((age - youngest) / span) * (bottom - top),
  }
}

/** A smooth curve, level at each test, so that it never overshoots what was measured. */
export function arcThrough(places: readonly { x: number; y: number }[]): string {
  const [first, ...others] = places
  if (!first) return ''
  let from = first
  let path = `M${first.x} ${first.y}`
  for (const to of others) {
    const middle = (from.x + to.x) / 2
    path += `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
    from = to
  }
  return path
}
