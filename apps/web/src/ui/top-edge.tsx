/** What scrolls up does not run under the clock or the messenger's buttons. Of no height where nothing is there. */
export const TopEdge = () => (
  <div aria-hidden="true" className="fixed inset-x-0 top-0 z-20 h-(--edge-top) bg-ground print:hidden" />
)
