import { nameWithin } from '@lithe/contracts/organisations'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { linkLook } from '../../ui/link-look.ts'
import { useIsUnderWay, useOrganisation, useWorkoutSession } from './workout-session-store.ts'

const LeaveOrganisationSheet = lazy(() =>
  import('./leave-organisation-sheet.tsx').then(module => ({ default: module.LeaveOrganisationSheet })),
)

/** For those an organisation's link reached by mistake: the same Lithe as everybody's. Nothing where none did. */
export function LeaveOrganisation() {
  const organisation = useOrganisation()
  const leaveOrganization = useWorkoutSession(session => session.leaveOrganization)
  const isUnderWay = useIsUnderWay()
  const [, setSearch] = useSearchParams()
  const [isAsking, setAsking] = useState(false)
  if (!organisation) return null

  function leave() {
    setAsking(false)
    leaveOrganization()
    // Left in the address, it would bring the organisation back at the next reload.
    setSearch(
      search => {
        search.delete('o')
        return search
      },
      { replace: true },
    )
  }

  return (
    <>
      <button
        type="button"
        className={`${linkLook} text-left`}
        onClick={isUnderWay ? () => setAsking(true) : leave}
      >
        Not with {nameWithin(organisation)}? Use Lithe without it
      </button>
      <Suspense>
        {isAsking ? (
          <LeaveOrganisationSheet
            name={nameWithin(organisation)}
            onLeave={leave}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
