import { useState } from 'react'
import { currentCaller } from '../features/identity/identity.ts'
import { DataSection } from '../features/your-data/data-section.tsx'
import { useKept } from '../features/your-data/kept-panel.tsx'
import { takeReplaysBack } from '../people/take-replays-back.ts'
import { QuietButton } from '../ui/buttons.tsx'
import { DeleteSheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** That stick figures of the current person are kept for an organisation, and the way to take that back. */
export function YourReplays() {
  const caller = currentCaller()
  const { data } = useKept(caller)
  const [isTaking, setTaking] = useState(false)
  if (!data || (!data.isReplayAgreed && data.replays === 0)) return null
  const { replays } = data

  function taken() {
    setTaking(false)
    showToast({
      title: 'The stick figures are erased',
      description: 'No more are kept. Your measurements and reports stay as they are.',
    })
  }

  return (
    <DataSection title="Your stick figures">
      <p>
        {replays === 1
          ? 'One movement is kept as a stick figure, too.'
          : `${replays} movements are kept as stick figures, too.`}{' '}
        No picture, and shown to nobody but you.
      </p>
      <QuietButton className="mt-1.5 w-full" onClick={() => setTaking(true)}>
        Erase them, and keep no more...
      </QuietButton>
      {isTaking ? (
        <DeleteSheet
          title="Erase the stick figures?"
          description="They are erased on our server, for good, and no more are sent. Your measurements and reports stay as they are."
          onDelete={() => takeReplaysBack(caller)}
          onDeleted={taken}
          onClose={() => setTaking(false)}
        />
      ) : null}
    </DataSection>
  )
}
