import { phaseSpans } from './phase-spans.ts'
import type { LabRun } from './run-recording.ts'

/** Detected phases, and the growth of the analyser's number. */
export function PhaseStrip({ run: { moments }, secondsHere }: { run: LabRun; secondsHere: number }) {
  const last = moments.at(-1)?.seconds ?? 1
  const share = (seconds: number) => `${((seconds / last) * 100).toFixed(2)}%`
  return (
    <figure className="lab-phases">
      <figcaption>Phases</figcaption>
      <div className="lab-strip" role="img" aria-label="Phases over time">
        {phaseSpans(moments).map(({ phase, fromSeconds, toSeconds }) => (
          <span
            key={fromSeconds}
            className={phase}
            style={{ left: share(fromSeconds), width: share(toSeconds - fromSeconds) }}
          >
            {phase}
          </span>
        ))}
        <i className="here" style={{ left: share(secondsHere) }} />
      </div>
    </figure>
  )
}
