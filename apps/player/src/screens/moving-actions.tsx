import type { PlayerStore } from '../player-store.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import type { Moving } from '../state/player-state.ts'
import { words } from '../words/words.ts'

type Action = { label: string; look: 'main' | 'other'; event: PlayerEvent }

const practice: PlayerEvent = { type: 'practice-tapped' }

/** The one thing to tap while the phone is within reach. */
function actionFor(state: Moving): Action | null {
  const { finish, skipTry, tryFirst } = words.screens.moving
  switch (state.at) {
    case 'framing':
      return { label: state.practice === 'wanted' ? skipTry : tryFirst, look: 'other', event: practice }
    case 'practising':
      return { label: skipTry, look: 'other', event: practice }
    case 'measuring':
      return { label: finish, look: 'main', event: { type: 'finish-tapped' } }
    case 'countdown':
      return null
  }
}

type MovingActionsProps = { state: Moving } & Pick<PlayerStore, 'dispatch'>

export function MovingActions({ state, dispatch }: MovingActionsProps) {
  const action = actionFor(state)
  if (!action) return null
  const { label, look, event } = action
  return (
    <div className="actions">
      <button type="button" className={look} onClick={() => dispatch(event)}>
        {label}
      </button>
    </div>
  )
}
