/**
 * A language's rules take a browser milliseconds to read, so none are read before they are asked for, and each once.
 * `Intl` reads them as a format is made: of the many that a page might need, its first words need none or one.
 */
export function once<Rules extends object>(read: () => Rules): () => Rules {
  let rules: Rules | undefined
  return () => {
    rules ??= read()
    return rules
  }
}
