import { type MovementId, movements, tests } from '@lithe/movements/catalog'
import { noteCalled, type Report } from '../features/report/current-report-store.ts'
import { measuredSessions } from '../features/report/locked-breakdown.tsx'
import { type Shown, useReportNotes } from '../features/report/report-notes.ts'
import { triedMovementOf } from '../features/report/report-sessions.ts'
import { ComeAndLook, type Done } from '../features/workout/come-and-look.tsx'
import { useVisit } from '../features/workout/visit-store.ts'

type Props = {
  report: Report
  /** Null where the day of the test is over. */
  onRedo: ((movement: MovementId) => void) | null
  onShow: () => void
}

/** On the page of a new report, before anything of it is told: its person may still stand where the test was done. */
export function CallToLook({ report, onRedo, onShow }: Props) {
  const { userName, mobilityAge } = report.freeReportData
  const { shown, plates } = useReportNotes()
  const measured = measuredSessions(report).map(
    ({ sessionId, movement, ease = null }): Done => ({
      movement,
      ease,
      cameTo: withPartials(shown[sessionId]),
      plate: plates[sessionId] ?? null,
    }),
  )
  const missing = tests
    .filter(test => !measured.some(({ movement }) => movements[movement].test === test))
    .map((test): Done => ({ movement: triedMovementOf(report, test), ease: null, cameTo: null, plate: null }))
  return (
    <ComeAndLook
      name={userName.trim()}
      hasAge={mobilityAge !== null}
      done={[...measured, ...missing]}
      onRedo={onRedo}
      onUnwell={() => useVisit.getState().forgetAnswered()}
      onShow={() => {
        noteCalled()
        window.scrollTo(0, 0)
        onShow()
      }}
    />
  )
}

const withPartials = (shown: Shown | undefined) =>
  shown === undefined ? null : 'reps' in shown ? { partials: 0, ...shown } : shown
