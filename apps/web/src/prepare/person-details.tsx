import { peopleWords } from '@lithe/words/live/people'
import { wayWords } from '@lithe/words/live/way'
import { useEffect, useState } from 'react'
import type { KnownUser } from '../memory/known-user.ts'
import { type CompletePerson, completePerson } from '../memory/onboarding-store.ts'
import { findCurrent, isComplete, type Person, type Profile, useProfiles } from '../memory/profiles.ts'
import { AgeCard, ageQuestion } from '../people/age-card.tsx'
import { confirmAge, correctPerson } from '../people/details.ts'
import { QuietButton } from '../ui/buttons.tsx'
import { type Lack, SubmitButton, useLack } from '../ui/lack.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { isolated } from '../words/formats.ts'
import { AgeField, fieldIds, NameField, SeatField, SexField } from './person-fields.tsx'

export function CorrectPersonSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [given, setGiven] = useState<Person>({ name: profile.name, age: profile.age, sex: profile.sex })
  const [seat, setSeat] = useState(profile.seat)
  const person = completePerson(given)
  const lacking = useLack(firstMissing(given))
  const words = peopleWords.correct
  const name = profile.name.trim()

  function save() {
    if (!person) return
    // Saved here at once; the server may be slow.
    void correctPerson(profile, { ...person, ...(seat && { seat }) }).then(saved =>
      sayCorrected(person, saved),
    )
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      startsOn="sheet"
      title={name ? words.title({ name: isolated(name) }) : words.titleUnnamed}
      description={words.what}
    >
      <form
        className="mt-2 flex flex-col gap-2"
        onKeyDown={lacking.onKeyDown}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <div>
          <NameField
            label={words.name}
            name={given.name}
            onChange={typed => setGiven({ ...given, name: typed })}
          />
        </div>
        <AgeField age={given.age} onChange={age => setGiven({ ...given, age })} />
        <SexField sex={given.sex} onChange={sex => setGiven({ ...given, sex })} />
        {profile.seat ? <SeatField seat={seat} onChange={setSeat} /> : null}
        <div className="mt-2 flex flex-col gap-1.5">
          <QuietButton onClick={onClose}>{words.cancel}</QuietButton>
          <SubmitButton lacking={lacking}>{words.save}</SubmitButton>
        </div>
      </form>
    </Sheet>
  )
}

/** The first missing detail, in the order of the fields. */
function firstMissing({ name, age, sex }: Person): Lack | null {
  const { missing } = wayWords.questionnaire
  if (!name.trim()) return { id: fieldIds.name, says: wayWords.name.missing }
  if (!age) return { id: fieldIds.age, says: missing.age }
  return sex ? null : { id: fieldIds.sex, says: missing.sex }
}

/** Says what a correction changes, and whether it is only on this phone for now. */
const sayCorrected = ({ name, age }: CompletePerson, { isSaved }: { isSaved: boolean }) =>
  showToast({
    title: peopleWords.correct.done,
    description: isSaved
      ? peopleWords.correct.saved({ name: isolated(name), age: Number(age) })
      : peopleWords.correct.unsaved,
  })

/** Asks once a year whether the current profile's age still holds; otherwise hidden. */
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

  // The server does not date details, so the newest report's date is used, else today.
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
