import { type AngleName, joints } from './angle-names.ts'
import type { LabTruth } from './lab-files.ts'
import type { LabRun } from './run-recording.ts'

type AngleCurvesProps = { run: LabRun; truth: LabTruth | null; secondsHere: number }

const least = 20
const most = 185

/** Each joint's angle over time: measured as a line, the truth as dots. */
export function AngleCurves({ run: { moments }, truth, secondsHere }: AngleCurvesProps) {
  const last = moments.at(-1)?.seconds ?? 1
  const x = (seconds: number) => ((seconds / last) * 1000).toFixed(1)
  const y = (degrees: number) => (((most - degrees) / (most - least)) * 100).toFixed(1)
  const measured = (name: AngleName) =>
    moments.flatMap(({ seconds, angles }) => (angles ? [`${x(seconds)},${y(angles[name])}`] : [])).join(' ')
  const known = (name: AngleName) =>
    (truth?.frames ?? []).flatMap(frame => {
      const degrees = frame[name]
      return degrees === undefined || frame.t > last ? [] : [`${x(frame.t)},${y(degrees)}`]
    })

  return joints.map(({ name, angles }) => (
    <figure className="lab-curve" key={name}>
      <figcaption>{name}</figcaption>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label={`${name} over time`}>
        {[45, 90, 135, 180].map(degrees => (
          <line key={degrees} className="grid" x1="0" x2="1000" y1={y(degrees)} y2={y(degrees)} />
        ))}
        {angles.map(angle => (
          <polyline
            key={`true ${angle}`}
            className={`true ${sideOf(angle)}`}
            points={known(angle).join(' ')}
          />
        ))}
        {angles.map(angle => (
          <polyline key={angle} className={`measured ${sideOf(angle)}`} points={measured(angle)} />
        ))}
        <line className="here" x1={x(secondsHere)} x2={x(secondsHere)} y1="0" y2="100" />
      </svg>
    </figure>
  ))
}

const sideOf = (name: AngleName) => (name.endsWith('Right') ? 'right' : 'left')
