import { guestIdPattern } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { withFreshProof } from '../../api/fresh-proof.ts'
import { currentCaller, useUserId } from '../../memory/identity.ts'
import { useOutbox } from '../../memory/outbox/browser-outbox.ts'
import { findCurrent, useProfiles } from '../../memory/profiles.ts'
import { useReportNotes } from '../../memory/report-notes.ts'
import { useOrganisation } from '../../memory/visit/visit-store.ts'
import { messenger } from '../../messenger/messenger.ts'
import { paths } from '../../navigation/paths.ts'
import { LeaveOrganisation, Sender } from '../../people/organisation.tsx'
import { currentKeeper } from '../../people/profiles-here.ts'
import { eraseEverything } from '../../people/sign-out.ts'
import { SignOut } from '../../people/sign-out.tsx'
import { keptRecord } from '../../storage/device-storage.ts'
import { linkLook, QuietButton } from '../../ui/buttons.tsx'
import { useWayBack } from '../../ui/header-links.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { CopyPanel } from './copy-panel.tsx'
import { DeviceList } from './device-list.tsx'
import { EraseSheet } from './erase-sheet.tsx'
import { KeptPanel } from './kept-panel.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { WhoThisIs } from './who-this-is.tsx'
import { DataSection, YourAgreement } from './your-consents.tsx'

/** Shown after the reload. */
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
          <DeviceList keeper={keeper} signOutHere={<SignOut onSignedOut={() => window.scrollTo(0, 0)} />} />
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
