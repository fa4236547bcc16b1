import { carousel } from '@lithe/contracts/constants'
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

/** What holds a carousel still; it plays only while nothing does. */
type Hold = 'stopped' | 'picked' | 'hovered' | 'focused' | 'hidden'

/** Whether a carousel moves on by itself now, and the handlers of what holds it still. */
export function useAutoplay() {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const hold = useCallback(
    (why: Hold, isHeld: boolean) =>
      setHolds(before => {
        if (before.has(why) === isHeld) return before
        const after = new Set(before)
        if (isHeld) after.add(why)
        else after.delete(why)
        return after
      }),
    [],
  )
  const isStill = useReducedMotion()
  const pickTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const onVisibility = () => hold('hidden', document.hidden)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(pickTimer.current)
    }
  }, [hold])

  const notePick = useCallback(() => {
    clearTimeout(pickTimer.current)
    hold('picked', true)
    pickTimer.current = setTimeout(() => hold('picked', false), carousel.pauseAfterPickMs)
  }, [hold])

  return {
    isPlaying: holds.size === 0 && !isStill,
    isStopped: holds.has('stopped'),
    isStill,
    setStopped: (isStopped: boolean) => hold('stopped', isStopped),
    /** A card was chosen: it stays for a while. */
    notePick,
    watchers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => hold('hovered', pointerType === 'mouse'),
      onPointerLeave: () => hold('hovered', false),
      // A tap leaves the focus behind as well; only a keyboard's holds the carousel.
      onFocus: ({ target }: FocusEvent) => hold('focused', target.matches(':focus-visible')),
      onBlur: () => hold('focused', false),
    },
  }
}
