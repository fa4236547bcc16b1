const isWithin = (url: URL, place: URL) =>
  url.origin === place.origin &&
  (url.pathname === place.pathname || url.pathname.startsWith(place.pathname.replace(/\/?$/, '/')))

/** Whether a checkout may return people to a URL: a configured URL, or one below it. */
export const mayReturnTo = (address: string, places: readonly string[]): boolean =>
  URL.canParse(address) &&
  places.some(place => URL.canParse(place) && isWithin(new URL(address), new URL(place)))

export const home = '/'

/**
 * Validates a stored return URL again, because settings change and rows could be tampered with. Encodes it,
 * because a header cannot hold every character.
 */
export const returnAddress = (kept: string, places: readonly string[]): string =>
  mayReturnTo(kept, places) ? new URL(kept).href : home
