import { useNavigate } from 'react-router'
import { paths } from '../app/paths.ts'
import { useUserId } from '../features/identity/identity.ts'
import { WaitingCard } from '../features/outbox/waiting-card.tsx'

/** What waits on this phone, and the report that a person asked for and has not got yet. */
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
