import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

export function RouterErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  console.error(error)
  return (
    <Screen
      title="Something went wrong"
      action={
        <ActionButton onClick={() => window.location.assign(paths.start.link())}>Start again</ActionButton>
      }
    >
      <PageHeading>Unexpected Application Error!</PageHeading>
      <p className="mt-2 text-lead text-ink-soft">
        Something on this page went wrong. Your results are safe on this device and will still be sent.
      </p>
    </Screen>
  )
}
