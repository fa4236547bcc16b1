import type { ReactNode } from 'react'

type IconProps = {
  children: ReactNode
  className?: string
  /** Line width, in units of the box. */
  weight?: number
  /** Side of the drawing square. */
  box?: 20 | 24
}

/** A line icon in the text colour; decorative, since its button has a name. */
export const Icon = ({ children, className = 'size-3', weight = 2.2, box = 24 }: IconProps) => (
  <svg
    viewBox={`0 0 ${box} ${box}`}
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
