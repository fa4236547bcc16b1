import type { Milliseconds } from '@lithe/pose'
import type { Countdown, Practice, Practising } from './session.ts'
import type { SessionEvent } from './session-event.ts'
import type { Step } from './step.ts'

/** Enough for one slow try; longer would tire before it counts. */
export const practiceMs = 12_000

export const practise = ({ assignment, redos }: Countdown, now: Milliseconds): Step => ({
  session: { at: 'practising', assignment, redos, startedAt: now, advice: null },
  effects: [
    { type: 'begin-practising', assignment },
    { type: 'play', tone: 'ready' },
  ],
})

/** One try that counts for nothing; then the pose is waited for again, and the real one begins. */
export function stepPractising(session: Practising, event: SessionEvent, now: Milliseconds): Step | null {
  switch (event.type) {
    case 'live-advised':
      return { session: { ...session, advice: event.advice }, effects: [] }
    case 'practised':
      return goOn(session, event.isRecognised ? 'recognised' : 'not-recognised')
    case 'practice-tapped':
      return goOn(session, 'offered')
    case 'ticked':
      return now - session.startedAt > practiceMs ? goOn(session, 'not-recognised') : null
    default:
      return null
  }
}

function goOn({ assignment, redos }: Practising, practice: Practice): Step {
  return {
    session: { at: 'framing', assignment, redos, practice, advice: null, isSlow: false },
    effects: [{ type: 'begin-framing', assignment }],
  }
}
