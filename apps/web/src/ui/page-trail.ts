const trail = new Map<number, string>()

/** Where the router has counted this page to in the tab's history. */
function placeNow(): number {
  const state: unknown = window.history.state
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof idx === 'number' ? idx : 0
}

/** The browser does not tell which page lies before this one; so each is noted as it comes. */
export const notePage = (pathname: string) => void trail.set(placeNow(), pathname)

/** Whether one step back in this tab stays in the app; a page that took the first one's place has none before it. */
export const hasPageBefore = (): boolean => placeNow() > 0

/** Whether one step back in this tab leads to an address, whatever its query. Nothing is known of before a reload. */
export const isPageBefore = (address: string): boolean =>
  trail.get(placeNow() - 1) === new URL(address, window.location.origin).pathname
