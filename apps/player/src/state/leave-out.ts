import type { RefusalReason } from '@lithe/movements/catalog'
import type { Step } from './player-effect.ts'

/** The host continues without this movement, and gets the reason. */
export const leaveOut = (reason: RefusalReason): Step => ({
  state: { at: 'waiting-for-host', after: 'left-out' },
  effects: [{ type: 'deliver-failed', reason }],
})
