import { Button } from '@lithe/design/button'
import { pageMallet } from '@lithe/design/mallet'
import { type ExerciseItem, wayOf } from '@lithe/movements/catalog'
import { hasPartInAge, youngestToldAge } from '@lithe/scoring/told'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageHeading } from '../../ui/screen.tsx'
import { isolated } from '../../words/formats.ts'
import { againButton, shownInWords } from './said-after.ts'
import { StagePanel } from './stage-panel.tsx'
import { useVisit, useWorkouts } from './visit-store.ts'

export type Doer = { name: string; ageYears: number }

type Props = {
  doer: Doer
  onRedo: (exercise: ExerciseItem) => void
  onUnwell: () => void
  onOver: () => void
}

/**
 * The phone calls its person back from across the room, then shows what each movement came to. The age opens only when
 * it is asked for, whichever way up the phone is: the screen may not be in sight yet.
 */
export function ReviewPanel({ doer, onRedo, onUnwell, onOver }: Props) {
  const { review, unwell } = afterMovementWords
  const done = useDone()
  const { named, nameless } = review.heading
  const leadsToAge =
    doer.ageYears >= youngestToldAge &&
    done.some(({ exercise, cameTo }) => cameTo !== null && hasPartInAge(exercise.movement, exercise.ease))

  function open() {
    pageMallet.unlock()
    onOver()
  }
  return (
    <StagePanel
      action={
        <>
          <Button look="plain" onClick={onUnwell}>
            {unwell.press}
          </Button>
          <ActionButton onClick={open}>{leadsToAge ? review.age : review.report}</ActionButton>
        </>
      }
    >
      <Chronophotograph
        movement="single-leg-stance"
        className="h-[clamp(120px,24dvh,232px)] w-full flat:hidden short:hidden"
      />
      <PageHeading className="mt-2">
        {doer.name ? named({ name: isolated(doer.name) }) : nameless}
      </PageHeading>
      <p className="mt-1 font-soft text-[calc(64rem/18)] leading-none font-medium tracking-[-0.03em] text-ink">
        {review.pickUp}
      </p>
      <ul className="mt-3 flex gap-2">
        {done.map(({ exercise, cameTo }, index) => (
          <li
            key={exercise.id}
            className="rise min-w-0 flex-1 border-t-2 border-ember pt-1"
            style={{ '--step': index * 3 }}
          >
            <span className="block font-semibold tabular">{cameTo ?? review.notMeasured}</span>
            <span className="block text-ink-soft hyphens-auto">{movementsWords.names[wayOf(exercise)]}</span>
          </li>
        ))}
      </ul>
      <Disclosure title={review.again} className="mt-2">
        <div className="flex flex-col gap-1.5">
          {done.map(({ exercise }) => (
            <QuietButton
              key={exercise.id}
              aria-label={againButton(exercise).named}
              onClick={() => onRedo(exercise)}
            >
              {againButton(exercise).named}
            </QuietButton>
          ))}
        </div>
      </Disclosure>
    </StagePanel>
  )
}

/** The movements of this test, each with what it came to; null without a number. */
function useDone() {
  const results = useVisit(visit => visit.assessmentResults)
  return useWorkouts()
    .flatMap(item => (item.type === 'exercise' ? [item] : []))
    .map(exercise => {
      const shown = results.find(({ exerciseId }) => exerciseId === exercise.id)?.shown
      return { exercise, cameTo: shown ? shownInWords(shown) : null }
    })
}
