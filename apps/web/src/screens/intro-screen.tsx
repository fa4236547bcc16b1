import { wayWords } from '@lithe/words/live/way'
import { useLocation, useNavigate } from 'react-router'
import { useOnboarding, useTrainerSound } from '../features/onboarding/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { PasskeyOfferCard } from './passkey-offer-card.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

export function IntroScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const name = useOnboarding(known => known.name.trim())
  const sound = useTrainerSound()
  const next = name ? paths.credibility : paths.name

  return (
    <PreparationScreen
      page={null}
      title={wayWords.intro.title}
      back={paths.start.link()}
      beside="single-leg-stance"
      action={<ActionButton onClick={() => navigate(next.link() + search)}>{wayWords.next}</ActionButton>}
    >
      <PasskeyOfferCard className="mb-3" />
      <PageHeading>{wayWords.intro.title}</PageHeading>
      <TrainerClip
        {...sound}
        clip="greeting"
        plate="hero-squat"
        className="mt-2"
        frameClassName="h-[clamp(200px,calc(100dvh-436px),480px)] short:h-[clamp(180px,calc(100dvh-380px),480px)]"
      />
    </PreparationScreen>
  )
}
