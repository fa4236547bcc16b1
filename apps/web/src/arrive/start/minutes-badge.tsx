import { longPressMs } from '@lithe/contracts/constants'
import { wayWords } from '@lithe/words/live/way'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { withWords } from '../../words/language.ts'
import type { Clearing } from './clear-data-sheet.tsx'

const loadSheet = () => withWords(import('./clear-data-sheet.tsx'))
const ClearDataSheet = lazy(() => loadSheet().then(module => ({ default: module.ClearDataSheet })))

/** Shows the test's duration; a long press offers to clear this device. */
export function MinutesBadge({ minutes, clearing }: { minutes: number; clearing: Clearing }) {
  const [isAsking, setAsking] = useState(false)
  // The sheet may be unavailable offline; then the press does nothing.
  const longPress = useLongPress(() => {
    loadSheet().then(
      () => setAsking(true),
      error => console.warn('The sheet did not load', error),
    )
  })

  return (
    <>
      <button
        type="button"
        {...longPress}
        onContextMenu={event => event.preventDefault()}
        className="min-h-6 touch-manipulation rounded-card border border-hairline px-2 font-semibold select-none"
      >
        {wayWords.start.minutes({ minutes })}
      </button>
      <Suspense>
        {isAsking ? <ClearDataSheet {...clearing} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  )
}

const pressKeys = ['Enter', ' ']

/** Handlers for a long press by touch, mouse or keyboard. */
function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = () => clearTimeout(timer.current)
  const press = () => {
    release()
    timer.current = setTimeout(onLongPress, longPressMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: press,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onKeyDown: ({ key, repeat }: KeyboardEvent) => {
      if (pressKeys.includes(key) && !repeat) press()
    },
    onKeyUp: release,
    onBlur: release,
  }
}
