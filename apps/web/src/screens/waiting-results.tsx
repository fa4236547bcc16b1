import { useNavigate } from 'react-router'
import { useUserId } from '../features/identity/identity.ts'
import { WaitingCard } from '../features/outbox/waiting-card.tsx'
import { paths } from '../paths.ts'

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
