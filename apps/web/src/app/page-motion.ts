import { flushSync } from 'react-dom'
import type { createBrowserRouter, RouterState } from 'react-router'
import { slideDirection } from '../navigation/paths.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Animates page changes with a view transition: the old page stays visible until the next is painted. `data-way` on
 * the document selects the animation in motion.css. Pages change at once if hidden, or without support.
 */
export function withPageMotion(router: Router): Router {
  const subscribe = router.subscribe
  let shown = router.state.location.pathname

  router.subscribe = show => {
    let isPicturing = false
    return subscribe((state, change) => {
      // The page about to be captured renders the router's latest state.
      if (isPicturing) return
      const { pathname } = state.location
      if (pathname === shown || !canPass()) {
        shown = pathname
        return show(state, change)
      }
      isPicturing = true
      pass(shown, pathname, () => {
        isPicturing = false
        shown = router.state.location.pathname
        flushSync(() => show(router.state as RouterState, { ...change, flushSync: true }))
      })
    })
  }
  return router
}

const canPass = () => 'startViewTransition' in document && !document.hidden

function pass(from: string, to: string, show: () => void) {
  const { dataset } = document.documentElement
  const way = slideDirection(from, to)
  dataset.way = way
  const passing = document.startViewTransition(show)
  current = passing
  const end = () => {
    if (current === passing) delete dataset.way
  }
  // A transition that is superseded or hidden rejects, which is no error.
  passing.ready.catch(() => {})
  passing.finished.then(end, end)
}

/** The latest transition; an earlier one must not clear it when ending. */
let current: ViewTransition | null = null
