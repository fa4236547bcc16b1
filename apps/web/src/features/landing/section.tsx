import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The plate that stands beside the column while this part is read. */
  plate: string
  children: ReactNode
}

/** One part of the landing page, under a hairline that the arc of its heading rises from. */
export function Section({ title, plate, children }: Props) {
  return (
    <section data-plate={plate} className="mt-9 border-t border-hairline pt-5">
      <h2 className="font-soft text-head font-medium text-spruce">{title}</h2>
      {children}
    </section>
  )
}
