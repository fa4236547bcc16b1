import { lazy, Suspense, useState } from 'react'
import type { Clearing } from './clear-data-sheet.tsx'
import { useLongPress } from './use-long-press.ts'

const loadSheet = () => import('./clear-data-sheet.tsx')
const ClearDataSheet = lazy(() => loadSheet().then(module => ({ default: module.ClearDataSheet })))

/** How long the test takes; held down, it offers to forget everything on this device. */
export function MinutesBadge({ minutes, clearing }: { minutes: number; clearing: Clearing }) {
  const [isAsking, setAsking] = useState(false)
  // A sheet that cannot arrive is not opened: without a network there is nothing to press.
  const longPress = useLongPress(() => {
    loadSheet().then(
      () => setAsking(true),
      error => console.warn('The sheet did not arrive', error),
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
        Only {minutes} minutes
      </button>
      <Suspense>
        {isAsking ? <ClearDataSheet {...clearing} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  )
}
