import { pictureOf } from '@lithe/movements/catalog'
import type { PlayerStore } from '../player-store.ts'
import type { Assignment } from '../state/assignment.ts'
import { words } from '../words/words.ts'
import { LeaveOut } from './leave-out.tsx'
import { Plate } from './plate.tsx'
import { Sheet } from './sheet.tsx'

type CameraProps = { assignment: Assignment } & Pick<PlayerStore, 'dispatch'>

/** Said before the browser asks. */
export function CameraScreen({ assignment, dispatch }: CameraProps) {
  return (
    <Sheet
      title={words.screens.camera.title}
      art={<Plate picture={pictureOf(assignment)} />}
      actions={
        <>
          <button type="button" className="main" onClick={() => dispatch({ type: 'camera-tapped' })}>
            {words.screens.camera.use}
          </button>
          <LeaveOut dispatch={dispatch} />
        </>
      }
    >
      <p>{words.screens.camera.why}</p>
      <p className="quiet">{words.screens.camera.asked}</p>
    </Sheet>
  )
}

export function CameraOpeningScreen({ assignment, dispatch }: CameraProps) {
  return (
    <Sheet
      title={words.screens.camera.opening}
      art={<Plate picture={pictureOf(assignment)} />}
      actions={<LeaveOut dispatch={dispatch} />}
    >
      <p>{words.screens.camera.ifAsked}</p>
    </Sheet>
  )
}
