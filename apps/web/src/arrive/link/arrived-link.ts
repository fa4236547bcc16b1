import { matchPath } from 'react-router'
import { paths } from '../../navigation/paths.ts'

let arrived: BrowserLink | null = null

/** Removes a link's key from the address bar and history before other code reads the URL. */
export function takeLink() {
  const { location, history } = window
  arrived = readLink(location)
  if (arrived !== null) history.replaceState(history.state, '', location.pathname)
}

/** The link that opened this page, for the life of the page; null if there is none. */
export const arrivedLink = () => arrived

/** A key and a target page after the '#', which no server or log sees. */
export type BrowserLink = { key: string; to: string }

const wellFormedKey = /^[\w.-]{20,2000}$/

/** Excluded targets: loops and the sign-in. */
const noPlaces: readonly string[] = [paths.open.pattern, paths.login.pattern]

const isPlace = (path: string) =>
  Object.values(paths).some(({ pattern }) => !noPlaces.includes(pattern) && matchPath(pattern, path) !== null)

/** Returns one of our pages, without query or hash; the start page for any other. */
export const placeIn = (to: string | null): string => (to !== null && isPlace(to) ? to : paths.start.link())

export const linkAddress = (origin: string, { key, to }: BrowserLink) =>
  `${origin}${paths.open.link()}#${new URLSearchParams({ key, to })}`

/** Reads a link; null if the URL has no key. */
export function readLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): BrowserLink | null {
  if (pathname !== paths.open.pattern) return null
  const brought = new URLSearchParams(hash.slice(1))
  const key = brought.get('key') ?? ''
  return wellFormedKey.test(key) ? { key, to: placeIn(brought.get('to')) } : null
}
