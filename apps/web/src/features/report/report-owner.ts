import type { Caller } from '@lithe/contracts/api'
import { ApiError } from '../../api-error.ts'

/** Whose report is whose among the people of this device, as reading them has shown. */
const owners = new Map<string, Caller>()

/** Who calls for a report: its owner where that is known, else the current profile. */
export const callerFor = (assessmentId: string | null, current: Caller): Caller =>
  owners.get(assessmentId ?? '') ?? current

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'unknown-report'

/**
 * Reads a report as the first of these people who has it: another tab may have changed who is current since the
 * report was opened here. What the first one was told is the answer where none of them has it.
 */
export async function readAsOwner<Read>(
  assessmentId: string,
  callers: readonly Caller[],
  read: (caller: Caller) => Promise<Read>,
): Promise<Read> {
  let told: unknown = null
  for (const caller of callers) {
    try {
      const found = await read(caller)
      owners.set(assessmentId, caller)
      return found
    } catch (error) {
      told ??= error
      if (!isUnknown(error)) break
    }
  }
  throw told
}
