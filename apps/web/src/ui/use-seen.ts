import { type RefObject, useEffect, useState } from 'react'

const lookEveryMs = 100

/** Whether a person can see the middle of an element now: the page has come in, is shown, and nothing lies over it. */
function isSeen(element: Element): boolean {
  if (document.hidden) return false
  const page = element.closest('.page-forward, .page-backward')
  if (page?.getAnimations().some(({ playState }) => playState === 'running')) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2)
  return atMiddle !== null && element.contains(atMiddle)
}

/** True from the moment an element was first seen. No event tells of all that may hide it, so it is looked at. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (wasSeen) return
    const looking = setInterval(() => {
      if (element.current && isSeen(element.current)) setSeen(true)
    }, lookEveryMs)
    return () => clearInterval(looking)
  }, [element, wasSeen])
  return wasSeen
}
