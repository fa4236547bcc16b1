import { Button } from '@lithe/design/button'
import { pictureOf } from '@lithe/movements/catalog'
import type { PlayerStore } from '../player-store.ts'
import type { Assignment } from '../state/assignment.ts'
import { words } from '../words/words.ts'
import { LeaveOut } from './leave-out.tsx'
import { MovementPlate } from './movement-plate.tsx'
import { StillPage } from './still-page.tsx'

type CameraProps = { assignment: Assignment } & Pick<PlayerStore, 'dispatch'>

/** Said before the browser asks. */
export function CameraScreen({ assignment, dispatch }: CameraProps) {
  return (
    <StillPage
      title={words.screens.camera.title}
      art={<MovementPlate picture={pictureOf(assignment)} />}
      actions={
        <>
          <Button look="action" onClick={() => dispatch({ type: 'camera-tapped' })}>
            {words.screens.camera.use}
          </Button>
          <LeaveOut dispatch={dispatch} />
        </>
      }
    >
      <p>{words.screens.camera.why}</p>
      <p className="text-ink-soft">{words.screens.camera.asked}</p>
    </StillPage>
  )
}

export function CameraOpeningScreen({ assignment, dispatch }: CameraProps) {
  return (
    <StillPage
      title={words.screens.camera.opening}
      art={<MovementPlate picture={pictureOf(assignment)} />}
      actions={<LeaveOut dispatch={dispatch} />}
    >
      <p>{words.screens.camera.ifAsked}</p>
    </StillPage>
  )
}
