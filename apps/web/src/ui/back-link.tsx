import { Link, useNavigate } from 'react-router'
import { useBack } from '../messenger/use-back.ts'
import { isPageBefore } from './page-trail.ts'

const look = '-ml-2 grid size-6 place-items-center rounded-full text-spruce'

/** To the page before, wherever that is: a known address, or what the caller does. A messenger has a button for it. */
export function BackLink({ to }: { to: string | (() => void) }) {
  const navigate = useNavigate()
  const isInFrame = useBack(() => (typeof to === 'string' ? goBack(to) : to()))

  // The history never grows by going back: the browser's own arrow would lead in circles afterwards.
  function goBack(address: string) {
    if (isPageBefore(address)) void navigate(-1)
    else void navigate(address, { replace: true })
  }

  const arrow = (
    <svg
      viewBox="0 0 24 24"
      className="size-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="M20 12H5m0 0 6.5-6.5M5 12l6.5 6.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
  if (isInFrame) return null
  if (typeof to === 'string')
    return (
      <Link
        to={to}
        aria-label="Back"
        className={look}
        onClick={event => {
          // With a key held down the browser opens the address elsewhere.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          goBack(to)
        }}
      >
        {arrow}
      </Link>
    )
  return (
    <button type="button" onClick={to} aria-label="Back" className={look}>
      {arrow}
    </button>
  )
}
