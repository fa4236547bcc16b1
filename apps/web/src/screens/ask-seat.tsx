import { useState } from 'react'
import { SeatField } from '../features/onboarding/person-fields.tsx'
import { findCurrent, useProfiles } from '../features/profiles/profiles-store.ts'
import { keepSeat } from '../people/keep-seat.ts'

/** Asked once of each person, where the chair is set up; an answer is optional. */
export function AskSeat({ className = '' }: { className?: string }) {
  const profile = useProfiles(findCurrent)
  const [isAsked] = useState(profile !== null && profile.seat === undefined)
  if (!profile || !isAsked) return null
  return (
    <div className={className}>
      <SeatField seat={profile.seat} onChange={seat => void keepSeat(profile, seat)} />
    </div>
  )
}
