import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { paths } from '../../paths.ts'
import type { WorkoutEvent, WorkoutFlow } from './workout-flow.ts'

/** However the test is left, it asks first: the cross, the way back, a link. Meanwhile nothing goes on. */
export function useLeaving({ mode }: Pick<WorkoutFlow, 'mode'>, dispatch: (event: WorkoutEvent) => void) {
  const isUnderWay = mode !== 'nothing' && mode !== 'unreachable'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnderWay &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.generate.pattern,
  )
  const isAsked = blocker.state === 'blocked'
  const tell = useEffectEvent(dispatch)

  useEffect(() => {
    if (isAsked) tell({ type: 'leave-asked', nowMs: Date.now() })
  }, [isAsked])

  function stay() {
    blocker.reset?.()
    dispatch({ type: 'stayed', nowMs: Date.now() })
  }

  // A movement that ended in the very moment before answers the question: its result stands, and the test goes on.
  const wasPaused = useRef(false)
  const answer = useEffectEvent(() => blocker.reset?.())
  useEffect(() => {
    if (wasPaused.current && mode !== 'paused') answer()
    wasPaused.current = mode === 'paused'
  }, [mode])

  // The page itself can only be asked about by the browser, and only while it would cost something.
  const isMoving = mode === 'workout'
  useEffect(() => {
    if (!isMoving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isMoving])

  return { isAsked, stay, leave: () => blocker.proceed?.() }
}
