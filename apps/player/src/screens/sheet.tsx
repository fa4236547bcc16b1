import type { ReactNode } from 'react'
import { takeFocus } from './take-focus.ts'

type SheetProps = { title: string; art?: ReactNode; actions?: ReactNode; children?: ReactNode }

/** A page with nothing moving on it: one thing said, one main action at the thumb. */
export function Sheet({ title, art, actions, children }: SheetProps) {
  return (
    <section className="sheet" tabIndex={-1} ref={takeFocus}>
      {art}
      <div className="sheet-words" role="status">
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </section>
  )
}
