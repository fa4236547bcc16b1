import type { ReactNode } from 'react'

type Props = {
  /** Where it stands and how; it must be positioned, as the rest covers exactly this. */
  className: string
  /** A page that stays while its action becomes another one names it, so that the new one rests as well. */
  isNow?: string
  children: ReactNode
}

/**
 * Where a page keeps its main action, and how that is found. It takes no press before the page has stood still
 * for a moment: the second tap of a double tap was meant for the page before.
 * A keyboard needs no such rest, as every new page takes the focus off the button.
 */
export function MainAction({ className, isNow = '', children }: Props) {
  return (
    <footer data-main-action className={className}>
      {children}
      <span key={isNow} aria-hidden="true" className="rest" />
    </footer>
  )
}
