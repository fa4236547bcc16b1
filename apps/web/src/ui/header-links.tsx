import { Icon } from '@lithe/design/icon'
import { shellWords } from '@lithe/words/live/shell'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBack } from '../messenger/messenger.ts'
import { useLatePart } from '../navigation/later-parts.ts'
import { paths } from '../navigation/paths.ts'
import { withWords } from '../words/language.ts'
import { linkLook } from './buttons.tsx'

const look = '-ms-2 grid size-6 shrink-0 place-items-center rounded-full text-spruce print:hidden'

/** Leads to the previous page: a known path, or the caller's action. Replaced by the messenger's own button. */
export function BackLink({ to }: { to: string | (() => void) }) {
  const navigate = useNavigate()
  const isInFrame = useBack(() => (typeof to === 'string' ? goBack(to) : to()))

  // Steps back in history instead of adding to it, or the browser's back button would loop.
  function goBack(address: string) {
    if (isPageBefore(address)) void navigate(-1)
    else void navigate(address, { replace: true })
  }

  const arrow = (
    <Icon className="size-3 rtl:-scale-x-100">
      <path d="M20 12H5m0 0 6.5-6.5M5 12l6.5 6.5" />
    </Icon>
  )
  if (isInFrame) return null
  if (typeof to === 'string')
    return (
      <Link
        to={to}
        aria-label={shellWords.buttons.back}
        className={look}
        onClick={event => {
          // A modifier key makes the browser open the page elsewhere.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          goBack(to)
        }}
      >
        {arrow}
      </Link>
    )
  return (
    <button type="button" onClick={to} aria-label={shellWords.buttons.back} className={look}>
      {arrow}
    </button>
  )
}

type LeaveProps = { to: string; replace?: boolean; children: string }

/** Exit at the end of a page's header; `replace` removes the page from history. */
export function LeaveLink({ to, replace = false, children }: LeaveProps) {
  return (
    <Link
      to={to}
      replace={replace}
      className="-me-1 inline-flex min-h-6 items-center gap-1 rounded-card px-1 font-semibold text-spruce print:hidden"
    >
      {children}
      <Icon box={20} className="size-[20px] shrink-0">
        <path d="M4 4 16 16M16 4 4 16" />
      </Icon>
    </Link>
  )
}

const loadHelp = () => withWords(import('./help-sheet.tsx')).then(module => module.HelpSheet)
const nothing = () => {}

type HelpProps = {
  /** Has no links during the test, and is preloaded, as the network may fail. */
  isInTest?: boolean
  onShown?: () => void
  onGone?: () => void
}

/** Always last in the header, so that help is easy to find. */
export function HelpButton({ isInTest = false, onShown = nothing, onGone = nothing }: HelpProps) {
  const [isOpen, setOpen] = useState(false)
  const HelpSheet = useLatePart(loadHelp, isOpen || isInTest)
  const isShown = isOpen && HelpSheet !== null
  const tellShown = useEffectEvent(onShown)
  const tellGone = useEffectEvent(onGone)

  useEffect(() => {
    if (!isShown) return
    tellShown()
    return () => tellGone()
  }, [isShown])

  return (
    <>
      <button
        type="button"
        aria-label={shellWords.help}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-me-1.5 grid size-6 shrink-0 place-items-center rounded-full text-spruce print:hidden"
      >
        <Icon className="size-3.5" weight={1.8}>
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.3 9.4a2.75 2.75 0 1 1 4.2 2.3c-.95.6-1.5 1.15-1.5 2.2M12 17h.01" />
        </Icon>
      </button>
      {HelpSheet ? <HelpSheet isOpen={isOpen} hasLinks={!isInTest} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const trail = new Map<number, string>()

/** The page's index in the tab's history, as counted by the router. */
function placeNow(): number {
  const state: unknown = window.history.state
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof idx === 'number' ? idx : 0
}

/** Records each page, as browsers do not reveal which one came before. */
export const notePage = (pathname: string) => void trail.set(placeNow(), pathname)

/** Whether going back stays in the app; a page that replaced the first has none before it. */
export const hasPageBefore = (): boolean => placeNow() > 0

/** Whether going back leads to a path, ignoring its query. Pages before a reload are unknown. */
export const isPageBefore = (address: string): boolean =>
  trail.get(placeNow() - 1) === new URL(address, window.location.origin).pathname

/** Leads back to the previous page with its state, or to `fallback` if going back would leave the app. */
export function useWayBack(fallback: string): string | (() => void) {
  const navigate = useNavigate()
  return hasPageBefore() ? () => void navigate(-1) : fallback
}

/** Unobtrusive link to the person's data, at the end of a header. */
export const YourDataLink = () => (
  <Link to={paths.yourData.link()} className={linkLook}>
    {shellWords.yourData}
  </Link>
)
