/** Fields of a CycloneDX bill shown in the licence list. */
export type Bill = {
  components: {
    name: string
    /** `pkg:npm/NAME@VERSION`, with %40 for @. */
    purl: string
    version: string
    licenses: { expression: string }[]
  }[]
}

/** Writes one line per third-party package: licence, name and version, sorted by licence. */
export function licenceLines({ components }: Bill): string[] {
  const lines = components.map(({ name, version, licenses }) => {
    const said = licenses.map(({ expression }) => expression)
    return `${said.join(', ') || 'not said'}\t${name} ${version}`
  })
  return [...new Set(lines)].sort()
}
