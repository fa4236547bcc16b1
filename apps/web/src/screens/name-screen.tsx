import { captionsWords } from '@lithe/words/live/captions'
import { wayWords } from '@lithe/words/live/way'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NameForm, nameFormId } from '../features/onboarding/name-form.tsx'
import { useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
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
