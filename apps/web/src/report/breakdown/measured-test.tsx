import type { MovementId, RefusalReason, Test } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { shellWords } from '@lithe/words/live/shell'
import { linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ZoneBar, ZoneMark } from '../../ui/zone.tsx'
import type { MeasuredLine } from './breakdown-lines.ts'
import { HowYouRose } from './how-you-rose.tsx'
import { findMovement, type MovementLine, nameOf } from './movement-line.ts'
import { missingSentence, nextTimeSentence, notMeasuredSentence, standingSentence } from './report-words.ts'

type MeasuredTestProps = {
  line: MeasuredLine
  /** Whether it is the first step of the week. */
  isFirst: boolean
  onMeasureAgain: OnMeasureAgain
}

/** One test's result, in its own unit and compared with other people. */
export function MeasuredTest({ line, isFirst, onMeasureAgain }: MeasuredTestProps) {
  const { test, movement, movementName, metric, zone, score, zoneStart, zoneEnd } = line
  const { plain, alsoRed, ...zones } = reportPageWords.zones
  const more = [score === null ? null : line.basis, line.ordinary].filter(words => words !== null)
  return (
    <>
      {/* Each part has a row in print, so that the three tests align. */}
      <div className="flex flex-wrap gap-x-2 gap-y-1 print:row-start-1">
        <Chronophotograph
          movement={line.picture}
          crop="last-pose"
          className="size-[96px] shrink-0 overflow-hidden rounded-card bg-sand print:hidden"
        />
        <div className="min-w-0 flex-1 basis-[8.5rem] self-center">
          <h3 className="font-soft text-title font-medium">{shellWords.tests[test]}</h3>
          <p className="text-ink-soft">{movementName}</p>
          <ZoneMark zone={zone} words={zone === 'red' && !isFirst ? alsoRed : zone ? zones[zone] : plain} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-0.5 print:contents">
        <p className="leading-none print:row-start-2 print:mt-1">
          <span className="font-soft text-display font-medium text-ink tabular">{metric.value}</span>
          {'\u00a0'}
          <span className="text-lead text-ink-soft">{metric.unit}</span>
        </p>
        {line.years ? <p className="font-semibold print:row-start-3">{line.years}</p> : null}
      </div>
      {metric.hint ? <p className="mt-0.5 text-ink-soft print:row-start-4">{metric.hint}</p> : null}
      {zone && score !== null ? (
        <div className="mt-2 print:row-start-5 print:mt-1">
          <ZoneBar
            score={score}
            zone={zone}
            zoneStart={zoneStart}
            zoneEnd={zoneEnd}
            name={shellWords.tests[test]}
          />
          <p className="mt-1 text-ink-soft">
            {standingSentence({ score, test, picture: line.picture, tie: line.tie })}
          </p>
        </div>
      ) : (
        <p className="mt-1 text-ink-soft print:row-start-5">{line.basis ?? reportPageWords.notCompared}</p>
      )}
      <div className="flat:col-start-2! flat:row-span-6 flat:row-start-1 flat:-mt-2 print:contents">
        <div className="mt-2 flex flex-col gap-1 print:row-start-6 print:mt-1">
          {line.observations.map(seen => (
            <p key={seen}>{seen}</p>
          ))}
          {/* Says on paper how well it was seen, and what it is compared with. */}
          <p className="hidden text-[8pt] text-ink-soft print:block">
            {line.seen} {line.score === null ? null : line.basis}
          </p>
        </div>
        {line.rising ? <HowYouRose rising={line.rising} /> : null}
        {line.seen ? <p className="mt-1 text-ink-soft print:hidden">{line.seen}</p> : null}
        {more.length > 0 ? <More of={more} /> : null}
        <MeasureAgain movement={movement} onMeasureAgain={onMeasureAgain} />
        <div className="print:row-start-7">
          {line.others.map(other => (
            <OtherMovement key={other.movement} line={other} onMeasureAgain={onMeasureAgain} />
          ))}
        </div>
      </div>
    </>
  )
}

