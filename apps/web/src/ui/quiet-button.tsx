import type { ComponentProps } from 'react'

/** Everything a person may do besides the main action. */
export function QuietButton({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`min-h-6 rounded-card border-2 border-outline px-3 py-1 font-semibold text-ink transition-transform duration-200 ease-body active:scale-[0.985] disabled:text-ink-soft ${className}`}
      {...rest}
    />
  )
}
