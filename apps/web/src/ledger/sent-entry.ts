import { z } from 'zod'
import { callNames } from '../api/endpoints.ts'

/** What became of a call: `unanswered` may never have left the phone. */
const fates = ['under-way', 'answered', 'refused', 'unanswered'] as const
export type Fate = (typeof fates)[number]

/** One call as it left, in the very words that were sent, secrets hidden. */
export const SentEntry = z.object({
  at: z.iso.datetime(),
  call: z.enum(callNames),
  method: z.string(),
  path: z.string(),
  /** Who was calling, where it stands beside the address. */
  headers: z.record(z.string(), z.string()),
  /** JSON; null for a call without a body. */
  body: z.string().nullable(),
  fate: z.enum(fates),
})
export type SentEntry = z.infer<typeof SentEntry>

export type SentCall = Omit<SentEntry, 'at' | 'fate'>

/** What would open a door to its reader. */
const secretFields: readonly string[] = [
  'otp',
  'credential',
  'initData',
  'key',
  'hash',
  'promoCode',
  'unlockKey',
  'organisationKey',
]

const hiddenWord = '(hidden)'

/** Thousands of letters that say nothing to a reader, and that would push out everything else that is written down. */
const figuresWord = (figures: unknown) => `(stick figures, ${String(figures).length} letters)`

/** The JSON of a body, with every secret in it replaced by the same word. */
export const jsonWithoutSecrets = (body: unknown): string =>
  JSON.stringify(body, (field, value: unknown) => {
    if (field === 'figures') return figuresWord(value)
    return secretFields.includes(field) ? hiddenWord : value
  })
