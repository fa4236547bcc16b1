import type { ComponentProps, ReactNode } from 'react'
import { messenger } from '../messenger/messenger.ts'

/** The one main action of a screen. */
export function ActionButton({
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`${actionLook} disabled:bg-sand disabled:text-ink-soft ${className}`}
      // A key that is held down presses once, not every page it opens.
      onKeyDown={event => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={event => {
        messenger()?.feel('tap')
        onClick?.(event)
      }}
      {...rest}
    />
  )
}

/** Everything a person may do besides the main action. */
export function QuietButton({ className = '', type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={`min-h-6 rounded-card border-2 border-outline px-3 py-1 font-semibold text-ink transition-transform duration-200 ease-body active:scale-[0.985] disabled:text-ink-soft ${className}`}
      {...rest}
    />
  )
}

/** How the one main action of a screen looks, be it a button or a link. */
export const actionLook =
  'min-h-[60px] w-full rounded-card bg-spruce px-3 text-lead font-semibold text-on-spruce transition-[transform,opacity] duration-200 ease-body active:scale-[0.985]'

/** How a way on looks that is not the main action, be it a link or a button. */
export const linkLook =
  'inline-flex min-h-6 items-center font-semibold text-spruce underline decoration-outline decoration-2 underline-offset-4'

type MainActionProps = {
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
export function MainAction({ className, isNow = '', children }: MainActionProps) {
  return (
    <footer data-main-action className={className}>
      {children}
      <span key={isNow} aria-hidden="true" className="rest" />
    </footer>
  )
}

type PauseButtonProps = { isPaused: boolean; onChange: (isPaused: boolean) => void; what: string }

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ isPaused, onChange, what }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={isPaused ? `Play ${what}` : `Pause ${what}`}
      onClick={() => onChange(!isPaused)}
      className="grid size-6 shrink-0 place-items-center rounded-full text-ink-soft transition-transform duration-200 ease-body active:scale-95"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="11" opacity="0.5" />
        {isPaused ? (
          <path d="M9.8 8v8l6.4-4Z" fill="currentColor" />
        ) : (
          <path d="M9.6 8.2v7.6M14.4 8.2v7.6" strokeWidth="2.2" />
        )}
      </svg>
    </button>
  )
}

/** Says nothing by itself: whatever bears it has a name. */
export const CrossIcon = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-3"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M6 6 18 18M18 6 6 18" />
  </svg>
)
