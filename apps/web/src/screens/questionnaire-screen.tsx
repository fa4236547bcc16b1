import { wayWords } from '@lithe/words/live/way'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { needsGuardian, setGuardian, useConsents } from '../features/consent/consent-store.ts'
import { currentCaller } from '../features/identity/identity.ts'
import { completePerson, useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { AgeField, SexField } from '../features/onboarding/person-fields.tsx'
import { paths } from '../navigation/paths.ts'
import { saveDetails } from '../people/details.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { longWaitMs, useIsHere, within } from '../ui/waiting.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const formId = 'questionnaire-form'

export function QuestionnaireScreen() {
  const words = wayWords.questionnaire
  const navigate = useNavigate()
  const { search } = useLocation()
  const known = useOnboarding()
  const isHere = useIsHere()
  const [isSaving, setSaving] = useState(false)
  const person = completePerson(known)
  const { userIdentifier } = currentCaller()
  const isGuardian = useConsents(({ guardianOf }) => guardianOf.includes(userIdentifier))
  const isChild = needsGuardian(known.age)
  const mayGoOn = person !== null && (!isChild || isGuardian)

  async function save() {
    if (!person || !mayGoOn || isSaving) return
    setSaving(true)
    known.update(person)
    await within(longWaitMs, saveDetails(currentCaller().userIdentifier, person), null)
    if (isHere()) navigate(paths.confidence.link() + search)
  }

  // By its address, or after the name was emptied: without one this page could never be left.
  if (!known.name.trim()) return <Navigate to={paths.name.link() + search} replace />
  return (
    <PreparationScreen
      page="questionnaire"
      title={words.title}
      back={paths.credibility.link() + search}
      beside="toe-touch"
      action={
        <ActionButton type="submit" form={formId} disabled={!mayGoOn || isSaving}>
          {isSaving ? words.saving : wayWords.continue}
        </ActionButton>
      }
    >
      <PageHeading className="wrap-anywhere">{words.heading({ name: known.name })}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft short:mt-1 short:text-base">{words.lede}</p>
      <form
        id={formId}
        className="mt-4 flex flex-col gap-4 short:mt-2 short:gap-2"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <AgeField age={known.age} onChange={age => known.update({ age })} />
        {isChild ? (
          <GuardianField
            name={known.name.trim()}
            isGuardian={isGuardian}
            onChange={confirmed => setGuardian(userIdentifier, confirmed)}
          />
        ) : null}
        <SexField sex={known.sex} onChange={sex => known.update({ sex })} />
      </form>
    </PreparationScreen>
  )
}

type GuardianFieldProps = {
  name: string
  isGuardian: boolean
  onChange: (isGuardian: boolean) => void
}

/** Under 16: a plain word of the parent or guardian. */
const GuardianField = ({ name, isGuardian, onChange }: GuardianFieldProps) => (
  <label className="framed-choice py-1 has-checked:border-spruce">
    <input
      type="checkbox"
      checked={isGuardian}
      onChange={event => onChange(event.target.checked)}
      className="size-3 shrink-0 accent-[var(--spruce)] outline-none"
    />
    <span className="wrap-anywhere">{wayWords.questionnaire.guardian({ name })}</span>
  </label>
)
