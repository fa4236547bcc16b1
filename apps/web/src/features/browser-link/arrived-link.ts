import { type BrowserLink, readLink } from './link-address.ts'

let arrived: BrowserLink | null = null

/** Takes the key of a link out of the address bar, and so out of the history, before anything else looks there. */
export function takeLink() {
  const { location, history } = window
  arrived = readLink(location)
  if (arrived !== null) history.replaceState(history.state, '', location.pathname)
}

/** The link this page was opened by, for as long as the page lives; null where there was none. */
export const arrivedLink = () => arrived
