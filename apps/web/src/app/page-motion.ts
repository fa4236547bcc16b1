import { flushSync } from 'react-dom'
import type { createBrowserRouter, RouterState } from 'react-router'
import { slideDirection } from '../navigation/paths.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Lets one page pass the other: the browser keeps a picture of the one that leaves until the next is painted, so none
 * is ever blank. `data-way` stands on the document meanwhile; how they move is in motion.css. Where the browser cannot
 * do it, or the document is hidden, the next page is there at once.
 */
export function withPageMotion(router: Router): Router {
  const subscribe = router.subscribe
  let shown = router.state.location.pathname

  router.subscribe = show => {
    let isPicturing = false
    return subscribe((state, change) => {
      // The page that is about to be shown is made from what the router knows by then.
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
  // One that is overtaken by the next page, or hidden meanwhile, ends early and has nothing to say.
  passing.ready.catch(() => {})
  passing.finished.then(end, end)
}

/** The latest; an earlier one ends as the next begins, and must not end that too. */
let current: ViewTransition | null = null
