import { againWords, type ExerciseItem, mayStartByItself, pictureOf } from '@lithe/movements/catalog'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { CountedRest } from './counted-rest.tsx'
import { EasierWay } from './easier-way.tsx'
import { OutsideAge } from './outside-age.tsx'
import { placeToChange } from './phone-place.ts'
import { type Progress, type Rest, restMessage } from './rest-countdown.ts'
import { RestActions, RestStage } from './rest-layout.tsx'
import { restWords } from './rest-words.ts'

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
  const place = placeToChange(before, next)
  const unwell = (
    <QuietButton className="flex-1 whitespace-nowrap" onClick={onUnwell}>
      Dizzy or in pain
    </QuietButton>
  )
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
              {againWords(leftOut.movement)}
            </QuietButton>
          </div>
        ) : null}
        {place ? (
          <>
            <RestStage>
              <p className="text-center font-soft text-display leading-tight font-medium">Take your time</p>
              <p className="mt-2 text-center text-lead">{place}. Nothing starts until you press.</p>
            </RestStage>
            <NextExercise exercise={next} />
            <RestActions isNow="in place">
              {unwell}
              <ActionButton onClick={onOver}>I’m in place</ActionButton>
            </RestActions>
          </>
        ) : (
          <CountedRest
            rest={rest}
            startsByItself={mayStartByItself(next.movement, next.ease)}
            words={before ? restWords[before.movement] : 'Breathe slowly'}
            unwell={unwell}
            onExtend={onExtend}
            onOver={onOver}
          >
            {leftOut ? null : <NextExercise exercise={next} />}
          </CountedRest>
        )}
      </div>
    </section>
  )
}

function NextExercise({ exercise }: { exercise: ExerciseItem }) {
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
          <span className="block tabular">{exercise.duration}</span>
        </p>
        <OutsideAge exercise={exercise} className="text-ink-soft" />
        <EasierWay exercise={exercise} />
      </div>
    </div>
  )
}
