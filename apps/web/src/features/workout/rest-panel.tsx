import { rest as restTimes } from '@lithe/contracts/constants'
import { type ExerciseItem, pictureOf } from '@lithe/movements/catalog'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { MainAction } from '../../ui/main-action.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { EasierWay } from './easier-way.tsx'
import { placeToChange } from './phone-place.ts'
import { countdownColour, type Progress, type Rest, restMessage } from './rest-countdown.ts'
import { useRestSeconds } from './use-rest-seconds.ts'

const colours = { green: 'text-zone-green', yellow: 'text-zone-yellow', white: 'text-white' } as const
const spokenSeconds = [10, 5, 3, 2, 1]

type Props = {
  rest: Rest
  next: ExerciseItem
  /** What was done just now. */
  before: ExerciseItem | null
  progress: Progress
  /** What gave no number just now, if anything. */
  leftOut: ExerciseItem | null
  onRedo: (exercise: ExerciseItem) => void
  onExtend: () => void
  onUnwell: () => void
  onOver: () => void
}

export function RestPanel({
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
  const secondsLeft = useRestSeconds(rest, onOver)
  return (
    <section className="appear absolute inset-0 z-20 flex flex-col overflow-y-auto bg-ground px-3 pt-2 flat:pt-0">
      <div className="mx-auto flex w-full max-w-[480px] flex-1 flex-col flat:grid flat:max-w-[840px] flat:grid-cols-2 flat:content-center flat:gap-x-4 flat:gap-y-1.5">
        <PageHeading className="text-head! short:text-title!">
          {restMessage(progress, leftOut === null)}
        </PageHeading>
        {leftOut ? (
          <div className="mt-2 flex items-center justify-between gap-2 border-y border-hairline py-1.5">
            <p>{leftOut.name} is left out for now.</p>
            <QuietButton className="shrink-0" onClick={() => onRedo(leftOut)}>
              Do it again
            </QuietButton>
          </div>
        ) : null}
        <div className="flex flex-1 flex-col items-center justify-center py-2 short:py-1 flat:col-start-1 flat:row-span-4 flat:row-start-1">
          <p
            role="timer"
            aria-label={`${secondsLeft} seconds of rest left`}
            className={`font-soft font-medium tabular leading-[0.85] text-[clamp(7rem,30dvh,18rem)] flat:text-[56dvh] ${colours[countdownColour(secondsLeft)]}`}
          >
            {secondsLeft}
          </p>
          <p className="mt-2 min-h-3 text-ink-soft tabular short:mt-1">
            {rest.extraSeconds > 0
              ? `Extra rest: +${rest.extraSeconds} s`
              : 'Breathe and shake out your legs'}
          </p>
          <p aria-live="assertive" className="sr-only">
            {spokenSeconds.includes(secondsLeft) ? `${secondsLeft} seconds` : ''}
          </p>
        </div>
        {leftOut ? null : <NextExercise exercise={next} before={before} />}
        <MainAction className="sticky bottom-0 -mx-3 flex flex-wrap gap-1.5 short:[&>button]:min-h-[60px] bg-linear-to-t from-ground from-90% to-transparent px-3 pt-2 pb-[max(20px,var(--edge-bottom))]">
          <QuietButton
            className="flex-1 whitespace-nowrap"
            onClick={onExtend}
            aria-label={`+${restTimes.extraSeconds} s of rest`}
          >
            +{restTimes.extraSeconds} s
          </QuietButton>
          <QuietButton className="flex-1 whitespace-nowrap" onClick={onUnwell}>
            Dizzy or in pain
          </QuietButton>
          <ActionButton onClick={onOver}>{secondsLeft > 0 ? 'Skip rest' : 'Start'}</ActionButton>
        </MainAction>
      </div>
    </section>
  )
}

function NextExercise({ exercise, before }: { exercise: ExerciseItem; before: ExerciseItem | null }) {
  return (
    <div className="flex items-center gap-2 rounded-card bg-sand p-2">
      <Chronophotograph
        movement={pictureOf(exercise)}
        crop="last-pose"
        className="h-[88px] w-[112px] shrink-0 short:h-[64px]"
      />
      <div>
        <p>
          <span className="block text-ink-soft">Next</span>
          <span className="block font-soft text-title font-medium">{exercise.name}</span>
          <span className="block tabular">{placeToChange(before, exercise) ?? exercise.duration}</span>
        </p>
        <EasierWay exercise={exercise} />
      </div>
    </div>
  )
}
