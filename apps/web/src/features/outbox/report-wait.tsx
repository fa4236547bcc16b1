import { ProgressLine, useLongWait } from '../../ui/waiting.tsx'
import { useOutbox } from './browser-outbox.ts'

/** Where the results are while the report is not made yet, and that the page may be left. */
export function ReportWait({ isOffline, hasTried }: { isOffline: boolean; hasTried: boolean }) {
  const { waiting } = useOutbox()
  const isLong = useLongWait(!isOffline)
  if (isOffline)
    return (
      <>
        <p className="text-lead">
          You are offline. {waiting > 0 ? safe(waiting) : 'Your results have arrived.'}
        </p>
        <p className="mt-2 text-ink-soft">{mayClose}</p>
        {hasTried ? <p className="mt-2 font-semibold text-ember-text">Still no network.</p> : null}
      </>
    )
  return (
    <>
      <ProgressLine
        label={waiting > 0 ? sending(waiting) : 'Comparing you with people of your age'}
        share={null}
      />
      {isLong ? <p className="mt-2 text-ink-soft">This takes longer than usual. {mayClose}</p> : null}
    </>
  )
}

const sending = (waiting: number) =>
  waiting === 1 ? 'Sending your last result' : `Sending ${waiting} results`

const safe = (waiting: number) =>
  `${waiting === 1 ? 'Your result is' : `Your ${waiting} results are`} safe on this phone and will be sent as soon as the network is back.`

const mayClose =
  'You may close this page. Nothing is lost: the next time you open Lithe, your report is offered on the first page.'
