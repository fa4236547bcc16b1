import { Button } from '@lithe/design/button'
import type { CameraProblem } from '../camera/camera-problem.ts'
import { type PermissionPlace, permissionPlace } from '../camera/platform.ts'
import type { PlayerStore } from '../state/player-store.ts'
import { cameraWords } from '../words/camera-words.ts'
import { words } from '../words/words.ts'
import { AddressBar } from './address-bar.tsx'
import { LeaveOut } from './leave-out.tsx'
import { MovementPlate } from './movement-plate.tsx'
import { CopyAddress, OtherPlace } from './other-place.tsx'
import { SideBySide, StillPage, WayOut } from './still-page.tsx'

type CameraErrorProps = {
  problem: CameraProblem
  hasAnotherCamera: boolean
  address: string
} & Pick<PlayerStore, 'dispatch'>

/** Whether the way out begins at the address bar. */
const hasAddressBar = (place: PermissionPlace) =>
  place === 'iphone' || place === 'android' || place === 'computer'

/** Permission problems, which no other camera would solve. */
const isAboutPermission = (problem: CameraProblem) => problem === 'denied' || problem === 'dismissed'

export function CameraErrorScreen({ problem, hasAnotherCamera, address, dispatch }: CameraErrorProps) {
  const place = permissionPlace(navigator.userAgent, navigator.maxTouchPoints)
  const { title, what, wayOut } = cameraWords(problem, place)
  const isInApp = problem === 'denied' && (place === 'iphone-app' || place === 'android-app')
  const isElsewhere = problem === 'missing' || isInApp
  const picture =
    problem === 'denied' && hasAddressBar(place) ? <AddressBar /> : <MovementPlate picture="camera" isSmall />
  const tryAgain = (look: 'outlined' | 'action') => (
    <Button look={look} onClick={() => dispatch({ type: 'camera-tapped' })}>
      {problem === 'dismissed' ? words.screens.askAgain : words.screens.tryAgain}
    </Button>
  )
  return (
    <StillPage
      title={title}
      art={isElsewhere ? undefined : picture}
      actions={
        <>
          <SideBySide>
            <LeaveOut dispatch={dispatch} />
            {hasAnotherCamera && !isAboutPermission(problem) && (
              <Button look="outlined" onClick={() => dispatch({ type: 'another-camera-tapped' })}>
                {words.screens.anotherCamera}
              </Button>
            )}
            {isInApp && tryAgain('outlined')}
          </SideBySide>
          {isInApp ? <CopyAddress address={address} /> : tryAgain('action')}
        </>
      }
    >
      <p>{what}</p>
      <WayOut steps={wayOut} />
      {isElsewhere && <OtherPlace address={address} />}
    </StillPage>
  )
}
