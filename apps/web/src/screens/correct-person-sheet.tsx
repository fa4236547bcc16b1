import { useState } from 'react'
import { completePerson } from '../features/onboarding/onboarding-store.ts'
import { AgeField, NameField, SeatField, SexField } from '../features/onboarding/person-fields.tsx'
import type { Person, Profile } from '../features/profiles/profile.ts'
import { correctPerson } from '../people/correct-person.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { sayCorrected } from './say-corrected.ts'

/** A person's name, age and sex, put right. */
export function CorrectPersonSheet({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [given, setGiven] = useState<Person>({ name: profile.name, age: profile.age, sex: profile.sex })
  const [seat, setSeat] = useState(profile.seat)
  const person = completePerson(given)

  function save() {
    if (!person) return
    // Kept at once; the server may take its time.
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
      title={profile.name.trim() ? `Correct ${profile.name.trim()}` : 'Name, age and sex'}
      description="It counts from the next report on. Reports that are made keep the age they were made with."
    >
      <form
        className="mt-2 flex flex-col gap-2"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <div>
          <NameField label="Name" name={given.name} onChange={name => setGiven({ ...given, name })} />
        </div>
        <AgeField age={given.age} onChange={age => setGiven({ ...given, age })} />
        <SexField sex={given.sex} onChange={sex => setGiven({ ...given, sex })} />
        {profile.seat ? <SeatField seat={seat} onChange={setSeat} /> : null}
        <div className="mt-2 flex flex-col gap-1.5">
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <ActionButton type="submit" disabled={!person}>
            Save
          </ActionButton>
        </div>
      </form>
    </Sheet>
  )
}
