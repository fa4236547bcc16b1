import { z } from 'zod'

/** What of a CycloneDX bill is told in a list of licences. */
export const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      /** `pkg:npm/NAME@VERSION`, with %40 for @; npm names a workspace by its folder and says here what it is. */
      purl: z.string(),
      version: z.string(),
      licenses: z
        .array(
          z.object({
            expression: z.string().optional(),
            license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
          }),
        )
        .optional(),
    }),
  ),
})

/** One line a package that is not ours: its licence, its name and its version, by licence. */
export function licenceLines({ components }: z.output<typeof Bill>): string[] {
  const lines = components.flatMap(({ purl, name, version, licenses = [] }) => {
    if (purl.startsWith('pkg:npm/%40lithe/')) return []
    const said = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name)
    return [`${said.join(', ') || 'not said'}\t${name} ${version}`]
  })
  return [...new Set(lines)].sort()
}
