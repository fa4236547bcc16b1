import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StagePanel } from './stage-panel.tsx'

type Props = {
  onRetry: () => void
  /** Where Lithe runs inside something that may be in the camera's way. */
  wayOut: ReactNode
}

export function UnreachablePanel({ onRetry, wayOut }: Props) {
  return (
    <StagePanel
      action={
        wayOut ? (
          <>
            <QuietButton onClick={onRetry}>Try again</QuietButton>
            {wayOut}
          </>
        ) : (
          <ActionButton onClick={onRetry}>Try again</ActionButton>
        )
      }
    >
      <Chronophotograph
        movement="hero-squat"
        className="mb-3 h-[clamp(96px,26dvh,240px)] w-full flat:hidden"
      />
      <PageHeading>The camera page does not answer</PageHeading>
      <p className="mt-2 text-lead">
        Please check your network, then try again. What you have done so far is kept.
        {wayOut ? ' If that does not help, your own browser may manage.' : ''}
      </p>
    </StagePanel>
  )
}
