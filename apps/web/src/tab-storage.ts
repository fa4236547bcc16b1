/** What this tab remembers; null where a browser lets a page keep nothing, as in a frame of another site. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
