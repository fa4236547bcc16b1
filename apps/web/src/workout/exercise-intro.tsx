import {
  doneInstead,
  type ExerciseItem,
  meantBy,
  movements,
  restEndsAfterSeconds,
  wayOf,
  waysOf,
} from '@lithe/movements/catalog'
import { hasPartInAge } from '@lithe/scoring/reported'
import { movementsWords } from '@lithe/words/live/movements'
import { workoutWords } from '@lithe/words/live/workout'
import type { ReactNode } from 'react'
import { useVisit } from '../memory/visit/visit-store.ts'
import { EttaFilm } from '../prepare/movements/films.tsx'
import { placing, SetupFacts, standing, stopping } from '../prepare/movements/setup-facts.tsx'
import { ActionButton, linkLook } from '../ui/buttons.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { ProgressLine } from '../ui/waiting.tsx'
import { numeral } from '../words/formats.ts'
import { type Hearing, HearingQuestion, QuietWay } from './hearing.tsx'
import { StagePanel } from './stage-panel.tsx'

type Props = {
  exercise: ExerciseItem
  isPlayerReady: boolean
  /** Whether the parts that follow the movement have loaded too. */
  isAllHere: boolean
  loadedShare: number | null
  /** Asks for the seat height, for chair movements. */
  seatQuestion: ReactNode
  hearing: Hearing
  onHearing: (hearing: Hearing) => void
  onAskHearing: () => void
  onReady: () => void
}

/**
 * Shown before a visit's first exercise and after pauses: Etta demonstrates it while the player loads underneath. The
 * first time, also asks whether the phone can be heard.
 */
export function ExerciseIntro({ exercise, hearing, onHearing, onAskHearing, onReady, ...props }: Props) {
  const { isPlayerReady, isAllHere, loadedShare, seatQuestion } = props
  const isReady = isPlayerReady && isAllHere
  const { intro } = workoutWords
  const proceed = () => {
    onHearing('settled')
    onReady()
  }
  if (hearing === 'not-heard') return <QuietWay onAskAgain={() => onHearing('unasked')} onReady={proceed} />
  return (
    <StagePanel
      action={
        <>
          {isReady ? null : <ProgressLine label={intro.gettingReady} share={loadedShare} />}
          {isReady && hearing === 'unasked' ? (
            <HearingQuestion onAsk={onAskHearing} onNo={() => onHearing('not-heard')} />
          ) : null}
          <ActionButton disabled={!isReady} onClick={proceed}>
            {intro.ready}
          </ActionButton>
        </>
      }
    >
      <div className="contents flat:grid flat:grid-cols-[auto_minmax(0,1fr)] flat:grid-rows-[repeat(6,auto)_1fr] flat:gap-x-2.5 flat:*:col-start-2">
        <div className="flex gap-2 tall:flex-1 tall:flex-col flat:contents">
          <EttaFilm
            exercise={exercise}
            // An engine benchmarked while a film plays seems slower than it is, and would be replaced by a coarser one.
            mayBegin={isPlayerReady}
            hasPause
            className="aspect-[4/5] h-[clamp(150px,42dvh,300px)] shrink-0 flat:col-start-1 flat:row-start-1 flat:row-end-8 flat:h-[clamp(120px,64dvh,300px)] tall:mx-auto tall:h-[clamp(300px,40dvh,420px)] max-[14em]:h-[170px]!"
          />
          <SetupFacts exercise={exercise} className="flex-1 tall:flex-none flat:col-start-2 flat:my-1.5" />
        </div>
        <PageHeading className="mt-2 text-title! text-wrap short:mt-1.5 flat:-order-1 flat:mt-0">
          {movementsWords.names[wayOf(exercise)]}
        </PageHeading>
        <p className="text-lead short:text-base flat:-order-1 flat:text-base">
          {intro.does[wayOf(exercise)]}
        </p>
        <OutsideAge exercise={exercise} className="font-semibold" />
        <StopFor exercise={exercise} className="font-semibold" />
        <div>
          <EasierWay exercise={exercise} />
        </div>
        {seatQuestion}
        <Disclosure title={intro.more}>
          <HowTo exercise={exercise} />
          <p className="mt-1.5 text-ink-soft">{intro.next}</p>
        </Disclosure>
      </div>
    </StagePanel>
  )
}

function HowTo({ exercise }: { exercise: ExerciseItem }) {
  return (
    <ol className="flex flex-col gap-1">
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
  )
}

/** Says how to place the phone, how to stand, and how to stop. */
export function howTo(exercise: ExerciseItem): string[] {
  const { place, stand, stop } = workoutWords.intro
  const way = stopping(exercise)
  return [
    place[placing(exercise)],
    stand[standing(exercise)],
    way === 'resting' ? stop.resting({ seconds: restEndsAfterSeconds }) : stop[way],
  ]
}

/** Switches to an easier variant and back, but never to a harder one than the answers allow. */
export function EasierWay({ exercise }: { exercise: ExerciseItem }) {
  const { ladder, chooseWay } = useVisit()
  const movement = meantBy(exercise)
  const least = ladder?.[movement]
  const easier = waysOf(movement)
  const ways = least && least !== 'left-out' ? easier.slice(easier.indexOf(least)) : [null, ...easier]
  const today = exercise.insteadOf ? 'instead' : exercise.variant
  const next = ways[(ways.indexOf(today) + 1) % ways.length]
  if (next === undefined || next === today) return null
  const isBack = ways.indexOf(next) === 0
  const done = next === 'instead' ? doneInstead(movement) : { movement, variant: next }
  const { back, take } = workoutWords.easier
  return (
    <button type="button" className={`${linkLook} text-start`} onClick={() => chooseWay(movement, next)}>
      {(isBack ? back : take)({ name: movementsWords.names[done ? wayOf(done) : movement] })}
    </button>
  )
}

type NoteProps = { exercise: ExerciseItem; className?: string }

/** Says before the effort that the movement does not count towards the age; hidden if it does. */
export function OutsideAge({ exercise: { movement, variant }, className = '' }: NoteProps) {
  return hasPartInAge(movement, variant) ? null : <p className={className}>{movementsWords.outsideAge}</p>
}

/** Says when to stop a strength movement, whatever the clock says. */
export function StopFor({ exercise: { movement }, className = '' }: NoteProps) {
  return movements[movement].test === 'strength' ? (
    <p className={className}>{workoutWords.intro.stopFor}</p>
  ) : null
}
