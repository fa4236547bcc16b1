import { plateSheet } from '@lithe/contracts/own-plate'
import type { OwnPlate } from '@lithe/contracts/player'
import { pageMallet } from '@lithe/design/mallet'
import { ownPlateDrawing } from '@lithe/design/own-plate'
import { Plate } from '@lithe/design/plate'
import { type MovementId, movements, tests, type VariantId, wayOf } from '@lithe/movements/catalog'
import { afterMovementWords } from '@lithe/words/live/after-movement'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import { useState } from 'react'
import { noteCalled, type Report } from '../memory/current-report-store.ts'
import { type Shown, useReportNotes } from '../memory/report-notes.ts'
import { triedMovementOf } from '../memory/report-sessions.ts'
import type { ShownResult } from '../memory/visit/visit.ts'
import { useVisit } from '../memory/visit/visit-store.ts'
import { ActionButton, QuietButton } from '../ui/buttons.tsx'
import { CallForHelp } from '../ui/call-for-help.tsx'
import { exposeInTurn } from '../ui/chronophotograph.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { isolated } from '../words/formats.ts'
import { againButton, shownInWords } from '../workout/said-after.ts'
import { measuredSessions, shownWords } from './breakdown/locked-breakdown.tsx'

type Props = {
  report: Report
  /** Null once the day of the test is over. */
  onRedo: ((movement: MovementId) => void) | null
  onShow: () => void
}

/** Covers a new report before its reveal, as the person may still be standing across the room. */
export function ComeAndLook({ report, onRedo, onShow }: Props) {
  const { userName, mobilityAge } = report.freeReportData
  const { shown, plates } = useReportNotes()
  const measured = measuredSessions(report).map(
    ({ sessionId, movement, variant = null }): Done => ({
      movement,
      variant,
      cameTo: withPartials(shown[sessionId]),
      plate: plates[sessionId] ?? null,
    }),
  )
  const missing = tests
    .filter(test => !measured.some(({ movement }) => movements[movement].test === test))
    .map(
      (test): Done => ({ movement: triedMovementOf(report, test), variant: null, cameTo: null, plate: null }),
    )
  return (
    <Call
      name={userName.trim()}
      hasAge={mobilityAge !== null}
      done={[...measured, ...missing]}
      onRedo={onRedo}
      onUnwell={() => useVisit.getState().forgetAnswered()}
      onShow={() => {
        noteCalled()
        window.scrollTo(0, 0)
        onShow()
      }}
    />
  )
}

const withPartials = (shown: Shown | undefined) =>
  shown === undefined ? null : 'reps' in shown ? { partials: 0, ...shown } : shown

/** A movement of the test: its variant, its result (null for no number), and its drawing. */
type Done = {
  movement: MovementId
  variant: VariantId | null
  cameTo: ShownResult | null
  plate: OwnPlate | null
}

type CallProps = {
  name: string
  hasAge: boolean
  done: readonly Done[]
  /** Null once the day of the test is over. */
  onRedo: ((movement: MovementId) => void) | null
  onUnwell: () => void
  onShow: () => void
}

/**
 * Calls the person back from across the room, and shows each movement's result. Reveals nothing of the report
 * unasked, in any orientation, as the screen may be out of sight.
 */
