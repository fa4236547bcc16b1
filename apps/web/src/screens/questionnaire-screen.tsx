import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { currentCaller } from '../features/identity/user-id-store.ts'
import { AgeField } from '../features/onboarding/age-field.tsx'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { savePerson } from '../features/onboarding/save-person.ts'
import { SexField } from '../features/onboarding/sex-field.tsx'
import { paths, safeReturnPath } from '../paths.ts'
import { returnParameter } from '../require-person.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { preparation } from './preparation.ts'

const formId = 'questionnaire-form'

export function QuestionnaireScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const known = useOnboarding()
  const [isSaving, setSaving] = useState(false)
  const person = completePerson(known)

  async function save() {
    if (!person || isSaving) return
    setSaving(true)
    known.update(person)
    await savePerson(currentCaller(), person)
    navigate(safeReturnPath(query.get(returnParameter)) ?? paths.privacy.link())
  }

  return (
    <Screen
      title="About you"
      back={`${paths.name.link()}?${query}`}
      progress={preparation('questionnaire')}
      beside="toe-touch"
      action={
        <ActionButton type="submit" form={formId} disabled={!person || isSaving}>
          {isSaving ? 'Saving...' : 'Continue'}
        </ActionButton>
      }
    >
      <PageHeading>{known.name ? `Two things about you, ${known.name}` : 'Two things about you'}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft short:mt-1 short:text-base">
        Please give your real age and sex: your report compares you with people like you.
      </p>
      <form
        id={formId}
        className="mt-4 flex flex-col gap-4 short:mt-2 short:gap-2"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <AgeField age={known.age} onChange={age => known.update({ age })} />
        <SexField sex={known.sex} onChange={sex => known.update({ sex })} />
      </form>
    </Screen>
  )
}
