import { pageTransitionMs } from '@lithe/contracts/constants'
import { useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { paths, slideDirection } from '../paths.ts'
import { PageWait } from '../ui/page-wait.tsx'
import { RotateNotice } from '../ui/rotate-notice.tsx'

type Trail = { from: string | null; at: string }

/** Slides the page that comes in from the side it lies on. */
export function RootLayout() {
  const { pathname } = useLocation()
  const isOpening = useNavigation().state === 'loading'
  const [trail, setTrail] = useState<Trail>({ from: null, at: pathname })
  if (trail.at !== pathname) setTrail({ from: trail.at, at: pathname })

  return (
    <>
      <div
        key={pathname}
        className={trail.from === null ? '' : `page-${slideDirection(trail.from, pathname)}`}
        style={{ animationDuration: `${pageTransitionMs}ms` }}
      >
        <Outlet />
      </div>
      {isOpening ? <PageWait /> : null}
      {pathname === paths.workout.pattern ? null : <RotateNotice />}
      <ScrollRestoration />
    </>
  )
}
