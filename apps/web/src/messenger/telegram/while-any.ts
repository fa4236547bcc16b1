/** Switched on with the first who wants it, off with the last. */
export function whileAny(set: (isOn: boolean) => void): () => () => void {
  const wanting = new Set<object>()
  return () => {
    const wish = {}
    wanting.add(wish)
    if (wanting.size === 1) set(true)
    return () => {
      if (wanting.delete(wish) && wanting.size === 0) set(false)
    }
  }
}
