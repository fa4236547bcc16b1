import { Button } from '@lithe/design/button'
import { movements, pictureOf, type RefusalReason } from '@lithe/movements/catalog'
import type { Refused } from '../state/player-state.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { needsHelp } from '../state/refuse.ts'
import { againWords } from '../words/movement-words.ts'
import { refusalHelp } from '../words/refusal-help.ts'
import { refusalWordsFor } from '../words/refusal-words.ts'
import { stageWords } from '../words/words.ts'
import { FarText } from './far-text.tsx'
import { LeaveOut, WaitForTap } from './leave-out.tsx'
import { MovementPlate } from './movement-plate.tsx'
import { sceneOf } from './plates.ts'
import { SideBySide, StillPage, WayOut } from './still-page.tsx'

/** After these reasons, the picture shows a rest. */
const callsForRest: readonly RefusalReason[] = ['stopped', 'near-fall', 'felt-unwell']
const shows = ({ reason, lost, assignment }: Refused) => {
  if (lost) return 'camera'
  return callsForRest.includes(reason) ? 'rest' : (sceneOf(reason) ?? pictureOf(assignment))
}

type RefusedProps = { state: Refused } & Pick<PlayerStore, 'dispatch'>

export function RefusedScreen({ state, dispatch }: RefusedProps) {
  const { far, title, why } = refusalWordsFor(state)
  const restSeconds = movements[state.assignment.movement].restBeforeAgainSeconds
  const isCounting = state.secondsLeft !== null
  const help = needsHelp(state) ? refusalHelp(state) : []
  return (
    <StillPage
      far={far}
      isAlone={isCounting}
      title={title}
      art={<MovementPlate picture={shows(state)} isSmall={help.length > 0} isSpare={isCounting} />}
      actions={
        <>
          <SideBySide>
            {(!state.kept || state.reason === 'stopped') && <LeaveOut dispatch={dispatch} />}
            {state.secondsLeft !== null && <WaitForTap dispatch={dispatch} />}
          </SideBySide>
          <Button look={state.kept ? 'outlined' : 'action'} onClick={() => dispatch({ type: 'redo-tapped' })}>
            {state.reason === 'interrupted'
              ? stageWords.screens.refused.ready
              : againWords(state.assignment.movement)}
          </Button>
          {state.kept && (
            <Button look="action" onClick={() => dispatch({ type: 'keep-tapped' })}>
              {stageWords.screens.refused.keep}
            </Button>
          )}
        </>
      }
    >
      {state.secondsLeft !== null && (
        <div aria-live="off">
          <FarText words={stageWords.far.again({ seconds: state.secondsLeft })} className="text-ember" />
        </div>
      )}
      <p>{why}</p>
      {help.length > 0 && <WayOut steps={help} />}
      {restSeconds > 0 && <p>{stageWords.refusals.rest({ seconds: restSeconds })}</p>}
    </StillPage>
  )
}
