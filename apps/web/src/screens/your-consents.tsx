import type { Agreement, Caller, UserDetails } from '@lithe/contracts/api'
import { profileSeparator } from '@lithe/contracts/constants'
import { type ReactNode, useId, useState } from 'react'
import { currentCaller } from '../features/identity/identity.ts'
import { seenWords } from '../features/your-data/data-words.ts'
import { useKept } from '../features/your-data/kept-panel.tsx'
import { takeConsentBack, takeReplaysBack } from '../people/erase.ts'
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

export function DataSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="mb-1.5 font-soft text-title font-medium text-spruce">
        {title}
      </h2>
      {children}
    </section>
  )
}

type Kept = { userDetails: UserDetails; agreement: Agreement | null }
type KeptOfAll = Kept & { profiles: readonly (Kept & { profile: string | null })[] }

/** The agreement in force of one person among those that a keeper is told of; null where there is none. */
export function findAgreement(
  kept: KeptOfAll,
  keeper: string,
  userIdentifier: string,
): (Agreement & { name: string }) | null {
  const suffix = userIdentifier.slice(keeper.length + profileSeparator.length)
  const who = userIdentifier === keeper ? kept : kept.profiles.find(({ profile }) => profile === suffix)
  return who?.agreement ? { ...who.agreement, name: who.userDetails.name } : null
}
