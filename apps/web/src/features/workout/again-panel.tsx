import { type ExerciseItem, pictureOf } from '@lithe/movements/catalog'
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
  exercise: ExerciseItem
  reason: FailureReason
  /** Where Lithe runs inside something that may be in the camera's way. */
  wayOut: ReactNode
  onAgain: () => void
  onGoOn: () => void
}

/** After a stop the picture is one of rest. */
const callsForRest: readonly FailureReason[] = ['stopped', 'near-fall', 'felt-unwell']

/** A movement that gave no number: what to change, and the choice to leave it out. */
export function AgainPanel({ exercise, reason, wayOut, onAgain, onGoOn }: Props) {
  const hasWayOut = wayOut !== null && isShutCamera(reason)
  const { title, advice } = hasWayOut ? shutCameraWords[reason] : failureWords[reason]
  const remedy = hasWayOut ? shutCameraWords[reason].remedy : undefined
  return (
    <StagePanel
      action={
        hasWayOut ? (
          <>
            <div className="grid grid-cols-[3fr_2fr] gap-1.5">
              <QuietButton onClick={onGoOn}>Go on without it</QuietButton>
              <QuietButton onClick={onAgain}>Try again</QuietButton>
            </div>
            {wayOut}
          </>
        ) : (
          <>
            <QuietButton onClick={onGoOn}>Go on without it</QuietButton>
            <ActionButton onClick={onAgain}>Do it again</ActionButton>
          </>
        )
      }
    >
      <Chronophotograph
        movement={callsForRest.includes(reason) ? 'rest' : pictureOf(exercise)}
        className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden"
      />
      <PageHeading>{title}</PageHeading>
      {remedy ? (
        <ol className="mt-2 list-decimal pl-3 text-lead marker:text-ember-text">
          {remedy.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <p className="mt-2 text-lead">{advice}</p>
      <p className="mt-2 text-ink-soft">
        Without this one, your report says that it is missing and leaves it out of your age.
      </p>
    </StagePanel>
  )
}