function Call({ name, hasAge, done, onRedo, onUnwell, onShow }: CallProps) {
  const { review, unwell } = afterMovementWords
  const { named, nameless } = review.heading
  const [isUnwell, setUnwell] = useState(false)
  // Today's answers may rule a movement out.
  const ladder = useVisit(({ answered }) => answered?.ladder)
  const doable = done.filter(({ movement }) => ladder?.[movement] !== 'left-out')
  const heading = name ? named({ name: isolated(name) }) : nameless

  function rest() {
    setUnwell(true)
    onUnwell()
  }
  function show() {
    pageMallet.unlock()
    onShow()
  }
  return (
    <Screen
      title={reportPageWords.title}
      beside="rest"
      actionIsNow={isUnwell ? 'unwell' : 'well'}
      action={
        <div className="ways flat:grid flat:grid-cols-2">
          {isUnwell ? null : <QuietButton onClick={rest}>{unwell.press}</QuietButton>}
          <ActionButton onClick={show}>{hasAge ? review.age : review.report}</ActionButton>
        </div>
      }
    >
      <div data-on-its-side className="my-auto">
        <PageHeading>{isUnwell ? unwell.heading : heading}</PageHeading>
        {isUnwell ? (
          <div role="status">
            <p className="mt-2 text-lead">
              {unwell['felt-unwell']} {unwell.after}
            </p>
            <CallForHelp />
          </div>
        ) : (
          <>
            <p className="mt-1 font-soft text-[calc(64rem/18)] leading-none font-medium tracking-[-0.03em] text-ink">
              {review.pickUp}
            </p>
            <ul className="mt-4 flex flex-col gap-4 flat:mt-1.5 flat:flex-row flat:flex-wrap flat:gap-2">
              {done.map(({ movement, variant, cameTo, plate }, index) => (
                <li
                  key={movement}
                  className="rise min-w-0 flat:flex-1"
                  style={{ '--step': index * 3, '--since': `${index * exposureMs * exposuresApart}ms` }}
                >
                  {plate ? (
                    <Plate
                      name="own"
                      source={ownPlateDrawing(plate, plateSheet)}
                      onDrawn={drawing => develop(drawing, index)}
                      className="lamp -mx-3 aspect-[8/5] px-1 pt-1 flat:mx-0 flat:aspect-auto flat:h-[72px]"
                    />
                  ) : null}
                  <p className="flex flex-wrap items-baseline justify-between gap-x-2 border-t-2 border-ember pt-1">
                    <span className="text-lead">{movementsWords.names[wayOf({ movement, variant })]}</span>
                    <CameTo words={cameTo ? cameToWords(cameTo, movement, variant) : review.notMeasured} />
                  </p>
                </li>
              ))}
            </ul>
            <div className="mt-2">{onRedo ? <Again done={doable} onRedo={onRedo} /> : null}</div>
          </>
        )}
      </div>
    </Screen>
  )
}

type AgainProps = Pick<CallProps, 'done'> & { onRedo: (movement: MovementId) => void }

const Again = ({ done, onRedo }: AgainProps) => (
  <Disclosure title={afterMovementWords.review.again}>
    <div className="flex flex-col gap-1.5">
      {done.map(one => (
        <QuietButton
          key={one.movement}
          aria-label={againButton(one).named}
          onClick={() => onRedo(one.movement)}
        >
          {againButton(one).named}
        </QuietButton>
      ))}
    </div>
  </Disclosure>
)

/** The result in the unit of its own screen; incomplete repetitions have words of their own. */
const cameToWords = (cameTo: ShownResult, movement: MovementId, variant: VariantId | null): string =>
  'reps' in cameTo && cameTo.reps === 0
    ? shownInWords(cameTo)
    : shownWords(cameTo, movement, variant ?? undefined)

/** A result whose number is large, if the language puts it first. */
function CameTo({ words }: { words: string }) {
  const [, number, unit] = /^([\d.,]+)\s(.+)$/u.exec(words) ?? []
  if (!number) return <strong className="font-semibold">{words}</strong>
  return (
    <strong className="font-semibold">
      <span className="font-soft text-head leading-none font-medium text-ink tabular">{number}</span> {unit}
    </strong>
  )
}

/** Exposures between the starts of two plates, so that each appears when the previous one is nearly done. */
const exposuresApart = 5
/** As in motion.css. */
const exposureMs = 90

/** Starts a plate's exposures, and stands it on the line below. */
function develop(drawing: SVGSVGElement, index: number) {
  drawing.setAttribute('viewBox', `0 0 ${plateSheet.width} ${plateSheet.floor}`)
  exposeInTurn(drawing, index * exposuresApart)
}
