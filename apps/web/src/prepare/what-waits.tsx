import { waitingWords } from '@lithe/words/live/waiting'
import { useNavigate } from 'react-router'
import { giveConsent, needsGuardian, setGuardian } from '../memory/consent-store.ts'
import { useUserId } from '../memory/identity.ts'
import { outbox, useOutbox } from '../memory/outbox/browser-outbox.ts'
import { useProfiles } from '../memory/profiles.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { isolated } from '../words/formats.ts'
import { OutboxNotice, WaitingCard } from './waiting-card.tsx'

/** Unsent results on this phone, and a requested report not yet received. */
export function WaitingResults({ className }: { className: string }) {
  const navigate = useNavigate()
  const userIdentifier = useUserId(user => user.userIdentifier)
  return (
    <WaitingCard
      className={className}
      userIdentifier={userIdentifier}
      onSee={sessions => navigate(paths.generate.link(), { state: sessions })}
    />
  )
}

type Refused = ReturnType<typeof useOutbox>['refused'][number]

const isUnagreed = ({ refusedBecause }: Refused) => refusedBecause === 'consent-missing'

/** Whether results wait for consent, and for nothing that resolves on its own. */
export const useIsConsentMissing = () => useOutbox().refused.some(isUnagreed)

/** Results the server does not have: refused, or waiting for consent. */
export const Unsent = () => (
  <>
    <OutboxNotice />
    <WaitingConsent />
  </>
)

/** Results measured before consent; stored here, and sent with one press. */
export function WaitingConsent({ isMain = false }: { isMain?: boolean }) {
  const { refused, isSending } = useOutbox()
  const profiles = useProfiles(({ profiles: all }) => all)
  const waiting = refused.filter(isUnagreed)
  const [first] = waiting
  if (!first) return null
  const { userIdentifier } = first.upload
  const profile = profiles.find(({ userId }) => userId === userIdentifier)
  const name = profile?.name.trim()
  const isForChild = needsGuardian(profile?.age ?? '')
  const words = waitingWords.unagreed
  const asGuardian = name ? words.guardian({ name: isolated(name) }) : words.guardianUnnamed

  const Press = isMain ? ActionButton : QuietButton

  function agree() {
    if (isForChild) setGuardian(userIdentifier, true)
    const consent = giveConsent(userIdentifier, new Date())
    void outbox.retryRefused(item =>
      item.upload.userIdentifier === userIdentifier ? { ...item, upload: { ...item.upload, consent } } : item,
    )
  }

  return (
    <section aria-label={words.label} className="mt-3 flat:mt-0 rounded-card bg-sand p-3">
      <h2 className="font-soft text-title font-medium text-spruce">
        {words.title({ count: waiting.length })}
      </h2>
      <p className="mt-0.5">{words.why}</p>
      <Press className="mt-2" disabled={isSending} onClick={agree}>
        {isSending ? waitingWords.sending : isForChild ? asGuardian : words.agree}
      </Press>
    </section>
  )
}
