import type { ReactNode } from 'react'
import { FarText } from './far-text.tsx'
import { letKeysScroll, takeFocus } from './take-focus.ts'

/** Layout of a picture above the words, or beside them in landscape. */
export const artLook = 'w-full flat:h-full flat:max-h-none flat:self-center'

type StillPageProps = {
  /** Above the title, readable at 2.5 m. */
  far?: string
  title: string
  /** Fills its space as `artLook` does. */
  art?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** For results: a small title over a number, centred. */
  isCentred?: boolean
  /** For words that need the picture's space in landscape. */
  isAlone?: boolean
}

/** A static page: one message, one main action within the thumb's reach. */
export function StillPage({
  far,
  title,
  art,
  actions,
  children,
  isCentred = false,
  isAlone = false,
}: StillPageProps) {
  const wide = art && !isAlone ? '' : 'flat:col-span-2'
  const shape = isCentred
    ? '[--page:var(--text-title)] flat:[--page:var(--text-lead)] flat:[--between:4px] justify-items-center text-center'
    : far
      ? '[--page:var(--text-title)]'
      : ''
  return (
    <section
      className={`whole-page max-w-column pt-5.5 ${far ? '' : 'px-1'} ${isCentred ? 'flat:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]' : 'flat:grid-cols-2'} flat:grid flat:max-w-[1000px] flat:grid-rows-[minmax(0,1fr)_auto] flat:gap-x-4 flat:pt-0 max-[14em]:overflow-y-auto`}
      tabIndex={-1}
      ref={takeFocus}
    >
      {art}
      <div
        data-room
        ref={letKeysScroll}
        className={`grid min-h-0 flex-auto grid-cols-[minmax(0,1fr)] content-center-safe gap-[clamp(8px,1.9svh,16px)] overflow-y-auto py-2 text-lead flat:gap-(--between,10px) flat:py-0.5 flat:text-base/[1.35] max-[14em]:flex-none max-[14em]:overflow-visible max-[14em]:text-base/[1.3] ${wide} ${shape}`}
        role="status"
      >
        {far && <FarText words={far} className="text-spruce" />}
        <h1
          className={`font-soft text-page text-spruce ${far ? 'flat:sr-only' : ''} ${isCentred ? 'tight:sr-only' : ''}`}
        >
          {title}
        </h1>
        {children}
      </div>
      {actions && (
        <Actions className="flat:col-span-2 flat:max-w-none flat:auto-cols-fr flat:grid-flow-col">
          {actions}
        </Actions>
      )}
    </section>
  )
}

/** A page's buttons, within the thumb's reach; the main action is last, always in the same place. */
export const Actions = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div
    className={`mx-auto mt-1.5 grid w-full max-w-column gap-1.5 *:leading-[1.2] max-[14em]:contents max-[14em]:*:mt-1.5 max-[14em]:*:last:sticky max-[14em]:*:last:bottom-0 ${className}`}
  >
    {children}
  </div>
)

/** Keeps the main action's place empty on waiting pages, so that a press meant for the previous page hits nothing. */
export const NoMainAction = () => <span className="min-h-main" />

/** Secondary actions, in one row with the rest in landscape. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-1.5 *:flex-auto *:px-1 *:py-0 flat:contents">{children}</div>
)

/** Numbered steps. */
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
