import { pictureOf } from '@lithe/movements/catalog'
import type { PlayerStore } from '../player-store.ts'
import type { Assignment } from '../state/assignment.ts'
import { LeaveOut } from './leave-out.tsx'
import { Plate } from './plate.tsx'
import { Sheet } from './sheet.tsx'

type CameraProps = { assignment: Assignment } & Pick<PlayerStore, 'dispatch'>

/** Said before the browser asks. */
export function CameraScreen({ assignment, dispatch }: CameraProps) {
  return (
    <Sheet
      title="Lithe needs the camera"
      art={<Plate picture={pictureOf(assignment)} />}
      actions={
        <>
          <button type="button" className="main" onClick={() => dispatch({ type: 'camera-tapped' })}>
            Use the camera
          </button>
          <LeaveOut dispatch={dispatch} />
        </>
      }
    >
      <p>The picture never leaves this phone. Nothing is recorded: Lithe keeps only the numbers.</p>
      <p className="quiet">You will be asked. Choose “Allow”.</p>
    </Sheet>
  )
}

export function CameraOpeningScreen({ assignment, dispatch }: CameraProps) {
  return (
    <Sheet
      title="Opening the camera"
      art={<Plate picture={pictureOf(assignment)} />}
      actions={<LeaveOut dispatch={dispatch} />}
    >
      <p>If you are asked, choose “Allow”.</p>
    </Sheet>
  )
}
