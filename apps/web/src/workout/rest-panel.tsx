import { rest as restTimes } from '@lithe/contracts/constants'
import { type ExerciseItem, mayStartByItself, movements, pictureOf, wayOf } from '@lithe/movements/catalog'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { KeptFilm, type KeptFilms } from '../prepare/movements/films.tsx'
import { placeToChange } from '../prepare/movements/setup-facts.tsx'
import { ActionButton, linkLook, MainAction, QuietButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { numeral } from '../words/formats.ts'
import { EasierWay, OutsideAge, StopFor } from './exercise-intro.tsx'
import { againButton, restMessage } from './said-after.ts'
import { countdownColour, type Progress, type Rest, restSecondsLeft } from './workout-flow.ts'

type Props = {
  films: KeptFilms
  rest: Rest
  next: ExerciseItem
  /** The exercise just done. */
  before: ExerciseItem | null
  progress: Progress
  /** The exercise just left without a number, or null. */
  leftOut: ExerciseItem | null
  onRedo: (exercise: ExerciseItem) => void
  onExtend: () => void
  onUnwell: () => void
  onOver: () => void
}

export function RestPanel({
  films,
  rest,
  next,
  before,
  progress,
  leftOut,
  onRedo,
  onExtend,
  onUnwell,
  onOver,
}: Props) {
  const place = placeToChange(before, next)
  const words = afterMovementWords.rest
  return (
    <section className="appear absolute inset-0 z-20 flex flex-col overflow-y-auto bg-ground px-3 pt-2 flat:pt-0">
      <div className="@container mx-auto flex w-full max-w-column flex-1 flex-col flat:grid flat:max-w-[840px] flat:grid-cols-2 flat:content-center flat:gap-x-4 flat:gap-y-1">
        <PageHeading className="text-head! short:text-title!">
          {restMessage(progress, leftOut === null)}
        </PageHeading>
        {leftOut ? (
          <div className="mt-2 flex items-center justify-between gap-2 border-y border-hairline py-1.5">
            <p>{words.leftOut({ name: movementsWords.names[wayOf(leftOut)] })}</p>
            <QuietButton className="shrink-0" onClick={() => onRedo(leftOut)}>
              {againButton(leftOut).does}
            </QuietButton>
          </div>
        ) : null}
        <CountedRest
          rest={rest}
          startsByItself={place === null && mayStartByItself(next.movement, next.variant)}
          phone={place && words.move[place]}
          body={words.body[before ? movements[before.movement].tires : 'any']}
          far={leftOut ? null : words.far[wayOf(next)]}
          onExtend={onExtend}
          onUnwell={onUnwell}
          onOver={onOver}
        >
          {leftOut ? null : <NextExercise exercise={next} films={films} />}
        </CountedRest>
      </div>
    </section>
  )
}

type NextProps = { exercise: ExerciseItem; films: KeptFilms }

/** Etta's film of what comes next, or its plate if the film is missing. */
function NextExercise({ exercise, films }: NextProps) {
  const { kind } = movements[exercise.movement]
  return (
    <div className="flex items-center gap-2 rounded-card bg-sand p-2 short:py-1">
      {films.has(pictureOf(exercise)) ? (
        <KeptFilm
          films={films}
          exercise={exercise}
          className="day -my-2 -ms-2 aspect-[4/5] h-[176px] shrink-0 rounded-s-card flat:h-[84px] flat:block! short:hidden"
        />
      ) : (
        <Chronophotograph
          movement={pictureOf(exercise)}
          className="aspect-[4/3] h-[120px] shrink-0 flat:h-[52px] flat:block! short:hidden"
        />
      )}
      <div>
        <p className="short:flex short:flex-wrap short:items-baseline short:gap-x-1">
          <span className="block text-ink-soft">{afterMovementWords.rest.next}</span>
          <span className="block font-soft text-title font-medium">
            {movementsWords.names[wayOf(exercise)]}
          </span>
          <span className="block tabular">
            {movementsWords.time({ kind, seconds: exercise.durationSeconds })}
          </span>
        </p>
        <OutsideAge exercise={exercise} className="text-ink-soft" />
        <StopFor exercise={exercise} className="leading-tight" />
        <EasierWay exercise={exercise} />
      </div>
    </div>
  )
}

const colours = { green: 'text-zone-green', yellow: 'text-zone-yellow', white: 'text-white' } as const
const spokenSeconds = [10, 5, 3, 2, 1]
const nothingStarts = () => {}

type CountedRestProps = {
  rest: Rest
  /** Whether the next exercise starts when time is up, rather than on a tap. */
  startsByItself: boolean
  /** What to do with the phone meanwhile; null if it stays. */
  phone: string | null
  /** What to do with the body. */
  body: string
  /** What comes next, readable across the room; null while another decision is pending. */
  far: string | null
  onExtend: () => void
  onUnwell: () => void
  onOver: () => void
  /** What comes next. */
  children: ReactNode
}

/** A countdown whose main action adds seconds, as a rest should not be rushed. */
function CountedRest({
  rest,
  startsByItself,
  phone,
  body,
  far,
  onExtend,
  onUnwell,
  onOver,
  children,
}: CountedRestProps) {
  const secondsLeft = useRestSeconds(rest, startsByItself ? onOver : nothingStarts)
  const isOver = secondsLeft === 0
  const words = afterMovementWords.rest
  const said = rest.extraSeconds > 0 ? words.extra({ seconds: rest.extraSeconds }) : body
  return (
    <>
      <div className="flex flex-1 flex-col items-center justify-center py-1 flat:col-start-1 flat:row-span-4 flat:row-start-1">
        <p
          role="timer"
          aria-label={words.left({ seconds: secondsLeft })}
          className={`flex items-baseline gap-x-1.5 font-soft font-medium tabular leading-[0.85] text-[clamp(4rem,13dvh,9rem)] short:text-[11dvh] flat:text-[24dvh] ${colours[countdownColour(secondsLeft)]}`}
        >
          {numeral(secondsLeft)}
          <span className="text-head text-ink-soft">{words.word}</span>
        </p>
        {phone ? <p className="mt-2 text-center text-lead short:mt-1 short:text-base">{phone}</p> : null}
        <p className="mt-2 min-h-3 text-center text-ink-soft tabular short:mt-1">
          {isOver ? words.over : said}
        </p>
        {far ? (
          <p className="rest-far mt-2 mb-1.5 self-start font-soft font-semibold text-spruce flat:self-center">
            {far}
          </p>
        ) : null}
        <p aria-live="assertive" className="sr-only">
          {spokenSeconds.includes(secondsLeft) ? words.spoken({ seconds: secondsLeft }) : ''}
        </p>
      </div>
      {children}
      <MainAction
        isNow={isOver ? 'start' : 'extend'}
        className="foot bottom-0 flex flex-wrap gap-1.5 from-90% pt-2 flat:pt-0 short:[&>button]:min-h-main"
      >
        <QuietButton className="flex-1 whitespace-nowrap" onClick={onUnwell}>
          {afterMovementWords.unwell.press}
        </QuietButton>
        {isOver ? null : (
          <button type="button" className={`${linkLook} flex-1 justify-center`} onClick={onOver}>
            {words.skip}
          </button>
        )}
        {isOver ? (
          <ActionButton onClick={onOver}>{words.start}</ActionButton>
        ) : (
          <ActionButton onClick={onExtend}>{words.add({ seconds: restTimes.extraSeconds })}</ActionButton>
        )}
      </MainAction>
    </>
  )
}

const tickMs = 200

function useRestSeconds(rest: Rest, onOver: () => void): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const secondsLeft = restSecondsLeft(rest, nowMs)
  const isOver = secondsLeft === 0
  const whenOver = useEffectEvent(onOver)

  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) whenOver()
  }, [isOver])

  return secondsLeft
}
