import './near-fall-screen.css'
import type { PlayerStore } from '../player-store.ts'
import type { NearFall } from '../state/player-state.ts'
import { words } from '../words/words.ts'
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
  const { title, why, unanswered } = words.nearFall
  return (
    <section className="near-fall" tabIndex={-1} ref={takeFocus}>
      <div className="near-fall-words" role="alert">
        <h1>{title}</h1>
        <p>{isUnanswered ? unanswered : why}</p>
      </div>
      <div className="answers">
        <button type="button" className="main" onClick={() => dispatch({ type: 'all-right-tapped' })}>
          {words.screens.nearFall.allRight}
        </button>
        <button type="button" className="other" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
          {words.screens.nearFall.moment}
        </button>
        <button type="button" className="hurt" onClick={() => dispatch({ type: 'hurt-tapped' })}>
          {words.screens.nearFall.hurt}
        </button>
      </div>
    </section>
  )
}

type HurtProps = { number: string } & Pick<PlayerStore, 'dispatch'>

/** The link leaves the frame for the page that holds it: a frame may not open the telephone everywhere. */
function Hurt({ number, dispatch }: HurtProps) {
  const { hurtTitle, hurtWhy } = words.nearFall
  return (
    <section className="near-fall" tabIndex={-1} ref={takeFocus}>
      <div className="near-fall-words" role="alert">
        <h1>{hurtTitle}</h1>
        <p>{hurtWhy}</p>
      </div>
      <div className="answers">
        <a
          className="call"
          href={`tel:${number}`}
          target="_top"
          onClick={() => dispatch({ type: 'call-tapped' })}
        >
          {words.screens.nearFall.call({ number })}
        </a>
        <button type="button" className="other" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
          {words.screens.nearFall.better}
        </button>
      </div>
    </section>
  )
}
