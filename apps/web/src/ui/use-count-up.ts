import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const countMs = 1300
const easeOut = (share: number) => 1 - (1 - share) ** 3

type Count = { from: number; to: number; isBegun: boolean; onDone: () => void }

/** Writes whole numbers into an element on the way from one to another, without a render for each. */
export function useCountUp(element: RefObject<HTMLElement | null>, { from, to, isBegun, onDone }: Count) {
  const isStill = useReducedMotion()
  const tellDone = useEffectEvent(onDone)

  useEffect(() => {
    const write = (value: number) => {
      if (element.current) element.current.textContent = String(Math.round(value))
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
