import { type ExerciseItem, pictureOf } from '@lithe/movements/catalog'
import type { ReactNode } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { EasierWay } from './easier-way.tsx'
import { OutsideAge } from './outside-age.tsx'
import { placing, standing, stopping } from './phone-place.ts'
import { StagePanel } from './stage-panel.tsx'

type Props = {
  exercise: ExerciseItem
  isPlayerReady: boolean
  loadedShare: number | null
  /** Of a movement from a chair: how high it is. */
  seatQuestion: ReactNode
  onReady: () => void
}

/** Before the first exercise of a visit, and before one after a pause: how to place the phone, while the player loads underneath. */
export function ExerciseIntro({ exercise, isPlayerReady, loadedShare, seatQuestion, onReady }: Props) {
  return (
    <StagePanel
      action={
        <>
          <div className="min-h-7">
            {isPlayerReady ? (
              <p className="text-ink-soft">
                The camera is next. It starts counting only once it sees you whole.
              </p>
            ) : (
              <ProgressLine label="Getting the camera ready" share={loadedShare} />
            )}
          </div>
          <ActionButton onClick={onReady} disabled={!isPlayerReady}>
            I’m ready
          </ActionButton>
        </>
      }
    >
      <Chronophotograph
        movement={pictureOf(exercise)}
        className="mb-2 h-[clamp(84px,19dvh,300px)] w-full short:mb-1 flat:hidden"
      />
      <PageHeading className="text-head! flat:text-title!">{exercise.name}</PageHeading>
      <p className="mt-1.5 text-lead short:mt-0.5 short:text-base flat:mt-0.5 flat:text-base">
        {exercise.description}
      </p>
      <OutsideAge exercise={exercise} className="mt-1 font-semibold" />
      <div>
        <EasierWay exercise={exercise} />
      </div>
      <ol className="mt-3 flex flex-col gap-1.5 short:mt-1.5 short:gap-0.5 flat:mt-1.5 flat:gap-0.5">
        {[placing(exercise), standing(exercise), stopping(exercise)].map((sentence, index) => (
          <li key={sentence} className="flex gap-2">
            <span
              aria-hidden="true"
              className="w-[0.65em] shrink-0 font-soft text-title leading-[1.1] text-ember"
            >
              {index + 1}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
      {seatQuestion}
    </StagePanel>
  )
}
