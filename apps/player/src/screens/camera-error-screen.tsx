import { pictureOf } from '@lithe/movements/catalog'
import type { CameraProblem } from '../camera/camera-problem.ts'
import { platform } from '../camera/platform.ts'
import type { PlayerStore } from '../player-store.ts'
import type { Assignment } from '../state/assignment.ts'
import { cameraWords } from '../words/camera-words.ts'
import { words } from '../words/words.ts'
import { LeaveOut } from './leave-out.tsx'
import { Plate } from './plate.tsx'
import { Sheet } from './sheet.tsx'
import { WayOut } from './way-out.tsx'

type CameraErrorProps = { assignment: Assignment; problem: CameraProblem } & Pick<PlayerStore, 'dispatch'>

export function CameraErrorScreen({ assignment, problem, dispatch }: CameraErrorProps) {
  const { title, what, wayOut } = cameraWords(
    problem,
    platform(navigator.userAgent, navigator.maxTouchPoints),
  )
  return (
    <Sheet
      title={title}
      art={<Plate picture={pictureOf(assignment)} isSmall />}
      actions={
        <>
          <button type="button" className="main" onClick={() => dispatch({ type: 'camera-tapped' })}>
            {words.screens.tryAgain}
          </button>
          <LeaveOut dispatch={dispatch} />
        </>
      }
    >
      <p>{what}</p>
      <WayOut steps={wayOut} />
    </Sheet>
  )
}
