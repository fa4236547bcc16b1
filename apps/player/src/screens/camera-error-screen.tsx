import { Button } from '@lithe/design/button'
import type { CameraProblem } from '../camera/camera-problem.ts'
import { platform } from '../camera/platform.ts'
import type { PlayerStore } from '../player-store.ts'
import { cameraWords } from '../words/camera-words.ts'
import { words } from '../words/words.ts'
import { LeaveOut } from './leave-out.tsx'
import { MovementPlate } from './movement-plate.tsx'
import { OtherPlace } from './other-place.tsx'
import { StillPage, WayOut } from './still-page.tsx'

type CameraErrorProps = { problem: CameraProblem; address: string } & Pick<PlayerStore, 'dispatch'>

export function CameraErrorScreen({ problem, address, dispatch }: CameraErrorProps) {
  const { title, what, wayOut } = cameraWords(
    problem,
    platform(navigator.userAgent, navigator.maxTouchPoints),
  )
  const isMissing = problem === 'missing'
  return (
    <StillPage
      title={title}
      art={isMissing ? undefined : <MovementPlate picture="camera" isSmall />}
      actions={
        <>
          <LeaveOut dispatch={dispatch} />
          <Button look="action" onClick={() => dispatch({ type: 'camera-tapped' })}>
            {words.screens.tryAgain}
          </Button>
        </>
      }
    >
      <p>{what}</p>
      <WayOut steps={wayOut} />
      {isMissing && <OtherPlace address={address} />}
    </StillPage>
  )
}
