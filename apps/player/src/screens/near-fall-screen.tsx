import { Button } from '@lithe/design/button'
import type { ReactNode } from 'react'
import type { NearFall } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { stageWords } from '../words/words.ts'
import { FarText } from './far-text.tsx'
import { takeFocus } from './take-focus.ts'

type NearFallProps = { state: NearFall } & Pick<PlayerStore, 'dispatch'>

/** Asks after a possible fall; readable from the floor, with buttons for a shaking hand. */
export function NearFallScreen({ state, dispatch }: NearFallProps) {
  return state.answer === 'none' ? (
    <Asked isUnanswered={state.isUnanswered} dispatch={dispatch} />
  ) : (
    <Hurt number={state.assignment.emergencyNumber} dispatch={dispatch} />
  )
}

type AskedProps = Pick<NearFall, 'isUnanswered'> & Pick<PlayerStore, 'dispatch'>

function Asked({ isUnanswered, dispatch }: AskedProps) {
  const { title, why, unanswered } = stageWords.nearFall
  return (
    <FromTheFloor title={title} sentence={isUnanswered ? unanswered : why}>
      <div className={answersLook}>
        <Button look="action" className={answerLook} onClick={() => dispatch({ type: 'all-right-tapped' })}>
          {stageWords.screens.nearFall.allRight}
        </Button>
        <Button look="outlined" className={answerLook} onClick={() => dispatch({ type: 'leave-out-tapped' })}>
          {stageWords.screens.nearFall.moment}
        </Button>
        <Button
          look="outlined"
          className={`${answerLook} border-4 border-zone-red text-zone-red`}
          onClick={() => dispatch({ type: 'hurt-tapped' })}
        >
          {stageWords.screens.nearFall.hurt}
        </Button>
      </div>
    </FromTheFloor>
  )
}

type HurtProps = { number: string } & Pick<PlayerStore, 'dispatch'>

/** The link targets the embedding page, as some browsers open no phone links from frames. */
function Hurt({ number, dispatch }: HurtProps) {
  const { hurtTitle, hurtWhy } = stageWords.nearFall
  const { better, call, callOver } = stageWords.screens.nearFall
  return (
    <FromTheFloor title={hurtTitle} sentence={hurtWhy}>
      {/* The call replaces “I am hurt” in place, so pressing again calls, and never dismisses. */}
      <div className={`${answersLook} flat:grid-rows-[1fr_2fr]`}>
        <Button
          look="outlined"
          className={`${answerLook} short:min-h-main`}
          onClick={() => dispatch({ type: 'leave-out-tapped' })}
        >
          {better}
        </Button>
        <a
          className="grid min-h-[clamp(100px,28svh,320px)] short:min-h-[124px] touch-manipulation grid-cols-[minmax(0,1fr)] content-center justify-items-center rounded-card bg-zone-red text-center text-ground flat:min-h-0"
          aria-label={call({ number })}
          href={`tel:${number}`}
          target="_top"
          onClick={() => dispatch({ type: 'call-tapped' })}
        >
          <span className="text-answer font-semibold short:text-lead/none flat:text-[30px] flat:leading-none">
            {callOver}
          </span>
          <FarText words={number} className="tabular overflow-clip [--far:96px]" />
        </a>
      </div>
    </FromTheFloor>
  )
}

const answersLook = 'grid flex-initial gap-1.5 flat:min-h-0 flat:auto-rows-fr flat:gap-1'
const answerLook =
  'min-h-[clamp(72px,11.5svh,150px)] text-answer short:text-[28px] flat:min-h-0 flat:py-0! flat:text-[30px] flat:leading-none!'

type FromTheFloorProps = { title: string; sentence: string; children: ReactNode }

/** Text readable from the floor, and from where the person stood. */
const FromTheFloor = ({ title, sentence, children }: FromTheFloorProps) => (
  <section
    className="whole-page max-w-[720px] gap-2 overflow-y-auto flat:grid flat:max-w-none flat:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] flat:gap-2"
    tabIndex={-1}
    ref={takeFocus}
  >
    <div
      className="grid flex-[1_0_auto] grid-cols-[minmax(0,1fr)] content-center gap-1.5 flat:gap-1.25"
      role="alert"
    >
      <FarText as="h1" words={title} />
      <p className="text-title tight:text-lead/[1.25]">{sentence}</p>
    </div>
    {children}
  </section>
)
