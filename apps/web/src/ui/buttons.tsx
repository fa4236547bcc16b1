import { Button } from '@lithe/design/button'
import { Icon } from '@lithe/design/icon'
import type { ComponentProps, ReactNode } from 'react'
import { messenger } from '../messenger/messenger.ts'

/** The screen's single main action. */
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

/** A button for any action but the main one. */
export const QuietButton = (props: ComponentProps<'button'>) => <Button look="outlined" {...props} />

/** Style of the main action, for a button or a link. */
export const actionLook = 'action press'

/** Style of a secondary way on, for a link or a button. */
export const linkLook = 'link'

type MainActionProps = {
  /** Position and look; must be positioned, as the overlay covers exactly this element. */
  className: string
  /** Changes when another action takes its place on the page, so that early presses are ignored again. */
  isNow?: string
  children: ReactNode
}

/**
 * Largest fraction of the window's height that a footer may cover while a page scrolls: two buttons on a small phone,
 * or a button and its line in landscape. A window zoomed to 400 % is lower than both.
 */
const mostCovered = (height: number) => (height < 340 || height > 700 ? 0.28 : 0.35)

/** Lets an element that covers more end at its main action or, with `data-large`, stay below; not one next to content. */
function markLarge(foot: HTMLElement | null) {
  if (!foot) return
  const look = () => {
    const isBeside = foot.offsetWidth < (foot.parentElement?.clientWidth ?? 0) / 2
    const most = isBeside ? Number.POSITIVE_INFINITY : mostCovered(window.innerHeight) * window.innerHeight
    const bottomOf = (part: Element) => part.getBoundingClientRect().bottom
    const main = foot.nextSibling ? null : foot.querySelector('.action')
    const over = main && foot.offsetHeight > most ? Math.max(0, bottomOf(foot) - bottomOf(main) - 12) : 0
    foot.style.setProperty('--over', `${over}px`)
    foot.toggleAttribute('data-large', foot.offsetHeight - over > most)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(foot)
  window.addEventListener('resize', look)
  return () => {
    sizes.disconnect()
    window.removeEventListener('resize', look)
  }
}

/**
 * The place of a page's main action. It ignores presses until the page has been still for a moment, as the second tap
 * of a double tap was meant for the previous page. Keyboards need no delay, as navigation takes focus off the button.
 */
export function MainAction({ className, isNow = '', children }: MainActionProps) {
  return (
    <footer ref={markLarge} data-main-action className={className}>
      {children}
      <span key={isNow} aria-hidden="true" className="rest" />
    </footer>
  )
}

type PauseButtonProps = {
  isPaused: boolean
  onChange: (isPaused: boolean) => void
  /** Accessible names of the button. */
  words: { pause: string; play: string }
}

/** Pauses and resumes moving content. */
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

/** Hidden from screen readers, as its button has a name. */
export const CrossIcon = () => (
  <Icon>
    <path d="M6 6 18 18M18 6 6 18" />
  </Icon>
)
