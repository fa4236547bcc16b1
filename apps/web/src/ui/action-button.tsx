import type { ComponentProps } from 'react'
import { actionLook } from './action-look.ts'

/** The one main action of a screen. */
export function ActionButton({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`${actionLook} disabled:bg-sand disabled:text-ink-soft ${className}`}
      {...rest}
    />
  )
}
