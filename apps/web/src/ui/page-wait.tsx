import { useLongWait } from './use-long-wait.ts'

/** The next page is on its way; silent while that takes but a moment. */
export function PageWait() {
  const isLong = useLongWait(true)
  return (
    <div role="status" className="slow-only fixed inset-x-0 top-0 z-50">
      <span className="sr-only">Opening the next page</span>
      <div aria-hidden="true" className="h-[6px] overflow-hidden bg-sand">
        <div className="waiting-line h-full w-[30%] bg-ember" />
      </div>
      {isLong ? (
        <p aria-hidden="true" className="appear bg-sand px-3 py-1 text-center">
          The next page is on its way; the network is slow.
        </p>
      ) : null}
    </div>
  )
}
