import { pageTransitionMs } from '@lithe/contracts/constants'
import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useNamedStranger } from '../features/identity/identity.ts'
import { messenger } from '../messenger/messenger.ts'
import { useFrame } from '../messenger/use-frame.ts'
import { isAnyWayUp, paths, type SlideDirection, slideDirection } from '../paths.ts'
import { RotateNotice } from '../ui/rotate-notice.tsx'
import { ToastStage } from '../ui/toast-stage.tsx'
import { showKeptToast } from '../ui/toasts.ts'
import { TopEdge } from '../ui/top-edge.tsx'
import { PageWait } from '../ui/waiting.tsx'
import { notePage } from '../ui/way-back.tsx'
import { FramedStage } from './framed-stage.tsx'
import { FreshProofStage } from './fresh-proof-stage.tsx'
import { SessionEndedStage } from './session-ended-stage.tsx'
import { StrangerStage } from './stranger-stage.tsx'

type Trail = { at: string; entering: SlideDirection | null }

/** Slides the page that comes in from the side it lies on. */
export function RootLayout() {
  const { pathname } = useLocation()
  const stranger = useNamedStranger(({ named }) => named)
  const isOpening = useNavigation().state === 'loading'
  const [{ at, entering }, setTrail] = useState<Trail>({ at: pathname, entering: null })
  if (at !== pathname) setTrail({ at: pathname, entering: slideDirection(at, pathname) })

  useEffect(() => notePage(pathname), [pathname])
  useEffect(showKeptToast, [])
  useFrame(pathname)

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
        {messenger()?.isFramed ? <FramedStage /> : stranger ? <StrangerStage named={stranger} /> : <Outlet />}
      </div>
      {isOpening ? <PageWait /> : null}
      {pathname === paths.workout.pattern ? null : <TopEdge />}
      {isAnyWayUp(pathname) ? null : <RotateNotice />}
      {stranger ? null : <SessionEndedStage pathname={pathname} />}
      <FreshProofStage />
      <ToastStage />
      <ScrollRestoration />
    </>
  )
}
