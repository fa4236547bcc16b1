import {
  doneInstead,
  type ExerciseItem,
  meantBy,
  movements,
  pictureOf,
  restEndsAfterSeconds,
  wayOf,
  waysOf,
} from '@lithe/movements/catalog'
import { hasPartInAge } from '@lithe/scoring/told'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutWords } from '@lithe/words/live/workout'
import type { ReactNode } from 'react'
import { ActionButton, linkLook } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageHeading } from '../../ui/screen.tsx'
import { ProgressLine } from '../../ui/waiting.tsx'
import { numeral } from '../../words/formats.ts'
import { StagePanel } from './panels.tsx'
import { placing, standing, stopping } from './phone-place.ts'
import { useVisit } from './visit-store.ts'

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
  const { intro } = workoutWords
  return (
    <StagePanel
      action={
        <>
          <div className="min-h-7">
            {isPlayerReady ? (
              <p className="text-ink-soft">{intro.next}</p>
            ) : (
              <ProgressLine label={intro.gettingReady} share={loadedShare} />
            )}
          </div>
          <ActionButton onClick={onReady} disabled={!isPlayerReady}>
            {intro.ready}
          </ActionButton>
        </>
      }
    >
      <Chronophotograph
        movement={pictureOf(exercise)}
        className="mb-2 h-[clamp(84px,19dvh,300px)] w-full short:mb-1 flat:hidden"
      />
      <PageHeading className="text-head! flat:text-title!">
        {movementsWords.names[wayOf(exercise)]}
      </PageHeading>
      <p className="mt-1.5 text-lead short:mt-0.5 short:text-base flat:mt-0.5 flat:text-base">
        {movementsWords.what[wayOf(exercise)]}
      </p>
      <OutsideAge exercise={exercise} className="mt-1 font-semibold" />
      <div>
        <EasierWay exercise={exercise} />
      </div>
      <ol className="mt-3 flex flex-col gap-1.5 short:mt-1.5 short:gap-0.5 flat:mt-1.5 flat:gap-0.5">
        {howTo(exercise).map((sentence, index) => (
          <li key={sentence} className="flex gap-2">
            <span
              aria-hidden="true"
              className="w-[0.65em] shrink-0 font-soft text-title leading-[1.1] text-ember"
            >
              {numeral(index + 1)}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
      {seatQuestion}
    </StagePanel>
  )
}

/** How to place the phone, how to stand before it, and how to stop. */
export function howTo(exercise: ExerciseItem): string[] {
  const { place, stand, stop } = workoutWords.intro
  const way = stopping(exercise)
  return [
    place[placing(exercise)],
    stand[standing(exercise)],
    way === 'resting' ? stop.resting({ seconds: restEndsAfterSeconds }) : stop[way],
  ]
}

/** For those who want a movement easier, and back again; never less easy than the answers before the test allow. */
export function EasierWay({ exercise }: { exercise: ExerciseItem }) {
  const { ladder, chooseWay } = useVisit()
  const movement = meantBy(exercise)
  const least = ladder?.[movement]
  const easier = waysOf(movement)
  const ways = least && least !== 'left-out' ? easier.slice(easier.indexOf(least)) : [null, ...easier]
  const today = exercise.insteadOf ? 'instead' : exercise.ease
  const next = ways[(ways.indexOf(today) + 1) % ways.length]
  if (next === undefined || next === today) return null
  const isBack = ways.indexOf(next) === 0
  const done = next === 'instead' ? doneInstead(movement) : { movement, ease: next }
  const { back, take } = workoutWords.easier
  return (
    <button type="button" className={`${linkLook} text-start`} onClick={() => chooseWay(movement, next)}>
      {(isBack ? back : take)({ name: movementsWords.names[done ? wayOf(done) : movement] })}
    </button>
  )
}

/** What the button says that does a movement once more: by itself, and read out in a list of them. */
export function againButton(exercise: ExerciseItem): { does: string; named: string } {
  const { nowNamed, afterRestNamed } = workoutWords.again
  const { now, afterRest } = movementsWords.again
  const name = movementsWords.names[wayOf(exercise)]
  return movements[exercise.movement].restBeforeAgainSeconds > 0
    ? { does: afterRest, named: afterRestNamed({ name }) }
    : { does: now, named: nowNamed({ name }) }
}

type OutsideAgeProps = { exercise: ExerciseItem; className?: string }

/** Said before the effort, not after it; nothing beside what counts. */
export function OutsideAge({ exercise: { movement, ease }, className = '' }: OutsideAgeProps) {
  return hasPartInAge(movement, ease) ? null : <p className={className}>{movementsWords.outsideAge}</p>
}
