import { wayWords } from '@lithe/words/live/way'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { needsGuardian, setGuardian, useConsents } from '../memory/consent-store.ts'
import { currentCaller } from '../memory/identity.ts'
import { completePerson, useOnboarding } from '../memory/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { saveDetails } from '../people/details.ts'
import { useWayIn } from '../people/onward.ts'
import { useWayBack } from '../ui/header-links.tsx'
import { type Lack, lackIdOf, SubmitButton, useLack } from '../ui/lack.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { longWaitMs, useIsHere, within } from '../ui/waiting.tsx'
import { AgeField, fieldIds, SexField } from './person-fields.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const formId = 'questionnaire-form'

export function QuestionnaireScreen() {
  const words = wayWords.questionnaire
  const navigate = useNavigate()
  const { search, seesReasons, goal } = useWayIn()
  // Decided when the page opens: once age and sex are given, the person no longer counts as new.
  const [next] = useState(seesReasons ? paths.confidence.link() + search : goal)
  const known = useOnboarding()
  const back = useWayBack(paths.intro.link() + search)
  const isHere = useIsHere()
  const [isSaving, setSaving] = useState(false)
  const person = completePerson(known)
  const { userIdentifier } = currentCaller()
  const isGuardian = useConsents(({ guardianOf }) => guardianOf.includes(userIdentifier))
  const isChild = needsGuardian(known.age)
  const lacking = useLack(firstMissing({ age: known.age, sex: known.sex, isChild, isGuardian }))

  async function save() {
    if (lacking.missing || !person || isSaving) return
    setSaving(true)
    useOnboarding.setState(person)
    await within(longWaitMs, saveDetails(currentCaller().userIdentifier, person), null)
    if (isHere()) navigate(next)
  }

  // Opened by its URL, or after the name was cleared: without a name the page is a dead end.
  if (!known.name.trim()) return <Navigate to={paths.name.link() + search} replace />
  return (
    <PreparationScreen
      page="questionnaire"
      title={words.title}
      back={back}
      beside="toe-touch"
      action={
        <SubmitButton form={formId} lacking={lacking} disabled={isSaving}>
          {isSaving ? words.saving : wayWords.continue}
        </SubmitButton>
      }
    >
      <PageHeading className="wrap-anywhere">{words.heading({ name: known.name })}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft short:mt-1 short:text-base">{words.lede}</p>
      <form
        id={formId}
        className="mt-4 flex flex-col gap-4 short:mt-2 short:gap-2"
        onKeyDown={lacking.onKeyDown}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <AgeField age={known.age} onChange={age => useOnboarding.setState({ age })} />
        {isChild ? (
          <GuardianField
            name={known.name.trim()}
            isGuardian={isGuardian}
            onChange={confirmed => setGuardian(userIdentifier, confirmed)}
          />
        ) : null}
        <SexField sex={known.sex} onChange={sex => useOnboarding.setState({ sex })} />
      </form>
    </PreparationScreen>
  )
}

const guardianId = 'guardian'

type Given = { age: string; sex: string; isChild: boolean; isGuardian: boolean }

/** In the order of the fields. */
function firstMissing({ age, sex, isChild, isGuardian }: Given): Lack | null {
  const { missing } = wayWords.questionnaire
  if (!age) return { id: fieldIds.age, says: missing.age }
  if (isChild && !isGuardian) return { id: guardianId, says: missing.guardian }
  return sex ? null : { id: fieldIds.sex, says: missing.sex }
}

type GuardianFieldProps = {
  name: string
  isGuardian: boolean
  onChange: (isGuardian: boolean) => void
}

/** Under 16: confirmation by a parent or guardian. */
const GuardianField = ({ name, isGuardian, onChange }: GuardianFieldProps) => (
  <label className="framed-choice py-1 has-checked:border-spruce">
    <input
      id={guardianId}
      type="checkbox"
      checked={isGuardian}
      onChange={event => onChange(event.target.checked)}
      aria-describedby={lackIdOf(guardianId)}
      className="tick outline-none"
    />
    <span className="wrap-anywhere">{wayWords.questionnaire.guardian({ name })}</span>
  </label>
)
