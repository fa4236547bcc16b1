import { Link, useNavigate } from 'react-router'
import { useBack } from '../messenger/use-back.ts'

const look = '-ml-2 grid size-6 place-items-center rounded-full text-spruce'

/** To the page before, wherever that is: a known address, or what the caller does. A messenger has a button for it. */
export function BackLink({ to }: { to: string | (() => void) }) {
  const navigate = useNavigate()
  const isInFrame = useBack(() => (typeof to === 'string' ? void navigate(to) : to()))
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
      <Link to={to} aria-label="Back" className={look}>
        {arrow}
      </Link>
    )
  return (
    <button type="button" onClick={to} aria-label="Back" className={look}>
      {arrow}
    </button>
  )
}
