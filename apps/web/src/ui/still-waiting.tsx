import { useLongWait } from './use-long-wait.ts'

type Props = {
  isWaiting: boolean
  /** What a person may do meanwhile. */
  children?: string
}

/** Said under a button or a line that has been waiting for four seconds: that it still is, and that the person need not. */
export function StillWaiting({ isWaiting, children = 'You may wait, or go back: nothing is lost.' }: Props) {
  const isLong = useLongWait(isWaiting)
  return (
    <p role="status" className="my-1 text-ink-soft empty:hidden">
      {isLong ? `The answer takes longer than usual; the network may be slow. ${children}` : null}
    </p>
  )
}
