import { longPressMs } from '@lithe/contracts/constants'
import { type KeyboardEvent, useEffect, useRef } from 'react'

const pressKeys = ['Enter', ' ']

/** Handlers for a press, by finger, mouse or key, that is held long enough to be meant. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = () => clearTimeout(timer.current)
  const press = () => {
    release()
    timer.current = setTimeout(onLongPress, longPressMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown: press,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onKeyDown: ({ key, repeat }: KeyboardEvent) => {
      if (pressKeys.includes(key) && !repeat) press()
    },
    onKeyUp: release,
    onBlur: release,
  }
}
