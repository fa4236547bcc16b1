import { useLocation, useNavigate } from 'react-router'
import { useOnboarding } from '../features/onboarding/onboarding-store.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { SpeechBubble } from '../ui/speech-bubble.tsx'
import { preparation } from './preparation.ts'

const formId = 'name-form'
const longestName = 80

export function NameScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  // Kept with every letter, so that a reload loses nothing.
  const { name, update } = useOnboarding()
  const trimmed = name.trim()

  return (
    <Screen
      title="Your name"
      back={paths.start.link()}
      progress={preparation('name')}
      beside="single-leg-stance"
      action={
        <ActionButton type="submit" form={formId} disabled={!trimmed}>
          Next
        </ActionButton>
      }
    >
      <Chronophotograph
        movement="single-leg-stance"
        className="-mx-1 mb-2 h-[clamp(64px,calc(100dvh-548px),300px)] lg:hidden"
      />
      <SpeechBubble>
        <PageHeading className="text-head!">Hello! What may I call you?</PageHeading>
        <p className="mt-1">I will show you each movement first. There is nothing to prepare.</p>
      </SpeechBubble>
      <form
        id={formId}
        className="mt-4 short:mt-3"
        onSubmit={event => {
          event.preventDefault()
          if (!trimmed) return
          update({ name: trimmed })
          navigate(paths.questionnaire.link() + search)
        }}
      >
        <label htmlFor="name" className="font-semibold">
          Your name
        </label>
        <input
          id="name"
          value={name}
          onChange={event => update({ name: event.target.value })}
          maxLength={longestName}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          className="mt-1 min-h-8 w-full rounded-card border-2 border-outline bg-raised px-2.5 font-soft text-title text-ink focus:border-spruce focus-visible:outline-offset-0"
        />
      </form>
    </Screen>
  )
}
