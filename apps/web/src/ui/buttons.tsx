import { Button } from '@lithe/design/button'
import { Icon } from '@lithe/design/icon'
import type { ComponentProps, ReactNode } from 'react'
import { messenger } from '../messenger/messenger.ts'

/** The one main action of a screen. */
export function ActionButton({ onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <Button
      look="action"
      onClick={event => {
        messenger()?.feel('tap')
        onClick?.(event)
      }}
      {...rest}
    />
  )
}

/** Everything a person may do besides the main action. */
export const QuietButton = (props: ComponentProps<'button'>) => <Button look="outlined" {...props} />

/** How the one main action of a screen looks, be it a button or a link. */
export const actionLook = 'action press'

/** How a way on looks that is not the main action, be it a link or a button. */
export const linkLook = 'link'

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

type PauseButtonProps = {
  isPaused: boolean
  onChange: (isPaused: boolean) => void
  /** What the button does, as it is read out. */
  words: { pause: string; play: string }
}

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ isPaused, onChange, words }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={isPaused ? words.play : words.pause}
      onClick={() => onChange(!isPaused)}
      className="round-button text-ink-soft"
    >
      <Icon className="size-3.5" weight={1.8}>
        <circle cx="12" cy="12" r="11" opacity="0.5" />
        {isPaused ? (
          <path d="M9.8 8v8l6.4-4Z" fill="currentColor" />
        ) : (
          <path d="M9.6 8.2v7.6M14.4 8.2v7.6" strokeWidth="2.2" />
        )}
      </Icon>
    </button>
  )
}

/** Says nothing by itself: whatever bears it has a name. */
export const CrossIcon = () => (
  <Icon>
    <path d="M6 6 18 18M18 6 6 18" />
  </Icon>
)
