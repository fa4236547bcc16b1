/** Defers `Intl` formats, which take milliseconds to create, until first use. */
export function once<Rules extends object>(read: () => Rules): () => Rules {
  let rules: Rules | undefined
  return () => {
    rules ??= read()
    return rules
  }
}
