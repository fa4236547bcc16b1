import { useCallback, useState } from 'react'

/** What lies over the screen's end: nothing beneath it has been seen. */
const coveredPixels = () => document.querySelector('[data-main-action]')?.getBoundingClientRect().height ?? 0

/** Whether the end of a long page has been on the screen; the ref goes to what stands there. */
export function useSeenToEnd() {
  const [isSeen, setSeen] = useState(false)
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const covered = coveredPixels()
    // Told before the first frame where all of it fits; the page before may still be scrolled at this moment.
    const bottom = element.getBoundingClientRect().bottom + window.scrollY
    if (bottom + covered <= document.documentElement.clientHeight) setSeen(true)
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: `0px 0px -${Math.round(covered)}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isSeen, end }
}
