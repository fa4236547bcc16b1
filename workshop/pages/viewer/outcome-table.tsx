import { angleErrors } from './angle-errors.ts'
import { angleNames } from './angle-names.ts'
import type { LabTruth } from './lab-files.ts'
import { numbersOf } from './numbers-of.ts'
import type { LabRun } from './run-recording.ts'

type OutcomeTableProps = { run: LabRun; truth: LabTruth | null }

/** Results of the whole recording next to the expected results. */
export function OutcomeTable({ run: { moments, measured }, truth }: OutcomeTableProps) {
  const errors = truth && angleErrors(moments, truth)
  const found = numbersOf(measured)
  const expected = truth ? Object.entries(truth.expected) : []
  const names = [...new Set([...Object.keys(found), ...expected.map(([name]) => name)])]
  const known = Object.fromEntries(expected)
  return (
    <table className="lab-outcome">
      <caption>{measured.ok ? 'Measured' : `Refused: ${measured.reason}`}</caption>
      <thead>
        <tr>
          <th scope="col">what</th>
          <th scope="col">measured</th>
          <th scope="col">truth</th>
        </tr>
      </thead>
      <tbody>
        {names.map(name => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{found[name] ?? '–'}</td>
            <td>{name in known ? String(known[name]) : '–'}</td>
          </tr>
        ))}
        {errors &&
          angleNames.map(name => (
            <tr key={name}>
              <th scope="row">{name}, mean error</th>
              <td>{errors[name] === null ? '–' : `${errors[name].toFixed(1)}°`}</td>
              <td>0°</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
