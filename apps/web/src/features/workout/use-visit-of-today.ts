import { useEffect, useState } from 'react'
import { isPastVisit } from './visit.ts'
import { leavePastVisit, useWorkoutSession } from './workout-session-store.ts'

/** Whether this test may be gone on with, looked at whenever the page is; one of another day is let go of. */
export function useVisitOfToday(): boolean {
  const [nowMs, setNowMs] = useState(Date.now)
  const isPast = useWorkoutSession(session => isPastVisit(session, nowMs))

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNowMs(Date.now())
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (isPast) leavePastVisit(nowMs)
  }, [isPast, nowMs])

  return !isPast
}
