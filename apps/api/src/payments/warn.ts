/** Tells whoever runs the server; facts never say who. */
export type Warn = (facts: Record<string, string | number>, text: string) => void
