import { reportPageWords } from '@lithe/words/live/report-page'
import { paths } from '../navigation/paths.ts'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'

/** Shown while a report loads. */
export function ReportOpening() {
  const { opening } = reportPageWords
  return (
    <Screen title={opening.title} back={paths.list.link()}>
      <PageHeading className="mt-auto">{opening.heading}</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">{opening.what}</p>
      <div className="mt-3 mb-auto">
        <ProgressLine label={opening.moment} share={null} />
        <StillWaiting isWaiting />
      </div>
    </Screen>
  )
}
