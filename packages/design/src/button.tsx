import type { ComponentProps, KeyboardEvent } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  /** The main action or any other; see kit.css. */
  look: 'action' | 'outlined'
}

/** A button; `className` comes last and may override size and colour. */
export const Button = ({ look, className = '', type = 'button', ...rest }: ButtonProps) => (
  <button
    type={type}
    className={`${look} press ${className}`}
    {...(look === 'action' ? { onKeyDown: pressOnce } : {})}
    {...rest}
  />
)

/** Ignores key repeat, so that a held key presses once. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}
