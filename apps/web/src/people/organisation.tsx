import { nameWithin, type Organisation, organisationCode } from '@lithe/contracts/organisations'
import { landingWords } from '@lithe/words/live/landing'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useInvitation, useIsUnderWay, useOrganisation, useVisit } from '../memory/visit/visit-store.ts'
import { linkLook } from '../ui/buttons.tsx'
import { withWords } from '../words/language.ts'

export type Invitation = { code: string; key: string | null }

/** Reads a link's public code, and its key, which follows '#' so that no server or log sees it. */
function readInvitation({ search, hash }: Pick<Location, 'search' | 'hash'>): Invitation | null {
  const code = organisationCode(new URLSearchParams(search).get('o') ?? '')
  return code ? { code, key: new URLSearchParams(hash.slice(1)).get('k') } : null
}

/** Takes the invitation that opened this page, and removes its key from the address bar and history at once. */
export function takeInvitation(): Invitation | null {
  const { location, history } = window
  const arrived = readInvitation(location)
  if (arrived?.key) history.replaceState(history.state, '', location.pathname + location.search)
  return arrived
}

/** Whether the page must wait for the server to say which movements the link means. */
export const mustAskFirst = ({ code, key }: Invitation) =>
  useInvitation.getState().known?.code !== code || (key !== null && key !== useInvitation.getState().key)

/** Replaces an invitation that could not be read. */
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

/** Leads people who reached an organisation's link by mistake to the standard Lithe. Hidden without an organisation. */
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
    // The code would restore the organisation on reload if left in the URL.
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

/** Says who invited this person, and that they see nothing of the results. */
export function Sender({ organisation, className = '' }: { organisation: Organisation; className?: string }) {
  const { name, logo } = organisation
  return (
    <p className={`flex items-center gap-1.5 ${className}`}>
      {logo ? <img src={logo} alt="" className="h-4 max-w-[40%] object-contain" /> : null}
      {landingWords.seesNothing({ name })}
    </p>
  )
}
