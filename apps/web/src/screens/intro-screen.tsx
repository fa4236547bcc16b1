import { captionsWords } from '@lithe/words/live/captions'
import { wayWords } from '@lithe/words/live/way'
import { useLocation, useNavigate } from 'react-router'
import { useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { NameForm, nameFormId } from './name-screen.tsx'
import { PasskeyOfferCard } from './passkey-offer-card.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

/** Etta greets, and asks for the name in the same breath. */
export function IntroScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const sound = useTrainerSound()

  return (
    <PreparationScreen
      page="intro"
      title={wayWords.intro.title}
      back={paths.start.link()}
      beside="single-leg-stance"
      action={
        <ActionButton type="submit" form={nameFormId}>
          {wayWords.next}
        </ActionButton>
      }
    >
      <PasskeyOfferCard className="mb-3" />
      <PageHeading>{wayWords.intro.title}</PageHeading>
      <TrainerClip
        {...sound}
        clip="greeting"
        plate="hero-squat"
        className="mt-2 short:mt-1"
        frameClassName="h-[clamp(120px,calc(100dvh-548px-var(--edge-top)-var(--edge-bottom)),420px)] short:h-[clamp(120px,calc(100dvh-484px-var(--edge-top)-var(--edge-bottom)),420px)]"
      />
      <NameForm
        label={captionsWords['ask-name'].join(' ')}
        onGiven={() => navigate(paths.questionnaire.link() + search)}
        className="mt-2.5 short:mt-1.5"
      />
    </PreparationScreen>
  )
}
