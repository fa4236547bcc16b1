import type { ComponentProps } from 'react'
import { messenger } from '../messenger/messenger.ts'
import { actionLook } from './action-look.ts'

/** The one main action of a screen. */
export function ActionButton({
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`${actionLook} disabled:bg-sand disabled:text-ink-soft ${className}`}
      // A key that is held down presses once, not every page it opens.
      onKeyDown={event => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={event => {
        messenger()?.feel('tap')
        onClick?.(event)
      }}
      {...rest}
    />
  )
}
