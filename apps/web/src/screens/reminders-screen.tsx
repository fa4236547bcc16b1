import { feedbackWords } from '@lithe/words/live/feedback'
import { useNavigate } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

export function RemindersScreen() {
  const navigate = useNavigate()
  const words = feedbackWords.reminders
  return (
    <Screen
      title={words.title}
      beside="hero-squat"
      action={<ActionButton onClick={() => navigate(paths.start.link())}>{words.finish}</ActionButton>}
    >
      <Chronophotograph movement="hero-squat" className="-mx-3 mt-auto aspect-[2/1] lg:hidden" />
      <PageHeading className="mt-3 lg:mt-auto">{words.heading}</PageHeading>
      <p className="mt-2 mb-auto text-lead text-ink-soft">{words.what}</p>
    </Screen>
  )
}
