import { useEffect, useState } from 'react'
import type { KnownUser } from '../features/identity/known-user.ts'
import { completePerson } from '../features/onboarding/onboarding-store.ts'
import { AgeCard, ageQuestion } from '../features/profiles/age-card.tsx'
import { isComplete } from '../features/profiles/profile.ts'
import { findCurrent, useProfiles } from '../features/profiles/profiles-store.ts'
import { confirmAge, correctPerson } from '../people/correct-person.ts'
import { CorrectPersonSheet } from './correct-person-sheet.tsx'
import { sayCorrected } from './say-corrected.ts'

/** Whether the age still holds, asked once a year of the current profile. Nothing in between. */
export function AskAge({ known, className = '' }: { known: KnownUser | undefined; className?: string }) {
  const profile = useProfiles(findCurrent)
  const [openedAtMs] = useState(Date.now)
  const [isCorrecting, setCorrecting] = useState(false)
  const question = ageQuestion(profile, openedAtMs)
  const isUndated = profile !== null && isComplete(profile) && !profile.givenAt
  const newest = known?.answer.assessmentsData
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1)
  const isAnswered = known?.state === null

  // Of people whom earlier versions knew it is not known when they said so: their newest report tells, or today.
  useEffect(() => {
    if (profile && isUndated && isAnswered) confirmAge(profile, newest ?? new Date(openedAtMs).toISOString())
  }, [profile, isUndated, isAnswered, newest, openedAtMs])

  if (!profile) return null
  function growOlder(age: string) {
    const person = profile && completePerson({ ...profile, age })
    if (profile && person) void correctPerson(profile, person).then(saved => sayCorrected(person, saved))
  }
  return (
    <>
      {question ? (
        <AgeCard
          name={profile.name.trim()}
          question={question}
          onStill={() => confirmAge(profile, new Date().toISOString())}
          onOlder={growOlder}
          onOther={() => setCorrecting(true)}
          className={className}
        />
      ) : null}
      {isCorrecting ? <CorrectPersonSheet profile={profile} onClose={() => setCorrecting(false)} /> : null}
    </>
  )
}
