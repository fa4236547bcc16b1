import { useInvitation } from './organisation-store.ts'
import { useOrganisation } from './workout-session-store.ts'

const sentences = {
  unknown: 'We do not know who sent you here. Lithe works without it, just the same.',
  unreachable:
    'We could not find out who sent you here. Open your link once more when the network is better, or go on without it.',
} as const

/** In the place of an invitation that could not be read. */
export function InvitationProblem() {
  const problem = useInvitation(invitation => invitation.problem)
  const organisation = useOrganisation()
  return problem && !organisation ? (
    <p role="status" className="mt-2 text-ink-soft">
      {sentences[problem]}
    </p>
  ) : null
}
