import type { Caller } from '@lithe/contracts/api'
import { useState } from 'react'
import { currentCaller } from '../features/identity/identity.ts'
import { DataSection } from '../features/your-data/data-section.tsx'
import { seenWords } from '../features/your-data/data-words.ts'
import { findAgreement } from '../features/your-data/find-agreement.ts'
import { useKept } from '../features/your-data/kept-panel.tsx'
import { takeConsentBack } from '../people/take-consent-back.ts'
import { QuietButton } from '../ui/buttons.tsx'
import { DeleteSheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** When it was agreed that numbers about the current person are kept, and the way to take that back. */
export function YourAgreement({ keeper }: { keeper: Caller }) {
  const { data } = useKept(keeper)
  const [isTaking, setTaking] = useState(false)
  const caller = currentCaller()
  const agreement = data && findAgreement(data, keeper.userIdentifier, caller.userIdentifier)
  if (!agreement) return null
  const { name, givenAt, isByGuardian } = agreement

  function taken() {
    setTaking(false)
    showToast({
      title: 'Your agreement is taken back',
      description: 'The measurements and reports are erased. Before a new one is kept, you are asked again.',
    })
  }

  return (
    <DataSection title="Your agreement">
      <p className="wrap-anywhere">
        {isByGuardian ? `A parent or guardian of ${name}` : 'You'} agreed {seenWords(givenAt, new Date())}{' '}
        that our server keeps {name ? `${name}’s` : 'the'} measurements and reports.
      </p>
      <QuietButton className="mt-1.5 w-full" onClick={() => setTaking(true)}>
        Take it back...
      </QuietButton>
      {isTaking ? (
        <DeleteSheet
          title="Take the agreement back?"
          description={`Every measurement and report of ${name || 'this person'} is erased on our server and on this phone, for good, also reports that were paid for. Name, age and sex stay, and so does the account.`}
          words={{ doing: 'Taking it back...', does: 'Take it back and erase', keeps: 'Leave it as it is' }}
          onDelete={() => takeConsentBack(caller)}
          onDeleted={taken}
          onClose={() => setTaking(false)}
        />
      ) : null}
    </DataSection>
  )
}
