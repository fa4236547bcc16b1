import type { ReactNode } from 'react'

type IconProps = {
  children: ReactNode
  className?: string
  /** Of the line, in units of the box. */
  weight?: number
  /** The side of the square it is drawn in. */
  box?: 20 | 24
}

/** A picture of lines in the colour of the words beside it. Says nothing by itself: its button has a name. */
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
