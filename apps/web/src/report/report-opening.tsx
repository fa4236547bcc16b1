import { reportPageWords } from '@lithe/words/live/report-page'
import { paths } from '../navigation/paths.ts'
import { ageLook } from '../ui/mobility-dial.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'

type FieldProps = { of: 'mobilityAge' | 'first' | 'description'; className: string }

/** Empty: a report's document fills in the response's field before the app arrives (prerender/first-look.ts). */
const Field = ({ of, className }: FieldProps) => (
  <p data-field={of} className={`empty:hidden ${className}`} suppressHydrationWarning>
    {''}
  </p>
)

/** Shown while a report loads, until the response's first words replace it. */
export function ReportOpening() {
  const { opening } = reportPageWords
  return (
    <Screen title={opening.title} back={paths.list.link()}>
      <div data-answer="awaited" className="peer my-auto data-[answer=here]:hidden">
        <PageHeading>{opening.heading}</PageHeading>
        <p className="mt-2 text-lead text-ink-soft">{opening.what}</p>
        <div className="mt-3">
          <ProgressLine label={opening.moment} share={null} />
          <StillWaiting isWaiting />
        </div>
      </div>
      <div className="hidden pt-5 peer-data-[answer=here]:block">
        <div className="@container relative mx-auto mt-2 aspect-[400/290] w-full max-w-[432px] short:mt-1 short:max-w-[max(296px,10rem)] flat:hidden">
          <Field of="mobilityAge" className={`absolute inset-x-0 top-[33%] text-center ${ageLook}`} />
        </div>
        <Field of="first" className="mt-2 text-lead font-semibold" />
        <div className="mt-1 mb-2">
          <ProgressLine label={opening.moment} share={null} />
        </div>
        <Field of="description" className="mt-2 text-lead" />
      </div>
    </Screen>
  )
}
