import { captionsWords } from '@lithe/words/live/captions'
import { wayWords } from '@lithe/words/live/way'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOnboarding, useTrainerSound } from '../memory/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { useWayIn } from '../people/onward.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { SubmitButton, useLack } from '../ui/lack.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { SpeechBubble, TrainerClip } from '../ui/trainer-clip.tsx'
import { isolated } from '../words/formats.ts'
import { fieldIds, NameField } from './person-fields.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

/** Etta greets the person by name, or asks for it if the previous page was skipped. */
export function NameScreen() {
  const navigate = useNavigate()
  const { search, seesReasons } = useWayIn()
  const sound = useTrainerSound()
  const name = useOnboarding(person => person.name.trim())
  // Decided when the page opens, as the field must not vanish while the person types.
  const [isAsked] = useState(!name)
  const proceed = () => navigate((seesReasons ? paths.credibility : paths.questionnaire).link() + search)
  const { form, action } = useNameForm({ onGiven: proceed, className: 'mt-3 short:mt-2' })
  const says = isAsked ? captionsWords['ask-name'].join(' ') : wayWords.name.pleased({ name: isolated(name) })

  return (
    <PreparationScreen
      page={null}
      title={wayWords.name.title}
      back={paths.intro.link() + search}
      beside="single-leg-stance"
      mayBePassed={!isAsked}
      action={isAsked ? action : <ActionButton onClick={proceed}>{wayWords.next}</ActionButton>}
    >
      <TrainerClip
        {...sound}
        clip="ask-name"
        says={says}
        plate="single-leg-stance"
        frameClassName={isAsked ? besideField : alone}
      >
        <SpeechBubble>
          <PageHeading className="text-head! wrap-anywhere short:text-title!">{says}</PageHeading>
        </SpeechBubble>
      </TrainerClip>
      {isAsked ? form : null}
    </PreparationScreen>
  )
}

const besideField =
  'h-[clamp(120px,calc(100dvh-500px-var(--edge-top)-var(--edge-bottom)),420px)] short:h-[clamp(120px,calc(100dvh-420px-var(--edge-top)-var(--edge-bottom)),420px)]'
const alone =
  'h-[clamp(120px,calc(100dvh-380px-var(--edge-top)-var(--edge-bottom)),480px)] short:h-[clamp(120px,calc(100dvh-300px-var(--edge-top)-var(--edge-bottom)),480px)]'

const formId = 'name-form'

type NameForm = { label?: string; onGiven: () => void; className: string }

/** The name field, saved on every keystroke to survive a reload, and its submit button. */
export function useNameForm({ label, onGiven, className }: NameForm) {
  const { name } = useOnboarding()
  const trimmed = name.trim()
  const lacking = useLack(trimmed ? null : { id: fieldIds.name, says: wayWords.name.missing })
  return {
    form: (
      <form
        id={formId}
        className={className}
        onKeyDown={lacking.onKeyDown}
        onSubmit={event => {
          event.preventDefault()
          useOnboarding.setState({ name: trimmed })
          onGiven()
        }}
      >
        <NameField
          {...(label !== undefined && { label })}
          name={name}
          onChange={typed => useOnboarding.setState({ name: typed })}
        />
      </form>
    ),
    action: (
      <SubmitButton form={formId} lacking={lacking}>
        {wayWords.next}
      </SubmitButton>
    ),
  }
}
