import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths.ts'
import { ScreenNotLoaded } from '../screen-not-loaded.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { NoticeScreen } from '../ui/notice-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ScreenNotLoadedScreen } from './screen-not-loaded-screen.tsx'

export function RouterErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  console.error(error)
  if (error instanceof ScreenNotLoaded) return <ScreenNotLoadedScreen />
  return (
    <NoticeScreen
      title="Unexpected Application Error!"
      plate="single-leg-stance"
      action={
        <ActionButton onClick={() => window.location.assign(paths.start.link())}>Start again</ActionButton>
      }
    >
      <p>Something on this page went wrong. Your results are safe on this device and will still be sent.</p>
    </NoticeScreen>
  )
}
