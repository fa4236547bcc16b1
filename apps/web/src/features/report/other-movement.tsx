import { outsideAgeWords } from '@lithe/scoring/words'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ZoneBar } from '../../ui/zone-bar.tsx'
import { MeasureAgain, type OnMeasureAgain } from './measure-again.tsx'
import type { MovementLine } from './movement-line.ts'
import { nextTimeSentence, notMeasuredSentence } from './report-words.ts'
import { standingSentence } from './standing-sentence.ts'

type Props = { line: MovementLine; onMeasureAgain: OnMeasureAgain }

/** One more movement of the same test, told more shortly than the one that leads. */
export function OtherMovement({ line, onMeasureAgain }: Props) {
  return (
    <section className="mt-3 border-l-2 border-hairline pl-2">
      <h4 className="font-semibold">{line.movementName}</h4>
      {line.isMissing ? (
        <p className="text-ink-soft">
          {notMeasuredSentence(line.reason)} {nextTimeSentence(line.reason)}
        </p>
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
        <span className="font-soft text-head font-medium tabular">{metric.value}</span>{' '}
        <span className="text-ink-soft">{metric.unit}</span>
      </p>
      {metric.hint ? <p className="text-ink-soft">{metric.hint}</p> : null}
      {/* What leads a test speaks for its age; whatever stands beside it does not. */}
      <p className="font-semibold">{outsideAgeWords}</p>
      {zone && score !== null ? (
        <div className="mt-1">
          <ZoneBar
            score={score}
            zone={zone}
            zoneStart={zoneStart}
            zoneEnd={zoneEnd}
            label={`${movementName} compared with people of your age`}
          />
          <p className="mt-1 text-ink-soft">
            {standingSentence({ score, test: 'strength', isCensored: line.isCensored })}.
          </p>
        </div>
      ) : null}
      {observation ? <p className="mt-1">{observation}</p> : null}
      <p className="mt-1 text-ink-soft print:hidden">{line.seen}</p>
      <Disclosure title="More about this" className="mt-0.5 print:hidden">
        <ul className="flex flex-col gap-1">
          {[line.basis, ...(ordinary ? [ordinary] : [])].map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
