import { type ReactNode, useId } from 'react'

export function DataSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="mb-1.5 font-soft text-title font-medium text-spruce">
        {title}
      </h2>
      {children}
    </section>
  )
}
