import { testNames } from '../../test-names.ts'
import { ZoneBar } from '../../ui/zone-bar.tsx'
import { ZoneMark } from '../../ui/zone-mark.tsx'
import type { BreakdownLine } from './breakdown-line.ts'
import { missingSentence, yearsSentence } from './report-words.ts'

/** Three lines, one for each test. */
export function BreakdownList({ lines }: { lines: readonly BreakdownLine[] }) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line.test} className="border-t border-hairline py-3 last:border-b">
          {line.isMissing ? (
            <>
              <h3 className="font-soft text-title font-medium">{testNames[line.test]}</h3>
              <p className="mt-0.5 text-ink-soft">{missingSentence(line.reason)}</p>
            </>
          ) : (
            <MeasuredLine line={line} />
          )}
        </li>
      ))}
    </ul>
  )
}

type Measured = Extract<BreakdownLine, { isMissing: false }>

function MeasuredLine({ line }: { line: Measured }) {
  const { test, metric, zone, score, basis, zoneStart, zoneEnd, yearsEffect, observations } = line
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3 className="font-soft text-title font-medium">{testNames[test]}</h3>
          {zone ? <ZoneMark zone={zone} /> : null}
        </div>
        <p className="text-right leading-none">
          <span className="font-soft text-display font-medium text-ink tabular">{metric.value}</span>{' '}
          <span className="text-ink-soft">{metric.unit}</span>
        </p>
      </div>
      {zone && score !== null ? (
        <div className="mt-2">
          <ZoneBar
            score={score}
            zone={zone}
            zoneStart={zoneStart}
            zoneEnd={zoneEnd}
            label={`${testNames[test]} compared with people of your age`}
          />
          {basis ? <p className="mt-1.5 text-ink-soft">{basis}</p> : null}
        </div>
      ) : null}
      <p className="mt-1.5 text-ink-soft">
        {metric.hint ? `${metric.hint}. ` : ''}
        {yearsEffect === null ? null : (
          <strong className="font-semibold text-ink">It {yearsSentence(yearsEffect)}.</strong>
        )}
      </p>
      {observations.length > 0 ? (
        <ul className="mt-1.5 flex flex-col gap-1">
          {observations.map(observation => (
            <li key={observation}>{observation}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
