import type { ComponentProps } from 'react'

/** The one main action of a screen. */
export function ActionButton({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`min-h-[60px] w-full rounded-card bg-spruce px-3 text-lead font-semibold text-on-spruce transition-[transform,opacity] duration-200 ease-body active:scale-[0.985] disabled:bg-sand disabled:text-ink-soft ${className}`}
      {...rest}
    />
  )
}
