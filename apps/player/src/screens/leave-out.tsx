import { Button } from '@lithe/design/button'
import type { PlayerStore } from '../state/player-store.ts'
import { movementsWords, stageWords } from '../words/words.ts'

export function LeaveOut({ dispatch }: Pick<PlayerStore, 'dispatch'>) {
  return (
    <Button look="outlined" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
      {movementsWords.again.proceed}
    </Button>
  )
}

/** Stops a countdown, and waits for the person. */
export function WaitForTap({ dispatch }: Pick<PlayerStore, 'dispatch'>) {
  return (
    <Button look="outlined" onClick={() => dispatch({ type: 'wait-tapped' })}>
      {stageWords.screens.wait}
    </Button>
  )
}
