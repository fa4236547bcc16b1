/** Concerns that override green and praise, gravest first; each is one sentence, shown before all others. */
export type Concern =
  | { code: 'first-fall'; values: { last: number; seconds: number } }
  | { code: 'first-near-fall'; values: Record<never, never> }
  | { code: 'first-eased'; values: { way: 'chair' | 'halfStep'; seconds: number } }
  | { code: 'first-balance'; values: { seconds: number } }
  | { code: 'first-reds'; values: { reds: number } }
  | { code: 'first-low'; values: Record<never, never> }

/** The typical range: the middle half of one's age group. */
export const middleHalf = { from: 25, to: 75 } as const
