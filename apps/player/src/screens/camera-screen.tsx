import type { SessionStore } from '../session-store.ts'
import { Chronophotograph } from './chronophotograph.tsx'
import { LeaveOut } from './leave-out.tsx'
import { Sheet } from './sheet.tsx'

/** Said before the browser asks. */
export function CameraScreen({ dispatch }: Pick<SessionStore, 'dispatch'>) {
  return (
    <Sheet
      title="Lithe needs the camera"
      art={<Chronophotograph />}
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

export function CameraOpeningScreen({ dispatch }: Pick<SessionStore, 'dispatch'>) {
  return (
    <Sheet title="Opening the camera" art={<Chronophotograph />} actions={<LeaveOut dispatch={dispatch} />}>
      <p>If you are asked, choose “Allow”.</p>
    </Sheet>
  )
}
