import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useLongPress } from './use-long-press.ts'

/** How long the test takes; held down, it offers to forget everything on this device. */
export function MinutesBadge({ minutes }: { minutes: number }) {
  const [isAsking, setAsking] = useState(false)
  const longPress = useLongPress(() => setAsking(true))

  function clear() {
    localStorage.clear()
    window.location.reload()
  }

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
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Clear local data?"
        description="This will remove all saved profiles and settings from this device."
      >
        <div className="mt-4 flex flex-col gap-1.5">
          <ActionButton onClick={clear}>Clear</ActionButton>
          <QuietButton onClick={() => setAsking(false)}>Cancel</QuietButton>
        </div>
      </Sheet>
    </>
  )
}
