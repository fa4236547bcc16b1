import type { Milliseconds } from '@lithe/pose'
import { leaveOut } from './leave-out.ts'
import type { Step } from './player-effect.ts'
import type { PlayerEvent } from './player-event.ts'
import type { NearFall } from './player-state.ts'
import { refuse } from './refuse.ts'

/** Interval between calls for help while the person has not answered, or is hurt. */
export const callEveryMs = 10_000

/** Never gives a number for such an attempt; only a tap repeats it. */
export function stepNearFall(state: NearFall, event: PlayerEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'all-right-tapped':
      return refuse(state, 'near-fall', now)
    case 'hurt-tapped':
      return callForHelp({ ...state, answer: 'hurt' }, now)
    case 'call-tapped':
      return { state: { ...state, answer: 'dialling' }, effects: [] }
    case 'leave-out-tapped': {
      const { state: next, effects } = leaveOut('near-fall')
      return { state: next, effects: [{ type: 'rest' }, ...effects] }
    }
    case 'page-hidden':
      return { state, effects: [{ type: 'close-camera' }] }
    case 'ticked': {
      const isDue = state.answer !== 'dialling' && now - state.calledAt >= callEveryMs
      return isDue ? callForHelp({ ...state, isUnanswered: state.answer === 'none' }, now) : null
    }
    default:
      return null
  }
}

const callForHelp = (state: NearFall, now: Milliseconds): Step => ({
  state: { ...state, calledAt: now },
  effects: [{ type: 'call-for-help' }],
})
