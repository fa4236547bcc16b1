import { captionsWords } from '@lithe/words/live/captions'
import { wayWords } from '@lithe/words/live/way'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOnboarding, useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { NameField } from '../features/onboarding/person-fields.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const formId = 'name-form'

export function NameScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  // Kept with every letter, so that a reload loses nothing.
  const { name, update } = useOnboarding()
  const sound = useTrainerSound()
  const trimmed = name.trim()

  return (
    <PreparationScreen
      page="name"
      title={wayWords.name.title}
      back={paths.intro.link() + search}
      beside="single-leg-stance"
      action={
        <ActionButton type="submit" form={formId} disabled={!trimmed}>
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
      <form
        id={formId}
        className="mt-3 short:mt-2"
        onSubmit={event => {
          event.preventDefault()
          if (!trimmed) return
          update({ name: trimmed })
          navigate(paths.credibility.link() + search)
        }}
      >
        <NameField name={name} onChange={typed => update({ name: typed })} />
      </form>
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
