import { cameraFailures } from '@lithe/contracts/player'
import { type ExerciseItem, pictureOf, type RefusalReason, refusalReasons } from '@lithe/movements/catalog'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { measuredWords } from '@lithe/words/live/measured'
import { movementsWords } from '@lithe/words/live/movements'
import { shellWords } from '@lithe/words/live/shell'
import type { ReactNode } from 'react'
import type { FailureReason, Unwell } from '../memory/visit/visit.ts'
import { useCanGoEasier } from '../memory/visit/visit-store.ts'
import type { KeptFilms } from '../prepare/movements/films.tsx'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { CallForHelp } from '../ui/call-for-help.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import type { LeavesTo } from './leaving.tsx'
import { RestPanel } from './rest-panel.tsx'
import { StagePanel } from './stage-panel.tsx'

export { shownInWords } from './said-after.ts'

import type { AfterMovementFlow, Progress } from './workout-flow.ts'

type Props = {
  flow: AfterMovementFlow
  films: KeptFilms
  exercise: ExerciseItem
  /** The exercise just done. */
  before: ExerciseItem | null
  progress: Progress
  /** Opens the external browser from a messenger, which may block the camera. */
  wayOut: ReactNode
  leavesTo: LeavesTo
  onStart: (exercise: ExerciseItem) => void
  onTryAgain: () => void
  onProceed: () => void
  onExtendRest: () => void
  onUnwell: () => void
  onEasier: () => void
  onFinishUnwell: () => void
  onLeave: () => void
}

/** Panels over the player between movements and at the end. They load while the first movement is prepared. */
export function AfterMovement({ flow, exercise, wayOut, leavesTo, onStart, onTryAgain, ...props }: Props) {
  switch (flow.mode) {
    case 'again':
      return (
        <AgainPanel
          exercise={exercise}
          reason={flow.reason}
          wayOut={wayOut}
          // A player whose engine failed measures nothing more, however often started.
          onAgain={flow.isPlayerReady && flow.reason !== 'engine' ? () => onStart(exercise) : onTryAgain}
          onProceed={props.onProceed}
        />
      )
    case 'rest':
      return (
        <RestPanel
          films={props.films}
          rest={flow.rest}
          next={exercise}
          before={props.before}
          progress={props.progress}
          leftOut={flow.leftOut}
          onRedo={onStart}
          onExtend={props.onExtendRest}
          onUnwell={props.onUnwell}
          onOver={() => onStart(exercise)}
        />
      )
    case 'unwell':
      return <UnwellPanel cause={flow.cause} onEasier={props.onEasier} onFinish={props.onFinishUnwell} />
    case 'nothing':
      return (
        <NothingPanel
          reason={flow.reason}
          wayOut={wayOut}
          onAgain={onTryAgain}
          onLeave={props.onLeave}
          leavesTo={leavesTo}
        />
      )
  }
}

type ShutCamera = (typeof cameraFailures)[number]

const isRefusal = (reason: FailureReason): reason is RefusalReason =>
  refusalReasons.some(one => one === reason)

/** Whether another browser may be free of a failure. */
const isShutCamera = (reason: FailureReason): reason is ShutCamera =>
  cameraFailures.some(one => one === reason)

type Refusal = {
  title: string
  /** What may help on this phone, before leaving the messenger. */
  remedy?: readonly string[]
  advice: string
  /** Whether leaving the messenger may give a working camera. */
  hasWayOut: boolean
}

/** Says why a movement has no number. A messenger has no address bar for permissions, but offers a way out. */
function told(reason: FailureReason, wayOut: ReactNode): Refusal {
  const { failures, inTelegram, refused } = afterMovementWords
  if (wayOut !== null && isShutCamera(reason)) return { ...inTelegram[reason], hasWayOut: true }
  if (isRefusal(reason)) {
    const titles: Partial<Record<RefusalReason, string>> = refused
    const title = titles[reason] ?? movementsWords.again.usual
    return { title, advice: measuredWords.together(measuredWords.refusals[reason]), hasWayOut: false }
  }
  return { ...failures[reason], hasWayOut: false }
}

