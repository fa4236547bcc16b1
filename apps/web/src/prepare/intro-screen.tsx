import { Icon } from '@lithe/design/icon'
import { captionsWords } from '@lithe/words/live/captions'
import { wayWords } from '@lithe/words/live/way'
import { Link, useLocation, useNavigate } from 'react-router'
import { useUserId } from '../memory/identity.ts'
import { readListState } from '../memory/list-state.ts'
import { useTrainerSound } from '../memory/onboarding-store.ts'
import { paths } from '../navigation/paths.ts'
import { PasskeyOfferCard } from '../people/passkeys/passkey-offer-card.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { TrainerClip } from '../ui/trainer-clip.tsx'
import { useNameForm } from './name-screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

/** Etta greets the person and asks their name. */
export function IntroScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const sound = useTrainerSound()
  const { form, action } = useNameForm({
    label: captionsWords['ask-name'].join(' '),
    onGiven: () => navigate(paths.name.link() + search),
    className: 'mt-2 short:mt-1.5',
  })

  return (
    <PreparationScreen
      page="intro"
      title={wayWords.intro.title}
      back={paths.start.link()}
      beside="single-leg-stance"
      action={action}
    >
      <ReportsHereCard className="mb-2" />
      <PasskeyOfferCard className="mb-3" />
      <PageHeading>{wayWords.intro.title}</PageHeading>
      <TrainerClip
        {...sound}
        clip="greeting"
        plate="hero-squat"
        hasBubble
        className="mt-2 short:mt-1 beside:grid beside:grid-cols-[220px_minmax(0,1fr)] beside:items-center beside:gap-2 beside:*:last:mt-0 beside:[&_figcaption_svg]:hidden"
        frameClassName="h-[clamp(112px,calc(100dvh-540px-var(--edge-top)-var(--edge-bottom)),420px)] short:h-[clamp(112px,calc(100dvh-504px-var(--edge-top)-var(--edge-bottom)),420px)] beside:h-[150px] max-[14em]:h-[180px]!"
      />
      {form}
    </PreparationScreen>
  )
}

/** Leads to the reports after a sign-in to an account that has some. */
function ReportsHereCard({ className }: { className: string }) {
  const { state } = useLocation()
  const person = useUserId(({ userIdentifier }) => userIdentifier)
  const reports = readListState(state, person)
  if (reports === null) return null
  return (
    <Link
      to={paths.list.link()}
      state={state}
      className={`appear flex min-h-8 items-center justify-between gap-2 rounded-card border-2 border-hairline bg-raised px-2.5 py-1 font-soft text-title font-medium text-spruce ${className}`}
    >
      {wayWords.intro.reports({ count: reports.length })}
      <Icon className="size-2.5 shrink-0 rtl:-scale-x-100" weight={2.4}>
        <path d="m9 5 7 7-7 7" />
      </Icon>
    </Link>
  )
}
