import type { FreeReport } from '@lithe/contracts/api'
import type { Test } from '@lithe/movements/catalog'
import { reportPageWords } from '@lithe/words/live/report-page'
import { type ReactNode, useRef } from 'react'
import { useSeen } from '../../ui/motion.ts'
import { numeral } from '../../words/formats.ts'
import type { BreakdownLine, MeasuredLine } from './breakdown-lines.ts'
import { bodyOf, yearsSentence } from './report-words.ts'

/** One movement's step from the real age to the reported one; `at` is the age before it. */
type Step = { test: Test; at: number; years: number }
type Fall = { from: number; to: number; steps: readonly Step[] }

type Ages = Pick<FreeReport, 'userAge' | 'mobilityAge' | 'isOrMore'>
type WithYears = MeasuredLine & { yearsEffect: number }

const hasYears = (line: BreakdownLine): line is WithYears => !line.isMissing && line.yearsEffect !== null

/** Sorts tests: most years added first, then those not counted, then unmeasured ones. */
export const byYears = (lines: readonly BreakdownLine[]): BreakdownLine[] => {
  const rank = (line: BreakdownLine) => (line.isMissing ? -2000 : (line.yearsEffect ?? -1000))
  return lines.toSorted((a, b) => rank(b) - rank(a))
}

/** Each test's years between the two ages; null if they do not add up, as with an age "or more". */
export function fallOf(
  { userAge, mobilityAge, isOrMore }: Ages,
  lines: readonly BreakdownLine[],
): Fall | null {
  if (mobilityAge === null || isOrMore) return null
  let at = userAge
  const steps = byYears(lines)
    .filter(hasYears)
    .map(({ test, yearsEffect: years }) => {
      const step = { test, at, years }
      at += years
      return step
    })
  return steps.length > 0 && at === mobilityAge ? { from: userAge, to: mobilityAge, steps } : null
}

/** Position of an age on the drawing, in percent from its start. */
export function scaleOf({ from, to, steps }: Fall): (age: number) => number {
  const all = [from, to, ...steps.map(({ at }) => at)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = Math.max(4, high - low)
  return age => 6 + (88 * (age - low)) / span
}

type Props = { ages: Ages; lines: readonly BreakdownLine[] }

/** "71, legs +6, reach +3, balance +1, 81": test by test, from the real age to the reported one. */
export function Waterfall({ ages, lines }: Props) {
  const drawing = useRef<HTMLOListElement>(null)
  const wasSeen = useSeen(drawing)
  const fall = fallOf(ages, lines)
  const place = fall ? scaleOf(fall) : null
  const { sum } = reportPageWords
  return (
    <ol ref={drawing} className={`flex flex-col print:hidden ${wasSeen ? '' : 'fall-waiting'}`}>
      {fall && place ? (
        <Row name={sum.from} years={numeral(fall.from)} isEnd>
          <Mark at={place(fall.from)} leads className="bg-ink" />
        </Row>
      ) : null}
      {byYears(lines).map((line, index) => {
        const step = fall?.steps.find(({ test }) => test === line.test)
        return (
          <Row
            key={line.test}
            name={sum.body({ body: bodyOf(line) })}
            told={toldOf(line)}
            years={step ? <Years of={step} index={index + 1} /> : null}
          >
            {step && place ? <Bar of={step} place={place} index={index + 1} /> : null}
          </Row>
        )
      })}
      {fall && place ? (
        <Row name={sum.to} years={<Last index={fall.steps.length + 1}>{numeral(fall.to)}</Last>} isEnd>
          <Mark at={place(fall.to)} className="bg-ember" />
        </Row>
      ) : null}
    </ol>
  )
}

/** The contribution, or why it is not part of the sum. */
function toldOf(line: BreakdownLine): string {
  if (!line.isMissing) return `${line.metric.value}\u00a0${line.metric.unit}`
  return line.reason === 'left-out' ? reportPageWords.sum.leftOut : reportPageWords.zones.none
}

type RowProps = { name: string; told?: string; years: ReactNode; isEnd?: boolean; children: ReactNode }

function Row({ name, told, years, isEnd = false, children }: RowProps) {
  return (
    <li className="grid min-h-7 grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)_minmax(3rem,auto)] items-center gap-x-1.5 max-[16em]:grid-cols-[minmax(0,1fr)_auto]">
      <span className="leading-tight">
        <span className={isEnd ? 'text-ink-soft' : 'font-semibold'}>{name}</span>
        {told ? <span className="block text-ink-soft">{told}</span> : null}
      </span>
      <span aria-hidden="true" className="relative block self-stretch max-[16em]:hidden">
        {children}
      </span>
      <span className={`text-end font-soft font-medium tabular ${isEnd ? 'text-head' : 'text-title'}`}>
        {years}
      </span>
    </li>
  )
}

const Last = ({ index, children }: { index: number; children: ReactNode }) => (
  <span className="fall-years block" style={{ '--step': index }}>
    {children}
  </span>
)

function Years({ of: { years }, index }: { of: Step; index: number }) {
  return (
    <span className="fall-years block" style={{ '--step': index }}>
      <span aria-hidden="true" className={years > 0 ? 'text-ember-text' : years < 0 ? 'text-zone-green' : ''}>
        {reportPageWords.sum.years({ effect: years > 0 ? 'adds' : 'takes', years: Math.abs(years) })}
      </span>
      <span className="sr-only">{yearsSentence(years)}</span>
    </span>
  )
}

const thread = 'absolute w-[2px] -translate-x-1/2 rtl:translate-x-1/2 bg-hairline'

/** A single age: a short stroke with a connecting line before or after it. */
const Mark = ({ at, leads = false, className }: { at: number; leads?: boolean; className: string }) => (
  <>
    <span
      className={`${thread} ${leads ? 'top-1/2 bottom-0' : 'top-0 bottom-1/2'}`}
      style={{ insetInlineStart: `${at}%` }}
    />
    <span
      className={`absolute top-1/2 h-[24px] w-[5px] -translate-1/2 rounded-full rtl:translate-x-1/2 ${className}`}
      style={{ insetInlineStart: `${at}%` }}
    />
  </>
)

function Bar({
  of: { at, years },
  place,
  index,
}: {
  of: Step
  place: (age: number) => number
  index: number
}) {
  const [before, after] = [place(at), place(at + years)]
  const grows = years < 0 ? 'origin-right rtl:origin-left' : 'origin-left rtl:origin-right'
  return (
    <>
      <span className={`${thread} top-0 bottom-1/2`} style={{ insetInlineStart: `${before}%` }} />
      <span className={`${thread} top-1/2 bottom-0`} style={{ insetInlineStart: `${after}%` }} />
      <span
        className={`fall-bar absolute top-1/2 h-[18px] min-w-[6px] -translate-y-1/2 rounded-[4px] ${grows} ${
          years > 0 ? 'bg-ember' : years < 0 ? 'bg-zone-green' : 'bg-outline'
        }`}
        style={{
          insetInlineStart: `${Math.min(before, after)}%`,
          width: `${Math.abs(after - before)}%`,
          '--step': index,
        }}
      />
    </>
  )
}
