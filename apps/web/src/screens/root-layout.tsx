import { pageTransitionMs } from '@lithe/contracts/constants'
import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { paths, type SlideDirection, slideDirection } from '../paths.ts'
import { PageWait } from '../ui/page-wait.tsx'
import { RotateNotice } from '../ui/rotate-notice.tsx'
import { showKeptToast } from '../ui/toast-after-load.ts'
import { ToastStage } from '../ui/toast-stage.tsx'
import { SessionEndedStage } from './session-ended-stage.tsx'

type Trail = { at: string; entering: SlideDirection | null }

/** Slides the page that comes in from the side it lies on. */
export function RootLayout() {
  const { pathname } = useLocation()
  const isOpening = useNavigation().state === 'loading'
  const [{ at, entering }, setTrail] = useState<Trail>({ at: pathname, entering: null })
  if (at !== pathname) setTrail({ at: pathname, entering: slideDirection(at, pathname) })

  useEffect(showKeptToast, [])

  useEffect(() => {
    if (!entering) return
    const timer = setTimeout(() => setTrail({ at, entering: null }), pageTransitionMs)
    return () => clearTimeout(timer)
  }, [at, entering])

  return (
    <>
      <div
        key={pathname}
        className={entering ? `page-${entering}` : ''}
        style={{ animationDuration: `${pageTransitionMs}ms` }}
      >
        <Outlet />
      </div>
      {isOpening ? <PageWait /> : null}
      {pathname === paths.workout.pattern ? null : <RotateNotice />}
      <SessionEndedStage pathname={pathname} />
      <ToastStage />
      <ScrollRestoration />
    </>
  )
}
