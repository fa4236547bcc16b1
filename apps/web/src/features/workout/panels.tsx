import { type ExerciseItem, pictureOf } from '@lithe/movements/catalog'
import type { ReactNode } from 'react'
import { ActionButton, MainAction, QuietButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/screen.tsx'
import { failureWords, isShutCamera, shutCameraWords } from './failure-words.ts'
import type { FailureReason, Unwell } from './visit.ts'
import { useCanGoEasier } from './visit-store.ts'

/** Lies over the player, which goes on living underneath. */
export function StagePanel({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <section className="appear absolute inset-0 z-20 overflow-y-auto bg-ground px-3">
      <div className="mx-auto flex min-h-full w-full max-w-column flex-col flat:max-w-[840px] flat:flex-row flat:gap-4">
        <div className="flex flex-1 flex-col justify-center py-3 flat:py-1">{children}</div>
        {action ? (
          <MainAction className="foot bottom-0 flex flex-col gap-1.5 from-90% pt-3 flat:mx-0 flat:w-[280px] flat:shrink-0 flat:self-end flat:bg-none flat:px-0">
            {action}
          </MainAction>
        ) : null}
      </div>
    </section>
  )
}

type AgainPanelProps = {
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
export function AgainPanel({ exercise, reason, wayOut, onAgain, onGoOn }: AgainPanelProps) {
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

type NothingPanelProps = {
  reason: FailureReason
  /** Where Lithe runs inside something that may be in the camera's way. */
  wayOut: ReactNode
  onAgain: () => void
  onLeave: () => void
  leaveWords: string
}

/** The end of a test in which nothing was measured: said, with what would help. */
export function NothingPanel({ reason, wayOut, onAgain, onLeave, leaveWords }: NothingPanelProps) {
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

const openings = {
  'felt-unwell': 'Good that you said so.',
  'near-fall': 'That looked like a fall.',
} satisfies Record<Unwell, string>

type UnwellPanelProps = { cause: Unwell; onEasier: () => void; onFinish: () => void }

/** Everything stands still until the person says how to go on. */
export function UnwellPanel({ cause, onEasier, onFinish }: UnwellPanelProps) {
  const canGoEasier = useCanGoEasier()
  return (
    <StagePanel
      action={
        <>
          {canGoEasier ? <QuietButton onClick={onEasier}>I am well again: the easier way</QuietButton> : null}
          <ActionButton onClick={onFinish}>Finish here</ActionButton>
        </>
      }
    >
      <Chronophotograph
        movement="rest"
        className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden short:hidden"
      />
      <PageHeading>Sit down for a moment</PageHeading>
      <p className="mt-2 text-lead">
        {openings[cause]} Rest until you feel quite well. Nothing starts by itself now.
      </p>
      <p className="mt-2 text-ink-soft">
        What you have done is kept. What you leave out is not measured, and takes nothing off. If it does not
        pass, ask somebody for help.
      </p>
    </StagePanel>
  )
}

type UnreachablePanelProps = {
  onRetry: () => void
  /** Where Lithe runs inside something that may be in the camera's way. */
  wayOut: ReactNode
}

export function UnreachablePanel({ onRetry, wayOut }: UnreachablePanelProps) {
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
