import { nameWithin, type Organisation, organisationCode } from '@lithe/contracts/organisations'
import { landingWords } from '@lithe/words/live/landing'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useInvitation, useIsUnderWay, useOrganisation, useVisit } from '../memory/visit/visit-store.ts'
import { linkLook } from '../ui/buttons.tsx'
import { withWords } from '../words/language.ts'

export type Invitation = { code: string; key: string | null }

/** The code is for everybody to read; the key stands behind the '#', which no server and no log ever sees. */
function readInvitation({ search, hash }: Pick<Location, 'search' | 'hash'>): Invitation | null {
  const code = organisationCode(new URLSearchParams(search).get('o') ?? '')
  return code ? { code, key: new URLSearchParams(hash.slice(1)).get('k') } : null
}

/** The invitation this page was opened by; its key leaves the address bar, and so the history, at once. */
export function takeInvitation(): Invitation | null {
  const { location, history } = window
  const arrived = readInvitation(location)
  if (arrived?.key) history.replaceState(history.state, '', location.pathname + location.search)
  return arrived
}

/** Whether the page would show other movements than the link means until the server has answered. */
export const mustAskFirst = ({ code, key }: Invitation) =>
  useInvitation.getState().known?.code !== code || (key !== null && key !== useInvitation.getState().key)

/** In the place of an invitation that could not be read. */
export function InvitationProblem() {
  const problem = useInvitation(invitation => invitation.problem)
  const organisation = useOrganisation()
  return problem && !organisation ? (
    <p role="status" className="mt-2 text-ink-soft">
      {landingWords.organisation[problem]}
    </p>
  ) : null
}

const LeaveOrganisationSheet = lazy(() =>
  withWords(import('./leave-organisation-sheet.tsx')).then(module => ({
    default: module.LeaveOrganisationSheet,
  })),
)

/** For those an organisation's link reached by mistake: the same Lithe as everybody's. Nothing where none did. */
export function LeaveOrganisation() {
  const organisation = useOrganisation()
  const leaveOrganization = useVisit(visit => visit.leaveOrganization)
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
        className={`${linkLook} text-start`}
        onClick={isUnderWay ? () => setAsking(true) : leave}
      >
        {landingWords.organisation.leave({ name: nameWithin(organisation) })}
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

/** Who invited this person, and the answer to what that person asks first. */
export function Sender({ organisation, className = '' }: { organisation: Organisation; className?: string }) {
  const { name, logo } = organisation
  return (
    <p className={`flex items-center gap-1.5 ${className}`}>
      {logo ? <img src={logo} alt="" className="h-4 max-w-[40%] object-contain" /> : null}
      {landingWords.seesNothing({ name })}
    </p>
  )
}
