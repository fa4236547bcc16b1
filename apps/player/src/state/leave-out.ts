import type { RefusalReason } from '@lithe/movements/catalog'
import type { Step } from './player-effect.ts'

/** Skips this movement; the host gets the reason and continues. */
export const leaveOut = (reason: RefusalReason): Step => ({
  state: { at: 'waiting-for-host', after: 'left-out' },
  effects: [{ type: 'deliver-failed', reason }],
})
