import { cameraFailures } from '@lithe/contracts/player'
import { type ExerciseItem, pictureOf, type RefusalReason, refusalReasons } from '@lithe/movements/catalog'
import { measuredWords } from '@lithe/words/live/measured'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import { workoutWords } from '@lithe/words/live/workout'
import type { ReactNode } from 'react'
import { ActionButton, MainAction, QuietButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/screen.tsx'
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

type ShutCamera = (typeof cameraFailures)[number]

const isRefusal = (reason: FailureReason): reason is RefusalReason =>
  refusalReasons.some(one => one === reason)

/** Failures that another browser may not have. */
const isShutCamera = (reason: FailureReason): reason is ShutCamera =>
  cameraFailures.some(one => one === reason)

type Told = {
  title: string
  /** What may help on this phone, before the way out of the messenger. */
  remedy?: readonly string[]
  advice: string
  /** Whether the way out may lead to a camera that opens. */
  hasWayOut: boolean
}

/** Why a movement gave no number. Inside a messenger there is no address bar to tap at; there is the way out. */
function told(reason: FailureReason, wayOut: ReactNode): Told {
  const { failures, inTelegram, refused } = workoutWords
  if (wayOut !== null && isShutCamera(reason)) return { ...inTelegram[reason], hasWayOut: true }
  if (isRefusal(reason)) {
    const titles: Partial<Record<RefusalReason, string>> = refused
    const title = titles[reason] ?? movementsWords.again.usual
    return { title, advice: measuredWords.together(measuredWords.refusals[reason]), hasWayOut: false }
  }
  return { ...failures[reason], hasWayOut: false }
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
  const { title, remedy, advice, hasWayOut } = told(reason, wayOut)
  const { again } = workoutWords
  return (
    <StagePanel
      action={
        hasWayOut ? (
          <>
            <div className="grid grid-cols-[3fr_2fr] gap-1.5">
              <QuietButton onClick={onGoOn}>{movementsWords.again.goOn}</QuietButton>
              <QuietButton onClick={onAgain}>{shellWords.buttons.tryAgain}</QuietButton>
            </div>
            {wayOut}
          </>
        ) : (
          <>
            <QuietButton onClick={onGoOn}>{movementsWords.again.goOn}</QuietButton>
            <ActionButton onClick={onAgain}>{movementsWords.again.now}</ActionButton>
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
        <ol className="mt-2 list-decimal ps-3 text-lead marker:text-ember-text">
          {remedy.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <p className="mt-2 text-lead">{advice}</p>
      <p className="mt-2 text-ink-soft">{again.missing}</p>
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
  const { title, advice, hasWayOut } = told(reason, wayOut)
  const { tryAgain } = shellWords.buttons
  const mayWait = reason === 'felt-unwell' || reason === 'near-fall'
  return (
    <StagePanel
      action={
        mayWait ? (
          <>
            <QuietButton onClick={onAgain}>{tryAgain}</QuietButton>
            <ActionButton onClick={onLeave}>{leaveWords}</ActionButton>
          </>
        ) : (
          <>
            <QuietButton onClick={onLeave}>{leaveWords}</QuietButton>
            {hasWayOut ? (
              <>
                <QuietButton onClick={onAgain}>{tryAgain}</QuietButton>
                {wayOut}
              </>
            ) : (
              <ActionButton onClick={onAgain}>{tryAgain}</ActionButton>
            )}
          </>
        )
      }
    >
      <Chronophotograph
        movement="rest"
        className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden short:hidden"
      />
      <PageHeading className="text-head!">{workoutWords.nothing.heading}</PageHeading>
      <p className="mt-3 font-semibold">{title}</p>
      <p className="mt-1 text-lead">{advice}</p>
    </StagePanel>
  )
}

type UnwellPanelProps = { cause: Unwell; onEasier: () => void; onFinish: () => void }

/** Everything stands still until the person says how to go on. */
export function UnwellPanel({ cause, onEasier, onFinish }: UnwellPanelProps) {
  const canGoEasier = useCanGoEasier()
  const { unwell } = workoutWords
  return (
    <StagePanel
      action={
        <>
          {canGoEasier ? <QuietButton onClick={onEasier}>{unwell.easier}</QuietButton> : null}
          <ActionButton onClick={onFinish}>{unwell.finish}</ActionButton>
        </>
      }
    >
      <Chronophotograph
        movement="rest"
        className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden short:hidden"
      />
      <PageHeading>{unwell.heading}</PageHeading>
      <p className="mt-2 text-lead">{unwell[cause]}</p>
      <p className="mt-2 text-ink-soft">{unwell.kept}</p>
    </StagePanel>
  )
}

type UnreachablePanelProps = {
  onRetry: () => void
  /** Where Lithe runs inside something that may be in the camera's way. */
  wayOut: ReactNode
}

export function UnreachablePanel({ onRetry, wayOut }: UnreachablePanelProps) {
  const { unreachable } = workoutWords
  const { tryAgain } = shellWords.buttons
  return (
    <StagePanel
      action={
        wayOut ? (
          <>
            <QuietButton onClick={onRetry}>{tryAgain}</QuietButton>
            {wayOut}
          </>
        ) : (
          <ActionButton onClick={onRetry}>{tryAgain}</ActionButton>
        )
      }
    >
      <Chronophotograph
        movement="hero-squat"
        className="mb-3 h-[clamp(96px,26dvh,240px)] w-full flat:hidden"
      />
      <PageHeading>{unreachable.heading}</PageHeading>
      <p className="mt-2 text-lead">
        {unreachable.network} {wayOut ? unreachable.ownBrowser : null}
      </p>
    </StagePanel>
  )
}
