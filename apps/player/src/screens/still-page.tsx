import type { ReactNode } from 'react'
import { FarText } from './far-text.tsx'
import { takeFocus } from './take-focus.ts'

/** How a picture stands above the words, or beside them on a phone on its side. */
export const artLook = 'w-full flat:row-span-2 flat:h-[76svh] flat:max-h-none flat:self-center'

type StillPageProps = {
  /** Over the title, to be read at 2.5 m. */
  far?: string
  title: string
  /** Fills its room as `artLook` has it. */
  art?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** Of a result: a small title over a number, all of it centred. */
  isCentred?: boolean
}

/** A page with nothing moving on it: one thing said, one main action at the thumb. */
export function StillPage({ far, title, art, actions, children, isCentred = false }: StillPageProps) {
  const wide = art ? '' : 'flat:col-span-2'
  const centred = isCentred
    ? '[--page:var(--text-title)] flat:[--page:var(--text-lead)] justify-items-center text-center'
    : far
      ? '[--page:var(--text-title)]'
      : ''
  return (
    <section
      className={`whole-page max-w-column pt-5.5 ${far ? '' : 'px-1'} flat:grid flat:max-w-[1000px] flat:grid-cols-2 flat:grid-rows-[minmax(0,1fr)_auto] flat:gap-x-4 flat:pt-0`}
      tabIndex={-1}
      ref={takeFocus}
    >
      {art}
      <div
        className={`grid min-h-0 flex-auto content-center-safe gap-[clamp(8px,1.9svh,16px)] overflow-y-auto py-2 text-lead flat:gap-1.25 flat:py-0.5 flat:text-base/[1.35] ${wide} ${centred}`}
        role="status"
      >
        {far && <FarText words={far} className="text-spruce" />}
        <h1
          className={`font-far text-page text-spruce ${far ? 'flat:sr-only' : ''} ${isCentred ? 'tight:sr-only' : ''}`}
        >
          {title}
        </h1>
        {children}
      </div>
      {actions && (
        <Actions className={`flat:auto-cols-[1.4fr] flat:grid-flow-col ${wide}`}>{actions}</Actions>
      )}
    </section>
  )
}

/** What can be pressed on a page, at the thumb's end of it. */
export const Actions = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div className={`mx-auto mt-1.5 grid w-full max-w-column gap-1 *:leading-[1.2] ${className}`}>
    {children}
  </div>
)

/** Numbered steps, in the order to do them. */
export function WayOut({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-1.5">
      {steps.map((words, index) => (
        <li key={words} className="grid grid-cols-[1.778rem_1fr]">
          <span aria-hidden="true" className="font-soft text-[1.333rem]/[1.3] font-semibold text-ember">
            {index + 1}
          </span>
          {words}
        </li>
      ))}
    </ol>
  )
}
