import { Button } from '@lithe/design/button'
import type { PlayerStore } from '../player-store.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import type { Moving } from '../state/player-state.ts'
import { words } from '../words/words.ts'
import { Actions } from './still-page.tsx'

type Action = { label: string; look: 'action' | 'outlined'; event: PlayerEvent }

const practice: PlayerEvent = { type: 'practice-tapped' }

/** The one thing to tap while the phone is within reach. */
export function actionFor(state: Moving): Action | null {
  const { finish, skipTry, tryFirst } = words.screens.moving
  switch (state.at) {
    case 'framing':
      return { label: state.practice === 'wanted' ? skipTry : tryFirst, look: 'outlined', event: practice }
    case 'practising':
      return { label: skipTry, look: 'outlined', event: practice }
    case 'measuring':
      return { label: finish, look: 'action', event: { type: 'finish-tapped' } }
    case 'countdown':
      return null
  }
}

const sizes = {
  /** For a hand that comes from two metres away. */
  action: 'min-h-[76px] text-title tight:min-h-main',
  outlined: 'min-h-main w-full text-lead tight:px-1.5',
}

type MovingActionsProps = { state: Moving } & Pick<PlayerStore, 'dispatch'>

export function MovingActions({ state, dispatch }: MovingActionsProps) {
  const action = actionFor(state)
  if (!action) return null
  const { label, look, event } = action
  return (
    <Actions className="[grid-area:actions]">
      <Button look={look} className={sizes[look]} onClick={() => dispatch(event)}>
        {label}
      </Button>
    </Actions>
  )
}
