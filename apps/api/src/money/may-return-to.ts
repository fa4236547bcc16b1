const isWithin = (url: URL, place: URL) =>
  url.origin === place.origin &&
  (url.pathname === place.pathname || url.pathname.startsWith(place.pathname.replace(/\/?$/, '/')))

/** Whether a checkout may send people to an address: one of the given places or somewhere below it. */
export const mayReturnTo = (address: string, places: readonly string[]): boolean =>
  URL.canParse(address) &&
  places.some(place => URL.canParse(place) && isWithin(new URL(address), new URL(place)))

export const home = '/'

/** A kept address, looked at once more before it is gone to: settings change, and a row could be another's. */
export const returnAddress = (kept: string, places: readonly string[]): string =>
  mayReturnTo(kept, places) ? kept : home
