import { Button } from '@lithe/design/button'
import type { ReactNode } from 'react'
import type { PlayerStore } from '../player-store.ts'
import type { NearFall } from '../state/player-state.ts'
import { stageWords } from '../words/words.ts'
import { takeFocus } from './take-focus.ts'

type NearFallProps = { state: NearFall } & Pick<PlayerStore, 'dispatch'>

/** Everything has stopped. It is read from the floor, and its answers are hit with a hand that shakes. */
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

/** The link leaves the frame for the page that holds it: a frame may not open the telephone everywhere. */
function Hurt({ number, dispatch }: HurtProps) {
  const { hurtTitle, hurtWhy } = stageWords.nearFall
  return (
    <FromTheFloor title={hurtTitle} sentence={hurtWhy}>
      <div className={`${answersLook} flat:grid-rows-[2fr_1fr]`}>
        <a
          className="grid min-h-[clamp(140px,28svh,320px)] touch-manipulation place-items-center rounded-card bg-zone-red text-afar/[1.1] font-semibold text-ground flat:min-h-0"
          href={`tel:${number}`}
          target="_top"
          onClick={() => dispatch({ type: 'call-tapped' })}
        >
          {stageWords.screens.nearFall.call({ number })}
        </a>
        <Button look="outlined" className={answerLook} onClick={() => dispatch({ type: 'leave-out-tapped' })}>
          {stageWords.screens.nearFall.better}
        </Button>
      </div>
    </FromTheFloor>
  )
}

const answersLook = 'grid flex-initial gap-1.5 flat:min-h-0 flat:auto-rows-fr flat:gap-1'
const answerLook = 'min-h-[clamp(72px,13svh,150px)] text-answer flat:min-h-0 flat:py-0! flat:leading-none!'

type FromTheFloorProps = { title: string; sentence: string; children: ReactNode }

/** What matters has letters of 64 px and more, whichever way the phone stands. */
const FromTheFloor = ({ title, sentence, children }: FromTheFloorProps) => (
  <section
    className="whole-page max-w-[720px] gap-2 overflow-y-auto flat:grid flat:max-w-none flat:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] flat:gap-3"
    tabIndex={-1}
    ref={takeFocus}
  >
    <div className="grid flex-[1_0_auto] content-center gap-1.5" role="alert">
      <h1 className="font-far text-afar">{title}</h1>
      <p className="text-title">{sentence}</p>
    </div>
    {children}
  </section>
)
