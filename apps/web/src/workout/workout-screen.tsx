import type { Caller } from '@lithe/contracts/api'
import { shellWords } from '@lithe/words/live/shell'
import { workoutWords } from '@lithe/words/live/workout'
import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlayerUrl } from '../api/queries.tsx'
import { consentOf } from '../memory/consent-store.ts'
import { currentCaller } from '../memory/identity.ts'
import { outbox } from '../memory/outbox/browser-outbox.ts'
import { outboxItem } from '../memory/outbox/outbox-item.ts'
import { profileOf, useProfiles } from '../memory/profiles.ts'
import { useReportNotes } from '../memory/report-notes.ts'
import { isPastVisit } from '../memory/visit/visit.ts'
import { isVisitOf, leavePastVisit, useMeasuredCount, useVisit } from '../memory/visit/visit-store.ts'
import { useVitalPart, type VitalPart } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { currentKeeper, useVisitor, visitor } from '../people/profiles-here.ts'
import { AskSeat } from '../prepare/questions-screen.tsx'
import { SafetyScreen } from '../prepare/safety-screen.tsx'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { ProgressLine, StillWaiting } from '../ui/waiting.tsx'
import { type MeasuredSession, onSeat } from './measured-session.ts'
import { Workout } from './workout.tsx'

/** Stores a measurement with the seat height, which only this page knows; the player sees only a rise from a seat. */
function keepInOutbox({ sessionId, measured, ...upload }: MeasuredSession) {
  const caller = visitor()
  const { seat = null } = profileOf(useProfiles.getState(), caller.userIdentifier) ?? {}
  const known = onSeat(measured, seat)
  const consent = consentOf(caller.userIdentifier)
  const agreed = consent ? { consent } : {}
  void outbox.add(outboxItem(sessionId, { ...caller, ...upload, measured: known, ...agreed }))
}

const keepNothing = () => {}

type AfterMovement = {
  panels: typeof import('./after-movement.tsx')
  /** Opens the external browser; null if already in one. */
  WayOut: ComponentType<{ caller: Caller; to: string }> | null
}

export function WorkoutScreen({ afterMovement }: { afterMovement: VitalPart<AfterMovement> }) {
  const navigate = useNavigate()
  const { data: playerUrl, error, isFetching, refetch } = usePlayerUrl()
  const { ladder, redo } = useVisit()
  const measuredCount = useMeasuredCount()
  const age = Number(useVisitor()?.age ?? 0)
  const person = currentCaller().userIdentifier
  const isOfToday = useVisitOfToday()
  const isOfThisPerson = useVisitOfThisPerson()
  const minute = redo?.minute
  const leavesTo = minute ? 'home' : redo ? 'report' : 'preview'
  const places = {
    home: paths.home.link(),
    report: paths.report.link(redo?.assessmentId ?? ''),
    preview: paths.workoutPreview.link(),
  }
  const leave = () => navigate(places[leavesTo])

  const after = useVitalPart(afterMovement)
  const { open } = workoutWords

  /** Ticks the day and says what was measured; makes no report. */
  async function endMinute() {
    const { assessmentResults, reset } = useVisit.getState()
    const shown = assessmentResults.find(result => result.shown !== null)?.shown
    if (redo?.minute && shown && after) {
      const said = after.panels.shownInWords(shown)
      const { day } = redo.minute
      const { assessmentId } = redo
      useReportNotes.getState().tick(assessmentId, day, true, person)
      useReportNotes.setState({ measured: { assessmentId, day, said } })
    }
    await navigate(places.home, { replace: true })
    reset()
  }

  if (ladder === null || !isOfToday || !isOfThisPerson) return <SafetyScreen />
  if (playerUrl !== undefined)
    return (
      <Workout
        playerUrl={playerUrl}
        age={age}
        onMeasured={minute ? keepNothing : keepInOutbox}
        // Back from a finished report skips the test.
        onFinished={sessions =>
          minute ? void endMinute() : navigate(paths.generate.link(), { state: sessions, replace: true })
        }
        onLeave={leave}
        costOfLeaving={redo ? 'redo' : measuredCount > 0 ? 'something' : 'nothing'}
        leavesTo={leavesTo}
        endsAt={minute ? places.home : paths.generate.link()}
        after={after?.panels ?? null}
        seatQuestion={<AskSeat className="mt-2" />}
        wayOut={
          after?.WayOut ? <after.WayOut caller={currentKeeper()} to={paths.workoutPreview.link()} /> : null
        }
      />
    )
  return (
    <Screen
      title={open.title}
      back={paths.workoutPreview.link()}
      action={
        error ? (
          <ActionButton onClick={() => void refetch()} disabled={isFetching}>
            {shellWords.buttons.tryAgain}
          </ActionButton>
        ) : null
      }
    >
      <PageHeading className="mt-auto">{error ? open.failed : open.opening}</PageHeading>
      <div className="mt-3 mb-auto">
        {error ? (
          <p className="text-lead text-ink-soft">{workoutWords.unreachable.network}</p>
        ) : (
          <>
            <ProgressLine label={open.wait} share={null} />
            <StillWaiting isWaiting />
          </>
        )}
      </div>
    </Screen>
  )
}

/** Whether the page opened for the owner of the test; drops the test of a person whom another tab made current. */
function useVisitOfThisPerson(): boolean {
  const [isTheirs, setTheirs] = useState(() => isVisitOf(currentCaller().userIdentifier))
  useEffect(() => {
    if (!isTheirs) useVisit.getState().reset()
    setTheirs(true)
  }, [isTheirs])
  return isTheirs
}

/** Whether this test can continue, rechecked whenever the page is shown; drops a test of another day. */
function useVisitOfToday(): boolean {
  const [nowMs, setNowMs] = useState(Date.now)
  const isPast = useVisit(visit => isPastVisit(visit, nowMs))

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNowMs(Date.now())
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (isPast) leavePastVisit(nowMs)
  }, [isPast, nowMs])

  return !isPast
}
