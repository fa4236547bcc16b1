/** What of a CycloneDX bill is told in a list of licences. */
export type Bill = {
  components: {
    name: string
    /** `pkg:npm/NAME@VERSION`, with %40 for @. */
    purl: string
    version: string
    licenses: { expression: string }[]
  }[]
}

/** One line a package that is not ours: its licence, its name and its version, by licence. */
export function licenceLines({ components }: Bill): string[] {
  const lines = components.map(({ name, version, licenses }) => {
    const said = licenses.map(({ expression }) => expression)
    return `${said.join(', ') || 'not said'}\t${name} ${version}`
  })
  return [...new Set(lines)].sort()
}
