import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { StagePanel } from './stage-panel.tsx'

export function UnreachablePanel({ onRetry }: { onRetry: () => void }) {
  return (
    <StagePanel action={<ActionButton onClick={onRetry}>Try again</ActionButton>}>
      <Chronophotograph
        movement="hero-squat"
        className="mb-3 h-[clamp(96px,26dvh,240px)] w-full flat:hidden"
      />
      <PageHeading>The camera page does not answer</PageHeading>
      <p className="mt-2 text-lead">
        Please check your network, then try again. What you have done so far is kept.
      </p>
    </StagePanel>
  )
}
