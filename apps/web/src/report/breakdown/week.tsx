import type { WeekStep } from '@lithe/contracts/api'
import { Icon } from '@lithe/design/icon'
import { reportPageWords } from '@lithe/words/live/report-page'
import { trainerWords } from '@lithe/words/live/trainer'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { dayOfPlan, daysOfWeek, useReportNotes } from '../../memory/report-notes.ts'
import { ownerOf } from '../../memory/use-report.ts'
import { ActionButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { useReducedMotion, useSeen } from '../../ui/motion.ts'
import { findTrainerClip, TrainerPicture } from '../../ui/trainer-picture.tsx'
import { weekdayLetter, weekdayName } from '../../words/formats.ts'
import type { BreakdownLine } from './breakdown-lines.ts'
import { bodyOf } from './report-words.ts'
import { byYears } from './waterfall.tsx'

type Lines = readonly BreakdownLine[]
type Done = { step: WeekStep; line: BreakdownLine }

/** The step for the test that adds the most years of those with one. */
function firstOf(week: readonly WeekStep[], lines: Lines): Done | undefined {
  const [first] = byYears(lines).flatMap(line => {
    const step = week.find(({ test }) => test === line.test)
    return step ? [{ step, line }] : []
  })
  return first
}

/** A report's week, and how often its beginning was asked for. */
type Props = {
  assessmentId: string
  createdAt: string
  week: readonly WeekStep[]
  lines: Lines
  begun: number
}

/** One large step for this week, to tick off daily. */
export function Week({ week, lines, ...ofReport }: Props) {
  const first = firstOf(week, lines)
  return first ? <ThisWeek {...ofReport} {...first} /> : null
}

type BeginProps = Pick<Props, 'assessmentId' | 'createdAt' | 'week' | 'lines'> & { onBegin: () => void }

/** The page's main action: goes to the first step, plays its film, and ticks today while its week lasts. */
export function BeginWeek({ assessmentId, createdAt, week, lines, onBegin }: BeginProps) {
  const first = firstOf(week, lines)
  const tick = useReportNotes(notes => notes.tick)
  if (!first) return null
  return (
    <ActionButton
      onClick={() => {
        const today = dayOfPlan(createdAt, Date.now())
        if (today <= daysOfWeek.length) tick(assessmentId, today, true, ownerOf(assessmentId))
        onBegin()
      }}
    >
      {reportPageWords.week.begin({ body: bodyOf(first.line) })}
    </ActionButton>
  )
}

function ThisWeek({
  assessmentId,
  createdAt,
  begun,
  step,
  line,
}: Done & Pick<Props, 'assessmentId' | 'createdAt' | 'begun'>) {
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { week } = reportPageWords
  const isStill = useReducedMotion()
  const go = useEffectEvent(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  })
  useEffect(() => {
    if (begun > 0) go()
  }, [begun])
  const held = step.holdsOn ? heldPlates[step.film ?? ''] : undefined
  return (
    <section aria-labelledby={heading} className="mt-6 scroll-mt-2 rounded-card bg-sand p-2 print:hidden">
      <p className="font-semibold text-ember-text">{week.startHere}</p>
      <h2
        id={heading}
        ref={title}
        tabIndex={-1}
        className="font-soft text-head leading-tight font-medium text-spruce focus:outline-none"
      >
        {week.title({ body: bodyOf(line) })}
      </h2>
      {held ? (
        <Chronophotograph movement={held} className="mt-2 aspect-[3/2] w-full flat:h-[52dvh]" />
      ) : step.film ? (
        <Film of={step.film} begun={begun} />
      ) : null}
      {step.holdsOn && !held ? <p className="mt-1 text-ink-soft">{week.holdOn}</p> : null}
      <p className="mt-2 text-lead font-semibold text-ink">{step.dose}</p>
      <SevenDays assessmentId={assessmentId} createdAt={createdAt} />
    </section>
  )
}

/** Plays once visible and when pressed; with reduced motion, shows its picture first. */
function Film({ of: name, begun }: { of: string; begun: number }) {
  const frame = useRef<HTMLButtonElement>(null)
  const film = findTrainerClip(name)
  const isStill = useReducedMotion()
  const wasSeen = useSeen(frame)
  const [isMoving, setMoving] = useState(false)
  const [isMissing, setMissing] = useState(false)

  // Low-power mode blocks autoplay; her picture remains.
  const play = () =>
    frame.current
      ?.querySelector('video')
      ?.play()
      .catch(() => {})
  const begin = useEffectEvent(play)
  useEffect(() => {
    if ((wasSeen && !isStill) || begun > 0) void begin()
  }, [wasSeen, isStill, begun])

  return (
    <button
      ref={frame}
      type="button"
      aria-label={trainerWords.play}
      onClick={() => void play()}
      className="day relative mt-2 block aspect-[4/5] w-full overflow-hidden rounded-card bg-ground flat:h-[62dvh] flat:w-auto"
    >
      <TrainerPicture
        film={film}
        plate={name}
        isMoving={isMoving}
        isMissing={isMissing}
        onMissing={() => setMissing(true)}
        videoProps={{ onPlaying: () => setMoving(true) }}
      />
    </button>
  )
}

/** Plates with a chair, for exercises done holding on to one that their film lacks. */
const heldPlates: Readonly<Record<string, string>> = { squat: 'squat-held' }

const none: readonly number[] = []

const onDay = (createdAt: string, day: number) => {
  const date = new Date(createdAt)
  date.setDate(date.getDate() + day - 1)
  return date.toISOString()
}

/** Seven circles to tick, one per day from the report's own. */
function SevenDays({ assessmentId, createdAt }: Pick<Props, 'assessmentId' | 'createdAt'>) {
  const ticked = useReportNotes(({ ticks }) => ticks[assessmentId] ?? none)
  const tick = useReportNotes(notes => notes.tick)
  const { week } = reportPageWords
  return (
    <fieldset className="mt-2">
      <legend className="text-ink-soft">{week.days}</legend>
      <div className="mt-0.5 grid grid-cols-7 flat:max-w-[390px]">
        {daysOfWeek.map(day => (
          <label key={day} className="relative -mx-[4px] grid h-6 place-items-center">
            <input
              type="checkbox"
              aria-label={weekdayName(onDay(createdAt, day))}
              checked={ticked.includes(day)}
              onChange={event => tick(assessmentId, day, event.target.checked, ownerOf(assessmentId))}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <Circle letter={weekdayLetter(onDay(createdAt, day))} />
          </label>
        ))}
      </div>
      <p role="status" className="font-semibold [&:not(:empty)]:mt-1">
        {daysOfWeek.every(day => ticked.includes(day)) ? week.done : null}
      </p>
    </fieldset>
  )
}

/** The weekday's letter, ticked when done. */
const Circle = ({ letter }: { letter: string }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none relative grid aspect-square w-[calc(100%-14px)] max-w-[42px] place-items-center rounded-full border-2 border-outline bg-raised text-[min(1rem,26px)] leading-none font-semibold text-ink peer-checked:border-spruce peer-checked:bg-spruce peer-checked:text-transparent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-spruce [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
  >
    {letter}
    <Icon className="absolute size-3 text-on-spruce" weight={3}>
      <path d="m5 12.5 4.8 5L19 7" />
    </Icon>
  </span>
)
