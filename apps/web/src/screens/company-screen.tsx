import { QuietButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

type Props = { onAnswer: (hasCompany: boolean) => void; onBack: () => void }

/** Asked of those for whom it matters, with both answers alike: on one's own the test goes on as well. */
export function CompanyScreen({ onAnswer, onBack }: Props) {
  return (
    <Screen
      title="Is somebody near?"
      back={onBack}
      beside="rest"
      actionIsNow="company"
      action={
        <div className="flex flex-col gap-1.5 flat:grid flat:grid-cols-2">
          <QuietButton onClick={() => onAnswer(true)}>Yes, somebody is near</QuietButton>
          <QuietButton onClick={() => onAnswer(false)}>No, I’m on my own</QuietButton>
        </div>
      }
    >
      <Chronophotograph
        movement="rest"
        className="mt-auto h-[clamp(96px,26dvh,240px)] w-full short:h-[96px] flat:hidden lg:hidden"
      />
      <PageHeading className="mt-3 short:mt-1.5 lg:mt-auto">Is somebody near you?</PageHeading>
      <div className="mt-2 mb-auto flex flex-col gap-2 text-lead text-ink-soft short:gap-1 short:text-base">
        <p>In the room, or close enough to hear you call.</p>
        <p>You can do the test either way. On your own it begins with a hand on a chair.</p>
      </div>
    </Screen>
  )
}
