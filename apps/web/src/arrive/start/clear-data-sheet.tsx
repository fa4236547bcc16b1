import { wayWords } from '@lithe/words/live/way'
import { useState } from 'react'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Sheet } from '../../ui/sheet.tsx'

export type Clearing = {
  /** Number of results not on the server, which clearing would destroy. */
  unsent: number
  /** Signs out, clears and reloads; returns only if signing out failed. */
  clear: (choice: { staysSignedIn: boolean }) => Promise<void>
}

export function ClearDataSheet({ unsent, clear, onClose }: Clearing & { onClose: () => void }) {
  const words = wayWords.clear
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
      title={words.title}
      description={words.what}
    >
      {unsent > 0 ? <p className="mt-2 font-semibold">{words.unsent({ count: unsent })}</p> : null}
      <p role="alert" className={isStillSignedIn ? 'mt-2 font-semibold' : ''}>
        {isStillSignedIn ? words.stillSignedIn : null}
      </p>
      <div className="mt-4 flex flex-col gap-1.5">
        <QuietButton onClick={() => void tryToClear()} disabled={isClearing}>
          {isClearing ? words.clearing : isStillSignedIn ? words.anyway : words.clear}
        </QuietButton>
        <ActionButton onClick={onClose} disabled={isClearing}>
          {words.cancel}
        </ActionButton>
      </div>
    </Sheet>
  )
}
