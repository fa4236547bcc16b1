import { type MovementId, movementIds, pictureOf, variantsOf, type Ways } from '@lithe/movements/catalog'
import { homeWords } from '@lithe/words/live/home'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isAgeToTell } from '../memory/current-report-store.ts'
import { dayOfPlan, daysOfWeek, type PlanStep, useReportNotes } from '../memory/report-notes.ts'
import { interruptedTest, useVisit } from '../memory/visit/visit-store.ts'
import { paths } from '../navigation/paths.ts'
import { linkLook, QuietButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { OwnPicture } from './breakdown/own-picture.tsx'

const none: readonly number[] = []

type Measurable = { movement: MovementId; ways: Ways }

/** The movement and variant in an exercise's film if the camera can measure it, else null. */
function measurableIn({ film, holdsOn }: PlanStep): Measurable | null {
  const found = movementIds.flatMap(movement =>
    [null, ...variantsOf(movement)].flatMap(variant =>
      pictureOf({ movement, variant }) === film
        ? [{ movement, ways: variant ? { [movement]: variant } : {} }]
        : [],
    ),
  )
  return holdsOn ? null : (found[0] ?? null)
}

type Props = { person: string; className: string }

/**
 * Today's exercise from the plan of the person's newest report: a week for each test. Absent if this device
 * has read no plan, or once its weeks are over.
 */
export function TodaysMinute({ person, className }: Props) {
  const heading = useId()
  const latest = useReportNotes(notes => notes.latest[person] ?? null)
  const ticked = useReportNotes(({ ticks }) => ticks[latest?.assessmentId ?? ''] ?? none)
  const tick = useReportNotes(notes => notes.tick)
  const measured = useReportNotes(notes => notes.measured)
  const [nowMs] = useState(Date.now)
  const navigate = useNavigate()
  if (latest === null || isAgeToTell(latest.assessmentId)) return null
  const { assessmentId, createdAt, plan } = latest
  const today = dayOfPlan(createdAt, nowMs)
  const week = Math.floor((today - 1) / daysOfWeek.length)
  const step = plan[week]
  if (!step) return null
  const done = daysOfWeek.filter(day => ticked.includes(week * daysOfWeek.length + day)).length
  const isDone = ticked.includes(today)
  // Measuring would drop an unfinished test.
  const measurable = interruptedTest(person, nowMs) ? null : measurableIn(step)
  const isMeasured = measured?.assessmentId === assessmentId && measured.day === today
  const { today: words } = homeWords

  /** Measures this one movement, after the safety questions. */
  function measure({ movement, ways }: Measurable) {
    const untilMs = new Date(nowMs).setHours(24, 0, 0, 0)
    const redo = { assessmentId, movement, others: [], untilMs, minute: { day: today, ways } }
    useVisit.getState().beginRedo(person, redo, false)
    navigate(paths.workout.link())
  }

  return (
    <section aria-labelledby={heading} className={`rounded-card bg-sand p-2 ${className}`}>
      <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={heading} className="font-semibold text-ember-text">
          {words.title}
        </h2>
        <Link to={paths.report.link(assessmentId)} className={linkLook}>
          {words.how}
        </Link>
      </div>
      <p className="text-lead leading-snug font-semibold text-ink">{step.dose}</p>
      <WeekPlate step={step} done={done} />
      <p role="status" className="mt-1 font-semibold text-spruce empty:hidden">
        {isDone && isMeasured ? `${words.measured({ what: measured.said })} ` : null}
        {isDone ? (done === daysOfWeek.length ? words.whole : words.done) : null}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-1">
        {isDone ? null : (
          <QuietButton
            className="flex-[1_1_7.5rem] bg-raised px-1"
            onClick={() => tick(assessmentId, today, true, person)}
          >
            {words.did}
          </QuietButton>
        )}
        {isDone || !measurable ? null : (
          <QuietButton className="flex-[1_1_7.5rem] bg-raised px-1" onClick={() => measure(measurable)}>
            {words.measure}
          </QuietButton>
        )}
      </div>
    </section>
  )
}

/** The person's own drawing of the movement, else the trainer's; each completed day adds a figure. */
function WeekPlate({ step: { film, sessionId }, done }: { step: PlanStep; done: number }) {
  const plate = useReportNotes(({ plates }) => plates[sessionId ?? ''] ?? null)
  const { days, daysAlone } = homeWords.today
  const isWhole = done === daysOfWeek.length
  const shown = plate && {
    ...plate,
    figures: plate.figures.slice(0, Math.floor((plate.figures.length * done) / daysOfWeek.length)),
    trails: isWhole ? plate.trails : [],
  }
  return (
    <div className="mt-1 flex items-end gap-2">
      {shown ? (
        <OwnPicture
          of={shown}
          className="aspect-[8/5] h-9 shrink-0 overflow-hidden rounded-card bg-ground [--way:14]"
        />
      ) : film ? (
        <Chronophotograph
          movement={film}
          crop="last-pose"
          className="size-9 shrink-0 overflow-hidden rounded-card bg-ground"
        />
      ) : null}
      <div className="min-w-0">
        <p className="text-ink-soft">{(plate ? days : daysAlone)({ count: done })}</p>
        <p aria-hidden="true" className="mt-1 flex flex-wrap gap-1">
          {daysOfWeek.map(day => (
            <span
              key={day}
              className={`size-[14px] rounded-full border-2 ${day <= done ? 'border-spruce bg-spruce' : 'border-outline'}`}
            />
          ))}
        </p>
      </div>
    </div>
  )
}
