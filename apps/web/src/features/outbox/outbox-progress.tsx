import { ProgressLine } from '../../ui/progress-line.tsx'
import { useOutbox } from './browser-outbox.ts'

/** Where the results are, while something still keeps them on this device. */
export function OutboxProgress({ isOffline = false }: { isOffline?: boolean }) {
  const { waiting, isUnreachable } = useOutbox()
  if (isOffline || isUnreachable)
    return (
      <p className="text-lead">
        You are offline; your results are safe on this phone and will be sent as soon as the network is back.
      </p>
    )
  return (
    <ProgressLine
      label={waiting === 1 ? 'Sending your last result' : `Sending ${waiting} results`}
      share={null}
    />
  )
}
