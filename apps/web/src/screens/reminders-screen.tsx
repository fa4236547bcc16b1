import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

export function RemindersScreen() {
  const navigate = useNavigate()
  return (
    <Screen
      title="Reminders"
      beside="hero-squat"
      action={<ActionButton onClick={() => navigate(paths.start.link())}>Finish</ActionButton>}
    >
      <Chronophotograph movement="hero-squat" className="-mx-3 mt-auto aspect-[2/1] lg:hidden" />
      <PageHeading className="mt-3 lg:mt-auto">See you again</PageHeading>
      <p className="mt-2 mb-auto text-lead text-ink-soft">
        Reminders for follow-up assessments will be set up here.
      </p>
    </Screen>
  )
}
