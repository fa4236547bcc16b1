/** What a device kept may be of another version, another making, or broken: read as far as it makes sense. */
export const keptRecord = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {}

export const keptText = (value: unknown): string => (typeof value === 'string' ? value : '')
