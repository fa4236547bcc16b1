import type { MovementId, RefusalReason, Test } from '@lithe/movements/catalog'
import { testNames } from '../../test-names.ts'
import { ZoneMark } from '../../ui/zone-mark.tsx'
import { MeasureAgain, type OnMeasureAgain } from './measure-again.tsx'
import { missingSentence, nextTimeSentence } from './report-words.ts'

type Props = {
  test: Test
  reason: RefusalReason | null
  /** What would be measured. */
  movement: MovementId
  onMeasureAgain: OnMeasureAgain
}

/** A test without a number: why, and what to do about it. */
export function MissingTest({ test, reason, movement, onMeasureAgain }: Props) {
  return (
    <div className="print:row-span-7">
      <h3 className="font-soft text-title font-medium">{testNames[test]}</h3>
      <ZoneMark zone={null} words="No number this time" />
      <p className="mt-0.5 text-ink-soft">{missingSentence(reason)}</p>
      <p className="mt-1">{nextTimeSentence(reason)}</p>
      <MeasureAgain movement={movement} words="Measure only this one" onMeasureAgain={onMeasureAgain} />
    </div>
  )
}
