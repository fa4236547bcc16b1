import { type RefusalReason, refusalReasons } from '@lithe/movements/catalog'
import type { FailureReason } from './workout-flow.ts'

/** The reason as the server knows it; null for a camera or engine that never got as far as measuring. */
export const uploadableRefusal = (reason: FailureReason): RefusalReason | null =>
  refusalReasons.find(known => known === reason) ?? null
