import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { failureWords } from './failure-words.ts'
import { isShutCamera, shutCameraWords } from './shut-camera-words.ts'
import { StagePanel } from './stage-panel.tsx'
import type { FailureReason } from './workout-flow.ts'

type Props = {
  reason: FailureReason
  /** Where Lithe runs inside something that may be in the camera's way. */
  wayOut: ReactNode
  onAgain: () => void
  onLeave: () => void
  leaveWords: string
}

/** The end of a test in which nothing was measured: said, with what would help. */
export function NothingPanel({ reason, wayOut, onAgain, onLeave, leaveWords }: Props) {
  const hasWayOut = wayOut !== null && isShutCamera(reason)
  const { title, advice } = hasWayOut ? shutCameraWords[reason] : failureWords[reason]
  const mayWait = reason === 'felt-unwell' || reason === 'near-fall'
  return (
    <StagePanel
      action={
        mayWait ? (
          <>
            <QuietButton onClick={onAgain}>Try again</QuietButton>
            <ActionButton onClick={onLeave}>{leaveWords}</ActionButton>
          </>
        ) : (
          <>
            <QuietButton onClick={onLeave}>{leaveWords}</QuietButton>
            {hasWayOut ? (
              <>
                <QuietButton onClick={onAgain}>Try again</QuietButton>
                {wayOut}
              </>
            ) : (
              <ActionButton onClick={onAgain}>Try again</ActionButton>
            )}
          </>
        )
      }
    >
      <Chronophotograph
        movement="rest"
        className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden short:hidden"
      />
      <PageHeading className="text-head!">Nothing could be measured, so there is no report</PageHeading>
      <p className="mt-3 font-semibold">{title}</p>
      <p className="mt-1 text-lead">{advice}</p>
    </StagePanel>
  )
}
