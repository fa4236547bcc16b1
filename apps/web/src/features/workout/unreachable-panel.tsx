import { ActionButton } from '../../ui/action-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { StagePanel } from './stage-panel.tsx'

export function UnreachablePanel({ onRetry }: { onRetry: () => void }) {
  return (
    <StagePanel action={<ActionButton onClick={onRetry}>Try again</ActionButton>}>
      <PageHeading>The camera page does not answer</PageHeading>
      <p className="mt-2 text-lead">
        Please check your network, then try again. What you have done so far is kept.
      </p>
    </StagePanel>
  )
}
