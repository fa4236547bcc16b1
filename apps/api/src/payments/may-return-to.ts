const isWithin = (url: URL, place: URL) =>
  url.origin === place.origin &&
  (url.pathname === place.pathname || url.pathname.startsWith(place.pathname.replace(/\/?$/, '/')))

/** Whether a checkout may send people to an address: one of the given places or somewhere below it. */
export const mayReturnTo = (address: string, places: readonly string[]): boolean =>
  URL.canParse(address) &&
  places.some(place => URL.canParse(place) && isWithin(new URL(address), new URL(place)))
