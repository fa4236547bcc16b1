import { guestIdPattern } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { withFreshProof } from '../api/fresh-proof.ts'
import { keptRecord } from '../device/device-storage.ts'
import { currentCaller, useUserId } from '../features/identity/identity.ts'
import { useOutbox } from '../features/outbox/browser-outbox.ts'
import { findCurrent, useProfiles } from '../features/profiles/profiles.ts'
import { useReportNotes } from '../features/report/report-notes.ts'
import { SignOut } from '../features/sign-in/sign-out.tsx'
import { LeaveOrganisation, Sender } from '../features/workout/organisation.tsx'
import { useOrganisation } from '../features/workout/visit-store.ts'
import { CopyPanel } from '../features/your-data/copy-panel.tsx'
import { DeviceList } from '../features/your-data/device-list.tsx'
import { EraseSheet } from '../features/your-data/erase-sheet.tsx'
import { KeptPanel } from '../features/your-data/kept-panel.tsx'
import { PasskeyList } from '../features/your-data/passkey-list.tsx'
import { WhoThisIs } from '../features/your-data/who-this-is.tsx'
import { messenger } from '../messenger/messenger.ts'
import { paths } from '../navigation/paths.ts'
import { eraseEverything } from '../people/erase.ts'
import { currentKeeper } from '../people/profiles-here.ts'
import { signOutHere } from '../people/sign-out.ts'
import { linkLook, QuietButton } from '../ui/buttons.tsx'
import { useWayBack } from '../ui/header-links.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { DataSection, YourAgreement } from './your-consents.tsx'

/** Said on the page that is loaded anew. */
const farewell = () => ({
  title: yourDataWords.erase.done,
  description: yourDataWords.erase.forgotten,
})

export function YourDataScreen() {
  const words = yourDataWords
  const back = useWayBack(paths.home.link())
  // Another profile may become current while the page is open.
  useUserId(user => user.userIdentifier)
  const keeper = currentKeeper()
  const current = useProfiles(findCurrent)
  const organisation = useOrganisation()
  const { waiting, refused } = useOutbox()
  const unsent = waiting + refused.length
  const isGuest = guestIdPattern.test(keeper.userIdentifier)
  const isProfile = currentCaller().userIdentifier !== keeper.userIdentifier
  const hasDrawings = useReportNotes(({ plates }) => Object.keys(plates).length > 0)
  const { state } = useLocation()
  const [isErasing, setErasing] = useState(keptRecord(state).isErasing === true)

  return (
    <Screen
      title={words.title}
      back={back}
      beside="single-leg-stance"
      action={<CopyPanel key={keeper.userIdentifier} keeper={keeper} />}
    >
      <PageHeading>{words.title}</PageHeading>
      <div className="mt-2">
        <WhoThisIs keeper={keeper.userIdentifier} profileName={isProfile ? (current?.name ?? '') : null} />
      </div>
      <DataSection title={words.kept.title}>
        <KeptPanel keeper={keeper} waiting={unsent} />
      </DataSection>
      <YourAgreement keeper={keeper} />
      <DataSection title={words.left.title}>
        <p>{words.left.what}</p>
        {hasDrawings ? <p className="mt-1">{words.left.drawn}</p> : null}
        <Link to={paths.leftPhone.link()} className={`${linkLook} mt-0.5`}>
          {words.left.see}
        </Link>
      </DataSection>
      {isGuest ? null : (
        <DataSection title={words.devices.title}>
          <DeviceList
            keeper={keeper}
            signOutHere={<SignOut signOut={signOutHere} onSignedOut={() => window.scrollTo(0, 0)} />}
          />
        </DataSection>
      )}
      {isGuest || messenger() ? null : (
        <DataSection title={words.passkeys}>
          <PasskeyList keeper={keeper} />
        </DataSection>
      )}
      {organisation ? (
        <DataSection title={words.invited}>
          <Sender organisation={organisation} />
          <LeaveOrganisation />
        </DataSection>
      ) : null}
      <DataSection title={words.erase.title}>
        <p>{words.erase.what}</p>
        <QuietButton className="mt-1.5 w-full text-zone-red" onClick={() => setErasing(true)}>
          {words.erase.open}
        </QuietButton>
      </DataSection>
      {isErasing ? (
        <EraseSheet
          waiting={unsent}
          isAccount={!isGuest}
          onErase={() => withFreshProof(() => eraseEverything(keeper, farewell()), { isErasing: true })}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </Screen>
  )
}
