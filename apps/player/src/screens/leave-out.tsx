import { Button } from '@lithe/design/button'
import type { PlayerStore } from '../state/player-store.ts'
import { movementsWords, stageWords } from '../words/words.ts'

/** The way on without this movement. */
export function LeaveOut({ dispatch }: Pick<PlayerStore, 'dispatch'>) {
  return (
    <Button look="plain" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
      {movementsWords.again.goOn}
    </Button>
  )
}

/** Beside a clock: it stops, and nothing happens until the person says so. */
export function WaitForTap({ dispatch }: Pick<PlayerStore, 'dispatch'>) {
  return (
    <Button look="plain" onClick={() => dispatch({ type: 'wait-tapped' })}>
      {stageWords.screens.wait}
    </Button>
  )
}
