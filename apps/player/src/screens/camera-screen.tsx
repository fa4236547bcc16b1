import { Button } from '@lithe/design/button'
import type { PlayerStore } from '../state/player-store.ts'
import { stageWords, words } from '../words/words.ts'
import { LeaveOut } from './leave-out.tsx'
import { MovementPlate } from './movement-plate.tsx'
import { NoMainAction, StillPage } from './still-page.tsx'

type CameraProps = Pick<PlayerStore, 'dispatch'>

/** Explains the camera before the browser asks. */
export function CameraScreen({ isLook, dispatch }: CameraProps & { isLook: boolean }) {
  return (
    <StillPage
      title={words.screens.camera.title}
      art={<MovementPlate picture="camera" />}
      actions={
        <>
          <LeaveOut dispatch={dispatch} />
          <Button look="action" onClick={() => dispatch({ type: 'camera-tapped' })}>
            {words.screens.camera.use}
          </Button>
        </>
      }
    >
      <p>{isLook ? stageWords.look.why : words.screens.camera.why}</p>
      <p className="text-ink-soft">{words.screens.camera.asked}</p>
    </StillPage>
  )
}

export function CameraOpeningScreen({ dispatch }: CameraProps) {
  return (
    <StillPage
      title={words.screens.camera.opening}
      art={<MovementPlate picture="camera" />}
      actions={
        <>
          <LeaveOut dispatch={dispatch} />
          <NoMainAction />
        </>
      }
    >
      <p>{words.screens.camera.ifAsked}</p>
    </StillPage>
  )
}
