import { z } from 'zod'

/** As much as a series of 20 000 bytes comes to in base64. */
const mostCharacters = 26_668

/** A measurement as a stick figure of 17 points, ten times a second; no picture. */
export const Replay = z.strictObject({
  /** Picture width ÷ height. */
  aspect: z.number().min(0.1).max(10),
  /** In base64, as `packages/movements` writes them. */
  figures: z
    .string()
    .min(4)
    .max(mostCharacters, { abort: true })
    .regex(/^[\w+/]+={0,2}$/),
})
export type Replay = z.infer<typeof Replay>

/** What measuring a replay again came to. It says nothing of who moved. */
export const replayAgreements = ['agrees', 'differs', 'unreadable'] as const
export type ReplayAgreement = (typeof replayAgreements)[number]
