import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { numeral } from '../words/formats.ts'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(tell: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** A page that is written out and not shown stands still. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )

const countMs = 1300
const easeOut = (share: number) => 1 - (1 - share) ** 3

type Count = { from: number; to: number; isBegun: boolean; onDone: () => void }

/** Writes whole numbers into an element on the way from one to another, without a render for each. */
export function useCountUp(element: RefObject<HTMLElement | null>, { from, to, isBegun, onDone }: Count) {
  const isStill = useReducedMotion()
  const tellDone = useEffectEvent(onDone)

  useEffect(() => {
    const write = (value: number) => {
      if (element.current) element.current.textContent = numeral(Math.round(value))
    }
    if (!isBegun) return
    if (isStill || from === to) {
      write(to)
      tellDone()
      return
    }
    let frame = 0
    let startedAt: number | null = null
    const step = (now: number) => {
      startedAt ??= now
      const share = Math.min(1, (now - startedAt) / countMs)
      write(from + (to - from) * easeOut(share))
      if (share < 1) frame = requestAnimationFrame(step)
      else tellDone()
    }
    write(from)
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [element, from, to, isBegun, isStill])
}

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