const More = ({ of }: { of: readonly string[] }) => (
  <Disclosure title={reportPageWords.more} className="mt-0.5 print:hidden">
    <ul className="flex flex-col gap-1">
      {of.map(words => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </Disclosure>
)

type OtherMovementProps = { line: MovementLine; onMeasureAgain: OnMeasureAgain }

/** Another movement for the same test, in less detail than the leading one. */
function OtherMovement({ line, onMeasureAgain }: OtherMovementProps) {
  return (
    <section className="mt-3 border-s-2 border-hairline ps-2">
      <h4 className="font-semibold">{line.movementName}</h4>
      {line.isMissing ? (
        <p className="text-ink-soft">{notMeasuredSentence(line.reason)}</p>
      ) : (
        <MeasuredMovement line={line} />
      )}
      <MeasureAgain movement={line.movement} onMeasureAgain={onMeasureAgain} />
    </section>
  )
}

type Measured = Extract<MovementLine, { isMissing: false }>

function MeasuredMovement({ line }: { line: Measured }) {
  const { metric, zone, score, zoneStart, zoneEnd, movementName, observation, ordinary } = line
  return (
    <>
      <p className="leading-tight">
        <span className="font-soft text-head font-medium tabular">{metric.value}</span>
        {'\u00a0'}
        <span className="text-ink-soft">{metric.unit}</span>
      </p>
      {metric.hint ? <p className="text-ink-soft">{metric.hint}</p> : null}
      {/* Only a test's leading movement counts towards the age. */}
      <p className="font-semibold">{movementsWords.outsideAge}</p>
      {zone && score !== null ? (
        <div className="mt-1">
          <ZoneBar score={score} zone={zone} zoneStart={zoneStart} zoneEnd={zoneEnd} name={movementName} />
          <p className="mt-1 text-ink-soft">{standingSentence({ score, test: 'strength', tie: line.tie })}</p>
        </div>
      ) : null}
      {observation ? <p className="mt-1">{observation}</p> : null}
      <p className="mt-1 text-ink-soft print:hidden">{line.seen}</p>
      <More of={[line.basis, ...(ordinary ? [ordinary] : [])]} />
    </>
  )
}

type MissingTestProps = {
  test: Test
  reason: RefusalReason | null
  /** The movement that would be measured. */
  movement: MovementId
  onMeasureAgain: OnMeasureAgain
}

/** A test without a number: why, and what to do. */
export function MissingTest({ test, reason, movement, onMeasureAgain }: MissingTestProps) {
  return (
    <div className="print:row-span-7">
      <h3 className="font-soft text-title font-medium">{shellWords.tests[test]}</h3>
      <ZoneMark zone={null} words={reportPageWords.zones.none} />
      <p className="mt-0.5 text-ink-soft">{missingSentence(reason)}</p>
      <p className="mt-1">{nextTimeSentence(reason)}</p>
      <MeasureAgain movement={movement} isMissing onMeasureAgain={onMeasureAgain} />
    </div>
  )
}

/** Called with the movement to repeat; null if the report is too old, or read-only. */
export type OnMeasureAgain = ((movement: MovementId) => void) | null

type MeasureAgainProps = { movement: string; isMissing?: boolean; onMeasureAgain: OnMeasureAgain }

/** Repeats one doubtful or missing number, and keeps all others. */
function MeasureAgain({ movement, isMissing = false, onMeasureAgain }: MeasureAgainProps) {
  const { measureAgain, measureAgainNamed, measureOnly, measureOnlyNamed } = reportPageWords
  const known = findMovement(movement)
  if (!known || !onMeasureAgain) return null
  return (
    <button
      type="button"
      aria-label={(isMissing ? measureOnlyNamed : measureAgainNamed)({ name: nameOf(known, null) })}
      className={`${linkLook} print:hidden`}
      onClick={() => onMeasureAgain(known)}
    >
      {isMissing ? measureOnly : measureAgain}
    </button>
  )
}
