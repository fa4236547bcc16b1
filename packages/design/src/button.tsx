import type { ComponentProps, KeyboardEvent } from 'react'

type ButtonProps = ComponentProps<'button'> & {
  /** The one main action of a screen, what else a person may do, and what must not compete with either; see kit.css. */
  look: 'action' | 'outlined' | 'plain'
}

/** A button of either page; its classes come last and may widen, heighten or colour it. */
export const Button = ({ look, className = '', type = 'button', ...rest }: ButtonProps) => (
  <button
    type={type}
    className={`${look} press ${className}`}
    {...(look === 'action' ? { onKeyDown: pressOnce } : {})}
    {...rest}
  />
)

/** A key that is held down presses once, not every page it opens. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}
