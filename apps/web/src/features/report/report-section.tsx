import { type ReactNode, useId } from 'react'

/** A part of the report under a heading of its own. */
export function ReportSection({
  title,
  children,
  className = '',
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`mt-6 print:mt-2 ${className}`}>
      <h2
        id={heading}
        className="mb-2 font-soft text-head font-medium text-spruce print:mb-0.5 print:text-title"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
