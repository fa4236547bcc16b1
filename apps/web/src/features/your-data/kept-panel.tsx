import type { Caller } from '@lithe/contracts/api'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { countKept } from './count-kept.ts'
import { dataProblem } from './data-problem.ts'
import { KeptNumbers } from './kept-numbers.tsx'
import { useKept } from './use-kept.ts'

type Props = {
  keeper: Caller
  /** Results that are on this device only. */
  waiting: number
}

/** How much the server keeps, asked for anew; an answer that does not come holds up nothing else. */
export function KeptPanel({ keeper, waiting }: Props) {
  const { data, error, isFetching, refetch } = useKept(keeper)
  return (
    <>
      {data ? <KeptNumbers kept={countKept(data)} /> : null}
      {!data && isFetching ? (
        <div className="slow-only">
          <ProgressLine label="Asking our server" share={null} />
          <StillWaiting isWaiting />
        </div>
      ) : null}
      {error && !isFetching ? (
        <>
          <p>{dataProblem(error, 'We could not ask our server.')}</p>
          <QuietButton className="mt-1.5" onClick={() => void refetch()}>
            Try again
          </QuietButton>
        </>
      ) : null}
      {waiting > 0 ? (
        <p className="mt-2 rounded-card bg-sand p-2">
          {waiting === 1 ? 'One result is' : `${waiting} results are`} on this phone only, and not in a copy
          you make now.
        </p>
      ) : null}
    </>
  )
}
