import { plateSheet } from '@lithe/contracts/own-plate'
import { Button } from '@lithe/design/button'
import { pageMallet } from '@lithe/design/mallet'
import { ownPlateDrawing } from '@lithe/design/own-plate'
import { Plate } from '@lithe/design/plate'
import { type ExerciseItem, wayOf } from '@lithe/movements/catalog'
import { hasPartInAge, youngestToldAge } from '@lithe/scoring/told'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'
import { Chronophotograph, exposeInTurn } from '../../ui/chronophotograph.tsx'
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
  const isDrawn = done.some(({ plate }) => plate !== null)
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
      <ul className="mt-3 flex gap-2 flat:mt-1.5">
        {done.map(({ exercise, cameTo, plate }, index) => (
          <li
            key={exercise.id}
            className="rise flex min-w-0 flex-1 flex-col"
            style={{ '--step': index * 3, '--since': `${index * exposureMs * exposuresApart}ms` }}
          >
            {isDrawn ? (
              <Plate
                name="own"
                source={plate ? ownPlateDrawing(plate, plateSheet) : null}
                onDrawn={drawing => develop(drawing, index)}
                className="aspect-[8/5] w-full [--way:14] flat:aspect-auto flat:h-[72px]"
              />
            ) : null}
            <span className="block border-t-2 border-ember pt-1">
              <CameTo words={cameTo ?? review.notMeasured} />
            </span>
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

/** A third of a phone is narrow: the number stands over its unit, where the language says it first. */
function CameTo({ words }: { words: string }) {
  const [, number, unit] = /^([\d.,]+)\s(.+)$/u.exec(words) ?? []
  if (!number) return <span className="block font-semibold">{words}</span>
  return (
    <span className="block font-semibold leading-tight">
      <span className="block font-soft text-head font-medium text-ink tabular">{number}</span> {unit}
    </span>
  )
}

/** A plate begins to come to light when the one before it is nearly done. */
const exposuresApart = 5
/** As motion.css has it. */
const exposureMs = 90

/** Stands on the line below it. */
function develop(drawing: SVGSVGElement, index: number) {
  drawing.setAttribute('viewBox', `0 0 ${plateSheet.width} ${plateSheet.floor}`)
  exposeInTurn(drawing, index * exposuresApart)
}

/** The movements of this test, each with what it came to, null without a number, and its plate. */
function useDone() {
  const results = useVisit(visit => visit.assessmentResults)
  return useWorkouts()
    .flatMap(item => (item.type === 'exercise' ? [item] : []))
    .map(exercise => {
      const { shown, plate } = results.find(({ exerciseId }) => exerciseId === exercise.id) ?? {}
      return { exercise, cameTo: shown ? shownInWords(shown) : null, plate: plate ?? null }
    })
}
