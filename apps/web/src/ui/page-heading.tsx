import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The heading of a screen; takes the focus when the route changes, so that it is read out. */
export function PageHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirstPage = key === 'default'

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`font-soft text-display font-medium short:text-head tracking-[-0.01em] text-spruce ${className}`}
    >
      {children}
    </h1>
  )
}
