import { matchPath } from 'react-router'
import { paths } from '../../navigation/paths.ts'

let arrived: BrowserLink | null = null

/** Takes the key of a link out of the address bar, and so out of the history, before anything else looks there. */
export function takeLink() {
  const { location, history } = window
  arrived = readLink(location)
  if (arrived !== null) history.replaceState(history.state, '', location.pathname)
}

/** The link this page was opened by, for as long as the page lives; null where there was none. */
export const arrivedLink = () => arrived

/** A key and the place to go on at, as they stand behind the '#', which no server and no log ever sees. */
export type BrowserLink = { key: string; to: string }

const wellFormedKey = /^[\w.-]{20,2000}$/

/** A link leads neither in circles nor to a sign-in. */
const noPlaces: readonly string[] = [paths.open.pattern, paths.login.pattern]

const isPlace = (path: string) =>
  Object.values(paths).some(({ pattern }) => !noPlaces.includes(pattern) && matchPath(pattern, path) !== null)

/** One of our own pages, without anything behind its address; the start for whatever else a link may say. */
export const placeIn = (to: string | null): string => (to !== null && isPlace(to) ? to : paths.start.link())

export const linkAddress = (origin: string, { key, to }: BrowserLink) =>
  `${origin}${paths.open.link()}#${new URLSearchParams({ key, to })}`

/** Null where an address brings no key. */
export function readLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): BrowserLink | null {
  if (pathname !== paths.open.pattern) return null
  const brought = new URLSearchParams(hash.slice(1))
  const key = brought.get('key') ?? ''
  return wellFormedKey.test(key) ? { key, to: placeIn(brought.get('to')) } : null
}
