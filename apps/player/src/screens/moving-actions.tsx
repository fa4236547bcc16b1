import type { PlayerStore } from '../player-store.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import type { Moving } from '../state/player-state.ts'

type Action = { words: string; look: 'main' | 'other'; event: PlayerEvent }

const practice: PlayerEvent = { type: 'practice-tapped' }
const skip = 'Skip the try'

/** The one thing to tap while the phone is within reach. */
function actionFor(state: Moving): Action | null {
  switch (state.at) {
    case 'framing':
      return { words: state.practice === 'wanted' ? skip : 'Try it first', look: 'other', event: practice }
    case 'practising':
      return { words: skip, look: 'other', event: practice }
    case 'measuring':
      return { words: 'Finish', look: 'main', event: { type: 'finish-tapped' } }
    case 'countdown':
      return null
  }
}

type MovingActionsProps = { state: Moving } & Pick<PlayerStore, 'dispatch'>

export function MovingActions({ state, dispatch }: MovingActionsProps) {
  const action = actionFor(state)
  if (!action) return null
  const { words, look, event } = action
  return (
    <div className="actions">
      <button type="button" className={look} onClick={() => dispatch(event)}>
        {words}
      </button>
    </div>
  )
}
