import type { Agreement, Caller, Sharing, UserDetails } from '@lithe/contracts/api'
import { profileSeparator } from '@lithe/contracts/constants'
import { yourDataWords } from '@lithe/words/live/your-data'
import { type ReactNode, useId, useState } from 'react'
import { currentCaller } from '../../memory/identity.ts'
import { takeConsentBack } from '../../people/erase.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { DeleteSheet } from '../../ui/delete-sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { isolated } from '../../words/formats.ts'
import { seenWords } from './data-words.ts'
import { useKept } from './kept-panel.tsx'
import { SharingChoice } from './sharing-choice.tsx'

/** Says when the current person consented to storage of their numbers, with a way to withdraw. */
export function YourAgreement({ keeper }: { keeper: Caller }) {
  const { data } = useKept(keeper)
  const [isTaking, setTaking] = useState(false)
  const caller = currentCaller()
  const agreement = data && findAgreement(data, keeper.userIdentifier, caller.userIdentifier)
  if (!agreement) return null
  const { name, givenAt, isByGuardian, sharing, isGrownUp } = agreement
  const words = yourDataWords.agreement

  function taken() {
    setTaking(false)
    showToast({
      title: words.done,
      description: words.erased,
    })
  }

  return (
    <DataSection title={words.title}>
      <p className="wrap-anywhere">
        {words.given({
          by: isByGuardian ? 'guardian' : 'you',
          whose: name ? 'named' : 'unnamed',
          name: isolated(name),
          when: seenWords(givenAt, new Date()),
        })}
      </p>
      <QuietButton className="mt-1.5 w-full" onClick={() => setTaking(true)}>
        {words.takeBack}
      </QuietButton>
      {isGrownUp ? <SharingChoice key={caller.userIdentifier} caller={caller} sharing={sharing} /> : null}
      {isTaking ? (
        <DeleteSheet
          title={words.askTitle}
          description={name ? words.ask({ name: isolated(name) }) : words.askUnnamed}
          words={{ doing: words.taking, does: words.take, keeps: words.leave }}
          onDelete={() => takeConsentBack(caller)}
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

/** Age in years from which people are asked about sharing. */
const grownUpFrom = 18

type Kept = { userDetails: UserDetails; agreement: Agreement | null; sharing: Sharing | null }
type KeptOfAll = Kept & { profiles: readonly (Kept & { profile: string | null })[] }

/** One person's consent in force, among those of the keeper's people, or null. */
export function findAgreement(
  kept: KeptOfAll,
  keeper: string,
  userIdentifier: string,
): (Agreement & { name: string; sharing: Sharing | null; isGrownUp: boolean }) | null {
  const suffix = userIdentifier.slice(keeper.length + profileSeparator.length)
  const who = userIdentifier === keeper ? kept : kept.profiles.find(({ profile }) => profile === suffix)
  if (!who?.agreement) return null
  const { agreement, sharing, userDetails } = who
  return { ...agreement, name: userDetails.name, sharing, isGrownUp: Number(userDetails.age) >= grownUpFrom }
}
