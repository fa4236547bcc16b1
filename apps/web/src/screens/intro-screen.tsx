import { useLocation, useNavigate } from 'react-router'
import { useOnboarding, useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { PasskeyOfferCard } from './passkey-offer-card.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const greeting =
  'Hello, I am Etta. I will show you what to do, step by step, and we will see how your body moves.'

export function IntroScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const name = useOnboarding(known => known.name.trim())
  const sound = useTrainerSound()
  const next = name ? paths.credibility : paths.name

  return (
    <PreparationScreen
      page={null}
      title="Meet Etta"
      back={paths.start.link()}
      beside="single-leg-stance"
      action={<ActionButton onClick={() => navigate(next.link() + search)}>Next</ActionButton>}
    >
      <PasskeyOfferCard className="mb-3" />
      <PageHeading>Meet Etta</PageHeading>
      <TrainerClip
        {...sound}
        clip="greeting"
        words={greeting}
        plate="hero-squat"
        className="mt-2"
        frameClassName="h-[clamp(200px,calc(100dvh-436px),480px)] short:h-[clamp(180px,calc(100dvh-380px),480px)]"
      />
    </PreparationScreen>
  )
}
