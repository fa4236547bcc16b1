import { outsideAgeWords } from '@lithe/scoring/words'
import { testNames } from '../../test-names.ts'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ZoneBar } from '../../ui/zone-bar.tsx'
import { ZoneMark } from '../../ui/zone-mark.tsx'
import type { MeasuredLine } from './breakdown-line.ts'
import { MeasureAgain, type OnMeasureAgain } from './measure-again.tsx'
import { OtherMovement } from './other-movement.tsx'
import { yearsSentence } from './report-words.ts'
import { standingSentence } from './standing-sentence.ts'

/** What one test came to, in its own unit and beside other people. */
export function MeasuredTest({
  line,
  onMeasureAgain,
}: {
  line: MeasuredLine
  onMeasureAgain: OnMeasureAgain
}) {
  const { test, movement, movementName, metric, zone, score, zoneStart, zoneEnd, yearsEffect } = line
  const [firstSeen, ...moreSeen] = line.observations
  const more = [...moreSeen, score === null ? null : line.basis, line.ordinary].filter(
    words => words !== null,
  )
  return (
    <>
      {/* On paper each part has its row, so that the three tests share their lines. */}
      <div className="flex flex-wrap gap-x-2 gap-y-1 print:row-start-1">
        <Chronophotograph
          movement={line.picture}
          crop="last-pose"
          className="size-[96px] shrink-0 overflow-hidden rounded-card bg-sand print:hidden"
        />
        <div className="min-w-0 flex-1 basis-[8.5rem] self-center">
          <h3 className="font-soft text-title font-medium">{testNames[test]}</h3>
          <p className="text-ink-soft">{movementName}</p>
          {zone ? <ZoneMark zone={zone} /> : <ZoneMark zone={null} words="A plain number" />}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-0.5 print:contents">
        <p className="leading-none print:row-start-2 print:mt-1">
          <span className="font-soft text-display font-medium text-ink tabular">{metric.value}</span>{' '}
          <span className="text-lead text-ink-soft">{metric.unit}</span>
        </p>
        <p className="font-semibold print:row-start-3">
          {yearsEffect === null ? outsideAgeWords : `It ${yearsSentence(yearsEffect)}.`}
        </p>
      </div>
      {metric.hint ? <p className="mt-0.5 text-ink-soft print:row-start-4">{metric.hint}</p> : null}
      {zone && score !== null ? (
        <div className="mt-2 print:row-start-5 print:mt-1">
          <ZoneBar
            score={score}
            zone={zone}
            zoneStart={zoneStart}
            zoneEnd={zoneEnd}
            label={`${testNames[test]} compared with people of your age`}
          />
          <p className="mt-1 text-ink-soft">
            {standingSentence({ score, test, isCensored: line.isCensored })}.
          </p>
        </div>
      ) : (
        <p className="mt-1 text-ink-soft print:row-start-5">
          {line.basis ?? 'Shown as a plain number: we know of no published numbers to set it beside.'}
        </p>
      )}
      {firstSeen ? <p className="mt-2 print:row-start-6 print:mt-1">{firstSeen}</p> : null}
      {line.seen ? <p className="mt-1 text-ink-soft print:hidden">{line.seen}</p> : null}
      {more.length > 0 ? (
        <Disclosure title="More about this" className="mt-0.5 print:hidden">
          <ul className="flex flex-col gap-1">
            {more.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <MeasureAgain movement={movement} onMeasureAgain={onMeasureAgain} />
      <div className="print:row-start-7">
        {line.others.map(other => (
          <OtherMovement key={other.movement} line={other} onMeasureAgain={onMeasureAgain} />
        ))}
      </div>
    </>
  )
}
