import { workoutWords } from '@lithe/words/live/workout'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useBack } from '../messenger/messenger.ts'
import { ActionButton, CrossIcon, QuietButton } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { WorkoutEvent, WorkoutFlow } from './workout-flow.ts'

type LeaveButtonProps = { onPress: () => void; isOverCamera?: boolean }

/** Leads out of the test, as the messenger's own back button does. Leaving is always confirmed. */
export function LeaveButton({ onPress, isOverCamera = false }: LeaveButtonProps) {
  const isInFrame = useBack(onPress)
  if (isInFrame) return null
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={workoutWords.leave.press}
      className={`grid size-6 place-items-center rounded-full ${isOverCamera ? 'pointer-events-auto m-1.75 bg-ground' : '-ms-2'}`}
    >
      <CrossIcon />
    </button>
  )
}

/** What each way of leaving costs. */
export type CostOfLeaving = keyof typeof workoutWords.leave.cost

/** Where a person who gives up returns to. */
export type LeavesTo = 'report' | 'preview' | 'home'

type LeaveSheetProps = {
  isOpen: boolean
  cost: CostOfLeaving
  /** Whether the question interrupted a movement. */
  isMovementHeld: boolean
  onLeave: () => void
  onStay: () => void
}

export function LeaveSheet({ isOpen, cost, isMovementHeld, onLeave, onStay }: LeaveSheetProps) {
  const { leave } = workoutWords
  return (
    <Sheet isOpen={isOpen} onClose={onStay} title={leave.title} description={leave.cost[cost]}>
      {isMovementHeld ? <p className="mt-1 text-ink-soft">{leave.held}</p> : null}
      <div className="mt-4 flex flex-col gap-1.5 flat:mt-2 flat:flex-row flat:[&>*]:flex-1">
        <QuietButton onClick={onLeave}>{leave.leave}</QuietButton>
        <ActionButton onClick={onStay}>{leave.stay}</ActionButton>
      </div>
    </Sheet>
  )
}

/** Asks before the test is left unfinished, by the cross, Back or a link. The test is paused meanwhile. */
export function useLeaving(
  { mode }: Pick<WorkoutFlow, 'mode'>,
  dispatch: (event: WorkoutEvent) => void,
  endsAt: string,
) {
  const isUnderWay = mode !== 'nothing' && mode !== 'unreachable' && mode !== 'absence'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnderWay && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== endsAt,
  )
  const isAsked = blocker.state === 'blocked'
  const tell = useEffectEvent(dispatch)

  useEffect(() => {
    if (isAsked) tell({ type: 'pause-asked', nowMs: Date.now() })
  }, [isAsked])

  function stay() {
    blocker.reset?.()
    dispatch({ type: 'stayed', nowMs: Date.now() })
  }

  // A movement that has just ended answers the question: its result counts, and the test continues.
  const wasPaused = useRef(false)
  const answer = useEffectEvent(() => blocker.reset?.())
  useEffect(() => {
    if (wasPaused.current && mode !== 'paused') answer()
    wasPaused.current = mode === 'paused'
  }, [mode])

  // Only the browser can confirm unloading, and only while unloading would cost something.
  const isMoving = mode === 'workout'
  useEffect(() => {
    if (!isMoving) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isMoving])

  return { isAsked, stay, leave: () => blocker.proceed?.() }
}