type AgainPanelProps = {
  /** Null before any exercise, when the person only sees themselves. */
  exercise: ExerciseItem | null
  reason: FailureReason
  /** Way to another browser, for hosts that may block the camera. */
  wayOut: ReactNode
  onAgain: () => void
  onProceed: () => void
}

/** After these reasons, the picture shows a rest. */
const callsForRest: readonly FailureReason[] = ['stopped', 'near-fall', 'felt-unwell']

/** A movement without a number: what to change, and the option to skip it. */
export function AgainPanel({ exercise, reason, wayOut, onAgain, onProceed }: AgainPanelProps) {
  const { title, remedy, advice, hasWayOut } = told(reason, wayOut)
  const { again } = afterMovementWords
  return (
    <StagePanel
      action={
        hasWayOut ? (
          <>
            <div className="grid grid-cols-[3fr_2fr] gap-1.5">
              <QuietButton onClick={onProceed}>{movementsWords.again.proceed}</QuietButton>
              <QuietButton onClick={onAgain}>{shellWords.buttons.tryAgain}</QuietButton>
            </div>
            {wayOut}
          </>
        ) : (
          <>
            <QuietButton onClick={onProceed}>{movementsWords.again.proceed}</QuietButton>
            <ActionButton onClick={onAgain}>{movementsWords.again.now}</ActionButton>
          </>
        )
      }
    >
      {/* Step-by-step help should fit the screen, so it takes the picture's space. */}
      {remedy ? null : (
        <Chronophotograph
          movement={callsForRest.includes(reason) || !exercise ? 'rest' : pictureOf(exercise)}
          className="mb-2 h-[clamp(96px,22dvh,220px)] w-full flat:hidden"
        />
      )}
      <PageHeading>{title}</PageHeading>
      {remedy ? (
        <ol className="mt-2 list-decimal ps-3 text-lead marker:text-ember-text">
          {remedy.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      <p className="mt-2 text-lead">{advice}</p>
      {exercise ? <p className="mt-2 text-ink-soft">{again.missing}</p> : null}
    </StagePanel>
  )
}

type NothingPanelProps = {
  reason: FailureReason
  /** Way to another browser, for hosts that may block the camera. */
  wayOut: ReactNode
  onAgain: () => void
  onLeave: () => void
  leavesTo: LeavesTo
}

/** Ends a test that measured nothing, and says what would help. */
export function NothingPanel({ reason, wayOut, onAgain, onLeave, leavesTo }: NothingPanelProps) {
  const { title, advice, hasWayOut } = told(reason, wayOut)
  const { tryAgain } = shellWords.buttons
  const { heading, headingAlone, ...leaveWords } = afterMovementWords.nothing
  const mayWait = reason === 'felt-unwell' || reason === 'near-fall'
  return (
    <StagePanel
      action={
        mayWait ? (
          <>
            <QuietButton onClick={onAgain}>{tryAgain}</QuietButton>
            <ActionButton onClick={onLeave}>{leaveWords[leavesTo]}</ActionButton>
          </>
        ) : (
          <>
            <QuietButton onClick={onLeave}>{leaveWords[leavesTo]}</QuietButton>
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
      <PageHeading className="text-head!">{leavesTo === 'home' ? headingAlone : heading}</PageHeading>
      <p className="mt-3 font-semibold">{title}</p>
      <p className="mt-1 text-lead">{advice}</p>
    </StagePanel>
  )
}

type UnwellPanelProps = { cause: Unwell; onEasier: () => void; onFinish: () => void }

/** Pauses the test until the person decides how to continue. */
export function UnwellPanel({ cause, onEasier, onFinish }: UnwellPanelProps) {
  const canGoEasier = useCanGoEasier()
  const { unwell } = afterMovementWords
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
      <CallForHelp />
      <p className="mt-2 text-ink-soft">{unwell.kept}</p>
    </StagePanel>
  )
}
