import { api } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { useInvitation, useVisit } from '../memory/visit/visit-store.ts'
import type { Invitation } from './organisation.tsx'

type Server = Pick<typeof api, 'meetOrganisation'>

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'unknown-organisation'

/** Fetches the inviting organisation and adopts its movements; an unknown one changes nothing. */
export async function meetOrganisation({ code, key: arrived }: Invitation, server: Server = api) {
  const { known: former, key: kept } = useInvitation.getState()
  // The link may be reopened from the address bar, where it lacks its key.
  const key = arrived ?? (former?.code === code ? kept : null)
  try {
    const asked = { organisation: code, ...(key === null ? {} : { organisationKey: key }) }
    const known = await server.meetOrganisation(asked)
    useInvitation.setState({ known, key, problem: null })
    useVisit.getState().changeOrganization(known.code)
  } catch (error) {
    console.warn('The invitation was not checked', error)
    if (former?.code === code) useInvitation.setState({ key })
    else useInvitation.setState({ problem: isUnknown(error) ? 'unknown' : 'unreachable' })
  }
}
