import { Button } from '@lithe/design/button'
import type { Quality } from '@lithe/movements/catalog'
import type { Stage } from '../stage/stage.ts'
import type { Result } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { resultShownMs } from '../state/step-outcome.ts'
import { againWords, nameOf } from '../words/movement-words.ts'
import { resultWords } from '../words/result-words.ts'
import { stageWords } from '../words/words.ts'
import { FarText } from './far-text.tsx'
import { SureIcon } from './icons.tsx'
import { WaitForTap } from './leave-out.tsx'
import { artLook, SideBySide, StillPage } from './still-page.tsx'

const marks = { good: 3, fair: 2, poor: 1 } as const satisfies Record<Quality['level'], 1 | 2 | 3>

type ResultProps = { state: Result; print: Stage['print'] } & Pick<PlayerStore, 'dispatch'>

export function ResultScreen({ state, print, dispatch }: ResultProps) {
  const { measurement, reached } = state
  const { value, unit, note, quality } = resultWords(measurement)
  const continues = state.shownAt !== null
  return (
    <StillPage
      title={nameOf(state.assignment)}
      isCentred
      art={
        <canvas
          className={`${artLook} h-[120px] max-h-[40svh] min-h-[96px] flex-auto fill-figure stroke-ember text-hairline`}
          role="img"
          aria-label={stageWords.screens.result.print}
          ref={canvas => {
            if (canvas) print(canvas)
          }}
        />
      }
      actions={
        <>
          <SideBySide>
            <Button look="outlined" onClick={() => dispatch({ type: 'redo-tapped' })}>
              {againWords(measurement.movement)}
            </Button>
            {continues && <WaitForTap dispatch={dispatch} />}
          </SideBySide>
          <Button
            look="action"
            className="relative overflow-hidden"
            onClick={() => dispatch({ type: 'continue-tapped' })}
          >
            {continues && (
              <span
                className="absolute inset-0 bg-on-spruce opacity-16 filling motion-reduce:animate-none"
                style={{ animationDuration: `${resultShownMs}ms` }}
              />
            )}
            <span className="relative">{stageWords.screens.result.continue}</span>
          </Button>
        </>
      }
    >
      <p>{note}</p>
      <div
        className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center tight:flex tight:items-baseline tight:justify-center tight:gap-1.25"
        data-value
      >
        {reached ? (
          <>
            <FarText words={stageWords.far.reached[reached]} className="text-ember" />{' '}
            <p className="text-title/[1.3] font-semibold">{`${value} ${unit}`}</p>
          </>
        ) : (
          <>
            <p className="numeral text-(length:--result)/[0.86] text-ember">{value}</p>{' '}
            <FarText words={unit} className="tight:hidden" />
            <p className="hidden text-lead/[1.2] font-semibold tight:block">{unit}</p>
          </>
        )}
      </div>
      <FarText words={stageWords.far.rest} className="text-spruce" />
      <p className="flex items-center gap-1.25 text-start text-(length:--text-base) text-ink-soft">
        <SureIcon filled={marks[measurement.quality.level]} />
        {quality}
      </p>
    </StillPage>
  )
}
