import './result-screen.css'
import { againWords, type Quality } from '@lithe/movements/catalog'
import type { PlayerStore } from '../player-store.ts'
import type { Stage } from '../stage/stage.ts'
import { nameOf } from '../state/assignment.ts'
import type { Result } from '../state/player-state.ts'
import { resultShownMs } from '../state/step-outcome.ts'
import { resultWords } from '../words/result-words.ts'
import { words } from '../words/words.ts'
import { SureIcon } from './icons.tsx'
import { takeFocus } from './take-focus.ts'

const marks = { good: 3, fair: 2, poor: 1 } as const satisfies Record<Quality['level'], 1 | 2 | 3>

type ResultProps = { state: Result; print: Stage['print'] } & Pick<PlayerStore, 'dispatch'>

export function ResultScreen({ state, print, dispatch }: ResultProps) {
  const { measurement } = state
  const { value, unit, note, quality } = resultWords(measurement)
  return (
    <section className="sheet result" tabIndex={-1} ref={takeFocus}>
      <canvas
        className="print"
        role="img"
        aria-label={words.screens.result.print}
        ref={canvas => {
          if (canvas) print(canvas)
        }}
      />
      <div className="sheet-words" role="status">
        <h1>{nameOf(state.assignment)}</h1>
        <p className="great">
          <span className="great-number">{value}</span> <span className="great-unit">{unit}</span>
        </p>
        <p>{note}</p>
        <p className="sure">
          <SureIcon filled={marks[measurement.quality.level]} />
          {quality}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="main timed" onClick={() => dispatch({ type: 'continue-tapped' })}>
          <span className="timer" style={{ animationDuration: `${resultShownMs}ms` }} />
          <span className="label">{words.screens.result.continue}</span>
        </button>
        <button type="button" className="quiet" onClick={() => dispatch({ type: 'redo-tapped' })}>
          {againWords(measurement.movement)}
        </button>
      </div>
    </section>
  )
}
