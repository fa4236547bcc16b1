import { useLongWait } from '../../ui/use-long-wait.ts'

const noticedMs = 1000

/** While the phone does the small work that comes before a further code, and only if that can be felt. */
export function OneMoment({ isWorking }: { isWorking: boolean }) {
  const isNoticed = useLongWait(isWorking, noticedMs)
  return (
    <p role="status" className="my-1 text-ink-soft empty:hidden">
      {isNoticed ? 'One moment…' : null}
    </p>
  )
}
