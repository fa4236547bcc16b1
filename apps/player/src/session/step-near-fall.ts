import type { Milliseconds } from '@lithe/pose'
import { leaveOut } from './leave-out.ts'
import { refuse } from './refuse.ts'
import type { NearFall } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import type { Step } from './step.ts'

/** How often help is called for while there is no answer, and while the person is hurt. */
export const callEveryMs = 10_000

/** A try that ended like this is never a number; whether it is done again is for a tap to say. */
export function stepNearFall(session: NearFall, event: SessionEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'all-right-tapped':
      return refuse(session, 'near-fall', now)
    case 'hurt-tapped':
      return callForHelp({ ...session, answer: 'hurt' }, now)
    case 'call-tapped':
      return { session: { ...session, answer: 'dialling' }, effects: [] }
    case 'leave-out-tapped': {
      const { session: next, effects } = leaveOut('near-fall')
      return { session: next, effects: [{ type: 'rest' }, ...effects] }
    }
    case 'page-hidden':
      return { session, effects: [{ type: 'close-camera' }] }
    case 'ticked': {
      const isDue = session.answer !== 'dialling' && now - session.calledAt >= callEveryMs
      return isDue ? callForHelp({ ...session, isUnanswered: session.answer === 'none' }, now) : null
    }
    default:
      return null
  }
}

const callForHelp = (session: NearFall, now: Milliseconds): Step => ({
  session: { ...session, calledAt: now },
  effects: [{ type: 'call-for-help' }],
})
