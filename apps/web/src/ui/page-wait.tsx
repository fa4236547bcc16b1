/** The next page is on its way; silent while that takes but a moment. */
export function PageWait() {
  return (
    <div role="status" className="slow-only fixed inset-x-0 top-0 z-50">
      <span className="sr-only">Opening the next page</span>
      <div aria-hidden="true" className="h-[6px] overflow-hidden bg-sand">
        <div className="waiting-line h-full w-[30%] bg-ember" />
      </div>
    </div>
  )
}
