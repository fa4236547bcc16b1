import { peopleWords } from '@lithe/words/live/people'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../api/client.ts'
import { sentLedger } from '../../api/sent-ledger.ts'
import { messagingUserIds, useUserId } from '../../memory/identity.ts'
import { outbox } from '../../memory/outbox/browser-outbox.ts'
import { type Profile, useProfiles } from '../../memory/profiles.ts'
import { paths, safeReturnPath } from '../../navigation/paths.ts'
import { useAvatarsReady } from '../../people/avatar.tsx'
import { useDetourTaken, useOpenProfile } from '../../people/onward.ts'
import { removeProfile } from '../../people/profiles-here.ts'
import { CorrectPersonSheet } from '../../prepare/person-details.tsx'
import { keptRecord, keptText } from '../../storage/device-storage.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { DeleteSheet } from '../../ui/delete-sheet.tsx'
import { YourDataLink } from '../../ui/header-links.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ProgressLine, StillWaiting } from '../../ui/waiting.tsx'
import { isolated } from '../../words/formats.ts'
import { ProfileGrid } from './profile-grid.tsx'

export function ProfilesScreen() {
  const words = peopleWords.profiles
  const { state } = useLocation()
  useDetourTaken('profiles')
  const { profiles, baseUserId } = useProfiles()
  const userIdentifier = useUserId(user => user.userIdentifier)
  const isReady = useAvatarsReady()
  const { opening, select, add } = useOpenProfile()
  const [isManaging, setManaging] = useState(false)
  const [leaving, setLeaving] = useState<Profile | null>(null)
  const [correcting, setCorrecting] = useState<Profile | null>(null)

  function askToDelete(profile: Profile) {
    if (profiles.length > 1) setLeaving(profile)
    else showToast({ title: words.cannotDelete, description: words.oneRemains })
  }

  async function remove({ id }: Profile) {
    const removal = await removeProfile(id, { server: api, outbox, ledger: sentLedger })
    return !removal.ok && removal.reason === 'not-erased' ? removal : null
  }

  return (
    <Screen
      title={words.title}
      back={safeReturnPath(keptText(keptRecord(state).returnTo)) ?? paths.start.link()}
      leave={<YourDataLink />}
      beside="single-leg-stance"
      action={
        <QuietButton
          className="min-h-main w-full bg-ground text-lead"
          onClick={() => setManaging(!isManaging)}
          aria-pressed={isManaging}
        >
          {isManaging ? words.done : words.manage}
        </QuietButton>
      }
    >
      <PageHeading className="text-head!">{words.title}</PageHeading>
      <div className="mt-3 short:mt-2">
        {isReady ? (
          <ProfileGrid
            profiles={profiles}
            owner={{ messagingUserIds: messagingUserIds(), baseUserId }}
            userIdentifier={userIdentifier}
            isManaging={isManaging}
            isWaiting={opening !== null}
            onSelect={select}
            onCorrect={setCorrecting}
            onDelete={askToDelete}
            onAdd={add}
          />
        ) : (
          <ProgressLine label={words.loading} share={null} />
        )}
      </div>
      <div role="status" className="mt-3">
        {opening ? (
          <div className="slow-only">
            <ProgressLine
              label={opening.name ? words.opening({ name: isolated(opening.name) }) : words.openingNew}
              share={null}
            />
            <StillWaiting isWaiting />
          </div>
        ) : null}
      </div>
      {correcting ? <CorrectPersonSheet profile={correcting} onClose={() => setCorrecting(null)} /> : null}
      {leaving ? (
        <DeleteProfileSheet
          name={leaving.name.trim()}
          onDelete={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Screen>
  )
}

type DeleteProfileSheetProps = {
  name: string
  /** Resolves with the error that prevented the deletion, or null. */
  onDelete: () => Promise<{ error: unknown } | null>
  onClose: () => void
}

/** Says what is deleted with a profile, in the specification's words. */
const DeleteProfileSheet = ({ name, onDelete, onClose }: DeleteProfileSheetProps) => (
  <DeleteSheet
    title={
      name ? peopleWords.profiles.deleteTitle({ name: isolated(name) }) : peopleWords.profiles.deleteUnnamed
    }
    description={peopleWords.profiles.deleteWhat}
    onDelete={onDelete}
    onDeleted={onClose}
    onClose={onClose}
  />
)
