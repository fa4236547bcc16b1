/** Tells the operator; facts never name a person. */
export type Warn = (facts: Record<string, string | number>, text: string) => void
