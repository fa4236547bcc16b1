import { useState } from 'react'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'

export type Clearing = {
  /** Results that the server has not got: clearing would be the end of them. */
  unsent: number
  /** Signs out, clears, and loads the page anew; comes back only where the device could not be signed out. */
  clear: (choice: { staysSignedIn: boolean }) => Promise<void>
}

const unsentWords = (unsent: number) =>
  unsent === 1
    ? 'One result on this phone has not reached us yet. Cleared, it is lost.'
    : `${unsent} results on this phone have not reached us yet. Cleared, they are lost.`

export function ClearDataSheet({ unsent, clear, onClose }: Clearing & { onClose: () => void }) {
  const [isClearing, setClearing] = useState(false)
  const [isStillSignedIn, setStillSignedIn] = useState(false)

  async function tryToClear() {
    setClearing(true)
    await clear({ staysSignedIn: isStillSignedIn })
    setStillSignedIn(true)
    setClearing(false)
  }

  return (
    <Sheet
      isOpen
      onClose={() => (isClearing ? undefined : onClose())}
      title="Clear local data?"
      description="This will remove all saved profiles and settings from this device."
    >
      {unsent > 0 ? <p className="mt-2 font-semibold">{unsentWords(unsent)}</p> : null}
      <p role="alert" className={isStillSignedIn ? 'mt-2 font-semibold' : ''}>
        {isStillSignedIn
          ? 'Nothing was cleared. Lithe does not answer, so this device could not be signed out. If you clear it now, whoever types your address here may still see your reports.'
          : null}
      </p>
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={() => void tryToClear()} disabled={isClearing}>
          {isClearing ? 'Clearing...' : isStillSignedIn ? 'Clear all the same' : 'Clear'}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isClearing}>
          Cancel
        </ActionButton>
      </div>
    </Sheet>
  )
}
