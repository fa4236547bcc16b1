import { captionsWords } from '@lithe/words/live/captions'
import { wayWords } from '@lithe/words/live/way'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOnboarding, useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { fieldIds, NameField } from '../features/onboarding/person-fields.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { useLack } from '../ui/lack.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

/** The name by itself: for who comes back to it, as the greeting has asked everybody else. */
export function NameScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const sound = useTrainerSound()

  return (
    <PreparationScreen
      page="intro"
      title={wayWords.name.title}
      back={paths.intro.link() + search}
      beside="single-leg-stance"
      action={
        <ActionButton type="submit" form={nameFormId}>
          {wayWords.next}
        </ActionButton>
      }
    >
      <TrainerClip
        {...sound}
        clip="ask-name"
        plate="single-leg-stance"
        frameClassName="h-[clamp(120px,calc(100dvh-504px-var(--edge-top)-var(--edge-bottom)),420px)] short:h-[clamp(120px,calc(100dvh-398px-var(--edge-top)-var(--edge-bottom)),420px)]"
      >
        <figcaption className="mt-3 short:mt-2.5 short:[&>div]:py-1.5">
          <SpeechBubble>
            <PageHeading className="text-head! short:text-title!">{captionsWords['ask-name']}</PageHeading>
          </SpeechBubble>
        </figcaption>
      </TrainerClip>
      <NameForm onGiven={() => navigate(paths.questionnaire.link() + search)} className="mt-3 short:mt-2" />
    </PreparationScreen>
  )
}

/** What the trainer says, with a tail towards her. */
function SpeechBubble({ children }: { children: ReactNode }) {
  return (
    <div className="relative rounded-card bg-sand p-3">
      <svg viewBox="0 0 28 16" className="absolute -top-[15px] start-5 w-[28px]" aria-hidden="true">
        <path d="M2 16Q14 12 20 0 20 10 28 16Z" fill="var(--sand)" />
      </svg>
      {children}
    </div>
  )
}

/** For the main action, which stands outside of the form. */
export const nameFormId = 'name-form'

type Props = { label?: string; onGiven: () => void; className?: string }

/** What the person is called, kept with every letter, so that a reload loses nothing. */
export function NameForm({ label, onGiven, className = '' }: Props) {
  const { name, update } = useOnboarding()
  const trimmed = name.trim()
  const { lack, tell } = useLack(trimmed ? null : { id: fieldIds.name, says: wayWords.name.missing })
  return (
    <form
      id={nameFormId}
      className={className}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (tell()) return
        update({ name: trimmed })
        onGiven()
      }}
    >
      <NameField
        {...(label !== undefined && { label })}
        name={name}
        onChange={typed => update({ name: typed })}
        lack={lack}
      />
    </form>
  )
}
