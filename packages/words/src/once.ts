/** Defers `Intl` formats, which take milliseconds to create, until first use; a page's first words need at most one. */
export function once<Rules extends object>(read: () => Rules): () => Rules {
  let rules: Rules | undefined
  return () => {
    rules ??= read()
    return rules
  }
}
