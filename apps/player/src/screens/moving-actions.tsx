import { Button } from '@lithe/design/button'
import type { PlayerStore } from '../player-store.ts'
import type { Moving } from '../state/player-state.ts'
import { stageWords } from '../words/words.ts'
import { Actions } from './still-page.tsx'

/** The one thing to tap while the phone is within reach; in the window there is nothing but Enough, at the top. */
function labelOf({ at, ...state }: Moving): string | null {
  const { skipTry, tryFirst } = stageWords.screens.moving
  if (at === 'practising') return skipTry
  if (at !== 'framing' || !('practice' in state)) return null
  return state.practice === 'wanted' ? skipTry : tryFirst
}

type MovingActionsProps = { state: Moving } & Pick<PlayerStore, 'dispatch'>

export function MovingActions({ state, dispatch }: MovingActionsProps) {
  const label = labelOf(state)
  if (!label) return null
  return (
    <Actions className="z-1 [grid-area:actions]">
      <Button
        look="outlined"
        className="min-h-main w-full bg-ground text-lead tight:min-h-target tight:text-base"
        onClick={() => dispatch({ type: 'practice-tapped' })}
      >
        {label}
      </Button>
    </Actions>
  )
}
