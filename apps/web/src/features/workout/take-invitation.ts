import { organisationCode } from '@lithe/contracts/organisations'
import { useInvitation } from './organisation-store.ts'
import { useWorkoutSession } from './workout-session-store.ts'

export type Invitation = { code: string; key: string | null }

/** The code is for everybody to read; the key stands behind the '#', which no server and no log ever sees. */
function readInvitation({ search, hash }: Pick<Location, 'search' | 'hash'>): Invitation | null {
  const code = organisationCode(new URLSearchParams(search).get('o') ?? '')
  return code ? { code, key: new URLSearchParams(hash.slice(1)).get('k') } : null
}

/** An earlier version kept the code alone, and looked the rest up in a list. */
function keptWithoutFacts(): Invitation | null {
  const code = useWorkoutSession.getState().organization
  return code !== null && useInvitation.getState().known?.code !== code ? { code, key: null } : null
}

/** The invitation this page was opened by; its key leaves the address bar, and so the history, at once. */
export function takeInvitation(): Invitation | null {
  const { location, history } = window
  const arrived = readInvitation(location)
  if (arrived?.key) history.replaceState(history.state, '', location.pathname + location.search)
  return arrived ?? keptWithoutFacts()
}

/** Whether the page would show other movements than the link means until the server has answered. */
export const mustAskFirst = ({ code, key }: Invitation) =>
  useInvitation.getState().known?.code !== code || (key !== null && key !== useInvitation.getState().key)
