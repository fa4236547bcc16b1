/** PostgreSQL keeps neither NUL nor half a surrogate pair; other control characters have no place in a field. */
const unstorable = /\p{Cc}|\p{Surrogate}/u

/** Whether every text in a parsed body can be stored and read back unchanged. */
export function hasOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(hasOnlyStorableText)
  return true
}
