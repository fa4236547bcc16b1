/** What no green colour and no praise passes over, the gravest first; each is a sentence that comes before all others. */
export type Concern =
  | { code: 'first-fall'; values: { last: number; seconds: number } }
  | { code: 'first-near-fall'; values: Record<never, never> }
  | { code: 'first-eased'; values: { way: 'chair' | 'halfStep'; seconds: number } }
  | { code: 'first-balance'; values: { seconds: number } }
  | { code: 'first-reds'; values: { reds: number } }
  | { code: 'first-low'; values: Record<never, never> }

/** As people of one's age do: the middle half of them. */
export const middleHalf = { from: 25, to: 75 } as const
