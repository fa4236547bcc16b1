import type { CameraProblem } from '../camera/camera-problem.ts'
import { platform } from '../camera/platform.ts'
import type { SessionStore } from '../session-store.ts'
import { cameraWords } from '../words/camera-words.ts'
import { Sheet } from './sheet.tsx'

type CameraErrorProps = { problem: CameraProblem } & Pick<SessionStore, 'dispatch'>

export function CameraErrorScreen({ problem, dispatch }: CameraErrorProps) {
  const { title, what, wayOut } = cameraWords(
    problem,
    platform(navigator.userAgent, navigator.maxTouchPoints),
  )
  return (
    <Sheet
      title={title}
      actions={
        <>
          <button type="button" className="main" onClick={() => dispatch({ type: 'camera-tapped' })}>
            Try again
          </button>
          <button type="button" className="quiet" onClick={() => dispatch({ type: 'leave-out-tapped' })}>
            Go on without it
          </button>
        </>
      }
    >
      <p>{what}</p>
      <ol className="way-out">
        {wayOut.map(stepWords => (
          <li key={stepWords}>{stepWords}</li>
        ))}
      </ol>
    </Sheet>
  )
}
